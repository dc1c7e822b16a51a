"""The turn, the die and the ghost (JR-9 to JR-13)."""

from __future__ import annotations

import pytest

from archipel.rules.junior.cards import CARDS
from tests.rules.junior.junior_tables import BLUE, ORANGE, RED, SHIP, WHITE, a_junior_table


def test_jr_9_first_the_die_then_anything_in_any_order_then_the_next() -> None:
    table = a_junior_table(die=[5, 1], hands={RED: {"wood": 4, "wool": 2}})
    assert table.legal() == ["roll"]
    table.refused("end_turn", "turn.roll_first", "JR-9")
    table.refused(table.sail("S01", "S05"), "turn.roll_first", "JR-9")
    table.refused("market_trade wood gold", "turn.roll_first", "JR-9")
    table.do("roll", table.sail("S01", "S05"), "market_trade wood gold", table.sail("S12", "S08"), "end_turn")
    assert table.game.active == BLUE
    assert table.legal() == ["roll"]


def test_jr_9_one_rolls_once() -> None:
    table = a_junior_table(die=[5]).do("roll")
    table.refused("roll", "die.rolled", "JR-9")


def test_jr_9_nobody_else_plays() -> None:
    table = a_junior_table()
    table.refused("roll", "seat.not_deciding", "JR-9", by=BLUE)


# What everybody gets at the start, number by number; of the 4 and the 5 the rulebook tells itself.
START_ROLLS = {
    1: {RED: "sabre", BLUE: "sabre", WHITE: "wool", ORANGE: "wool"},
    2: {WHITE: "sabre", ORANGE: "sabre", RED: "wool", BLUE: "wool"},
    3: {BLUE: "rum", ORANGE: "rum", RED: "wood", WHITE: "wood"},
    4: {RED: "rum", WHITE: "rum", BLUE: "wood", ORANGE: "wood"},
    5: {},
}


@pytest.mark.parametrize(("face", "gains"), START_ROLLS.items())
def test_jr_10_jr_42_the_worked_example_of_the_rules(face: int, gains: dict[int, str]) -> None:
    table = a_junior_table(die=[face]).do("roll")
    assert [table.hand(seat) for seat in range(4)] == [{gains[seat]: 1} if seat in gains else {} for seat in range(4)]
    assert table.block("die") == face
    assert len(table.told("produced")) == len(gains)


def test_jr_10_one_card_for_every_fortress_and_every_island() -> None:
    """S02 touches two cane islands with a 4, S05 one of them; S01 is there from the start."""
    table = a_junior_table(die=[4]).fortress(RED, "S02", "S05").do("roll")
    assert table.hand(RED) == {"rum": 4}
    told = [event for event in table.told("produced") if event["seat"] == RED]
    assert [(event["card"], event["count"]) for event in told] == [("rum", 3), ("rum", 1)]


def test_jr_10_different_islands_with_one_number_each_give_their_card() -> None:
    table = a_junior_table(die=[3]).fortress(RED, "S05").do("roll")
    assert table.hand(RED) == {"wood": 2, "wool": 1}


def test_jr_10_the_island_of_the_ghost_gives_nothing() -> None:
    table = a_junior_table(die=[4]).ghost_on("1,-2").do("roll")
    assert table.hand(RED) == {}
    assert table.hand(WHITE) == {"rum": 1}


def test_jr_11_a_pile_that_cannot_serve_everybody_gives_nobody() -> None:
    table = a_junior_table(die=[4]).empty_pile("rum", 1, to=BLUE).do("roll")
    assert table.hand(RED) == table.hand(WHITE) == {}
    assert table.hand(ORANGE) == {"wood": 1}
    assert table.pile("rum") == 1
    assert table.told("shortage") == [{"card": "rum"}]


def test_jr_11_a_single_claimant_takes_the_rest() -> None:
    table = a_junior_table(die=[4]).fortress(RED, "S02").empty_pile("rum", 2, to=BLUE).ghost_on("2,-2").do("roll")
    assert table.hand(RED) == {"rum": 2}
    table = a_junior_table(die=[4]).fortress(RED, "S02").empty_pile("rum", 1, to=BLUE).ghost_on("2,-2").do("roll")
    assert table.hand(RED) == {"rum": 1}
    assert table.told("shortage") == [{"card": "rum"}]
    assert [event["count"] for event in table.told("produced") if event["card"] == "rum"] == [1]


def test_jr_11_a_pile_that_just_serves_everybody_is_not_short() -> None:
    table = a_junior_table(die=[4]).empty_pile("rum", 2, to=BLUE).do("roll")
    assert table.hand(RED) == table.hand(WHITE) == {"rum": 1}
    assert table.told("shortage") == []


def test_jr_12_a_six_gives_nothing_and_the_roller_moves_the_ghost() -> None:
    table = a_junior_table(die=[6, 6], hands={BLUE: {"wood": 9}}).do("roll")
    assert table.game.phase == "ghost"
    assert table.game.deciding == [RED]
    assert len(table.legal("move_ghost")) == table.graph.tiles == 18
    table.refused("leave_ghost", "ghost.stays_never", "JR-12")
    table.do("move_ghost 0,0")
    assert table.block("ghost") == table.graph.tile("0,0")
    assert table.game.phase == "voyage"
    assert [table.hand(seat) for seat in range(4)] == [{}, {"wood": 9}, {}, {}]
    assert table.told("ghost_moved") == [{"seat": RED, "tile": table.graph.tile("0,0")}]


def test_jr_12_he_goes_to_another_island_and_never_back_to_the_castle() -> None:
    table = a_junior_table(die=[6]).ghost_on("0,0").do("roll")
    table.refused("move_ghost 0,0", "ghost.must_move", "JR-12")
    assert len(table.legal("move_ghost")) == 17
    assert table.legal() == table.legal("move_ghost")


def test_jr_12_at_some_tables_he_may_stay() -> None:
    table = a_junior_table(die=[6], ghost="may").do("roll", "leave_ghost")
    assert table.block("ghost") == -1
    assert table.game.phase == "voyage"
    assert table.told("ghost_stayed") == [{"seat": RED}]


def test_jr_12_jr_23_but_a_ghost_card_always_moves_him() -> None:
    table = a_junior_table(rolled=True, coco=["ghost"], ghost="may", hands={RED: {"rum": 1, "sabre": 1, "gold": 1}})
    table.do("buy_coco")
    table.refused("leave_ghost", "ghost.stays_never", "JR-23")


def test_jr_13_there_is_no_hand_limit() -> None:
    many = dict.fromkeys(CARDS, 12)
    table = a_junior_table(die=[6], hands={RED: many}).do("roll", "move_ghost 0,0")
    assert table.hand(RED) == many
    assert table.game.phase == "voyage"
    table.do("end_turn")
    assert table.hand(RED) == many


def test_jr_10_the_ghost_stays_until_somebody_moves_him() -> None:
    table = a_junior_table(die=[6, 4, 6, 4], hands={RED: SHIP}).do("roll", "move_ghost 1,-2", "end_turn")
    table.do("roll", "end_turn")
    assert "rum" not in table.hand(RED)
    table.do("roll", "move_ghost 0,0", "end_turn", "roll")
    assert table.hand(RED) == {**SHIP, "rum": 1}
