"""Databases of older versions: brought up to date when the server opens them, with the names of today."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

from archipel.server.messages import TableOptions
from archipel.server.storage import migrations
from archipel.server.storage.presets import Presets
from archipel.server.storage.store import Store
from archipel.server.table.log_entries import Moved, Opened, Said, Started, read_entry

OPTIONS = '{"game":"own/my_islands","seats":3}'
ENTRIES = (
    f'{{"kind":"opened","code":"ABCDE","host":"p","secret":"00","options":{OPTIONS}}}',
    '{"kind":"started","seed":"00","scenario":"[deck]\\nknight = 14\\ninvention = 2\\n"}',
    '{"kind":"move","seat":0,"do":"buy_card","chance":[["development","invention"]]}',
    '{"kind":"move","seat":0,"do":"play_invention ore ore"}',
    '{"kind":"chat","person":"p","name":"Ann","seat":0,"text":"What an invention, own/it!"}',
)


def migrate(file: Path, revision: str) -> None:
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(Path(migrations.__file__).parent))
        config.attributes["connection"] = connection
        (command.downgrade if revision == "0003" and _has_tables(file) else command.upgrade)(config, revision)
    engine.dispose()


def _has_tables(file: Path) -> bool:
    with sqlite3.connect(file) as database:
        found = database.execute("SELECT count(*) FROM sqlite_master WHERE name = 'log'").fetchone()[0]
    database.close()
    return bool(found)


def fill(file: Path) -> None:
    with sqlite3.connect(file) as database:
        database.execute("INSERT INTO people (id, name, created) VALUES ('p', 'Ann', 0)")
        database.execute(
            "INSERT INTO tables (id, code, state, public, summary, created, changed)"
            """ VALUES ('t', 'ABCDE', 'playing', 1, '{"game":"own/my_islands"}', 0, 0)"""
        )
        for number, entry in enumerate(ENTRIES):
            database.execute("INSERT INTO log VALUES ('t', ?, 0, '', '', ?, 0)", (number, entry))
        database.execute("INSERT INTO presets VALUES ('x', 'p', 'mine', ?, 0)", (OPTIONS,))
    database.close()


def entries_of(file: Path) -> list[str]:
    with sqlite3.connect(file) as database:
        found = [str(row[0]) for row in database.execute("SELECT entry FROM log ORDER BY number")]
    database.close()
    return found


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A database as it was before names changed."""
    file = tmp_path / "tables.sqlite3"
    migrate(file, "0003")
    fill(file)
    return file


async def test_old_logs_have_the_names_of_today(old: Path) -> None:
    store = Store(f"sqlite:///{old}")
    await store.open()
    opened, started, bought, played, said = [read_entry(row.entry) for row in await store.read_log("t")]
    assert isinstance(opened, Opened) and opened.options == TableOptions("custom/my_islands", 3)
    assert isinstance(started, Started) and started.scenario == "[deck]\nknight = 14\nyear_of_plenty = 2\n"
    assert isinstance(bought, Moved) and bought.chance == [("development", "year_of_plenty")]
    assert isinstance(played, Moved) and played.do == "play_year_of_plenty ore ore"
    assert isinstance(said, Said) and said.text == "What an invention, own/it!"
    assert [preset.options.game for preset in await Presets(store).of("p")] == ["custom/my_islands"]
    assert await store.public(9) == ['{"game": "custom/my_islands"}']
    await store.close()


def test_names_can_be_taken_back(old: Path) -> None:
    before = entries_of(old)
    migrate(old, "head")
    assert entries_of(old) != before
    migrate(old, "0003")
    assert [entry.replace(" ", "") for entry in entries_of(old)] == [entry.replace(" ", "") for entry in before]
