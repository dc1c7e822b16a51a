"""How far routes go on beyond their pieces, kept while pieces come and go: against walking every trail (BASE-69,
BASE-71, SEA-22, SEA-23). Here they come and go in any order; `tests/properties/sea_invariants.py` has whole games."""

from __future__ import annotations

from random import Random

import pytest

from archipel.rules.base import branches as module
from archipel.rules.base.branches import ENDLESS, HALF, Branches
from archipel.rules.base.route import MOST_PIECES, LongestRoute
from tests.properties.boards import beyond_ends
from tests.rules.base.test_trails import CLUSTER, OWN, Position
from tests.tables import BLUE

pytestmark = pytest.mark.compiled

MOST = 13  # pieces: brute force walks every trail over them


class Routes(Position):
    """Routes of one colour among some tiles, and their length as it is kept."""

    def __init__(self, inner: bool, chance: Random) -> None:
        super().__init__(inner)
        found = self.rules.the(LongestRoute).branches
        assert isinstance(found, Branches)
        self.branches = found
        self.length = 0
        self.chance = chance
        width = int(self.graph.tile_width)
        corners: set[int] = set()
        for name in chance.sample(CLUSTER, 3):
            tile = self.graph.tile(name)
            corners |= {int(corner) for corner in self.graph.tile_corners[tile * width : (tile + 1) * width]}
            if inner and name in ("2,1", "1,1"):
                corners.add(self.graph.corner(name + "C"))
        self.corners = sorted(corners)
        self.near = [edge for edge, ends in enumerate(self.ends) if corners.issuperset(ends)]

    def put(self) -> None:
        edge = self.chance.choice([edge for edge in self.near if edge not in self.own])
        self.state.s[self.ships.ship + edge] = int(self.chance.random() < 0.8)
        self.lay(edge)
        self.own.append(edge)
        self.length = int(self.branches.put(self.state, OWN, edge, self.length))

    def leave(self) -> None:
        edge = self.own.pop(self.chance.randrange(len(self.own)))
        self.length = int(self.branches.leave(self.state, OWN, edge, self.length))
        self.state.s[self.ships.ship + edge] = 0

    def change_corner(self) -> None:
        """Another's piece comes or leaves, or a building of the colour comes."""
        s, corner = self.state.s, self.chance.choice(self.corners)
        joins = bool(s[self.building.held + corner]) or self.chance.random() < 0.4
        if s[self.building.held + corner] == 0:
            s[self.building.held + corner] = OWN if joins else BLUE + 1
            s[self.building.piece + corner] = 1
        elif s[self.building.held + corner] != OWN:
            s[self.building.held + corner] = 0
            s[self.building.piece + corner] = 0
        self.branches.renew(self.state, OWN, corner, joins)
        if joins:
            self.length = int(self.branches.longest_at(self.state, OWN, corner, self.length))
        else:
            self.length = int(self.branches.longest(self.state, OWN, self.length))

    def kept(self) -> dict[int, tuple[int, int]]:
        words = {edge: int(self.state.s[self.branches.words + edge]) for edge in range(int(self.graph.edges))}
        assert all(word == 0 for edge, word in words.items() if edge not in self.own)
        return {edge: (words[edge] % HALF, words[edge] // HALF) for edge in self.own}

    def worked_out(self) -> dict[int, tuple[int, int]]:
        s = self.state.s
        held = {corner: int(s[self.building.held + corner]) for corner in self.corners}
        return beyond_ends(
            self.graph,
            frozenset(self.own),
            frozenset(edge for edge in self.own if s[self.ships.ship + edge]),
            frozenset(corner for corner, holder in held.items() if holder not in (0, OWN)),
            frozenset(corner for corner, holder in held.items() if holder == OWN),
            ENDLESS,
        )


@pytest.mark.parametrize("steps", [0, 300])
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("inner", [False, True])
def test_base_69_what_is_kept_is_what_brute_force_finds(
    inner: bool, seed: int, steps: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With many steps over loops from the end of a branch and, in the source, with none."""
    monkeypatch.setattr(module, "MOST_STEPS", steps)
    routes = Routes(inner, Random(2 * seed + inner))
    for _ in range(60):
        luck = routes.chance.random()
        if luck < 0.1:
            routes.change_corner()
        elif len(routes.own) < MOST and (luck < 0.65 or not routes.own):
            routes.put()
        else:
            routes.leave()
        assert routes.kept() == routes.worked_out()
        assert routes.length == routes.longest()
        assert routes.length == routes.branches.longest(routes.state, OWN, 1000)


def test_sea_22_a_loop_is_endless_until_a_ship_leaves_it() -> None:
    routes = Routes(False, Random(1))
    width = int(routes.graph.tile_width)
    tile = routes.graph.tile("2,1")
    for edge in [int(edge) for edge in routes.graph.tile_edges[tile * width : (tile + 1) * width]]:
        routes.state.s[routes.ships.ship + edge] = 1
        routes.lay(edge)
        routes.own.append(edge)
        routes.length = int(routes.branches.put(routes.state, OWN, edge, routes.length))
    assert routes.length == 6
    assert set(routes.kept().values()) == {(ENDLESS, ENDLESS)}
    routes.leave()
    assert routes.length == 5
    assert sorted(sum(pair) for pair in routes.kept().values()) == [4] * 5


def test_no_route_is_as_long_as_an_endless_one() -> None:
    assert ENDLESS >= MOST_PIECES  # beyond one of them lie fewer
