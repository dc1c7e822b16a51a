"""Intervals of win rates."""

from __future__ import annotations

import pytest

from archipel.arena import wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (50, 100, 0.4038, 0.5962),
        (5, 10, 0.2366, 0.7634),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (1, 400, 0.0004, 0.0140),
    ],
)
def test_known_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert list(wilson(wins, games)) == pytest.approx([low, high], abs=1e-4)


def test_without_games_anything_is_possible() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize("games", [1, 7, 400])
def test_the_share_lies_within(games: int) -> None:
    for wins in range(games + 1):
        low, high = wilson(wins, games)
        assert 0.0 <= low <= wins / games <= high <= 1.0
