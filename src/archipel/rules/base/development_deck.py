"""The development cards of the base game: kinds, names and price (BASE-4, BASE-44). A box may add kinds behind them."""

from __future__ import annotations

from typing import Final

KNIGHT: Final = 0
ROAD_BUILDING: Final = 1
INVENTION: Final = 2
MONOPOLY: Final = 3
VICTORY_POINT: Final = 4
CARD_NAMES: Final = ("knight", "road_building", "year_of_plenty", "monopoly", "victory_point")
COST: Final = {"ore": 1, "wool": 1, "grain": 1}  # (BASE-44)
VICTORY_CARD: Final = 1  # point (BASE-51)
