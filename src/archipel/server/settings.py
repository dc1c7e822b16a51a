"""How a server is set up. Every value has a default that plays well on one machine."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from archipel.folders import data_folder

PACKAGE: Final = Path(__file__).resolve().parents[1]


def default_database() -> str:
    """A SQLite file in the person's data folder."""
    return f"sqlite:///{data_folder() / 'archipel.sqlite3'}"


@dataclass(frozen=True, slots=True)
class Settings:
    """A server's settings."""

    database_url: str = field(default_factory=default_database)
    redis_url: str = ""  # several processes find each other there; none needed for one
    lease: float = 5.0  # seconds after which the tables of a process that died are another's
    origins: tuple[str, ...] = ()  # beside the server's own address
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # believed about X-Forwarded-Proto and -For; nobody else is
    page: Path = PACKAGE / "page"  # the built web page
    scenarios: Path | None = None  # a folder of custom scenarios
    bot_processes: int = field(default_factory=lambda: max(1, min(4, (os.cpu_count() or 2) - 1)))
    bot_seconds: float = 10.0  # then it has stalled
    bot_command: tuple[str, ...] = ()  # instead of our own worker
    pace: float = 1.0  # factor on the time that bots seem to think
    absent_after: float = 45.0  # seconds without a connection
    trade_patience: float = 30.0  # a bot waits so long for answers to its offers
    unload_after: float = 600.0  # seconds without anybody
    restore_since: float = 86_400.0  # tables played within so many seconds are made ready at the start
    limit_factor: float = 1.0
    open_metrics: bool = False  # to others than this machine
