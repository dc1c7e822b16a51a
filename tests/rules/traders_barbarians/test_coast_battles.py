"""Barbarian Attack: knights on paths, their marches, and the battles on the coast (TB-BA-18 to TB-BA-24)."""

from __future__ import annotations

from collections import deque
from fractions import Fraction

import pytest

from archipel.rules.traders_barbarians.path_knights import FREE_STEPS, PAID_STEPS
from tests.rules.traders_barbarians.attack_tables import (
    CASTLE,
    COAST,
    PLACED,
    SIDES,
    AttackTable,
    an_attack_table,
    sides,
)
from tests.tables import BLUE, ORANGE, RED, WHITE

pytestmark = pytest.mark.compiled

SEATS = {"R": RED, "B": BLUE, "W": WHITE, "O": ORANGE}


def a_battle(
    number: int, barbarians: int, around: str, die: str = "", rolls: tuple[int, ...] = (), **more: int
) -> AttackTable:
    """Red is about to end its turn. `around` says whose knights stand on the sides NE E SE SW W NW of a tile."""
    chance = {"colour_die": [die] if die else [], "prisoner": [str(seat) for seat in rolls]}
    table = an_attack_table(chance=chance)
    table.put_barbarians(**{f"n{number}": barbarians, **more})
    for side, letter in zip(SIDES, around, strict=True):
        if letter != ".":
            table.put_knights(SEATS[letter], f"{COAST[number]}{side}")
    return table


def fight(table: AttackTable) -> None:
    """Red ends its turn and lets its knights stay."""
    table.do("end_turn")
    if table.game.phase == "knights_march":
        table.do("end_march")


def standing(table: AttackTable, number: int) -> str:
    """Whose knights stand around a coastal tile, as in `a_battle`."""
    owners = [table.block("path_knight", table.graph.edge(f"{COAST[number]}{side}")) for side in SIDES]
    return "".join(".RBWO"[owner] for owner in owners)


# ---- battles: barbarians, knights, the colour die, who rolls highest, and after: prisoners, gold, knights.
# Green hits the sides NE and SW, brown E and W, purple SE and NW.

NOBODY = (0, 0, 0, 0)
BATTLES = [
    # one player alone takes all
    (1, "RR....", "green", (), (1, 0, 0, 0), (3, 0, 0, 0), ".R...."),
    (1, "RR....", "brown", (), (1, 0, 0, 0), (3, 0, 0, 0), "R....."),
    (1, "RR....", "purple", (), (1, 0, 0, 0), NOBODY, "RR...."),
    (2, "RRR...", "green", (), (2, 0, 0, 0), (3, 0, 0, 0), ".RR..."),
    (2, "RRR...", "purple", (), (2, 0, 0, 0), (3, 0, 0, 0), "RR...."),
    (3, "RRRR..", "green", (), (3, 0, 0, 0), (6, 0, 0, 0), ".RR..."),
    (3, "RRRR..", "brown", (), (3, 0, 0, 0), (3, 0, 0, 0), "R.RR.."),
    (3, "RRRRRR", "purple", (), (3, 0, 0, 0), (6, 0, 0, 0), "RR.RR."),
    (1, "BB....", "purple", (), (0, 1, 0, 0), NOBODY, "BB...."),
    (2, "BBBB..", "green", (), (0, 2, 0, 0), (0, 6, 0, 0), ".BB..."),
    (2, "WWW...", "green", (), (0, 0, 2, 0), (0, 0, 3, 0), ".WW..."),
    # no more knights than barbarians, or no barbarians: no battle
    (1, "R.....", "", (), NOBODY, NOBODY, "R....."),
    (2, "RR....", "", (), NOBODY, NOBODY, "RR...."),
    (2, "RB....", "", (), NOBODY, NOBODY, "RB...."),
    (3, "RRR...", "", (), NOBODY, NOBODY, "RRR..."),
    (3, "RBW...", "", (), NOBODY, NOBODY, "RBW..."),
    (0, "RRR...", "", (), NOBODY, NOBODY, "RRR..."),
    # too few prisoners: the highest rolls, gold for the others
    (1, "RB....", "purple", (RED,), (1, 0, 0, 0), (0, 3, 0, 0), "RB...."),
    (1, "RB....", "purple", (BLUE,), (0, 1, 0, 0), (3, 0, 0, 0), "RB...."),
    (1, "RBW...", "purple", (WHITE,), (0, 0, 1, 0), (3, 3, 3, 0), "RB...."),
    (1, "RBWO..", "brown", (ORANGE,), (0, 0, 0, 1), (3, 6, 3, 0), "R.WO.."),
    (1, "BWO...", "brown", (WHITE,), (0, 0, 1, 0), (0, 3, 3, 3), "B.O..."),
    (1, "RRRRBB", "purple", (BLUE,), (0, 1, 0, 0), (6, 3, 0, 0), "RR.RB."),
    (2, "RBW...", "green", (RED, WHITE), (1, 0, 1, 0), (3, 3, 0, 0), ".BW..."),
    (2, "RBWO..", "purple", (ORANGE, BLUE), (0, 1, 0, 1), (3, 0, 6, 0), "RB.O.."),
    (2, "RRBW..", "brown", (BLUE, RED), (1, 1, 0, 0), (3, 0, 3, 0), "R.BW.."),
    (2, "RRRRBO", "green", (ORANGE, BLUE), (0, 1, 0, 1), (9, 0, 0, 0), ".RR.BO"),
    (3, "RBWO..", "green", (RED, BLUE, WHITE), (1, 1, 1, 0), (3, 0, 0, 6), ".BW..."),
    (3, "RBWO..", "purple", (ORANGE, WHITE, BLUE), (0, 1, 1, 1), (3, 0, 3, 0), "RB.O.."),
    # one each
    (2, "RRB...", "purple", (), (1, 1, 0, 0), (0, 3, 0, 0), "RR...."),
    (3, "RRBW..", "purple", (), (1, 1, 1, 0), (0, 3, 0, 0), "RR.W.."),
    (3, "RRRBBW", "green", (), (1, 1, 1, 0), (3, 3, 0, 0), ".RR.BW"),
    # one is left: for the most knights, or the highest roll among those tied
    (3, "RRRB..", "purple", (), (2, 1, 0, 0), (3, 0, 0, 0), "RR.B.."),
    (3, "BBBR..", "brown", (), (1, 2, 0, 0), (0, 3, 0, 0), "B.BR.."),
    (3, "RRBB..", "green", (RED,), (2, 1, 0, 0), (3, 6, 0, 0), ".RB..."),
    (3, "RRBB..", "green", (BLUE,), (1, 2, 0, 0), (6, 3, 0, 0), ".RB..."),
    (3, "RRRBBB", "brown", (BLUE,), (1, 2, 0, 0), (6, 3, 0, 0), "R.RB.B"),
]


@pytest.mark.parametrize(("barbarians", "around", "die", "rolls", "prisoners", "gold", "after"), BATTLES)
@pytest.mark.parametrize("number", [9, 5])
def test_tb_ba_22_battles(
    number: int,
    barbarians: int,
    around: str,
    die: str,
    rolls: tuple[int, ...],
    prisoners: tuple[int, ...],
    gold: tuple[int, ...],
    after: str,
) -> None:
    table = a_battle(number, barbarians, around, die, rolls)
    points = [table.points(seat) for seat in range(4)]
    fight(table)
    assert tuple(table.prisoners()) == prisoners
    assert tuple(table.gold()) == gold
    assert standing(table, number) == after
    assert table.barbarians() == ({number: barbarians} if not die and barbarians else {})
    assert [table.points(seat) for seat in range(4)] == [points[seat] + prisoners[seat] // 2 for seat in range(4)]
    assert [table.block("path_knights_left", seat) for seat in range(4)] == [
        6 - after.count(letter) for letter in SEATS
    ]
    assert table.game.active == BLUE
    assert len(table.told("colour_die")) == int(bool(die))
    assert [event["seat"] for event in table.told("prisoner_rolled_for")] == list(rolls)


# ---- knights


def test_tb_ba_18_knights_stand_on_paths_with_or_without_roads() -> None:
    table = an_attack_table()
    table.put_knights(RED, "0,0NE", "0,0E")  # red's road, and a bare path
    table.put_knights(RED, "-1,0SW")  # blue's road
    assert table.block("path_knights_left", RED) == 3
    assert table.block("road", table.graph.edge("0,0NE")) == RED + 1


def reachable(table: AttackTable, start: str, steps: int) -> set[int]:
    """Paths within some steps, by a search of its own: from path to path over shared corners."""
    corners = {
        edge: {int(table.graph.edge_corners[2 * edge]), int(table.graph.edge_corners[2 * edge + 1])}
        for edge in range(int(table.graph.edges))
    }
    found = {table.graph.edge(start): 0}
    line = deque(found)
    while line:
        edge = line.popleft()
        for other, ends in corners.items():
            if other not in found and ends & corners[edge]:
                found[other] = found[edge] + 1
                line.append(other)
    castle = {table.graph.edge(f"{CASTLE}{side}") for side in SIDES}
    return {edge for edge, count in found.items() if 0 < count <= steps} - castle


@pytest.mark.parametrize("start", ["0,0E", "2,-2NE", "-1,1SW", f"{CASTLE}W", f"{CASTLE}NE", "-2,0W", "1,1SE"])
@pytest.mark.parametrize(("grain", "steps"), [(0, FREE_STEPS), (1, PAID_STEPS)])
def test_tb_ba_20_a_step_leads_to_a_path_that_shares_a_corner(start: str, grain: int, steps: int) -> None:
    table = an_attack_table(hands={RED: {"grain": grain}})
    table.put_knights(RED, start).do("end_turn", f"lead_knight {start}")
    assert table.legal_at("march") == reachable(table, start, steps)


def test_tb_ba_19_three_steps_are_free_and_five_cost_a_grain() -> None:
    table = an_attack_table(hands={RED: {"grain": 2, "ore": 1}})
    table.put_knights(RED, "0,0E", "0,0W", "1,1SE").do("end_turn")
    far = sorted(reachable(table, "0,0E", 5) - reachable(table, "0,0E", 3))[0]
    name = table.graph.edge_names[far]
    table.do("lead_knight 0,0E", f"march {name}")
    assert table.hand(RED) == {"grain": 1, "ore": 1}
    table.do("lead_knight 0,0W", "march 0,0SW")
    assert table.hand(RED) == {"grain": 1, "ore": 1}
    assert [event["grain"] for event in table.told("path_knight_marched")] == [1, 0]


def test_tb_ba_19_refused_marches() -> None:
    table = an_attack_table()
    table.put_knights(RED, "0,0E", "-1,1SE").put_knights(BLUE, "0,0SE")
    table.refused("lead_knight 0,0E", "march.after_building", "TB-BA-19")
    table.do("end_turn")
    table.refused("lead_knight 0,0SE", "march.no_knight", "TB-BA-19")
    table.refused("lead_knight 1,1E", "march.no_knight", "TB-BA-19")
    table.do("lead_knight 0,0E")
    table.refused("march 0,0SE", "knighthood.occupied", "TB-BA-19")
    far = sorted(reachable(table, "0,0E", 5) - reachable(table, "0,0E", 3))[0]
    table.refused(f"march {table.graph.edge_names[far]}", "march.no_grain", "TB-BA-19")
    table.do("march 0,0NE")
    table.refused("lead_knight 0,0NE", "march.twice", "TB-BA-19")
    table.do("lead_knight -1,1SE")
    table.refused(f"march {CASTLE}NE", "march.to_castle", "TB-BA-19")
    table.refused("march 2,-2NE", "march.too_far", "TB-BA-19")


def test_tb_ba_19_knights_pass_everything() -> None:
    table = an_attack_table()
    ring = [f"0,0{side}" for side in SIDES]
    table.put_knights(RED, ring[0])
    table.put_knights(BLUE, *ring[1:3]).put_knights(WHITE, *ring[4:])
    table.do("end_turn", f"lead_knight {ring[0]}")
    assert table.legal_at("march") == reachable(table, ring[0], 3) - table.edges(*ring[1:3], *ring[4:])


def test_tb_ba_19_a_knight_must_leave_the_castle() -> None:
    table = an_attack_table()
    table.put_knights(RED, f"{CASTLE}E", "0,0E").do("end_turn")
    table.refused("end_march", "march.leave_castle", "TB-BA-19")
    table.do(f"lead_knight {CASTLE}E", "march -1,2SE", "end_march")
    assert table.knights_of(RED) == table.named("-1,2SE", "0,0E")


def test_tb_ba_19_a_knight_that_cannot_leave_the_castle_stays() -> None:
    table = an_attack_table()
    start = f"{CASTLE}W"
    near = [table.graph.edge_names[edge] for edge in sorted(reachable(table, start, 3))]
    table.put_knights(RED, start)
    for seat, edges in ((BLUE, near[:6]), (WHITE, near[6:12]), (ORANGE, near[12:])):
        table.put_knights(seat, *edges)
    table.put_barbarians().do("end_turn", "end_march")
    assert table.knights_of(RED) == table.named(start)


def test_tb_ba_19_each_knight_marches_once_and_all_of_them_end_it() -> None:
    table = an_attack_table()
    table.put_knights(RED, "0,0E", "0,0W").do("end_turn", "lead_knight 0,0E", "march 0,0NE")
    assert table.legal() == ["lead_knight -1,0E", "end_march"]
    table.do("lead_knight 0,0W", "march 0,0NW")
    assert table.game.active == BLUE
    assert not any(table.block("path_knight_marched", edge) for edge in range(int(table.graph.edges)))


def test_tb_ba_19_without_knights_there_is_no_march() -> None:
    table = an_attack_table()
    table.put_knights(BLUE, "0,0E").do("end_turn")
    assert (table.game.active, table.game.phase) == (BLUE, "before_roll")


# ---- the order of battles


def test_tb_ba_21_battles_are_fought_clockwise_from_the_castle() -> None:
    table = an_attack_table(chance={"colour_die": ["green"] * 10})
    table.put_barbarians(**{f"n{number}": 1 for number in COAST})
    table.put_knights(BLUE, *sides(6, "E", "W"), *sides(4, "E", "W"), *sides(9, "E", "W"))
    table.put_knights(WHITE, *sides(10, "E", "W"), *sides(3, "E", "W"), *sides(12, "E", "W"))
    table.do("end_turn")
    assert [table.graph.tile_names[int(str(event["tile"]))] for event in table.told("battle_won")] == [
        COAST[number] for number in (4, 12, 9, 3, 10, 6)
    ]


def test_tb_ba_21_survivors_count_again_and_losses_no_more() -> None:
    """Knights between the 9 and the 3 fight for both, unless the first battle takes them away."""
    shared = "-1,-1NE"  # between the 9 and the 3: the 3's south-west side
    for die, after in (("purple", {}), ("green", {3: 1})):
        table = an_attack_table(chance={"colour_die": [die, "purple"] if die == "purple" else [die]})
        table.put_barbarians(n9=1, n3=1).put_knights(BLUE, shared, "-1,-1W", "0,-2NE").do("end_turn")
        assert table.barbarians() == after


def test_tb_ba_21_knights_of_all_players_count_in_anybodys_turn() -> None:
    table = a_battle(9, 3, "BWO..B", "brown")
    fight(table)
    assert table.prisoners() == [0, 1, 1, 1]


def test_tb_ba_21_all_knights_march_before_the_first_battle() -> None:
    table = a_battle(9, 1, "RR....", "purple")
    table.do("end_turn", f"lead_knight {COAST[9]}NE", "march -1,0E")
    assert table.told("battle_won") == []
    table.do("end_march")
    assert table.barbarians() == {9: 1}


def test_tb_ba_22_everyone_is_equally_likely_to_roll_highest() -> None:
    table = a_battle(9, 1, "BW.O..")
    table.game.draw_freely()
    shares: dict[str, Fraction] = {}
    for came, share, _ in table.game.chance_outcomes("end_turn"):
        winner = dict(came)["prisoner"]
        shares[winner] = shares.get(winner, Fraction(0)) + share
    assert shares == dict.fromkeys(("1", "2", "3"), Fraction(1, 3))


def test_tb_ba_23_a_conquered_tile_is_free_after_the_battle() -> None:
    placed = {**PLACED, WHITE: (("1,0S", "1,0SE"), ("-1,-1NW", "-1,-1W"))}
    table = an_attack_table(placed=placed, chance={"colour_die": ["brown"]})
    table.put_barbarians(n9=3)
    assert table.lies("-1,-1NW")
    table.put_knights(BLUE, *sides(9, "NE", "SE", "SW", "NW")).do("end_turn")
    assert not table.lies("-1,-1NW")
    assert table.points(WHITE) == 3
    table.coast.land_at(table.state, RED, 9)  # barbarians may land again
    assert table.barbarians() == {9: 1}


@pytest.mark.parametrize(("die", "hit"), [("brown", ("E", "W")), ("purple", ("NW", "SE")), ("green", ("NE", "SW"))])
def test_tb_ba_24_the_colour_die_hits_two_opposite_sides(die: str, hit: tuple[str, str]) -> None:
    table = a_battle(9, 1, "BBBBBB", die)
    fight(table)
    lost = {table.graph.edge_names[int(str(event["edge"]))] for event in table.told("path_knight_lost")}
    assert lost == table.named(*sides(9, *hit))
    assert table.gold() == [0, 6, 0, 0]


def test_tb_ba_24_each_colour_is_equally_likely() -> None:
    table = a_battle(9, 1, "BB....")
    table.game.draw_freely()
    outcomes = {dict(came)["colour_die"]: share for came, share, _ in table.game.chance_outcomes("end_turn")}
    assert outcomes == dict.fromkeys(("green", "brown", "purple"), Fraction(1, 3))


def test_tb_ba_27_a_battle_wins_the_game_in_the_turn_of_the_player() -> None:
    table = an_attack_table(chance={"colour_die": ["purple"]}, target=4)
    table.put_barbarians(n4=1, n9=1).put_prisoners(1)
    table.put_knights(RED, *sides(4, "E", "W"), *sides(9, "E", "W")).do("end_turn", "end_march")
    assert table.game.winners == [RED]
    assert table.barbarians() == {9: 1}  # the game ends between two battles
