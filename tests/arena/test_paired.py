"""Two bots in the same place of the same games."""

from __future__ import annotations

from dataclasses import replace

import pytest

from archipel.arena import GameResult, MatchResult, PairedResult, compare, play_match
from archipel.arena.paired import sign_test
from archipel.arena.result import Failure
from archipel.engine.errors import SetUpError

SHORT = "base:seats=3,target=3"


def a_match(name: str, winners: str, seed: int = 1) -> MatchResult:
    """A match of these winners: the place of a bot for every game, or `-` for nobody."""
    games = tuple(
        GameResult(n, 1, (0, 1, 2), (int(won),) if won != "-" else (), 70, 99, (9, 9, 9), (0.1, 0.1, 0.1))
        for n, won in enumerate(winners)
    )
    return MatchResult(SHORT, (name, "random", "random"), seed, games)


@pytest.mark.parametrize(
    ("ups", "downs", "p"),
    [(0, 0, 1.0), (1, 0, 1.0), (5, 0, 0.0625), (0, 6, 0.03125), (10, 2, 0.0386), (30, 30, 1.0), (60, 35, 0.0134)],
)
def test_the_exact_test_of_mcnemar(ups: int, downs: int, p: float) -> None:
    assert sign_test(ups, downs) == sign_test(downs, ups) == pytest.approx(p, abs=1e-4)


def test_games_are_counted_by_who_won_them() -> None:
    found = compare(a_match("a", "00001-12"), a_match("b", "00112--0"))
    assert found == PairedResult(("a", "b"), both=2, only_first=2, only_second=1, neither=3)
    assert str(found) == "The same 8 games: both won 2, only a 2, only b 1, neither 3; p = 1.000"
    assert found.to_json()["p"] == found.p == 1.0


def test_a_shared_victory_counts_as_one_and_a_failed_game_for_nobody() -> None:
    first, second = a_match("a", "011"), a_match("b", "111")
    shared = replace(first.games[1], winners=(0, 2))
    failed = replace(second.games[2], failure=Failure(2, 1, 0, 0, 5, "broken", "", ""))
    found = compare(
        replace(first, games=(first.games[0], shared, first.games[2])),
        replace(second, games=(*second.games[:2], failed)),
    )
    assert (found.only_first, found.neither, found.games, found.left_out) == (2, 0, 2, 1)
    assert str(found).endswith("(1 failed)")


@pytest.mark.parametrize("other", [a_match("b", "01"), a_match("b", "010", seed=2)])
def test_matches_that_differ_in_more_are_refused(other: MatchResult) -> None:
    with pytest.raises(SetUpError, match="differ in the first bot alone"):
        compare(a_match("a", "010"), other)


def test_the_same_bot_wins_the_same_games() -> None:
    one, two = (play_match(SHORT, ["greedy", "random", "random"], games=6, seed=4, jobs=1) for _ in range(2))
    found = compare(one, two)
    assert (found.only_first, found.only_second, found.games) == (0, 0, 6)
    assert found.both == sum(0 in game.winners for game in one.games)
