"""Wakes tables that are played in days: those where something is due are loaded, and their drivers do it.

The database says which are due, so this goes on after a restart. With several processes each of them looks; the one
that owns a table, or can claim it, has it done.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from archipel.server.cluster.owned_elsewhere import OwnedElsewhere
from archipel.server.refusals import Refused
from archipel.server.storage.store import StorageError
from archipel.server.table import frames, timing
from archipel.server.table.table import LogError

if TYPE_CHECKING:
    from archipel.server.services import Services

EVERY: Final = 20.0  # seconds
AT_ONCE: Final = 25  # tables
LATER: Final = 3600.0  # seconds until a table that cannot be read is tried again

logger = logging.getLogger(__name__)


class Waker:
    """One for each process."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.run(), name="waker")

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def run(self) -> None:
        while True:
            woken = 0
            try:
                woken = await self.wake_due()
            except StorageError:
                logger.warning("it is not known which tables are due")
            except Exception:
                logger.exception("waker")
            await asyncio.sleep(1.0 if woken >= AT_ONCE else EVERY)

    async def wake_due(self) -> int:
        """Have done what is due by now; how many tables that were."""
        services = self.services
        now = services.settings.now()
        due = await services.store.due(now, AT_ONCE)
        for name in due:
            try:
                table = await services.tables.load(name)
                async with table.lock:
                    await services.tables.read_people(table)
                    timing.restart_clock(table)
                    table.clock_written = None  # even if the clock is the same, it is due at another time
                    table.woken.set()
                    frames.send_clock(table)  # a holiday may have begun or ended
            except OwnedElsewhere:
                continue  # its owner looks too
            except (LogError, Refused):
                logger.exception("a table that is due cannot be read", extra={"table": name})
                await services.store.set_due([name], now + LATER)
        return len(due)
