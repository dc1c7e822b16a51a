"""Whether the colours of the children's game are level, and what its bots are worth: the tables of its documentation.

    python tools/junior_table.py --games 3000
    python tools/junior_table.py --games 200 --bots standard,random,random,random

Without bots standard ones play with each other, on both sides of the board, and every colour's share of the games is
shown with the chi-square of all of them. With bots it is their shares that are shown.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from statistics import median
from typing import Final

from archipel.arena import MatchResult, play_match, wilson
from archipel.catalogue import entry

SIDES: Final = {"A": 4, "B": 3}
# What chi-square stays below in 95 of 100 fair tables, by degrees of freedom.
FAIR: Final = {2: 5.99, 3: 7.81}


def wins_by_seat(result: MatchResult, seats: int) -> list[float]:
    """Games won by every seat; a shared victory is shared."""
    wins = [0.0] * seats
    for game in result.games:
        for bot in game.winners:
            wins[game.seating.index(bot)] += 1 / len(game.winners)
    return wins


def show_colours(side: str, result: MatchResult) -> None:
    seats = SIDES[side]
    wins = wins_by_seat(result, seats)
    games = sum(wins)
    even = games / seats
    square = sum((count - even) ** 2 / even for count in wins)
    turns = [game.turns for game in result.games]
    print(f"\nSide {side}: {len(result.games)} games, {result.unfinished} unfinished, ", end="")
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
    said.add_argument("--bots", default="", help="a bot for every seat of side A; side B leaves out the last")
    found = said.parse_args(argv)
    whole = True
    for side, seats in SIDES.items():
        bots = found.bots.split(",")[:seats] if found.bots else ["standard"] * seats
        result = play_match(f"junior:seats={seats}", bots, found.games, found.seed, found.jobs)
        if found.bots:
            show_bots(side, result)
        else:
            show_colours(side, result)
        whole = whole and result.ok
    return 0 if whole else 1


if __name__ == "__main__":
    sys.exit(main())
