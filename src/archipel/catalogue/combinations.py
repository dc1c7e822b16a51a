"""What combines with what: the one table of layers and pairs, read by the library, the command line and the lobby.

Every game with the rules of the base game takes every layer, unless a pair excludes it (COMBO-2). Junior takes none
(COMBO-1).
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from archipel.catalogue.cities_knights import CITIES_KNIGHTS, CITIES_LAYER, chapters_at_sea
from archipel.catalogue.friendly_robber import (
    FRIENDLY_PIRATE,
    FRIENDLY_ROBBER,
    FRIENDLY_ROBBER_LAYER,
    chapters_with_cities,
    chapters_with_pirate,
)
from archipel.catalogue.harbormaster import HARBORMASTER_LAYER
from archipel.catalogue.layers import Layer, Pair
from archipel.catalogue.option import Option
from archipel.catalogue.traders_attack import ATTACK_WITH_CITIES, TOURNAMENT, attack_for_two, events_in_attack
from archipel.catalogue.traders_caravans import CARAVANS_WITH_CITIES, two_caravans
from archipel.catalogue.traders_events import (
    EVENT_CARDS,
    EVENTS_LAYER,
    events_at_sea,
    events_in_cities,
    events_with_fleet,
)
from archipel.catalogue.traders_fish import FISH_FOR_TWO, FISH_WITH_CITIES
from archipel.catalogue.traders_pairs import SCENARIO_PAIRS
from archipel.catalogue.traders_rivers import RIVERS_WITH_CITIES, two_rivers
from archipel.catalogue.traders_two import FOR_TWO, FOR_TWO_LAYER, two_cards
from archipel.catalogue.traders_wagons import RARE_CARDS, WAGONS_WITH_CITIES, events_with_wagons, two_with_wagons
from archipel.engine.errors import SetUpError

ADVANCED_GAME: Final = "advanced_game"  # a trait of games whose chapters are an advanced combination already
LAYERS: Final[list[Layer]] = [CITIES_LAYER, FRIENDLY_ROBBER_LAYER, EVENTS_LAYER, HARBORMASTER_LAYER, FOR_TWO_LAYER]

PAIRS: Final[list[Pair]] = [
    *SCENARIO_PAIRS,  # the board first, then what layers do on it
    Pair(CITIES_KNIGHTS, "seafarers", rule="COMBO-8", more_points=2),  # CK-102
    Pair(CITIES_KNIGHTS, "ships", chapters=chapters_at_sea),  # CK-103 to CK-108
    Pair(CITIES_KNIGHTS, "pirate_islands", excluded_by="CK-108"),  # which cannot do without development cards
    RIVERS_WITH_CITIES,
    FISH_WITH_CITIES,
    CARAVANS_WITH_CITIES,
    WAGONS_WITH_CITIES,
    Pair(FRIENDLY_ROBBER, CITIES_KNIGHTS, rule="CK-113", chapters=chapters_with_cities),
    Pair(FRIENDLY_ROBBER, "pirate", options=(FRIENDLY_PIRATE,), chapters=chapters_with_pirate),  # TB-FR-5
    Pair(FRIENDLY_ROBBER, "barbarian_attack", idle_by="COMBO-12"),  # which have no robber
    Pair(FRIENDLY_ROBBER, "wagons", idle_by="COMBO-12"),
    Pair(EVENT_CARDS, CITIES_KNIGHTS, rule="COMBO-7", chapters=events_in_cities),  # CK-109, CK-110
    Pair(EVENT_CARDS, "seafarers", rule="COMBO-14", chapters=events_at_sea),
    Pair(EVENT_CARDS, "fleet", chapters=events_with_fleet),  # SEA-S7-9
    *(Pair(EVENT_CARDS, part, rule="COMBO-13") for part in ("fish", "rivers", "caravans")),  # where the robber flees to
    Pair(EVENT_CARDS, "barbarian_attack", rule="COMBO-13", options=(TOURNAMENT,), chapters=events_in_attack),
    ATTACK_WITH_CITIES,  # behind the event cards, whose dice and knights it counts in its own way
    Pair(EVENT_CARDS, "wagons", rule="COMBO-13", options=(RARE_CARDS,), chapters=events_with_wagons),  # TB-TB-26
    Pair(FOR_TWO, "seafarers", rule="COMBO-5"),
    Pair(FOR_TWO, "caravans", rule="COMBO-16", chapters=two_caravans),
    Pair(FOR_TWO, EVENT_CARDS, rule="COMBO-15", chapters=two_cards),
    Pair(FOR_TWO, "barbarian_attack", rule="COMBO-16", chapters=attack_for_two),  # TB-BA-28
    Pair(FOR_TWO, "rivers", rule="COMBO-16", chapters=two_rivers),
    Pair(FOR_TWO, "wagons", rule="COMBO-16", chapters=two_with_wagons),  # TB-TB-25
    Pair(FOR_TWO, CITIES_KNIGHTS, excluded_by="CK-112"),  # COMBO-6
    Pair(FOR_TWO, "pirate_islands", excluded_by="COMBO-5"),  # which has no largest army
    FISH_FOR_TWO,
    # Three things that no rule brings together, with a game that is an advanced combination itself.
    Pair(CITIES_KNIGHTS, ADVANCED_GAME, excluded_by="COMBO-9"),
    Pair(FOR_TWO, ADVANCED_GAME, excluded_by="COMBO-9"),
]


# What the booklets do not combine is played only by players who ask for it.
ADVANCED: Final = Option("advanced_combinations", False, "COMBO-9", (False, True), first=True)


def add_layer(layer: Layer) -> None:
    """Add a layer from outside the package."""
    if layer.name in [known.name for known in LAYERS]:
        raise SetUpError(f"there is a layer {layer.name!r} already")
    LAYERS.append(layer)


def add_pair(pair: Pair) -> None:
    """Add a pair from outside the package."""
    PAIRS.append(pair)


def pairs_among(names: Collection[str]) -> list[Pair]:
    """The pairs of which both are in play, in the order of the table."""
    return [pair for pair in PAIRS if pair.layer in names and pair.other in names]


def excluded_by(layer: str) -> dict[str, str]:
    """The layers that do not go with a layer, and the rule that says so."""
    found: dict[str, str] = {}
    for other in LAYERS:
        for pair in PAIRS:
            if pair.excluded_by and {pair.layer, pair.other} == {layer, other.name}:
                found[other.name] = pair.excluded_by
    return found


def advanced_with(layer: str, traits: Collection[str]) -> bool:
    """Whether a layer goes with the board of these traits only as an advanced combination."""
    return any(pair.advanced and pair.layer == layer for pair in pairs_among({layer, *traits}))


def check_pairs(names: Collection[str], advanced: bool) -> None:
    """Refuse things that do not go together, or only as an advanced combination."""
    for pair in pairs_among(names):
        if pair.excluded_by:
            raise SetUpError(f"{pair.layer} does not go with {pair.other}", pair.excluded_by)
        if pair.advanced and not advanced:
            raise SetUpError(f"{pair.layer} goes with {pair.other} only with {ADVANCED.name}=True", ADVANCED.rule)
