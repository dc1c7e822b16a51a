"""Islands: where one may start, what is foreign, and the points for it, in the scenarios that differ only in this."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from archipel.board.dealing import BoardOptions, deal_board
from archipel.board.scenario import read_scenario
from archipel.catalogue import begin
from archipel.engine.rules import Rules
from archipel.rules.base.game import BaseOptions
from archipel.rules.base.land import TERRAINS
from archipel.rules.seafarers.game import SeaOptions, sea_chapters
from tests.rules.seafarers import sea_tables
from tests.rules.seafarers.boards import pieces
from tests.rules.seafarers.scenario_tables import a_scenario_table
from tests.rules.seafarers.sea_tables import SeaTable
from tests.tables import BLUE, RED, WHITE, load_scenario
from tests.tokens import token_in

pytestmark = pytest.mark.compiled

SETTLEMENT = {"lumber": 1, "brick": 1, "wool": 1, "grain": 1}
CITY = {"ore": 3, "grain": 2}

# Everybody on the main island; red looks out to sea.
NEW_SHORES = {
    RED: (("1,2N", "~1,2NE"), ("-3,4S", "-3,4SE")),
    BLUE: (("1,4SE", "1,4SE"), ("-1,4N", "-1,4NE")),
    WHITE: (("0,3N", "0,3NE"), ("-2,5S", "-2,5SE")),
    3: (("-1,3N", "-1,3NW"), ("0,5N", "0,5NE")),
}
# Red at home on one island, blue on two; white and orange elsewhere.
FOUR_ISLANDS = {
    RED: (("-2,2N", "-2,2NE"), ("-1,1N", "-1,1NE")),
    BLUE: (("2,0N", "2,0NE"), ("1,5S", "1,5SE")),
    WHITE: (("2,1S", "2,1SE"), ("3,0S", "3,0SE")),
    3: (("-3,5N", "-3,5NE"), ("-2,6N", "-2,6NE")),
}
DESERT = {
    RED: (("1,1S", "1,1SE"), ("-1,3S", "-1,3SE")),
    BLUE: (("2,2S", "2,2SE"), ("-2,5S", "-2,5SE")),
    WHITE: (("2,0S", "2,0SE"), ("-3,4S", "-3,4SE")),
    3: (("0,4SE", "0,4SE"), ("-1,5N", "-1,5NE")),
}
WONDERS = {
    RED: (("0,2S", "0,2SE"), ("-1,3S", "-1,3SE")),
    BLUE: (("2,2N", "2,2NE"), ("-2,2S", "-2,2SE")),
    WHITE: (("1,4N", "1,4NE"), ("1,5S", "1,5SE")),
    3: (("2,1N", "2,1NE"), ("-3,6N", "-3,6NE")),
}


def tiles_at(table: SeaTable, corner: int) -> list[int]:
    width = int(table.graph.corner_tile_width)
    return [int(tile) for tile in table.graph.corner_tiles[corner * width : (corner + 1) * width] if tile >= 0]


def is_land(table: SeaTable, tile: int) -> bool:
    return TERRAINS[table.block("terrain", tile)] not in ("sea", "fog")


def island(table: SeaTable, tile: str) -> int:
    return table.block("island", table.graph.tile(tile))


def islands(table: SeaTable) -> list[set[str]]:
    """The tiles of every island, by number."""
    found: dict[int, set[str]] = {}
    for tile, name in enumerate(table.graph.tile_names):
        number = table.block("island", tile)
        if number:
            found.setdefault(number, set()).add(name)
    return [found[number] for number in sorted(found)]


def earn(table: SeaTable, seat: int, corner: str) -> int:
    """Settle past the rules; the points it brings."""
    before = table.points(seat)
    table.settle(seat, corner)
    return table.points(seat) - before


# ---- what is an island


def connected_land(table: SeaTable, apart: dict[int, str]) -> set[frozenset[int]]:
    """Land that hangs together, and the areas that stand for themselves, worked out apart from the rules."""
    land = {tile for tile in range(int(table.graph.tiles)) if is_land(table, tile)}
    found = {frozenset(t for t in land if apart.get(t) == name) for name in apart.values()}
    found |= {frozenset(piece) for piece in pieces(table.graph, land - apart.keys())}
    return found - {frozenset()}


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    ("name", "seats"),
    [
        *(("new_shores", seats) for seats in (3, 4, 6)),
        *(("four_islands", seats) for seats in (3, 4, 6)),
        *(("through_the_desert", seats) for seats in (3, 4, 6)),
        ("cloth", 4),
        ("cloth", 6),
        ("new_world", 4),
    ],
)
def test_sea_36_an_island_is_land_that_hangs_together(name: str, seats: int, seed: int) -> None:
    chosen = {} if name == "new_world" else {"layout": "random"}
    table = a_scenario_table(name, seats, seed=seed, chosen=chosen)
    areas = load_scenario(f"seafarers/{name}", seats).areas.values()
    apart = {tile: area.name for area in areas if area.apart for tile in area.tiles}
    numbered: dict[int, set[int]] = {}
    for tile in range(int(table.graph.tiles)):
        assert (table.block("island", tile) > 0) == is_land(table, tile)
        if table.block("island", tile):
            numbered.setdefault(table.block("island", tile), set()).add(tile)
    assert {frozenset(group) for group in numbered.values()} == connected_land(table, apart)


def test_sea_36_the_strip_behind_the_desert_is_an_area_of_its_own() -> None:
    table = a_scenario_table("through_the_desert", 4)
    assert {"0,0", "-1,1", "-2,2"} in islands(table)
    assert island(table, "1,0") == island(table, "2,0") != island(table, "0,0")


def test_sea_36_an_area_of_its_own_is_one_even_with_a_gap() -> None:
    """For five and six the strip is in two parts; together they are one foreign land."""
    table = a_scenario_table("through_the_desert", 6)
    assert island(table, "0,0") == island(table, "7,0") != island(table, "1,1")


def a_changed_sea(text: str) -> SeaTable:
    """A table on a sea like the small one."""
    scenario = read_scenario(text + sea_tables.COUNTS, "changed.toml")
    base = BaseOptions(start=0, supply=scenario.supply, deck=scenario.deck, pieces=scenario.pieces)
    rules = Rules(3, 3, scenario.graph, sea_chapters(scenario, 3, SeaOptions(base)))
    return SeaTable(begin(rules, deal_board(scenario, BoardOptions(), lambda n: 0), 1))


def test_sea_36_an_area_of_its_own_is_cut_off_from_land_that_comes_first() -> None:
    text = sea_tables.TEXT.replace(
        'H = { terrain = "hills", area = "west" }', 'H = { terrain = "hills", area = "south" }'
    )
    table = a_changed_sea(text.replace("[areas.east]", "[areas.south]\napart = true\n\n[areas.east]"))
    assert {"-1,2"} in islands(table)
    assert island(table, "0,0") == island(table, "0,2") != island(table, "-1,2")


@pytest.mark.parametrize(("corner", "may"), [("4,1SE", False), ("4,1NE", False), ("4,1N", True), ("4,0N", True)])
def test_sea_37_a_closed_area_is_where_all_land_is_closed(corner: str, may: bool) -> None:
    text = sea_tables.TEXT.replace('"gold", area = "east"', '"gold", area = "closed"')
    table = a_changed_sea(text.replace("[areas.east]", "[areas.closed]\nsettle = false\n\n[areas.east]"))
    table.turn.begin_turn(table.state, RED)
    assert table.building.may_settle(table.state, RED, table.graph.corner(corner)) == may


# ---- foreign land


def test_sea_7_points_of_an_island_stay_after_an_upgrade() -> None:
    table = a_scenario_table("new_shores", 4, NEW_SHORES, hands={RED: CITY}, rolled=True).settle(RED, "0,0S")
    assert (table.points(RED), table.block("island_points", RED)) == (2 + 3, 2)
    table.do("build_city 0,0S")
    assert (table.points(RED), table.block("island_points", RED)) == (2 + 4, 2)


def test_sea_37_an_upgrade_earns_nothing() -> None:
    table = a_scenario_table("four_islands", 4, FOUR_ISLANDS, hands={RED: CITY}, rolled=True).do("build_city -2,2N")
    assert (table.points(RED), table.block("island_points", RED), table.told("island_settled")) == (3, 0, [])


def test_sea_37_once_for_each_player_even_if_others_were_there_before() -> None:
    table = a_scenario_table("new_shores", 4, NEW_SHORES)
    assert (earn(table, RED, "0,0S"), earn(table, BLUE, "1,0S")) == (3, 3)
    assert (earn(table, RED, "0,0N"), earn(table, BLUE, "1,0N")) == (1, 1)
    assert [event["seat"] for event in table.told("island_settled")] == [RED, BLUE]


def test_sea_37_starting_settlements_earn_nothing() -> None:
    table = a_scenario_table("four_islands", 4, FOUR_ISLANDS)
    assert [table.points(seat) for seat in range(4)] == [2, 2, 2, 2]
    assert table.told("island_settled") == []


# ---- scenario 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sea_s1_3_a_main_island_and_three_small_ones(seats: int) -> None:
    found = islands(a_scenario_table("new_shores", seats))
    assert len(found) == 4
    assert sorted(len(tiles) for tiles in found)[-1] == (19 if seats == 4 else 14)


@pytest.mark.long
@pytest.mark.parametrize("layout", ["fixed", "random"])
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_sea_s1_4_start_on_the_main_island_only(seats: int, layout: str) -> None:
    if (seats, layout) == (6, "fixed"):
        layout = "random"  # there is no printed board
    table = a_scenario_table("new_shores", seats, chosen={"layout": layout})
    tiles = set(load_scenario("seafarers/new_shores", seats).areas["main"].tiles)
    wanted = {v for v in range(int(table.graph.corners)) if tiles & set(tiles_at(table, v))}
    assert table.legal_at("place_settlement") == wanted
    elsewhere = next(
        v
        for v in range(int(table.graph.corners))
        if v not in wanted and any(is_land(table, tile) for tile in tiles_at(table, v))
    )
    table.refused(f"place_settlement {table.graph.corner_names[elsewhere]}", "settlement.not_at_the_start", "SEA-S1-4")


def test_sea_s1_5_the_robber_on_the_desert_or_the_twelve_the_pirate_on_its_mark() -> None:
    four, three = a_scenario_table("new_shores", 4), a_scenario_table("new_shores", 3)
    assert TERRAINS[four.block("terrain", four.block("robber"))] == "desert"
    assert token_in(three.block("numbers", three.block("robber"))) == 12
    assert four.block("pirate") == four.graph.tile("4,3")
    assert three.block("pirate") == three.graph.tile("3,3")


@pytest.mark.parametrize("corner", ["0,0N", "3,0N", "3,3S", "2,5N", "1,6S"])
def test_sea_s1_6_two_points_more_for_the_first_settlement_on_a_small_island(corner: str) -> None:
    table = a_scenario_table("new_shores", 4, NEW_SHORES)
    assert earn(table, RED, corner) == 3
    assert table.told("island_settled") == [{"seat": RED, "corner": table.graph.corner(corner), "points": 2}]


def test_sea_s1_6_on_each_of_them_once() -> None:
    table = a_scenario_table("new_shores", 4, NEW_SHORES)
    assert [earn(table, RED, corner) for corner in ("0,0S", "3,0N", "1,6S")] == [3, 3, 3]
    assert [earn(table, BLUE, corner) for corner in ("3,3S", "3,1S", "-3,5N")] == [3, 1, 1]


def test_sea_s1_6_by_ships_and_by_the_rules() -> None:
    table = a_scenario_table("new_shores", 4, NEW_SHORES, hands={RED: SETTLEMENT}, rolled=True)
    table.ship(RED, "1,1E", "1,1NE")
    table.do("build_settlement 1,1N")
    assert (table.points(RED), table.block("island_points", RED)) == (2 + 3, 2)


def test_sea_s1_7_fourteen_points_win() -> None:
    table = a_scenario_table("new_shores", 4, NEW_SHORES, hands={RED: CITY}, rolled=True).set_points(RED, 12)
    table.do("build_city -3,4S")
    assert (table.points(RED), table.game.over) == (13, False)
    table.hold(RED, **CITY).do("build_city 1,2N")
    assert (table.points(RED), table.game.winner) == (14, RED)


# ---- scenario 2


@pytest.mark.parametrize("seats", [3, 4])
def test_sea_s2_3_four_islands_and_one_may_start_anywhere(seats: int) -> None:
    table = a_scenario_table("four_islands", seats)
    assert len(islands(table)) == 4
    wanted = {v for v in range(int(table.graph.corners)) if any(is_land(table, tile) for tile in tiles_at(table, v))}
    assert table.legal_at("place_settlement") == wanted


def test_sea_s2_3_home_are_the_islands_of_the_starting_settlements() -> None:
    table = a_scenario_table("four_islands", 4, FOUR_ISLANDS)
    north_west, north_east = island(table, "0,0"), island(table, "2,0")
    south_west, south_east = island(table, "-3,4"), island(table, "1,4")
    assert len({north_west, north_east, south_west, south_east}) == 4
    width = 32
    home = [
        {number for number in range(width) if table.block("islands_settled", seat * width + number)}
        for seat in range(4)
    ]
    assert home == [{north_west}, {north_east, south_east}, {north_east}, {south_west}]


def test_sea_s2_4_the_robber_on_the_twelve_the_pirate_on_its_mark() -> None:
    for seats in (3, 4):
        table = a_scenario_table("four_islands", seats)
        assert token_in(table.block("numbers", table.block("robber"))) == 12
        assert TERRAINS[table.block("terrain", table.block("pirate"))] == "sea"
    assert table.block("pirate") == table.graph.tile("3,3")


def test_sea_s2_5_two_points_more_on_each_foreign_island_once() -> None:
    table = a_scenario_table("four_islands", 4, FOUR_ISLANDS)
    assert earn(table, RED, "0,0N") == 1  # at home
    assert [earn(table, RED, corner) for corner in ("1,2S", "-3,4N")] == [3, 3]  # three foreign islands
    assert earn(table, BLUE, "1,1N") == 1
    assert [earn(table, BLUE, corner) for corner in ("-1,2S", "-1,5N")] == [3, 3]  # two foreign islands


def test_sea_s2_6_thirteen_points_win() -> None:
    for seats in (3, 4):
        table = a_scenario_table("four_islands", seats)
        assert [table.block("target", seat) for seat in range(seats)] == [13] * seats
    table = a_scenario_table("four_islands", 4, FOUR_ISLANDS, hands={RED: CITY}, rolled=True).set_points(RED, 12)
    assert table.do("build_city -2,2N").game.winner == RED


# ---- scenario 4


@pytest.mark.parametrize("seats", [3, 4])
def test_sea_s4_3_start_in_the_south_four_foreign_lands(seats: int) -> None:
    table = a_scenario_table("through_the_desert", seats)
    assert len(islands(table)) == 5
    main = set(load_scenario("seafarers/through_the_desert", seats).areas["main"].tiles)
    wanted = {v for v in range(int(table.graph.corners)) if main & set(tiles_at(table, v))}
    assert table.legal_at("place_settlement") == wanted


def test_sea_s4_3_not_on_foreign_land_nor_in_the_desert() -> None:
    table = a_scenario_table("through_the_desert", 4)
    for corner in ("0,0N", "1,0N", "4,0N", "2,4N", "0,6S", "0,1N"):
        table.refused(f"place_settlement {corner}", "settlement.not_at_the_start", "SEA-S4-3")


@pytest.mark.parametrize(
    ("corner", "points"),
    [
        ("1,0S", 1),  # two deserts and the main region
        ("1,0N", 1),  # desert alone
        ("0,0SE", 3),  # two deserts and the strip
        ("0,0N", 3),
        ("-2,2S", 3),
        ("4,1N", 3),
        ("1,6S", 3),
        ("-2,6S", 1),
    ],
)
def test_sea_s4_4_a_settlement_must_touch_the_foreign_land(corner: str, points: int) -> None:
    placed = {**DESERT, RED: (("2,1S", "2,1SE"), ("-1,4N", "-1,4NE"))}
    table = a_scenario_table("through_the_desert", 4, placed)
    assert earn(table, BLUE, corner) == points


@pytest.mark.parametrize(("choice", "desert"), [(0, "1,0"), (1, "0,1"), (2, "-1,2")])
def test_sea_s4_5_the_robber_on_one_of_three_deserts_the_pirate_on_its_mark(choice: int, desert: str) -> None:
    table = a_scenario_table("through_the_desert", 4, robber_desert=choice)
    assert table.block("robber") == table.graph.tile(desert)
    assert table.block("pirate") == table.graph.tile("4,3")


def test_sea_s4_6_two_points_more_in_each_foreign_land_once() -> None:
    table = a_scenario_table("through_the_desert", 4, DESERT)
    assert [earn(table, RED, corner) for corner in ("0,0N", "4,0N", "2,4N")] == [3, 3, 3]
    assert [earn(table, BLUE, corner) for corner in ("1,6S", "-1,1S", "0,6N")] == [3, 3, 1]


def test_sea_s4_6_the_two_parts_of_the_strip_bring_points_once() -> None:
    table = a_scenario_table("through_the_desert", 6)
    random = Random(1)
    while table.game.turn == 0:
        table.do(random.choice(table.legal()))
    assert [earn(table, RED, corner) for corner in ("0,0N", "7,0N")] == [3, 1]


def test_sea_s4_6_fourteen_points_win() -> None:
    for seats in (3, 4, 6):
        table = a_scenario_table("through_the_desert", seats)
        assert [table.block("target", seat) for seat in range(seats)] == [14] * seats
    table = a_scenario_table("through_the_desert", 4, DESERT, hands={RED: CITY}, rolled=True).set_points(RED, 13)
    assert table.do("build_city 1,1S").game.winner == RED


# ---- scenario 8


def test_sea_s8_4_a_point_for_each_small_island_once() -> None:
    table = a_scenario_table("wonders", 4, WONDERS)
    assert [earn(table, RED, corner) for corner in ("0,0N", "1,0S", "2,6S")] == [2, 1, 2]
    assert earn(table, BLUE, "1,0N") == 2
    assert earn(table, WHITE, "4,1N") == 1  # the desert is part of the main island
    assert [event["points"] for event in table.told("island_settled")] == [1, 1, 1]


def test_sea_s8_4_by_an_option_for_every_settlement() -> None:
    table = a_scenario_table("wonders", 4, WONDERS, island_point="every")
    assert [earn(table, RED, corner) for corner in ("0,0N", "1,0S", "2,6S")] == [2, 2, 2]
    assert earn(table, BLUE, "4,1N") == 1
    assert [table.points(seat) for seat in (WHITE, 3)] == [2, 2]


# ---- whole games


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("new_shores", 2, {"duel": True}),
        ("new_shores", 3, {"layout": "random"}),
        ("new_shores", 4, {}),
        ("new_shores", 6, {}),
        ("four_islands", 3, {}),
        ("four_islands", 4, {"layout": "random"}),
        ("four_islands", 5, {"extension": "paired_players"}),
        ("through_the_desert", 3, {"layout": "random"}),
        ("through_the_desert", 4, {}),
        ("through_the_desert", 5, {}),
    ],
)
def test_sea_37_whole_games_count_every_foreign_island_once(name: str, seats: int, options: dict[str, object]) -> None:
    table = a_scenario_table(name, seats, chosen={"target": 9, **options})
    game = table.game
    random = Random(seats)
    home: list[set[int]] = [set() for _ in range(seats)]
    bonus = [0] * seats
    stood: set[int] = set()
    for _ in range(8000):
        if game.over:
            break
        starting = game.turn == 0
        seat = random.choice(game.deciding)
        actions = game.legal_actions(seat)
        wanted = [a for a in actions if a.kind.startswith("build_")]
        game.apply(random.choice(wanted if wanted and random.random() < 0.5 else actions), seat)
        points = Counter({p: table.block("island_points", p) for p in range(seats)})
        for corner in range(int(table.graph.corners)):
            holder = table.block("held", corner) - 1
            if holder < 0:
                continue
            points[holder] += table.block("building", corner)
            if corner not in stood:
                stood.add(corner)
                new = {table.block("island", tile) for tile in tiles_at(table, corner)} - {0} - home[holder]
                home[holder] |= new
                # The one island without a bonus, where all start, is home to everybody.
                bonus[holder] += 2 if new and not starting else 0
        for p in range(seats):
            points[p] += 2 * (table.block("largest_army") == p + 1) + 2 * (table.block("longest_route") == p + 1)
            assert table.points(p) == points[p]
            assert table.block("island_points", p) == bonus[p]
    assert game.over
