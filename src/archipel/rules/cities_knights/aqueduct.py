"""The Aqueduct: a resource of choice for a roll that brings nothing (CK-16, CK-46, CK-47)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from archipel.engine import roles
from archipel.engine.events import SEAT
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import DERIVED, PUBLIC
from archipel.rules.base.production import Production
from archipel.rules.box_chapter import UNSET
from archipel.rules.choose_card import ChooseInOrder
from archipel.rules.cities_knights.city_chapter import CityChapter
from archipel.rules.cities_knights.improvements import ABILITY, Improvements
from archipel.rules.cities_knights.progress_deck import SCIENCE


@final
class Aqueduct(CityChapter):
    """Who has received nothing, and in which order they choose."""

    def __init__(self) -> None:
        super().__init__("aqueduct")
        self.seats = self.before = self.took = UNSET

    def install(self, rules: Rules) -> None:
        super().install(rules)
        self.improvements = rules.the(Improvements)
        self.seats = rules.block("aqueducts", PUBLIC, 1, DERIVED)  # who has one, as bits
        self.before = rules.player_block("count_before", PUBLIC)  # who has one: cards in hand before production
        self.took = rules.event("aqueduct_taken", [SEAT, self.cards.event_field()], roles.OF_ROLL)
        self.phase = rules.phase("aqueduct", "CK-46")
        # A resource that the supply still has, never a commodity (CK-16).
        self.take = ChooseInOrder("take_aqueduct", self.cards.resource_field(), self.cards, self.took, self.phase)
        self.take.refuse_empty_supply("aqueduct.supply_empty", "CK-46")
        self.phase.offer(rules.add(self.take))
        production = rules.the(Production)
        production.on_producing.append(self, self.seats)
        production.notify_when_over(rules, self, self.seats)
        self.improvements.on_level.append(self)

    def level_raised(self, g: State, seat: i64, track: i64) -> None:
        if track == SCIENCE and self.improvements.level(g, seat, track) == ABILITY:
            g.s[self.seats] |= g.rules.bits[seat]

    def producing(self, g: State, total: i64) -> None:
        s = g.s
        left: i64 = s[self.seats]
        p: i64 = 0
        while left != 0:
            if left & 1 != 0:
                s[self.before + p] = self.cards.hand_size(g, p)
            left >>= 1
            p += 1

    def roll_over(self, g: State, total: i64) -> None:
        """A player with an Aqueduct who holds no more cards than before production is owed one (CK-46)."""
        s = g.s
        left: i64 = s[self.seats]
        owed: i64 = 0
        p: i64 = 0
        while left != 0:
            if left & 1 != 0:
                if total != 7 and self.cards.hand_size(g, p) <= s[self.before + p]:
                    owed |= g.rules.bits[p]
                s[self.before + p] = 0
            left >>= 1
            p += 1
        if owed != 0:
            self.take.ask(g, owed)
