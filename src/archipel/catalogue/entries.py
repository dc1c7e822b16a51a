"""An entry of the catalogue: a game by its name, with who can play it, what may be chosen, and how it is made."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final, TypeVar

from archipel.board.game_file import GameFile
from archipel.board.graph import Graph
from archipel.board.layout import explicit_graph
from archipel.board.scenario import Board, Scenario, board_from_json
from archipel.catalogue.layers import Layer
from archipel.catalogue.option import Option, is_whole
from archipel.engine.chapter import Chapter
from archipel.engine.errors import SetUpError
from archipel.engine.rules import Rules

Value = TypeVar("Value", int, str, bool)

BASE_COLOURS: Final = ("red", "blue", "white", "orange", "green", "brown")  # the last two by the extension (BASE-8)


@dataclass(frozen=True, slots=True)
class GameConfig:
    """Everything the chapters of a game are made from."""

    scenario: Scenario
    seats: int
    chosen: Mapping[str, object]  # every option of the entry with its value
    graph: Graph
    deck: dict[str, int]
    layers: tuple[Layer, ...] = ()  # that are in play

    def value(self, option: str, kind: type[Value]) -> Value:
        """The value of an option, which must be of this kind."""
        found = self.chosen[option]
        assert isinstance(found, kind)
        return found

    def value_or(self, option: str, default: Value) -> Value:
        """The value of an option that not every game has."""
        return self.value(option, type(default)) if option in self.chosen else default


@dataclass(frozen=True, slots=True)
class Entry(ABC):
    """A game of the catalogue. Each box has its own kind of entry, which knows how its games are made."""

    name: str
    box: str
    file: GameFile  # its scenario file
    options: tuple[Option, ...]
    custom: bool = field(default=False, kw_only=True)  # its file is not in the package: records keep the text
    layers: tuple[Layer, ...] = field(default=(), kw_only=True)  # that may come on top, or always do
    deck: tuple[str, str] = field(default=("development", "BASE-4"), kw_only=True)  # its chance point, and its rule
    bots: tuple[str, ...] = field(default=(), kw_only=True)  # offered at its tables; none: those for every game
    default_bot: str = field(default="", kw_only=True)  # fills its seats; "": that for every game

    @property
    def seats(self) -> tuple[int, ...]:
        return tuple(self.file.boards)

    @property
    def colours(self) -> tuple[str, ...]:
        """Of the seats, in order, and behind them of neutral pieces."""
        return self.file.colours or BASE_COLOURS

    @property
    def key(self) -> str:
        """Its name as texts are keyed by it."""
        return self.name.replace("/", "-")

    def scenario(self, seats: int) -> Scenario:
        """The board for a number of seats."""
        return self.file.boards[seats]

    def choose(self, seats: int, given: Mapping[str, object]) -> dict[str, object]:
        """All options with their values; refuses what the game does not take."""
        known = {option.name: option for option in self.options}
        for key, value in given.items():
            if key not in known:
                raise SetUpError(f"{self.name} has no option {key!r}; it has {', '.join(known)}")
            known[key].check(value)
        if not is_whole(seats) or seats not in self.file.boards:
            raise SetUpError(
                f"{self.name} is for {min(self.seats)} to {max(self.seats)} seats, not {seats!r}",
                self.seats_rule(seats),
            )
        defaults = self.defaults(seats, given)
        layers = self.layers_in({**defaults, **given})
        for layer in layers:
            defaults = layer.defaults(defaults)
        chosen = {**defaults, **given}
        for layer in layers:
            layer.check(seats, chosen)
        self.check(seats, given, chosen)
        return chosen

    def layers_in(self, chosen: Mapping[str, object]) -> tuple[Layer, ...]:
        """The layers that are in play with these options."""
        return tuple(layer for layer in self.layers if chosen[layer.name])

    def defaults(self, seats: int, given: Mapping[str, object]) -> dict[str, object]:
        """The values of options that are not given; they may depend on those that are."""
        return {option.name: option.default for option in self.options}

    @abstractmethod
    def seats_rule(self, seats: object) -> str:
        """The rule by which this number of players cannot play."""

    @abstractmethod
    def check(self, seats: int, given: Mapping[str, object], chosen: Mapping[str, object]) -> None:
        """Refuse values that do not go together; `given` are those that were asked for."""

    @abstractmethod
    def deal(self, scenario: Scenario, chosen: Mapping[str, object], below: Callable[[int], int]) -> Board:
        """A board; below(n) draws a number from 0 to n - 1."""

    @abstractmethod
    def lay(self, scenario: Scenario, seats: int, given: Mapping[str, object]) -> Board:
        """A board that was given, as its names say."""

    @abstractmethod
    def assemble(self, config: GameConfig) -> list[Chapter]:
        """The chapters of a game."""


def put_together(found: Entry, config: GameConfig) -> Rules:
    """The rules of a game, newly put together, with a colour for every player and those that chapters bring."""
    chapters = found.assemble(config)
    colours = config.seats + sum(chapter.neutral_colours() for chapter in chapters)
    if colours > len(found.colours):
        raise SetUpError(f"{found.name} has {len(found.colours)} colours; {colours} are needed")
    return Rules(config.seats, colours, config.graph, chapters)


def with_layer_optional(found: Entry, layer: Layer) -> Entry:
    """The game with an option that puts a layer on top."""
    options = (*found.options, Option(layer.name, False, layer.rule, (False, True), first=True), *layer.options)
    return replace(found, options=options, layers=(*found.layers, layer))


def with_layer_always(found: Entry, layer: Layer) -> Entry:
    """The game with a layer that is always on top; the options' defaults are those with the layer."""
    values = layer.defaults({option.name: option.default for option in found.options})
    options = [replace(option, default=values[option.name]) for option in found.options]
    for k, option in enumerate(options):
        if option.name in layer.forced:
            options[k] = replace(option, choices=(option.default,), rule=layer.forced[option.name].rule)
    options += [Option(layer.name, True, layer.rule, (True,)), *layer.options]
    return replace(found, options=tuple(options), layers=(*found.layers, replace(layer, more_points=0)))


def without_layer(found: Entry, layer: Layer, rule: str) -> Entry:
    """The game with an option that is always off: the rule says why the layer cannot come on top."""
    return replace(found, options=(*found.options, Option(layer.name, False, rule, (False,))))


def laid_by_names(scenario: Scenario, given: Mapping[str, object], any_shape: bool) -> Board:
    """An explicit board, of the scenario's shape or of its own."""
    graph = scenario.graph
    tiles = given.get("tiles")
    if any_shape and isinstance(tiles, dict) and set(tiles) != set(graph.tile_names):
        graph = explicit_graph(dict(given))
    return board_from_json(graph, dict(given))
