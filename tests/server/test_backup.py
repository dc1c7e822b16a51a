"""Backups: of one moment while games are on, from either database into either, and before the schema changes."""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from typer.testing import CliRunner

from archipel.cli.main import app
from archipel.server.storage import schema
from archipel.server.storage.backup import BackupError, back_up, restore
from archipel.server.storage.store import Store
from tests.server.house import a_house, run
from tests.server.scenes import hot_seat, play_all
from tests.server.test_migrations import fill, migrate


async def contents(url: str) -> dict[str, list[tuple[Any, ...]]]:
    """Every row of a database."""
    store = Store(url, "normal", "none")
    found = {}
    async with store.reading() as connection:
        for table in schema.metadata.sorted_tables:
            rows = await connection.execute(select(table))
            found[table.name] = sorted((tuple(row) for row in rows), key=repr)
    await store.close()
    return found


async def test_a_game_goes_on_in_the_other_database_and_comes_back(tmp_path: Path, postgresql_database: str) -> None:
    first, last = f"sqlite:///{tmp_path / 'tables.sqlite3'}", f"sqlite:///{tmp_path / 'back.sqlite3'}"
    saved, again = tmp_path / "saved.backup", tmp_path / "again.backup"

    async with a_house(tmp_path) as house:
        ann, socket = await hot_seat(house)
        await ann.post("/api/account", {"login": "ann", "password": "correct horse"})
        playing = asyncio.create_task(play_all(socket, until=60))
        while socket.version < 20:
            await asyncio.sleep(0.01)
        assert await back_up(first, saved) > 20
        await playing
        with pytest.raises(BackupError, match="using"):
            await restore(first, saved, replace=True)
    assert saved.stat().st_mode & 0o077 == 0
    await restore(postgresql_database, saved)
    async with a_house(tmp_path, database_url=postgresql_database) as house:
        later = ann.again(house.url)
        house.guests.append(later)
        known = await later.come(socket.table_id, seat=0)
        assert 20 <= known.version <= 60
        await play_all(known, until=known.version + 5)
        with pytest.raises(BackupError, match="a server is using this database"):
            await restore(postgresql_database, saved, replace=True)
    with pytest.raises(BackupError, match="holds tables or people"):
        await restore(postgresql_database, saved)
    await back_up(postgresql_database, again)
    await restore(last, again)
    assert await contents(last) == await contents(postgresql_database)
    await restore(postgresql_database, saved, replace=True)
    assert len((await contents(postgresql_database))["log"]) < len((await contents(last))["log"])


def test_before_the_schema_changes_the_database_is_copied(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    migrate(file, "0003")
    fill(file)

    async def opened(**settings: str) -> None:
        store = Store(f"sqlite:///{file}", **settings)
        await store.open()
        await store.close()

    run(opened)
    run(opened)
    (copy,) = tmp_path.glob("tables.sqlite3-0003-*.backup")
    assert b'"own/my_islands' not in file.read_bytes()
    old = tmp_path / "old.sqlite3"
    run(lambda: restore(f"sqlite:///{old}", copy))
    assert run(lambda: contents(f"sqlite:///{old}")) == run(lambda: contents(f"sqlite:///{file}"))


def test_the_commands_copy_restore_and_refuse_in_one_line(tmp_path: Path) -> None:
    url, file = f"sqlite:///{tmp_path / 'a.sqlite3'}", tmp_path / "copy"

    def command(*words: str) -> tuple[int, str]:
        done = CliRunner().invoke(app, [*words, "--lang", "en"])
        return done.exit_code, done.output.replace("\n", " ")

    assert command("backup", str(file), "--database", url)[0] == 1
    migrate(tmp_path / "a.sqlite3", "head")
    with closing(sqlite3.connect(tmp_path / "a.sqlite3")) as database:
        database.execute("INSERT INTO people (id, name, created) VALUES ('p', 'Ann', 0)")
        database.commit()
    assert "one row copied" in command("backup", str(file), "--database", url)[1]
    assert "is there already" in command("backup", str(file), "--database", url)[1]
    assert "holds tables or people" in command("restore", str(file), "--database", url)[1]
    assert "one row restored" in command("restore", str(file), "--replace", "--database", url)[1]
    whole = file.read_bytes()
    for damaged in (whole[:-20], b"hello", gzip.compress(b"{}\n"), gzip.compress(gzip.decompress(whole)[:-12])):
        file.write_bytes(damaged)
        status, said = command("restore", str(file), "--replace", "--database", url)
        assert status == 1 and said.startswith("archipel: ") and "Traceback" not in said, said
    assert run(lambda: contents(url))["people"] == [("p", "Ann", None, None, 0.0)]
