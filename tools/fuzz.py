"""Send a server nonsense over real sockets and real HTTP, and watch whether it answers everything and never stalls.

`python -m tools.fuzz --frames 1000000 --calls 100000` starts a server on an empty database. People open tables with a
bot, begin to play, and send random, mutated and damaged frames mixed with moves; others make random REST calls. Each
frame has to be answered, no REST call may fail inside the server (5xx), and the server must log no error. A connection
may end only for a reason that is known (`ENDS`). All the time a probe asks whether the server is well: the longest time
it had to wait is the longest stall. A busy machine makes everything late, so the longest time that the server's event
loop had the CPU meanwhile is printed beside it.
"""

from __future__ import annotations

import asyncio
import json
import signal
import sys
from argparse import ArgumentParser, Namespace
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any, Final, Self
from urllib.parse import urlencode

import msgspec

from archipel.server.http.routes import ROUTES
from archipel.server.http.security import COOKIE
from tools import load
from tools.nonsense import Nonsense

ANSWERS: Final = {"answer", "error", "reasons", "hint", "pong"}  # each frame gets one of these
TOGETHER: Final = 20  # frames that are sent before their answers are awaited
AT_A_TABLE: Final = 1000  # frames; then another one is opened
TOO_LARGE: Final = 16 * 1024  # a frame that ends the connection
PATIENCE: Final = 300.0  # seconds without an answer after which the server has stalled
REPORT: Final = 60.0  # seconds between two lines about how far it is
WATCH: Final = 0.25  # seconds between two questions of the probe
RESET: Final = "reset"
# After a frame that was too large. The server closes with 1009 while frames behind it are unread: the kernel resets the
# connection then, and the reset may overtake the reason.
ENDS: Final = {RESET, "1009"}


class Wrong(Exception):
    """The server did what it must not do."""


class Http:
    """A connection that is kept, and the least of HTTP."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, body: bytes = b"", kind: str = "application/json") -> tuple[int, bytes]:
        """Status and body of the answer."""
        try:
            return await self._ask(method, path, body, kind)
        except TimeoutError:
            raise Wrong(f"{method} {path} {body[:200]!r} was not answered in {PATIENCE:.0f} s") from None

    async def _ask(self, method: str, path: str, body: bytes, kind: str) -> tuple[int, bytes]:
        async with asyncio.timeout(PATIENCE):
            if self.reader is None or self.writer is None:
                self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
            host = f"127.0.0.1:{self.port}"
            head = f"{method} {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n"
            head += f"Cookie: {COOKIE}={self.cookie}\r\nContent-Type: {kind}\r\nContent-Length: {len(body)}\r\n\r\n"
            self.writer.write(head.encode() + body)
            lines = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
            headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines[1:])}
            if "set-cookie" in headers:
                self.cookie = headers["set-cookie"].partition("=")[2].partition(";")[0].strip('"')
            size = 0 if method == "HEAD" else int(headers.get("content-length", "0"))
            content = await self.reader.readexactly(size)
            if headers.get("connection") == "close":
                await self.close()
            return int(lines[0].split()[1]), content

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        if self.writer is not None:
            self.writer.close()
            await asyncio.gather(self.writer.wait_closed(), return_exceptions=True)
        self.reader = self.writer = None


class Seat:
    """A socket at a table, and what is known of the game there."""

    def __init__(self) -> None:
        self.answers: asyncio.Queue[str | None] = asyncio.Queue()  # None: the connection has ended
        self.socket: load.WebSocket
        self.version = 0
        self.legal: list[Any] = []

    def receive(self, text: bytes) -> None:
        frame = msgspec.json.decode(text)
        kind = frame["type"]
        if kind in ("snapshot", "moves"):
            self.version, self.legal = frame["version"], [move["action"] for move in frame["legal"]]
        if frame.get("key") == "server.error":
            self.answers.put_nowait("server.error")
        elif kind in ANSWERS:
            self.answers.put_nowait(kind)


class Ending(load.WebSocket):
    """A WebSocket that reports its end."""

    def __init__(self, head: bytes, hello: bytes, seat: Seat) -> None:
        super().__init__(head, hello, seat.receive)
        self.seat = seat

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.ended and isinstance(exc, ConnectionError):
            self.ended = RESET
        self.seat.answers.put_nowait(None)


class Fuzz:
    """One run."""

    def __init__(self, process: int, port: int, chosen: Namespace) -> None:
        self.process = process
        self.port = port
        self.chosen = chosen
        self.frames_left = chosen.frames
        self.calls_left = chosen.calls
        self.counts: Counter[str] = Counter()
        self.surprises: list[str] = []  # connections that ended for no reason that is known
        self.longest = 0.0  # seconds the probe has waited for an answer
        self.longest_at_work = 0.0  # seconds the server's event loop had the CPU while the probe waited

    async def run(self) -> None:
        probe = asyncio.create_task(self.watch())
        talkers = [self.talk(Nonsense(self.chosen.seed * 1000 + n)) for n in range(self.chosen.people)]
        callers = [self.call(Nonsense(self.chosen.seed * 1000 + 500 + n)) for n in range(self.chosen.people)]
        try:
            async with asyncio.TaskGroup() as group:
                for work in (*talkers, *callers):
                    group.create_task(work)
        finally:
            probe.cancel()
            await asyncio.gather(probe, return_exceptions=True)

    # ---- the probe

    async def watch(self) -> None:
        async with Http(self.port) as http:
            reported = monotonic()
            while True:
                began, worked = monotonic(), load.on_cpu(self.process)
                await http.ask("GET", "/healthz")
                self.longest = max(self.longest, monotonic() - began)
                self.longest_at_work = max(self.longest_at_work, load.on_cpu(self.process) - worked)
                if monotonic() - reported > REPORT:
                    reported = monotonic()
                    sys.stdout.write(self.report() + "\n")
                    sys.stdout.flush()
                await asyncio.sleep(WATCH)

    def report(self) -> str:
        counts = ", ".join(f"{count} {name}" for name, count in sorted(self.counts.items()))
        wait, work = self.longest * 1000, self.longest_at_work * 1000
        return f"{counts}; longest wait of the probe {wait:.0f} ms, of it at most {work:.0f} ms on the CPU"

    # ---- frames

    async def talk(self, nonsense: Nonsense) -> None:
        """Frames at one table after the other."""
        while self.frames_left > 0:
            body = {"options": {"seats": 3, "pace": "instant"}, "sit": 0, "bots": ["random", "random"]}
            async with Http(self.port) as http:
                status, content = await http.ask("POST", "/api/tables", json.dumps(body).encode())
            if status != 201:
                raise Wrong(f"a table is refused: {status} {content[:200]!r}")
            self.counts["tables"] += 1
            await self.talk_at(json.loads(content)["table"], http.cookie, nonsense)

    async def talk_at(self, table: str, cookie: str, nonsense: Nonsense) -> None:
        seat = await self.come(table, cookie)
        begin = [b'{"type":"start","id":"start"}']
        at_table = 0
        while self.frames_left > 0 and at_table < AT_A_TABLE:
            texts = begin or [self.text(seat, nonsense) for _ in range(TOGETHER)]
            begin = []
            self.frames_left -= len(texts)
            at_table += len(texts)
            for text in texts:
                if not seat.socket.transport.is_closing():
                    seat.socket.send(text)
            if not await self.all_answered(seat, texts):
                seat = await self.come(table, cookie)
        seat.socket.transport.abort()

    def text(self, seat: Seat, nonsense: Nonsense) -> bytes:
        text = nonsense.frame()
        if text is None:
            text = nonsense.legal(seat.version, seat.legal)
        return text.encode("utf-8", "replace")

    async def come(self, table: str, cookie: str) -> Seat:
        seat, host = Seat(), f"127.0.0.1:{self.port}"
        head = (
            f"GET /ws/tables/{table} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n"
            f"Cookie: {COOKIE}={cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        hello = b'{"type":"hello","id":"hello %d"}' % load.time_id()
        _, seat.socket = await asyncio.get_running_loop().create_connection(
            lambda: Ending(head.encode(), hello, seat), "127.0.0.1", self.port
        )
        if await self.next_answer(seat) is None:
            raise Wrong(f"no answer to a hello at {table}")
        return seat

    async def next_answer(self, seat: Seat) -> str | None:
        async with asyncio.timeout(PATIENCE):
            kind = await seat.answers.get()
        if kind == "server.error":
            raise Wrong("a frame is answered with server.error")
        return kind

    async def all_answered(self, seat: Seat, texts: list[bytes]) -> bool:
        """Wait for the answer of each frame; False when the connection has ended."""
        for sent, text in enumerate(texts):
            kind = await self.next_answer(seat)
            if kind is None:
                code, _, reason = seat.socket.ended.partition(" ")
                self.counts[f"ended by {code or 'nothing'}"] += 1
                if code not in ENDS or all(len(text) <= TOO_LARGE for text in texts):
                    self.surprises.append(f"{code} {reason}, {sent} answers to {[text[:200] for text in texts]}")
                    sys.stdout.write(f"ended: {self.surprises[-1]}\n")
                self.counts["frames"] += sent
                self.frames_left += len(texts) - sent  # those that were not answered do not count
                return False
            self.counts[kind] += 1
        self.counts["frames"] += len(texts)
        return True

    # ---- calls

    async def call(self, nonsense: Nonsense) -> None:
        async with Http(self.port) as http:
            await self.call_over(http, nonsense)

    async def call_over(self, http: Http, nonsense: Nonsense) -> None:
        places = ["x"]
        while self.calls_left > 0:
            self.calls_left -= 1
            method, path, query, body, kind = nonsense.call(ROUTES, places)
            if query:
                path += "?" + urlencode(query)
            status, content = await http.ask(method, path, body, kind)
            self.counts[f"{status // 100}xx"] += 1
            if status >= 500:
                raise Wrong(f"{method} {path} {body!r}: {status} {content[:200]!r}")
            if status == 201 and path == "/api/tables":
                places = [places[-1], json.loads(content)["table"]]


async def fuzz(database: str, log: Path, chosen: Namespace) -> str:
    """Fuzz a new server; what there is to say about it. Wrong when it has failed."""
    with log.open("wb") as errors:
        process, port, _ = await load.begin(database, log=errors.fileno())
        began = monotonic()
        run = Fuzz(process.pid, port, chosen)
        try:
            await run.run()
            async with Http(port) as http:
                status, _ = await http.ask("GET", "/healthz")
            memory, cpu = load.used(process.pid)
        finally:
            if process.returncode is None:
                process.send_signal(signal.SIGTERM)
            await process.wait()
    slips = [line for line in log.read_text("utf-8").splitlines() if '"level":"error"' in line]
    if run.surprises:
        raise Wrong(f"{len(run.surprises)} connections ended; {run.report()}; the first: {run.surprises[:3]}")
    if slips or status != 200:
        raise Wrong(f"health {status}; {len(slips)} errors in the log, the first: {slips[:1]}")
    return (
        f"{run.report()}; {monotonic() - began:.0f} s, {cpu:.0f} s CPU of the server, {memory:.0f} MB at the end; "
        "no error in its log"
    )


def options() -> ArgumentParser:
    parser = ArgumentParser(description="Send a server nonsense and watch whether it stays well.")
    parser.add_argument("--frames", type=int, default=1_000_000)
    parser.add_argument("--calls", type=int, default=100_000)
    parser.add_argument("--people", type=int, default=4, help="who send frames, and as many who make calls")
    parser.add_argument("--seed", type=int, default=1)
    return parser


def main() -> None:
    chosen = options().parse_args()
    with TemporaryDirectory(prefix="archipel-fuzz-") as folder:
        found = asyncio.run(fuzz(f"sqlite:///{Path(folder) / 'tables.sqlite3'}", Path(folder) / "log", chosen))
    sys.stdout.write(found + "\n")


if __name__ == "__main__":
    main()
