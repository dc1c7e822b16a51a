"""Presets: options of a table under a name, shared by address."""

from __future__ import annotations

from secrets import token_urlsafe
from time import time
from typing import Final

import msgspec
from sqlalchemy import insert, select

from archipel.server.messages import Preset, TableOptions, write
from archipel.server.refusals import Refused
from archipel.server.storage import schema
from archipel.server.storage.section import Section, refuse_beyond

MOST: Final = 50  # of one person


class Presets(Section):
    """All presets."""

    async def add(self, person: str, name: str, options: TableOptions) -> Preset:
        presets = schema.presets.c
        preset = Preset(token_urlsafe(9), name, options, True)
        async with self.store.writing() as connection:
            await refuse_beyond(connection, presets.person, person, MOST, Refused("preset.too_many", most=MOST))
            await connection.execute(
                insert(schema.presets).values(
                    id=preset.preset, person=person, name=name, options=write(options).decode(), created=time()
                )
            )
        return preset

    async def get(self, preset: str, person: str) -> Preset:
        found = await self._where(schema.presets.c.id == preset, person)
        if not found:
            raise Refused("preset.unknown", status=404)
        return found[0]

    async def of(self, person: str) -> list[Preset]:
        return await self._where(schema.presets.c.person == person, person)

    async def _where(self, condition: object, person: str) -> list[Preset]:
        presets = schema.presets.c
        async with self.store.reading() as connection:
            found = await connection.execute(
                select(presets.id, presets.name, presets.options, presets.person)
                .where(condition)  # type: ignore[arg-type]
                .order_by(presets.created)
            )
            return [
                Preset(row[0], row[1], msgspec.json.decode(row[2], type=TableOptions), row[3] == person)
                for row in found
            ]

    async def remove(self, preset: str, person: str) -> None:
        presets = schema.presets.c
        await self.store.remove_row(
            schema.presets, presets.id == preset, presets.person == person, unknown="preset.unknown"
        )
