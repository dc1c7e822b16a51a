"""A connection: one open socket at one table, and the frames that wait to be sent to it.

Frames are written at once while the client keeps up (`write`); only what it cannot take yet waits. A client that reads
too slowly loses the frames that wait and is sent everything again later: nobody waits for it.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Final

from archipel.server.limits import QUEUE

SPECTATOR: Final = -1


class Connection:
    """A person's socket. `viewpoint` is the seat whose view it is sent, -1 for a spectator."""

    def __init__(
        self, person: str, name: str, muted: set[str], address: str = "", write: Callable[[bytes], bool] | None = None
    ) -> None:
        self.person = person
        self.address = address  # for limits
        self.name = name
        self.muted = muted
        self.viewpoint = SPECTATOR
        self.subscribed = False  # has said hello
        self.needs_resync = False  # has lost frames
        self.closing: tuple[int, str] | None = None
        self.frames: deque[bytes] = deque()
        self.write = write  # sends a frame at once, or says that it cannot
        self.sending = False  # a frame that was taken from the queue is on its way
        self.writer: asyncio.Task[None] | None = None
        self._start_writer: Callable[[], Coroutine[None, None, None]] | None = None
        self._ready = asyncio.Event()

    def written_by(self, writer: Callable[[], Coroutine[None, None, None]]) -> None:
        """What sends the frames that wait. It is started when there are any: most clients always keep up."""
        self._start_writer = writer
        if self.frames or self.needs_resync or self.closing is not None:
            self._wake()

    async def stop(self) -> None:
        """Nothing is sent any more."""
        self._start_writer = None
        if self.writer is not None:
            self.writer.cancel()
            await asyncio.gather(self.writer, return_exceptions=True)

    def _wake(self) -> None:
        """There is something to see to."""
        if self.writer is None and self._start_writer is not None:
            self.writer = asyncio.create_task(self._start_writer())
        self._ready.set()

    def send(self, frame: bytes) -> None:
        """Send a frame, or put it into the queue; never waits."""
        if self.needs_resync or self.closing is not None:
            return
        if self.write is not None and not self.frames and not self.sending and self.write(frame):
            return
        if len(self.frames) >= QUEUE:
            self.fall_behind()
        else:
            self.frames.append(frame)
            self._wake()

    def fall_behind(self) -> None:
        """Drop the frames that wait; everything has to be sent again."""
        self.frames.clear()
        self.needs_resync = True
        self._wake()

    def close(self, code: int, key: str) -> None:
        """Close the socket when the frames that wait are sent."""
        if self.closing is None:
            self.closing = (code, key)
        self._wake()

    async def next_frame(self) -> bytes | None:
        """The next frame to send; None when there is none, and a resync or the end to see to."""
        while not self.frames and not self.needs_resync and self.closing is None:
            self._ready.clear()
            await self._ready.wait()
        return self.frames.popleft() if self.frames else None
