"""What is older than it is kept is deleted once a day."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from archipel.server.storage.deletion import delete_old
from archipel.server.storage.people import DAY
from archipel.server.storage.store import StorageError

if TYPE_CHECKING:
    from archipel.server.services import Services

FIRST: Final = 300.0  # seconds after the start: restarts come in groups

logger = logging.getLogger(__name__)


async def delete_daily(services: Services) -> None:
    """For as long as the server runs."""
    await asyncio.sleep(FIRST)
    while True:
        try:
            deleted = await delete_old(services.store, services.settings.keep)
            await services.holidays.forget_old(services.settings.now())
        except StorageError:
            logger.exception("old data was not deleted")
        else:
            logger.info("old data deleted: %s", deleted)
        await asyncio.sleep(DAY)
