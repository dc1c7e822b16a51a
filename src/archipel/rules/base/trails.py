"""The longest trail over roads that hang together, whatever loops they form (BASE-69).

A trail uses every road once and may pass a corner twice. In this picture roads have numbers and corners letters (a loop
of a real board has six roads):

    a -1- b -2- c -3- d
          |     |
          6     4
          |     |
          f -5- e

`walk` goes out from a road on both sides. Without the roads 4, 5 and 6 it would meet no corner twice and know the
longest trail at once. Here it meets one twice, so there is a loop, and three steps follow:

    gather         a    b    c    d    e    f
      degree       1    3    3    1    2    2      roads that meet at the node
      links        1    5    5    3    1    3      their numbers by exclusive or: 1 ^ 2 ^ 6 = 5 at b

    peel           a has one road left, which is links[a] = 1: it is taken off, and d's road 3 in the same way.
      degree       0    2    2    0    2    2
      links        1    4    6    3    1    3      5 ^ 1 = 4 is 2 ^ 6: what is left at b
      depth             1    1                     the longest branch that hung there

    search_loops   A trail begins at a fork or where a branch hung: at b and c. `follow` comes to e by road 4; the other
                   road there is 4 ^ links[e] = 4 ^ 1 = 5. From the branch at b, once around and back to b: 1 + 4 = 5
                   roads, and no trail is longer.

A node is a corner; or, where two kinds of roads do not join, corners + corner for the second kind; or 2 * corners + end
for a road that ends at another's piece. `scratch.seen` of a node is the stamp when `walk` has met it in this search,
minus the stamp when `gather` has listed it, and 0 when `longest_without` lets a trail begin there.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.graph import Graph
from archipel.board.tables import filled
from archipel.board.vectors import vec
from archipel.engine.state import State
from archipel.rules.base.building import Building
from archipel.rules.base.dense_trails import Net, longest_in_net
from archipel.rules.box_chapter import Hooks

ENDLESS: Final = 1_000_000  # longer than any trail
LOOP: Final = -1
FEW: Final = 30  # roads in loops up to which every trail is followed: milliseconds; beyond, the work would double with
# every other road
VERY_FEW: Final = 20  # the same on boards where more than three roads may meet


def onward_ends(graph: Graph) -> vec[i64]:
    """For each end of an edge the other edges there, by their far ends: 2 * edge + end; -1 behind them."""
    width: i64 = graph.corner_width - 1
    found: vec[i64] = filled(2 * graph.edges * width, -1)
    end: i64
    k: i64
    for end in range(2 * graph.edges):
        corner: i64 = graph.edge_corners[end]
        at: i64 = end * width
        for k in range(corner * graph.corner_width, (corner + 1) * graph.corner_width):
            edge: i64 = graph.corner_edges[k]
            if edge >= 0 and edge != end >> 1:
                found[at] = 2 * edge + 1 if graph.edge_corners[2 * edge] == corner else 2 * edge
                at += 1
    return found


@final
class Trails:
    """The roads of a seat as a plain graph on the scratch, and the longest trail in it.

    Its nodes are the corners, but a corner that no trail may pass is another node for each road that ends there, and
    one where two sorts of roads do not join is two. Where there is no loop, one walk tells all. Otherwise branches are
    peeled off from their ends inwards, and the loops that are left are searched from fork to fork; if they are many
    roads, as a net (`dense_trails`)."""

    def __init__(self, graph: Graph, building: Building, on_edge_length: Hooks) -> None:
        self.building: Final[Building] = building
        self.on_edge_length: Final[Hooks] = on_edge_length
        self.few: i64 = FEW if graph.corner_width <= 3 else VERY_FEW
        # Beside `corner_edges`: 2 * edge + its other end.
        self.far_ends: Final[vec[i64]] = filled(len(graph.corner_edges), -1)
        for k, edge in enumerate(graph.corner_edges):
            if edge >= 0:
                self.far_ends[k] = 2 * edge + int(graph.edge_corners[2 * edge] == k // graph.corner_width)

    def longest(self, g: State, mark: i64, most: i64) -> i64:
        """The longest trail of a seat; `most` is how long it can be at all."""
        g.scratch.stamp += 1
        g.scratch.best = 0
        self.search_others(g, mark, most)
        return g.scratch.best

    def longest_with(self, g: State, mark: i64, edge: i64, before: i64) -> i64:
        """The longest trail now that this road lies there; without it that was `before`."""
        g.scratch.stamp += 1
        g.scratch.best = before
        self.search(g, mark, edge, ENDLESS)
        return g.scratch.best

    def longest_without(self, g: State, mark: i64, edge: i64, before: i64) -> i64:
        """The longest trail if this road were not there; with it that is `before`."""
        scratch = g.scratch
        scratch.stamp += 1
        scratch.best = 0
        through: i64 = self.walk(g, mark, edge)
        if through == LOOP:
            left: i64 = self.gather(g, mark, edge) - 1
            i: i64
            for i in range(2 * edge, 2 * edge + 2):
                node: i64 = scratch.nodes[i]
                scratch.degree[node] -= 1
                scratch.links[node] ^= edge
                scratch.seen[node] = 0  # a trail may begin here: what hung together may be two loops now
            scratch.used[edge] = 1
            self.search_loops(g, self.peel(g, left), before)
            scratch.used[edge] = 0
        elif through < before:
            return before
        if scratch.best < before:
            self.search_others(g, mark, before)
        return scratch.best

    def search_others(self, g: State, mark: i64, most: i64) -> None:
        """Search all roads of a seat that have not been listed."""
        s = g.s
        scratch = g.scratch
        road: i64 = self.building.road
        edge: i64
        for edge in range(g.rules.graph.edges):
            if s[road + edge] == mark and scratch.listed[edge] != scratch.stamp:
                self.search(g, mark, edge, most)
                if scratch.best >= most:
                    return

    def search(self, g: State, mark: i64, edge: i64, most: i64) -> None:
        """Bring `scratch.best` to the longest trail over the roads that hang together with one; `most` is enough."""
        through: i64 = self.walk(g, mark, edge)
        if through == LOOP:
            self.search_with_loops(g, mark, edge, most)
        elif through > g.scratch.best:
            g.scratch.best = through

    def search_with_loops(self, g: State, mark: i64, edge: i64, most: i64) -> None:
        """The same where it is known that there are loops."""
        self.search_loops(g, self.peel(g, self.gather(g, mark, edge)), most)

    # ---- for `routes/lengths.py`, where too many pieces are in loops

    def begin(self, g: State, best: i64) -> None:
        """Search for trails longer than this."""
        g.scratch.stamp += 1
        g.scratch.best = best

    def search_part(self, g: State, mark: i64, edge: i64, most: i64) -> None:
        """Search what hangs together with a road in a loop, unless that was done since `begin`."""
        if g.scratch.listed[edge] != g.scratch.stamp:
            self.search_with_loops(g, mark, edge, most)

    def worth(self, g: State, edge: i64) -> i64:
        """What a road counts: one, unless a chapter says otherwise."""
        length: i64 = 1
        hooks = self.on_edge_length.all
        i: i64
        for i in range(len(hooks)):
            length = hooks[i].edge_length(g, edge, length)
        if length < 1:
            raise ValueError(f"a road must count at least 1, not {length}")
        return length

    # ---- without loops

    # `walk` and `gather` begin with the same names on purpose: they are the innermost code of all, and a call or an
    # attribute for each word would cost more than it saves.

    def walk(self, g: State, mark: i64, first: i64) -> i64:
        """The longest trail over a road, and in `scratch.best` the longest beside it; LOOP where a node is met twice.

        The line holds the far ends of the roads, each with the place in the line from which its road goes out."""
        s = g.s
        scratch = g.scratch
        graph = g.rules.graph
        edge_corners = graph.edge_corners
        far_ends = self.far_ends
        width: i64 = graph.corner_width
        road: i64 = self.building.road
        held: i64 = self.building.held
        piece: i64 = self.building.piece
        sorts: i64 = self.building.route_kind
        lies: i64 = self.building.suspended
        stamp: i64 = scratch.stamp
        seen = scratch.seen
        line = scratch.line
        parent = scratch.parent
        depth = scratch.depth
        line[0] = 2 * first
        line[1] = 2 * first + 1
        n: i64 = 2
        i: i64 = 0
        k: i64
        while i < n:
            end: i64 = line[i]
            corner: i64 = edge_corners[end]
            holder: i64 = s[held + corner]
            depth[i] = 0
            i += 1
            if holder != mark and holder != 0:  # another's piece: no trail goes on (BASE-71)
                continue
            apart: bool = sorts >= 0 and (s[piece + corner] == 0 or (lies >= 0 and s[lies + corner] != 0))
            sort: i64 = 0
            node: i64 = corner
            if apart and s[sorts + (end >> 1)] != 0:
                sort = 1
                node = graph.corners + corner
            if seen[node] == stamp:
                return LOOP
            seen[node] = stamp
            for k in range(corner * width, corner * width + width):
                far: i64 = far_ends[k]
                if far < 0 or far ^ end <= 1 or s[road + (far >> 1)] != mark:
                    continue
                if apart and (s[sorts + (far >> 1)] != 0) != (sort != 0):
                    continue
                line[n] = far
                parent[n] = i - 1
                n += 1
        listed = scratch.listed
        best: i64 = scratch.best
        weighed: bool = len(self.on_edge_length.all) > 0
        while n > 2:
            n -= 1
            listed[line[n] >> 1] = stamp
            length: i64 = depth[n] + 1
            if weighed:
                length = depth[n] + self.worth(g, line[n] >> 1)
            k = parent[n]
            if depth[k] + length > best:
                best = depth[k] + length
            if length > depth[k]:
                depth[k] = length
        scratch.best = best
        listed[first] = stamp
        return depth[0] + depth[1] + self.worth(g, first)

    # ---- gathering

    def gather(self, g: State, mark: i64, first: i64) -> i64:
        """List all nodes to which trails lead from this road, with the roads that meet there; how many roads there are.

        The line holds ends of roads that are still to be looked at, and behind those looked at the nodes found."""
        s = g.s
        scratch = g.scratch
        graph = g.rules.graph
        edge_corners = graph.edge_corners
        corner_edges = graph.corner_edges
        width: i64 = graph.corner_width
        corners: i64 = graph.corners
        road: i64 = self.building.road
        held: i64 = self.building.held
        piece: i64 = self.building.piece
        sorts: i64 = self.building.route_kind
        lies: i64 = self.building.suspended
        stamp: i64 = scratch.stamp
        line = scratch.line
        listed = scratch.listed
        nodes = scratch.nodes
        listed[first] = stamp
        line[0] = 2 * first
        line[1] = 2 * first + 1
        n: i64 = 2
        done: i64 = 0
        found: i64 = 0
        k: i64
        while done < n:
            end: i64 = line[done]
            done += 1
            corner: i64 = edge_corners[end]
            holder: i64 = s[held + corner]
            node: i64 = corner
            if holder != mark and holder != 0:  # another's piece: no trail goes on (BASE-71)
                node = 2 * corners + end
                nodes[end] = node
                self.note(g, node, 1, end >> 1, found)
                found += 1
                continue
            apart: bool = sorts >= 0 and (s[piece + corner] == 0 or (lies >= 0 and s[lies + corner] != 0))
            if apart and s[sorts + (end >> 1)] != 0:
                node = corners + corner
            if scratch.seen[node] == -stamp:
                continue
            scratch.seen[node] = -stamp
            degree: i64 = 0
            links: i64 = 0
            for k in range(corner * width, corner * width + width):
                edge: i64 = corner_edges[k]
                if edge < 0 or s[road + edge] != mark:
                    continue
                if apart and (s[sorts + edge] != 0) != (node != corner):
                    continue
                degree += 1
                links ^= edge
                near: i64 = 2 * edge
                if edge_corners[near] != corner:
                    near += 1
                nodes[near] = node
                if listed[edge] != stamp:
                    listed[edge] = stamp
                    line[n] = 4 * edge + 1 - near
                    n += 1
            self.note(g, node, degree, links, found)
            found += 1
        scratch.found = found
        return n - 1

    def note(self, g: State, node: i64, degree: i64, links: i64, found: i64) -> None:
        """A node, how many roads meet there, and which."""
        scratch = g.scratch
        scratch.degree[node] = degree
        scratch.links[node] = links
        scratch.depth[node] = 0
        scratch.second[node] = 0
        scratch.line[found] = node

    # ---- branches

    def peel(self, g: State, left: i64) -> i64:
        """Take off all roads that lead to no loop, from the ends inwards; how many of `left` remain.

        `depth` becomes the longest branch at a node, `second` the next longest, `scratch.best` the longest trail."""
        scratch = g.scratch
        nodes = scratch.nodes
        degree = scratch.degree
        links = scratch.links
        depth = scratch.depth
        weighed: bool = len(self.on_edge_length.all) > 0
        best: i64 = scratch.best
        i: i64
        for i in range(scratch.found):
            node: i64 = scratch.line[i]
            while degree[node] == 1:
                edge: i64 = links[node]
                length: i64 = depth[node] + 1
                if weighed:
                    length = depth[node] + self.worth(g, edge)
                degree[node] = 0
                node = nodes[2 * edge] + nodes[2 * edge + 1] - node
                degree[node] -= 1
                links[node] ^= edge
                left -= 1
                deepest: i64 = depth[node]
                if deepest + length > best:
                    best = deepest + length
                if length > deepest:
                    depth[node] = length
                if deepest > 0:
                    self.keep_second(g, node, deepest if length > deepest else length)
        scratch.best = best
        return left

    def keep_second(self, g: State, node: i64, length: i64) -> None:
        if length > g.scratch.second[node]:
            g.scratch.second[node] = length

    # ---- loops

    def search_loops(self, g: State, left: i64, most: i64) -> None:
        """The trails over what peeling left. A longest one begins at a fork or where a branch hung, because any other
        could begin earlier; in a single loop it may begin anywhere. In `seen` whoever gathered marks further starts."""
        scratch = g.scratch
        starts = scratch.starts
        count: i64 = 0
        odd: i64 = 0
        deepest: i64 = 0
        deep: i64 = 0
        i: i64
        for i in range(scratch.found):
            node: i64 = scratch.line[i]
            degree: i64 = scratch.degree[node]
            depth: i64 = scratch.depth[node]
            if degree == 0:
                continue
            starts[count] = node
            if degree == 2 and depth == 0 and scratch.seen[node] == -scratch.stamp:
                continue
            count += 1
            if depth == 0:
                odd += degree & 1
            elif depth > deepest:
                deep = deepest if deepest > scratch.second[node] else scratch.second[node]
                deepest = depth
            elif depth > deep:
                deep = depth
        if left > 0 and count == 0:
            count = 1
        rest: i64 = ENDLESS
        if len(self.on_edge_length.all) == 0:
            rest = left + deepest
            # At every odd fork where it does not end, a trail leaves a road out, which it may share with another fork.
            bound: i64 = left - odd // 2 + deepest + deep
            if odd > 0 and deepest == 0:
                bound += 1
            if bound < most:
                most = bound
        if left > self.few:
            self.search_net(g, most)
            return
        for i in range(count):
            if scratch.best >= most:
                return
            self.follow(g, starts[i], starts[i], scratch.depth[starts[i]], rest, most)

    def search_net(self, g: State, most: i64) -> None:
        """The trails over what peeling left, where there are too many of them to follow each."""
        scratch = g.scratch
        graph = g.rules.graph
        nodes = scratch.nodes
        net = Net()
        i: i64
        k: i64
        for i in range(scratch.found):
            node: i64 = scratch.line[i]
            if scratch.degree[node] > 0:
                net.add_node(node, [length for length in (scratch.depth[node], scratch.second[node]) if length > 0])
        for i in range(scratch.found):
            node = scratch.line[i]
            if scratch.degree[node] == 0:
                continue
            corner: i64 = node if node < graph.corners else node - graph.corners
            for k in range(corner * graph.corner_width, (corner + 1) * graph.corner_width):
                edge: i64 = graph.corner_edges[k]
                if edge < 0 or scratch.listed[edge] != scratch.stamp or scratch.used[edge] != 0:
                    continue
                to: i64 = nodes[2 * edge] + nodes[2 * edge + 1] - node
                if nodes[2 * edge] == node and scratch.degree[to] > 0:  # each road once, from its first end
                    net.add_road(node, to, self.worth(g, edge))
        scratch.best = longest_in_net(net, scratch.best, most)

    def follow(self, g: State, start: i64, node: i64, length: i64, rest: i64, most: i64) -> None:
        """Try every way on from a node to which a trail has come, from fork to fork; `rest` is how much longer it can
        become at all."""
        scratch = g.scratch
        if length + rest <= scratch.best:
            return
        graph = g.rules.graph
        nodes = scratch.nodes
        used = scratch.used
        weighed: bool = rest > ENDLESS // 2
        end: i64 = length + scratch.depth[node]
        if node == start:
            end = length + scratch.second[node]
        if end > scratch.best:
            scratch.best = end
        corner: i64 = node
        if node >= graph.corners:
            corner = node - graph.corners
        k: i64
        for k in range(corner * graph.corner_width, (corner + 1) * graph.corner_width):
            if scratch.best >= most:
                return
            edge: i64 = graph.corner_edges[k]
            if edge < 0 or scratch.listed[edge] != scratch.stamp or used[edge] != 0:
                continue
            if nodes[2 * edge] != node and nodes[2 * edge + 1] != node:
                continue
            to: i64 = nodes[2 * edge] + nodes[2 * edge + 1] - node
            if scratch.degree[to] == 0:
                continue
            last: i64 = edge
            left: i64 = rest - 1
            way: i64 = length + 1
            if weighed:
                way = length + self.worth(g, last)
            while scratch.degree[to] == 2 and to != start:
                if way + scratch.depth[to] > scratch.best:
                    scratch.best = way + scratch.depth[to]
                last ^= scratch.links[to]
                left -= 1
                if weighed:
                    way += self.worth(g, last)
                else:
                    way += 1
                to = nodes[2 * last] + nodes[2 * last + 1] - to
            used[edge] = 1
            used[last] = 1
            self.follow(g, start, to, way, left, most)
            used[last] = 0
            used[edge] = 0
