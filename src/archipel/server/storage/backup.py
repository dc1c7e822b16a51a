"""A whole database as one file that SQLite and PostgreSQL both take back: JSON lines, compressed.

The first line names the revision of the schema. For each table there is a line with its name and columns, then one for
each row; the last line counts the rows. All of it is read in one transaction, so it is the database of one moment also
while games are being played. The file holds hashes of passwords and the secrets of tables: only its owner may read it.
"""

from __future__ import annotations

import gzip
import os
import sqlite3
import zlib
from base64 import b64decode
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from time import gmtime, strftime, time
from typing import Any, Final

import msgspec
from alembic.util import CommandError
from sqlalchemy import Connection, LargeBinary, MetaData, Table, insert, make_url, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from archipel import __version__
from archipel.engine.errors import ArchipelError
from archipel.server.storage import schema
from archipel.server.storage.databases import APPLICATION, async_url, revision_of, upgrade

FORMAT: Final = 1
MANY: Final = 500  # rows read or written together


class BackupError(ArchipelError):
    """A backup that cannot be made or taken back; the database is as it was."""


class Header(msgspec.Struct):
    """The first line."""

    archipel_backup: int
    schema: str  # the revision
    release: str
    made: float


class TableLine(msgspec.Struct, forbid_unknown_fields=True):
    table: str
    columns: list[str]


class LastLine(msgspec.Struct, forbid_unknown_fields=True):
    rows: int


@asynccontextmanager
async def _database(url: str) -> AsyncIterator[AsyncEngine]:
    engine = create_async_engine(async_url(url), hide_parameters=True)
    try:
        yield engine
    finally:
        await engine.dispose()


def file_of(url: str) -> Path | None:
    """The file of a SQLite database."""
    found = make_url(async_url(url))
    name = found.database
    return Path(name) if found.get_backend_name() == "sqlite" and name and name != ":memory:" else None


@contextmanager
def _failing_as(what: str) -> Iterator[None]:
    """Errors of files and of the database, in one line that says what did not happen."""
    try:
        yield
    except (OSError, SQLAlchemyError) as wrong:
        raise BackupError(f"{what}: {_in_short(wrong)}") from wrong


@contextmanager
def _new_file(file: Path, suffix: str, what: str) -> Iterator[Path]:
    """A file to be written beside another one, whose place it takes when all of it is there."""
    part = file.with_name(file.name + suffix)
    try:
        with _failing_as(what):
            file.parent.mkdir(parents=True, exist_ok=True)
            yield part
            part.replace(file)
    finally:
        part.unlink(missing_ok=True)


# ---- making one


async def back_up(url: str, file: Path) -> int:
    """Write all of a database to a new file; the number of rows. The server may be running."""
    source = file_of(url)
    if source is not None and not source.is_file():
        raise BackupError(f"there is no database {source}")
    if file.exists():
        raise BackupError(f"{file} is there already")
    with _new_file(file, ".part", "no backup was made") as part:
        async with _database(url) as engine, engine.connect() as connection:
            if engine.dialect.name == "sqlite":
                await connection.exec_driver_sql("BEGIN")  # its driver begins nothing for a read
            else:
                await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            return await connection.run_sync(_write, part)


def _write(connection: Connection, file: Path) -> int:
    revision = revision_of(connection)
    if revision is None:
        raise BackupError("this is not a database of Archipel")
    count = 0
    encode = msgspec.json.encode  # bytes in base64
    descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "wb") as raw:
        with gzip.GzipFile(fileobj=raw, mode="wb", compresslevel=6) as out:
            out.write(encode(Header(FORMAT, revision, __version__, time())) + b"\n")
            for table in _tables(connection):
                out.write(encode(TableLine(str(table.name), [str(column.name) for column in table.columns])) + b"\n")
                for row in connection.execution_options(yield_per=MANY).execute(select(table)):
                    out.write(encode(list(row)) + b"\n")
                    count += 1
            out.write(encode(LastLine(count)) + b"\n")
        raw.flush()
        os.fsync(raw.fileno())
    return count


def _tables(connection: Connection) -> list[Table]:
    """The tables of Archipel as they are in this database, each after those it refers to."""
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name in schema.metadata.tables)
    return found.sorted_tables


def name_before_upgrade(url: str, folder: str, revision: str) -> Path:
    """Where the copy goes that is made before the schema is changed."""
    name = make_url(async_url(url)).database or "archipel"
    stamp = strftime("%Y%m%d-%H%M%S", gmtime())
    return Path(folder) / f"{Path(name).name}-{revision}-{stamp}.backup"


# ---- taking one back


async def restore(url: str, file: Path, replace: bool = False) -> int:
    """Fill a database from a backup; the number of rows. `replace`: what it holds now is lost."""
    target = file_of(url)
    if target is not None:
        return await _restore_file(target, file, replace)
    with _failing_as("nothing was restored"):
        async with _database(url) as engine, engine.begin() as connection:
            if await connection.scalar(text(IN_USE), {"name": APPLICATION}):
                raise BackupError("a server is using this database: stop it first")
            if not replace and await connection.run_sync(_holds_anything):
                raise BackupError("this database holds tables or people: --replace puts the backup in their place")
            return await connection.run_sync(_fill, file)


IN_USE: Final = (
    "SELECT count(*) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name = :name"
)


async def _restore_file(target: Path, file: Path, replace: bool) -> int:
    """A new SQLite file beside the one there is, which then takes its place."""
    if target.exists():
        _check_unused(target)
    with _new_file(target, ".restoring", "nothing was restored") as new:
        new.unlink(missing_ok=True)
        if target.exists() and not replace:
            async with _database(f"sqlite:///{target}") as engine, engine.connect() as connection:
                if await connection.run_sync(_holds_anything):
                    raise BackupError(f"{target} holds tables or people: --replace puts the backup in their place")
        async with _database(f"sqlite:///{new}") as engine, engine.begin() as connection:
            return await connection.run_sync(_fill, file)


def _check_unused(target: Path) -> None:
    """A server keeps its file open in a mode that can be left only by the last one who uses it."""
    try:
        with closing(sqlite3.connect(target, timeout=1)) as database:
            mode = database.execute("PRAGMA journal_mode=DELETE").fetchone()[0]
    except sqlite3.Error as wrong:
        raise BackupError(f"a server is using {target}, or it is not a database: {wrong}") from None
    if mode != "delete":
        raise BackupError(f"a server is using {target}: stop it first")


def _holds_anything(connection: Connection) -> bool:
    held = {table.name: table for table in _tables(connection)}
    return any(
        connection.execute(select(held[name]).limit(1)).first() is not None
        for name in ("people", "tables")
        if name in held
    )


def _fill(connection: Connection, file: Path) -> int:
    """Make the tables as they were when the backup was made, put the rows in, and bring them up to date."""
    lines = _lines(file)
    header = _first(lines, file)
    for old in reversed(_tables(connection)):
        old.drop(connection)
    connection.execute(text("DROP TABLE IF EXISTS alembic_version"))
    try:
        upgrade(connection, header.schema)
    except CommandError:
        raise BackupError(f"{file} was made by a newer release, {header.release}") from None
    try:
        count, expected = _insert_rows(connection, lines)
    except (msgspec.MsgspecError, KeyError, ValueError):
        raise BackupError(f"{file} is damaged: nothing was restored") from None
    if count != expected:
        raise BackupError(f"{file} is cut off: nothing was restored")
    upgrade(connection)
    return count


def _insert_rows(connection: Connection, lines: Iterator[bytes]) -> tuple[int, int]:
    """The number of rows, and how many there should be."""
    tables = {table.name: table for table in _tables(connection)}
    count, expected = 0, -1
    current = TableLine("", [])
    rows: list[dict[str, Any]] = []
    for line in lines:
        is_row = line.startswith(b"[")
        if rows and (not is_row or len(rows) >= MANY):
            connection.execute(insert(tables[current.table]), rows)
            rows = []
        if is_row:
            rows.append(_row(tables[current.table], current.columns, msgspec.json.decode(line)))
            count += 1
        elif line.startswith(b'{"table"'):
            current = msgspec.json.decode(line, type=TableLine)
        else:
            expected = msgspec.json.decode(line, type=LastLine).rows
    return count, expected


def _row(table: Table, columns: list[str], values: list[Any]) -> dict[str, Any]:
    return {
        name: b64decode(value) if isinstance(table.columns[name].type, LargeBinary) and value is not None else value
        for name, value in zip(columns, values, strict=True)
    }


def _lines(file: Path) -> Iterator[bytes]:
    try:
        with gzip.open(file, "rb") as found:
            for line in found:
                yield line.rstrip(b"\n")
    except (EOFError, gzip.BadGzipFile, zlib.error):
        raise BackupError(f"{file} is not a whole backup of Archipel") from None


def _first(lines: Iterator[bytes], file: Path) -> Header:
    try:
        header = msgspec.json.decode(next(lines, b""), type=Header)
    except msgspec.MsgspecError:
        raise BackupError(f"{file} is not a backup of Archipel") from None
    if header.archipel_backup != FORMAT:
        raise BackupError(f"{file} is a backup of another version: {header.archipel_backup}")
    return header


def _in_short(wrong: Exception) -> str:
    return str(getattr(wrong, "orig", None) or wrong).splitlines()[0]
