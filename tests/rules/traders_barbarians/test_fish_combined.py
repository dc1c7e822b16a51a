"""The fishermen with two players and with event cards (TB-FISH-16, TB-FISH-17, COMBO-13, COMBO-16)."""

from __future__ import annotations

from typing import Any

import pytest

from archipel.rules.traders_barbarians.for_two_fish import TwoFishermen
from tests.rules.traders_barbarians.fish_tables import PLACED, a_fish_table, hold_fish, tokens_of
from tests.rules.traders_barbarians.traders_tables import a_traders_table
from tests.tables import BLUE, RED, Table

pytestmark = pytest.mark.compiled

FOR_TWO = {RED: (PLACED[RED][0], ("1,-1S", "1,-1SE")), BLUE: PLACED[BLUE]}  # a neutral settlement is near the lake


def two_fishermen(**given: object) -> Table:
    """Red, at the 6 and at the lake, and blue, at the 5 and at the 4, have placed."""
    options: dict[str, Any] = {"for_two": True, "layout": "beginner", "frame": "standard", **given}
    return a_traders_table("fishermen", FOR_TWO, 2, **options)


def test_tb_fish_16_both_begin_with_five_tokens_and_draw_none_in_placement() -> None:
    table = two_fishermen()
    assert [tokens_of(table, seat) for seat in (RED, BLUE)] == [(2, 2, 1), (2, 2, 1)]
    assert table.block("fish_pile_size") == 20


def test_tb_fish_16_there_are_no_trade_tokens() -> None:
    table = two_fishermen()
    assert "trade_tokens" not in table.rules.block_named
    assert not {"forced_trade", "robber_home", "turn_in_knight"} & table.rules.verb_named.keys()


@pytest.mark.parametrize(("red", "blue", "less"), [(2, 3, 1), (3, 3, 0), (4, 3, 0)])
def test_tb_fish_16_the_player_with_fewer_points_pays_one_fish_less(red: int, blue: int, less: int) -> None:
    table = two_fishermen().set_points(RED, red).set_points(BLUE, blue)
    seen: dict[str, Any] = table.game.view(RED).to_json()
    prices = seen["readings"]["fish_prices"][RED]
    assert list(prices.values()) == [price - less for price in (2, 3, 4, 5, 7)]


def test_tb_fish_16_a_cheaper_payment() -> None:
    table = two_fishermen().set_points(BLUE, 5).move_robber("1,1")
    hold_fish(table, RED, 1, 0, 0)
    table.state.s[table.rules.block_named["dice"].at] = 1
    table.turn.after_roll(table.state, RED)
    table.state.close()
    assert table.legal("fish_robber") == ["fish_robber 1"]
    table.set_points(BLUE, 2)
    table.refused("fish_robber 1", "fish.not_enough", "TB-FISH-8")


def test_tb_fish_16_hidden_points_do_not_count() -> None:
    table = two_fishermen().hold_card(BLUE, "victory_point", 2)
    assert table.rules.the(TwoFishermen).fish_price(table.state, RED, 4) == 4


def test_tb_fish_17_combo_13_when_the_robber_flees_it_leaves_the_board() -> None:
    options: dict[str, Any] = {"event_cards": True, "layout": "beginner", "frame": "standard"}
    chance = {"event_card": ["robber_flees_4"], "fish": ["fish_1"] * 4}
    table = a_traders_table("fishermen", PLACED, chance=chance, **options)
    table.move_robber("1,1").do("reveal_card")
    assert table.block("robber") == -1
    assert table.told("robber_left") == [{"seat": RED}]


def test_tb_fish_5_an_event_card_brings_fish_as_a_roll_does() -> None:
    options: dict[str, Any] = {"event_cards": True, "layout": "beginner", "frame": "standard"}
    chance = {"event_card": ["no_event_6"], "fish": ["fish_1", "fish_1", "fish_3"]}
    table = a_traders_table("fishermen", PLACED, chance=chance, **options)
    hold_fish(table, RED, 0, 0, 0)
    table.do("reveal_card")
    assert tokens_of(table, RED) == (0, 0, 1)


def test_tb_fish_18_targets_with_the_harbormaster() -> None:
    assert a_fish_table(harbormaster=True).block("target", RED) == 11
