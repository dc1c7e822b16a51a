"""Event cards in Barbarian Attack: whose knights count (TB-BA-29, COMBO-13).

A robber attack is a seven like any other here: discards, then a card of any player. No robber is there to flee.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.rules.traders_barbarians.event_cards import EventCards
from archipel.rules.traders_barbarians.event_deck import CONFLICT
from archipel.rules.traders_barbarians.event_takings import EventTakings
from archipel.rules.traders_barbarians.path_knights import PathKnights
from archipel.rules.traders_barbarians.traders_chapter import TradersChapter


@final
class EventsInAttack(TradersChapter):
    """In a conflict the knights in play count; in a tournament only with the option, for nobody has played a knight
    card."""

    def __init__(self, tournament: bool) -> None:
        super().__init__("events_in_attack")
        self.tournament = tournament

    def install(self, rules: Rules) -> None:
        self.events = rules.the(EventCards)
        self.knights = rules.the(PathKnights)
        rules.the(EventTakings).on_knight_count.append(self)

    def knight_count(self, g: State, seat: i64, knights: i64) -> i64:
        if self.tournament or self.events.event(g) == CONFLICT:
            return self.knights.in_play(g, seat)
        return knights
