"""What the tests of the sea boards ask of them, worked out apart from the code that lays them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from random import Random

from archipel.board.dealing import BoardOptions, deal_board
from archipel.board.game_file import package_folder
from archipel.board.graph import Graph
from archipel.board.layout import Board
from archipel.board.scenario import Scenario
from tests.tokens import numbers_on

DRAWINGS = Path(__file__).parent / "drawings"


def _boards() -> dict[str, Scenario]:
    """Every board of the box: "cloth_3_4" is that of cloth.toml for three and four seats."""
    found: dict[str, Scenario] = {}
    folder = package_folder("seafarers")
    for file in folder.names():
        for board in folder.read(file).boards.values():
            found["_".join([file, *(str(seats) for seats in board.seats if seats > 2)])] = board
    return found


BOARDS = _boards()
ALL = sorted(path.stem for path in DRAWINGS.glob("*.txt"))  # the published boards
SMALL = [name for name in ALL if min(BOARDS[name].seats) < 5]
LARGE = [name for name in ALL if name not in SMALL]
LAND = ("forest", "pasture", "fields", "hills", "mountains", "desert", "gold")
RED = (6, 8)


def scenario_of(name: str) -> Scenario:
    return BOARDS[name]


def dealt(name: str, seed: int, options: BoardOptions | None = None) -> Board:
    return deal_board(scenario_of(name), options or BoardOptions(), Random(seed).randrange)


def fixed(name: str) -> Board:
    return dealt(name, 0, BoardOptions("fixed", harbours="as_drawn"))


@cache
def any_board(name: str) -> Board:
    """A board to compare with, which nobody changes."""
    return dealt(name, 0, BoardOptions(harbours="as_drawn"))


def has_fixed(name: str) -> bool:
    return scenario_of(name).fixed is not None


def has_random(name: str) -> bool:
    return bool(scenario_of(name).pools)


def terrains(name: str, board: Board) -> Counter[str]:
    """The tiles that lie on the board, with those under the fog and without the frame."""
    found = Counter(board.terrain[: int(board.graph.ring)])
    del found["fog"]
    found.update(scenario_of(name).fog_terrains)
    return found


def tokens(name: str, board: Board) -> Counter[int]:
    """The number tokens on the board, with those under the fog and on villages."""
    scenario = scenario_of(name)
    found = Counter(number for number in numbers_on(board) if number)
    found.update(scenario.fog_numbers)
    found.update(scenario.values.get("village_numbers", ()))
    return found


def harbour_kinds(board: Board) -> Counter[str]:
    return Counter(kind for _, kind in board.harbours)


def tile(board: Board, name: str) -> tuple[str, int]:
    at = board.graph.tile(name)
    return board.terrain[at], numbers_on(board)[at]


def around(graph: Graph, at: int) -> list[int]:
    row = [int(graph.tile_neighbours[at * 6 + k]) for k in range(6)]
    return [other for other in row if other >= 0]


def tiles_of(graph: Graph, corner: int) -> set[int]:
    width = int(graph.corner_tile_width)
    return {int(graph.corner_tiles[corner * width + k]) for k in range(width)} - {-1}


def sides_of(graph: Graph, edge: int) -> set[int]:
    return {int(graph.edge_tiles[edge * 2]), int(graph.edge_tiles[edge * 2 + 1])}


def ends_of(graph: Graph, edge: int) -> set[int]:
    return {int(graph.edge_corners[edge * 2]), int(graph.edge_corners[edge * 2 + 1])}


def is_land(board: Board, at: int) -> bool:
    return board.terrain[at] in LAND


def pieces(graph: Graph, tiles: Iterable[int]) -> list[set[int]]:
    """Tiles in sets of those that hang together."""
    left = set(tiles)
    found: list[set[int]] = []
    while left:
        piece = {left.pop()}
        grown = True
        while grown:
            near = {other for at in piece for other in around(graph, at)} & left
            grown = bool(near)
            piece |= near
            left -= near
        found.append(piece)
    return found


def islands(name: str, board: Board) -> list[set[int]]:
    """SEA-36: land that hangs together, but for areas that the file sets apart."""
    apart = [set(area.tiles) for area in scenario_of(name).areas.values() if area.apart]
    rest = {at for at in range(len(board.terrain)) if is_land(board, at)}.difference(*apart)
    return [*pieces(board.graph, rest), *apart]


def red_neighbours(board: Board) -> int:
    red = [at for at, number in enumerate(numbers_on(board)) if number in RED]
    return sum(other in red for at in red for other in around(board.graph, at)) // 2


def home_corners(name: str, board: Board) -> set[int]:
    """Where starting settlements may be built."""
    scenario = scenario_of(name)
    home = {at for area in scenario.areas.values() if area.start for at in area.tiles} or set(range(len(board.terrain)))
    forbidden = set(scenario.places["corners"].get("no_start", ()))
    corners = range(int(board.graph.corners))
    return {
        corner
        for corner in corners
        if corner not in forbidden and any(at in home and is_land(board, at) for at in tiles_of(board.graph, corner))
    }
