"""Which pieces of a route lead on from which, kept up to date while pieces come and go (BASE-69).

Where pieces are moved all the time, as ships are, it would take too long to ask for each of them whose piece lies next
to it, of which kind it is, and who holds the corner between. A word for each edge has the answers for both of its ends.
In this picture roads have numbers and corners letters:

    a -1- b -2- c -3- d            At b road 1 leads on to 2, at c road 2 to 3 and 4. `walk` goes out from a road on
                |                  both sides; where it meets no road twice it knows the longest trail over the road at
                4                  once, and the longest one beside it.
                |
                e

Most pieces come and leave at an end of a route, where nothing leads on to the other side. The longest trail that begins
there says all, and `reach` walks it without marking anything, as long as it comes to no loop. Even that is not needed
where ways part: whatever a new road 5 at c could begin, road 3 or road 4 begins as well, so no trail becomes longer by
it, and none shorter when it leaves again (`has_twin`). Only in a loop could a trail come back to c by road 3.

So a bit in the word of each piece says whether it is in a loop, or between two: these are what is left when all
branches are taken off, from their ends inwards. Only pieces that lead on at both ends, and corners that change, make or
break loops.

A piece that comes to or leaves the end of a branch before loops begins few trails. Here road 1 does: at b a trail goes
by 2 or by 4, from 2 at c by 3 or by 5, and so on. `reach_about` tries them all, unless they are many:

    a -1- b -2- c -3- d
          |     |     |
          4     5     6
          |     |     |
          e -7- f -8- g

Where `walk` meets a road twice there is a loop. Then `peel` takes off what is in no loop, from the ends inwards, and
notes how long the branches are that hung at every corner. A single loop is measured at once, on most boards without
peeling (`open_up`); where loops meet, or roads lie between them, `follow` tries all trails from one corner where ways
part or a branch hangs to the next. If they have very many pieces, `Trails` searches.
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
from archipel.rules.base.trails import ENDLESS, LOOP, Trails, onward_ends

ROUND: Final = -2
TRIES: Final = 60  # trails through loops that meet, up to which all are tried from a new piece
GONE: Final = -1  # the degree of an end whose piece was taken off
NONE: Final = -1


def larger(one: i64, other: i64) -> i64:
    return one if one > other else other


@final
class RouteLinks:
    """A word for every edge with a route piece, 0 for all others. The lowest bits are for its first end: a bit for each
    of the other edges there, in the order of `onward`, set if this piece leads on to one that lies there. The same for
    the second end, one more bit to say that there is a piece at all, and one that is set in loops."""

    def __init__(self, rules: Rules, building: Building, trails: Trails) -> None:
        graph = rules.graph
        self.building: Final[Building] = building
        self.trails: Final[Trails] = trails
        self.words: i64 = rules.edge_block("route_links", PUBLIC, DERIVED)
        self.pieces: i64 = rules.colour_block("route_pieces", PUBLIC, 1, DERIVED)  # how many a colour has
        self.width: i64 = graph.corner_width - 1
        self.onward: Final[vec[i64]] = onward_ends(graph)
        width = int(self.width)
        self.low: i64 = 2**width - 1
        self.lies: i64 = 4**width
        self.loop: i64 = 2 * 4**width
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

    # ---- after a change

    def put(self, g: State, mark: i64, edge: i64, before: i64) -> i64:
        """A piece has come to an edge: the longest trail, which was `before`."""
        s = g.s
        one: i64 = self.attach(g, mark, 2 * edge)
        other: i64 = self.attach(g, mark, 2 * edge + 1)
        s[self.words + edge] = self.lies + one + other
        s[self.pieces + mark - 1] += 1
        if one == 0 or other == 0:  # a trail over this piece ends with it
            if one == other:
                return larger(before, 1)
            end: i64 = 2 * edge if one != 0 else 2 * edge + 1
            if s[self.pieces + mark - 1] <= before or self.has_twin(g, end):
                return before
            length: i64 = self.reach(g, end)
            if length == LOOP:
                length = self.reach_through(g, ENDLESS)
            if length != LOOP:
                return length if length > before else before
        g.scratch.stamp += 1
        g.scratch.best = before
        over: i64 = self.walk(g, edge, False)
        if over == LOOP:
            self.peel(g, 1, g.scratch.found + 1)
            if one == 0 or other == 0:
                self.search_from(g, mark, edge, before)
            else:
                self.note_loops(g, 1, g.scratch.found + 1)
                self.search_loops(g, mark, 1, edge, NONE, ENDLESS)
        elif over == ROUND:
            if one != 0 and other != 0:
                self.peel(g, 1, g.scratch.found + 1)
                self.note_loops(g, 1, g.scratch.found + 1)
        elif over > g.scratch.best:
            g.scratch.best = over
        return g.scratch.best

    def leave(self, g: State, mark: i64, edge: i64, before: i64) -> i64:
        """A piece is about to leave its edge: take it off, and say how long the longest trail is then, which was
        `before`."""
        scratch = g.scratch
        word: i64 = g.s[self.words + edge]
        if word & self.low == 0 or word >> self.width & self.low == 0:
            over: i64 = self.leave_end(g, mark, edge, before)
            if over != LOOP:
                return over
        one: i64 = self.first_beside(g, 2 * edge)
        other: i64 = self.first_beside(g, 2 * edge + 1)
        scratch.stamp += 1
        scratch.best = 0
        if one < 0 or other < 0:  # without a piece at its end the longest trail is not much shorter
            scratch.best = before - 1
        searched: i64 = scratch.stamp
        over = self.walk(g, edge, True)
        found: i64 = scratch.found
        if over == LOOP and (one < 0 or other < 0):
            self.peel(g, 1, found + 1)
            still_listed: bool = self.search_from(g, mark, edge, before - 1)
            if scratch.best < before:  # no trail that begins here is the longest
                self.take_off(g, mark, edge)
                return before
            scratch.best = before - 1
            if not still_listed:
                scratch.stamp += 1
                self.walk(g, edge, True)
        self.take_off(g, mark, edge)
        if over == LOOP:
            self.peel(g, 2, found + 1)
            self.search_loops(g, mark, 2, one, other, before)
        elif over >= 0 and over < before:
            return before
        # Elsewhere there may be a longer trail, but none with more pieces than there are.
        elsewhere: i64 = g.s[self.pieces + mark - 1] - (found - 1)
        if scratch.best < before and scratch.best < elsewhere:
            self.search_others(g, mark, searched, before)
        return scratch.best

    def leave_end(self, g: State, mark: i64, edge: i64, before: i64) -> i64:
        """The same for a piece that leads on at one end at most; LOOP if trails that begin with it come to loops and
        are not known to be shorter. Then it has not been taken off."""
        s = g.s
        scratch = g.scratch
        end: i64 = 2 * edge
        if s[self.words + edge] & self.low == 0:
            end += 1
        if s[self.words + edge] == self.lies:
            self.take_off(g, mark, edge)
            if before == 1 and s[self.pieces + mark - 1] == 0:
                return 0
            return before
        length: i64 = 0
        if not self.has_twin(g, end):
            length = self.reach(g, end)
            if length == LOOP:
                length = self.reach_through(g, before)
                if length < 0 or length == before:
                    return LOOP  # which is negative
        self.take_off(g, mark, edge)
        if length < before:
            return before
        # The piece farthest from one end of the longest trail begins a longest one, also when that end is gone.
        last: i64 = scratch.nodes[0]
        if self.reach(g, last ^ 1) == before:
            return before
        scratch.best = before - 1
        if s[self.pieces + mark - 1] - scratch.found >= before:  # elsewhere there may be as long a trail
            scratch.stamp += 1
            self.walk(g, last >> 1, False)  # which lists these pieces
            self.search_others(g, mark, scratch.stamp, before)
        return scratch.best

    def take_off(self, g: State, mark: i64, edge: i64) -> None:
        g.s[self.building.road + edge] = 0
        self.forget(g, mark, edge)

    def attach(self, g: State, mark: i64, end: i64) -> i64:
        """Link a new piece to those that it leads on to at one end; its own bits for them."""
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

    def forget(self, g: State, mark: i64, edge: i64) -> None:
        """A piece leaves its edge, if it has not done so before."""
        s = g.s
        word: i64 = s[self.words + edge]
        if word == 0:
            return
        s[self.words + edge] = 0
        s[self.pieces + mark - 1] -= 1
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

    def renew(self, g: State, mark: i64, corner: i64) -> None:
        """Link the pieces of a colour at a corner again: what joins or cuts its routes there has changed."""
        s = g.s
        graph = g.rules.graph
        far_ends = self.trails.far_ends
        changed: bool = False
        i: i64
        k: i64
        for i in range(corner * graph.corner_width, (corner + 1) * graph.corner_width):
            far: i64 = far_ends[i]
            if far >= 0 and s[self.building.road + (far >> 1)] == mark:
                near: i64 = far ^ 1
                before: i64 = s[self.words + (far >> 1)]
                word: i64 = before
                for k in range(near * self.width, (near + 1) * self.width):
                    word &= ~self.bit[k]
                word += self.attach(g, mark, near)
                s[self.words + (far >> 1)] = word
                changed = changed or word != before
        if changed:
            self.find_loops(g, mark)

    def find_loops(self, g: State, mark: i64) -> None:
        """Work out again which pieces of a colour are in loops."""
        s = g.s
        n: i64 = 0
        edge: i64
        for edge in range(g.rules.graph.edges):
            if s[self.building.road + edge] == mark:
                s[self.words + edge] &= ~self.loop
                g.scratch.line[n] = 2 * edge
                n += 1
        self.peel(g, 0, n)
        self.note_loops(g, 0, n)

    def note_loops(self, g: State, first: i64, last: i64) -> None:
        """Peeling has left the loops of these pieces of the line."""
        line = g.scratch.line
        i: i64
        for i in range(first, last):
            if g.scratch.degree[line[i]] != GONE:
                g.s[self.words + (line[i] >> 1)] |= self.loop

    # ---- lengths

    def longest_at(self, g: State, mark: i64, corner: i64, before: i64) -> i64:
        """The longest trail now that routes were joined at a corner; it was `before`."""
        scratch = g.scratch
        graph = g.rules.graph
        scratch.stamp += 1
        scratch.best = before
        searched: i64 = scratch.stamp
        k: i64
        for k in range(corner * graph.corner_width, (corner + 1) * graph.corner_width):
            edge: i64 = graph.corner_edges[k]
            if edge >= 0 and g.s[self.building.road + edge] == mark and scratch.listed[edge] < searched:
                self.search(g, mark, edge, ENDLESS)
        return scratch.best

    def longest(self, g: State, mark: i64, most: i64) -> i64:
        """The longest trail of a colour; `most` is how long it can be at all."""
        g.scratch.stamp += 1
        g.scratch.best = 0
        self.search_others(g, mark, g.scratch.stamp, most)
        return g.scratch.best

    def search_others(self, g: State, mark: i64, searched: i64, most: i64) -> None:
        """Search all pieces of a colour that no search since this one has listed."""
        s = g.s
        scratch = g.scratch
        listed = scratch.listed
        road: i64 = self.building.road
        edge: i64
        left: i64 = s[self.pieces + mark - 1]  # no trail over those that are left has more pieces
        for edge in range(g.rules.graph.edges):
            if s[road + edge] != mark:
                continue
            if scratch.best >= left or scratch.best >= most:
                return
            left -= 1
            if listed[edge] < searched:
                self.search(g, mark, edge, most)

    def search(self, g: State, mark: i64, edge: i64, most: i64) -> None:
        """Bring `scratch.best` to the longest trail over the pieces that hang together with one; `most` is enough."""
        over: i64 = self.walk(g, edge, False)
        if over == LOOP:
            self.peel(g, 1, g.scratch.found + 1)
            self.search_loops(g, mark, 1, edge, NONE, most)
        elif over > g.scratch.best:
            g.scratch.best = over

    def has_twin(self, g: State, end: i64) -> bool:
        """Whether no trail is longer for a piece that leads on by this end only: others begin at the same corner, and
        no trail comes back to it."""
        s = g.s
        word: i64 = s[self.words + (end >> 1)]
        beside: i64 = 0
        in_loops: i64 = 0
        k: i64
        for k in range(end * self.width, (end + 1) * self.width):
            if word & self.bit[k] != 0:
                beside += 1
                if s[self.words + (self.onward[k] >> 1)] & self.loop != 0:
                    in_loops += 1
        return beside > 1 and in_loops < 2

    def reach(self, g: State, end: i64) -> i64:
        """The longest trail that begins with a piece and leaves it by this end; LOOP if it may come to a loop.

        `found` is how many pieces there are, and `nodes[0]` the end of the farthest. If there is a loop, `parent` has
        first the end by which a trail leaves its first piece in the loop, how many pieces it has before that, and how
        many the longest one has that does not come to the loop."""
        s = g.s
        scratch = g.scratch
        onward = self.onward
        words: i64 = self.words
        width: i64 = self.width
        low: i64 = self.low
        loop: i64 = self.loop
        line = scratch.line  # of ways not yet tried: the next end, and the length of the trail before it
        n: i64 = 0
        found: i64 = 0
        length: i64 = 0
        longest: i64 = 0
        farthest: i64 = end
        into: i64 = NONE
        while True:
            ways: i64 = s[words + (end >> 1)]
            found += 1
            if ways & loop != 0:
                into = end
                scratch.parent[0] = end
                scratch.parent[1] = length
                ways = 0
            else:
                length += 1
                if length > longest:
                    longest = length
                    farthest = end
                if end & 1 != 0:
                    ways = ways >> width
                ways &= low
            if ways == 0:
                if n == 0:
                    break
                n -= 2
                end = line[n]
                length = line[n + 1]
                continue
            at: i64 = end * width
            while ways & 1 == 0:
                at += 1
                ways = ways >> 1
            end = onward[at]
            ways = ways >> 1
            while ways != 0:
                at += 1
                if ways & 1 != 0:
                    line[n] = onward[at]
                    line[n + 1] = length
                    n += 2
                ways = ways >> 1
        scratch.found = found
        scratch.nodes[0] = farthest
        if into != NONE:
            scratch.parent[2] = longest
            return LOOP
        return longest

    def reach_through(self, g: State, most: i64) -> i64:
        """The longest trail that begins where `reach` began and has come to loops; LOOP if there are too many. `most`
        is enough."""
        if self.width > 2:  # it could come by the same corner again
            return LOOP
        length: i64 = self.reach_round(g)
        if length == LOOP:
            length = self.reach_about(g, most)
        return length

    def reach_about(self, g: State, most: i64) -> i64:
        """The same where loops meet or hang together: every trail is tried, step by step, up to TRIES of them.

        `degree` has the pieces of the trail, from the first one in a loop on, and `used` marks them. Where ways part,
        the others are put aside: in `links` the next end, and in `starts` how many pieces lie before it. The branches
        that begin at an end are measured once: their length is in `depth` where `seen` has the stamp."""
        s = g.s
        scratch = g.scratch
        onward = self.onward
        bits = self.bit
        words: i64 = self.words
        loop: i64 = self.loop
        used = scratch.used
        trail = scratch.degree
        aside = scratch.links
        lying = scratch.starts
        into: i64 = scratch.parent[0]
        before: i64 = scratch.parent[1]
        best: i64 = scratch.parent[2]
        tail: i64 = NONE  # the piece by which the trail comes to its first loop
        n: i64 = 1
        aside[0] = into
        lying[0] = 0
        near: i64 = into ^ 1
        k: i64
        for k in range(2 * near, 2 * near + 2):
            if s[words + (near >> 1)] & bits[k] != 0:
                if s[words + (onward[k] >> 1)] & loop != 0:
                    aside[1] = onward[k]
                    lying[1] = 0
                    n = 2
                else:
                    tail = onward[k] >> 1
        if tail >= 0:
            used[tail] = 1
        scratch.stamp += 1
        stamp: i64 = scratch.stamp
        size: i64 = 0
        tries: i64 = 0
        while n > 0 and best < most and tries < TRIES:
            n -= 1
            end: i64 = aside[n]
            while size > lying[n]:
                size -= 1
                used[trail[size]] = 0
            tries += 1
            while end != NONE:
                used[end >> 1] = 1
                trail[size] = end >> 1
                size += 1
                ways: i64 = s[words + (end >> 1)]
                if end & 1 != 0:
                    ways = ways >> 2
                ways &= 3
                ahead: i64 = NONE
                reached: i64 = before + size
                at: i64 = 2 * end
                while ways != 0:
                    if ways & 1 != 0:
                        far: i64 = onward[at]
                        if used[far >> 1] != 0:
                            pass
                        elif s[words + (far >> 1)] & loop == 0:
                            if scratch.seen[far] != stamp:
                                scratch.seen[far] = stamp
                                scratch.depth[far] = self.reach(g, far)
                            reached += scratch.depth[far]
                        elif ahead == NONE:
                            ahead = far
                        else:
                            aside[n] = far
                            lying[n] = size
                            n += 1
                    at += 1
                    ways = ways >> 1
                if reached > best:
                    best = reached
                end = ahead
        while size > 0:
            size -= 1
            used[trail[size]] = 0
        if tail >= 0:
            used[tail] = 0
        return best if tries < TRIES else LOOP

    def reach_round(self, g: State) -> i64:
        """The longest trail that begins where `reach` began, if it has come to a single loop that leads to no other;
        otherwise LOOP."""
        s = g.s
        scratch = g.scratch
        onward = self.onward
        into: i64 = scratch.parent[0]
        before: i64 = scratch.parent[1]
        best: i64 = scratch.parent[2]
        size: i64 = 0
        n: i64 = 0
        end: i64 = into
        k: i64
        while True:
            size += 1
            word: i64 = s[self.words + (end >> 1)]
            ahead: i64 = NONE
            branch: i64 = NONE
            for k in range(2 * end, 2 * end + 2):
                if word & self.bit[k] != 0:
                    if s[self.words + (onward[k] >> 1)] & self.loop == 0:
                        branch = onward[k]
                    elif ahead != NONE:
                        return LOOP
                    else:
                        ahead = onward[k]
            if ahead == into:
                break
            if branch != NONE:
                scratch.starts[n] = size
                scratch.links[n] = self.reach(g, branch)
                n += 1
            end = ahead
        if before + size > best:
            best = before + size
        i: i64
        for i in range(n):  # by the longer way to a branch
            way: i64 = scratch.starts[i]
            if size - way > way:
                way = size - way
            if before + way + scratch.links[i] > best:
                best = before + way + scratch.links[i]
        return best

    def walk(self, g: State, first: i64, leaves: bool) -> i64:
        """The longest trail over a piece, and in `scratch.best` the longest beside it. ROUND if it hangs together with
        a single loop: then `best` is the longest of all, without this piece if it leaves. LOOP if there are several.

        The line then holds the far ends of all pieces that hang together with this one, behind its own two ends, each
        with the place in the line from which it was found; `found` is how many pieces they are."""
        s = g.s
        scratch = g.scratch
        onward = self.onward
        words: i64 = self.words
        width: i64 = self.width
        low: i64 = self.low
        stamp: i64 = scratch.stamp
        listed = scratch.listed
        line = scratch.line
        parent = scratch.parent
        depth = scratch.depth
        place = scratch.nodes  # of a piece in the line
        listed[first] = stamp
        line[0] = 2 * first
        line[1] = 2 * first + 1
        n: i64 = 2
        i: i64 = 0
        meets: i64 = 0
        came: i64 = 0
        met: i64 = 0
        while i < n:
            end: i64 = line[i]
            depth[i] = 0
            ways: i64 = s[words + (end >> 1)]
            if end & 1 != 0:
                ways = ways >> width
            ways &= low
            at: i64 = end * width
            while ways != 0:
                if ways & 1 != 0:
                    far: i64 = onward[at]
                    if listed[far >> 1] == stamp:
                        before: i64 = far & 1 ^ 1 if far >> 1 == first else place[far >> 1]
                        if line[before] == far ^ 1:  # it comes to this corner, too
                            came = i
                            met = before
                            meets += 1
                    else:
                        listed[far >> 1] = stamp
                        place[far >> 1] = n
                        line[n] = far
                        parent[n] = i
                        n += 1
                at += 1
                ways = ways >> 1
            i += 1
        scratch.found = n - 1
        if meets > 0:
            if meets > 2 or width > 2:  # each of two pieces at the far corner of a loop meets the other
                return LOOP
            self.open_up(g, n, came, met, leaves)
            return ROUND
        best: i64 = scratch.best
        while n > 2:
            n -= 1
            length: i64 = depth[n] + 1
            i = parent[n]
            deepest: i64 = depth[i]
            if deepest + length > best:
                best = deepest + length
            if length > deepest:
                depth[i] = length
        scratch.best = best
        return depth[0] + depth[1] + 1

    def first_beside(self, g: State, end: i64) -> i64:
        """The edge of a piece that leads on from this end; NONE if there is none."""
        k: i64
        for k in range(end * self.width, (end + 1) * self.width):
            if g.s[self.words + (end >> 1)] & self.bit[k] != 0:
                return self.onward[k] >> 1
        return NONE

    # ---- loops

    def peel(self, g: State, first: i64, last: i64) -> None:
        """Take off what is in no loop, of these pieces of the line, and bring `scratch.best` to the longest trail over
        it.

        `degree` is how many pieces each end leads on to, without those taken off, `depth` the longest branch taken off
        at its corner, and `second` the next longest."""
        s = g.s
        scratch = g.scratch
        onward = self.onward
        words: i64 = self.words
        width: i64 = self.width
        low: i64 = self.low
        count = self.count
        line = scratch.line
        degree = scratch.degree
        depth = scratch.depth
        second = scratch.second
        best: i64 = scratch.best
        i: i64
        end: i64
        for i in range(first, last):
            end = line[i] >> 1 << 1
            word: i64 = s[words + (end >> 1)]
            degree[end] = count[word & low]
            degree[end + 1] = count[word >> width & low]
            depth[end] = 0
            depth[end + 1] = 0
            second[end] = 0
            second[end + 1] = 0
        i = last
        while i > first:
            i -= 1
            end = line[i]
            if degree[end] != 0:
                end = end ^ 1
            while degree[end] == 0:
                # The piece hangs by its other end: whatever is beside it there gets one branch more.
                length: i64 = depth[end] + 1
                degree[end] = GONE
                end = end ^ 1
                degree[end] = GONE
                if depth[end] + length > best:
                    best = depth[end] + length
                ways: i64 = s[words + (end >> 1)]
                if end & 1 != 0:
                    ways = ways >> width
                ways &= low
                at: i64 = end * width
                while ways != 0:
                    if ways & 1 != 0:
                        near: i64 = onward[at] ^ 1
                        if degree[near] != GONE:
                            degree[near] -= 1
                            if length > depth[near]:
                                second[near] = depth[near]
                                depth[near] = length
                            elif length > second[near]:
                                second[near] = length
                            end = near  # if it is the last one there, it is next
                    at += 1
                    ways = ways >> 1
        scratch.best = best

    def search_loops(self, g: State, mark: i64, first: i64, one: i64, other: i64, most: i64) -> None:
        """The same over the loops that peeling left, which hang together with the pieces on these two edges; `most` is
        enough."""
        left: i64 = self.in_loops(g, first)
        if left > self.trails.few or (left > 0 and one >= 0 and other >= 0):
            scratch = g.scratch
            scratch.stamp += 1
            if one >= 0:
                self.trails.search_with_loops(g, mark, one, most)
            if other >= 0 and scratch.listed[other] != scratch.stamp:
                self.trails.search_with_loops(g, mark, other, most)
        elif left > 0:
            self.search_forks(g, first, left, NONE, most)

    def search_from(self, g: State, mark: i64, edge: i64, before: i64) -> bool:
        """The same for a new piece at the end of a branch, from which the line was gathered: only trails that begin
        with it can be longer than before. Whether the line still has these pieces: `Trails` writes over it."""
        scratch = g.scratch
        left: i64 = self.in_loops(g, 1)
        if left > self.trails.few:
            scratch.stamp += 1
            self.trails.search_with_loops(g, mark, edge, before + 1)
            return False
        if left > 0:
            i: i64 = 2
            while scratch.degree[scratch.line[i]] == GONE:
                i += 1
            start: i64 = scratch.line[i] ^ 1
            length: i64 = 1
            i = scratch.parent[i]
            while i > 1:
                i = scratch.parent[i]
                length += 1
            # Otherwise the branch is not longer than it was. Where more than three meet, a trail may come back to a
            # second one.
            if length == scratch.depth[start] or length == scratch.second[start]:
                self.search_forks(g, 1, left, start, before + 1)
        return True

    def in_loops(self, g: State, first: i64) -> i64:
        """How many pieces of the line, from this place on, peeling left where loops meet or hang together. A loop for
        itself is searched at once."""
        scratch = g.scratch
        line = scratch.line
        degree = scratch.degree
        left: i64 = 0
        forks: bool = False
        i: i64
        for i in range(first, scratch.found + 1):
            if degree[line[i]] != GONE:
                left += 1
                forks = forks or degree[line[i]] > 1 or degree[line[i] ^ 1] > 1
        if forks:
            return left
        for i in range(first, scratch.found + 1):
            if degree[line[i]] != GONE:
                self.go_round(g, line[i])
        return 0

    def search_forks(self, g: State, first: i64, left: i64, start: i64, most: i64) -> None:
        """Bring `scratch.best` to the longest trail over loops that meet or hang together, or to the longest that
        begins with the branch at one end, if that is not NONE; `most` is enough.

        The pieces between two corners where ways part or a branch hangs are a stretch. For the end by which it leaves a
        corner, `nodes` is the end by which it comes to the next one, `links` how many pieces it has, and `parent`
        whether it is used; `starts` is the lowest of all ends at the corner."""
        scratch = g.scratch
        line = scratch.line
        degree = scratch.degree
        depth = scratch.depth
        starts = scratch.starts
        links = scratch.links
        last: i64 = scratch.found + 1
        n: i64 = last  # behind the pieces of the line: all ends by which stretches leave their corners
        i: i64
        k: i64
        end: i64
        for i in range(2 * first, 2 * last):
            end = line[i >> 1] ^ (i & 1)
            if degree[end] > 1 or (degree[end] == 1 and depth[end] != 0):
                self.note_stretch(g, end)
                line[n] = end
                n += 1
        # At every odd fork where it does not end, a trail leaves out a stretch, which it may share with another fork.
        left_out: i64 = 0
        longest: i64 = 0
        longer: i64 = 0
        corners: i64 = n  # behind those ends: the lowest one of every corner
        for i in range(last, n):
            end = line[i]
            if starts[end] != end:
                continue
            line[corners] = end
            corners += 1
            if depth[end] == 0 and degree[end] & 1 == 0:
                shortest: i64 = links[end]
                for k in range(end * self.width, (end + 1) * self.width):
                    if g.s[self.words + (end >> 1)] & self.bit[k] != 0:
                        near: i64 = self.onward[k] ^ 1
                        if degree[near] != GONE and links[near] < shortest:
                            shortest = links[near]
                left_out += shortest
                if shortest > longest:
                    longer = longest
                    longest = shortest
                elif shortest > longer:
                    longer = shortest
        # So many pieces in loops a trail can have that ends at two branches, or at one, or only at such forks.
        at_two: i64 = left - ((left_out + 1) >> 1)
        at_one: i64 = left - ((left_out - longest + 1) >> 1)
        at_none: i64 = left - ((left_out - longest - longer + 1) >> 1)
        deepest: i64
        deep: i64
        if start >= 0:
            deep = scratch.second[start]
            for i in range(n, corners):
                if line[i] != starts[start] and depth[line[i]] > deep:
                    deep = depth[line[i]]
            self.follow_all(g, starts[start], last, n, larger(at_two + deep, at_one), most)
            return
        # From the longest branch first: trails that have not been tried then have only shorter ones at both ends.
        while corners > n:
            deepest = NONE
            deep = 0
            at: i64 = n
            for i in range(n, corners):
                end = line[i]
                k = scratch.second[end]
                if depth[end] > deepest:
                    k = larger(deepest, k)
                    deepest = depth[end]
                    at = i
                else:
                    k = larger(depth[end], k)
                deep = larger(deep, k)
            bound: i64 = larger(larger(at_two + deepest + deep, at_one + deepest), at_none)
            if bound < most:
                most = bound
            if scratch.best >= most:
                return
            corner: i64 = line[at]
            corners -= 1
            line[at] = line[corners]
            self.follow_all(g, corner, last, n, larger(at_two + deep, at_one) if deepest > 0 else at_none, most)

    def follow_all(self, g: State, corner: i64, first: i64, last: i64, rest: i64, most: i64) -> None:
        """Follow every stretch from a corner: those of these places of the line that leave it; `rest` is how long the
        trail can become at all, without the branch with which it begins."""
        scratch = g.scratch
        used = scratch.parent
        i: i64
        for i in range(first, last):
            end: i64 = scratch.line[i]
            if scratch.starts[end] == corner:
                to: i64 = scratch.nodes[end]
                length: i64 = scratch.links[end]
                used[end] = 1
                used[to] = 1
                self.follow(g, corner, to, scratch.depth[end] + length, rest - length, most)
                used[end] = 0
                used[to] = 0

    def note_stretch(self, g: State, end: i64) -> None:
        """Measure the stretch that leaves a corner by this end of its first piece."""
        scratch = g.scratch
        degree = scratch.degree
        lowest: i64 = end
        way: i64 = end ^ 1
        length: i64 = 1
        k: i64
        for k in range(end * self.width, (end + 1) * self.width):
            if g.s[self.words + (end >> 1)] & self.bit[k] != 0:
                near: i64 = self.onward[k] ^ 1
                if near < lowest and degree[near] != GONE:
                    lowest = near
        while degree[way] == 1 and scratch.depth[way] == 0:
            for k in range(way * self.width, (way + 1) * self.width):
                if g.s[self.words + (way >> 1)] & self.bit[k] != 0 and degree[self.onward[k]] != GONE:
                    way = self.onward[k]
                    break
            length += 1
        scratch.starts[end] = lowest
        scratch.nodes[end] = way
        scratch.links[end] = length
        scratch.parent[end] = 0

    def follow(self, g: State, start: i64, end: i64, length: i64, rest: i64, most: i64) -> None:
        """Try every way on from a corner to which a trail has come by this end, from stretch to stretch; `rest` is how
        much longer it can become at all."""
        scratch = g.scratch
        if length + rest <= scratch.best:
            return
        used = scratch.parent
        tail: i64 = scratch.depth[end]
        if scratch.starts[end] == start:
            tail = scratch.second[end]
        if length + tail > scratch.best:
            scratch.best = length + tail
        k: i64
        for k in range(end * self.width, (end + 1) * self.width):
            if scratch.best >= most:
                return
            if g.s[self.words + (end >> 1)] & self.bit[k] == 0:
                continue
            near: i64 = self.onward[k] ^ 1
            if scratch.degree[near] == GONE or used[near] != 0:
                continue
            to: i64 = scratch.nodes[near]
            way: i64 = scratch.links[near]
            used[near] = 1
            used[to] = 1
            self.follow(g, start, to, length + way, rest - way, most)
            used[near] = 0
            used[to] = 0

    def open_up(self, g: State, n: i64, came: i64, met: i64, leaves: bool) -> None:
        """Bring `scratch.best` to the longest trail over the n places of a line whose pieces form a single loop, which
        closes where these two come together; without the first piece if it leaves. At most three pieces meet at a
        corner."""
        scratch = g.scratch
        parent = scratch.parent
        depth = scratch.depth
        on_way = scratch.links
        best: i64 = scratch.best
        size: i64 = 0
        i: i64
        for i in range(n):
            on_way[i] = 0
        i = came
        k: i64 = met
        while i != k and (i > 1 or k > 1):
            size += 1
            if i > k:
                on_way[i] = 1
                i = parent[i]
            else:
                on_way[k] = 1
                k = parent[k]
        fork: i64 = i if i == k else NONE  # where the way from the first piece comes to the loop, if it is not on it
        if fork >= 0:
            while i > 1:
                on_way[i] = 1
                i = parent[i]
        k = n
        while k > 2:  # the branches of everything on the way
            k -= 1
            if on_way[k] != 0:
                continue
            length: i64 = depth[k] + 1
            back: i64 = parent[k]
            if depth[back] + length > best:
                best = depth[back] + length
            if length > depth[back]:
                depth[back] = length
        scratch.best = best
        hung: i64 = depth[came] + depth[met]  # one of them is 0
        if fork < 0 and leaves:  # what is left of the loop is a way with branches
            k = self.go_along(g, came, hung, False)
            self.go_along(g, met, hung if hung > k else k, False)
            return
        if fork >= 0:
            depth[fork] = self.go_along(g, fork, 0, not leaves)
        else:
            size += 1  # the first piece
        scratch.starts[0] = 0
        scratch.links[0] = hung
        k = self.list_branches(g, came, fork, 0, 1, 1)
        if fork >= 0:
            depth[fork] = 0  # it is listed
        self.measure_loop(g, size, self.list_branches(g, met, fork, size, -1, k))

    def go_along(self, g: State, at: i64, hung: i64, through: bool) -> i64:
        """Bring `scratch.best` to the longest trail over the way from this place in the line to the first piece, or
        through it, with a branch of that length at the beginning; how far one can go from there without it."""
        scratch = g.scratch
        parent = scratch.parent
        depth = scratch.depth
        best: i64 = scratch.best
        way: i64 = 0
        longest: i64 = 0
        while at > 1 or through:
            if at > 1:
                at = parent[at]
            else:
                at = 1 - at
                through = False
            way += 1
            hung += 1
            if hung + depth[at] > best:
                best = hung + depth[at]
            if depth[at] > hung:
                hung = depth[at]
            if way + depth[at] > longest:
                longest = way + depth[at]
        scratch.best = best
        return longest

    def list_branches(self, g: State, at: i64, fork: i64, place: i64, step: i64, n: i64) -> i64:
        """List the branches along a loop from this place in the line to a fork, or to the first piece, behind n others;
        how many there are then. For each, `starts` is where on the loop it hangs, and `links` how long it is."""
        scratch = g.scratch
        while at > 1:
            at = scratch.parent[at]
            place += step
            if scratch.depth[at] > 0:
                scratch.starts[n] = place
                scratch.links[n] = scratch.depth[at]
                n += 1
            if at == fork:
                break
        return n

    def measure_loop(self, g: State, size: i64, n: i64) -> None:
        """Bring `scratch.best` to the longest trail over a loop with these branches: once around, or from one branch by
        the longer way to another."""
        scratch = g.scratch
        places = scratch.starts
        lengths = scratch.links
        best: i64 = scratch.best
        i: i64
        k: i64
        for i in range(n):
            if size + lengths[i] > best:
                best = size + lengths[i]
            for k in range(i):
                way: i64 = places[i] - places[k]
                if way < 0:
                    way = -way
                if size - way > way:
                    way = size - way
                if lengths[i] + lengths[k] + way > best:
                    best = lengths[i] + lengths[k] + way
        scratch.best = best

    def go_round(self, g: State, end: i64) -> None:
        """Bring `scratch.best` to the longest trail over a loop, left by peeling, that meets no other one."""
        s = g.s
        scratch = g.scratch
        onward = self.onward
        degree = scratch.degree
        depth = scratch.depth
        second = scratch.second
        size: i64 = 0
        n: i64 = 0
        twice: i64 = 0  # the longest two branches at one corner
        branch: i64 = 0
        k: i64
        while degree[end] != GONE:
            branch = depth[end]
            if branch + second[end] > twice:
                twice = branch + second[end]
            if branch > 0 or size == 0:
                scratch.starts[n] = size
                scratch.links[n] = branch
                n += 1
            size += 1
            degree[end] = GONE
            degree[end ^ 1] = GONE
            for k in range(end * self.width, (end + 1) * self.width):
                if s[self.words + (end >> 1)] & self.bit[k] != 0 and degree[onward[k]] != GONE:
                    end = onward[k]
                    break
        self.measure_loop(g, size, n)
        if size + twice > scratch.best:
            scratch.best = size + twice
