"""Resource production: who gets what, the robber, shortage, and the seven that brings nothing."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.tables import BLUE, ORANGE, RED, WHITE, a_table, dice_for

pytestmark = pytest.mark.compiled

# What a roll brings with the settlements of PLACED on the beginner board.
HARVEST: dict[int, dict[int, dict[str, int]]] = {
    2: {RED: {"wool": 1}},
    3: {BLUE: {"lumber": 1, "ore": 1}, WHITE: {"lumber": 1}, ORANGE: {"ore": 1}},
    4: {RED: {"grain": 1}, BLUE: {"wool": 1}, WHITE: {"grain": 1}, ORANGE: {"grain": 1}},
    5: {WHITE: {"wool": 1}},
    6: {RED: {"brick": 1, "grain": 1}, WHITE: {"brick": 1}},
    8: {BLUE: {"lumber": 1}},
    9: {ORANGE: {"lumber": 1}},
    10: {RED: {"ore": 1}, BLUE: {"brick": 1}, ORANGE: {"brick": 1}},
    11: {RED: {"wool": 1}, BLUE: {"lumber": 1}, WHITE: {"lumber": 1}},
    12: {WHITE: {"grain": 1}},
}


@pytest.mark.parametrize("total", HARVEST)
@pytest.mark.parametrize("roller", range(4))
def test_base_32_every_hex_with_the_number_produces_for_every_player(total: int, roller: int) -> None:
    table = a_table(start=RED, dice=[dice_for(total)])
    table.turn.begin_turn(table.state, roller)
    table.do("roll", by=roller)
    assert table.hands() == HARVEST[total]
    assert (table.game.seat, table.game.phase) == (roller, "action")


def test_base_32_the_dice_are_added() -> None:
    for dice in [(1, 5), (5, 1), (2, 4), (4, 2), (3, 3)]:
        assert a_table(dice=[dice]).do("roll").hands() == HARVEST[6]


def test_base_32_watchers_see_the_roll_and_where_cards_came_from() -> None:
    table = a_table(dice=[(3, 3)]).do("roll")
    assert table.told("rolled", to=-1) == [{"seat": RED, "dice": "3+3"}]
    hills, fields = table.graph.tile("0,-1"), table.graph.tile("-1,2")
    produced = table.told("produced", to=-1)
    for said in (
        {"seat": RED, "card": "brick", "count": 1, "tile": hills},
        {"seat": WHITE, "card": "brick", "count": 1, "tile": hills},
        {"seat": RED, "card": "grain", "count": 1, "tile": fields},
    ):
        assert said in produced
    assert len(produced) == 3


def test_base_33_a_city_gives_two() -> None:
    table = a_table(dice=[(2, 1), (3, 3)]).city(BLUE, "-1,0S").city(RED, "0,-1N").do("roll")
    assert table.hands() == {BLUE: {"lumber": 1, "ore": 2}, WHITE: {"lumber": 1}, ORANGE: {"ore": 1}}
    table.do("end_turn", "roll")
    assert table.hand(RED) == {"brick": 2, "grain": 1}


@pytest.mark.parametrize(
    ("second", "third", "cards"),
    [("settlement", "", 2), ("city", "", 3), ("settlement", "settlement", 3), ("city", "city", 5)],
)
def test_base_33_several_buildings_on_one_hex_add_up(second: str, third: str, cards: int) -> None:
    table = a_table(dice=[(6, 2)]).settle(BLUE, "-2,1NW")  # a second one beside the forest with the 8
    if third:
        table.settle(BLUE, "-2,1S")
    for corner, piece in (("-2,1NW", second), ("-2,1S", third)):
        if piece == "city":
            table.city(BLUE, corner)
    table.do("roll")
    assert table.hands() == {BLUE: {"lumber": cards}}
    assert table.told("produced") == [
        {"seat": BLUE, "card": "lumber", "count": cards, "tile": table.graph.tile("-2,1")}
    ]


def test_base_33_several_hexes_with_the_number_add_up() -> None:
    table = a_table(dice=[(5, 6)]).settle(ORANGE, "0,2SE").settle(ORANGE, "-1,0NE").do("roll")
    assert table.hand(ORANGE) == {"wool": 1, "lumber": 1}
    assert {said["tile"] for said in table.told("produced") if said["seat"] == ORANGE} == table.tiles("0,2", "-1,0")


@pytest.mark.parametrize(("city", "cards"), [(False, 2), (True, 4)])
def test_base_33_one_building_between_two_hexes_with_the_number(city: bool, cards: int) -> None:
    table = a_table(dice=[(4, 4)]).put_number("-1,0", 8)  # blue stands between two forests
    if city:
        table.city(BLUE, "-1,0S")
    table.do("roll")
    assert table.hand(BLUE) == {"lumber": cards}
    each = {"seat": BLUE, "card": "lumber", "count": cards // 2}
    produced = [said for said in table.told("produced") if said["seat"] == BLUE]
    assert produced == [{**each, "tile": table.graph.tile(name)} for name in ("-1,0", "-2,1")]


def test_base_34_the_robber_keeps_its_hex_from_producing() -> None:
    table = a_table(dice=[(1, 2), (1, 2)]).move_robber("1,0").do("roll")
    assert table.hands() == {BLUE: {"ore": 1}, ORANGE: {"ore": 1}}  # the other hex with a 3 goes on
    table.do("end_turn").move_robber("-1,1").do("roll")
    assert table.hands() == {BLUE: {"ore": 1, "lumber": 1}, ORANGE: {"ore": 1}, WHITE: {"lumber": 1}}


# ---- shortage


@pytest.mark.parametrize(
    ("left", "expected"),
    [
        (0, {RED: {}, WHITE: {}}),
        (1, {RED: {}, WHITE: {}}),
        (2, {RED: {"brick": 1}, WHITE: {"brick": 1}}),
    ],
)
def test_base_35_several_claimants_get_all_or_nothing(left: int, expected: Mapping[int, Mapping[str, int]]) -> None:
    table = a_table(dice=[(3, 3)]).leave_in_supply(brick=left).do("roll")
    for seat in (RED, WHITE):
        assert table.hand(seat).get("brick", 0) == expected[seat].get("brick", 0)
    assert table.hand(RED)["grain"] == 1  # other kinds are not touched
    assert table.supply("brick") == (left if left < 2 else 0)
    assert table.told("shortage", to=-1) == ([{"card": "brick"}] if left < 2 else [])


@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_base_35_a_single_claimant_takes_what_is_left(left: int) -> None:
    table = a_table(dice=[(6, 2)]).settle(BLUE, "-2,1NW").city(BLUE, "-2,1NW")
    table.leave_in_supply(lumber=left).do("roll")
    assert table.hand(BLUE).get("lumber", 0) == left
    assert table.supply("lumber") == 0
    assert table.told("shortage") == ([{"card": "lumber"}] if left < 3 else [])
    assert sum(int(str(said["count"])) for said in table.told("produced")) == left


@pytest.mark.parametrize(("left", "each"), [(1, 0), (2, 1)])
def test_base_35_shortage_is_counted_over_all_hexes_of_the_roll(left: int, each: int) -> None:
    """Blue is owed lumber by one forest, orange by another: one card is too few for both."""
    table = a_table(dice=[(4, 4)]).put_number("2,-2", 8)
    table.leave_in_supply(lumber=left).do("roll")
    assert [table.hand(seat).get("lumber", 0) for seat in (BLUE, ORANGE)] == [each, each]


def test_base_35_a_single_claimant_of_two_hexes_takes_what_is_left() -> None:
    table = a_table(dice=[(5, 6)]).put_number("1,-2", 11)  # red has pastures at both of its settlements
    table.leave_in_supply(wool=1).do("roll")
    assert table.hands() == {RED: {"wool": 1}, BLUE: {"lumber": 1}, WHITE: {"lumber": 1}}
    assert len([said for said in table.told("produced") if said["seat"] == RED]) == 1


def test_base_35_two_kinds_short_at_once() -> None:
    table = a_table(dice=[(1, 2)]).leave_in_supply(lumber=1, ore=0).do("roll")
    assert table.hands() == {}
    assert table.told("shortage") == [{"card": "lumber"}, {"card": "ore"}]


def test_base_36_production_is_the_same_whoever_rolls() -> None:
    """Orange is owed one, blue two, two are left: nobody is served first, from whichever seat one counts."""
    for roller in range(4):
        table = a_table(dice=[(1, 2)]).city(BLUE, "-1,0S")
        table.turn.begin_turn(table.state, roller)
        table.leave_in_supply(ore=2).do("roll", by=roller)
        assert table.hands() == {BLUE: {"lumber": 1}, WHITE: {"lumber": 1}}


def test_base_36_a_shortage_is_judged_before_anything_is_handed_out() -> None:
    """Nobody's share depends on the order: three cards for three claimants are enough, two are for none."""
    for left, each in ((3, 1), (2, 0)):
        table = a_table(dice=[(2, 2)]).leave_in_supply(grain=left).do("roll")
        assert [table.hand(seat).get("grain", 0) for seat in (RED, WHITE, ORANGE)] == [each] * 3
        assert table.hand(BLUE) == {"wool": 1}


@pytest.mark.parametrize("dice", [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)])
def test_base_37_a_seven_brings_no_cards(dice: tuple[int, int]) -> None:
    table = a_table(dice=[dice]).do("roll")
    assert table.hands() == {}
    assert table.told("produced") == []
    assert (table.game.phase, table.game.seat) == ("robber", RED)
