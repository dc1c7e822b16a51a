"""The Rivers of Catan, a scenario of Traders & Barbarians."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from archipel.catalogue.traders_part import Part

if TYPE_CHECKING:
    from archipel.catalogue.entries import GameConfig
    from archipel.engine.chapter import Chapter


def _chapters(config: GameConfig) -> list[Chapter]:
    from archipel.rules.traders_barbarians.bridges import BRIDGE, Bridges  # loaded only when it is played
    from archipel.rules.traders_barbarians.rivers import Rivers
    from archipel.rules.traders_barbarians.wealth import Wealth

    return [Rivers(config.scenario), Bridges(config.scenario.pieces[BRIDGE]), Wealth()]


def two_rivers(config: GameConfig) -> list[Chapter]:
    """What two players do there."""
    from archipel.rules.traders_barbarians.for_two_rivers import TwoRivers

    return [TwoRivers()]


RIVERS_PART: Final = Part(_chapters)
