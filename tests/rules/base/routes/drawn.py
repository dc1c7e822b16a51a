"""Pieces of one colour on a board that a test draws: "1 ab" is the piece 1 between the corners a and b. So the pictures
at the heads of the searches are tests."""

from __future__ import annotations

from archipel.board.graph import Graph
from archipel.engine.chapter import Chapter
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import PUBLIC
from archipel.rules.base.building import Building
from archipel.rules.base.routes.lengths import RouteLengths
from archipel.rules.base.routes.space import EndSpace, RouteSpace
from archipel.rules.base.trails import Trails
from archipel.rules.box_chapter import Hooks

MARK = 1  # whose pieces they are
OTHER = 2


class Pieces(Chapter):
    """What routes need to know of a game."""

    def __init__(self) -> None:
        super().__init__("pieces")

    def install(self, rules: Rules) -> None:
        self.building = Building({})
        self.building.road = rules.edge_block("road", PUBLIC)
        self.building.route_kind = rules.edge_block("kind", PUBLIC)
        self.building.held = rules.corner_block("held", PUBLIC)
        self.building.piece = rules.corner_block("building", PUBLIC)
        self.trails = Trails(rules.graph, self.building, Hooks())
        self.lengths = RouteLengths(rules, self.building, self.trails)


def graph_of(pieces: str) -> Graph:
    names = pieces.split()[::2]
    ends = pieces.split()[1::2]
    corners = sorted({corner for pair in ends for corner in pair})
    return Graph(
        tile_names=[],
        corner_names=corners,
        edge_names=names,
        tile_corners=[],
        tile_edges=[],
        tile_neighbours=[],
        edge_corners=[(corners.index(pair[0]), corners.index(pair[1])) for pair in ends],
        edge_tiles=[(-1, -1) for _ in names],
        tile_xy=[],
        corner_xy=[(float(number), 0.0) for number in range(len(corners))],
    )


class Drawn:
    """The pieces lie on the board, but for those named in `absent`, and are linked."""

    def __init__(self, pieces: str, absent: str = "") -> None:
        self.rules = Rules(2, 2, graph_of(pieces), [Pieces()])
        self.graph = self.rules.graph
        chapter = self.rules.the(Pieces)
        self.building, self.trails, self.lengths = chapter.building, chapter.trails, chapter.lengths
        self.links = self.lengths.links
        self.g = State(self.rules, self.rules.blank(), self.rules.new_scratch())
        self.space: RouteSpace = self.lengths.own_space(self.g)
        self.ends: EndSpace = self.lengths.own_ends(self.g)
        self.length = 0
        for name in self.graph.edge_names:
            if name not in absent.split():
                self.put(name)

    def put(self, name: str) -> int:
        edge = self.graph.edge(name)
        self.g.s[self.building.road + edge] = MARK
        self.length = int(self.lengths.put(self.g, MARK, edge, self.length))
        return self.length

    def leave(self, name: str) -> int:
        self.length = int(self.lengths.leave(self.g, MARK, self.graph.edge(name), self.length))
        return self.length

    def settle(self, corner: str, mark: int) -> None:
        """A building comes to a corner."""
        at = self.graph.corner(corner)
        self.g.s[self.building.held + at] = mark
        self.g.s[self.building.piece + at] = 1
        self.lengths.renew(self.g, MARK, at)
        self.length = int(self.lengths.longest(self.g, MARK, 99))

    def end(self, name: str, corner: str) -> int:
        """The end of a piece at a corner."""
        edge = self.graph.edge(name)
        return 2 * edge + [self.graph.edge_corners[2 * edge + side] for side in (0, 1)].index(self.graph.corner(corner))

    def at(self, end: int) -> str:
        """The corner at which an end is."""
        return self.graph.corner_names[self.graph.edge_corners[end]]

    def word(self, name: str) -> int:
        return int(self.g.s[self.links.words + self.graph.edge(name)])

    def in_loops(self) -> str:
        names = self.graph.edge_names
        return " ".join(name for name in names if self.word(name) & int(self.links.loop))

    def brute_force(self) -> int:
        """Every trail, one piece after the other; nothing but pieces of this colour, and no buildings."""
        s, graph = self.g.s, self.graph
        own = [edge for edge in range(int(graph.edges)) if s[self.building.road + edge] == MARK]
        ends = {edge: [int(graph.edge_corners[2 * edge + side]) for side in (0, 1)] for edge in own}

        def follow(corner: int, left: frozenset[int]) -> int:
            ways = [edge for edge in left if corner in ends[edge]]
            return max((1 + follow(sum(ends[edge]) - corner, left - {edge}) for edge in ways), default=0)

        return max((follow(corner, frozenset(own)) for edge in own for corner in ends[edge]), default=0)
