"""Scenarios: TOML files with a map that looks like the board and what is dealt on it.

The format is explained in docs/adding_a_scenario.md. A broken file is refused with the line and the reason.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from archipel.board.drawing import Cell, Sign, read_cells, read_legend, read_map
from archipel.board.frame import Frame, read_frame, read_harbours
from archipel.board.graph import BoardError, Graph
from archipel.board.layout import BARREN, NUMBERS, SEA, TERRAINS, Board, board_from_json, first_of, inward_spiral
from archipel.board.scenario_file import ScenarioError, ScenarioFile

__all__ = [
    "BOARDS",
    "FRAMES",
    "Board",
    "Frame",
    "Pool",
    "Scenario",
    "ScenarioError",
    "board_from_json",
    "load_scenario",
    "read_scenario",
]

BOARDS: Final = ("beginner", "spiral", "random")
FRAMES: Final = ("standard", "random")

_KEYS: Final = (
    "seats",
    "target",
    "chapters",
    "robber",
    "deal",
    "supply",
    "deck",
    "pieces",
    "legend",
    "map",
    "beginner",
    "pools",
    "frame",
    "harbours",
    "places",
)
_PLACES: Final = ("tiles", "corners", "edges")
_TOKEN: Final = re.compile(r"([A-Z][a-z]?)(\d+)")
_SCENARIO_NAME: Final = re.compile(r"[a-z0-9_]+(/[a-z0-9_]+)*")


@dataclass(frozen=True, slots=True)
class Pool:
    """Terrain tiles and number tokens that are dealt over some tiles of the map."""

    name: str
    tiles: tuple[int, ...]
    terrains: tuple[str, ...]  # as many as tiles
    numbers: tuple[int, ...]  # in the order of their letters where they have any; barren terrains get none
    spirals: tuple[tuple[int, ...], ...]  # the tiles in the order that letters follow, once per starting corner


@dataclass(frozen=True, slots=True)
class Scenario:
    """What a scenario file says."""

    source: str
    graph: Graph
    seats: tuple[int, ...]
    target: int
    chapters: tuple[str, ...]
    supply: dict[str, int]
    deck: dict[str, int]
    pieces: dict[str, int]  # for each seat
    terrain: tuple[str, ...]  # per tile, "" where a pool is dealt
    numbers: tuple[int, ...]  # per tile, 0 = none
    pools: tuple[Pool, ...]
    areas: dict[str, tuple[int, ...]]  # tiles by name
    places: dict[str, dict[str, tuple[int, ...]]]  # "tiles", "corners" and "edges" by name
    harbours: tuple[tuple[int, str], ...]  # where the standard frame has them
    frame: Frame | None
    robber: str  # a tile, a terrain of which it takes the first tile, or "" if it is not on the board
    default_board: str
    default_frame: str
    beginner: Board | None


_loaded: Final[dict[str, Scenario]] = {}


def load_scenario(name: str) -> Scenario:
    """The scenario of a name like "base/island"."""
    if name not in _loaded:
        from importlib.resources import files  # 8 ms that only this function needs

        file = files("archipel").joinpath("scenarios")
        for part in f"{name}.toml".split("/"):
            file = file.joinpath(part)
        if _SCENARIO_NAME.fullmatch(name) is None or not file.is_file():
            raise BoardError(f'no scenario "{name}"')
        _loaded[name] = read_scenario(file.read_text(encoding="utf-8"), f"{name}.toml")
    return _loaded[name]


def read_scenario(text: str, source: str) -> Scenario:
    """The scenario that a text describes; `source` is the name of its file in errors."""
    file = ScenarioFile(text, source)
    file.table(keys=_KEYS)
    file.table("deal", keys=("board", "frame"))
    seats = file.wholes("seats", least=1)
    if seats != sorted(set(seats)):
        file.fail("seats must ascend", "seats")
    target = file.whole("target", least=1)
    chapters = file.words("chapters")

    legend = read_legend(file)
    cells, graph = read_map(file, legend)
    terrain = [cell.sign.terrain for cell in cells]
    pools = [_pool(file, graph, cells, name) for name in file.table("pools")]
    frame = read_frame(file, graph, terrain) if file.has("frame") else None
    harbours = (
        frame.harbours(list(range(len(frame.sides)))) if frame is not None else read_harbours(file, graph, terrain)
    )
    beginner = _beginner(file, legend, graph, cells, pools, harbours) if file.has("beginner") else None
    default_board = file.choice("deal", "board", among=BOARDS, default="spiral")
    if default_board == "beginner" and beginner is None:
        file.fail("there is no beginner board in this file", "deal", "board")
    if default_board == "spiral" and not all(pool.spirals for pool in pools):
        file.fail("a spiral needs tokens and spiral_from in every pool", "deal", "board")
    return Scenario(
        source=source,
        graph=graph,
        seats=tuple(seats),
        target=target,
        chapters=tuple(chapters),
        supply=file.counts("supply"),
        deck=file.counts("deck"),
        pieces=file.counts("pieces"),
        terrain=tuple(terrain),
        numbers=tuple(cell.number for cell in cells),
        pools=tuple(pools),
        areas=_areas(cells),
        places=_places(file, graph),
        harbours=tuple(harbours),
        frame=frame,
        robber=_robber(file, graph, terrain, pools),
        default_board=default_board,
        default_frame=file.choice("deal", "frame", among=FRAMES, default="standard"),
        beginner=beginner,
    )


def _beginner(
    file: ScenarioFile,
    legend: dict[str, Sign],
    graph: Graph,
    cells: list[Cell],
    pools: list[Pool],
    harbours: list[tuple[int, str]],
) -> Board:
    file.table("beginner", keys=("rows",))
    fixed = read_cells(file, legend, "beginner")
    if [cell.place for cell in fixed] != [cell.place for cell in cells]:
        file.fail("the beginner board does not have the shape of the map", "beginner", "rows")
    for cell, mapped in zip(fixed, cells, strict=True):
        if cell.sign.pool:
            file.fail_at("the beginner board is fixed: no tile of it is dealt from a pool", cell.line)
        if not mapped.sign.pool and (cell.sign.terrain, cell.number) != (mapped.sign.terrain, mapped.number):
            file.fail_at(f"tile {cell.place[0]},{cell.place[1]} is another one on the map", cell.line)
    for pool in pools:
        if sorted(fixed[tile].sign.terrain for tile in pool.tiles) != sorted(pool.terrains):
            file.fail(f'the terrains do not match the pool "{pool.name}"', "beginner", "rows")
        if sorted(fixed[tile].number for tile in pool.tiles if fixed[tile].number) != sorted(pool.numbers):
            file.fail(f'the numbers do not match the pool "{pool.name}"', "beginner", "rows")
    terrain = [cell.sign.terrain for cell in fixed]
    start = file.word("robber", default="")
    robber = graph.tile(start) if start in graph.tile_names else first_of(terrain, start)
    return Board(graph, terrain, [cell.number for cell in fixed], list(harbours), robber)


def _areas(cells: list[Cell]) -> dict[str, tuple[int, ...]]:
    areas: dict[str, tuple[int, ...]] = {}
    for tile, cell in enumerate(cells):
        if cell.sign.area:
            areas[cell.sign.area] = (*areas.get(cell.sign.area, ()), tile)
    return areas


def _pool(file: ScenarioFile, graph: Graph, cells: list[Cell], name: str) -> Pool:
    file.table("pools", name, keys=("terrains", "tokens", "numbers", "spiral_from"))
    tiles = [tile for tile, cell in enumerate(cells) if cell.sign.pool == name]
    terrains: list[str] = []
    for terrain, count in file.counts("pools", name, "terrains").items():
        if terrain not in TERRAINS:
            file.fail(
                f'unknown terrain "{terrain}": there are {", ".join(TERRAINS)}', "pools", name, "terrains", terrain
            )
        terrains += [terrain] * count
    if len(terrains) != len(tiles):
        file.fail(
            f'pool "{name}" has {len(terrains)} terrains for {len(tiles)} tiles on the map', "pools", name, "terrains"
        )
    if file.has("pools", name, "tokens") and file.has("pools", name, "numbers"):
        file.fail("a pool has tokens with letters or plain numbers, not both", "pools", name, "numbers")
    key = "tokens" if file.has("pools", name, "tokens") else "numbers"
    numbers = _lettered_tokens(file, name) if key == "tokens" else _plain_numbers(file, name)
    fertile = sum(1 for terrain in terrains if terrain not in BARREN)
    if len(numbers) != fertile:
        file.fail(f'pool "{name}" has {len(numbers)} tokens for {fertile} fertile tiles', "pools", name, key)
    spirals: list[tuple[int, ...]] = []
    if file.has("pools", name, "spiral_from"):
        if key != "tokens":
            file.fail("only tokens with letters follow a spiral", "pools", name, "spiral_from")
        for corner in file.words("pools", name, "spiral_from"):
            try:
                spirals.append(tuple(inward_spiral(graph, tiles, graph.tile(corner))))
            except BoardError as error:
                file.fail(str(error), "pools", name, "spiral_from", corner)
    return Pool(name, tuple(tiles), tuple(terrains), tuple(numbers), tuple(spirals))


def _lettered_tokens(file: ScenarioFile, pool: str) -> list[int]:
    """The numbers of "A5 B2 C6 ...", which must be in the order of their letters."""
    numbers: list[int] = []
    last = ""
    for token in file.word("pools", pool, "tokens").split():
        match = _TOKEN.fullmatch(token)
        if match is None or int(match.group(2)) not in NUMBERS:
            file.fail(f'"{token}" is not a token: a letter and a number like A5', "pools", pool, "tokens", token)
        if match.group(1) <= last:
            file.fail(f"token {token} comes after {last}: letters must ascend", "pools", pool, "tokens", token)
        last = match.group(1)
        numbers.append(int(match.group(2)))
    return numbers


def _plain_numbers(file: ScenarioFile, pool: str) -> list[int]:
    numbers: list[int] = []
    for number, count in file.counts("pools", pool, "numbers").items():
        if number not in [str(known) for known in NUMBERS]:
            file.fail(f"{number} is not the number of a token: 2 to 12 without 7", "pools", pool, "numbers", number)
        numbers += [int(number)] * count
    return numbers


def _robber(file: ScenarioFile, graph: Graph, terrain: list[str], pools: list[Pool]) -> str:
    """A tile or a terrain that is surely on the board."""
    robber = file.word("robber", default="")
    if robber in TERRAINS and robber != SEA:
        if robber not in terrain and not any(robber in pool.terrains for pool in pools):
            file.fail(f"there is no {robber} for the robber to start on", "robber")
    elif robber and (robber not in graph.tile_names or terrain[graph.tile(robber)] == SEA):
        file.fail(f'the robber cannot start on "{robber}": expected a terrain or a tile of the land', "robber")
    return robber


def _places(file: ScenarioFile, graph: Graph) -> dict[str, dict[str, tuple[int, ...]]]:
    file.table("places", keys=_PLACES)
    places: dict[str, dict[str, tuple[int, ...]]] = {}
    for kind in _PLACES:
        places[kind] = {}
        for name in file.table("places", kind):
            found: list[int] = []
            for place in file.words("places", kind, name):
                try:
                    found.append(_place(graph, kind, place))
                except BoardError as error:
                    file.fail(str(error), "places", kind, name, place)
            places[kind][name] = tuple(found)
    return places


def _place(graph: Graph, kind: str, name: str) -> int:
    if kind == "tiles":
        return graph.tile(name)
    return graph.corner(name) if kind == "corners" else graph.edge(name)
