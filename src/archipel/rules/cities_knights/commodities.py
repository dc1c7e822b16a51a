"""Commodities: what cities bring besides resources (CK-1, CK-15, CK-16).

They are kinds of cards like any other, behind the resources: hands, thefts, discards, trade and shortage are those of
the base game (CK-17 to CK-21).
"""

from __future__ import annotations

from typing import Final, final

from archipel.engine.rules import Rules
from archipel.rules.base.land import PIECES, TERRAINS, Land
from archipel.rules.base.resource_cards import ResourceCards
from archipel.rules.box_chapter import CITY
from archipel.rules.cities_knights.city_chapter import CityChapter

# A city takes one resource and one of these; on hills and fields it takes two resources (CK-15).
YIELDS: Final = {"forest": "paper", "mountains": "coin", "pasture": "cloth"}


@final
class Commodities(CityChapter):
    """The second card of a city."""

    def install(self, rules: Rules) -> None:
        cards = rules.the(ResourceCards)
        land = rules.the(Land)
        for terrain, commodity in YIELDS.items():
            row = TERRAINS.index(terrain) * PIECES + CITY
            land.yield_count[row] = 1
            land.also_kind[row] = cards.names.index(commodity)
