"""The Fishermen of Catan, a scenario of Traders & Barbarians."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from archipel.catalogue.cities_knights import CITIES_KNIGHTS
from archipel.catalogue.layers import Pair
from archipel.catalogue.option import Option
from archipel.catalogue.traders_part import Part
from archipel.catalogue.traders_two import FOR_TWO, TOKEN_CHAPTERS

if TYPE_CHECKING:
    from archipel.catalogue.entries import GameConfig
    from archipel.engine.chapter import Chapter

MORE: Final = "more"
AT_LEAST: Final = "at_least"
IN_TURN: Final = "in_turn"
NOBODY: Final = "nobody"


def _chapters(config: GameConfig) -> list[Chapter]:
    from archipel.rules.traders_barbarians.fish import Fish  # loaded only when it is played
    from archipel.rules.traders_barbarians.fish_actions import FishActions
    from archipel.rules.traders_barbarians.fishing_grounds import FishingGrounds
    from archipel.rules.traders_barbarians.old_boot import OldBoot

    scenario, chosen = config.scenario, config.chosen
    numbers = scenario.values["ground_numbers"]
    corners = scenario.places["corners"].get("grounds", ())
    as_printed = chosen["layout"] == "beginner" and chosen.get("frame") == "standard"
    printed = tuple(zip(corners, numbers, strict=True)) if as_printed else ()
    return [
        FishingGrounds(numbers, printed, scenario.home),
        OldBoot(chosen["boot_to"] == AT_LEAST),
        Fish(scenario.values["fish_tokens"], chosen["fish_shortage"] == NOBODY),
        FishActions(),
    ]


FISH_PART: Final = Part(
    _chapters,
    options=(
        Option("boot_to", MORE, "TB-FISH-14", (MORE, AT_LEAST)),
        Option("fish_shortage", IN_TURN, "TB-FISH-13", (IN_TURN, NOBODY)),
    ),
)


def _two_fishermen(config: GameConfig) -> list[Chapter]:
    """Fish in place of trade tokens."""
    from archipel.rules.traders_barbarians.for_two_fish import TwoFishermen

    return [TwoFishermen()]


def _with_cities(config: GameConfig) -> list[Chapter]:
    """Progress cards for fish."""
    from archipel.rules.traders_barbarians.with_cities_fish import FishermenWithCities

    return [FishermenWithCities()]


FISH_WITH_CITIES: Final = Pair(CITIES_KNIGHTS, "fish", advanced=True, rule="COMBO-23", chapters=_with_cities)
# Fish are in the place of the trade tokens (COMBO-16).
FISH_FOR_TWO: Final = Pair(FOR_TWO, "fish", rule="TB-FISH-16", without=TOKEN_CHAPTERS, chapters=_two_fishermen)
