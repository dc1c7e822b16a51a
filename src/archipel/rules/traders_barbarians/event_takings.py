"""Cards that players take: from the supply (TB-EV-10, TB-EV-12, TB-EV-16) and from each other (TB-EV-11, TB-EV-15)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from archipel.engine import roles
from archipel.engine.events import SEAT
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.rules.base.army import LargestArmy
from archipel.rules.base.robber import Steal
from archipel.rules.base.route import LongestRoute
from archipel.rules.choose_card import ChooseInOrder
from archipel.rules.traders_barbarians.event_cards import EventCards
from archipel.rules.traders_barbarians.event_deck import (
    CALM_SEA,
    CONFLICT,
    PLENTIFUL_YEAR,
    TOURNAMENT,
    TRADE_ADVANTAGE,
)
from archipel.rules.traders_barbarians.traders_chapter import TradersChapter, TradersHooks


@final
class EventTakings(TradersChapter):
    """Who takes what by which event."""

    def __init__(self) -> None:
        super().__init__("event_takings")
        self.took: i64 = 0
        self.played: i64 = -1  # the block of knights that were played, if there are any
        self.army: i64 = -1  # who holds the largest army
        self.on_knight_count = TradersHooks()

    def install(self, rules: Rules) -> None:
        super().install(rules)
        self.route = rules.the(LongestRoute)
        if rules.has(LargestArmy):
            self.played = rules.the(LargestArmy).knights
            self.army = rules.the(LargestArmy).holder
        self.took = rules.event("resource_taken", [SEAT, self.cards.event_field()], roles.OF_ROLL)
        self.supply_phase = rules.phase("event_resource", "TB-EV-16")
        self.supply_phase.cause = "card_revealed"
        # A resource that the supply still has (TB-EV-10, TB-EV-12, TB-EV-16).
        self.take = ChooseInOrder(
            "take_resource", self.cards.resource_field(), self.cards, self.took, self.supply_phase
        )
        self.take.refuse_empty_supply("event.supply_empty", "TB-EV-16")
        self.supply_phase.offer(rules.add(self.take))
        self.player_phase = rules.phase("event_victim", "TB-EV-11")  # its argument: from whom it may be
        self.player_phase.cause = "card_revealed"
        take_from = Steal("take_from", rules, self.cards)  # a card at random (TB-EV-11, TB-EV-15)
        take_from.refuse_other_victims("event.no_victim", "TB-EV-11")
        self.player_phase.offer(rules.add(take_from))
        rules.the(EventCards).on_card_text.append(self)

    def card_text(self, g: State, seat: i64, event: i64) -> None:
        if event == TOURNAMENT:
            self.ask(g, self.best(g, True))
        elif event == CALM_SEA:
            self.ask(g, self.best(g, False))
        elif event == PLENTIFUL_YEAR:
            self.ask(g, g.rules.everybody())
        elif event == TRADE_ADVANTAGE:
            self.let_take(g, g.s[self.route.holder])
        elif event == CONFLICT:
            self.let_take(g, self.strongest(g))

    # ---- from the supply

    def ask(self, g: State, seats: i64) -> None:
        if seats != 0:
            self.take.ask(g, seats)

    def best(self, g: State, by_knights: bool) -> i64:
        """The players with the most knights, or else the most buildings at harbours, as bits; nobody if there are
        none."""
        most: i64 = 1
        found: i64 = 0
        p: i64
        for p in range(g.rules.players):
            value: i64 = self.knights_of(g, p) if by_knights else self.harbour_buildings(g, p)
            if value > most:
                most = value
                found = 0
            if value == most:
                found |= g.rules.bits[p]
        return found

    def knights_of(self, g: State, seat: i64) -> i64:
        """Knights that count in a tournament and a conflict."""
        knights: i64 = g.s[self.played + seat] if self.played >= 0 else 0
        for chapter in self.on_knight_count.all:
            knights = chapter.knight_count(g, seat, knights)
        return knights

    def harbour_buildings(self, g: State, seat: i64) -> i64:
        """Settlements and cities at a harbour, each counted once (TB-EV-12)."""
        graph = g.rules.graph
        building = self.building
        found: i64 = 0
        first: i64 = building.listed + seat * building.listed_each
        i: i64
        k: i64
        for i in range(first, first + building.listed_each):
            v: i64 = g.s[i] - 1
            if v < 0:
                break
            if not building.counts(g, v):
                continue
            for k in range(v * graph.corner_width, (v + 1) * graph.corner_width):
                edge: i64 = graph.corner_edges[k]
                if edge >= 0 and g.s[self.land.harbour + edge] != 0:
                    found += 1
                    break
        return found

    # ---- from each other

    def strongest(self, g: State) -> i64:
        """1 + the seat that holds the largest army, or else has more knights than any other; 0 for none (TB-EV-15)."""
        if self.army >= 0 and g.s[self.army] != 0:
            return g.s[self.army]
        most: i64 = self.best(g, True)
        if most == 0 or most & (most - 1) != 0:
            return 0
        return g.first_of(most) + 1

    def let_take(self, g: State, taker: i64) -> None:
        """1 + the seat that takes a card, 0 for nobody; neutral colours take none. The only victim is not chosen."""
        if taker == 0 or taker > g.rules.players:
            return
        seat: i64 = taker - 1
        victims: i64 = 0
        p: i64
        for p in range(g.rules.players):
            if p != seat and self.cards.stealable_count(g, p) > 0:
                victims |= g.rules.bits[p]
        if victims == 0:
            return
        if victims & (victims - 1) == 0:
            self.cards.steal(g, seat, g.first_of(victims))
        else:
            g.open(self.player_phase.index, seat, victims)
