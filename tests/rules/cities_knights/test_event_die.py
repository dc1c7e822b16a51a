"""The event die and the order in which a roll is resolved (CK-5, CK-12 to CK-14)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.rules.cities_knights.city_tables import a_city_table
from tests.tables import BLUE, RED

FOUR_TRADE_CARDS = ("merchant", "merchant", "merchant", "merchant_fleet")


def test_ck_5_three_of_six_faces_are_ships_and_each_gate_is_one() -> None:
    shares: dict[str, Fraction] = {}
    for names, share, _ in a_city_table().game.chance_outcomes("roll"):
        face = dict(names)["event_die"]
        shares[face] = shares.get(face, Fraction(0)) + share
    sixth = Fraction(1, 6)
    assert shares == {"ship": Fraction(1, 2), "trade": sixth, "politics": sixth, "science": sixth}


@pytest.mark.parametrize("face", ["ship", "trade", "politics", "science"])
def test_ck_12_all_three_dice_fall_together(face: str) -> None:
    table = a_city_table(dice=[(3, 5)], events=[face]).do("roll")
    assert table.told("event_rolled") == [{"seat": RED, "face": face}]
    assert table.game.view(-1).to_json()["event_die"] == ["ship", "trade", "politics", "science"].index(face) + 1
    assert [table.block("dice"), table.block("dice", 1)] == [3, 5]


def test_ck_12_the_event_die_is_resolved_before_production() -> None:
    table = a_city_table(
        dice=[(1, 2)], events=["trade"], progress={RED: FOUR_TRADE_CARDS}, chance={"progress": ["trade_monopoly"]}
    )
    table.level(RED, "trade", 1).do("roll")
    assert table.phase() == "discard_progress"
    assert table.hand(BLUE) == {}
    table.do("discard_progress merchant", by=RED)
    assert table.hand(BLUE) == {"lumber": 1, "paper": 1, "ore": 1}
    assert table.phase() == "action"


def test_ck_12_the_event_die_is_resolved_before_a_seven() -> None:
    table = a_city_table(
        hands={BLUE: {"lumber": 8}},
        dice=[(1, 6)],
        events=["trade"],
        progress={RED: FOUR_TRADE_CARDS},
        chance={"progress": ["trade_monopoly"]},
        attacks=1,
    )
    table.level(RED, "trade", 1).do("roll")
    assert table.phase() == "discard_progress"
    table.do("discard_progress merchant", by=RED)
    assert table.phase() == "discard"
    table.do("discard_cards 4lumber", by=BLUE)
    assert table.phase() == "robber"


def test_ck_13_knights_act_trade_and_build_in_any_order() -> None:
    table = a_city_table(hands={RED: {"wool": 8, "lumber": 2, "brick": 2}}, progress={RED: ["merchant"]}, rolled=True)
    table.road(RED, "0,-1E").knight(RED, "0,-1SE", 1, active=True)
    table.do("build_road 0,1E", "maritime_trade wool ore", "lift_knight 0,-1SE")
    table.do(table.legal("set_knight")[0], "play_merchant 0,-1", "maritime_trade wool ore", "end_turn")


def test_ck_14_the_event_die_is_resolved_on_a_seven_too() -> None:
    table = a_city_table(dice=[(3, 4)], events=["ship"]).do("roll")
    assert table.block("barbarians") == 1


def test_ck_14_the_event_die_is_rolled_with_the_alchemist_too() -> None:
    table = a_city_table(progress={RED: ["alchemist"]}, events=["politics"], chance={"progress": ["wedding"]})
    table.level(RED, "politics", 1).do("play_alchemist 2 4")
    assert table.told("event_rolled") == [{"seat": RED, "face": "politics"}]
    assert table.progress_of(RED) == {"wedding": 1}  # the chosen red die is small enough for the gate


def test_ck_14_every_turn_has_its_own_event() -> None:
    table = a_city_table(dice=[(1, 1), (6, 6)], events=["ship", "ship"])
    table.do("roll", "end_turn", "roll")
    assert [told["seat"] for told in table.told("event_rolled")] == [RED, BLUE]
    assert table.block("barbarians") == 2
