"""Writing entries to the logs of tables: straight through the driver, one step for a batch of them.

Every move is written here, so this is the one place that does without the statements of SQLAlchemy: they would cost as
much as the rest of a move. The statement is still made from the schema.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Protocol

from sqlalchemy import insert
from sqlalchemy.dialects.sqlite import dialect

from archipel.server.storage import schema

INSERT: Final = str(insert(schema.log).compile(dialect=dialect()))

LogRow = tuple[str, int, int, str, str, str, float]  # in the order of the columns


class Doubled(Exception):
    """An entry of this number is in the log already."""


class WriteError(Exception):
    """The database failed: nothing was written."""


class LogWriter(Protocol):
    async def write(self, rows: Sequence[LogRow]) -> None:
        """Write all of them or none."""

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

    async def close(self) -> None:
        self.thread.shutdown()
        self.connection.close()
