"""Writing entries to the logs of tables in PostgreSQL, and reading whole logs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from archipel.server.storage.log_writer import Batch, Doubled, LogRow, ReadError, Statements, WriteError

# What asyncpg raises when a connection is lost; the last one when it is lost in the middle of an operation.
LOST: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)


class PostgresqlLog:
    """A connection that is kept; after an error, the next batch gets another."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.statements = Statements(engine.dialect)
        self.held: Any = None  # a connection of the pool

    async def write(self, batch: Batch) -> None:
        try:
            if self.held is None:
                self.held = await self.engine.raw_connection()
            await self._write(self.held.driver_connection, self.statements.of(batch))
        except asyncpg.IntegrityConstraintViolationError as wrong:
            raise Doubled from wrong
        except (*LOST, DBAPIError, OSError) as wrong:
            await self.close()
            await self.engine.dispose()  # the other connections of the pool are probably lost as well
            raise WriteError from wrong

    async def _write(self, driver: Any, parts: list[tuple[str, Sequence[tuple[object, ...]]]]) -> None:
        if len(parts) == 1:
            await driver.executemany(*parts[0])  # a transaction by itself
        else:
            async with driver.transaction():
                for statement, rows in parts:
                    await driver.executemany(statement, rows)

    async def read(self, tables: Sequence[str]) -> list[list[LogRow]]:
        try:
            async with self.engine.connect() as connection:
                driver: Any = (await connection.get_raw_connection()).driver_connection
                return [[tuple(row) for row in await driver.fetch(self.statements.read, table)] for table in tables]
        except (*LOST, DBAPIError, OSError) as wrong:
            raise ReadError from wrong

    async def close(self) -> None:
        held, self.held = self.held, None
        if held is not None:
            held.invalidate()
