"""The Rivers of Catan, a scenario of Traders & Barbarians."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from archipel.catalogue.cities_knights import CITIES_KNIGHTS
from archipel.catalogue.layers import Pair
from archipel.catalogue.option import Option
from archipel.catalogue.traders_part import Part

if TYPE_CHECKING:
    from archipel.catalogue.entries import GameConfig
    from archipel.engine.chapter import Chapter

OWNER: Final = "owner"
PLAYER: Final = "player"
DIPLOMAT_GOLD: Final = Option("diplomat_gold", OWNER, "COMBO-22", (OWNER, PLAYER))  # who pays for a road at the river


def _chapters(config: GameConfig) -> list[Chapter]:
    from archipel.rules.traders_barbarians.bridges import BRIDGE, Bridges  # loaded only when it is played
    from archipel.rules.traders_barbarians.rivers import Rivers
    from archipel.rules.traders_barbarians.wealth import Wealth

    return [Rivers(config.scenario), Bridges(config.scenario.pieces[BRIDGE]), Wealth()]


def two_rivers(config: GameConfig) -> list[Chapter]:
    """What two players do there."""
    from archipel.rules.traders_barbarians.for_two_rivers import TwoRivers

    return [TwoRivers()]


def _with_cities(config: GameConfig) -> list[Chapter]:
    """What gold does with Cities & Knights."""
    from archipel.rules.traders_barbarians.with_cities_rivers import RiversWithCities

    return [RiversWithCities(config.value_or(DIPLOMAT_GOLD.name, OWNER) == PLAYER)]


RIVERS_WITH_CITIES: Final = Pair(
    CITIES_KNIGHTS, "rivers", advanced=True, rule="COMBO-22", options=(DIPLOMAT_GOLD,), chapters=_with_cities
)
RIVERS_PART: Final = Part(_chapters)
