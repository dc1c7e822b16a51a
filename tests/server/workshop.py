"""A real table with a real store and no sockets: frames are handed to it and taken from its queues."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import Any, Self

from archipel.server.messages import TableOptions
from archipel.server.services import Services
from archipel.server.settings import Settings
from archipel.server.socket.connection import Connection
from archipel.server.socket.conversation import handle_text
from archipel.server.storage.people import Person
from archipel.server.table.open_tables import Tables
from archipel.server.table.seat_commands import join
from archipel.server.table.table import Table

Json = dict[str, Any]
NAMES = ("Ann", "Ben", "Cem")
numbers = count()


class Workshop:
    """The services of a server, with people who are known to it: three unless others are named."""

    def __init__(self, folder: Path, names: Sequence[str] = NAMES, **settings: Any) -> None:
        chosen: Json = {
            "database_url": f"sqlite:///{folder / 'tables.sqlite3'}",
            "sqlite_sync": "normal",
            "limit_factor": 1e6,
            "pace": 0.0,
            "bot_processes": 1,
        }
        self.names = names
        self.services = Services(Settings(**(chosen | settings)))
        self.services.tables = Tables(self.services)
        self.people: list[Person] = []

    async def __aenter__(self) -> Self:
        await self.services.store.open()
        for name in self.names:
            guest, _ = await self.services.people.new_guest()
            self.people.append(await self.services.people.rename(guest, name))
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.services.tables.stop()
        await self.services.bots.close()
        await self.services.store.close()

    async def bench(self, **options: Any) -> Bench:
        """A table with all three people seated, the game begun; bots take what seats are left."""
        chosen: Json = {"seats": 3, "options": {"start": 0, "layout": "beginner"}} | options
        table = await self.services.tables.open(TableOptions(**chosen), self.people[0], 0)
        for person in self.people[1:]:
            async with table.lock:
                await join(table, person.id, person.name, None)
        bench = Bench(self, table)
        await bench.enter()
        assert (await bench.say(0, {"type": "start", "id": "start", "bot": "random"}))[-1]["ok"]
        bench.listen()
        return bench


class Bench:
    """One table, and a connection for each person at it."""

    def __init__(self, workshop: Workshop, table: Table) -> None:
        self.workshop = workshop
        self.table = table
        self.connections: list[Connection] = []

    async def enter(self) -> None:
        tables = self.workshop.services.tables
        self.connections = [Connection(person.id, person.name, set()) for person in self.workshop.people]
        for seat, connection in enumerate(self.connections):
            await tables.connect(self.table, connection)
            await self.say(seat, {"type": "hello", "id": f"hello {next(numbers)}"})
        self.listen()

    def listen(self) -> list[list[Json]]:
        """The frames that each person was sent meanwhile."""
        told = []
        for connection in self.connections:
            told.append([json.loads(frame) for frame in connection.frames])
            connection.frames.clear()
        return told

    async def say(self, seat: int, frame: Json) -> list[Json]:
        return await self.say_text(seat, json.dumps(frame))

    async def say_text(self, seat: int, text: str | None) -> list[Json]:
        """Everything the speaker was told up to the answer."""
        connection = self.connections[seat]
        await handle_text(self.table, connection, text)
        told = [json.loads(frame) for frame in connection.frames]
        connection.frames.clear()
        return told

    async def fall_over(self) -> None:
        """The process dies: what is left is the log."""
        name = self.table.id
        tables = self.workshop.services.tables
        await tables.unload(name)
        self.table = await tables.load(name)
        await self.enter()

    async def torn(self, seat: int, frame: Json, steps: int) -> None:
        """A frame whose process dies while it is being carried out, after a number of steps of the event loop."""
        task = asyncio.create_task(handle_text(self.table, self.connections[seat], json.dumps(frame)))
        for _ in range(steps):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await self.fall_over()
