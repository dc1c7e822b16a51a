"""Cities & Knights with Seafarers (CK-102 to CK-108): knights and ships, the pirate, and what scenarios change.

Red stands on the strait of the small sea; see tests/rules/seafarers/sea_tables.py. Ships lead from 1,0SE by 1,0NE along
the north coast of the sea to the eastern island: see WAY. The corners between them are 2,-1S 2,0N 3,-1S 3,0N 4,-1S.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from archipel.rules.cities_knights.barbarians import Barbarians
from archipel.rules.seafarers.forgotten_tribe import CARD
from archipel.rules.seafarers.wonders import CASTLE, Wonders
from tests.rules.cities_knights.city_sea_tables import (
    CitySeaTable,
    a_city_scenario,
    a_city_sea,
    start_city_sea,
)
from tests.rules.seafarers.test_cloth import BLUE_TO_ELEVEN, TO_ELEVEN
from tests.rules.seafarers.test_cloth import PLACED as CLOTH_PLACED
from tests.rules.seafarers.test_forgotten_tribe import PLACED as TRIBE_PLACED
from tests.tables import BLUE, RED, load_scenario

pytestmark = pytest.mark.compiled

WAY = ("2,0NW", "2,0NE", "3,0NW", "3,0NE")  # behind the starting ship 1,0E
VILLAGE = "1,2N"
CORNER = "2,1N"  # the end of red's first road in Cloth ...
BESIDE_IT = "2,1"  # ... and a sea tile there


def sailed(
    hands: Mapping[int, Mapping[str, int]] | None = None,
    progress: Mapping[int, Sequence[str]] | None = None,
    chance: Mapping[str, Sequence[object]] | None = None,
    attacks: int = 0,
) -> CitySeaTable:
    """Red's ships lie all the way to the eastern island."""
    return a_city_sea(hands, progress, chance, attacks, rolled=True).ship(RED, *WAY)


# ---- CK-103: knights on ships


def test_ck_103_knights_walk_over_ships() -> None:
    table = sailed().knight(RED, "2,-1S", active=True)
    table.do("lift_knight 2,-1S")
    assert table.legal_at("set_knight") == table.corners("2,0N", "3,-1S", "3,0N", "4,-1S")
    table.do("set_knight 3,0N")
    assert table.knights_of(RED) == {"3,0N": "basic"}


def test_ck_103_recruiting_only_where_there_is_land() -> None:
    table = sailed(hands={RED: {"ore": 1, "wool": 1}})
    assert table.corners("2,-1S", "4,-1S") <= table.legal_at("recruit")
    assert not table.corners("2,0N", "3,-1S", "3,0N") & table.legal_at("recruit")
    table.refused("recruit 3,-1S", "knight.no_land", "CK-103")
    table.do("recruit 4,-1S")
    assert table.knights_of(RED) == {"4,-1S": "basic"}


def test_ck_103_a_ship_is_not_joined_to_a_road_without_a_building() -> None:
    """A road comes from the north to the corner where the ship ends: a knight on the road gets no further."""
    table = sailed().road(RED, "1,0NE").knight(RED, "1,0N", active=True)
    table.do("lift_knight 1,0N")
    assert table.legal_at("set_knight") == table.corners("2,-1S")


def test_ck_103_a_knight_where_ship_and_road_end_may_take_either() -> None:
    table = sailed().road(RED, "1,0NE").knight(RED, "2,-1S", active=True)
    table.do("lift_knight 2,-1S")
    assert table.corners("1,0N", "2,0N", "4,-1S") <= table.legal_at("set_knight")


def test_ck_103_at_an_own_building_it_changes_from_ship_to_road() -> None:
    table = sailed().road(RED, "1,0SE").knight(RED, "3,0N", active=True)
    table.do("lift_knight 3,0N")
    assert table.corners("1,0S") <= table.legal_at("set_knight")


def test_ck_59_nobody_sails_past_anothers_knight() -> None:
    table = sailed().knight(RED, "2,-1S", 1, active=True).knight(BLUE, "3,-1S", 1)
    table.do("lift_knight 2,-1S")
    assert table.legal_at("set_knight") == table.corners("2,0N")


def test_ck_60_a_knight_is_displaced_at_sea_along_its_own_ships() -> None:
    table = sailed().ship(BLUE, "3,0W").knight(RED, "2,-1S", 2, active=True).knight(BLUE, "3,-1S", 1, active=True)
    table.do("lift_knight 2,-1S", "displace 3,-1S")
    assert (table.phase(), table.state.decider()) == ("displaced", BLUE)
    assert table.legal_at("set_displaced", BLUE) == table.corners("3,0SW")
    table.do("set_displaced 3,0SW", by=BLUE)
    assert table.block("knight_active", table.graph.corner("3,0SW")) == 1
    assert table.knights_of(RED) == {"3,-1S": "strong"}
    assert table.phase() == "action"


def test_ck_60_without_a_way_a_knight_at_sea_goes_back_to_the_stock() -> None:
    table = sailed().knight(RED, "2,-1S", 2, active=True).knight(BLUE, "3,-1S", 1)
    table.do("lift_knight 2,-1S", "displace 3,-1S")
    assert table.knights_of(BLUE) == {}
    assert table.knights_left(BLUE) == (2, 2, 2)


# ---- CK-103: closed routes


def test_ck_103_a_knight_at_the_end_closes_a_route() -> None:
    table = sailed()
    assert table.legal_at("lift_ship") == table.edges("3,0NE")
    table.knight(RED, "4,-1S")
    assert table.legal("lift_ship") == []
    for edge in ("3,0NE", "2,0NW", "1,0E"):
        table.refused(f"lift_ship {edge}", "ship.not_at_the_end", "SEA-20")


def test_ck_103_it_is_open_again_when_the_knight_leaves() -> None:
    table = sailed().knight(RED, "4,-1S", active=True)
    table.do("lift_knight 4,-1S", "set_knight 2,0N")
    assert table.legal_at("lift_ship") == table.edges("3,0NE")
    table.do("lift_ship 3,0NE")
    assert table.phase() == "ship_move"


def test_ck_103_a_knight_on_the_way_holds_what_lies_before_it() -> None:
    """Ships behind the knight may go one after the other, up to where it stands."""
    table = sailed().knight(RED, "3,-1S")
    for edge in ("3,0NE", "3,0NW"):
        assert table.legal_at("lift_ship") == table.edges(edge)
        table.building.remove_route(table.state, RED, table.graph.edge(edge))
    assert table.legal("lift_ship") == []


def test_ck_103_anothers_knight_closes_nothing() -> None:
    table = sailed().knight(BLUE, "4,-1S")
    assert table.legal_at("lift_ship") == table.edges("3,0NE")


def test_ck_103_a_ring_with_a_knight_opens_beside_it() -> None:
    ring = [f"3,1{side}" for side in ("NE", "E", "SE", "SW", "W", "NW")]
    table = a_city_sea(rolled=True)
    table.ship(RED, *ring)
    assert table.edges(*ring) <= table.legal_at("lift_ship")
    table.knight(RED, "3,1N")
    assert table.legal_at("lift_ship") == table.edges("3,1NE", "3,1NW", "1,0E")


def test_ck_62_ships_go_on_from_an_own_knight_and_not_past_anothers() -> None:
    price = {"lumber": 2, "wool": 2}
    table = sailed(hands={RED: price}).knight(RED, "3,-1S")
    assert table.edges("3,0W") <= table.legal_at("build_ship")
    table = sailed(hands={RED: price}).knight(BLUE, "3,-1S")
    assert not table.edges("3,0W") & table.legal_at("build_ship")
    table.refused("build_ship 3,0W", "ship.not_connected", "SEA-13")


def test_ck_62_where_a_knight_has_left_ships_go_on_again() -> None:
    table = sailed(hands={RED: {"lumber": 1, "wool": 1}}).knight(BLUE, "3,-1S")
    table.knights.take(table.state, table.graph.corner("3,-1S"))
    assert table.edges("3,0W") <= table.legal_at("build_ship")


# ---- CK-105: the longest route


def length(table: CitySeaTable, seat: int) -> int:
    return table.block("route_length", seat)


def test_ck_105_a_knight_at_sea_cuts_anothers_longest_route() -> None:
    table = sailed()
    assert (length(table, RED), table.block("longest_route")) == (5, RED + 1)
    points = table.points(RED)
    table.knight(BLUE, "3,-1S")
    assert (length(table, RED), table.block("longest_route")) == (3, 0)
    assert table.points(RED) == points - 2


def test_ck_105_it_is_whole_again_when_the_knight_has_left() -> None:
    table = sailed().knight(BLUE, "3,-1S")
    table.knights.take(table.state, table.graph.corner("3,-1S"))
    assert (length(table, RED), table.block("longest_route")) == (5, RED + 1)


def test_ck_105_an_own_knight_cuts_nothing() -> None:
    table = sailed().knight(RED, "3,-1S")
    assert (length(table, RED), table.block("longest_route")) == (5, RED + 1)


def test_ck_103_a_knight_joins_no_road_to_a_ship() -> None:
    table = sailed().road(RED, "1,0NE", "1,0NW")
    assert length(table, RED) == 5
    table.knight(RED, "2,-1S")
    assert length(table, RED) == 5
    table.knights.take(table.state, table.graph.corner("2,-1S"))
    assert length(table, RED) == 5


# ---- CK-104: the pirate


def test_ck_104_a_knight_beside_the_pirate_chases_it() -> None:
    table = sailed(attacks=1, hands={BLUE: {"ore": 1}}).put_pirate("2,0")
    table.knight(RED, "2,0N", active=True)
    table.ship(BLUE, "2,1E")
    assert table.legal_at("chase_pirate") == table.corners("2,0N")
    table.do("chase_pirate 2,0N")
    assert table.phase() == "chase_pirate"
    assert table.legal("move_robber") == []
    table.do("move_pirate 3,1")
    assert table.block("pirate") == table.graph.tile("3,1")
    assert table.hand(RED) == {"ore": 1}  # from the only ship beside its new place
    assert table.knights_of(RED) == {"2,0N": "basic"}  # no longer active
    assert table.phase() == "action"
    assert table.told("pirate_chased") == [{"seat": RED, "corner": table.graph.corner("2,0N")}]


def test_ck_104_it_must_go_to_another_sea_tile() -> None:
    table = sailed(attacks=1).put_pirate("2,0")
    table.knight(RED, "2,0N", active=True).do("chase_pirate 2,0N")
    table.refused("move_pirate 2,0", "pirate.must_move", "SEA-27")
    table.refused("move_pirate 1,0", "pirate.not_at_sea", "SEA-26")


def test_ck_104_a_knight_elsewhere_does_not_reach_it() -> None:
    table = sailed(attacks=1).knight(RED, "2,0N", active=True)
    assert table.legal("chase_pirate") == []
    table.refused("chase_pirate 2,0N", "knight.not_beside_the_pirate", "CK-104")


@pytest.mark.parametrize(
    ("active", "key", "rule"), [(False, "knight.inactive", "CK-58"), (True, "knight.just_activated", "CK-55")]
)
def test_ck_104_only_a_knight_that_may_act(active: bool, key: str, rule: str) -> None:
    table = sailed(attacks=1, hands={RED: {"grain": 1}}).put_pirate("2,0")
    table.knight(RED, "2,0N")
    if active:
        table.do("activate 2,0N")
    table.refused("chase_pirate 2,0N", key, rule)


def test_ck_104_nobody_chases_with_anothers_knight() -> None:
    table = sailed(attacks=1).put_pirate("2,0")
    table.knight(BLUE, "2,0N", active=True)
    table.refused("chase_pirate 2,0N", "knight.not_own", "CK-58")


def test_ck_104_the_pirate_is_locked_before_the_first_attack() -> None:
    table = sailed().put_pirate("2,0")
    table.knight(RED, "2,0N", active=True)
    assert table.legal("chase_pirate") == []
    table.refused("chase_pirate 2,0N", "pirate.before_attack", "CK-33")


def test_ck_104_not_before_the_roll() -> None:
    table = a_city_sea(attacks=1).put_pirate("2,0")
    table.knight(RED, "2,-1S", active=True)
    table.refused("chase_pirate 2,-1S", "turn.roll_first", "CK-12")


@pytest.mark.parametrize(("attacks", "phase"), [(0, "action"), (1, "robber")])
def test_ck_33_a_seven_moves_neither_robber_nor_pirate_before_the_first_attack(attacks: int, phase: str) -> None:
    table = a_city_sea(attacks=attacks, chance={"dice": [(3, 4)], "event_die": ["science"]})
    table.do("roll")
    assert table.phase() == phase
    assert bool(table.legal("move_pirate")) == bool(attacks)


def test_ck_61_a_knight_that_chases_the_robber_leaves_the_pirate_alone() -> None:
    table = a_city_sea(rolled=True, attacks=1).knight(RED, "1,0S", active=True)
    assert table.legal_at("chase_robber") == table.corners("1,0S")  # the desert is beside it
    table.do("chase_robber 1,0S")
    assert table.legal("move_pirate") == []


# ---- CK-105: cards and ships


def test_ck_105_road_building_lays_ships_too() -> None:
    table = sailed(progress={RED: ["road_building"]})
    table.do("play_road_building", "place_free_ship 3,0W", "place_free_road 0,0NE")
    assert table.phase() == "action"
    assert table.block("ship", table.graph.edge("3,0W")) == 1
    assert table.block("ships_left", RED) == 15 - 6


def test_ck_105_road_building_with_nothing_but_ships_in_stock() -> None:
    table = sailed(progress={RED: ["road_building"]})
    table.state.s[table.building.roads_left + RED] = 0
    table.do("play_road_building", "place_free_ship 3,0W")
    assert table.phase() == "free_roads"


def test_ck_105_a_road_that_is_taken_from_the_coast_makes_room_for_a_ship() -> None:
    table = sailed(hands={RED: {"lumber": 1, "wool": 1}}).road(RED, "1,0NE")
    assert not table.edges("1,0NE") & table.legal_at("build_ship")
    table.building.remove_route(table.state, RED, table.graph.edge("1,0NE"))
    assert table.edges("1,0NE") <= table.legal_at("build_ship")


def test_ck_105_a_ship_that_is_taken_off_goes_back_to_the_stock() -> None:
    table = sailed()
    table.building.remove_route(table.state, RED, table.graph.edge("3,0NE"))
    table.route.award(table.state)
    assert table.block("road", table.graph.edge("3,0NE")) == 0
    assert table.block("ships_left", RED) == 15 - 4
    assert (length(table, RED), table.block("longest_route")) == (4, 0)
    assert table.legal_at("lift_ship") == table.edges("3,0NW")


def test_ck_105_the_diplomat_takes_an_open_ship_which_is_built_again_only_as_a_ship() -> None:
    table = sailed(progress={RED: ["diplomat"]})
    assert table.edges("3,0NE") <= table.legal_at("play_diplomat")
    table.do("play_diplomat 3,0NE")
    assert table.phase() == "rebuild"
    assert table.legal("rebuild_road") == []
    table.refused("rebuild_road 0,0NE", "diplomat.another_piece", "CK-105")
    table.refused("rebuild_ship 3,0NE", "diplomat.same_place", "CK-83")
    table.refused("rebuild_ship 0,0SE", "ship.no_sea", "SEA-10")
    table.do("rebuild_ship 3,0W")
    assert table.block("ship", table.graph.edge("3,0W")) == 1
    assert table.block("ships_left", RED) == 15 - 5
    assert table.phase() == "action"
    table.refused("lift_ship 3,0W", "ship.just_built", "SEA-19")


def test_ck_105_a_road_that_the_diplomat_took_is_not_built_again_as_a_ship() -> None:
    table = sailed(progress={RED: ["diplomat"]})
    table.do("play_diplomat 0,0NW")
    assert table.legal("rebuild_ship") == []
    table.refused("rebuild_ship 3,0W", "diplomat.no_ship_in_hand", "CK-105")


def test_ck_105_anothers_open_ship_goes_back_to_the_stock() -> None:
    table = sailed(progress={RED: ["diplomat"]}).ship(BLUE, "1,2W")
    table.do("play_diplomat 1,2W")
    assert table.block("ships_left", BLUE) == 15
    assert table.phase() == "action"


@pytest.mark.parametrize("seat", [RED, BLUE])
def test_ck_105_a_ship_between_others_or_before_a_knight_is_not_open(seat: int) -> None:
    table = sailed(progress={RED: ["diplomat"]})
    table.refused("play_diplomat 2,0NE", "diplomat.not_open", "CK-83")
    table.knight(seat, "4,-1S")
    if seat == RED:
        table.refused("play_diplomat 3,0NE", "diplomat.not_open", "CK-83")
    else:
        assert table.edges("3,0NE") <= table.legal_at("play_diplomat")


def test_ck_105_intrigue_reaches_a_knight_over_ships() -> None:
    table = sailed(progress={RED: ["intrigue"]}).knight(BLUE, "3,-1S", 3)
    assert table.legal_at("play_intrigue") == table.corners("3,-1S")
    table.do("play_intrigue 3,-1S")
    assert table.knights_of(BLUE) == {}  # no ships or roads of blue's lead away


def test_ck_105_the_bishop_never_moves_the_pirate() -> None:
    table = sailed(progress={RED: ["bishop"]}, attacks=1)
    table.do("play_bishop")
    assert table.legal("move_pirate") == []


# ---- CK-106, CK-107


def test_ck_106_the_merchant_stands_neither_on_a_gold_river_nor_beside_one() -> None:
    table = a_city_sea(progress={RED: ["merchant"]}, rolled=True)
    table.settle(RED, "4,0S")  # hills 4,0 and the gold river 4,1
    assert not table.tiles("4,0", "4,1") & table.legal_at("play_merchant")
    table.refused("play_merchant 4,0", "merchant.by_gold", "CK-106")
    table.refused("play_merchant 4,1", "merchant.no_resource", "CK-69")


def test_ck_106_gold_gives_resources_only() -> None:
    table = sailed(chance={"dice": [(1, 2)], "event_die": ["science"]})
    table.settle(RED, "4,1SE").city(RED, "4,1SE")
    table.do("end_turn", "roll")
    assert table.phase() == "gold"
    assert table.legal_at("take_gold", RED) == {"lumber", "brick", "wool", "grain", "ore"}


def test_ck_107_cities_on_all_islands_draw_the_barbarians() -> None:
    table = sailed()
    barbarians = table.rules.the(Barbarians)
    assert barbarians.strength(table.state) == 3
    table.settle(RED, "4,-1S").city(RED, "4,-1S")
    assert barbarians.strength(table.state) == 4


def test_sea_37_the_starting_city_makes_its_island_home() -> None:
    table = a_city_sea()
    home = table.block("island", table.graph.tile("0,0"))
    islands = table.rules.block_named["islands_settled"]
    assert int(table.state.s[islands.at + RED * islands.each + home]) == 1
    assert table.block("island_points", RED) == 0


def test_ck_107_of_three_starting_settlements_the_last_is_the_city() -> None:
    table = a_city_scenario("cloth", CLOTH_PLACED)
    assert [table.cities_of(seat) for seat in range(4)] == [
        {table.graph.corner_names[table.graph.corner(CLOTH_PLACED[seat][2][0])]} for seat in range(4)
    ]
    assert [table.points(seat) for seat in range(4)] == [4, 4, 4, 4]


# ---- CK-108: Cloth


def traders(table: CitySeaTable) -> list[int]:
    bits = table.block("village_trade", table.graph.corner(VILLAGE))
    return [seat for seat in range(4) if bits >> seat & 1]


def on_blues_way(table: CitySeaTable) -> str:
    """The corner between the first two ships of blue's way to the village."""
    graph = table.graph
    first, second = (graph.edge(edge) for edge in BLUE_TO_ELEVEN[:2])
    ends = [{int(graph.edge_corners[2 * edge + k]) for k in range(2)} for edge in (first, second)]
    (corner,) = ends[0] & ends[1]
    return graph.corner_names[corner]


def test_ck_108_ships_come_to_a_village_past_an_own_knight() -> None:
    table = a_city_scenario("cloth", CLOTH_PLACED)
    table.ship(BLUE, *BLUE_TO_ELEVEN[:2])
    table.knight(BLUE, on_blues_way(table))
    table.ship(BLUE, BLUE_TO_ELEVEN[2])
    assert traders(table) == [BLUE]
    assert table.block("cloth", BLUE) == 1


def test_ck_108_ships_come_to_a_village_only_when_anothers_knight_has_left_them() -> None:
    table = a_city_scenario("cloth", CLOTH_PLACED)
    table.ship(BLUE, *BLUE_TO_ELEVEN[:2])
    corner = on_blues_way(table)
    table.knight(RED, corner)
    table.ship(BLUE, BLUE_TO_ELEVEN[2])
    assert traders(table) == []
    table.knights.take(table.state, table.graph.corner(corner))
    assert traders(table) == [BLUE]
    assert table.block("cloth", BLUE) == 1


def test_ck_83_a_ship_at_a_village_it_trades_with_is_not_open() -> None:
    """The village closes the route as a building would (SEA-S6-8)."""
    table = a_city_scenario("cloth", CLOTH_PLACED, progress={RED: ["diplomat"]}).ship(RED, TO_ELEVEN)
    assert traders(table) == [RED]
    table.refused(f"play_diplomat {TO_ELEVEN}", "diplomat.not_open", "CK-83")


def test_ck_108_there_is_no_army_in_cloth() -> None:
    table = a_city_scenario("cloth", CLOTH_PLACED)
    assert "largest_army" not in table.rules.block_named
    assert "buy_card" not in table.rules.verb_named


@pytest.mark.parametrize("ships", [(), (TO_ELEVEN,)])
def test_sea_s6_9_only_who_has_a_village_chases_the_pirate(ships: tuple[str, ...]) -> None:
    table = a_city_scenario("cloth", CLOTH_PLACED, attacks=1).ship(RED, *ships)
    table.knight(RED, CORNER, active=True).put_pirate(BESIDE_IT)
    if ships:
        assert table.legal_at("chase_pirate") == table.corners(CORNER)
    else:
        table.refused(f"chase_pirate {CORNER}", "pirate.no_village", "SEA-S6-9")


# ---- CK-108: the Forgotten Tribe


def tribe(chance: Mapping[str, Sequence[object]] | None = None) -> CitySeaTable:
    return a_city_scenario("forgotten_tribe", TRIBE_PLACED, {RED: {"lumber": 6, "wool": 6}}, chance=chance)


def gifts(table: CitySeaTable) -> int:
    return sum(1 for edge in range(int(table.graph.edges)) if table.block("gift", edge) == CARD)


def test_ck_108_the_tribe_gives_a_progress_card_of_choice() -> None:
    table = tribe({"progress": ["smith"]})
    assert gifts(table) == 4
    table.do("build_ship 0,0SW", "build_ship 0,0W")
    assert table.phase() == "choose_deck"
    assert table.legal("choose_deck") == ["choose_deck trade", "choose_deck politics", "choose_deck science"]
    table.do("choose_deck science")
    assert table.progress_of(RED) == {"smith": 1}
    assert gifts(table) == 3
    assert table.told("gift_progress", BLUE) == [{"seat": RED, "edge": table.graph.edge("0,0W")}]
    assert table.phase() == "action"


def test_ck_108_a_fifth_card_from_the_tribe_is_too_many() -> None:
    table = tribe({"progress": ["smith"]}).hold_progress(RED, "spy", "spy", "merchant", "merchant")
    table.do("build_ship 0,0SW", "build_ship 0,0W", "choose_deck science")
    assert table.phase() == "discard_progress"


def test_ck_108_a_deck_that_is_empty_cannot_be_chosen() -> None:
    table = tribe()
    table.state.s[table.rules.block_named["progress_left"].at + 2] = 0
    table.do("build_ship 0,0SW", "build_ship 0,0W")
    table.refused("choose_deck science", "progress.deck_empty", "CK-37")


# ---- the Wonders


def wonders() -> CitySeaTable:
    """All have placed where they first could."""
    game = start_city_sea(load_scenario("seafarers/wonders", 3), 3)
    while game.turn == 0:
        game.apply(game.legal_actions()[0])
    return CitySeaTable(game)


def test_ck_30_a_city_on_its_side_meets_no_condition_of_a_wonder() -> None:
    table = wonders()
    chapter = table.rules.the(Wonders)
    table.state.s[chapter.score.points + RED] = 10
    assert chapter.meets(table.state, RED, CASTLE)
    (name,) = table.cities_of(RED)
    table.state.s[table.building.settlements_left + RED] = 0
    table.building.lose_city(table.state, RED, table.graph.corner(name))
    assert table.block("tipped_city", table.graph.corner(name)) == 1
    table.state.s[chapter.score.points + RED] = 10
    assert not chapter.meets(table.state, RED, CASTLE)


def test_ck_104_without_a_pirate_there_is_nobody_to_chase() -> None:
    table = wonders()
    assert "chase_pirate" not in table.rules.verb_named
    assert "chase_robber" in table.rules.verb_named
