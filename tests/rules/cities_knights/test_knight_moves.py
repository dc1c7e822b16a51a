"""What active knights do (CK-55, CK-58 to CK-62, CK-103), also against a plain search for the ways they may go."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random

import pytest

import archipel
from archipel.rules.box_chapter import ROAD
from tests.rules.cities_knights.city_tables import CityTable, a_city_table
from tests.tables import BLUE, ORANGE, RED, WHITE

pytestmark = pytest.mark.compiled

# Red's line from its settlement 0,-1N over 1,-2S, 0,0N and 1,-1S to blue's city 1,0N, which is a road of blue's.
LINE = ("0,-1E", "0,0NE")


def a_line() -> CityTable:
    """Red after the roll, with a line of three roads."""
    return a_city_table(rolled=True, attacks=1).road(RED, *LINE)


def the_places(table: CityTable, kind: str, by: int = -1) -> set[str]:
    return {action.split()[1] for action in table.legal(kind, by)}


# ---- moving


def test_ck_59_any_distance_along_own_roads_to_a_free_corner() -> None:
    table = a_line().knight(RED, "1,-2S", 1, active=True)
    table.do("lift_knight 1,-2S")
    assert table.phase() == "knight_move"
    assert the_places(table, "set_knight") == {"0,0N", "1,-1S"}
    table.do("set_knight 1,-1S")
    assert table.phase() == "action"
    assert table.knights_of(RED) == {"1,-1S": "basic"}
    assert table.told("knight_moved") == [
        {"seat": RED, "from": table.graph.corner("1,-2S"), "to": table.graph.corner("1,-1S")}
    ]


def test_ck_58_whatever_a_knight_does_it_is_inactive_then() -> None:
    table = a_line().knight(RED, "1,-2S", 2, active=True)
    table.do("lift_knight 1,-2S", "set_knight 0,0N")
    assert table.knights_of(RED) == {"0,0N": "strong"}
    table.refused("lift_knight 0,0N", "knight.inactive", "CK-58")


def test_ck_58_every_active_knight_acts_once() -> None:
    table = a_line().knight(RED, "1,-2S", 1, active=True).knight(RED, "0,0N", 1, active=True)
    table.do("lift_knight 0,0N", "set_knight 1,-1S", "lift_knight 1,-2S", "set_knight 0,0N")
    assert table.knights_of(RED) == {"1,-1S": "basic", "0,0N": "basic"}
    assert table.legal("lift_knight") == []


def test_ck_58_refused() -> None:
    table = a_line().knight(RED, "1,-2S", 1).knight(BLUE, "2,-1S", 1, active=True)
    table.refused("lift_knight 1,-2S", "knight.inactive", "CK-58")
    table.refused("lift_knight 2,-1S", "knight.not_own", "CK-58")
    table.refused("lift_knight 0,-1N", "knight.not_own", "CK-58")  # a settlement


def test_ck_59_a_lifted_knight_must_go_somewhere_else() -> None:
    table = a_line().knight(RED, "1,-2S", 1, active=True)
    table.do("lift_knight 1,-2S")
    table.refused("set_knight 1,-2S", "knight.same_place", "CK-59")
    table.refused("set_knight 2,-1S", "knight.no_way", "CK-59")
    table.refused("set_knight 0,-1N", "knight.occupied", "CK-59")
    assert table.legal("end_turn") == []


def test_ck_59_with_nowhere_to_go_it_is_not_lifted() -> None:
    table = a_line().knight(RED, "0,2N", 1, active=True)  # the road from red's city ends there
    assert table.legal("lift_knight") == []
    table.refused("lift_knight 0,2N", "knight.nowhere_to_go", "CK-59")
    table.road(RED, "1,1SW")
    assert the_places(table, "lift_knight") == {"0,2N"}


def test_ck_59_past_own_buildings_and_knights() -> None:
    table = a_line().settle(RED, "0,0N").knight(RED, "1,-2S", 1, active=True).knight(RED, "1,-1S", 1).road(RED, "0,0E")
    table.do("lift_knight 1,-2S")
    assert the_places(table, "set_knight") == {"0,1N"}  # past the settlement 0,0N and the knight 1,-1S


@pytest.mark.parametrize("piece", ["settlement", "knight", "active knight"])
def test_ck_59_not_past_anothers_piece(piece: str) -> None:
    table = a_line().knight(RED, "1,-2S", 1, active=True)
    if piece == "settlement":
        table.settle(BLUE, "0,0N")
    else:
        table.knight(BLUE, "0,0N", 1, active=piece == "active knight")
    table.refused("lift_knight 1,-2S", "knight.nowhere_to_go", "CK-59")
    table.road(RED, "0,-1NW")  # another way, from the settlement
    table.do("lift_knight 1,-2S")
    assert the_places(table, "set_knight") == {"0,-2S"}
    table.refused("set_knight 0,0N", "knight.occupied", "CK-59")
    table.refused("set_knight 1,-1S", "knight.no_way", "CK-59")


def test_ck_59_not_along_anothers_roads() -> None:
    table = a_line().road(BLUE, "1,0NW").knight(RED, "1,-1S", 1, active=True)
    table.do("lift_knight 1,-1S")
    assert the_places(table, "set_knight") == {"1,-2S", "0,0N"}


def test_ck_59_the_end_of_the_turn_leaves_active_knights_active() -> None:
    table = a_city_table(rolled=True, dice=[(1, 1)], events=["trade"]).road(RED, *LINE)
    table.knight(RED, "1,-2S", 1, active=True).do("end_turn", "roll")
    assert table.knights_of(RED) == {"1,-2S": "basic*"}
    table.refused("lift_knight 1,-2S", "knight.not_own", "CK-58")  # blue's turn


def test_ck_13_knights_act_at_any_time_after_the_roll() -> None:
    table = a_city_table(hands={RED: {"brick": 2, "lumber": 2}}, rolled=True).road(RED, *LINE)
    table.knight(RED, "1,-2S", 1, active=True).knight(RED, "0,0N", 1, active=True)
    table.do("build_road 0,0E", "lift_knight 0,0N", "set_knight 0,1N")
    table.do("build_road 0,0NW", "lift_knight 1,-2S", "set_knight 0,-1S")
    assert table.knights_of(RED) == {"0,1N": "basic", "0,-1S": "basic"}


def test_ck_101_the_second_player_moves_knights_too() -> None:
    table = a_city_table(5, dice=[(1, 1)], events=["trade"], extension="paired_players")
    second = 3
    corner = table.graph.corner(table.knight_places(second)[0])
    table.knight(second, table.graph.corner_names[corner], 1, active=True)
    width = int(table.graph.corner_width)
    around = [int(edge) for edge in table.graph.corner_edges[corner * width : (corner + 1) * width]]
    edge = next(edge for edge in around if edge >= 0 and table.block("road_open", edge) >> second & 1)
    table.building.place_route(table.state, second, edge, ROAD)
    table.do("roll", "end_turn")
    assert table.phase() == "second_player"
    assert table.legal_at("lift_knight", second) == {corner}


# ---- the longest route while a knight is on its way

# White's ten roads across the island, orange's six below, and red's way from the corner -1,0NE around the middle tile.
TOP = ("-2,0NW", "-2,0NE", "-1,0NW", "-1,0NE", "0,0NW", "0,0NE", "1,0NW", "1,0NE", "2,0NW", "2,0NE")
SOUTH = ("-2,1SW", "-2,1SE", "-1,1SW", "-1,1SE", "0,1SW", "0,1SE")
ROUND = ("0,0W", "0,0SW", "0,0SE", "0,0E")


def holder(table: CityTable) -> int:
    return table.block("longest_route") - 1


def a_cut_route(seat: int) -> CityTable:
    """A knight of the seat cuts white to six roads at 0,-1S; orange has six too, and the tile. From 1,-1S it would cut
    white to six as well. Red is to play."""
    table = a_city_table(placed=False)
    table.turn.begin_turn(table.state, RED)
    table.turn.after_roll(table.state, RED)
    table.road(ORANGE, *SOUTH).road(seat, *ROUND).knight(seat, "0,-1S", 1, active=True).road(WHITE, *TOP)
    assert [table.block("route_length", p) for p in (WHITE, ORANGE)] == [6, 6]
    assert (holder(table), table.points(ORANGE)) == (ORANGE, 2)
    return table


def test_ck_62_a_move_cuts_one_line_and_mends_another() -> None:
    table = a_cut_route(RED)
    table.do("lift_knight 0,-1S", "set_knight 0,0S")  # off white's line
    assert table.block("route_length", WHITE) == 10
    assert (holder(table), table.points(ORANGE), table.points(WHITE)) == (WHITE, 0, 2)
    table.knight(RED, "1,-1S", 1)
    assert (table.block("route_length", WHITE), holder(table)) == (6, WHITE)  # as long as orange's: the holder keeps it


def test_ck_62_the_tile_waits_until_the_knight_stands_again() -> None:
    """White's line is whole while the knight is in hand, but the game is never in this state."""
    table = a_cut_route(RED)
    table.do("lift_knight 0,-1S")
    assert (holder(table), table.points(ORANGE)) == (ORANGE, 2)
    table.do("set_knight 1,-1S")
    assert table.block("route_length", WHITE) == 6
    assert (holder(table), table.points(ORANGE), table.points(WHITE)) == (ORANGE, 2, 0)


@pytest.mark.parametrize(("corner", "taker"), [("1,-1S", ORANGE), ("0,0S", WHITE)])
def test_ck_62_the_tile_waits_for_the_owner_of_a_displaced_knight(corner: str, taker: int) -> None:
    table = a_cut_route(BLUE)
    table.knights.displace(table.state, table.graph.corner("0,-1S"))
    assert (table.phase(), holder(table)) == ("displaced", ORANGE)
    table.do(f"set_displaced {corner}", by=BLUE)
    assert (holder(table), table.points(taker)) == (taker, 2)


# ---- displacing


@dataclass(frozen=True)
class Displacement:
    """Red's knight goes from 1,-2S along red's roads to 1,-1S, where blue's stands beside blue's city 1,0N.

    Blue has a road between the two and another from the city to 2,-1S."""

    name: str
    red: int
    blue: int
    places: frozenset[str] | None = None  # where blue's knight may go; None: back to the stock
    refused: tuple[str, str] | None = None
    roads: Mapping[int, tuple[str, ...]] = field(default_factory=dict)  # more of them
    knights: tuple[tuple[int, str, int], ...] = ()  # more of them: seat, corner, strength
    settlements: tuple[tuple[int, str], ...] = ()  # the same
    connected: bool = True  # without it blue's road to the city is missing


TOO_STRONG = ("knight.not_weaker", "CK-60")
NO_WAY = ("knight.no_way", "CK-59")
BEHIND = frozenset({"2,-1S"})
FAR = frozenset({"2,0N"})
FARTHER = {BLUE: ("2,-1SE",)}  # from 2,-1S to 2,0N

DISPLACEMENTS = [
    Displacement("strong against basic", 2, 1, BEHIND),
    Displacement("mighty against basic", 3, 1, BEHIND),
    Displacement("mighty against strong", 3, 2, BEHIND),
    Displacement("basic against basic", 1, 1, refused=TOO_STRONG),
    Displacement("strong against strong", 2, 2, refused=TOO_STRONG),
    Displacement("mighty against mighty", 3, 3, refused=TOO_STRONG),
    Displacement("basic against strong", 1, 2, refused=TOO_STRONG),
    Displacement("basic against mighty", 1, 3, refused=TOO_STRONG),
    Displacement("a second way out", 2, 1, BEHIND | {"0,1N"}, roads={BLUE: ("0,0E",)}),
    Displacement("a long way out", 2, 1, BEHIND | {"2,0N", "1,1N"}, roads={BLUE: ("2,-1SE", "1,0E")}),
    Displacement("the only place is taken", 2, 1, None, knights=((ORANGE, "2,-1S", 1),)),
    Displacement("no own road at all", 2, 1, None, connected=False),
    Displacement("no displacing in turn", 3, 2, None, knights=((RED, "2,-1S", 1),)),
    Displacement("past its owner's knight", 3, 1, FAR, roads=FARTHER, knights=((BLUE, "2,-1S", 2),)),
    Displacement("past its owner's settlement", 2, 1, FAR, roads=FARTHER, settlements=((BLUE, "2,-1S"),)),
    Displacement("not past another's knight", 2, 1, None, roads=FARTHER, knights=((WHITE, "2,-1S", 1),)),
    Displacement(
        "not past another's settlement", 2, 1, BEHIND, roads={BLUE: ("0,0E", "0,1NE")}, settlements=((RED, "0,1N"),)
    ),
    Displacement("not along another's road", 2, 1, BEHIND, roads={RED: ("0,0E",)}),
    Displacement("red goes past its own knight", 2, 1, BEHIND, knights=((RED, "0,0N", 1),)),
    Displacement("red goes past its own settlement", 2, 1, BEHIND, settlements=((RED, "0,0N"),)),
    Displacement("another's knight in red's way", 3, 1, refused=NO_WAY, knights=((WHITE, "0,0N", 1),)),
    Displacement("another's settlement in red's way", 3, 1, refused=NO_WAY, settlements=((WHITE, "0,0N"),)),
]


def laid_out(case: Displacement, active: bool) -> CityTable:
    table = a_line().road(RED, "0,-2SE").knight(RED, "1,-2S", case.red, active=True)
    table.knight(BLUE, "1,-1S", case.blue, active)
    if case.connected:
        table.road(BLUE, "1,0NW")
    for seat, edges in case.roads.items():
        table.road(seat, *edges)
    for seat, corner, strength in case.knights:
        table.knight(seat, corner, strength)
    for seat, corner in case.settlements:
        table.settle(seat, corner)
    return table


@pytest.mark.parametrize("active", [True, False])
@pytest.mark.parametrize("case", DISPLACEMENTS, ids=lambda case: case.name)
def test_ck_60_displacements(case: Displacement, active: bool) -> None:
    table = laid_out(case, active)
    stock = table.knights_left(BLUE)
    others = table.knights_of(BLUE)
    others.pop("1,-1S")
    table.do("lift_knight 1,-2S")
    if case.refused is not None:
        assert "1,-1S" not in the_places(table, "displace")
        table.refused("displace 1,-1S", *case.refused)
        return
    assert "1,-1S" in the_places(table, "displace")
    table.do("displace 1,-1S")
    corner = table.graph.corner("1,-1S")
    assert table.knights_of(RED)["1,-1S"] == ("basic", "strong", "mighty")[case.red - 1]  # inactive (CK-58)
    assert table.told("knight_displaced") == [{"seat": BLUE, "corner": corner}]
    if case.places is None:
        assert table.phase() == "action"
        back = list(stock)
        back[case.blue - 1] += 1
        assert table.knights_left(BLUE) == tuple(back)
        assert table.knights_of(BLUE) == others
        assert [event["corner"] for event in table.told("knight_removed")] == [corner]
        return
    assert (table.phase(), table.knights_left(BLUE)) == ("displaced", stock)
    assert the_places(table, "set_displaced", BLUE) == case.places
    place = min(case.places)
    table.do(f"set_displaced {place}", by=BLUE)
    rank = ("basic", "strong", "mighty")[case.blue - 1] + ("*" if active else "")
    assert table.knights_of(BLUE) == {**others, place: rank}
    assert table.phase() == "action"
    assert table.legal("end_turn", RED)


def test_ck_60_only_the_owner_answers_and_nothing_else_happens_before() -> None:
    table = laid_out(DISPLACEMENTS[0], active=True)
    table.do("lift_knight 1,-2S", "displace 1,-1S")
    assert table.legal(by=RED) == []
    assert table.legal(by=BLUE) == ["set_displaced 2,-1S"]  # one place only, but it is asked
    table.refused("set_displaced 1,-1S", "knight.same_place", "CK-60", by=BLUE)
    table.refused("set_displaced 0,0N", "knight.no_way", "CK-60", by=BLUE)
    table.refused("set_displaced 1,0N", "knight.occupied", "CK-60", by=BLUE)
    table.do("set_displaced 2,-1S", by=BLUE)
    assert [table.block("knight_in_hand", k) for k in range(4)] == [0, 0, 0, 0]


def test_ck_60_not_own_knights_nor_buildings() -> None:
    table = a_line().knight(RED, "1,-2S", 3, active=True).knight(RED, "0,0N", 1)
    table.road(RED, "1,0NW")
    table.do("lift_knight 1,-2S")
    table.refused("displace 0,0N", "knight.nobody_to_displace", "CK-60")
    table.refused("displace 1,0N", "knight.nobody_to_displace", "CK-60")  # blue's city
    table.refused("displace 1,-1S", "knight.nobody_to_displace", "CK-60")  # a free corner


def test_ck_60_a_displaced_knight_acts_in_its_owners_turn() -> None:
    table = a_city_table(rolled=True, dice=[(1, 1)], events=["trade"], attacks=1).road(RED, *LINE).road(BLUE, "1,0NW")
    table.knight(RED, "1,-2S", 2, active=True).knight(BLUE, "1,-1S", 1, active=True)
    table.do("lift_knight 1,-2S", "displace 1,-1S").do("set_displaced 2,-1S", by=BLUE)
    table.road(BLUE, "2,-1SE").do("end_turn", "roll")
    assert the_places(table, "lift_knight") == {"2,-1S"}


def test_ck_60_a_knight_hemmed_in_by_a_weaker_one_may_still_move() -> None:
    table = a_city_table(rolled=True).knight(RED, "1,-2S", 2, active=True)
    assert table.legal("lift_knight") == []
    table.road(RED, "0,-1E").knight(BLUE, "0,0N", 1)
    table.do("lift_knight 1,-2S")
    assert table.legal() == ["displace 0,0N"]


def test_ck_84_a_knight_is_displaced_without_another_coming() -> None:
    table = a_line().road(BLUE, "1,0NW").knight(BLUE, "1,-1S", 3, active=True)
    table.knights.displace(table.state, table.graph.corner("1,-1S"))
    assert the_places(table, "set_displaced", BLUE) == {"2,-1S"}  # not where it came from, though that is free now
    table.do("set_displaced 2,-1S", by=BLUE)
    assert table.knights_of(BLUE) == {"2,-1S": "mighty*"}


# ---- chasing the robber


def a_chase(attacks: int = 1) -> CityTable:
    """Red's active knight stands beside the tile 0,0, where the robber is."""
    table = a_city_table(hands={ORANGE: {"ore": 1}}, rolled=True, attacks=attacks).road(RED, *LINE)
    return table.knight(RED, "0,0N", 1, active=True).move_robber("0,0")


def test_ck_61_the_owner_moves_the_robber_and_steals() -> None:
    table = a_chase()
    table.do("chase_robber 0,0N")
    assert table.phase() == "chase"
    assert {action.split()[0] for action in table.legal()} == {"move_robber"}
    table.refused("move_robber 0,0", "robber.must_move", "BASE-39")
    table.do("move_robber -2,2")  # nobody lives there
    assert table.hand(ORANGE) == {"ore": 1}
    assert table.knights_of(RED) == {"0,0N": "basic"}  # inactive (CK-58)
    assert table.phase() == "action"
    assert table.told("robber_chased") == [{"seat": RED, "corner": table.graph.corner("0,0N")}]


def test_ck_61_a_card_is_stolen_where_it_goes() -> None:
    table = a_chase()
    table.do("chase_robber 0,0N", "move_robber 2,-1")  # orange's city
    assert (table.hand(RED), table.hand(ORANGE)) == ({"ore": 1}, {})


def test_ck_61_not_before_the_first_attack() -> None:
    table = a_chase(attacks=0)
    assert table.legal("chase_robber") == []
    table.refused("chase_robber 0,0N", "robber.before_attack", "CK-33")
    assert the_places(table, "lift_knight") == {"0,0N"}


def test_ck_61_only_from_a_corner_of_the_robbers_tile() -> None:
    table = a_chase().knight(RED, "1,-2S", 1, active=True)
    assert the_places(table, "chase_robber") == {"0,0N"}
    table.refused("chase_robber 1,-2S", "knight.not_beside_the_robber", "CK-61")


def test_ck_61_only_an_active_knight_that_was_active_before() -> None:
    table = a_chase().hold(RED, grain=1).knight(RED, "1,-1S", 1).knight(BLUE, "0,1N", 1, active=True)
    table.refused("chase_robber 1,-1S", "knight.inactive", "CK-58")
    table.do("activate 1,-1S")
    table.refused("chase_robber 1,-1S", "knight.just_activated", "CK-55")
    table.refused("chase_robber 0,1N", "knight.not_own", "CK-58")


def test_ck_61_one_action_for_each_knight() -> None:
    table = a_chase()
    table.do("chase_robber 0,0N", "move_robber 0,-1")  # still beside it
    table.refused("chase_robber 0,0N", "knight.inactive", "CK-58")


# ---- ways, against a plain search

Way = tuple[int, int]  # over which edge, and to which corner


def plain_places(table: CityTable, seat: int, start: int, strength: int, ships: str = "") -> tuple[set[int], set[int]]:
    """Free corners and those with a weaker knight, by trying every step: a step goes over the seat's own edge, on from
    a corner that is not another's, and from a road to a ship only where the seat's own building stands."""
    graph, width = table.graph, int(table.graph.corner_width)

    def steps(corner: int) -> list[Way]:
        around = range(corner * width, (corner + 1) * width)
        ways = [(int(graph.corner_edges[k]), int(graph.corner_neighbours[k])) for k in around]
        return [(edge, to) for edge, to in ways if edge >= 0 and table.block("road", edge) == seat + 1]

    def is_ship(edge: int) -> bool:
        return bool(ships) and table.block(ships, edge) != 0

    met: set[Way] = set()
    to_try = steps(start)
    while to_try:
        edge, corner = to_try.pop()
        if (edge, corner) in met:
            continue
        met.add((edge, corner))
        if table.block("held", corner) in (0, seat + 1):
            joins = table.block("building", corner) != 0 and table.block("held", corner) == seat + 1
            to_try += [way for way in steps(corner) if joins or is_ship(way[0]) == is_ship(edge)]
    reached = {corner for _, corner in met} - {start}
    free = {corner for corner in reached if table.block("held", corner) == 0}
    weaker = {
        corner
        for corner in reached
        if 0 < table.block("knight", corner) < strength and table.block("held", corner) != seat + 1
    }
    return free, weaker


def scatter(table: CityTable, random: Random) -> None:
    """Roads in clumps, buildings and knights beside them, past all rules but one piece on a corner."""
    graph, width = table.graph, int(table.graph.corner_width)
    passed: list[int] = []
    own: dict[int, list[int]] = {}
    for seat in range(int(table.rules.players)):
        first = len(passed)
        corner = random.choice(passed) if passed and random.random() < 0.7 else random.randrange(int(graph.corners))
        for _ in range(random.randrange(8, 24)):
            at = corner * width + random.randrange(width)
            edge = int(graph.corner_edges[at])
            if edge < 0:
                continue
            if table.block("road", edge) == 0:
                lay(table, random, seat, edge)
            corner = int(graph.corner_neighbours[at])
            passed.append(corner)
        own[seat] = passed[first:]
    for seat, corners in own.items():
        for _ in range(5):
            corner = random.choice(corners if random.random() < 0.8 else passed)
            if table.block("held", corner):
                continue
            strength = random.randrange(4)
            if strength == 0:
                table.building.place_settlement(table.state, seat, corner)
            elif table.knights_left(seat)[strength - 1]:
                table.knight(seat, graph.corner_names[corner], strength, active=random.random() < 0.7)


def lay(table: CityTable, random: Random, seat: int, edge: int) -> None:
    """A road, or a ship where there are ships."""
    if table.ships is not None and random.random() < 0.5:
        table.building.place_route(table.state, seat, edge, table.ships.piece)
    else:
        table.building.place_route(table.state, seat, edge, ROAD)


def check_ways(table: CityTable, ships: str = "") -> int:
    """What the rules offer is what a plain search finds; how many places there were."""
    found = 0
    for seat in range(int(table.rules.players)):
        trial = CityTable(table.game.copy())
        trial.turn.begin_turn(trial.state, seat)
        trial.turn.after_roll(trial.state, seat)
        liftable = trial.legal_at("lift_knight", seat)
        for corner in range(int(trial.graph.corners)):
            strength = trial.block("knight", corner)
            if not strength or trial.block("held", corner) != seat + 1 or not trial.block("knight_active", corner):
                continue
            free, weaker = plain_places(trial, seat, corner, strength, ships)
            assert (corner in liftable) == bool(free or weaker)
            if corner in liftable:
                moving = CityTable(trial.game.copy())
                moving.do(f"lift_knight {trial.graph.corner_names[corner]}")
                assert moving.legal_at("set_knight", seat) == free
                assert moving.legal_at("displace", seat) == weaker
                found += len(free) + len(weaker)
    return found


def test_ck_59_the_ways_of_knights_are_those_of_a_plain_search() -> None:
    random = Random(59)
    found = 0
    for _ in range(60):
        table = a_city_table(placed=False)
        scatter(table, random)
        found += check_ways(table)
    assert found > 300


def test_ck_103_at_sea_too_where_roads_and_ships_meet_only_at_buildings() -> None:
    random = Random(103)
    found = 0
    spec = archipel.GameSpec("seafarers/new_shores", 3, (("cities_knights", True), ("start", RED)))
    for _ in range(60):
        table = CityTable(archipel.start(spec, 1))
        scatter(table, random)
        found += check_ways(table, "ship")
    assert found > 300


@pytest.mark.parametrize("sort", ["road", "ship"])
def test_ck_103_a_corner_is_passed_both_ways(sort: str) -> None:
    """Roads lead around one side of a tile and ships around the other; from where they meet the way goes on by one."""
    spec = archipel.GameSpec("seafarers/new_shores", 3, (("cities_knights", True), ("start", RED)))
    table = CityTable(archipel.start(spec, 1))
    table.turn.begin_turn(table.state, RED)
    table.turn.after_roll(table.state, RED)
    assert table.ships is not None
    table.road(RED, "1,1NE", "1,1E", "1,1SE", *(["0,2E"] if sort == "road" else []))
    for edge in ("1,1NW", "1,1W", "1,1SW", *(["0,2E"] if sort == "ship" else [])):
        table.building.place_route(table.state, RED, table.graph.edge(edge), table.ships.piece)
    table.knight(RED, "1,1N", 1, active=True).do("lift_knight 1,1N")
    around = table.corners("1,1NE", "1,1SE", "1,1S", "1,1SW", "1,1NW")
    assert table.legal_at("set_knight") == around | table.corners("0,2SE")
