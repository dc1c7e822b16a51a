"""The example bot plays a game without knowing anything but the protocol."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from archipel.server.bots.example_bot import play
from tests.server.house import a_house
from tests.server.scenes import play_on


async def test_a_bot_outside_of_the_server_plays_to_the_end(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann = await house.guest("Ann")
        options = {"seats": 3, "pace": "instant", "options": {"target": 3}}
        table = await ann.open(options=options, sit=0, bots=["random"])
        bot = asyncio.create_task(play(house.url, table["code"], Random(1)))
        socket = await ann.come(table["table"])
        while any(seat["kind"] == "open" or seat["name"] == "" for seat in socket.table["seats"][2:]):
            await socket.until("table")
        await socket.do("start")
        await play_on(socket)
        over = socket.over or await socket.until("over")
        assert await bot == over["winners"]
