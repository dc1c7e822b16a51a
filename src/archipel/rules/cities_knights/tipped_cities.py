"""Cities that lie on their side: lost to the barbarians while no settlement is in stock (CK-30)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from archipel.engine.errors import IllegalAction
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import PUBLIC
from archipel.rules.base.building import Building
from archipel.rules.base.city_stock import CityStock


@final
class TippedCities(CityStock):
    """The city stays as a piece and is a settlement in every way. It must be raised, for the full price, before any
    other city of its colour is built."""

    def __init__(self, rules: Rules, building: Building) -> None:
        super().__init__(building)
        self.tipped: i64 = rules.corner_block("tipped_city", PUBLIC, "flag")
        self.tipped_count: i64 = rules.colour_block("tipped_cities", PUBLIC, 1, "derived")

    def offer(self, g: State, colour: i64, base: i64, n: i64) -> i64:
        s = g.s
        if s[self.tipped_count + colour] == 0:
            return super().offer(g, colour, base, n)
        building = self.building
        v: i64
        for v in range(g.rules.graph.corners):
            if s[self.tipped + v] == 0 or s[building.held + v] != colour + 1:
                continue
            if building.may_upgrade(g, colour, v):
                g.scratch.codes[n] = base + v
                n += 1
        return n

    def refusal(self, g: State, colour: i64, corner: i64) -> IllegalAction | None:
        if g.s[self.tipped_count + colour] == 0:
            return super().refusal(g, colour, corner)
        if g.s[self.tipped + corner] != 0:
            return None
        return IllegalAction("city.tipped_first", "CK-30", corner=int(self.first(g, colour)))

    def first(self, g: State, colour: i64) -> i64:
        """The first corner where a city of the colour lies on its side."""
        v: i64
        for v in range(g.rules.graph.corners):
            if g.s[self.tipped + v] != 0 and g.s[self.building.held + v] == colour + 1:
                return v
        return -1

    def rise(self, g: State, colour: i64, corner: i64) -> None:
        if g.s[self.tipped + corner] == 0:
            super().rise(g, colour, corner)
            return
        g.s[self.tipped + corner] = 0
        g.s[self.tipped_count + colour] -= 1

    def fall(self, g: State, colour: i64, corner: i64) -> None:
        if g.s[self.building.settlements_left + colour] > 0:
            super().fall(g, colour, corner)
            return
        g.s[self.tipped + corner] = 1
        g.s[self.tipped_count + colour] += 1

    def count(self, g: State, colour: i64) -> i64:
        """Those that stand: one that lies on its side is not a city."""
        s = g.s
        return self.pieces - s[self.building.cities_left + colour] - s[self.tipped_count + colour]
