"""Weights learnt from games, in place of the prior weights of the features (see `archipel.bots.evaluation`).

A file in the folder `learnt` holds them, feature by feature. It applies to every game that has all features of its
`weights`; those that it does not name keep their prior weights. A file for several scenarios has a second table,
`where_present`, for features that only some of them have. Where several files apply, the one with more `weights`
decides. A file with `strong = true` is for the strong bot only, one with `least_seats` or `most_seats` for tables that
are large or small enough, and one with `without` for games that do not have these features. A table `placement` has
other weights for the time before the first turn; the game must have all of its features, too.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from typing import Final

from archipel.bots.evaluation import Evaluation

ANY: Final = 99  # seats; no table has more


@dataclass(frozen=True, slots=True)
class Learnt:
    """A file of weights."""

    weights: dict[str, float]  # by feature; a game must have all of these
    where_present: dict[str, float]  # by feature; a game may lack these
    strong: bool  # for the strong bot only
    least_seats: int  # for games of at least this many seats
    without: frozenset[str]  # not for games with one of these features
    most_seats: int = ANY  # for games of at most this many seats
    placement: dict[str, float] = field(default_factory=dict)  # by feature; before the first turn


def read_weights(toml: str) -> Learnt:
    """What the text of a file says. A file may have weights for the placement alone, or for the rest of the game
    alone."""
    text = tomllib.loads(toml)
    return Learnt(
        text.get("weights", {}),
        text.get("where_present", {}),
        text.get("strong", False),
        text.get("least_seats", 2),
        frozenset(text.get("without", ())),
        text.get("most_seats", ANY),
        text.get("placement", {}),
    )


_read: list[Learnt] = []


def learned_weights() -> list[Learnt]:
    """All files, those with fewer features first."""
    if len(_read) == 0:
        from importlib.resources import files  # imported late: a game without bots does not need it

        for file in sorted(files("archipel.bots").joinpath("learnt").iterdir(), key=str):
            if file.name.endswith(".toml"):
                _read.append(read_weights(file.read_text(encoding="utf-8")))
        _read.sort(key=lambda file: len(file.weights))
    return _read


def applies(file: Learnt, evaluation: Evaluation) -> bool:
    """Whether the weights are for this game."""
    names = set(evaluation.names)
    fits = file.weights.keys() | file.placement.keys() <= names and file.without.isdisjoint(names)
    return fits and file.least_seats <= evaluation.seats <= file.most_seats


def load_learned_weights(evaluation: Evaluation, strong: bool) -> bool:
    """Give the features their learnt weights; False if there are none for this game.

    A prior weight of nothing stays: the feature does not count in this game."""
    found = False
    placement: dict[str, float] = {}
    for file in learned_weights():
        if (file.strong and not strong) or not applies(file, evaluation):
            continue
        weights = file.weights | file.where_present
        for at, name in enumerate(evaluation.names):
            if name in weights and evaluation.weights[at] != 0.0:
                evaluation.weights[at] = weights[name]
        placement = file.placement
        found = True
    if placement:
        evaluation.weigh_placement(placement)
    return found
