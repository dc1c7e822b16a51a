"""What the features of several boxes have in common."""

from __future__ import annotations

from math import sqrt
from typing import final

from mypy_extensions import i64

from archipel.board.vectors import vec
from archipel.bots.evaluation import UNKNOWN, Evaluation, Features
from archipel.bots.flows import ROLLS
from archipel.engine.chapter import Chapter
from archipel.engine.state import State
from archipel.engine.words import ACTIVE
from archipel.rules.base.expansion_chapter import ExpansionChapter


class NamedFeatures(Features):
    """Features by their names, with the prior weights."""

    def __init__(self, evaluation: Evaluation, weights: dict[str, float]) -> None:
        for name, weight in weights.items():
            evaluation.feature(name, weight)


class CardlessFeatures(NamedFeatures):
    """Those that depend on no cards, neither in hands nor in the supply."""

    def __init__(self, evaluation: Evaluation, weights: dict[str, float]) -> None:
        super().__init__(evaluation, weights)
        evaluation.apart_from_cards(self)


class BoardFeatures(CardlessFeatures):
    """Those that ask for the buildings and the land around a chapter of a later box."""

    def __init__(self, chapter: ExpansionChapter, evaluation: Evaluation, weights: dict[str, float]) -> None:
        super().__init__(evaluation, weights)
        self.building = chapter.building
        self.land = chapter.land


class OwnCardFeatures(NamedFeatures):
    """Those that depend on no hidden cards of others, see `Evaluation.own_cards_only`."""

    def __init__(self, evaluation: Evaluation, weights: dict[str, float]) -> None:
        super().__init__(evaluation, weights)
        evaluation.own_cards_only(self)


class SettlingFeatures(CardlessFeatures):
    """Where a seat could settle next, by pieces of one sort that lead there."""

    def __init__(self, evaluation: Evaluation, weights: dict[str, float]) -> None:
        super().__init__(evaluation, weights)
        self.kept = evaluation.room_by_board(1 + len(weights))  # pieces to the nearest spot, then the features
        self.count: i64 = len(weights)

    def pieces_to_spot(self, g: State, evaluation: Evaluation, seat: i64, out: vec[float], at: i64) -> float:
        """What `best_spots` writes and says, which is kept as long as the board stays."""
        kept = evaluation.kept
        row: i64 = evaluation.row(seat) + self.kept
        i: i64
        if kept[row] == UNKNOWN:
            kept[row] = float(self.best_spots(g, evaluation, seat, out, at))
            for i in range(self.count):
                kept[row + 1 + i] = out[at + i]
        else:
            for i in range(self.count):
                out[at + i] = kept[row + 1 + i]
        return kept[row]

    def best_spots(self, g: State, evaluation: Evaluation, seat: i64, out: vec[float], at: i64) -> i64:
        """Write the features; how many pieces lead to the nearest spot."""
        return 0


@final
class WaitFeatures(CardlessFeatures):
    """How long a seat must wait for its next turn."""

    def __init__(self, turn: Chapter, evaluation: Evaluation) -> None:
        super().__init__(evaluation, {"turns to wait": -0.2})

    def write(self, g: State, evaluation: Evaluation, seat: i64, own: bool, out: vec[float], at: i64) -> None:
        wait: i64 = seat - g.s[ACTIVE]
        if wait < 0:
            wait += evaluation.seats
        out[at] = float(wait) / float(evaluation.seats)


class SpotFeatures(Features):
    """What a building would bring on every corner: a box fills one corner at a time."""

    def __init__(self, evaluation: Evaluation) -> None:
        evaluation.before_turns(self)

    def prepare_turn(self, g: State, evaluation: Evaluation) -> None:
        evaluation.clear_spots()
        v: i64
        for v in range(g.rules.graph.corners):
            self.fill(g, evaluation, v)

    def fill(self, g: State, evaluation: Evaluation, corner: i64) -> None:
        """Write what a building here would bring to `spot`, and its harbour to `harbour`."""


class IncomeFeatures(Features):
    """What the seats produce: a box counts the pips in `prepare_board`, or in `prepare_position`."""

    def __init__(self, evaluation: Evaluation, kinds: float, blocked: str, blocked_weight: float) -> None:
        evaluation.feature("production", 3.0)
        evaluation.feature("production in balance", 1.5)
        evaluation.feature("kinds produced", kinds)
        evaluation.feature(blocked, blocked_weight)

    def write_income(self, evaluation: Evaluation, seat: i64, out: vec[float], at: i64) -> None:
        """How much comes in, in pips, how evenly, and of how many kinds."""
        total: float = 0.0
        balance: float = 0.0
        kinds: float = 0.0
        k: i64
        for k in range(evaluation.kinds):
            pips: float = evaluation.production[seat * evaluation.kinds + k]
            if pips > 0.0:
                total += pips
                balance += sqrt(pips / ROLLS)
                kinds += 0.2
        out[at] = total
        out[at + 1] = balance
        out[at + 2] = kinds


def pips_of_spot(evaluation: Evaluation, seat: i64, corner: i64, new_kind: float) -> float:
    """The pips that a building on a corner would have, and more for each kind that the seat lacks."""
    kinds: i64 = evaluation.kinds
    worth: float = 0.0
    k: i64
    for k in range(kinds):
        pips: float = evaluation.spot[corner * kinds + k]
        if pips > 0.0:
            worth += pips
            if evaluation.production[seat * kinds + k] == 0.0:
                worth += new_kind
    return worth
