"""Loops that meet or hang together (BASE-69): the pictures in peel.py and forks.py, and loops that meet none."""

from __future__ import annotations

import pytest

from archipel.rules.base.routes.forks import bound_trails, list_stretches, search_forks
from archipel.rules.base.routes.peel import GONE, left_in_loops, peel
from archipel.rules.base.routes.walk import walk
from archipel.rules.base.trails import ENDLESS
from tests.rules.base.routes.drawn import Drawn

pytestmark = pytest.mark.compiled

MEETING = "1 ab 2 bc 3 cd 4 be 5 cf 6 dg 7 ef 8 fg 9 gh 10 hi"
# Two loops and a piece between them, each with what hangs there.
LEFT, RIGHT = "1 ab 2 bc 3 ca", "5 de 6 ef 7 fd"


def peeled(drawn: Drawn, first: str = "1") -> int:
    """Walk and peel; how many pieces are left."""
    drawn.space.walk.stamp += 1
    drawn.space.best = 0
    walk(drawn.g, drawn.links, drawn.space, drawn.graph.edge(first), False)
    peel(drawn.g, drawn.links, drawn.space, 1, drawn.space.walk.found + 1)
    return int(left_in_loops(drawn.g, drawn.links, drawn.space, 1))


def test_base_69_branches_are_taken_off() -> None:
    drawn = Drawn(MEETING)
    assert peeled(drawn) == 7
    found = drawn.space.peel
    names = drawn.graph.edge_names
    assert [name for edge, name in enumerate(names) if found.degree[2 * edge] != GONE] == list("2345678")
    at_c, at_d = drawn.end("3", "c"), drawn.end("3", "d")
    assert (found.degree[at_c], found.degree[at_d]) == (2, 1)
    assert [found.depth[drawn.end(name, "b")] for name in "24"] == [1, 1]
    assert [found.depth[drawn.end(name, "g")] for name in "68"] == [2, 2]
    assert [found.depth[end] for end in (at_c, at_d)] == [0, 0]
    assert drawn.space.best == 2  # over branches alone: 9 and 10


def test_base_69_stretches_and_what_a_trail_leaves_out() -> None:
    drawn = Drawn(MEETING)
    left = peeled(drawn)
    forks = drawn.space.forks
    assert list_stretches(drawn.g, drawn.links, drawn.space, 1) == left
    found = {
        (drawn.at(int(end)), drawn.at(int(forks.far[end])), int(forks.size[end]))
        for end in forks.leaving[: forks.count]
    }
    one_way = {("b", "c", 1), ("b", "f", 2), ("c", "f", 1), ("c", "g", 2), ("f", "g", 1)}
    assert found == one_way | {(there, here, size) for here, there, size in one_way}
    bound_trails(drawn.g, drawn.links, drawn.space, left)
    assert sorted(drawn.at(int(end)) for end in forks.corners[: forks.corner_count]) == list("bcfg")
    assert (forks.at_two, forks.at_one, forks.at_none) == (6, 6, 7)


@pytest.mark.parametrize("enough", [ENDLESS, 5])
def test_base_69_the_longest_trail_from_fork_to_fork(enough: int) -> None:
    drawn = Drawn(MEETING)
    left = peeled(drawn)
    search_forks(drawn.g, drawn.links, drawn.space, 1, left, enough)
    assert min(int(drawn.space.best), enough) == min(drawn.brute_force(), enough)


@pytest.mark.parametrize("tries", [0, 3, ENDLESS])
@pytest.mark.parametrize("left", [LEFT, LEFT + " 8 ag 9 gh", LEFT + " 8 ag 9 bh"])
@pytest.mark.parametrize("right", [RIGHT, RIGHT + " 10 ei"])
@pytest.mark.parametrize("leaves", ["4", "1", "7"])
def test_sea_22_what_is_left_may_be_loops_that_do_not_meet(
    tries: int, left: str, right: str, leaves: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without 4 each loop is for itself; it may have branches or none."""
    drawn = Drawn(f"{left} {right} 4 cd")
    monkeypatch.setattr(drawn.lengths, "tries", tries)
    assert drawn.length == drawn.brute_force()
    before = drawn.length
    assert drawn.leave(leaves) == drawn.brute_force()
    assert drawn.put(leaves) == before


@pytest.mark.parametrize("tries", [0, 3, ENDLESS])
def test_base_69_an_end_leaves_after_trails_has_searched(tries: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where more than three meet: the end is searched from first, then what is left without it."""
    drawn = Drawn(f"{LEFT} {RIGHT} 4 cd 8 ag 9 gh 10 ci")
    monkeypatch.setattr(drawn.lengths, "tries", tries)
    for name in ("9", "8", "10"):
        assert drawn.length == drawn.brute_force()
        drawn.leave(name)
    assert drawn.length == drawn.brute_force()
