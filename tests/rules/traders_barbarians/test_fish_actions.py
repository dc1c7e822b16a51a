"""What fish are spent on: prices, payments, and the five actions (TB-FISH-8, TB-FISH-9)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from archipel.rules.traders_barbarians.fish_actions import PAYMENTS, PRICES
from tests.rules.traders_barbarians.fish_tables import SEVEN, a_fish_table, spent, tokens_of
from tests.tables import BLUE, ORANGE, RED, WHITE, Table

pytestmark = pytest.mark.compiled

Tokens = tuple[int, int, int]  # with one, two and three fish


def a_rich_table(tokens: Tokens, **given: Any) -> Table:
    """Red is to spend these tokens; everything can be bought: the robber is on the board, blue and white have cards."""
    hands = {BLUE: {"ore": 2}, WHITE: {"wool": 1}}
    return a_fish_table(rolled=True, held={RED: tokens}, hands=hands, **given).move_robber("1,1")


# Held tokens, action, and all payments that are possible with them: worked out by hand.
PAID: list[tuple[Tokens, str, set[str]]] = [
    ((1, 0, 0), "fish_robber", set()),
    ((2, 0, 0), "fish_robber", {"1+1"}),
    ((0, 1, 0), "fish_robber", {"2"}),
    ((0, 0, 1), "fish_robber", {"3"}),  # one fish is lost
    ((1, 1, 0), "fish_robber", {"2"}),
    ((2, 1, 1), "fish_robber", {"1+1", "2", "3"}),
    ((1, 0, 1), "fish_robber", {"3"}),
    ((3, 0, 0), "fish_steal", {"1+1+1"}),
    ((1, 1, 0), "fish_steal", {"1+2"}),
    ((0, 2, 0), "fish_steal", {"2+2"}),  # one is lost
    ((0, 0, 1), "fish_steal", {"3"}),
    ((3, 2, 1), "fish_steal", {"1+1+1", "1+2", "2+2", "3"}),
    ((4, 0, 0), "fish_take", {"1+1+1+1"}),
    ((0, 2, 0), "fish_take", {"2+2"}),
    ((0, 1, 1), "fish_take", {"2+3"}),  # one is lost
    ((0, 0, 2), "fish_take", {"3+3"}),  # two are lost
    ((2, 1, 1), "fish_take", {"1+1+2", "1+3", "2+3"}),
    ((3, 0, 0), "fish_take", set()),
    ((5, 0, 0), "fish_road", {"1+1+1+1+1"}),
    ((0, 1, 1), "fish_road", {"2+3"}),
    ((0, 3, 0), "fish_road", {"2+2+2"}),  # one is lost
    ((1, 2, 0), "fish_road", {"1+2+2"}),
    ((1, 0, 2), "fish_road", {"3+3"}),
    ((2, 0, 1), "fish_road", {"1+1+3"}),
    ((0, 2, 0), "fish_road", set()),
    ((7, 0, 0), "fish_card", {"1+1+1+1+1+1+1"}),
    ((1, 0, 2), "fish_card", {"1+3+3"}),
    ((0, 2, 1), "fish_card", {"2+2+3"}),
    ((0, 1, 2), "fish_card", {"2+3+3"}),  # one is lost
    ((0, 0, 3), "fish_card", {"3+3+3"}),  # two are lost
    ((0, 4, 0), "fish_card", {"2+2+2+2"}),
    ((0, 0, 2), "fish_card", set()),
    ((4, 1, 0), "fish_card", set()),
]


@pytest.mark.parametrize(("held", "action", "payments"), PAID)
def test_tb_fish_9_payments(held: Tokens, action: str, payments: set[str]) -> None:
    table = a_rich_table(held)
    assert set(table.legal(action)) == {f"{action} {tokens}" for tokens in payments}


def test_tb_fish_9_payments_beside_all_subsets() -> None:
    """Every handful out of every purse that pays, none of it in vain."""
    for held in [(2, 1, 1), (3, 2, 2), (0, 4, 3), (7, 0, 0), (1, 1, 5)]:
        table = a_rich_table(held)
        for action, price in PRICES.items():
            expected = set()
            for handful in product(*(range(count + 1) for count in held)):
                tokens = [size for size in (1, 2, 3) for _ in range(handful[size - 1])]
                if tokens and sum(tokens) >= price and sum(tokens) - min(tokens) < price:
                    expected.add(f"{action} {'+'.join(map(str, tokens))}")
            assert set(table.legal(action)) == expected, (held, action)


def test_tb_fish_9_there_is_a_payment_for_every_price_that_can_be_paid() -> None:
    assert len(set(PAYMENTS)) == len(PAYMENTS)
    for ones, twos, threes in product(range(8), repeat=3):
        fish = ones + 2 * twos + 3 * threes
        if not 0 < ones + twos + threes <= 7:
            continue
        for price in range(1, min(7, fish) + 1):
            held = [size for size in (3, 2, 1) for _ in range((ones, twos, threes)[size - 1])]
            while sum(held) - min(held) >= price:
                held.remove(min(held))
            assert (held.count(1), held.count(2), held.count(3)) in PAYMENTS


def test_tb_fish_9_tokens_lie_face_up_and_no_change_is_given() -> None:
    table = a_rich_table((1, 0, 2)).do("fish_robber 3")
    assert (tokens_of(table, RED), spent(table)) == ((1, 0, 1), (0, 0, 1))
    assert table.told("fish_paid", BLUE) == [{"seat": RED, "action": "fish_robber", "tokens": "3"}]


def test_tb_fish_9_each_action_is_paid_by_itself() -> None:
    """Two tokens with three fish do not pay for the robber (2) and a resource (4)."""
    table = a_rich_table((0, 0, 2)).do("fish_robber 3")
    assert table.legal("fish_take") == []
    table.refused("fish_take 3", "fish.not_enough", "TB-FISH-8")


def test_tb_fish_9_several_actions_in_a_turn() -> None:
    table = a_rich_table((0, 2, 2)).do("fish_robber 2", "fish_steal 3", "steal 2", "fish_steal 3")
    assert tokens_of(table, RED) == (0, 1, 0)


def test_tb_fish_8_refusals() -> None:
    table = a_rich_table((2, 1, 1))
    table.refused("fish_card 1+3+3", "fish.payment_not_held", "TB-FISH-9")
    table.refused("fish_road 1+3", "fish.too_few", "TB-FISH-8")
    table.refused("fish_take 1+1+3", "fish.too_many", "TB-FISH-9")


def test_tb_fish_8_two_fish_the_robber_leaves_and_comes_back_with_a_seven() -> None:
    table = a_rich_table((0, 2, 0), dice=[SEVEN])
    tile = table.graph.tile("1,1")
    assert table.block("blocked", tile) == 1
    table.do("fish_robber 2")
    assert (table.block("robber"), table.block("blocked", tile)) == (-1, 0)
    assert table.told("robber_left") == [{"seat": RED}]
    table.refused("fish_robber 2", "fish.no_robber", "TB-FISH-8")
    table.do("end_turn", "roll")
    assert len(table.legal("move_robber")) == 19


def test_tb_fish_8_three_fish_a_card_of_a_player_of_choice() -> None:
    table = a_rich_table((0, 0, 1)).do("fish_steal 3")
    assert table.legal() == ["steal 1", "steal 2"]
    table.refused("steal 3", "steal.no_victim", "BASE-40")
    table.do("steal 1")
    assert table.hand(RED) == {"ore": 1}


def test_tb_fish_8_a_single_victim_is_not_asked_for() -> None:
    table = a_rich_table((0, 0, 1)).hold(WHITE).do("fish_steal 3")
    assert table.hand(RED) == {"ore": 1}


def test_tb_fish_8_nobody_to_steal_from() -> None:
    table = a_rich_table((0, 0, 1)).hold(WHITE).hold(BLUE)
    table.refused("fish_steal 3", "fish.nobody_has_cards", "TB-FISH-8")


def test_tb_fish_8_four_fish_a_resource_of_choice() -> None:
    table = a_rich_table((0, 2, 0)).do("fish_take 2+2")
    assert len(table.legal("take_for_fish")) == 5
    table.do("take_for_fish grain")
    assert table.hand(RED) == {"grain": 1}
    assert "end_turn" in table.legal()


def test_tb_fish_8_that_the_supply_still_has() -> None:
    table = a_rich_table((0, 2, 0)).leave_in_supply(grain=0).do("fish_take 2+2")
    table.refused("take_for_fish grain", "fish.kind_empty", "TB-FISH-8")
    empty = a_rich_table((0, 2, 0)).leave_in_supply(lumber=0, brick=0, wool=0, grain=0, ore=0)
    empty.refused("fish_take 2+2", "fish.supply_empty", "TB-FISH-8")


def test_tb_fish_8_five_fish_a_road() -> None:
    table = a_rich_table((0, 1, 1))
    places = {str(edge) for edge in a_rich_table((0, 0, 0)).hold(RED, lumber=1, brick=1).legal("build_road")}
    table.do("fish_road 2+3")
    assert {edge.replace("lay_fish_road", "build_road") for edge in table.legal()} == places
    left = table.block("roads_left", RED)
    (first, *_) = table.legal()
    table.refused("lay_fish_road 2,0NE", "road.occupied", "BASE-63")
    table.do(first)
    assert (table.block("roads_left", RED), table.hand(RED)) == (left - 1, {})
    assert table.legal("maritime_trade") == []  # trade is over: something was built (BASE-28)


def test_tb_fish_8_no_road_left() -> None:
    table = a_rich_table((0, 1, 1))
    table.state.s[table.building.roads_left + RED] = 0
    table.refused("fish_road 2+3", "road.none_left", "BASE-66")


def test_tb_fish_8_no_place_for_a_road() -> None:
    table = a_rich_table((0, 1, 1))
    for edge in range(table.graph.edges):
        table.building.set_open(table.state, edge, 0)
    table.refused("fish_road 2+3", "fish.no_place_for_a_road", "TB-FISH-8")


def test_tb_fish_8_seven_fish_a_development_card() -> None:
    table = a_rich_table((1, 0, 2)).do("fish_card 1+3+3")
    assert sum(table.held_cards(RED).values()) == 1
    assert table.legal("play_knight") == []  # bought in this turn (BASE-46)


def test_tb_fish_8_no_card_left() -> None:
    table = a_rich_table((1, 0, 2))
    table.state.s[table.development.deck_size] = 0
    table.refused("fish_card 1+3+3", "card.deck_empty", "BASE-44")


def test_tb_fish_8_only_after_the_roll_and_in_the_own_turn() -> None:
    table = a_fish_table(held={RED: (0, 0, 2), ORANGE: (0, 0, 2)}).move_robber("1,1")
    assert table.legal("fish_robber") == []
    assert table.game.legal_actions(ORANGE) == []
