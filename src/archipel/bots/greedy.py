"""The greedy bot: one step ahead by the value of the position. It answers trade offers and makes none."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.bots.bot import Bot, legal_codes
from archipel.bots.one_step import OneStepBot
from archipel.engine.action import Action
from archipel.engine.view import View, imagine

DEPTH: Final = 1  # choices that belong to one action: a knight moves the robber
SEEDS: Final = 0x7FFFFFFF


@final
class GreedyBot(OneStepBot):
    """The action that leads to the best position at once."""

    def choose(self, view: View) -> Action:
        rules = view.state.rules
        codes = legal_codes(view.state, view.seat)
        if len(codes) == 1:
            return rules.actions[codes[0]]
        lookahead = self.lookahead_for(rules)
        world: i64 = self.stream.below(SEEDS)
        g = imagine(view, world)
        lookahead.tie_seed = world
        lookahead.value.evaluation.prepare_turn(g)
        trading = self.trading
        if trading is not None and trading.is_asked(g, view.seat):
            return trading.reply(trading.accepts(g, view.seat))
        return rules.actions[lookahead.best(g, view.seat, codes, DEPTH)]

    def copy(self) -> Bot:
        again = GreedyBot(0)
        again.stream = self.stream.copy()
        return again
