"""Everything that is stored about a person, as one JSON file for that person."""

from __future__ import annotations

import json
from typing import Any, Final

from sqlalchemy import Column, Select, Table, select

from archipel.server.storage import schema
from archipel.server.storage.store import Store

KEYS: Final = frozenset({"tokens", "devices"})  # only their hashes are here
HIDDEN: Final = frozenset({"password"})  # a hash


def columns_of_people() -> list[tuple[Table, Column[Any]]]:
    """The tables with rows of a person, and the column that says whose they are: the first that refers to people."""
    found: list[tuple[Table, Column[Any]]] = []
    for table in schema.metadata.sorted_tables:
        owners = [column for column in table.c if any(key.column is schema.people.c.id for key in column.foreign_keys)]
        if owners and table.name not in KEYS:
            found.append((table, owners[0]))
    return [*found, (schema.ratings, schema.ratings.c.player), (schema.results, schema.results.c.player)]


async def data_of(store: Store, person: str) -> str:
    """The file."""
    found: dict[str, object] = {}
    people, log = schema.people, schema.log.c
    async with store.reading() as connection:

        async def rows(query: Select[Any]) -> list[dict[str, Any]]:
            read = (await connection.execute(query)).mappings()
            return [{name: value for name, value in row.items() if name not in HIDDEN} for row in read]

        found["person"] = await rows(select(people).where(people.c.id == person))
        for table, column in columns_of_people():
            found[table.name] = await rows(select(table).where(column == person))
        games = select(schema.results.c.game_id).where(schema.results.c.player == person)
        found["games"] = await rows(select(schema.games).where(schema.games.c.id.in_(games)))
        found["log"] = await rows(
            select(log.table_id, log.number, log.entry, log.at).where(log.person == person).order_by(log.at)
        )
    return json.dumps(found, ensure_ascii=False, indent=1)
