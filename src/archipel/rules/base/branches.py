"""How far a route goes on beyond either end of its pieces, kept up to date while pieces come and go (BASE-69).

Where pieces are moved all the time, as ships are, it would take too long to walk over whole routes for each of them.
In this picture roads have numbers and corners letters:

    a -1- b -2- c -3- d            Beyond the end of road 1 at b the route goes on over two more roads, beyond its end
                |                  at a over none: the longest trail over road 1 has 0 + 1 + 2 roads. Without road 3 the
                4                  two are 2 and 4; a road 5 behind d makes them three. Only ends that look towards d
                |                  change, and behind the first that does not change none does.
                e

Beyond an end from which the route comes to a loop one could walk on for ever: there it is ENDLESS, which the same rule
brings about, one more than beyond the next piece. Such routes are searched: from the end of a branch by `farthest`,
where it goes through loops only, otherwise by `Trails`.

A word for each edge holds both: what lies beyond its first end, and HALF times what lies beyond its second.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.vectors import vec
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import DERIVED, PUBLIC
from archipel.rules.base.building import Building
from archipel.rules.base.trails import Trails, onward_ends

ENDLESS: Final = 40  # as many as there may be pieces: beyond one of them there are fewer
LOW: Final = 63
SHIFT: Final = 6
HALF: Final = 64
MANY: Final = 1000  # more than any trail has
MOST_STEPS: Final = 300  # of a search over loops from one end: then `Trails` is quicker


@final
class Branches:
    """The word of every edge with a route piece, 0 for all others, and the lengths that follow from them."""

    def __init__(self, rules: Rules, building: Building, trails: Trails) -> None:
        graph = rules.graph
        self.building = building
        self.trails = trails
        self.words: i64 = rules.edge_block("route_beyond", PUBLIC, DERIVED)
        self.width: i64 = graph.corner_width - 1
        self.onward: vec[i64] = onward_ends(graph)

    # ---- reading

    def beyond(self, g: State, end: i64) -> i64:
        """How far the route goes on beyond this end of a piece."""
        word: i64 = g.s[self.words + (end >> 1)]
        if end & 1 != 0:
            return word >> SHIFT
        return word & LOW

    def work_out(self, g: State, mark: i64, end: i64) -> i64:
        """The same from the pieces that are next."""
        s = g.s
        building = self.building
        onward = self.onward
        road: i64 = building.road
        sorts: i64 = building.route_kind
        words: i64 = self.words
        corner: i64 = g.rules.graph.edge_corners[end]
        holder: i64 = s[building.held + corner]
        best: i64 = 0
        if holder != mark and holder != 0:  # another's piece: no trail goes on (BASE-71)
            return best
        lies: i64 = building.suspended
        apart: bool = s[building.piece + corner] == 0 or (lies >= 0 and s[lies + corner] != 0)
        sort: bool = s[sorts + (end >> 1)] != 0
        width: i64 = self.width
        k: i64
        for k in range(end * width, end * width + width):
            far: i64 = onward[k]
            if far < 0:
                break
            edge: i64 = far >> 1
            if s[road + edge] != mark or (apart and (s[sorts + edge] != 0) != sort):
                continue
            length: i64 = s[words + edge]
            if far & 1 != 0:
                length = length >> SHIFT
            else:
                length = length & LOW
            if length >= best:
                best = length + 1
        if best > ENDLESS:
            return ENDLESS
        return best

    # ---- after a change

    def put(self, g: State, mark: i64, edge: i64, before: i64) -> i64:
        """A piece has come to an edge: the longest trail, which was `before`."""
        end: i64 = 2 * edge
        one: i64 = self.work_out(g, mark, end)
        other: i64 = self.work_out(g, mark, end + 1)
        over: i64 = ENDLESS
        if one == ENDLESS and other == 0:
            over = self.over_new(g, mark, end)
        elif other == ENDLESS and one == 0:
            over = self.over_new(g, mark, end + 1)
        g.s[self.words + edge] = one + HALF * other
        line = g.scratch.line
        line[0] = end
        line[1] = end + 1
        self.spread(g, mark, 2, True)
        if over == ENDLESS:
            return self.longest_over(g, mark, edge, before)
        if over > before:
            return over
        return before

    def leave(self, g: State, mark: i64, edge: i64, before: i64) -> i64:
        """A piece is about to leave its edge: take it off, and say how long the longest trail is then, which was
        `before`."""
        s = g.s
        word: i64 = s[self.words + edge]
        one: i64 = word & LOW
        other: i64 = word >> SHIFT
        over: i64 = one + other + 1
        if over > ENDLESS and (one == 0 or other == 0):
            far: i64 = self.climb(g, mark, 2 * edge if other == 0 else 2 * edge + 1)
            over = g.scratch.best
            length: i64 = g.scratch.found
            branch: i64 = self.beyond(g, far ^ 1)
            s[self.building.road + edge] = 0
            self.forget(g, mark, edge)
            # If the branch with this piece is as long as before, no trail through loops was longer for the piece.
            if over < before and (far >> 1 == edge or self.beyond(g, far ^ 1) != branch):
                over = self.farthest(g, mark, far, length)
        else:
            s[self.building.road + edge] = 0
            self.forget(g, mark, edge)
        if over < before:
            return before
        return self.longest(g, mark, before)

    def forget(self, g: State, mark: i64, edge: i64) -> None:
        """A piece has left its edge."""
        s = g.s
        if s[self.words + edge] == 0:
            return  # nothing joined it
        s[self.words + edge] = 0
        ends = g.rules.graph.edge_corners
        self.renew(g, mark, ends[2 * edge], False)
        self.renew(g, mark, ends[2 * edge + 1], False)

    def renew(self, g: State, mark: i64, corner: i64, rising: bool) -> None:
        """Work out again what lies beyond a corner for a colour: `rising` where routes were joined there, otherwise
        something was taken from them."""
        s = g.s
        graph = g.rules.graph
        far_ends = self.trails.far_ends
        line = g.scratch.line
        road: i64 = self.building.road
        n: i64 = 0
        k: i64
        for k in range(corner * graph.corner_width, (corner + 1) * graph.corner_width):
            far: i64 = far_ends[k]
            if far >= 0 and s[road + (far >> 1)] == mark:
                near: i64 = far ^ 1
                if self.store(g, near, self.work_out(g, mark, near)):
                    line[n] = near
                    n += 1
        if n > 0:
            self.spread(g, mark, n, rising)

    def store(self, g: State, end: i64, length: i64) -> bool:
        """Write what lies beyond an end, and say whether it is news."""
        at: i64 = self.words + (end >> 1)
        word: i64 = g.s[at]
        new: i64 = (word & LOW) + HALF * length if end & 1 != 0 else word - (word & LOW) + length
        g.s[at] = new
        return new != word

    def spread(self, g: State, mark: i64, n: i64, rising: bool) -> None:
        """From the first n ends in the line, beyond which something has changed, to all that look towards them.

        An end is in the line once at a time, as `seen` says."""
        s = g.s
        scratch = g.scratch
        line = scratch.line
        seen = scratch.seen
        building = self.building
        onward = self.onward
        edge_corners = g.rules.graph.edge_corners
        width: i64 = self.width
        words: i64 = self.words
        road: i64 = building.road
        held: i64 = building.held
        sorts: i64 = building.route_kind
        piece: i64 = building.piece
        lies: i64 = building.suspended
        scratch.stamp += 1
        stamp: i64 = scratch.stamp
        k: i64
        for k in range(n):
            seen[line[k]] = stamp
        while n > 0:
            n -= 1
            end: i64 = line[n]
            seen[end] = 0
            length: i64 = s[words + (end >> 1)]
            if end & 1 != 0:
                length = length >> SHIFT
            else:
                length = length & LOW
            if length < ENDLESS:
                length += 1
            back: i64 = end ^ 1
            corner: i64 = edge_corners[back]
            holder: i64 = s[held + corner]
            if holder != mark and holder != 0:
                continue
            apart: bool = s[piece + corner] == 0 or (lies >= 0 and s[lies + corner] != 0)
            sort: bool = s[sorts + (end >> 1)] != 0
            for k in range(back * width, back * width + width):
                far: i64 = onward[k]
                if far < 0:
                    break
                edge: i64 = far >> 1
                if s[road + edge] != mark or (apart and (s[sorts + edge] != 0) != sort):
                    continue
                near: i64 = far ^ 1
                if rising:
                    word: i64 = s[words + edge]
                    if near & 1 != 0:
                        if word >> SHIFT >= length:
                            continue
                        s[words + edge] = (word & LOW) + HALF * length
                    else:
                        if word & LOW >= length:
                            continue
                        s[words + edge] = word - (word & LOW) + length
                elif not self.store(g, near, self.work_out(g, mark, near)):
                    continue
                if seen[near] != stamp:
                    seen[near] = stamp
                    line[n] = near
                    n += 1

    # ---- lengths

    def longest_at(self, g: State, mark: i64, corner: i64, before: i64) -> i64:
        """The longest trail now that routes were joined at a corner; it was `before`."""
        graph = g.rules.graph
        k: i64
        for k in range(corner * graph.corner_width, (corner + 1) * graph.corner_width):
            edge: i64 = graph.corner_edges[k]
            if edge >= 0 and g.s[self.building.road + edge] == mark:
                before = self.longest_over(g, mark, edge, before)
        return before

    def longest_over(self, g: State, mark: i64, edge: i64, before: i64) -> i64:
        """The longest of all trails over a piece, or `before` if that is longer."""
        word: i64 = g.s[self.words + edge]
        over: i64 = (word & LOW) + (word >> SHIFT) + 1
        if over > ENDLESS:
            g.scratch.stamp += 1
            g.scratch.best = before
            self.trails.search_with_loops(g, mark, edge, MANY)
            return g.scratch.best
        if over > before:
            return over
        return before

    def longest(self, g: State, mark: i64, most: i64) -> i64:
        """The longest trail of a colour; `most` is how long it can be at all."""
        s = g.s
        scratch = g.scratch
        trails = self.trails
        road: i64 = self.building.road
        words: i64 = self.words
        edges: i64 = g.rules.graph.edges
        best: i64 = 0
        loops: bool = False
        edge: i64
        for edge in range(edges):
            if s[road + edge] != mark:
                continue
            word: i64 = s[words + edge]
            over: i64 = (word & LOW) + (word >> SHIFT) + 1
            if over > ENDLESS:
                loops = True
            elif over > best:
                best = over
                if best >= most:
                    return most
        if not loops:
            return best
        scratch.stamp += 1
        scratch.best = best
        for edge in range(edges):
            # Every route with a loop has a piece beyond whose ends it is endless on both sides.
            if s[words + edge] != ENDLESS + HALF * ENDLESS or s[road + edge] != mark:
                continue
            if scratch.listed[edge] != scratch.stamp:
                trails.search_with_loops(g, mark, edge, most)
                if scratch.best >= most:
                    return most
        return scratch.best

    # ---- from the end of a branch

    def over_new(self, g: State, mark: i64, end: i64) -> i64:
        """The longest trail over a new piece that leaves it by this end, or a shorter one if it is certainly not the
        longest of all; ENDLESS if it takes too long to find out."""
        scratch = g.scratch
        far: i64 = self.climb(g, mark, end)
        length: i64 = scratch.found
        best: i64 = scratch.best
        # Trails through loops are longer than before only if the whole branch is.
        if far == end or length > self.beyond(g, far ^ 1) + 1:
            over: i64 = self.farthest(g, mark, far, length)
            if over > best:
                return over
        return best

    def climb(self, g: State, mark: i64, end: i64) -> i64:
        """From the piece at the end of a branch, which is left by this end, to where the ways to loops part: the end of
        the last piece before. `found` is how many pieces the way has, `best` the longest trail that turns off it into
        another part of the branch."""
        s = g.s
        scratch = g.scratch
        building = self.building
        onward = self.onward
        edge_corners = g.rules.graph.edge_corners
        width: i64 = self.width
        words: i64 = self.words
        road: i64 = building.road
        sorts: i64 = building.route_kind
        piece: i64 = building.piece
        lies: i64 = building.suspended
        way: i64 = 1
        best: i64 = 1
        k: i64
        while True:
            corner: i64 = edge_corners[end]
            apart: bool = s[piece + corner] == 0 or (lies >= 0 and s[lies + corner] != 0)
            sort: bool = s[sorts + (end >> 1)] != 0
            ways: i64 = 0
            next_end: i64 = end
            for k in range(end * width, end * width + width):
                far: i64 = onward[k]
                if far < 0:
                    break
                edge: i64 = far >> 1
                if s[road + edge] != mark or (apart and (s[sorts + edge] != 0) != sort):
                    continue
                length: i64 = s[words + edge]
                if far & 1 != 0:
                    length = length >> SHIFT
                else:
                    length = length & LOW
                if length == ENDLESS:
                    ways += 1
                    next_end = far
                elif way + 1 + length > best:
                    best = way + 1 + length
            if ways != 1:
                scratch.found = way
                scratch.best = best
                return end
            end = next_end
            way += 1

    def farthest(self, g: State, mark: i64, end: i64, length: i64) -> i64:
        """The longest trail that has come to the end of a piece and leaves it there, with what it has behind it;
        ENDLESS if that takes too many steps to find out, which `found` counts."""
        g.scratch.found = 0
        g.scratch.used[end >> 1] = 1
        length += self.follow(g, mark, end)
        g.scratch.used[end >> 1] = 0
        if g.scratch.found > MOST_STEPS:
            return ENDLESS
        return length

    def follow(self, g: State, mark: i64, end: i64) -> i64:
        """The longest trail that leaves a piece by this end, over pieces that are not used so far."""
        s = g.s
        scratch = g.scratch
        used = scratch.used
        building = self.building
        onward = self.onward
        road: i64 = building.road
        sorts: i64 = building.route_kind
        corner: i64 = g.rules.graph.edge_corners[end]
        holder: i64 = s[building.held + corner]
        best: i64 = 0
        scratch.found += 1
        if (holder != mark and holder != 0) or scratch.found > MOST_STEPS:
            return best
        lies: i64 = building.suspended
        apart: bool = s[building.piece + corner] == 0 or (lies >= 0 and s[lies + corner] != 0)
        sort: bool = s[sorts + (end >> 1)] != 0
        words: i64 = self.words
        width: i64 = self.width
        k: i64
        for k in range(end * width, end * width + width):
            far: i64 = onward[k]
            if far < 0:
                break
            edge: i64 = far >> 1
            if s[road + edge] != mark or used[edge] != 0 or (apart and (s[sorts + edge] != 0) != sort):
                continue
            length: i64 = s[words + edge]
            if far & 1 != 0:
                length = length >> SHIFT
            else:
                length = length & LOW
            if length == ENDLESS:
                used[edge] = 1
                length = self.follow(g, mark, far)
                used[edge] = 0
            if length >= best:
                best = length + 1
        return best
