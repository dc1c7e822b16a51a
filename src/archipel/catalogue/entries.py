"""An entry of the catalogue: a game by its name, with who can play it, what may be chosen, and how it is made."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import ClassVar, TypeVar

from archipel.board.colours import NEUTRAL_COLOURS
from archipel.board.game_file import GameFile
from archipel.board.graph import Graph
from archipel.board.layout import explicit_graph
from archipel.board.scenario import Board, Scenario, board_from_json
from archipel.catalogue.combinations import ADVANCED, ADVANCED_GAME, LAYERS, check_pairs, pairs_among
from archipel.catalogue.layers import Deck, Layer, Pair
from archipel.catalogue.option import Option, OptionValue, check_seats, is_whole
from archipel.engine.chapter import Chapter
from archipel.engine.errors import SetUpError
from archipel.engine.rules import Rules

Value = TypeVar("Value", int, str, bool)


@dataclass(frozen=True, slots=True)
class GameConfig:
    """Everything the chapters of a game are made from."""

    scenario: Scenario
    seats: int
    chosen: Mapping[str, object]  # every option of the entry with its value
    graph: Graph
    decks: Mapping[str, dict[str, int]]  # the cards of every deck in play, by its name
    layers: tuple[Layer, ...] = ()  # that are in play
    pairs: tuple[Pair, ...] = ()  # of layers and what they are played with

    @property
    def deck(self) -> dict[str, int]:
        """The cards of the scenario's own deck."""
        return next(iter(self.decks.values()))

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
    decks: tuple[Deck, ...] = field(default=(Deck("development", "BASE-4"),), kw_only=True)  # the scenario's own first
    bots: tuple[str, ...] = field(default=(), kw_only=True)  # offered at its tables; none: those for every game
    default_bot: str = field(default="", kw_only=True)  # fills its seats; "": that for every game

    family: ClassVar[str]  # whose rules it is played by, whatever its box

    @property
    def traits(self) -> frozenset[str]:
        """What a pair may name: the game, its box, its rules, its chapters."""
        named = frozenset({self.name, self.box, self.family, *self.file.chapters})
        return named | {ADVANCED_GAME} if any(pair.advanced for pair in pairs_among(named)) else named

    @property
    def seats(self) -> tuple[int, ...]:
        return tuple(self.file.boards)

    @property
    def colours(self) -> tuple[str, ...]:
        """Of the seats, in order."""
        return self.file.colours

    @property
    def key(self) -> str:
        """Its name as texts are keyed by it."""
        return self.name.replace("/", "-")

    def scenario(self, seats: int) -> Scenario:
        """The board for a number of seats."""
        return self.file.boards[seats]

    def scenario_with(self, seats: int, chosen: Mapping[str, object]) -> Scenario:
        """The same as the pairs in play change it before it is dealt."""
        scenario = self.scenario(seats)
        for pair in pairs_among(self.in_play(self.layers_in(chosen))):
            scenario = pair.dealt(scenario)
        return scenario

    def choose(self, seats: int, given: Mapping[str, object]) -> dict[str, OptionValue]:
        """All options with their values; refuses what the game does not take."""
        known = {option.name: option for option in self.options}
        asked: dict[str, OptionValue] = {}
        for key, value in given.items():
            if key not in known:
                raise SetUpError(f"{self.name} has no option {key!r}; it has {', '.join(known)}")
            asked[key] = known[key].checked(value)
        if not is_whole(seats) or seats not in self.file.boards:
            raise SetUpError(
                f"{self.name} is for {min(self.seats)} to {max(self.seats)} seats, not {seats!r}",
                self.seats_rule(seats),
            )
        asked = {name: value for name, value in asked.items() if not known[name].ignored}
        defaults = self.defaults(seats, asked)
        layers = self.layers_in({**defaults, **asked})
        for layer in layers:
            defaults = layer.defaults(defaults)
        chosen = {**defaults, **asked}
        check_pairs(self.in_play(layers), chosen.get(ADVANCED.name) is True)
        for layer in layers:
            layer.check(chosen)
        check_seats(self.options, seats, asked, chosen)
        self.check(seats, asked, chosen)
        return chosen

    def config(self, seats: int, chosen: Mapping[str, object], graph: Graph) -> GameConfig:
        """What the chapters are made from, with every deck as it is."""
        layers = self.layers_in(chosen)
        scenario = self.scenario(seats)
        decks = {deck.name: deck.of(scenario) for deck in self.decks_with(layers)}
        return GameConfig(scenario, seats, chosen, graph, decks, layers, tuple(pairs_among(self.in_play(layers))))

    def decks_with(self, layers: Sequence[Layer]) -> list[Deck]:
        """The decks of the game, the scenario's own first; those that a layer takes out are there, but not in play."""
        return [*self.decks, *(deck for layer in layers for deck in layer.decks)]

    def in_play(self, layers: Sequence[Layer]) -> frozenset[str]:
        """What a pair may name when these layers are on top."""
        return self.traits | {layer.name for layer in layers}

    def layers_in(self, chosen: Mapping[str, object]) -> tuple[Layer, ...]:
        """The layers that are in play with these options."""
        return tuple(layer for layer in self.layers if chosen[layer.name])

    def defaults(self, seats: int, given: Mapping[str, object]) -> dict[str, OptionValue]:
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
    neutral = sum(chapter.neutral_colours() for chapter in chapters)
    if neutral > len(NEUTRAL_COLOURS):
        raise SetUpError(f"{found.name} needs {neutral} neutral colours; there are {len(NEUTRAL_COLOURS)}")
    return Rules(config.seats, config.seats + neutral, config.graph, chapters)


def with_layers(found: Entry) -> Entry:
    """The game with an option for every layer: one that may be put on top, one that a rule excludes, or one that is
    ignored."""
    for layer in LAYERS:
        if layer.name in [known.name for known in found.layers] or (layer.has_entry and found.name == "base"):
            continue
        pairs = [pair for pair in pairs_among(found.in_play([layer])) if layer.name in (pair.layer, pair.other)]
        excluded = next((pair.excluded_by for pair in pairs if pair.excluded_by), "")
        if excluded:
            found = replace(found, options=(*found.options, Option(layer.name, False, excluded, (False,))))
        elif idle := next((pair.idle_by for pair in pairs if pair.idle_by), ""):
            found = replace(found, options=(*found.options, Option(layer.name, False, idle, (False,), ignored=True)))
        else:
            here = _as_paired(layer, pairs)
            options = (*found.options, here.option(False, True), *here.options)
            found = replace(found, options=options, layers=(*found.layers, here))
    if ADVANCED_GAME in found.traits:  # nothing else can be played with its chapters
        found = replace(found, options=(*found.options, replace(ADVANCED, default=True, choices=(True,))))
    elif any(pair.advanced for pair in pairs_among(found.in_play(found.layers))):
        found = replace(found, options=(*found.options, ADVANCED))
    return found


def with_layer_always(found: Entry, layer: Layer) -> Entry:
    """The game with a layer that is always on top; the options' defaults are those with the layer."""
    values = layer.defaults({option.name: option.default for option in found.options})
    options = [replace(option, default=values[option.name]) for option in found.options]
    for k, option in enumerate(options):
        if option.name in layer.forced:
            options[k] = replace(option, choices=(option.default,), rule=layer.forced[option.name].rule)
    options += [layer.option(True), *layer.options]
    boards = {seats: board for seats, board in found.file.boards.items() if not layer.seats or seats in layer.seats}
    file = replace(found.file, boards=boards)
    return replace(found, file=file, options=tuple(options), layers=(*found.layers, replace(layer, more_points=0)))


def _as_paired(layer: Layer, pairs: Sequence[Pair]) -> Layer:
    """The layer as it is on a board that these pairs name."""
    for pair in pairs:
        points = layer.more_points if pair.more_points is None else pair.more_points
        options = (*layer.options, *pair.options)
        layer = replace(layer, rule=pair.rule or layer.rule, more_points=points, options=options)
    return layer


def laid_by_names(scenario: Scenario, given: Mapping[str, object], any_shape: bool) -> Board:
    """An explicit board, of the scenario's shape or of its own."""
    graph = scenario.graph
    tiles = given.get("tiles")
    if any_shape and isinstance(tiles, dict) and set(tiles) != set(graph.tile_names):
        graph = explicit_graph(dict(given))
    return board_from_json(graph, dict(given))
