"""Writing entries to the logs of tables in PostgreSQL, and reading whole logs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import bindparam, insert, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from archipel.server.storage import schema
from archipel.server.storage.log_writer import Doubled, LogRow, ReadError, WriteError

# What asyncpg raises when a connection is lost; the last one when it is lost in the middle of an operation.
LOST: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)


class PostgresqlLog:
    """A connection that is kept; after an error, the next batch gets another."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.statement = str(insert(schema.log).compile(dialect=engine.dialect))
        mine = schema.log.c.table_id == bindparam("table")
        self.reading = str(select(schema.log).where(mine).order_by(schema.log.c.number).compile(dialect=engine.dialect))
        self.held: Any = None  # a connection of the pool

    async def write(self, rows: Sequence[LogRow]) -> None:
        try:
            if self.held is None:
                self.held = await self.engine.raw_connection()
            await self.held.driver_connection.executemany(self.statement, rows)  # one transaction
        except asyncpg.IntegrityConstraintViolationError as wrong:
            raise Doubled from wrong
        except (*LOST, DBAPIError, OSError) as wrong:
            await self.close()
            await self.engine.dispose()  # the other connections of the pool are probably lost as well
            raise WriteError from wrong

    async def read(self, tables: Sequence[str]) -> list[list[LogRow]]:
        try:
            async with self.engine.connect() as connection:
                driver: Any = (await connection.get_raw_connection()).driver_connection
                return [[tuple(row) for row in await driver.fetch(self.reading, table)] for table in tables]
        except (*LOST, DBAPIError, OSError) as wrong:
            raise ReadError from wrong

    async def close(self) -> None:
        held, self.held = self.held, None
        if held is not None:
            held.invalidate()
