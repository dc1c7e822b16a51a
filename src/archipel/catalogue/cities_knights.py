"""Cities & Knights: a layer over the base island, and over every scenario of Seafarers but the Pirate Islands."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from archipel.catalogue.entries import Entry, GameConfig, with_layer_always
from archipel.catalogue.layers import Forced, Layer
from archipel.catalogue.option import Option

if TYPE_CHECKING:
    from archipel.engine.chapter import Chapter
    from archipel.rules.base.game import BaseOptions
    from archipel.rules.cities_knights.game import CityOptions

CITIES_KNIGHTS: Final = "cities_knights"
AT_ONCE: Final = "at_once"
NEXT_TURN: Final = "next_turn"
DISCARD: Final = "discard"
PLAY_DOWN: Final = "play_down"
COMBINED: Final = "combined"
NO_DUEL: Final = "COMBO-6"
NOT_WITH_DEVELOPMENT: Final = "CK-108"  # scenarios that cannot do without development cards


def _options(config: GameConfig) -> CityOptions:
    from archipel.rules.cities_knights.game import CityOptions  # loaded only when it is played

    return CityOptions(
        config.seats,
        harbours_next_turn=config.chosen["harbour_timing"] == NEXT_TURN,
        play_down=config.chosen["progress_limit"] == PLAY_DOWN,
    )


def _base(options: BaseOptions, config: GameConfig) -> BaseOptions:
    from archipel.rules.cities_knights.game import with_cities

    return with_cities(options, _options(config))


def _chapters(config: GameConfig) -> list[Chapter]:
    from archipel.rules.cities_knights.game import city_chapters

    return city_chapters(_options(config))


def _chapters_at_sea(config: GameConfig) -> list[Chapter]:
    from archipel.rules.cities_knights.at_sea import CitiesAtSea

    return [*_chapters(config), *([CitiesAtSea()] if "ships" in config.scenario.chapters else [])]


CITIES_AT_HOME: Final = Layer(
    name=CITIES_KNIGHTS,
    rule="CK-7",
    options=(
        Option("harbour_timing", AT_ONCE, "CK-22", (AT_ONCE, NEXT_TURN)),
        Option("progress_limit", DISCARD, "CK-39", (DISCARD, PLAY_DOWN)),
    ),
    more_points=3,  # 13 instead of 10 (CK-11)
    no_duel=NO_DUEL,
    forced={"phases": Forced(COMBINED, "CK-12"), "duel": Forced(False, NO_DUEL)},
    without={"development": "CK-6"},
    base=_base,
    chapters=_chapters,
)
CITIES_AT_SEA: Final = replace(CITIES_AT_HOME, rule="COMBO-8", more_points=2, chapters=_chapters_at_sea)  # (CK-102)


def cities_entry(base: Entry) -> Entry:
    """The game of the base box with Cities & Knights always on top."""
    boards = {seats: board for seats, board in base.file.boards.items() if seats > 2}  # COMBO-6
    island = replace(base, name=CITIES_KNIGHTS, box=CITIES_KNIGHTS, file=replace(base.file, boards=boards))
    return with_layer_always(island, CITIES_AT_HOME)
