"""The address of a database, and the schema at an address brought up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
APPLICATION: Final = "archipel server"  # as PostgreSQL knows the connections of a server


def async_url(url: str) -> str:
    """The address of a database with the driver we use."""
    scheme, separator, rest = url.partition("://")
    return f"{DRIVERS.get(scheme, scheme)}{separator}{rest}"


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return config


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Bring the schema to a revision."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def revision_of(connection: Connection) -> str | None:
    """The revision of the schema; None for a database without one."""
    return MigrationContext.configure(connection).get_current_revision()


def newest_revision() -> str:
    newest = ScriptDirectory.from_config(_config()).get_current_head()
    assert newest is not None
    return newest
