"""The caravans with the variants of the box (TB-CAR-15, COMBO-13, COMBO-16, COMBO-18)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import archipel
from archipel.rules.traders_barbarians.event_cards import EventCards
from tests.rules.traders_barbarians.caravan_tables import CITY, EAST, NORTH, WEST, a_caravan_table, put_camels
from tests.rules.traders_barbarians.test_for_two import both_rolled
from tests.rules.traders_barbarians.traders_tables import place_as
from tests.tables import BLUE, RED, Table

pytestmark = pytest.mark.compiled

FAR = {  # no building where a camel comes soon
    RED: (("0,2S", "0,2SE"), ("-2,0N", "-2,0NE")),
    BLUE: (("2,0N", "2,0NE"), ("-2,2N", "-2,2NE")),
}


def two(hands: Mapping[int, Mapping[str, int]] | None = None) -> Table:
    """Red has ended a turn in which it built a city."""
    options = (("start", RED), ("layout", "beginner"), ("for_two", True), ("duel", False))
    game = archipel.start(archipel.GameSpec("traders_barbarians/caravans", 2, options), 1, chance={"oasis": ["up"]})
    game.listen()
    table = Table(game)
    place_as(table, FAR)
    table.open_turn({RED: CITY}, {}, True)
    both_rolled(table)
    table.do("build_city 0,2S")
    for seat, hand in (hands or {}).items():
        table.hold(seat, **hand)
    return table.do("end_turn")


def test_tb_car_15_the_winner_of_two_places_two_camels_in_different_caravans() -> None:
    table = two({RED: {"wool": 1}})
    table.do("lay_votes 1 0", f"name_path {NORTH}", "lay_no_votes", f"place_camel {EAST}")
    assert table.game.deciding == [RED]
    assert len(table.legal("place_camel")) == 2
    table.refused("place_camel 1,0SE 1,0SE", "camel.same_caravan", "TB-CAR-15")
    table.refused(f"place_camel {EAST}", "camel.taken", "TB-CAR-5")
    table.do(f"place_camel {WEST}")
    assert (table.block("camels_left"), table.game.active) == (20, BLUE)


@pytest.mark.parametrize("wool", [0, 1])
def test_tb_car_15_with_equal_votes_each_places_one_the_active_player_first(wool: int) -> None:
    table = two({RED: {"wool": 1}, BLUE: {"wool": 1}})
    if wool:
        table.do("lay_votes 1 0", f"name_path {NORTH}", "lay_votes 1 0", f"name_path {EAST}")
    else:
        table.do("lay_no_votes", "lay_no_votes")
    assert table.game.deciding == [RED]
    table.do(f"place_camel {NORTH}")
    assert table.game.deciding == [BLUE]
    table.do("place_camel 1,-1NW 1,-1N")  # the same caravan, as it likes
    assert (table.block("camels_left"), table.game.active) == (20, BLUE)


def test_tb_car_15_when_both_want_the_same_the_other_player_places_the_second() -> None:
    table = two({RED: {"wool": 1}, BLUE: {"grain": 1}})
    table.do("lay_votes 1 0", f"name_path {NORTH}", "lay_votes 0 1", f"name_path {NORTH}")
    assert table.block("camels_left") == 21
    assert table.game.deciding == [BLUE]
    table.do(f"place_camel {EAST}")
    assert (table.block("camels_left"), table.game.active) == (20, BLUE)


def test_tb_car_15_the_last_camel_has_no_second_one() -> None:
    table = two({RED: {"wool": 1}})
    put_camels(table, NORTH)
    table.state.s[table.rules.block_named["camels_left"].at] = 1
    table.do("lay_votes 1 0", f"name_path {EAST}", "lay_no_votes", f"place_camel {EAST}")
    assert (table.block("camels_left"), table.game.active) == (0, BLUE)


def test_combo_16_a_trade_token_takes_the_robber_off_the_board() -> None:
    table = two()
    table.do("lay_no_votes", "lay_no_votes", f"place_camel {NORTH}", f"place_camel {EAST}")
    table.move_robber("1,0")
    table.turn.after_roll(table.state, BLUE)
    both_rolled(table)
    table.do("robber_home")
    assert table.block("robber") == -1
    assert table.told("robber_left") == [{"seat": BLUE}]


def test_combo_13_the_robber_flees_off_the_board() -> None:
    table = a_caravan_table(rolled=False, chosen={"event_cards": True})
    events = table.rules.the(EventCards)
    table.move_robber("1,0")
    events.let_robber_flee(table.state, RED)
    assert table.block("robber") == -1
    assert table.told("robber_left") == [{"seat": RED}]
    events.let_robber_flee(table.state, RED)  # it is away already
    assert len(table.told("robber_left")) == 1


def test_combo_18_the_target_with_the_harbormaster() -> None:
    table = a_caravan_table(chosen={"harbormaster": True})
    assert table.block("target", RED) == 13


def test_tb_3_the_second_player_of_a_shared_turn_holds_a_vote_too() -> None:
    options = (("start", 0), ("extension", "paired_players"))
    game = archipel.start(archipel.GameSpec("traders_barbarians/caravans", 6, options), 1)
    table = Table(game)
    while table.game.legal_actions() and table.block("placed") < 12:
        table.do(str(table.game.legal_actions()[0]))
    table.open_turn({}, {}, True)
    held = [table.block("held", corner) for corner in range(int(table.graph.corners))]
    homes = {seat: table.graph.corner_names[held.index(seat + 1)] for seat in (0, 3)}
    table.hold(0, **CITY).do(f"build_city {homes[0]}", "end_turn")
    assert table.game.deciding == [0]
    table.do(*["lay_no_votes"] * 6)
    table.do(table.legal("place_camel")[0])
    assert table.game.active == 3  # its part begins
    table.hold(3, **CITY).do(f"build_city {homes[3]}", "end_part")
    assert table.game.deciding == [3]
    table.do(*["lay_no_votes"] * 6)
    table.do(table.legal("place_camel")[0])
    assert (table.block("camels_left"), table.game.active) == (31, 1)
    table.turn.after_roll(table.state, 1)
    table.do("end_turn", "end_part")  # without a building there is no vote
    assert table.game.active == 2
