"""Catan for Two: the forced trade, two cards of the opponent's at random for two of the player's choice (TB-TWO-7)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.engine import roles
from archipel.engine.errors import IllegalAction
from archipel.engine.events import SEAT, EventField
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import PUBLIC
from archipel.rules.box_chapter import UNSET
from archipel.rules.cards_owed import CardsOwed
from archipel.rules.traders_barbarians.trade_tokens import TokenAction, TradeTokens
from archipel.rules.traders_barbarians.traders_chapter import TradersChapter

CARDS: Final = 2


@final
class ForceTrade(TokenAction):
    """Take two cards, or the only one, from the opponent's hand; then give two back (TB-TWO-7)."""

    def __init__(self, trade: ForcedTrade) -> None:
        super().__init__("force_trade", [], trade.tokens)
        self.roles = [roles.GUESSED]
        self.trade = trade

    def offer_cases(self, g: State, seat: i64, n: i64) -> i64:
        if self.trade.cards.stealable_count(g, 1 - seat) > 0:
            g.scratch.codes[n] = self.base
            n += 1
        return n

    def act(self, g: State, seat: i64, x: i64) -> None:
        self.trade.take(g, seat)

    def case_refusal(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return IllegalAction("token.no_cards", "TB-TWO-7")


@final
class CardsGivenBack(CardsOwed):
    """What the player gives for the cards taken."""

    def __init__(self, trade: ForcedTrade) -> None:
        super().__init__(trade.cards, trade.cards.stealable, "cards_to_give_back", trade.owed, "TB-TWO-7")
        self.refuse_not_held("return.not_held")
        self.refuse_wrong_number("return.wrong_number")
        self.trade = trade

    def lose(self, g: State, seat: i64, kind: i64, count: i64) -> None:
        self.hands.give(g, seat, 1 - seat, kind, count)
        k: i64
        for k in range(count):
            g.emit(self.trade.gave_event, seat, 1 - seat, kind)


@final
class ForcedTrade(TradersChapter):
    """The trade and the cards that are still to be given back."""

    def __init__(self) -> None:
        super().__init__("forced_trade")
        self.owed = self.gave_event = UNSET

    def install(self, rules: Rules) -> None:
        super().install(rules)
        self.tokens = rules.the(TradeTokens)
        self.owed = rules.player_block("cards_to_give_back", PUBLIC)
        self.gave_event = rules.event(
            "gave_back",
            [
                SEAT,
                EventField("to", "seat", PUBLIC),
                EventField("card", "card", ("seat", "to"), self.cards.names),
            ],
        )
        self.phase = rules.phase("give_back", "TB-TWO-7")
        CardsGivenBack(self).offer(rules, self.phase, "give_back", "give_back_cards")
        self.tokens.offer_action(rules.add(ForceTrade(self)))

    def take(self, g: State, seat: i64) -> None:
        """Two cards at random, then the player chooses what to give: two, or all that it has."""
        other: i64 = 1 - seat
        k: i64
        for k in range(CARDS):
            if self.cards.stealable_count(g, other) > 0:
                self.cards.steal(g, seat, other)
        held: i64 = self.cards.stealable_count(g, seat)
        g.s[self.owed + seat] = CARDS if held > CARDS else held
        g.open(self.phase.index, seat)
