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
from dataclasses import dataclass, field
from typing import Any, Protocol

from sqlalchemy import Dialect, bindparam, insert, select, update
from sqlalchemy.dialects.postgresql import insert as insert_or_skip  # SQLite writes it in the same way
from sqlalchemy.dialects.sqlite import dialect

from archipel.server.storage import schema

LogRow = tuple[str, int, int, str, str, str, float]  # in the order of the columns
IndexRow = tuple[str, bool, str, float, float | None, str]  # state, public, summary, changed, due; id of the table
SittingRow = tuple[str, str, float]  # in the order of the columns
GameRow = tuple[str, str, str, int, bool, bool, bool, float]  # in the order of the columns
ResultRow = tuple[str, int, str, int, int, bool, str]  # in the order of the columns, without ratings


@dataclass(slots=True)
class Batch:
    """What is written in one transaction: entries of logs, what lists show of tables, who sits there, and the results
    of games that end."""

    log: list[LogRow] = field(default_factory=list)
    indexes: list[IndexRow] = field(default_factory=list)
    sittings: list[SittingRow] = field(default_factory=list)
    games: list[GameRow] = field(default_factory=list)
    results: list[ResultRow] = field(default_factory=list)


class Statements:
    """The statements as a driver takes them."""

    def __init__(self, dialect: Dialect) -> None:
        log, tables = schema.log.c, schema.tables.c
        mine = tables.id == bindparam("table")
        names = ("state", "public", "summary", "changed", "due")
        values: dict[str, Any] = {name: bindparam(f"new_{name}", type_=tables[name].type) for name in names}
        self.log = str(insert(schema.log).compile(dialect=dialect))
        self.index = str(update(schema.tables).where(mine).values(values).compile(dialect=dialect))
        self.sitting = str(insert_or_skip(schema.sittings).on_conflict_do_nothing().compile(dialect=dialect))
        self.game = str(insert_or_skip(schema.games).on_conflict_do_nothing().compile(dialect=dialect))
        known = schema.results.c.keys()[:7]
        result = insert_or_skip(schema.results).values({name: bindparam(name) for name in known})
        self.result = str(result.on_conflict_do_nothing().compile(dialect=dialect))
        read = select(schema.log).where(log.table_id == bindparam("table")).order_by(log.number)
        self.read = str(read.compile(dialect=dialect))

    def of(self, batch: Batch) -> list[tuple[str, Sequence[tuple[object, ...]]]]:
        """The statements that write a batch, each with its rows."""
        parts = (
            (self.log, batch.log),
            (self.index, batch.indexes),
            (self.sitting, batch.sittings),
            (self.game, batch.games),
            (self.result, batch.results),
        )
        return [(statement, rows) for statement, rows in parts if rows]


class Doubled(Exception):
    """An entry of this number is in the log already."""


class WriteError(Exception):
    """The database failed: nothing was written."""


class ReadError(Exception):
    """The database failed while a log was read."""


class LogWriter(Protocol):
    async def write(self, batch: Batch) -> None:
        """Write all of it or nothing."""

    async def read(self, tables: Sequence[str]) -> list[list[LogRow]]:
        """The logs of these tables, the first entry of each first."""

    async def close(self) -> None: ...


class SqliteLog:
    """A connection in a thread of its own."""

    def __init__(self, file: str, pragmas: tuple[str, ...]) -> None:
        self.thread = ThreadPoolExecutor(1, "log")
        self.statements = Statements(dialect())
        self.connection = sqlite3.connect(file, check_same_thread=False)
        for pragma in pragmas:
            self.connection.execute(f"PRAGMA {pragma}")

    async def write(self, batch: Batch) -> None:
        try:
            await asyncio.get_running_loop().run_in_executor(self.thread, self._write, batch)
        except sqlite3.IntegrityError as wrong:
            raise Doubled from wrong
        except sqlite3.Error as wrong:
            raise WriteError from wrong

    def _write(self, batch: Batch) -> None:
        with self.connection:  # commits, or rolls back
            for statement, rows in self.statements.of(batch):
                self.connection.executemany(statement, rows)

    async def read(self, tables: Sequence[str]) -> list[list[LogRow]]:
        try:
            return await asyncio.get_running_loop().run_in_executor(self.thread, self._read, tables)
        except sqlite3.Error as wrong:
            raise ReadError from wrong

    def _read(self, tables: Sequence[str]) -> list[list[LogRow]]:
        return [self.connection.execute(self.statements.read, (table,)).fetchall() for table in tables]

    async def close(self) -> None:
        self.thread.shutdown()
        self.connection.close()
