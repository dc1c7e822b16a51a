"""Rules of Cities & Knights where they meet each other and the other boxes: what no chapter tests alone."""

from __future__ import annotations

import pytest

from tests.rules.cities_knights.city_sea_tables import CitySeaTable, a_city_scenario
from tests.rules.cities_knights.city_tables import CityTable, a_city_table
from tests.rules.seafarers.test_cloth import BLUE_TO_ELEVEN, TO_ELEVEN
from tests.rules.seafarers.test_cloth import PLACED as CLOTH_PLACED
from tests.tables import BLUE, ORANGE, RED, WHITE

pytestmark = pytest.mark.compiled

VILLAGE = "1,2N"


# What is built, also in others' turns (CK-100).
BUILDING = {
    "build_road",
    "build_settlement",
    "build_city",
    "build_wall",
    "improve",
    "recruit",
    "activate",
    "promote",
}


# ---- cities on their side


def two_laid() -> CityTable:
    """Red has lost two cities without any settlement in stock."""
    table = a_city_table(hands={RED: {"ore": 8, "grain": 6}}, progress={RED: ["medicine"]}, attacks=1, rolled=True)
    table.city(RED, "1,-2N")
    table.state.s[table.building.settlements_left + RED] = 0
    for corner in ("0,1S", "1,-2N"):
        table.building.lose_city(table.state, RED, table.graph.corner(corner))
    return table


@pytest.mark.parametrize("first", ["0,1S", "1,-2N"])
def test_ck_30_of_two_cities_on_their_side_either_may_be_raised_first(first: str) -> None:
    table = two_laid()
    assert table.legal_at("build_city") == table.corners("0,1S", "1,-2N")
    table.refused("build_city 0,-1N", "city.tipped_first", "CK-30")
    table.do(f"build_city {first}")
    assert table.cities_of(RED) == {first}
    (other,) = {"0,1S", "1,-2N"} - {first}
    assert table.legal_at("build_city") == table.corners(other)
    table.refused("build_city 0,-1N", "city.tipped_first", "CK-30")
    table.refused("play_medicine 0,-1N", "city.tipped_first", "CK-30")


# ---- knights on ways to villages


def cloth(**settings: object) -> CitySeaTable:
    """Blue's ships lead past a corner to the village with the 11; nothing stands there yet."""
    return a_city_scenario("cloth", CLOTH_PLACED, **settings)  # type: ignore[arg-type]


def between(table: CitySeaTable, one: str, other: str) -> str:
    """The corner where two edges meet."""
    graph = table.graph
    ends = [{int(graph.edge_corners[2 * graph.edge(edge) + k]) for k in range(2)} for edge in (one, other)]
    (corner,) = ends[0] & ends[1]
    return graph.corner_names[corner]


def third_way(table: CitySeaTable, corner: str) -> tuple[str, str]:
    """The edge at a corner that blue does not use, and where it leads."""
    graph = table.graph
    first = graph.corner(corner) * int(graph.corner_width)
    for k in range(int(graph.corner_width)):
        edge = int(graph.corner_edges[first + k])
        if graph.edge_names[edge] not in BLUE_TO_ELEVEN and table.block("road", edge) == 0:
            return graph.edge_names[edge], graph.corner_names[int(graph.corner_neighbours[first + k])]
    raise AssertionError(f"there is no third way at {corner}")


def traders(table: CitySeaTable) -> list[int]:
    bits = table.block("village_trade", table.graph.corner(VILLAGE))
    return [seat for seat in range(4) if bits >> seat & 1]


def test_sea_s6_5_a_way_on_which_one_knight_takes_anothers_place_stays_closed() -> None:
    table = cloth().ship(BLUE, *BLUE_TO_ELEVEN[:2])
    corner = between(table, *BLUE_TO_ELEVEN[:2])
    edge, beside = third_way(table, corner)
    table.knight(ORANGE, corner).ship(RED, edge).knight(RED, beside, 2, active=True).ship(BLUE, BLUE_TO_ELEVEN[2])
    table.do(f"lift_knight {beside}", f"displace {corner}")
    assert (table.knights_of(RED), table.knights_of(ORANGE)) == ({corner: "strong"}, {})
    assert traders(table) == []
    assert table.block("cloth", BLUE) == 0


def test_sea_s6_5_a_knight_in_hand_opens_no_way_yet() -> None:
    table = cloth().ship(BLUE, *BLUE_TO_ELEVEN[:2])
    corner = between(table, *BLUE_TO_ELEVEN[:2])
    edge, beside = third_way(table, corner)
    table.ship(RED, edge).knight(RED, corner, active=True).ship(BLUE, BLUE_TO_ELEVEN[2])
    table.do(f"lift_knight {corner}")
    assert traders(table) == []
    table.do(f"set_knight {beside}")
    assert traders(table) == [BLUE]
    assert table.block("cloth", BLUE) == 1


def test_ck_33_who_has_a_village_is_told_that_the_barbarians_have_not_come() -> None:
    table = cloth().ship(RED, TO_ELEVEN).knight(RED, "2,1N", active=True).put_pirate("2,1")
    assert traders(table) == [RED]
    table.refused("chase_pirate 2,1N", "pirate.before_attack", "CK-33")


# ---- a route that is mended when a knight leaves

NORTH = ("1,-2SE", "1,-2E", "1,-2NE", "1,-3SE")  # four roads of red's behind its first one


def a_cut_route(**settings: object) -> CityTable:
    """Blue's knight cuts red's five roads after two; with the longest route red would have its thirteen points."""
    table = a_city_table(attacks=1, rolled=True, **settings)  # type: ignore[arg-type]
    table.road(BLUE, "1,-1NE").knight(BLUE, "1,-1N", active=True).road(RED, *NORTH)
    assert table.block("route_length", RED) == 3
    return table.set_points(RED, 11)


def test_ck_98_a_route_mended_by_an_intrigue_wins_when_the_knight_stands_again() -> None:
    table = a_cut_route(progress={RED: ["intrigue"]}).do("play_intrigue 1,-1N")
    assert (table.phase(), table.game.deciding, table.game.over) == ("displaced", [BLUE], False)
    table.do("set_displaced 2,-2S", by=BLUE)
    assert table.game.winners == [RED]
    assert table.points(RED) == 13
    assert table.knights_of(BLUE) == {"2,-2S": "basic*"}


def test_ck_98_a_route_mended_by_a_deserter_wins_at_once() -> None:
    table = a_cut_route(progress={RED: ["deserter"]}).do(f"play_deserter {BLUE}")
    assert table.game.winners == [RED]


def test_base_77_a_route_mended_in_anothers_turn_wins_in_the_next_own_one() -> None:
    table = a_cut_route(dice=[(1, 1)] * 3, events=["trade"] * 3)
    table.do("end_turn", "roll", "lift_knight 1,-1N", "set_knight 2,-2S")
    assert (table.points(RED), table.game.over) == (13, False)
    table.do("end_turn", "roll", "end_turn", "roll", "end_turn")
    assert table.game.winners == [RED]


# ---- what five and six players do between turns


def offered(table: CityTable, phase: str) -> set[str]:
    (found,) = [one for one in table.rules.phases if one.name == phase]
    return {verb.name for verb in table.rules.verbs if found.offers(verb)}


def test_ck_100_between_turns_everything_is_built_and_nothing_else_is_done() -> None:
    table = a_city_table(5, extension="special_building")
    assert offered(table, "special_building") == BUILDING | {"pass_building"}


def test_ck_101_the_second_player_does_all_but_roll_trade_with_others_and_play_an_alchemist() -> None:
    table = a_city_table(5, extension="paired_players")
    first = offered(table, "action") - {"end_turn", "offer_trade"}
    assert offered(table, "second_player") == first | {"end_part"}
    assert BUILDING | {"lift_knight", "chase_robber", "maritime_trade", "play_spy", "play_merchant"} <= first
    assert offered(table, "before_roll") == {"roll", "play_alchemist"}


def test_ck_92_the_first_players_fleet_is_home_when_the_second_plays() -> None:
    table = a_city_table(
        5, progress={RED: ["merchant_fleet"], 3: ["merchant_fleet"]}, rolled=True, extension="paired_players"
    )
    before = table.rate(RED, "coin")
    table.do("play_merchant_fleet coin")
    assert table.rate(RED, "coin") == 2
    table.do("end_turn")
    assert (table.phase(), table.game.seat, table.rate(RED, "coin")) == ("second_player", 3, before)
    table.do("play_merchant_fleet paper")
    assert table.rate(3, "paper") == 2
    table.do("end_part")
    assert table.rate(3, "paper") > 2


def test_ck_71_a_crane_helps_nobody_between_turns() -> None:
    table = a_city_table(5, progress={RED: ["crane"]}, rolled=True, extension="special_building")
    table.hold(BLUE, cloth=0).do("play_crane", "end_turn")
    assert table.game.seat == BLUE
    table.refused("improve trade", "improvement.too_expensive", "CK-41")


def test_base_86_a_metropolis_between_turns_wins_in_the_own_next_turn() -> None:
    table = a_city_table(5, dice=[(1, 1)], events=["ship"], rolled=True, extension="special_building")
    table.level(BLUE, "trade", 3).hold(BLUE, cloth=4).set_points(BLUE, 11)
    table.do("end_turn", "improve trade")
    assert (table.points(BLUE), table.game.over) == (13, False)
    table.do(*["pass_building"] * 4)
    assert table.game.winners == [BLUE]


# ---- cards and flags that meet


def test_ck_87_a_deserter_that_comes_active_does_not_act_and_a_warlord_changes_nothing() -> None:
    table = a_city_table(progress={RED: ["deserter", "warlord"]}, attacks=1, rolled=True)
    table.road(RED, "1,-2SE").knight(BLUE, "2,-1S", 2, active=True).knight(RED, "1,-1N", active=True)
    table.do(f"play_deserter {BLUE}", "place_deserter 1,-2S")
    table.refused("lift_knight 1,-2S", "knight.just_activated", "CK-55")
    table.refused("play_warlord", "warlord.nobody_to_wake", "CK-96")
    assert table.legal("lift_knight") == []  # the other one has no free corner to go to


def test_ck_82_a_deserter_that_comes_inactive_may_be_promoted_and_activated() -> None:
    table = a_city_table(hands={RED: {"ore": 1, "wool": 1, "grain": 1}}, progress={RED: ["deserter"]}, rolled=True)
    table.knight(BLUE, "2,-1S").do(f"play_deserter {BLUE}", "place_deserter 1,-2S", "promote 1,-2S", "activate 1,-2S")
    assert table.knights_of(RED) == {"1,-2S": "strong*"}
    table.refused("lift_knight 1,-2S", "knight.just_activated", "CK-55")


def test_ck_30_the_wall_and_the_limit_go_with_a_city_lost_to_the_ship_of_a_seven() -> None:
    """The event die comes first: nine cards are too many once the wall is gone (CK-12, CK-67)."""
    table = a_city_table(hands={RED: {"ore": 9}}, dice=[(3, 4)], events=["ship"], barbarians=6)
    for seat, corner in ((BLUE, "2,-1S"), (WHITE, "1,1N"), (ORANGE, "3,-2S")):
        table.knight(seat, corner, 1, active=True)
    table.wall(RED, "0,1S").do("roll")
    assert table.cities_of(RED) == set()
    assert (table.phase(), table.game.deciding, table.block("discards_owed", RED)) == ("discard", [RED], 4)
    table.do("discard_cards 4ore")
    assert table.phase() == "robber"  # the first attack is over (CK-33)
