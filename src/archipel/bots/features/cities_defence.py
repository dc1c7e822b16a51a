"""Features of Cities & Knights: knights, walls and the barbarians."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.vectors import vec
from archipel.bots.evaluation import Evaluation, register_features
from archipel.bots.features.cities_improvements import ImprovementFeatures
from archipel.bots.features.common import CardlessFeatures
from archipel.engine.state import State
from archipel.rules.cities_knights.barbarians import STEPS, Barbarians
from archipel.rules.cities_knights.knight_words import BASIC, MOST
from archipel.rules.cities_knights.knights import Knights
from archipel.rules.cities_knights.walls import STOCK, Walls

ENOUGH: Final = 4.0  # a strength that one seat rarely has at once
# How much an attack counts for bots, by the steps of the ship.
NEAR: Final[tuple[float, ...]] = (1 / 7, 0.2, 0.3, 0.4, 0.55, 0.8, 1.0)


@final
class KnightFeatures(CardlessFeatures):
    """Knights and their strength."""

    def __init__(self, knights: Knights, evaluation: Evaluation) -> None:
        self.knights = knights
        super().__init__(
            evaluation, {"strength of knights": 1.2, "strength of active knights": 0.5, "knights ready to act": 0.2}
        )
        self.price = evaluation.price("knight", 0.2, 0.1)  # a new one, or a stronger one
        self.activate_price = evaluation.price("activation", 0.1, 0.0)

    def write(self, g: State, evaluation: Evaluation, seat: i64, own: bool, out: vec[float], at: i64) -> None:
        """How strong the seat's knights are, how many can act, and what it could still pay for."""
        s = g.s
        inactive: bool = False
        promotable: bool = False
        first: i64 = self.knights.list + seat * MOST
        i: i64
        for i in range(MOST):
            corner: i64 = s[first + i] - 1
            if corner < 0:
                break
            strength: float = float(s[self.knights.rank + corner]) / 6.0
            out[at] += strength
            if s[self.knights.active + corner] != 0:
                out[at + 1] += strength
                out[at + 2] += 0.25
            else:
                inactive = True
            promotable = promotable or self.knights.can_promote(g, seat, corner)
        evaluation.wanted[self.price] = 1.0 if promotable or self.knights.in_stock(g, seat, BASIC) > 0 else 0.0
        evaluation.wanted[self.activate_price] = 1.0 if inactive else 0.0


@final
class WallFeatures(CardlessFeatures):
    """City walls."""

    def __init__(self, walls: Walls, evaluation: Evaluation) -> None:
        self.walls = walls
        super().__init__(evaluation, {"walls": 0.5})
        self.price = evaluation.price("wall", 0.05, 0.0)

    def write(self, g: State, evaluation: Evaluation, seat: i64, own: bool, out: vec[float], at: i64) -> None:
        """How much larger the hand may be, and whether another wall has a place."""
        left: i64 = g.s[self.walls.left + seat]
        out[at] = float(STOCK - left) / 3.0
        evaluation.wanted[self.price] = 1.0 if left > 0 else 0.0


@final
class BarbarianFeatures(CardlessFeatures):
    """The next attack of the barbarians."""

    def __init__(self, barbarians: Barbarians, evaluation: Evaluation) -> None:
        self.barbarians = barbarians
        self.cities = evaluation.of(ImprovementFeatures)
        self.knights = barbarians.knights
        super().__init__(
            evaluation,
            {
                "city in danger": -1.8,
                "strength missing to be safe": -0.6,
                "defence too weak": -0.3,
                "best defender": 0.5,
            },
        )
        self.strengths = evaluation.room(evaluation.seats + 2)  # of every seat, of all, and of the barbarians
        self.near = evaluation.room(STEPS)
        for step, near in enumerate(NEAR):
            evaluation.space[self.near + step] = near
        evaluation.before_positions(self)

    def prepare_position(self, g: State, evaluation: Evaluation) -> None:
        space = evaluation.space
        first: i64 = self.strengths
        all_at: i64 = first + evaluation.seats
        space[all_at] = 0.0
        space[all_at + 1] = 0.0
        p: i64
        for p in range(evaluation.seats):
            space[first + p] = float(self.knights.active_strength(g, p))
            space[all_at] += space[first + p]
            space[all_at + 1] += space[self.cities.plain + evaluation.seats + p]

    def write(self, g: State, evaluation: Evaluation, seat: i64, own: bool, out: vec[float], at: i64) -> None:
        """What an attack would bring now; the nearer the ship, the more it counts."""
        space = evaluation.space
        first: i64 = self.strengths
        near: float = space[self.near + g.s[self.barbarians.steps]]
        short: float = space[first + evaluation.seats + 1] - space[first + evaluation.seats]
        if short <= 0.0:
            out[at + 3] = near * self.share_of_thanks(evaluation, seat)
            return
        if space[self.cities.plain + seat] == 0.0:
            return
        out[at + 2] = near * short / space[first + evaluation.seats + 1]
        # Safety needs enough strength to win, or more than another player with a city to lose (CK-29).
        missing: float = short
        weakest: bool = True
        p: i64
        for p in range(evaluation.seats):
            if p != seat and space[self.cities.plain + p] > 0.0:
                behind: float = space[first + p] + 1.0 - space[first + seat]
                if behind < missing:
                    missing = behind
                if behind < 1.0:
                    weakest = False
        if weakest:
            out[at] = near
            out[at + 1] = near * (missing / ENOUGH if missing < ENOUGH else 1.0)

    def share_of_thanks(self, evaluation: Evaluation, seat: i64) -> float:
        """All of it for the best defender, half for one of several (CK-27)."""
        space = evaluation.space
        mine: float = space[self.strengths + seat]
        if mine == 0.0:
            return 0.0
        share: float = 1.0
        p: i64
        for p in range(evaluation.seats):
            theirs: float = space[self.strengths + p]
            if theirs > mine:
                return 0.0
            if p != seat and theirs == mine:
                share = 0.5
        return share


register_features(Knights, KnightFeatures)
register_features(Walls, WallFeatures)
register_features(Barbarians, BarbarianFeatures)
