"""The largest army (BASE-74)."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.tables import BLUE, RED, WHITE, Table, a_table

pytestmark = pytest.mark.compiled

KNIGHTS = {RED: ["knight"] * 5, BLUE: ["knight"] * 5, WHITE: ["knight"] * 4}  # all there are


def play_knight(table: Table) -> None:
    """The seat whose turn it is plays a knight before the roll; the robber goes where nobody is robbed."""
    tile = "-2,0" if table.block("robber") != table.graph.tile("-2,0") else "-2,2"
    table.do("play_knight", f"move_robber {tile}")


def end_turn(table: Table) -> None:
    table.do("roll", "end_turn")


def knights_in_turn(table: Table, *counts: int) -> None:
    """Round by round, every seat plays a knight as long as it has some left to play."""
    left = list(counts)
    while any(left):
        seat = table.game.active
        if seat < len(left) and left[seat]:
            play_knight(table)
            left[seat] -= 1
        end_turn(table)


def an_army_table() -> Table:
    return a_table(seats=3, cards=KNIGHTS, dice=[(1, 1)] * 40, target=25)


def holder(table: Table) -> int:
    return table.block("largest_army") - 1


def points(table: Table) -> list[int]:
    return [table.points(seat) for seat in (RED, BLUE, WHITE)]


def test_base_74_the_third_knight_takes_the_tile() -> None:
    table = an_army_table()
    knights_in_turn(table, 2)
    assert (holder(table), points(table)) == (-1, [2, 2, 2])
    knights_in_turn(table, 1)
    assert (holder(table), points(table)) == (RED, [4, 2, 2])
    assert table.told("largest_army") == [{"seat": RED, "knights": 3}]


def test_base_74_the_first_with_three_has_it_a_tie_moves_nothing() -> None:
    table = an_army_table()
    knights_in_turn(table, 3, 3, 3)
    assert (holder(table), points(table)) == (RED, [4, 2, 2])


@pytest.mark.parametrize(("first", "second"), list(permutations((RED, BLUE, WHITE), 2)))
def test_base_74_one_more_knight_than_the_holder_takes_it_at_once(first: int, second: int) -> None:
    table = an_army_table()
    knights_in_turn(table, *(3 if seat == first else 0 for seat in range(3)))
    knights_in_turn(table, *(3 if seat == second else 0 for seat in range(3)))
    assert (holder(table), table.points(first), table.points(second)) == (first, 4, 2)
    while table.game.active != second:
        end_turn(table)
    table.do("play_knight")  # counts when it is played, before the robber has moved
    assert (holder(table), table.points(first), table.points(second)) == (second, 2, 4)
    assert table.told("largest_army")[-1] == {"seat": second, "knights": 4}


def test_base_74_the_holder_grows_without_an_event() -> None:
    table = an_army_table()
    knights_in_turn(table, 5, 4)
    assert (holder(table), points(table)) == (RED, [4, 2, 2])
    assert len(table.told("largest_army")) == 1
    assert [table.block("knights_played", seat) for seat in (RED, BLUE, WHITE)] == [5, 4, 0]


def test_base_74_only_played_knights_count() -> None:
    table = an_army_table()
    assert table.held_cards(RED) == {"knight": 5}
    assert (holder(table), table.block("knights_played", RED)) == (-1, 0)
