"""A bot outside of the server, as anybody might write one: `python -m archipel.server.bots.example_bot ADDRESS CODE`.

It joins as a guest, takes a seat, and plays a random legal action whenever its seat has to decide. It imports nothing
of Archipel: all it knows is docs/protocol.md.
"""

from __future__ import annotations

import asyncio
import json
import sys
from http.cookies import SimpleCookie
from random import Random
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect


def call(address: str, path: str, body: dict[str, Any], cookie: str = "") -> tuple[Any, str]:
    """A POST from the server's own origin; the answer and the cookie."""
    headers = {"Content-Type": "application/json", "Origin": address, "Cookie": cookie}
    with urlopen(Request(address + path, json.dumps(body).encode(), headers)) as answer:
        new = SimpleCookie(answer.headers.get("Set-Cookie", ""))
        return json.load(answer), f"archipel={new['archipel'].value}" if "archipel" in new else cookie


async def play(address: str, table: str, chance: Random) -> list[int]:
    """Sit down at a table and play there to the end; the winners."""
    seat, cookie = await asyncio.to_thread(call, address, f"/api/tables/{table}/join", {"name": "Random"})
    where = address.replace("http", "ws", 1) + f"/ws/tables/{seat['table']}"
    headers = {"Cookie": cookie, "Origin": address}
    async with connect(where, additional_headers=headers, max_size=None) as socket:
        command: dict[str, Any] = {"type": "hello"}
        await send(socket, chance, command)
        async for text in socket:
            frame = json.loads(text)
            if frame["type"] == "over":
                return list(frame["winners"])
            if frame["type"] in ("snapshot", "moves") and frame["legal"]:
                choice = chance.choice(frame["legal"])
                command = {"type": "act", "seen": frame["version"], "action": choice["action"]}
                await send(socket, chance, command)
            elif frame["type"] == "answer" and frame["key"] == "limit.too_fast":
                await asyncio.sleep(0.01 + frame["details"]["seconds"])
                await send(socket, chance, command)
    return []


async def send(socket: ClientConnection, chance: Random, command: dict[str, Any]) -> None:
    await socket.send(json.dumps({"id": f"{chance.getrandbits(64):x}", **command}))


if __name__ == "__main__":
    won = asyncio.run(play(sys.argv[1].rstrip("/"), sys.argv[2], Random()))
    sys.stdout.write(f"winners: {won}\n")
