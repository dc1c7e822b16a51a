"""Cards that players give: to the left neighbour, and to players with fewer points (TB-EV-9, TB-EV-14)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from archipel.board.tables import filled
from archipel.board.vectors import vec
from archipel.engine import roles
from archipel.engine.errors import IllegalAction
from archipel.engine.events import SEAT, EventField
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.stream import below
from archipel.engine.verb import Verb
from archipel.engine.words import ACTIVE, CARD_STREAM, OWNER, PUBLIC
from archipel.rules.box_chapter import UNSET
from archipel.rules.traders_barbarians.event_cards import EventCards
from archipel.rules.traders_barbarians.event_deck import GOOD_NEIGHBOURS, NEIGHBOURLY_HELP
from archipel.rules.traders_barbarians.traders_chapter import TradersChapter


@final
class GiveNeighbour(Verb):
    """Choose a card for the left neighbour, who gets it when everybody has chosen (TB-EV-9)."""

    def __init__(self, gifts: EventGifts) -> None:
        super().__init__("give_neighbour", [gifts.cards.field()])
        self.roles = [roles.GIVE]
        self.gifts = gifts

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        k: i64
        for k in range(self.size):
            if self.gifts.may_give(g, seat, k):
                g.scratch.codes[n] = self.base + k
                n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        g.s[self.gifts.chosen + seat] = x + 1
        g.answered(seat)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return self.gifts.refusal_of(g, seat, x, "TB-EV-9")


@final
class GiveHelp(Verb):
    """A card to a player with fewer points (TB-EV-14)."""

    def __init__(self, rules: Rules, gifts: EventGifts) -> None:
        super().__init__("give_help", [gifts.cards.field(), rules.seat_field()])
        self.roles = [roles.GIVE]
        self.gifts = gifts
        self.players: i64 = rules.players

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        k: i64
        p: i64
        for k in range(self.gifts.cards.kinds):
            if not self.gifts.may_give(g, seat, k):
                continue
            for p in range(self.players):
                if self.gifts.has_fewer_points(g, p, seat):
                    g.scratch.codes[n] = self.base + k * self.players + p
                    n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        g.answered(seat)
        self.gifts.hand_over(g, seat, x % self.players, x // self.players)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        to: i64 = x % self.players
        if not self.gifts.has_fewer_points(g, to, seat):
            return IllegalAction("event.not_fewer_points", "TB-EV-14", seat=int(to))
        return self.gifts.refusal_of(g, seat, x // self.players, "TB-EV-14")


@final
class EventGifts(TradersChapter):
    """Who gives, what may be given, and what is chosen but not yet handed over."""

    def __init__(self) -> None:
        super().__init__("event_gifts")
        self.given_kinds: vec[i64] = vec[i64]()  # 1 for each kind that may be given
        self.chosen = self.gave = UNSET

    def install(self, rules: Rules) -> None:
        super().install(rules)
        self.given_kinds = filled(self.cards.kinds, 0)
        k: i64
        for k in range(self.cards.resources):
            self.given_kinds[k] = 1
        # 1 + the kind of the card that a player is going to give; the others see it when everybody has chosen
        self.chosen = rules.player_block("chosen_gift", OWNER, 1, "name", ["", *self.cards.names])
        to = EventField("to", "seat", PUBLIC)
        self.gave = rules.event("card_given", [SEAT, to, EventField("card", "card", ("seat", "to"), self.cards.names)])
        self.neighbours_phase = rules.phase("good_neighbours", "TB-EV-9")
        self.neighbours_phase.offer(rules.add(GiveNeighbour(self)))
        self.exchange = rules.step("neighbours_exchange", "TB-EV-9", self)
        self.help_phase = rules.phase("neighbourly_help", "TB-EV-14")
        self.help_phase.offer(rules.add(GiveHelp(rules, self)))
        rules.the(EventCards).on_card_text.append(self)

    def let_give(self, group: str) -> None:
        """Goods of this group may be given too."""
        k: i64
        for k in range(self.cards.kinds):
            if self.cards.goods[k].group == group:
                self.given_kinds[k] = 1

    def card_text(self, g: State, seat: i64, event: i64) -> None:
        if event == GOOD_NEIGHBOURS:
            givers: i64 = self.with_cards(g, g.rules.everybody())
            if givers != 0:
                g.open(self.exchange.index, seat)
                g.open_for(self.neighbours_phase.index, givers)
        elif event == NEIGHBOURLY_HELP:
            leaders: i64 = self.with_cards(g, self.leaders(g))
            if leaders != 0:
                g.open_for(self.help_phase.index, leaders)

    def with_cards(self, g: State, seats: i64) -> i64:
        """Those of these seats who have a card to give, as everybody sees: hidden cards are of kinds that may be
        given."""
        found: i64 = 0
        p: i64
        for p in range(g.rules.players):
            if seats & g.rules.bits[p] != 0 and self.cards.hand_size(g, p) > 0:
                found |= g.rules.bits[p]
        return found

    def may_give(self, g: State, seat: i64, kind: i64) -> bool:
        return self.given_kinds[kind] != 0 and self.cards.held(g, seat, kind) > 0

    def refusal_of(self, g: State, seat: i64, kind: i64, rule: str) -> IllegalAction:
        """Why this card is not given."""
        key = "event.card_not_held" if self.given_kinds[kind] != 0 else "event.card_not_given"
        return IllegalAction(key, rule, card=self.cards.names[kind])

    def hand_over(self, g: State, giver: i64, taker: i64, kind: i64) -> None:
        """Only the two of them learn which card it is."""
        self.cards.give(g, giver, taker, kind, 1)
        g.emit(self.gave, giver, taker, kind)

    # ---- good neighbours

    def run(self, g: State) -> None:
        """Everybody has chosen: all cards go to the left at once (TB-EV-9)."""
        g.close()
        players: i64 = g.rules.players
        k: i64
        for k in range(players):
            seat: i64 = (g.s[ACTIVE] + k) % players
            kind: i64 = g.s[self.chosen + seat] - 1
            if kind >= 0:
                g.s[self.chosen + seat] = 0
                self.hand_over(g, seat, (seat + 1) % players, kind)

    def redeal(self, g: State, seat: i64) -> None:
        """What another has chosen is any card of the hand that it has been dealt."""
        s = g.s
        choosing: bool = g.phase() is self.neighbours_phase
        p: i64
        for p in range(g.rules.players):
            if p == seat:
                continue
            s[self.chosen + p] = 0
            if choosing and g.pending() & g.rules.bits[p] == 0 and self.cards.hand_size(g, p) > 0:
                s[self.chosen + p] = 1 + self.any_card(g, p)

    def any_card(self, g: State, seat: i64) -> i64:
        """The kind of a hidden card of a hand, each card as likely as the others."""
        hand: i64 = self.cards.hand + seat * self.cards.kinds
        x: i64 = below(g.s, CARD_STREAM, self.cards.hand_size(g, seat))
        kind: i64 = 0
        while x >= g.s[hand + kind]:
            x -= g.s[hand + kind]
            kind += 1
        return kind

    # ---- neighbourly help

    def has_fewer_points(self, g: State, seat: i64, than: i64) -> bool:
        """By the points that everybody sees."""
        return g.s[self.score.points + seat] < g.s[self.score.points + than]

    def leaders(self, g: State) -> i64:
        """The players with the most points, as bits; nobody while all have the same."""
        most: i64 = -1
        found: i64 = 0
        p: i64
        for p in range(g.rules.players):
            points: i64 = g.s[self.score.points + p]
            if points > most:
                most = points
                found = 0
            if points == most:
                found |= g.rules.bits[p]
        return 0 if found == g.rules.everybody() else found
