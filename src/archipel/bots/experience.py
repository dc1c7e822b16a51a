"""Weights learnt from games, in place of the prior weights of the features (see `archipel.bots.evaluation`).

A file in the folder `learnt` holds them, feature by feature. It applies to every game that has all features of its
`weights`; those that it does not name keep their prior weights. A file for several scenarios has a second table,
`where_present`, for features that only some of them have. Where several files apply, the one with more `weights`
decides; two with equally many are refused (`TiedWeights`), as nothing says which of them is meant. A file with
`strong = true` is for the strong bot only, one with `least_seats` or `most_seats` for tables that are large or small
enough, and one with `without` for games that do not have these features. A table `placement` has other weights for the
time before the first turn; the game must have all of its features, too.
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
    name: str = ""


class TiedWeights(Exception):
    """Two files of weights for the same game, and nothing to choose by."""

    def __init__(self, one: Learnt, other: Learnt) -> None:
        super().__init__(
            f"{one.name} and {other.name} have weights for the same game, and equally many: {len(one.weights)}."
            " Let one of them name more features under `weights`, or keep it from this game by `without`,"
            " `least_seats` or `most_seats`"
        )


def read_weights(toml: str, name: str = "") -> Learnt:
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
        name,
    )


_read: list[Learnt] = []


def learned_weights() -> list[Learnt]:
    """All files."""
    if len(_read) == 0:
        from importlib.resources import files  # imported late: a game without bots does not need it

        for file in files("archipel.bots").joinpath("learnt").iterdir():
            if file.name.endswith(".toml"):
                _read.append(read_weights(file.read_text(encoding="utf-8"), file.name))
    return _read


def applies(file: Learnt, evaluation: Evaluation) -> bool:
    """Whether the weights are for this game."""
    names = set(evaluation.names)
    fits = file.weights.keys() | file.placement.keys() <= names and file.without.isdisjoint(names)
    return fits and file.least_seats <= evaluation.seats <= file.most_seats


def in_order(applying: list[Learnt]) -> list[Learnt]:
    """The files that apply to a game, so that the last one decides."""
    ordered = sorted(applying, key=lambda file: (len(file.weights), file.name))
    for i in range(1, len(ordered)):
        if len(ordered[i].weights) == len(ordered[i - 1].weights):
            raise TiedWeights(ordered[i - 1], ordered[i])
    return ordered


def load_learned_weights(evaluation: Evaluation, strong: bool) -> bool:
    """Give the features their learnt weights; False if there are none for this game.

    A prior weight of nothing stays: the feature does not count in this game."""
    found = False
    placement: dict[str, float] = {}
    for file in in_order([one for one in learned_weights() if (strong or not one.strong) and applies(one, evaluation)]):
        weights = file.weights | file.where_present
        for at, name in enumerate(evaluation.names):
            if name in weights and evaluation.weights[at] != 0.0:
                evaluation.weights[at] = weights[name]
        placement = file.placement
        found = True
    if placement:
        evaluation.weigh_placement(placement)
    return found
