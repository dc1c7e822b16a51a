"""What the bots have in common that look one action ahead."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from archipel.bots.bot import Bot
from archipel.bots.lookahead import Lookahead
from archipel.bots.trading import Trading
from archipel.bots.value import Value
from archipel.engine.rules import Rules
from archipel.rules.player_trade import PlayerTrade


@mypyc_attr(allow_interpreted_subclasses=True)
class OneStepBot(Bot):
    """Keeps what it has computed for one set of rules."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.rules: Rules | None = None
        self.lookahead: Lookahead | None = None
        self.trading: Trading | None = None  # None where nobody trades

    def lookahead_for(self, rules: Rules) -> Lookahead:
        """The lookahead for these rules: a new one when they have changed."""
        lookahead = self.lookahead
        if lookahead is None or self.rules is not rules:
            lookahead = Lookahead(Value(rules))
            self.lookahead = lookahead
            self.trading = Trading(rules, lookahead.value) if rules.has(PlayerTrade) else None
            self.rules = rules
        return lookahead
