"""The kind bot, for playing with children: it plays like the standard one, but slips now and then.

A slip is any move that is not bad: of two actions the better one is the likelier, by the difference of what they are
worth, seen one step ahead, and by how warm the bot is; but a move that wins is always played. It says yes to every
trade that costs it little.

How often it slips was chosen in the children's game so that one standard bot, which stands for a child that plays well,
wins about half of its games at a table of kind ones: docs/bots_in_junior.md.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from archipel.board.vectors import vec
from archipel.bots.bot import Bot, copy_stream, legal_codes
from archipel.bots.evaluation import zeros
from archipel.bots.outlook import Outlook
from archipel.bots.trading import Trading
from archipel.bots.value import LOW, Value
from archipel.engine.action import Action
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.view import View, imagine
from archipel.engine.words import ACTIVE
from archipel.rules.player_trade import PlayerTrade

DEPTH: Final = 1  # choices that belong to one action: Coco's ghost is sent somewhere
SEEDS: Final = 0x7FFFFFFF
FINE: Final = 1_000_000  # how finely chances are told apart


@final
class KindBot(Bot):
    """`slips`: in so many of a hundred decisions it takes any good move. `warmth`: how many hundredths of log-odds an
    action may be worse and still come a third as often as the best."""

    def __init__(self, seed: int, careful: Bot, slips: int, warmth: int) -> None:
        super().__init__(seed)
        self.careful = careful  # who decides otherwise
        self.slips: i64 = slips
        self.warmth: i64 = warmth
        self.rules: Rules | None = None
        self.outlook: Outlook | None = None
        self.trading: Trading | None = None

    def choose(self, view: View) -> Action:
        rules = view.state.rules
        outlook = self.outlook
        if outlook is None or self.rules is not rules:
            outlook = Outlook(Value(rules))
            self.outlook = outlook
            self.trading = Trading(rules, outlook.value) if rules.has(PlayerTrade) else None
            self.rules = rules
        trading = self.trading
        answers: bool = (
            trading is not None
            and view.state.phase().index == trading.trades.answering.index
            and view.seat != view.state.s[ACTIVE]
        )
        if not answers and self.stream.below(100) >= self.slips:
            return self.careful.choose(view)
        codes = legal_codes(view.state, view.seat)
        if len(codes) == 1:
            return rules.actions[codes[0]]
        g = imagine(view, self.stream.below(SEEDS))
        outlook.value.evaluation.prepare_turn(g)
        if trading is not None and answers:
            return rules.actions[rules.code("accept_trade" if self.agrees(trading, g, view.seat) else "decline_trade")]
        return rules.actions[self.any_good(outlook, g, view.seat, codes)]

    def agrees(self, trading: Trading, g: State, seat: i64) -> bool:
        """Whether it holds the cards and loses little by the trade."""
        terms = trading.offered(g)
        if not trading.holds(g, seat, terms, 0):
            return False
        evaluation = trading.value.evaluation
        evaluation.prepare_position(g)
        return trading.own_gain(g, seat, terms, evaluation.score(g, seat, True)) > -float(self.warmth) / 200.0

    def any_good(self, outlook: Outlook, g: State, seat: i64, codes: vec[i64]) -> i64:
        """One of the codes, the better the likelier."""
        worths = zeros(len(codes))
        most: float = LOW
        i: i64
        for i in range(len(codes)):
            worths[i] = outlook.worth(g, seat, codes[i], DEPTH)
            if worths[i] > most:
                most = worths[i]
        total: float = 0.0
        for i in range(len(codes)):
            worths[i] = exp((worths[i] - most) * 100.0 / float(self.warmth))
            total += worths[i]
        x: float = total * float(self.stream.below(FINE)) / float(FINE)
        for i in range(len(codes)):
            x -= worths[i]
            if x < 0.0:
                return codes[i]
        return codes[0]

    def copy(self) -> Bot:
        again = KindBot(0, self.careful.copy(), self.slips, self.warmth)
        again.stream = copy_stream(self.stream)
        return again
