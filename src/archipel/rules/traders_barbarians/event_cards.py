"""Event cards: a card is revealed in place of the dice; its text comes first, then its number (TB-EV-1 to TB-EV-7,
TB-EV-13, TB-EV-17, TB-EV-18).

The number of a card goes the way of a roll, through `Production.resolve`: a seven is a seven, whatever the board makes
of it (TB-EV-6). The events that ask players for something are in earthquake.py, event_gifts.py and event_takings.py.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from archipel.board.tables import vec_of
from archipel.board.vectors import vec
from archipel.engine import roles
from archipel.engine.events import SEAT, EventField
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import SimpleVerb
from archipel.engine.words import ACTIVE, DERIVED, DICE_STREAM, PUBLIC
from archipel.rules.box_chapter import CITY, UNSET
from archipel.rules.traders_barbarians.event_deck import (
    ABOVE_NEW_YEAR,
    CARDS,
    COUNTS,
    EPIDEMIC,
    EVENT_OF,
    EVENTS,
    KINDS,
    NO_EVENT,
    NUMBER_OF,
    ROBBER_FLEES,
    UNDER_NEW_YEAR,
)
from archipel.rules.traders_barbarians.traders_chapter import TradersChapter, TradersHooks


@final
class RevealCard(SimpleVerb):
    """The active seat must reveal the top card instead of rolling (TB-EV-3)."""

    def __init__(self, events: EventCards) -> None:
        super().__init__("reveal_card", [roles.ROLL])
        self.events = events

    def apply(self, g: State, seat: i64, x: i64) -> None:
        self.events.turn.after_roll(g, seat)
        self.events.reveal(g, seat)


@final
class EventCards(TradersChapter):
    """The deck is a multiset: which card comes is decided when it is revealed. What has been revealed everybody has
    seen, and so everybody knows what is left, the five cards under New Year included."""

    def __init__(self) -> None:
        super().__init__("event_cards")
        self.counts: vec[i64] = vec_of(list(COUNTS))
        self.event_of: vec[i64] = vec_of(list(EVENT_OF))
        self.number_of: vec[i64] = vec_of(list(NUMBER_OF))
        self.above_new_year: i64 = ABOVE_NEW_YEAR
        self.left = self.above = self.card = self.epidemic = self.point = self.revealed = self.new_year = UNSET
        self.on_before_card = TradersHooks()
        self.on_card_text = TradersHooks()
        self.on_robber_flees = TradersHooks()

    def install(self, rules: Rules) -> None:
        super().install(rules)
        names = list(CARDS)
        self.left = rules.block("event_deck", PUBLIC, KINDS, "cards", names)  # not revealed since New Year
        self.above = rules.block("cards_to_new_year", PUBLIC)
        self.card = rules.block("event_card", PUBLIC, 1, "name", ["", *names])  # that lies open; "" before the first
        self.epidemic = rules.block("epidemic", PUBLIC, reads=DERIVED)  # 1 if that is the event of this card
        self.point = rules.point("event_card", DICE_STREAM, names)
        self.revealed = rules.event(
            "card_revealed",
            [SEAT, EventField("event", "happening", PUBLIC, list(EVENTS)), EventField("number", "number", PUBLIC)],
            roles.OF_ROLL,
        )
        self.new_year = rules.event("new_year", [SEAT], roles.OF_ROLL)
        self.drawing = rules.step("reveal_card", "TB-EV-3", self)
        if self.robber.used:
            self.robber.let_it_leave(rules)  # the robber flees off a board without a home (COMBO-13, COMBO-14)
        self.turn.before_roll.offer(rules.add(RevealCard(self)))
        self.turn.on_before_trade.append(self)
        self.production.on_rolled.append(self)
        self.production.on_building_yield.append(self, self.epidemic)

    def leave_out(self, number: i64) -> None:
        """The cards with a number are not in the deck."""
        k: i64
        for k in range(KINDS):
            if self.number_of[k] == number:
                self.above_new_year -= self.counts[k]
                self.counts[k] = 0

    def begin(self, g: State) -> None:
        self.shuffle(g)

    def shuffle(self, g: State) -> None:
        """All cards are in the deck again, and New Year has five of them under it (TB-EV-2)."""
        k: i64
        for k in range(KINDS):
            g.s[self.left + k] = self.counts[k]
        g.s[self.above] = self.above_new_year

    # ---- revealing

    def before_trade(self, g: State, seat: i64) -> None:
        """The last card is over; what comes now need not be a card, as dice may have been chosen (CK-109)."""
        g.s[self.card] = 0
        g.s[self.epidemic] = 0

    def reveal(self, g: State, seat: i64) -> None:
        """Reveal a card and carry it out, after everything that must come before it. A chapter that has a second card
        revealed in a turn calls this too."""
        if len(self.on_before_card.all) == 0:
            self.draw(g, seat)
            return
        g.open(self.drawing.index, seat)
        for chapter in self.on_before_card.all:
            chapter.before_card(g, seat)

    def run(self, g: State) -> None:
        seat: i64 = g.decider()
        g.close()
        self.draw(g, seat)

    def draw(self, g: State, seat: i64) -> None:
        """The top card; New Year lies under the thirty-first (TB-EV-4). A number that would be rolled again with dice
        stays: it produces nothing, but its event applies (TB-TB-26)."""
        s = g.s
        if s[self.above] == 0:
            self.shuffle(g)
            g.emit(self.new_year, seat)
        card: i64 = g.weighted_by(self.point, self.left, KINDS, s[self.above] + UNDER_NEW_YEAR)
        s[self.left + card] -= 1
        s[self.above] -= 1
        s[self.card] = card + 1
        s[self.epidemic] = 1 if self.event_of[card] == EPIDEMIC else 0
        number: i64 = self.number_of[card]
        g.emit(self.revealed, seat, self.event_of[card], number)
        self.production.resolve(g, seat, number)

    def event(self, g: State) -> i64:
        """The event of the card that lies open."""
        card: i64 = g.s[self.card]
        return NO_EVENT if card == 0 else self.event_of[card - 1]

    # ---- carrying out

    def rolled(self, g: State, total: i64) -> None:
        """The text of the card comes before its number (TB-EV-3)."""
        event: i64 = self.event(g)
        if event == NO_EVENT:
            return
        seat: i64 = g.s[ACTIVE]
        if event == ROBBER_FLEES:
            self.let_robber_flee(g, seat)
        for chapter in self.on_card_text.all:
            chapter.card_text(g, seat, event)

    def let_robber_flee(self, g: State, seat: i64) -> None:
        """The robber goes home and nobody is robbed (TB-EV-13), if it may move now (CK-33)."""
        for chapter in self.on_robber_flees.all:
            if chapter.robber_flees(g, seat):
                return
        if not self.robber.used or not self.robber.may_move(g, seat):
            return
        if self.robber.home(g) != g.s[self.robber.tile]:
            self.robber.send_home(g, seat)

    def building_yield(self, g: State, seat: i64, corner: i64, tile: i64, cards: i64) -> i64:
        """In an epidemic a city brings one card (TB-EV-7)."""
        if cards > 1 and g.s[self.building.piece + corner] == CITY and g.s[self.epidemic] != 0:
            return 1
        return cards

    # ---- for clients

    def tables(self) -> dict[str, list[dict[str, object]]]:
        rows: list[dict[str, object]] = []
        for k, name in enumerate(CARDS):
            event, count = EVENTS[EVENT_OF[k]], int(self.counts[k])
            rows.append({"card": name, "event": event, "number": NUMBER_OF[k], "count": count})
        return {"event_cards": rows}

    def facts(self) -> dict[str, int]:
        return {"cards_under_new_year": UNDER_NEW_YEAR}
