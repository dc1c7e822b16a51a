"""Seafarers put together: the base game, and behind it the chapters that the scenario names."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

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
    sail_past_village: bool = True  # (SEA-S6-5)
    warship_card: str = "kept"  # or "lost": a knight drawn without a ship to arm (SEA-S7-8)
    fleet_many: str = "none"  # or "each": who is attacked when several live by the sea tile (SEA-S7-10)
    island_point: str = "once"  # or "every": settlements on a small island that bring a point (SEA-S8-4)
    more_wonders: str = "new"  # or "copies": the two further wonders for five and six (SEA-S8-11)


@dataclass(frozen=True, slots=True)
class Voyage:
    """All that a chapter of the sea is made from."""

    scenario: Scenario
    seats: int
    options: SeaOptions


# By the names that scenario files call them.
CHAPTERS: Final[dict[str, Callable[[Voyage], Chapter]]] = {
    "ships": lambda v: Ships(v.scenario.pieces.get("ship", 0)),
    "pirate": lambda v: Pirate(),
    "gold": lambda v: GoldRiver(),
    "islands": lambda v: Islands(v.scenario, v.options.island_point == "every"),
    "fog": lambda v: Fog(v.scenario, v.options.fog_reach == "corner"),
    "forgotten_tribe": lambda v: ForgottenTribe(v.scenario, v.options.tribe_desert == "starting_only"),
    "cloth": lambda v: ClothTrade(v.scenario, v.options.sail_past_village),
    "pirate_islands": lambda v: PirateIslands(v.scenario, v.seats, v.options.warship_card == "kept"),
    "fleet": lambda v: PirateFleet(v.scenario, v.options.fleet_many == "each"),
    "wonders": lambda v: Wonders(v.scenario, v.seats, v.options.more_wonders == "copies"),
    "new_world": lambda v: NewWorld(v.scenario),
}
# Their classes, for messages in the words of the file.
CLASSES: Final[dict[str, type[Chapter]]] = {
    "ships": Ships,
    "pirate": Pirate,
    "gold": GoldRiver,
    "islands": Islands,
    "fog": Fog,
    "forgotten_tribe": ForgottenTribe,
    "cloth": ClothTrade,
    "pirate_islands": PirateIslands,
    "fleet": PirateFleet,
    "wonders": Wonders,
    "new_world": NewWorld,
}
# Those that move the pirate.
PIRATE_MOVERS: Final = ("pirate", "fleet")
# Chapters that change the development cards.
DECKS: Final[dict[str, Callable[[dict[str, int], int], dict[str, int]]]] = {"pirate_islands": pirate_deck}


def sea_chapters(scenario: Scenario, seats: int, options: SeaOptions) -> list[Chapter]:
    """The rulebook of a sea scenario, chapter by chapter."""
    rounds = scenario.values.get("rounds", (2,))[0]
    without = (*options.base.without, *scenario.without)
    deck = options.base.deck
    for name in scenario.chapters:
        if name in DECKS:
            deck = DECKS[name](deck, seats)
    chapters = base_chapters(replace(options.base, rounds=rounds, without=without, deck=deck))
    voyage = Voyage(scenario, seats, options)
    for name in scenario.chapters:
        if name in ("base", "five_six"):
            continue  # what happens between turns is chosen beside the scenario
        if name not in CHAPTERS:
            raise SetUpError(f"{scenario.source}: there is no chapter {name!r}")
        chapters.append(CHAPTERS[name](voyage))
    return chapters
