"""The turn: roll, trade, build, next seat."""

from __future__ import annotations

import pytest

from tests.tables import BLUE, ORANGE, RED, WHITE, Table, a_table

pytestmark = pytest.mark.compiled

RICH = {"lumber": 6, "brick": 6, "wool": 6, "grain": 6, "ore": 6}
BUILDS = ["build_road 0,-1SE", "build_settlement 0,-1SE", "build_city 0,-1N", "buy_card"]
CARDS = ["play_knight", "play_road_building", "play_year_of_plenty ore ore", "play_monopoly wool"]


def rich_table(seats: int = 4, phases: str = "separate") -> Table:
    """Red can pay for anything and has a place for everything."""
    return a_table(seats, hands={RED: RICH}, rolled=True, phases=phases).road(RED, "0,-1E")


def kind_of(action: str) -> str:
    """The development card that an action plays."""
    return action.partition(" ")[0].removeprefix("play_")


def a_turn(table: Table) -> int:
    """Roll and end the turn; whose it was."""
    seat = table.game.active
    table.do("roll", "end_turn")
    return seat


@pytest.mark.parametrize(("seats", "start"), [(2, 1), (3, 2), (4, 0)])
def test_base_27_the_left_neighbour_plays_next(seats: int, start: int) -> None:
    table = a_table(seats=seats, placed=False, start=start, dice=[(1, 1)] * 2 * seats)
    for _ in range(2 * seats):
        table.do(table.legal()[0]).do(table.legal()[0])
    around = [(start + k) % seats for k in range(seats)]
    assert [a_turn(table) for _ in range(2 * seats)] == around * 2
    began = table.told("turn_began", to=-1)
    assert began == [{"seat": seat, "turn": k + 1} for k, seat in enumerate([*around, *around, start])]
    assert [said["seat"] for said in table.told("turn_ended", to=-1)] == around * 2


def test_base_27_a_turn_has_its_phases() -> None:
    table = a_table(dice=[(1, 1), (1, 1)])
    assert (table.game.phase, table.legal()) == ("before_roll", ["roll"])
    table.do("roll")
    assert (table.game.phase, table.legal()) == ("action", ["end_turn"])
    table.do("end_turn")
    assert (table.game.phase, table.game.seat, table.game.turn) == ("before_roll", BLUE, 2)


def test_base_27_the_dice_are_rolled_once() -> None:
    table = a_table(dice=[(1, 1)]).do("roll")
    table.refused("roll", "action.not_now", "BASE-27")
    assert table.told("rolled", to=-1) == [{"seat": RED, "dice": "1+1"}]


@pytest.mark.parametrize("action", ["roll", "build_road 0,0SE", "buy_card", "end_turn"])
def test_base_27_nobody_else_plays_in_a_turn(action: str) -> None:
    table = a_table(hands={BLUE: RICH}, rolled=True)
    table.refused(action, "seat.not_deciding", "BASE-27", by=BLUE)


# ---- separate and combined phases


@pytest.mark.parametrize("build", BUILDS)
def test_base_28_building_ends_trade_for_this_turn(build: str) -> None:
    table = rich_table().do("maritime_trade lumber wool", build)
    assert table.game.phase == "building"
    assert table.legal("maritime_trade") == []
    assert table.game.forms() == []
    table.refused("maritime_trade brick wool", "trade.after_building", "BASE-28")
    table.refused("offer_trade 1lumber 1ore", "trade.after_building", "BASE-28")
    assert "end_turn" in table.legal()


def test_base_28_building_goes_on_and_the_next_turn_trades_again() -> None:
    table = rich_table(seats=2).do("build_city 0,-1N", "build_road 0,-1SE", "buy_card", "end_turn")
    table.hold(BLUE, wool=4, brick=1, lumber=1)
    table.turn.after_roll(table.state, BLUE)
    table.do("maritime_trade wool ore", "build_road 1,0NW")
    table.refused("maritime_trade wool ore", "trade.after_building", "BASE-28")
    table.do("end_turn")
    table.turn.after_roll(table.state, RED)
    assert table.game.phase == "action"
    table.hold(RED, ore=4).do("maritime_trade ore wool")


@pytest.mark.parametrize("card", CARDS[1:])
def test_base_28_a_card_is_no_build_action(card: str) -> None:
    table = rich_table().hold_card(RED, kind_of(card)).do(card)
    if card == "play_road_building":
        table.do("place_free_road 0,-1SE").do(table.legal("place_free_road")[0])
    assert table.game.phase == "action"
    table.do("maritime_trade lumber wool")


@pytest.mark.parametrize("build", BUILDS)
def test_base_29_combined_phases_trade_and_build_in_any_order(build: str) -> None:
    table = rich_table(phases="combined").do(build)
    assert table.game.phase == "action"
    table.do("maritime_trade lumber wool", "buy_card", "maritime_trade brick ore")
    table.do("offer_trade 1wool 1ore").do("withdraw_trade", by=RED)
    table.do("build_city 0,1S", "offer_trade 1wool 1ore")


# ---- cards


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("when", ["before the roll", "after the roll", "after building"])
def test_base_30_one_card_at_any_moment_of_the_own_turn(card: str, when: str) -> None:
    kind = kind_of(card)
    table = a_table(hands={RED: {"brick": 1, "lumber": 1}}, cards={RED: [kind]}, rolled=when != "before the roll")
    if when == "after building":
        table.do("build_road 0,-1NW")
    open_before = table.game.phase
    table.do(card)
    while table.game.phase != open_before:  # moving the robber, placing the free roads
        table.do(table.legal()[-1])
    assert (table.game.seat, table.held_cards(RED)) == (RED, {})
    assert table.told("played_card", to=-1) == [{"seat": RED, "card": kind}]
    assert table.legal() == (["roll"] if when == "before the roll" else ["end_turn", *table.legal()[1:]])


@pytest.mark.parametrize("seat", [BLUE, WHITE, ORANGE])
@pytest.mark.parametrize("rolled", [False, True])
def test_base_30_no_card_in_anothers_turn(seat: int, rolled: bool) -> None:
    table = a_table(cards={seat: ["knight"]}, rolled=rolled)
    table.refused("play_knight", "seat.not_deciding", "BASE-27" if rolled else "BASE-31", by=seat)


def test_base_30_no_card_that_is_not_held() -> None:
    table = a_table(cards={RED: ["knight"]})
    for card in CARDS[1:]:
        table.refused(card, "card.not_held", "BASE-30")


def test_base_30_a_card_waits_until_an_open_decision_is_made() -> None:
    table = a_table(cards={RED: ["monopoly"]}, dice=[(3, 4)]).do("roll")
    table.refused("play_monopoly ore", "action.not_now", "BASE-39")
    table.do("move_robber 1,-2", "play_monopoly ore")


@pytest.mark.parametrize("action", [*BUILDS, "maritime_trade ore wool", "offer_trade 1ore 1wool"])
def test_base_31_nothing_else_before_the_roll(action: str) -> None:
    table = a_table(hands={RED: RICH}).road(RED, "0,-1E")
    assert (table.legal(), table.game.forms()) == (["roll"], [])
    table.refused(action, "action.not_now", "BASE-31")


def test_base_27_a_turn_does_not_end_before_the_roll() -> None:
    a_table(hands={RED: RICH}).refused("end_turn", "turn.roll_first", "BASE-27")


def test_base_31_not_even_after_a_card_was_played() -> None:
    table = a_table(hands={RED: RICH}, cards={RED: ["monopoly"]}).do("play_monopoly ore")
    assert table.legal() == ["roll"]
    table.refused("buy_card", "action.not_now", "BASE-31")
