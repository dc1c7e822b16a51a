"""The map of a scenario: a drawing in which every sign has its meaning in the legend and every column its place."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from archipel.board.graph import BoardError, Graph, hex_graph, parse_hex
from archipel.board.layout import BARREN, MOST_TILES, Numbers, Tileset, split_numbers
from archipel.board.scenario_file import ScenarioFile

HALF_CELL: Final = 3  # columns by which a row is shifted; the cells of a row stand twice as far apart

_CELL: Final = re.compile(r"([^\d\s]+)(\d+(?:\+\d+)*)?")


@dataclass(frozen=True, slots=True)
class Sign:
    """What a sign on the map stands for: a terrain, a tile dealt from a pool, or with both a terrain whose token is
    dealt from a pool."""

    terrain: str
    pool: str
    area: str
    numbers: Numbers = ()  # printed on every tile with this sign


@dataclass(frozen=True, slots=True)
class Cell:
    """One tile of a drawn map."""

    place: tuple[int, int]
    sign: Sign
    numbers: Numbers
    line: int


def read_legend(file: ScenarioFile, tileset: Tileset) -> dict[str, Sign]:
    legend: dict[str, Sign] = {}
    for mark, value in file.table("legend").items():
        if not mark or re.search(r"[\d\s]", mark) is not None:
            file.fail(f'"{mark}" cannot be a sign on the map: no digits, no spaces', "legend", mark)
        if isinstance(value, str):
            sign = Sign(value, "", "")
        else:
            file.table("legend", mark, keys=("terrain", "pool", "area", "numbers"))
            sign = Sign(
                terrain=file.word("legend", mark, "terrain", default=""),
                pool=file.word("legend", mark, "pool", default=""),
                area=file.word("legend", mark, "area", default=""),
                numbers=tuple(file.wholes("legend", mark, "numbers")) if file.has("legend", mark, "numbers") else (),
            )
        if not sign.terrain and not sign.pool:
            file.fail(f'"{mark}" must stand for a terrain or for a pool', "legend", mark)
        if sign.terrain and sign.terrain not in tileset.terrains:
            file.fail(f'unknown terrain "{sign.terrain}": there are {", ".join(tileset.terrains)}', "legend", mark)
        if sign.pool and not file.has("pools", sign.pool):
            file.fail(f'there is no pool "{sign.pool}"', "legend", mark)
        wrong = tileset.wrong_numbers(sign.numbers)
        if wrong:
            file.fail(wrong, "legend", mark, "numbers")
        if sign.numbers and (sign.pool or sign.terrain in BARREN):
            file.fail(
                f"{'a tile dealt from a pool' if sign.pool else sign.terrain} cannot have a number token",
                "legend",
                mark,
                "numbers",
            )
        legend[mark] = sign
    return legend


def read_map(file: ScenarioFile, legend: dict[str, Sign], tileset: Tileset) -> tuple[list[Cell], Graph]:
    file.table("map", keys=("origin", "rows", "inner_paths", "ring"))
    cells = read_cells(file, legend, "map", tileset)
    inner_paths = file.words("map", "inner_paths") if file.has("map", "inner_paths") else []
    ring = file.flag("map", "ring", default=False)
    try:
        return cells, hex_graph([cell.place for cell in cells], inner_paths, ring)
    except BoardError as error:
        file.fail(str(error), "map", "inner_paths")


def read_cells(file: ScenarioFile, legend: dict[str, Sign], table: str, tileset: Tileset) -> list[Cell]:
    """The tiles of a drawing, row by row. The column of a cell tells its place: the first one is the origin."""
    try:
        q, r = parse_hex(file.word("map", "origin"))
    except BoardError as error:
        file.fail(str(error), "map", "origin")
    cells: list[Cell] = []
    first_column = 0
    first_row = 0
    for row, (line, text) in enumerate(file.drawing(table, "rows")):
        for match in re.finditer(r"\S+", text):
            if not cells:
                first_column, first_row = match.start(), row
            down = row - first_row
            halves, off = divmod(match.start() - first_column, HALF_CELL)
            if off or (halves - down) % 2:
                file.fail_at(
                    f'"{match.group()}" is out of line: cells stand {2 * HALF_CELL} columns apart, '
                    f"each row shifted by {HALF_CELL}",
                    line,
                )
            sign, numbers = _cell_contents(file, legend, match.group(), line, tileset)
            cells.append(Cell((q + (halves - down) // 2, r + down), sign, numbers, line))
    if not cells:
        file.fail("the map has no tiles", table, "rows")
    if len(cells) > MOST_TILES:
        file.fail(f"the map has {len(cells)} tiles: at most {MOST_TILES} can be played", table, "rows")
    return cells


def _cell_contents(
    file: ScenarioFile, legend: dict[str, Sign], text: str, line: int, tileset: Tileset
) -> tuple[Sign, Numbers]:
    match = _CELL.fullmatch(text)
    sign = legend.get(match.group(1)) if match is not None else None
    if match is None or sign is None:
        file.fail_at(f'"{text}" is not in the legend: it has {" ".join(legend)}', line)
    if match.group(2) is None:
        return sign, sign.numbers
    numbers = split_numbers(match.group(2))
    wrong = tileset.wrong_numbers(numbers)
    if wrong:
        file.fail_at(wrong, line)
    if sign.terrain in BARREN:
        file.fail_at(f"{sign.terrain} cannot have a number token", line)
    if sign.numbers:
        file.fail_at(f'"{match.group(1)}" has its numbers in the legend', line)
    return sign, numbers
