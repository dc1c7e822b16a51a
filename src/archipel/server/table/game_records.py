"""What the end of a game reveals: the dice, and the record."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from archipel.engine.record import VERSION
from archipel.server.messages import Fair
from archipel.server.refusals import Refused
from archipel.server.table import fair_dice

if TYPE_CHECKING:
    from archipel.server.table.table import Table, UnplayableGame


def fair_shown(table: Table) -> Fair:
    """What may be shown of the dice: all of it only when the game is over."""
    fair = Fair(fair_dice.commitment_of(table.secret), sealed=table.sealed_at is not None)
    if fair.sealed or not table.seed:
        fair.commitments = [seat.commitment for seat in table.seats]
    if table.finished:
        fair.secret = table.secret
        fair.shares = [seat.share for seat in table.seats]
        fair.seed = table.seed
    return fair


def record_of(table: Table, person: str = "") -> str:
    """The record of the finished game. Of one that cannot be played by these rules, what its log says; if it did
    not come to its end, only for the people who sit there."""
    bots = [seat.bot if seat.kind == "bot" else "" for seat in table.seats]
    names = [bot.partition(":")[0] or seat.name for bot, seat in zip(bots, table.seats, strict=True)]
    if not table.finished and (table.unplayable is None or not table.seats_of(person)):
        raise Refused("record.unfinished", status=403)
    if table.unplayable is not None:
        return _record_of_log(table, table.unplayable, names, bots)
    assert table.live is not None
    fair = None if table.lesson_name else fair_shown(table)
    return fair_dice.record_with(table.live.game, table.id, names, bots, fair)


def _record_of_log(table: Table, game: UnplayableGame, names: list[str], bots: list[str]) -> str:
    """A record with what the log says of its game: without the board, which only its own rules can lay again."""
    header: dict[str, object] = {"archipel": VERSION, "rules": table.rules, "name": table.options.game}
    header |= {"seats": table.options.seats, "options": dict(sorted(table.options.options.items()))}
    if table.finished:  # the seed would tell what comes next, if the game is ever played on by its own rules
        header["seed"] = int(table.seed, 16)
    if table.scenario:
        header["scenario"] = table.scenario
    steps = [
        {"seat": move.seat, "do": move.do} | ({"chance": move.chance} if move.chance else {}) for move in game.moves
    ]
    return fair_dice.sealed(
        header, [json.dumps(step, ensure_ascii=False) for step in steps], table.id, names, bots, fair_shown(table), b""
    )
