"""Event cards with Cities & Knights: the red die and the event die come before the card (CK-109, CK-110)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.engine import roles
from archipel.engine.events import SEAT, EventField
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import DICE_STREAM, PUBLIC
from archipel.rules.box_chapter import UNSET
from archipel.rules.cities_knights.event_die import EventDie
from archipel.rules.cities_knights.knights import Knights
from archipel.rules.cities_knights.progress_deck import COMMODITY
from archipel.rules.traders_barbarians.event_cards import EventCards
from archipel.rules.traders_barbarians.event_gifts import EventGifts
from archipel.rules.traders_barbarians.event_takings import EventTakings
from archipel.rules.traders_barbarians.traders_chapter import TradersChapter

FACES: Final = ("1", "2", "3", "4", "5", "6")


@final
class EventsInCities(TradersChapter):
    """Installed behind the chapters of both boxes. Alchemist sets both dice: no card is revealed in that turn."""

    def __init__(self) -> None:
        super().__init__("events_in_cities")
        self.red_point = self.red_event = UNSET

    def install(self, rules: Rules) -> None:
        super().install(rules)
        self.events = rules.the(EventCards)
        self.event_die = rules.the(EventDie)
        faces = list(FACES)
        self.red_point = rules.point("red_die", DICE_STREAM, faces)
        self.red_event = rules.event("red_rolled", [SEAT, EventField("face", "face", PUBLIC, faces)], roles.OF_ROLL)
        self.events.on_before_card.append(self)
        self.production.on_rolled.remove(self.event_die)
        self.production.on_rolled.append(self)
        rules.the(EventGifts).let_give(COMMODITY)
        if rules.has(Knights):  # of that box, on corners
            self.knights = rules.the(Knights)
            rules.the(EventTakings).on_knight_count.append(self)

    def before_card(self, g: State, seat: i64) -> None:
        """The red die decides who draws at a gate; all that comes of the event die comes before the card (CK-109)."""
        red: i64 = g.uniform(self.red_point, len(FACES))
        g.s[self.production.dice] = red + 1
        g.s[self.production.dice + 1] = 0
        g.emit(self.red_event, seat, red)
        self.event_die.rolled(g, 0)

    def rolled(self, g: State, total: i64) -> None:
        """Without a card the dice were chosen, and the event die comes with them (CK-14)."""
        if g.s[self.events.card] == 0:
            self.event_die.rolled(g, total)

    def knight_count(self, g: State, seat: i64, knights: i64) -> i64:
        """The strength of active knights (CK-110)."""
        return self.knights.active_strength(g, seat)
