"""Features of cards in hand, for every box."""

from __future__ import annotations

from mypy_extensions import i64

from archipel.board.vectors import vec
from archipel.bots.evaluation import Evaluation, register_features
from archipel.bots.features.common import OwnCardFeatures
from archipel.engine.state import State
from archipel.rules.hands import Hands


class HandFeatures(OwnCardFeatures):
    """The cards of the seat; for others a guess, from what they are known to hold and what they produce."""

    def __init__(self, hands: Hands, evaluation: Evaluation) -> None:
        self.hands = hands
        evaluation.have_kinds(hands.kinds)
        super().__init__(evaluation, {"kinds in hand": 0.1})
        seat: i64
        for seat in range(evaluation.seats):
            evaluation.hidden_cards.append(
                [(hands.hand + seat * hands.kinds, hands.hidden), (hands.count + seat, 1), (hands.packed + seat, 1)]
            )
        evaluation.supply = [(hands.supply, hands.kinds), (hands.supply_seen, hands.kinds)]

    def write(self, g: State, evaluation: Evaluation, seat: i64, own: bool, out: vec[float], at: i64) -> None:
        """What the seat holds; of others what is known for certain, and the rest as their tiles would bring it."""
        hand = evaluation.hand
        first: i64 = seat * self.hands.kinds
        k: i64
        if own:
            for k in range(self.hands.kinds):
                hand[k] = float(g.s[self.hands.hand + first + k])
                if hand[k] > 0.0:
                    out[at] += 0.2
            return
        total: float = 0.0
        for k in range(self.hands.hidden):
            total += evaluation.production[first + k]
        unknown: float = float(g.s[self.hands.count + seat]) - evaluation.certain_count[seat]
        share: float = unknown / total if total > 0.0 else 0.0
        for k in range(self.hands.hidden):
            hand[k] = evaluation.certain[first + k] + share * evaluation.production[first + k]
        for k in range(self.hands.hidden, self.hands.kinds):
            hand[k] = float(g.s[self.hands.hand + first + k])


register_features(Hands, HandFeatures)
