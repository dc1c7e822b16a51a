"""The rivers: gold for settlements and roads beside them, and swamps where the robber lives (TB-RIV-5, TB-RIV-7 to
TB-RIV-9).

A river is known by the paths that its water crosses. The hexes beside those paths are its hexes.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.scenario import Board, Scenario
from archipel.board.tables import filled, vec_of
from archipel.board.vectors import vec
from archipel.engine.errors import IllegalAction, SetUpError
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import PUBLIC
from archipel.rules.base.land import TERRAINS
from archipel.rules.box_chapter import ROAD, SETTLEMENT
from archipel.rules.traders_barbarians.coins import Coins
from archipel.rules.traders_barbarians.traders_chapter import TradersChapter

GOLD: Final = 1  # for a settlement or a road at the river (TB-RIV-9)
PLACES: Final = ("long_river", "short_river", "third_river")  # of the scenario file: the paths that water crosses
SWAMP: Final = TERRAINS.index("swamp")


@final
class Rivers(TradersChapter):
    """Where the water flows, and what lies beside it."""

    def __init__(self, scenario: Scenario) -> None:
        super().__init__("rivers")
        sites = [edge for name in PLACES for edge in scenario.places["edges"].get(name, ())]
        if not sites:
            raise SetUpError(f"{scenario.source}: no path is crossed by a river", "TB-RIV-5")
        self.sites: vec[i64] = vec_of(sites)
        self.home = scenario.home  # rivers are on land, although a mouth may have a tile of the sea beside it
        self.crossing: i64 = 0
        self.is_site: vec[i64] = vec[i64]()  # by edge: 1 where water crosses it
        self.edge_beside: vec[i64] = vec[i64]()  # by edge: 1 if it is at the river
        self.corner_beside: vec[i64] = vec[i64]()  # the same by corner

    def install(self, rules: Rules) -> None:
        super().install(rules)
        self.coins = rules.the(Coins)
        self.crossing = rules.edge_block("river", PUBLIC, "flag")  # water crosses this path: a site for a bridge
        self.look_beside(rules)
        self.building.on_may_build_road.append(self)
        self.building.on_built.append(self)
        self.robber.on_robber_home.append(self)

    def look_beside(self, rules: Rules) -> None:
        """Edges and corners of the river's hexes, swamps included (TB-RIV-8)."""
        graph = rules.graph
        width: i64 = graph.tile_width
        self.is_site = filled(graph.edges, 0)
        self.edge_beside = filled(graph.edges, 0)
        self.corner_beside = filled(graph.corners, 0)
        i: i64
        side: i64
        k: i64
        for i in range(len(self.sites)):
            self.is_site[self.sites[i]] = 1
            for side in range(2):
                tile: i64 = graph.edge_tiles[2 * self.sites[i] + side]
                if tile in self.home:
                    for k in range(tile * width, (tile + 1) * width):
                        self.edge_beside[graph.tile_edges[k]] = 1
                        self.corner_beside[graph.tile_corners[k]] = 1

    def lay(self, g: State, board: Board) -> None:
        i: i64
        for i in range(len(self.sites)):
            g.s[self.crossing + self.sites[i]] = 1

    # ---- gold

    def built(self, g: State, seat: i64, piece: i64, at: i64) -> None:
        """One gold for each settlement or road at the river, in the placement too; none for a city (TB-RIV-9)."""
        if (piece == ROAD and self.edge_beside[at] != 0) or (piece == SETTLEMENT and self.corner_beside[at] != 0):
            self.coins.gain(g, seat, GOLD)

    # ---- no roads across the water

    def may_build_road(self, g: State, colour: i64, edge: i64) -> bool:
        return self.is_site[edge] == 0

    def refusal(self, g: State, seat: i64, piece: i64, at: i64) -> IllegalAction | None:
        if piece == ROAD and self.is_site[at] != 0:
            return IllegalAction("road.at_bridge_site", "TB-RIV-5", edge=int(at))
        return None

    # ---- the robber

    def robber_home(self, g: State, tile: i64) -> i64:
        """A swamp: the one where it stands, or else the first (TB-RIV-7)."""
        robber: i64 = g.s[self.robber.tile]
        if robber >= 0 and g.s[self.land.terrain + robber] == SWAMP:
            return robber
        t: i64
        for t in range(g.rules.graph.tiles):
            if g.s[self.land.terrain + t] == SWAMP:
                return t
        return tile

    # ---- for clients

    def facts(self) -> dict[str, int]:
        return {"river_gold": GOLD}
