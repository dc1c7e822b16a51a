"""The gold river (SEA-32 to SEA-34) and the end of the game (SEA-35)."""

from __future__ import annotations

from tests.rules.seafarers.sea_tables import a_sea_table
from tests.tables import BLUE, RED, WHITE

THREE = {"dice": [(1, 2)]}


def test_sea_32_a_settlement_brings_one_card_of_choice_a_city_two() -> None:
    table = a_sea_table(chance=THREE).settle(RED, "4,1N").city(RED, "4,1N").settle(BLUE, "4,1S")
    table.do("roll")
    assert table.game.phase == "gold"
    assert [table.block("gold_owed", seat) for seat in (RED, BLUE, WHITE)] == [2, 1, 0]
    table.do("take_gold ore", "take_gold wool")
    assert table.hand(RED) == {"ore": 1, "wool": 1}
    table.do("take_gold ore", by=BLUE)
    assert (table.hand(BLUE), table.game.phase) == ({"ore": 1}, "action")
    assert table.told("gold_taken", WHITE)[-1] == {"seat": BLUE, "card": "ore"}


def test_sea_33_in_turn_order_from_the_active_seat_after_ordinary_production() -> None:
    table = a_sea_table(chance={"dice": [(2, 4), (1, 2)]}).settle(RED, "4,1N").settle(BLUE, "4,1S")
    table.do("roll", "end_turn", "roll")
    assert table.game.seat == BLUE
    table.refused("take_gold ore", "seat.not_deciding", "SEA-32", by=RED)
    table.do("take_gold brick", by=BLUE)
    assert table.game.seat == RED


def test_sea_33_only_kinds_the_supply_still_has() -> None:
    table = a_sea_table(chance=THREE).settle(RED, "4,1N")
    table.empty_supply("ore")
    table.do("roll")
    table.refused("take_gold ore", "gold.supply_empty", "SEA-33")
    assert table.legal() == [f"take_gold {card}" for card in ("lumber", "brick", "wool", "grain")]


def test_sea_33_missing_cards_are_lost() -> None:
    table = a_sea_table(chance=THREE).settle(RED, "4,1N").city(RED, "4,1N").settle(BLUE, "4,1S")
    for card in ("lumber", "brick", "wool", "grain"):
        table.empty_supply(card)
    table.empty_supply("ore", left=1)
    table.do("roll", "take_gold ore")
    assert [table.block("gold_owed", seat) for seat in (RED, BLUE, WHITE)] == [0, 0, 0]
    assert table.game.phase == "action"


def test_sea_34_a_starting_settlement_at_a_gold_river_brings_a_card_of_choice() -> None:
    table = a_sea_table(placed=False)
    table.put_terrain("0,0", "gold")
    table.do("place_settlement 1,0SE", "place_ship 1,0E")
    table.do("place_settlement 0,2SE", "place_road 0,2SE")
    table.do("place_settlement 0,1N", "place_road 0,1NE")  # beside the gold, but in the first round
    assert table.game.phase == "place_settlement"
    table.do("place_settlement 0,0NW")
    assert (table.game.phase, table.game.seat) == ("gold", WHITE)
    table.do("take_gold grain")
    assert (table.game.phase, table.hand(WHITE)) == ("place_road", {"grain": 1})


def test_sea_35_the_target_of_the_scenario_ends_the_game_in_the_own_turn() -> None:
    table = a_sea_table(hands={RED: {"ore": 3, "grain": 2}}, rolled=True)
    table.set_points(RED, 11).set_points(BLUE, 12)
    assert not table.game.over
    table.do("build_city 1,0SE")
    assert (table.game.over, table.game.winners) == (True, [RED])
