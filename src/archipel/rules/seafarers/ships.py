"""Ships: building, moving, and how they go together with roads (SEA-9 to SEA-24).

A ship takes its edge in the block `road`, so that nothing else lies there and routes run over it; the block `ship` says
that it is one. Ships and roads meet only at their owner's building: each keeps its own reach.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.tables import filled
from archipel.board.vectors import vec
from archipel.engine.errors import IllegalAction
from archipel.engine.events import SEAT, EventField
from archipel.engine.phase import Phase
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import DERIVED, PUBLIC, TURN
from archipel.rules.base.free_roads import FreeRoads
from archipel.rules.base.land import WET
from archipel.rules.base.placement import Placement
from archipel.rules.base.route import LongestRoute
from archipel.rules.box_chapter import SETTLEMENT, UNSET, Hooks
from archipel.rules.seafarers.edge_sets import BITS, SPREAD, TOP_SIX, EdgeSets
from archipel.rules.seafarers.open_routes import ALONE, OpenRoutes
from archipel.rules.seafarers.sailing import COMMON, NONE, BuildShip, LiftShip, PlaceFreeShip, PlaceShip, SetShip
from archipel.rules.seafarers.sea_chapter import SeaChapter, SeaHooks

COST: Final = {"lumber": 1, "wool": 1}  # (SEA-9)


@final
class Ships(SeaChapter):
    """The ships on the board and in stock, and where they may go."""

    def __init__(self, stock: int) -> None:
        super().__init__("ships")
        self.stock: i64 = stock
        self.ship = self.reach = self.open = self.places = self.free_ends = self.loop_ends = self.left = UNSET
        self.list = self.ends = self.built_in = self.moved = self.lifted = self.ring = self.piece = UNSET
        self.moved_event = UNSET
        self.moving = Phase("", "")
        self.shunned: i64 = -1  # a word with a tile to whose edges no ship comes and from where none leaves; -1: none
        self.waters: vec[i64] = vec[i64]()  # the set of edges that no chapter has closed
        self.pilot: SeaChapter | None = None  # says by sets where ships may come
        self.fairways: vec[i64] = vec[i64]()  # these sets, row by row, behind one that all of them have in common
        self.keeper: SeaChapter | None = None  # keeps for every colour the set of edges to which its ships may come
        self.kept: i64 = -1  # where these sets begin; -1: none are kept
        self.on_may_leave = SeaHooks()
        self.objections = Hooks()  # the chapters that say why a ship may not come or leave
        self.on_sail_on = SeaHooks()
        self.on_lifted = SeaHooks()

    def install(self, rules: Rules) -> None:
        super().install(rules)
        self.route = rules.the(LongestRoute)
        self.placement = rules.the(Placement)
        self.free = rules.the(FreeRoads)
        self.sets = EdgeSets(rules.graph)
        self.waters = filled(self.sets.words, -1)
        self.fairways = filled(self.sets.words, -1)  # without a pilot all edges
        self.ship = rules.edge_block("ship", PUBLIC, "name", ["", "ship", "warship"])
        self.reach = rules.corner_block("ship_reach", PUBLIC, "bits")  # colours whose ships come here
        self.open = rules.edge_block("ship_open", PUBLIC, "bits")  # colours that may build a ship here
        self.left = rules.colour_block("ships_left", PUBLIC)
        self.list = rules.colour_block("ship_list", PUBLIC, self.stock)  # 1 + edge of every ship, ascending, then 0
        self.ends = rules.colour_block("ship_ends", PUBLIC, self.stock)  # the same for those that may leave (SEA-20)
        self.built_in = rules.edge_block("ship_turn", PUBLIC)  # the turn in which the ship came here
        self.moved = rules.block("ship_moved", PUBLIC, reads="flag")  # in this turn (SEA-19)
        self.lifted = rules.block("ship_lifted", PUBLIC, reads="edge")  # where the ship in hand comes from
        self.ring = rules.colour_block("ship_ring", PUBLIC)  # 1: its ships may form a loop
        self.places = rules.colour_block("ship_places", PUBLIC, self.sets.words, DERIVED)  # `ship_open` as a set
        self.free_ends = rules.colour_block("ship_free_ends", PUBLIC, self.sets.words, DERIVED)  # see open_routes.py
        self.loop_ends = rules.colour_block("ship_loop_ends", PUBLIC, self.sets.words, DERIVED)
        self.piece = self.building.add_piece("ship", True)
        self.moved_event = rules.event(
            "ship_moved", [SEAT, EventField("from", "edge", PUBLIC), EventField("to", "edge", PUBLIC)]
        )
        self.turn.offer_build(rules.add(BuildShip(rules, self, rules.price("ship", COST))))
        self.lift = rules.add(LiftShip(rules, self))
        self.turn.offer_own(self.lift)
        self.moving = rules.phase("ship_move", "SEA-18")
        self.moving.offer(rules.add(SetShip(rules, self)))
        self.placement.road_phase.offer(rules.add(PlaceShip(rules, self)))
        self.free.phase.offer(rules.add(PlaceFreeShip(rules, self)))
        self.free.on_free_place.append(self)
        self.route.join_kinds_by_buildings(rules, self.ship)  # (SEA-23)
        self.routes = OpenRoutes(rules.graph, self, self.building)
        self.building.on_placed.append(self)
        self.building.on_held.append(self)
        self.building.on_put_route.append(self)
        self.building.on_take_off.append(self)
        self.building.on_route_lost.append(self)
        self.turn.on_part.append(self, self.moved)

    def begin(self, g: State) -> None:
        p: i64
        for p in range(g.rules.colours):
            g.s[self.left + p] = self.stock
        g.s[self.lifted] = NONE

    def part_began(self, g: State, seat: i64) -> None:
        g.s[self.moved] = 0

    # ---- laying and taking off

    def put_route(self, g: State, colour: i64, edge: i64, piece: i64) -> bool:
        """A new ship, bought or free."""
        if piece != self.piece:
            return False
        self.put(g, colour, edge, 1)
        return True

    def put(self, g: State, seat: i64, edge: i64, kind: i64) -> None:
        s = g.s
        bit: i64 = g.rules.bits[seat]
        ends = g.rules.graph.edge_corners
        routes = self.routes
        building = self.building
        reach: i64 = self.reach
        if s[reach + ends[2 * edge]] & s[reach + ends[2 * edge + 1]] & bit != 0:
            s[self.ring + seat] = 1
        s[building.road + edge] = seat + 1
        s[self.ship + edge] = kind
        s[self.built_in + edge] = s[TURN]
        self.enlist(g, seat, edge)
        self.set_open(g, edge, 0)
        building.set_open(g, edge, 0)
        free: bool = False
        end: i64
        for end in range(2 * edge, 2 * edge + 2):
            v: i64 = ends[end]
            if s[reach + v] & bit != 0:
                routes.joined(g, seat, end)
                continue
            s[reach + v] |= bit
            if s[building.reach + v] & bit == 0:
                building.come_to(g, seat, v)
            self.reached(g, seat, v)
            if not routes.anchors(g, seat, v):
                free = True
        routes.has_come(g, seat, edge, free)
        routes.refresh_ends(g, seat)
        self.notify_moved(g, seat, edge)

    def take_off(self, g: State, seat: i64, edge: i64) -> bool:
        """A ship leaves its edge for the stock."""
        if g.s[self.ship + edge] == 0:
            return False
        self.remove(g, seat, edge)
        self.routes.refresh_ends(g, seat)
        return True

    def remove(self, g: State, seat: i64, edge: i64) -> None:
        s = g.s
        bit: i64 = g.rules.bits[seat]
        ends = g.rules.graph.edge_corners
        routes = self.routes
        building = self.building
        s[building.road + edge] = 0
        s[self.ship + edge] = 0
        s[self.built_in + edge] = 0
        self.route.piece_gone(g, seat, edge)
        self.delist(g, seat, edge)
        routes.has_gone(g, seat, edge)
        end: i64
        for end in range(2 * edge, 2 * edge + 2):
            v: i64 = ends[end]
            beside: i64 = routes.ships_beside(g, seat, end)
            if beside != ALONE:
                routes.left_alone(g, seat, end, beside)
                continue
            s[self.reach + v] &= ~bit
            if s[building.road_reach + v] & bit == 0:
                building.leave(g, seat, v)
            self.left_behind(g, seat, v)
        self.set_open(g, edge, self.leads_on(g, ends[2 * edge]) | self.leads_on(g, ends[2 * edge + 1]))
        if building.is_way(g, edge):
            building.set_open(g, edge, building.leads_on(g, ends[2 * edge]) | building.leads_on(g, ends[2 * edge + 1]))
        self.notify_moved(g, seat, edge)

    def notify_moved(self, g: State, seat: i64, edge: i64) -> None:
        """Tell those who say by sets where ships may come that one has come to an edge or left it."""
        pilot = self.pilot
        if pilot is not None:
            pilot.ship_came_or_left(g, seat, edge)
        keeper = self.keeper
        if keeper is not None:
            keeper.ship_came_or_left(g, seat, edge)

    def enlist(self, g: State, seat: i64, edge: i64) -> None:
        """Into the list of the seat's ships, which stays in order so that equal positions have equal bytes."""
        s = g.s
        at: i64 = self.list + seat * self.stock
        i: i64 = self.stock - s[self.left + seat]
        while i > 0 and s[at + i - 1] > edge + 1:
            s[at + i] = s[at + i - 1]
            i -= 1
        s[at + i] = edge + 1
        s[self.left + seat] -= 1

    def delist(self, g: State, seat: i64, edge: i64) -> None:
        s = g.s
        at: i64 = self.list + seat * self.stock
        last: i64 = self.stock - s[self.left + seat] - 1
        i: i64 = 0
        while s[at + i] != edge + 1:
            i += 1
        while i < last:
            s[at + i] = s[at + i + 1]
            i += 1
        s[at + last] = 0
        s[self.left + seat] += 1

    def piece_placed(self, g: State, colour: i64, piece: i64, at: i64) -> None:
        """Roads and buildings open and close ways for ships."""
        if piece == SETTLEMENT:
            self.refresh_around(g, at)
            self.routes.anchors_changed(g, colour, at)
        elif piece != self.piece and self.building.on_edge[piece] != 0:
            self.set_open(g, at, 0)

    def route_lost(self, g: State, seat: i64, edge: i64) -> None:
        """Where a road lay on the coast a ship may come now."""
        ends = g.rules.graph.edge_corners
        self.refresh_around(g, ends[2 * edge])
        self.refresh_around(g, ends[2 * edge + 1])

    def corner_taken(self, g: State, seat: i64, corner: i64) -> None:
        self.refresh_corner(g, seat, corner)

    def corner_left(self, g: State, seat: i64, corner: i64) -> None:
        self.refresh_corner(g, seat, corner)

    def refresh_corner(self, g: State, seat: i64, corner: i64) -> None:
        """Another piece came to a corner or left it: ways for ships open and close, and the seat's own routes do."""
        self.refresh_around(g, corner)
        if g.s[self.reach + corner] & g.rules.bits[seat] != 0:
            self.routes.anchors_changed(g, seat, corner)

    # ---- where ships may go

    def refresh_around(self, g: State, corner: i64) -> None:
        """After a change on a corner or one of its edges: who may build a ship on the edges around it."""
        graph = g.rules.graph
        k: i64
        for k in range(corner * graph.corner_width, (corner + 1) * graph.corner_width):
            if graph.corner_edges[k] >= 0:
                self.refresh_edge(g, graph.corner_edges[k])

    def refresh_edge(self, g: State, edge: i64) -> None:
        """Who may build a ship on an edge."""
        s = g.s
        ends = g.rules.graph.edge_corners
        bits: i64 = 0
        if s[self.building.road + edge] == 0 and self.land.beside(g, edge) & WET != 0:
            bits = self.leads_on(g, ends[2 * edge]) | self.leads_on(g, ends[2 * edge + 1])
        if s[self.open + edge] != bits:
            self.set_open(g, edge, bits)

    def set_open(self, g: State, edge: i64, colours: i64) -> None:
        """These colours may build a ship on an edge, as bits."""
        s = g.s
        sets = self.sets
        changed: i64 = s[self.open + edge] ^ colours
        s[self.open + edge] = colours
        at: i64 = self.places + sets.word[edge]
        bit: i64 = sets.bit[edge]
        c: i64 = 0
        while changed != 0:
            if changed & g.rules.bits[c] != 0:
                s[at] ^= bit
                changed ^= g.rules.bits[c]
            at += sets.words
            c += 1

    def reached(self, g: State, seat: i64, corner: i64) -> None:
        """The first ship of a seat has come to a corner."""
        s = g.s
        graph = g.rules.graph
        corner_edges = graph.corner_edges
        width: i64 = graph.corner_width
        road: i64 = self.building.road
        ways: i64 = self.open
        bit: i64 = g.rules.bits[seat]
        if self.leads_on(g, corner) & bit == 0:
            return
        k: i64
        for k in range(corner * width, corner * width + width):
            edge: i64 = corner_edges[k]
            if edge < 0 or s[road + edge] != 0 or s[ways + edge] & bit != 0:
                continue
            if s[ways + edge] != 0 or self.land.beside(g, edge) & WET != 0:  # where others may go there is sea
                s[ways + edge] |= bit
                s[self.places + seat * self.sets.words + self.sets.word[edge]] |= self.sets.bit[edge]

    def left_behind(self, g: State, seat: i64, corner: i64) -> None:
        """The last ship of a seat has left a corner."""
        s = g.s
        graph = g.rules.graph
        corner_edges = graph.corner_edges
        width: i64 = graph.corner_width
        ways: i64 = self.open
        bit: i64 = g.rules.bits[seat]
        if self.building.owner(g, corner) == seat:
            return
        k: i64
        for k in range(corner * width, corner * width + width):
            edge: i64 = corner_edges[k]
            if edge < 0 or s[ways + edge] & bit == 0:
                continue
            if self.leads_on(g, graph.corner_neighbours[k]) & bit == 0:
                s[ways + edge] &= ~bit
                s[self.places + seat * self.sets.words + self.sets.word[edge]] &= ~self.sets.bit[edge]

    def leads_on(self, g: State, corner: i64) -> i64:
        """Whose ships may go on from a corner: not past another's piece, nor from a road (SEA-11, SEA-13)."""
        s = g.s
        building = self.building
        found: i64 = s[self.reach + corner]
        holder: i64 = s[building.held + corner]
        if holder != 0:
            bit: i64 = g.rules.bits[holder - 1]
            found = bit if s[building.piece + corner] != 0 else found & bit
        if found == 0:
            return found
        hooks = self.on_sail_on.all
        i: i64
        for i in range(len(hooks)):
            if not hooks[i].may_sail_on(g, corner):
                return 0
        return found

    def may_sail(self, g: State, seat: i64, edge: i64) -> bool:
        """Whether the other chapters let a ship come to this edge."""
        sets = self.sets
        pilot = self.pilot
        if self.is_shunned(g, edge) or self.waters[sets.word[edge]] & sets.bit[edge] == 0:
            return False
        return (pilot is None or pilot.may_sail(g, seat, edge)) and self.is_kept(g, seat, edge)

    def may_leave(self, g: State, seat: i64, edge: i64) -> bool:
        """Whether the other chapters let the ship on this edge leave it."""
        if self.is_shunned(g, edge) or not self.is_kept(g, seat, edge):
            return False
        for chapter in self.on_may_leave.all:
            if not chapter.may_ship_leave(g, seat, edge):
                return False
        return True

    def shun(self, tile: i64, chapter: SeaChapter) -> None:
        """No ship comes to the edges of the tile that this word of the state names, and none leaves them; -1 there for
        no tile. The chapter says why."""
        self.shunned = tile
        self.objections.append(chapter)

    def close(self, closed: vec[i64], chapter: SeaChapter) -> None:
        """No ship ever comes to an edge that has a 1 here. The chapter says why."""
        sets = self.sets
        edge: i64
        for edge in range(len(closed)):
            if closed[edge] != 0:
                self.waters[sets.word[edge]] &= ~sets.bit[edge]
        self.leave_closed_out()
        self.objections.append(chapter)

    def steer(self, chapter: SeaChapter, fairways: vec[i64]) -> None:
        """Ships come only to the edges of one of these sets, each a row of words as `EdgeSets` writes them; the first
        row, COMMON, has what all others have. The chapter says by `fairway` which, by `may_sail` whether an edge is in
        it, and why not. Leaving an edge is free."""
        self.pilot = chapter
        self.fairways = fairways
        self.leave_closed_out()
        self.objections.append(chapter)

    def leave_closed_out(self) -> None:
        """No fairway has a closed edge."""
        i: i64
        for i in range(len(self.fairways)):
            self.fairways[i] &= self.waters[i % self.sets.words]

    def keep(self, chapter: SeaChapter, sets: i64) -> None:
        """Ships of a colour come only to the edges of its set, and leave only these. The sets of all colours, as
        `EdgeSets` writes them, begin at this word of the state. The chapter keeps them by `ship_came_or_left` and
        whatever else they follow from. A ship with a free end has no part in them but by its own edge and those that
        meet it; of all other ships that leave the chapter says by `may_sail` what is in the set without them."""
        self.keeper = chapter
        self.kept = sets
        self.objections.append(chapter)

    def kept_row(self, seat: i64) -> i64:
        """Where the set of edges begins to which the seat's ships may come; -1 if no chapter keeps one."""
        if self.kept < 0:
            return self.kept
        return self.kept + seat * self.sets.words

    def is_kept(self, g: State, seat: i64, edge: i64) -> bool:
        """Whether the set that is kept for the seat, if there is one, has this edge."""
        at: i64 = self.kept_row(seat)
        if at < 0:
            return True
        at += self.sets.word[edge]
        return g.s[at] & self.sets.bit[edge] != 0

    def is_shunned(self, g: State, edge: i64) -> bool:
        """Whether an edge is beside the shunned tile."""
        if self.shunned < 0:
            return False
        tile: i64 = g.s[self.shunned]
        tiles = g.rules.graph.edge_tiles
        return tile >= 0 and (tiles[2 * edge] == tile or tiles[2 * edge + 1] == tile)

    def is_place(self, g: State, seat: i64, edge: i64) -> bool:
        """Whether the seat could lay a ship here, price aside."""
        return g.s[self.open + edge] & g.rules.bits[seat] != 0 and self.may_sail(g, seat, edge)

    def offer_places(self, g: State, seat: i64, base: i64, n: i64) -> i64:
        """Write a code for every edge where the seat may lay a ship, ascending."""
        codes = g.scratch.codes
        sets = self.sets
        number = sets.number
        s = g.s
        fairways = self.fairways
        around = sets.around
        words: i64 = sets.words
        row: i64 = self.fairway(g, seat, NONE) * words
        shunned: i64 = self.shunned_row(g)
        at: i64 = self.places + seat * words
        kept: i64 = self.kept_row(seat)
        first: i64 = base
        i: i64
        for i in range(words):
            left: i64 = s[at + i]
            if left != 0:
                left &= ~around[shunned + i] & fairways[row + i]
                if kept >= 0:
                    left &= s[kept + i]
            while left != 0:
                bit: i64 = left & -left
                left ^= bit
                codes[n] = first + number[(bit * SPREAD >> TOP_SIX) & 63]
                n += 1
            first += BITS
        return n

    def fairway(self, g: State, seat: i64, lifted: i64) -> i64:
        """The row of the set of edges to which ships of the seat may come when the one on the edge `lifted`, if any, is
        off the board; COMMON if no chapter says so by sets."""
        pilot = self.pilot
        if pilot is None:
            return COMMON
        return pilot.fairway(g, seat, lifted)

    def places_in(self, g: State, seat: i64, row: i64, i: i64) -> i64:
        """One word of the set of edges where the seat may lay a ship, the set that a chapter may keep for it aside;
        `row` is what `fairway` has said."""
        sets = self.sets
        words: i64 = sets.words
        found: i64 = g.s[self.places + seat * words + i]
        return found & ~sets.around[self.shunned_row(g) + i] & self.fairways[row * words + i]

    def shunned_row(self, g: State) -> i64:
        """Where in `EdgeSets.around` the edges begin to which no ship comes."""
        if self.shunned < 0:
            return 0
        return (g.s[self.shunned] + 1) * self.sets.words

    def has_free_place(self, g: State, seat: i64) -> bool:
        """Whether the seat could lay a ship, price aside."""
        if g.s[self.left + seat] == 0:
            return False
        row: i64 = self.fairway(g, seat, NONE)
        kept: i64 = self.kept_row(seat)
        i: i64
        for i in range(self.sets.words):
            left: i64 = self.places_in(g, seat, row, i)
            if kept >= 0:
                left &= g.s[kept + i]
            if left != 0:
                return True
        return False

    def has_elsewhere(self, g: State, seat: i64, edge: i64) -> bool:
        """Whether a ship could go to another place if it left this one."""
        s = g.s
        sets = self.sets
        words: i64 = sets.words
        row: i64 = self.fairway(g, seat, edge)
        fairways = self.fairways
        around = sets.around
        shunned: i64 = self.shunned_row(g)
        first: i64 = self.places + seat * words
        kept: i64 = self.kept_row(seat)
        i: i64 = words
        if kept >= 0 and not self.has_free_end(g, seat, edge):
            return self.is_allowed_elsewhere(g, seat, edge, row)
        while i > 0:  # most ships have a place that does not meet their edge
            i -= 1
            left: i64 = s[first + i] & ~sets.beside[edge * words + i]
            if left != 0:
                left &= ~around[shunned + i] & fairways[row * words + i]
                if kept >= 0:
                    left &= s[kept + i]
                if left != 0:
                    return True
        if kept >= 0:
            return self.is_allowed_elsewhere(g, seat, edge, row)
        return self.has_place_beside(g, seat, edge, row)

    def has_free_end(self, g: State, seat: i64, edge: i64) -> bool:
        """Whether nothing of the seat meets an end of its ship on this edge."""
        at: i64 = self.free_ends + seat * self.sets.words + self.sets.word[edge]
        return g.s[at] & self.sets.bit[edge] != 0

    def is_allowed_elsewhere(self, g: State, seat: i64, edge: i64, row: i64) -> bool:
        """The same where a chapter keeps the set of edges to which ships may come: it is asked about each place without
        the ship, as only that set does not show what it would be then."""
        s = g.s
        sets = self.sets
        keeper = self.keeper
        kept: i64 = self.kept_row(seat)
        kind: i64 = s[self.ship + edge]
        found: bool = False
        i: i64
        s[self.building.road + edge] = 0
        s[self.ship + edge] = 0
        for i in range(sets.words):
            if found:
                break
            left: i64 = self.places_in(g, seat, row, i) & s[kept + i]  # without the ship there are no more
            while left != 0 and not found:
                bit: i64 = left & -left
                left ^= bit
                place: i64 = i * BITS + sets.number[(bit * SPREAD >> TOP_SIX) & 63]
                if bit & sets.beside[edge * sets.words + i] == 0 or self.stays_open(g, seat, place, edge):
                    found = keeper is not None and keeper.may_sail(g, seat, place)
        s[self.building.road + edge] = seat + 1
        s[self.ship + edge] = kind
        return found

    def has_place_beside(self, g: State, seat: i64, edge: i64, row: i64) -> bool:
        """Whether a place that meets a ship may still be reached when this ship is off the board: over the same corner,
        where the seat has another ship or a building, or from its other end."""
        s = g.s
        sets = self.sets
        building = self.building
        ends = g.rules.graph.edge_corners
        onward = self.routes.onward
        width: i64 = self.routes.width
        bit: i64 = g.rules.bits[seat]
        shunned: i64 = self.shunned_row(g)
        row *= sets.words
        end: i64
        k: i64
        for end in range(2 * edge, 2 * edge + 2):
            for k in range(end * width, end * width + width):
                far: i64 = onward[k]
                if far < 0:
                    break
                place: i64 = far >> 1
                if s[self.open + place] & bit == 0:
                    continue
                i: i64 = sets.word[place]
                if sets.bit[place] & ~sets.around[shunned + i] & self.fairways[row + i] == 0:
                    continue
                v: i64 = ends[end]
                if s[building.held + v] == seat + 1 and s[building.piece + v] != 0:
                    return True
                if self.leads_on(g, ends[far]) & bit != 0 or self.routes.ships_beside(g, seat, end) != ALONE:
                    return True
        return False

    def stays_open(self, g: State, seat: i64, place: i64, edge: i64) -> bool:
        """Whether an open place may still be reached when the ship on this edge is off the board."""
        ends = g.rules.graph.edge_corners
        bit: i64 = g.rules.bits[seat]
        end: i64
        for end in range(2 * place, 2 * place + 2):
            v: i64 = ends[end]
            if self.leads_on(g, v) & bit == 0:
                continue
            if v != ends[2 * edge] and v != ends[2 * edge + 1]:
                return True
            if self.building.owner(g, v) == seat or self.routes.ships_beside(g, seat, end) != ALONE:
                return True
        return False

    # ---- why not

    def place_refusal(self, g: State, seat: i64, edge: i64) -> IllegalAction | None:
        """Why this seat may not lay a ship on an edge, price aside."""
        if g.s[self.building.road + edge] != 0:
            return IllegalAction("ship.occupied", "SEA-12", edge=int(edge))
        if self.land.beside(g, edge) & WET == 0:
            hidden = self.land.on_hidden.refusal(g, seat, self.piece, edge)
            return hidden or IllegalAction("ship.no_sea", "SEA-10", edge=int(edge))
        if g.s[self.open + edge] & g.rules.bits[seat] == 0:
            ends = g.rules.graph.edge_corners
            reach: i64 = g.s[self.building.reach + ends[2 * edge]] | g.s[self.building.reach + ends[2 * edge + 1]]
            rule = "SEA-13" if reach & g.rules.bits[seat] != 0 else "SEA-11"
            closed = self.on_sail_on.refusal(g, seat, self.piece, edge)
            return closed or IllegalAction("ship.not_connected", rule, edge=int(edge))
        return self.objections.refusal(g, seat, self.piece, edge)
