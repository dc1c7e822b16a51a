"""Features for the chapters of the boxes. Every file registers its own with `register_features`."""

from __future__ import annotations

from archipel.bots.features import (
    base_building,
    base_cards,
    base_goals,
    cities_defence,
    cities_improvements,
    cities_progress,
    common,
    hands,
    junior,
    seafarers,
    seafarers_cloth,
    seafarers_scenarios,
    traders_attack,
    traders_caravans,
    traders_coins,
    traders_events,
    traders_fish,
    traders_harbormaster,
    traders_rivers,
    traders_two,
)

__all__ = [
    "base_building",
    "base_cards",
    "base_goals",
    "cities_defence",
    "cities_improvements",
    "cities_progress",
    "common",
    "hands",
    "junior",
    "seafarers",
    "seafarers_cloth",
    "seafarers_scenarios",
    "traders_attack",
    "traders_caravans",
    "traders_coins",
    "traders_events",
    "traders_fish",
    "traders_harbormaster",
    "traders_rivers",
    "traders_two",
]
