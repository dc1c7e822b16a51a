"""The greedy bot: one step ahead by the value of the position. It answers trade offers and makes none."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.bots.bot import Bot, copy_stream, legal_codes
from archipel.bots.lookahead import Lookahead
from archipel.bots.trading import Trading
from archipel.bots.value import Value
from archipel.engine.action import Action
from archipel.engine.rules import Rules
from archipel.engine.view import View, imagine
from archipel.engine.words import ACTIVE
from archipel.rules.player_trade import PlayerTrade

DEPTH: Final = 1  # choices that belong to one action: a knight moves the robber
SEEDS: Final = 0x7FFFFFFF


@final
class GreedyBot(Bot):
    """The action that leads to the best position at once."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.rules: Rules | None = None
        self.lookahead: Lookahead | None = None
        self.trading: Trading | None = None

    def choose(self, view: View) -> Action:
        rules = view.state.rules
        codes = legal_codes(view.state, view.seat)
        if len(codes) == 1:
            return rules.actions[codes[0]]
        lookahead = self.lookahead
        if lookahead is None or self.rules is not rules:
            lookahead = Lookahead(Value(rules))
            self.lookahead = lookahead
            self.trading = Trading(rules, lookahead.value) if rules.has(PlayerTrade) else None
            self.rules = rules
        world: i64 = self.stream.below(SEEDS)
        g = imagine(view, world)
        lookahead.tie_seed = world
        lookahead.value.evaluation.prepare_turn(g)
        trading = self.trading
        if trading is not None and g.phase().index == trading.trades.answering.index and view.seat != g.s[ACTIVE]:
            return rules.actions[rules.code("accept_trade" if trading.accepts(g, view.seat) else "decline_trade")]
        return rules.actions[lookahead.best(g, view.seat, codes, DEPTH)]

    def copy(self) -> Bot:
        again = GreedyBot(0)
        again.stream = copy_stream(self.stream)
        return again
