"""Fortresses and ships, in alternation: a ship leaves a fortress, a fortress rises where a ship has come (JR-2, JR-6,
JR-14 to JR-19). Coco's free pieces are placed in the same way (JR-25, JR-26)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.engine import roles
from archipel.engine.errors import IllegalAction
from archipel.engine.events import SEAT, EventField
from archipel.engine.price import Price
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import Verb
from archipel.engine.words import PUBLIC
from archipel.rules.box_chapter import UNSET, BoxChapter, Hooks
from archipel.rules.build_verb import BuildVerb
from archipel.rules.junior.cards import Piles
from archipel.rules.junior.land import Land
from archipel.rules.junior.turn import Turn

# Pieces, as `built` names them.
SHIP: Final = 0
FORTRESS: Final = 1
FORTRESS_POINTS: Final = 1  # (JR-38)
PIECES: Final = ("ship", "fortress")
FORTRESS_COST: Final = {"rum": 1, "sabre": 1, "wool": 1, "wood": 1}  # (JR-14)
SHIP_COST: Final = {"wool": 1, "wood": 1}  # (JR-14)


@final
class BuildShip(BuildVerb):
    """A ship on a free lane that touches the seat's own fortress (JR-15)."""

    def __init__(self, rules: Rules, building: Building, price: Price) -> None:
        super().__init__("build_ship", [rules.edge_field()], building.piles, price)
        self.refuse_without_stock(building.ships_left, 1, "lane.none_left", "JR-19")
        self.refuse_without_price("lane.too_expensive", "JR-14")
        self.building = building

    def offer_places(self, g: State, seat: i64, n: i64) -> i64:
        return self.building.offer_lanes(g, seat, self.base, n)

    def build(self, g: State, seat: i64, x: i64) -> None:
        self.building.place_ship(g, seat, x)

    def place_refusal(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return self.building.lane_refusal(g, seat, x)


@final
class BuildFortress(BuildVerb):
    """A fortress on a free site that the seat's own ship touches; neighbours do not matter (JR-16)."""

    def __init__(self, rules: Rules, building: Building, price: Price) -> None:
        super().__init__("build_fortress", [rules.corner_field()], building.piles, price)
        self.refuse_without_stock(building.fortresses_left, 1, "site.none_left", "JR-19")
        self.refuse_without_price("site.too_expensive", "JR-14")
        self.building = building

    def offer_places(self, g: State, seat: i64, n: i64) -> i64:
        return self.building.offer_sites(g, seat, self.base, n)

    def build(self, g: State, seat: i64, x: i64) -> None:
        self.building.place_fortress(g, seat, x)

    def place_refusal(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return self.building.site_refusal(g, seat, x)


@final
class PlaceFree(Verb):
    """A ship or fortress from Coco, placed like any other (JR-25, JR-26); it is only asked for when there is one and a
    place for it."""

    def __init__(self, name: str, bought: BuildVerb) -> None:
        super().__init__(name, bought.fields)
        self.bought = bought  # the verb by which the same piece is built for its price

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        end: i64 = self.bought.offer_places(g, seat, n)
        i: i64
        for i in range(n, end):
            g.scratch.codes[i] += self.base - self.bought.base
        return end

    def apply(self, g: State, seat: i64, x: i64) -> None:
        g.close()
        self.bought.build(g, seat, x)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return self.bought.place_refusal(g, seat, x)


@final
class Building(BoxChapter):
    """The pieces on the board and in reserve. They never move or leave (JR-17)."""

    def __init__(self, pieces: dict[str, int], starts: list[tuple[int, ...]]) -> None:
        super().__init__("building")
        self.stock = pieces
        self.starts = starts  # the two sites of every seat's colour (JR-6)
        self.fortress = self.ship = self.fortresses_left = self.ships_left = self.built_event = UNSET
        self.on_built = Hooks()

    def install(self, rules: Rules) -> None:
        self.piles = rules.the(Piles)
        self.land = rules.the(Land)
        self.fortress = rules.corner_block("fortress", PUBLIC, "holder")
        self.ship = rules.edge_block("ship", PUBLIC, "holder")
        self.fortresses_left = rules.colour_block("fortresses_left", PUBLIC)
        self.ships_left = rules.colour_block("ships_left", PUBLIC)
        self.built_event = rules.event(
            "built",
            [SEAT, EventField("piece", "piece", PUBLIC, list(PIECES)), EventField("at", "place", PUBLIC)],
            roles.PLACED,
        )
        turn = rules.the(Turn)
        build_fortress = BuildFortress(rules, self, rules.price("fortress", FORTRESS_COST))
        build_ship = BuildShip(rules, self, rules.price("ship", SHIP_COST))
        turn.offer(rules.add(build_fortress))
        turn.offer(rules.add(build_ship))
        self.free_ship = rules.phase("free_ship", "JR-25")
        self.free_ship.offer(rules.add(PlaceFree("place_free_ship", build_ship)))
        self.free_fortress = rules.phase("free_fortress", "JR-26")
        self.free_fortress.offer(rules.add(PlaceFree("place_free_fortress", build_fortress)))

    def begin(self, g: State) -> None:
        """Two fortresses each, on the sites of the colour; no ships (JR-6)."""
        colour: i64
        for colour in range(g.rules.colours):
            g.s[self.fortresses_left + colour] = self.stock["fortress"]
            g.s[self.ships_left + colour] = self.stock["ship"]
            for site in self.starts[colour] if colour < g.rules.players else ():
                g.s[self.fortress + site] = colour + 1
                g.s[self.fortresses_left + colour] -= 1

    # ---- where

    def may_sail(self, g: State, seat: i64, edge: i64) -> bool:
        """Whether this is a free lane at the seat's own fortress (JR-15, JR-17); what lies at its far end does not
        matter (JR-18)."""
        s = g.s
        if s[self.land.lane + edge] == 0 or s[self.ship + edge] != 0:
            return False
        ends = g.rules.graph.edge_corners
        mine: i64 = seat + 1
        return s[self.fortress + ends[2 * edge]] == mine or s[self.fortress + ends[2 * edge + 1]] == mine

    def may_found(self, g: State, seat: i64, corner: i64) -> bool:
        """Whether this is a free site that the seat's own ship touches (JR-16, JR-17)."""
        s = g.s
        if s[self.land.site + corner] == 0 or s[self.fortress + corner] != 0:
            return False
        graph = g.rules.graph
        k: i64
        for k in range(graph.corner_width):
            edge: i64 = graph.corner_edges[corner * graph.corner_width + k]
            if edge >= 0 and s[self.ship + edge] == seat + 1:
                return True
        return False

    def offer_lanes(self, g: State, seat: i64, base: i64, n: i64) -> i64:
        """Write a code for every lane where a ship of the seat may come."""
        edge: i64
        for edge in range(g.rules.graph.edges):
            if self.may_sail(g, seat, edge):
                g.scratch.codes[n] = base + edge
                n += 1
        return n

    def offer_sites(self, g: State, seat: i64, base: i64, n: i64) -> i64:
        """Write a code for every site where a fortress of the seat may come."""
        corner: i64
        for corner in range(g.rules.graph.corners):
            if self.may_found(g, seat, corner):
                g.scratch.codes[n] = base + corner
                n += 1
        return n

    def lane_refusal(self, g: State, seat: i64, edge: i64) -> IllegalAction | None:
        """Why no ship of the seat may come here."""
        if g.s[self.land.lane + edge] == 0:
            return IllegalAction("lane.no_lane", "JR-15", edge=int(edge))
        if g.s[self.ship + edge] != 0:
            return IllegalAction("lane.taken", "JR-17", edge=int(edge))
        if not self.may_sail(g, seat, edge):
            return IllegalAction("lane.no_fortress", "JR-15", edge=int(edge))
        return None

    def site_refusal(self, g: State, seat: i64, corner: i64) -> IllegalAction | None:
        """Why no fortress of the seat may come here."""
        if g.s[self.land.site + corner] == 0:
            return IllegalAction("site.no_site", "JR-16", corner=int(corner))
        if g.s[self.fortress + corner] != 0:
            return IllegalAction("site.taken", "JR-17", corner=int(corner))
        if not self.may_found(g, seat, corner):
            return IllegalAction("site.no_ship", "JR-16", corner=int(corner))
        return None

    def can_place_ship(self, g: State, seat: i64) -> bool:
        """Whether there is a ship in reserve and a lane for it."""
        if g.s[self.ships_left + seat] == 0:
            return False
        edge: i64
        for edge in range(g.rules.graph.edges):
            if self.may_sail(g, seat, edge):
                return True
        return False

    def can_place_fortress(self, g: State, seat: i64) -> bool:
        """Whether there is a fortress in reserve and a site for it."""
        if g.s[self.fortresses_left + seat] == 0:
            return False
        corner: i64
        for corner in range(g.rules.graph.corners):
            if self.may_found(g, seat, corner):
                return True
        return False

    def can_go_on(self, g: State, seat: i64) -> bool:
        """Whether a seat could ever build another fortress: at a ship, or after one more ship (JR-39)."""
        if self.can_place_fortress(g, seat):
            return True
        s = g.s
        if s[self.fortresses_left + seat] == 0 or s[self.ships_left + seat] == 0:
            return False
        ends = g.rules.graph.edge_corners
        edge: i64
        for edge in range(g.rules.graph.edges):
            if self.may_sail(g, seat, edge) and (
                s[self.fortress + ends[2 * edge]] == 0 or s[self.fortress + ends[2 * edge + 1]] == 0
            ):
                return True
        return False

    # ---- placing

    def place_ship(self, g: State, seat: i64, edge: i64) -> None:
        g.s[self.ship + edge] = seat + 1
        g.s[self.ships_left + seat] -= 1
        self.notify_built(g, seat, SHIP, edge)

    def place_fortress(self, g: State, seat: i64, corner: i64) -> None:
        g.s[self.fortress + corner] = seat + 1
        g.s[self.fortresses_left + seat] -= 1
        self.notify_built(g, seat, FORTRESS, corner)

    def notify_built(self, g: State, seat: i64, piece: i64, at: i64) -> None:
        g.emit(self.built_event, seat, piece, at)
        for chapter in self.on_built.all:
            chapter.built(g, seat, piece, at)

    def give_ship(self, g: State, seat: i64) -> bool:
        """A free ship; False if there is none or no lane for it (JR-25)."""
        if not self.can_place_ship(g, seat):
            return False
        g.open(self.free_ship.index, seat)
        return True

    def give_fortress(self, g: State, seat: i64) -> bool:
        """A free fortress, or a ship where none can stand; False if neither can be placed (JR-26)."""
        if not self.can_place_fortress(g, seat):
            return self.give_ship(g, seat)
        g.open(self.free_fortress.index, seat)
        return True

    def piece_places(self) -> dict[str, str]:
        return {"fortress": "corner", "ship": "edge"}

    def piece_stock(self) -> dict[str, int]:
        return self.stock

    def facts(self) -> dict[str, int]:
        return {"fortress_points": FORTRESS_POINTS}
