"""Building roads, settlements and cities for their price (BASE-61 to BASE-66)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from archipel.engine import roles
from archipel.engine.errors import IllegalAction
from archipel.engine.price import Price
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import Field
from archipel.rules.base.land import DRY
from archipel.rules.base.resource_cards import ResourceCards
from archipel.rules.base.turn import Turn
from archipel.rules.box_chapter import ROAD
from archipel.rules.build_verb import BuildVerb

if TYPE_CHECKING:
    from archipel.rules.base.building import Building


@mypyc_attr(allow_interpreted_subclasses=True)
class BuildInTurn(BuildVerb):
    """A build action of a turn: with separate phases it ends trade (BASE-28)."""

    def __init__(self, name: str, fields: list[Field], cards: ResourceCards, turn: Turn, price: Price) -> None:
        super().__init__(name, fields, cards, price)
        self.turn: Final[Turn] = turn

    def apply(self, g: State, seat: i64, x: i64) -> None:
        self.hands.pay(g, seat, self.cost)
        self.turn.has_built(g)
        self.build(g, seat, x)


@final
class BuildRoad(BuildInTurn):
    """A road on a free path that goes on from the seat's own building or road (BASE-63)."""

    def __init__(self, rules: Rules, building: Building, price: Price) -> None:
        super().__init__("build_road", [rules.edge_field()], building.cards, building.turn, price)
        self.refuse_without_stock(building.roads_left, 1, "road.none_left", "BASE-66")
        self.refuse_without_price("road.too_expensive", "BASE-61")
        self.building: Final[Building] = building

    def offer_places(self, g: State, seat: i64, n: i64) -> i64:
        return self.building.offer_roads(g, seat, self.base, n)

    def build(self, g: State, seat: i64, x: i64) -> None:
        self.building.place_route(g, seat, x, ROAD)

    def place_refusal(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return self.building.road_refusal(g, seat, x)


@final
class BuildSettlement(BuildInTurn):
    """A settlement at the end of the seat's own road, two paths from any other building (BASE-64)."""

    def __init__(self, rules: Rules, building: Building, price: Price) -> None:
        super().__init__("build_settlement", [rules.corner_field()], building.cards, building.turn, price)
        self.refuse_without_stock(building.settlements_left, 1, "settlement.none_left", "BASE-66")
        self.refuse_without_price("settlement.too_expensive", "BASE-61")
        self.building: Final[Building] = building

    def offer_places(self, g: State, seat: i64, n: i64) -> i64:
        b = self.building
        return b.settle_where_allowed(g, seat, self.base, n, b.spots.write(g, seat, self.base, n))

    def build(self, g: State, seat: i64, x: i64) -> None:
        self.building.place_settlement(g, seat, x)

    def place_refusal(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        b = self.building
        wrong = b.corner_refusal(g, seat, x)
        if wrong is None and g.s[b.reach + x] & g.rules.bits[seat] == 0:
            return IllegalAction("settlement.no_road", "BASE-64", corner=int(x))
        return wrong

    def nearest_case(self, g: State, seat: i64) -> i64:
        """Without any place: an empty corner at the seat's own roads, which another building is too close to."""
        x: i64 = super().nearest_case(g, seat)
        if x >= 0:
            return x
        b = self.building
        v: i64
        for v in range(g.rules.graph.corners):
            reached: i64 = g.s[b.reach + v] & g.rules.bits[seat]
            if reached != 0 and g.s[b.held + v] == 0 and b.land.around(g, v) & DRY != 0:
                return v
        return -1


@final
class BuildCity(BuildInTurn):
    """A city in the place of the seat's own settlement, which goes back to the stock (BASE-65)."""

    def __init__(self, rules: Rules, building: Building, price: Price) -> None:
        super().__init__("build_city", [rules.corner_field()], building.cards, building.turn, price)
        self.roles = [roles.BUILD, roles.PRIVATE]
        self.refuse_without_price("city.too_expensive", "BASE-61")
        self.building: Final[Building] = building

    def offer_places(self, g: State, seat: i64, n: i64) -> i64:
        return self.building.city_stock.offer(g, seat, self.base, n)

    def build(self, g: State, seat: i64, x: i64) -> None:
        self.building.place_city(g, seat, x)

    def place_refusal(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return self.building.city_refusal(g, seat, x)
