"""The games of Seafarers: who can play them, with which options, and what does not combine."""

from __future__ import annotations

import pytest

from archipel import SetUpError, catalogue
from archipel.board.colours import COLOURS
from archipel.board.graph import BoardError
from archipel.catalogue import Entry, Option, entry, parse_spec
from archipel.catalogue.option import OptionValue
from archipel.engine.stream import Stream
from tests.tables import load_scenario

SEA = [found for found in catalogue() if found.box == "seafarers"]
NAMES = [found.name.removeprefix("seafarers/") for found in SEA]
# The published targets (SEA-35).
TARGETS = {
    "new_shores": 14,
    "four_islands": 13,
    "oceania": 12,
    "through_the_desert": 14,
    "forgotten_tribe": 13,
    "cloth": 14,
    "pirate_islands": 10,
    "wonders": 10,
    "new_world": 12,
}


def sea(name: str) -> Entry:
    return entry(f"seafarers/{name}")


def option(name: str, wanted: str) -> Option:
    return next(found for found in sea(name).options if found.name == wanted)


def refused(name: str, seats: int, reason: str, rule: str, **given: object) -> None:
    with pytest.raises(SetUpError) as caught:
        sea(name).choose(seats, given)
    assert reason in caught.value.reason, caught.value.reason
    assert caught.value.rule == rule


def chosen(name: str, seats: int, **given: object) -> dict[str, OptionValue]:
    return sea(name).choose(seats, {"duel": True, **given} if seats == 2 else given)


# ---- what there is


def test_only_seats_that_there_are_can_begin() -> None:
    assert option("cloth", "start").choices == ("dice", 0, 1, 2, 3, 4, 5)
    assert option("new_world", "start").choices == ("dice", 0, 1, 2, 3)


def test_there_are_eight_scenarios_and_new_world() -> None:
    assert set(TARGETS) <= set(NAMES)
    for found in SEA:
        assert found.colours == SEA[0].colours
        assert set(found.colours) == set(COLOURS)
        for one in found.options:
            assert one.default in one.choices or one.least <= int(str(one.default)) <= one.most


@pytest.mark.parametrize(("name", "target"), TARGETS.items())
def test_sea_35_each_scenario_has_its_target(name: str, target: int) -> None:
    assert option(name, "target").default == target
    assert chosen(name, 4)["target"] == target


@pytest.mark.parametrize("name", TARGETS)
def test_sea_38_all_but_new_world_have_boards_for_five_and_six(name: str) -> None:
    assert {3, 4} <= set(sea(name).seats)
    if name == "new_world":
        refused(name, 5, "seafarers/new_world is for 2 to 4 seats, not 5", "SEA-38")
        refused(name, 6, "seafarers/new_world is for 2 to 4 seats, not 6", "SEA-38")
    else:
        assert {5, 6} <= set(sea(name).seats)


@pytest.mark.parametrize("seats", [0, 1, 7, -3])
@pytest.mark.parametrize("name", NAMES)
def test_sea_5_nobody_has_a_board_for_other_numbers(name: str, seats: int) -> None:
    refused(name, seats, f"seats, not {seats}", "SEA-5")


def test_only_options_of_the_scenario_are_taken() -> None:
    special: dict[str, dict[str, object]] = {
        "oceania": {"fog_reach": "edge"},
        "forgotten_tribe": {"tribe_desert": "starting_only"},
        "cloth": {"sail_past_village": False},
        "pirate_islands": {"warship_card": "lost", "fleet_many": "each"},
        "wonders": {"island_point": "every", "more_wonders": "copies"},
        "new_world": {"gold_rivers": 2},
    }
    for owner, values in special.items():
        for key, value in values.items():
            assert chosen(owner, 3, **{key: value})[key] == value
            assert chosen(owner, 3)[key] != value
            for name in NAMES:
                if name != owner:
                    refused(name, 3, f"has no option {key!r}", "", **{key: value})
    for name in NAMES:
        refused(name, 3, "has no option 'mixed_terrain'", "", mixed_terrain=True)


@pytest.mark.parametrize(
    ("name", "key", "rule"),
    [
        ("oceania", "fog_reach", "SEA-S3-6"),
        ("forgotten_tribe", "tribe_desert", "SEA-S5-4"),
        ("cloth", "sail_past_village", "SEA-S6-5"),
        ("pirate_islands", "warship_card", "SEA-S7-8"),
        ("pirate_islands", "fleet_many", "SEA-S7-10"),
        ("wonders", "island_point", "SEA-S8-4"),
        ("wonders", "more_wonders", "SEA-S8-11"),
        ("new_world", "gold_rivers", "SEA-NW-6"),
    ],
)
def test_what_the_rules_leave_open_names_its_rule(name: str, key: str, rule: str) -> None:
    refused(name, 4, f"{key} is one of", rule, **{key: "nonsense"})


# ---- boards and harbours


@pytest.mark.parametrize("name", [name for name in TARGETS if name not in ("pirate_islands", "new_world")])
def test_sea_38_five_and_six_have_no_printed_board(name: str) -> None:
    assert chosen(name, 4)["layout"] == "fixed"
    for seats in (5, 6):
        assert chosen(name, seats)["layout"] == "random"
        refused(name, seats, f"has no printed board for {seats} seats", "SEA-38", layout="fixed")


def test_sea_38_new_world_has_no_printed_board_at_all() -> None:
    assert chosen("new_world", 4)["layout"] == "random"
    refused("new_world", 4, "layout is one of random, not 'fixed'", "SEA-38", layout="fixed")


def test_sea_s7_16_the_pirate_islands_are_laid_as_printed() -> None:
    assert chosen("pirate_islands", 6)["layout"] == "fixed"
    refused("pirate_islands", 4, "layout is one of fixed, not 'random'", "SEA-S7-16", layout="random")


@pytest.mark.parametrize("name", NAMES[4:8])
def test_sea_6_harbours_of_the_later_scenarios_are_random_by_rule(name: str) -> None:
    assert chosen(name, 4)["harbours"] == "random"
    refused(name, 4, "harbours is one of random, not 'as_drawn'", "SEA-6", harbours="as_drawn")


@pytest.mark.parametrize("name", NAMES[:4])
def test_sea_6_harbours_of_the_first_scenarios_are_as_drawn_unless_chosen(name: str) -> None:
    assert chosen(name, 4)["harbours"] == "as_drawn"
    assert chosen(name, 4, harbours="random")["harbours"] == "random"
    assert chosen(name, 4, layout="random")["harbours"] == "random"
    assert chosen(name, 4, layout="random", harbours="as_drawn")["harbours"] == "as_drawn"
    assert chosen(name, 6)["harbours"] == "random"
    refused(name, 6, "has no printed harbours for 6 seats", "SEA-38", harbours="as_drawn")


def test_sea_nw_3_harbours_of_new_world_are_no_option() -> None:
    refused("new_world", 4, "has no option 'harbours'", "", harbours="random")


# ---- what combines


@pytest.mark.parametrize("name", TARGETS)
def test_combo_5_a_duel_goes_where_there_is_a_largest_army(name: str) -> None:
    if name == "pirate_islands":
        refused(name, 2, "is for 3 to 6 seats, not 2", "COMBO-5", duel=True)
    else:
        assert chosen(name, 2)["duel"] is True


@pytest.mark.parametrize("name", NAMES)
def test_combo_11_a_duel_needs_exactly_two(name: str) -> None:
    for seats in (3, 4):
        refused(name, seats, f"duel is for 2 seats, not {seats}", "COMBO-11", duel=True)
    if 2 in sea(name).seats:
        refused(name, 2, "2 seats play only with duel=True", "COMBO-11")


@pytest.mark.parametrize("name", [name for name in NAMES if 6 in sea(name).seats])
def test_combo_11_five_and_six_are_not_a_duel(name: str) -> None:
    for seats in (5, 6):
        refused(name, seats, f"duel is for 2 seats, not {seats}", "COMBO-11", duel=True)


@pytest.mark.parametrize("phases", ["separate", "combined"])
@pytest.mark.parametrize("name", ["base", *(f"seafarers/{name}" for name in NAMES)])
def test_combo_2_every_board_goes_with_both_orders_of_a_turn(name: str, phases: str) -> None:
    for seats in entry(name).seats:
        given = {"phases": phases, "duel": seats == 2}
        assert entry(name).choose(seats, given)["phases"] == phases


def test_combo_2_a_game_has_one_board() -> None:
    for text in ("base+seafarers/cloth", "seafarers/cloth+seafarers/wonders", "seafarers"):
        with pytest.raises(SetUpError, match="there is no game"):
            parse_spec(text)


@pytest.mark.parametrize("extension", ["special_building", "paired_players"])
@pytest.mark.parametrize("name", [name for name in NAMES if 6 in sea(name).seats])
def test_sea_38_both_kinds_of_turns_go_with_five_and_six(name: str, extension: str) -> None:
    assert chosen(name, 6, extension=extension)["extension"] == extension
    refused(name, 4, f"{extension} is for 5 or 6 seats, not 4", "BASE-85", extension=extension)


def test_base_21_who_begins_must_be_there() -> None:
    refused("cloth", 3, "seat 3 cannot start: there are 3 seats", "BASE-21", start=3)


# ---- what the files say

BOARDS = [(found.name, seats) for found in SEA for seats in found.seats]


@pytest.mark.parametrize(("name", "seats"), BOARDS)
def test_what_is_not_asked_for_is_as_the_file_says(name: str, seats: int) -> None:
    found, scenario = entry(name), load_scenario(name, seats)
    values = found.choose(seats, {"duel": seats == 2})
    assert values["target"] == found.file.target == scenario.target
    assert values["layout"] == scenario.default_board
    if "harbours" in values:
        assert values["harbours"] == ("random" if values["layout"] == "random" else scenario.default_harbours)


@pytest.mark.parametrize(("name", "seats"), BOARDS)
def test_sea_8_the_robber_may_start_on_any_of_several_deserts(name: str, seats: int) -> None:
    """The booklet lets one choose; where there is one desert, or none, nothing is to be chosen."""
    found, scenario = entry(name), load_scenario(name, seats)
    terrains = [*scenario.terrain, *(terrain for pool in scenario.pools for terrain in pool.terrains)]
    deserts = terrains.count("desert") if scenario.robber == "desert" else 1
    offered = next((one.choices for one in found.options if one.name == "robber_desert"), (0,))
    assert len(offered) >= deserts
    starts = set()
    for nth in offered:
        values = {**found.choose(seats, {"duel": seats == 2}), "robber_desert": nth}
        if nth == 0 or int(str(nth)) < deserts:
            starts.add(found.deal(scenario, values, Stream(1).draw).robber)
        else:
            with pytest.raises(BoardError, match=r"\(BASE-84\)$"):
                found.deal(scenario, values, Stream(1).draw)
    assert len(starts) == deserts
