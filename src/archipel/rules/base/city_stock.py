"""Cities from the stock: where one may rise, and which pieces change places (BASE-65, BASE-66)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from archipel.engine.errors import IllegalAction
from archipel.engine.state import State
from archipel.rules.box_chapter import SETTLEMENT

if TYPE_CHECKING:
    from archipel.rules.base.building import Building


@mypyc_attr(allow_interpreted_subclasses=True)
class CityStock:
    """A city takes the place of a settlement, piece for piece. A box with other pieces puts a class of its own in the
    place of this one, `building.city_stock`."""

    def __init__(self, building: Building) -> None:
        self.building: Final[Building] = building
        self.pieces: i64 = building.stock["city"]

    def offer(self, g: State, colour: i64, base: i64, n: i64) -> i64:
        """Write a code for every corner where the colour may build a city, price aside."""
        s = g.s
        building = self.building
        if s[building.cities_left + colour] == 0:
            return n
        codes = g.scratch.codes
        checks: i64 = len(building.on_may_upgrade.all)
        piece: i64 = building.piece
        first: i64 = building.listed + colour * building.listed_each
        i: i64
        for i in range(first, first + building.listed_each):
            v: i64 = s[i] - 1
            if v < 0:
                break
            if s[piece + v] != SETTLEMENT:
                continue
            if checks == 0 or building.may_upgrade(g, colour, v):
                codes[n] = base + v
                n += 1
        return n

    def refusal(self, g: State, colour: i64, corner: i64) -> IllegalAction | None:
        """Why the colour's settlement on this corner may not become a city, price aside."""
        return IllegalAction("city.none_left", "BASE-66") if g.s[self.building.cities_left + colour] == 0 else None

    def rise(self, g: State, colour: i64, corner: i64) -> None:
        """A settlement has become a city."""
        g.s[self.building.cities_left + colour] -= 1
        g.s[self.building.settlements_left + colour] += 1

    def fall(self, g: State, colour: i64, corner: i64) -> None:
        """A city has become a settlement, which is in stock."""
        g.s[self.building.settlements_left + colour] -= 1
        g.s[self.building.cities_left + colour] += 1

    def count(self, g: State, colour: i64) -> i64:
        """How many cities a colour has."""
        return self.pieces - g.s[self.building.cities_left + colour]
