"""Layers: boxes and variants that are played on top of a board (COMBO-2), and what two of them do to each other."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from archipel.catalogue.option import Option, OptionValue, is_whole
from archipel.engine.errors import SetUpError

if TYPE_CHECKING:
    from archipel.board.scenario import Scenario
    from archipel.catalogue.entries import GameConfig
    from archipel.engine.chapter import Chapter
    from archipel.rules.base.game import BaseOptions


TARGET: Final = "target"
TRADERS_BARBARIANS: Final = "traders_barbarians"  # the box whose variants are layers


@dataclass(frozen=True, slots=True)
class Forced:
    """The one value that an option of the board can have with a layer, and the rule that says so."""

    value: OptionValue
    rule: str


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck of cards: its chance point, its rule, and its cards; None: those that the scenario's [deck] says."""

    name: str
    rule: str
    cards: Mapping[str, int] | None = None

    def of(self, scenario: Scenario) -> dict[str, int]:
        return dict(scenario.deck if self.cards is None else self.cards)


def _unchanged(options: BaseOptions, config: GameConfig) -> BaseOptions:
    return options


def _as_it_is(scenario: Scenario) -> Scenario:
    return scenario


def _nothing(config: GameConfig) -> list[Chapter]:
    return []


@dataclass(frozen=True, slots=True)
class Layer:
    """A box or variant on top of a board. Its name is also that of the option that turns it on."""

    name: str
    rule: str  # that allows it
    options: tuple[Option, ...] = ()  # its own
    more_points: int = 0  # added to the default target
    seats: tuple[int, ...] = ()  # that it is for; none: all
    seats_rule: str = ""  # the rule by which others cannot play with it
    opens: bool = False  # its seats need it, or another option that opens them
    has_entry: bool = False  # the base game with it is a game of its own, so that "base" does not offer it
    forced: Mapping[str, Forced] = field(default_factory=dict)  # options of the board that have one value with it
    without: Mapping[str, str] = field(default_factory=dict)  # decks of the board that are not in play, with the rule
    decks: tuple[Deck, ...] = ()  # that it brings
    base: Callable[[BaseOptions, GameConfig], BaseOptions] = _unchanged  # changes to the base game
    chapters: Callable[[GameConfig], list[Chapter]] = _nothing  # added after those of the board

    def option(self, *choices: bool) -> Option:
        """The option that turns it on; the first choice is the default."""
        return Option(
            self.name,
            choices[0],
            self.rule,
            choices,
            seats=self.seats,
            idle=False,
            seats_rule=self.seats_rule,
            opens=self.opens,
            first=True,
        )

    def defaults(self, values: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """The defaults of the board's options with this layer on top."""
        found = {**values, **{name: forced.value for name, forced in self.forced.items() if name in values}}
        target = found[TARGET]
        assert is_whole(target)
        return {**found, TARGET: target + self.more_points}

    def check(self, chosen: Mapping[str, object]) -> None:
        """Refuse what does not go with it."""
        for name, forced in self.forced.items():
            if name in chosen and chosen[name] != forced.value:
                raise SetUpError(f"with {self.name} {name} is {forced.value}, not {chosen[name]}", forced.rule)


@dataclass(frozen=True, slots=True)
class Pair:
    """A layer and something it is played with: another layer, a box, a game, or a chapter of a scenario.

    A rule excludes the two or makes the layer idle, or what is said here counts when both are in play."""

    layer: str
    other: str
    excluded_by: str = ""  # the rule
    idle_by: str = ""  # the rule by which the layer has nothing to do there: it is switched off silently
    advanced: bool = False  # only with the option for advanced combinations; without it COMBO-9 excludes the two
    rule: str = ""  # that allows it, if not the layer's own
    more_points: int | None = None  # instead of the layer's own
    options: tuple[Option, ...] = ()  # that the layer has there besides its own
    without: tuple[str, ...] = ()  # chapters of the layer or the board that are not in play, by their names
    chapters: Callable[[GameConfig], list[Chapter]] = _nothing  # added after those of all layers
    dealt: Callable[[Scenario], Scenario] = _as_it_is  # changes to the board before it is dealt
