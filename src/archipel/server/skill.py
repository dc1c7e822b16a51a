"""Ratings as numbers: what a game does to those of its players, and how they are shown. Nothing here is stored.

The model is that of Plackett and Luce (openskill). A player has a mean and a deviation; a game moves both. Players see
the mean on a scale of their own, with the range that the true strength is likely to be in.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MEAN: Final = 25.0
DEVIATION: Final = MEAN / 3
LUCK: Final = MEAN / 6  # beta of the model: how much of a result is luck
CHANGE: Final = MEAN / 300  # tau of the model: how much a player may change from one game to the next
MIDDLE: Final = 1500.0  # what a new player is shown
SCALE: Final = 100.0 / LUCK
LIKELY: Final = 1.645  # deviations: nine of ten true strengths lie in the range (docs/ratings.md)


class Skill(NamedTuple):
    """What is known of a player's strength."""

    mean: float = MEAN
    deviation: float = DEVIATION


class Shown(NamedTuple):
    """The same as people read it: the rating, and the likely range."""

    rating: int
    low: int
    high: int


def shown(skill: Skill) -> Shown:
    middle, width = MIDDLE + SCALE * (skill.mean - MEAN), SCALE * LIKELY * skill.deviation
    return Shown(round(middle), round(middle - width), round(middle + width))


def places_of(points: Sequence[int], winners: Sequence[int]) -> list[int]:
    """The place of each seat, from 1: winners first, then by points; equals share a place."""
    order = [(seat not in winners, -count) for seat, count in enumerate(points)]
    return [1 + sum(other < mine for other in order) for mine in order]


def after_game(before: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """The skills of all players of a game after it."""
    model = _model()
    teams = [[model.create_rating([skill.mean, skill.deviation])] for skill in before]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    return [Skill(team[0].mu, team[0].sigma) for team in rated]


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce  # late: a server starts without it

    return PlackettLuce(mu=MEAN, sigma=DEVIATION, beta=LUCK, tau=CHANGE)
