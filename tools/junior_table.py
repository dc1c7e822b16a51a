"""Whether the colours of the children's game are equal, and how strong its bots are: the tables of its documentation.

    python tools/junior_table.py --games 3000
    python tools/junior_table.py --games 200 --bots standard,random,random,random
    python tools/junior_table.py --games 400 --bots standard,gentle

Without `--bots`, standard bots play each other on both sides of the board, and each colour's share of the games is
shown with the chi-square of all of them; each game has its own dice, since the chi-square would otherwise count the
same luck several times. With four bots their shares are shown, seats rotated over the same dice; side B leaves out the
last bot. Two bots play by the house rule for two, on side B.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from statistics import median
from typing import Final

from archipel.arena import GameResult, MatchResult, play_match, wilson
from archipel.catalogue import entry

SIDES: Final = {"A": 4, "B": 3}
# What chi-square stays below in 95 of 100 fair tables, by degrees of freedom.
FAIR: Final = {2: 5.99, 3: 7.81}


def colour_games(side: str, games: int, seed: int) -> list[GameResult]:
    """Games among standards, each with another seed."""
    played: list[GameResult] = []
    for number in range(games):
        played += play_match(f"junior:seats={SIDES[side]}", ["standard"] * SIDES[side], 1, seed + number, 1).games
    return played


def wins_by_seat(games: Sequence[GameResult], seats: int) -> list[float]:
    """Games won by every seat; a shared victory is shared."""
    wins = [0.0] * seats
    for game in games:
        for bot in game.winners:
            wins[game.seating.index(bot)] += 1 / len(game.winners)
    return wins


def show_colours(side: str, played: Sequence[GameResult]) -> None:
    seats = SIDES[side]
    wins = wins_by_seat(played, seats)
    games = sum(wins)
    even = games / seats
    square = sum((count - even) ** 2 / even for count in wins)
    turns = [game.turns for game in played]
    unfinished = sum(not game.finished for game in played)
    print(f"\nSide {side}: {len(played)} games, {unfinished} unfinished, ", end="")
    print(f"rounds {median(turns) / seats:.1f} ({min(turns) / seats:.1f} - {max(turns) / seats:.1f}), ", end="")
    print(f"chi-square {square:.1f} (fair below {FAIR[seats - 1]})")
    print("\n| colour | won | share | 95 % |\n|---|---|---|---|")
    for colour, count in zip(entry("junior").colours, wins, strict=False):
        low, high = wilson(round(count), round(games))
        print(f"| {colour} | {count:g} | {100 * count / games:.1f} % | {100 * low:.1f} - {100 * high:.1f} % |")


def show_bots(side: str, result: MatchResult) -> None:
    print(f"\nSide {side}: {len(result.games)} games, {result.unfinished} unfinished")
    print("\n| bot | won | 95 % | ms a decision |\n|---|---|---|---|")
    for name, bot in result.by_name.items():
        low, high = bot.interval
        print(f"| {name} | {100 * bot.share:.1f} % | {100 * low:.1f} - {100 * high:.1f} % | {bot.milliseconds:.2f} |")


def main(argv: Sequence[str] | None = None) -> int:
    said = ArgumentParser(description="Colours and bots of the children's game.")
    said.add_argument("--games", type=int, default=300)
    said.add_argument("--seed", type=int, default=1)
    said.add_argument("--jobs", type=int, default=None)
    said.add_argument("--bots", default="", help="four bots, or two")
    said.add_argument("--sides", default="AB", choices=("A", "B", "AB"))
    found = said.parse_args(argv)
    bots = found.bots.split(",") if found.bots else []
    if len(bots) not in (0, 2, 4):
        said.error(f"four bots or two, not {len(bots)}")
    whole = True
    if len(bots) == 2:
        result = play_match("junior:seats=2,duo=True", bots, found.games, found.seed, found.jobs)
        show_bots("B, two players", result)
        return 0 if result.ok else 1
    for side, seats in SIDES.items():
        if side not in found.sides:
            continue
        if bots:
            result = play_match(f"junior:seats={seats}", bots[:seats], found.games, found.seed, found.jobs)
            show_bots(side, result)
            whole = whole and result.ok
        else:
            played = colour_games(side, found.games, found.seed)
            show_colours(side, played)
            whole = whole and all(game.finished for game in played)
    return 0 if whole else 1


if __name__ == "__main__":
    sys.exit(main())
