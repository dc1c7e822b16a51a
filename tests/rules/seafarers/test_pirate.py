"""The pirate and the robber (SEA-8, SEA-25 to SEA-31)."""

from __future__ import annotations

from tests.rules.seafarers.sea_tables import a_sea_table
from tests.tables import BLUE, RED, WHITE

SEVEN = {"dice": [(3, 4)]}


def test_sea_8_robber_and_pirate_start_where_the_scenario_says() -> None:
    table = a_sea_table()
    assert table.block("robber") == table.graph.tile("1,1")
    assert table.block("pirate") == table.graph.tile("-2,2")


def test_sea_25_a_knight_moves_the_robber_or_the_pirate() -> None:
    for move in ("move_robber 0,0", "move_pirate 2,0"):
        table = a_sea_table(cards={RED: ["knight"]})
        table.do("play_knight")
        assert {action.split()[0] for action in table.legal()} == {"move_robber", "move_pirate"}
        table.do(move)
        assert table.game.phase == "before_roll"
        assert table.block("knights_played", RED) == 1


def test_sea_26_the_pirate_stands_on_the_sea_the_frame_included() -> None:
    table = a_sea_table(chance=SEVEN).do("roll")
    sea = {tile for tile in range(int(table.graph.tiles)) if not table.land.is_land(table.state, tile)}
    assert int(table.graph.ring) < int(table.graph.tiles)
    assert table.legal_at("move_pirate") == sea - {table.graph.tile("-2,2")}
    table.refused("move_pirate 0,0", "pirate.not_at_sea", "SEA-26")


def test_sea_27_it_must_move_and_steals_from_a_seat_with_a_ship_there() -> None:
    table = a_sea_table(hands={BLUE: {"ore": 1}, RED: {"grain": 1}}, chance=SEVEN)
    table.ship(BLUE, "1,2W").ship(RED, "1,1NE")
    table.do("roll")
    table.refused("move_pirate -2,2", "pirate.must_move", "SEA-27")
    table.do("move_pirate 1,2")
    assert table.hand(RED) == {"grain": 1, "ore": 1}
    assert table.told("stolen") == [{"thief": RED, "victim": BLUE, "card": "ore"}]
    assert table.told("stolen", WHITE) == [{"thief": RED, "victim": BLUE}]


def test_sea_27_a_building_beside_the_tile_is_not_robbed() -> None:
    table = a_sea_table(hands={BLUE: {"ore": 1}}, chance=SEVEN).do("roll", "move_pirate 1,2")
    assert table.hand(BLUE) == {"ore": 1}  # blue's settlement touches the tile, but no ship lies there
    assert table.game.phase == "action"


def test_sea_27_among_several_one_is_chosen_or_none() -> None:
    table = a_sea_table(hands={BLUE: {"ore": 1}, WHITE: {"wool": 1}}, chance=SEVEN)
    table.ship(BLUE, "1,2W").ship(WHITE, "1,2E").do("roll", "move_pirate 1,2")
    assert table.legal() == [f"steal {BLUE}", f"steal {WHITE}", "steal_nothing"]
    table.do(f"steal {WHITE}")
    assert table.hand(RED) == {"wool": 1}


def test_sea_28_no_ship_is_built_beside_the_pirate() -> None:
    table = a_sea_table(hands={RED: {"lumber": 1, "wool": 1}}, rolled=True).put_pirate("2,0")
    assert table.legal_at("build_ship") == table.edges("0,0W", "1,0NE")
    table.refused("build_ship 1,1NE", "ship.beside_the_pirate", "SEA-28")


def test_sea_28_nor_placed_at_the_start() -> None:
    table = a_sea_table(placed=False).put_pirate("2,0").do("place_settlement 1,0SE")
    assert table.legal("place_ship") == []


def test_sea_29_a_seven_moves_exactly_one_of_the_two_after_the_discards() -> None:
    table = a_sea_table(hands={BLUE: {"ore": 8}}, chance=SEVEN).do("roll")
    assert table.game.phase == "discard"
    table.do("discard_cards 4ore", by=BLUE)
    table.do("move_robber 0,0")
    assert table.block("pirate") == table.graph.tile("-2,2")
    assert table.game.phase == "action"


def test_sea_30_the_robber_crosses_water() -> None:
    table = a_sea_table(chance=SEVEN).do("roll", "move_robber 4,1")
    assert table.block("robber") == table.graph.tile("4,1")
    table.refused("move_robber 2,0", "action.not_now", "BASE-27")
    other = a_sea_table(chance=SEVEN).do("roll")
    other.refused("move_robber 2,0", "robber.not_here", "BASE-39")


def test_sea_31_the_robber_blocks_a_gold_river() -> None:
    table = a_sea_table(chance={"dice": [(1, 2), (1, 2)]}).settle(RED, "4,1N").move_robber("4,1")
    table.do("roll")
    assert (table.game.phase, table.hand(RED)) == ("action", {})
