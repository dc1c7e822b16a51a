"""Where pieces stand and where they may go (BASE-26, BASE-63 to BASE-65).

A corner is held by the colour that stands on it; roads read only that, so that pieces of other boxes can hold corners
too. Three blocks save the search for places, and are kept up to date by `refresh_corner` and `refresh_around`:

    free        a building could stand on this corner: there is land, and no building within one path
    road_reach  the colours whose roads come to this corner
    open        the colours that may build a road on this edge: it is free, and a road or building of theirs leads on

The edges of `open` are also sets, `road_places`, one for every colour. `spots` has the corners where its next
settlement may stand: a route piece of it comes there, they are free, and nobody holds them.
"""

from __future__ import annotations

from mypy_extensions import i64

from archipel.engine.errors import IllegalAction
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import PUBLIC
from archipel.rules.base.land import DRY, Land
from archipel.rules.base.place_sets import PlaceSets
from archipel.rules.box_chapter import ROAD, SETTLEMENT, UNSET, BoxChapter, Hooks


class Places(BoxChapter):
    """The board as builders see it."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.piece = self.held = self.free = self.reach = self.road_reach = self.road = self.open = UNSET
        self.route_kind: i64 = -1  # an edge block: 0 for a road, or another route piece; -1: there are only roads
        self.on_held = Hooks()
        self.on_may_settle = Hooks()
        self.on_may_build_road = Hooks()
        self.on_may_upgrade = Hooks()

    def install(self, rules: Rules) -> None:
        self.land = rules.the(Land)
        self.piece = rules.corner_block("building", PUBLIC, "name", ["", "settlement", "city"])
        self.held = rules.corner_block("held", PUBLIC, "holder")  # the colour that stands there
        self.free = rules.corner_block("corner_free", PUBLIC, "flag")  # land, no building one path away (BASE-26)
        self.reach = rules.corner_block("corner_reach", PUBLIC, "bits")  # colours whose routes come here
        self.road_reach = rules.corner_block("road_reach", PUBLIC, "bits")  # colours whose roads come here
        self.road = rules.edge_block("road", PUBLIC, "holder")  # the colour whose road, or other piece, lies there
        self.open = rules.edge_block("road_open", PUBLIC, "bits")  # colours that may build a road here
        self.road_places = PlaceSets(rules, "road_places", rules.graph.edges, rules.colours)
        self.spots = PlaceSets(rules, "settlement_places", rules.graph.corners, rules.colours)

    # ---- reading

    def owner(self, g: State, corner: i64) -> i64:
        """The colour whose building stands on a corner; -1 for none."""
        if g.s[self.piece + corner] == 0:
            return -1
        return g.s[self.held + corner] - 1

    def is_way(self, g: State, edge: i64) -> bool:
        """Whether a road may lie on this edge at all: there is land beside it."""
        return self.land.beside(g, edge) & DRY != 0

    def is_road(self, g: State, edge: i64) -> bool:
        """Whether the route piece on this edge is a road."""
        return self.route_kind < 0 or g.s[self.route_kind + edge] == 0

    def has_road(self, g: State, colour: i64, corner: i64) -> bool:
        """Whether a road of the colour, no other piece, comes to a corner."""
        graph = g.rules.graph
        k: i64
        for k in range(graph.corner_width):
            edge: i64 = graph.corner_edges[corner * graph.corner_width + k]
            if edge >= 0 and g.s[self.road + edge] == colour + 1 and self.is_road(g, edge):
                return True
        return False

    # ---- after a change

    def refresh_corner(self, g: State, corner: i64) -> None:
        """Whether a building could stand here: there is land, and nobody within one path (BASE-26)."""
        s = g.s
        graph = g.rules.graph
        free: i64 = self.land.around(g, corner) & DRY
        if s[self.piece + corner] != 0:
            free = 0
        k: i64
        for k in range(graph.corner_width):
            v: i64 = graph.corner_neighbours[corner * graph.corner_width + k]
            if v >= 0 and s[self.piece + v] != 0:
                free = 0
        s[self.free + corner] = free
        self.refresh_spot(g, corner)

    def refresh_spot(self, g: State, corner: i64) -> None:
        """After a change on a corner: whose next settlement may stand there."""
        s = g.s
        self.spots.take(g, corner)
        if s[self.free + corner] != 0 and s[self.held + corner] == 0:
            self.spots.change(g, s[self.reach + corner], corner)

    def come_to(self, g: State, colour: i64, corner: i64) -> None:
        """The first route piece of a colour comes to a corner."""
        s = g.s
        s[self.reach + corner] |= g.rules.bits[colour]
        if s[self.free + corner] != 0 and s[self.held + corner] == 0:
            self.spots.put(g, colour, corner)

    def leave(self, g: State, colour: i64, corner: i64) -> None:
        """The last route piece of a colour has left a corner."""
        s = g.s
        bit: i64 = g.rules.bits[colour]
        s[self.reach + corner] &= ~bit
        if s[self.free + corner] != 0 and s[self.held + corner] == 0:
            self.spots.change(g, bit, corner)

    def refresh_reach(self, g: State, colour: i64, corner: i64) -> None:
        """After a route piece left: whether any of the colour's still comes to a corner."""
        graph = g.rules.graph
        k: i64
        for k in range(graph.corner_width):
            edge: i64 = graph.corner_edges[corner * graph.corner_width + k]
            if edge >= 0 and g.s[self.road + edge] == colour + 1:
                return
        self.leave(g, colour, corner)

    def refresh_around(self, g: State, corner: i64) -> None:
        """After a change on a corner or one of its edges: who may build a road on the edges around it."""
        graph = g.rules.graph
        k: i64
        for k in range(corner * graph.corner_width, (corner + 1) * graph.corner_width):
            if graph.corner_edges[k] >= 0:
                self.refresh_edge(g, graph.corner_edges[k])

    def refresh_edge(self, g: State, edge: i64) -> None:
        """Who may build a road on an edge."""
        bits: i64 = 0
        if g.s[self.road + edge] == 0:
            ends = g.rules.graph.edge_corners
            bits = self.leads_on(g, ends[2 * edge]) | self.leads_on(g, ends[2 * edge + 1])
            if bits != 0 and not self.is_way(g, edge):
                bits = 0
        self.set_open(g, edge, bits)

    def set_open(self, g: State, edge: i64, colours: i64) -> None:
        """These colours, as bits, and no others may build a road on an edge."""
        s = g.s
        at: i64 = self.open + edge
        if s[at] != colours:
            self.road_places.change(g, s[at] ^ colours, edge)
            s[at] = colours

    def open_around(self, g: State, colour: i64, corner: i64) -> None:
        """A colour goes on from a corner to the free edges there, which it could not do before."""
        s = g.s
        graph = g.rules.graph
        bit: i64 = g.rules.bits[colour]
        k: i64
        for k in range(corner * graph.corner_width, (corner + 1) * graph.corner_width):
            edge: i64 = graph.corner_edges[k]
            if edge >= 0 and s[self.road + edge] == 0:
                at: i64 = self.open + edge
                if s[at] & bit == 0 and (s[at] != 0 or self.is_way(g, edge)):
                    s[at] |= bit
                    self.road_places.put(g, colour, edge)

    def leads_on(self, g: State, corner: i64) -> i64:
        """The colours whose roads may go on from a corner: nobody passes another's piece (BASE-63)."""
        s = g.s
        holder: i64 = s[self.held + corner]
        if holder == 0:
            return s[self.road_reach + corner]
        bit: i64 = g.rules.bits[holder - 1]
        if s[self.piece + corner] == 0:
            bit &= s[self.road_reach + corner]
        return bit

    # ---- where pieces may go

    def may_settle(self, g: State, colour: i64, corner: i64) -> bool:
        """Objections other than the distance rule: an occupied corner, or another chapter."""
        held: i64 = self.held + corner
        if g.s[held] != 0:
            return False
        for chapter in self.on_may_settle.all:
            if not chapter.may_settle(g, colour, corner):
                return False
        return True

    def settle_where_allowed(self, g: State, colour: i64, base: i64, first: i64, n: i64) -> i64:
        """Of the codes from `first` on, for corners that nobody holds, leave those where the other chapters let the
        colour settle; the new n."""
        if len(self.on_may_settle.all) == 0:
            return n
        return self.keep_allowed(g, colour, SETTLEMENT, base, first, n)

    def keep_allowed(self, g: State, colour: i64, piece: i64, base: i64, first: i64, n: i64) -> i64:
        """Of the codes from `first` on, for settlements or for roads, leave those where the other chapters let the
        colour build; the new n."""
        settles: bool = piece == SETTLEMENT
        codes = g.scratch.codes
        i: i64
        for chapter in self.on_may_settle.all if settles else self.on_may_build_road.all:
            end: i64 = n
            n = first
            for i in range(first, end):
                place: i64 = codes[i] - base
                may: bool = (
                    chapter.may_settle(g, colour, place) if settles else chapter.may_build_road(g, colour, place)
                )
                if may:
                    codes[n] = codes[i]
                    n += 1
        return n

    def may_build_road(self, g: State, colour: i64, edge: i64) -> bool:
        for chapter in self.on_may_build_road.all:
            if not chapter.may_build_road(g, colour, edge):
                return False
        return True

    def may_upgrade(self, g: State, colour: i64, corner: i64) -> bool:
        """Whether the other chapters allow a city in the place of this settlement."""
        for chapter in self.on_may_upgrade.all:
            if not chapter.may_upgrade(g, colour, corner):
                return False
        return True

    def offer_roads(self, g: State, colour: i64, base: i64, n: i64) -> i64:
        """Write a code for every edge where the colour may build a road."""
        end: i64 = self.road_places.write(g, colour, base, n)
        if len(self.on_may_build_road.all) == 0:
            return end
        return self.keep_allowed(g, colour, ROAD, base, n, end)

    # ---- why not

    def corner_refusal(self, g: State, seat: i64, corner: i64) -> IllegalAction | None:
        """Why nobody, or this seat, may settle on a corner, roads and price aside."""
        if g.s[self.held + corner] != 0:
            reason = self.on_held.refusal(g, seat, SETTLEMENT, corner) if g.s[self.piece + corner] == 0 else None
            return reason or IllegalAction("settlement.occupied", "BASE-64", corner=int(corner))
        if self.land.around(g, corner) & DRY == 0:
            hidden = self.land.on_hidden.refusal(g, seat, SETTLEMENT, corner)
            return hidden or IllegalAction("settlement.no_land", "SEA-15", corner=int(corner))
        if g.s[self.free + corner] == 0:
            return IllegalAction("settlement.too_close", "BASE-26", corner=int(corner))
        if not self.may_settle(g, seat, corner):
            reason = self.on_may_settle.refusal(g, seat, SETTLEMENT, corner)
            return reason or IllegalAction("settlement.not_here", "BASE-64", corner=int(corner))
        return None

    def road_refusal(self, g: State, seat: i64, edge: i64) -> IllegalAction | None:
        """Why this seat may not build a road on an edge, price aside."""
        if g.s[self.road + edge] != 0:
            return IllegalAction("road.occupied", "BASE-63", edge=int(edge))
        if not self.is_way(g, edge):
            hidden = self.land.on_hidden.refusal(g, seat, ROAD, edge)
            return hidden or IllegalAction("road.no_land", "BASE-63", edge=int(edge))
        if g.s[self.open + edge] & g.rules.bits[seat] == 0:
            return IllegalAction("road.not_connected", "BASE-63", edge=int(edge))
        if not self.may_build_road(g, seat, edge):
            reason = self.on_may_build_road.refusal(g, seat, ROAD, edge)
            return reason or IllegalAction("road.not_here", "BASE-63", edge=int(edge))
        return None
