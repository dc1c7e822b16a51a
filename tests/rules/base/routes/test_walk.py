"""All pieces that hang together with one (BASE-69): the pictures in walk.py and single_loop.py."""

from __future__ import annotations

import pytest

from archipel.rules.base.routes.walk import ROUND, walk
from archipel.rules.base.trails import LOOP
from tests.rules.base.routes.drawn import Drawn

pytestmark = pytest.mark.compiled

TREE = "1 ab 2 bc 3 cd 4 ce 5 ef"
ONE_LOOP = "1 ab 2 bc 5 be 3 cd 4 ed 6 df 7 fg"


def walked(drawn: Drawn, first: str, leaves: bool = False) -> int:
    drawn.space.walk.stamp += 1
    drawn.space.best = 0
    return int(walk(drawn.g, drawn.links, drawn.space, drawn.graph.edge(first), leaves))


def test_base_69_the_line_of_a_walk() -> None:
    drawn = Drawn(TREE)
    assert walked(drawn, "2") == 4
    line = drawn.space.walk
    assert (line.found, drawn.space.best) == (5, 3)
    assert [drawn.at(int(end)) for end in line.line[:6]] == list("bcadef")
    assert list(line.parent[2:6]) == [0, 1, 1, 4]
    assert list(line.branch[:6]) == [1, 2, 0, 0, 1, 0]


def test_base_69_a_single_loop_is_measured_by_the_walk() -> None:
    drawn = Drawn(ONE_LOOP)
    assert walked(drawn, "1") == ROUND
    line, loop = drawn.space.walk, drawn.space.loop
    assert [drawn.at(int(end)) for end in line.line[:8]] == list("abceddfg")
    assert list(line.parent[2:8]) == [1, 1, 2, 3, 4, 6]
    assert (list(loop.places[:2]), list(loop.lengths[:2])) == ([0, 2], [2, 1])
    assert drawn.space.best == 6 == drawn.brute_force()


@pytest.mark.parametrize("first", list("1234567"))
def test_base_69_a_single_loop_is_as_long_from_every_piece(first: str) -> None:
    drawn = Drawn(ONE_LOOP)
    assert walked(drawn, first) == ROUND
    assert drawn.space.best == 6


@pytest.mark.parametrize("first", list("1234567"))
def test_sea_22_a_piece_leaves_a_single_loop_or_a_branch_of_it(first: str) -> None:
    drawn = Drawn(ONE_LOOP)
    assert walked(drawn, first, leaves=True) == ROUND
    found = drawn.space.best
    drawn.leave(first)
    assert found == drawn.length or first == "6"  # then 7 lies apart
    assert drawn.length == drawn.brute_force()


def test_base_69_several_loops_are_not_measured_by_the_walk() -> None:
    drawn = Drawn(ONE_LOOP + " 8 gh 9 hf")
    assert walked(drawn, "1") == LOOP
    assert (drawn.space.walk.found, drawn.space.best) == (9, 0)
