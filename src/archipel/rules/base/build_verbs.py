"""Building roads, settlements and cities for their price (BASE-61 to BASE-66)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from archipel.engine import roles
from archipel.engine.errors import IllegalAction
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import Verb

if TYPE_CHECKING:
    from archipel.rules.base.building import Building


@final
class BuildRoad(Verb):
    """A road on a free path next to the seat's own building or road (BASE-63)."""

    def __init__(self, rules: Rules, building: Building) -> None:
        super().__init__("build_road", [rules.edge_field()])
        self.roles = [roles.BUILD]
        self.building = building

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        b = self.building
        if g.s[b.roads_left + seat] > 0 and b.cards.can_pay(g, seat, b.road_cost):
            n = b.offer_roads(g, seat, self.base, n)
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        b = self.building
        b.cards.pay(g, seat, b.road_cost)
        b.turn.has_built(g)
        b.place_road(g, seat, x)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        b = self.building
        return b.road_refusal(g, seat, x) or b.stock_refusal(g, seat, "road", b.roads_left, b.road_cost)


@final
class BuildSettlement(Verb):
    """A settlement at the end of the seat's own road, two paths from any other building (BASE-64)."""

    def __init__(self, rules: Rules, building: Building) -> None:
        super().__init__("build_settlement", [rules.corner_field()])
        self.roles = [roles.BUILD]
        self.building = building

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        b = self.building
        s = g.s
        if s[b.settlements_left + seat] == 0 or not b.cards.can_pay(g, seat, b.settlement_cost):
            return n
        bit: i64 = g.rules.bits[seat]
        codes = g.scratch.codes
        v: i64
        for v in range(g.rules.graph.corners):
            if s[b.reach + v] & bit != 0 and s[b.free + v] != 0 and b.may_settle(g, seat, v):
                codes[n] = self.base + v
                n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        b = self.building
        b.cards.pay(g, seat, b.settlement_cost)
        b.turn.has_built(g)
        b.place_settlement(g, seat, x)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        b = self.building
        wrong = b.corner_refusal(g, seat, x)
        if wrong is None and g.s[b.reach + x] & g.rules.bits[seat] == 0:
            wrong = IllegalAction("settlement.no_road", "BASE-64", corner=int(x))
        return wrong or b.stock_refusal(g, seat, "settlement", b.settlements_left, b.settlement_cost)


@final
class BuildCity(Verb):
    """A city in place of the seat's own settlement, which goes back to the stock (BASE-65)."""

    def __init__(self, rules: Rules, building: Building) -> None:
        super().__init__("build_city", [rules.corner_field()])
        self.roles = [roles.BUILD, roles.PRIVATE]
        self.building = building

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        b = self.building
        if b.cards.can_pay(g, seat, b.city_cost):
            n = b.offer_cities(g, seat, self.base, n)
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        b = self.building
        b.cards.pay(g, seat, b.city_cost)
        b.turn.has_built(g)
        b.place_city(g, seat, x)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        b = self.building
        wrong = b.city_refusal(g, seat, x)
        if wrong is None and not b.cards.can_pay(g, seat, b.city_cost):
            return b.cards.too_expensive(g, seat, b.city_cost, "city.too_expensive", "BASE-61")
        return wrong
