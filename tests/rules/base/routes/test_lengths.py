"""Which route pieces lead on from which, kept while pieces come and go, and the longest trail over them: against
walking every trail (BASE-69, BASE-71, SEA-22, SEA-23). Here pieces come and go in any order;
`tests/properties/sea_invariants.py` has whole games."""

from __future__ import annotations

from random import Random

import pytest

from archipel.rules.base.route import LongestRoute
from archipel.rules.base.routes.lengths import RouteLengths
from archipel.rules.base.trails import ENDLESS
from tests.properties.boards import link_words
from tests.rules.base.test_trails import CLUSTER, OWN, Position
from tests.tables import BLUE

pytestmark = pytest.mark.compiled

MOST = 13  # pieces: brute force walks every trail over them


class Routes(Position):
    """Routes of one colour among some tiles, and their length as it is kept."""

    def __init__(self, inner: bool, chance: Random, weighed: bool = False) -> None:
        super().__init__(inner, weighed)
        found = self.rules.the(LongestRoute).lengths
        assert isinstance(found, RouteLengths)
        self.lengths = found
        self.length = 0
        self.chance = chance
        self.of_ships = 0.8  # how likely a piece is a ship
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
        self.state.s[self.ships.ship + edge] = int(self.chance.random() < self.of_ships)
        self.lay(edge)
        self.own.append(edge)
        self.length = int(self.lengths.put(self.state, OWN, edge, self.length))

    def leave(self) -> None:
        edge = self.own.pop(self.chance.randrange(len(self.own)))
        self.length = int(self.lengths.leave(self.state, OWN, edge, self.length))
        self.state.s[self.ships.ship + edge] = 0

    def weigh(self) -> None:
        """An edge counts two from now on, or one."""
        assert self.milestone is not None
        edge = self.chance.choice(self.own if self.own and self.chance.random() < 0.7 else self.near)
        self.state.s[self.milestone + edge] ^= 1
        if edge in self.own:
            self.length = int(self.lengths.weigh(self.state, OWN, edge, self.length))

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
        self.lengths.renew(self.state, OWN, corner)
        if joins:
            self.length = int(self.lengths.longest_at(self.state, OWN, corner, self.length))
        else:
            self.length = int(self.lengths.longest(self.state, OWN, self.length))

    def kept(self) -> dict[int, int]:
        words = [int(self.state.s[self.lengths.links.words + edge]) for edge in range(int(self.graph.edges))]
        assert self.state.s[self.lengths.links.total + OWN - 1] == sum(self.worth(edge) for edge in self.own)
        return {edge: word for edge, word in enumerate(words) if word}

    def worked_out(self) -> dict[int, int]:
        s = self.state.s
        held = {corner: int(s[self.building.held + corner]) for corner in self.corners}
        return link_words(
            self.graph,
            frozenset(self.own),
            frozenset(edge for edge in self.own if s[self.ships.ship + edge]),
            frozenset(corner for corner, holder in held.items() if holder not in (0, OWN)),
            frozenset(corner for corner, holder in held.items() if holder == OWN),
            frozenset(edge for edge in self.own if self.worth(edge) == 2),
        )


@pytest.mark.parametrize("tries", [0, 20, ENDLESS])
@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("inner", [False, True])
@pytest.mark.parametrize("weighed", [False, True])
def test_base_69_tb_car_12_what_is_kept_is_what_brute_force_finds(
    weighed: bool, inner: bool, seed: int, tries: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where loops meet every trail is followed, or `Trails` searches. Some pieces may count two."""
    routes = Routes(inner, Random(2 * seed + inner), weighed)
    monkeypatch.setattr(routes.lengths, "tries", tries)
    for _ in range(60):
        luck = routes.chance.random()
        if weighed and routes.chance.random() < 0.2:
            routes.weigh()
        elif luck < 0.1:
            routes.change_corner()
        elif len(routes.own) < MOST and (luck < 0.65 or not routes.own):
            routes.put()
        else:
            routes.leave()
        assert routes.kept() == routes.worked_out()
        assert routes.length == routes.longest()
        assert routes.length == routes.lengths.longest(routes.state, OWN, 1000)


@pytest.mark.parametrize("seed", range(16))
@pytest.mark.parametrize("inner", [False, True])
@pytest.mark.parametrize("weighed", [False, True])
def test_base_69_tb_car_12_large_nets_are_as_long_as_another_search_finds(
    weighed: bool, inner: bool, seed: int
) -> None:
    """More pieces than brute force could walk over, around hexes that meet and out from there."""
    routes = Routes(inner, Random(100 + 2 * seed + inner), weighed)
    routes.of_ships = 0.96
    around = {corner for edge in routes.near for corner in routes.ends[edge]}
    routes.near = [edge for edge, ends in enumerate(routes.ends) if around.intersection(ends)]
    for _ in range(90):
        luck = routes.chance.random()
        if weighed and routes.chance.random() < 0.2:
            routes.weigh()
        elif luck < 0.02:
            routes.change_corner()
        elif len(routes.own) < 20 and (luck < 0.6 or not routes.own):
            routes.put()
        else:
            routes.leave()
        assert routes.length == routes.trails.longest(routes.state, OWN, ENDLESS)


@pytest.mark.parametrize("tries", [0, 50, 1000])
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("inner", [False, True])
def test_base_69_each_end_of_a_large_net_leaves(inner: bool, seed: int, tries: int) -> None:
    """Where loops have many pieces `Trails` searches them first. They are looked at again when the end is off."""
    routes = Routes(inner, Random(5000 + 2 * seed + inner))
    chance, state = routes.chance, routes.state
    reached = set(chance.choice(routes.ends))
    for _ in range(30):
        beside = [e for e, ends in enumerate(routes.ends) if e not in routes.own and reached.intersection(ends)]
        closing = [edge for edge in beside if reached.issuperset(routes.ends[edge])]
        edge = chance.choice(closing if closing and chance.random() < 0.6 else beside)
        state.s[routes.ships.ship + edge] = 1
        routes.lay(edge)
        routes.own.append(edge)
        reached.update(routes.ends[edge])
        routes.length = int(routes.lengths.put(state, OWN, edge, routes.length))
    corners = [corner for edge in routes.own for corner in routes.ends[edge]]
    routes.lengths.tries = tries
    for edge in routes.own:
        if any(corners.count(corner) == 1 for corner in routes.ends[edge]):
            left = state.copy()
            assert routes.lengths.leave(left, OWN, edge, routes.length) == routes.trails.longest(left, OWN, ENDLESS)


RING = ["2,1NE", "2,1E", "2,1SE", "2,1SW", "2,1W", "2,1NW"]
NORTH, SOUTH = ["2,0E", "2,0NE", "2,0NW"], ["1,2E", "1,2SE", "1,2SW"]  # branches at opposite corners


def laid(*names: str) -> Routes:
    """Ships on these edges, one after the other."""
    routes = Routes(False, Random(1))
    for edge in [routes.graph.edge(name) for name in names]:
        routes.state.s[routes.ships.ship + edge] = 1
        routes.lay(edge)
        routes.own.append(edge)
        routes.length = int(routes.lengths.put(routes.state, OWN, edge, routes.length))
        assert routes.length == routes.longest()
    return routes


@pytest.mark.parametrize(
    ("names", "length"),
    [
        (RING, 6),
        (RING + NORTH, 6 + 3),  # once around, and out
        (RING + NORTH + SOUTH, 3 + 3 + 3),  # or past half of it
        (NORTH + SOUTH + RING[1:] + RING[:1], 3 + 3 + 3),
        (RING + NORTH[:1] + SOUTH[:1], 6 + 1),
    ],
)
def test_base_69_round_a_single_loop(names: list[str], length: int) -> None:
    assert laid(*names).length == length


@pytest.mark.parametrize("edge", RING)
def test_sea_22_a_ship_leaves_a_loop(edge: str) -> None:
    routes = laid(*RING, *NORTH, *SOUTH)
    at = routes.graph.edge(edge)
    routes.own.remove(at)
    routes.length = int(routes.lengths.leave(routes.state, OWN, at, routes.length))
    assert routes.length == routes.longest()
    assert routes.kept() == routes.worked_out()


@pytest.mark.parametrize(
    ("names", "piece", "by"),
    [
        (["2,0E", "2,1NE", "2,1E"], "2,1NW", 0),  # where ways part
        (RING, "2,0E", 1),  # at the corner of a loop: once around, and out
        (["2,1NE", "2,1E"], "1,2E", 0),  # apart from the others
    ],
)
def test_base_69_a_piece_comes_and_leaves(names: list[str], piece: str, by: int) -> None:
    routes = laid(*names)
    before = routes.length
    edge = routes.graph.edge(piece)
    routes.state.s[routes.ships.ship + edge] = 1
    routes.lay(edge)
    routes.own.append(edge)
    routes.length = int(routes.lengths.put(routes.state, OWN, edge, before))
    assert routes.length == before + by == routes.longest()
    routes.own.remove(edge)
    assert routes.lengths.leave(routes.state, OWN, edge, routes.length) == before == routes.longest()
