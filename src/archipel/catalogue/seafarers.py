"""Seafarers: every scenario has the options that its chapters leave open."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from archipel.board.dealing import BoardOptions, deal_board
from archipel.board.game_file import GameFile
from archipel.board.layout import DESERT
from archipel.board.scenario import Board, Scenario
from archipel.catalogue.base import (
    BASE_BOX,
    RULE_OPTIONS,
    base_options,
    chapters_between_turns,
    chapters_on_top,
    check_start,
    layouts_of,
)
from archipel.catalogue.box import Box
from archipel.catalogue.entries import Entry, GameConfig, laid_by_names, with_layers
from archipel.catalogue.house_chapters import HOUSE_CHAPTERS, house_chapters
from archipel.catalogue.option import Option, OptionValue, as_said, check_map, is_whole, map_option, with_default
from archipel.engine.chapter import Chapter
from archipel.engine.errors import SetUpError

if TYPE_CHECKING:
    from archipel.rules.base.game import BaseOptions

BOX: Final = "seafarers"
FIXED: Final = "fixed"
RANDOM: Final = "random"
AS_DRAWN: Final = "as_drawn"

# What the rules leave open, by the chapter that it is about.
SPECIAL_OPTIONS: Final[dict[str, tuple[Option, ...]]] = {
    "fog": (Option("fog_reach", "corner", "SEA-S3-6", ("corner", "edge")),),
    "forgotten_tribe": (Option("tribe_desert", "never", "SEA-S5-4", ("never", "starting_only")),),
    "cloth": (Option("sail_past_village", True, "SEA-S6-5", (True, False)),),
    "pirate_islands": (
        Option("warship_card", "kept", "SEA-S7-8", ("kept", "lost")),
        Option("fleet_many", "none", "SEA-S7-10", ("none", "each")),
    ),
    "wonders": (
        Option("island_point", "once", "SEA-S8-4", ("once", "every")),
        Option("more_wonders", "new", "SEA-S8-11", ("new", "copies")),
    ),
    "new_world": (Option("gold_rivers", 0, "SEA-NW-6", (0, 2)),),
}


class SeaEntry(Entry):
    """A scenario of Seafarers."""

    __slots__ = ()
    family = BOX

    def seats_rule(self, seats: object) -> str:
        if seats == 2:
            return "COMBO-5"  # no duel where there is no largest army
        return "SEA-38" if seats in (5, 6) else "SEA-5"

    def defaults(self, seats: int, given: Mapping[str, object]) -> dict[str, OptionValue]:
        """The layout depends on the board; harbours are shuffled with the rest of a board that is dealt."""
        values = {option.name: option.default for option in self.options}
        values["layout"] = self.scenario(seats).default_board
        if "harbours" in values and given.get("layout", values["layout"]) == RANDOM:
            values["harbours"] = RANDOM
        return values

    def check(self, seats: int, given: Mapping[str, object], chosen: Mapping[str, object]) -> None:
        check_start(seats, chosen)
        check_map(chosen)
        if self.scenario(seats).fixed is None:
            if chosen["layout"] == FIXED:
                raise SetUpError(f"{self.name} has no printed board for {seats} seats", "SEA-38")
            if chosen.get("harbours") == AS_DRAWN:
                raise SetUpError(f"{self.name} has no printed harbours for {seats} seats", "SEA-38")

    def deal(self, scenario: Scenario, chosen: Mapping[str, object], below: Callable[[int], int]) -> Board:
        desert = chosen.get("robber_desert", 0)
        assert is_whole(desert)
        wanted = BoardOptions(
            board=str(chosen["layout"]),
            harbours=str(chosen.get("harbours", "")),
            robber_desert=desert,
            gold=bool(chosen.get("gold_rivers", 0)),
        )
        return deal_board(scenario, wanted, below)

    def lay(self, scenario: Scenario, seats: int, given: Mapping[str, object]) -> Board:
        """Only of the scenario's own shape, which its areas and places belong to."""
        return laid_by_names(scenario, given, any_shape=False)

    def assemble(self, config: GameConfig) -> list[Chapter]:
        chapters = self.chapters_at_sea(config, base_options(config))
        return [*chapters, *house_chapters(config), *chapters_on_top(config), *chapters_between_turns(config)]

    def chapters_at_sea(self, config: GameConfig, base: BaseOptions, others: tuple[str, ...] = ()) -> list[Chapter]:
        """The chapters of the base game and of the sea, without others that the scenario names."""
        from archipel.rules.seafarers.game import SeaOptions, sea_chapters  # loaded only when it is played

        defaults = SeaOptions(base)
        options = replace(
            defaults,
            fog_reach=config.value_or("fog_reach", defaults.fog_reach),
            tribe_desert=config.value_or("tribe_desert", defaults.tribe_desert),
            sail_past_village=config.value_or("sail_past_village", defaults.sail_past_village),
            warship_card=config.value_or("warship_card", defaults.warship_card),
            fleet_many=config.value_or("fleet_many", defaults.fleet_many),
            island_point=config.value_or("island_point", defaults.island_point),
            more_wonders=config.value_or("more_wonders", defaults.more_wonders),
        )
        of_the_box = tuple(name for name in config.scenario.chapters if name not in {*HOUSE_CHAPTERS, *others})
        return sea_chapters(replace(config.scenario, chapters=of_the_box), config.seats, options)


def sea_entry(name: str, box: str, file: GameFile) -> Entry:
    """A scenario of Seafarers."""
    return with_layers(SeaEntry(name, box, file, sea_options(file)))


def sea_options(file: GameFile) -> tuple[Option, ...]:
    """Every option that one of the chapters of a scenario leaves open."""
    first = next(iter(file.boards.values()))
    rules = with_default(RULE_OPTIONS, target=file.target)
    options = [
        *(replace(one, seats_rule="COMBO-11") if one.name == "duel" else one for one in rules),
        Option("layout", first.default_board, "SEA-38", layouts_of(file), first=True),
    ]
    if RANDOM in layouts_of(file):
        options.append(map_option("SEA-NW-6"))
    if any(board.harbours for board in file.boards.values()):
        options.append(Option("harbours", first.default_harbours, "SEA-6", (AS_DRAWN, RANDOM)))
    deserts = max(_deserts(board) for board in file.boards.values())
    if deserts > 1:
        options.append(Option("robber_desert", 0, "SEA-8", tuple(range(deserts))))
    for chapter, special in SPECIAL_OPTIONS.items():
        if chapter in file.chapters:
            options += special
    return as_said(tuple(options), file)


def _deserts(board: Scenario) -> int:
    """How many deserts the robber may start on."""
    dealt = [terrain for pool in board.pools for terrain in pool.terrains]
    return [*board.terrain, *dealt].count(DESERT) if board.robber == DESERT else 0


SEA_CHAPTERS: Final = ("ships", "pirate", "gold", "islands", "fleet", *SPECIAL_OPTIONS)
SEAFARERS_BOX: Final = Box(BOX, sea_entry, BASE_BOX.chapters | frozenset(SEA_CHAPTERS))
