"""The longest trade route over roads and ships (SEA-23)."""

from __future__ import annotations

from random import Random

import pytest

from archipel.rules.box_chapter import ROAD
from tests.rules.seafarers.sea_tables import SeaTable, a_sea_table
from tests.tables import BLUE, RED


def test_sea_23_roads_and_ships_count_together_through_an_own_building() -> None:
    table = a_sea_table(rolled=True)
    table.road(RED, "1,0SE", "0,1E").ship(RED, "2,0NW", "2,0NE")
    assert table.block("route_length", RED) == 5  # two roads, the settlement, three ships
    assert (table.block("longest_route"), table.points(RED)) == (RED + 1, 4)


def test_sea_23_without_a_building_between_they_do_not_join() -> None:
    table = a_sea_table(rolled=True)
    table.ship(BLUE, "1,2W").road(BLUE, "0,2NE")  # they meet at a bare corner
    assert table.block("route_length", BLUE) == 1 + 1  # blue's first road, the settlement, the ship
    table.settle(BLUE, "1,2NW")
    assert table.block("route_length", BLUE) == 3


def test_sea_23_a_settlement_may_join_what_lay_apart() -> None:
    table = a_sea_table(rolled=True)
    table.ship(RED, "2,0NW", "2,0NE").road(RED, "1,0NE", "1,0NW")
    assert table.block("route_length", RED) == 3
    table.settle(RED, "1,0NE")
    assert table.block("route_length", RED) == 4


def longest(table: SeaTable, seat: int) -> int:
    """The longest trail, by trying all of them."""
    graph = table.graph
    own = [edge for edge in range(int(graph.edges)) if table.block("road", edge) == seat + 1]
    ends = {edge: (int(graph.edge_corners[2 * edge]), int(graph.edge_corners[2 * edge + 1])) for edge in own}

    def follow(corner: int, used: list[int]) -> int:
        holder = table.block("held", corner)
        if holder not in (0, seat + 1):
            return len(used)
        best = len(used)
        for edge in own:
            if edge in used or corner not in ends[edge]:
                continue
            joined = bool(table.block("ship", edge)) == bool(table.block("ship", used[-1]))
            if joined or holder == seat + 1:
                a, b = ends[edge]
                best = max(best, follow(b if corner == a else a, [*used, edge]))
        return best

    return max((follow(end, [edge]) for edge in own for end in ends[edge]), default=0)


@pytest.mark.parametrize("seed", range(60))
def test_sea_23_any_mixed_route_by_brute_force(seed: int) -> None:
    """Roads, ships, buildings of two seats, and ships that leave, anywhere on the small sea."""
    chance = Random(seed)
    table = a_sea_table(rolled=True)
    graph, state = table.graph, table.state
    for _ in range(40):
        seat = chance.choice((RED, BLUE))
        edge = chance.randrange(int(graph.edges))
        corner = chance.randrange(int(graph.corners))
        wet = table.land.beside(state, edge) & 2
        dry = table.land.beside(state, edge) & 1
        what = chance.choice(("road", "ship", "ship", "settlement", "leave"))
        if what == "road" and dry and not table.block("road", edge) and table.block("roads_left", seat):
            table.building.place_route(state, seat, edge, ROAD)
        elif what == "ship" and wet and not table.block("road", edge) and table.block("ships_left", seat):
            table.building.place_route(state, seat, edge, table.ships.piece)
        elif what == "settlement" and table.block("corner_free", corner) and table.block("settlements_left", seat):
            table.building.place_settlement(state, seat, corner)
        elif what == "leave" and table.ships.routes.is_ship(state, seat, edge):
            table.ships.take_off(state, seat, edge)
            table.route.remeasure(state, seat)
        assert [table.block("route_length", seat) for seat in (RED, BLUE)] == [longest(table, s) for s in (RED, BLUE)]
