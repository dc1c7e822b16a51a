"""Two scenarios of Traders & Barbarians on one board, and each of them at sea: every pair is a game of its own, with a
board that its scenario file deals (COMBO-27 to COMBO-33)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from archipel.catalogue.layers import Pair

if TYPE_CHECKING:
    from archipel.catalogue.entries import GameConfig
    from archipel.engine.chapter import Chapter


def _rivers_wagons(config: GameConfig) -> list[Chapter]:
    from archipel.rules.traders_barbarians.with_rivers_wagons import RiversWithWagons  # loaded only when it is played

    return [RiversWithWagons()]


def _rivers_attack(config: GameConfig) -> list[Chapter]:
    from archipel.rules.traders_barbarians.with_rivers_attack import RiversInAttack

    return [RiversInAttack()]


def _caravans_wagons(config: GameConfig) -> list[Chapter]:
    from archipel.rules.traders_barbarians.with_caravans_wagons import CaravansWithWagons

    return [CaravansWithWagons()]


def _attack_wagons(config: GameConfig) -> list[Chapter]:
    from archipel.rules.traders_barbarians.with_attack_wagons import AttackWithWagons

    return [AttackWithWagons()]


def _fish_rivers(config: GameConfig) -> list[Chapter]:
    from archipel.rules.traders_barbarians.with_fish_rivers import FishAtRivers

    return [FishAtRivers()]


def _fish_attack(config: GameConfig) -> list[Chapter]:
    from archipel.rules.traders_barbarians.with_fish_attack import FishInAttack

    return [FishInAttack()]


def _fish_wagons(config: GameConfig) -> list[Chapter]:
    from archipel.rules.traders_barbarians.with_fish_wagons import FishWithWagons

    return [FishWithWagons()]


def _rivers_sea(config: GameConfig) -> list[Chapter]:
    from archipel.rules.traders_barbarians.with_rivers_sea import RiversAtSea

    return [RiversAtSea()]


def _attack_sea(config: GameConfig) -> list[Chapter]:
    from archipel.rules.traders_barbarians.with_attack_sea import AttackAtSea

    return [AttackAtSea()]


def _wagons_sea(config: GameConfig) -> list[Chapter]:
    from archipel.rules.traders_barbarians.with_wagons_sea import WagonsAtSea

    return [WagonsAtSea()]


SCENARIO_PAIRS: Final = (
    Pair("rivers", "wagons", advanced=True, rule="COMBO-27", chapters=_rivers_wagons),
    Pair("rivers", "caravans", advanced=True, rule="COMBO-28"),  # their boards are all that they share
    Pair("rivers", "barbarian_attack", advanced=True, rule="COMBO-29", chapters=_rivers_attack),
    Pair("caravans", "wagons", advanced=True, rule="COMBO-30", chapters=_caravans_wagons),
    Pair("barbarian_attack", "wagons", advanced=True, rule="COMBO-31", chapters=_attack_wagons),
    Pair("fish", "rivers", advanced=True, rule="COMBO-32", chapters=_fish_rivers),
    Pair("fish", "barbarian_attack", advanced=True, rule="COMBO-32", chapters=_fish_attack),
    Pair("fish", "wagons", advanced=True, rule="COMBO-32", chapters=_fish_wagons),
    Pair("fish", "caravans", advanced=True, rule="COMBO-32"),
    Pair("caravans", "barbarian_attack", advanced=True, rule="COMBO-32"),
    Pair("rivers", "ships", advanced=True, rule="COMBO-33", chapters=_rivers_sea),
    Pair("caravans", "ships", advanced=True, rule="COMBO-33"),  # they meet on paths of the sea by themselves
    Pair("barbarian_attack", "ships", advanced=True, rule="COMBO-33", chapters=_attack_sea),
    Pair("wagons", "ships", advanced=True, rule="COMBO-33", chapters=_wagons_sea),
    Pair("fish", "ships", advanced=True, rule="COMBO-33"),
)
