"""Wagons with the variants of the box: TB-TB-25, TB-TB-26, COMBO-13, COMBO-16."""

from __future__ import annotations

from collections.abc import Mapping

import archipel
from archipel.rules.traders_barbarians.earthquake import Earthquake
from tests.rules.traders_barbarians.traders_tables import Placed, place_as
from tests.rules.traders_barbarians.wagon_tables import WagonTable, a_wagon_table
from tests.tables import BLUE, RED

STONE = 2  # the first neutral colour
INLAND: Placed = {
    RED: (("-1,0N", "-1,0NW"), ("1,0S", "1,0SE")),
    BLUE: (("2,-1S", "2,-1SE"), ("-1,0S", "-1,0SW")),
}


# ---- event cards


def with_events(*cards: str, hands: Mapping[int, Mapping[str, int]] | None = None, rolled: bool = False) -> WagonTable:
    return a_wagon_table(event_cards=True, hands=hands, rolled=rolled, chance={"event_card": list(cards)})


def test_tb_tb_26_robber_attack_moves_a_barbarian() -> None:
    table = with_events("robber_attack_7", hands={BLUE: {"ore": 8}}).do("reveal_card")
    assert table.phase == "discard"
    table.do("discard_cards 4ore", by=BLUE)
    assert table.phase == "move_barbarian"
    table.do("move_barbarian 0,1E 1,0NE")  # blue's road
    assert table.hand(RED) == {"ore": 1, "gold": 5}


def test_tb_tb_26_without_a_robber_nothing_flees_and_nobody_has_an_advantage() -> None:
    table = with_events("robber_flees_4", "trade_advantage_5", hands={BLUE: {"ore": 2}}, rolled=False)
    before = table.barbarians_on()
    table.do("reveal_card")
    assert (table.phase, table.barbarians_on()) == ("action", before)
    later = with_events("trade_advantage_5", hands={BLUE: {"ore": 2}})
    later.road(RED, "0,1E", "0,0E", "0,0SE", "1,-1W").do("reveal_card")
    assert later.phase == "action"
    assert "ore" not in later.hand(RED)


def test_combo_13_a_damaged_road_costs_two_points_and_its_toll() -> None:
    table = with_events(rolled=True)
    earthquake = table.rules.the(Earthquake)
    earthquake.damage(table.state, RED, table.graph.edge("0,1SE"))
    table.do("end_turn", "drive 0,2N")
    assert table.left == 2
    other = with_events(rolled=True)
    other.road(BLUE, "0,1SW")
    earthquake = other.rules.the(Earthquake)
    earthquake.damage(other.state, BLUE, other.graph.edge("0,1SW"))
    other.do("end_turn", "drive -1,2N")
    assert (other.left, other.gold(RED), other.gold(BLUE)) == (2, 4, 6)


def test_tb_tb_26_cards_with_2_and_12_stay_in_the_deck() -> None:
    table = with_events()
    names = table.rules.block_named["event_deck"].names
    assert {name.rpartition("_")[2] for name in names} >= {"2", "12"}


def test_tb_tb_26_cards_with_2_and_12_may_be_left_out() -> None:
    options = (("event_cards", True), ("rare_event_cards", "left_out"))
    game = archipel.start(archipel.GameSpec("traders_barbarians/wagons", 3, options), 1)
    deck = game.rules.block_named["event_deck"]
    left = {name: int(game.state.s[deck.at + k]) for k, name in enumerate(deck.names)}
    assert {name for name, count in left.items() if count == 0} == {"plentiful_year_2", "calm_sea_12"}
    assert (sum(left.values()), game.view(0).to_json()["cards_to_new_year"]) == (34, 29)


# ---- two players


def for_two(hands: Mapping[int, Mapping[str, int]] | None = None, rolled: bool = True) -> WagonTable:
    options = (("for_two", True), ("start", RED), ("layout", "fixed"))
    game = archipel.start(archipel.GameSpec("traders_barbarians/wagons", 2, options), 1)
    game.listen()
    table = WagonTable(game)
    place_as(table, INLAND)
    table.open_turn({seat: {"gold": 5, **(hands or {}).get(seat, {})} for seat in (RED, BLUE)}, {}, rolled)
    if rolled:
        table.state.close()  # the second roll
    return table


def test_tb_tb_25_half_of_the_tolls_on_neutral_roads_goes_to_the_supply() -> None:
    table = for_two().road(STONE, "1,0SW", "0,1NE").put_wagon(RED, "1,0S", 5)
    assert table.wagon(RED) == table.graph.corner_names[table.graph.corner("1,0S")]
    table.do("end_turn")
    paid = []
    for corner in ("0,1N", "1,0S", "0,1N"):
        if f"drive {table.graph.corner_names[table.graph.corner(corner)]}" in table.legal("drive"):
            table.do(f"drive {corner}")
            paid.append((table.gold(RED), table.gold(BLUE)))
    assert table.block("neutral_tolls") == len(paid) == 3
    assert paid == [(4, 5), (3, 6), (2, 6)]  # two to the supply, one to the other player


def test_combo_16_tokens_move_a_barbarian_to_a_path_without_a_road() -> None:
    table = for_two()
    before = table.block("trade_tokens", RED)
    table.do("token_barbarian")
    assert table.block("trade_tokens", RED) == before - 1
    assert table.phase == "move_barbarian"
    table.refused("move_barbarian 0,1E 1,0SE", "barbarian.only_bare", "TB-TB-25")  # red's own road
    table.do("move_barbarian 0,1E 0,0E")
    assert table.phase == "action"
    table.refused("token_barbarian", "token.one_a_turn", "TB-TWO-6")


def test_tb_tb_25_a_settlement_beside_a_target_brings_a_token() -> None:
    table = for_two()
    before = table.block("trade_tokens", RED)
    table.settle(RED, "-2,0S")
    assert table.block("trade_tokens", RED) == before + 2  # on the coast and at the castle
    table.settle(RED, "-2,0NE")
    assert table.block("trade_tokens", RED) == before + 3
    table.settle(RED, "1,0N")
    assert table.block("trade_tokens", RED) == before + 3
