"""Whether ratings are right: clubs of known strengths play, and what their ratings say is compared with the truth.

    PYTHONPATH=src python -m tools.rating_club [--clubs 10] [--players 24] [--games 20 100 300] [--seed 1]

A club has players whose strengths are drawn; each game draws its table, and its order of finish by these strengths. The
table printed has a row for a number of seats and of games: `order`, the share of pairs of players that stand in the
right order; the same among pairs whose likely ranges do not meet (`sure`); `covered`, the share of likely ranges that
hold the true strength, which should be nine of ten or more; and `range`, half their mean width in points.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import log, sqrt
from random import Random

from archipel.server.skill import LUCK, MEAN, SCALE, Skill, after_game, shown

SPREAD = 3.0  # of true strengths: 72 points; at a table of four, two spreads above the others win 41 of 100 games
SEATS = (2, 3, 4, 5, 6)
GOAL = 0.9


@dataclass(slots=True)
class Count:
    """What was seen so far."""

    pairs: int = 0
    right: int = 0
    sure: int = 0
    sure_right: int = 0
    players: int = 0
    covered: int = 0
    width: float = 0.0

    def add(self, true: Sequence[float], skills: Sequence[Skill]) -> None:
        """Compare the ratings of a club with the truth."""
        ranges = [shown(skill) for skill in skills]
        strengths = [shown(Skill(strength)).rating for strength in true]
        for mine, strength in zip(ranges, strengths, strict=True):
            self.players += 1
            self.covered += mine.low <= strength <= mine.high
            self.width += (mine.high - mine.low) / 2
        for a, b in combinations(range(len(true)), 2):
            right = (true[a] - true[b]) * (skills[a].mean - skills[b].mean) > 0
            apart = ranges[a].low > ranges[b].high or ranges[b].low > ranges[a].high
            self.pairs += 1
            self.right += right
            self.sure += apart
            self.sure_right += apart and right

    def row(self, seats: int, games: int) -> str:
        sure = f"{self.sure_right / self.sure:6.1%}" if self.sure else "     -"
        return (
            f"{seats:5} {games:6} {self.right / self.pairs:7.1%} {sure} {self.sure / self.pairs:7.1%} "
            f"{self.covered / self.players:8.1%} {self.width / self.players:6.0f}"
        )


def finish(random: Random, strengths: Sequence[float]) -> list[int]:
    """The place of each player of a table, drawn as Plackett and Luce have it."""
    noise = LUCK * sqrt(len(strengths))
    drawn = [strength / noise - log(-log(random.random())) for strength in strengths]
    return [1 + sum(other > mine for other in drawn) for mine in drawn]


def play_club(
    seed: int, players: int, seats: int, stops: Sequence[int]
) -> Iterator[tuple[int, list[float], list[Skill]]]:
    """The true strengths and the ratings of a club after each of these numbers of games of every player."""
    random = Random(seed)
    true = [random.gauss(MEAN, SPREAD) for _ in range(players)]
    skills = [Skill()] * players
    for game in range(1, max(stops) + 1):
        order = random.sample(range(players), players)
        for first in range(0, players - seats + 1, seats):
            table = order[first : first + seats]
            after = after_game([skills[one] for one in table], finish(random, [true[one] for one in table]))
            for one, skill in zip(table, after, strict=True):
                skills[one] = skill
        if game in stops:
            yield game, true, skills


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clubs", type=int, default=10)
    parser.add_argument("--players", type=int, default=24)
    parser.add_argument("--games", type=int, nargs="+", default=[20, 100, 300])
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    print(f"{chosen.clubs} clubs of {chosen.players}, true strengths 1500 with a deviation of {SPREAD * SCALE:.0f}")
    print("seats  games   order   sure   apart  covered  range")
    honest = True
    for seats in SEATS:
        counts = {stop: Count() for stop in chosen.games}
        for club in range(chosen.clubs):
            for game, true, skills in play_club(chosen.seed * 1000 + club, chosen.players, seats, chosen.games):
                counts[game].add(true, skills)
        for game, count in counts.items():
            print(count.row(seats, game), flush=True)
            honest &= count.covered >= (GOAL - 0.03) * count.players
        right = [counts[game].right / counts[game].pairs for game in sorted(counts)]
        honest &= right == sorted(right)
    print("ratings are in order and their ranges honest" if honest else "NOT HONEST")
    raise SystemExit(not honest)


if __name__ == "__main__":
    main()
