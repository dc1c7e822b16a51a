"""Load test: many tables over real sockets on this machine, and the figures that matter to players.

`python tools/load.py --tables 50 --seconds 20` starts a separate server with an empty database, seats bots of the
simplest kind as ordinary clients, three to a table, lets each move at a human pace (or as fast as it can with
`--pace 0`), and prints tables, moves a second, the time from a command to the frame at the last seat, memory, cold
start, and the time to be back after a kill with all tables live. The clients run in this process and take CPU too.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from argparse import ArgumentParser, Namespace
from asyncio.subprocess import DEVNULL, PIPE, Process
from http.cookies import SimpleCookie
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any, Final
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

SOURCE: Final = Path(__file__).resolve().parents[1] / "src"
SEATS: Final = 3
MOST_TABLES: Final = 1000
MOST_SECONDS: Final = 600


class Measures:
    """What all clients together have seen."""

    def __init__(self) -> None:
        self.sent: dict[tuple[str, int], float] = {}  # by table and the version it leads to: when it was asked for
        self.seen: dict[tuple[str, int], int] = {}  # how many seats have it
        self.delays: list[float] = []
        self.frames = 0  # one for every move and seat
        self.refused = 0
        self.finished = 0

    def told(self, table: str, version: int) -> None:
        self.frames += 1
        key = (table, version)
        if key not in self.sent:
            return
        self.seen[key] = self.seen.get(key, 0) + 1
        if self.seen[key] == SEATS:
            self.delays.append(monotonic() - self.sent.pop(key))
            del self.seen[key]


class Person:
    """A client with its own cookie, as docs/protocol.md requires."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.cookie = ""

    def call(self, path: str, body: dict[str, Any]) -> Any:
        headers = {"Content-Type": "application/json", "Origin": self.address, "Cookie": self.cookie}
        with urlopen(Request(self.address + path, json.dumps(body).encode(), headers)) as answer:
            new = SimpleCookie(answer.headers.get("Set-Cookie", ""))
            if "archipel" in new:
                self.cookie = f"archipel={new['archipel'].value}"
            return json.load(answer)

    async def come(self, table: str) -> ClientConnection:
        socket = await connect(
            self.address.replace("http", "ws", 1) + f"/ws/tables/{table}",
            additional_headers={"Cookie": self.cookie, "Origin": self.address},
            max_size=None,
            compression=None,
        )
        await say(socket, "hello", type="hello")
        return socket


async def say(socket: ClientConnection, name: str, **command: Any) -> None:
    await socket.send(json.dumps({"id": name, **command}))


async def play(socket: ClientConnection, table: str, chance: Random, pace: float, until: float, seen: Measures) -> None:
    """Whenever this seat has to decide, wait a moment and make a legal move."""
    while monotonic() < until:
        try:
            async with asyncio.timeout(max(0.01, until - monotonic())):
                frame = json.loads(await socket.recv())
        except TimeoutError:
            return
        if frame["type"] == "over":
            seen.finished += 1
            return
        if frame["type"] == "answer" and not frame["ok"]:
            seen.refused += 1
        if frame["type"] == "moves":
            seen.told(table, frame["version"])
        if frame["type"] in ("snapshot", "moves") and frame["legal"]:
            await asyncio.sleep(chance.uniform(0.5, 1.5) * pace)
            version = frame["version"]
            if len(frame["deciding"]) == 1:  # when several may answer at once, the next version is unknown
                seen.sent[(table, version + 1)] = monotonic()
            action = chance.choice(frame["legal"])["action"]
            await say(socket, f"{chance.getrandbits(64):x}", type="act", seen=version, action=action)


async def begin(database: Path) -> tuple[Process, str, float]:
    """A new server: the process, its address, and the seconds until it answered."""
    began = monotonic()
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "archipel.server", "--port", "0", "--limits", "1000000"),
        *("--database", f"sqlite:///{database}"),
        stdout=PIPE,
        stderr=DEVNULL,
        env={**os.environ, "PYTHONPATH": os.environ.get("PYTHONPATH", str(SOURCE))},
    )
    assert process.stdout is not None
    address = (await process.stdout.readline()).decode().strip().rstrip("/").replace("localhost", "127.0.0.1")
    await asyncio.to_thread(lambda: urlopen(f"{address}/healthz").read())
    return process, address, monotonic() - began


def memory(process: int) -> tuple[float, float]:
    """Megabytes that a process holds, and seconds of CPU it has used."""
    status = Path(f"/proc/{process}/status").read_text()
    resident = next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return resident / 1024, (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def open_table(address: str) -> tuple[str, list[ClientConnection]]:
    """A table with its people at their sockets, the game begun."""
    people = [Person(address) for _ in range(SEATS)]
    options = {"seats": SEATS, "hints": False}
    table = (await asyncio.to_thread(people[0].call, "/api/tables", {"options": options, "sit": 0}))["table"]
    for person in people[1:]:
        await asyncio.to_thread(person.call, f"/api/tables/{table}/join", {})
    sockets = [await person.come(table) for person in people]
    await say(sockets[0], "start", type="start")
    return str(table), sockets


def share(delays: list[float], part: float) -> float:
    """The delay that this share of all moves stays under, in milliseconds."""
    return sorted(delays)[min(len(delays) - 1, int(part * len(delays)))] * 1000 if delays else 0.0


async def measure(chosen: Namespace, folder: Path) -> dict[str, float]:
    """All figures."""
    process, address, cold = await begin(folder / "tables.sqlite3")
    empty, _ = memory(process.pid)
    tables = [await open_table(address) for _ in range(chosen.tables)]
    seen = Measures()
    _, used = memory(process.pid)
    began = monotonic()
    until = began + chosen.seconds
    await asyncio.gather(
        *(
            play(socket, table, Random(f"{number} {seat}"), chosen.pace, until, seen)
            for number, (table, sockets) in enumerate(tables)
            for seat, socket in enumerate(sockets)
        )
    )
    seconds = monotonic() - began
    full, now_used = memory(process.pid)
    process.send_signal(signal.SIGKILL)
    await process.wait()
    for _, sockets in tables:
        for socket in sockets:
            socket.transport.abort()
    process, address, back = await begin(folder / "tables.sqlite3")
    live = json.loads(await asyncio.to_thread(lambda: urlopen(f"{address}/healthz").read()))["tables"]
    process.send_signal(signal.SIGTERM)
    await process.wait()
    return {
        "tables": chosen.tables,
        "sockets": chosen.tables * SEATS,
        "seconds": seconds,
        "moves measured": len(seen.delays),
        "moves a second": seen.frames / SEATS / seconds,
        "refused commands": seen.refused,
        "command to all seats, p50 ms": share(seen.delays, 0.50),
        "command to all seats, p95 ms": share(seen.delays, 0.95),
        "command to all seats, p99 ms": share(seen.delays, 0.99),
        "server CPU, of one core": (now_used - used) / seconds,
        "memory empty, MB": empty,
        "memory with tables, MB": full,
        "cold start, s": cold,
        "restart after a kill, s": back,
        "tables live after it": live,
    }


def main() -> None:
    parser = ArgumentParser(description="Play at many tables at once over real sockets and print the figures.")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--pace", type=float, default=1.0, help="seconds a player thinks, on average; 0 for none")
    chosen = parser.parse_args()
    chosen.tables = max(1, min(chosen.tables, MOST_TABLES))
    chosen.seconds = max(1.0, min(chosen.seconds, float(MOST_SECONDS)))
    with TemporaryDirectory(prefix="archipel-load-") as folder:
        found = asyncio.run(measure(chosen, Path(folder)))
    for name, value in found.items():
        sys.stdout.write(f"{name:32} {value:10.2f}\n")


if __name__ == "__main__":
    main()
