"""Whole games beside an oracle: the base game with variants, the Fishermen and the Rivers."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.rules.traders_barbarians import audit_fish, audit_rivers
from tests.rules.traders_barbarians.audit_games import GameAudit, mixture, play, seeded


def base_game(seed: int, most: int) -> int:
    """How much was compared in a game of the base game with variants."""
    seats, options = mixture(seeded(seed))
    return play(GameAudit("base", seats, seed, options), seed, most).compared


every_audit = pytest.mark.parametrize(
    "audited", [base_game, audit_fish.audited, audit_rivers.audited], ids=["base", "fishermen", "rivers"]
)
Audited = Callable[[int, int], int]


@every_audit
@pytest.mark.parametrize("seed", range(2))
def test_games_follow_the_oracle(audited: Audited, seed: int) -> None:
    assert audited(seed, 400) > 1000


@pytest.mark.slow
@every_audit
@pytest.mark.parametrize("seed", range(2, 72))
def test_many_whole_games_follow_the_oracle(audited: Audited, seed: int) -> None:
    assert audited(seed, 2500) > 1000
