"""Which ships may leave their place: open and closed shipping routes, and loops (SEA-17, SEA-20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from archipel.engine.state import State
from archipel.rules.base.building import Building
from archipel.rules.box_chapter import Hooks

if TYPE_CHECKING:
    from archipel.rules.seafarers.ships import Ships


@final
class OpenRoutes:
    """A ship may leave if one end of it is free. In loops no end is free: those are searched, which is rare.

    An anchor is what closes a route at a corner: an own building, or what other chapters say."""

    def __init__(self, ships: Ships, building: Building) -> None:
        self.ships = ships
        self.building = building
        self.on_anchors = Hooks()

    def refresh_ends(self, g: State, seat: i64) -> None:
        """After a change of a seat's ships or buildings: which of its ships may leave."""
        s = g.s
        ships = self.ships
        stock: i64 = ships.stock
        first: i64 = seat * stock
        count: i64 = stock - s[ships.left + seat]
        if s[ships.ring + seat] != 0 and not self.has_loop(g, seat):
            s[ships.ring + seat] = 0
        n: i64 = 0
        i: i64
        for i in range(count):
            if self.may_leave(g, seat, s[ships.list + first + i] - 1):
                s[ships.ends + first + n] = s[ships.list + first + i]
                n += 1
        for i in range(n, stock):
            s[ships.ends + first + i] = 0

    def clear_ends(self, g: State, seat: i64) -> None:
        """While a ship is in hand no other may leave."""
        first: i64 = self.ships.ends + seat * self.ships.stock
        i: i64
        for i in range(self.ships.stock):
            g.s[first + i] = 0

    def has_loop(self, g: State, seat: i64) -> bool:
        """Whether one can walk in a circle over the seat's ships."""
        s = g.s
        desk = g.desk
        ends = g.rules.graph.edge_corners
        at: i64 = self.ships.list + seat * self.ships.stock
        desk.stamp += 1
        i: i64
        for i in range(self.ships.stock - s[self.ships.left + seat]):
            start: i64 = ends[2 * s[at + i] - 2]
            if desk.seen[start] != desk.stamp:
                desk.seen[start] = desk.stamp
                if self.comes_round(g, seat, start, -1):
                    return True
        return False

    def comes_round(self, g: State, seat: i64, corner: i64, came: i64) -> bool:
        graph = g.rules.graph
        desk = g.desk
        k: i64
        for k in range(graph.corner_width):
            at: i64 = corner * graph.corner_width + k
            edge: i64 = graph.corner_edges[at]
            if edge < 0 or edge == came or not self.is_ship(g, seat, edge):
                continue
            next_corner: i64 = graph.corner_neighbours[at]
            if desk.seen[next_corner] == desk.stamp:
                return True
            desk.seen[next_corner] = desk.stamp
            if self.comes_round(g, seat, next_corner, edge):
                return True
        return False

    def only_ship(self, g: State, seat: i64, corner: i64) -> i64:
        """The single ship of a seat that touches a corner; -1 if there are more or none."""
        graph = g.rules.graph
        found: i64 = -1
        k: i64
        for k in range(graph.corner_width):
            edge: i64 = graph.corner_edges[corner * graph.corner_width + k]
            if edge >= 0 and self.is_ship(g, seat, edge):
                if found >= 0:
                    return -1
                found = edge
        return found

    def may_leave(self, g: State, seat: i64, edge: i64) -> bool:
        """Whether the seat's ship on this edge is the end of an open route."""
        ends = g.rules.graph.edge_corners
        start: i64 = ends[2 * edge]
        end: i64 = ends[2 * edge + 1]
        if self.is_free_end(g, seat, start, edge) or self.is_free_end(g, seat, end, edge):
            return True
        if g.s[self.ships.ring + seat] == 0:
            return False
        return self.leaves_loop(g, seat, edge, start, end)

    def is_free_end(self, g: State, seat: i64, corner: i64, edge: i64) -> bool:
        """Neither an anchor nor another own ship at this end (SEA-20)."""
        return not self.has_other(g, seat, corner, edge) and not self.anchors(g, seat, corner)

    def anchors(self, g: State, seat: i64, corner: i64) -> bool:
        if self.building.owner(g, corner) == seat:
            return True
        hooks = self.on_anchors.all
        i: i64
        for i in range(len(hooks)):
            if hooks[i].anchors(g, seat, corner):
                return True
        return False

    def has_other(self, g: State, seat: i64, corner: i64, edge: i64) -> bool:
        """Whether a second ship of the seat touches a corner."""
        s = g.s
        graph = g.rules.graph
        road: i64 = self.building.road
        ship: i64 = self.ships.ship
        k: i64
        for k in range(graph.corner_width):
            other: i64 = graph.corner_edges[corner * graph.corner_width + k]
            if other >= 0 and other != edge and s[road + other] == seat + 1 and s[ship + other] != 0:
                return True
        return False

    def is_ship(self, g: State, seat: i64, edge: i64) -> bool:
        return g.s[self.building.road + edge] == seat + 1 and g.s[self.ships.ship + edge] != 0

    # ---- loops

    def leaves_loop(self, g: State, seat: i64, edge: i64, start: i64, end: i64) -> bool:
        """In a ring without anchor any ship may leave, in a loop at a single anchor the two ships beside it; never one
        that lies between two anchors."""
        passed = g.desk.passed
        g.desk.stamp += 1
        loop: bool = self.comes_to(g, seat, end, edge, start)
        # The way round is free of anchors inside; only the ends of this ship may be one, and not both.
        if not loop or (self.anchors(g, seat, start) and self.anchors(g, seat, end)):
            return False
        passed[end] = 1
        between: bool = self.links_anchors(g, seat, start, edge, end)
        passed[end] = 0
        return not between

    def links_anchors(self, g: State, seat: i64, corner: i64, came: i64, other: i64) -> bool:
        """Whether a way from a corner comes to an anchor while another way from `other` comes to a second one."""
        if self.anchors(g, seat, corner):
            passed = g.desk.passed
            passed[corner] = 1
            found: bool = self.comes_to_anchor(g, seat, other, came)
            passed[corner] = 0
            return found
        graph = g.rules.graph
        g.desk.passed[corner] = 1
        linked: bool = False
        k: i64
        for k in range(graph.corner_width):
            at: i64 = corner * graph.corner_width + k
            edge: i64 = graph.corner_edges[at]
            if linked or edge < 0 or edge == came or not self.is_ship(g, seat, edge):
                continue
            next_corner: i64 = graph.corner_neighbours[at]
            if g.desk.passed[next_corner] == 0:
                linked = self.links_anchors(g, seat, next_corner, edge, other)
        g.desk.passed[corner] = 0
        return linked

    def comes_to_anchor(self, g: State, seat: i64, corner: i64, came: i64) -> bool:
        """Whether a way over corners not passed leads to an anchor."""
        if self.anchors(g, seat, corner):
            return True
        graph = g.rules.graph
        before: i64 = g.desk.passed[corner]
        g.desk.passed[corner] = 1
        found: bool = False
        k: i64
        for k in range(graph.corner_width):
            at: i64 = corner * graph.corner_width + k
            edge: i64 = graph.corner_edges[at]
            if found or edge < 0 or edge == came or not self.is_ship(g, seat, edge):
                continue
            next_corner: i64 = graph.corner_neighbours[at]
            if g.desk.passed[next_corner] == 0:
                found = self.comes_to_anchor(g, seat, next_corner, edge)
        g.desk.passed[corner] = before
        return found

    def comes_to(self, g: State, seat: i64, corner: i64, came: i64, goal: i64) -> bool:
        """Whether a way over ships, without any anchor on it, leads from a corner to the goal by another edge."""
        graph = g.rules.graph
        desk = g.desk
        desk.seen[corner] = desk.stamp
        k: i64
        for k in range(graph.corner_width):
            at: i64 = corner * graph.corner_width + k
            edge: i64 = graph.corner_edges[at]
            if edge < 0 or edge == came or not self.is_ship(g, seat, edge):
                continue
            next_corner: i64 = graph.corner_neighbours[at]
            if next_corner == goal:
                return True
            if desk.seen[next_corner] == desk.stamp or self.anchors(g, seat, next_corner):
                continue
            if self.comes_to(g, seat, next_corner, edge, goal):
                return True
        return False
