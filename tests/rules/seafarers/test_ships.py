"""Ships: where they lie and what they cost (SEA-9 to SEA-16, SEA-24, SEA-38)."""

from __future__ import annotations

from tests.rules.seafarers.sea_tables import a_sea_table
from tests.tables import BLUE, RED, WHITE

PRICE = {"lumber": 1, "wool": 1}
MANY = {"lumber": 5, "wool": 5, "brick": 5, "grain": 5}


def test_sea_9_a_ship_costs_lumber_and_wool() -> None:
    table = a_sea_table(hands={RED: {"lumber": 2, "wool": 1, "ore": 1}}, rolled=True)
    table.do("build_ship 1,0NE")
    assert table.hand(RED) == {"lumber": 1, "ore": 1}
    assert (table.supply("lumber"), table.supply("wool")) == (18, 19)
    table.refused("build_ship 2,-1SE", "ship.too_expensive", "SEA-9")


def test_sea_9_there_are_fifteen_ships() -> None:
    table = a_sea_table(hands={RED: MANY}, rolled=True)
    assert table.block("ships_left", BLUE) == 15
    assert table.block("ships_left", RED) == 14
    wet = [edge for edge in range(int(table.graph.edges)) if table.land.beside(table.state, edge) == 2]
    for edge in wet[:14]:
        table.ships.put(table.state, RED, edge, 1)
    assert table.legal("build_ship") == []
    table.refused("build_ship 1,1NE", "ship.none_left", "SEA-9")


def test_sea_10_on_sea_paths_and_coasts_only() -> None:
    table = a_sea_table(hands={RED: MANY}, rolled=True)
    assert table.legal_at("build_ship") == table.edges("0,0W", "1,0NE", "1,1NE", "2,0NW")
    table.refused("build_ship 0,0SE", "ship.no_sea", "SEA-10")
    table.do("build_ship 1,1NE", "build_ship 2,0SE")  # a coast, then the edge between two sea tiles
    assert table.ships_of(RED) == {"1,0E", "1,1NE", "2,0SE"}


def test_sea_10_the_sea_of_the_frame_is_sea() -> None:
    table = a_sea_table(hands={BLUE: MANY}, rolled=True)
    table.ship(RED, "1,0NE")  # between the fields and the frame
    table.ship(RED, "2,0NW")  # between a sea tile and the frame
    assert table.ships_of(RED) == {"1,0E", "1,0NE", "2,-1SE"}


def test_sea_11_from_an_own_building_or_ship_with_branches() -> None:
    table = a_sea_table(hands={RED: MANY}, rolled=True)
    table.refused("build_ship 3,0E", "ship.not_connected", "SEA-11")
    table.refused("build_ship 0,2SE", "ship.occupied", "SEA-12")
    table.do("build_ship 2,0NW", "build_ship 1,0NE")  # both go on from the end of the first ship
    assert len(table.ships_of(RED)) == 3


def test_sea_11_not_past_another_seats_building() -> None:
    table = a_sea_table(hands={RED: MANY}, rolled=True)
    assert table.edges("2,0NW") <= table.legal_at("build_ship")
    table.settle(BLUE, "1,0NE")  # on the end of red's ship
    assert not table.edges("2,0NW", "1,0NE") & table.legal_at("build_ship")
    table.refused("build_ship 2,0NW", "ship.not_connected", "SEA-13")


def test_sea_12_a_coast_holds_a_road_or_a_ship() -> None:
    table = a_sea_table(hands={RED: MANY}, rolled=True)
    table.do("build_road 1,1NE")
    table.refused("build_ship 1,1NE", "ship.occupied", "SEA-12")
    table.do("build_ship 1,0NE")
    table.refused("build_road 1,0NE", "road.occupied", "BASE-63")


def test_sea_13_a_ship_does_not_continue_a_road_nor_a_road_a_ship() -> None:
    table = a_sea_table(hands={RED: MANY}, rolled=True)
    table.do("build_road 1,1NE")
    table.refused("build_ship 2,1W", "ship.not_connected", "SEA-13")  # the road ends here
    table.do("build_ship 1,0NE")
    assert not table.edges("1,0NW") & table.legal_at("build_road")  # the ship ends there
    table.refused("build_road 1,0NW", "road.not_connected", "BASE-63")


def test_sea_13_they_join_at_an_own_building() -> None:
    table = a_sea_table(hands={RED: MANY}, rolled=True)
    assert table.edges("1,0SE", "1,1NE") <= table.legal_at("build_road")
    assert table.edges("1,1NE") <= table.legal_at("build_ship")


def test_sea_14_a_settlement_at_the_end_of_a_shipping_route() -> None:
    table = a_sea_table(hands={RED: {"lumber": 8, "wool": 8, "brick": 2, "grain": 1}}, rolled=True)
    table.do("build_ship 2,0NW", "build_ship 2,0NE", "build_ship 3,0NW", "build_ship 3,0NE")
    table.do("build_settlement 4,0NW")
    assert table.points(RED) == 3 + 2 + 2  # two for the foreign island (SEA-37), two for the route (SEA-23)
    assert table.edges("4,0NW", "4,0W") <= table.legal_at("build_ship")
    assert table.edges("4,0NW", "4,0W") <= table.legal_at("build_road")


def test_sea_14_the_distance_holds_across_a_strait() -> None:
    table = a_sea_table(hands={RED: MANY}, rolled=True)
    table.put_terrain("3,0", "hills").ship(RED, "1,1NE", "2,0SE")
    assert table.legal_at("build_settlement") == table.corners("2,0SE")
    table.settle(WHITE, "2,0S")  # on the other side of the strait, one sea path away
    table.refused("build_settlement 2,0SE", "settlement.too_close", "BASE-26")


def test_sea_15_no_building_without_land() -> None:
    table = a_sea_table(hands={RED: MANY}, rolled=True)
    table.ship(RED, "2,0NW", "2,0NE")
    table.refused("build_settlement 2,0NE", "settlement.no_land", "SEA-15")
    assert table.legal("build_settlement") == []


def test_sea_16_a_ship_instead_of_a_starting_road() -> None:
    table = a_sea_table(placed=False)
    table.do("place_settlement 1,0SE")
    assert table.legal_at("place_ship") == table.edges("1,0E", "1,1NE")
    assert table.legal_at("place_road") == table.edges("1,0E", "1,0SE", "1,1NE")
    table.do("place_ship 1,0E")
    assert table.ships_of(RED) == {"1,0E"}
    assert table.block("roads_left", RED) == 15
    assert table.game.seat == BLUE


def test_sea_16_inland_there_is_no_starting_ship() -> None:
    table = a_sea_table(placed=False)
    table.do("place_settlement 0,1N")
    assert table.legal("place_ship") == []
    table.refused("place_ship 0,1NE", "ship.no_sea", "SEA-10")
    table.refused("place_ship 1,0E", "ship.not_connected", "SEA-11")


def test_sea_24_road_building_lays_roads_or_ships() -> None:
    for pieces in (("road 1,0SE", "road 1,1NE"), ("ship 1,0NE", "ship 2,0NW"), ("ship 1,0NE", "road 1,0SE")):
        table = a_sea_table(cards={RED: ["road_building"]}, rolled=True)
        table.do("play_road_building", *(f"place_free_{piece}" for piece in pieces))
        assert table.game.phase == "action"
        assert table.hand(RED) == {}
        ships = sum(piece.startswith("ship") for piece in pieces)
        assert (table.block("ships_left", RED), table.block("roads_left", RED)) == (14 - ships, 14 - 2 + ships)


def test_sea_24_without_roads_in_stock_the_card_still_lays_ships() -> None:
    table = a_sea_table(cards={RED: ["road_building"]}, rolled=True)
    table.state.s[table.building.roads_left + RED] = 0
    table.do("play_road_building")
    table.refused("place_free_road 1,0SE", "road.none_left", "BASE-66")
    table.do("place_free_ship 1,0NE", "place_free_ship 2,0NW")
    assert table.game.phase == "action"


def test_sea_38_between_turns_ships_are_built_but_not_moved() -> None:
    table = a_sea_table(hands={BLUE: PRICE}, rolled=True, between_turns=True)
    table.ship(BLUE, "1,2W")
    table.do("end_turn")
    assert table.game.phase == "special_building"
    assert table.legal("build_ship") != []
    assert table.legal("lift_ship") == []
    table.refused("lift_ship 1,2W", "action.not_now", "BASE-85")
