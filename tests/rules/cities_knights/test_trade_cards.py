"""The trade cards, the merchant's own aside (CK-89, CK-90, CK-92 to CK-94, CK-96, CK-97)."""

from __future__ import annotations

import pytest

from archipel.engine.view import imagine
from tests.rules.cities_knights.city_tables import CityTable, a_city_table
from tests.tables import BLUE, ORANGE, RED, WHITE

# ---- Commercial Harbour


def a_harbour(**hands: dict[str, int]) -> CityTable:
    """Red has played the Commercial Harbour."""
    seats = {"red": RED, "blue": BLUE, "white": WHITE, "orange": ORANGE}
    table = a_city_table(
        hands={seats[name]: hand for name, hand in hands.items()}, progress={RED: ["commercial_harbour"]}, rolled=True
    )
    return table.do("play_commercial_harbour")


def test_ck_89_a_resource_for_a_commodity_of_the_opponents_choice() -> None:
    table = a_harbour(red={"ore": 1}, blue={"cloth": 1, "coin": 2, "wool": 1})
    table.do("offer_resource 1 ore")
    assert (table.phase(), table.game.deciding) == ("commercial_answer", [BLUE])
    assert table.legal() == ["give_commodity cloth", "give_commodity coin"]
    table.do("give_commodity coin", by=BLUE)
    assert table.hand(RED) == {"coin": 1}
    assert table.hand(BLUE) == {"cloth": 1, "coin": 1, "wool": 1, "ore": 1}
    assert table.told("harbour_exchanged", to=-1) == [{"seat": RED, "with": BLUE, "give": "ore", "take": "coin"}]


def test_ck_89_without_any_commodity_there_is_no_exchange() -> None:
    table = a_harbour(red={"ore": 1}, blue={"wool": 5}, white={"paper": 1})
    table.do("offer_resource 1 ore")
    assert table.legal() == ["no_commodity"]
    table.do("no_commodity", by=BLUE)
    assert (table.hand(RED), table.hand(BLUE)) == ({"ore": 1}, {"wool": 5})
    table.do("offer_resource 2 ore").do("give_commodity paper", by=WHITE)
    assert table.hand(RED) == {"paper": 1}


def test_ck_89_every_opponent_is_asked_once_at_most() -> None:
    table = a_harbour(red={"ore": 2, "wool": 1}, blue={"cloth": 2}, white={"coin": 1}, orange={"paper": 1})
    table.do("offer_resource 2 ore").do("give_commodity coin", by=WHITE)
    table.refused("offer_resource 2 ore", "harbour.asked_before", "CK-89")
    table.do("offer_resource 3 wool").do("give_commodity paper", by=ORANGE)
    table.do("offer_resource 1 ore").do("give_commodity cloth", by=BLUE)
    assert table.phase() == "action"
    assert table.hand(RED) == {"coin": 1, "paper": 1, "cloth": 1}


def test_ck_89_one_may_stop_at_any_time() -> None:
    table = a_harbour(red={"ore": 2}, blue={"cloth": 2}, white={"coin": 1}).do("stop_offering")
    assert (table.phase(), table.hand(RED)) == ("action", {"ore": 2})
    assert table.progress_of(RED) == {}


def test_ck_89_running_out_of_resources_does_not_show() -> None:
    table = a_harbour(red={"ore": 1}, blue={"cloth": 2}, white={"coin": 1})
    table.do("offer_resource 1 ore").do("give_commodity cloth", by=BLUE)
    assert table.phase() == "commercial_harbour"
    assert table.legal() == ["stop_offering"]
    table.refused("offer_resource 2 ore", "harbour.not_held", "CK-89")


def test_ck_89_whoever_has_a_commodity_must_give_one() -> None:
    table = a_harbour(red={"ore": 1}, blue={"cloth": 1}).do("offer_resource 1 ore")
    table.refused("no_commodity", "harbour.has_commodity", "CK-89", by=BLUE)
    table.refused("give_commodity paper", "harbour.not_held", "CK-89", by=BLUE)


def test_ck_96_the_harbour_needs_a_resource_and_somebody_with_cards() -> None:
    table = a_city_table(hands={BLUE: {"cloth": 1}}, progress={RED: ["commercial_harbour"]}, rolled=True)
    table.refused("play_commercial_harbour", "harbour.no_resource", "CK-89")
    table.hold(RED, ore=1).hold(BLUE)
    table.refused("play_commercial_harbour", "harbour.empty_hands", "CK-96")
    table.hold(WHITE, wool=1).do("play_commercial_harbour")
    table.refused("offer_resource 1 ore", "harbour.empty_hand", "CK-96")


@pytest.mark.parametrize("viewer", [-1, RED, BLUE, WHITE])
def test_ck_89_what_is_offered_stays_in_every_imagined_hand(viewer: int) -> None:
    table = a_harbour(red={"ore": 1, "wool": 3}, blue={"cloth": 1}, white={"grain": 9, "lumber": 9})
    table.do("offer_resource 1 ore")
    for seed in range(10):
        world = imagine(table.game.view(viewer), seed)
        assert table.cards.held(world, RED, 4) >= 1
        n = world.legal(BLUE)
        world.apply(BLUE, world.scratch.codes[n - 1])  # never takes what is not there
        assert all(table.cards.held(world, RED, kind) >= 0 for kind in range(8))


def test_ck_89_the_open_question_shows_nothing_of_the_hand() -> None:
    """The opponent is asked in the same way with and without commodities; the supply alone tells what is in play."""
    views = []
    for hand in ({"cloth": 2}, {"wool": 2}):
        table = a_harbour(red={"ore": 1}, blue=hand).do("offer_resource 1 ore")
        told = table.game.view(RED).to_json()
        del told["supply"]
        views.append(told)
    assert views[0] == views[1]


# ---- Master Merchant


def a_master_merchant(hand: dict[str, int], ahead: int = 1) -> CityTable:
    """Red holds the card, blue has a few points more."""
    table = a_city_table(hands={BLUE: hand}, progress={RED: ["master_merchant"]}, rolled=True)
    return table.set_points(BLUE, table.points(RED) + ahead)


def test_ck_90_two_cards_out_of_a_hand_that_is_seen() -> None:
    table = a_master_merchant({"ore": 2, "cloth": 1, "wool": 4}).do("play_master_merchant 1")
    assert table.legal() == ["take_card wool", "take_card ore", "take_card cloth"]
    table.do("take_card cloth")
    assert table.legal() == ["take_card wool", "take_card ore"]
    table.do("take_card ore")
    assert table.hand(RED) == {"ore": 1, "cloth": 1}
    assert table.hand(BLUE) == {"ore": 1, "wool": 4}
    assert table.phase() == "action"


def test_ck_90_a_single_card_is_taken_alone() -> None:
    table = a_master_merchant({"coin": 1}).do("play_master_merchant 1", "take_card coin")
    assert (table.hand(RED), table.hand(BLUE), table.phase()) == ({"coin": 1}, {}, "action")


def test_ck_90_no_card_that_is_not_there() -> None:
    table = a_master_merchant({"ore": 2}).do("play_master_merchant 1")
    table.refused("take_card wool", "master.not_there", "CK-90")


@pytest.mark.parametrize("ahead", [0, -1])
def test_ck_97_only_from_a_player_with_more_points(ahead: int) -> None:
    table = a_master_merchant({"ore": 2}, ahead)
    table.refused("play_master_merchant 1", "master.not_ahead", "CK-90")
    table.refused("play_master_merchant 0", "master.not_ahead", "CK-90")


def test_ck_97_points_of_the_merchant_and_of_cards_count() -> None:
    table = a_master_merchant({"ore": 2}, 0).hold_progress(BLUE, "printer")
    table.do("play_master_merchant 1")
    assert table.phase() == "master_merchant"


def test_ck_96_there_is_nothing_to_take_from_an_empty_hand() -> None:
    table = a_master_merchant({})
    table.refused("play_master_merchant 1", "master.empty_hand", "CK-96")


def test_ck_90_only_the_two_of_them_learn_what_was_seen_and_taken() -> None:
    table = a_master_merchant({"ore": 2, "cloth": 1}).do("play_master_merchant 1", "take_card cloth")
    for seat in (RED, BLUE):
        assert table.told("hand_seen", to=seat) == [{"seat": RED, "victim": BLUE, "cards": {"ore": 2, "cloth": 1}}]
        assert table.told("card_taken", to=seat) == [{"seat": RED, "victim": BLUE, "card": "cloth"}]
    for seat in (WHITE, -1):
        assert table.told("hand_seen", to=seat) == [{"seat": RED, "victim": BLUE}]
        assert table.told("card_taken", to=seat) == [{"seat": RED, "victim": BLUE}]


def test_ck_90_the_seen_hand_is_the_lookers_alone_and_is_forgotten() -> None:
    table = a_master_merchant({"ore": 2, "cloth": 1}).do("play_master_merchant 1")
    seen = {seat: table.game.view(seat).to_json()["seen_hand"] for seat in (RED, BLUE, WHITE)}
    assert seen[RED][RED] == [0, 0, 0, 0, 2, 1, 0, 0]  # type: ignore[index]
    assert seen[BLUE][RED] == seen[WHITE][RED] == [None] * 8  # type: ignore[index]
    table.do("take_card ore", "take_card ore")
    assert table.game.view(RED).to_json()["seen_hand"] == [[0] * 8] + [[None] * 8] * 3


@pytest.mark.parametrize("viewer", [-1, RED, BLUE, WHITE])
def test_ck_90_imagined_worlds_agree_with_what_was_seen(viewer: int) -> None:
    table = a_master_merchant({"ore": 2, "cloth": 1, "wool": 1}).hold(WHITE, lumber=3, grain=3, paper=2)
    table.do("play_master_merchant 1", "take_card ore")
    for seed in range(20):
        world = imagine(table.game.view(viewer), seed)
        victim = [table.cards.held(world, BLUE, kind) for kind in range(8)]
        row = table.rules.block_named["seen_hand"].at + RED * 8
        assert [world.s[row + kind] for kind in range(8)] == victim
        assert sum(victim) == 3
        if viewer in (RED, BLUE):
            assert victim == [0, 0, 1, 0, 1, 1, 0, 0]
        world.apply(RED, world.scratch.codes[world.legal(RED) - 1])
        assert all(table.cards.held(world, BLUE, kind) >= 0 for kind in range(8))


# ---- Merchant Fleet


@pytest.mark.parametrize("card", ["wool", "coin"])
def test_ck_92_one_kind_at_two_to_one(card: str) -> None:
    table = a_city_table(hands={RED: {card: 6}}, progress={RED: ["merchant_fleet"]}, rolled=True)
    table.do(f"play_merchant_fleet {card}")
    assert [table.rate(RED, name) for name in table.cards.names if name != card] == [4] * 7
    table.do(*[f"maritime_trade {card} ore"] * 3)
    assert table.hand(RED) == {"ore": 3}


def test_ck_92_the_fleet_is_gone_in_the_next_turn() -> None:
    table = a_city_table(progress={RED: ["merchant_fleet"]}, dice=[(1, 1)], events=["ship"], rolled=True)
    table.do("play_merchant_fleet wool", "end_turn")
    assert table.rate(RED, "wool") == 4
    assert all(table.block("merchant_fleet", kind) == 0 for kind in range(8))


def test_ck_92_two_fleets_in_one_turn() -> None:
    table = a_city_table(progress={RED: ["merchant_fleet", "merchant_fleet"]}, rolled=True)
    table.do("play_merchant_fleet wool", "play_merchant_fleet cloth")
    assert (table.rate(RED, "wool"), table.rate(RED, "cloth"), table.rate(BLUE, "wool")) == (2, 2, 4)


def test_ck_96_a_fleet_where_it_would_change_nothing_is_refused() -> None:
    table = a_city_table(progress={RED: ["merchant_fleet", "merchant_fleet"]}, rolled=True)
    table.do("play_merchant_fleet wool")
    table.refused("play_merchant_fleet wool", "fleet.no_better", "CK-96")


# ---- monopolies


def test_ck_93_everybody_gives_up_to_two() -> None:
    hands = {RED: {"ore": 1}, BLUE: {"ore": 5}, WHITE: {"ore": 1, "wool": 2}, ORANGE: {"brick": 1}}
    table = a_city_table(hands=hands, progress={RED: ["resource_monopoly"]}, rolled=True)
    table.do("play_resource_monopoly ore")
    assert table.hand(RED) == {"ore": 4}
    assert (table.hand(BLUE), table.hand(WHITE), table.hand(ORANGE)) == ({"ore": 3}, {"wool": 2}, {"brick": 1})
    assert [told["count"] for told in table.told("gave_to_monopoly", to=-1)] == [2, 1, 0]


def test_ck_93_no_commodity_can_be_named() -> None:
    table = a_city_table(hands={BLUE: {"ore": 1}}, progress={RED: ["resource_monopoly"]}, rolled=True)
    assert table.legal_at("play_resource_monopoly") == {"lumber", "brick", "wool", "grain", "ore"}


def test_ck_94_everybody_gives_one_commodity() -> None:
    hands = {BLUE: {"cloth": 3}, WHITE: {"cloth": 1}, ORANGE: {"coin": 2}}
    table = a_city_table(hands=hands, progress={RED: ["trade_monopoly"]}, rolled=True)
    assert table.legal_at("play_trade_monopoly") == {"cloth", "coin", "paper"}
    table.do("play_trade_monopoly cloth")
    assert table.hand(RED) == {"cloth": 2}
    assert (table.hand(BLUE), table.hand(WHITE), table.hand(ORANGE)) == ({"cloth": 2}, {}, {"coin": 2})


@pytest.mark.parametrize(("card", "name"), [("resource_monopoly", "ore"), ("trade_monopoly", "coin")])
def test_ck_96_a_monopoly_that_finds_nothing_is_spent(card: str, name: str) -> None:
    table = a_city_table(hands={BLUE: {"wool": 3}}, progress={RED: [card]}, rolled=True)
    table.do(f"play_{card} {name}")
    assert (table.progress_of(RED), table.hand(RED), table.hand(BLUE)) == ({}, {}, {"wool": 3})


@pytest.mark.parametrize(("card", "name"), [("resource_monopoly", "ore"), ("trade_monopoly", "coin")])
def test_ck_96_a_monopoly_over_empty_hands_is_refused(card: str, name: str) -> None:
    table = a_city_table(progress={RED: [card]}, rolled=True)
    table.refused(f"play_{card} {name}", "monopoly.empty_hands", "CK-96")


@pytest.mark.parametrize(
    "action",
    [
        "play_commercial_harbour",
        "play_master_merchant 1",
        "play_merchant_fleet ore",
        "play_resource_monopoly ore",
        "play_trade_monopoly coin",
    ],
)
def test_ck_89_to_94_nobody_plays_a_card_that_is_not_held(action: str) -> None:
    table = a_master_merchant({"ore": 4, "coin": 2}).hold(RED, ore=1)
    table.state.s[table.rules.block_named["progress"].at + 20] = 0
    table.refused(action, "progress.not_held", "CK-40")
