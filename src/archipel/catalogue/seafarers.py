"""Seafarers: eight scenarios and New World, each with the options that its rules leave open."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final, final

from archipel.board.dealing import BoardOptions, deal_board
from archipel.board.scenario import Board, Scenario
from archipel.catalogue.base import (
    BASE_COLOURS,
    RULE_OPTIONS,
    base_options,
    chapters_between_turns,
    chapters_on_top,
    check_turns,
)
from archipel.catalogue.cities_knights import CITIES_AT_SEA, NOT_WITH_DEVELOPMENT
from archipel.catalogue.entries import CustomFile, Entry, GameConfig, laid_by_names, with_layer_optional, without_layer
from archipel.catalogue.option import Option, is_whole, with_default
from archipel.engine.chapter import Chapter
from archipel.engine.errors import SetUpError

BOX: Final = "seafarers"
FIXED: Final = "fixed"
RANDOM: Final = "random"
AS_DRAWN: Final = "as_drawn"

LAYOUT: Final = Option("layout", FIXED, "SEA-38", (FIXED, RANDOM))
HARBOURS: Final = Option("harbours", AS_DRAWN, "SEA-6", (AS_DRAWN, RANDOM))
# What the rules leave open, by the chapter that it is about.
SPECIAL_OPTIONS: Final[dict[str, tuple[Option, ...]]] = {
    "fog": (Option("fog_reach", "corner", "SEA-S3-6", ("corner", "edge")),),
    "forgotten_tribe": (Option("tribe_desert", "never", "SEA-S5-4", ("never", "starting_only")),),
    "cloth": (Option("sail_past_village", False, "SEA-S6-5", (False, True)),),
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
SHUFFLED_HARBOURS: Final = Option("harbours", RANDOM, "SEA-6", (RANDOM,))  # by rule
NEEDS_DEVELOPMENT: Final = "pirate_islands"  # the chapter that cannot do without development cards


@final
@dataclass(frozen=True, slots=True)
class SeaEntry(Entry):
    """A scenario of Seafarers."""

    printed: tuple[int, ...] = ()  # the numbers of seats that have a printed board

    def seats_rule(self, seats: object) -> str:
        if seats == 2:
            return "COMBO-5"  # no duel where there is no largest army
        return "SEA-38" if seats in (5, 6) else "SEA-5"

    def defaults(self, seats: int, given: Mapping[str, object]) -> dict[str, object]:
        """Without a printed board it is dealt; harbours are shuffled with the rest of a board that is dealt."""
        values = {option.name: option.default for option in self.options}
        if seats not in self.printed:
            values["layout"] = RANDOM
        if "harbours" in values and given.get("layout", values["layout"]) == RANDOM:
            values["harbours"] = RANDOM
        return values

    def check(self, seats: int, given: Mapping[str, object], chosen: Mapping[str, object]) -> None:
        if seats == 2 and not chosen["duel"]:
            raise SetUpError("two seats play only as a duel, a house rule: duel=True", "COMBO-11")
        if seats != 2 and chosen["duel"]:
            raise SetUpError(f"a duel is for two seats, not {seats}", "COMBO-11" if seats < 5 else "COMBO-10")
        check_turns(seats, given, chosen)
        if seats not in self.printed:
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
        from archipel.rules.seafarers.game import SeaOptions, sea_chapters  # loaded only when it is played

        defaults = SeaOptions(base_options(config))
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
        chapters = sea_chapters(config.scenario, config.seats, options)
        return [*chapters, *chapters_on_top(config), *chapters_between_turns(config)]


def _entry(
    name: str,
    target: int,
    boards: Mapping[str, tuple[int, ...]],
    chapter: str = "",
    harbours: tuple[Option, ...] = (HARBOURS,),
    layout: Option = LAYOUT,
    deserts: int = 1,
    printed: tuple[int, ...] = (2, 3, 4),
) -> Entry:
    """A scenario; `boards` are the endings of its files with the numbers of seats that each is for."""
    options = [*with_default(RULE_OPTIONS, target=target), layout, *harbours]
    if deserts > 1:
        options.append(Option("robber_desert", 0, "SEA-8", tuple(range(deserts))))
    options += SPECIAL_OPTIONS.get(chapter, ())
    scenarios = {seats: f"{BOX}/{name}_{ending}" for ending, numbers in boards.items() for seats in numbers}
    found = SeaEntry(f"{BOX}/{name}", BOX, scenarios, tuple(options), BASE_COLOURS, printed=printed)
    return with_cities(found, (chapter,))


def with_cities(found: Entry, chapters: Iterable[str]) -> Entry:
    """A game of these chapters that Cities & Knights may come on top of, if they allow it (COMBO-8, CK-108)."""
    if NEEDS_DEVELOPMENT in chapters:
        return without_layer(found, CITIES_AT_SEA, NOT_WITH_DEVELOPMENT)
    return with_layer_optional(found, CITIES_AT_SEA)


# A duel has the smaller board.
APART: Final = {"3": (2, 3), "4": (4,), "5_6": (5, 6)}
TOGETHER: Final = {"3_4": (2, 3, 4), "5_6": (5, 6)}

SEAFARERS: Final = (
    _entry("new_shores", 14, APART, deserts=2),
    _entry("four_islands", 13, APART),
    _entry("oceania", 12, APART, "fog"),
    _entry("through_the_desert", 14, APART, deserts=5),
    _entry("forgotten_tribe", 13, TOGETHER, "forgotten_tribe", (SHUFFLED_HARBOURS,), deserts=4),
    _entry("cloth", 14, TOGETHER, "cloth", (SHUFFLED_HARBOURS,)),
    _entry(
        "pirate_islands",
        10,
        {"3_4": (3, 4), "5_6": (5, 6)},  # no duel: there is no largest army (COMBO-5)
        "pirate_islands",
        (SHUFFLED_HARBOURS,),
        Option("layout", FIXED, "SEA-S7-16", (FIXED,)),
        printed=(3, 4, 5, 6),
    ),
    _entry("wonders", 10, TOGETHER, "wonders", (SHUFFLED_HARBOURS,), deserts=4),
    _entry(
        "new_world",
        12,
        {"3_4": (2, 3, 4)},
        "new_world",
        (),  # the players place the harbours (SEA-NW-3)
        Option("layout", RANDOM, "SEA-38", (RANDOM,)),
        printed=(),
    ),
)


def custom_sea_entry(name: str, file: CustomFile) -> Entry:
    """A custom scenario with chapters of Seafarers; it has every option that one of those leaves open."""
    scenario = file.scenario
    layout = Option("layout", scenario.default_board, "SEA-38", scenario.layouts)
    harbours = Option("harbours", scenario.default_harbours, "SEA-6", (AS_DRAWN, RANDOM))
    options = [*with_default(RULE_OPTIONS, target=scenario.target), layout, harbours]
    for chapter, special in SPECIAL_OPTIONS.items():
        if chapter in scenario.chapters:
            options += special
    printed = scenario.seats if scenario.fixed is not None else ()
    found = SeaEntry(
        name, "custom", dict.fromkeys(scenario.seats, name), tuple(options), BASE_COLOURS, custom=file, printed=printed
    )
    return with_cities(found, scenario.chapters)
