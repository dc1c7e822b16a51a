"""Frames reach a client whole and in order, whichever way they go."""

from __future__ import annotations

import json
from pathlib import Path

from websockets.frames import Frame, Opcode
from websockets.protocol import CLIENT, OPEN, Protocol

from archipel.server.limits import QUEUE
from archipel.server.socket.protocol import text_frame
from tests.server.house import a_house, run
from tests.server.scenes import hot_seat

SIZES = (0, 1, 125, 126, 127, 65_535, 65_536, 200_000)


def test_frames_of_every_size_are_read_as_they_were_written() -> None:
    client = Protocol(CLIENT, state=OPEN)
    texts = [b"x" * size for size in SIZES]
    client.receive_data(b"".join(text_frame(text) for text in texts))
    read = client.events_received()
    assert read == [Frame(Opcode.TEXT, text) for text in texts]


def test_frames_keep_their_order_when_a_client_is_slow_for_a_while(tmp_path: Path) -> None:
    async def test() -> None:
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

    run(test)
