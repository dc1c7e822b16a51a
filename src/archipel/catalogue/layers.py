"""Layers: boxes that are played on top of a board (COMBO-2)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from archipel.catalogue.option import Option, is_whole
from archipel.engine.errors import SetUpError

if TYPE_CHECKING:
    from archipel.catalogue.entries import GameConfig
    from archipel.engine.chapter import Chapter
    from archipel.rules.base.game import BaseOptions


TARGET: Final = "target"


@dataclass(frozen=True, slots=True)
class Forced:
    """The one value that an option of the board can have with a layer, and the rule that says so."""

    value: object
    rule: str


@dataclass(frozen=True, slots=True)
class Layer:
    """A box on top of a board. Its name is also that of the option that turns it on."""

    name: str
    rule: str  # that allows it
    options: tuple[Option, ...]  # its own
    more_points: int  # added to the default target
    no_duel: str  # the rule by which two cannot play with it
    forced: Mapping[str, Forced]  # options of the board that have one value with it
    without: Mapping[str, str]  # parts of the base game that are not in play, with the rule
    base: Callable[[BaseOptions, GameConfig], BaseOptions]  # changes to the base game
    chapters: Callable[[GameConfig], list[Chapter]]  # added after those of the board

    def defaults(self, values: Mapping[str, object]) -> dict[str, object]:
        """The defaults of the board's options with this layer on top."""
        found = {**values, **{name: forced.value for name, forced in self.forced.items() if name in values}}
        target = found[TARGET]
        assert is_whole(target)
        return {**found, TARGET: target + self.more_points}

    def check(self, seats: int, chosen: Mapping[str, object]) -> None:
        """Refuse what does not go with it."""
        if seats == 2:
            raise SetUpError(f"{self.name} is not for two seats", self.no_duel)
        for name, forced in self.forced.items():
            if name in chosen and chosen[name] != forced.value:
                raise SetUpError(f"with {self.name} {name} is {forced.value}, not {chosen[name]}", forced.rule)
