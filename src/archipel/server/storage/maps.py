"""Maps that people have drawn: scenario files in the database."""

from __future__ import annotations

from secrets import token_urlsafe
from time import time
from typing import Any, Final

import msgspec
from sqlalchemy import insert, select, update

from archipel.server.messages import MapCell, MapCheck, MapList, MapSummary, StoredMap
from archipel.server.refusals import Refused
from archipel.server.storage import schema
from archipel.server.storage.people import GUEST
from archipel.server.storage.section import Section, refuse_beyond
from archipel.texts import LANGUAGES, Texts

MOST: Final = 50  # of one person
LISTED: Final = 60  # of others
# What guests are called who have given no name, each in the language of their page.
NAMELESS: Final = frozenset({GUEST, *(Texts(language).say("page-guest") for language in LANGUAGES)})


class Drawn(msgspec.Struct):
    """What a list shows of a map, as it is stored."""

    seats: list[int]
    target: int
    chapters: list[str]
    picture: list[MapCell]


class Maps(Section):
    """All stored maps."""

    async def add(self, person: str, name: str, found: MapCheck, public: bool) -> StoredMap:
        maps, name_of = schema.maps.c, token_urlsafe(9)
        async with self.store.writing() as connection:
            await refuse_beyond(connection, maps.person, person, MOST, Refused("map.too_many", most=MOST))
            await connection.execute(
                insert(schema.maps).values(id=name_of, person=person, created=time(), **_values(name, found, public))
            )
        return await self.get(name_of, person)

    async def change(self, map_id: str, person: str, name: str, found: MapCheck, public: bool) -> StoredMap:
        maps = schema.maps.c
        async with self.store.writing() as connection:
            done = await connection.execute(
                update(schema.maps)
                .where(maps.id == map_id, maps.person == person)
                .values(**_values(name, found, public))
            )
        if done.rowcount == 0:
            await self.get(map_id, person)
            raise Refused("map.not_yours", status=403)
        return await self.get(map_id, person)

    async def get(self, map_id: str, person: str) -> StoredMap:
        async with self.store.reading() as connection:
            found = await connection.execute(
                _SELECTED.add_columns(schema.maps.c.text).where(schema.maps.c.id == map_id)
            )
            row = found.first()
        if row is None:
            raise Refused("map.unknown", status=404)
        return StoredMap(_summary(row, person), row.text)

    async def listed(self, person: str) -> MapList:
        """Mine, and those of others that everybody may see."""
        maps = schema.maps.c
        async with self.store.reading() as connection:
            mine = await connection.execute(_SELECTED.where(maps.person == person).order_by(maps.changed.desc()))
            others = await connection.execute(
                _SELECTED.where(maps.person != person, maps.public.is_(True), maps.playable.is_(True))
                .order_by(maps.changed.desc())
                .limit(LISTED)
            )
            return MapList([_summary(row, person) for row in mine], [_summary(row, person) for row in others], MOST)

    async def remove(self, map_id: str, person: str) -> None:
        maps = schema.maps.c
        await self.store.remove_row(schema.maps, maps.id == map_id, maps.person == person, unknown="map.unknown")


_SELECTED: Final = select(
    schema.maps.c.id,
    schema.maps.c.person,
    schema.maps.c.name,
    schema.maps.c.public,
    schema.maps.c.playable,
    schema.maps.c.drawn,
    schema.maps.c.changed,
    schema.people.c.name.label("author"),
).join(schema.people, schema.people.c.id == schema.maps.c.person)


def _values(name: str, found: MapCheck, public: bool) -> dict[str, object]:
    drawn = Drawn(found.seats, found.target, found.chapters, found.picture)
    return {
        "name": name,
        "text": found.text,
        "public": public,
        "playable": found.game is not None,
        "drawn": msgspec.json.encode(drawn).decode(),
        "changed": time(),
    }


def _summary(row: Any, person: str) -> MapSummary:
    drawn = msgspec.json.decode(row.drawn, type=Drawn)
    return MapSummary(
        map=row.id,
        name=row.name,
        author="" if row.author in NAMELESS else row.author,
        mine=row.person == person,
        public=row.public,
        playable=row.playable,
        seats=drawn.seats,
        target=drawn.target,
        chapters=drawn.chapters,
        picture=drawn.picture,
        changed=row.changed,
    )
