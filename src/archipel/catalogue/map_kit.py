"""What a map editor may lay: terrains, tokens, harbours, chapters with the places they look for, and the limits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from archipel.board.layout import BARREN, FOG, HARBOURS, MOST_TILES, NUMBERS, TERRAINS, WITHOUT_TOKEN
from archipel.catalogue.custom import (
    BASE,
    CUSTOM_CHAPTERS,
    LARGEST,
    LEAST_SEATS,
    LEAST_TARGET,
    MOST_SEATS,
    MOST_TARGET,
)
from archipel.catalogue.house_chapters import HOUSE_CHAPTERS
from archipel.catalogue.seafarers import SEAFARERS_BOX
from archipel.rules.seafarers.game import CLASSES

# What chapters look for on a map, by the kind of place; a trailing "_" stands for a letter for each seat.
PLACES: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "islands": {"corners": ("no_start",)},
    "forgotten_tribe": {"edges": ("gift_points", "gift_cards", "gift_harbours")},
    "cloth": {"corners": ("villages",)},
    "pirate_islands": {"corners": ("start_", "landing_", "fort_"), "edges": ("ship_", "westward_", "east_coast")},
    "fleet": {"tiles": ("fleet_path",)},
    "wonders": {"corners": ("wall", "bridge")},
}
VALUES: Final[dict[str, tuple[str, ...]]] = {
    "cloth": ("village_numbers", "village_cloth", "cloth_reserve", "rounds"),
}
# Chapters of other boxes have no maps of their own.
_OTHERS: Final = tuple(terrain for terrain in WITHOUT_TOKEN if terrain != "desert")


@dataclass(frozen=True, slots=True)
class KitChapter:
    """A chapter that a map may have."""

    name: str
    places: dict[str, tuple[str, ...]]  # names by "tiles", "corners" or "edges"
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MapKit:
    """All of it. The chapters stand in an order in which each comes after those that it builds on."""

    terrains: tuple[str, ...]
    fertile: tuple[str, ...]  # terrains that have a token
    numbers: tuple[int, ...]
    harbours: tuple[str, ...]
    signs: dict[str, str]  # of terrains, where the file has no others
    chapters: tuple[KitChapter, ...]
    seats: tuple[int, ...]
    least_target: int
    most_target: int
    most_tiles: int
    largest: int  # characters of a file


def map_kit() -> MapKit:
    legend = SEAFARERS_BOX.folder.defaults().values["legend"]
    assert isinstance(legend, dict)
    terrains = tuple(terrain for terrain in TERRAINS if terrain not in _OTHERS)
    known = [name for name in CLASSES if name in CUSTOM_CHAPTERS]
    return MapKit(
        terrains=terrains,
        fertile=tuple(terrain for terrain in terrains if terrain not in BARREN),
        numbers=NUMBERS,
        harbours=HARBOURS,
        signs={str(terrain): str(sign) for sign, terrain in legend.items()} | {"gold": "Go", FOG: "Fo"},
        chapters=tuple(
            KitChapter(name, PLACES.get(name, {}), VALUES.get(name, ())) for name in (BASE, *known, *HOUSE_CHAPTERS)
        ),
        seats=tuple(range(LEAST_SEATS, MOST_SEATS + 1)),
        least_target=LEAST_TARGET,
        most_target=MOST_TARGET,
        most_tiles=MOST_TILES,
        largest=LARGEST,
    )
