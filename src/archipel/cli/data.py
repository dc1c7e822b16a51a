"""`archipel backup`, `restore` and `tidy`: all that a server keeps, as a file, and without what is old."""

from __future__ import annotations

import asyncio
from pathlib import Path

from archipel.cli.serve import check_database
from archipel.server.messages import KeepDays
from archipel.server.settings import default_database
from archipel.server.storage import backup
from archipel.server.storage.deletion import Deleted, delete_old, read_keep
from archipel.server.storage.store import Store
from archipel.texts import Texts


def back_up(texts: Texts, file: Path, database: str) -> str:
    """What to tell the operator."""
    rows = asyncio.run(backup.back_up(_checked(database), file))
    return texts.say("backup-made", file=str(file), rows=rows)


def restore_from(texts: Texts, file: Path, database: str, replace: bool) -> str:
    rows = asyncio.run(backup.restore(_checked(database), file, replace))
    return texts.say("backup-restored", file=str(file), rows=rows)


def delete_old_data(texts: Texts, keep: str, database: str) -> str:
    deleted = asyncio.run(_delete_old(_checked(database), read_keep(keep)))
    return texts.say(
        "old-deleted",
        guests=deleted.guests,
        logins=deleted.logins,
        tables=deleted.tables,
        imports=deleted.imports,
    )


async def _delete_old(database: str, keep: KeepDays) -> Deleted:
    store = Store(database)
    await store.open()
    try:
        return await delete_old(store, keep)
    finally:
        await store.close()


def _checked(database: str) -> str:
    database = database or default_database()
    check_database(database)
    return database
