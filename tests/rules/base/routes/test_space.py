"""No search writes over what another one still needs (BASE-69): each has scratch space of its own."""

from __future__ import annotations

from random import Random

import pytest

from archipel.rules.base.routes.forks import search_forks
from archipel.rules.base.routes.from_end import measure_from, measure_through
from archipel.rules.base.routes.peel import left_in_loops, peel
from archipel.rules.base.routes.space import RouteSpace
from archipel.rules.base.routes.walk import walk
from archipel.rules.base.trails import ENDLESS, LOOP
from tests.rules.base.routes.drawn import MARK, Drawn

pytestmark = pytest.mark.compiled

KEPT = ("used", "listed", "measured", "fresh")  # marks that the next search relies on
PARTS = ("ends", "walk", "loop", "peel", "forks")
# Loops that meet, a single one, and none; with branches.
NETS = (
    "1 ab 2 bc 3 cd 4 be 5 cf 6 dg 7 ef 8 fg 9 gh 10 hi",
    "1 ab 2 bc 3 cd 4 de 5 eb 6 cf 7 fg",
    "1 ab 2 bc 3 cd 4 ce 5 ef",
)


def parts(drawn: Drawn) -> dict[str, object]:
    return {name: drawn.ends if name == "ends" else getattr(drawn.space, name) for name in PARTS}


def contents(drawn: Drawn) -> dict[str, list[object]]:
    """All that each part holds, vectors as lists."""
    found: dict[str, list[object]] = {}
    for name, part in parts(drawn).items():
        values = [
            getattr(part, attribute)
            for attribute in sorted(dir(part))
            if not attribute.startswith("_") and attribute != "fresh"
        ]
        found[name] = [value if isinstance(value, int) else list(value) for value in values]
        assert len(values) > 2
    return found


def fill(drawn: Drawn, chance: Random) -> None:
    """Write numbers into every vector that nothing may depend on."""
    for part in parts(drawn).values():
        for attribute in dir(part):
            vector = None if attribute.startswith("_") or attribute in KEPT else getattr(part, attribute)
            if vector is not None and not isinstance(vector, int):
                for at in range(len(vector)):
                    vector[at] = chance.randrange(1000)


@pytest.mark.parametrize("net", NETS)
def test_base_69_each_search_writes_in_its_own_space(net: str) -> None:
    drawn = Drawn(net)
    g, links, space = drawn.g, drawn.links, drawn.space
    fill(drawn, Random(1))
    end = drawn.end("1", "b")
    before = contents(drawn)

    def written() -> set[str]:
        nonlocal before
        after = contents(drawn)
        changed = {name for name in PARTS if before[name] != after[name]}
        before = after
        return changed

    if measure_from(g, links, drawn.ends, end) == LOOP:
        measure_through(g, links, drawn.ends, ENDLESS)
    assert written() == {"ends"}
    space.walk.stamp += 1
    walk(g, links, space, end >> 1, False)
    assert written() - {"loop"} == {"walk"}
    peel(g, links, space, 1, space.walk.found + 1)
    assert written() == {"peel"}
    left = left_in_loops(g, links, space, 1)
    search_forks(g, links, space, 1, left, ENDLESS)
    assert written() == {"forks"}
    drawn.trails.begin(g, 0)
    drawn.trails.search_part(g, MARK, end >> 1, ENDLESS)
    assert written() == set()


@pytest.mark.parametrize("net", NETS)
def test_base_69_nothing_depends_on_what_an_earlier_search_has_left(net: str) -> None:
    chance = Random(2)
    drawn = Drawn(net)
    names = list(drawn.graph.edge_names)
    for _ in range(3):
        for name in chance.sample(names, len(names)):
            fill(drawn, chance)
            assert drawn.leave(name) == drawn.brute_force()
            fill(drawn, chance)
            assert drawn.put(name) == drawn.brute_force()


def test_games_have_their_own_space_and_copies_share_it() -> None:
    drawn = Drawn(NETS[0])
    at = drawn.lengths.space
    here = drawn.g.scratch.spaces[at]
    assert drawn.g.copy().scratch.spaces[at] is here
    there = drawn.rules.new_scratch().spaces[at]
    assert there is not here
    assert isinstance(here, RouteSpace)
    assert isinstance(there, RouteSpace)
    here.walk.line[0] = 7
    assert there.walk.line[0] == 0
    assert [len(there.walk.line), len(there.forks.far)] == [len(here.walk.line), len(here.forks.far)]
