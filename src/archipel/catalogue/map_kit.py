"""What a map editor may lay: terrains, tokens, harbours, chapters with the places they look for, and the limits."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from archipel.board.layout import BARREN, FOG, HARBOURS, MOST_TILES, NUMBERS, TERRAINS, WITHOUT_TOKEN
from archipel.board.scenario import WITHOUT
from archipel.board.scenario_file import merged
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
from archipel.engine.action import MOST_CARDS
from archipel.rules.base.route import MOST_PIECES
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
COUNTED: Final = ("pieces", "supply", "deck")
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
    without: tuple[str, ...]  # parts of the base game that may be left out
    counts: dict[str, dict[str, int]]  # supply, deck and pieces for each seat, where the file does not say
    counts_large: dict[str, dict[str, int]]  # the same with five seats and more
    most_pieces: int  # of a kind, for each seat
    most_cards: int  # of a kind


def _counts(values: Mapping[str, object]) -> dict[str, dict[str, int]]:
    """The counts by name of what a file may have more or less of."""
    found: dict[str, dict[str, int]] = {}
    for table in COUNTED:
        counts = values[table]
        assert isinstance(counts, dict)
        found[table] = {str(name): int(count) for name, count in counts.items()}
    return found


def map_kit() -> MapKit:
    defaults = SEAFARERS_BOX.folder.defaults()
    legend = defaults.values["legend"]
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
        without=WITHOUT,
        counts=_counts(defaults.values),
        counts_large=_counts(merged(defaults.values, defaults.five_six)),
        most_pieces=MOST_PIECES,
        most_cards=MOST_CARDS,
    )
