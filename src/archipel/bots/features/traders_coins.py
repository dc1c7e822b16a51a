"""Features of coins: gold as cards of choice."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.vectors import vec
from archipel.bots.evaluation import PRIVATE, Evaluation, register_features
from archipel.bots.features.common import OwnCardFeatures
from archipel.engine.state import State
from archipel.rules.traders_barbarians.coins import PRICE, Coins
from archipel.rules.traders_barbarians.wealth import Wealth

PLENTY: Final = 12  # gold beyond which more of it is worth no more


@final
class CoinFeatures(OwnCardFeatures):
    """How much gold a seat has, and what it buys."""

    def __init__(self, coins: Coins, evaluation: Evaluation) -> None:
        self.coins = coins
        super().__init__(evaluation, {"gold": 0.4})
        if not evaluation.rules.has(Wealth):  # which compares the gold of all seats
            spending = evaluation.rules.verb_named["spend_gold"]
            code: i64
            for code in range(spending.base, spending.base + spending.size):
                evaluation.marks[code] |= PRIVATE
        evaluation.before_boards(self)

    def prepare_board(self, g: State, evaluation: Evaluation) -> None:
        """Two gold are as good as any resource."""
        seat: i64
        for seat in range(evaluation.seats):
            evaluation.exchange[seat * evaluation.kinds + self.coins.kind] = 1.0 / float(PRICE)

    def write(self, g: State, evaluation: Evaluation, seat: i64, own: bool, out: vec[float], at: i64) -> None:
        gold: i64 = self.coins.held(g, seat)
        out[at] = float(gold if gold < PLENTY else PLENTY) / float(PLENTY)


register_features(Coins, CoinFeatures)
