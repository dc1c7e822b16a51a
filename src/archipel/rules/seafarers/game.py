"""Seafarers put together: the base game, and behind it the chapters that the scenario names."""

from __future__ import annotations

from dataclasses import dataclass, replace

from archipel.board.scenario import Scenario
from archipel.engine.chapter import Chapter
from archipel.engine.errors import SetUpError
from archipel.rules.base.game import BaseOptions, base_chapters
from archipel.rules.seafarers.cloth import ClothTrade
from archipel.rules.seafarers.fleet import PirateFleet
from archipel.rules.seafarers.fog import Fog
from archipel.rules.seafarers.forgotten_tribe import ForgottenTribe
from archipel.rules.seafarers.gold import GoldRiver
from archipel.rules.seafarers.islands import Islands
from archipel.rules.seafarers.new_world import NewWorld
from archipel.rules.seafarers.pirate import Pirate
from archipel.rules.seafarers.pirate_islands import PirateIslands, pirate_deck
from archipel.rules.seafarers.ships import Ships
from archipel.rules.seafarers.wonders import Wonders


@dataclass(frozen=True, slots=True)
class SeaOptions:
    """What may be chosen about the rules of Seafarers, besides those of the base game."""

    base: BaseOptions
    fog_reach: str = "corner"  # or "edge": how near a piece must be to lift the fog (SEA-S3-6)
    tribe_desert: str = "never"  # or "starting_only": to which deserts the robber may not return (SEA-S5-4)
    sail_past_village: bool = False  # (SEA-S6-5)
    warship_card: str = "kept"  # or "lost": a knight drawn without a ship to arm (SEA-S7-8)
    fleet_many: str = "none"  # or "each": who is attacked when several live by the sea tile (SEA-S7-10)
    island_point: str = "once"  # or "every": settlements on a small island that bring a point (SEA-S8-4)
    more_wonders: str = "new"  # or "copies": the two further wonders for five and six (SEA-S8-11)


def sea_chapters(scenario: Scenario, seats: int, options: SeaOptions) -> list[Chapter]:
    """The rulebook of a sea scenario, chapter by chapter."""
    rounds = scenario.values.get("rounds", (2,))[0]
    deck = options.base.deck
    if "pirate_islands" in scenario.chapters:
        deck = pirate_deck(deck, seats)
    chapters = base_chapters(replace(options.base, rounds=rounds, without=scenario.without, deck=deck))
    for name in scenario.chapters:
        if name not in ("base", "five_six"):  # what happens between turns is chosen beside the scenario
            chapters.append(_chapter(name, scenario, seats, options))
    return chapters


def _chapter(name: str, scenario: Scenario, seats: int, options: SeaOptions) -> Chapter:
    if name == "ships":
        return Ships(scenario.pieces.get("ship", 0))
    if name == "pirate":
        return Pirate()
    if name == "gold":
        return GoldRiver()
    if name == "islands":
        return Islands(scenario, options.island_point == "every")
    if name == "cloth":
        return ClothTrade(scenario, options.sail_past_village)
    if name == "new_world":
        return NewWorld(scenario)
    if name == "fog":
        return Fog(scenario, options.fog_reach == "corner")
    if name == "forgotten_tribe":
        return ForgottenTribe(scenario, options.tribe_desert == "starting_only")
    if name == "pirate_islands":
        return PirateIslands(scenario, seats, options.warship_card == "kept")
    if name == "fleet":
        return PirateFleet(scenario, options.fleet_many == "each")
    if name == "wonders":
        return Wonders(scenario, seats, options.more_wonders == "copies")
    raise SetUpError(f"{scenario.source}: there is no chapter {name!r}")
