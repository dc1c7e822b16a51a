"""What both ends of a socket need, wherever they are: who is let in, one frame heard, frames passed on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from archipel.server import messages as m
from archipel.server.http.calls import malformed
from archipel.server.limits import FRAME
from archipel.server.refusals import Refused
from archipel.server.socket.connection import Connection
from archipel.server.storage.store import StorageError
from archipel.server.table.commands import handle
from archipel.server.table.table import Table

SEND_SECONDS: Final = 20.0  # a frame that is not taken in that time ends the socket
CODES: Final = {"guest.unknown": 4401, "origin.foreign": 4403, "table.no_spectators": 4403, "table.unknown": 4404}

logger = logging.getLogger(__name__)


def close_code(refused: Refused) -> int:
    """The code a socket is closed with that cannot be opened."""
    return CODES.get(refused.key, 4429 if refused.status == 429 else 4503)


def admit(table: Table, person: str) -> None:
    """Refused when somebody may not watch."""
    if not table.options.spectators and not table.seats_of(person) and table.state != "waiting":
        raise Refused("table.no_spectators")


async def handle_text(table: Table, connection: Connection, text: str | None) -> None:
    """One frame of a client: carried out and answered, whatever it is."""
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
    except StorageError:
        connection.send(m.write(m.Answer(frame.id, False, table.version, "server.storage", "", {})))
    except Exception:  # a slip of ours: the client learns that, and nothing about it
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
    """Send what waits; show everything anew to a reader that was too slow."""
    try:
        while True:
            frame = await connection.next()
            if frame is not None:
                async with asyncio.timeout(SEND_SECONDS):
                    await socket.send_text(frame.decode())
            elif connection.needs_resync:
                await resync()
            elif connection.closing is not None:
                await socket.close(*connection.closing)
                return
    except TimeoutError:
        await _close(socket, 1013, "client.slow")
    except (WebSocketDisconnect, RuntimeError, OSError):
        return  # gone; the reader sees it too


async def _close(socket: WebSocket, code: int, reason: str) -> None:
    if socket.application_state is WebSocketState.CONNECTED:
        await asyncio.gather(socket.close(code, reason), return_exceptions=True)
