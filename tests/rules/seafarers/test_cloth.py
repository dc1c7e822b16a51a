"""Cloth: villages, their cloth, the pirate's special rule, and two ends."""

from __future__ import annotations

from dataclasses import replace

import pytest

import archipel
from archipel.engine.errors import SetUpError
from archipel.rules.seafarers.cloth import ClothTrade
from tests.features import features
from tests.rules.seafarers.scenario_tables import a_scenario_table, played_at_random, turns_of_placement
from tests.rules.seafarers.sea_tables import SeaTable
from tests.tables import BLUE, ORANGE, RED, WHITE, load_scenario
from tests.tokens import token_in

pytestmark = pytest.mark.compiled

# Red, blue, white and orange each stand one ship from a village of their own.
PLACED = {
    RED: (("2,0S", "2,0SE"), ("1,6S", "1,6SW"), ("0,0N", "0,0NE")),
    BLUE: (("0,1S", "0,1SW"), ("-3,5N", "-3,5NE"), ("4,0N", "4,0NW")),
    WHITE: (("-1,6N", "-1,6NE"), ("-1,1N", "-1,1NW"), ("3,4N", "3,4NE")),
    ORANGE: (("3,1S", "3,1SE"), ("-3,6S", "-3,6SE"), ("2,5N", "2,5NE")),
}
VILLAGES = {"1,2N": 11, "1,2S": 8, "-1,3N": 10, "-1,3S": 9, "0,4N": 6, "0,4S": 3, "2,3N": 4, "2,3S": 5}
TO_ELEVEN = "1,1E"  # red's only ship to the village with the 11
BLUE_TO_ELEVEN = ("0,1SE", "0,2NE", "1,1SE")
ORANGE_TO_ELEVEN = ("3,1SW", "2,2NW", "2,1SW")
TO_OWN = {RED: TO_ELEVEN, BLUE: "-1,2E", WHITE: "-1,5E", ORANGE: "2,2E"}
SHIP = {"lumber": 1, "wool": 1}
TO_THE_VILLAGE: dict[str, object] = {"sail_past_village": False}
ELEVEN = [(5, 6)]
SEVEN = [(3, 4)]


def a_table(
    hands: dict[int, dict[str, int]] | None = None,
    dice: list[tuple[int, int]] | None = None,
    rolled: bool = False,
    cards: dict[int, list[str]] | None = None,
    chosen: dict[str, object] | None = None,
) -> SeaTable:
    return a_scenario_table("cloth", 4, PLACED, hands, cards, dice, rolled=rolled, chosen=chosen)


def corner(table: SeaTable, name: str) -> int:
    return table.graph.corner(name)


def stock(table: SeaTable, village: str) -> int:
    return table.block("village_cloth", corner(table, village))


def cloth(table: SeaTable) -> list[int]:
    return [table.block("cloth", seat) for seat in range(table.game.seats)]


def traders(table: SeaTable, village: str) -> list[int]:
    bits = table.block("village_trade", corner(table, village))
    return [seat for seat in range(table.game.seats) if bits >> seat & 1]


def leave(table: SeaTable, village: str, left: int) -> SeaTable:
    """Let a village have so much cloth; the rest goes to the reserve."""
    at = table.rules.block_named["village_cloth"].at + corner(table, village)
    s = table.state.s
    had = int(s[at])
    s[at] = left
    s[table.rules.block_named["cloth_reserve"].at] += had - left
    s[table.rules.block_named["villages_left"].at] += (left > 0) - (had > 0)
    return table


def own(table: SeaTable, seat: int, count: int) -> SeaTable:
    """Give a seat cloth of the reserve."""
    chapter = table.rules.the(ClothTrade)
    table.state.s[chapter.reserve] -= count
    chapter.change(table.state, seat, count)
    return table


# ---- villages


def test_sea_s6_2_eight_villages_with_five_cloth_and_ten_in_reserve() -> None:
    table = a_table()
    for name, number in VILLAGES.items():
        assert (table.block("village", corner(table, name)), stock(table, name)) == (number, 5)
    assert sum(1 for v in range(int(table.graph.corners)) if table.block("village", v)) == 8
    assert (table.block("cloth_reserve"), table.block("villages_left"), cloth(table)) == (10, 8, [0, 0, 0, 0])


def test_sea_s6_2_twelve_villages_for_five_and_six() -> None:
    table = a_scenario_table("cloth", 6)
    corners = [v for v in range(int(table.graph.corners)) if table.block("village", v)]
    assert len(corners) == table.block("villages_left") == 12
    assert all(table.block("village_cloth", v) == 5 for v in corners)


def test_sea_s6_2_a_village_is_no_tile_that_produces() -> None:
    table = a_table(dice=[(6, 5)]).ship(RED, TO_ELEVEN).do("roll")
    assert table.told("produced") == []
    assert [table.hand(seat) for seat in range(4)] == [{}, {}, {}, {}]
    small = ["1,2", "-1,3", "2,3", "0,4"]
    assert [token_in(table.block("numbers", table.graph.tile(tile))) for tile in small] == [0, 0, 0, 0]


@pytest.mark.parametrize("missing", ["village_numbers", "village_cloth"])
def test_sea_s6_2_every_village_has_a_number_and_cloth(missing: str) -> None:
    scenario = load_scenario("seafarers/cloth", 3)
    values = {name: found[: 7 if name == missing else None] for name, found in scenario.values.items()}
    with pytest.raises(SetUpError, match="SEA-S6-2"):
        ClothTrade(replace(scenario, values=values), False)


def test_sea_s6_11_a_scenario_has_more_villages_than_end_it() -> None:
    scenario = load_scenario("seafarers/cloth", 3)
    places = {**scenario.places, "corners": {"villages": scenario.places["corners"]["villages"][:3]}}
    with pytest.raises(SetUpError, match="SEA-S6-11"):
        ClothTrade(replace(scenario, places=places), False)


# ---- placement


def test_sea_s6_3_a_third_round_clockwise_from_who_placed_last() -> None:
    table = a_scenario_table("cloth", 4, start=WHITE)
    asked = []
    for _ in range(12):
        asked.append(table.game.seat)
        table.do(table.legal("place_settlement")[0])
        table.do(table.legal("place_road")[0])
    assert asked == [2, 3, 0, 1, 1, 0, 3, 2, 2, 3, 0, 1]
    assert (table.game.phase, table.game.active) == ("before_roll", WHITE)
    assert [table.points(seat) for seat in range(4)] == [3, 3, 3, 3]


def test_sea_s6_3_starting_cards_come_from_the_third_settlement() -> None:
    table = a_scenario_table("cloth", 4)
    for lap, seat in turns_of_placement(4, 3):
        settlement, edge = PLACED[seat][lap]
        table.do(f"place_settlement {settlement}", f"place_road {edge}")
        if lap < 2:
            assert table.hand(seat) == {}
    # Red at the northern tip of a forest, blue at that of fields, white at that of mountains, orange between two.
    assert [table.hand(seat) for seat in range(4)] == [{"lumber": 1}, {"grain": 1}, {"ore": 1}, {"ore": 2}]


def test_sea_s6_3_the_third_settlement_may_have_a_ship() -> None:
    table = a_scenario_table("cloth", 4, {**PLACED, RED: (*PLACED[RED][:2], ("0,0N", "~0,0NE"))})
    assert table.ships_of(RED) == {"0,0NE"}


def test_sea_s6_3_start_on_the_big_islands_only() -> None:
    table = a_scenario_table("cloth", 4)
    small = {"1,2", "-1,3", "2,3", "0,4"}
    for action in table.game.legal_actions():
        (at,) = action.fields.values()
        assert isinstance(at, int)
        width = int(table.graph.corner_tile_width)
        tiles = {table.graph.tile_names[t] for t in table.graph.corner_tiles[at * width : (at + 1) * width] if t >= 0}
        assert not tiles & small
    table.refused("place_settlement 1,2NE", "settlement.not_at_the_start", "SEA-S6-3")
    table.refused("place_settlement 2,3N", "settlement.not_at_the_start", "SEA-S6-3")


def test_sea_s6_4_nobody_settles_on_the_small_islands() -> None:
    hand = {"lumber": 1, "brick": 1, "wool": 1, "grain": 1}
    table = a_table({BLUE: hand, RED: hand}, rolled=True)
    table.ship(RED, TO_ELEVEN, "1,2NE", "1,2E", "1,2SE")
    table.refused("build_settlement 1,2SE", "settlement.not_on_this_island", "SEA-S6-4")
    table.refused("build_settlement 1,2S", "settlement.not_on_this_island", "SEA-S6-4")  # a village
    assert table.legal("build_settlement") == []
    table.ship(BLUE, "0,1SE", "0,2NE", "0,2E")  # along the small island, past its village
    table.turn.begin_turn(table.state, BLUE)
    table.turn.after_roll(table.state, BLUE)
    table.refused("build_settlement 0,2SE", "settlement.not_on_this_island", "SEA-S6-4")
    assert table.legal("build_settlement") == []


# ---- trade


def test_sea_s6_5_a_route_to_a_village_brings_a_cloth_at_once() -> None:
    table = a_table({RED: SHIP}, rolled=True).do(f"build_ship {TO_ELEVEN}")
    assert (stock(table, "1,2N"), cloth(table), traders(table, "1,2N")) == (4, [1, 0, 0, 0], [RED])
    assert table.told("village_reached") == [{"seat": RED, "corner": corner(table, "1,2N")}]
    assert table.told("cloth_taken", to=BLUE) == [{"seat": RED, "corner": corner(table, "1,2N")}]
    assert table.block("cloth_reserve") == 10


def test_sea_s6_5_not_before_the_last_ship_lies() -> None:
    table = a_table({RED: {}, BLUE: {"lumber": 1, "wool": 1}}).ship(BLUE, *BLUE_TO_ELEVEN[:2])
    assert (cloth(table), traders(table, "1,2N")) == ([0, 0, 0, 0], [])
    table.turn.begin_turn(table.state, BLUE)
    table.turn.after_roll(table.state, BLUE)
    table.do(f"build_ship {BLUE_TO_ELEVEN[2]}")
    assert (cloth(table), traders(table, "1,2N")) == ([0, 1, 0, 0], [BLUE])


def test_sea_s6_5_several_players_reach_the_same_village() -> None:
    table = a_table().ship(RED, TO_ELEVEN).ship(BLUE, *BLUE_TO_ELEVEN).ship(ORANGE, *ORANGE_TO_ELEVEN)
    assert traders(table, "1,2N") == [RED, BLUE, ORANGE]
    assert (stock(table, "1,2N"), cloth(table)) == (2, [1, 1, 0, 1])


def test_sea_s6_5_a_second_line_of_ships_to_the_same_village_brings_nothing() -> None:
    table = a_table().ship(RED, TO_ELEVEN)
    table.settle(RED, "0,2N").ship(RED, "0,2NE", "1,1SE")
    assert (stock(table, "1,2N"), cloth(table)) == (4, [1, 0, 0, 0])


def test_sea_s6_5_a_starting_ship_counts() -> None:
    placed = {**PLACED, RED: ((("2,0S", f"~{TO_ELEVEN}"), *PLACED[RED][1:]))}
    table = a_scenario_table("cloth", 4, placed)
    assert (cloth(table), traders(table, "1,2N")) == ([1, 0, 0, 0], [RED])


def test_sea_s6_5_a_moved_ship_counts() -> None:
    table = a_table(rolled=True).ship(RED, "1,1NE").do("lift_ship 1,1NE", f"set_ship {TO_ELEVEN}")
    assert (cloth(table), traders(table, "1,2N")) == ([1, 0, 0, 0], [RED])


def test_sea_s6_5_a_free_ship_counts() -> None:
    table = a_table(cards={RED: ["road_building"]}, rolled=True)
    table.do("play_road_building", f"place_free_ship {TO_ELEVEN}", "place_free_ship 1,1NE")
    assert (cloth(table), traders(table, "1,2N")) == ([1, 0, 0, 0], [RED])


def test_sea_s6_5_another_building_on_the_way_cuts_a_new_route_off() -> None:
    table = a_table({BLUE: SHIP}).ship(BLUE, *BLUE_TO_ELEVEN[:2]).settle(WHITE, "0,2N")
    table.turn.begin_turn(table.state, BLUE)
    table.turn.after_roll(table.state, BLUE)
    table.do(f"build_ship {BLUE_TO_ELEVEN[2]}")
    assert (cloth(table), traders(table, "1,2N")) == ([0, 0, 0, 0], [])


def test_sea_s6_5_trade_goes_on_when_another_builds_on_the_route_later() -> None:
    table = a_table(dice=ELEVEN).ship(BLUE, *BLUE_TO_ELEVEN).settle(WHITE, "0,2N").do("roll")
    assert cloth(table) == [0, 2, 0, 0]


def test_sea_s6_5_an_own_settlement_joins_ships_that_were_cut_off() -> None:
    table = a_table().ship(BLUE, *BLUE_TO_ELEVEN[:2]).settle(WHITE, "0,2N").ship(BLUE, BLUE_TO_ELEVEN[2])
    assert cloth(table) == [0, 0, 0, 0]
    table.settle(BLUE, "1,1S")
    assert (cloth(table), traders(table, "1,2N")) == ([0, 1, 0, 0], [BLUE])


def test_sea_s6_5_an_empty_village_is_reached_but_gives_nothing() -> None:
    table = leave(a_table({RED: SHIP}, rolled=True), "1,2N", 0).do(f"build_ship {TO_ELEVEN}")
    assert (cloth(table), traders(table, "1,2N"), table.block("cloth_reserve")) == ([0, 0, 0, 0], [RED], 15)


def test_sea_s6_5_by_an_option_a_route_ends_at_the_village() -> None:
    table = a_table({RED: SHIP}, rolled=True, chosen=TO_THE_VILLAGE).ship(RED, TO_ELEVEN)
    for edge in ("1,2NE", "1,2NW"):
        table.refused(f"build_ship {edge}", "ship.past_village", "SEA-S6-5")
    table.refused("build_ship 0,3E", "ship.not_connected", "SEA-11")  # far from any own ship
    assert not table.legal_at("build_ship") & table.edges("1,2NE", "1,2NW")


def test_sea_s6_5_by_an_option_two_routes_do_not_join_at_a_village() -> None:
    """Red's ships beyond the village come from nowhere: they reach no other village by it."""
    table = a_table(chosen=TO_THE_VILLAGE).ship(RED, TO_ELEVEN, "1,2NE", "1,2E", "1,2SE")
    assert (traders(table, "1,2N"), traders(table, "1,2S")) == ([RED], [])


def test_sea_s6_5_a_route_goes_on_past_a_village() -> None:
    hand = {"lumber": 3, "wool": 3}
    table = a_table({RED: hand}, rolled=True).ship(RED, TO_ELEVEN)
    table.do("build_ship 1,2NE", "build_ship 1,2E", "build_ship 1,2SE")
    assert (traders(table, "1,2N"), traders(table, "1,2S"), cloth(table)) == ([RED], [RED], [2, 0, 0, 0])


def test_sea_s6_6_its_number_brings_one_cloth_to_everybody_connected() -> None:
    table = a_table(dice=ELEVEN).ship(RED, TO_ELEVEN).ship(BLUE, *BLUE_TO_ELEVEN).city(BLUE, "0,1S").do("roll")
    assert (cloth(table), stock(table, "1,2N")) == ([2, 2, 0, 0], 1)
    assert table.block("cloth_reserve") == 10


def test_sea_s6_6_another_number_brings_none() -> None:
    table = a_table(dice=[(4, 6)]).ship(RED, TO_ELEVEN).do("roll")
    assert (cloth(table), stock(table, "1,2N")) == ([1, 0, 0, 0], 4)


@pytest.mark.parametrize("tile", ["3,0", "1,5"])
def test_sea_s6_6_the_robber_does_not_matter(tile: str) -> None:
    table = a_table(dice=ELEVEN).ship(RED, TO_ELEVEN).move_robber(tile).do("roll")
    assert cloth(table) == [2, 0, 0, 0]


def test_sea_s6_6_what_a_village_lacks_comes_from_the_reserve() -> None:
    table = a_table(dice=ELEVEN).ship(RED, TO_ELEVEN).ship(BLUE, *BLUE_TO_ELEVEN).ship(ORANGE, *ORANGE_TO_ELEVEN)
    leave(table, "1,2N", 1)
    reserve = table.block("cloth_reserve")
    table.do("roll")
    assert (cloth(table), stock(table, "1,2N"), table.block("cloth_reserve")) == ([2, 2, 0, 2], 0, reserve - 2)
    assert [event["seat"] for event in table.told("cloth_taken")[-1:]] == [RED]
    assert [event["seat"] for event in table.told("cloth_topped_up")] == [BLUE, ORANGE]


def test_sea_s6_6_an_empty_village_gives_nothing_and_spares_the_reserve() -> None:
    table = a_table(dice=ELEVEN).ship(RED, TO_ELEVEN).ship(BLUE, *BLUE_TO_ELEVEN)
    leave(table, "1,2N", 0)
    reserve = table.block("cloth_reserve")
    table.do("roll")
    assert (cloth(table), table.block("cloth_reserve")) == ([1, 1, 0, 0], reserve)


def test_sea_s6_6_with_an_empty_reserve_the_first_in_turn_order_get_cloth() -> None:
    table = a_table(dice=ELEVEN).ship(RED, TO_ELEVEN).ship(BLUE, *BLUE_TO_ELEVEN).ship(ORANGE, *ORANGE_TO_ELEVEN)
    leave(table, "1,2N", 1)
    own(table, WHITE, table.block("cloth_reserve") - 1)
    table.turn.begin_turn(table.state, ORANGE)
    table.do("roll")
    assert (cloth(table)[RED], cloth(table)[BLUE], cloth(table)[ORANGE]) == (2, 1, 2)
    assert (stock(table, "1,2N"), table.block("cloth_reserve")) == (0, 0)


# ---- points and routes


@pytest.mark.parametrize(("count", "points"), [(0, 3), (1, 3), (2, 4), (3, 4), (4, 5), (5, 5), (9, 7)])
def test_sea_s6_7_every_pair_of_cloth_is_a_point(count: int, points: int) -> None:
    assert own(a_table(), RED, count).points(RED) == points


def test_sea_s6_7_one_by_one() -> None:
    table = a_table(dice=ELEVEN).ship(RED, TO_ELEVEN)
    assert table.points(RED) == 3
    assert table.do("roll").points(RED) == 4


@pytest.mark.parametrize("left", [4, 0])
def test_sea_s6_8_ships_of_a_route_to_a_village_never_move(left: int) -> None:
    table = a_table(rolled=True).ship(RED, TO_ELEVEN)
    leave(table, "1,2N", left)
    table.refused(f"lift_ship {TO_ELEVEN}", "ship.not_at_the_end", "SEA-20")
    assert table.legal("lift_ship") == []


def test_sea_s6_8_none_of_a_longer_route_but_a_branch_of_it() -> None:
    table = a_table().ship(BLUE, *BLUE_TO_ELEVEN, "0,2E")
    table.turn.begin_turn(table.state, BLUE)
    table.turn.after_roll(table.state, BLUE)
    assert table.legal_at("lift_ship") == table.edges("0,2E")


def test_sea_s6_8_an_open_route_beside_a_village_of_others_may_move() -> None:
    """Another's trade closes only the other's route: ships that were cut off from home have reached nothing."""
    table = a_table().ship(RED, TO_ELEVEN).ship(BLUE, *BLUE_TO_ELEVEN[:2]).settle(WHITE, "0,2N")
    table.ship(BLUE, BLUE_TO_ELEVEN[2])
    table.turn.begin_turn(table.state, BLUE)
    table.turn.after_roll(table.state, BLUE)
    assert table.graph.edge(BLUE_TO_ELEVEN[2]) in table.legal_at("lift_ship")


def test_sea_s6_8_beyond_a_village_the_end_of_the_line_may_move() -> None:
    table = a_table(rolled=True).ship(RED, TO_ELEVEN, "1,2NE", "1,2E")
    assert table.legal_at("lift_ship") == table.edges("1,2E")


# ---- robber and pirate


def robbing(table: SeaTable) -> SeaTable:
    """Red rolls a seven and is to move the robber or the pirate."""
    table.do("roll")
    assert (table.game.phase, table.game.seat) == ("robber", RED)
    return table


def test_sea_s6_9_the_robber_starts_on_the_fields_with_the_twelve() -> None:
    table = a_table()
    assert table.block("robber") == table.graph.tile("-2,2")
    assert token_in(table.block("numbers", table.graph.tile("-2,2"))) == 12
    assert table.block("pirate") == table.graph.tile("4,3")


def test_sea_s6_9_the_robber_never_comes_to_the_small_islands() -> None:
    table = robbing(a_table(dice=SEVEN))
    for tile in ("1,2", "-1,3", "2,3", "0,4"):
        table.refused(f"move_robber {tile}", "robber.not_on_this_island", "SEA-S6-9")
    assert len(table.legal("move_robber")) == 19


def test_sea_s6_9_without_a_village_one_may_not_move_the_pirate() -> None:
    table = a_table({BLUE: {"ore": 1}}, SEVEN).ship(RED, "1,1NE").ship(BLUE, "-1,2E")
    robbing(table)
    assert table.legal("move_pirate") == []
    table.refused("move_pirate 1,1", "pirate.no_village", "SEA-S6-9")


def test_sea_s6_9_nor_with_a_knight() -> None:
    table = a_table(cards={RED: ["knight"]}).do("play_knight")
    assert table.legal("move_pirate") == []
    table = a_table(cards={RED: ["knight"]}).ship(RED, TO_ELEVEN).do("play_knight", "move_pirate 1,1")
    assert table.block("pirate") == table.graph.tile("1,1")


def test_sea_s6_9_with_a_village_one_may_even_if_it_is_empty() -> None:
    table = leave(a_table(dice=SEVEN).ship(RED, TO_ELEVEN), "1,2N", 0)
    robbing(table).do("move_pirate -1,2")
    assert table.block("pirate") == table.graph.tile("-1,2")
    assert table.game.phase == "action"


def pirate_among(
    blue: int, orange: int, hands: dict[int, dict[str, int]], chosen: dict[str, object] | None = None
) -> SeaTable:
    """Red may move the pirate; blue and orange have a ship on the sea tile 1,1, and so much cloth."""
    table = a_table(hands, SEVEN, chosen=chosen).ship(RED, TO_ELEVEN)
    table.ship(BLUE, "0,1SE", "0,2NE").ship(ORANGE, "1,1NW")
    own(table, BLUE, blue)
    own(table, ORANGE, orange)
    return robbing(table)


def test_sea_s6_9_a_card_or_a_cloth_as_the_mover_likes() -> None:
    table = pirate_among(2, 3, {BLUE: {"ore": 2}, ORANGE: {}}).do("move_pirate 1,1")
    assert (table.game.phase, table.game.seat) == ("raid", RED)
    assert table.legal() == ["steal 1", "steal_cloth 1", "steal_cloth 3", "steal_nothing"]
    table.refused("steal_cloth 2", "cloth.no_victim", "SEA-S6-9")
    table.refused("steal 3", "steal.no_victim", "BASE-40")
    card = table.game.copy()
    card.apply("steal 1")
    taken = SeaTable(card)
    assert (taken.hand(RED), taken.hand(BLUE), cloth(taken)) == ({"ore": 1}, {"ore": 1}, [1, 2, 0, 3])
    table.do("steal_cloth 1")
    assert (table.hand(RED), table.hand(BLUE), cloth(table)) == ({}, {"ore": 2}, [2, 1, 0, 3])
    assert table.told("cloth_stolen", to=-1) == [{"thief": RED, "victim": BLUE}]
    assert (table.points(RED), table.points(BLUE), table.game.phase) == (4, 3, "action")


def test_sea_s6_9_a_stolen_cloth_may_cost_a_point() -> None:
    table = pirate_among(2, 0, {BLUE: {"ore": 1}})
    before = table.points(BLUE)
    table.do("move_pirate 1,1", "steal_cloth 1")
    assert (table.points(BLUE), table.points(RED)) == (before - 1, 4)


def test_sea_s6_9_a_single_victim_with_both_is_a_choice() -> None:
    table = pirate_among(1, 0, {BLUE: {"ore": 1}}).do("move_pirate 0,2")
    assert table.legal() == ["steal 1", "steal_cloth 1", "steal_nothing"]
    assert table.do("steal_nothing").game.phase == "action"


def test_sea_s6_9_a_single_victim_with_one_kind_is_robbed_at_once() -> None:
    table = pirate_among(1, 0, {}).do("move_pirate 0,2")
    assert (cloth(table), table.game.phase) == ([2, 0, 0, 0], "action")
    table = pirate_among(0, 0, {BLUE: {"ore": 1}}).do("move_pirate 0,2")
    assert (table.hand(RED), table.game.phase) == ({"ore": 1}, "action")


def test_sea_s6_9_at_once_is_an_option_and_so_is_having_to() -> None:
    table = pirate_among(1, 0, {}, {"steal_at_once": False}).do("move_pirate 0,2")
    assert table.legal() == ["steal_cloth 1", "steal_nothing"]
    table = pirate_among(1, 0, {}, {"steal_at_once": False, "steal": "must"}).do("move_pirate 0,2")
    assert table.legal() == ["steal_cloth 1"]
    table.refused("steal_nothing", "steal.must", "BASE-40")


def test_sea_s6_9_nothing_to_steal_where_nobody_has_ships_or_anything() -> None:
    assert pirate_among(1, 1, {BLUE: {"ore": 1}}).do("move_pirate -3,4").game.phase == "action"
    assert pirate_among(0, 0, {}).do("move_pirate 1,1").game.phase == "action"


def test_sea_s6_9_the_mover_does_not_rob_itself() -> None:
    table = pirate_among(0, 0, {RED: {"ore": 1}}).do("move_pirate 2,1")  # only red has a ship there
    assert (table.game.phase, table.hand(RED), cloth(table)) == ("action", {"ore": 1}, [1, 0, 0, 0])
    assert table.told("cloth_stolen") == table.told("stolen") == []


def test_sea_s6_9_the_robber_steals_cards_only() -> None:
    table = pirate_among(1, 0, {}).do("move_robber 0,1")
    assert (table.game.phase, cloth(table)) == ("action", [1, 1, 0, 0])


# ---- no longest route, and the ends


def test_sea_s6_10_there_is_no_longest_route_but_a_largest_army() -> None:
    table = a_table({RED: {}}, cards={RED: ["knight"]})
    table.road(RED, "0,0NW", "0,0W", "0,0SW", "-1,1E", "1,0NW", "1,0NE")
    assert table.block("route_length", RED) >= 5
    assert (table.block("longest_route"), table.told("longest_route"), table.points(RED)) == (0, [], 3)
    table.state.s[table.rules.block_named["knights_played"].at] = 2
    table.do("play_knight")
    assert (table.block("largest_army"), table.points(RED)) == (RED + 1, 5)


def test_sea_s6_11_fourteen_points_in_the_own_turn() -> None:
    table = a_table({RED: SHIP}, rolled=True).set_points(RED, 13)
    own(table, RED, 1)
    table.do(f"build_ship {TO_ELEVEN}")
    assert (table.game.over, table.game.winner) == (True, RED)


def test_sea_s6_11_not_in_the_turn_of_another() -> None:
    table = a_table(dice=ELEVEN).ship(BLUE, *BLUE_TO_ELEVEN).set_points(BLUE, 13).do("roll")
    assert (table.points(BLUE), table.game.over) == (14, False)
    table.do("end_turn")
    assert (table.game.over, table.game.winner) == (True, BLUE)


def nearly_over(points: list[int], count: list[int], secret: dict[int, int] | None = None) -> SeaTable:
    """Four villages have cloth, one of them its last, for which red has the ship; points and cloth as given then."""
    table = a_table({RED: SHIP}, rolled=True)
    for village in ("1,2S", "-1,3N", "-1,3S", "0,4N"):
        leave(table, village, 0)
    leave(table, "1,2N", 1)
    for seat in range(4):
        own(table, seat, count[seat] - (seat == RED))
        table.set_points(seat, points[seat] - (seat == RED and count[RED] % 2 == 0))
        for _ in range((secret or {}).get(seat, 0)):
            table.hold_card(seat, "victory_point")
    return table


def test_sea_s6_11_with_four_villages_the_game_goes_on() -> None:
    table = nearly_over([5, 4, 4, 4], [1, 0, 0, 0]).do("end_turn")
    assert (table.block("villages_left"), table.game.over) == (4, False)


def test_sea_s6_11_with_three_villages_it_ends_and_most_points_win() -> None:
    table = nearly_over([6, 4, 9, 8], [3, 0, 4, 4])
    table.do(f"build_ship {TO_ELEVEN}")
    assert (table.block("villages_left"), table.game.over, table.game.winners) == (3, True, [WHITE])
    assert table.told("cloth_ran_out") == [{"villages": 3}]
    assert table.told("won") == [{"seat": WHITE, "points": 9, "revealed": 0}]
    table.refused("end_turn", "game.over", "BASE-76")


def test_sea_s6_11_hidden_points_are_shown_and_count() -> None:
    table = nearly_over([6, 4, 9, 8], [3, 0, 4, 4], {ORANGE: 2, WHITE: 0})
    table.do(f"build_ship {TO_ELEVEN}")
    assert table.game.winners == [ORANGE]
    for to in (RED, -1):
        assert table.told("points_counted", to) == [
            {"seat": RED, "points": 6, "revealed": 0, "cloth": 3},
            {"seat": BLUE, "points": 4, "revealed": 0, "cloth": 0},
            {"seat": WHITE, "points": 9, "revealed": 0, "cloth": 4},
            {"seat": ORANGE, "points": 10, "revealed": 2, "cloth": 4},
        ]
        assert table.told("won", to) == [{"seat": ORANGE, "points": 10, "revealed": 2}]


def test_sea_s6_11_a_tie_goes_to_the_most_cloth() -> None:
    table = nearly_over([6, 9, 9, 9], [3, 3, 5, 4]).do(f"build_ship {TO_ELEVEN}")
    assert table.game.winners == [WHITE]


def test_sea_s6_11_still_tied_they_share_the_victory() -> None:
    table = nearly_over([9, 9, 9, 8], [4, 4, 3, 6]).do(f"build_ship {TO_ELEVEN}")
    assert (table.game.winners, table.game.winner) == ([RED, BLUE], None)
    assert [event["seat"] for event in table.told("won")] == [RED, BLUE]


def test_sea_s6_11_two_villages_may_run_out_at_once() -> None:
    table = nearly_over([5, 4, 4, 4], [1, 0, 0, 0])
    leave(table, "0,4S", 1)
    table.ship(WHITE, TO_OWN[WHITE])  # takes the last cloth of its village without an action
    assert table.block("villages_left") == 3
    table.do(f"build_ship {TO_ELEVEN}")
    assert (table.game.over, table.told("cloth_ran_out")) == (True, [{"villages": 2}])


def test_sea_s6_11_whoever_reaches_the_target_with_the_last_cloth_has_won() -> None:
    table = nearly_over([14, 15, 4, 4], [2, 0, 0, 0]).do(f"build_ship {TO_ELEVEN}")
    assert (table.game.winners, table.told("cloth_ran_out")) == ([RED], [])


def test_sea_s6_11_it_ends_between_turns_too() -> None:
    table = nearly_over([6, 4, 9, 8], [3, 0, 4, 4])
    table.score.nobody_can_win(table.state)  # as in a building phase between turns (BASE-86)
    table.do(f"build_ship {TO_ELEVEN}")
    assert table.game.winners == [WHITE]


def test_sea_s6_11_a_roll_may_end_it_in_the_turn_of_another() -> None:
    table = a_table(dice=ELEVEN).ship(BLUE, *BLUE_TO_ELEVEN)
    for village in ("1,2S", "-1,3N", "-1,3S", "0,4N"):
        leave(table, village, 0)
    leave(table, "1,2N", 1).set_points(BLUE, 8)
    table.do("roll")
    assert (table.game.winners, table.points(BLUE)) == ([BLUE], 9)


# ---- evaluation


def test_bots_sense_cloth_to_come_and_villages_near() -> None:
    table = a_table()
    before = features(table, RED)
    assert (before["cloth to come"], before["half a pair of cloth"]) == (0, 0)
    assert before["village near"] > 0
    after = features(table.ship(RED, TO_ELEVEN), RED)
    assert after["half a pair of cloth"] == 1
    # The 11 comes in 2 of 36 rolls: in 40 of them that is less than the four cloth left.
    assert after["cloth to come"] == pytest.approx(40 * 2 / 36 / 10)
    assert 0 < after["village near"] < before["village near"]  # the next village is further away
    shared = features(leave(table.ship(BLUE, *BLUE_TO_ELEVEN), "1,2N", 1), RED)
    assert shared["cloth to come"] == pytest.approx(0.05)


def test_bots_sense_each_ship_on_the_way() -> None:
    table = a_table().ship(BLUE, TO_OWN[BLUE])
    near = [features(table, BLUE)["village near"]]
    for edge in ("0,1SE", "0,2NE"):
        near.append(features(table.ship(BLUE, edge), BLUE)["village near"])
    assert near == sorted(near)
    assert near[0] < near[-1]


# ---- whole games


def check(game: archipel.Game) -> None:
    """Cloth is conserved, points are what the board says, and whoever trades has a line of ships."""
    table = SeaTable(game)
    chapter = table.rules.the(ClothTrade)
    s = game.state.s
    villages = [int(v) for v in chapter.corners]
    assert all(s[chapter.stock + v] >= 0 for v in villages)
    on_board = sum(int(s[chapter.stock + v]) for v in villages)
    assert on_board + sum(cloth(table)) + table.block("cloth_reserve") == 5 * len(villages) + 10
    assert table.block("villages_left") == sum(1 for v in villages if s[chapter.stock + v] > 0)
    for seat in range(game.seats):
        points = table.block("cloth", seat) // 2 + 2 * (table.block("largest_army") == seat + 1)
        for v in range(int(game.graph.corners)):
            if table.block("held", v) == seat + 1:
                points += table.block("building", v)
        assert table.points(seat) == points
        for v in villages:
            if table.block("village_trade", v) >> seat & 1:
                assert table.block("ship_reach", v) >> seat & 1
    small = {int(t) for t in range(int(game.graph.ring)) if token_in(table.block("numbers", t)) == 0}
    assert table.block("robber") not in small


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"duel": True}),
        (3, {}),
        (4, {"layout": "random"}),
        (4, {"sail_past_village": False}),
        pytest.param(5, {}, marks=pytest.mark.long),
        pytest.param(6, {"extension": "paired_players"}, marks=pytest.mark.long),
    ],
)
@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.long)])
def test_sea_s6_whole_games_keep_their_cloth(seats: int, options: dict[str, object], seed: int) -> None:
    game = archipel.start(archipel.GameSpec("seafarers/cloth", seats, tuple(options.items())), seed)
    for _ in played_at_random(game, seed, 6000, ("build_", "place_free", "steal_cloth", "move_pirate")):
        check(game)
    assert game.winners
