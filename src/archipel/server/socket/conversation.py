"""What every connection needs, whether its socket is here or in another process: reading a frame, sending frames."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from archipel.server import messages as m
from archipel.server.limits import FRAME
from archipel.server.refusals import Refused, malformed
from archipel.server.socket.connection import Connection
from archipel.server.storage.store import StorageError
from archipel.server.table.commands import handle
from archipel.server.table.table import Table

SEND_SECONDS: Final = 20.0  # to send one frame; then the socket is closed
CODES: Final = {"guest.unknown": 4401, "origin.foreign": 4403, "table.no_spectators": 4403, "table.unknown": 4404}

logger = logging.getLogger(__name__)


def close_code(refused: Refused) -> int:
    """The WebSocket code for closing a socket that is refused."""
    return CODES.get(refused.key, 4429 if refused.status == 429 else 4503)


async def handle_text(table: Table, connection: Connection, text: str | None) -> None:
    """Handle one frame of a client; whatever it holds, it is answered. None stands for a frame that is not text."""
    if text is None:
        connection.send(m.write(m.Error("frame.binary")))
        return
    try:
        frame = read_frame(text)
    except Refused as refused:
        connection.send(m.write(m.Error(refused.key, refused.details.pop("id", None), refused.details)))
        return
    try:
        await handle(table, connection, frame)
    except Refused as refused:
        connection.send(m.write(m.Answer(frame.id, False, table.version, refused.key, refused.rule, refused.details)))
    except StorageError:
        connection.send(m.write(m.Answer(frame.id, False, table.version, "server.storage", "", {})))
    except Exception:  # a bug: the client learns that there is one, the log what it is
        logger.exception("command", extra={"table": table.id, "command": type(frame).__name__})
        connection.send(m.write(m.Answer(frame.id, False, table.version, "server.error", "", {})))


def read_frame(text: str) -> m.ClientFrame:
    if len(text) > FRAME or len(text.encode("utf-8", "surrogatepass")) > FRAME:
        raise Refused("frame.too_large")
    try:
        frame: m.ClientFrame = m.read_client_frame.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as wrong:
        raise Refused("frame.malformed", id=_id_in(text), **malformed(wrong)) from None
    return frame


class _OnlyId(msgspec.Struct):
    id: str


def _id_in(text: str) -> str | None:
    try:
        return msgspec.json.decode(text, type=_OnlyId).id[:64]
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


async def send_frames(socket: WebSocket, connection: Connection, resync: Callable[[], Awaitable[None]]) -> None:
    """Send the frames of a connection that could not be written at once, until it is closed."""
    try:
        while True:
            frame = await connection.next_frame()
            if frame is not None:
                connection.sending = True
                async with asyncio.timeout(SEND_SECONDS):
                    await socket.send_text(frame.decode())
                connection.sending = False
            elif connection.needs_resync:
                await resync()
            elif connection.closing is not None:
                await socket.close(*connection.closing)
                return
    except TimeoutError:
        await _close(socket, 1013, "client.slow")
    except (WebSocketDisconnect, RuntimeError, OSError):
        return  # the socket is gone; its reader notices too


async def _close(socket: WebSocket, code: int, reason: str) -> None:
    if socket.application_state is WebSocketState.CONNECTED:
        await asyncio.gather(socket.close(code, reason), return_exceptions=True)
