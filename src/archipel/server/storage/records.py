"""Records that people have imported. Records of games played here are made from the logs of their tables."""

from __future__ import annotations

import msgspec
from sqlalchemy import insert, select

from archipel.server.messages import RecordInfo, write
from archipel.server.storage import schema
from archipel.server.storage.section import Section


class Records(Section):
    """All imported records."""

    async def add(self, person: str, info: RecordInfo, text: str) -> None:
        async with self.store.writing() as connection:
            await connection.execute(
                insert(schema.records).values(
                    id=info.record, person=person, info=write(info).decode(), record=text, created=info.created
                )
            )

    async def get(self, name: str) -> tuple[RecordInfo, str] | None:
        records = schema.records.c
        async with self.store.reading() as connection:
            found = await connection.execute(select(records.info, records.record).where(records.id == name))
            row = found.first()
        return None if row is None else (msgspec.json.decode(row[0], type=RecordInfo), row[1])
