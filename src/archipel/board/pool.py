"""Pools of a scenario: terrain tiles and number tokens that are dealt over some tiles, and what they must keep."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from archipel.board.area import Area
from archipel.board.drawing import Cell
from archipel.board.graph import BoardError, Graph
from archipel.board.layout import BARREN, CLASSIC, FOG, NUMBERS, TERRAINS, Numbers, inward_spiral, split_numbers
from archipel.board.scenario_file import ScenarioFile

_KEYS: Final = ("terrains", "tokens", "numbers", "spiral_from", "barred", "only_in", "red_neighbours", "with_gold")
_TOKEN: Final = re.compile(r"([A-Z][a-z]?)(\d+(?:\+\d+)*)")

_PLAIN: Final = re.compile(r"\d+(?:\+\d+)*")


@dataclass(frozen=True, slots=True)
class Pool:
    """Terrain tiles and number tokens that are dealt over some tiles of the map."""

    name: str
    tiles: tuple[int, ...]
    dealt: tuple[int, ...]  # those of them that get a terrain; the others have a printed one and only get a token
    terrains: tuple[str, ...]  # as many as tiles that get one
    numbers: tuple[Numbers, ...]  # in the order of their letters where they have any; barren terrains get none, nor do
    # tiles with a number on the map
    spirals: tuple[tuple[int, ...], ...]  # the tiles in the order that letters follow, once per starting corner
    barred_terrains: dict[str, tuple[int, ...]]  # numbers that never lie on a terrain
    barred_tiles: dict[int, tuple[int, ...]]  # numbers that never lie on a tile
    only_in: dict[str, tuple[int, ...]]  # terrains that lie on certain tiles only
    red_neighbours: bool  # 6 and 8 may lie side by side (SEA-S3-10)
    with_gold: tuple[str, ...]  # the terrains instead when gold rivers are wanted (SEA-NW-6); may be empty


def read_pool(file: ScenarioFile, graph: Graph, cells: list[Cell], areas: dict[str, Area], name: str) -> Pool:
    file.table("pools", name, keys=_KEYS)
    tiles = [tile for tile, cell in enumerate(cells) if cell.sign.pool == name]
    printed = [cells[tile].sign.terrain for tile in tiles if cells[tile].sign.terrain]
    dealt = [tile for tile in tiles if not cells[tile].sign.terrain]
    terrains = _terrains(file, name, "terrains", len(dealt))
    if file.has("pools", name, "tokens") and file.has("pools", name, "numbers"):
        file.fail("a pool has tokens with letters or plain numbers, not both", "pools", name, "numbers")
    key = "tokens" if file.has("pools", name, "tokens") else "numbers"
    numbers = _lettered_tokens(file, name) if key == "tokens" else plain_numbers(file, "pools", name, "numbers")
    fertile = count_fertile(terrains + printed)
    numbered = [cells[tile] for tile in tiles if cells[tile].numbers]
    if numbered and fertile < len(tiles):
        file.fail_at(f'pool "{name}" has barren terrain, so no tile of it has a number on the map', numbered[0].line)
    if len(numbers) != fertile - len(numbered):
        without = " without a number on the map" if numbered else ""
        reason = f'pool "{name}" has {len(numbers)} tokens for {fertile - len(numbered)} fertile tiles{without}'
        file.fail(reason, "pools", name, key)
    with_gold: list[str] = []
    if file.has("pools", name, "with_gold"):
        with_gold = _terrains(file, name, "with_gold", len(dealt))
        if count_fertile(with_gold + printed) != fertile:
            file.fail("with_gold must have as many fertile tiles as terrains", "pools", name, "with_gold")
    barred_terrains, barred_tiles = _barred(file, graph, tiles, name)
    return Pool(
        name=name,
        tiles=tuple(tiles),
        dealt=tuple(dealt),
        terrains=tuple(terrains),
        numbers=tuple(numbers),
        spirals=tuple(_spirals(file, graph, tiles, name, key)),
        barred_terrains=barred_terrains,
        barred_tiles=barred_tiles,
        only_in=_only_in(file, areas, dealt, terrains, name),
        red_neighbours=file.flag("pools", name, "red_neighbours", default=False),
        with_gold=tuple(with_gold),
    )


def count_fertile(terrains: list[str]) -> int:
    return sum(1 for terrain in terrains if terrain not in BARREN)


def listed_terrains(file: ScenarioFile, *path: str) -> list[str]:
    """The terrains of a table of counts."""
    terrains: list[str] = []
    for terrain, count in file.counts(*path).items():
        if terrain not in TERRAINS or terrain == FOG:
            known = ", ".join(known for known in TERRAINS if known != FOG)
            file.fail(f'unknown terrain "{terrain}": there are {known}', *path, terrain)
        terrains += [terrain] * count
    return terrains


def plain_numbers(file: ScenarioFile, *path: str) -> list[Numbers]:
    """The number tokens of a table of counts; one with several numbers is written "2+12"."""
    tokens: list[Numbers] = []
    for text, count in file.counts(*path).items():
        token = split_numbers(text) if _PLAIN.fullmatch(text) is not None else ()
        wrong = CLASSIC.wrong_numbers(token) if token else f"{text} is not the number of a token: {CLASSIC.tokens}"
        if wrong:
            file.fail(wrong, *path, text)
        tokens += [token] * count
    return tokens


def _terrains(file: ScenarioFile, name: str, key: str, tiles: int) -> list[str]:
    terrains = listed_terrains(file, "pools", name, key)
    if len(terrains) != tiles:
        file.fail(f'pool "{name}" has {len(terrains)} terrains for {tiles} tiles on the map', "pools", name, key)
    return terrains


def _lettered_tokens(file: ScenarioFile, pool: str) -> list[Numbers]:
    """The numbers of "A5 B2 C6 ...", which must be in the order of their letters; "H2+12" has two."""
    numbers: list[Numbers] = []
    last = ""
    for token in file.word("pools", pool, "tokens").split():
        match = _TOKEN.fullmatch(token)
        if match is None or CLASSIC.wrong_numbers(split_numbers(match.group(2))):
            file.fail(f'"{token}" is not a token: a letter and a number like A5', "pools", pool, "tokens", token)
        if match.group(1) <= last:
            file.fail(f"token {token} comes after {last}: letters must ascend", "pools", pool, "tokens", token)
        last = match.group(1)
        numbers.append(split_numbers(match.group(2)))
    return numbers


def _spirals(file: ScenarioFile, graph: Graph, tiles: list[int], name: str, key: str) -> list[tuple[int, ...]]:
    spirals: list[tuple[int, ...]] = []
    if file.has("pools", name, "spiral_from"):
        if key != "tokens":
            file.fail("only tokens with letters follow a spiral", "pools", name, "spiral_from")
        for corner in file.words("pools", name, "spiral_from"):
            try:
                spirals.append(tuple(inward_spiral(graph, tiles, graph.tile(corner))))
            except BoardError as error:
                file.fail(str(error), "pools", name, "spiral_from", corner)
    return spirals


def _barred(
    file: ScenarioFile, graph: Graph, tiles: list[int], name: str
) -> tuple[dict[str, tuple[int, ...]], dict[int, tuple[int, ...]]]:
    """Numbers that a terrain or a tile never gets."""
    by_terrain: dict[str, tuple[int, ...]] = {}
    by_tile: dict[int, tuple[int, ...]] = {}
    for place in file.table("pools", name, "barred"):
        numbers = file.wholes("pools", name, "barred", place)
        for number in numbers:
            if number not in NUMBERS:
                file.fail(f"{number} is not the number of a token: 2 to 12 without 7", "pools", name, "barred", place)
        if place in TERRAINS and place not in BARREN:
            by_terrain[place] = tuple(numbers)
        elif place in graph.tile_names and graph.tile(place) in tiles:
            by_tile[graph.tile(place)] = tuple(numbers)
        else:
            file.fail(f'"{place}" is neither a fertile terrain nor a tile of this pool', "pools", name, "barred", place)
    return by_terrain, by_tile


def _only_in(
    file: ScenarioFile, areas: dict[str, Area], tiles: list[int], terrains: list[str], name: str
) -> dict[str, tuple[int, ...]]:
    """Terrains that come to one area only."""
    found: dict[str, tuple[int, ...]] = {}
    for terrain in file.table("pools", name, "only_in"):
        area = file.word("pools", name, "only_in", terrain)
        if terrain not in terrains:
            file.fail(f'pool "{name}" has no {terrain}', "pools", name, "only_in", terrain)
        if area not in areas:
            file.fail(f'there is no area "{area}"', "pools", name, "only_in", terrain)
        found[terrain] = tuple(tile for tile in areas[area].tiles if tile in tiles)
        if len(found[terrain]) < terrains.count(terrain):
            file.fail(f'area "{area}" is too small for {terrain}', "pools", name, "only_in", terrain)
    return found
