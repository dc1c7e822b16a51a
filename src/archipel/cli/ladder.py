"""`archipel ladder`: ratings of bots with a progress bar and a table of results."""

from __future__ import annotations

import json
from pathlib import Path

from rich.console import Console
from rich.table import Table

from archipel.arena import LadderResult, executor_for, play_ladder
from archipel.arena.executors import LOCAL
from archipel.catalogue import parse_spec
from archipel.cli.simulate import check_writable, progress_bar, show_trouble


def run_ladder(
    spec: str,
    bots: list[str],
    games: int,
    seed: int,
    jobs: int | None,
    file: Path | None,
    rows: Path | None,
    cluster: str = LOCAL,
    limit_ms: int = 0,
) -> bool:
    """Play, show, and write JSON and Parquet if files are named; whether every bot played by the rules."""
    wanted = parse_spec(spec)
    for output in (file, rows):
        if output is not None:
            check_writable(output)
    with progress_bar(games) as played:
        executor = executor_for(cluster, jobs)
        result = play_ladder(wanted, bots, games, seed, progress=played, executor=executor, limit_ms=limit_ms)
    show_ladder(result, Console())
    if file is not None:
        file.write_text(json.dumps(result.to_json(), indent=1) + "\n", encoding="utf-8")
    if rows is not None:
        result.write_parquet(rows)
    return result.ok


def show_ladder(result: LadderResult, console: Console) -> None:
    """Ratings with their uncertainty, the strongest bot first, and what went wrong."""
    table = Table(title=f"{result.spec}, {len(result.games)} games, seed {result.seed}", title_justify="left")
    table.add_column("bot", overflow="fold")
    for column in ("rating", "95 % interval", "games", "wins", "share of games", "ms a decision"):
        table.add_column(column, justify="right")
    for rung in result.rungs:
        bot = rung.result
        table.add_row(
            bot.name,
            f"{rung.rating:.1f}",
            f"{rung.low:.1f} - {rung.high:.1f}",
            f"{bot.games}",
            f"{bot.wins:g}",
            f"{bot.share:.1%}",
            f"{bot.milliseconds:.2f}",
        )
    console.print(table)
    show_trouble(result.names, result.unfinished, result.failures, console)
