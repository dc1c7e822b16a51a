"""Barbarian Attack with the variants of its box: for two, with event cards, with the harbormaster, and the friendly
robber that has nothing to do (TB-BA-28 to TB-BA-30, COMBO-12, COMBO-13, COMBO-16)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

import archipel
from archipel.rules.box_chapter import ROAD as ROAD_PIECE
from archipel.rules.traders_barbarians.friendly_robber import FriendlyRobber
from tests.rules.traders_barbarians.attack_tables import (
    CARD,
    CASTLE,
    COAST,
    GAME,
    PLACED,
    SETTLEMENT,
    SIDES,
    AttackTable,
    an_attack_table,
)
from tests.tables import BLUE, RED, WHITE

pytestmark = pytest.mark.compiled

FOREIGN = 2  # the first neutral colour of two players
# Not where the neutral settlements stand.
TWO_PLACED = {RED: (("-1,0N", "-1,0NE"), ("1,1N", "1,1NE")), BLUE: (("-1,0S", "-1,0SW"), ("1,0N", "1,0NE"))}


def for_two(**more: Any) -> AttackTable:
    """Red has rolled twice, without effect."""
    table = an_attack_table(seats=2, placed=TWO_PLACED, rolled=False, for_two=True, **more)
    table.state.turn_to(table.turn.action.index, RED)
    return table


def foreign_at(table: AttackTable, edge: str) -> AttackTable:
    table.knights.put(table.state, FOREIGN, table.graph.edge(edge))
    return table


# ---- for two


def test_tb_ba_28_the_first_knight_brings_the_foreign_knight() -> None:
    table = for_two(hands={RED: dict.fromkeys(CARD, 2)}, deck=["swift_knight", "knighthood"])
    table.do("buy_card", "place_path_knight 0,0E")
    assert table.game.phase == "foreign_knight"
    assert table.legal_at("place_foreign_knight") == table.edges(*(f"{CASTLE}{side}" for side in SIDES))
    table.refused("place_foreign_knight 0,0W", "knighthood.only_at_castle", "TB-BA-28")
    table.do(f"place_foreign_knight {CASTLE}E")
    table.do("buy_card")
    table.refused(f"place_path_knight {CASTLE}E", "knighthood.occupied", "TB-BA-13")
    table.do(f"place_path_knight {CASTLE}W")
    assert table.game.phase == "building"  # there is only one of it


def test_tb_ba_28_each_player_may_move_it_after_the_own_knights() -> None:
    table = foreign_at(for_two(hands={RED: {"grain": 1}}), f"{CASTLE}E")
    table.put_knights(RED, "0,0E")
    table.do("end_turn", "end_march")
    assert table.game.phase == "foreign_march"
    table.refused("march_foreign_knight 2,-2NE", "march.too_far", "TB-BA-19")
    table.refused(f"march_foreign_knight {CASTLE}W", "march.to_castle", "TB-BA-19")
    table.do("march_foreign_knight -1,2SE")
    assert table.game.active == BLUE
    table.state.turn_to(table.turn.action.index, BLUE)
    table.do("end_turn", "keep_foreign_knight")
    assert table.game.active == RED
    assert table.knights_of(FOREIGN) == table.named("-1,2SE")


def test_tb_ba_28_it_fights_before_the_turn_is_over_and_is_never_lost() -> None:
    table = foreign_at(for_two(chance={"colour_die": ["brown"], "prisoner": ["0"]}), "-1,-1E")
    table.put_barbarians(n9=1).put_knights(RED, "-1,-1W").do("end_turn", "end_march", "keep_foreign_knight")
    assert table.prisoners() == [1, 0]
    assert table.knights_of(FOREIGN) == table.named("-1,-1E")  # on a side that was hit
    assert table.knights_of(RED) == set()


def test_tb_ba_28_a_lost_knight_brings_a_token_and_two_gold() -> None:
    table = foreign_at(for_two(chance={"colour_die": ["brown"]}), "2,-2NE")
    before = table.block("trade_tokens", RED)
    table.put_barbarians(n9=1).put_knights(RED, "-1,-1W", "-1,-1NW")
    table.do("end_turn", "end_march", "keep_foreign_knight")
    assert table.gold() == [2, 0]
    assert table.block("trade_tokens", RED) == before + 1


def shares(table: AttackTable, action: str, point: str) -> dict[tuple[str, ...], Fraction]:
    """How likely each sequence of outcomes at a chance point is."""
    table.game.draw_freely()
    found: dict[tuple[str, ...], Fraction] = {}
    for came, share, _ in table.game.chance_outcomes(action):
        drawn = tuple(outcome for name, outcome in came if name == point)
        found[drawn] = found.get(drawn, Fraction(0)) + share
    return found


def one_die_against_three(players: int, winners: int) -> Fraction:
    """How often the foreign knight is among the highest, by rolling out one die for each player and a 3 for it; those
    who tie where it matters roll again, the 3 stays."""
    if players == 1:
        return Fraction(2, 5)  # 1 or 2 against the 3, without the 3 that is rolled again
    wins = Fraction(0)
    again = 0
    for first in range(1, 7):
        for second in range(1, 7):
            higher = sum(die > 3 for die in (first, second))
            ties = sum(die == 3 for die in (first, second))
            if ties == 2:
                again += 1
            elif ties == 0:
                wins += higher < winners
            elif higher + 1 == winners if winners == 1 else higher == 1:
                wins += Fraction(2, 5)  # one place for the foreign knight and one player who tie
            else:
                wins += higher < winners
    return wins / (36 - again)


@pytest.mark.parametrize(("barbarians", "around"), [(1, "RF...."), (1, "RBF..."), (2, "RBF...")])
def test_tb_ba_28_the_foreign_knight_rolls_a_three(barbarians: int, around: str) -> None:
    table = for_two()
    table.put_barbarians(n9=barbarians)
    foreign_at(table, f"{COAST[9]}{SIDES[around.index('F')]}")
    for side, letter in zip(SIDES, around, strict=True):
        if letter in "RB":
            table.put_knights("RB".index(letter), f"{COAST[9]}{side}")
    table.do("end_turn", "end_march")
    rolled = shares(table, "keep_foreign_knight", "prisoner")
    foreign = sum(share for winners, share in rolled.items() if str(FOREIGN) in winners)
    assert foreign == one_die_against_three(len(set(around) - {"F", "."}), barbarians)
    own = sum(share for winners, share in rolled.items() if str(RED) in winners)
    others = len(set(around) - {"F", "."})
    assert own == (barbarians - foreign) / others


def test_tb_ba_28_a_neutral_settlement_brings_barbarians_too() -> None:
    sums: list[object] = [str(number) for number in (2, 3, 4, 5, 6, 8)]
    table = for_two(hands={RED: SETTLEMENT}, chance={"landing": sums}).put_barbarians()
    for edge in ("0,1SW", "-1,2E"):  # to a corner for the second neutral colour
        table.building.place_route(table.state, FOREIGN + 1, table.graph.edge(edge), ROAD_PIECE)
    table.road(RED, "-1,-1E", "-1,-1NE")
    table.state.settle()
    while table.game.phase == "neutral_build":  # a road for each of red's
        table.do(table.legal()[0])
    table.do("build_settlement -1,-1N")
    assert table.barbarians() == {2: 1, 3: 1, 4: 1}  # for red's own
    assert table.game.phase == "neutral_build"
    table.do(table.legal("build_neutral_settlement")[0])
    assert table.barbarians() == {2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 8: 1}
    assert [event["seat"] for event in table.told("barbarian_landed")] == [RED] * 6


def test_combo_16_a_token_action_moves_a_barbarian() -> None:
    table = for_two()
    table.put_barbarians(n3=3, n9=1, n8=3)
    tokens = table.block("trade_tokens", RED)
    table.refused(f"shift_barbarian {COAST[4]} {COAST[5]}", "barbarian.none_here", "TB-BA-28")
    table.refused(f"shift_barbarian {COAST[3]} {COAST[8]}", "barbarian.conquered", "TB-BA-28")
    table.refused(f"shift_barbarian {COAST[3]} 0,0", "barbarian.another_coast", "TB-BA-28")
    table.do(f"shift_barbarian {COAST[3]} {COAST[9]}")
    assert table.barbarians() == {3: 2, 9: 2, 8: 3}
    assert table.block("trade_tokens", RED) == tokens - 1
    table.refused(f"shift_barbarian {COAST[9]} {COAST[3]}", "token.one_a_turn", "TB-TWO-6")


# ---- event cards


def with_events(card: str, **more: Any) -> AttackTable:
    return an_attack_table(rolled=False, event_cards=True, chance={"event_card": [card]}, **more)


def test_tb_ba_29_a_robber_attack_is_discards_and_a_card_of_anybody() -> None:
    table = with_events("robber_attack_7", hands={BLUE: {"wool": 8}, WHITE: {"ore": 1}})
    table.do("reveal_card").do("discard_cards 4wool", by=BLUE)
    assert table.legal_at("steal") == {BLUE, WHITE}


def test_tb_ba_29_no_robber_flees() -> None:
    table = with_events("robber_flees_4")
    table.do("reveal_card")
    assert table.block("robber") == -1
    assert table.game.phase == "action"


def test_combo_13_in_a_conflict_the_most_knights_in_play_count() -> None:
    table = with_events("conflict_3", hands={WHITE: {"ore": 1}, RED: {"wool": 1}})
    table.put_knights(BLUE, "0,0E", "0,0W").put_knights(WHITE, "0,0NE").do("reveal_card")
    assert table.game.seat == BLUE
    table.do(f"take_from {WHITE}", by=BLUE)
    assert table.hand(BLUE)["ore"] == 1
    table = with_events("conflict_3", hands={WHITE: {"ore": 1}, RED: {"wool": 1}})
    table.put_knights(BLUE, "0,0E").put_knights(WHITE, "0,0NE").do("reveal_card")
    assert table.game.phase == "action"  # tied


@pytest.mark.parametrize(("option", "asked"), [("nobody", False), ("in_play", True)])
def test_tb_ba_29_a_tournament_by_option(option: str, asked: bool) -> None:
    table = with_events("tournament_5", tournament_knights=option)
    table.put_knights(BLUE, "0,0E").do("reveal_card")
    assert (table.game.phase == "event_resource") is asked


# ---- harbormaster, friendly robber


def test_tb_ba_30_harbormaster() -> None:
    placed = {**PLACED, RED: (("-2,1NW", "-2,1NW"), ("-1,-1SW", "-1,-1SW"))}
    table = an_attack_table(placed=placed, harbormaster=True)
    assert table.block("target", RED) == 13
    points = table.block("harbour_points", RED)
    assert points >= 2
    table.put_barbarians(n9=3, n12=3)
    assert table.lies("-1,-1SW")
    assert table.block("harbour_points", RED) == points - 2
    table.put_barbarians(n9=3)
    assert table.block("harbour_points", RED) == points


def test_combo_12_the_friendly_robber_is_switched_off() -> None:
    game = archipel.new_game(GAME, seats=4, seed=1, friendly_robber=True)
    assert not game.rules.has(FriendlyRobber)
