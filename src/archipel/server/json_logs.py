"""Structured logs of the program: one JSON object a line, without chat, hands or other secrets of a table."""

from __future__ import annotations

import logging
import sys
from time import gmtime, strftime
from typing import Final

import msgspec

EXTRAS: Final = ("table", "seat", "bot", "reason", "command", "version", "seconds", "tables", "address")


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
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up(level: int = logging.INFO) -> None:
    """Log to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("archipel", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level)
        logger.propagate = False
    logging.getLogger("uvicorn.access").setLevel(logging.WARNING)
