"""Whole games of the base game with variants beside the oracle that the scenarios share."""

from __future__ import annotations

import pytest

from tests.rules.traders_barbarians.audit_games import GameAudit, mixture, play, seeded


def audited(seed: int, most: int) -> int:
    """How much was compared in a game."""
    seats, options = mixture(seeded(seed))
    return play(GameAudit("base", seats, seed, options), seed, most).compared


@pytest.mark.parametrize("seed", range(2))
def test_games_follow_the_oracle(seed: int) -> None:
    assert audited(seed, 400) > 1000


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 72))
def test_many_whole_games_follow_the_oracle(seed: int) -> None:
    assert audited(seed, 2500) > 1000
