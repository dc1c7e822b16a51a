"""Moving ships: open and closed routes, loops, and what a move does to the longest route (SEA-17 to SEA-22)."""

from __future__ import annotations

from random import Random

import pytest

from tests.properties.boards import movable
from tests.rules.seafarers.sea_tables import a_sea_table
from tests.tables import BLUE, RED, WHITE


def ring(tile: str) -> list[str]:
    return [tile + side for side in ("NE", "E", "SE", "SW", "W", "NW")]


def test_sea_17_a_route_between_two_own_buildings_is_closed() -> None:
    table = a_sea_table(rolled=True)
    assert table.legal_at("lift_ship") == table.edges("1,0E")
    table.ship(RED, "2,0NW", "2,0NE", "3,0NW", "3,0NE")
    assert table.legal_at("lift_ship") == table.edges("3,0NE")
    table.settle(RED, "4,0NW")
    assert table.legal("lift_ship") == []
    table.refused("lift_ship 3,0NE", "ship.not_at_the_end", "SEA-20")
    table.refused("lift_ship 1,0E", "ship.not_at_the_end", "SEA-20")


def test_sea_18_the_end_of_an_open_route_goes_to_any_place_free_of_charge() -> None:
    table = a_sea_table(rolled=True)
    table.ship(RED, "2,0NW")
    table.do("lift_ship 2,0NW")
    assert table.game.phase == "ship_move"
    assert table.block("ship_lifted") == table.graph.edge("2,0NW")
    assert table.legal_at("set_ship") == table.edges("0,0W", "1,0NE", "1,1NE")
    table.do("set_ship 1,1NE")
    assert table.ships_of(RED) == {"1,0E", "1,1NE"}
    assert table.hand(RED) == {}
    assert table.told("ship_moved") == [
        {"seat": RED, "from": table.graph.edge("2,0NW"), "to": table.graph.edge("1,1NE")}
    ]


def test_sea_18_only_after_the_roll_and_trade_is_over_then() -> None:
    table = a_sea_table(separate=True)
    table.refused("lift_ship 1,0E", "action.not_now", "BASE-31")
    table.turn.after_roll(table.state, RED)
    table.do("lift_ship 1,0E", "set_ship 1,1NE")
    assert table.game.phase == "building"


def test_sea_18_others_ships_stay() -> None:
    table = a_sea_table(rolled=True)
    table.ship(BLUE, "1,2W")
    table.refused("lift_ship 1,2W", "ship.not_own", "SEA-18")
    table.refused("lift_ship 2,0NE", "ship.not_own", "SEA-18")


def test_sea_19_one_move_a_turn() -> None:
    table = a_sea_table(rolled=True)
    table.ship(RED, "2,0NW", "1,0NE")
    table.do("lift_ship 2,0NW", "set_ship 1,1NE")
    assert table.legal("lift_ship") == []
    table.refused("lift_ship 1,0NE", "ship.one_move", "SEA-19")


def test_sea_19_not_one_that_was_built_in_this_turn() -> None:
    table = a_sea_table(hands={RED: {"lumber": 1, "wool": 1}}, rolled=True)
    table.do("build_ship 2,0NW")
    assert table.legal("lift_ship") == []
    table.refused("lift_ship 2,0NW", "ship.just_built", "SEA-19")


def test_sea_19_a_place_is_judged_without_the_ship_that_left() -> None:
    table = a_sea_table(rolled=True)
    table.ship(RED, "2,0NW")
    table.do("lift_ship 2,0NW")
    table.refused("set_ship 2,0NE", "ship.not_connected", "SEA-11")  # only the ship that left led there


def test_sea_20_an_opponent_on_a_closed_route_opens_nothing() -> None:
    table = a_sea_table(rolled=True)
    table.put_terrain("2,0", "hills")
    table.ship(RED, "2,0NW", "2,0NE", "3,0NW", "3,0NE")
    table.settle(RED, "4,0NW")
    table.settle(BLUE, "2,0NE")
    assert table.legal("lift_ship") == []


def test_sea_20_not_back_to_the_edge_it_left() -> None:
    table = a_sea_table(rolled=True)
    table.do("lift_ship 1,0E")
    table.refused("set_ship 1,0E", "ship.same_place", "SEA-20")


def test_sea_20_in_a_ring_at_sea_every_ship_may_leave() -> None:
    table = a_sea_table(rolled=True)
    table.ship(RED, *ring("3,1"))
    assert table.legal_at("lift_ship") == table.edges(*ring("3,1"), "1,0E")


def test_sea_20_of_a_loop_at_one_building_the_two_ships_beside_it_may_leave() -> None:
    table = a_sea_table(rolled=True)
    table.ship(RED, *(edge for edge in ring("2,0") if edge != "2,0W"))
    assert table.legal_at("lift_ship") == table.edges("2,0W", "2,0SW")


def test_sea_21_not_from_or_to_the_pirates_tile() -> None:
    table = a_sea_table(rolled=True)
    table.ship(RED, "1,1NE")
    table.put_pirate("2,0")
    assert table.legal_at("lift_ship") == set()
    table.refused("lift_ship 1,0E", "ship.beside_the_pirate", "SEA-28")
    table.put_pirate("2,1")
    table.do("lift_ship 1,0E")
    table.refused("set_ship 2,1NW", "ship.beside_the_pirate", "SEA-28")


def test_sea_22_a_ship_that_leaves_may_cost_the_longest_route() -> None:
    table = a_sea_table(rolled=True)
    table.ship(RED, "2,0NW", "2,0NE", "3,0NW", "3,0NE")
    assert table.block("longest_route") == RED + 1
    points = table.points(RED)
    table.do("lift_ship 3,0NE", "set_ship 1,1NE")
    # The moved ship goes on from the building at the other end: five again, so the tile stays.
    assert (table.block("longest_route"), table.points(RED)) == (RED + 1, points)
    table.do("end_turn")
    table.turn.after_roll(table.state, BLUE)
    table.do("end_turn")
    table.turn.after_roll(table.state, WHITE)
    table.do("end_turn")
    table.turn.after_roll(table.state, RED)
    table.do("lift_ship 3,0NW", "set_ship 2,0E")
    assert table.block("route_length", RED) == 5
    table.ship(RED, "1,0NE")
    table.ships.take_off(table.state, RED, table.graph.edge("1,1NE"))
    table.route.remeasure(table.state, RED)
    assert (table.block("longest_route"), table.points(RED)) == (0, points - 2)


# ---- a definition by brute force


@pytest.mark.long
@pytest.mark.parametrize("seed", range(150))
def test_sea_20_ships_that_may_leave_by_brute_force(seed: int) -> None:
    """Random ships and buildings on the small sea, loops among them."""
    chance = Random(seed)
    table = a_sea_table(rolled=True)
    graph = table.graph
    for corner in chance.sample(range(int(graph.corners)), chance.choice((0, 2, 4))):
        if table.block("corner_free", corner) and table.block("settlements_left", RED):
            table.building.place_settlement(table.state, RED, corner)
    wet = [edge for edge in range(int(graph.edges)) if table.land.beside(table.state, edge) & 2]
    start = chance.choice(wet)
    for _ in range(14):
        near = [
            edge
            for edge in wet
            if not table.block("road", edge)
            and (
                chance.random() < 0.02
                or table.block("ship_reach", int(graph.edge_corners[2 * edge])) & 1
                or table.block("ship_reach", int(graph.edge_corners[2 * edge + 1])) & 1
            )
        ]
        edge = chance.choice(near or [start])
        if not table.block("road", edge):
            table.ships.put(table.state, RED, edge, 1)
    anchors = frozenset(
        corner
        for corner in range(int(graph.corners))
        if table.block("building", corner) and table.block("held", corner) == RED + 1
    )
    ships = frozenset(edge for edge in range(int(graph.edges)) if table.ships.routes.is_ship(table.state, RED, edge))
    found = {edge for edge in ships if table.ships.routes.may_leave(table.state, RED, edge)}
    assert found == movable(graph, ships, anchors)
