"""Simulate many tables on several processes, one PostgreSQL and one Redis, and say what breaks first.

`python -m tools.scaling` takes the costs that were measured on one machine (docs/scaling.md has the commands) and lets
1,000, 10,000 and 100,000 tables play for a while in small steps of time. Moves come at random. Each process handles
them one after the other on one core and has one transaction at a time on its way, with all moves that have come
meanwhile; bots think in processes of their own; PostgreSQL works through the transactions of all processes. It prints
the time from a command to its frames, how busy everything is, and how many tables would make it the first to give way.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from dataclasses import dataclass, fields
from math import ceil, exp, sqrt
from random import Random
from typing import Final

STEP: Final = 0.005  # seconds
DAY: Final = 86_400
SIZES: Final = (1_000, 10_000, 100_000)
SHARED: Final = ("CPU of PostgreSQL", "disk of PostgreSQL", "space for logs", "CPU of Redis")


@dataclass(frozen=True, slots=True)
class Costs:
    """What was measured."""

    move_us: float = 540  # CPU of a server process for a move at a table of four, log included
    onlooker_us: float = 25  # the same for each onlooker's frame
    bot_us: float = 600  # CPU of a bot's process for a decision of `standard`
    transaction_us: float = 300  # CPU of PostgreSQL for a transaction
    row_us: float = 18  # and for each entry of a log in it
    flush_us: float = 2_000  # until a transaction is on the disk; those that wait share it
    lease_us: float = 5  # CPU of Redis to renew the lease of a table
    table_kb: float = 10  # memory of a process for a table
    move_kb: float = 0.85  # and for each move of its game
    socket_kb: float = 51  # and for each socket
    frame_bytes: float = 600  # on the wire, for a move and a socket
    row_bytes: float = 245  # on the disk, for an entry of a log


@dataclass(frozen=True, slots=True)
class House:
    """What there is, and how it is used."""

    tables: int
    per_process: int = 1_000  # tables
    moves: float = 1.0  # a second and table
    onlookers: float = 0.5  # at a table
    bots: float = 1.0  # of the four seats
    length: int = 400  # moves of a game
    memory_mb: float = 2_048  # of a process
    bot_cores: float = 0.5  # for each server process
    postgresql_cores: float = 16
    postgresql_mb: float = 200  # a second to its disk
    disk_tb: float = 20  # for the logs
    keep_days: float = 30  # that they are kept
    lease: float = 5.0  # seconds; renewed three times

    @property
    def processes(self) -> int:
        return ceil(self.tables / self.per_process)


class Process:
    """A server process."""

    def __init__(self) -> None:
        self.work = 0.0  # seconds of CPU that wait
        self.arrived: list[float] = []  # when the moves came that are not written yet
        self.free_at = 0.0  # when its transaction is done


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a simulation has shown."""

    house: House
    delays: list[float]  # seconds from a command to its frames
    busy: dict[str, float]  # by resource: the share of it that is used

    def delay(self, part: float) -> float:
        return sorted(self.delays)[int(part * (len(self.delays) - 1))] if self.delays else 0.0

    @property
    def first(self) -> str:
        """What gives way first."""
        return max(self.busy, key=self.busy.__getitem__)

    @property
    def first_shared(self) -> str:
        """What gives way first of that which more processes do not help."""
        return max(SHARED, key=self.busy.__getitem__)


def arrivals(chance: Random, mean: float) -> int:
    """How many of many independent things happen."""
    if mean > 30:
        return max(0, round(chance.gauss(mean, sqrt(mean))))
    count, left = 0, chance.random()
    limit = exp(-mean)
    while left > limit:
        left *= chance.random()
        count += 1
    return count


def simulate(house: House, costs: Costs, seconds: float, seed: int = 1) -> Outcome:
    """Let the tables play for a while."""
    chance = Random(seed)
    processes = [Process() for _ in range(house.processes)]
    mean = house.tables / house.processes * house.moves * STEP
    service = (costs.move_us + house.onlookers * costs.onlooker_us) / 1e6
    delays: list[float] = []
    waiting = 0.0  # seconds of CPU that PostgreSQL has to do
    transactions = rows = 0
    steps = int(seconds / STEP)
    for step in range(steps):
        now = step * STEP
        waiting = max(0.0, waiting - STEP * house.postgresql_cores)
        for process in processes:
            count = arrivals(chance, mean)
            process.work = max(0.0, process.work - STEP) + count * service
            process.arrived += [now + process.work] * count
            if process.arrived and process.free_at <= now:
                size = len(process.arrived)
                waiting += (costs.transaction_us + size * costs.row_us) / 1e6
                process.free_at = now + waiting / house.postgresql_cores + costs.flush_us / 1e6
                delays += [max(process.free_at, ready) - now + STEP for ready in process.arrived]
                transactions += 1
                rows += size
                process.arrived.clear()
    return Outcome(house, delays, busy(house, costs, transactions / seconds))


def busy(house: House, costs: Costs, transactions: float) -> dict[str, float]:
    """How much of everything is used, with this many transactions a second."""
    here = house.tables / house.processes
    moves = house.tables * house.moves
    service = costs.move_us + house.onlookers * costs.onlooker_us
    sockets = 4 - house.bots + house.onlookers
    memory = costs.table_kb + house.length / 2 * costs.move_kb + sockets * costs.socket_kb
    thinking = moves * house.bots / 4 * costs.bot_us / 1e6
    return {
        "CPU of a process": here * house.moves * service / 1e6,
        "memory of a process": here * memory / 1024 / house.memory_mb,
        "CPU of the bots": thinking / (house.processes * house.bot_cores),
        "CPU of PostgreSQL": (transactions * costs.transaction_us + moves * costs.row_us)
        / 1e6
        / house.postgresql_cores,
        "disk of PostgreSQL": moves * costs.row_bytes * 2 / 1e6 / house.postgresql_mb,  # the log of PostgreSQL too
        "space for logs": moves * costs.row_bytes * DAY * house.keep_days / 1e12 / house.disk_tb,
        "CPU of Redis": house.tables * 3 / house.lease * costs.lease_us / 1e6,
    }


def report(outcome: Outcome, costs: Costs) -> str:
    house = outcome.house
    moves = house.tables * house.moves
    sent = moves * (4 - house.bots + house.onlookers) * costs.frame_bytes * 8 / 1e6
    lines = [
        f"{house.tables:,} tables, {house.processes:,} processes: {moves:,.0f} moves a second",
        f"  command to frames: p50 {outcome.delay(0.5) * 1000:.0f} ms, p99 {outcome.delay(0.99) * 1000:.0f} ms",
        f"  sent: {sent:,.0f} Mbit/s; logs: {moves * costs.row_bytes * DAY / 1e9:,.0f} GB a day",
    ]
    for name, share in sorted(outcome.busy.items(), key=lambda item: -item[1]):
        lines.append(f"  {name:20} {share:7.1%}   full at {house.tables / share:,.0f} tables")
    lines.append(f"  first to give way: {outcome.first}; of what all processes share: {outcome.first_shared}")
    return "\n".join(lines)


def options() -> ArgumentParser:
    parser = ArgumentParser(description="Simulate many tables, and say what breaks first.")
    parser.add_argument("--tables", type=int, action="append", help=f"instead of {SIZES}; may be given several times")
    parser.add_argument("--seconds", type=float, default=10.0, help="of simulated time")
    parser.add_argument("--seed", type=int, default=1)
    for kind in (House, Costs):
        for field in fields(kind):
            if field.name != "tables":
                flag = "--" + field.name.replace("_", "-")
                parser.add_argument(flag, type=type(field.default), default=field.default)
    return parser


def run(chosen: Namespace) -> list[tuple[Outcome, Costs]]:
    given = vars(chosen)
    costs = Costs(**{field.name: given[field.name] for field in fields(Costs)})
    shape = {field.name: given[field.name] for field in fields(House) if field.name != "tables"}
    houses = [House(tables, **shape) for tables in chosen.tables or SIZES]
    return [(simulate(house, costs, chosen.seconds, chosen.seed), costs) for house in houses]


def main() -> None:
    for outcome, costs in run(options().parse_args()):
        sys.stdout.write(report(outcome, costs) + "\n")


if __name__ == "__main__":
    main()
