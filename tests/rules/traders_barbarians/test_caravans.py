"""The caravans: the oasis, camels and how they go on, doubled roads and points (TB-CAR-1 to TB-CAR-8, TB-CAR-12 to
TB-CAR-14)."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

import archipel
from archipel.board.graph import Graph
from archipel.engine.errors import SetUpError
from archipel.rules.traders_barbarians.caravans import Caravans
from tests.rules.traders_barbarians.caravan_tables import (
    CITY,
    EAST,
    NORTH,
    WEST,
    a_caravan_table,
    a_vote,
    named,
    places_for_camels,
    put_camels,
)
from tests.tables import BLUE, RED, Table, load_scenario

pytestmark = pytest.mark.compiled

# From the end of the northern arrow clockwise around the tile 1,-1, and on along a side of the oasis.
ROUND_1_1 = ("1,-1NW 1,-1N", "1,-1NE 1,-1NE", "1,-1E 1,-1SE", "1,-1SE 1,-1S")


def camels(table: Table) -> set[object]:
    return {edge for edge in range(int(table.graph.edges)) if table.block("camel", edge) >= 0}


# ---- the oasis and the robber


def test_tb_car_1_the_oasis_takes_the_place_of_the_desert() -> None:
    for layout in ("beginner", "spiral", "random"):
        game = archipel.new_game("traders_barbarians/caravans", seats=3, seed=4, layout=layout)
        seen: dict[str, Any] = game.view(0).to_json()
        terrain = [game.rules.block_named["terrain"].names[t] for t in seen["terrain"]]
        assert terrain[game.graph.tile("0,0")] == "oasis"
        assert "desert" not in terrain
        assert seen["camels_left"] == 22
        assert not seen["numbers"][game.graph.tile("0,0")]


def test_tb_car_1_the_robber_enters_with_the_first_seven_and_never_comes_to_the_oasis() -> None:
    table = a_caravan_table(rolled=False, dice=["3+4"])
    assert table.block("robber") == -1
    table.do("roll")
    table.refused("move_robber 0,0", "robber.oasis", "TB-CAR-1")
    assert table.legal_at("move_robber") == set(range(19)) - table.tiles("0,0")
    table.do("move_robber 1,0")
    assert table.block("robber") == table.graph.tile("1,0")


def test_tb_car_1_a_knight_brings_the_robber_too() -> None:
    table = a_caravan_table(rolled=True).hold_card(RED, "knight").do("play_knight")
    assert len(table.legal_at("move_robber")) == 18


def test_combo_19_without_an_allowed_tile_the_friendly_robber_leaves_the_board() -> None:
    table = a_caravan_table(rolled=False, dice=["3+4"], chosen={"friendly_robber": True})
    for tile in range(19):  # on a corner of every tile, whatever the distance: all have few points
        corner = int(table.graph.tile_corners[6 * tile])
        if table.block("held", corner) == 0:
            table.state.s[table.building.held + corner] = table.state.s[table.building.piece + corner] = 1
    table.do("roll")
    assert table.legal() == ["remove_robber"]
    table.refused("move_robber 1,0", "robber.friendly", "TB-FR-1")
    table.do("remove_robber")
    assert table.block("robber") == -1


def test_tb_car_2_three_arrows_on_every_other_corner_in_two_ways() -> None:
    for lie, first in (("up", "0,0N 0,0SE 0,0SW"), ("down", "0,0NE 0,0S 0,0NW")):
        table = a_caravan_table(lie=lie)
        corners = [table.graph.corner(name) for name in first.split()]
        assert [table.block("caravan_head", k) for k in range(3)] == corners
        outwards = {"up": ("0,-1E", "1,0SW", "-1,0SE"), "down": ("1,-1SE", "-1,1E", "-1,0NE")}[lie]
        assert [table.block("caravan_arrow", k) for k in range(3)] == [table.graph.edge(name) for name in outwards]


def test_tb_car_2_how_the_oasis_lies_is_drawn_and_recorded() -> None:
    lies: set[object] = set()
    for seed in range(12):
        game = archipel.new_game("traders_barbarians/caravans", seats=3, seed=seed)
        seen: dict[str, Any] = game.view(0).to_json()
        lies.add(tuple(seen["caravan_head"]))
        assert archipel.replay(game.record()) == game
    assert len(lies) == 2


def test_tb_car_2_a_file_needs_an_oasis_inland_and_camels() -> None:
    scenario = load_scenario("traders_barbarians/caravans", 4)
    at_the_coast = ["oasis", *["forest"] * 18]
    for wrong, rule in (
        (replace(scenario, terrain=("forest",) * 19), "TB-CAR-2"),
        (replace(scenario, terrain=tuple(at_the_coast)), "TB-CAR-2"),
        (replace(scenario, values={}), "TB-CAR-1"),
    ):
        with pytest.raises(SetUpError) as caught:
            Caravans(wrong)
        assert caught.value.rule == rule


# ---- places


def test_tb_car_4_the_first_camel_stands_at_an_arrow_and_the_next_goes_on_from_its_head() -> None:
    table = a_caravan_table()
    assert places_for_camels(table) == named(table, NORTH, EAST, WEST)
    put_camels(table, NORTH)
    assert places_for_camels(table) == named(table, "0,-1NE 0,-1N", "1,-1NW 1,-1N", EAST, WEST)
    put_camels(table, "1,-1NW 1,-1N")
    assert places_for_camels(table) == named(table, "1,-2E 1,-2NE", "1,-1NE 1,-1NE", EAST, WEST)


def test_tb_car_5_a_camel_beside_a_road_and_on_the_coast() -> None:
    table = a_caravan_table()
    table.road(BLUE, "1,-1NW")
    put_camels(table, NORTH, "1,-1NW 1,-1N", "1,-2E 1,-2NE", "1,-2NE 1,-2N")
    assert camels(table) == table.edges("0,-1E", "1,-1NW", "1,-2E", "1,-2NE")
    assert table.block("road", table.graph.edge("1,-1NW")) == BLUE + 1
    table.hold(RED, lumber=1, brick=1).do("build_road 0,-1E")  # and a road beside a camel


def test_tb_car_5_never_two_camels_on_one_edge() -> None:
    table = a_caravan_table({RED: CITY})
    put_camels(table, NORTH)
    table.do("build_city 0,-1NE", "end_turn", *["lay_no_votes"] * 4)
    table.refused(f"place_camel {NORTH}", "camel.taken", "TB-CAR-5")
    table.refused("place_camel 0,-1E 0,-1SE", "camel.taken", "TB-CAR-5")


def test_tb_car_5_a_later_camel_may_stand_on_a_side_of_the_oasis_but_not_the_first() -> None:
    table = a_caravan_table()
    sides = {table.graph.edge_names[table.graph.edge(f"0,0{side}")] for side in ("NE", "E", "SE", "SW", "W", "NW")}
    assert not sides & {place.split()[0] for place in places_for_camels(table)}
    put_camels(table, NORTH, *ROUND_1_1)
    assert named(table, "0,0NE 0,0N", "0,0E 0,0SE") <= places_for_camels(table)


def test_tb_car_6_at_most_six_places() -> None:
    table = a_caravan_table()
    put_camels(table, NORTH)
    assert len(places_for_camels(table)) == 4
    put_camels(table, EAST)
    assert len(places_for_camels(table)) == 5
    put_camels(table, WEST)
    assert len(places_for_camels(table)) == 6


def test_tb_car_7_a_camel_joins_two_caravans_which_go_on_as_one() -> None:
    table = a_caravan_table()
    put_camels(table, NORTH, "1,-1NW 1,-1N", "1,-1NE 1,-1NE", "1,-1E 1,-1SE")
    put_camels(table, EAST, "1,0SE 1,0SE", "1,0E 1,0NE")
    # The heads are the two ends of one edge: either caravan may take it.
    assert named(table, "1,0NE 1,0NE", "1,0NE 1,0N") <= places_for_camels(table)
    put_camels(table, "1,0NE 1,0NE")
    assert table.block("caravan_head", 0) == table.block("caravan_head", 1) == table.graph.corner("1,0NE")
    joined = places_for_camels(table) - named(table, WEST)
    assert joined == named(table, "2,-1SE 2,-1SE")
    put_camels(table, "2,-1SE 2,-1SE")
    assert table.block("caravan_head", 0) == table.block("caravan_head", 1) == table.graph.corner("2,-1SE")


def test_tb_car_7_a_caravan_at_the_arrow_of_another_may_start_it() -> None:
    table = a_caravan_table()
    put_camels(table, NORTH, *ROUND_1_1, "0,0E 0,0SE")
    assert table.block("caravan_head", 0) == table.block("caravan_head", 1) == table.graph.corner("0,0SE")
    places = places_for_camels(table)
    assert named(table, EAST, "0,0SE 0,0S") <= places
    beside = put_camels(a_copy(table), "0,0SE 0,0S")  # past the arrow: the other caravan can still start
    assert named(beside, EAST) <= places_for_camels(beside)
    put_camels(table, EAST)
    assert table.block("caravan_head", 0) == table.block("caravan_head", 1) == table.graph.corner("1,0S")


def test_tb_car_8_a_caravan_that_cannot_go_on_is_finished() -> None:
    table = a_caravan_table()
    put_camels(table, NORTH, *ROUND_1_1, "0,0NE 0,0N")  # back at its arrow: one free edge there
    assert places_for_camels(table) == named(table, "0,0NW 0,0NW", EAST, WEST)
    put_camels(table, "0,0NW 0,0NW", "0,-1SW 0,-1SW")
    put_camels(table, "0,-1W 0,-1NW", "0,-1NW 0,-1N", "0,-1NE 0,-1NE")  # into its own middle
    assert places_for_camels(table) == named(table, EAST, WEST)


def test_tb_car_8_without_camels_there_are_no_places() -> None:
    table = a_caravan_table()
    table.state.s[table.rules.block_named["camels_left"].at] = 0
    assert places_for_camels(table) == set()


def a_copy(table: Table) -> Table:
    return Table(table.game.copy())


# ---- the longest route


def longest(graph: Graph, worth: dict[int, int], closed: set[int]) -> int:
    """The longest trail over some edges by trying all of them; it does not pass closed corners."""

    def on_from(corner: int, used: frozenset[int]) -> int:
        best = 0
        for edge, length in worth.items():
            ends = (int(graph.edge_corners[2 * edge]), int(graph.edge_corners[2 * edge + 1]))
            if edge in used or corner not in ends:
                continue
            other = ends[0] + ends[1] - corner
            best = max(best, length + (0 if other in closed else on_from(other, used | {edge})))
        return best

    corners = {int(graph.edge_corners[2 * edge + k]) for edge in worth for k in range(2)}
    return max((on_from(corner, frozenset()) for corner in corners), default=0)


@pytest.mark.parametrize("seed", range(40))
def test_tb_car_12_routes_with_camels_beside_an_oracle(seed: int) -> None:
    chance = Random(seed)
    table = a_caravan_table(lie=chance.choice(("up", "down")))
    caravans, graph = table.rules.the(Caravans), table.graph
    roads = {edge for edge in range(int(graph.edges)) if table.block("road", edge) == RED + 1}
    closed = {c for c in range(int(graph.corners)) if table.block("held", c) not in (0, RED + 1)}
    for _ in range(24):
        if chance.random() < 0.5 and len(roads) < 11:
            around = [e for e in range(int(graph.edges)) if table.block("road", e) == 0 and touches(graph, e, roads)]
            edge = chance.choice(around)
            roads.add(edge)
            table.road(RED, graph.edge_names[edge])
        else:
            place, corner = chance.choice(sorted(places_for_camels(table))).split()
            caravans.place(table.state, RED, graph.edge(place), graph.corner(corner))
        worth = {edge: 2 if table.block("camel", edge) >= 0 else 1 for edge in roads}
        assert table.block("route_length", RED) == longest(graph, worth, closed)


def touches(graph: Graph, edge: int, roads: set[int]) -> bool:
    ends = {int(graph.edge_corners[2 * edge + k]) for k in range(2)}
    return any(ends & {int(graph.edge_corners[2 * road + k]) for k in range(2)} for road in roads)


def test_tb_car_12_three_roads_beside_camels_are_enough_for_the_tile() -> None:
    table = a_caravan_table()
    put_camels(table, NORTH, "0,-1NE 0,-1N", "0,-1NW 0,-1NW")
    table.road(RED, "0,-1E")
    assert (table.block("route_length", RED), table.block("longest_route")) == (4, 0)
    table.road(RED, "0,-1NW")
    assert (table.block("route_length", RED), table.block("longest_route")) == (6, RED + 1)
    assert table.points(RED) == 4 + 1  # two settlements, the tile, and 0,-1NE between two camels


def test_tb_car_12_a_camel_beside_a_road_may_pass_the_tile_on() -> None:
    table = a_caravan_table()
    table.road(RED, "0,-1E", "0,0NE", "0,0E", "0,0SE")
    assert (table.block("route_length", RED), table.block("longest_route")) == (5, RED + 1)
    table.road(BLUE, "2,0E", "2,0SE", "1,0SE", "1,0SW", "0,1NW")
    table.road(BLUE, "2,0SW")
    assert table.block("longest_route") in (RED + 1, BLUE + 1)
    before = table.block("route_length", BLUE)
    put_camels(table, EAST, "1,0SE 1,0SE")
    assert table.block("route_length", BLUE) == before + 2
    assert table.block("longest_route") == BLUE + 1


# ---- points


def test_tb_car_13_a_settlement_between_two_camels_is_worth_one_more_once() -> None:
    table = a_caravan_table()
    put_camels(table, NORTH)
    assert table.points(RED) == 2
    put_camels(table, "0,-1NE 0,-1N")
    assert table.points(RED) == 3
    assert table.told("caravan_point") == [{"seat": RED, "corner": table.graph.corner("0,-1NE")}]
    # Another caravan brings the third camel to that corner.
    caravans = table.rules.the(Caravans)
    table.state.s[caravans.head + 1] = table.graph.corner("1,-1N")
    table.state.s[caravans.camel + table.graph.edge("1,0SW")] = table.graph.corner("1,0S")
    put_camels(table, "1,-1NW 1,-1NW")
    assert caravans.camels_at(table.state, table.graph.corner("0,-1NE")) == 3
    assert table.points(RED) == 3


def test_tb_car_13_a_new_settlement_has_the_point_at_once_and_its_city_no_second_one() -> None:
    table = a_caravan_table({RED: {"lumber": 1, "brick": 1, "wool": 1, "grain": 3, "ore": 3}})
    put_camels(table, EAST, "1,0SE 1,0SE")
    table.road(RED, "1,0SW").do("build_settlement 1,0S")
    assert table.points(RED) == 4
    table.do("build_city 1,0S")
    assert table.points(RED) == 5


def test_tb_car_13_one_camel_is_not_enough() -> None:
    table = a_caravan_table()
    put_camels(table, NORTH, EAST, WEST)
    assert [table.points(seat) for seat in range(4)] == [2] * 4


# ---- the end


def test_tb_car_14_twelve_points_win_also_by_the_camel_at_the_end_of_the_own_turn() -> None:
    table = a_vote()
    assert table.block("target", RED) == 12
    put_camels(table, NORTH)
    table.score.add(table.state, RED, 11 - table.points(RED))
    table.do(*["lay_no_votes"] * 4)
    assert not table.game.over
    table.do("place_camel 0,-1NE 0,-1N")
    assert table.game.over
    assert table.game.winners == [RED]


def test_tb_car_14_another_player_wins_in_its_own_turn() -> None:
    table = a_vote()
    table.settle(BLUE, "1,-2NE")
    put_camels(table, NORTH, "1,-1NW 1,-1N", "1,-2E 1,-2NE")
    table.score.add(table.state, BLUE, 11 - table.points(BLUE))
    table.do(*["lay_no_votes"] * 4)
    table.do("place_camel 1,-2NE 1,-2N")
    assert table.game.over  # it is blue's turn now
    assert table.game.winners == [BLUE]


# ---- five and six


def test_tb_3_two_oases_six_caravans_and_33_camels_for_five_and_six() -> None:
    game = archipel.new_game("traders_barbarians/caravans", seats=6, seed=2, layout="spiral")
    seen: dict[str, Any] = game.view(0).to_json()
    assert (len(seen["caravan_head"]), seen["camels_left"]) == (6, 33)
    terrain = seen["terrain"]
    oases = [tile for tile in range(30) if game.rules.block_named["terrain"].names[terrain[tile]] == "oasis"]
    assert [game.graph.tile_names[tile] for tile in oases] == ["-1,-1", "0,1"]
