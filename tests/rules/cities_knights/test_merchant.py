"""The merchant and his card (CK-5, CK-69, CK-91)."""

from __future__ import annotations

from tests.rules.cities_knights.city_tables import a_city_table
from tests.tables import BLUE, RED, WHITE

# Red lives at mountains 0,-2, pasture 1,-2, hills 0,-1, fields 0,1 and -1,2, pasture 0,2.


def test_ck_69_the_merchant_brings_a_point_and_two_to_one() -> None:
    table = a_city_table(hands={RED: {"wool": 4}}, progress={RED: ["merchant"]}, rolled=True)
    before = table.points(RED)
    table.do("play_merchant 0,2")
    assert table.points(RED) == before + 1
    assert (table.block("merchant"), table.block("merchant_holder")) == (table.graph.tile("0,2"), RED + 1)
    assert (table.rate(RED, "wool"), table.rate(RED, "ore")) == (2, 4)
    table.do("maritime_trade wool ore", "maritime_trade wool cloth")
    assert table.hand(RED) == {"ore": 1, "cloth": 1}
    assert table.told("merchant_moved", to=-1) == [{"seat": RED, "tile": table.graph.tile("0,2")}]


def test_ck_69_the_next_merchant_takes_point_and_rate_away() -> None:
    table = a_city_table(progress={RED: ["merchant"], BLUE: ["merchant"]}, dice=[(1, 1)], events=["ship"], rolled=True)
    points = table.points(RED), table.points(BLUE)
    table.do("play_merchant 0,-1", "end_turn", "roll", "play_merchant 1,-1")
    assert (table.points(RED), table.points(BLUE)) == (points[0], points[1] + 1)
    assert (table.rate(RED, "brick"), table.rate(BLUE, "wool")) == (4, 2)


def test_ck_69_an_owner_may_move_it_and_keeps_one_point() -> None:
    table = a_city_table(progress={RED: ["merchant", "merchant"]}, rolled=True)
    before = table.points(RED)
    table.do("play_merchant 0,-1", "play_merchant 0,2")
    assert table.points(RED) == before + 1
    assert (table.rate(RED, "brick"), table.rate(RED, "wool")) == (4, 2)


def test_ck_69_the_robber_does_not_trouble_it() -> None:
    table = a_city_table(progress={RED: ["merchant"]}, rolled=True).move_robber("0,2")
    table.do("play_merchant 0,2")
    assert table.rate(RED, "wool") == 2
    assert table.block("merchant_holder") == RED + 1


def test_ck_69_a_harbour_stays_when_the_merchant_goes() -> None:
    table = a_city_table(progress={RED: ["merchant"], BLUE: ["merchant"]}, dice=[(1, 1)], events=["ship"], rolled=True)
    table.maritime.open_harbour(table.state, RED, 1)  # 3:1
    table.do("play_merchant 0,2")
    assert (table.rate(RED, "wool"), table.rate(RED, "grain")) == (2, 3)
    table.do("end_turn", "roll", "play_merchant 1,-1")
    assert table.rate(RED, "wool") == 3


def test_ck_69_only_beside_an_own_building() -> None:
    table = a_city_table(progress={RED: ["merchant"]}, rolled=True)
    table.refused("play_merchant -2,1", "merchant.no_building", "CK-69")
    assert table.legal_at("play_merchant") == table.tiles("0,-2", "1,-2", "0,-1", "0,1", "-1,2", "0,2")


def test_ck_69_never_on_desert_or_gold() -> None:
    table = a_city_table(progress={RED: ["merchant"]}, rolled=True).settle(RED, "0,0N")
    table.refused("play_merchant 0,0", "merchant.no_resource", "CK-69")
    table.state.s[table.land.terrain + table.graph.tile("0,2")] = 7  # gold river
    table.refused("play_merchant 0,2", "merchant.no_resource", "CK-69")


def test_ck_91_a_merchant_that_stands_there_already_does_nothing() -> None:
    table = a_city_table(progress={RED: ["merchant", "merchant"]}, rolled=True)
    table.do("play_merchant 0,2").refused("play_merchant 0,2", "merchant.already_here", "CK-96")


def test_ck_91_the_merchant_of_another_is_taken_over_where_it_stands() -> None:
    table = a_city_table(progress={RED: ["merchant"], WHITE: ["merchant"]}, rolled=True)
    points = table.points(RED), table.points(WHITE)
    table.do("play_merchant 0,1")
    table.turn.begin_turn(table.state, WHITE)
    table.turn.after_roll(table.state, WHITE)
    table.do("play_merchant 0,1", by=WHITE)
    assert (table.points(RED), table.points(WHITE)) == (points[0], points[1] + 1)


def test_ck_91_its_point_may_win() -> None:
    table = a_city_table(progress={RED: ["merchant"]}, rolled=True).set_points(RED, 12)
    table.do("play_merchant 0,2")
    assert table.game.winner == RED


def test_ck_91_nobody_plays_a_merchant_without_the_card() -> None:
    table = a_city_table(rolled=True)
    table.refused("play_merchant 0,2", "progress.not_held", "CK-40")
