"""What players ask about many games: does it help to begin, which openings win, and how much is luck?

    archipel simulate base:seats=4 --bots standard --games 1000 --records records
    python examples/what_players_ask.py records

It reads the records of base games. The notebook beside it draws the same answers, and some from a table of the games.
docs/data.md explains records and tables.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from html import escape
from pathlib import Path

import archipel
from archipel.reading import TableReader

BAR = 40


@dataclass(frozen=True)
class Bars:
    """A chart: as text in a terminal, drawn in a notebook. A bar may have a mark at what was expected."""

    title: str
    rows: Mapping[str, float]
    expected: Mapping[str, float] = field(default_factory=dict)
    unit: str = ""

    def __str__(self) -> str:
        most = max(self.rows.values(), default=0) or 1
        wide = max(map(len, self.rows), default=0)
        bars = [f"{name:{wide}} {'█' * round(BAR * n / most)} {n:.0f}{self.unit}" for name, n in self.rows.items()]
        return "\n".join([self.title, *bars])

    def _repr_svg_(self) -> str:
        left, wide, high = 260, 300, 24
        most = max([*self.rows.values(), *self.expected.values()], default=0) or 1
        parts = [f'<text x="0" y="16" font-weight="bold">{escape(self.title)}</text>']
        for line, (name, n) in enumerate(self.rows.items(), 1):
            y = high * line + 4
            parts += [
                f'<text x="{left - 8}" y="{y + 14}" text-anchor="end">{escape(name)}</text>',
                f'<rect x="{left}" y="{y}" width="{wide * n / most:.1f}" height="18" fill="#3a7ca5"/>',
                f'<text x="{left + wide * n / most + 6:.1f}" y="{y + 14}">{n:.3g}{escape(self.unit)}</text>',
            ]
            if name in self.expected:
                x = left + wide * self.expected[name] / most
                parts.append(f'<line x1="{x:.1f}" y1="{y - 2}" x2="{x:.1f}" y2="{y + 20}" stroke="#d1495b"/>')
        size = f'width="640" height="{high * (len(self.rows) + 1) + 12}"'
        style = 'font-family="sans-serif" font-size="13"'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {style}>{"".join(parts)}</svg>'


class Answers:
    """Chances and wins by what was asked."""

    def __init__(self) -> None:
        self.games = 0
        self.rolls: Counter[int] = Counter()
        self.by_order: dict[str, list[bool]] = defaultdict(list)
        self.by_opening: dict[str, list[bool]] = defaultdict(list)
        self.by_variety: dict[str, list[bool]] = defaultdict(list)
        self.by_luck: dict[str, list[bool]] = defaultdict(list)

    def read(self, record: Path) -> None:
        """Count the game of a record."""
        self.add(archipel.replay(record.read_text("utf-8")))

    def add(self, game: archipel.Game) -> None:
        """Count a finished game."""
        self.games += 1
        table = TableReader(game.view(-1))
        openings = self._openings(game)
        rolls = Counter(self._rolls(game))
        self.rolls += rolls
        cases = sum(table.odds.values())
        for place, (seat, corners) in enumerate(openings.items(), 1):
            won = seat in game.winners
            tiles = [tile for corner in corners for tile in table.tiles_of_corner(corner)]
            numbers = [n for tile in tiles for n in table.numbers(tile)]
            kinds = len({table.terrain(tile) for tile in tiles if table.numbers(tile)})
            pips = sum(table.odds[number] for number in numbers)
            came = sum(rolls[number] for number in numbers)
            expected = pips * sum(rolls.values()) / cases
            self.by_order[f"plays in place {place}"].append(won)
            self.by_opening[f"{pips // 3 * 3:2} to {pips // 3 * 3 + 2} cases of {cases}"].append(won)
            self.by_variety[f"{kinds} kinds"].append(won)
            self.by_luck["more rolls than expected" if came > expected else "as many or fewer"].append(won)

    @staticmethod
    def _openings(game: archipel.Game) -> dict[int, list[int]]:
        """The corners of each player's first two settlements; the players in the order of play."""
        found: dict[int, list[int]] = {}
        for step in game.steps():
            action = step.action(game.rules)
            if action.kind == "place_settlement":
                corner = action["corner"]
                assert isinstance(corner, int)
                found.setdefault(int(step.seat), []).append(corner)
        return found

    @staticmethod
    def _rolls(game: archipel.Game) -> list[int]:
        """The sums that were rolled, without the roll for the first player."""
        drawn = [
            game.rules.points[point].labels[outcome]
            for step in game.steps()
            for point, outcome in zip(step.points, step.outcomes, strict=True)
            if game.rules.points[point].name == "dice"
        ]
        return [sum(int(die) for die in label.split("+")) for label in drawn]

    def order(self) -> Bars:
        return _shares("Does it help to begin?", self.by_order)

    def openings(self) -> Bars:
        return _shares("Do good openings win? (the numbers beside both settlements)", self.by_opening)

    def variety(self) -> Bars:
        return _shares("Do many kinds of goods win? (those beside both settlements)", self.by_variety)

    def luck(self) -> Bars:
        return _shares("How much is luck? (rolls of the numbers of the opening)", self.by_luck)

    def __str__(self) -> str:
        rolled = Bars("What was rolled", {f"{roll:2}": n for roll, n in sorted(self.rolls.items())})
        charts = [self.order(), self.openings(), self.variety(), self.luck(), rolled]
        return "\n\n".join([f"{self.games} games", *map(str, charts)])


def _shares(title: str, found: Mapping[str, list[bool]]) -> Bars:
    """How often players of each group win; the mark is the mean of all."""
    rows = {f"{what} ({len(won)} players)": 100 * sum(won) / len(won) for what, won in sorted(found.items())}
    everybody = [won for group in found.values() for won in group]
    mean = 100 * sum(everybody) / max(1, len(everybody))
    return Bars(title, rows, dict.fromkeys(rows, mean), " % win")


if __name__ == "__main__":
    answers = Answers()
    for file in sorted(Path(sys.argv[1]).glob("*.jsonl")):
        answers.read(file)
    print(answers)
