"""Setting up Cities & Knights: what lies ready, a settlement and a city each, starting cards, the target."""

from __future__ import annotations

import pytest

from tests.rules.cities_knights.city_tables import a_city_table
from tests.tables import BLUE, ORANGE, PLACED, RED, WHITE

pytestmark = pytest.mark.compiled


def test_ck_6_no_development_cards_and_no_army() -> None:
    table = a_city_table(hands={RED: {"ore": 9, "wool": 9, "grain": 9}}, rolled=True)
    assert not {"buy_card", "play_knight", "play_monopoly", "play_year_of_plenty"} & set(table.rules.verb_named)
    assert not {"deck", "deck_size", "army", "largest_army"} & set(table.rules.block_named)


def test_ck_6_the_longest_route_is_in_play() -> None:
    table = a_city_table(hands={RED: {"brick": 1, "lumber": 1}}, rolled=True)
    table.road(RED, "-1,-1NW", "-1,-1NE", "0,-1NW")  # along the north, to the road that red has placed
    assert table.block("longest_route") == 0
    table.do("build_road 1,-1NW")
    assert (table.block("longest_route"), table.points(RED)) == (RED + 1, 5)


def test_ck_7_decks_cards_and_ship_lie_ready() -> None:
    table = a_city_table(placed=False)
    assert [table.block("progress_left", k) for k in range(3)] == [18, 18, 18]
    assert sum(table.block("progress_deck", k) for k in range(25)) == 54
    assert [table.supply(card) for card in ("cloth", "coin", "paper")] == [12, 12, 12]
    assert (table.block("defenders_left"), table.block("barbarians"), table.block("attacks")) == (6, 0, 0)
    assert (table.block("merchant"), table.block("merchant_holder")) == (-1, 0)
    assert [table.block("metropolis_holder", k) for k in range(3)] == [0, 0, 0]


def test_ck_7_every_colour_has_its_knights_walls_and_an_empty_sheet() -> None:
    table = a_city_table(placed=False)
    for seat in range(4):
        assert table.knights_left(seat) == (2, 2, 2)
        assert table.block("walls_left", seat) == 3
        assert [table.block("improvement", seat * 3 + k) for k in range(3)] == [0, 0, 0]


def test_ck_8_a_settlement_in_the_first_round_and_a_city_in_the_second() -> None:
    table = a_city_table(placed=False)
    order = []
    for lap in range(2):
        for seat in range(4) if lap == 0 else reversed(range(4)):
            kind = "place_city" if lap else "place_settlement"
            assert (table.phase(), table.game.seat) == (kind, seat)
            assert {action.kind for action in table.game.legal_actions()} == {kind}
            corner, road = PLACED[seat][lap]
            table.do(f"{kind} {corner}")
            assert {action.kind for action in table.game.legal_actions()} == {"place_road"}
            table.do(f"place_road {road}")
            order.append(seat)
    assert order == [0, 1, 2, 3, 3, 2, 1, 0]
    for seat in range(4):
        assert table.cities_of(seat) == {PLACED[seat][1][0]}
        assert table.block("building", table.graph.corner(PLACED[seat][0][0])) == 1
        assert (table.block("settlements_left", seat), table.block("cities_left", seat)) == (4, 3)
        assert table.block("roads_left", seat) == 13
    assert (table.phase(), table.game.seat) == ("before_roll", RED)


def test_ck_8_no_city_in_the_first_round_and_no_settlement_in_the_second() -> None:
    table = a_city_table(placed=False)
    table.refused("place_city 0,-1N", "action.not_now", "BASE-22")
    for seat in range(4):
        corner, road = PLACED[seat][0]
        table.do(f"place_settlement {corner}", f"place_road {road}")
    table.refused("place_settlement 2,-1N", "action.not_now", "CK-8")


def test_ck_8_the_starting_city_keeps_the_distance() -> None:
    table = a_city_table(placed=False)
    for seat in range(4):
        corner, road = PLACED[seat][0]
        table.do(f"place_settlement {corner}", f"place_road {road}")
    table.refused("place_city 0,0S", "settlement.occupied", "BASE-64")
    table.refused("place_city 0,1N", "settlement.too_close", "BASE-26")


def test_ck_9_one_resource_for_every_hex_at_the_city_and_no_commodity() -> None:
    table = a_city_table(placed=False)
    for lap in range(2):
        for seat in range(4) if lap == 0 else reversed(range(4)):
            corner, road = PLACED[seat][lap]
            table.do(f"place_{'city' if lap else 'settlement'} {corner}", f"place_road {road}")
    assert table.hand(RED) == {"grain": 2, "wool": 1}  # two fields, a pasture
    assert table.hand(BLUE) == {"wool": 1, "brick": 1, "lumber": 1}
    assert table.hand(WHITE) == {"grain": 1, "brick": 1, "lumber": 1}
    assert table.hand(ORANGE) == {"lumber": 1, "brick": 1}  # at the coast
    assert [table.supply(card) for card in ("cloth", "coin", "paper")] == [12, 12, 12]


def test_ck_9_the_first_settlement_brings_nothing() -> None:
    table = a_city_table(placed=False)
    corner, road = PLACED[RED][0]
    table.do(f"place_settlement {corner}", f"place_road {road}")
    assert table.hand(RED) == {}


def test_ck_10_the_robber_stands_on_the_desert() -> None:
    table = a_city_table(placed=False)
    assert table.block("robber") == table.graph.tile("0,0")


@pytest.mark.parametrize("seats", [3, 4])
def test_ck_11_three_points_at_the_start_and_thirteen_to_win(seats: int) -> None:
    table = a_city_table(seats=seats)
    assert [table.points(seat) for seat in range(seats)] == [3] * seats
    assert [table.block("target", seat) for seat in range(seats)] == [13] * seats


def test_ck_11_twelve_points_do_not_win() -> None:
    table = a_city_table(hands={RED: {"ore": 3, "grain": 2}}, rolled=True).set_points(RED, 11)
    table.do("build_city 0,-1N")
    assert not table.game.over


def test_ck_11_thirteen_points_win_in_the_own_turn() -> None:
    table = a_city_table(hands={RED: {"ore": 3, "grain": 2}}, rolled=True).set_points(RED, 12)
    table.do("build_city 0,-1N")
    assert table.told("won") == [{"seat": RED, "points": 13, "revealed": 0}]


def test_ck_12_trade_and_building_are_one_phase() -> None:
    table = a_city_table(hands={RED: {"brick": 1, "lumber": 1, "ore": 4}}, rolled=True)
    table.do("build_road 0,-1E", "maritime_trade ore coin", "improve politics")
    assert table.phase() == "action"
