"""Which pieces of a route lead on from which, and which are in loops, kept while pieces come and go (BASE-69, BASE-71).

In this picture roads have numbers and corners letters. At b road 1 leads on to 2; at c road 2 leads on to 3 and 4:

    a -1- b -2- c -3- d
                |
                4
                |
                e

A word for each edge has the answers for both of its ends. Where three edges meet at a corner there are two others at
each end, and a word has six bits. For road 2, with b as its first end:

    more   in a loop   lies   at c: 4  3   at b: -  1
     0         0         1          1  1         0  1

If a piece counts more than one, what it counts more stands above them.

If 4 leaves, it takes its bits out of the words of 2 and 3. If another's settlement comes to c, or a building joins
roads and ships there, the words of all pieces at c are made again.

The bit for loops says that a piece is in a loop or between two: these are left when all branches are taken off from
their ends inwards. A piece that comes or leaves at the end of a route does not change it.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.tables import filled
from archipel.board.vectors import vec
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import DERIVED, PUBLIC
from archipel.rules.base.building import Building
from archipel.rules.base.trails import onward_ends

NONE: Final = -1


@final
class RouteLinks:
    """A word for every edge with a route piece, 0 for all others. The lowest bits are for its first end: a bit for each
    of the other edges there, in the order of `onward`, set if this piece leads on to one that lies there. The same for
    the second end, one more bit to say that there is a piece at all, one that is set in loops, and above them what the
    piece counts more than one."""

    def __init__(self, rules: Rules, building: Building) -> None:
        graph = rules.graph
        self.building: Final[Building] = building
        self.words: i64 = rules.edge_block("route_links", PUBLIC, DERIVED)
        self.total: i64 = rules.colour_block("route_total", PUBLIC, 1, DERIVED)  # what all pieces of a colour count
        self.width: i64 = graph.corner_width - 1  # how many other edges may meet at an end
        # From place end * width on, the other edges at an end: by the ends at which one is when one has gone over them.
        self.onward: Final[vec[i64]] = onward_ends(graph)
        width = int(self.width)
        self.low: i64 = 2**width - 1  # the bits of the first end
        self.lies: i64 = 4**width
        self.loop: i64 = 2 * 4**width
        self.ways: i64 = 4**width - 1  # the bits of both ends
        self.more: i64 = 2 * width + 2  # from this bit on: what a piece counts more than one
        self.bit: Final[vec[i64]] = filled(len(self.onward), 0)  # beside `onward`: in the word of the edge
        self.back: Final[vec[i64]] = filled(len(self.onward), 0)  # and, for the way back, in the word of the other edge
        for at, far in enumerate(self.onward):
            if far >= 0:
                end, near = at // width, int(far) ^ 1
                onward = [int(other) >> 1 for other in self.onward[near * width : (near + 1) * width]]
                self.bit[at] = 2 ** (at % width + end % 2 * width)
                self.back[at] = 2 ** (onward.index(end >> 1) + near % 2 * width)
        self.count: Final[vec[i64]] = filled(2**width, 0)  # of the bits of one end
        for bits in range(2**width):
            self.count[bits] = bits.bit_count()

    # ---- pieces come and leave

    def attach(self, g: State, mark: i64, end: i64) -> i64:
        """Link a piece to those that it leads on to at one end: they get their bits for it. Its own bits for them."""
        s = g.s
        building = self.building
        onward = self.onward
        road: i64 = building.road
        sorts: i64 = building.route_kind
        words: i64 = self.words
        corner: i64 = g.rules.graph.edge_corners[end]
        holder: i64 = s[building.held + corner]
        found: i64 = 0
        if holder != mark and holder != 0:  # another's piece: no trail goes on (BASE-71)
            return found
        lies: i64 = building.suspended
        apart: bool = s[building.piece + corner] == 0 or (lies >= 0 and s[lies + corner] != 0)
        sort: bool = s[sorts + (end >> 1)] != 0
        k: i64
        for k in range(end * self.width, (end + 1) * self.width):
            far: i64 = onward[k]
            if far < 0:
                break
            edge: i64 = far >> 1
            if s[road + edge] == mark and (not apart or (s[sorts + edge] != 0) == sort):
                found += self.bit[k]
                s[words + edge] |= self.back[k]
        return found

    def take_off(self, g: State, mark: i64, edge: i64) -> None:
        """A piece leaves its edge, where it still lies."""
        g.s[self.building.road + edge] = 0
        self.forget(g, mark, edge)

    def forget(self, g: State, mark: i64, edge: i64) -> None:
        """A piece has left its edge; nothing happens if that is known."""
        s = g.s
        word: i64 = s[self.words + edge]
        if word == 0:
            return
        s[self.words + edge] = 0
        s[self.total + mark - 1] -= 1 + (word >> self.more)
        k: i64
        for k in range(2 * edge * self.width, (2 * edge + 2) * self.width):
            if word & self.bit[k] != 0:
                s[self.words + (self.onward[k] >> 1)] &= ~self.back[k]
        if word & self.loop != 0:
            self.open_loops(g, word, 2 * edge)
            self.open_loops(g, word, 2 * edge + 1)

    def open_loops(self, g: State, word: i64, end: i64) -> None:
        """A piece with this word has left what loops it was in: so does what led on by this end of it to nothing else
        that is in a loop."""
        s = g.s
        k: i64
        while True:
            only: i64 = NONE
            for k in range(end * self.width, (end + 1) * self.width):
                if word & self.bit[k] != 0 and s[self.words + (self.onward[k] >> 1)] & self.loop != 0:
                    if only != NONE:
                        return  # the two lead on to each other
                    only = self.onward[k]
            if only == NONE:
                return
            end = only
            word = s[self.words + (end >> 1)] - self.loop
            s[self.words + (end >> 1)] = word

    def link_again(self, g: State, mark: i64, corner: i64) -> bool:
        """Link the pieces of a colour at a corner again: what joins or cuts its routes there has changed. Whether any
        word is another one now; then loops are to be looked for."""
        s = g.s
        graph = g.rules.graph
        changed: bool = False
        i: i64
        k: i64
        for i in range(corner * graph.corner_width, (corner + 1) * graph.corner_width):
            edge: i64 = graph.corner_edges[i]
            if edge >= 0 and s[self.building.road + edge] == mark:
                end: i64 = 2 * edge
                if graph.edge_corners[end] != corner:
                    end += 1
                before: i64 = s[self.words + edge]
                word: i64 = before
                for k in range(end * self.width, (end + 1) * self.width):
                    word &= ~self.bit[k]
                word += self.attach(g, mark, end)
                s[self.words + edge] = word
                changed = changed or word != before
        return changed

    # ---- what the words say

    def worth(self, g: State, edge: i64) -> i64:
        """What the piece on an edge counts."""
        return 1 + (g.s[self.words + edge] >> self.more)

    def has_twin(self, g: State, end: i64) -> bool:
        """Whether no trail is longer for a piece that leads on by this end only: others begin at the same corner, and
        no trail comes back to it. In the picture 4 is such a piece: whatever it begins, 2 or 3 begins as
        well. One that counts more than they may is none."""
        s = g.s
        onward = self.onward
        ways: i64 = s[self.words + (end >> 1)]
        if ways >> self.more != 0:
            return False
        if end & 1 != 0:
            ways = ways >> self.width
        ways &= self.low
        if self.count[ways] < 2:
            return False
        in_loops: i64 = 0
        at: i64 = end * self.width
        while ways != 0:
            if ways & 1 != 0 and s[self.words + (onward[at] >> 1)] & self.loop != 0:
                in_loops += 1
            at += 1
            ways = ways >> 1
        return in_loops < 2
