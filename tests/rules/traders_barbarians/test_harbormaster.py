"""The harbormaster: harbour points and the tile (TB-HM, CK-111, COMBO-18, COMBO-21)."""

from __future__ import annotations

from typing import Any

import pytest

from archipel.catalogue import entry
from archipel.rules.traders_barbarians.harbormaster import Harbormaster
from tests.features import features
from tests.tables import BLUE, RED, WHITE, Table, a_table

pytestmark = pytest.mark.compiled


def a_harbour_table(**given: Any) -> Table:
    return a_table(seats=3, rolled=True, harbormaster=True, **given)


def settle_at(table: Table, seat: int, count: int) -> list[str]:
    """Settlements of a seat at the next harbours with a free corner; their corners."""
    graph, s = table.graph, table.state.s
    found: list[str] = []
    for edge in range(graph.edges):
        ends = [int(v) for v in graph.edge_corners[2 * edge : 2 * edge + 2]]
        if s[table.land.harbour + edge] == 0 or any(s[table.building.piece + v] for v in ends) or len(found) == count:
            continue
        corner = next((v for v in ends if s[table.building.free + v]), None)
        if corner is not None:
            table.settle(seat, graph.corner_names[corner])
            found.append(graph.corner_names[corner])
    assert len(found) == count
    return found


def harbour_points(table: Table) -> list[int]:
    return [table.block("harbour_points", seat) for seat in range(table.game.seats)]


def holder(table: Table) -> int:
    return table.block("harbormaster") - 1


def test_tb_hm_1_one_for_a_settlement_and_two_for_a_city() -> None:
    table = a_harbour_table()
    assert harbour_points(table) == [0, 0, 0]
    (corner,) = settle_at(table, RED, 1)
    assert harbour_points(table) == [1, 0, 0]
    table.city(RED, corner)
    assert harbour_points(table) == [2, 0, 0]


def test_tb_hm_2_the_first_with_three_takes_the_tile() -> None:
    table = a_harbour_table()
    (corner, _) = settle_at(table, RED, 2)
    assert holder(table) == -1
    assert table.points(RED) == 4
    table.city(RED, corner)
    assert holder(table) == RED
    assert table.points(RED) == 4 + 1 + 2
    assert table.told("harbormaster") == [{"seat": RED, "harbour_points": 3}]


def test_tb_hm_2_a_tie_leaves_it_and_more_takes_it() -> None:
    table = a_harbour_table()
    settle_at(table, RED, 3)
    (corner, *_) = settle_at(table, BLUE, 3)
    assert holder(table) == RED
    before = table.points(RED), table.points(BLUE)
    table.city(BLUE, corner)
    assert holder(table) == BLUE
    assert (table.points(RED), table.points(BLUE)) == (before[0] - 2, before[1] + 1 + 2)


def test_tb_hm_2_below_three_nobody_holds_it() -> None:
    table = a_harbour_table()
    (corner, _) = settle_at(table, RED, 2)
    table.city(RED, corner)
    table.building.lose_city(table.state, RED, table.graph.corner(corner))
    assert holder(table) == -1
    assert table.points(RED) == 4
    assert table.told("harbormaster")[-1] == {"seat": None, "harbour_points": 0}


def test_ck_111_a_city_that_falls_loses_its_second_point() -> None:
    """Two others have as many then, and the tile is set aside."""
    table = a_harbour_table()
    (corner, _, _) = settle_at(table, RED, 3)
    table.city(RED, corner)
    for seat in (BLUE, WHITE):
        (other, _) = settle_at(table, seat, 2)
        table.city(seat, other)
    assert (holder(table), harbour_points(table)) == (RED, [4, 3, 3])
    table.building.lose_city(table.state, RED, table.graph.corner(corner))
    assert holder(table) == RED  # the holder is among those with the most
    settle_at(table, BLUE, 1)
    assert holder(table) == BLUE


def test_tb_hm_2_a_tie_without_the_holder_sets_it_aside() -> None:
    table = a_harbour_table()
    (first, second) = settle_at(table, RED, 2)
    table.city(RED, first).city(RED, second)
    for seat in (BLUE, WHITE):
        (other, _) = settle_at(table, seat, 2)
        table.city(seat, other)
    for corner in (first, second):
        table.building.lose_city(table.state, RED, table.graph.corner(corner))
    assert (holder(table), harbour_points(table)) == (-1, [2, 3, 3])


TARGETS = {
    "base": 11,
    "cities_knights": 14,
    "seafarers/new_shores": 15,
    "seafarers/four_islands": 14,
    "seafarers/oceania": 13,
    "seafarers/wonders": 11,
    "seafarers/new_world": 13,
}


@pytest.mark.parametrize("game", TARGETS)
def test_tb_hm_3_combo_18_the_target_is_one_more(game: str) -> None:
    assert entry(game).choose(4, {"harbormaster": True})["target"] == TARGETS[game]


def test_combo_18_with_cities_and_knights_at_sea() -> None:
    chosen = entry("seafarers/new_shores").choose(4, {"harbormaster": True, "cities_knights": True})
    assert chosen["target"] == 17


def test_tb_hm_4_two_harbours_at_a_building_count_once() -> None:
    table = a_harbour_table()
    (corner,) = settle_at(table, RED, 1)
    at = table.graph.corner(corner)
    width = int(table.graph.corner_width)
    for edge in table.graph.corner_edges[at * width : (at + 1) * width]:
        if edge >= 0:
            table.state.s[table.land.harbour + edge] = 1
    table.maritime.open_harbour(table.state, RED, 1)
    assert harbour_points(table) == [1, 0, 0]


def test_combo_21_a_harbour_counts_once_it_is_attached() -> None:
    table = a_harbour_table()
    edge = int(table.graph.edge("0,1SE"))  # at red's second settlement
    table.state.s[table.land.harbour + edge] = 1
    assert harbour_points(table) == [0, 0, 0]
    table.maritime.open_harbour(table.state, RED, 1)
    assert harbour_points(table) == [1, 0, 0]
    table.maritime.close_harbour(table.state, edge)
    assert harbour_points(table) == [0, 0, 0]


def test_combo_17_only_players_hold_it() -> None:
    table = a_harbour_table()
    chapter = table.rules.the(Harbormaster)
    chapter.recount(table.state, table.game.seats)
    assert harbour_points(table) == [0, 0, 0]


def test_bots_value_harbour_points() -> None:
    table = a_harbour_table()
    before = features(table, RED)["harbours ahead"]
    settle_at(table, RED, 1)
    assert features(table, RED)["harbours ahead"] > before
