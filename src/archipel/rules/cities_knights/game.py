"""Cities & Knights put together: what it changes in the base game, and the chapters it lays on top."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from archipel.engine.chapter import Chapter
from archipel.engine.good import Good
from archipel.rules.base.game import BaseOptions
from archipel.rules.cities_knights.aqueduct import Aqueduct
from archipel.rules.cities_knights.barbarians import Barbarians
from archipel.rules.cities_knights.commodities import Commodities
from archipel.rules.cities_knights.event_die import EventDie
from archipel.rules.cities_knights.improvements import Improvements
from archipel.rules.cities_knights.knights import Knights
from archipel.rules.cities_knights.merchant import Merchant
from archipel.rules.cities_knights.politics_cards import PoliticsCards
from archipel.rules.cities_knights.progress import Progress
from archipel.rules.cities_knights.progress_deck import COMMODITIES, COMMODITY
from archipel.rules.cities_knights.science_cards import ScienceCards
from archipel.rules.cities_knights.trade_cards import TradeCards
from archipel.rules.cities_knights.walls import Walls

LARGE: Final = 5  # with this many seats or more the extension's material is used (CK-99)


@dataclass(frozen=True, slots=True)
class CityOptions:
    """What may be chosen about the rules of Cities & Knights."""

    seats: int
    harbours_next_turn: bool = False  # (CK-22)
    play_down: bool = False  # the active seat may play cards instead of discarding a fifth (CK-39)


def with_cities(base: BaseOptions, options: CityOptions) -> BaseOptions:
    """The base game as this box wants it: commodities, a starting city, no development cards (CK-1, CK-6, CK-8)."""
    count = 12 if options.seats < LARGE else 18
    return replace(
        base,
        separate=False,  # (CK-12)
        city_rule="CK-8",
        more_goods=(*[Good(name, COMMODITY) for name in COMMODITIES], *base.more_goods),
        supply={**base.supply, **dict.fromkeys(COMMODITIES, count)},
        harbours_next_turn=options.harbours_next_turn,
        without=(*base.without, "development"),
    )


def city_chapters(options: CityOptions) -> list[Chapter]:
    """The chapters of the box, to be installed behind those of the board."""
    return [
        Commodities(),
        EventDie(),
        Improvements(),
        Aqueduct(),
        Progress(options.play_down),
        Knights(),
        Walls(),
        Barbarians(6 if options.seats < LARGE else 8),
        Merchant(),
        TradeCards(),
        PoliticsCards(),
        ScienceCards(),
    ]
