"""The gentle bot, for playing with children: it plays like the standard one, but makes a mistake now and then.

A mistake is any move that is not bad. Actions are valued one step ahead; better ones are likelier, and the temperature
says by how much. A winning move is always played. The bot accepts every trade that costs it little.

The rate of mistakes was chosen in the children's game so that one standard bot, which stands for a child that plays
well, wins about half of its games at a table of gentle ones: docs/bots_in_junior.md.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from archipel.board.vectors import vec
from archipel.bots.bot import Bot, legal_codes
from archipel.bots.flows import zeros
from archipel.bots.lookahead import Lookahead
from archipel.bots.one_step import OneStepBot
from archipel.bots.trading import MINE, Trading
from archipel.bots.value import LOW
from archipel.engine.action import Action
from archipel.engine.state import State
from archipel.engine.view import View, imagine

DEPTH: Final = 1  # choices that belong to one action: Coco's ghost is sent somewhere
SEEDS: Final = 0x7FFFFFFF
FINE: Final = 1_000_000  # resolution of the random choice


@final
class GentleBot(OneStepBot):
    """`mistakes_per_hundred`: how many of a hundred decisions take any good move. `temperature`: how many hundredths of
    log-odds an action may be worse and still be chosen a third as often as the best."""

    def __init__(self, seed: int, careful: Bot, mistakes_per_hundred: int, temperature: int) -> None:
        super().__init__(seed)
        self.careful = careful  # decides when no mistake is made
        self.mistakes_per_hundred: i64 = mistakes_per_hundred
        self.temperature: i64 = temperature

    def choose(self, view: View) -> Action:
        rules = view.state.rules
        lookahead = self.lookahead_for(rules)
        trading = self.trading
        answers: bool = trading is not None and trading.is_asked(view.state, view.seat)
        if not answers and self.stream.below(100) >= self.mistakes_per_hundred:
            return self.careful.choose(view)
        codes = legal_codes(view.state, view.seat)
        if len(codes) == 1:
            return rules.actions[codes[0]]
        g = imagine(view, self.stream.below(SEEDS))
        lookahead.value.evaluation.prepare_turn(g)
        if trading is not None and answers:
            return trading.reply(self.agrees(trading, g, view.seat))
        return rules.actions[self.any_good(lookahead, g, view.seat, codes)]

    def agrees(self, trading: Trading, g: State, seat: i64) -> bool:
        """Whether it holds the cards and loses little by the trade."""
        terms = trading.offered(g)
        if not trading.holds(g, seat, terms, 0):
            return False
        evaluation = trading.value.evaluation
        evaluation.prepare_position(g)
        before: float = trading.remember(MINE, g, seat, True)
        return trading.own_gain(g, seat, terms, before) > -float(self.temperature) / 200.0

    def any_good(self, lookahead: Lookahead, g: State, seat: i64, codes: vec[i64]) -> i64:
        """One of the codes; better ones are likelier."""
        worths = zeros(len(codes))
        most: float = LOW
        i: i64
        for i in range(len(codes)):
            worths[i] = lookahead.worth(g, seat, codes[i], DEPTH)
            if worths[i] > most:
                most = worths[i]
        total: float = 0.0
        for i in range(len(codes)):
            worths[i] = exp((worths[i] - most) * 100.0 / float(self.temperature))
            total += worths[i]
        x: float = total * float(self.stream.below(FINE)) / float(FINE)
        for i in range(len(codes)):
            x -= worths[i]
            if x < 0.0:
                return codes[i]
        return codes[0]

    def copy(self) -> Bot:
        again = GentleBot(0, self.careful.copy(), self.mistakes_per_hundred, self.temperature)
        again.stream = self.stream.copy()
        return again
