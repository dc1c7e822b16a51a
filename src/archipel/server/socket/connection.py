"""A connection: one open socket at one table, and the frames that wait to be sent to it.

A reader that is too slow loses what waits and is shown everything anew when it has caught up: nobody waits for it.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from archipel.server.limits import QUEUE

SPECTATOR: Final = -1


class Connection:
    """Somebody's socket. `look` is the seat it looks from, -1 for a spectator."""

    def __init__(self, person: str, name: str, muted: set[str]) -> None:
        self.person = person
        self.name = name
        self.muted = muted
        self.viewpoint = SPECTATOR
        self.subscribed = False  # has said hello
        self.needs_resync = False  # has lost frames
        self.closing: tuple[int, str] | None = None
        self.frames: deque[bytes] = deque()
        self._ready = asyncio.Event()

    def send(self, frame: bytes) -> None:
        """Put a frame into the queue; never waits."""
        if self.needs_resync or self.closing is not None:
            return
        if len(self.frames) >= QUEUE:
            self.fall_behind()
        else:
            self.frames.append(frame)
            self._ready.set()

    def fall_behind(self) -> None:
        """Forget what waits: everything is shown anew."""
        self.frames.clear()
        self.needs_resync = True
        self._ready.set()

    def close(self, code: int, key: str) -> None:
        """Send what waits, then close."""
        if self.closing is None:
            self.closing = (code, key)
        self._ready.set()

    async def next(self) -> bytes | None:
        """The next frame to send; None when there is none but something else to do (see `needs_resync`, `closing`)."""
        while not self.frames and not self.needs_resync and self.closing is None:
            self._ready.clear()
            await self._ready.wait()
        return self.frames.popleft() if self.frames else None
