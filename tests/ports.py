"""Ports for servers that tests start."""

from __future__ import annotations

import secrets
import socket
from contextlib import suppress
from typing import Final

FIRST, COUNT = 12_000, 18_000  # below those that the system gives to outgoing connections
TRIES: Final = 1000


def free_port() -> int:
    """A port that is free now and that no connection takes by chance before the server has it, or while it restarts."""
    for _ in range(TRIES):
        port = FIRST + secrets.randbelow(COUNT)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise OSError("no port is free")
