"""Which ships may leave their place: open and closed shipping routes, and loops (SEA-17, SEA-20).

Ships have numbers here, corners letters, and an anchor stands in brackets:

    [A] ~1~ b ~2~ c ~3~ d        Only ship 3 may leave: nothing else touches d. Ship 2 has a ship at either end, ship 1
                                 an anchor at one and a ship at the other.

    [A] ~1~ b                    A loop has no free end. With one anchor the two ships beside it may leave, 1 and 4;
     4      2                    without any anchor every ship may; with a second anchor at c none may, as each lies
     d ~3~  c                    between two anchors.

Where there is no loop, a ship may leave if one of its ends is free: these are the set `ship_free_ends`, for which only
ships beside a change are looked at again. Those that may leave a loop are the set `ship_loop_ends`; its first word is
UNKNOWN until they are searched again. While a ship is in hand the list `ship_ends` is empty, the sets are not.

`link` counts the ships at each corner (`degree`) and keeps their numbers by exclusive or (`links`), as trails.py does.
Loops are searched only when a ship may have closed one, which the word `ship_ring` says, and only after a change that
may concern them: `peel` takes off what is in no loop and notes in `depth` which corners are anchors or lead to one, and
`leaves_loop` asks for each ship that is left whether the way round it is free of anchors.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from archipel.board.graph import Graph
from archipel.board.vectors import vec
from archipel.engine.state import State
from archipel.engine.words import UNKNOWN
from archipel.rules.base.building import Building
from archipel.rules.base.trails import onward_ends
from archipel.rules.seafarers.edge_sets import BITS, SPREAD, TOP_SIX
from archipel.rules.seafarers.sea_chapter import SeaHooks

if TYPE_CHECKING:
    from archipel.rules.seafarers.ships import Ships

LEADS: Final = 1  # a corner from which ships outside of loops come to an anchor
ANCHOR: Final = 2
ALONE: Final = -1
SEVERAL: Final = -2


@final
class OpenRoutes:
    """A ship may leave if one end of it is free. In loops no end is free: those are searched, which is rare.

    An anchor is what closes a route at a corner: the colour's own building, or what other chapters say."""

    def __init__(self, graph: Graph, ships: Ships, building: Building) -> None:
        self.ships: Final[Ships] = ships
        self.building: Final[Building] = building
        self.width: i64 = graph.corner_width - 1
        self.onward: Final[vec[i64]] = onward_ends(graph)
        self.on_anchors = SeaHooks()

    # ---- after a change

    def joined(self, g: State, seat: i64, end: i64) -> None:
        """A ship that has come is not the first at this end of it: if another was alone there, it is so no more."""
        beside: i64 = self.ships_beside(g, seat, end)
        if beside >= 0:
            self.note(g, seat, beside >> 1, self.is_free_end(g, seat, beside))

    def has_come(self, g: State, seat: i64, edge: i64, free: bool) -> None:
        """A ship of the seat has come to an edge, with a free end or without. A ship with a free end is in no loop and
        ties none to an anchor."""
        self.note(g, seat, edge, free)
        if not free:
            self.forget_loops(g, seat)

    def has_gone(self, g: State, seat: i64, edge: i64) -> None:
        """A ship of the seat has left an edge."""
        sets = self.ships.sets
        if g.s[self.ships.free_ends + seat * sets.words + sets.word[edge]] & sets.bit[edge] == 0:
            self.forget_loops(g, seat)
        self.note(g, seat, edge, False)

    def left_alone(self, g: State, seat: i64, end: i64, beside: i64) -> None:
        """What is left at this end of a ship that has gone: one ship, by its far end, or SEVERAL."""
        if beside >= 0 and not self.anchors(g, seat, g.rules.graph.edge_corners[end]):
            self.note(g, seat, beside >> 1, True)

    def anchors_changed(self, g: State, seat: i64, corner: i64) -> None:
        """Routes of the seat are closed at a corner now, or are not any more."""
        graph = g.rules.graph
        k: i64
        for k in range(corner * graph.corner_width, (corner + 1) * graph.corner_width):
            edge: i64 = graph.corner_edges[k]
            if edge >= 0 and self.is_ship(g, seat, edge):
                free: bool = self.is_free_end(g, seat, 2 * edge) or self.is_free_end(g, seat, 2 * edge + 1)
                self.note(g, seat, edge, free)
        self.forget_loops(g, seat)
        self.refresh_ends(g, seat)

    def forget_loops(self, g: State, seat: i64) -> None:
        """Loops of the seat may have changed: they are searched when the list is made."""
        if g.s[self.ships.ring + seat] != 0:
            g.s[self.ships.loop_ends + seat * self.ships.sets.words] = UNKNOWN

    def note(self, g: State, seat: i64, edge: i64, free: bool) -> None:
        """Whether an end of the ship on an edge is free."""
        sets = self.ships.sets
        at: i64 = self.ships.free_ends + seat * sets.words + sets.word[edge]
        if free:
            g.s[at] |= sets.bit[edge]
        else:
            g.s[at] &= ~sets.bit[edge]

    def refresh_ends(self, g: State, seat: i64) -> None:
        """List which ships of a seat may leave."""
        s = g.s
        ships = self.ships
        sets = ships.sets
        loops: i64 = ships.loop_ends + seat * sets.words
        if s[loops] == UNKNOWN:
            self.refresh_loops(g, seat, loops)
        number = sets.number
        n: i64 = ships.ends + seat * ships.stock
        end: i64 = n + ships.stock
        at: i64 = ships.free_ends + seat * sets.words
        i: i64
        for i in range(sets.words):
            left: i64 = s[at + i] | s[loops + i]
            while left != 0:
                bit: i64 = left & -left
                left ^= bit
                s[n] = i * BITS + number[(bit * SPREAD >> TOP_SIX) & 63] + 1
                n += 1
        while n < end and s[n] != 0:
            s[n] = 0
            n += 1

    def refresh_loops(self, g: State, seat: i64, loops: i64) -> None:
        """Which ships of a seat may leave their loop, as a set that begins at this word."""
        s = g.s
        ships = self.ships
        first: i64 = ships.list + seat * ships.stock
        i: i64
        for i in range(ships.sets.words):
            s[loops + i] = 0
        self.search_loops(g, seat, first, first + ships.stock - s[ships.left + seat], loops)

    def clear_ends(self, g: State, seat: i64) -> None:
        """While a ship is in hand no other may leave."""
        s = g.s
        at: i64 = self.ships.ends + seat * self.ships.stock
        i: i64
        for i in range(at, at + self.ships.stock):
            if s[i] == 0:
                return
            s[i] = 0

    def link(self, g: State, first: i64, last: i64) -> None:
        """Count and link the ships of a list at their corners, on the scratch."""
        s = g.s
        scratch = g.scratch
        seen = scratch.seen
        degree = scratch.degree
        links = scratch.links
        ends = g.rules.graph.edge_corners
        scratch.stamp += 1
        stamp: i64 = scratch.stamp
        i: i64
        j: i64
        for i in range(first, last):
            edge: i64 = s[i] - 1
            for j in range(2 * edge, 2 * edge + 2):
                corner: i64 = ends[j]
                if seen[corner] == stamp:
                    degree[corner] += 1
                    links[corner] ^= edge
                else:
                    seen[corner] = stamp
                    degree[corner] = 1
                    links[corner] = edge

    def is_free_end(self, g: State, seat: i64, end: i64) -> bool:
        """Neither an anchor nor a second ship of the colour at this end of a ship (SEA-20)."""
        if self.ships_beside(g, seat, end) != ALONE:
            return False
        return not self.anchors(g, seat, g.rules.graph.edge_corners[end])

    def ships_beside(self, g: State, seat: i64, end: i64) -> i64:
        """The other ship of the seat at this end of an edge, by its far end; ALONE, or SEVERAL."""
        s = g.s
        onward = self.onward
        road: i64 = self.building.road
        ship: i64 = self.ships.ship
        found: i64 = ALONE
        k: i64
        for k in range(end * self.width, end * self.width + self.width):
            far: i64 = onward[k]
            if far < 0:
                break
            if s[road + (far >> 1)] == seat + 1 and s[ship + (far >> 1)] != 0:
                if found != ALONE:
                    return SEVERAL
                found = far
        return found

    def may_leave(self, g: State, seat: i64, edge: i64) -> bool:
        """Whether the seat's ship on this edge is the end of an open route."""
        first: i64 = self.ships.ends + seat * self.ships.stock
        i: i64
        for i in range(first, first + self.ships.stock):
            if g.s[i] == edge + 1:
                return True
        return False

    def anchors(self, g: State, seat: i64, corner: i64) -> bool:
        building = self.building
        if g.s[building.held + corner] == seat + 1 and g.s[building.piece + corner] != 0:
            return True
        hooks = self.on_anchors.all
        i: i64
        for i in range(len(hooks)):
            if hooks[i].anchors(g, seat, corner):
                return True
        return False

    def is_ship(self, g: State, seat: i64, edge: i64) -> bool:
        return g.s[self.building.road + edge] == seat + 1 and g.s[self.ships.ship + edge] != 0

    # ---- loops

    def search_loops(self, g: State, seat: i64, first: i64, last: i64, loops: i64) -> None:
        """Put the ships that may leave their loop into a set. Where there is no loop, that is noted."""
        s = g.s
        scratch = g.scratch
        degree = scratch.degree
        ends = g.rules.graph.edge_corners
        sets = self.ships.sets
        self.link(g, first, last)
        if self.peel(g, seat, first, last) == 0:
            s[self.ships.ring + seat] = 0
            return
        ties: i64 = 0  # corners of loops that are an anchor or lead to one
        i: i64
        j: i64
        scratch.stamp += 1
        for i in range(2 * first, 2 * last):
            j = ends[2 * s[i // 2] - 2 + i % 2]
            if scratch.seen[j] != scratch.stamp and degree[j] > 0 and scratch.depth[j] != 0:
                scratch.seen[j] = scratch.stamp
                ties += 1
        for i in range(first, last):
            edge: i64 = s[i] - 1
            if degree[ends[2 * edge]] > 0 and degree[ends[2 * edge + 1]] > 0 and self.leaves_loop(g, seat, edge, ties):
                s[loops + sets.word[edge]] |= sets.bit[edge]

    def peel(self, g: State, seat: i64, first: i64, last: i64) -> i64:
        """Take off all ships that are in no loop, from the ends inwards, and mark what leads to anchors; how many
        ships are left."""
        s = g.s
        scratch = g.scratch
        degree = scratch.degree
        links = scratch.links
        anchored = scratch.depth
        ends = g.rules.graph.edge_corners
        left: i64 = last - first
        i: i64
        j: i64
        corner: i64
        for i in range(first, last):
            for j in range(2):
                corner = ends[2 * s[i] - 2 + j]
                anchored[corner] = ANCHOR if self.anchors(g, seat, corner) else 0
        for i in range(first, last):
            for j in range(2):
                corner = ends[2 * s[i] - 2 + j]
                while degree[corner] == 1:
                    edge: i64 = links[corner]
                    leads: bool = anchored[corner] != 0
                    degree[corner] = 0
                    corner = ends[2 * edge] + ends[2 * edge + 1] - corner
                    degree[corner] -= 1
                    links[corner] ^= edge
                    if leads and anchored[corner] == 0:
                        anchored[corner] = LEADS
                    left -= 1
        return left

    def leaves_loop(self, g: State, seat: i64, edge: i64, ties: i64) -> bool:
        """In a ring without anchor any ship may leave, in a loop at a single anchor the two ships beside it; never one
        that lies between two anchors."""
        scratch = g.scratch
        start: i64 = g.rules.graph.edge_corners[2 * edge]
        end: i64 = g.rules.graph.edge_corners[2 * edge + 1]
        # The way round is free of anchors inside; only the ends of this ship may be one, and not both.
        if scratch.depth[start] == ANCHOR and scratch.depth[end] == ANCHOR:
            return False
        scratch.stamp += 1
        if not self.comes_to(g, seat, end, edge, start):
            return False
        if ties < 2:
            return True
        scratch.passed[end] = 1
        between: bool = self.links_anchors(g, seat, start, edge, end)
        scratch.passed[end] = 0
        return not between

    def comes_to(self, g: State, seat: i64, corner: i64, came: i64, goal: i64) -> bool:
        """Whether a way in loops, without any anchor on it, leads on from a corner to the goal."""
        scratch = g.scratch
        graph = g.rules.graph
        ends = graph.edge_corners
        while scratch.degree[corner] == 2:
            came ^= scratch.links[corner]
            corner = ends[2 * came] + ends[2 * came + 1] - corner
            if corner == goal:
                return True
            if scratch.depth[corner] == ANCHOR:
                return False
        if scratch.seen[corner] == scratch.stamp:
            return False
        scratch.seen[corner] = scratch.stamp
        k: i64
        for k in range(corner * graph.corner_width, (corner + 1) * graph.corner_width):
            edge: i64 = graph.corner_edges[k]
            next_corner: i64 = graph.corner_neighbours[k]
            if edge == came or not self.is_in_loop(g, seat, edge, next_corner):
                continue
            if next_corner == goal:
                return True
            if scratch.depth[next_corner] != ANCHOR and self.comes_to(g, seat, next_corner, edge, goal):
                return True
        return False

    def links_anchors(self, g: State, seat: i64, corner: i64, came: i64, other: i64) -> bool:
        """Whether a way from a corner leads to an anchor while another way from `other` leads to a second one."""
        scratch = g.scratch
        graph = g.rules.graph
        scratch.passed[corner] = 1
        if scratch.depth[corner] != 0:
            found: bool = self.comes_to_anchor(g, seat, other, came)
            scratch.passed[corner] = 0
            return found
        linked: bool = False
        k: i64
        for k in range(corner * graph.corner_width, (corner + 1) * graph.corner_width):
            edge: i64 = graph.corner_edges[k]
            next_corner: i64 = graph.corner_neighbours[k]
            if linked or edge == came or not self.is_in_loop(g, seat, edge, next_corner):
                continue
            if scratch.passed[next_corner] == 0:
                linked = self.links_anchors(g, seat, next_corner, edge, other)
        scratch.passed[corner] = 0
        return linked

    def comes_to_anchor(self, g: State, seat: i64, corner: i64, came: i64) -> bool:
        """Whether a way over corners not passed leads to an anchor."""
        scratch = g.scratch
        if scratch.depth[corner] != 0:
            return True
        graph = g.rules.graph
        before: i64 = scratch.passed[corner]
        scratch.passed[corner] = 1
        found: bool = False
        k: i64
        for k in range(corner * graph.corner_width, (corner + 1) * graph.corner_width):
            edge: i64 = graph.corner_edges[k]
            next_corner: i64 = graph.corner_neighbours[k]
            if found or edge == came or not self.is_in_loop(g, seat, edge, next_corner):
                continue
            if scratch.passed[next_corner] == 0:
                found = self.comes_to_anchor(g, seat, next_corner, edge)
        scratch.passed[corner] = before
        return found

    def is_in_loop(self, g: State, seat: i64, edge: i64, corner: i64) -> bool:
        """Whether an edge has a ship of the seat that peeling left; `corner` is its far end."""
        return edge >= 0 and self.is_ship(g, seat, edge) and g.scratch.degree[corner] > 0
