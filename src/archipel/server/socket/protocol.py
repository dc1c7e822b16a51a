"""The WebSocket protocol of uvicorn with a short way out, on which a frame waits for nothing.

The long way, which every frame would go otherwise, is an event for a task, a timeout, three layers of ASGI, an object
for the frame and a call of the system: most of what sending costs. What is sent to a socket in one go is one call.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from archipel.server.limits import QUEUE

EXTENSION: Final = "archipel.write"  # the key in `extensions` of the ASGI scope
INBOX: Final = 8  # messages of a client that may wait before it has to
TEXT: Final = b"\x81"  # a whole frame of text, not masked

Write = Callable[[bytes], bool]


def text_frame(text: bytes) -> bytes:
    """A WebSocket frame with this text, as a server sends it (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return TEXT + size.to_bytes(1, "big") + text
    if size < 1 << 16:
        return TEXT + b"\x7e" + size.to_bytes(2, "big") + text
    return TEXT + b"\x7f" + size.to_bytes(8, "big") + text


class SocketProtocol(WebSocketsSansIOProtocol):
    """One WebSocket."""

    def __init__(self, *settings: Any, **more: Any) -> None:
        super().__init__(*settings, **more)
        self.gathered: list[bytes] = []  # frames that are written when the program is back in the event loop

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = {"write": self.write_now}

    def write_now(self, text: bytes) -> bool:
        """Write a text frame; False, and nothing is written, unless the socket is open and its client keeps up."""
        if (
            not self.writable.is_set()
            or not self.handshake_complete
            or self.close_sent
            or self.disconnected
            or self.transport.is_closing()
            or len(self.gathered) >= QUEUE
        ):
            return False
        if not self.gathered:
            self.loop.call_soon(self.flush)
        self.gathered.append(text_frame(text))
        return True

    def send_receive_event_to_app(self) -> None:
        """A message has come. Reading is paused when several wait, not for every single one."""
        paused = self.read_paused
        self.read_paused = paused or self.queue.qsize() < INBOX
        super().send_receive_event_to_app()  # pauses unless it is paused
        self.read_paused = paused or self.queue.qsize() > INBOX

    def flush(self) -> None:
        """Give what was gathered to the transport."""
        if self.gathered:
            data = b"".join(self.gathered)
            self.gathered.clear()
            if not self.transport.is_closing():
                self.transport.write(data)

    async def send(self, message: Any) -> None:
        """The long way; frames keep their order."""
        self.flush()
        await super().send(message)

    def shutdown(self) -> None:
        self.flush()
        super().shutdown()


def short_way(socket: WebSocket) -> Write | None:
    """The function that writes a frame to a socket at once; None under a server that has no such thing."""
    found: Write | None = socket.scope.get("extensions", {}).get(EXTENSION, {}).get("write")
    return found
