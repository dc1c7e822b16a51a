"""Catan for Two with event cards: two cards are revealed in every turn (TB-TWO-13, COMBO-15)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import PUBLIC
from archipel.rules.base.turn import Turn
from archipel.rules.traders_barbarians.event_cards import EventCards
from archipel.rules.traders_barbarians.event_deck import CARDS
from archipel.rules.traders_barbarians.traders_chapter import TradersChapter
from archipel.rules.traders_barbarians.two_rolls import TwoRolls


@final
class TwoCards(TradersChapter):
    """The second card is applied whatever its number; there is never a third."""

    def __init__(self) -> None:
        super().__init__("two_cards")
        self.first: i64 = 0

    def install(self, rules: Rules) -> None:
        self.events = rules.the(EventCards)
        self.first = rules.block("first_event_card", PUBLIC, 1, "name", ["", *CARDS])  # from the second on
        rules.the(TwoRolls).on_roll_again.append(self)
        rules.the(Turn).on_part.append(self)

    def part_began(self, g: State, seat: i64) -> None:
        g.s[self.first] = 0

    def roll_again(self, g: State, seat: i64) -> bool:
        g.s[self.first] = g.s[self.events.card]
        self.events.reveal(g, seat)
        return True
