"""Barbarian Attack and the scenario with wagons beside their oracles, over games of random play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from tests.rules.traders_barbarians.audit import TWO, Fields, RandomGame
from tests.rules.traders_barbarians.audit_attack import AttackOracle
from tests.rules.traders_barbarians.audit_wagons import WagonOracle

Oracle = Callable[..., RandomGame]

ATTACK: Final[list[Fields]] = [
    {},
    {"phases": "combined", "conquered_cities": "barred"},
    {"event_cards": True},
    {"harbormaster": True, "layout": "fixed"},
    {"event_cards": True, "harbormaster": True, "tournament_knights": "in_play", "frame": "standard"},
]
ATTACK_OF_MANY: Final[list[Fields]] = [
    {},
    {"extension": "paired_players", "harbormaster": True},
    {"extension": "none", "event_cards": True},
]
WAGONS: Final[list[Fields]] = [
    {},
    {"phases": "combined", "empty_stack": "refill"},
    {"event_cards": True},
    {"harbormaster": True, "layout": "random"},
    {"event_cards": True, "harbormaster": True, "steal": "must"},
]
FEW: Final = [
    (oracle, seats, options)
    for oracle, chosen in ((AttackOracle, ATTACK), (WagonOracle, WAGONS))
    for seats, options in ((3, chosen[4]), (4, chosen[1]), (2, TWO[4]))
]


def games(few: list[Fields], many: list[Fields]) -> list[tuple[int, Fields]]:
    """All numbers of seats, each with all options for it."""
    return [
        *((2, options) for options in TWO),
        *((seats, options) for seats in (3, 4) for options in few),
        *((seats, options) for seats in (5, 6) for options in many),
    ]


@pytest.mark.parametrize(("oracle", "seats", "options"), FEW)
def test_games_follow_the_oracle(oracle: Oracle, seats: int, options: Fields) -> None:
    assert oracle(seats, 7, **options).play(500) > 500


@pytest.mark.slow
@pytest.mark.parametrize(
    ("oracle", "seats", "options", "seeds"),
    [
        *((AttackOracle, *game, 10) for game in games(ATTACK, ATTACK_OF_MANY)),
        *((WagonOracle, *game, 14) for game in games(WAGONS, [])),
    ],
)
def test_many_games_follow_the_oracle(oracle: Oracle, seats: int, options: Fields, seeds: int) -> None:
    for seed in range(100, 100 + seeds):
        assert oracle(seats, seed, **options).play(1200) > 500
