"""The base game and its extension for five and six."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from archipel.board.dealing import CONSTRAINTS, BoardOptions, deal_board, default_frame
from archipel.board.game_file import GameFile
from archipel.board.layout import DESERT
from archipel.board.scenario import Board, Scenario
from archipel.catalogue.box import Box
from archipel.catalogue.entries import Entry, GameConfig, laid_by_names, with_layers
from archipel.catalogue.house_chapters import house_chapters
from archipel.catalogue.option import Option, OptionValue, as_said, check_map, map_option, with_default
from archipel.engine.chapter import Chapter
from archipel.engine.errors import SetUpError
from archipel.rules.base.game import BaseOptions, base_chapters
from archipel.rules.base.land import YIELDS
from archipel.rules.five_six.paired_players import PairedPlayers
from archipel.rules.five_six.special_building import SpecialBuilding

BASE: Final = "base"
DICE: Final = "dice"
BASE_TERRAINS: Final = (*YIELDS, DESERT)
SPECIAL_BUILDING: Final = "special_building"
PAIRED_PLAYERS: Final = "paired_players"
NONE: Final = "none"
MANY: Final = (5, 6)  # seats, for which there are rules between turns

# What may be chosen about the rules, whatever the board; other boxes offer these as well.
RULE_OPTIONS: Final = (
    Option("phases", "separate", "BASE-28", ("separate", "combined"), first=True),
    Option("start", DICE, "BASE-21", (DICE, 0, 1, 2, 3, 4, 5), is_seat=True),
    Option(
        "extension",
        SPECIAL_BUILDING,
        "BASE-85",
        (SPECIAL_BUILDING, PAIRED_PLAYERS, NONE),
        seats=MANY,
        idle=NONE,
        first=True,
    ),
    Option("second_may_win", True, "BASE-90", (True, False), seats=MANY),
    Option("target", 10, "BASE-76", (), 3, 25, first=True),
    Option("hand_limit", 7, "BASE-38", (), 2, 99),
    Option("steal", "may", "BASE-40", ("may", "must")),
    Option("steal_at_once", True, "BASE-40", (True, False)),
    Option("duel", False, "BASE-9", (True, False), seats=(2,), idle=False, opens=True),
    Option("hidden_bank", False, "BASE-43", (False, True)),
)

BASE_OPTIONS: Final = (
    *RULE_OPTIONS,
    Option("layout", "spiral", "BASE-15", ("beginner", "spiral", "random"), first=True),
    Option("frame", "random", "BASE-10", ("random", "standard")),
    map_option("BASE-14"),
    Option("robber_desert", 0, "BASE-84", (0, 1)),
    *(Option(name, False, "BASE-17" if name == "no_red_neighbours" else "", (True, False)) for name in CONSTRAINTS),
)


class BaseEntry(Entry):
    """A game with the base box alone."""

    __slots__ = ()
    family = BASE

    def seats_rule(self, seats: object) -> str:
        on_top = self.layers_in({option.name: option.default for option in self.options})
        return next((layer.seats_rule for layer in on_top if layer.seats and seats == 2), "BASE-9")

    def defaults(self, seats: int, given: Mapping[str, object]) -> dict[str, OptionValue]:
        """Layout and frame are those of the board."""
        values = {option.name: option.default for option in self.options}
        board, said = self.scenario(seats), self.file.options
        if "layout" not in said or said["layout"].default is None:
            values["layout"] = board.default_board
        if "frame" not in said or said["frame"].default is None:
            values["frame"] = default_frame(board, str(given.get("layout", values["layout"])))
        return values

    def check(self, seats: int, given: Mapping[str, object], chosen: Mapping[str, object]) -> None:
        check_start(seats, chosen)
        check_map(chosen)

    def deal(self, scenario: Scenario, chosen: Mapping[str, object], below: Callable[[int], int]) -> Board:
        wanted = BoardOptions(
            board=str(chosen["layout"]),
            frame=str(chosen["frame"]),
            constraints=tuple(name for name in CONSTRAINTS if chosen[name]),
            robber_desert=1 if chosen["robber_desert"] else 0,
        )
        return deal_board(scenario, wanted, below)

    def lay(self, scenario: Scenario, seats: int, given: Mapping[str, object]) -> Board:
        """Of any shape on which everybody finds a place to start and the robber one to go to."""
        board = laid_by_names(scenario, given, any_shape=True)
        # Every settlement takes its corner and those around it from the others.
        corners, taken = int(board.graph.corners), (2 * seats - 1) * (1 + int(board.graph.corner_width))
        if corners <= taken:
            raise SetUpError(
                f"{corners} corners are too few for {seats} seats: more than {taken} are needed", "BASE-26"
            )
        for terrain in board.terrain:
            if terrain not in BASE_TERRAINS:
                raise SetUpError(f"the base game has no {terrain}; it has {', '.join(BASE_TERRAINS)}", "BASE-1")
        return board

    def assemble(self, config: GameConfig) -> list[Chapter]:
        chapters = base_chapters(base_options(config))
        return [*chapters, *house_chapters(config), *chapters_on_top(config), *chapters_between_turns(config)]


def check_start(seats: int, chosen: Mapping[str, object]) -> None:
    """The seat that begins must be there."""
    start = chosen["start"]
    if isinstance(start, int) and start >= seats:
        raise SetUpError(f"seat {start} cannot start: there are {seats} seats", "BASE-21")


def base_options(config: GameConfig) -> BaseOptions:
    """The options of the chapters of the base game, as the layers in play change them."""
    return changed_by_layers(board_options(config), config)


def changed_by_layers(options: BaseOptions, config: GameConfig) -> BaseOptions:
    """What the layers in play make of the options of the board."""
    for layer in config.layers:
        options = layer.base(options, config)
    return options


def board_options(config: GameConfig) -> BaseOptions:
    """The options of the chapters of the base game, as the board and the players choose them."""
    chosen, scenario = config.chosen, config.scenario
    start = chosen["start"]
    return BaseOptions(
        separate=chosen["phases"] == "separate",
        start=start if isinstance(start, int) else -1,
        target=config.value("target", int),
        hand_limit=config.value("hand_limit", int),
        must_steal=chosen["steal"] == "must",
        steal_at_once=config.value("steal_at_once", bool),
        hidden_bank=config.value("hidden_bank", bool),
        supply=scenario.supply,
        deck=config.deck,
        pieces=scenario.pieces,
        without=scenario.without,
    )


def chapters_on_top(config: GameConfig) -> list[Chapter]:
    """Those of the layers in play, then what they do to each other and to the board."""
    of_layers = in_play([chapter for layer in config.layers for chapter in layer.chapters(config)], config)
    return [*of_layers, *(chapter for pair in config.pairs for chapter in pair.chapters(config))]


def in_play(chapters: list[Chapter], config: GameConfig) -> list[Chapter]:
    """Those that no pair leaves out."""
    out = {name for pair in config.pairs for name in pair.without}
    return [chapter for chapter in chapters if chapter.name not in out]


def chapters_between_turns(config: GameConfig) -> list[Chapter]:
    """What five and six seats do between turns, as chosen (BASE-85, BASE-87)."""
    if config.seats < 5:
        return []
    makers: dict[str, Callable[[], Chapter]] = {
        SPECIAL_BUILDING: SpecialBuilding,
        PAIRED_PLAYERS: lambda: PairedPlayers(config.value("second_may_win", bool)),
    }
    make = makers.get(config.value("extension", str))
    return [make()] if make is not None else []


def layouts_of(file: GameFile) -> tuple[str, ...]:
    """The ways to lay a board of the file, those of the smallest table first."""
    return tuple(dict.fromkeys(layout for board in file.boards.values() for layout in board.layouts))


def island(name: str, box: str, file: GameFile) -> BaseEntry:
    """A scenario that is played by the rules of the base game, without any layer."""
    first = next(iter(file.boards.values()))
    options = with_default(BASE_OPTIONS, target=file.target, layout=first.default_board, frame=first.default_frame)
    options = tuple(replace(one, choices=layouts_of(file)) if one.name == "layout" else one for one in options)
    return BaseEntry(name, box, file, as_said(options, file))


def base_entry(name: str, box: str, file: GameFile) -> Entry:
    """A scenario that is played by the rules of the base game."""
    return with_layers(island(name, box, file))


BASE_BOX: Final = Box(BASE, base_entry, frozenset({"base", "five_six"}))
