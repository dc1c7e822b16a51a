"""What all parts of a server share: settings, store, people, the bots' processes, limits, metrics, tables."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from archipel.server.bots.pool import WORKER, BotPool
from archipel.server.http.record_pool import RecordPool
from archipel.server.limits import Limits
from archipel.server.metrics import Metrics
from archipel.server.notices.sender import Notices
from archipel.server.settings import Settings
from archipel.server.storage.holidays import Holidays
from archipel.server.storage.people import People
from archipel.server.storage.store import Store

if TYPE_CHECKING:
    from archipel.server.cluster.relays import Relays
    from archipel.server.table.open_tables import Tables


class Services:
    """One for each process."""

    tables: Tables

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database_url, settings.sqlite_sync, settings.backups)
        self.people = People(self.store)
        self.holidays = Holidays(self.store)
        self.bots = BotPool(settings.bot_processes, settings.bot_seconds, settings.bot_command or WORKER)
        self.records = RecordPool(settings.record_processes, settings.record_seconds, settings.record_memory)
        self.limits = Limits(settings.limit_factor)
        self.metrics = Metrics()
        self.notices = Notices(self)
        self.relays: Relays | None = None
        self.game_ended = asyncio.Event()  # wakes those who look after results
        self.stopping = False
