"""Wagons, goods and barbarians on paths: the scenario that bears the name of Traders & Barbarians."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from archipel.board.game_file import LARGE
from archipel.catalogue.cities_knights import CITIES_KNIGHTS
from archipel.catalogue.layers import Pair
from archipel.catalogue.option import Option
from archipel.catalogue.traders_part import KEPT, LEFT_OUT, Part

if TYPE_CHECKING:
    from archipel.board.scenario import Scenario
    from archipel.catalogue.entries import GameConfig
    from archipel.engine.chapter import Chapter
    from archipel.rules.base.game import BaseOptions

FOREST: Final = "forest"
FIELDS: Final = "fields"
NOTHING: Final = "nothing"
REFILL: Final = "refill"
RARE_CARDS: Final = Option("rare_event_cards", KEPT, "TB-TB-26", (KEPT, LEFT_OUT))  # with 2 and 12


def _chapters(config: GameConfig) -> list[Chapter]:
    from archipel.rules.traders_barbarians.journeys import Journeys  # loaded only when it is played
    from archipel.rules.traders_barbarians.path_barbarians import PathBarbarians
    from archipel.rules.traders_barbarians.targets import Targets
    from archipel.rules.traders_barbarians.wagons import Wagons

    return [
        Targets(config.graph, config.scenario.places["tiles"]),
        PathBarbarians(config.scenario),
        Wagons(config.scenario, config.chosen["empty_stack"] == REFILL),
        Journeys(),
    ]


def _base(options: BaseOptions, config: GameConfig) -> BaseOptions:
    """The last starting building is a city (TB-TB-8)."""
    return replace(options, city_rule="TB-TB-8")


def events_with_wagons(config: GameConfig) -> list[Chapter]:
    """What an earthquake does to wagons, and the deck of event cards."""
    from archipel.rules.traders_barbarians.with_events_wagons import EventsWithWagons

    return [EventsWithWagons(config.value_or(RARE_CARDS.name, KEPT) == LEFT_OUT)]


def two_with_wagons(config: GameConfig) -> list[Chapter]:
    """Tolls, barbarians and targets in Catan for Two."""
    from archipel.rules.traders_barbarians.for_two_wagons import WagonsForTwo

    return [WagonsForTwo()]


def _with_cities(config: GameConfig) -> list[Chapter]:
    """Knights against barbarians on paths."""
    from archipel.rules.traders_barbarians.with_cities_wagons import WagonsWithCities

    return [WagonsWithCities()]


def _dealt_with_cities(scenario: Scenario) -> Scenario:
    """On the small island a forest is out in the place of a fields tile."""
    if LARGE in scenario.seats:
        return scenario
    pools = []
    for pool in scenario.pools:
        terrains = list(pool.terrains)
        terrains[terrains.index(FOREST)] = FIELDS
        pools.append(replace(pool, terrains=tuple(terrains)))
    return replace(scenario, pools=tuple(pools))


WAGONS_WITH_CITIES: Final = Pair(
    CITIES_KNIGHTS,
    "wagons",
    advanced=True,
    rule="COMBO-26",
    more_points=2,
    chapters=_with_cities,
    dealt=_dealt_with_cities,
)
WAGONS_PART: Final = Part(
    _chapters,
    options=(Option("empty_stack", NOTHING, "TB-TB-12", (NOTHING, REFILL)),),
    base=_base,
)
