"""Kill the server again and again while people and bots play, and check that nothing is lost, doubled or made up.

`python -m tools.kills --kills 100` writes tables in mid-game, starts a server on them, lets every person play over a
socket, and kills the server with SIGKILL at random moments. After each kill the log in the database is compared with
what the clients have been sent: every command that was acknowledged is in it once, no other command is in it twice, a
refused one is not in it, nothing was shown that is not in it, and what it held before has not changed. Then the server
is started again, the clients come back, and repeat the commands that were not answered. `--database postgresql://…`
names an empty database; without it a SQLite file is made.
"""

from __future__ import annotations

import asyncio
import signal
import sys
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from archipel.server.storage.store import Row, Store
from archipel.server.table.log_entries import Moved, Undone, read_entry
from tools import load


class Witness(load.Person):
    """A person who remembers what they were sent."""

    def __init__(self, seats: load.Seats, chance: Random, chosen: Namespace, measures: load.Measures) -> None:
        super().__init__(seats, chance, chosen, measures)
        self.carried_out: set[str] = set()  # ids of commands that were acknowledged
        self.refused: set[str] = set()
        self.shown = -1  # the highest version

    def take(self, frame: load.Frame, size: int) -> None:
        self.shown = max(self.shown, frame.version)
        super().take(frame, size)

    def answered(self, frame: load.Frame) -> None:
        if self.sent is not None and frame.id == self.sent[0]:
            (self.carried_out if frame.ok else self.refused).add(self.sent[0])
        super().answered(frame)

    async def come_back(self, port: int, cookie: str) -> None:
        """Connect, wait for the snapshot, and repeat the command that was not answered."""
        self.ready = asyncio.get_running_loop().create_future()
        await self.come(port, cookie)
        await self.ready
        if self.sent is not None:
            self.socket.send(self.command)

    def cut_off(self) -> None:
        self.playing = False
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        self.socket.transport.abort()


class Kept:
    """What a log held when it was last read."""

    def __init__(self) -> None:
        self.entries = 0
        self.digest = b""

    def check(self, rows: Sequence[Row]) -> bool:
        """Whether what was there is still the same; then remember what is there now."""
        same = digest_of(rows[: self.entries]) == self.digest if self.entries else True
        self.entries, self.digest = len(rows), digest_of(rows)
        return same


def digest_of(rows: Sequence[Row]) -> bytes:
    return sha256(repr([tuple(row) for row in rows]).encode()).digest()


def faults_in(rows: Sequence[Row], witnesses: Sequence[Witness], kept: Kept) -> Counter[str]:
    """What is wrong with the log of a table, after what its people have been sent."""
    faults: Counter[str] = Counter()
    if [row.number for row in rows] != list(range(len(rows))):
        faults["gaps"] += 1
    if not kept.check(rows):
        faults["changed"] += 1
    written = Counter(row.command for row in rows if row.command)
    faults["doubled"] += sum(count > 1 for count in written.values())
    version = sum(isinstance(read_entry(row.entry), Moved | Undone) for row in rows)
    for witness in witnesses:
        faults["lost"] += len(witness.carried_out - written.keys())
        faults["refused and written"] += len(witness.refused & written.keys())
        faults["shown and not written"] += witness.shown > version
    return +faults


class Run:
    """A run of many kills on one database."""

    def __init__(self, database: str, chosen: Namespace) -> None:
        self.database = database
        self.chosen = chosen
        self.chance = Random(chosen.seed)
        self.tables: list[tuple[load.Seats, Kept]] = []
        self.witnesses: list[tuple[Witness, str]] = []
        self.faults: Counter[str] = Counter()
        self.interrupted = 0  # commands that were on their way when the server was killed
        self.kills = 0

    async def prepare(self) -> None:
        measures = load.Measures()
        for number, (table, cookies) in enumerate(await load.write_tables(self.database, self.chosen)):
            seats = load.Seats(cookies, table)
            seats.people = [
                Witness(seats, Random(f"{number} {seat}"), self.chosen, measures) for seat in range(len(cookies))
            ]
            self.tables.append((seats, Kept()))
            self.witnesses += [
                (person, cookie)
                for person, cookie in zip(seats.people, cookies, strict=True)
                if isinstance(person, Witness)
            ]

    async def kill_once(self) -> None:
        """Start a server, let everybody play for a moment, kill it, and look into the log."""
        process, port, _ = await load.begin(self.database)
        try:
            async with asyncio.timeout(load.PATIENCE):
                await asyncio.gather(*(witness.come_back(port, cookie) for witness, cookie in self.witnesses))
            for witness, _ in self.witnesses:
                witness.playing = True
                witness.decide()
            await asyncio.sleep(self.chance.uniform(0.2, self.chosen.seconds))
        finally:
            process.send_signal(signal.SIGKILL)
            await process.wait()
        await asyncio.sleep(0.1)  # what had been sent is read before the sockets are closed
        for witness, _ in self.witnesses:
            witness.cut_off()
            self.interrupted += witness.sent is not None
        self.kills += 1
        await self.look()

    async def look(self) -> None:
        store = Store(self.database)
        await store.open()
        try:
            logs = await store.read_logs([seats.table for seats, _ in self.tables])
        finally:
            await store.close()
        for seats, kept in self.tables:
            mine = [person for person in seats.people if isinstance(person, Witness)]
            self.faults += faults_in(logs[seats.table], mine, kept)

    def report(self) -> str:
        acknowledged = sum(len(witness.carried_out) for witness, _ in self.witnesses)
        entries = sum(kept.entries for _, kept in self.tables)
        found = (
            ", ".join(f"{count} {name}" for name, count in self.faults.items()) or "nothing lost, doubled or made up"
        )
        return (
            f"{self.kills} kills: {acknowledged} commands acknowledged, {self.interrupted} on their way at a kill, "
            f"{entries} entries in {len(self.tables)} logs; {found}"
        )


async def kill_many(database: str, chosen: Namespace) -> Run:
    run = Run(database, chosen)
    await run.prepare()
    for _ in range(chosen.kills):
        await run.kill_once()
        if run.kills % 10 == 0:
            sys.stdout.write(run.report() + "\n")
            sys.stdout.flush()
    return run


def options() -> ArgumentParser:
    parser = ArgumentParser(description="Kill the server while people and bots play, and check its log.")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--database", default="", help="an empty database; a SQLite file unless given")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--game", default="base")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bots", type=int, default=1, help="how many of the seats the server's bots play")
    parser.add_argument("--moves", type=int, default=40, help="moves behind every table when it begins")
    parser.add_argument("--seconds", type=float, default=2.0, help="the longest time until the next kill")
    parser.add_argument("--pace", type=float, default=0.1, help="seconds a player thinks, on average")
    parser.add_argument("--offers", type=float, default=0.1, help="share of decisions that offer a trade")
    parser.add_argument("--seed", type=int, default=1)
    parser.set_defaults(onlookers=0)
    return parser


def main() -> None:
    chosen = options().parse_args()
    with TemporaryDirectory(prefix="archipel-kills-") as folder:
        database = chosen.database or f"sqlite:///{Path(folder) / 'tables.sqlite3'}"
        run = asyncio.run(kill_many(database, chosen))
    sys.stdout.write(run.report() + "\n")
    sys.exit(1 if run.faults else 0)


if __name__ == "__main__":
    main()
