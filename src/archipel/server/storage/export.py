"""Everything that is stored about a person, as one JSON file for that person."""

from __future__ import annotations

import json
from typing import Any, Final

from sqlalchemy import Select, select

from archipel.server.storage import schema
from archipel.server.storage.store import Store

# Rows that name a person, by the name they have in the file. Tokens and codes are keys, and only their hashes are here.
OF_PERSON: Final[dict[str, tuple[Any, str]]] = {
    "tables": (schema.sittings, "person"),
    "presets": (schema.presets, "person"),
    "campaigns": (schema.campaigns, "person"),
    "maps": (schema.maps, "person"),
    "records": (schema.records, "person"),
    "muted": (schema.mutes, "person"),
    "ratings": (schema.ratings, "player"),
    "results": (schema.results, "player"),
    "tournaments_played": (schema.tournament_players, "person"),
    "tournaments_organised": (schema.tournaments, "organiser"),
}
HIDDEN: Final = frozenset({"password"})  # a hash


async def data_of(store: Store, person: str) -> str:
    """The file."""
    found: dict[str, object] = {}
    people, log = schema.people, schema.log.c
    async with store.reading() as connection:

        async def rows(query: Select[Any]) -> list[dict[str, Any]]:
            read = (await connection.execute(query)).mappings()
            return [{name: value for name, value in row.items() if name not in HIDDEN} for row in read]

        found["person"] = await rows(select(people).where(people.c.id == person))
        for name, (table, column) in OF_PERSON.items():
            found[name] = await rows(select(table).where(table.c[column] == person))
        games = select(schema.results.c.game_id).where(schema.results.c.player == person)
        found["games"] = await rows(select(schema.games).where(schema.games.c.id.in_(games)))
        found["log"] = await rows(
            select(log.table_id, log.number, log.entry, log.at).where(log.person == person).order_by(log.at)
        )
    return json.dumps(found, ensure_ascii=False, indent=1)
