"""The WebSocket protocol of uvicorn with short ways: out, in, and to open a socket.

The long way out, which every frame would go otherwise, is an event for a task, a timeout, three layers of ASGI, an
object for the frame and a call of the system: most of what sending costs. What is sent to a socket in one go is one
call. The long way in takes each frame apart in four generators. The long way to open a socket reads the request a
second time, and checks and answers it with objects for each header; after a restart all sockets come at once.
Whatever is not plain goes the long way.
"""

from __future__ import annotations

from base64 import b64encode
from binascii import Error as NotBase64
from binascii import a2b_base64
from collections.abc import Callable
from hashlib import sha1
from typing import Any, Final
from urllib.parse import unquote

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from archipel.server.limits import FRAME, QUEUE

EXTENSION: Final = "archipel.write"  # the key in `extensions` of the ASGI scope
INBOX: Final = 8  # messages of a client that may wait before it has to
TEXT: Final = b"\x81"  # a whole frame of text, not masked
MASKED: Final = 0x80  # how the length of a client's frame begins
ACCEPT: Final = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"  # what is added to a client's key (RFC 6455, 4.2.2)
SWITCHING: Final = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"

Write = Callable[[bytes], bool]


def text_frame(text: bytes) -> bytes:
    """A WebSocket frame with this text, as a server sends it (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return TEXT + size.to_bytes(1, "big") + text
    if size < 1 << 16:
        return TEXT + b"\x7e" + size.to_bytes(2, "big") + text
    return TEXT + b"\x7f" + size.to_bytes(8, "big") + text


def plain_request(data: bytes) -> tuple[bytes, list[tuple[bytes, bytes]], bytes] | None:
    """The path, the headers and the key of a request to open a WebSocket; None when there is anything about it that
    should be looked at more closely. uvicorn has parsed it and written it again, its names in small letters."""
    first, *lines = data.split(b"\r\n")
    method, _, rest = first.partition(b" ")
    path, _, version = rest.partition(b" ")
    if method != b"GET" or version != b"HTTP/1.1" or lines[-2:] != [b"", b""] or not path.isascii():
        return None
    headers: list[tuple[bytes, bytes]] = []
    for line in lines[:-2]:
        name, _, value = line.partition(b": ")
        headers.append((name, value))
    known = dict(headers)
    key = known.get(b"sec-websocket-key", b"")
    if (
        len(known) != len(headers)
        or known.get(b"upgrade", b"").lower() != b"websocket"
        or b"upgrade" not in [token.strip() for token in known.get(b"connection", b"").lower().split(b",")]
        or known.get(b"sec-websocket-version") != b"13"
        or b"sec-websocket-protocol" in known
        or not _is_key(key)
    ):
        return None
    return path, headers, key


def _is_key(key: bytes) -> bool:
    try:
        return len(key) == 24 and len(a2b_base64(key, strict_mode=True)) == 16
    except NotBase64:
        return False


def frame_parts(data: bytes, at: int = 0) -> tuple[int, int]:
    """Where the text of the client's frame that begins here begins and ends; all of its head must be there."""
    length, start = data[at + 1] & 0x7F, at + 6
    if length >= 126:
        start += 2 if length == 126 else 8
        length = int.from_bytes(data[at + 2 : start - 4], "big")
    return start, start + length


def plain_text(data: bytes) -> bytes | None:
    """The text of a frame, if these bytes are one whole frame of text as clients send it."""
    if len(data) < 6 or data[0] != TEXT[0] or data[1] < MASKED:
        return None
    start, end = frame_parts(data)
    if end != len(data) or end - start > FRAME or (start > 6 and end - start < 126):
        return None
    mask, size = data[start - 4 : start], end - start
    if mask == b"\0\0\0\0":
        return data[start:]
    masks = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(data[start:], "little") ^ int.from_bytes(masks, "little")).to_bytes(size, "little")


def ends_with_a_frame(data: bytes) -> bool:
    """Whether these bytes, which begin with a client's frame, end with the end of one."""
    at = 0
    while at + 6 <= len(data):
        _, at = frame_parts(data, at)
    return at == len(data)


class SocketProtocol(WebSocketsSansIOProtocol):
    """One WebSocket."""

    def __init__(self, *settings: Any, **more: Any) -> None:
        super().__init__(*settings, **more)
        self.gathered: list[bytes] = []  # frames that are written when the program is back in the event loop
        self.key = b""  # of a request that is opened the short way
        self.aligned = True  # what comes next is the beginning of a frame
        self.has_sent = False  # something, since the last ping of the server

    def data_received(self, data: bytes) -> None:
        self.has_sent = True
        if not self.handshake_initiated:
            request = plain_request(data)
            if request is not None:
                self.begin(*request)
                return
        elif self.aligned:
            text = plain_text(data) if self.conn.state is State.OPEN and self.conn.current_size is None else None
            if text is not None:
                self.frames = [text]
                self.curr_msg_data_type = "text"
                self.send_receive_event_to_app()
                return
            self.aligned = ends_with_a_frame(data)
        super().data_received(data)

    def begin(self, path: bytes, headers: list[tuple[bytes, bytes]], key: bytes) -> None:
        """Start the application for a plain request."""
        self.handshake_initiated = True
        self.key = key
        raw_path, _, query = path.partition(b"?")
        self.scope = {
            "type": "websocket",
            "asgi": {"version": self.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": self.scheme,
            "server": self.server,
            "client": self.client,
            "root_path": self.root_path,
            "path": self.root_path + unquote(raw_path.decode("ascii")),
            "raw_path": self.root_path.encode("ascii") + raw_path,
            "query_string": query,
            "headers": headers,
            "subprotocols": [],
            "state": self.app_state.copy(),
            "extensions": {"websocket.http.response": {}, EXTENSION: {"write": self.write_now}},
        }
        self.queue.put_nowait({"type": "websocket.connect"})
        task = self.loop.create_task(self.run_asgi())
        task.add_done_callback(self.on_task_complete)
        self.tasks.add(task)

    def accept(self, headers: list[tuple[bytes, bytes]]) -> None:
        """Answer a plain request."""
        answer = b64encode(sha1(self.key + ACCEPT, usedforsecurity=False).digest())
        self.key = b""
        headers = [(b"Sec-WebSocket-Accept", answer), *self.default_headers, *headers]
        lines = [name + b": " + value for name, value in headers]
        if not self.transport.is_closing():
            self.handshake_complete = True
            self.conn.state = State.OPEN
            self.conn.parser.close()
            self.conn.parser = self.conn.parse()  # of frames, as it is open
            next(self.conn.parser)
            self.transport.write(SWITCHING + b"\r\n".join(lines) + b"\r\n\r\n")
            self.start_keepalive()

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

    def send_keepalive_ping(self) -> None:
        self.has_sent = False
        super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        """No pong has been read in time. A client that has sent something else is there: its pong waits behind that,
        as all that it sends does while reading is paused."""
        if (self.has_sent or self.read_paused) and not self.close_sent:
            self.pong_timer = None
            self.pending_ping_payload = None
            self.schedule_ping()
        else:
            super().keepalive_timeout()

    def flush(self) -> None:
        """Give what was gathered to the transport."""
        if self.gathered:
            data = b"".join(self.gathered)
            self.gathered.clear()
            if not self.transport.is_closing():
                self.transport.write(data)

    async def send(self, message: Any) -> None:
        """The long way; frames keep their order."""
        if self.key and message["type"] == "websocket.accept" and not self.disconnected:
            self.accept(list(message.get("headers", [])))
            return
        self.flush()
        await super().send(message)

    def shutdown(self) -> None:
        self.flush()
        super().shutdown()


def short_way(socket: WebSocket) -> Write | None:
    """The function that writes a frame to a socket at once; None under a server that has no such thing."""
    found: Write | None = socket.scope.get("extensions", {}).get(EXTENSION, {}).get("write")
    return found
