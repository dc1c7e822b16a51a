"""The Rivers of Catan (TB-RIV-1 to TB-RIV-12, TB-RIV-15); gold for resources and in trade is in test_coins."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import archipel
from archipel.board.dealing import BoardOptions, deal_board
from archipel.board.graph import Graph
from archipel.board.scenario import Board
from archipel.engine.stream import Stream
from archipel.rules.traders_barbarians.coins import Coins
from archipel.rules.traders_barbarians.rivers import PLACES
from tests.rules.traders_barbarians.traders_tables import Placed, a_traders_table
from tests.tables import BLUE, ORANGE, RED, WHITE, Table, dice_for, load_scenario

SCENARIO = load_scenario("traders_barbarians/rivers", 4)
LONG = ("2,-1", "1,-1", "0,-1", "-1,-1")
SHORT = ("0,1", "-1,1", "-2,1")
SITES = ("2,-1W", "1,-1W", "0,-1W", "-1,-1NW", "0,1W", "-1,1W", "-2,1SW")

# Nobody at a river.
DRY: Placed = {
    RED: (("0,-2N", "0,-2NW"), ("2,0SE", "2,0E")),
    BLUE: (("1,-2N", "1,-2NE"), ("-2,2S", "-2,2SW")),
    WHITE: (("2,-2NE", "2,-2E"), ("0,2S", "0,2SE")),
    ORANGE: (("-2,0NW", "-2,0W"), ("-1,2S", "-1,2SW")),
}
# Red at the long river with everything, blue with one settlement, the others not.
BESIDE: Placed = {
    **DRY,
    RED: (("0,0N", "0,0NW"), ("2,-1SE", "2,-1E")),
    BLUE: (("1,-2N", "1,-2NE"), ("-1,1S", "-1,2W")),
}


def a_river_table(placed: Placed = DRY, rolled: bool = True, **more: Any) -> Table:
    return a_traders_table("rivers", placed, layout="fixed", rolled=rolled, **more)


def gold(table: Table) -> list[int]:
    return [table.hand(seat).get("gold", 0) for seat in range(table.game.seats)]


def a_board(layout: str, seed: int) -> Board:
    return deal_board(SCENARIO, BoardOptions(layout), Stream(seed, 3).draw)


def names_of(graph: Graph) -> list[str]:
    return [str(name) for name in graph.tile_names]


# ---- the board


def test_tb_riv_1_two_rivers_and_three_bridges_each() -> None:
    edges = SCENARIO.places["edges"]
    assert [len(edges[name]) for name in ("long_river", "short_river")] == [4, 3]
    assert a_river_table().block("bridges_left", RED) == 3


@pytest.mark.parametrize("layout", ["fixed", "spiral", "random"])
@pytest.mark.parametrize("seed", range(5))
def test_tb_riv_2_tb_riv_3_terrains(layout: str, seed: int) -> None:
    """Twelve tiles are dealt; those of the rivers are always the same (TB-RIV-2, TB-RIV-3)."""
    board = a_board(layout, seed)
    found = Counter(board.terrain)
    assert found == {"forest": 4, "fields": 4, "pasture": 3, "hills": 3, "mountains": 3, "swamp": 2}
    at = dict(zip(names_of(board.graph), board.terrain, strict=True))
    assert [at[tile] for tile in LONG] == ["mountains", "hills", "pasture", "swamp"]
    assert [at[tile] for tile in SHORT] == ["mountains", "hills", "swamp"]


def test_tb_riv_4_the_rivers_do_not_touch() -> None:
    """Straight lines, not through the centre; no tile of one is beside a tile of the other."""
    graph = SCENARIO.graph
    width = int(graph.tile_width)
    for tile in LONG:
        number = graph.tile(tile)
        around = {int(graph.tile_neighbours[number * width + k]) for k in range(width)}
        assert not around & {graph.tile(other) for other in SHORT}
    assert "0,0" not in LONG + SHORT
    assert len({tile.split(",")[1] for tile in LONG}) == len({tile.split(",")[1] for tile in SHORT}) == 1


def test_tb_riv_5_seven_sites_for_bridges() -> None:
    table = a_river_table()
    flags = [table.block("river", edge) for edge in range(int(table.graph.edges))]
    assert {edge for edge, flag in enumerate(flags) if flag} == table.edges(*SITES)
    assert not {edge for edge, _ in SCENARIO.harbours} & table.edges(*SITES)  # no harbour at a mouth (TB-RIV-6)


def test_tb_riv_5_no_road_ever_lies_at_a_site() -> None:
    table = a_river_table(BESIDE).hold(RED, lumber=5, brick=5)
    assert not table.legal_at("build_road") & table.edges(*SITES)
    assert table.graph.edge("1,-1W") in table.legal_at("build_bridge")
    table.refused("build_road 1,-1W", "road.at_bridge_site", "TB-RIV-5")


def test_tb_riv_5_nor_in_the_placement() -> None:
    spec = archipel.GameSpec("traders_barbarians/rivers", 4, (("layout", "fixed"), ("start", RED)))
    table = Table(archipel.start(spec, 1))
    table.do("place_settlement 0,0N")
    assert table.legal_at("place_road") == table.edges("0,0NW", "0,0NE")
    table.refused("place_road 1,-1W", "road.at_bridge_site", "TB-RIV-5")


@pytest.mark.parametrize("seed", range(6))
def test_tb_riv_6_letters_without_b_over_the_dry_tiles(seed: int) -> None:
    """Counter-clockwise from a corner and inwards, swamps left out; the 2 lies beside the 12."""
    board = a_board("spiral", seed)
    assert all(not numbers for terrain, numbers in zip(board.terrain, board.numbers, strict=True) if terrain == "swamp")
    letters = [5, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11]
    (pool,) = SCENARIO.pools
    orders = [
        [max(board.numbers[tile]) for tile in spiral if board.terrain[tile] != "swamp"] for spiral in pool.spirals
    ]
    assert letters in orders
    assert [numbers for numbers in board.numbers if 2 in numbers or 12 in numbers] == [(2, 12)]


@pytest.mark.parametrize("total", [2, 12])
def test_tb_riv_6_one_hex_produces_on_2_and_12(total: int) -> None:
    table = a_river_table(rolled=False, chance={"dice": [dice_for(total)]}).do("roll")
    assert table.hands() == {BLUE: {"lumber": 1}}  # the forest of 1,-2


def test_tb_riv_6_only_the_standard_frame() -> None:
    with pytest.raises(archipel.ArchipelError, match="frame is one of standard"):
        archipel.new_game("traders_barbarians/rivers", seats=4, frame="random")


def test_tb_riv_7_the_robber_starts_on_a_swamp() -> None:
    boards = [a_board("spiral", seed) for seed in range(20)]
    swamps = {SCENARIO.graph.tile("-1,-1"), SCENARIO.graph.tile("-2,1")}
    assert {board.robber for board in boards} == swamps


@pytest.mark.parametrize(
    ("robber", "home"), [("0,0", "-1,-1"), ("-2,1", "-2,1"), ("-1,-1", "-1,-1"), ("2,-1", "-1,-1")]
)
def test_tb_riv_7_a_swamp_is_its_home(robber: str, home: str) -> None:
    """Where it stays if it is on one already."""
    table = a_river_table().move_robber(robber)
    assert table.robber.home(table.state) == table.graph.tile(home)


def test_tb_riv_7_swamps_produce_nothing() -> None:
    """Red's second settlement is at a swamp, fields and a forest."""
    table = a_river_table({**DRY, RED: (("-1,-1N", "0,-2W"), ("-1,-1S", "-1,0NW"))})
    assert [event["card"] for event in table.told("took") if event["seat"] == RED] == ["grain", "lumber"]


def test_tb_riv_8_at_the_river_are_all_paths_and_corners_of_its_hexes() -> None:
    """Swamps included: 30 paths and 7 sites, 32 corners."""
    graph = SCENARIO.graph
    width = int(graph.tile_width)
    tiles = [graph.tile(tile) for tile in LONG + SHORT]
    corners = {int(graph.tile_corners[tile * width + k]) for tile in tiles for k in range(width)}
    edges = {int(graph.tile_edges[tile * width + k]) for tile in tiles for k in range(width)}
    assert (len(corners), len(edges)) == (32, 37)
    for edge in edges - {graph.edge(site) for site in SITES}:
        table = a_river_table()
        table.building.place_route(table.state, WHITE, edge, 0)
        assert gold(table) == [0, 0, 1, 0]
    for edge in set(range(int(graph.edges))) - edges:
        table = a_river_table()
        table.building.place_route(table.state, WHITE, edge, 0)
        assert gold(table) == [0, 0, 0, 0]
    for corner in range(int(graph.corners)):
        table = a_river_table()
        table.building.place_settlement(table.state, WHITE, corner)
        assert gold(table) == [0, 0, 1 if corner in corners else 0, 0]


# ---- gold


def test_tb_riv_9_gold_in_the_placement() -> None:
    """One for each settlement and road at the river, four at most."""
    spec = archipel.GameSpec("traders_barbarians/rivers", 4, (("layout", "fixed"), ("start", RED)))
    table = Table(archipel.start(spec, 1))
    table.do("place_settlement 0,0N")
    assert gold(table) == [1, 0, 0, 0]
    table.do("place_road 0,0NW")
    assert gold(table) == [2, 0, 0, 0]
    for seat in (BLUE, WHITE, ORANGE):
        settlement, road = DRY[seat][0]
        table.do(f"place_settlement {settlement}", f"place_road {road}")
    for seat in (ORANGE, WHITE, BLUE):
        settlement, road = DRY[seat][1]
        table.do(f"place_settlement {settlement}", f"place_road {road}")
    table.do("place_settlement 0,0S", "place_road 0,0SE")
    assert gold(table) == [4, 0, 0, 0]


def test_tb_riv_9_per_piece_not_per_hex() -> None:
    """The corner lies at two river hexes."""
    table = a_river_table(BESIDE).hold(RED, lumber=3, brick=3, wool=1, grain=1)
    table.do("build_road 0,-1SW")
    assert gold(table)[RED] == 1
    table.do("build_settlement 0,-1SW")
    assert gold(table)[RED] == 2


def test_tb_riv_9_a_city_brings_none() -> None:
    table = a_river_table(BESIDE).hold(RED, ore=3, grain=2).do("build_city 0,0N")
    assert gold(table) == [0, 0, 0, 0]


def test_tb_riv_9_roads_of_the_card_bring_gold() -> None:
    table = a_river_table(BESIDE, cards={RED: ["road_building"]}, rolled=False)
    table.do("play_road_building", "place_free_road 0,-1SW", "place_free_road 0,0NE")
    assert gold(table)[RED] == 2


def test_tb_riv_10_a_bridge_brings_three_gold() -> None:
    table = a_river_table(BESIDE).hold(RED, brick=2, lumber=1)
    assert table.legal_at("build_bridge") == table.edges("1,-1W")
    table.do("build_bridge 1,-1W")
    assert table.hand(RED) == {"gold": 3}
    assert table.block("bridge", table.graph.edge("1,-1W")) == 1
    assert table.block("road", table.graph.edge("1,-1W")) == RED + 1
    assert table.block("bridges_left", RED) == 2
    assert table.told("built")[-1] == {"seat": RED, "piece": "bridge", "at": table.graph.edge("1,-1W")}


@pytest.mark.parametrize(
    ("edge", "key"),
    [("0,0NE", "bridge.no_site"), ("0,1W", "bridge.not_connected"), ("0,-1W", "bridge.not_connected")],
)
def test_tb_riv_10_only_on_a_site_that_goes_on_from_ones_own(edge: str, key: str) -> None:
    table = a_river_table(BESIDE).hold(RED, brick=2, lumber=1)
    table.refused(f"build_bridge {edge}", key, "TB-RIV-10")


def test_tb_riv_10_not_where_a_bridge_stands() -> None:
    table = a_river_table(BESIDE).hold(RED, brick=4, lumber=2).do("build_bridge 1,-1W")
    table.refused("build_bridge 1,-1W", "bridge.occupied", "TB-RIV-10")


def test_tb_riv_10_it_costs_two_brick_and_a_lumber() -> None:
    table = a_river_table(BESIDE).hold(RED, brick=1, lumber=1)
    wrong = table.refused("build_bridge 1,-1W", "bridge.too_expensive", "TB-RIV-10")
    assert wrong.details["missing"] == {"brick": 1}


def test_tb_riv_10_three_for_each_player() -> None:
    table = a_river_table(BESIDE).hold(RED, brick=2, lumber=1)
    bridge = table.building.piece_names.index("bridge")
    for site in ("0,-1W", "0,1W", "-1,1W"):
        table.building.place_route(table.state, RED, table.graph.edge(site), bridge)
    assert table.legal("build_bridge") == []
    table.refused("build_bridge 1,-1W", "bridge.none_left", "TB-RIV-10")


def test_tb_riv_10_not_with_the_road_building_card() -> None:
    table = a_river_table(BESIDE, cards={RED: ["road_building"]}, rolled=False).do("play_road_building")
    assert not table.legal_at("place_free_road") & table.edges(*SITES)
    table.refused("place_free_road 1,-1W", "road.at_bridge_site", "TB-RIV-5")


def test_tb_riv_10_roads_go_on_from_it() -> None:
    table = a_river_table(BESIDE).hold(RED, brick=3, lumber=2)
    beyond = table.edges("1,-1NW", "0,-1NE")
    assert not table.legal_at("build_road") & beyond
    table.do("build_bridge 1,-1W")
    assert table.legal_at("build_road") >= beyond


def test_tb_riv_10_settlements_too() -> None:
    table = a_river_table(BESIDE).hold(RED, brick=4, lumber=3, wool=1, grain=1)
    table.do("build_bridge 1,-1W", "build_road 1,-1NW", "build_settlement 1,-1N")
    assert gold(table)[RED] == 5


def test_tb_riv_10_a_bridge_goes_on_from_a_bridge() -> None:
    """At a mouth the water crosses a path of the coast; elsewhere no two sites meet, so a road lies between."""
    table = a_river_table(BESIDE).hold(RED, brick=5, lumber=3)
    table.do("build_bridge 1,-1W", "build_road 1,-1NW")
    assert table.legal_at("build_bridge") == set()
    table.road(RED, "0,0NE", "1,-1SE")
    assert table.legal_at("build_bridge") == table.edges("2,-1W")


def test_tb_riv_10_it_counts_for_the_longest_route() -> None:
    table = a_river_table(BESIDE).road(RED, "0,-1SW", "0,0NE", "1,-1SE")
    assert table.block("route_length", RED) == 4
    table.hold(RED, brick=2, lumber=1).do("build_bridge 2,-1W")
    assert table.block("route_length", RED) == 5
    assert table.block("longest_route") == RED + 1


def test_tb_riv_10_a_bridge_that_is_removed_goes_back_to_the_stock() -> None:
    table = a_river_table(BESIDE).hold(RED, brick=2, lumber=1).do("build_bridge 1,-1W")
    edge = table.graph.edge("1,-1W")
    table.building.remove_route(table.state, RED, edge)
    assert (table.block("bridge", edge), table.block("road", edge), table.block("bridges_left", RED)) == (0, 0, 3)
    assert table.block("roads_left", RED) == 13


# ---- wealthiest and poor


def tiles(table: Table) -> tuple[int | None, set[int]]:
    """The Wealthiest Settler, and the Poor ones."""
    holder = table.block("wealthiest")
    return (holder - 1 if holder else None), {seat for seat in range(table.game.seats) if table.block("poor", seat)}


def test_tb_riv_11_the_tiles_are_given_out_after_the_placement() -> None:
    spec = archipel.GameSpec("traders_barbarians/rivers", 4, (("layout", "fixed"), ("start", RED)))
    table = Table(archipel.start(spec, 1))
    table.game.listen()
    for lap, seats in ((0, range(4)), (1, reversed(range(4)))):
        for seat in seats:
            settlement, road = BESIDE[seat][lap]
            assert tiles(table) == (None, set())
            table.do(f"place_settlement {settlement}", f"place_road {road}")
    assert gold(table) == [4, 1, 0, 0]
    assert tiles(table) == (RED, {WHITE, ORANGE})
    assert [table.points(seat) for seat in range(4)] == [3, 2, 0, 0]
    assert table.told("wealthiest") == [{"seat": RED, "gold": 4}]
    assert [event["seat"] for event in table.told("poor")] == [WHITE, ORANGE]


# Gold of the four, then the change and what comes of it: (who gets how much), gold, wealthiest, poor.
CHANGES = [
    ((0, 0, 0, 0), (RED, 1), None, {RED, BLUE, WHITE, ORANGE}, RED, {BLUE, WHITE, ORANGE}),
    ((1, 0, 0, 0), (BLUE, 1), RED, {BLUE, WHITE, ORANGE}, None, {WHITE, ORANGE}),  # as much: it is given back
    ((1, 1, 0, 0), (BLUE, 1), None, {WHITE, ORANGE}, BLUE, {WHITE, ORANGE}),
    ((3, 2, 1, 0), (BLUE, 2), RED, {ORANGE}, BLUE, {ORANGE}),  # taken from the holder at once
    ((3, 2, 1, 0), (RED, -1), RED, {ORANGE}, None, {ORANGE}),  # spent down to a tie
    ((3, 2, 1, 0), (RED, -2), RED, {ORANGE}, BLUE, {ORANGE}),  # spent below another
    ((3, 2, 1, 0), (RED, -3), RED, {ORANGE}, BLUE, {RED, ORANGE}),
    ((3, 2, 1, 0), (ORANGE, 1), RED, {ORANGE}, RED, {WHITE, ORANGE}),  # tied for the least
    ((3, 2, 1, 0), (ORANGE, 2), RED, {ORANGE}, RED, {WHITE}),
    ((3, 2, 1, 0), (ORANGE, 3), RED, {ORANGE}, None, {WHITE}),
    ((3, 2, 1, 0), (ORANGE, 4), RED, {ORANGE}, ORANGE, {WHITE}),  # from last to first
    ((2, 2, 2, 2), (RED, 1), None, {RED, BLUE, WHITE, ORANGE}, RED, {BLUE, WHITE, ORANGE}),  # all equal: all are poor
    ((2, 2, 2, 2), (RED, -1), None, {RED, BLUE, WHITE, ORANGE}, None, {RED}),
    ((2, 2, 2, 3), (ORANGE, -1), ORANGE, {RED, BLUE, WHITE}, None, {RED, BLUE, WHITE, ORANGE}),
    ((5, 5, 5, 0), (ORANGE, 5), None, {ORANGE}, None, {RED, BLUE, WHITE, ORANGE}),
    ((5, 5, 5, 0), (WHITE, 1), None, {ORANGE}, WHITE, {ORANGE}),
    ((5, 5, 5, 0), (WHITE, -5), None, {ORANGE}, None, {WHITE, ORANGE}),
    ((4, 1, 1, 1), (RED, -3), RED, {BLUE, WHITE, ORANGE}, None, {RED, BLUE, WHITE, ORANGE}),
    ((4, 1, 1, 1), (BLUE, 2), RED, {BLUE, WHITE, ORANGE}, RED, {WHITE, ORANGE}),
    ((4, 1, 1, 1), (BLUE, 3), RED, {BLUE, WHITE, ORANGE}, None, {WHITE, ORANGE}),
    ((9, 8, 8, 7), (RED, -2), RED, {ORANGE}, None, {RED, ORANGE}),
    ((9, 8, 7, 7), (RED, -4), RED, {WHITE, ORANGE}, BLUE, {RED}),
    ((0, 0, 0, 3), (ORANGE, -3), ORANGE, {RED, BLUE, WHITE}, None, {RED, BLUE, WHITE, ORANGE}),
    ((0, 0, 2, 3), (WHITE, 1), ORANGE, {RED, BLUE}, None, {RED, BLUE}),
]


@pytest.mark.parametrize(("before", "change", "first", "poor", "then", "poor_then"), CHANGES)
def test_tb_riv_11_and_12_worked_changes(
    before: tuple[int, ...],
    change: tuple[int, int],
    first: int | None,
    poor: set[int],
    then: int | None,
    poor_then: set[int],
) -> None:
    """Both tiles are rechecked after every change (TB-RIV-11, TB-RIV-12)."""
    table = a_river_table(hands={seat: {"gold": count} for seat, count in enumerate(before)})
    coins = table.rules.the(Coins)
    assert tiles(table) == (first, poor)
    assert [table.points(seat) for seat in range(4)] == [2 + (seat == first) - 2 * (seat in poor) for seat in range(4)]
    seat, count = change
    if count > 0:
        coins.gain(table.state, seat, count)
    else:
        coins.pay(table.state, seat, -count)
    assert tiles(table) == (then, poor_then)
    expected = [2 + (seat == then) - 2 * (seat in poor_then) for seat in range(4)]
    assert [table.points(seat) for seat in range(4)] == expected


def test_tb_riv_11_gold_for_a_resource_may_cost_the_tile() -> None:
    table = a_river_table(hands={RED: {"gold": 3}, BLUE: {"gold": 2}}).do("spend_gold ore")
    assert tiles(table) == (BLUE, {WHITE, ORANGE})
    assert table.told("wealthiest")[-1] == {"seat": BLUE, "gold": 2}


def test_tb_riv_11_trade_between_players_changes_both_at_once() -> None:
    table = a_river_table(hands={RED: {"gold": 3}, BLUE: {"gold": 1, "ore": 1}})
    table.do("offer_trade 2gold 1ore to=1").do("accept_trade", by=BLUE).do(f"confirm_trade {BLUE}", by=RED)
    assert gold(table) == [1, 3, 0, 0]
    assert tiles(table) == (BLUE, {WHITE, ORANGE})
    assert table.told("wealthiest_lost") == []  # it passes from one to the other


def test_tb_riv_11_gold_from_the_supply_counts() -> None:
    table = a_river_table(hands={RED: {"gold": 1, "ore": 4}, BLUE: {"gold": 1}})
    assert tiles(table) == (None, {WHITE, ORANGE})
    table.do("maritime_trade ore gold")
    assert tiles(table) == (RED, {WHITE, ORANGE})
    kinds = [event.kind for event in table.game.events if event.kind in ("traded_with_supply", "wealthiest")]
    assert kinds[-2:] == ["traded_with_supply", "wealthiest"]


def test_tb_riv_12_points_may_be_negative() -> None:
    table = a_river_table().set_points(WHITE, -2)  # both settlements out of the way, and poor
    assert table.game.view(RED).to_json()["points"] == [0, 0, -2, 0]
    table.hold(RED, gold=2).hold(BLUE, gold=2).hold(ORANGE, gold=1)
    assert [table.points(seat) for seat in range(4)] == [2, 2, -2, 2]


def test_tb_riv_12_given_back_as_soon_as_another_has_less() -> None:
    table = a_river_table(hands={RED: {"gold": 2}, BLUE: {"gold": 1}, WHITE: {"gold": 1}, ORANGE: {"gold": 1}})
    assert tiles(table)[1] == {BLUE, WHITE, ORANGE}
    table.do("spend_gold ore")
    assert tiles(table) == (None, {RED})
    assert [event["seat"] for event in table.told("poor_no_more")][-3:] == [BLUE, WHITE, ORANGE]


# ---- the end


def test_tb_riv_15_the_tile_may_bring_the_last_point() -> None:
    table = a_river_table(BESIDE, hands={BLUE: {"gold": 1}, WHITE: {"gold": 1}, RED: {"brick": 2, "lumber": 1}})
    table.set_points(RED, 7)  # nine without the two of a poor settler
    table.do("build_bridge 1,-1W")
    assert table.game.over
    assert table.points(RED) == 10


def test_tb_riv_15_nobody_wins_with_a_tile_that_is_spent() -> None:
    """Nine points and the tile are ten; the settlement is built with gold that cost the tile."""
    hands = {RED: {"gold": 3, "lumber": 1, "brick": 1, "wool": 1}, BLUE: {"gold": 2}}
    table = a_river_table(BESIDE, hands=hands).road(RED, "0,-1SW")
    table.hold(RED, gold=3, lumber=1, brick=1, wool=1).set_points(RED, 9)
    table.do("spend_gold grain", "build_settlement 0,-1SW")
    assert not table.game.over
    assert table.points(RED) == 9


def test_tb_riv_15_target() -> None:
    game = archipel.new_game("traders_barbarians/rivers", seats=4)
    assert game.view(0).to_json()["target"] == [10, 10, 10, 10]


# ---- with the variants

TWO: Placed = {
    RED: (("2,-1SE", "2,-1E"), ("-2,0NW", "-2,0W")),  # the last one is on the coast, and no swamp is near
    BLUE: (("2,0SE", "2,0E"), ("-2,2S", "-2,2SW")),
}
STONE, SLATE = 2, 3


def two_at_the_river(**more: object) -> Table:
    """Red has built, so that the second roll is over; neutral settlements stand above and below the centre."""
    options: dict[str, Any] = {"layout": "fixed", "for_two": True, "rolled": True, **more}
    table = a_traders_table("rivers", TWO, 2, **options)
    table.state.close()
    return table


def two_with_roads() -> Table:
    """Red's roads lead to a site; neutral colours have got roads too."""
    table = two_at_the_river(hands={RED: {"lumber": 2, "brick": 2}})
    for edge in ("2,-1SE", "2,-1SW"):
        table.do(f"build_road {edge}")
        table.do(table.legal("build_neutral_road")[0])
    return table


def test_tb_riv_16_a_settlement_at_a_swamp_brings_two_tokens() -> None:
    table = two_at_the_river()
    before = table.block("trade_tokens", RED)
    table.settle(RED, "-1,-1SE")  # inland
    assert table.block("trade_tokens", RED) == before + 2
    table.settle(RED, "-2,1SW")  # on the coast too
    assert table.block("trade_tokens", RED) == before + 5


def test_tb_riv_16_the_robber_action_goes_to_a_swamp() -> None:
    table = two_at_the_river().move_robber("0,0").do("robber_home")
    assert table.block("robber") == table.graph.tile("-1,-1")


def test_tb_riv_16_not_when_it_is_on_a_swamp() -> None:
    table = two_at_the_river().move_robber("-2,1")
    table.refused("robber_home", "robber.has_no_way_home", "TB-TWO-8")


def test_tb_riv_16_a_neutral_colour_builds_a_bridge_along() -> None:
    """Slate's settlement is at the lower river's first site."""
    table = two_with_roads()
    table.hold(RED, brick=2, lumber=1).do("build_bridge 2,-1W")
    assert gold(table)[RED] == 3
    assert {move.split()[0] for move in table.legal()} == {"build_neutral_bridge"}
    table.refused("build_neutral_road 0,0SE stone", "neutral.the_same_piece", "TB-TWO-4")
    before = gold(table)
    table.do(table.legal("build_neutral_bridge")[0])
    assert sum(table.block("bridge", edge) for edge in range(int(table.graph.edges))) == 2
    assert gold(table) == before  # neutral colours never get gold
    assert {table.block("bridges_left", colour) for colour in (STONE, SLATE)} == {2, 3}


def test_tb_riv_16_or_a_road_where_no_bridge_is_possible() -> None:
    table = two_with_roads()
    left = table.rules.block_named["bridges_left"].at
    for colour in (STONE, SLATE):
        table.state.s[left + colour] = 0
    table.hold(RED, brick=2, lumber=1).do("build_bridge 2,-1W")
    assert {move.split()[0] for move in table.legal()} == {"build_neutral_road"}
    edge = table.legal("build_neutral_road")[0].split()[1]
    table.refused(f"build_neutral_bridge {edge} stone", "neutral.the_same_piece", "TB-TWO-4")


def test_combo_13_the_robber_flees_to_a_swamp() -> None:
    table = a_river_table(event_cards=True).move_robber("0,0")
    table.robber.send_home(table.state, RED)
    assert table.block("robber") == table.graph.tile("-1,-1")


def test_combo_16_both_swamps_are_homes() -> None:
    """It stays where it is rather than go to the other one."""
    table = two_at_the_river(event_cards=True).move_robber("-2,1")
    table.robber.send_home(table.state, RED)
    assert table.block("robber") == table.graph.tile("-2,1")


@pytest.mark.parametrize(("options", "target"), [({}, 10), ({"harbormaster": True}, 11), ({"event_cards": True}, 10)])
def test_tb_riv_16_targets(options: dict[str, Any], target: int) -> None:
    game = archipel.new_game("traders_barbarians/rivers", seats=3, **options)
    assert game.view(0).to_json()["target"] == [target] * 3


def test_tb_riv_16_not_with_cities_and_knights() -> None:
    with pytest.raises(archipel.ArchipelError):
        archipel.new_game("traders_barbarians/rivers", seats=3, cities_knights=True)


def test_tb_ev_20_the_earthquake_hits_no_bridge() -> None:
    chance = {"event_card": ["earthquake_6"]}
    table = a_river_table(BESIDE, rolled=False, event_cards=True, chance=chance)
    bridge = table.building.piece_names.index("bridge")
    table.building.place_route(table.state, RED, table.graph.edge("1,-1W"), bridge)
    table.do("reveal_card")
    assert table.legal_at("damage_road", RED) == {
        edge for edge in range(int(table.graph.edges)) if table.block("road", edge) == RED + 1
    } - table.edges("1,-1W")
    table.refused("damage_road 1,-1W", "earthquake.no_road", "TB-EV-8", by=RED)


# ---- five and six players


@pytest.mark.parametrize("layout", ["spiral", "random"])
def test_tb_3_three_rivers_and_no_doubled_token_for_five_and_six(layout: str) -> None:
    large = load_scenario("traders_barbarians/rivers", 6)
    board = deal_board(large, BoardOptions(layout), Stream(4, 3).draw)
    assert Counter(board.terrain) == {
        "forest": 6,
        "fields": 6,
        "pasture": 6,
        "hills": 5,
        "mountains": 5,
        "swamp": 2,
    }
    assert Counter(len(numbers) for numbers in board.numbers) == {1: 28, 0: 2}
    assert all(terrain != "swamp" or not numbers for terrain, numbers in zip(board.terrain, board.numbers, strict=True))
    assert board.terrain[board.robber] == "swamp"


def test_tb_3_ten_bridge_sites_without_harbours_for_five_and_six() -> None:
    large = load_scenario("traders_barbarians/rivers", 6)
    sites = [edge for name in PLACES for edge in large.places["edges"][name]]
    assert len(set(sites)) == 10
    assert not {edge for edge, _ in large.harbours} & set(sites)
    tiles = [{int(tile) for tile in large.graph.edge_tiles[2 * edge : 2 * edge + 2]} for edge in sites]
    assert sum(-1 in beside for beside in tiles) == 3  # mouths
    assert len({tile for beside in tiles for tile in beside} - {-1}) == 10
    assert large.pieces["bridge"] == 3
