"""Which of the numbered rules a game is played by, and what its players have chosen differently from the rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from archipel.board.game_file import LARGE
from archipel.catalogue.combinations import ADVANCED, pairs_among
from archipel.catalogue.entries import Entry
from archipel.catalogue.option import MAP, OptionValue

# The family of rules that each of the traits of a game brings: its board, its chapters, the layers on top; of a game
# that mixes two, the boards of both.
FAMILIES: Final[Mapping[str, str]] = {
    "base": "BASE",
    "seafarers": "SEA",
    "seafarers/new_shores": "SEA-S1",
    "seafarers/four_islands": "SEA-S2",
    "fog": "SEA-S3",
    "seafarers/through_the_desert": "SEA-S4",
    "forgotten_tribe": "SEA-S5",
    "cloth": "SEA-S6",
    "pirate_islands": "SEA-S7",
    "wonders": "SEA-S8",
    "new_world": "SEA-NW",
    "cities_knights": "CK",
    "friendly_robber": "TB-FR",
    "event_cards": "TB-EV",
    "harbormaster": "TB-HM",
    "for_two": "TB-TWO",
    "fish": "TB-FISH",
    "rivers": "TB-RIV",
    "caravans": "TB-CAR",
    "barbarian_attack": "TB-BA",
    "wagons": "TB-TB",
    "junior": "JR",
}
WHOLE_BOX: Final = "TB"  # its rules about all its variants and scenarios
COMBINATIONS: Final = "COMBO"
FIVE_SIX: Final = tuple(f"BASE-{number}" for number in range(79, 92))  # the extension for five and six

# How the board is laid and who begins are chosen for every game. They are not house rules.
SET_UP: Final = frozenset({MAP, "layout", "frame", "harbours", "start", "robber_desert"})
NO_HOUSE_RULES: Final = SET_UP | {ADVANCED.name}  # the rules of the publisher's pages are not the house's either


@dataclass(frozen=True, slots=True)
class HouseRule:
    """An option that a table has set otherwise than the rulebook, and the rule that it is about ("": none)."""

    option: str
    value: OptionValue
    rule: str


@dataclass(frozen=True, slots=True)
class RulesInPlay:
    """The families of rules in play, the single rules of them that are not, and the rules of the house."""

    families: tuple[str, ...]
    without: tuple[str, ...]
    house: tuple[HouseRule, ...]


def rules_in_play(found: Entry, seats: int, given: Mapping[str, object]) -> RulesInPlay:
    """What a game with these options is played by."""
    chosen = found.choose(seats, given)
    layers = found.layers_in(chosen)
    names = found.in_play(layers) | {*found.file.mixes}
    families = [family for trait, family in FAMILIES.items() if trait in names]
    if any(family.startswith(f"{WHOLE_BOX}-") for family in families):
        families.append(WHOLE_BOX)
    if pairs_among(names):
        families.append(COMBINATIONS)
    without = FIVE_SIX if seats < LARGE else ()
    return RulesInPlay(tuple(families), without, tuple(_house_rules(found, seats, chosen)))


def _house_rules(found: Entry, seats: int, chosen: Mapping[str, OptionValue]) -> list[HouseRule]:
    boxes = {layer.name for layer in found.layers if layer.has_entry}
    kept = {layer.name for layer in found.layers} | {option.name for option in found.options if option.opens}
    if ADVANCED in found.options:
        kept.add(ADVANCED.name)
    usual = found.choose(seats, {name: chosen[name] for name in kept})
    house = []
    for option in found.options:
        value = chosen[option.name]
        # A variant is on top of the game, so that it is unusual where it need not be there.
        plain = option.default if option.name in kept else usual[option.name]
        matters = not option.seats or seats in option.seats
        if value != plain and matters and option.name not in boxes | NO_HOUSE_RULES and not option.ignored:
            house.append(HouseRule(option.name, value, option.rule))
    return house
