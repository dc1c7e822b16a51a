"""`archipel backup` and `archipel restore`: all that a server keeps, as a file."""

from __future__ import annotations

import asyncio
from pathlib import Path

from archipel.cli.serve import check_database
from archipel.server.settings import default_database
from archipel.server.storage import backup
from archipel.texts import Texts


def back_up(texts: Texts, file: Path, database: str) -> str:
    """What to tell the operator."""
    rows = asyncio.run(backup.back_up(_checked(database), file))
    return texts.say("backup-made", file=str(file), rows=rows)


def restore_from(texts: Texts, file: Path, database: str, replace: bool) -> str:
    rows = asyncio.run(backup.restore(_checked(database), file, replace))
    return texts.say("backup-restored", file=str(file), rows=rows)


def _checked(database: str) -> str:
    database = database or default_database()
    check_database(database)
    return database
