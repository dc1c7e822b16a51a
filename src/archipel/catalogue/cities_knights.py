"""Cities & Knights: a layer over every board of the base game and of Seafarers (see `combinations`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from archipel.catalogue.layers import Forced, Layer
from archipel.catalogue.option import Option

if TYPE_CHECKING:
    from archipel.catalogue.entries import GameConfig
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


def chapters_at_sea(config: GameConfig) -> list[Chapter]:
    """What it does to ships."""
    from archipel.rules.cities_knights.at_sea import CitiesAtSea

    return [CitiesAtSea()]


CITIES_LAYER: Final = Layer(
    name=CITIES_KNIGHTS,
    rule="CK-7",
    options=(
        Option("harbour_timing", AT_ONCE, "CK-22", (AT_ONCE, NEXT_TURN)),
        Option("progress_limit", DISCARD, "CK-39", (DISCARD, PLAY_DOWN)),
    ),
    more_points=3,  # 13 instead of 10 (CK-11)
    seats=(3, 4, 5, 6),
    seats_rule=NO_DUEL,
    has_entry=True,
    forced={"phases": Forced(COMBINED, "CK-12"), "duel": Forced(False, NO_DUEL)},
    without={"development": "CK-6"},
    base=_base,
    chapters=_chapters,
)
