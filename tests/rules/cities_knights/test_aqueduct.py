"""The Aqueduct: a resource for a roll that brings nothing."""

from __future__ import annotations

import pytest

from tests.rules.cities_knights.city_sea_tables import a_city_sea
from tests.rules.cities_knights.city_tables import CityTable, a_city_table
from tests.tables import BLUE, ORANGE, RED, WHITE

pytestmark = pytest.mark.compiled

RESOURCES = ["lumber", "brick", "wool", "grain", "ore"]
TWO, THREE, FIVE, SEVEN, NINE = (1, 1), (1, 2), (2, 3), (3, 4), (4, 5)  # five is white's, nine orange's alone


def pending(table: CityTable) -> set[int]:
    return {seat for seat in range(table.game.seats) if int(table.state.pending()) & (1 << seat)}


def with_aqueducts(*seats: int, dice: tuple[int, int] = NINE, event: str = "trade") -> CityTable:
    table = a_city_table(dice=[dice], events=[event])
    for seat in seats:
        table.level(seat, "science", 3)
    return table


@pytest.mark.parametrize("card", RESOURCES)
def test_ck_46_a_roll_without_any_card_brings_a_resource_of_choice(card: str) -> None:
    table = with_aqueducts(RED).do("roll")
    assert (table.phase(), table.game.seat) == ("aqueduct", RED)
    assert table.legal() == [f"take_aqueduct {card}" for card in RESOURCES]
    table.do(f"take_aqueduct {card}")
    assert table.hand(RED) == {card: 1}
    assert table.phase() == "action"
    assert table.told("aqueduct_taken", to=-1) == [{"seat": RED, "card": card}]


@pytest.mark.parametrize("card", ["cloth", "coin", "paper"])
def test_ck_16_the_aqueduct_never_brings_a_commodity(card: str) -> None:
    table = with_aqueducts(RED).do("roll")
    assert card not in table.legal_at("take_aqueduct")


@pytest.mark.parametrize(("level", "asked"), [(0, False), (1, False), (2, False), (3, True), (4, True), (5, True)])
def test_ck_46_from_the_third_level_of_science_on(level: int, asked: bool) -> None:
    table = a_city_table(dice=[NINE], events=["trade"]).level(RED, "science", level).do("roll")
    assert (table.phase() == "aqueduct") == asked


def test_ck_46_other_tracks_bring_none() -> None:
    table = a_city_table(dice=[NINE], events=["science"]).level(RED, "trade", 5).level(RED, "politics", 3).do("roll")
    assert table.phase() == "action"


def test_ck_46_any_card_of_the_roll_is_enough_to_go_without() -> None:
    table = with_aqueducts(RED, WHITE, dice=FIVE).do("roll")
    assert table.hand(WHITE) == {"wool": 1}
    assert pending(table) == {RED}


def test_ck_46_whatever_the_hand_held_before() -> None:
    table = with_aqueducts(RED, dice=NINE).hold(RED, ore=5, cloth=2).do("roll")
    assert table.phase() == "aqueduct"
    table.do("take_aqueduct ore")
    assert table.hand(RED) == {"ore": 6, "cloth": 2}


def test_ck_46_not_on_a_seven() -> None:
    table = with_aqueducts(RED, dice=SEVEN).do("roll")
    assert table.phase() == "action"  # before the first attack a seven moves nothing


def test_ck_46_not_on_a_seven_that_takes_cards_away() -> None:
    table = with_aqueducts(RED, dice=SEVEN).hold(RED, ore=8).do("roll").do("discard_cards 4ore")
    assert table.phase() == "action"


def test_ck_46_a_blocked_hex_counts_as_nothing_received() -> None:
    table = with_aqueducts(WHITE, dice=FIVE).move_robber("1,1").do("roll")
    assert (table.phase(), pending(table)) == ("aqueduct", {WHITE})


def test_ck_46_cards_withheld_by_a_shortage_count_as_nothing_received() -> None:
    """A three: lumber for blue and white, and there is only one; blue's mines still give, white gets nothing."""
    table = with_aqueducts(BLUE, WHITE, dice=THREE).empty_supply("lumber", 1).do("roll")
    assert table.hand(WHITE) == {}
    assert pending(table) == {WHITE}


def test_ck_46_a_commodity_alone_counts_as_received() -> None:
    """A nine: orange's city in the forest; there is no lumber, but paper."""
    table = with_aqueducts(ORANGE, dice=NINE)
    table.cards.gain(table.state, RED, 0, table.cards.in_supply(table.state, 0))
    table.do("roll")
    assert table.hand(ORANGE) == {"paper": 1}
    assert table.phase() == "action"


def test_ck_46_several_choose_in_any_order() -> None:
    ends = []
    for order in [(RED, BLUE, WHITE), (WHITE, BLUE, RED), (BLUE, RED, WHITE)]:
        table = with_aqueducts(RED, BLUE, WHITE, dice=NINE).do("roll")
        assert pending(table) == {RED, BLUE, WHITE}
        for seat in order:
            table.do(f"take_aqueduct {RESOURCES[seat]}", by=seat)
        assert (table.phase(), table.game.seat) == ("action", RED)
        assert [table.block("count_before", seat) for seat in range(4)] == [0, 0, 0, 0]  # no trace is left
        ends.append(table.game.state_bytes())
    assert ends[0] == ends[1] == ends[2]


def test_ck_46_when_the_supply_is_short_they_choose_in_turn_order() -> None:
    table = with_aqueducts(RED, BLUE, WHITE, dice=NINE).empty_supply("ore", 1)
    table.turn.begin_turn(table.state, BLUE)
    table.do("roll")
    assert pending(table) == {BLUE}
    table.refused("take_aqueduct ore", "seat.not_deciding", "CK-46", by=RED)
    table.do("take_aqueduct ore")
    # nothing is contested any more
    assert pending(table) == {RED, WHITE}
    table.refused("take_aqueduct ore", "aqueduct.supply_empty", "CK-46", by=RED)
    table.do("take_aqueduct wool", by=RED).do("take_aqueduct wool", by=WHITE)
    assert (table.phase(), table.game.seat) == ("action", BLUE)


def test_ck_46_while_a_card_may_run_out_one_after_the_other() -> None:
    table = with_aqueducts(RED, BLUE, WHITE, dice=NINE).empty_supply("ore", 1)
    table.do("roll")
    order = []
    for card in ("wool", "wool", "ore"):
        order.append(table.game.seat)
        assert len(pending(table)) == 1
        table.do(f"take_aqueduct {card}")
    assert order == [RED, BLUE, WHITE]


def test_ck_46_an_empty_supply_brings_nothing() -> None:
    table = with_aqueducts(RED, dice=NINE)
    for k, card in enumerate(RESOURCES):
        table.cards.gain(table.state, BLUE, k, table.supply(card))
    table.do("roll")
    assert table.phase() == "action"


def test_ck_46_the_last_card_of_all_goes_to_the_first() -> None:
    table = with_aqueducts(RED, BLUE, dice=NINE)
    for k, card in enumerate(RESOURCES):
        table.cards.gain(table.state, WHITE, k, table.supply(card) - (card == "ore"))
    table.do("roll")
    assert (table.phase(), pending(table)) == ("aqueduct", {RED})
    table.do("take_aqueduct ore")
    assert table.phase() == "action"


def test_ck_47_the_aqueduct_works_without_a_city() -> None:
    table = with_aqueducts(RED, dice=NINE)
    table.building.lose_city(table.state, RED, table.graph.corner("0,1S"))
    table.do("roll")
    assert table.phase() == "aqueduct"


def test_ck_12_the_event_die_comes_first_and_the_aqueduct_last() -> None:
    """The green gate gives red a progress card, which is not a card of the roll."""
    table = with_aqueducts(RED, dice=NINE, event="science").do("roll")
    assert len(table.told("drew_progress")) + len(table.told("laid_open")) == 1
    assert table.phase() == "aqueduct"
    kinds = [event.kind for event in table.game.events]
    assert kinds.index("event_rolled") < max(k for k, kind in enumerate(kinds) if kind == "produced")


def test_ck_46_the_turn_waits_for_it() -> None:
    table = with_aqueducts(BLUE, dice=NINE).do("roll")
    table.refused("end_turn", "seat.not_deciding", "CK-46", by=RED)
    table.do("take_aqueduct brick", by=BLUE).do("end_turn")


# ---- with gold rivers


def test_ck_46_a_card_of_the_gold_river_counts_as_received() -> None:
    table = a_city_sea(chance={"dice": [(1, 2)], "event_die": ["trade"]})
    table.settle(RED, "4,1SW").level(RED, "science", 3).level(WHITE, "science", 3).do("roll")
    assert (table.phase(), table.game.seat) == ("gold", RED)
    table.do("take_gold ore")
    assert (table.phase(), pending(table)) == ("aqueduct", {WHITE})


def test_ck_46_a_blocked_gold_river_counts_as_nothing() -> None:
    table = a_city_sea(chance={"dice": [(1, 2)], "event_die": ["trade"]})
    table.settle(RED, "4,1SW").level(RED, "science", 3).move_robber("4,1").do("roll")
    assert (table.phase(), pending(table)) == ("aqueduct", {RED})
