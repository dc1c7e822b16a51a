"""Barbarian Attack, a scenario of Traders & Barbarians."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from archipel.catalogue.layers import Deck
from archipel.catalogue.option import Option
from archipel.catalogue.traders_part import Part
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


ATTACK_PART: Final = Part(
    _chapters,
    options=(Option(CONQUERED_CITIES, ALLOWED, "TB-BA-9", (ALLOWED, BARRED)),),
    base=_base,
    decks=(Deck(DECK, "TB-BA-12", CARDS),),
)
