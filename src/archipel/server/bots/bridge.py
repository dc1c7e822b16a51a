"""A program as a player, in any language: it reads frames and writes commands, one JSON object a line.

`archipel connect LINK -- COMMAND` (or `python -m archipel.server.bots.bridge`) takes a seat at the table, starts the
program and stays between it and the server: a lost connection is made again, and commands that were not answered, or
came too fast, are sent again with the same ids. docs/protocol.md, section 5, tells how to write such a program.
"""

from __future__ import annotations

import asyncio
import json
import sys
from argparse import ArgumentParser
from asyncio.subprocess import PIPE, Process
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass
from http.cookies import SimpleCookie
from pathlib import Path
from secrets import token_hex
from time import monotonic
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from archipel.engine.errors import ArchipelError
from archipel.server.limits import FRAME

HOPELESS: Final = {4401, 4403, 4404}  # closed with these, trying again would not help
FIRST_WAIT, LONGEST_WAIT = 0.2, 5.0  # seconds between attempts
EARLY: Final = {"limit.too_fast", "command.hello_first"}  # refused with these, a command is right a little later
LEAST_WAIT: Final = 0.05  # seconds until a refused command is sent again; the server rounds them to hundredths
TRIES: Final = 20  # of one command
PATIENCE: Final = 300.0  # seconds without a connection until it gives up
LAST_WORDS: Final = 10.0  # seconds a program has to end after the game
LINE: Final = 1 << 20  # bytes of a line the program may write; more than FRAME of them are refused by the server


class CannotConnect(ArchipelError):
    """No such table, no open seat, no server."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where to play: the link of a table (its end is the id or the code), and as whom."""

    link: str
    name: str = "Bot"
    seat: int | None = None
    identity: Path | None = None  # a file that keeps the cookie, so that the same guest comes back
    token: str = ""  # of a person; without one the program is a guest

    @property
    def origin(self) -> str:
        parts = urlsplit(self.link)
        if parts.scheme not in ("http", "https") or not parts.netloc or not parts.path.strip("/"):
            raise CannotConnect(f"{self.link!r} is not a link to a table: http://HOST:PORT/t/TABLE")
        return f"{parts.scheme}://{parts.netloc}"

    @property
    def table(self) -> str:
        return urlsplit(self.link).path.rstrip("/").rpartition("/")[2]

    def headers(self, cookie: str) -> dict[str, str]:
        """Who calls."""
        who = {"Authorization": f"Bearer {self.token}"} if self.token else {"Cookie": cookie}
        return {"Origin": self.origin} | who

    def join(self) -> tuple[str, str]:
        """Take the seat; the id of the table and the cookie."""
        kept = self.identity.read_text().strip() if self.identity is not None and self.identity.exists() else ""
        body = {"name": self.name} if self.seat is None else {"name": self.name, "seat": self.seat}
        headers = {"Content-Type": "application/json"} | self.headers(kept)
        request = Request(f"{self.origin}/api/tables/{self.table}/join", json.dumps(body).encode(), headers)
        try:
            with urlopen(request) as answer:
                new = SimpleCookie(answer.headers.get("Set-Cookie", ""))
                cookie = f"archipel={new['archipel'].value}" if "archipel" in new else kept
                table = str(json.load(answer)["table"])
        except HTTPError as refused:
            with refused:
                raise CannotConnect(f"{self.link}: {_key_in(refused.read())}") from None
        except (URLError, OSError, ValueError, KeyError):
            raise CannotConnect(f"{self.link} does not answer") from None
        if self.identity is not None:
            self.identity.touch(mode=0o600)
            self.identity.write_text(cookie)
        return table, cookie


def _key_in(body: bytes) -> str:
    try:
        return str(json.loads(body)["key"])
    except (ValueError, KeyError, TypeError):
        return "not a table server"


class Bridge:
    """Between one program and one table."""

    def __init__(self, place: Place, table: str, cookie: str, program: Process) -> None:
        self.address = place.origin.replace("http", "ws", 1) + f"/ws/tables/{table}"
        self.headers = place.headers(cookie)
        self.seat = place.seat
        self.program = program
        self.commands: asyncio.Queue[str] = asyncio.Queue(64)
        self.unanswered: dict[str, str] = {}
        self.refusals: Counter[str] = Counter()  # of commands that came too early, by their ids
        self.in_turn = asyncio.Lock()  # a refused command goes before those that the program writes meanwhile

    async def run(self) -> None:
        """Until the game is over, or the program has ended."""
        playing, listening = asyncio.create_task(self.play()), asyncio.create_task(self.listen())
        try:
            await asyncio.wait({playing, listening}, return_when=asyncio.FIRST_COMPLETED)
            if playing.done():
                await playing
                assert self.program.stdin is not None
                self.program.stdin.close()
                await asyncio.wait({listening}, timeout=LAST_WORDS)
            else:
                await listening
        finally:
            for task in (playing, listening):
                task.cancel()
            await asyncio.gather(playing, listening, return_exceptions=True)

    # ---- the program

    async def listen(self) -> None:
        """Lines of the program, until it ends."""
        assert self.program.stdout is not None
        while line := await self.program.stdout.readline():
            if text := line.decode("utf-8", "replace").strip():
                await self.commands.put(text)

    async def write_line(self, text: str) -> None:
        """Write a frame as a line. A program that has stopped reading ends by itself, or at the end of the game."""
        assert self.program.stdin is not None
        self.program.stdin.write(text.encode() + b"\n")
        with suppress(ConnectionError):
            await self.program.stdin.drain()

    # ---- the table

    async def play(self) -> None:
        """Connect to the table, again and again, until the game is over."""
        wait, good = FIRST_WAIT, monotonic()
        while True:
            try:
                async with connect(self.address, additional_headers=self.headers, max_size=None) as socket:
                    if await self.converse(socket):
                        return
                    wait, good = FIRST_WAIT, monotonic()
            except ConnectionClosed as closed:
                code = 0 if closed.rcvd is None else closed.rcvd.code
                if code in HOPELESS:
                    raise CannotConnect(f"the table was closed: {code} {closed.rcvd and closed.rcvd.reason}") from None
                if code != 4503:
                    wait, good = FIRST_WAIT, monotonic()
            except (OSError, InvalidHandshake, TimeoutError):
                pass
            if monotonic() - good > PATIENCE:
                raise CannotConnect("the server does not come back")
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    async def converse(self, socket: ClientConnection) -> bool:
        """One connection; whether the game is over."""
        hello: dict[str, Any] = {"type": "hello", "id": token_hex(8)}
        greeting = json.dumps(hello if self.seat is None else hello | {"seat": self.seat})
        for command in [greeting, *self.unanswered.values()]:
            await socket.send(command)
        tasks = {asyncio.create_task(self.send(socket))}
        try:
            async for text in socket:
                frame = json.loads(text)
                name = frame.get("id") or ""
                command = greeting if name == hello["id"] else self.unanswered.get(name, "")
                if command and self.was_early(frame):
                    tasks.add(
                        asyncio.create_task(self.send_again(socket, command, (frame["details"] or {}).get("seconds")))
                    )
                    continue
                self.unanswered.pop(name, None)
                self.refusals.pop(name, None)
                await self.write_line(str(text))
                if is_the_end(frame):
                    return True
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        return False

    def was_early(self, frame: dict[str, Any]) -> bool:
        """Whether an answer refuses a command that should be sent again. After many tries the program is told."""
        if frame["type"] != "answer" or frame["ok"] or frame["key"] not in EARLY:
            return False
        self.refusals[frame["id"]] += 1
        return self.refusals[frame["id"]] < TRIES

    async def send_again(self, socket: ClientConnection, command: str, seconds: float | None) -> None:
        """Send a command when the server is ready for it. On a lost connection it is one of the unanswered."""
        async with self.in_turn:
            await asyncio.sleep(FIRST_WAIT if seconds is None else max(LEAST_WAIT, seconds))
            await socket.send(command)

    async def send(self, socket: ClientConnection) -> None:
        """Send the commands of the program, with an id where it gave none."""
        while True:
            text = await self.commands.get()
            with suppress(ValueError):
                command = json.loads(text)
                if isinstance(command, dict) and len(text.encode()) < FRAME - 64:
                    name = str(command.setdefault("id", token_hex(8)))
                    text = self.unanswered[name] = json.dumps(command)
            if len(text.encode()) > FRAME:
                await self.write_line('{"type":"error","key":"frame.too_large","id":null,"details":{}}')
            else:
                async with self.in_turn:
                    await socket.send(text)


def is_the_end(frame: dict[str, Any]) -> bool:
    """The game is over, the table was closed without a winner, or the server wants nobody back."""
    match frame["type"]:
        case "over":
            return True
        case "table":
            return bool(frame["state"] == "closed")
        case "bye":
            return bool(frame["retry_after"] < 0)
    return False


async def play(place: Place, command: list[str]) -> int:
    """Let a program play at a table; its exit status."""
    table, cookie = await asyncio.to_thread(place.join)
    try:
        program = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=LINE)
    except OSError as wrong:
        raise CannotConnect(f"{command[0]} cannot be started: {wrong.strerror}") from None
    try:
        await Bridge(place, table, cookie, program).run()
        async with asyncio.timeout(LAST_WORDS):
            return await program.wait()
    except TimeoutError:
        raise CannotConnect(f"{command[0]} did not end with the game") from None
    except ValueError:
        raise CannotConnect(f"{command[0]} wrote a line of more than {LINE} bytes") from None
    finally:
        if program.returncode is None:
            program.kill()
            await program.wait()
        assert program.stdin is not None
        program.stdin.close()
        with suppress(ConnectionError):
            await program.stdin.wait_closed()


def main(arguments: list[str] | None = None) -> int:
    """`python -m archipel.server.bots.bridge`."""
    parser = ArgumentParser(prog="archipel.server.bots.bridge", description="Let a program play at a table.")
    parser.add_argument("link", help="the table: http://HOST:PORT/t/TABLE, or its code at the end")
    parser.add_argument("--name", default="Bot", help="what the others see")
    parser.add_argument("--seat", type=int, help="which seat; the first open one unless given")
    parser.add_argument("--identity", type=Path, help="a file for the guest's cookie, to come back to the same seat")
    parser.add_argument("command", nargs="+", help="the program and its arguments, after --")
    chosen = parser.parse_args(arguments)
    try:
        return asyncio.run(play(Place(chosen.link, chosen.name, chosen.seat, chosen.identity), chosen.command))
    except CannotConnect as wrong:
        sys.stderr.write(f"{wrong}\n")
        return 1


if __name__ == "__main__":
    sys.exit(main())
