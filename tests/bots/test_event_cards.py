"""What bots choose when an event card asks them: by value, not by chance."""

from __future__ import annotations

import pytest

from archipel.bots import make
from tests.rules.traders_barbarians.event_tables import EventTable, an_event_table
from tests.tables import BLUE, RED, WHITE

CITY = {"ore": 3, "grain": 2}


def chosen(table: EventTable, seat: int) -> str:
    return str(make("standard", seed=1).choose(table.game.view(seat)))


@pytest.mark.parametrize("spare", ["lumber", "brick", "wool"])
def test_a_neighbour_gets_the_card_that_no_plan_needs(spare: str) -> None:
    table = an_event_table("good_neighbours_6", hands={BLUE: {**CITY, spare: 1}, RED: {"ore": 1}})
    table.do("reveal_card")
    assert chosen(table, BLUE) == f"give_neighbour {spare}"


def test_help_keeps_the_price_of_a_city() -> None:
    table = an_event_table("neighbourly_help_10", hands={BLUE: {**CITY, "wool": 2}}).city(BLUE, "-1,0S")
    table.do("reveal_card")
    assert chosen(table, BLUE).startswith("give_help wool ")


def test_a_resource_of_choice_completes_a_price() -> None:
    table = an_event_table("plentiful_year_2", hands={BLUE: {"ore": 2, "grain": 2}})
    table.do("reveal_card")
    assert chosen(table, BLUE) == "take_resource ore"


def test_a_card_is_taken_from_a_player_in_the_lead() -> None:
    table = an_event_table("trade_advantage_5", hands={RED: {"ore": 3}, WHITE: {"ore": 3}})
    table.road(BLUE, "1,0E", "1,0SW", "1,0W", "1,0NW").set_points(WHITE, 8)
    table.do("reveal_card")
    assert chosen(table, BLUE) == "take_from 2"


def test_a_damaged_road_is_repaired_before_the_turn_ends() -> None:
    table = an_event_table("earthquake_6", hands={RED: {"lumber": 1, "brick": 1}})
    table.do("reveal_card")
    for seat in list(table.game.deciding):
        table.do(chosen(table, seat), by=seat)
    table.hold(RED, lumber=1, brick=1)
    assert chosen(table, RED).startswith("repair_road ")
