"""The settings of a server. The defaults suit one machine."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from time import time
from typing import Final

from archipel.folders import data_folder
from archipel.server.messages import KeepDays
from archipel.server.storage.deletion import read_keep

PACKAGE: Final = Path(__file__).resolve().parents[1]


def default_database() -> str:
    """A SQLite file in the user's data folder."""
    return f"sqlite:///{data_folder() / 'archipel.sqlite3'}"


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings."""

    database_url: str = field(default_factory=default_database)
    # full: a commit waits for the disk; normal: a power failure may lose the last moments
    sqlite_sync: str = field(default_factory=lambda: os.environ.get("ARCHIPEL_SQLITE_SYNC", "full"))
    # folder of the copies made before the schema changes; "": a default one, "none": no copies
    backups: str = field(default_factory=lambda: os.environ.get("ARCHIPEL_BACKUPS", ""))
    keep: KeepDays = field(default_factory=lambda: read_keep(os.environ.get("ARCHIPEL_KEEP", "")))
    redis_url: str = ""  # where several processes find each other; one process needs none
    lease: float = 5.0  # seconds until another process may take over the tables of a dead one
    host: str = ""  # the name it listens on, if it has one
    origins: tuple[str, ...] = ()  # besides the server's own address; by their names it may be called
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # whose X-Forwarded-Proto and -For are believed
    page: Path = PACKAGE / "page"  # the built web page
    scenarios: Path | None = None  # a folder of custom scenarios
    bot_processes: int = field(default_factory=lambda: max(1, min(4, (os.cpu_count() or 2) - 1)))
    bot_seconds: float = 10.0  # for one decision; then the bot has stalled
    bot_command: tuple[str, ...] = ()  # instead of archipel.server.bots.worker
    record_processes: int = 2  # that play records
    record_seconds: float = 15.0  # of CPU time for one task with a record; then it is refused
    record_memory: int = 512 << 20  # bytes of data in each of these processes
    pace: float = 1.0  # factor on the time that bots seem to think
    absent_after: float = 45.0  # seconds without a connection until a stand-in plays
    trade_patience: float = 30.0  # seconds a bot waits for answers to its offers
    most_spectators: int = 100  # sockets at one table of people who do not play
    unload_after: float = 600.0  # seconds without a connection until a table is unloaded
    restore_within: float = 86_400.0  # seconds: tables played this recently are loaded at the start
    least_disk: int = 50 << 20  # bytes on the disk of the database, below which the server is not healthy
    # results of games, ratings and profiles; without them neither page nor API has any
    ratings: bool = field(default_factory=lambda: os.environ.get("ARCHIPEL_RATINGS", "on") != "off")
    limit_factor: float = 1.0  # on all rate limits
    open_metrics: bool = False  # also to other machines
    now: Callable[[], float] = time  # the time of day, in seconds since 1970; tests turn it forward
    # Notices of games that are played in days: docs/playing_by_days.md.
    smtp: str = field(default_factory=lambda: os.environ.get("ARCHIPEL_SMTP", ""))  # "": no mail
    mail_from: str = field(default_factory=lambda: os.environ.get("ARCHIPEL_MAIL_FROM", ""))
    push_key: str = field(default_factory=lambda: os.environ.get("ARCHIPEL_PUSH_KEY", ""))  # a file; "": no web push
    push_contact: str = field(default_factory=lambda: os.environ.get("ARCHIPEL_PUSH_CONTACT", ""))
    # "public": to addresses of the internet; "private": of the server's network too
    webhooks: str = field(default_factory=lambda: os.environ.get("ARCHIPEL_WEBHOOKS", "none"))
    admin_token: Callable[[], str] = str  # what the operator's calls must carry; "": they are refused
