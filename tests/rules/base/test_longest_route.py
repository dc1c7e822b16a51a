"""The longest trade route (BASE-68 to BASE-73), also against a plain search over all trails."""

from __future__ import annotations

from functools import lru_cache
from random import Random

import pytest

from archipel.rules.base.resource_cards import RESOURCES
from archipel.rules.box_chapter import ROAD
from tests.tables import BLUE, ORANGE, RED, WHITE, Table, a_table

pytestmark = pytest.mark.compiled


def places(names: str) -> list[str]:
    return names.split()


# Four lines across the island that never meet: along the top and the bottom of the middle row, and outside of those.
TOP = places("-2,0NW -2,0NE -1,0NW -1,0NE 0,0NW 0,0NE 1,0NW 1,0NE 2,0NW 2,0NE")
BOTTOM = places("-2,0SW -2,0SE -1,0SW -1,0SE 0,0SW 0,0SE 1,0SW 1,0SE 2,0SW 2,0SE")
NORTH = places("-1,-1NW -1,-1NE 0,-1NW 0,-1NE 1,-1NW 1,-1NE 2,-1NW 2,-1NE")
SOUTH = places("-2,1SW -2,1SE -1,1SW -1,1SE 0,1SW 0,1SE 1,1SW 1,1SE")
BRANCH = places("-1,-1E -1,-1NE 0,-2W 0,-2NW 0,-2NE")  # from the corner -1,0N, between three and three roads of TOP
RING = places("0,0NE 0,0E 0,0SE 0,0SW 0,0W 0,0NW")

NOBODY = -1
Road = tuple[int, int]


def a_board(seats: int = 4) -> Table:
    """Nothing stands on the board, nobody has points."""
    return a_table(seats=seats, placed=False)


def in_turn_of(table: Table, seat: int) -> Table:
    """It is this seat's turn, it has rolled, and it has cards for everything."""
    table.turn.begin_turn(table.state, seat)
    table.turn.after_roll(table.state, seat)
    return table.hold(seat, **dict.fromkeys(RESOURCES, 4))


def holder(table: Table) -> int:
    return table.block("longest_route") - 1


def lengths(table: Table) -> list[int]:
    return [table.block("route_length", seat) for seat in range(int(table.rules.players))]


def all_points(table: Table) -> list[int]:
    return [table.points(seat) for seat in range(int(table.rules.players))]


# ---- an independent measure


@lru_cache(maxsize=4096)
def longest_trail(roads: tuple[Road, ...], closed: frozenset[int] = frozenset()) -> int:
    """Walk every trail: no road twice, through any corner that no stranger holds."""
    at: dict[int, list[int]] = {}
    for road, (start, end) in enumerate(roads):
        at.setdefault(start, []).append(road)
        at.setdefault(end, []).append(road)

    def walk(corner: int, used: frozenset[int]) -> int:
        best = len(used)
        if used and corner in closed:
            return best
        for road in at[corner]:
            if road not in used:
                start, end = roads[road]
                best = max(best, walk(end if corner == start else start, used | {road}))
        return best

    return max((walk(corner, frozenset()) for corner in at), default=0)


def brute_force(table: Table) -> list[int]:
    graph = table.graph
    ends = [(int(graph.edge_corners[2 * e]), int(graph.edge_corners[2 * e + 1])) for e in range(int(graph.edges))]
    owners = [table.block("road", e) - 1 for e in range(len(ends))]
    held = [table.block("held", v) - 1 for v in range(int(graph.corners))]
    found = []
    for seat in range(int(table.rules.players)):
        roads = tuple(ends[e] for e, owner in enumerate(owners) if owner == seat)
        met = {corner for road in roads for corner in road}
        found.append(longest_trail(roads, frozenset(v for v in met if held[v] not in (NOBODY, seat))))
    return found


def tile_goes_to(measured: list[int], held_by: int) -> int:
    """BASE-68, BASE-70 and BASE-72 in one place."""
    longest = max(measured)
    leaders = [seat for seat, one in enumerate(measured) if one == longest]
    if longest < 5:
        return NOBODY
    if held_by in leaders:
        return held_by
    return leaders[0] if len(leaders) == 1 else NOBODY


def test_base_69_the_plain_search_counts_right() -> None:
    line: tuple[Road, ...] = ((0, 1), (1, 2), (2, 3))
    loop_with_tail: tuple[Road, ...] = ((0, 1), (1, 2), (2, 0), (0, 3))
    assert longest_trail(()) == 0
    assert longest_trail(line) == 3
    assert longest_trail(line, frozenset({0, 3})) == 3
    assert longest_trail(line, frozenset({1})) == 2
    assert longest_trail(loop_with_tail) == 4
    assert longest_trail(loop_with_tail, frozenset({0})) == 3
    assert longest_trail(((0, 1), (0, 2), (0, 3))) == 2


def settlements_of(table: Table, seat: int) -> int:
    return sum(table.block("held", v) == seat + 1 for v in range(int(table.graph.corners)))


def place_something(table: Table, chance: Random) -> None:
    """Mostly a road that goes on from the seat's own, sometimes one elsewhere, sometimes a settlement anywhere."""
    graph = table.graph
    seat = chance.randrange(int(table.rules.players))
    if chance.random() < 0.12:
        corners = [v for v in range(int(graph.corners)) if table.block("held", v) == 0]
        table.building.place_settlement(table.state, seat, chance.choice(corners))
    elif table.block("roads_left", seat) > 0:
        free = [e for e in range(int(graph.edges)) if table.block("road", e) == 0]
        reach = [table.block("road_reach", v) & 2**seat for v in range(int(graph.corners))]
        near = [e for e in free if reach[graph.edge_corners[2 * e]] or reach[graph.edge_corners[2 * e + 1]]]
        edge = chance.choice(near if near and chance.random() < 0.95 else free)
        table.building.place_route(table.state, seat, edge, ROAD)


@pytest.mark.parametrize(("seats", "rounds"), [(2, 12), (3, 12), (4, 12), (5, 8), (6, 8)])
def test_base_69_lengths_in_random_positions(seats: int, rounds: int) -> None:
    """After every piece: the length kept step by step, the full search and the search over all trails are one."""
    moves = 0
    for number in range(rounds):
        chance = Random(1000 * seats + number)
        table = a_board(seats)
        held_by = NOBODY
        for _ in range(17 * seats):
            place_something(table, chance)
            measured = brute_force(table)
            assert lengths(table) == measured
            assert [int(table.route.measure(table.state, seat, 99)) for seat in range(seats)] == measured
            now = tile_goes_to(measured, held_by)
            moves += now != held_by
            held_by = now
            assert holder(table) == held_by
            assert all_points(table) == [settlements_of(table, seat) + 2 * (seat == held_by) for seat in range(seats)]
    assert moves > rounds, "the tile has moved often enough"


# ---- taking the tile


def test_base_68_the_first_line_of_five_takes_the_tile() -> None:
    table = a_board().road(RED, *TOP[:4])
    assert (holder(table), table.points(RED)) == (NOBODY, 0)
    table.road(RED, TOP[4])
    assert (holder(table), table.points(RED)) == (RED, 2)
    table.road(BLUE, *BOTTOM[:5])
    assert (holder(table), table.points(BLUE)) == (RED, 0)
    assert table.told("longest_route") == [{"seat": RED, "length": 5}]


def test_base_68_five_roads_that_are_no_line_do_not_count() -> None:
    table = a_board().road(RED, *TOP[:3], *TOP[4:7])
    assert (lengths(table)[RED], holder(table)) == (3, NOBODY)
    table.road(RED, TOP[3])  # joins them in the middle
    assert (lengths(table)[RED], holder(table)) == (7, RED)


def test_base_68_in_play_the_fifth_road_takes_the_tile_at_once() -> None:
    table = in_turn_of(a_board().road(RED, *TOP[:4]), RED)
    table.do(f"build_road {TOP[4]}")
    assert (holder(table), table.points(RED)) == (RED, 2)


# ---- measuring


def test_base_69_branches_do_not_add_up() -> None:
    table = a_board().road(RED, *TOP[:6])
    for edge, longest in zip(BRANCH, (6, 6, 6, 7, 8), strict=True):
        table.road(RED, edge)
        assert lengths(table)[RED] == longest


def test_base_69_a_loop_counts_whole_and_its_corner_twice() -> None:
    table = a_board().road(RED, *RING)
    assert lengths(table)[RED] == 6
    table.road(RED, "0,-1E")  # a tail
    assert lengths(table)[RED] == 7
    table.road(RED, "0,1W")  # a tail at the opposite corner: only one of the ways round joins both
    assert lengths(table)[RED] == 7


def test_base_69_two_loops_and_all_their_roads() -> None:
    # Two rings with one common side have eleven roads, and a trail may use them all.
    table = a_board().road(RED, *RING, "1,0NW", "1,0NE", "1,0E", "1,0SE", "1,0SW")
    assert lengths(table)[RED] == 11


def test_base_69_a_strangers_building_may_be_the_end_of_a_line() -> None:
    table = a_board().settle(BLUE, "-2,0NW").settle(BLUE, "0,0NE").road(RED, *TOP[:6])
    assert lengths(table)[RED] == 6
    assert holder(table) == RED


def test_base_69_no_line_goes_through_a_strangers_building() -> None:
    table = a_board().settle(BLUE, "-1,0N").road(RED, *TOP[:6])
    assert lengths(table)[RED] == 3
    assert holder(table) == NOBODY


def test_base_69_a_loop_is_opened_not_broken_by_a_strangers_building() -> None:
    table = a_board().road(RED, *RING, "0,-1E").settle(BLUE, "0,0N")
    assert lengths(table)[RED] == 6  # from Blue's corner round to Blue's corner; the tail is cut off


# ---- changing hands


def test_base_70_a_longer_line_takes_the_tile_an_equal_one_does_not() -> None:
    table = a_board().road(RED, *TOP[:6]).road(BLUE, *BOTTOM[:6])
    assert (holder(table), all_points(table)) == (RED, [2, 0, 0, 0])
    table.road(BLUE, BOTTOM[6])
    assert (holder(table), all_points(table)) == (BLUE, [0, 2, 0, 0])
    table.road(RED, TOP[6])
    assert holder(table) == BLUE
    table.road(RED, TOP[7])
    assert (holder(table), all_points(table)) == (RED, [2, 0, 0, 0])


@pytest.mark.parametrize("city", [False, True])
def test_base_71_a_strangers_building_cuts_the_line(city: bool) -> None:
    table = in_turn_of(a_board().road(RED, *TOP[:6]).road(BLUE, "-1,-1E"), BLUE)
    assert holder(table) == RED
    table.do("build_settlement -1,0N")
    if city:
        table.do("build_city -1,0N")
    assert lengths(table)[RED] == 3
    assert (holder(table), table.points(RED)) == (NOBODY, 0)


def test_base_71_own_buildings_never_cut() -> None:
    table = in_turn_of(a_board().road(RED, *TOP[:6]), RED)
    table.do("build_settlement -1,0N", "build_settlement 0,0N", "build_city 0,0N")
    assert (lengths(table)[RED], holder(table)) == (6, RED)
    assert table.points(RED) == 1 + 2 + 2


def test_base_71_a_line_through_a_cut_corner_stays_cut_when_it_grows() -> None:
    table = a_board().road(RED, *TOP[:6]).settle(BLUE, "-1,0N").road(RED, *TOP[6:8])
    assert lengths(table)[RED] == 5
    assert holder(table) == RED


def test_base_72_the_holder_among_the_longest_keeps_it() -> None:
    table = a_board().road(RED, *TOP[:9]).road(BLUE, *BOTTOM[:5]).road(WHITE, *NORTH[:5])
    table.settle(ORANGE, "-1,0NE")  # Red's nine roads become four and five
    assert lengths(table) == [5, 5, 5, 0]
    assert (holder(table), all_points(table)) == (RED, [2, 0, 0, 1])


def test_base_72_several_others_tied_the_tile_lies_aside_until_one_is_alone() -> None:
    table = a_board().road(RED, *TOP[:7]).road(BLUE, *BOTTOM[:5]).road(WHITE, *NORTH[:5]).settle(ORANGE, "-1,0NE")
    assert lengths(table) == [4, 5, 5, 0]
    assert (holder(table), all_points(table)) == (NOBODY, [0, 0, 0, 1])
    assert table.told("longest_route")[-1] == {"seat": None, "length": 0}
    table.road(WHITE, *SOUTH[:4])  # roads elsewhere, no longer line
    assert holder(table) == NOBODY
    table.road(BLUE, BOTTOM[5])
    assert (holder(table), all_points(table)) == (BLUE, [0, 2, 0, 1])


def test_base_72_a_third_who_joins_the_tie_does_not_take_the_tile() -> None:
    table = a_board().road(RED, *TOP[:7]).road(BLUE, *BOTTOM[:5]).road(WHITE, *NORTH[:5]).settle(ORANGE, "-1,0NE")
    table.road(ORANGE, *SOUTH[:5])
    assert lengths(table) == [4, 5, 5, 5]
    assert holder(table) == NOBODY
    table.road(ORANGE, SOUTH[5])
    assert holder(table) == ORANGE


def test_base_72_nobody_has_five_the_tile_lies_aside() -> None:
    table = a_board().road(RED, *TOP[:5]).road(BLUE, *BOTTOM[:4]).settle(BLUE, "-1,0N")
    assert lengths(table)[:2] == [3, 4]
    assert (holder(table), all_points(table)) == (NOBODY, [0, 1, 0, 0])
    table.road(BLUE, BOTTOM[4])
    assert holder(table) == BLUE


def test_base_72_a_single_new_longest_takes_it_after_a_cut() -> None:
    table = a_board().road(RED, *TOP[:7]).road(BLUE, *BOTTOM[:6]).road(WHITE, *NORTH[:5]).settle(ORANGE, "-1,0NE")
    assert (holder(table), all_points(table)) == (BLUE, [0, 2, 0, 1])


def test_base_71_a_line_that_ends_at_the_corner_is_not_cut() -> None:
    table = a_board().road(RED, *TOP[:6]).road(BLUE, *BRANCH)
    assert (lengths(table), holder(table)) == ([6, 5, 0, 0], RED)
    table.settle(ORANGE, "-1,0N")  # in the middle of Red's line, at the end of Blue's
    assert (lengths(table), holder(table)) == ([3, 5, 0, 0], BLUE)


def test_base_73_a_shortened_holder_who_is_still_longest_keeps_it() -> None:
    table = a_board().road(RED, *TOP[:9]).road(BLUE, *BOTTOM[:5]).settle(ORANGE, "-1,0N")
    assert lengths(table)[:2] == [6, 5]
    assert (holder(table), table.points(RED)) == (RED, 2)
    assert len(table.told("longest_route")) == 1


def test_base_72_and_77_a_tile_that_comes_in_anothers_turn_does_not_win_before_the_own() -> None:
    table = a_table(seats=3, placed=False, dice=[(1, 1), (1, 1)])
    table.road(BLUE, *TOP[:6]).road(WHITE, *SOUTH[:5]).road(RED, "-1,-1E").set_points(WHITE, 8)
    assert holder(table) == BLUE
    in_turn_of(table, RED).do("build_settlement -1,0N")
    assert (holder(table), table.points(WHITE)) == (WHITE, 10)
    assert not table.game.over
    table.do("end_turn", "roll")
    assert (table.game.seat, table.game.over) == (BLUE, False)
    table.do("end_turn")  # White's turn begins
    assert (table.game.over, table.game.winner) == (True, WHITE)
    assert table.told("turn_began")[-1]["seat"] == WHITE
