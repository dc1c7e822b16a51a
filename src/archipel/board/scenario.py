"""Scenarios: a map that looks like the board and what is dealt on it, from a TOML file.

The format is explained in docs/adding_a_scenario.md. A broken file is refused with the line and the reason.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from archipel.board.area import Area, read_areas
from archipel.board.drawing import Cell, Sign, read_cells, read_legend, read_map
from archipel.board.frame import Frame, read_frame, read_harbours
from archipel.board.graph import BoardError, Graph
from archipel.board.layout import (
    FOG,
    HARBOURS,
    NOWHERE,
    NUMBERS,
    SEA,
    TERRAINS,
    Board,
    Numbers,
    Tileset,
    board_from_json,
    first_number,
    first_of,
    join_numbers,
)
from archipel.board.pool import Pool, count_fertile, listed_terrains, plain_numbers, read_pool
from archipel.board.scenario_file import ScenarioError, ScenarioFile

__all__ = [
    "BOARDS",
    "FRAMES",
    "HARBOUR_LAYOUTS",
    "Area",
    "Board",
    "Frame",
    "Pool",
    "Scenario",
    "ScenarioError",
    "board_from_json",
    "read_scenario",
    "robber_tile",
]

BOARDS: Final = ("beginner", "spiral", "random", "fixed")
FRAMES: Final = ("standard", "random")
HARBOUR_LAYOUTS: Final = ("as_drawn", "random")
# What a scenario may leave out of the base game.
WITHOUT: Final = ("longest_route", "largest_army", "robber", "development")

KEYS: Final = (
    "seats",
    "without",
    "terrains",
    "numbers",
    "robber",
    "pirate",
    "deal",
    "supply",
    "deck",
    "pieces",
    "legend",
    "map",
    "areas",
    "beginner",
    "fixed",
    "pools",
    "fog",
    "frame",
    "harbours",
    "harbour_stock",
    "places",
    "values",
    "rules",
)
OLD_CARD_NAMES: Final = {"invention": "year_of_plenty"}
_PLACES: Final = ("tiles", "corners", "edges")
_BY_NUMBER: Final = "number "
_ANY: Final = "any "


@dataclass(frozen=True, slots=True)
class Scenario:
    """What a scenario file says about the board for some numbers of seats."""

    source: str
    graph: Graph
    seats: tuple[int, ...]
    target: int
    chapters: tuple[str, ...]
    without: tuple[str, ...]  # of WITHOUT: chapters of the base game that are not in play
    tileset: Tileset  # what may lie on its tiles
    supply: dict[str, int]
    deck: dict[str, int]
    pieces: dict[str, int]  # for each seat
    terrain: tuple[str, ...]  # per tile, "" where a pool deals it
    numbers: tuple[Numbers, ...]  # per tile
    pools: tuple[Pool, ...]
    areas: dict[str, Area]
    places: dict[str, dict[str, tuple[int, ...]]]  # "tiles", "corners" and "edges" by name
    values: dict[str, tuple[int, ...]]  # lists of numbers by name, as long as the places they belong to
    rules: dict[str, str]  # the rules by which the scenario forbids something: "start", "settle", "robber"
    fog_terrains: dict[str, int]  # what lies face down on the fog, in no order (SEA-S3-3)
    fog_numbers: dict[int, int]
    harbours: tuple[tuple[int, str], ...]  # where the standard frame has them, or as drawn
    harbour_stock: dict[str, int]  # harbours that players place (SEA-NW-3)
    frame: Frame | None
    robber: str  # a tile, a terrain or "number 12", of which it takes the first tile, or "" if it is not on the board
    robber_anywhere: bool  # on any tile of that terrain, at random
    pirate: str  # a tile, or "" if it is not on the board
    layouts: tuple[str, ...]  # of BOARDS: those this file can lay
    default_board: str
    default_frame: str
    default_harbours: str
    least_islands: int  # a random board of the sea with fewer is dealt again
    beginner: Board | None
    fixed: Board | None  # the printed board of a scenario
    # What `dealing` has worked out for it, by the constraints; a changed copy begins without.
    plans: dict[tuple[str, ...], object] = field(default_factory=dict, init=False, repr=False, compare=False)

    @property
    def home(self) -> frozenset[int]:
        """The tiles of the island where players start; all tiles where no area says so."""
        areas = [area for area in self.areas.values() if area.start]
        return frozenset(tile for area in areas for tile in area.tiles) or frozenset(range(int(self.graph.tiles)))


def read_scenario(text: str, source: str) -> Scenario:
    """The board that a text describes; `source` is the name of its file in errors."""
    file = ScenarioFile(text, source)
    file.table(keys=(*KEYS, "target", "chapters"))
    return scenario_of(file)


def scenario_of(file: ScenarioFile) -> Scenario:
    """The board that a file describes, or one of its boards."""
    file.table("deal", keys=("board", "frame", "harbours", "islands"))
    seats = file.wholes("seats", least=1)
    if seats != sorted(set(seats)):
        file.fail("seats must ascend", "seats")
    target = file.whole("target", least=1)
    chapters = file.words("chapters")

    tileset = _tileset(file)
    legend = read_legend(file, tileset)
    cells, graph = read_map(file, legend, tileset)
    ring = int(graph.tiles - graph.ring)
    terrain = [cell.sign.terrain for cell in cells] + [SEA] * ring
    numbers = [cell.numbers for cell in cells] + [()] * ring
    areas = read_areas(file, cells)
    pools = [read_pool(file, graph, cells, areas, name) for name in file.table("pools")]
    frame = read_frame(file, graph, terrain) if file.has("frame") else None
    harbours = (
        frame.harbours(list(range(len(frame.sides)))) if frame is not None else read_harbours(file, graph, terrain)
    )
    _check_harbour_land(file, graph, pools, harbours)
    robber = _robber(file, graph, terrain, numbers, pools)
    pirate = _pirate(file, graph, terrain)
    beginner = None
    if file.has("beginner"):
        beginner = _drawn_board(file, "beginner", legend, tileset, graph, cells, pools, harbours, robber, pirate)
    fixed = None
    if file.has("fixed"):
        fixed = _drawn_board(file, "fixed", legend, tileset, graph, cells, pools, harbours, robber, pirate)
    elif not pools:
        start = robber_tile(robber, graph, terrain, numbers)
        fixed = Board(graph, terrain, numbers, list(harbours), start, graph.tile(pirate) if pirate else NOWHERE)
    layouts = [
        *(["beginner"] if beginner is not None else []),
        *(["spiral"] if pools and all(pool.spirals for pool in pools) else []),
        *(["fixed"] if fixed is not None else []),
        *(["random"] if pools else []),
    ]
    default_frame, default_harbours = _default_harbours(file)
    fog_terrains, fog_numbers = _fog(file, terrain)
    return Scenario(
        source=file.source,
        graph=graph,
        seats=tuple(seats),
        target=target,
        chapters=tuple(chapters),
        without=_without(file),
        tileset=tileset,
        supply=file.counts("supply"),
        deck=_deck(file),
        pieces=file.counts("pieces"),
        terrain=tuple(terrain),
        numbers=tuple(numbers),
        pools=tuple(pools),
        areas=areas,
        places=_places(file, graph),
        values={name: tuple(file.wholes("values", name)) for name in file.table("values")},
        rules={name: file.word("rules", name) for name in file.table("rules", keys=("start", "settle", "robber"))},
        fog_terrains=fog_terrains,
        fog_numbers=fog_numbers,
        harbours=tuple(harbours),
        harbour_stock=_harbour_stock(file),
        frame=frame,
        robber=robber,
        robber_anywhere=file.word("robber", default="").startswith(_ANY),
        pirate=pirate,
        layouts=tuple(layouts),
        default_board=_default_board(file, layouts),
        default_frame=default_frame,
        default_harbours=default_harbours,
        least_islands=_least_islands(file, pools, ring > 0),
        beginner=beginner,
        fixed=fixed,
    )


def robber_tile(robber: str, graph: Graph, terrain: list[str], numbers: list[Numbers], nth: int = 0) -> int:
    """Where a robber starts that is said to stand on a tile, or on the nth tile of a terrain or of a number."""
    if robber in graph.tile_names:
        return graph.tile(robber)
    if robber.startswith(_BY_NUMBER):
        return first_number(numbers, int(robber.removeprefix(_BY_NUMBER)), nth)
    return first_of(terrain, robber, nth)


def _tileset(file: ScenarioFile) -> Tileset:
    """What the file says about terrains and tokens of its own; else those of the base game."""
    return Tileset(
        tuple(file.words("terrains")) if file.has("terrains") else TERRAINS,
        tuple(file.wholes("numbers", least=1)) if file.has("numbers") else NUMBERS,
    )


def _default_board(file: ScenarioFile, layouts: list[str]) -> str:
    """What [deal] says; else the printed board, a spiral, a random board: the first of them that there is."""
    likely = [board for board in ("fixed", "spiral", "random") if board in layouts]
    board = file.choice("deal", "board", among=BOARDS, default=likely[0] if likely else "spiral")
    if board in layouts:
        return board
    if board == "spiral":
        file.fail("a spiral needs tokens and spiral_from in every pool", "deal", "board")
    if board == "random":
        file.fail("there is no pool in this file to deal from", "deal", "board")
    file.fail(f"there is no {board} board in this file", "deal", "board")


def _default_harbours(file: ScenarioFile) -> tuple[str, str]:
    """How the harbours lie when nobody says otherwise, as the frame has it and as a drawing has it."""
    if file.has("deal", "frame") and file.has("deal", "harbours"):
        file.fail("a file says how its frame lies or how its harbours lie, not both", "deal", "harbours")
    if file.has("frame") and file.has("deal", "harbours"):
        file.fail("harbours of frame pieces lie as the frame does", "deal", "harbours")
    frame = file.choice("deal", "frame", among=FRAMES, default="standard")
    harbours = file.choice("deal", "harbours", among=HARBOUR_LAYOUTS, default="as_drawn")
    if "random" in (frame, harbours):
        return "random", "random"
    return "standard", "as_drawn"


def _least_islands(file: ScenarioFile, pools: list[Pool], has_sea: bool) -> int:
    if not file.has("deal", "islands"):
        return 1
    if not has_sea or not pools:
        file.fail("only a board of the sea that is dealt has more or fewer islands", "deal", "islands")
    return file.whole("deal", "islands", least=1)


def _without(file: ScenarioFile) -> tuple[str, ...]:
    left_out = file.words("without") if file.has("without") else []
    for name in left_out:
        if name not in WITHOUT:
            file.fail(f'"{name}" cannot be left out: expected {", ".join(WITHOUT)}', "without", name)
    if "robber" in left_out and file.has("robber"):
        file.fail("there is no robber to start anywhere", "robber")
    return tuple(left_out)


def _deck(file: ScenarioFile) -> dict[str, int]:
    """The deck; custom files may still call a card by a name it had before."""
    deck = file.counts("deck")
    for old, new in OLD_CARD_NAMES.items():
        if old in deck:
            deck[new] = deck.pop(old)
    return deck


def _harbour_stock(file: ScenarioFile) -> dict[str, int]:
    stock = file.counts("harbour_stock")
    for kind in stock:
        if kind not in HARBOURS:
            file.fail(f'unknown harbour kind "{kind}": there are {", ".join(HARBOURS)}', "harbour_stock", kind)
    return stock


def _fog(file: ScenarioFile, terrain: list[str]) -> tuple[dict[str, int], dict[int, int]]:
    """What lies under the fog: a terrain for each of its tiles, a number token for each fertile one."""
    file.table("fog", keys=("terrains", "numbers"))
    tiles = terrain.count(FOG)
    terrains = listed_terrains(file, "fog", "terrains")
    numbers = plain_numbers(file, "fog", "numbers")
    if len(terrains) != tiles:
        file.fail(f"{len(terrains)} terrains lie under {tiles} tiles of fog on the map", "fog", "terrains")
    if len(numbers) != count_fertile(terrains):
        reason = f"{len(numbers)} tokens lie under the fog for {count_fertile(terrains)} fertile tiles"
        file.fail(reason, "fog", "numbers")
    several = [join_numbers(token) for token in numbers if len(token) > 1]
    if several:
        file.fail("a token under the fog has one number", "fog", "numbers", several[0])
    return file.counts("fog", "terrains"), {int(name): n for name, n in file.counts("fog", "numbers").items()}


def _check_harbour_land(file: ScenarioFile, graph: Graph, pools: list[Pool], harbours: list[tuple[int, str]]) -> None:
    """No harbour lies where a pool may deal sea."""
    at_sea = {tile for pool in pools if SEA in pool.terrains for tile in pool.dealt}
    for edge, _ in harbours:
        for side in (0, 1):
            tile = int(graph.edge_tiles[edge * 2 + side])
            if tile in at_sea:
                file.fail(f"a harbour lies at tile {graph.tile_names[tile]}, which may become sea", "harbours")


def _drawn_board(
    file: ScenarioFile,
    table: str,
    legend: dict[str, Sign],
    tileset: Tileset,
    graph: Graph,
    cells: list[Cell],
    pools: list[Pool],
    harbours: list[tuple[int, str]],
    robber: str,
    pirate: str,
) -> Board:
    """A whole board drawn in the file: what the pools would deal lies face up."""
    file.table(table, keys=("rows", "robber"))
    drawn = read_cells(file, legend, table, tileset)
    if [cell.place for cell in drawn] != [cell.place for cell in cells]:
        file.fail(f"the {table} board does not have the shape of the map", table, "rows")
    for cell, mapped in zip(drawn, cells, strict=True):
        if cell.sign.pool:
            file.fail_at(f"the {table} board is fixed: no tile of it is dealt from a pool", cell.line)
        same_terrain = not mapped.sign.terrain or cell.sign.terrain == mapped.sign.terrain
        same_numbers = (mapped.sign.pool and not mapped.numbers) or cell.numbers == mapped.numbers
        if not same_terrain or not same_numbers:
            file.fail_at(f"tile {cell.place[0]},{cell.place[1]} is another one on the map", cell.line)
    for pool in pools:
        if sorted(drawn[tile].sign.terrain for tile in pool.dealt) != sorted(pool.terrains):
            file.fail(f'the terrains do not match the pool "{pool.name}"', table, "rows")
        dealt = [drawn[tile].numbers for tile in pool.tiles if drawn[tile].numbers and not cells[tile].numbers]
        if sorted(dealt) != sorted(pool.numbers):
            file.fail(f'the numbers do not match the pool "{pool.name}"', table, "rows")
    ring = int(graph.tiles - graph.ring)
    terrain = [cell.sign.terrain for cell in drawn] + [SEA] * ring
    numbers = [cell.numbers for cell in drawn] + [()] * ring
    start = file.word(table, "robber", default=robber)
    if start != robber and (start not in graph.tile_names or terrain[graph.tile(start)] in (SEA, FOG)):
        file.fail(f'the robber cannot start on "{start}": expected a tile of the land', table, "robber")
    return Board(
        graph,
        terrain,
        numbers,
        list(harbours),
        robber_tile(start, graph, terrain, numbers) if start else NOWHERE,
        graph.tile(pirate) if pirate else NOWHERE,
    )


def _robber(file: ScenarioFile, graph: Graph, terrain: list[str], numbers: list[Numbers], pools: list[Pool]) -> str:
    """A tile, a terrain or a number that is surely on the board."""
    robber = file.word("robber", default="").removeprefix(_ANY)
    if robber in TERRAINS and robber not in (SEA, FOG):
        if robber not in terrain and not any(robber in pool.terrains for pool in pools):
            file.fail(f"there is no {robber} for the robber to start on", "robber")
    elif robber.startswith(_BY_NUMBER):
        number = robber.removeprefix(_BY_NUMBER)
        if number not in [str(known) for known in NUMBERS]:
            file.fail(f'"{number}" is not the number of a token: 2 to 12 without 7', "robber")
        tokens = [*numbers, *[token for pool in pools for token in pool.numbers]]
        if not any(int(number) in token for token in tokens):
            file.fail(f"there is no {number} for the robber to start on", "robber")
    elif robber and (robber not in graph.tile_names or terrain[graph.tile(robber)] in (SEA, FOG)):
        file.fail(
            f'the robber cannot start on "{robber}": expected a terrain, a number or a tile of the land', "robber"
        )
    return robber


def _pirate(file: ScenarioFile, graph: Graph, terrain: list[str]) -> str:
    """A tile that is surely sea, frame hexes included."""
    pirate = file.word("pirate", default="")
    if pirate and (pirate not in graph.tile_names or terrain[graph.tile(pirate)] != SEA):
        file.fail(f'the pirate cannot start on "{pirate}": expected a tile of the sea', "pirate")
    return pirate


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
