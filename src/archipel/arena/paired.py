"""Two matches game by game: the same boards, dice and seats, with another bot in the first place.

first = play_match("base:seats=4", ["strong", "greedy", "greedy", "greedy"], games=400, seed=1)
second = play_match("base:seats=4", ["standard", "greedy", "greedy", "greedy"], games=400, seed=1)
print(compare(first, second))

Luck falls on both bots alike, so that fewer games tell them apart than two shares of wins would need.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from math import comb

from archipel.arena.result import MatchResult
from archipel.engine.errors import SetUpError


@dataclass(frozen=True, slots=True)
class PairedResult:
    """How two bots did in the same place of the same games."""

    names: tuple[str, str]
    both: int  # games that either bot won
    only_first: int
    only_second: int
    neither: int
    left_out: int = 0  # games in which a bot failed, in either match

    @property
    def games(self) -> int:
        return self.both + self.only_first + self.only_second + self.neither

    @property
    def p(self) -> float:
        """McNemar's exact test: how often bots of one strength would differ in as many games, or in more."""
        return sign_test(self.only_first, self.only_second)

    def __str__(self) -> str:
        first, second = self.names
        line = (
            f"The same {self.games} games: both won {self.both}, only {first} {self.only_first}, "
            f"only {second} {self.only_second}, neither {self.neither}; p = {self.p:.3f}"
        )
        return f"{line} ({self.left_out} failed)" if self.left_out else line

    def to_json(self) -> dict[str, object]:
        return {
            "names": list(self.names),
            "both": self.both,
            "only_first": self.only_first,
            "only_second": self.only_second,
            "neither": self.neither,
            "left_out": self.left_out,
            "p": self.p,
        }


def sign_test(ups: int, downs: int) -> float:
    """The two-sided chance that as many of `ups + downs` fair coins, or more, fall on one side."""
    tossed = ups + downs
    tail = sum(comb(tossed, k) for k in range(min(ups, downs) + 1))
    return min(1.0, 2 * tail / (1 << tossed))


def compare(first: MatchResult, second: MatchResult) -> PairedResult:
    """The first bots of two matches, in games that differ in nothing else. A shared victory counts as one."""
    same = first.spec == second.spec and first.seed == second.seed and len(first.games) == len(second.games)
    if not same or first.names[1:] != second.names[1:]:
        raise SetUpError("two matches are compared that differ in the first bot alone")
    won = {(a, b): 0 for a in (False, True) for b in (False, True)}
    failed = {match.game for games in (first.games, second.games) for match in games if match.failure is not None}
    for one, other in zip(first.games, second.games, strict=True):
        if one.game not in failed:
            won[_has_won(one.winners), _has_won(other.winners)] += 1
    return PairedResult(
        (first.names[0], second.names[0]),
        won[True, True],
        won[True, False],
        won[False, True],
        won[False, False],
        len(failed),
    )


def _has_won(winners: Collection[int]) -> bool:
    """Whether the first bot of the list is among the winners."""
    return 0 in winners
