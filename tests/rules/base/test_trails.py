"""The search for the longest trail, where loops are dense: against walking every trail (BASE-69, SEA-23)."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import final

import pytest

from archipel.board.scenario import read_scenario
from archipel.engine.chapter import Chapter
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import PUBLIC
from archipel.rules.base.building import Building
from archipel.rules.base.game import BaseOptions
from archipel.rules.base.route import MOST_PIECES, LongestRoute
from archipel.rules.box_chapter import BoxChapter
from archipel.rules.seafarers.game import SeaOptions, sea_chapters
from archipel.rules.seafarers.ships import Ships
from tests.rules.seafarers.sea_tables import COUNTS, TEXT
from tests.tables import BLUE, RED

pytestmark = pytest.mark.compiled

INNER = 'inner_paths = ["2,1CN", "2,1CNE", "2,1CSE", "2,1CS", "2,1CSW", "2,1CNW", "1,1CNE", "1,1CSE", "1,1CS"]'
CLUSTER = ("2,0", "3,0", "1,1", "2,1", "3,1", "1,2", "2,2")  # a hex and those around it
OWN = RED + 1


@final
class Milestones(BoxChapter):
    """Some edges count two."""

    def __init__(self) -> None:
        super().__init__("milestones")
        self.milestone = 0

    def install(self, rules: Rules) -> None:
        self.milestone = rules.edge_block("milestone", PUBLIC, "flag")
        rules.the(LongestRoute).on_edge_length.append(self)

    def edge_length(self, g: State, edge: int, length: int) -> int:
        return length + int(g.s[self.milestone + edge])


@cache
def rules_of(inner: bool, weighed: bool = False) -> Rules:
    """The small sea, also with paths through the middle of two tiles, where more than three meet."""
    text = TEXT.replace("ring = true", f"ring = true\n{INNER}") if inner else TEXT
    scenario = read_scenario(text + COUNTS, "small_sea.toml")
    base = BaseOptions(start=0, supply=scenario.supply, deck=scenario.deck, pieces=scenario.pieces)
    more: list[Chapter] = [Milestones()] if weighed else []
    return Rules(3, 3, scenario.graph, sea_chapters(scenario, 3, SeaOptions(base)) + more)


class Position:
    """Pieces laid past all rules, of any density."""

    def __init__(self, inner: bool, weighed: bool = False) -> None:
        self.rules = rules_of(inner, weighed)
        self.milestone = int(self.rules.the(Milestones).milestone) if weighed else None
        self.graph = self.rules.graph
        self.state = State(self.rules, self.rules.blank(), self.rules.new_scratch())
        self.building = self.rules.the(Building)
        self.ships = self.rules.the(Ships)
        self.trails = self.rules.the(LongestRoute).trails
        edges = range(int(self.graph.edges))
        self.ends = [(int(self.graph.edge_corners[2 * e]), int(self.graph.edge_corners[2 * e + 1])) for e in edges]
        self.own: list[int] = []

    def lay(self, edge: int) -> None:
        self.state.s[self.building.road + edge] = OWN

    def take(self, edge: int) -> None:
        self.state.s[self.building.road + edge] = 0

    def worth(self, edge: int) -> int:
        return 1 if self.milestone is None else 1 + int(self.state.s[self.milestone + edge])

    def longest(self) -> int:
        """Every trail, one road after the other."""
        s = self.state.s
        own = [edge for edge in self.own if s[self.building.road + edge] == OWN]
        at: dict[int, list[int]] = {}
        for edge in own:
            for corner in self.ends[edge]:
                at.setdefault(corner, []).append(edge)
        held = {corner: int(s[self.building.held + corner]) for corner in at}
        built = {corner: s[self.building.piece + corner] != 0 for corner in at}
        is_ship = {edge: s[self.ships.ship + edge] != 0 for edge in own}
        used: set[int] = set()

        def follow(edge: int, corner: int) -> int:
            if held[corner] not in (0, OWN):
                return self.worth(edge)
            used.add(edge)
            best = 0
            for other in at[corner]:
                if other not in used and (built[corner] or is_ship[other] == is_ship[edge]):
                    a, b = self.ends[other]
                    best = max(best, follow(other, b if corner == a else a))
            used.remove(edge)
            return self.worth(edge) + best

        return max((follow(edge, corner) for edge in own for corner in self.ends[edge]), default=0)


def dense(inner: bool, chance: Random) -> Position:
    """Most of the edges of some tiles, buildings among them."""
    position = Position(inner)
    graph, s = position.graph, position.state.s
    width = int(graph.tile_width)
    corners: set[int] = set()
    for name in [chance.choice(CLUSTER), *chance.sample(CLUSTER, 3)]:
        tile = graph.tile(name)
        corners |= {int(corner) for corner in graph.tile_corners[tile * width : (tile + 1) * width]}
        if inner and name in ("2,1", "1,1"):
            corners.add(graph.corner(name + "C"))
    near = [edge for edge, ends in enumerate(position.ends) if corners.issuperset(ends)]
    beside = [edge for edge, ends in enumerate(position.ends) if edge not in near and corners.intersection(ends)]
    count = min(chance.choice((8, 12, 14, 15)), len(near))
    ships = chance.choice((0.7, 0.9, 1.0))
    for edge in chance.sample(near, count) + chance.sample(beside, chance.choice((0, 1, 3))):
        position.own.append(edge)
        position.lay(edge)
        s[position.ships.ship + edge] = int(chance.random() < ships)
    for seat, count in ((BLUE, chance.choice((0, 0, 1, 2))), (RED, chance.randrange(3))):
        for corner in chance.sample(sorted(corners), count):
            s[position.building.held + corner] = seat + 1
            s[position.building.piece + corner] = chance.randrange(3)  # 0: some other piece than a building
    return position


@pytest.mark.parametrize("few", [0, 99])
@pytest.mark.parametrize("seed", range(80))
@pytest.mark.parametrize("inner", [False, True])
def test_base_69_sea_23_dense_loops_by_brute_force(
    inner: bool, seed: int, few: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All of a seat's roads and ships, one that comes and one that leaves; every trail followed, or as a net."""
    chance = Random(2 * seed + inner)
    position = dense(inner, chance)
    g, trails = position.state, position.trails
    monkeypatch.setattr(trails, "few", few)
    whole = position.longest()
    assert trails.longest(g, OWN, 99) == whole
    assert trails.longest(g, OWN, whole) == whole
    for edge in chance.sample(position.own, 4):
        position.take(edge)
        rest = position.longest()
        assert trails.longest(g, OWN, whole) == rest
        position.lay(edge)
        assert trails.longest_without(g, OWN, edge, whole) == rest
        assert trails.longest_with(g, OWN, edge, rest) == whole
        assert not any(g.scratch.used)


def test_base_69_two_loops_and_the_road_between() -> None:
    """Without it each loop is for itself."""
    position = Position(False)
    graph, g, trails = position.graph, position.state, position.trails
    rings = [{graph.edge(tile + side) for side in ("NE", "E", "SE", "SW", "W", "NW")} for tile in ("3,0", "4,0", "2,2")]
    bridge, tail, beside = graph.edge("2,1E"), graph.edge("1,2NE"), graph.edge("3,0SE")
    for edge in (rings[0] ^ rings[1]) | rings[2] | {bridge, tail}:
        position.lay(edge)
    assert trails.longest(g, OWN, 99) == 10 + 1 + 5 + 1  # from the far loop over the bridge, round, and down the tail
    assert trails.longest_without(g, OWN, bridge, 17) == 10
    position.take(beside)
    assert trails.longest(g, OWN, 99) == 9 + 1 + 5 + 1
    position.lay(beside)
    assert trails.longest_with(g, OWN, beside, 16) == 17


@pytest.mark.parametrize("inner", [False, True])
def test_base_69_the_densest_net_of_all_pieces_is_measured(inner: bool) -> None:
    """To follow every trail would take hours."""
    position = Position(inner)
    graph, g = position.graph, position.state
    middle = graph.tile_xy[graph.tile("2,1")]
    near = sorted(range(len(position.ends)), key=lambda edge: distance(position, edge, middle))
    for edge in near[:MOST_PIECES]:
        position.lay(edge)
    assert position.trails.longest(g, OWN, 99) == (34 if inner else 28)
    removed = near[0]
    whole = position.trails.longest(g, OWN, 99)
    without = position.trails.longest_without(g, OWN, removed, whole)
    position.take(removed)
    assert position.trails.longest(g, OWN, 99) == without


def distance(position: Position, edge: int, place: tuple[float, float]) -> tuple[float, int]:
    ends = [position.graph.corner_xy[corner] for corner in position.ends[edge]]
    middle = [sum(end[axis] for end in ends) / 2 for axis in (0, 1)]
    return round((middle[0] - place[0]) ** 2 + (middle[1] - place[1]) ** 2, 6), edge
