"""A board of Catanatron's in our words. Nothing of Catanatron is needed here: what is read are names and numbers.

Its hexes are cubes (x, y, z), of which x is our q and z our r; its corners are numbered by the board and named by a
compass point of each hex around them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from archipel.board.graph import Graph

Cube = tuple[int, int, int]
Edge = tuple[int, int]  # two of its corners, the smaller number first

CARDS: Final = {"WOOD": "lumber", "BRICK": "brick", "SHEEP": "wool", "WHEAT": "grain", "ORE": "ore"}
RESOURCES: Final = {ours: theirs for theirs, ours in CARDS.items()}
TERRAINS: Final = {
    "WOOD": "forest",
    "BRICK": "hills",
    "SHEEP": "pasture",
    "WHEAT": "fields",
    "ORE": "mountains",
    None: "desert",
}
SIDES: Final = {
    "NORTH": "N",
    "NORTHEAST": "NE",
    "EAST": "E",
    "SOUTHEAST": "SE",
    "SOUTH": "S",
    "SOUTHWEST": "SW",
    "WEST": "W",
    "NORTHWEST": "NW",
}
STEPS: Final = {
    "EAST": (1, 0, "W"),
    "SOUTHEAST": (0, 1, "NW"),
    "SOUTHWEST": (-1, 1, "NE"),
    "WEST": (-1, 0, "E"),
    "NORTHWEST": (0, -1, "SE"),
    "NORTHEAST": (1, -1, "SW"),
}  # by a direction: the step in q and r, and the side of the next hex that one comes to


@dataclass(frozen=True, slots=True)
class LandHex:
    """A tile: its resource, None for a desert, its number, and its corners by compass points."""

    cube: Cube
    resource: str | None
    number: int | None
    corners: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class HarbourHex:
    """A hex of the sea with a harbour, None for any resource, and the direction of its land."""

    cube: Cube
    resource: str | None
    direction: str


def tile_name(cube: Cube) -> str:
    return f"{cube[0]},{cube[2]}"


def board_of(tiles: Iterable[LandHex], harbours: Iterable[HarbourHex]) -> dict[str, object]:
    """The board as `archipel.new_game` takes one; the robber stands in the desert."""
    laid: dict[str, list[object]] = {}
    robber = ""
    for tile in tiles:
        laid[tile_name(tile.cube)] = [TERRAINS[tile.resource], tile.number or 0]
        if tile.resource is None:
            robber = tile_name(tile.cube)
    kinds: dict[str, str] = {}
    for harbour in harbours:
        q, r, side = STEPS[harbour.direction]
        edge = f"{harbour.cube[0] + q},{harbour.cube[2] + r}{side}"
        kinds[edge] = "generic" if harbour.resource is None else CARDS[harbour.resource]
    return {"tiles": laid, "harbours": kinds, "robber": robber}


class Places:
    """The same places by their numbers there and here."""

    def __init__(self, graph: Graph, tiles: Iterable[LandHex]) -> None:
        self.tile_of: dict[Cube, int] = {}
        self.corner_of: dict[int, int] = {}
        for tile in tiles:
            name = tile_name(tile.cube)
            self.tile_of[tile.cube] = graph.tile(name)
            for direction, node in tile.corners.items():
                corner = graph.corner(name + SIDES[direction])
                if self.corner_of.setdefault(node, corner) != corner:
                    raise ValueError(f"corner {node} lies at two places")
        self.cube_of = {tile: cube for cube, tile in self.tile_of.items()}
        self.node_of = {corner: node for node, corner in self.corner_of.items()}
        if len(self.node_of) != graph.corners or len(self.cube_of) != graph.tiles:
            raise ValueError("the boards have different shapes")
        self.nodes_of: dict[int, Edge] = {}
        for edge in range(graph.edges):
            ends = sorted(self.node_of[int(graph.edge_corners[2 * edge + k])] for k in (0, 1))
            self.nodes_of[edge] = (ends[0], ends[1])
        self.edge_of = {nodes: edge for edge, nodes in self.nodes_of.items()}
