"""Both sides of the board: counts, starts, symmetry (JR-40 to JR-46)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cached_property

import pytest

from archipel.board.scenario import Scenario
from archipel.rules.junior.land import YIELDS
from tests.tables import load_scenario
from tests.tokens import numbers_on

COLOURS = {"a": ("red", "blue", "orange", "white"), "b": ("red", "blue", "orange")}
Point = tuple[float, float]
Move = Callable[[Point], Point]


class Side:
    """A side of the board, read from its scenario file."""

    def __init__(self, side: str) -> None:
        self.scenario: Scenario = load_scenario("junior", {"a": 4, "b": 3}[side])
        self.graph = self.scenario.graph
        self.corners = self.scenario.places["corners"]
        self.sites = self.corners["sites"]
        self.lanes = self.scenario.places["edges"]["lanes"]
        self.colours = COLOURS[side]

    @cached_property
    def islands_of(self) -> dict[int, frozenset[int]]:
        """The islands that every site touches."""
        width = int(self.graph.corner_tile_width)
        rows = {v: [int(self.graph.corner_tiles[v * width + k]) for k in range(width)] for v in self.sites}
        return {v: frozenset(tile for tile in row if tile >= 0) for v, row in rows.items()}

    @cached_property
    def ends(self) -> dict[int, frozenset[int]]:
        """The two sites of every lane."""
        return {e: frozenset(int(self.graph.edge_corners[2 * e + k]) for k in (0, 1)) for e in self.lanes}

    @cached_property
    def neighbours(self) -> dict[int, set[int]]:
        found: dict[int, set[int]] = {v: set() for v in self.sites}
        for one, other in map(tuple, self.ends.values()):
            found[one].add(other)
            found[other].add(one)
        return found

    def sources(self, colour: str) -> list[tuple[str, int]]:
        """What the two starts of a colour bring, with the number of each."""
        tiles = [tile for v in self.corners[f"start_{colour}"] for tile in self.islands_of[v]]
        return sorted((YIELDS[self.scenario.terrain[tile]], numbers_on(self.scenario)[tile]) for tile in tiles)

    def reach(self, colour: str, blocked: set[int]) -> set[int]:
        """The sites that a colour can come to, if these are closed to it."""
        found = set(self.corners[f"start_{colour}"])
        todo = list(found)
        for v in todo:
            for w in self.neighbours[v] - found - blocked:
                found.add(w)
                todo.append(w)
        return found

    def taken_by_others(self, colour: str) -> set[int]:
        return {v for other in self.colours if other != colour for v in self.corners[f"start_{other}"]}


SIDES = {side: Side(side) for side in "ab"}
both = pytest.mark.parametrize("side", SIDES.values(), ids=list(SIDES))


def site(side: Side, number: int) -> int:
    return side.sites[number - 1]


def test_jr_40_side_a_has_32_sites_41_lanes_and_18_islands() -> None:
    side = SIDES["a"]
    assert (len(side.sites), len(side.lanes), side.graph.tiles) == (32, 41, 18)
    assert Counter(zip(side.scenario.terrain, numbers_on(side.scenario), strict=True)) == {
        ("forest", 3): 2,
        ("forest", 4): 2,
        ("cane", 3): 2,
        ("cane", 4): 2,
        ("cave", 1): 2,
        ("cave", 2): 2,
        ("pasture", 1): 1,
        ("pasture", 2): 1,
        ("pasture", 3): 1,
        ("pasture", 4): 1,
        ("gold_river", 5): 2,
    }


def test_jr_44_side_b_has_24_sites_30_lanes_and_13_islands() -> None:
    side = SIDES["b"]
    assert (len(side.sites), len(side.lanes), side.graph.tiles) == (24, 30, 13)
    each = {("forest", n): 1 for n in (1, 2, 3)} | {("pasture", n): 1 for n in (1, 2, 3)}
    each |= {("cane", n): 1 for n in (1, 2, 3)} | {("cave", 4): 3, ("gold_river", 5): 1}
    assert Counter(zip(side.scenario.terrain, numbers_on(side.scenario), strict=True)) == each


# Some rows of the tables of the rules: a site, the islands it touches (by their hexes), the sites its lanes lead to.
ROWS = {
    "a": {
        1: (("0,-1", "1,-2"), (4, 5)),
        5: (("0,-1", "1,-2", "1,-1"), (1, 2, 9)),
        14: (("1,-1", "0,0", "1,0"), (9, 10, 19)),
        17: (("-2,1", "-1,0"), (12, 22)),
        25: (("1,1", "2,1", "2,0"), (20, 21, 29)),
        32: (("1,1", "0,2"), (28, 29)),
    },
    "b": {
        1: (("0,-1", "1,-2"), (3, 4)),
        7: (("0,-1", "1,-1", "0,0"), (4, 10, 11)),
        12: (("1,0", "2,-1"), (8, 16)),
        17: (("-1,1", "-1,0", "-2,1"), (13, 14, 20)),
        24: (("0,1", "-1,2"), (21, 22)),
    },
}


@pytest.mark.parametrize("side", "ab")
def test_jr_40_jr_44_sites_touch_the_islands_and_lanes_of_the_tables(side: str) -> None:
    board = SIDES[side]
    for number, (islands, lanes) in ROWS[side].items():
        assert board.islands_of[site(board, number)] == {board.graph.tile(name) for name in islands}
        assert board.neighbours[site(board, number)] == {site(board, other) for other in lanes}


@both
def test_jr_40_jr_44_a_lane_joins_two_sites_and_all_hang_together(side: Side) -> None:
    assert all(ends <= set(side.sites) for ends in side.ends.values())
    assert len(set(side.ends.values())) == len(side.lanes)
    assert side.reach(side.colours[0], set()) == set(side.sites)
    assert all(2 <= len(side.islands_of[v]) <= 3 for v in side.sites)


@pytest.mark.parametrize(
    ("side", "starts"),
    [
        ("a", {"red": (1, 12), "white": (3, 16), "blue": (17, 30), "orange": (21, 32)}),
        ("b", {"red": (1, 24), "blue": (16, 9), "orange": (20, 5)}),
    ],
)
def test_jr_42_jr_45_the_starts(side: str, starts: dict[str, tuple[int, int]]) -> None:
    board = SIDES[side]
    for colour, numbers in starts.items():
        assert set(board.corners[f"start_{colour}"]) == {site(board, number) for number in numbers}


@both
def test_jr_42_jr_45_everybody_starts_with_four_kinds_on_four_numbers_and_no_gold(side: Side) -> None:
    for colour in side.colours:
        kinds, numbers = zip(*side.sources(colour), strict=True)
        assert kinds == ("rum", "sabre", "wood", "wool")
        assert sorted(numbers) == [1, 2, 3, 4]


@both
def test_jr_42_jr_45_nobody_is_shut_in(side: Side) -> None:
    """Every site but the others' starts can be reached, and no single fortress of another closes the way to seven."""
    for colour in side.colours:
        others = side.taken_by_others(colour)
        assert side.reach(colour, others) == set(side.sites) - others
        free = set(side.sites) - others - set(side.corners[f"start_{colour}"])
        assert min(len(side.reach(colour, others | {v})) for v in free) >= 7


@pytest.mark.parametrize(("side", "harbours"), [("a", (4, 7, 26, 29)), ("b", (3, 12, 23))])
def test_jr_43_jr_46_the_harbours(side: str, harbours: tuple[int, ...]) -> None:
    board = SIDES[side]
    assert set(board.corners["harbours"]) == {site(board, number) for number in harbours}
    starts = {v for colour in board.colours for v in board.corners[f"start_{colour}"]}
    assert starts.isdisjoint(board.corners["harbours"])
    assert sum(board.scenario.values["port_tiles"]) == 4


# ---- symmetry

WIDTH = 3**0.5
LEFT_RIGHT = (lambda p: (WIDTH - p[0], p[1]), {1: 2, 2: 1, 3: 3, 4: 4, 5: 5}, ("red", "white"), ("blue", "orange"))
TOP_BOTTOM = (lambda p: (p[0], -p[1]), {1: 1, 2: 2, 3: 4, 4: 3, 5: 5}, ("red", "blue"), ("white", "orange"))


def turned(p: Point) -> Point:
    """By a third of a turn, clockwise as y grows southwards."""
    return (-p[0] / 2 - p[1] * WIDTH / 2, p[0] * WIDTH / 2 - p[1] / 2)


def check_symmetry(side: Side, move: Move, numbers: dict[int, int], colours: dict[str, str]) -> None:
    """The move maps the whole board onto itself, numbers and colours changed as said."""
    corner_xy, tile_xy = side.graph.corner_xy, side.graph.tile_xy

    def nearest(places: list[Point], point: Point, among: list[int]) -> int:
        (found,) = [k for k in among if abs(places[k][0] - point[0]) + abs(places[k][1] - point[1]) < 0.01]
        return found

    sites = {v: nearest(corner_xy, move(corner_xy[v]), list(side.sites)) for v in side.sites}
    tiles = {t: nearest(tile_xy, move(tile_xy[t]), list(range(side.graph.tiles))) for t in range(side.graph.tiles)}
    assert {frozenset(sites[v] for v in ends) for ends in side.ends.values()} == set(side.ends.values())
    for v in side.sites:
        assert {tiles[t] for t in side.islands_of[v]} == side.islands_of[sites[v]]
        assert (v in side.corners["harbours"]) == (sites[v] in side.corners["harbours"])
    for t, other in tiles.items():
        assert side.scenario.terrain[other] == side.scenario.terrain[t]
        assert numbers_on(side.scenario)[other] == numbers[numbers_on(side.scenario)[t]]
    for colour, becomes in colours.items():
        mine, theirs = side.corners[f"start_{colour}"], side.corners[f"start_{becomes}"]
        assert {sites[v] for v in mine} == set(theirs)


@pytest.mark.parametrize("mirror", [LEFT_RIGHT, TOP_BOTTOM], ids=["left-right", "top-bottom"])
def test_jr_41_side_a_is_symmetric_in_both_mirrors(
    mirror: tuple[Move, dict[int, int], tuple[str, str], tuple[str, str]],
) -> None:
    move, numbers, *pairs = mirror
    colours = {one: other for pair in pairs for one, other in (pair, pair[::-1])}
    check_symmetry(SIDES["a"], move, numbers, colours)


def test_jr_44_side_b_is_symmetric_in_a_third_of_a_turn() -> None:
    colours = {"red": "blue", "blue": "orange", "orange": "red"}
    check_symmetry(SIDES["b"], turned, {1: 2, 2: 3, 3: 1, 4: 4, 5: 5}, colours)
