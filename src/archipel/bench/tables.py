"""Figures as tables for people."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from archipel.bench.rounds import Figure


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of text under a title; the first column is words, the others are numbers."""

    title: str
    columns: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]


def time_text(seconds: float) -> str:
    """Three digits and a unit."""
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}" if seconds < 1000 * size else f"{seconds / size:,.0f} {unit}"
    return f"{seconds / 1e-9:.3g} ns"


def game_row(title: str, found: Figure) -> tuple[str, ...]:
    each_action = time_text(found.seconds / found.actions)
    return (title, f"{1 / found.seconds:,.0f}", each_action, f"{found.actions:,.0f}", f"{found.turns:,.0f}")


GAME_COLUMNS: Final = ("random games", "games per CPU-second", "an action", "actions a game", "turns")


def show(tables: Iterable[Table]) -> None:
    """Print tables."""
    from rich.console import Console
    from rich.table import Table as RichTable

    console = Console()
    for table in tables:
        drawn = RichTable(title=table.title or None, title_justify="left")
        for i, column in enumerate(table.columns):
            drawn.add_column(column, justify="right" if i else "left")
        for row in table.rows:
            drawn.add_row(*row)
        console.print(drawn)
