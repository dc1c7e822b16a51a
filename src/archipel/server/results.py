"""After the end of a game: its result is counted for the ratings, and its record read for openings and dice.

The result itself is written with the last move. Whatever happens after that, or in another process, each game is
counted once: the transaction that counts it marks it.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

import msgspec

from archipel.server.http.record_worker import Task
from archipel.server.messages import SeatFacts
from archipel.server.refusals import Refused
from archipel.server.storage.ratings import Ratings
from archipel.server.storage.store import StorageError
from archipel.server.table import game_records
from archipel.server.table.table import LogError

if TYPE_CHECKING:
    from archipel.server.services import Services

EVERY: Final = 600.0  # seconds, if no game ends here: another process may have left something

logger = logging.getLogger(__name__)


async def look_after_results(services: Services) -> None:
    """For as long as the server runs, if it keeps results. What is being counted then is counted to the end."""
    while services.settings.ratings and not services.stopping:
        services.game_ended.clear()
        try:
            await settle(services)
        except StorageError:
            logger.exception("results were not counted")
        try:
            await asyncio.wait_for(services.game_ended.wait(), EVERY)
        except TimeoutError:
            continue


async def settle(services: Services) -> None:
    """Count what has not been counted, and read records that have not been read."""
    ratings = Ratings(services.store)
    await ratings.count_all()
    for game in await ratings.unread():
        if services.stopping:
            return
        await ratings.add_facts(game, await _facts(services, game))


async def _facts(services: Services, game: str) -> list[SeatFacts]:
    """Of a game whose record cannot be read any more, nothing."""
    tables = services.tables
    try:
        table = tables.by_id.get(game) or await tables.read(game)
        found = await services.records.do(Task("facts", game_records.record_of(table)))
    except (Refused, LogError):
        return []
    return [] if found.key else msgspec.json.decode(found.body, type=list[SeatFacts])
