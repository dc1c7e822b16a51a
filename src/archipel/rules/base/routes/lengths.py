"""The longest trail of a colour, after each piece that comes or leaves (BASE-69): which search it takes.

Most pieces come and leave at an end of a route. Where ways part there, whatever the piece begins another one begins as
well, so no trail becomes longer when it comes, and none shorter when it leaves. Otherwise the longest trail that begins
there says all:

    a -1- b -2- c -3- d        4 comes     whatever it begins, 2 or 3 begins as well: the longest has 3 pieces as before
                |              5 comes     to d: the longest trail that begins with it, 5 3 2 1, has 4 pieces
                4              5 leaves    it was in a longest trail. The farthest piece from it is 1, which begins a
                |                          longest one of what is left: 1 2 3, so it is 3 again
                e

Only a piece between two others needs a walk over all that hangs together: it joins two trails when it comes, and makes
a loop or breaks one. Elsewhere there may be another trail that is longer; it is looked for only if it has enough
pieces.
"""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.rules.base.building import Building
from archipel.rules.base.routes.forks import search_forks, search_from_branch
from archipel.rules.base.routes.from_end import measure_from, measure_through
from archipel.rules.base.routes.links import RouteLinks
from archipel.rules.base.routes.peel import GONE, left_in_loops, mark_loops, peel
from archipel.rules.base.routes.space import EndSpace, RouteSpace
from archipel.rules.base.routes.walk import ROUND, list_all, walk
from archipel.rules.base.trails import ENDLESS, LOOP, Trails

MOST_TRIES: Final = 10_000  # ways on from a corner that are tried: a third of a millisecond


@final
class RouteLengths:
    """The links between the pieces of all routes, kept by those who move them, and the longest trail over them.

    `mark` is 1 + the colour, `before` how long its longest trail was."""

    def __init__(self, rules: Rules, building: Building, trails: Trails) -> None:
        self.trails: Final[Trails] = trails
        self.links: Final[RouteLinks] = RouteLinks(rules, building)
        self.tries: i64 = MOST_TRIES
        self.ends: i64 = rules.scratch_space(EndSpace(rules.graph.edges, self.links.width))
        self.space: i64 = rules.scratch_space(RouteSpace(rules.graph.edges))

    def own_ends(self, g: State) -> EndSpace:
        return cast(EndSpace, g.scratch.spaces[self.ends])

    def own_space(self, g: State) -> RouteSpace:
        return cast(RouteSpace, g.scratch.spaces[self.space])

    # ---- after a change

    def put(self, g: State, mark: i64, edge: i64, before: i64) -> i64:
        """A piece has come to an edge: the longest trail now."""
        s = g.s
        links = self.links
        one: i64 = links.attach(g, mark, 2 * edge)
        other: i64 = links.attach(g, mark, 2 * edge + 1)
        worth: i64 = self.trails.worth(g, edge)
        s[links.words + edge] = links.lies + one + other + (worth - 1 << links.more)
        s[links.total + mark - 1] += worth
        at_end: bool = one == 0 or other == 0  # a trail over this piece ends with it
        if at_end:
            if one == other:
                return before if before > worth else worth
            end: i64 = 2 * edge
            if one == 0:
                end += 1
            if s[links.total + mark - 1] <= before or links.has_twin(g, end):
                return before
            ends = self.own_ends(g)
            length: i64 = measure_from(g, links, ends, end)
            if length == LOOP:
                length = measure_through(g, links, ends, ENDLESS)
            if length != LOOP:
                return length if length > before else before
        space = self.own_space(g)
        space.walk.stamp += 1
        space.best = before
        over: i64 = walk(g, links, space, edge, False)
        if over > space.best:
            space.best = over
        elif over == LOOP or (over == ROUND and not at_end):
            last: i64 = space.walk.found + 1
            peel(g, links, space, 1, last)
            if at_end:
                self.search_from(g, space, mark, before + worth)
            else:
                mark_loops(g, links, space, 1, last)
                if over == LOOP:
                    self.search_loops(g, space, mark, 1, ENDLESS)
        return space.best

    def leave(self, g: State, mark: i64, edge: i64, before: i64) -> i64:
        """A piece is about to leave its edge: take it off. The longest trail then."""
        links = self.links
        word: i64 = g.s[links.words + edge]
        at_end: bool = word & links.low == 0 or word >> links.width & links.low == 0
        without: i64 = before - links.worth(g, edge)  # the longest trail is at least that, if the piece is at its end
        over: i64
        if at_end:
            over = self.leave_end(g, mark, edge, before)
            if over != LOOP:
                return over
        space = self.own_space(g)
        space.walk.stamp += 1
        space.best = without if at_end else 0
        over = walk(g, links, space, edge, True)
        last: i64 = space.walk.found + 1
        if over == LOOP and at_end:
            peel(g, links, space, 1, last)
            self.search_from(g, space, mark, before)
            if space.best < before:  # no trail that begins here is the longest
                links.take_off(g, mark, edge)
                return before
            space.best = without
        links.take_off(g, mark, edge)
        if over == LOOP:
            peel(g, links, space, 2, last)
            self.search_loops(g, space, mark, 2, before)
        elif over >= 0 and over < before:
            return before
        # Elsewhere there may be a longer trail, but none that is longer than all pieces that no walk has come to.
        if space.best < before and space.best < g.s[links.total + mark - 1] - (last - 2):
            self.search_others(g, space, mark, before)
        return space.best

    def leave_end(self, g: State, mark: i64, edge: i64, before: i64) -> i64:
        """The same for a piece that leads on at one end at most; LOOP if trails that begin with it come to loops and
        are not known to be shorter. Then it has not been taken off."""
        s = g.s
        links = self.links
        word: i64 = s[links.words + edge]
        if word & links.ways == 0:
            links.take_off(g, mark, edge)
            if s[links.total + mark - 1] == 0:
                return 0
            if before == 1 or before > 1 + (word >> links.more):
                return before
            return self.longest(g, mark, before)
        end: i64 = 2 * edge
        if word & links.low == 0:
            end += 1
        if links.has_twin(g, end):
            links.take_off(g, mark, edge)
            return before
        ends = self.own_ends(g)
        length: i64 = measure_from(g, links, ends, end)
        farthest: i64 = ends.farthest
        if length == LOOP:
            length = measure_through(g, links, ends, before)
            if length < 0 or length == before:
                return LOOP  # which is negative
        links.take_off(g, mark, edge)
        if length < before:
            return before
        # The piece farthest from one end of the longest trail begins a longest one, also when that end is gone.
        length = measure_from(g, links, ends, farthest ^ 1)
        if length == before or s[links.total + mark - 1] - ends.found <= length:
            return length
        # Elsewhere there may be a longer trail.
        space = self.own_space(g)
        space.walk.stamp += 1
        space.best = length
        walk(g, links, space, farthest >> 1, False)  # which lists these pieces
        self.search_others(g, space, mark, before)
        return space.best

    def weigh(self, g: State, mark: i64, edge: i64, before: i64) -> i64:
        """A piece may count more or less than it did: the longest trail now."""
        s = g.s
        links = self.links
        gained: i64 = self.trails.worth(g, edge) - links.worth(g, edge)
        s[links.words + edge] += gained * 2 * links.loop  # `more` begins above the bit for loops
        s[links.total + mark - 1] += gained
        if gained < 0:
            return self.longest(g, mark, before)
        space = self.own_space(g)
        space.walk.stamp += 1
        space.best = before
        if gained > 0:
            self.search(g, space, mark, edge, before + gained)
        return space.best

    def renew(self, g: State, mark: i64, corner: i64) -> None:
        """What joins or cuts the routes of a colour at a corner has changed: link its pieces there again."""
        links = self.links
        if links.link_again(g, mark, corner):
            space = self.own_space(g)
            last: i64 = list_all(g, links, space, mark)
            peel(g, links, space, 0, last)
            mark_loops(g, links, space, 0, last)

    # ---- lengths

    def longest_at(self, g: State, mark: i64, corner: i64, before: i64) -> i64:
        """The longest trail now that routes were joined at a corner."""
        graph = g.rules.graph
        space = self.own_space(g)
        walked = space.walk
        walked.stamp += 1
        space.best = before
        k: i64
        for k in range(corner * graph.corner_width, (corner + 1) * graph.corner_width):
            edge: i64 = graph.corner_edges[k]
            if edge >= 0 and g.s[self.links.building.road + edge] == mark and walked.listed[edge] != walked.stamp:
                self.search(g, space, mark, edge, ENDLESS)
        return space.best

    def longest(self, g: State, mark: i64, enough: i64) -> i64:
        """The longest trail of a colour. A trail that is `enough` ends the search, here and below."""
        space = self.own_space(g)
        space.walk.stamp += 1
        space.best = 0
        self.search_others(g, space, mark, enough)
        return space.best

    # ---- searches bring `space.best` to the longest trail that they find

    def search_others(self, g: State, space: RouteSpace, mark: i64, enough: i64) -> None:
        """Search all pieces of a colour that no walk of this measurement has listed."""
        s = g.s
        links = self.links
        walked = space.walk
        listed = walked.listed
        stamp: i64 = walked.stamp
        road: i64 = links.building.road
        left: i64 = s[links.total + mark - 1]  # no trail over those that are left is longer
        edge: i64
        for edge in range(g.rules.graph.edges):
            if s[road + edge] != mark:
                continue
            if space.best >= left or space.best >= enough:
                return
            left -= 1
            if listed[edge] != stamp:
                self.search(g, space, mark, edge, enough)

    def search(self, g: State, space: RouteSpace, mark: i64, edge: i64, enough: i64) -> None:
        """Search the pieces that hang together with one."""
        over: i64 = walk(g, self.links, space, edge, False)
        if over == LOOP:
            peel(g, self.links, space, 1, space.walk.found + 1)
            self.search_loops(g, space, mark, 1, enough)
        elif over > space.best:
            space.best = over

    def search_loops(self, g: State, space: RouteSpace, mark: i64, first: i64, enough: i64) -> None:
        """Search the loops that peeling has left, of the pieces from this place of the line on."""
        left: i64 = left_in_loops(g, self.links, space, first)
        if left == 0:
            return
        space.forks.tries = self.tries
        search_forks(g, self.links, space, first, left, enough)
        if space.forks.tries < 0:
            self.search_by_trails(g, space, mark, first, enough)

    def search_from(self, g: State, space: RouteSpace, mark: i64, enough: i64) -> None:
        """The same for a piece at the end of a branch, from which the line was gathered: only trails that begin with
        it."""
        walked = space.walk
        peeled = space.peel
        left: i64 = left_in_loops(g, self.links, space, 1)
        if left > 0:
            i: i64 = 2
            while peeled.degree[walked.line[i]] == GONE:
                i += 1
            start: i64 = walked.line[i] ^ 1
            length: i64 = walked.worth[0]
            i = walked.parent[i]
            while i > 1:
                length += walked.worth[i]
                i = walked.parent[i]
            # Otherwise the branch is not longer than it was. Where more than three meet, a trail may come back to a
            # second one.
            if length == peeled.depth[start] or length == peeled.second[start]:
                space.forks.tries = self.tries
                search_from_branch(g, self.links, space, 1, left, start, enough)
                if space.forks.tries < 0:
                    self.search_by_trails(g, space, mark, 1, enough)

    def search_by_trails(self, g: State, space: RouteSpace, mark: i64, first: i64, enough: i64) -> None:
        """The same by `Trails`, which has scratch space of its own: where there are very many trails."""
        self.trails.begin(g, space.best)
        i: i64
        for i in range(first, space.walk.found + 1):
            end: i64 = space.walk.line[i]
            if space.peel.degree[end] != GONE:
                self.trails.search_part(g, mark, end >> 1, enough)
        space.best = g.scratch.best
