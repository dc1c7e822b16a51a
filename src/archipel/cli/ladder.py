"""`archipel ladder`: ratings of bots with a progress bar and a table of results."""

from __future__ import annotations

import json
from contextlib import ExitStack
from pathlib import Path

from rich.console import Console

from archipel.arena import LadderResult, play_ladder
from archipel.catalogue import parse_spec
from archipel.cli.simulate import MatchPlan, new_file, progress_bar, show_table, show_trouble


def run_ladder(plan: MatchPlan, rows: Path | None) -> bool:
    """Play, show, and write JSON and Parquet if files are named; whether every bot played by the rules."""
    file = plan.file
    with ExitStack() as stack:
        everything = stack.enter_context(new_file(file)) if file is not None else None
        table = stack.enter_context(new_file(rows)) if rows is not None else None
        with progress_bar(plan.games) as played:
            result = play_ladder(parse_spec(plan.spec), plan.bots, plan.games, plan.seed, progress=played, **plan.how())
        if everything is not None:
            everything.write_text(json.dumps(result.to_json(), indent=1) + "\n", encoding="utf-8")
        if table is not None:
            result.write_parquet(table)
    show_ladder(result, Console(), file)
    return result.ok


def show_ladder(result: LadderResult, console: Console, file: Path | None = None) -> None:
    """Ratings with their uncertainty, the strongest bot first, and what went wrong."""
    rows = []
    for rung in result.rungs:
        bot = rung.result
        rating = f"{rung.rating:.1f}", f"{rung.low:.1f} - {rung.high:.1f}"
        numbers = f"{bot.games}", f"{bot.wins:g}", f"{bot.share:.1%}", f"{bot.milliseconds:.2f}"
        rows.append((bot.name, *rating, *numbers))
    show_table(result, ("rating", "95 % interval", "games", "wins", "share of games", "ms a decision"), rows, console)
    show_trouble(result, console, file)
