"""`archipel simulate`: a match with a progress bar and a table of results."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from archipel.arena import Failure, GameResult, MatchResult, TableFile, executor_for, play_match
from archipel.arena.executors import LOCAL
from archipel.catalogue import parse_spec
from archipel.engine.errors import SetUpError

FAILURES_SHOWN: Final = 5  # different ones


def run_match(
    spec: str,
    bots: list[str],
    games: int,
    seed: int,
    jobs: int | None,
    file: Path | None,
    table: Path | None,
    rows: str,
    records: Path | None,
    cluster: str = LOCAL,
    limit_ms: int = 0,
) -> bool:
    """Play, show, and write JSON, a table and records if they are named; whether every bot played by the rules."""
    wanted = parse_spec(spec)
    named = bots * wanted.seats if len(bots) == 1 else bots
    if file is not None:
        check_writable(file)
    with ExitStack() as stack:
        written = stack.enter_context(TableFile(table, rows)) if table is not None else None
        played = stack.enter_context(progress_bar(games))
        executor = executor_for(cluster, jobs)
        result = play_match(
            wanted,
            named,
            games,
            seed,
            progress=played,
            table=written,
            records=records,
            executor=executor,
            limit_ms=limit_ms,
        )
    show_match(result, Console())
    if file is not None:
        file.write_text(json.dumps(result.to_json(), indent=1) + "\n", encoding="utf-8")
    return result.ok


def check_writable(file: Path) -> None:
    """Check before the match, not after it, that its result can be written."""
    try:
        with file.open("a", encoding="utf-8"):
            pass
    except OSError as wrong:
        raise SetUpError(f"{file} cannot be written: {wrong.strerror}") from None


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


def show_match(result: MatchResult, console: Console) -> None:
    """Win rates with their uncertainty, lengths of games, and what went wrong."""
    table = Table(title=f"{result.spec}, {len(result.games)} games, seed {result.seed}", title_justify="left")
    table.add_column("bot", overflow="fold")  # a long name goes on in the next line
    for column in ("seats", "wins", "share of games", "95 % interval", "ms a decision"):
        table.add_column(column, justify="right")
    seats = Counter(result.names)
    for name, bot in result.by_name.items():
        low, high = bot.interval
        table.add_row(
            name,
            f"{seats[name]}",
            f"{bot.wins:g}",
            f"{bot.share:.1%}",
            f"{low:.1%} - {high:.1%}",
            f"{bot.milliseconds:.2f}",
        )
    console.print(table)
    turns = result.turns
    if turns:
        console.print(
            f"Turns of a game: {turns['mean']:.1f} on average, median {turns['median']:g}, "
            f"from {turns['least']:g} to {turns['most']:g}.",
            highlight=False,
        )
    show_trouble(result.names, result.unfinished, result.failures, console)


def show_trouble(names: Sequence[str], unfinished: int, failures: list[Failure], console: Console) -> None:
    """Games that did not end, and bots that failed."""
    if unfinished:
        console.print(f"Unfinished games: {unfinished}.", highlight=False)
    alike: dict[tuple[str, str], list[Failure]] = {}
    for failure in failures:
        alike.setdefault((names[failure.bot], failure.error), []).append(failure)
    for (name, error), same in list(alike.items())[:FAILURES_SHOWN]:
        first = same[0]
        more = f", and in {len(same) - 1} more games" if len(same) > 1 else ""
        console.print(
            f"Game {first.game} (seed {first.seed}): {name} failed in turn {first.turn}{more}: {error}",
            style="red",
            highlight=False,
            markup=False,
            soft_wrap=True,
        )
    if failures:
        console.print(f"Failed games: {len(failures)}; they count for nobody.", style="red", highlight=False)
