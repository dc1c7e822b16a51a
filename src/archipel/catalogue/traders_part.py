"""A part of Traders & Barbarians: what a chapter that a scenario file names brings to the game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from archipel.catalogue.entries import GameConfig
    from archipel.catalogue.layers import Deck
    from archipel.catalogue.option import Option
    from archipel.engine.chapter import Chapter
    from archipel.rules.base.game import BaseOptions

# What several options choose between: whether cards of a deck are in the game.
KEPT: Final = "kept"
LEFT_OUT: Final = "left_out"


def _unchanged(options: BaseOptions, config: GameConfig) -> BaseOptions:
    return options


@dataclass(frozen=True, slots=True)
class Part:
    """What a chapter of the box that a scenario file names brings to the game."""

    chapters: Callable[[GameConfig], list[Chapter]]
    options: tuple[Option, ...] = ()  # that its rules leave open
    base: Callable[[BaseOptions, GameConfig], BaseOptions] = _unchanged  # changes to the base game
    decks: tuple[Deck, ...] = ()  # instead of the scenario's own
