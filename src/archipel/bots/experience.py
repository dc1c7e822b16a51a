"""Weights learnt from games, in place of the prior weights of the features (see `archipel.bots.evaluation`).

A file in the folder `learnt` holds them, feature by feature. It applies to every game that has all features of its
`weights`; those that it does not name keep their prior weights. A file for several scenarios has a second table,
`where_present`, for features that only some of them have. Where several files apply, the one with more `weights`
decides. A file with `strong = true` is for the strong bot only, one with `least_seats` for tables that are large
enough, and one with `without` for games that do not have these features.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass

from archipel.bots.evaluation import Evaluation


@dataclass(frozen=True, slots=True)
class Learnt:
    """A file of weights."""

    weights: dict[str, float]  # by feature; a game must have all of these
    where_present: dict[str, float]  # by feature; a game may lack these
    strong: bool  # for the strong bot only
    least_seats: int  # for games of at least this many seats
    without: frozenset[str]  # not for games with one of these features


_read: list[Learnt] = []


def learned_weights() -> list[Learnt]:
    """All files, those with fewer features first."""
    if len(_read) == 0:
        from importlib.resources import files  # imported late: a game without bots does not need it

        for file in sorted(files("archipel.bots").joinpath("learnt").iterdir(), key=str):
            if file.name.endswith(".toml"):
                text = tomllib.loads(file.read_text(encoding="utf-8"))
                _read.append(
                    Learnt(
                        text["weights"],
                        text.get("where_present", {}),
                        text.get("strong", False),
                        text.get("least_seats", 2),
                        frozenset(text.get("without", ())),
                    )
                )
        _read.sort(key=lambda file: len(file.weights))
    return _read


def applies(file: Learnt, evaluation: Evaluation) -> bool:
    """Whether the weights are for this game."""
    names = set(evaluation.names)
    fits = set(file.weights) <= names and file.without.isdisjoint(names)
    return fits and evaluation.seats >= file.least_seats


def load_learned_weights(evaluation: Evaluation, strong: bool) -> bool:
    """Give the features their learnt weights; False if there are none for this game.

    A prior weight of nothing stays: the feature does not count in this game."""
    found = False
    for file in learned_weights():
        if (file.strong and not strong) or not applies(file, evaluation):
            continue
        weights = file.weights | file.where_present
        for at, name in enumerate(evaluation.names):
            if name in weights and evaluation.weights[at] != 0.0:
                evaluation.weights[at] = weights[name]
        found = True
    return found
