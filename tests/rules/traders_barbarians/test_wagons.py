"""Target hexes, goods and wagons: TB-TB-1 to TB-TB-5, TB-TB-7, TB-TB-8, TB-TB-11 to TB-TB-18, TB-TB-24."""

from __future__ import annotations

from collections import Counter

import pytest

import archipel
from archipel.catalogue import entry
from archipel.engine.errors import SetUpError
from archipel.rules.traders_barbarians.path_barbarians import PathBarbarians
from archipel.rules.traders_barbarians.targets import Targets
from archipel.rules.traders_barbarians.wagons import GOODS, PRICES
from tests.rules.traders_barbarians.wagon_tables import CENTRES, WagonTable, a_wagon_table, on_a_journey
from tests.tables import BLUE, RED, WHITE

LAND_CORNERS = {
    "-2,0": ("N", "NE", "SE", "S"),
    "2,-2": ("NW", "SW", "S", "SE"),
    "0,2": ("NW", "N", "NE", "SW"),
}
SEA_CORNERS = {"-2,0": ("NW", "SW"), "2,-2": ("N", "NE"), "0,2": ("SE", "S")}
SEA_SIDES = {"-2,0": ("NW", "W", "SW"), "2,-2": ("NW", "NE", "E"), "0,2": ("E", "SE", "SW")}


# ---- the board


def tiles_of(seed: int, layout: str) -> dict[str, tuple[str, int]]:
    """Terrain and number of every tile of a new game."""
    board = archipel.new_game("traders_barbarians/wagons", 4, seed, layout=layout).origin.header["board"]
    assert isinstance(board, dict)
    return {tile: (terrain, number) for tile, (terrain, number) in board["tiles"].items()}


def test_tb_tb_1_what_is_in_play() -> None:
    table = a_wagon_table(4, placed=False)
    assert sum(sum(table.stack(target).values()) for target in CENTRES) == 36
    assert len(table.barbarians_on()) == 3
    assert table.block("deck_size") == 25
    levels = table.wagons.tables()["wagon_levels"]
    assert [row["level"] for row in levels] == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("layout", ["spiral", "random"])
def test_tb_tb_2_the_targets_lie_on_three_corners_and_the_rest_is_dealt(layout: str) -> None:
    for seed in range(5):
        tiles = tiles_of(seed, layout)
        assert (tiles["-2,0"], tiles["2,-2"], tiles["0,2"]) == (("castle", 0), ("quarry", 0), ("glassworks", 0))
        dealt = [terrain for terrain, number in tiles.values() if number]
        assert {kind: dealt.count(kind) for kind in set(dealt)} == {
            "forest": 4,
            "pasture": 3,
            "fields": 3,
            "hills": 3,
            "mountains": 3,
        }


def test_tb_tb_2_the_frame_is_the_standard_one() -> None:
    game = archipel.new_game("traders_barbarians/wagons", 4, 1)
    at = game.rules.block_named["harbour"].at
    sides = {game.graph.edge(tile + side) for tile, names in SEA_SIDES.items() for side in names}
    harbours = {edge for edge in range(int(game.graph.edges)) if game.state.s[at + edge]}
    assert len(harbours) == 9
    assert not sides & harbours
    with pytest.raises(SetUpError) as caught:
        archipel.new_game("traders_barbarians/wagons", 4, 1, frame="random")
    assert caught.value.rule == "TB-TB-2"


@pytest.mark.parametrize("layout", ["spiral", "random"])
def test_tb_tb_3_targets_have_no_number_and_there_is_no_2_and_no_12(layout: str) -> None:
    tiles = tiles_of(1, layout)
    assert {tile for tile, (_, number) in tiles.items() if not number} == {"2,-2", "-2,0", "0,2"}
    assert sorted(number for _, number in tiles.values() if number) == sorted([3, 4, 5, 6, 8, 9, 10, 11] * 2)


def test_tb_tb_3_the_letters_go_round_and_skip_the_targets() -> None:
    letters = [5, 6, 3, 8, 10, 9, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11]
    ring = ["0,-2", "-1,-1", "-2,1", "-2,2", "-1,2", "1,1", "2,0", "2,-1", "1,-2"]
    starts = set()
    for seed in range(8):
        tiles = tiles_of(seed, "spiral")
        found = [tiles[tile][1] for tile in ring]
        turned = [k for k in range(9) if found[k:] + found[:k] == letters[:9]]
        assert turned
        starts.add(ring[turned[0]])
    assert len(starts) > 1


def test_tb_tb_4_four_inner_paths_lead_to_each_centre() -> None:
    graph = a_wagon_table(placed=False).graph
    for tile, sides in LAND_CORNERS.items():
        centre = graph.corner(f"{tile}C")
        width = int(graph.corner_width)
        found = {int(graph.corner_neighbours[centre * width + k]) for k in range(width)} - {-1}
        assert found == {graph.corner(tile + side) for side in sides}


def test_tb_tb_4_roads_on_inner_paths_but_not_on_sea_sides() -> None:
    table = a_wagon_table(hands={RED: {"brick": 9, "lumber": 9}}, rolled=True)
    table.do("build_road 0,2CNW", "build_road 0,2CNE", "build_road 0,2CSW")
    for tile, sides in SEA_SIDES.items():
        for side in sides:
            assert f"build_road {table.graph.edge_names[table.graph.edge(tile + side)]}" not in table.legal(
                "build_road"
            )
    table.refused("build_road 0,2SW", "target.sea_side", "TB-TB-4")


def test_tb_tb_4_nobody_settles_at_a_centre_or_between_two_sea_sides() -> None:
    table = a_wagon_table(placed=False)
    table.refused("place_settlement -2,0C", "target.no_settlement", "TB-TB-4")
    for tile, sides in SEA_CORNERS.items():
        for side in sides:
            table.refused(f"place_settlement {tile}{side}", "target.sea_corner", "TB-TB-4")
    built = a_wagon_table(hands={RED: {"brick": 1, "lumber": 1, "wool": 1, "grain": 1}}, rolled=True)
    built.road(RED, "0,2CNW")
    built.refused("build_settlement 0,2C", "target.no_settlement", "TB-TB-4")


def test_tb_tb_4_the_centre_does_not_count_for_the_distance_rule() -> None:
    table = a_wagon_table(placed=False)
    table.do("place_settlement -2,0N", "place_road -2,0CN", "place_settlement -2,0SE", "place_road -2,0CSE")
    table.refused("place_settlement -2,0S", "settlement.too_close", "BASE-26")  # 0 ends: SE and S are neighbours
    assert table.building.owner(table.state, table.graph.corner("-2,0SE")) == BLUE


# ---- goods, gold and the start


def test_tb_tb_5_twelve_tokens_of_two_kinds_at_each_target() -> None:
    table = a_wagon_table(placed=False)
    assert table.stack("castle") == {"tools": 6, "sand": 6}
    assert table.stack("quarry") == {"sand": 6, "marble": 6}
    assert table.stack("glassworks") == {"tools": 6, "glass": 6}


def test_tb_tb_7_five_gold_level_1_no_robber_and_no_longest_route() -> None:
    table = a_wagon_table(4, placed=False)
    for seat in range(4):
        assert (table.gold(seat), table.block("wagon_level", seat)) == (5, 1)
    assert table.block("robber") == -1
    played = a_wagon_table(hands={RED: {"brick": 5, "lumber": 5}}, rolled=True)
    played.road(RED, "0,1E", "0,0E", "0,0SE", "0,-1E", "1,-1W")
    assert played.points(RED) == 3  # settlement and city


def test_tb_tb_7_the_largest_army_is_used() -> None:
    table = a_wagon_table(cards={RED: ["knight"]}, rolled=True)
    table.state.s[table.rules.block_named["knights_played"].at + RED] = 2
    table.do("play_knight", "move_barbarian 0,1E 2,0NE")
    assert table.points(RED) == 5


def test_tb_tb_8_a_settlement_then_a_city_with_the_wagon() -> None:
    table = a_wagon_table(3, placed=False)
    table.refused("place_city 0,-1N", "action.not_now", "BASE-22")
    table.do("place_settlement 0,-1N", "place_road 0,-1NE", "place_settlement -1,0S", "place_road -1,0SW")
    table.do("place_settlement 1,0S", "place_road 1,0SE")
    table.refused("place_settlement -1,0N", "action.not_now", "TB-TB-8")
    table.do("place_city -1,0N")
    assert table.wagon(WHITE) == table.graph.corner_names[table.graph.corner("-1,0N")]
    assert table.points(WHITE) == 3
    assert sum(table.hand(WHITE).values()) - 5 == 3  # one card for each of the three hexes
    assert table.block("wagon", RED) == -1


def test_tb_tb_8_a_target_beside_the_city_brings_nothing() -> None:
    table = a_wagon_table(3, placed=False)
    for seat in (RED, BLUE, WHITE):
        corner, road = (("0,-1N", "0,-1NE"), ("-1,0S", "-1,0SW"), ("1,0S", "1,0SE"))[seat]
        table.do(f"place_settlement {corner}", f"place_road {road}")
    table.do("place_city 0,2NW")
    assert sum(table.hand(WHITE).values()) - 5 == 2


# ---- loading and delivering


def arriving(target: str, cargo: str = "", level: int = 1, **more: object) -> WagonTable:
    """Red is one path from the centre of a target."""
    table = on_a_journey(**more)
    land = {"castle": "-2,0NE", "quarry": "2,-2SW", "glassworks": "0,2N"}[target]
    return table.put_wagon(RED, land, level, cargo)


@pytest.mark.parametrize(
    ("target", "good"), [("castle", "tools"), ("castle", "sand"), ("quarry", "marble"), ("glassworks", "glass")]
)
def test_tb_tb_11_an_empty_wagon_loads_the_top_token_and_gets_no_gold(target: str, good: str) -> None:
    table = arriving(target, chance={"goods": [good]})
    table.do(f"drive {CENTRES[target]}")
    assert (table.cargo(RED), table.gold(RED), table.points(RED)) == (good, 5, 3)
    assert table.stack(target)[good] == 5
    assert table.delivered(RED) == {}


def test_tb_tb_11_what_comes_is_decided_by_chance_among_what_is_left() -> None:
    table = arriving("castle").put_stack("castle", tools=1, sand=3)
    cargo = table.wagons.cargo + RED
    odds = {("", *GOODS)[state.s[cargo]]: float(odd) for _, odd, state in table.game.chance_outcomes("drive -2,0C")}
    assert odds == {"tools": 0.25, "sand": 0.75}


def test_tb_tb_11_a_token_is_not_unloaded_where_it_is_not_wanted() -> None:
    table = arriving("quarry", "marble")
    table.do("drive 2,-2C")
    assert (table.cargo(RED), table.left, table.gold(RED), table.points(RED)) == ("marble", 0, 5, 3)
    assert sum(table.stack("quarry").values()) == 12


@pytest.mark.parametrize(
    ("good", "target"), [("marble", "castle"), ("glass", "castle"), ("tools", "quarry"), ("sand", "glassworks")]
)
def test_tb_tb_12_a_delivery_is_a_point_and_gold_and_the_next_token(good: str, target: str) -> None:
    drawn = {"castle": "sand", "quarry": "marble", "glassworks": "glass"}[target]
    table = arriving(target, good, chance={"goods": [drawn]})
    table.do(f"drive {CENTRES[target]}")
    assert (table.points(RED), table.gold(RED), table.cargo(RED)) == (4, 6, drawn)
    assert table.delivered(RED) == {good: 1}


def test_tb_tb_12_an_empty_stack_gives_nothing_and_another_target_loads_later() -> None:
    table = arriving("castle", "marble", chance={"goods": ["glass"]}).put_stack("castle")
    table.do("drive -2,0C")
    assert (table.cargo(RED), table.points(RED)) == ("", 4)
    table.put_wagon(RED, "0,2N")
    table.state.s[table.journeys.movement] = 2
    table.do("drive 0,2C")
    assert table.cargo(RED) == "glass"


def test_tb_tb_12_by_an_option_an_empty_stack_is_filled_again() -> None:
    table = arriving("castle", "marble", chance={"goods": ["tools"]}, empty_stack="refill").put_stack("castle")
    table.do("drive -2,0C")
    assert (table.cargo(RED), table.stack("castle")) == ("tools", {"tools": 5, "sand": 6})


# ---- levels

LEVELS = {1: (4, 1), 2: (5, 2), 3: (6, 3), 4: (7, 4), 5: (7, 5)}


def level_test(level: int) -> None:
    movement, gold = LEVELS[level]
    table = a_wagon_table(rolled=True, chance={"goods": ["sand"]})
    table.put_wagon(RED, "-2,0NE", level, "glass").do("end_turn")
    assert table.left == movement
    table.do("drive -2,0C")
    assert table.gold(RED) == 5 + gold


def test_tb_tb_13_level_1() -> None:
    level_test(1)


def test_tb_tb_14_level_2() -> None:
    level_test(2)


def test_tb_tb_15_level_3() -> None:
    level_test(3)


def test_tb_tb_16_level_4() -> None:
    level_test(4)


def test_tb_tb_17_level_5_is_a_point() -> None:
    level_test(5)
    table = a_wagon_table(hands={RED: {"lumber": 2, "wool": 1, "ore": 1}}, rolled=True).put_wagon(RED, "0,1S", 4)
    table.do("upgrade_wagon")
    assert (table.points(RED), table.block("wagon_level", RED)) == (4, 5)
    table.hold(RED, lumber=2, wool=1, ore=1)
    table.refused("upgrade_wagon", "wagon.best", "TB-TB-17")


@pytest.mark.parametrize("level", [2, 3, 4, 5])
def test_tb_tb_18_levels_are_paid_one_after_the_other(level: int) -> None:
    price = PRICES[level - 2]
    assert price == ({"lumber": 1, "wool": 1, "ore": 1} if level < 4 else {"lumber": 2, "wool": 1, "ore": 1})
    table = a_wagon_table(hands={RED: {**price, "gold": 0}}, rolled=True).put_wagon(RED, "0,1S", level - 1)
    table.do("upgrade_wagon")
    assert (table.block("wagon_level", RED), table.hand(RED)) == (level, {})
    table.refused(
        "upgrade_wagon", "wagon.best" if level == 5 else "wagon.too_expensive", f"TB-TB-1{7 if level == 5 else 8}"
    )


def test_tb_tb_18_in_the_building_phase_only() -> None:
    table = a_wagon_table(hands={RED: {"lumber": 2, "wool": 2, "ore": 2}})
    table.refused("upgrade_wagon", "turn.roll_first", "BASE-27")
    table = a_wagon_table(hands={RED: {"lumber": 2, "wool": 2, "ore": 5}}, rolled=True).do("upgrade_wagon")
    table.refused("maritime_trade ore brick", "trade.after_building", "BASE-28")
    table.do("end_turn")
    table.refused("upgrade_wagon", "action.not_now", "TB-TB-9")


# ---- the end


def test_tb_tb_24_thirteen_points_win_in_the_own_turn() -> None:
    table = arriving("castle", "marble", chance={"goods": ["tools"]}).set_points(RED, 12)
    table.do("drive -2,0C")
    assert table.game.over
    assert table.game.winners == [RED]
    before = arriving("castle", "marble", chance={"goods": ["tools"]}).set_points(RED, 11)
    before.do("drive -2,0C")
    assert not before.game.over


def test_tb_tb_24_the_target_is_13() -> None:
    table = a_wagon_table(4, placed=False)
    assert [table.block("target", seat) for seat in range(4)] == [13] * 4


def test_tb_tb_27_with_the_harbormaster_14() -> None:
    game = archipel.new_game("traders_barbarians/wagons", 4, 1, harbormaster=True)
    assert game.view(0).to_json()["target"] == [14] * 4


def test_combo_12_the_friendly_robber_has_nothing_to_do() -> None:
    plain = archipel.new_game("traders_barbarians/wagons", 4, 1)
    friendly = archipel.new_game("traders_barbarians/wagons", 4, 1, friendly_robber=True)
    assert friendly.state_bytes() == plain.state_bytes()


# ---- five and six players


def test_tb_3_seven_targets_on_37_hexes_for_five_and_six() -> None:
    game = archipel.new_game("traders_barbarians/wagons", 6, 1)
    board = game.origin.header["board"]
    assert isinstance(board, dict)
    terrains = Counter(terrain for terrain, _ in board["tiles"].values())
    assert {name: terrains[name] for name in ("castle", "quarry", "glassworks", "desert")} == {
        "castle": 1,
        "quarry": 3,
        "glassworks": 3,
        "desert": 2,
    }
    assert terrains["forest"] == terrains["pasture"] == terrains["fields"] == 6
    assert terrains["hills"] == terrains["mountains"] == 5 and sum(terrains.values()) == 37
    table = WagonTable(game)
    assert table.stack("castle") == {"tools": 9, "sand": 9}
    assert table.stack("quarry") == {"sand": 9, "marble": 9}
    assert table.stack("glassworks") == {"tools": 9, "glass": 9}
    targets = game.rules.the(Targets)
    assert sum(targets.closed_corner) == 4 and sum(targets.closed_edge) == 6
    harbours = {edge for edge, _ in entry("traders_barbarians/wagons").scenario(6).harbours}
    assert len(harbours) == 11 and not [edge for edge in harbours if targets.closed_edge[edge]]


def test_tb_3_a_2_and_a_12_count_for_five_and_six() -> None:
    assert archipel.new_game("traders_barbarians/wagons", 5, 1).rules.the(PathBarbarians).rolled_again == []
    assert archipel.new_game("traders_barbarians/wagons", 4, 1).rules.the(PathBarbarians).rolled_again == [2, 12]
