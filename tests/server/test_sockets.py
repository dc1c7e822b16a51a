"""Frames reach a client whole and in order, whichever way they go."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import CLIENT, OPEN, Protocol
from websockets.uri import parse_uri

from archipel.server.limits import FRAME, QUEUE
from archipel.server.socket.protocol import ends_with_a_frame, plain_request, plain_text, text_frame
from tests.server.house import PATIENCE, Guest, a_house
from tests.server.scenes import hot_seat

SIZES = (0, 1, 125, 126, 127, 65_535, 65_536, 200_000)


def test_frames_of_every_size_are_read_as_they_were_written() -> None:
    client = Protocol(CLIENT, state=OPEN)
    texts = [b"x" * size for size in SIZES]
    client.receive_data(b"".join(text_frame(text) for text in texts))
    read = client.events_received()
    assert read == [Frame(Opcode.TEXT, text) for text in texts]


async def test_frames_keep_their_order_when_a_client_is_slow_for_a_while(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        _, socket = await hot_seat(house)
        (connection,) = house.server.services.tables.by_id[socket.table_id].connections
        filling = "x" * 60_000
        sent = 0
        for _ in range(3):
            for _ in range(QUEUE // 2):  # more than the transport takes: some wait
                connection.send(json.dumps({"type": "pong", "id": f"n{sent}", "time": 0, "x": filling}).encode())
                sent += 1
            connection.send(json.dumps({"type": "pong", "id": f"n{sent}", "time": 0}).encode())
            sent += 1
            read = sum(frame["type"] == "pong" for frame in socket.frames)
            while read < sent:
                assert (await socket.until("pong"))["id"] == f"n{read}"
                read += 1
        assert not connection.needs_resync


KEY = "AAAAAAAAAAAAAAAAAAAAAA=="
PLAIN = {
    "host": "localhost:8765",
    "upgrade": "websocket",
    "connection": "Upgrade",
    "sec-websocket-key": KEY,
    "sec-websocket-version": "13",
}


def request(headers: dict[str, str], first: str = "GET /ws/tables/x?y=1 HTTP/1.1") -> bytes:
    return "\r\n".join([first, *(f"{name}: {value}" for name, value in headers.items()), "", ""]).encode()


def test_a_plain_request_is_opened_the_short_way() -> None:
    headers = [(name.encode(), value.encode()) for name, value in PLAIN.items()]
    assert plain_request(request(PLAIN)) == (b"/ws/tables/x?y=1", headers, KEY.encode())
    assert plain_request(request(PLAIN | {"connection": "keep-alive, Upgrade"})) is not None


@pytest.mark.parametrize(
    "changed",
    [
        {"upgrade": "h2c"},
        {"connection": "keep-alive"},
        {"sec-websocket-version": "8"},
        {"sec-websocket-protocol": "chat"},
        {"sec-websocket-key": ""},
        {"sec-websocket-key": KEY[:-4]},
        {"sec-websocket-key": "A" * 24},
        {"sec-websocket-key": "!" * 22 + "=="},
    ],
)
def test_a_request_that_is_not_plain_goes_the_long_way(changed: dict[str, str]) -> None:
    assert plain_request(request(PLAIN | changed)) is None


def test_other_methods_and_headers_that_come_twice_go_the_long_way() -> None:
    assert plain_request(request(PLAIN, "POST /ws/tables/x HTTP/1.1")) is None
    assert plain_request(request(PLAIN, "GET /ws/tables/x HTTP/1.0")) is None
    assert plain_request(request(PLAIN)[:-2] + f"sec-websocket-key: {KEY}\r\n\r\n".encode()) is None


def test_only_whole_frames_of_text_are_read_the_short_way() -> None:
    mask = b"\x01\x82\x03\xf4"
    for size in (0, 1, 3, 4, 125, 126, 127, FRAME):
        text = bytes(x % 251 for x in range(size))
        frame = Frame(Opcode.TEXT, text).serialize(mask=True)
        assert plain_text(frame) == text and ends_with_a_frame(frame * 2)
        for cut in range(1, min(20, len(frame))):
            assert plain_text(frame[:-cut]) is None and not ends_with_a_frame(frame + frame[:-cut])
        assert plain_text(frame + b"\x81") is None and plain_text(frame * 2) is None
    assert plain_text(b"\x81\x84" + mask + bytes(a ^ b for a, b in zip(b"text", mask, strict=True))) == b"text"
    assert plain_text(Frame(Opcode.TEXT, b"x" * (FRAME + 1)).serialize(mask=True)) is None
    assert plain_text(Frame(Opcode.TEXT, b"text").serialize(mask=False)) is None
    for other in (Frame(Opcode.BINARY, b"x"), Frame(Opcode.PING, b"x"), Frame(Opcode.TEXT, b"x", fin=False)):
        frame = other.serialize(mask=True)
        assert plain_text(frame) is None and ends_with_a_frame(frame)


class RawClient:
    """A client that sends bytes as it likes."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.protocol = ClientProtocol(parse_uri(guest.url.replace("http", "ws") + f"/ws/tables/{table}"))
        self.guest = guest

    async def open(self, **headers: str) -> None:
        host, port = self.guest.url.removeprefix("http://").split(":")
        self.reader, self.writer = await asyncio.open_connection(host, int(port))
        asked = self.protocol.connect()
        cookies = "; ".join(f"{name}={value}" for name, value in self.guest.http.cookies.items())
        asked.headers.update({"Cookie": cookies, "Origin": self.guest.url, **headers})
        self.protocol.send_request(asked)
        self.writer.write(b"".join(self.protocol.data_to_send()))
        while self.protocol.state is not OPEN:
            await self.read()
            for event in self.protocol.events_received():
                assert isinstance(event, Response) and event.status_code == 101, event

    async def read(self) -> None:
        async with asyncio.timeout(PATIENCE):
            data = await self.reader.read(65_536)
        assert data, "the socket was closed"
        self.protocol.receive_data(data)

    async def pongs(self, count: int) -> list[str]:
        """The ids of the next pongs, and the payloads of those of the protocol itself."""
        found: list[str] = []
        while len(found) < count:
            await self.read()
            for event in self.protocol.events_received():
                assert isinstance(event, Frame)
                if event.opcode is Opcode.PONG:
                    found.append(bytes(event.data).decode())
                elif event.opcode is Opcode.TEXT and json.loads(bytes(event.data))["type"] == "pong":
                    found.append(json.loads(bytes(event.data))["id"])
        return found


def ping(name: str) -> bytes:
    return json.dumps({"type": "ping", "id": name}).encode()


@pytest.mark.parametrize("headers", [{}, {"Sec-WebSocket-Protocol": "chat"}], ids=["short", "long"])
async def test_commands_are_read_however_they_arrive(tmp_path: Path, headers: dict[str, str]) -> None:
    """A socket that was opened the short way and one that was opened the long way, frames whole and in pieces."""

    async with a_house(tmp_path) as house:
        guest = await house.guest("Ann")
        table = await guest.open(options={"seats": 3}, sit=0)
        client = RawClient(guest, table["table"])
        await client.open(**headers)
        names = (f"n{number}" for number in range(1000))

        def text(name: str) -> bytes:
            return Frame(Opcode.TEXT, ping(name)).serialize(mask=True)

        async def send(*chunks: bytes) -> None:
            for chunk in chunks:
                client.writer.write(chunk)
                await client.writer.drain()
                await asyncio.sleep(0.02)  # so that the server reads it by itself

        for size in (1, 2, 3, 6, 7, 1000):
            name = next(names)
            frame = text(name)
            await send(*(frame[at : at + size] for at in range(0, len(frame), size)))
            assert await client.pongs(1) == [name]
        two = [next(names), next(names)]
        await send(b"".join(text(name) for name in two))
        assert await client.pongs(2) == two
        name, whole = next(names), ping("")
        await send(
            Frame(Opcode.TEXT, whole[:-2], fin=False).serialize(mask=True),
            Frame(Opcode.PING, b"between").serialize(mask=True),
            Frame(Opcode.CONT, name.encode() + whole[-2:]).serialize(mask=True),
        )
        assert await client.pongs(2) == ["between", name]
        name = next(names)
        await send(text(name))
        assert await client.pongs(1) == [name]
        client.writer.close()


async def test_only_a_client_that_sends_nothing_is_taken_for_gone(tmp_path: Path) -> None:
    """One that is busy sending does not answer a ping in time: its pong waits behind what it has sent before."""

    async with a_house(tmp_path) as house:
        house.host.config.ws_ping_interval = house.host.config.ws_ping_timeout = 1.0
        guest = await house.guest("Ann")
        table = await guest.open(options={"seats": 3}, sit=0)
        busy, gone = RawClient(guest, table["table"]), RawClient(guest, table["table"])
        await gone.open()
        await busy.open()
        pings = 0
        gone_at = asyncio.create_task(gone.reader.read())
        while not gone_at.done() or pings < 2:  # the protocol of `busy` answers pings, but nothing is sent of that
            busy.writer.write(Frame(Opcode.TEXT, ping("busy")).serialize(mask=True))
            await busy.read()
            pings += sum(isinstance(e, Frame) and e.opcode is Opcode.PING for e in busy.protocol.events_received())
            await asyncio.sleep(0.05)
        assert b"keepalive ping timeout" in gone_at.result()
        gone.writer.close()
        busy.writer.close()
