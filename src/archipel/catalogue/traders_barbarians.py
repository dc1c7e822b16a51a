"""Traders & Barbarians: scenarios that change the base game, each by the chapters that its file names.

Its four variants are layers over all boards (see `combinations`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Final, final

from archipel.board.game_file import LARGE
from archipel.catalogue.base import (
    BaseEntry,
    board_options,
    changed_by_layers,
    chapters_between_turns,
    chapters_on_top,
    in_play,
    island,
)
from archipel.catalogue.box import Box
from archipel.catalogue.combinations import ADVANCED_GAME
from archipel.catalogue.entries import laid_by_names, with_layers
from archipel.catalogue.house_chapters import house_chapters
from archipel.catalogue.layers import TRADERS_BARBARIANS
from archipel.catalogue.seafarers import SeaEntry, sea_options
from archipel.catalogue.traders_attack import ATTACK_PART
from archipel.catalogue.traders_caravans import CARAVANS_PART
from archipel.catalogue.traders_coins import COINS_PART
from archipel.catalogue.traders_fish import FISH_PART
from archipel.catalogue.traders_part import Part
from archipel.catalogue.traders_rivers import RIVERS_PART
from archipel.catalogue.traders_wagons import WAGONS_PART
from archipel.rules.base.game import base_chapters

if TYPE_CHECKING:
    from archipel.board.game_file import GameFile
    from archipel.board.scenario import Board, Scenario
    from archipel.catalogue.entries import Entry, GameConfig
    from archipel.engine.chapter import Chapter


SHIPS: Final = "ships"  # the chapter of every board of Seafarers

# By the names that scenario files call them, in the order in which they are installed: so a turn ends with the march of
# knights, battles, the journey of a wagon and the vote on a camel (COMBO-34).
PARTS: Final[dict[str, Part]] = {
    "coins": COINS_PART,
    "rivers": RIVERS_PART,
    "barbarian_attack": ATTACK_PART,
    "fish": FISH_PART,
    "wagons": WAGONS_PART,
    "caravans": CARAVANS_PART,
}


@final
class TradersEntry(BaseEntry):
    """A scenario of Traders & Barbarians."""

    __slots__ = ()

    def seats_rule(self, seats: object) -> str:
        return _seats_rule_of_pair(self, seats) or super().seats_rule(seats)

    def lay(self, scenario: Scenario, seats: int, given: Mapping[str, object]) -> Board:
        """Only of the scenario's own shape, which its places belong to."""
        return laid_by_names(scenario, given, any_shape=False)

    def assemble(self, config: GameConfig) -> list[Chapter]:
        parts = _parts(config.scenario.chapters)
        options = board_options(config)
        for part in parts:
            options = part.base(options, config)
        chapters = base_chapters(changed_by_layers(options, config))
        chapters += in_play([chapter for part in parts for chapter in part.chapters(config)], config)
        return [*chapters, *house_chapters(config), *chapters_on_top(config), *chapters_between_turns(config)]


@final
class TradersAtSea(SeaEntry):
    """A scenario of Traders & Barbarians on a board of Seafarers (COMBO-33)."""

    __slots__ = ()

    def seats_rule(self, seats: object) -> str:
        return _seats_rule_of_pair(self, seats) or super().seats_rule(seats)

    def assemble(self, config: GameConfig) -> list[Chapter]:
        parts = _parts(config.scenario.chapters)
        options = board_options(config)
        for part in parts:
            options = part.base(options, config)
        chapters = self.chapters_at_sea(config, changed_by_layers(options, config), tuple(PARTS))
        chapters += in_play([chapter for part in parts for chapter in part.chapters(config)], config)
        return [*chapters, *house_chapters(config), *chapters_on_top(config), *chapters_between_turns(config)]


def _seats_rule_of_pair(found: Entry, seats: object) -> str:
    """The rule by which two scenarios on one board are refused to this number of players; "": no rule of pairs."""
    if ADVANCED_GAME not in found.traits:
        return ""
    if seats == 2:
        return "COMBO-9"
    return "COMBO-10" if seats in (LARGE, LARGE + 1) else ""


def _parts(chapters: tuple[str, ...]) -> list[Part]:
    return [part for name, part in PARTS.items() if name in chapters]


def traders_entry(name: str, box: str, file: GameFile) -> Entry:
    """A scenario of the box; it has every option that one of its chapters leaves open."""
    parts = _parts(file.chapters)
    of_parts = tuple(option for part in parts for option in part.options)
    if SHIPS in file.chapters:
        found: Entry = TradersAtSea(name, box, file, (*sea_options(file), *of_parts))
    else:
        found = TradersEntry(name, box, file, (*island(name, box, file).options, *of_parts))
    decks = tuple(deck for part in parts for deck in part.decks)
    return with_layers(replace(found, decks=decks) if decks else found)


TRADERS_BOX: Final = Box(TRADERS_BARBARIANS, traders_entry, frozenset({"base", "five_six", *PARTS}))
