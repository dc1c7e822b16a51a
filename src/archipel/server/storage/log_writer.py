"""Writing entries to the logs of tables, and reading whole logs: straight through the driver, many entries at once.

Every move is written here, and every move of every game is read here after a restart. So this is the one place that
does without SQLAlchemy at run time: it would cost as much as the rest of a move. The statements are still made from
the schema.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Protocol

from sqlalchemy import bindparam, insert, select
from sqlalchemy.dialects.sqlite import dialect

from archipel.server.storage import schema

INSERT: Final = str(insert(schema.log).compile(dialect=dialect()))
READ: Final = str(
    select(schema.log)
    .where(schema.log.c.table_id == bindparam("table"))
    .order_by(schema.log.c.number)
    .compile(dialect=dialect())
)

LogRow = tuple[str, int, int, str, str, str, float]  # in the order of the columns


class Doubled(Exception):
    """An entry of this number is in the log already."""


class WriteError(Exception):
    """The database failed: nothing was written."""


class ReadError(Exception):
    """The database failed while a log was read."""


class LogWriter(Protocol):
    async def write(self, rows: Sequence[LogRow]) -> None:
        """Write all of them or none."""

    async def read(self, tables: Sequence[str]) -> list[list[LogRow]]:
        """The logs of these tables, the first entry of each first."""

    async def close(self) -> None: ...


class SqliteLog:
    """A connection in a thread of its own."""

    def __init__(self, file: str, pragmas: tuple[str, ...]) -> None:
        self.thread = ThreadPoolExecutor(1, "log")
        self.connection = sqlite3.connect(file, check_same_thread=False)
        for pragma in pragmas:
            self.connection.execute(f"PRAGMA {pragma}")

    async def write(self, rows: Sequence[LogRow]) -> None:
        try:
            await asyncio.get_running_loop().run_in_executor(self.thread, self._write, rows)
        except sqlite3.IntegrityError as wrong:
            raise Doubled from wrong
        except sqlite3.Error as wrong:
            raise WriteError from wrong

    def _write(self, rows: Sequence[LogRow]) -> None:
        with self.connection:  # commits, or rolls back
            self.connection.executemany(INSERT, rows)

    async def read(self, tables: Sequence[str]) -> list[list[LogRow]]:
        try:
            return await asyncio.get_running_loop().run_in_executor(self.thread, self._read, tables)
        except sqlite3.Error as wrong:
            raise ReadError from wrong

    def _read(self, tables: Sequence[str]) -> list[list[LogRow]]:
        return [self.connection.execute(READ, (table,)).fetchall() for table in tables]

    async def close(self) -> None:
        self.thread.shutdown()
        self.connection.close()
