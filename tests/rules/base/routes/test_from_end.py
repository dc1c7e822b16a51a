"""The longest trail that begins with one piece (BASE-69): the pictures in from_end.py."""

from __future__ import annotations

from itertools import pairwise

import pytest

from archipel.rules.base.routes.from_end import go_round, measure_from, measure_through, try_all
from archipel.rules.base.trails import ENDLESS, LOOP
from tests.rules.base.routes.drawn import Drawn

pytestmark = pytest.mark.compiled

FORK = "1 ab 2 bc 3 cd 4 ce"
ONE_LOOP = "1 ab 2 bc 3 cd 4 de 5 eb 6 cf 7 fg"
MEETING = "1 ab 2 bc 3 cd 4 be 5 cf 6 dg 7 ef 8 fg"


def from_a(drawn: Drawn) -> int:
    return int(measure_from(drawn.g, drawn.links, drawn.ends, drawn.end("1", "b")))


def test_base_69_the_longest_way_from_an_end() -> None:
    drawn = Drawn(FORK)
    assert from_a(drawn) == 3
    assert drawn.ends.found == 4
    assert drawn.at(int(drawn.ends.farthest)) in "de"
    drawn = Drawn(FORK + " 5 ef")
    assert from_a(drawn) == 4
    assert drawn.at(int(drawn.ends.farthest)) == "f"


def test_base_69_it_stops_at_a_loop() -> None:
    drawn = Drawn(ONE_LOOP + " 8 ah 9 hi")
    assert measure_from(drawn.g, drawn.links, drawn.ends, drawn.end("9", "h")) == LOOP
    ends = drawn.ends
    assert (ends.before_loop, ends.clear) == (3, 3)
    assert drawn.at(int(ends.into) ^ 1) == "b"


@pytest.mark.parametrize(
    ("pieces", "length"),
    [
        (ONE_LOOP, 6),  # by the longer way to the branch
        (ONE_LOOP.removesuffix(" 7 fg"), 5),  # once around is as long
        (ONE_LOOP.removesuffix(" 6 cf 7 fg"), 5),
        (ONE_LOOP + " 8 dh 9 hi", 6),
    ],
)
def test_base_69_round_one_loop(pieces: str, length: int) -> None:
    drawn = Drawn(pieces)
    assert from_a(drawn) == LOOP
    assert go_round(drawn.g, drawn.links, drawn.ends) == length
    assert from_a(drawn) == LOOP
    assert try_all(drawn.g, drawn.links, drawn.ends, ENDLESS) == length  # two ways around


def test_base_69_every_trail_where_loops_meet() -> None:
    drawn = Drawn(MEETING)
    assert from_a(drawn) == LOOP
    assert go_round(drawn.g, drawn.links, drawn.ends) == LOOP
    assert measure_through(drawn.g, drawn.links, drawn.ends, ENDLESS) == 7
    assert not any(drawn.ends.used)
    assert measure_through(drawn.g, drawn.links, drawn.ends, 5) >= 5


def ladder(steps: int) -> str:
    """Loops side by side, and a piece before them: with each there are more trails."""
    rungs = [f"{chr(ord('a') + step)}{chr(ord('A') + step)}" for step in range(steps)]
    pieces = ["first za", *[f"rung{rung} {rung}" for rung in rungs]]
    for here, there in pairwise(rungs):
        pieces += [f"low{here} {here[0]}{there[0]}", f"high{here} {here[1]}{there[1]}"]
    return " ".join(pieces)


@pytest.mark.parametrize(("steps", "few"), [(3, True), (9, False)])
def test_base_69_too_many_trails_are_left_to_others(steps: int, few: bool) -> None:
    drawn = Drawn(ladder(steps))
    assert measure_from(drawn.g, drawn.links, drawn.ends, drawn.end("first", "a")) == LOOP
    found = measure_through(drawn.g, drawn.links, drawn.ends, ENDLESS)
    assert (found != LOOP) == few
    assert not any(drawn.ends.used)
