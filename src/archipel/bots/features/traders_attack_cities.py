"""Features of Barbarian Attack with Cities & Knights: ranks of knights on paths, and choices about them (COMBO-25)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from archipel.board.vectors import vec
from archipel.bots.evaluation import Evaluation, register_features
from archipel.bots.features.cities_progress import write_deserter
from archipel.bots.features.common import CardlessFeatures
from archipel.engine.state import State
from archipel.engine.words import ARGUMENT, DECIDER, TOP
from archipel.rules.cities_knights.knight_words import BASIC, MIGHTY
from archipel.rules.traders_barbarians.ranked_knight_cards import RankedKnightCards
from archipel.rules.traders_barbarians.ranked_knights import RankedKnights


@final
class RankFeatures(CardlessFeatures):
    """Strength of knights, and which of them are active. What they do in battles is a matter of the battles."""

    def __init__(self, knights: RankedKnights, evaluation: Evaluation) -> None:
        self.knights = knights
        super().__init__(
            evaluation, {"strength of knights": 0.8, "strength of active knights": 0.6, "displaced knight": 0.7}
        )
        self.price = evaluation.price("knight", 0.2, 0.1)  # a new one, or a stronger one
        self.activate_price = evaluation.price("activation", 0.1, 0.0)

    def write(self, g: State, evaluation: Evaluation, seat: i64, own: bool, out: vec[float], at: i64) -> None:
        """How strong the seat's knights are, and what it could still pay for."""
        s = g.s
        knights = self.knights
        inactive: bool = False
        promotable: bool = False
        edge: i64
        for edge in range(g.rules.graph.edges):
            if s[knights.paths.knight + edge] != seat + 1:
                continue
            strength: float = float(s[knights.rank + edge]) / 6.0
            out[at] += strength
            if s[knights.active + edge] != 0:
                out[at + 1] += strength
            else:
                inactive = True
            promotable = promotable or knights.can_promote(g, seat, edge)
        top: i64 = s[TOP]
        if s[top] == knights.withdrawing.index and s[top + DECIDER] == seat:
            out[at + 2] = float(s[top + ARGUMENT] // 2 % MIGHTY + 1) / 6.0
        evaluation.wanted[self.price] = 1.0 if promotable or knights.in_stock(g, seat, BASIC) > 0 else 0.0
        evaluation.wanted[self.activate_price] = 1.0 if inactive else 0.0


@final
class RankCardFeatures(CardlessFeatures):
    """What open choices of the Deserter will bring and cost."""

    def __init__(self, cards: RankedKnightCards, evaluation: Evaluation) -> None:
        self.cards = cards
        super().__init__(evaluation, {"knight about to come": 0.5, "knight about to go": -0.5})

    def write(self, g: State, evaluation: Evaluation, seat: i64, own: bool, out: vec[float], at: i64) -> None:
        write_deserter(self.cards.deserter, g, seat, out, at)


register_features(RankedKnights, RankFeatures)
register_features(RankedKnightCards, RankCardFeatures)
