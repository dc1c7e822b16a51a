"""A real server on a free port, and people who come to it by HTTP and WebSocket."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from itertools import count
from pathlib import Path
from typing import Any, Self, TypeVar

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from archipel.server.app import Server
from archipel.server.main import config_of
from archipel.server.settings import Settings

Json = dict[str, Any]
Result = TypeVar("Result")
CONNECTION = "_connection_worker_thread"  # in the names of aiosqlite's threads
PATIENCE = 30.0  # seconds until a test gives up

numbers = count()


def run(test: Callable[[], Awaitable[Result]], seconds: float = 300) -> Result:
    """An async test as a plain one."""

    async def timed() -> Result:
        before = set(threading.enumerate())
        try:
            async with asyncio.timeout(seconds):
                return await test()
        finally:
            # A connection to SQLite that was given up half-way ends in its thread, which reports to this loop.
            for thread in set(threading.enumerate()) - before:
                if CONNECTION in thread.name and thread.is_alive():
                    await asyncio.to_thread(thread.join, 1.0)

    return asyncio.run(timed())


class Quiet(uvicorn.Server):
    """uvicorn that leaves the signals to the tests."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class House:
    """A running server."""

    def __init__(self, server: Server, host: uvicorn.Server, task: asyncio.Task[None], port: int) -> None:
        self.server = server
        self.host = host
        self.task = task
        self.url = f"http://127.0.0.1:{port}"
        self.guests: list[Guest] = []

    async def stop(self) -> None:
        for guest in self.guests:
            await guest.leave()
        self.host.should_exit = True
        await self.task

    async def guest(self, name: str) -> Guest:
        guest = Guest(self.url, name)
        self.guests.append(guest)
        await guest.patch("/api/me", {"name": name})
        return guest


async def open_house(tmp_path: Path, **settings: Any) -> House:
    chosen: Json = {
        "database_url": f"sqlite:///{tmp_path / 'tables.sqlite3'}",
        "page": tmp_path / "page",
        "bot_processes": 1,
        "pace": 0.0,
        "limit_factor": 1000.0,
        "sqlite_sync": "normal",  # nobody pulls the plug
    }
    server = Server(Settings(**(chosen | settings)))
    host = Quiet(config_of(server, "127.0.0.1", 0))
    task = asyncio.create_task(host.serve())
    while not host.started:
        if task.done():
            await task
        await asyncio.sleep(0.01)
    return House(server, host, task, host.servers[0].sockets[0].getsockname()[1])


@asynccontextmanager
async def a_house(tmp_path: Path, **settings: Any) -> AsyncIterator[House]:
    house = await open_house(tmp_path, **settings)
    try:
        yield house
    finally:
        await house.stop()


@asynccontextmanager
async def two_houses(tmp_path: Path, redis: str, **settings: Any) -> AsyncIterator[tuple[House, House]]:
    """Two processes of one server."""
    async with (
        a_house(tmp_path, redis_url=redis, **settings) as first,
        a_house(tmp_path, redis_url=redis, **settings) as second,
    ):
        yield first, second


def a_browser(house: House) -> httpx.AsyncClient:
    """A browser that has never been here."""
    return httpx.AsyncClient(base_url=house.url, timeout=PATIENCE)


class Guest:
    """A person with a browser."""

    def __init__(self, url: str, name: str, cookies: Any = None) -> None:
        self.url = url
        self.name = name
        # Nothing is encrypted here; to verify it would read a hundred certificates for every guest.
        self.http = httpx.AsyncClient(
            base_url=url, headers={"Origin": url}, cookies=cookies, verify=False, timeout=PATIENCE
        )
        self.sockets: list[Socket] = []

    async def post(self, path: str, body: Json | None = None, status: int | None = None) -> Any:
        return self._read(await self.http.post(path, json=body if body is not None else {}), status)

    async def patch(self, path: str, body: Json) -> Any:
        return self._read(await self.http.patch(path, json=body), None)

    async def get(self, path: str, status: int | None = None) -> Any:
        return self._read(await self.http.get(path), status)

    def _read(self, answer: httpx.Response, status: int | None) -> Any:
        if status is None:
            assert answer.status_code < 300, (answer.status_code, answer.text)
        else:
            assert answer.status_code == status, (answer.status_code, answer.text)
        if "json" in answer.headers.get("content-type", "") and "ndjson" not in answer.headers["content-type"]:
            return answer.json()
        return answer.text

    async def open(self, **body: Any) -> Json:
        table: Json = await self.post("/api/tables", body)
        return table

    async def come(self, table: str, **hello: Any) -> Socket:
        """Open a socket and say hello."""
        socket = Socket(self, table)
        await socket.open()
        await socket.ask("hello", **hello)
        return socket

    async def leave(self) -> None:
        for socket in self.sockets:
            await socket.close()
        await self.http.aclose()

    def again(self, url: str) -> Guest:
        """The same person at another server, or the same one after a restart."""
        return Guest(url, self.name, dict(self.http.cookies))


def position_after(game: Json, frame: Json) -> Json:
    """The game after a snapshot or moves, with the whole view, as docs/protocol.md says."""
    if frame["type"] == "snapshot":
        return frame
    assert frame["version"] == game["version"] + 1 and frame["seat"] == game["seat"], "moves that do not fit"
    return frame | {"view": game["view"] | frame["changed"]}


class Socket:
    """A socket at a table; it keeps the last frames."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest = guest
        self.table_id = table
        self.connection: ClientConnection
        self.frames: list[Json] = []
        self.table: Json = {}
        self.sheet: Json = {}
        self.game: Json = {}  # the last snapshot or moves, with the whole view
        self.events: list[Json] = []
        self.over: Json | None = None

    async def open(self, **headers: str) -> Self:
        self.guest.sockets.append(self)
        cookie = "; ".join(f"{name}={value}" for name, value in self.guest.http.cookies.items())
        self.connection = await connect(
            self.guest.url.replace("http", "ws") + f"/ws/tables/{self.table_id}",
            additional_headers={"Cookie": cookie, "Origin": self.guest.url} | headers,
            max_size=None,
            open_timeout=PATIENCE,
        )
        return self

    async def close(self) -> None:
        await self.connection.close()

    async def send(self, kind: str, **fields: Any) -> str:
        """Send a command; its id."""
        command = fields.pop("id", None) or f"c{next(numbers)}"
        await self.connection.send(json.dumps({"type": kind, "id": command, **fields}))
        return command

    async def next(self) -> Json:
        """The next frame."""
        async with asyncio.timeout(PATIENCE):
            frame: Json = json.loads(await self.connection.recv())
        self.frames.append(frame)
        match frame["type"]:
            case "table":
                self.table = frame
            case "sheet":
                self.sheet = frame
            case "snapshot" | "moves":
                self.game = position_after(self.game, frame)
                self.events = self.events[: frame["events_from"]] + frame["events"]
            case "over":
                self.over = frame
        return frame

    async def until(self, *kinds: str, **fields: Any) -> Json:
        """The next frame of one of these types with these values."""
        while True:
            frame = await self.next()
            if frame["type"] in kinds and all(frame.get(name) == value for name, value in fields.items()):
                return frame

    async def ask(self, kind: str, **fields: Any) -> Json:
        """Send a command and wait for its answer."""
        command = await self.send(kind, **fields)
        return await self.until("answer", "reasons", "hint", "pong", "error", id=command)

    async def do(self, kind: str, **fields: Any) -> Json:
        """A command that must succeed."""
        answer = await self.ask(kind, **fields)
        assert answer["ok"], answer
        return answer

    async def act(self, action: Json, **fields: Any) -> Json:
        return await self.ask("act", seen=self.game["version"], action=action, **fields)

    @property
    def version(self) -> int:
        version: int = self.game["version"]
        return version
