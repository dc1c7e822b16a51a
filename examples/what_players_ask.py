"""What players ask about many games: does it help to begin, do good openings win, and how much is luck?

    archipel simulate base:seats=4 --bots standard --games 1000 --records records
    python examples/what_players_ask.py records

It reads the records of base games. docs/data.md explains them, and tables for larger questions.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from pathlib import Path

import archipel
from archipel.reading import TableReader

BAR = 40


class Answers:
    """Chances and wins by what was asked."""

    def __init__(self) -> None:
        self.games = 0
        self.rolls: Counter[int] = Counter()
        self.by_order: dict[str, list[bool]] = defaultdict(list)
        self.by_opening: dict[str, list[bool]] = defaultdict(list)
        self.by_luck: dict[str, list[bool]] = defaultdict(list)

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
            numbers = [n for corner in corners for tile in table.tiles_of_corner(corner) for n in table.numbers(tile)]
            pips = sum(table.odds[number] for number in numbers)
            came = sum(rolls[number] for number in numbers)
            expected = pips * sum(rolls.values()) / cases
            self.by_order[f"plays in place {place}"].append(won)
            self.by_opening[f"{pips // 3 * 3:2} to {pips // 3 * 3 + 2} cases of {cases}"].append(won)
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

    def __str__(self) -> str:
        parts = [
            f"{self.games} games",
            "Does it help to begin?\n" + _shares(self.by_order),
            "Do good openings win? (the numbers beside both settlements)\n" + _shares(self.by_opening),
            "How much is luck? (rolls of the numbers of the opening)\n" + _shares(self.by_luck),
            "What was rolled\n" + _bars({f"{roll:2}": n for roll, n in sorted(self.rolls.items())}),
        ]
        return "\n\n".join(parts)


def _shares(found: dict[str, list[bool]]) -> str:
    rows = {f"{what} ({len(won)} players)": 100 * sum(won) / len(won) for what, won in sorted(found.items())}
    return _bars(rows, " % win")


def _bars(rows: dict[str, float], unit: str = "") -> str:
    most = max(rows.values(), default=0) or 1
    wide = max(map(len, rows), default=0)
    return "\n".join(f"{name:{wide}} {'█' * round(BAR * n / most)} {n:.0f}{unit}" for name, n in rows.items())


if __name__ == "__main__":
    answers = Answers()
    for file in sorted(Path(sys.argv[1]).glob("*.jsonl")):
        answers.add(archipel.replay(file.read_text("utf-8")))
    print(answers)
