"""Features of Catan for Two: trade tokens. Neutral pieces count by the places and routes that they take away."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.vectors import vec
from archipel.bots.evaluation import Evaluation, register_features
from archipel.bots.features.common import CardlessFeatures
from archipel.engine.state import State
from archipel.rules.traders_barbarians.trade_tokens import TradeTokens

ENOUGH: Final = 6.0  # tokens; one action a turn never needs more


@final
class TokenFeatures(CardlessFeatures):
    """Tokens for actions to come; the more there are the less the next one is worth."""

    def __init__(self, tokens: TradeTokens, evaluation: Evaluation) -> None:
        self.tokens = tokens
        super().__init__(evaluation, {"trade tokens": 0.6})

    def write(self, g: State, evaluation: Evaluation, seat: i64, own: bool, out: vec[float], at: i64) -> None:
        tokens: float = float(g.s[self.tokens.held + seat])
        out[at] = tokens / (tokens + ENOUGH)


register_features(TradeTokens, TokenFeatures)
