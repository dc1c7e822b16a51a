"""Areas of a scenario: tiles under one name, and what may happen there (SEA-36, SEA-39)."""

from __future__ import annotations

from dataclasses import dataclass

from archipel.board.drawing import Cell
from archipel.board.scenario_file import ScenarioFile


@dataclass(frozen=True, slots=True)
class Area:
    """Some tiles, gathered by the signs of the map. Frame hexes belong to no area."""

    name: str
    tiles: tuple[int, ...]
    start: bool = False  # starting settlements are built here; if no area says so, everywhere
    bonus: int = 0  # victory points for the first settlement of a seat to which this land is foreign (SEA-37)
    settle: bool = True  # settlements may be built where only tiles of such areas are land
    robber: bool = True  # the robber may come here
    apart: bool = False  # an island of its own, although other land touches it (SEA-36)


def read_areas(file: ScenarioFile, cells: list[Cell]) -> dict[str, Area]:
    tiles: dict[str, list[int]] = {}
    for tile, cell in enumerate(cells):
        if cell.sign.area:
            tiles.setdefault(cell.sign.area, []).append(tile)
    for name in file.table("areas"):
        if name not in tiles:
            file.fail(f'no sign on the map belongs to the area "{name}"', "areas", name)
        file.table("areas", name, keys=("start", "bonus", "settle", "robber", "apart"))
    return {
        name: Area(
            name=name,
            tiles=tuple(found),
            start=file.flag("areas", name, "start", default=False),
            bonus=file.whole("areas", name, "bonus", default=0),
            settle=file.flag("areas", name, "settle", default=True),
            robber=file.flag("areas", name, "robber", default=True),
            apart=file.flag("areas", name, "apart", default=False),
        )
        for name, found in tiles.items()
    }
