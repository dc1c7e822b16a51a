"""Tables of the scenarios of Traders & Barbarians with Cities & Knights on top."""

from __future__ import annotations

from typing import Any

from tests.rules.cities_knights.city_tables import CityTable
from tests.rules.traders_barbarians.traders_tables import Placed, a_traders_table

ADVANCED = {"cities_knights": True, "advanced_combinations": True}


def a_table_with_cities(scenario: str, placed: Placed, **more: Any) -> CityTable:
    """As `a_traders_table`; the second building of every seat is a city (CK-8)."""
    return CityTable(a_traders_table(scenario, placed, **{**ADVANCED, **more}).game)
