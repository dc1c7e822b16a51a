"""Load test: many tables over real sockets on this machine, and the figures that matter to players.

`python -m tools.load --tables 50 --seconds 20` writes a database of tables in mid-game with people and server bots at
them, starts a server on it, lets every person connect over a socket of their own, and lets them play at a human pace
(or as fast as possible with `--pace 0`): random legal actions, now and then an offer that all others have to answer.
Then the server is killed and started again. It prints the CPU that a move costs the server, bytes, the time from a
command to the frame at the last seat, memory, and how long a restart takes until every seat has its snapshot.
A restart that has lost an acknowledged move is an error. The clients run in this process and take CPU of their own.
`--database` names an empty database instead of a new SQLite file; with `--redis` there may be several processes
(`--processes`), the people of one table at the same one, as a proxy that looks at the table's address would have it.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from argparse import ArgumentParser, Namespace
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic, time
from typing import Any, Final
from urllib.request import urlopen

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from archipel.engine.record import RULES
from archipel.server.http.security import COOKIE
from archipel.server.messages import TableOptions
from archipel.server.services import Services
from archipel.server.settings import Settings
from archipel.server.storage.store import Row
from archipel.server.table import log_entries as entries
from archipel.server.table.game_specs import spec_of
from archipel.server.table.live_game import LiveGame
from archipel.server.table.open_tables import Tables

SOURCE: Final = Path(__file__).resolve().parents[1] / "src"
MOST_TABLES: Final = 5000
MOST_SECONDS: Final = 3600
BOT: Final = "random"
PATIENCE: Final = 120.0  # seconds until all must have their snapshots
SAMPLES: Final = 8  # of the memory during a run, at least
SAMPLE_EVERY: Final = 15.0  # seconds, during a long run
LEASE: Final = 6.0  # seconds after which the tables of a dead process are free
FORGET: Final = 100  # versions after which nobody asks any more how long a move took


# ---- what clients read of frames


class Choice(Struct):
    action: Raw


class Form(Struct):
    kind: str


class Shown(Struct):
    """Of a view, or of what changed in it: the hands."""

    hand: list[list[int | None]] | UnsetType = UNSET


class Frame(Struct):
    type: str
    id: str | None = None
    ok: bool = False
    version: int = -1
    seat: int = -1
    legal: list[Choice] = []
    forms: list[Form] = []
    view: Shown | None = None
    changed: Shown | None = None
    cards: list[str] = []


read_frame: Final = msgspec.json.Decoder(Frame)


class WebSocket(asyncio.Protocol):
    """The least a client needs of a WebSocket: whole text frames in, text frames out, pongs."""

    def __init__(self, head: bytes, hello: bytes, receive: Callable[[bytes], None]) -> None:
        self.head = head
        self.hello = hello  # sent when the socket is open
        self.receive = receive
        self.transport: asyncio.Transport
        self.buffer = b""
        self.open = False
        self.ended = ""  # why the server closed it, as far as it said: code and reason

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.head)

    def send(self, data: bytes, kind: int = 0x81) -> None:
        """A frame with a mask of zeros, which changes nothing."""
        size = len(data)
        head = bytes([kind, 0x80 | size]) if size < 126 else bytes([kind, 0x80 | 126]) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + data)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head, head
            self.open, self.buffer = True, rest
            self.send(self.hello)
        at = 0
        while len(self.buffer) - at >= 2:
            size, start = self.buffer[at + 1], at + 2
            if size >= 126:
                start += 2 if size == 126 else 8
                if len(self.buffer) < start:
                    break
                size = int.from_bytes(self.buffer[at + 2 : start], "big")
            if len(self.buffer) < start + size:
                break
            kind, text = self.buffer[at] & 0x0F, self.buffer[start : start + size]
            at = start + size
            if kind == 1:
                self.receive(text)
            elif kind == 9:
                self.send(text, 0x8A)
            elif kind == 8:
                self.ended = f"{int.from_bytes(text[:2], 'big')} {text[2:].decode()}".strip()
        self.buffer = self.buffer[at:]


class Measures:
    """What all clients together have seen."""

    def __init__(self) -> None:
        self.delays: list[float] = []
        self.bytes = 0  # of `moves` frames
        self.acknowledged = 0
        self.refused = 0
        self.finished = 0


class Seats:
    """The people of one table, and how far the game has come at each."""

    def __init__(self, people: list[str], table: str) -> None:
        self.cookies = people
        self.table = table
        self.people: list[Person] = []
        self.onlookers: list[Person] = []
        self.acknowledged = 0  # the highest version that was answered with yes
        self.asked: dict[int, float] = {}  # by the version it led to: when a command was sent
        self.arrived: dict[int, tuple[int, float]] = {}  # how many people have a version, and since when

    def note(self, version: int, measures: Measures) -> None:
        """A version has reached all people; if its command is known, so is the time it took."""
        count, at = self.arrived.get(version, (0, 0.0))
        if version in self.asked and count == len(self.people):
            measures.delays.append(at - self.asked.pop(version))
        if version % FORGET == 0:
            for old in [old for old in self.arrived if old < version - FORGET]:
                self.arrived.pop(old)
                self.asked.pop(old, None)


class Person:
    """Somebody at a table, who decides whenever their seat has to."""

    def __init__(self, seats: Seats, chance: Random, chosen: Namespace, measures: Measures) -> None:
        self.seats = seats
        self.chance = chance
        self.chosen = chosen
        self.measures = measures
        self.socket: WebSocket
        self.ready = asyncio.get_running_loop().create_future()  # has its snapshot
        self.playing = False
        self.timer: asyncio.TimerHandle | None = None
        self.sent: tuple[str, float] | None = None  # a command that is not answered yet
        self.command = b""  # that command
        self.version = -1
        self.seat = -1
        self.legal: list[Choice] = []
        self.may_offer = False
        self.cards: list[str] = []
        self.hand: list[int | None] = []

    async def come(self, port: int, cookie: str) -> None:
        host = f"127.0.0.1:{port}"
        head = (
            f"GET /ws/tables/{self.seats.table} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n"
            f"Cookie: {COOKIE}={cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        hello = b'{"type":"hello","id":"hello %d"}' % time_id()
        _, self.socket = await asyncio.get_running_loop().create_connection(
            lambda: WebSocket(head.encode(), hello, self.receive), "127.0.0.1", port
        )

    def receive(self, text: bytes) -> None:
        frame = read_frame.decode(text)
        match frame.type:
            case "sheet":
                self.cards = frame.cards
            case "snapshot" | "moves":
                self.take(frame, len(text))
            case "answer":
                self.answered(frame)
            case "over":
                self.measures.finished += 1
                self.legal = []

    def take(self, frame: Frame, size: int) -> None:
        now = monotonic()
        self.version, self.seat, self.legal = frame.version, frame.seat, frame.legal
        self.may_offer = any(form.kind == "offer_trade" for form in frame.forms)
        shown = frame.view or frame.changed
        if shown is not None and isinstance(shown.hand, list):
            self.hand = shown.hand[self.seat]
        if frame.type == "snapshot":
            if not self.ready.done():
                self.ready.set_result(None)
        else:
            count, _ = self.seats.arrived.get(frame.version, (0, 0.0))
            self.seats.arrived[frame.version] = (count + 1, now)
            self.seats.note(frame.version, self.measures)
            self.measures.bytes += size
        self.decide()

    def answered(self, frame: Frame) -> None:
        if self.sent is None or frame.id != self.sent[0]:
            return
        if frame.ok:
            self.measures.acknowledged += 1
            self.seats.acknowledged = max(self.seats.acknowledged, frame.version)
            self.seats.asked[frame.version] = self.sent[1]
            self.seats.note(frame.version, self.measures)
        else:
            self.measures.refused += 1
        self.sent = None
        self.decide()

    def decide(self) -> None:
        """Begin to think, unless this person thinks already or waits for an answer."""
        if self.playing and self.legal and self.timer is None and self.sent is None:
            seconds = self.chance.uniform(0.5, 1.5) * self.chosen.pace
            self.timer = asyncio.get_running_loop().call_later(seconds, self.act)

    def act(self) -> None:
        self.timer = None
        if not self.legal or not self.playing:
            return
        action = bytes(self.chance.choice(self.legal).action)
        if self.may_offer and self.chance.random() < self.chosen.offers and (offer := self.offer()):
            action = offer
        name = f"{self.chance.getrandbits(64):x}"
        self.sent = (name, monotonic())
        self.legal = []  # until the next frame
        self.command = b'{"type":"act","id":"%s","seen":%d,"action":%s}' % (name.encode(), self.version, action)
        self.socket.send(self.command)

    def offer(self) -> bytes:
        """One card for another, to everybody: all others have to answer, at the same time."""
        held = [card for card, count in zip(self.cards, self.hand) if count]
        others = [card for card in self.cards[:5] if card not in held[:1]]
        if not held or held[0] not in self.cards[:5]:
            return b""
        to = [seat for seat in range(self.chosen.seats) if seat != self.seat]
        terms = {"give": {held[0]: 1}, "take": {self.chance.choice(others): 1}, "to": to}
        return msgspec.json.encode({"kind": "offer_trade", **terms})


class Onlooker(Person):
    """Somebody who only watches."""

    def take(self, frame: Frame, size: int) -> None:
        self.version = frame.version
        if not self.ready.done():
            self.ready.set_result(None)


def time_id() -> int:
    """Different for every hello."""
    return int(monotonic() * 1e6)


# ---- tables in mid-game, as playing would have written them


async def write_tables(database: str, chosen: Namespace) -> list[tuple[str, list[str]]]:
    """Tables with people and bots at them and some moves behind them; each with the cookies of its people, then those
    of its onlookers."""
    services = Services(Settings(database_url=database))
    services.tables = Tables(services)
    await services.store.open()
    people_count = chosen.seats - chosen.bots
    made = []
    try:
        for number in range(chosen.tables):
            options = TableOptions(game=chosen.game, seats=chosen.seats, hints=False, pace="fast")
            people = [await services.people.new_guest() for _ in range(people_count)]
            table = await services.tables.open(options, people[0][0], 0, [])
            written: list[entries.AnyEntry] = [
                entries.SeatChanged(seat, "person", person.id, person.name)
                for seat, (person, _) in enumerate(people)
                if seat > 0
            ]
            written += [entries.SeatChanged(seat, "bot", bot=BOT) for seat in range(people_count, chosen.seats)]
            await table.commit([*written, entries.Started(f"{number:064x}", rules=RULES)])
            live = LiveGame(spec_of(options), number)
            chance, first = Random(number), table.number
            rows: list[Row] = []
            while live.version < chosen.moves and not live.over:
                seat = chance.choice(live.deciding)
                moved, _ = live.apply(seat, chance.choice(live.game.legal_actions(seat)), table.seats[seat].person)
                command = f"{chance.getrandbits(64):x}" if table.seats[seat].person else ""
                entry = entries.write_entry(moved)
                rows.append(Row(table.id, first + len(rows), live.version, moved.by, command, entry, time()))
            await services.store.append(rows)
            watching = [await services.people.new_guest() for _ in range(chosen.onlookers)]
            made.append((table.id, [token for _, token in [*people, *watching]]))
            await services.tables.unload(table.id)
    finally:
        await services.store.close()
    return made


# ---- the server


async def begin(database: str, *more: str, log: int = DEVNULL) -> tuple[Process, int, float]:
    """A new server: the process, its port, and the seconds until it answered."""
    began = monotonic()
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "archipel.server", "--port", "0", "--limits", "1000000"),
        *("--database", database, *more),
        stdout=PIPE,
        stderr=log,
        env={**os.environ, "PYTHONPATH": os.environ.get("PYTHONPATH", str(SOURCE))},
    )
    assert process.stdout is not None
    port = int((await process.stdout.readline()).decode().strip().rstrip("/").rpartition(":")[2])
    await asyncio.to_thread(lambda: urlopen(f"http://127.0.0.1:{port}/healthz").read())
    return process, port, monotonic() - began


def used(process: int) -> tuple[float, float]:
    """Megabytes that a process holds, and seconds of CPU it has used."""
    status = Path(f"/proc/{process}/status").read_text()
    resident = next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return resident / 1024, (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def on_cpu(process: int) -> float:
    """Seconds that the first thread of a process, which runs its event loop, has had the CPU."""
    return int(Path(f"/proc/{process}/schedstat").read_text().split()[0]) / 1e9


async def moves_played(port: int) -> int:
    """How many moves the server has counted, of people and bots."""
    text: bytes = await asyncio.to_thread(lambda: urlopen(f"http://127.0.0.1:{port}/metrics").read())
    found = [line for line in text.decode().splitlines() if line.startswith("archipel_moves_total ")]
    return int(found[0].split()[1]) if found else 0


async def connect_all(ports: list[int], all_seats: list[Seats], chosen: Namespace, measures: Measures) -> None:
    """Every person at a socket, with a snapshot that holds all that was acknowledged before."""
    for number, seats in enumerate(all_seats):
        seats.people = [
            Person(seats, Random(f"{number} {seat}"), chosen, measures) for seat in range(chosen.seats - chosen.bots)
        ]
        watching = len(seats.cookies) - len(seats.people)
        seats.onlookers = [Onlooker(seats, Random(0), chosen, measures) for _ in range(watching)]
    waiting = asyncio.Semaphore(64)

    async def come(person: Person, port: int, cookie: str) -> None:
        async with waiting:
            await person.come(port, cookie)
            await person.ready

    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(
            *(
                come(person, ports[number % len(ports)], cookie)
                for number, seats in enumerate(all_seats)
                for person, cookie in zip([*seats.people, *seats.onlookers], seats.cookies, strict=True)
            )
        )
    for seats in all_seats:
        for person in seats.people:
            if person.version < seats.acknowledged:
                raise SystemExit(f"{seats.table}: version {seats.acknowledged} was acknowledged and is lost")


def share(delays: list[float], part: float) -> float:
    """The delay that this share of all moves stays under, in milliseconds."""
    return sorted(delays)[min(len(delays) - 1, int(part * len(delays)))] * 1000 if delays else 0.0


class Servers:
    """The processes that serve one database."""

    def __init__(self, started: list[tuple[Process, int, float]]) -> None:
        self.processes = [process for process, _, _ in started]
        self.ports = [port for _, port, _ in started]
        self.seconds = max(seconds for _, _, seconds in started)

    def used(self) -> tuple[float, float]:
        """Megabytes and seconds of CPU of all together."""
        found = [used(process.pid) for process in self.processes]
        return sum(memory for memory, _ in found), sum(cpu for _, cpu in found)

    async def moves(self) -> int:
        return sum([await moves_played(port) for port in self.ports])

    async def end(self, how: signal.Signals) -> None:
        for process in self.processes:
            process.send_signal(how)
            await process.wait()


async def watch(servers: Servers, seconds: float) -> list[tuple[int, float]]:
    """Wait; moves and megabytes at the beginning and at equal distances."""
    samples = [(await servers.moves(), servers.used()[0])]
    count = max(SAMPLES, int(seconds / SAMPLE_EVERY))
    for _ in range(count):
        await asyncio.sleep(seconds / count)
        samples.append((await servers.moves(), servers.used()[0]))
    return samples


def growth(samples: list[tuple[int, float]]) -> float:
    """Kilobytes for a move between the first and the last sample."""
    (first, before), (last, after) = samples[0], samples[-1]
    return (after - before) * 1024 / max(1, last - first)


def fit(samples: list[tuple[int, float]]) -> tuple[float, float, float]:
    """The straight line through the samples, by least squares: megabytes without moves, kilobytes for each, and the
    most megabytes that a sample is away from it."""
    mean_moves = sum(moves for moves, _ in samples) / len(samples)
    mean = sum(memory for _, memory in samples) / len(samples)
    spread = sum((moves - mean_moves) ** 2 for moves, _ in samples)
    slope = sum((moves - mean_moves) * (memory - mean) for moves, memory in samples) / max(1.0, spread)
    base = mean - slope * mean_moves
    return base, slope * 1024, max(abs(memory - base - slope * moves) for moves, memory in samples)


async def begin_all(database: str, chosen: Namespace) -> Servers:
    more = ("--redis", chosen.redis) if chosen.redis else ()
    return Servers(await asyncio.gather(*(begin(database, *more) for _ in range(chosen.processes))))


async def measure(chosen: Namespace, folder: Path) -> dict[str, float]:
    """All figures."""
    process, _, cold = await begin(f"sqlite:///{folder / 'empty.sqlite3'}")
    empty, _ = used(process.pid)
    process.send_signal(signal.SIGTERM)
    await process.wait()
    database = chosen.database or f"sqlite:///{folder / 'tables.sqlite3'}"
    all_seats = [Seats(cookies, table) for table, cookies in await write_tables(database, chosen)]
    measures = Measures()
    servers = await begin_all(database, chosen)
    await connect_all(servers.ports, all_seats, chosen, measures)
    people = [person for seats in all_seats for person in seats.people]
    moves, (_, cpu), began = await servers.moves(), servers.used(), monotonic()
    for person in people:
        person.playing = True
        person.decide()
    samples = await watch(servers, chosen.seconds)
    base, slope, away = fit(samples)
    half = len(samples) // 2
    moves, (full, cpu_now), seconds = await servers.moves() - moves, servers.used(), monotonic() - began
    for person in people:
        person.playing = False
    await servers.end(signal.SIGKILL)
    for person in (person for seats in all_seats for person in [*seats.people, *seats.onlookers]):
        person.socket.transport.abort()
    if chosen.redis:
        await asyncio.sleep(LEASE)  # until the tables of the dead processes are free
    began = monotonic()
    servers = await begin_all(database, chosen)
    _, ready_cpu = servers.used()
    await connect_all(servers.ports, all_seats, chosen, Measures())
    seen_again = monotonic() - began
    _, back_cpu = servers.used()
    await servers.end(signal.SIGTERM)
    return {
        "tables": chosen.tables,
        "processes": chosen.processes,
        "sockets": sum(len(seats.cookies) for seats in all_seats),
        "bots": chosen.bots * chosen.tables,
        "seconds": seconds,
        "moves": moves,
        "moves a second": moves / seconds,
        "commands acknowledged": measures.acknowledged,
        "commands refused": measures.refused,
        "CPU of the server for a move, ms": (cpu_now - cpu) / max(1, moves) * 1000,
        "CPU of the server, of one core": (cpu_now - cpu) / seconds,
        "bytes sent for a move": measures.bytes / max(1, moves),
        "command to all seats, p50 ms": share(measures.delays, 0.50),
        "command to all seats, p95 ms": share(measures.delays, 0.95),
        "command to all seats, p99 ms": share(measures.delays, 0.99),
        "commands measured": len(measures.delays),
        "memory empty, MB": empty,
        "memory with tables, MB": full,
        "memory for a move at first, kB": growth(samples[: half + 1]),
        "memory for a move later, kB": growth(samples[half:]),
        "memory, fitted: without moves, MB": base,
        "memory, fitted: for a move, kB": slope,
        "memory, most away from the fit, MB": away,
        "cold start, s": cold,
        "moves in the log of a table": sum(seats.people[0].version for seats in all_seats) / len(all_seats),
        "restart until it listens, s": servers.seconds,
        "restart until all snapshots, s": seen_again,
        "CPU of it until it listens, s": ready_cpu,
        "CPU of it until all snapshots, s": back_cpu,
    }


def options() -> ArgumentParser:
    parser = ArgumentParser(description="Play at many tables at once over real sockets and print the figures.")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--game", default="base")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bots", type=int, default=0, help="how many of the seats the server's bots play")
    parser.add_argument("--onlookers", type=int, default=0, help="people at every table who only watch")
    parser.add_argument("--moves", type=int, default=50, help="moves behind every table when it begins")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--pace", type=float, default=1.0, help="seconds a player thinks, on average; 0 for none")
    parser.add_argument(
        "--offers", type=float, default=0.1, help="share of decisions that offer a trade, where allowed"
    )
    parser.add_argument("--database", default="", help="an empty database; a SQLite file unless given")
    parser.add_argument("--redis", default="", help="for several processes")
    parser.add_argument("--processes", type=int, default=1)
    return parser


def main() -> None:
    parser = options()
    chosen: Any = parser.parse_args()
    if chosen.processes > 1 and not chosen.redis:
        parser.error("several processes need --redis")
    chosen.tables = max(1, min(chosen.tables, MOST_TABLES))
    chosen.seconds = max(1.0, min(chosen.seconds, float(MOST_SECONDS)))
    with TemporaryDirectory(prefix="archipel-load-") as folder:
        found = asyncio.run(measure(chosen, Path(folder)))
    for name, value in found.items():
        sys.stdout.write(f"{name:34} {value:10.2f}\n")


if __name__ == "__main__":
    main()
