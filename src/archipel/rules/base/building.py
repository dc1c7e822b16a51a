"""Roads, settlements and cities: what they cost, how many there are, and how they come onto the board and leave it
(BASE-5, BASE-61 to BASE-67). Where they may stand is in places.py."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.tables import vec_of
from archipel.board.vectors import append, vec
from archipel.engine import roles
from archipel.engine.errors import IllegalAction
from archipel.engine.events import SEAT, EventField
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import PUBLIC
from archipel.rules.base.build_verbs import BuildCity, BuildRoad, BuildSettlement
from archipel.rules.base.city_stock import CityStock
from archipel.rules.base.places import Places
from archipel.rules.base.resource_cards import ResourceCards
from archipel.rules.base.score import Score
from archipel.rules.base.turn import Turn
from archipel.rules.box_chapter import CITY, ROAD, SETTLEMENT, UNSET, Hooks

# What a piece costs (BASE-61).
COSTS: Final = {
    "road": {"brick": 1, "lumber": 1},
    "settlement": {"brick": 1, "lumber": 1, "wool": 1, "grain": 1},
    "city": {"ore": 3, "grain": 2},
}


@final
class Building(Places):
    """The pieces on the board and in stock."""

    def __init__(self, stock: dict[str, int]) -> None:
        super().__init__("building")
        self.stock = stock  # how many pieces of each sort a colour has (BASE-5)
        self.roads_left = self.settlements_left = self.cities_left = self.built_event = UNSET
        self.piece_names: list[str] = ["road", "settlement", "city"]
        self.on_edge: vec[i64] = vec_of([1, 0, 0])  # for each piece: 1 if it lies on edges and routes run over it
        self.suspended: i64 = -1
        self.listed: i64 = 0  # where `BuildingIndex` lists the corners of the first colour's buildings ...
        self.listed_each: i64 = 0  # ... and how many words each colour has there
        self.on_placed = Hooks()
        self.on_built = Hooks()
        self.on_put_route = Hooks()
        self.on_take_off = Hooks()
        self.on_route_lost = Hooks()
        self.on_city_lost = Hooks()
        self.on_suspended = Hooks()

    def install(self, rules: Rules) -> None:
        super().install(rules)
        self.cards = rules.the(ResourceCards)
        self.turn = rules.the(Turn)
        self.score = rules.the(Score)
        self.city_stock = CityStock(self)
        self.roads_left = rules.colour_block("roads_left", PUBLIC)
        self.settlements_left = rules.colour_block("settlements_left", PUBLIC)
        self.cities_left = rules.colour_block("cities_left", PUBLIC)
        self.built_event = rules.event(
            "built",
            [
                SEAT,
                EventField("piece", "piece", PUBLIC, self.piece_names),
                EventField("at", "place", PUBLIC),
            ],
            roles.PLACED,
        )
        self.build_road = BuildRoad(rules, self, rules.price("road", COSTS["road"]))
        self.build_settlement = BuildSettlement(rules, self, rules.price("settlement", COSTS["settlement"]))
        self.build_city = BuildCity(rules, self, rules.price("city", COSTS["city"]))
        self.turn.offer_build(rules.add(self.build_road))
        self.turn.offer_build(rules.add(self.build_settlement))
        self.turn.offer_build(rules.add(self.build_city))

    def begin(self, g: State) -> None:
        i: i64
        for i in range(g.rules.graph.corners):
            self.refresh_corner(g, i)
        for i in range(g.rules.colours):
            g.s[self.roads_left + i] = self.stock["road"]
            g.s[self.settlements_left + i] = self.stock["settlement"]
            g.s[self.cities_left + i] = self.stock["city"]

    def add_piece(self, name: str, on_edge: bool) -> i64:
        """A further sort of piece that boxes bring; its number."""
        self.piece_names.append(name)
        self.on_edge = append(self.on_edge, 1 if on_edge else 0)
        return len(self.piece_names) - 1

    # ---- placing, bought or free

    def place_route(self, g: State, colour: i64, edge: i64, piece: i64) -> None:
        """A road piece of any kind comes to an edge: a road, or what a chapter puts there that answers `put_route`."""
        if piece == ROAD:
            self.lay_road_piece(g, colour, edge, self.roads_left)
        else:
            put: bool = False
            for chapter in self.on_put_route.all:
                put = put or chapter.put_route(g, colour, edge, piece)
        if g.listener is not None:
            g.emit(self.built_event, colour, piece, edge)
        self.notify_built(g, colour, piece, edge)

    def lay_road_piece(self, g: State, colour: i64, edge: i64, left: i64) -> None:
        """A road, or another piece that roads go on from, comes out of the stock `left` and onto an edge."""
        s = g.s
        s[self.road + edge] = colour + 1
        s[left + colour] -= 1
        self.set_open(g, edge, 0)
        bit: i64 = g.rules.bits[colour]
        ends = g.rules.graph.edge_corners
        i: i64
        for i in range(2 * edge, 2 * edge + 2):
            v: i64 = ends[i]
            holder: i64 = s[self.held + v]
            if s[self.reach + v] & bit == 0:
                s[self.reach + v] |= bit
                if holder == 0 and s[self.free + v] != 0:
                    self.spots.put(g, colour, v)
            if s[self.road_reach + v] & bit == 0:
                s[self.road_reach + v] |= bit
                if holder == 0 or holder == colour + 1:
                    self.open_around(g, colour, v)

    def place_settlement(self, g: State, colour: i64, corner: i64) -> None:
        s = g.s
        s[self.piece + corner] = SETTLEMENT
        s[self.held + corner] = colour + 1
        s[self.settlements_left + colour] -= 1
        s[self.free + corner] = 0
        spots = self.spots
        spots.take(g, corner)
        graph = g.rules.graph
        k: i64
        for k in range(corner * graph.corner_width, (corner + 1) * graph.corner_width):
            v: i64 = graph.corner_neighbours[k]
            if v >= 0 and s[self.free + v] != 0:
                s[self.free + v] = 0
                spots.take(g, v)
        self.refresh_around(g, corner)
        self.score.add(g, colour, 1)
        g.emit(self.built_event, colour, SETTLEMENT, corner)
        self.notify_built(g, colour, SETTLEMENT, corner)

    def place_city(self, g: State, colour: i64, corner: i64) -> None:
        s = g.s
        s[self.piece + corner] = CITY
        self.city_stock.rise(g, colour, corner)
        if self.counts(g, corner):
            self.score.add(g, colour, 1)
        g.emit(self.built_event, colour, CITY, corner)
        self.notify_built(g, colour, CITY, corner)

    def lose_city(self, g: State, colour: i64, corner: i64) -> None:
        """A city becomes a settlement again."""
        s = g.s
        s[self.piece + corner] = SETTLEMENT
        self.city_stock.fall(g, colour, corner)
        if self.counts(g, corner):
            self.score.add(g, colour, -1)
        for chapter in self.on_city_lost.all:
            chapter.city_lost(g, colour, corner)

    def allow_suspended(self, rules: Rules) -> None:
        """Buildings may be suspended in this game."""
        if self.suspended < 0:
            self.suspended = rules.corner_block("suspended", PUBLIC, "flag")

    def suspend(self, g: State, corner: i64) -> None:
        """A building stands and blocks as before, but is worth no points, yields nothing and has no harbour."""
        colour: i64 = g.s[self.held + corner] - 1
        g.s[self.suspended + corner] = 1
        self.score.add(g, colour, -g.s[self.piece + corner])  # a settlement is worth 1, a city 2
        for chapter in self.on_suspended.all:
            chapter.building_suspended(g, colour, corner)

    def restore(self, g: State, corner: i64) -> None:
        """A suspended building counts again."""
        colour: i64 = g.s[self.held + corner] - 1
        g.s[self.suspended + corner] = 0
        self.score.add(g, colour, g.s[self.piece + corner])
        for chapter in self.on_suspended.all:
            chapter.building_restored(g, colour, corner)

    def counts(self, g: State, corner: i64) -> bool:
        """Whether the building on a corner counts: it is not suspended."""
        return self.suspended < 0 or g.s[self.suspended + corner] == 0

    def remove_route(self, g: State, colour: i64, edge: i64) -> None:
        """A road, or another route piece, goes back to its owner's stock. When none is to lie elsewhere the caller lets
        the longest route be awarded."""
        taken: bool = False
        for chapter in self.on_take_off.all:
            taken = taken or chapter.take_off(g, colour, edge)
        if not taken:
            self.lift_road_piece(g, colour, edge, self.roads_left)
        for chapter in self.on_route_lost.all:
            chapter.route_lost(g, colour, edge)

    def lift_road_piece(self, g: State, colour: i64, edge: i64, left: i64) -> None:
        """A road, or another piece that roads go on from, goes back to the stock `left`."""
        s = g.s
        graph = g.rules.graph
        bit: i64 = g.rules.bits[colour]
        s[self.road + edge] = 0
        s[left + colour] += 1
        i: i64
        for i in range(2):
            v: i64 = graph.edge_corners[2 * edge + i]
            if not self.has_road(g, colour, v):
                s[self.road_reach + v] &= ~bit
                self.refresh_reach(g, colour, v)
        for i in range(2):
            self.refresh_around(g, graph.edge_corners[2 * edge + i])

    # ---- other pieces on corners

    def hold(self, g: State, colour: i64, corner: i64) -> None:
        """A piece that is not a building takes a corner: nobody else builds there or continues through it. Code that
        moves such pieces calls `come_to_rest` when they have arrived."""
        g.s[self.held + corner] = colour + 1
        self.spots.take(g, corner)
        self.refresh_around(g, corner)
        for chapter in self.on_held.all:
            chapter.corner_taken(g, colour, corner)

    def release(self, g: State, corner: i64) -> None:
        """Such a piece leaves its corner."""
        colour: i64 = g.s[self.held + corner] - 1
        g.s[self.held + corner] = 0
        self.refresh_spot(g, corner)
        self.refresh_around(g, corner)
        for chapter in self.on_held.all:
            chapter.corner_left(g, colour, corner)

    def come_to_rest(self, g: State) -> None:
        """Such pieces have arrived, none is on its way: run what waits for that."""
        for chapter in self.on_held.all:
            chapter.came_to_rest(g)

    def notify_built(self, g: State, colour: i64, piece: i64, at: i64) -> None:
        for chapter in self.on_placed.all:
            chapter.piece_placed(g, colour, piece, at)
        if colour < g.rules.players:
            for chapter in self.on_built.all:
                chapter.built(g, colour, piece, at)

    # ---- reading, and why not

    def cities(self, g: State, colour: i64) -> i64:
        """How many cities a colour has."""
        return self.city_stock.count(g, colour)

    def has_road_place(self, g: State, colour: i64) -> bool:
        """Whether the colour could build at least one road, price aside."""
        if g.s[self.roads_left + colour] == 0:
            return False
        if len(self.on_may_build_road.all) == 0:
            return self.road_places.has_any(g, colour)
        edge: i64 = self.road_places.first_from(g, colour, 0)
        while edge >= 0:
            if self.may_build_road(g, colour, edge):
                return True
            edge = self.road_places.first_from(g, colour, edge + 1)
        return False

    def city_refusal(self, g: State, seat: i64, corner: i64) -> IllegalAction | None:
        """Why this seat may not build a city on a corner, price aside."""
        if g.s[self.piece + corner] != SETTLEMENT or g.s[self.held + corner] != seat + 1:
            return IllegalAction("city.no_settlement", "BASE-65", corner=int(corner))
        if not self.may_upgrade(g, seat, corner):
            reason = self.on_may_upgrade.refusal(g, seat, CITY, corner)
            return reason or IllegalAction("city.not_here", "BASE-65", corner=int(corner))
        return self.city_stock.refusal(g, seat, corner)

    # ---- for clients

    def piece_places(self) -> dict[str, str]:
        return {name: "edge" if self.on_edge[k] != 0 else "corner" for k, name in enumerate(self.piece_names)}

    def piece_stock(self) -> dict[str, int]:
        return self.stock

    def facts(self) -> dict[str, int]:
        return {"settlement_points": SETTLEMENT, "city_points": CITY}  # their numbers are what they are worth
