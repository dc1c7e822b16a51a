"""Bots and the variants and fish of Traders & Barbarians: what they give back, swap, and read in the event deck."""

from __future__ import annotations

import pytest

from archipel.bots import make
from archipel.bots.value import Value
from archipel.rules.traders_barbarians.event_cards import EventCards
from archipel.rules.traders_barbarians.event_deck import NUMBER_OF
from tests.rules.traders_barbarians.event_tables import EventTable, an_event_table
from tests.rules.traders_barbarians.fish_tables import SIX, a_fish_table, spend_pile, take_out_boot
from tests.rules.traders_barbarians.test_for_two import two
from tests.tables import BLUE, RED, Table

pytestmark = pytest.mark.compiled


def chosen(table: Table, bot: str = "standard") -> str:
    return str(make(bot, seed=3).choose(table.game.view(RED)))


# ---- cards given back


def test_what_a_forced_trade_gives_back_is_chosen_as_a_whole_and_leaves_a_city() -> None:
    table = two({RED: {"ore": 2, "grain": 2, "wool": 2}, BLUE: {"ore": 2}}, steals=["ore", "ore"])
    table.do("force_trade")
    assert chosen(table) == "give_back_cards 2wool"


# ---- fish


def test_the_smallest_token_is_swapped_for_one_of_the_pile() -> None:
    table = take_out_boot(a_fish_table([], [SIX], {RED: (1, 4, 2)}), BLUE).do("roll")
    assert chosen(table) == "swap_fish fish_1"


def test_no_token_is_swapped_where_the_boot_is_likely_to_come() -> None:
    table = spend_pile(a_fish_table([], [SIX], {RED: (0, 3, 4)}), left=1).do("roll")
    assert table.legal("keep_fish")
    assert chosen(table) == "keep_fish"


# ---- event cards


def use_up(table: EventTable, number: int) -> None:
    """All cards with a number were revealed."""
    events = table.rules.the(EventCards)
    for k, of_card in enumerate(NUMBER_OF):
        if of_card == number:
            table.state.s[events.above] -= table.state.s[events.left + k]
            table.state.s[events.left + k] = 0


def test_production_counts_by_what_is_left_of_the_deck() -> None:
    table = an_event_table().city_beside(8)
    value = Value(table.rules)
    at = value.evaluation.names.index("production of the next cards")

    def written() -> float:
        value.evaluation.prepare_turn(table.state)
        value.evaluation.prepare_position(table.state)
        value.evaluation.write_features(table.state, table.citizen, False)
        return float(value.evaluation.out[at])

    assert written() == pytest.approx(0.0)  # a full deck is as good as dice
    use_up(table, 8)
    without = written()
    assert without < -0.2
    for tile in range(int(table.graph.tiles)):
        if table.land.answers(table.state, tile, 8):
            table.state.s[table.land.blocked + tile] = 1
    assert written() > without  # a blocked tile brings nothing anyway


def test_after_the_last_card_the_deck_is_as_good_as_dice() -> None:
    table = an_event_table().city_beside(8)
    use_up(table, 8)
    value = Value(table.rules)
    at = value.evaluation.names.index("production of the next cards")
    table.state.s[table.rules.the(EventCards).above] = 0
    value.evaluation.prepare_turn(table.state)
    value.evaluation.prepare_position(table.state)
    value.evaluation.write_features(table.state, table.citizen, False)
    assert float(value.evaluation.out[at]) == 0.0
