"""City walls (CK-4, CK-30, CK-66, CK-67)."""

from __future__ import annotations

import pytest

from tests.features import features
from tests.rules.cities_knights.city_tables import CityTable, a_city_table
from tests.tables import BLUE, RED, WHITE

pytestmark = pytest.mark.compiled

HOME = "0,1S"  # red's city


def a_table_with_brick(brick: int = 8) -> CityTable:
    return a_city_table(hands={RED: {"brick": brick}}, rolled=True)


def limit(table: CityTable, seat: int) -> int:
    return int(table.robber.hand_limit(table.state, seat))


# ---- building


def test_ck_66_two_brick_under_an_own_city() -> None:
    table = a_table_with_brick(3)
    assert table.legal_at("build_wall") == table.corners(HOME)
    table.do(f"build_wall {HOME}")
    assert table.hand(RED) == {"brick": 1}
    assert table.block("wall", table.graph.corner(HOME)) == 1
    assert table.block("walls_left", RED) == 2
    assert table.told("wall_built") == [{"seat": RED, "corner": table.graph.corner(HOME)}]
    assert table.points(RED) == 3  # a wall is not a point


def test_ck_66_only_under_own_cities() -> None:
    table = a_table_with_brick()
    for corner in ("0,-1N", "1,0N", "0,0N"):  # a settlement, blue's city, nothing
        table.refused(f"build_wall {corner}", "wall.no_city", "CK-66")


def test_ck_66_one_for_each_city() -> None:
    table = a_table_with_brick().city(RED, "0,-1N")
    assert table.legal_at("build_wall") == table.corners(HOME, "0,-1N")
    table.do(f"build_wall {HOME}")
    assert table.legal_at("build_wall") == table.corners("0,-1N")
    table.refused(f"build_wall {HOME}", "wall.already_there", "CK-66")


def test_ck_66_three_for_each_player() -> None:
    table = a_table_with_brick().city(RED, "0,-1N").city(RED, "2,-2N").city(RED, "-2,2S")
    table.do(f"build_wall {HOME}", "build_wall 0,-1N", "build_wall 2,-2N")
    assert table.legal("build_wall") == []
    table.refused("build_wall -2,2S", "wall.none_left", "CK-66")


def test_ck_66_under_a_metropolis_too() -> None:
    table = a_table_with_brick().level(RED, "science", 4)
    assert table.improvements.is_metropolis(table.state, table.graph.corner(HOME))
    table.do(f"build_wall {HOME}")


def test_ck_66_not_without_the_price_nor_before_the_roll() -> None:
    table = a_table_with_brick(1)
    assert table.legal("build_wall") == []
    table.refused(f"build_wall {HOME}", "wall.too_expensive", "CK-66")
    a_city_table(hands={RED: {"brick": 2}}).refused(f"build_wall {HOME}", "turn.roll_first", "CK-12")


# ---- the hand


@pytest.mark.parametrize(("walls", "allowed"), [(0, 7), (1, 9), (2, 11), (3, 13)])
def test_ck_67_two_more_cards_for_each_wall(walls: int, allowed: int) -> None:
    table = a_city_table().city(RED, "0,-1N").city(RED, "2,-2N")
    for corner in (HOME, "0,-1N", "2,-2N")[:walls]:
        table.wall(RED, corner)
    assert limit(table, RED) == allowed
    assert limit(table, BLUE) == 7


@pytest.mark.parametrize(("wool", "paper", "lost"), [(5, 4, 0), (6, 4, 5), (7, 4, 5), (0, 12, 6)])
def test_ck_67_over_the_limit_half_of_resources_and_commodities_together(wool: int, paper: int, lost: int) -> None:
    table = a_city_table(hands={RED: {"wool": wool, "paper": paper}}, dice=[(3, 4)], events=["trade"]).wall(RED, HOME)
    table.do("roll")
    assert table.block("discards_owed", RED) == lost
    assert table.phase() == ("discard" if lost else "action")


def test_ck_67_the_number_of_the_house_is_counted_up_from() -> None:
    table = a_city_table(hand_limit=9).wall(RED, HOME)
    assert limit(table, RED) == 11


# ---- losing


def test_ck_30_a_wall_goes_back_to_the_stock_with_the_city() -> None:
    table = a_city_table().wall(RED, HOME).wall(WHITE, "-1,0N")
    corner = table.graph.corner(HOME)
    table.building.lose_city(table.state, RED, corner)
    assert (table.block("wall", corner), table.block("walls_left", RED), limit(table, RED)) == (0, 3, 7)
    assert table.told("wall_lost") == [{"seat": RED, "corner": corner}]
    assert (table.block("walls_left", WHITE), limit(table, WHITE)) == (2, 9)


def test_ck_30_a_city_without_wall_has_none_to_lose() -> None:
    table = a_city_table().city(RED, "0,-1N").wall(RED, HOME)
    table.building.lose_city(table.state, RED, table.graph.corner("0,-1N"))
    assert (table.block("walls_left", RED), limit(table, RED)) == (2, 9)
    assert table.told("wall_lost") == []


def test_ck_66_no_wall_under_a_city_that_lies_on_its_side() -> None:
    table = a_table_with_brick().city(RED, "0,-1N")
    for corner in ("2,-2N", "-2,2S", "-2,0NW", "2,0NE", "2,-2S"):
        table.settle(RED, corner)
    table.building.lose_city(table.state, RED, table.graph.corner(HOME))
    table.refused(f"build_wall {HOME}", "wall.no_city", "CK-66")
    assert table.legal_at("build_wall") == table.corners("0,-1N")


# ---- what bots see


def test_bots_see_walls() -> None:
    table = a_city_table().wall(RED, HOME)
    assert features(table, RED)["walls"] == pytest.approx(1 / 3)
