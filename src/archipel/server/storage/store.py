"""The store: it opens the database, appends to the logs of tables and reads them back.

Entries of many tables that arrive together share one transaction; those of one command are written all or none.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from shutil import disk_usage
from time import monotonic
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Insert, Table, Update, delete, event, func, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from archipel.engine.errors import SetUpError
from archipel.folders import data_folder
from archipel.server.refusals import Refused
from archipel.server.storage import backup, schema
from archipel.server.storage.databases import APPLICATION, async_url, newest_revision, revision_of, upgrade
from archipel.server.storage.gathered_reads import GatheredReads
from archipel.server.storage.log_writer import Batch, Doubled, LogWriter, ReadError, SqliteLog, WriteError

BATCH: Final = 200  # commands in one transaction
LOGS: Final = 25  # logs that are read together
PROBE_SECONDS: Final = 3.0  # after which the database is taken for stuck
RECENT: Final = 8  # commands that show how busy it is
BUSY_TABLES: Final = 4  # that they come from; fewer are games played fast, which wait for every single command
GATHERED: Final = 4.0  # commands that are worth waiting for
GATHER: Final = 0.012  # seconds to wait for them at most
SLOW: Final = 0.2  # seconds in which the recent commands must have come; fewer than that are written at once
UPGRADES: Final = 0x61726368  # the lock of PostgreSQL that lets one process at a time change the schema
GONE: Final = "gone"  # how the id begins that stands for a person who was deleted; ids of people are hexadecimal
NO_BACKUP: Final = "none"
SYNCS: Final = ("full", "normal")  # of SQLite
POSTGRESQL: Final[dict[str, Any]] = {
    "pool_size": 8,
    "connect_args": {"server_settings": {"application_name": APPLICATION}},
}

logger = logging.getLogger(__name__)


class StorageError(Exception):
    """The database failed: nothing was written."""


class NotOwner(StorageError):
    """Another process has written to the log of this table and owns it now."""


class Row(NamedTuple):
    """One entry of a table's log, its fields in the order of the columns."""

    table: str
    number: int
    version: int
    person: str
    command: str
    entry: str
    at: float

    @property
    def storable(self) -> bool:
        """Whether every database takes these texts: PostgreSQL refuses a NUL."""
        return "\0" not in self.person + self.command + self.entry


@dataclass(frozen=True, slots=True)
class Finished:
    """The result of a game: by seat the player (see the schema), place, points, and whether they won."""

    game: str
    box: str
    rated: bool
    seats: tuple[tuple[str, int, int, bool], ...]


@dataclass(frozen=True, slots=True)
class Index:
    """What lists show of a table, and who sits there; kept besides the log. `finished`: the result, once it is over."""

    state: str
    public: bool
    summary: str
    people: tuple[str, ...]
    changed: float
    due: float | None = None  # when something happens there by itself, in a game that is played in days
    finished: Finished | None = None


@dataclass(frozen=True, slots=True)
class _Append:
    rows: tuple[Row, ...]
    index: Index | None
    done: asyncio.Future[None]


class Store:
    """The database of a server."""

    def __init__(self, url: str, sync: str = "full", backups: str = "") -> None:
        """`sync`: of SQLite, whether a commit waits for the disk (full) or not (normal). `backups`: see Settings."""
        self.url = async_url(url)
        if sync not in SYNCS:
            raise SetUpError(f"SQLite syncs {' or '.join(SYNCS)}, not {sync!r}")
        self.sync = sync
        self.backups = backups
        self.is_sqlite = self.url.startswith("sqlite")
        self.engine: AsyncEngine = create_async_engine(
            self.url,
            hide_parameters=True,  # of errors: logs hold no names, hashes or secrets
            **({} if self.is_sqlite else POSTGRESQL),
        )
        self._waiting: asyncio.Queue[_Append] = asyncio.Queue()
        self._recent: deque[tuple[str, float]] = deque(maxlen=RECENT)  # the table of a command, and when it came
        self._writer: asyncio.Task[None] | None = None
        self._one_writer = asyncio.Lock()  # SQLite refuses a second writer
        self._log: LogWriter | None = None
        self._ids = GatheredReads(self._existing)
        self._logs = GatheredReads(self.read_logs, LOGS)
        self.pragmas = ("journal_mode=WAL", f"synchronous={self.sync.upper()}", "busy_timeout=5000", "foreign_keys=ON")
        if self.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", self._set_up_sqlite)

    async def open(self) -> None:
        """Bring the schema up to date and start writing."""
        file = self.engine.url.database
        if self.is_sqlite and file and file != ":memory:":
            Path(file).parent.mkdir(parents=True, exist_ok=True)
        async with self.engine.begin() as connection:
            if not self.is_sqlite:
                await connection.execute(select(func.pg_advisory_xact_lock(UPGRADES)))
            revision = await connection.run_sync(revision_of)
            if revision is not None and revision != newest_revision():
                await self._back_up_before_upgrade(revision)
            await connection.run_sync(upgrade)
        self._log = self._new_log()
        self._writer = asyncio.create_task(self._write_all(), name="store")

    async def _back_up_before_upgrade(self, revision: str) -> None:
        """A copy of the database, in the folder of the settings: beside a file of SQLite unless another is named."""
        if self.backups == NO_BACKUP:
            logger.warning("the schema is changed without a backup, as the settings say")
            return
        beside = backup.file_of(self.url)
        folder = self.backups or str(data_folder() / "backups" if beside is None else beside.parent)
        file = backup.name_before_upgrade(self.url, folder, revision)
        rows = await backup.back_up(self.url, file)
        logger.warning("the schema is changed; before that the database was copied to %s (%d rows)", file, rows)

    def _set_up_sqlite(self, connection: Any, _record: object) -> None:
        """Readers and the writer do not block each other; what is committed survives the end of the process and, unless
        the settings say otherwise, a power failure."""
        cursor = connection.cursor()
        for pragma in self.pragmas:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    async def close(self) -> None:
        """Write what waits, then disconnect."""
        if self._writer is not None:
            await self._waiting.join()
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        if self._log is not None:
            await self._log.close()
        await self.engine.dispose()

    def _new_log(self) -> LogWriter:
        if self.is_sqlite:
            return SqliteLog(self.engine.url.database or ":memory:", self.pragmas)
        from archipel.server.storage.postgresql_log import PostgresqlLog

        return PostgresqlLog(self.engine)

    async def can_write(self) -> bool:
        """Whether the database takes something new: tried out with a write that changes nothing."""
        try:
            async with asyncio.timeout(PROBE_SECONDS), self.writing() as connection:
                if self.is_sqlite:
                    version = (await connection.execute(text("PRAGMA user_version"))).scalar()
                    await connection.execute(text(f"PRAGMA user_version = {version}"))
                else:
                    await connection.execute(text("SELECT txid_current()"))
        except (StorageError, SQLAlchemyError, TimeoutError):
            return False
        return True

    def has_space(self, least: int) -> bool | None:
        """Whether the disk of the database has this many bytes left; None when the disk is not ours to see."""
        file = self.engine.url.database
        if not self.is_sqlite or not file or file == ":memory:":
            return None
        return disk_usage(Path(file).parent).free >= least

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self.engine.connect() as connection:
                yield connection
        except (DBAPIError, OSError) as wrong:
            raise StorageError from wrong

    async def remove_row(self, table: Table, *which: ColumnElement[bool], unknown: str) -> None:
        """Delete a row; refused by the key `unknown` when there is none."""
        async with self.writing() as connection:
            done = await connection.execute(delete(table).where(*which))
            if done.rowcount == 0:
                raise Refused(unknown, status=404)

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction."""
        try:
            if self.is_sqlite:
                async with self._one_writer, self.engine.begin() as connection:
                    yield connection
            else:
                async with self.engine.begin() as connection:
                    yield connection
        except IntegrityError:
            raise
        except (DBAPIError, OSError) as wrong:
            raise StorageError from wrong

    # ---- the log

    async def append(self, rows: Sequence[Row], index: Index | None = None) -> None:
        """Write entries of one table, all or none; returns when they are committed."""
        if self._writer is None or self._writer.done():
            raise StorageError
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait(_Append(tuple(rows), index, done))
        self._recent.append((rows[0].table, monotonic()))
        await done

    async def _write_all(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            seconds = gather_seconds(self._recent, monotonic())
            if seconds > 0:
                await asyncio.sleep(seconds)
            while len(batch) < BATCH and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            wrong = await self._try(batch)
            if wrong is None or len(batch) == 1:
                _settle(batch, wrong)
            else:  # one of them failed: try each alone
                for one in batch:
                    _settle([one], await self._try([one]))
            for _ in batch:
                self._waiting.task_done()

    async def _try(self, batch: list[_Append]) -> Exception | None:
        try:
            await self._write(batch)
        except Doubled:
            return NotOwner()
        except WriteError as wrong:
            return StorageError(type(wrong).__name__)
        except Exception as wrong:  # whatever it is: the writer must not die, all tables depend on it
            logger.exception("the log")
            return StorageError(type(wrong).__name__)
        return None

    async def _write(self, batch: list[_Append]) -> None:
        assert self._log is not None
        written = _batch(batch)
        if self.is_sqlite:
            async with self._one_writer:
                await self._log.write(written)
        else:
            await self._log.write(written)

    def _index_update(self, table: str, index: Index) -> Update:
        return (
            update(schema.tables)
            .where(schema.tables.c.id == table)
            .values(state=index.state, public=index.public, summary=index.summary, changed=index.changed, due=index.due)
        )

    def insert_new(self, table: Any, **values: object) -> Insert:
        """An insert that leaves an existing row alone."""
        if self.is_sqlite:
            return sqlite.insert(table).values(**values).on_conflict_do_nothing()
        return postgresql.insert(table).values(**values).on_conflict_do_nothing()

    async def create(self, table: str, code: str, rows: Sequence[Row], index: Index) -> bool:
        """A new table with its first entries; False when the code is taken."""
        try:
            async with self.writing() as connection:
                await connection.execute(
                    insert(schema.tables).values(
                        id=table,
                        code=code,
                        state=index.state,
                        public=index.public,
                        summary=index.summary,
                        created=index.changed,
                        changed=index.changed,
                    )
                )
                await connection.execute(insert(schema.log), [_by_column(schema.log, row) for row in rows])
                for person in index.people:
                    sitting = _by_column(schema.sittings, (person, table, index.changed))
                    await connection.execute(self.insert_new(schema.sittings, **sitting))
        except IntegrityError:
            return False
        return True

    async def read_log(self, table: str) -> list[Row]:
        """The whole log of a table, the first entry first."""
        return await self._logs.get(table) or []

    async def read_logs(self, tables: Sequence[str]) -> dict[str, list[Row]]:
        """The logs of several tables."""
        assert self._log is not None
        try:
            logs = await self._log.read(tables)
        except ReadError as wrong:
            raise StorageError from wrong
        return {table: list(map(Row._make, rows)) for table, rows in zip(tables, logs, strict=True)}

    async def state_of(self, table: str) -> str:
        """The state of a table as lists show it; "" if there is none."""
        async with self.reading() as connection:
            found = await connection.execute(select(schema.tables.c.state).where(schema.tables.c.id == table))
            return str(found.scalar() or "")

    async def set_index(self, table: str, index: Index) -> None:
        """Let lists show a table in another way; its log stays as it is."""
        async with self.writing() as connection:
            await connection.execute(self._index_update(table, index))

    async def delete_table(self, table: str) -> None:
        """A table with its log."""
        async with self.writing() as connection:
            await connection.execute(delete(schema.tables).where(schema.tables.c.id == table))

    async def open_tables_of(self, person: str) -> list[str]:
        """Tables that wait or are played where a person has sat."""
        tables, sittings = schema.tables.c, schema.sittings.c
        async with self.reading() as connection:
            found = await connection.execute(
                select(tables.id)
                .join(schema.sittings, sittings.table_id == tables.id)
                .where(sittings.person == person, tables.state.in_(["waiting", "playing"]))
            )
            return [str(row[0]) for row in found]

    async def find(self, name: str) -> str | None:
        """The id of a table, by its id or its code."""
        tables = schema.tables.c
        async with self.reading() as connection:
            found = await connection.execute(
                select(tables.id).where((tables.id == name) | (tables.code == name.upper()))
            )
            row = found.first()
            return None if row is None else str(row[0])

    async def has_table(self, table: str) -> bool:
        """Whether there is a table of this id."""
        return await self._ids.get(table) is not None

    async def _existing(self, tables: list[str]) -> dict[str, str]:
        async with self.reading() as connection:
            found = await connection.execute(select(schema.tables.c.id).where(schema.tables.c.id.in_(tables)))
            return {str(row[0]): str(row[0]) for row in found}

    async def live(self, since: float) -> list[str]:
        """Tables that were being played and have changed since then."""
        tables = schema.tables.c
        async with self.reading() as connection:
            found = await connection.execute(
                select(tables.id)
                .where(tables.state == "playing", tables.changed >= since)
                .order_by(tables.changed.desc())
            )
            return [str(row[0]) for row in found]

    async def due(self, now: float, limit: int) -> list[str]:
        """Tables where something happens by itself by now, the oldest first."""
        tables = schema.tables.c
        async with self.reading() as connection:
            found = await connection.execute(
                select(tables.id).where(tables.state == "playing", tables.due <= now).order_by(tables.due).limit(limit)
            )
            return [str(row[0]) for row in found]

    async def set_due(self, tables: Sequence[str], due: float) -> None:
        """Have a look at these tables then, if they are played in days."""
        column = schema.tables.c
        async with self.writing() as connection:
            await connection.execute(
                update(schema.tables).where(column.id.in_(tables), column.due.is_not(None)).values(due=due)
            )

    async def public(self, limit: int) -> list[str]:
        """Summaries of public tables that wait or are played, the newest first."""
        tables = schema.tables.c
        async with self.reading() as connection:
            found = await connection.execute(
                select(tables.summary)
                .where(tables.public, tables.state.in_(["waiting", "playing"]))
                .order_by(tables.changed.desc())
                .limit(limit)
            )
            return [str(row[0]) for row in found]

    async def all_tables(self, limit: int) -> list[str]:
        """Summaries of all tables, the last changed first."""
        tables = schema.tables.c
        async with self.reading() as connection:
            found = await connection.execute(select(tables.summary).order_by(tables.changed.desc()).limit(limit))
            return [str(row[0]) for row in found]

    async def of_person(self, person: str, limit: int) -> list[str]:
        """Summaries of the tables where a person has sat, the newest first."""
        tables, sittings = schema.tables.c, schema.sittings.c
        async with self.reading() as connection:
            found = await connection.execute(
                select(tables.summary)
                .join(schema.sittings, sittings.table_id == tables.id)
                .where(sittings.person == person)
                .order_by(tables.changed.desc())
                .limit(limit)
            )
            return [str(row[0]) for row in found]


def gather_seconds(recent: Sequence[tuple[str, float]], now: float) -> float:
    """How long to wait for more commands: a transaction costs more than all else that a command needs, so a few share
    one when many tables are played. Where few are, nobody waits."""
    if len(recent) < RECENT or len({table for table, _ in recent}) < BUSY_TABLES:
        return 0.0
    seconds = now - recent[0][1]
    return 0.0 if seconds > SLOW else min(GATHER, GATHERED * seconds / RECENT)


def _settle(batch: list[_Append], wrong: Exception | None) -> None:
    for one in batch:
        if one.done.cancelled():
            continue
        if wrong is None:
            one.done.set_result(None)
        else:
            one.done.set_exception(wrong)


def _batch(appends: list[_Append]) -> Batch:
    batch = Batch()
    for one in appends:
        batch.log += one.rows
        if one.index is not None:
            index, table = one.index, one.rows[0].table
            batch.indexes.append((index.state, index.public, index.summary, index.changed, index.due, table))
            batch.sittings += [(person, table, index.changed) for person in index.people]
            if index.finished is not None:
                _add_result(batch, table, index.finished, index.changed)
    return batch


def _add_result(batch: Batch, table: str, done: Finished, at: float) -> None:
    batch.games.append((table, done.game, done.box, len(done.seats), done.rated, not done.rated, False, at))
    for seat, (player, place, points, won) in enumerate(done.seats):
        batch.results.append((table, seat, player, place, points, won, ""))


def _by_column(table: Table, row: Sequence[object]) -> dict[str, object]:
    return dict(zip(table.c.keys(), row, strict=True))
