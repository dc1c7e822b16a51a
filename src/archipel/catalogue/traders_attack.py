"""Barbarian Attack, a scenario of Traders & Barbarians."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from archipel.catalogue.cities_knights import CITIES_KNIGHTS
from archipel.catalogue.layers import Deck, Pair
from archipel.catalogue.option import Option
from archipel.catalogue.traders_part import KEPT, LEFT_OUT, Part
from archipel.rules.traders_barbarians.attack_deck import CARDS

if TYPE_CHECKING:
    from archipel.catalogue.entries import GameConfig
    from archipel.engine.chapter import Chapter
    from archipel.rules.base.game import BaseOptions

CITY_RULE: Final = "TB-BA-6"
DECK: Final = "attack"
CONQUERED_CITIES: Final = "conquered_cities"
ALLOWED: Final = "allowed"
BARRED: Final = "barred"
NOBODY: Final = "nobody"
IN_PLAY: Final = "in_play"
BISHOP: Final = Option("coast_bishop", KEPT, "COMBO-25", (KEPT, LEFT_OUT))
TOURNAMENT: Final = Option("tournament_knights", NOBODY, "TB-BA-29", (NOBODY, IN_PLAY))


def _chapters(config: GameConfig) -> list[Chapter]:
    from archipel.rules.traders_barbarians.attack_cards import AttackCards  # loaded only when it is played
    from archipel.rules.traders_barbarians.barbarian_coast import BarbarianCoast
    from archipel.rules.traders_barbarians.coast_battles import CoastBattles
    from archipel.rules.traders_barbarians.path_knights import PathKnights

    no_cities = config.value_or(CONQUERED_CITIES, ALLOWED) == BARRED
    return [
        BarbarianCoast(config.scenario, no_cities),
        PathKnights(config.scenario),
        AttackCards(config.decks[DECK]),
        CoastBattles(),
    ]


def _base(options: BaseOptions, config: GameConfig) -> BaseOptions:
    return replace(options, city_rule=CITY_RULE)


def events_in_attack(config: GameConfig) -> list[Chapter]:
    """Event cards, where knights stand on paths."""
    from archipel.rules.traders_barbarians.with_events_attack import EventsInAttack

    return [EventsInAttack(config.value_or(TOURNAMENT.name, NOBODY) == IN_PLAY)]


def attack_for_two(config: GameConfig) -> list[Chapter]:
    """The foreign knight of two players."""
    from archipel.rules.traders_barbarians.for_two_attack import ForeignKnight

    return [ForeignKnight()]


def _with_cities(config: GameConfig) -> list[Chapter]:
    """Knights of Cities & Knights on paths."""
    from archipel.rules.traders_barbarians.ranked_knight_battles import RankedKnightBattles
    from archipel.rules.traders_barbarians.ranked_knight_cards import RankedKnightCards
    from archipel.rules.traders_barbarians.ranked_knights import RankedKnights
    from archipel.rules.traders_barbarians.with_cities_attack import AttackWithCities

    bishop = config.value_or(BISHOP.name, KEPT) == KEPT
    return [RankedKnights(), RankedKnightBattles(), RankedKnightCards(), AttackWithCities(bishop)]


ATTACK_WITH_CITIES: Final = Pair(
    CITIES_KNIGHTS,
    "barbarian_attack",
    advanced=True,
    rule="COMBO-25",
    more_points=1,
    options=(BISHOP,),
    without=("knights", "barbarians", "attack_cards"),
    chapters=_with_cities,
)
ATTACK_PART: Final = Part(
    _chapters,
    options=(Option(CONQUERED_CITIES, ALLOWED, "TB-BA-9", (ALLOWED, BARRED)),),
    base=_base,
    decks=(Deck(DECK, "TB-BA-12", CARDS),),
)
