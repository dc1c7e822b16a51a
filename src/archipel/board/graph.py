"""The graph of a board: tiles, corners and edges, who touches whom, and their names.

Hexes stand on a point and have axial coordinates "q,r"; r grows southwards. A tile is named "q,r", a corner by a hex
and one of N NE SE S SW NW, an edge by a hex and one of NE E SE SW W NW. Every corner is the N or the S corner of
exactly one hex (which may lie off the board) and every edge the NE, E or SE edge of exactly one: those are the
canonical names, the others are aliases.

A board of the sea has a ring of frame hexes round its tiles (SEA-10). They are tiles too, numbered after all others,
but bring no corners and no edges of their own: no path runs between two of them.

A graph need not be hexes: `Graph` takes any rows, padded with -1, and any names. `hex_graph` makes the usual one.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from mypy_extensions import i64

from archipel.board.tables import vec_of
from archipel.board.vectors import vec

CORNER_SIDES: Final = ("N", "NE", "SE", "S", "SW", "NW")
EDGE_SIDES: Final = ("NE", "E", "SE", "SW", "W", "NW")  # edge k of a hex joins its corners k and k + 1
NEIGHBOURS: Final = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))  # across the edges, in their order
CENTRE: Final = "C"

# Where a corner or an edge has its canonical name: the step to that hex, and the side there.
_CANONICAL_CORNER: Final = {
    "N": (0, 0, "N"),
    "NE": (1, -1, "S"),
    "SE": (0, 1, "N"),
    "S": (0, 0, "S"),
    "SW": (-1, 1, "N"),
    "NW": (0, -1, "S"),
}
_CANONICAL_EDGE: Final = {
    "NE": (0, 0, "NE"),
    "E": (0, 0, "E"),
    "SE": (0, 0, "SE"),
    "SW": (-1, 1, "NE"),
    "W": (-1, 0, "E"),
    "NW": (0, -1, "SE"),
}
_CORNER_OFFSETS: Final = ((0.0, -1.0), (1.0, -0.5), (1.0, 0.5), (0.0, 1.0), (-1.0, 0.5), (-1.0, -0.5))


class BoardError(ValueError):
    """An impossible board: the message says why."""


@final
class Graph:
    """Tiles, corners and edges as numbers, with tables of who touches whom. Rows are padded with -1."""

    def __init__(
        self,
        tile_names: list[str],
        corner_names: list[str],
        edge_names: list[str],
        tile_corners: list[list[int]],
        tile_edges: list[list[int]],
        tile_neighbours: list[list[int]],
        edge_corners: list[tuple[int, int]],
        edge_tiles: list[tuple[int, int]],
        tile_xy: list[tuple[float, float]],
        corner_xy: list[tuple[float, float]],
        ring: int = -1,
    ) -> None:
        self.tile_names: list[str] = tile_names
        self.corner_names: list[str] = corner_names
        self.edge_names: list[str] = edge_names
        self.tile_xy: list[tuple[float, float]] = tile_xy  # unit: one hex edge; y grows southwards
        self.corner_xy: list[tuple[float, float]] = corner_xy
        self._tile_numbers: dict[str, int] = _numbered(tile_names, "tile")
        self._corner_numbers: dict[str, int] = _numbered(corner_names, "corner")
        self._edge_numbers: dict[str, int] = _numbered(edge_names, "edge")

        corner_tiles: list[list[int]] = [[] for _ in corner_names]
        for tile, row in enumerate(tile_corners):
            for corner in row:
                if corner >= 0:
                    corner_tiles[corner].append(tile)
        corner_edges: list[list[int]] = [[] for _ in corner_names]
        corner_neighbours: list[list[int]] = [[] for _ in corner_names]
        ends: list[int] = []
        sides: list[int] = []
        for edge, (start, end) in enumerate(edge_corners):
            corner_edges[start].append(edge)
            corner_neighbours[start].append(end)
            corner_edges[end].append(edge)
            corner_neighbours[end].append(start)
            ends += [start, end]
            sides += [edge_tiles[edge][0], edge_tiles[edge][1]]

        tile_width = max(_width(tile_corners), _width(tile_edges))
        self.tiles: i64 = len(tile_names)
        self.ring: i64 = ring if ring >= 0 else len(tile_names)  # the first frame hex; as many as tiles if none
        self.corners: i64 = len(corner_names)
        self.edges: i64 = len(edge_names)
        self.tile_width: i64 = tile_width
        self.corner_width: i64 = _width(corner_edges)
        self.corner_tile_width: i64 = _width(corner_tiles)
        self.tile_corners: Final[vec[i64]] = _table(tile_corners, tile_width)
        self.tile_edges: Final[vec[i64]] = _table(tile_edges, tile_width)
        self.tile_neighbours: Final[vec[i64]] = _table(tile_neighbours, tile_width)
        self.corner_tiles: Final[vec[i64]] = _table(corner_tiles, _width(corner_tiles))
        self.corner_edges: Final[vec[i64]] = _table(corner_edges, _width(corner_edges))
        self.corner_neighbours: Final[vec[i64]] = _table(corner_neighbours, _width(corner_edges))
        self.edge_corners: Final[vec[i64]] = vec_of(ends)
        self.edge_tiles: Final[vec[i64]] = vec_of(sides)

    def tile(self, name: str) -> int:
        """The number of the tile "q,r"."""
        number = self._tile_numbers.get(name)
        if number is None:
            raise BoardError(f"no tile {name} on this board")
        return number

    def corner(self, name: str) -> int:
        """The number of a corner, by any of its names."""
        number = self._corner_numbers.get(name)
        if number is None:
            number = self._corner_numbers.get(_canonical(name, _CANONICAL_CORNER))
        if number is None:
            raise BoardError(f"no corner {name} on this board")
        return number

    def edge(self, name: str) -> int:
        """The number of an edge, by any of its names."""
        number = self._edge_numbers.get(name)
        if number is None:
            number = self._edge_numbers.get(_canonical(name, _CANONICAL_EDGE))
        if number is None:
            raise BoardError(f"no edge {name} on this board")
        return number


def parse_hex(name: str) -> tuple[int, int]:
    """The coordinates in "q,r", also of a hex off the board."""
    q, comma, r = name.partition(",")
    if not comma or not _is_whole(q) or not _is_whole(r):
        raise BoardError(f'"{name}" is not a hex: expected "q,r" like "0,-2"')
    return int(q), int(r)


def hex_name(q: int, r: int) -> str:
    return f"{q},{r}"


def ring_of(tiles: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The hexes round some others, in reading order."""
    inner = set(tiles)
    around = {(q + step[0], r + step[1]) for q, r in tiles for step in NEIGHBOURS} - inner
    return sorted(around, key=reading_order)


def reading_order(place: tuple[int, int]) -> tuple[int, int]:
    return place[1], place[0]


def hex_graph(tiles: list[tuple[int, int]], extra: list[str] | None = None, ring: bool = False) -> Graph:
    """The graph of some hexes: tiles in the order given, corners and edges in the order they first appear.

    `extra` names inner paths: "q,rCN" leads from the centre of that hex, which becomes a corner "q,rC", to its N
    corner. A centre belongs to no tile's corners; an inner path has its hex on both sides.
    """
    if not tiles:
        raise BoardError("a board needs at least one tile")
    frame = ring_of(tiles) if ring else []
    tile_names = [hex_name(q, r) for q, r in [*tiles, *frame]]
    numbers = _numbered(tile_names, "tile")
    corner_numbers: dict[str, int] = {}
    edge_numbers: dict[str, int] = {}
    corner_xy: list[tuple[float, float]] = []
    tile_corners: list[list[int]] = []
    tile_edges: list[list[int]] = []
    tile_neighbours: list[list[int]] = []
    edge_corners: list[tuple[int, int]] = []
    edge_tiles: list[tuple[int, int]] = []
    for tile, (q, r) in enumerate(tiles):
        x, y = _hex_xy(q, r)
        corners: list[int] = []
        for k, side in enumerate(CORNER_SIDES):
            name = _canonical(tile_names[tile] + side, _CANONICAL_CORNER)
            if name not in corner_numbers:
                corner_numbers[name] = len(corner_numbers)
                corner_xy.append((x + _CORNER_OFFSETS[k][0] * sqrt(3) / 2, y + _CORNER_OFFSETS[k][1]))
            corners.append(corner_numbers[name])
        edges: list[int] = []
        neighbours: list[int] = []
        for k, side in enumerate(EDGE_SIDES):
            across = numbers.get(hex_name(q + NEIGHBOURS[k][0], r + NEIGHBOURS[k][1]), -1)
            name = _canonical(tile_names[tile] + side, _CANONICAL_EDGE)
            if name not in edge_numbers:
                edge_numbers[name] = len(edge_numbers)
                edge_corners.append((corners[k], corners[(k + 1) % 6]))
                edge_tiles.append((tile, across))
            edges.append(edge_numbers[name])
            neighbours.append(across)
        tile_corners.append(corners)
        tile_edges.append(edges)
        tile_neighbours.append(neighbours)

    for path in extra or []:
        place, mark, side = path.partition(CENTRE)
        if not mark or side not in CORNER_SIDES or place not in numbers:
            raise BoardError(f'"{path}" is not an inner path of this board: expected "q,rCN" with a corner side')
        tile = numbers[place]
        centre = place + CENTRE
        if centre not in corner_numbers:
            corner_numbers[centre] = len(corner_numbers)
            corner_xy.append(_hex_xy(tiles[tile][0], tiles[tile][1]))
        if path in edge_numbers:
            raise BoardError(f"inner path {path} is given twice")
        edge_numbers[path] = len(edge_numbers)
        edge_corners.append((corner_numbers[centre], tile_corners[tile][CORNER_SIDES.index(side)]))
        edge_tiles.append((tile, tile))

    for q, r in frame:
        name = hex_name(q, r)
        around = [hex_name(q + step[0], r + step[1]) for step in NEIGHBOURS]
        tile_corners.append(
            [corner_numbers.get(_canonical(name + side, _CANONICAL_CORNER), -1) for side in CORNER_SIDES]
        )
        tile_edges.append([edge_numbers.get(_canonical(name + side, _CANONICAL_EDGE), -1) for side in EDGE_SIDES])
        tile_neighbours.append([numbers.get(other, -1) for other in around])

    return Graph(
        tile_names=tile_names,
        corner_names=list(corner_numbers),
        edge_names=list(edge_numbers),
        tile_corners=tile_corners,
        tile_edges=tile_edges,
        tile_neighbours=tile_neighbours,
        edge_corners=edge_corners,
        edge_tiles=edge_tiles,
        tile_xy=[_hex_xy(q, r) for q, r in [*tiles, *frame]],
        corner_xy=corner_xy,
        ring=len(tiles),
    )


def _hex_xy(q: int, r: int) -> tuple[float, float]:
    return sqrt(3) * (q + r / 2), 1.5 * r


def _canonical(name: str, steps: dict[str, tuple[int, int, str]]) -> str:
    """The canonical name of a corner or an edge of a hex; any other name as it is."""
    place = name.rstrip("NESW")
    step = steps.get(name[len(place) :])
    q, comma, r = place.partition(",")
    if step is None or not comma or not _is_whole(q) or not _is_whole(r):
        return name
    return hex_name(int(q) + step[0], int(r) + step[1]) + step[2]


def _is_whole(text: str) -> bool:
    digits = text.removeprefix("-")
    return digits.isascii() and digits.isdecimal()


def _numbered(names: list[str], what: str) -> dict[str, int]:
    numbers: dict[str, int] = {}
    for number, name in enumerate(names):
        if name in numbers:
            raise BoardError(f"{what} {name} is given twice")
        numbers[name] = number
    return numbers


def _width(rows: list[list[int]]) -> int:
    return max([len(row) for row in rows], default=0)


def _table(rows: list[list[int]], width: int) -> vec[i64]:
    cells: list[int] = []
    for row in rows:
        cells += row + [-1] * (width - len(row))
    return vec_of(cells)
