"""Layers: boxes that are played on top of a board, where a game lets one bring them along (COMBO-2)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from archipel.catalogue.option import Option, is_whole
from archipel.engine.errors import SetUpError

if TYPE_CHECKING:
    from archipel.catalogue.entries import Assembly
    from archipel.engine.chapter import Chapter
    from archipel.rules.base.game import BaseOptions


TARGET: Final = "target"


@dataclass(frozen=True, slots=True)
class Only:
    """The one value that an option of the board has beside a layer, and the rule that says so."""

    value: object
    rule: str


@dataclass(frozen=True, slots=True)
class Layer:
    """A box on top of a board. Its name is that of the option that brings it."""

    name: str
    rule: str  # by which it may come along
    options: tuple[Option, ...]  # what it leaves open itself
    more_points: int  # to reach than without it, unless a number is asked for
    no_duel: str  # the rule by which two cannot play with it
    only: Mapping[str, Only]  # options of the board that it decides
    without: Mapping[str, str]  # what of the base game is not in play, and the rule that says so
    base: Callable[[BaseOptions, Assembly], BaseOptions]  # what it changes about the base game
    chapters: Callable[[Assembly], list[Chapter]]  # what it adds, behind those of the board

    def settled(self, options: tuple[Option, ...]) -> tuple[Option, ...]:
        """The options of a game that is not played without it."""
        values = self.usual({option.name: option.default for option in options})
        found = [replace(option, default=values[option.name]) for option in options]
        for k, option in enumerate(found):
            if option.name in self.only:
                found[k] = replace(option, choices=(option.default,), rule=self.only[option.name].rule)
        return (*found, Option(self.name, True, self.rule, (True,)), *self.options)

    def beside(self, options: tuple[Option, ...]) -> tuple[Option, ...]:
        """The options of a game that goes with it or without."""
        return (*options, Option(self.name, False, self.rule, (False, True)), *self.options)

    def usual(self, values: Mapping[str, object]) -> dict[str, object]:
        """The values of the board's options that nobody asked for, with this layer on top."""
        found = {**values, **{name: only.value for name, only in self.only.items() if name in values}}
        target = found[TARGET]
        assert is_whole(target)
        return {**found, TARGET: target + self.more_points}

    def check(self, seats: int, chosen: Mapping[str, object]) -> None:
        """Refuse what does not go with it."""
        if seats == 2:
            raise SetUpError(f"{self.name} is not for two seats", self.no_duel)
        for name, only in self.only.items():
            if name in chosen and chosen[name] != only.value:
                raise SetUpError(f"with {self.name} {name} is {only.value}, not {chosen[name]}", only.rule)
