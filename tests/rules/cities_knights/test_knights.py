"""Knights on the board and in stock (CK-4, CK-25, CK-45, CK-53 to CK-57, CK-62 to CK-65)."""

from __future__ import annotations

import pytest

from archipel.rules.cities_knights.knight_words import ACTIVATED, PROMOTED
from tests.features import features
from tests.rules.cities_knights.city_tables import CityTable, a_city_table
from tests.tables import BLUE, ORANGE, RED, WHITE

pytestmark = pytest.mark.compiled

RICH = {"ore": 5, "wool": 5, "grain": 5}

# Roads of the middle row, from the west to the east: eight corners between the first and the last.
TOP = ("-2,0NW", "-2,0NE", "-1,0NW", "-1,0NE", "0,0NW", "0,0NE", "1,0NW", "1,0NE", "2,0NW")


def a_rich_table(seats: int = 4) -> CityTable:
    return a_city_table(seats, hands={RED: RICH}, rolled=True)


def spent(table: CityTable, corner: str) -> int:
    return table.block("knight_spent", table.graph.corner(corner))


# ---- pieces


def test_ck_4_every_colour_has_two_knights_of_each_strength_and_three_walls() -> None:
    table = a_city_table()
    for seat in range(4):
        assert table.knights_left(seat) == (2, 2, 2)
        assert table.block("walls_left", seat) == 3


def test_ck_25_active_knights_count_their_strength_and_inactive_ones_nothing() -> None:
    table = a_city_table().road(RED, "0,-1E")
    assert table.knights.active_strength(table.state, RED) == 0
    table.knight(RED, "0,-1NE", 1, active=True).knight(RED, "0,-1SE", 3, active=True).knight(RED, "0,1SE", 2)
    table.knight(BLUE, "1,0NE", 2, active=True)
    assert table.knights.active_strength(table.state, RED) == 4
    assert table.knights.active_strength(table.state, BLUE) == 2
    assert table.knights.active_strength(table.state, WHITE) == 0


# ---- recruiting


def test_ck_53_a_basic_inactive_knight_for_ore_and_wool() -> None:
    table = a_city_table(hands={RED: {"ore": 1, "wool": 1}}, rolled=True)
    table.do("recruit 0,-1NE")
    assert table.knights_of(RED) == {"1,-2S": "basic"}
    assert table.hand(RED) == {}
    assert table.knights_left(RED) == (1, 2, 2)
    assert table.told("knight_recruited") == [
        {"seat": RED, "corner": table.graph.corner("0,-1NE"), "rank": "basic"},
    ]


def test_ck_53_on_free_corners_that_an_own_road_comes_to_without_any_distance() -> None:
    table = a_rich_table()
    # Beside Red's settlement 0,-1N and beside Red's city 0,1S; not on them.
    assert table.legal_at("recruit") == table.corners("0,-1NE", "0,1SE")
    table.road(RED, "0,-1E", "0,0NE")
    assert table.legal_at("recruit") == table.corners("0,-1NE", "0,1SE", "0,0N", "0,0NE")


def test_ck_53_not_away_from_own_roads() -> None:
    table = a_rich_table()
    table.refused("recruit 0,0N", "knight.no_road", "CK-53")
    table.refused("recruit 1,0NE", "knight.no_road", "CK-53")  # there is blue's road


@pytest.mark.parametrize("hand", [{"ore": 1}, {"wool": 1}, {"coin": 1, "cloth": 1, "grain": 4}])
def test_ck_53_not_without_the_price(hand: dict[str, int]) -> None:
    table = a_city_table(hands={RED: hand}, rolled=True)
    assert table.legal("recruit") == []
    table.refused("recruit 0,-1NE", "knight.too_expensive", "CK-53")


def test_ck_12_not_before_the_roll() -> None:
    table = a_city_table(hands={RED: RICH}).knight(RED, "0,-1NE", 1, active=True)
    for action in ("recruit 0,1SE", "activate 0,-1NE", "promote 0,-1NE", "lift_knight 0,-1NE", "chase_robber 0,-1NE"):
        table.refused(action, "turn.roll_first", "CK-12")


def test_ck_57_at_most_two_of_a_strength() -> None:
    table = a_rich_table().road(RED, "0,-1E", "0,0NE")
    table.do("recruit 0,-1NE", "recruit 0,0N")
    assert table.legal("recruit") == []
    table.refused("recruit 0,0NE", "knight.none_left", "CK-57")
    table.do("promote 0,0N")  # a basic piece comes back to the stock
    assert table.knights_left(RED) == (1, 1, 2)
    table.do("recruit 0,0NE")
    assert table.knights_of(RED) == {"1,-2S": "basic", "0,0N": "strong", "1,-1S": "basic"}


def test_ck_63_not_on_a_building_or_another_knight() -> None:
    table = a_rich_table().road(RED, "0,-1E", "0,0NE", "1,0NW")
    table.knight(BLUE, "0,0NE", 1).knight(RED, "0,0N", 1)
    assert table.legal_at("recruit") == table.corners("0,-1NE", "0,1SE")
    for corner in ("0,0NE", "0,0N", "1,0N", "0,-1N"):  # blue's knight, red's, blue's city, red's settlement
        table.refused(f"recruit {corner}", "knight.occupied", "CK-63")


# ---- activating


def test_ck_54_a_grain_makes_any_knight_active() -> None:
    table = a_city_table(hands={RED: {"grain": 3}}, rolled=True).road(RED, "0,-1E")
    table.knight(RED, "0,-1NE", 1).knight(RED, "0,0N", 3)
    assert table.legal_at("activate") == table.corners("0,-1NE", "0,0N")
    table.do("activate 0,0N")
    assert table.knights_of(RED) == {"1,-2S": "basic", "0,0N": "mighty*"}
    assert table.hand(RED) == {"grain": 2}
    assert table.told("knight_activated") == [{"seat": RED, "corner": table.graph.corner("0,0N")}]
    table.do("activate 0,-1NE")
    assert table.legal("activate") == []


def test_ck_54_in_the_turn_in_which_it_was_recruited() -> None:
    table = a_rich_table()
    table.do("recruit 0,-1NE", "activate 0,-1NE")
    assert table.knights_of(RED) == {"1,-2S": "basic*"}


def test_ck_54_again_after_an_action_in_the_same_turn() -> None:
    table = a_rich_table().road(RED, "0,-1E").knight(RED, "0,-1NE", 1, active=True)
    table.do("lift_knight 0,-1NE", "set_knight 0,0N")
    assert table.knights_of(RED) == {"0,0N": "basic"}
    table.do("activate 0,0N")
    assert table.knights_of(RED) == {"0,0N": "basic*"}
    table.refused("lift_knight 0,0N", "knight.just_activated", "CK-55")


def test_ck_54_refused() -> None:
    table = a_rich_table().knight(RED, "0,-1NE", 1, active=True).knight(BLUE, "1,0NE", 1)
    table.refused("activate 0,-1NE", "knight.already_active", "CK-54")
    table.refused("activate 1,0NE", "knight.not_own", "CK-54")
    table.refused("activate 0,-1N", "knight.not_own", "CK-54")
    table.hold(RED, ore=3).knight(RED, "0,1SE", 1)
    assert table.legal("activate") == []
    table.refused("activate 0,1SE", "knight.activation_too_expensive", "CK-54")


def test_ck_55_what_was_activated_this_turn_acts_from_the_next_on() -> None:
    table = a_city_table(hands={RED: RICH}, dice=[(1, 1)] * 3, events=["trade"] * 3, seats=3, rolled=True)
    table.do("recruit 0,-1NE", "activate 0,-1NE")
    assert table.legal("lift_knight") == []
    assert spent(table, "0,-1NE") == ACTIVATED
    for _ in range(3):
        table.do("end_turn", "roll")
    assert spent(table, "0,-1NE") == 0
    table.road(RED, "0,-1E")
    assert table.legal_at("lift_knight") == table.corners("0,-1NE")


def test_ck_87_activating_all_leaves_those_that_were_active_able_to_act() -> None:
    table = a_rich_table().road(RED, "0,-1E").knight(RED, "0,-1NE", 1, active=True).knight(RED, "0,1SE", 2)
    assert table.knights.offer_inactive(table.state, RED, 0, 0) == 1
    table.knights.activate_all(table.state, RED)
    assert table.knights.offer_inactive(table.state, RED, 0, 0) == 0
    assert table.knights_of(RED) == {"1,-2S": "basic*", "0,2N": "strong*"}
    assert table.legal_at("lift_knight") == table.corners("0,-1NE")


def test_ck_32_all_knights_of_all_seats_become_inactive() -> None:
    table = a_city_table().knight(RED, "0,-1NE", 1, active=True).knight(BLUE, "1,0NE", 3, active=True)
    table.knights.deactivate_all(table.state)
    assert table.knights_of(RED) == {"1,-2S": "basic"}
    assert table.knights_of(BLUE) == {"2,-1S": "mighty"}


# ---- promoting


@pytest.mark.parametrize("active", [True, False])
def test_ck_56_ore_and_wool_make_a_knight_stronger_and_leave_it_as_active_as_it_was(active: bool) -> None:
    table = a_city_table(hands={RED: {"ore": 1, "wool": 1}}, rolled=True).knight(RED, "0,-1NE", 1, active)
    table.do("promote 0,-1NE")
    assert table.knights_of(RED) == {"1,-2S": "strong*" if active else "strong"}
    assert table.hand(RED) == {}
    assert table.knights_left(RED) == (2, 1, 2)
    assert table.told("knight_promoted") == [
        {"seat": RED, "corner": table.graph.corner("0,-1NE"), "rank": "strong"},
    ]


def test_ck_56_in_the_turn_of_recruitment_but_once_in_a_turn() -> None:
    table = a_rich_table().level(RED, "politics", 3)
    table.do("recruit 0,-1NE", "promote 0,-1NE")
    assert spent(table, "0,-1NE") == PROMOTED
    assert table.legal("promote") == []
    table.refused("promote 0,-1NE", "knight.already_promoted", "CK-56")


def test_ck_56_once_in_a_turn_wherever_it_goes_meanwhile() -> None:
    table = a_rich_table().level(RED, "politics", 3).road(RED, "0,-1E").knight(RED, "0,-1NE", 1, active=True)
    table.do("promote 0,-1NE", "lift_knight 0,-1NE", "set_knight 0,0N")
    table.refused("promote 0,0N", "knight.already_promoted", "CK-56")


def test_ck_56_promoted_and_then_moved_in_one_turn() -> None:
    table = a_rich_table().road(RED, "0,-1E").knight(RED, "0,-1NE", 1, active=True)
    table.do("promote 0,-1NE", "lift_knight 0,-1NE", "set_knight 0,0N")
    assert table.knights_of(RED) == {"0,0N": "strong"}


def test_ck_45_mighty_knights_need_the_fortress() -> None:
    table = a_rich_table().knight(RED, "0,-1NE", 2)
    assert table.legal("promote") == []
    table.refused("promote 0,-1NE", "knight.no_fortress", "CK-45")
    table.level(RED, "politics", 2)
    table.refused("promote 0,-1NE", "knight.no_fortress", "CK-45")
    table.level(RED, "politics", 3)
    table.do("promote 0,-1NE")
    assert table.knights_of(RED) == {"1,-2S": "mighty"}
    table.refused("promote 0,-1NE", "knight.already_mighty", "CK-56")


def test_ck_45_anothers_fortress_is_of_no_use() -> None:
    table = a_rich_table().knight(RED, "0,-1NE", 2).level(BLUE, "politics", 3)
    table.refused("promote 0,-1NE", "knight.no_fortress", "CK-45")


def test_ck_57_the_stronger_piece_must_be_in_stock() -> None:
    table = a_rich_table().level(RED, "politics", 3).road(RED, "0,-1E", "0,0NE")
    table.knight(RED, "0,-1NE", 2).knight(RED, "0,0N", 2).knight(RED, "0,0NE", 1)
    assert table.legal_at("promote") == table.corners("0,-1NE", "0,0N")
    table.refused("promote 0,0NE", "knight.none_left", "CK-57")
    table.do("promote 0,0N", "promote 0,0NE")
    assert table.knights_left(RED) == (2, 0, 1)


def test_ck_56_refused() -> None:
    table = a_rich_table().knight(RED, "0,-1NE", 1).knight(BLUE, "1,0NE", 1)
    table.refused("promote 1,0NE", "knight.not_own", "CK-56")
    table.hold(RED, ore=1, grain=4)
    table.refused("promote 0,-1NE", "knight.promotion_too_expensive", "CK-56")


# ---- holding a corner


def test_ck_62_nobody_builds_where_a_knight_stands() -> None:
    table = a_city_table(hands={RED: {"brick": 1, "lumber": 1, "wool": 1, "grain": 1}}, rolled=True)
    table.road(RED, "0,-1E", "0,0NE")  # 0,0N is two paths from every building
    assert table.legal_at("build_settlement") == table.corners("0,0N")
    table.knight(BLUE, "0,0N", 1)
    assert table.legal("build_settlement") == []
    table.refused("build_settlement 0,0N", "settlement.knight", "CK-64")
    table.knights.take(table.state, table.graph.corner("0,0N"))
    assert table.legal_at("build_settlement") == table.corners("0,0N")


def test_ck_62_the_owner_must_move_it_away_to_build() -> None:
    table = a_city_table(hands={RED: {"brick": 1, "lumber": 1, "wool": 1, "grain": 1}}, rolled=True)
    table.road(RED, "0,-1E", "0,0NE").knight(RED, "0,0N", 1, active=True)
    table.refused("build_settlement 0,0N", "settlement.own_knight", "CK-62")
    table.do("lift_knight 0,0N", "set_knight 0,0NE", "build_settlement 0,0N")
    assert table.block("held", table.graph.corner("0,0N")) == RED + 1


def test_ck_62_knights_do_not_count_for_the_distance() -> None:
    table = a_city_table(hands={RED: {"brick": 1, "lumber": 1, "wool": 1, "grain": 1}}, rolled=True)
    table.road(RED, "0,-1E", "0,0NE").knight(BLUE, "0,0NE", 1).knight(RED, "0,-1NE", 1)
    table.do("build_settlement 0,0N")
    assert table.points(RED) == 4


@pytest.mark.parametrize("active", [True, False])
def test_ck_62_others_roads_end_at_a_knight(active: bool) -> None:
    table = a_city_table(hands={RED: {"brick": 2, "lumber": 2}}, rolled=True).road(RED, "0,-1E")
    assert table.edges("0,0NE", "0,0NW") <= table.legal_at("build_road")
    table.knight(BLUE, "0,0N", 1, active)
    assert not table.edges("0,0NE", "0,0NW") & table.legal_at("build_road")
    table.refused("build_road 0,0NE", "road.not_connected", "BASE-63")
    table.knights.take(table.state, table.graph.corner("0,0N"))
    assert table.edges("0,0NE", "0,0NW") <= table.legal_at("build_road")


def test_ck_65_own_roads_go_on_from_an_own_knight() -> None:
    table = a_city_table(hands={RED: {"brick": 2, "lumber": 2}}, rolled=True).road(RED, "0,-1E")
    before = table.legal_at("build_road")
    table.knight(RED, "0,0N", 1)
    assert table.legal_at("build_road") == before
    table.do("build_road 0,0NE")


def test_ck_65_but_not_where_no_own_road_comes() -> None:
    table = a_city_table(hands={RED: {"brick": 2, "lumber": 2}}, rolled=True)
    table.knight(RED, "-2,1S", 1)  # as if its road had been removed
    assert not table.edges("-2,1SE", "-2,1SW") & table.legal_at("build_road")


# ---- the longest route


def a_route_table() -> CityTable:
    """White has nine roads in a row along the middle; nobody else stands on them."""
    table = a_city_table(placed=False)
    table.road(WHITE, *TOP)
    return table


def holder(table: CityTable) -> int:
    return table.block("longest_route") - 1


def length(table: CityTable, seat: int) -> int:
    return table.block("route_length", seat)


@pytest.mark.parametrize(
    ("corner", "left"),
    [("-2,0N", 8), ("-1,0NW", 7), ("-1,0N", 6), ("0,0NW", 5), ("0,0N", 5), ("1,0NW", 6), ("2,0N", 9), ("-2,0NW", 9)],
)
def test_ck_62_a_knight_cuts_the_longest_route_and_mends_it_when_it_leaves(corner: str, left: int) -> None:
    table = a_route_table()
    assert (length(table, WHITE), holder(table), table.points(WHITE)) == (9, WHITE, 2)
    table.knight(RED, corner, 1)
    assert length(table, WHITE) == left
    table.knights.take(table.state, table.graph.corner(corner))
    assert (length(table, WHITE), holder(table), table.points(WHITE)) == (9, WHITE, 2)


def test_ck_62_own_knights_cut_nothing() -> None:
    table = a_route_table().knight(WHITE, "0,0N", 1).knight(WHITE, "-1,0N", 2)
    assert (length(table, WHITE), holder(table)) == (9, WHITE)


def test_ck_62_two_knights_cut_and_mend_one_after_the_other() -> None:
    table = a_route_table().knight(RED, "-1,0N", 1)
    assert length(table, WHITE) == 6
    table.knight(BLUE, "1,0NW", 1)
    assert (length(table, WHITE), holder(table), table.points(WHITE)) == (3, -1, 0)
    table.knights.take(table.state, table.graph.corner("-1,0N"))
    assert (length(table, WHITE), holder(table), table.points(WHITE)) == (6, WHITE, 2)
    table.knights.take(table.state, table.graph.corner("1,0NW"))
    assert (length(table, WHITE), holder(table)) == (9, WHITE)


def test_ck_62_the_tile_goes_to_whoever_is_longest_then() -> None:
    table = a_route_table().road(ORANGE, "-2,1SW", "-2,1SE", "-1,1SW", "-1,1SE", "0,1SW", "0,1SE")
    assert (length(table, ORANGE), holder(table)) == (6, WHITE)
    table.knight(RED, "0,0N", 1)
    assert (length(table, WHITE), holder(table), table.points(ORANGE)) == (5, ORANGE, 2)
    table.knights.take(table.state, table.graph.corner("0,0N"))
    assert (length(table, WHITE), holder(table), table.points(WHITE)) == (9, WHITE, 2)


# ---- stock and list


def test_ck_82_a_knight_put_on_the_board_does_not_act_in_this_turn() -> None:
    table = a_rich_table().road(RED, "0,-1E")
    table.knights.put(table.state, RED, table.graph.corner("0,-1NE"), 3, True)
    assert table.knights_of(RED) == {"1,-2S": "mighty*"}
    assert table.legal("lift_knight") == []
    table.refused("lift_knight 0,-1NE", "knight.just_activated", "CK-55")


def test_ck_57_a_knight_that_is_taken_off_the_board_comes_back_to_the_stock() -> None:
    table = a_city_table().knight(RED, "0,-1NE", 2)
    assert table.knights_left(RED) == (2, 1, 2)
    table.knights.take(table.state, table.graph.corner("0,-1NE"))
    assert table.knights_left(RED) == (2, 2, 2)
    assert table.knights_of(RED) == {}
    assert table.told("knight_removed") == [{"seat": RED, "corner": table.graph.corner("0,-1NE"), "rank": "strong"}]


def test_equal_positions_have_equal_bytes_in_whatever_order_knights_came() -> None:
    corners = {"0,-1NE": 1, "0,0N": 2, "0,1SE": 1, "0,0NE": 3}
    tables = []
    for order in (list(corners), sorted(corners), list(reversed(corners))):
        table = a_city_table().road(RED, "0,-1E", "0,0NE")
        for corner in order:
            table.knight(RED, corner, corners[corner])
        table.knight(RED, "1,0NE", 2)
        table.knights.take(table.state, table.graph.corner("1,0NE"))
        tables.append(table.state.to_bytes())
    assert tables[0] == tables[1] == tables[2]


# ---- between turns


def test_ck_100_between_turns_knights_are_bought_but_do_not_act() -> None:
    table = a_city_table(6, dice=[(1, 1)], events=["trade"])
    corner = table.knight_places(BLUE)[0]
    table.hold(BLUE, **RICH).knight(BLUE, corner, 1, active=True)
    table.attacked()
    table.do("roll", "end_turn")
    assert table.phase() == "special_building"
    kinds = {action.split()[0] for action in table.legal(by=BLUE)}
    assert {"promote", "recruit"} <= kinds
    assert not {"lift_knight", "chase_robber"} & kinds
    table.refused(f"lift_knight {corner}", "action.not_now", "CK-100", by=BLUE)
    table.refused("play_warlord", "action.not_now", "CK-100", by=BLUE)
    table.do(f"promote {corner}", by=BLUE)
    table.game.apply(table.legal("recruit", by=BLUE)[0], BLUE)
    table.do(table.legal("activate", by=BLUE)[0], by=BLUE)
    assert table.told("knight_activated")


# ---- what bots see


def test_bots_see_the_strength_of_knights_and_of_those_that_are_active() -> None:
    table = a_city_table().road(RED, "0,-1E").knight(RED, "0,-1NE", 1, active=True).knight(RED, "0,0N", 2)
    seen = features(table, RED, own=False)
    assert seen["strength of knights"] == pytest.approx(3 / 6)
    assert seen["strength of active knights"] == pytest.approx(1 / 6)
    assert seen["knights ready to act"] == pytest.approx(1 / 4)
    other = features(table, BLUE, own=False)
    assert other["strength of knights"] == other["knights ready to act"] == 0


def test_bots_want_no_activation_when_all_knights_are_active() -> None:
    table = a_city_table(hands={RED: {"grain": 1}}).knight(RED, "0,-1NE", 1, active=True)
    assert features(table, RED, own=False)["activation soon"] == 0
    table.knight(RED, "0,1SE", 1)
    assert features(table, RED, own=False)["activation soon"] > 0
