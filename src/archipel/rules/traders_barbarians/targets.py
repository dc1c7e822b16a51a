"""Target hexes: castle, quarry and glassworks, each with a centre that inner paths lead to (TB-TB-2 to TB-TB-4).

A target is a terrain of its own, or lies on a tile that the scenario names, whatever its terrain (COMBO-27). The centre
is a corner of the board that belongs to no tile. A corner of a target hex without an inner path touches only
the sea sides of the hex: nobody settles there, and those sides are not paths.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from archipel.board.graph import CENTRE, Graph
from archipel.board.scenario import Board
from archipel.board.tables import filled, vec_of
from archipel.board.vectors import vec
from archipel.engine.errors import IllegalAction, SetUpError
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import PUBLIC
from archipel.rules.base.building import Building
from archipel.rules.base.land import Land
from archipel.rules.box_chapter import ROAD, SETTLEMENT
from archipel.rules.traders_barbarians.traders_chapter import TradersChapter

TARGETS: Final = ("castle", "quarry", "glassworks")


@final
class Targets(TradersChapter):
    """Which corners are centres, and what is closed around them."""

    def __init__(self, graph: Graph, places: Mapping[str, tuple[int, ...]]) -> None:
        super().__init__("targets")
        self.named = {tile: kind for kind in TARGETS for tile in places.get(kind, ())}  # whatever their terrain is
        self.tiles: list[int] = []  # of the targets
        self.centres: vec[i64] = vec_of(_centres(graph))  # in the same order
        self.closed_edge: vec[i64] = filled(int(graph.edges), 0)  # 1: not a path
        self.closed_corner: vec[i64] = filled(int(graph.corners), 0)  # 1: nobody comes here
        for centre in _centres(graph):
            self.tiles.append(_tile_of(graph, centre))
            for corner in _without_path(graph, centre):
                self.closed_corner[corner] = 1
                for edge in _row(graph.corner_edges, corner, int(graph.corner_width)):
                    self.closed_edge[edge] = 1
        if not self.tiles:
            raise SetUpError("the map needs inner paths to the centres of its target hexes", "TB-TB-4")
        self.target: i64 = 0

    def install(self, rules: Rules) -> None:
        building = rules.the(Building)
        self.target = rules.corner_block("target_hex", PUBLIC, "name", ["", *TARGETS])
        building.on_may_settle.append(self)
        building.on_may_build_road.append(self)
        rules.the(Land).on_hidden.append(self)

    def lay(self, g: State, board: Board) -> None:
        kinds = [self.named.get(tile, "") for tile in range(len(board.terrain))] if self.named else board.terrain
        for k, tile in enumerate(self.tiles):
            if kinds[tile] not in TARGETS:
                raise SetUpError(f"{board.graph.tile_names[tile]} has inner paths, but is not a target", "TB-TB-2")
            g.s[self.target + self.centres[k]] = 1 + TARGETS.index(kinds[tile])
        for kind in TARGETS:
            if kinds.count(kind) != [kinds[tile] for tile in self.tiles].count(kind):
                raise SetUpError(f"every {kind} needs inner paths to its centre", "TB-TB-4")
            if kind not in kinds:
                raise SetUpError(f"the board has no {kind}", "TB-TB-2")

    def kind_at(self, g: State, corner: i64) -> i64:
        """Which target has its centre on a corner; -1 for none."""
        at: i64 = self.target + corner
        return g.s[at] - 1

    def is_beside(self, g: State, corner: i64) -> bool:
        """Whether a corner is one of a target hex: an inner path leads from it to a centre."""
        graph = g.rules.graph
        first: i64 = corner * graph.corner_width
        k: i64
        for k in range(first, first + graph.corner_width):
            if graph.corner_neighbours[k] >= 0 and self.kind_at(g, graph.corner_neighbours[k]) >= 0:
                return True
        return False

    # ---- where nobody builds

    def may_settle(self, g: State, colour: i64, corner: i64) -> bool:
        """Corners between two sea sides of a target are of no use to anybody (TB-TB-4)."""
        return self.closed_corner[corner] == 0

    def may_build_road(self, g: State, colour: i64, edge: i64) -> bool:
        """No road on the sea sides of a target (TB-TB-4)."""
        return self.closed_edge[edge] == 0

    def refusal(self, g: State, seat: i64, piece: i64, at: i64) -> IllegalAction | None:
        if piece == SETTLEMENT:
            if g.s[self.target + at] != 0:
                return IllegalAction("target.no_settlement", "TB-TB-4", corner=int(at))
            if self.closed_corner[at] != 0:
                return IllegalAction("target.sea_corner", "TB-TB-4", corner=int(at))
        elif piece == ROAD and self.closed_edge[at] != 0:
            return IllegalAction("target.sea_side", "TB-TB-4", edge=int(at))
        return None


def _centres(graph: Graph) -> list[int]:
    return [corner for corner, name in enumerate(graph.corner_names) if name.endswith(CENTRE)]


def _row(table: vec[i64], row: int, width: int) -> list[int]:
    cells = [int(table[row * width + k]) for k in range(width)]
    return [cell for cell in cells if cell >= 0]


def _tile_of(graph: Graph, centre: int) -> int:
    """The tile in which the centre lies: an inner path has it on both sides."""
    path = _row(graph.corner_edges, centre, int(graph.corner_width))[0]
    return int(graph.edge_tiles[2 * path])


def _without_path(graph: Graph, centre: int) -> list[int]:
    """The corners of a target hex to which no inner path leads."""
    reached = _row(graph.corner_neighbours, centre, int(graph.corner_width))
    around = _row(graph.tile_corners, _tile_of(graph, centre), int(graph.tile_width))
    return [corner for corner in around if corner not in reached]
