"""`archipel simulate`: a match with a progress bar and a table of results."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypedDict

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from archipel.arena import GameResult, MatchResult, TableFile, compare, executor_for, play_match
from archipel.arena.executors import LOCAL, Executor
from archipel.arena.match import makers_of
from archipel.arena.new_file import NewFile
from archipel.arena.result import Played
from archipel.catalogue import parse_spec

LEAST_ROOM: Final = 12  # for a name
BORDERS: Final = 3  # characters around a cell of a table


@dataclass(frozen=True, slots=True)
class MatchPlan:
    """What is to be played by which bots, where it runs, and the file for everything about it, if there is one."""

    spec: str
    bots: list[str]
    games: int
    seed: int
    jobs: int | None
    file: Path | None
    cluster: str = LOCAL
    limit_ms: int = 0

    def how(self) -> How:
        return {"executor": executor_for(self.cluster, self.jobs), "limit_ms": self.limit_ms}


class How(TypedDict):
    """Where games run, and how long a decision may take."""

    executor: Executor
    limit_ms: int


def run_match(plan: MatchPlan, table: Path | None, rows: str, records: Path | None, instead: str = "") -> bool:
    """Play, show, and write JSON, a table and records if they are named; whether every bot played by the rules.

    `instead` is a bot that takes the place of the first one when all games are played again."""
    wanted, bots, file = parse_spec(plan.spec), plan.bots, plan.file
    named = bots * wanted.seats if len(bots) == 1 else bots
    again: MatchResult | None = None
    if instead:
        makers_of([instead], executor_for(plan.cluster, plan.jobs))  # refused before the first match, if at all
    with ExitStack() as stack:
        everything = stack.enter_context(new_file(file)) if file is not None else None
        written = stack.enter_context(TableFile(table, rows)) if table is not None else None
        with progress_bar(plan.games) as played:
            result = play_match(
                wanted,
                named,
                plan.games,
                plan.seed,
                progress=played,
                table=written,
                records=records,
                **plan.how(),
            )
        if instead:
            with progress_bar(plan.games) as played:
                others = [instead, *named[1:]]
                again = play_match(wanted, others, plan.games, plan.seed, progress=played, **plan.how())
        if everything is not None:
            found = result.to_json()
            if again is not None:
                found |= {"instead": again.to_json(), "paired": compare(result, again).to_json()}
            everything.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    show_match(result, Console(), file)
    if again is not None:
        show_match(again, Console(), file)
        Console().print(str(compare(result, again)), highlight=False, markup=False)
    return result.ok and (again is None or again.ok)


@contextmanager
def new_file(file: Path) -> Iterator[Path]:
    """Where to write a file that takes its place after the match; an error leaves the one of before."""
    new = NewFile(file)
    try:
        yield new.path
        new.keep()
    finally:
        new.drop()


@contextmanager
def progress_bar(games: int) -> Iterator[Callable[[GameResult], None]]:
    """A function that is called with every game. On the error output, so that the table can be sent to a file."""
    with Progress(
        TextColumn("games"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    ) as progress:
        bar = progress.add_task("", total=games)
        yield lambda _: progress.advance(bar)


def show_match(result: MatchResult, console: Console, file: Path | None = None) -> None:
    """Win rates with their uncertainty, lengths of games, and what went wrong."""
    seats = Counter(result.names)
    rows = []
    for name, bot in result.by_name.items():
        low, high = bot.interval
        numbers = f"{bot.share:.1%}", f"{low:.1%} - {high:.1%}", f"{bot.milliseconds:.2f}"
        rows.append((name, f"{seats[name]}", f"{bot.wins:g}", *numbers))
    show_table(result, ("seats", "wins", "share of games", "95 % interval", "ms a decision"), rows, console)
    turns = result.turns
    if turns:
        console.print(
            f"Turns of a game: {turns['mean']:.1f} on average, median {turns['median']:g}, "
            f"from {turns['least']:g} to {turns['most']:g}.",
            highlight=False,
        )
    show_trouble(result, console, file)


def show_table(result: Played, numbers: Sequence[str], rows: Sequence[tuple[str, ...]], console: Console) -> None:
    """A row for every bot: its name and its numbers. Where there is little room, headings take two lines before names
    do, and a long name goes on in the next line after a colon."""
    table = Table(title=f"{result.spec}, {len(result.games)} games, seed {result.seed}", title_justify="left")
    cells = [max(len(row[k]) for row in rows) for k in range(1 + len(numbers))]
    wide = [max(len(heading), most) for heading, most in zip(numbers, cells[1:], strict=True)]
    narrow = [
        max(most, len(heading) // 2 + 1, *map(len, heading.split()))
        for heading, most in zip(numbers, cells[1:], strict=True)
    ]
    room = console.width - BORDERS * (1 + len(numbers)) - 1
    widths = wide if cells[0] + sum(wide) <= room else narrow
    room = max(LEAST_ROOM, room - sum(widths))
    names = [in_lines(name, room) for name, *_ in rows]
    table.add_column("bot", overflow="fold", width=min(room, max(3, *(len(line) for name in names for line in name))))
    for heading, width in zip(numbers, widths, strict=True):
        table.add_column(heading, justify="right", width=width)
    for name, row in zip(names, rows, strict=True):
        table.add_row("\n".join(name), *row[1:])
    console.print(table)


def in_lines(name: str, width: int) -> list[str]:
    """A name in lines that end after a colon or a space."""
    lines = [""]
    for part in re.findall(r"[^: ]*[: ]|[^: ]+", name):
        if lines[-1] and len(lines[-1] + part) > width:
            lines.append("")
        lines[-1] += part
    return lines


def show_trouble(result: Played, console: Console, file: Path | None) -> None:
    """Games that did not end, and bots that failed; `file` is where the rest of it was written."""
    for line in result.trouble:
        console.print(line, style=None if result.ok else "red", highlight=False, markup=False, soft_wrap=True)
    if not result.ok:
        where = f"are in {file}" if file is not None else "can be kept with --json FILE"
        console.print(f"Tracebacks and records of failed games {where}.", highlight=False, markup=False, soft_wrap=True)
