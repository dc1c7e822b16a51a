"""Structured logs of the program: one JSON object a line, without chat, hands or other secrets of a table. Only the
error of a bot may tell what the bot knew; its author needs it."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from time import gmtime, strftime
from traceback import format_tb
from typing import Final

import msgspec

EXTRAS: Final = (
    "table",
    "seat",
    "bot",
    "reason",
    "error",
    "trace",
    "command",
    "version",
    "seconds",
    "tables",
    "address",
    "state",
    "rules",
    "entry",
)


class JsonLines(logging.Formatter):
    """A log record as a line; of its extras only those that are known to be harmless."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": strftime("%Y-%m-%dT%H:%M:%S", gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        for name in EXTRAS:
            if name in record.__dict__:
                line[name] = record.__dict__[name]
        if record.exc_info:
            line["trace"] = "".join(_trace(record.exc_info[1]))
        return msgspec.json.encode(line).decode()


def _trace(wrong: BaseException | None) -> Iterator[str]:
    """An exception and those that caused it: kinds and places. Their messages may hold what a person has sent or what
    the database holds, so only those of the server's own exceptions are shown, and the codes of database errors."""
    if wrong is None:
        return
    if wrong.__cause__ is not None or not wrong.__suppress_context__:
        yield from _trace(wrong.__cause__ or wrong.__context__)
    yield from format_tb(wrong.__traceback__)
    kind = type(wrong)
    own = str(wrong) if kind.__module__.startswith("archipel.server.") else ""
    code = getattr(wrong, "sqlite_errorname", None) or getattr(wrong, "sqlstate", None) or ""
    yield f"{kind.__module__}.{kind.__qualname__} {own}{code}".rstrip() + "\n"


def set_up(level: int = logging.INFO) -> None:
    """Log to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("archipel", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level)
        logger.propagate = False
    for name in ("uvicorn.access", "uvicorn.error"):  # a line, with an address, for every call and every socket
        logging.getLogger(name).setLevel(logging.WARNING)
