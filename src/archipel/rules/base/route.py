"""The longest trade route (BASE-68 to BASE-73)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.vectors import vec
from archipel.engine.events import SEAT, EventField
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import PUBLIC
from archipel.rules.base.building import Building
from archipel.rules.base.score import Score
from archipel.rules.box_chapter import SETTLEMENT, BoxChapter, Hooks
from archipel.rules.sense import Sense

SHORTEST: Final = 5  # a route counts from here on (BASE-68)
POINTS: Final = 2
LOOP: Final = -1


@final
class LongestRoute(BoxChapter):
    """The length of every seat's longest trail and who holds the tile.

    A new road can only lengthen a trail that contains it, so the search starts from it and goes both ways; only a seat
    whose road was cut is searched anew. Where no loop is met, one walk over the roads tells all; loops are searched by
    trying every trail."""

    def __init__(self, used: bool = True) -> None:
        super().__init__("longest_route")
        self.used = used  # without it routes are measured, but nobody gets the tile
        self.length: i64 = 0
        self.holder: i64 = 0
        self.told: i64 = 0
        self.sorts: i64 = -1
        self.on_edge_length = Hooks()
        self.on_may_join = Hooks()

    def install(self, rules: Rules) -> None:
        self.building = rules.the(Building)
        self.score = rules.the(Score)
        self.length = rules.seat_block("route_length", PUBLIC)
        self.holder = rules.block("longest_route", PUBLIC, reads="holder")  # 0 set aside, or 1 + the holder's seat
        self.told = rules.event("longest_route", [SEAT, EventField("length", "number", PUBLIC)])
        self.building.on_built.append(self)
        self.building.on_held.append(self)
        self.building.on_route_lost.append(self)

    def built(self, g: State, seat: i64, piece: i64, at: i64) -> None:
        if self.building.on_edge[piece] != 0:
            self.lengthen(g, seat, at)
        elif piece == SETTLEMENT:
            if self.sorts >= 0:
                self.join(g, seat, at)
            self.cut(g, seat, at)

    def route_lost(self, g: State, seat: i64, edge: i64) -> None:
        self.remeasure(g, seat)

    def corner_taken(self, g: State, seat: i64, corner: i64) -> None:
        """Others' lines are cut here. Who holds the tile then is for `award`, when the piece stands for good."""
        self.measure_at(g, seat, corner)

    def corner_left(self, g: State, seat: i64, corner: i64) -> None:
        """Others' lines that were cut here are whole again; `award` waits as above."""
        graph = g.rules.graph
        k: i64
        for k in range(graph.corner_width):
            edge: i64 = graph.corner_edges[corner * graph.corner_width + k]
            if edge >= 0:
                owner: i64 = g.s[self.building.road + edge] - 1
                if owner >= 0 and owner != seat:
                    length: i64 = self.through(g, owner + 1, edge)
                    if length > g.s[self.length + owner]:
                        g.s[self.length + owner] = length

    def keep_apart(self, sorts: i64) -> None:
        """Roads with and without a mark in this block are one route only through an own building."""
        self.sorts = sorts
        self.building.sorts = sorts

    def join(self, g: State, seat: i64, corner: i64) -> None:
        """A building may join what did not meet before."""
        graph = g.rules.graph
        k: i64
        for k in range(graph.corner_width):
            edge: i64 = graph.corner_edges[corner * graph.corner_width + k]
            if edge >= 0 and g.s[self.building.road + edge] == seat + 1:
                self.lengthen(g, seat, edge)

    def leave(self, g: State, seat: i64, edge: i64) -> None:
        """A piece is about to leave its edge. Who holds the tile then is for `award`, when it lies elsewhere."""
        length: i64 = g.s[self.length + seat]
        if self.through(g, seat + 1, edge) >= length:
            g.desk.used[edge] = 1
            g.s[self.length + seat] = self.measure(g, seat, length)
            g.desk.used[edge] = 0

    def remeasure(self, g: State, seat: i64) -> None:
        """Pieces of this seat have left the board: search its routes anew (BASE-72)."""
        g.s[self.length + seat] = self.measure(g, seat, g.s[self.length + seat])
        self.award(g)

    def lengthen(self, g: State, seat: i64, edge: i64) -> None:
        """The longest trail through a new road; strictly longer than the holder's takes the tile (BASE-68, BASE-70)."""
        s = g.s
        length: i64 = self.through(g, seat + 1, edge)
        if length <= s[self.length + seat]:
            return
        s[self.length + seat] = length
        if length >= SHORTEST and s[self.holder] != seat + 1:
            self.award(g)

    def cut(self, g: State, seat: i64, corner: i64) -> None:
        """A building on another's line cuts it: measure those lines again (BASE-67, BASE-71)."""
        if self.measure_at(g, seat, corner):
            self.award(g)

    def measure_at(self, g: State, seat: i64, corner: i64) -> bool:
        """Measure the lines of other seats that meet here, and say if there are any."""
        graph = g.rules.graph
        measured: i64 = 0
        k: i64
        for k in range(graph.corner_width):
            edge: i64 = graph.corner_edges[corner * graph.corner_width + k]
            if edge >= 0:
                owner: i64 = g.s[self.building.road + edge] - 1
                if owner >= 0 and owner != seat and measured & g.rules.bits[owner] == 0:
                    measured |= g.rules.bits[owner]
                    g.s[self.length + owner] = self.measure(g, owner, g.s[self.length + owner])
        return measured != 0

    def award(self, g: State) -> None:
        """Who holds the tile now: the holder among the longest keeps it, a single longest takes it, otherwise it lies
        aside (BASE-72, BASE-73)."""
        if not self.used:
            return
        s = g.s
        longest: i64 = SHORTEST - 1
        taker: i64 = 0
        p: i64
        for p in range(g.rules.seats):
            length: i64 = s[self.length + p]
            if length > longest:
                longest = length
                taker = p + 1
            elif length == longest and length >= SHORTEST:
                taker = 0
        holder: i64 = s[self.holder]
        if holder != 0 and longest >= SHORTEST and s[self.length + holder - 1] == longest:
            return
        if taker == holder:
            return
        if holder != 0:
            self.score.add(g, holder - 1, -POINTS)
        if taker != 0:
            self.score.add(g, taker - 1, POINTS)
        s[self.holder] = taker
        g.tell(self.told, taker - 1, longest if taker != 0 else 0)

    # ---- measuring

    def worth(self, g: State, edge: i64) -> i64:
        """What a road counts: one, unless a chapter says otherwise."""
        length: i64 = 1
        hooks = self.on_edge_length.all
        i: i64
        for i in range(len(hooks)):
            length = hooks[i].edge_length(g, edge, length)
        return length

    def passes(self, g: State, mark: i64, corner: i64) -> bool:
        """Whether a trail may go through a corner: not through another's piece (BASE-69, BASE-71)."""
        holder: i64 = g.s[self.building.held + corner]
        return holder == 0 or holder == mark

    def goes_on(self, g: State, mark: i64, corner: i64, edge: i64, other: i64) -> bool:
        """Whether a trail may go on from one edge to another."""
        sorts: i64 = self.sorts
        if (
            sorts >= 0
            and (g.s[sorts + edge] != 0) != (g.s[sorts + other] != 0)
            and (g.s[self.building.held + corner] != mark or g.s[self.building.piece + corner] == 0)
        ):
            return False
        hooks = self.on_may_join.all
        i: i64
        for i in range(len(hooks)):
            if not hooks[i].may_join(g, corner, edge, other):
                return False
        return True

    def through(self, g: State, mark: i64, edge: i64) -> i64:
        """The longest trail that contains an edge."""
        ends = g.rules.graph.edge_corners
        start: i64 = ends[2 * edge]
        end: i64 = ends[2 * edge + 1]
        desk = g.desk
        desk.stamp += 1
        desk.seen[start] = desk.stamp
        desk.seen[end] = desk.stamp
        one: i64 = self.branch(g, mark, start, edge)
        other: i64 = self.branch(g, mark, end, edge) if one >= 0 else LOOP
        if other >= 0:
            return self.worth(g, edge) + one + other
        desk.used[edge] = 1
        length: i64 = self.worth(g, edge) + self.both_ways(g, mark, start, edge, end, edge)
        desk.used[edge] = 0
        return length

    def branch(self, g: State, mark: i64, corner: i64, came: i64) -> i64:
        """The longest trail that leaves a corner to which it came along an edge; LOOP if it meets a corner twice."""
        if not self.passes(g, mark, corner):
            return 0
        graph = g.rules.graph
        desk = g.desk
        best: i64 = 0
        k: i64
        for k in range(graph.corner_width):
            at: i64 = corner * graph.corner_width + k
            edge: i64 = graph.corner_edges[at]
            if edge < 0 or edge == came or g.s[self.building.road + edge] != mark:
                continue
            if not self.goes_on(g, mark, corner, came, edge):
                continue
            next_corner: i64 = graph.corner_neighbours[at]
            if desk.seen[next_corner] == desk.stamp:
                return LOOP
            desk.seen[next_corner] = desk.stamp
            length: i64 = self.branch(g, mark, next_corner, edge)
            if length < 0:
                return LOOP
            length += self.worth(g, edge)
            if length > best:
                best = length
        return best

    def span(self, g: State, mark: i64, corner: i64, came: i64) -> i64:
        """Walk over all roads behind a corner: `desk.best` becomes the longest trail met, the answer is the longest
        that goes on from the edge it came along; LOOP if a corner is met twice."""
        graph = g.rules.graph
        desk = g.desk
        passes: bool = self.passes(g, mark, corner)
        longest: i64 = 0  # that goes on from where it came
        first: i64 = 0  # a branch met before, and its edge
        first_edge: i64 = -1
        second: i64 = 0
        second_edge: i64 = -1
        k: i64
        for k in range(graph.corner_width):
            at: i64 = corner * graph.corner_width + k
            edge: i64 = graph.corner_edges[at]
            if edge < 0 or edge == came or g.s[self.building.road + edge] != mark or desk.used[edge] != 0:
                continue
            next_corner: i64 = graph.corner_neighbours[at]
            if desk.seen[next_corner] == desk.stamp:
                return LOOP
            desk.seen[next_corner] = desk.stamp
            length: i64 = self.span(g, mark, next_corner, edge)
            if length < 0:
                return LOOP
            length += self.worth(g, edge)
            if length > desk.best:
                desk.best = length
            if not passes:
                continue
            if length > longest and (came < 0 or self.goes_on(g, mark, corner, came, edge)):
                longest = length
            if first_edge >= 0 and first + length > desk.best and self.goes_on(g, mark, corner, first_edge, edge):
                desk.best = first + length
            if second_edge >= 0 and second + length > desk.best and self.goes_on(g, mark, corner, second_edge, edge):
                desk.best = second + length
            second, second_edge = first, first_edge
            first, first_edge = length, edge
        return longest

    def one_way(self, g: State, mark: i64, corner: i64, came: i64) -> i64:
        """The longest trail of unused roads that leaves a corner to which it came along an edge."""
        g.desk.seen[corner] = g.desk.stamp
        if not self.passes(g, mark, corner):
            return 0
        graph = g.rules.graph
        used = g.desk.used
        best: i64 = 0
        k: i64
        for k in range(graph.corner_width):
            at: i64 = corner * graph.corner_width + k
            edge: i64 = graph.corner_edges[at]
            if edge < 0 or g.s[self.building.road + edge] != mark or used[edge] != 0:
                continue
            if self.goes_on(g, mark, corner, came, edge):
                used[edge] = 1
                length: i64 = self.worth(g, edge) + self.one_way(g, mark, graph.corner_neighbours[at], edge)
                used[edge] = 0
                if length > best:
                    best = length
        return best

    def both_ways(self, g: State, mark: i64, corner: i64, came: i64, other: i64, start: i64) -> i64:
        """The longest trail that leaves both corners, no road used twice: each way from one, best of the other."""
        best: i64 = self.one_way(g, mark, other, start)
        if not self.passes(g, mark, corner):
            return best
        graph = g.rules.graph
        used = g.desk.used
        k: i64
        for k in range(graph.corner_width):
            at: i64 = corner * graph.corner_width + k
            edge: i64 = graph.corner_edges[at]
            if edge < 0 or g.s[self.building.road + edge] != mark or used[edge] != 0:
                continue
            if self.goes_on(g, mark, corner, came, edge):
                used[edge] = 1
                next_corner: i64 = graph.corner_neighbours[at]
                length: i64 = self.worth(g, edge) + self.both_ways(g, mark, next_corner, edge, other, start)
                used[edge] = 0
                if length > best:
                    best = length
        return best

    def measure(self, g: State, seat: i64, most: i64) -> i64:
        """The longest trail of a seat over roads not used; `most` is how long it can be at all."""
        if g.rules.graph.corner_width > 3:
            return self.try_all(g, seat, most)  # a walk compares the three branches of a corner, not more
        desk = g.desk
        corners = g.rules.graph.edge_corners
        desk.stamp += 1
        desk.best = 0
        road: i64
        for road in range(g.rules.graph.edges):
            if g.s[self.building.road + road] != seat + 1 or desk.used[road] != 0:
                continue
            start: i64 = corners[2 * road]
            if desk.seen[start] == desk.stamp or desk.best >= most:
                continue
            desk.seen[start] = desk.stamp
            if self.span(g, seat + 1, start, -1) < 0:
                return self.try_all(g, seat, most)
        return desk.best

    def try_all(self, g: State, seat: i64, most: i64) -> i64:
        """The longest trail, whatever loops there are: tried from wherever none could begin earlier, and then, in rings
        without such a place, from anywhere."""
        best: i64 = 0
        mark: i64 = seat + 1
        desk = g.desk
        ends = g.rules.graph.edge_corners
        desk.stamp += 1
        rings: i64
        edge: i64
        i: i64
        for rings in range(2):
            for edge in range(g.rules.graph.edges):
                if best >= most or g.s[self.building.road + edge] != mark or desk.used[edge] != 0:
                    continue
                for i in range(2):
                    start: i64 = ends[2 * edge + 1 - i]
                    if rings == 0 and self.leads_on(g, mark, start, edge):
                        continue
                    if rings == 1 and desk.seen[start] == desk.stamp:
                        continue
                    desk.used[edge] = 1
                    length: i64 = self.worth(g, edge) + self.one_way(g, mark, ends[2 * edge + i], edge)
                    desk.used[edge] = 0
                    if length > best:
                        best = length
        return best

    def leads_on(self, g: State, mark: i64, corner: i64, edge: i64) -> bool:
        """Whether an edge goes on at a corner, and in one way only: then no longest trail need begin there."""
        graph = g.rules.graph
        other: i64 = -1
        k: i64
        for k in range(graph.corner_width):
            found: i64 = graph.corner_edges[corner * graph.corner_width + k]
            if found < 0 or found == edge or g.s[self.building.road + found] != mark or g.desk.used[found] != 0:
                continue
            if other >= 0:
                return False
            other = found
        return other >= 0 and self.passes(g, mark, corner) and self.goes_on(g, mark, corner, edge, other)

    # ---- sense

    def join_sense(self, sense: Sense) -> None:
        sense.feature("route ahead", 0.5 if self.used else 0.0)

    def features(self, g: State, sense: Sense, seat: i64, own: bool, out: vec[float], at: i64) -> None:
        """The own route against the longest other one, or against the shortest that counts."""
        other: i64 = SHORTEST - 1
        p: i64
        for p in range(sense.seats):
            if p != seat and g.s[self.length + p] > other:
                other = g.s[self.length + p]
        ahead: i64 = g.s[self.length + seat] - other
        if ahead > 5:
            ahead = 5
        elif ahead < -5:
            ahead = -5
        out[at] = float(ahead) / 5.0
