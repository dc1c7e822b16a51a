"""Domestic trade: offer, answers, counter-offers, and the choice of the active seat."""

from __future__ import annotations

from itertools import permutations

import pytest

from archipel.engine.action import action
from archipel.engine.errors import UnknownAction
from tests.tables import BLUE, ORANGE, RED, WHITE, Table, a_table

pytestmark = pytest.mark.compiled

HANDS = {
    RED: {"ore": 3, "wool": 2},
    BLUE: {"grain": 2, "brick": 1},
    WHITE: {"grain": 1, "lumber": 1},
    ORANGE: {"brick": 2},
}


def trading() -> Table:
    """Red may trade; see HANDS."""
    return a_table(hands=HANDS, rolled=True)


def offering(offer: str = "offer_trade 2ore 1grain") -> Table:
    """Red has made this offer, to everybody if it names nobody."""
    return trading().do(offer)


# ---- offers and answers


def test_base_53_an_offer_that_is_accepted_and_confirmed() -> None:
    table = offering()
    assert table.game.phase == "trade_answer"
    assert table.game.deciding == [RED, BLUE, WHITE, ORANGE]
    table.do("accept_trade", by=BLUE).do(f"confirm_trade {BLUE}", by=RED)
    assert table.hand(RED) == {"ore": 1, "wool": 2, "grain": 1}
    assert table.hand(BLUE) == {"grain": 1, "brick": 1, "ore": 2}
    assert [table.hand_size(seat) for seat in range(4)] == [4, 4, 2, 2]
    assert (table.game.phase, table.game.deciding) == ("action", [RED])


def test_base_53_several_cards_of_several_kinds() -> None:
    table = offering(f"offer_trade 2ore+1wool 2grain+1brick {BLUE}").do("accept_trade", f"confirm_trade {BLUE}")
    assert table.hand(RED) == {"ore": 1, "wool": 1, "grain": 2, "brick": 1}
    assert table.hand(BLUE) == {"ore": 2, "wool": 1}


def test_base_53_the_terms_may_come_as_named_fields() -> None:
    table = trading()
    table.game.apply(action("offer_trade", give={"ore": 1}, take={"grain": 1}, to=[BLUE, WHITE]))
    assert table.game.deciding == [RED, BLUE, WHITE]
    assert table.game.view(ORANGE).to_json()["trade_terms"] == [0, 0, 0, 0, 1, 0, 0, 0, 1, 0]


@pytest.mark.parametrize(
    ("to", "asked"), [("1", [BLUE]), ("2,3", [WHITE, ORANGE]), ("0,3", [ORANGE]), ("1,2,3", [1, 2, 3])]
)
def test_base_53_an_offer_to_chosen_seats(to: str, asked: list[int]) -> None:
    table = offering(f"offer_trade 1ore 1brick {to}")
    assert table.game.deciding == [RED, *asked]
    assert table.told("trade_offered", to=-1) == [{"seat": RED, "give": {"ore": 1}, "take": {"brick": 1}, "to": asked}]
    for seat in {BLUE, WHITE, ORANGE} - set(asked):
        for answer in ("accept_trade", "decline_trade", "counter_trade 1brick 1ore"):
            table.refused(answer, "seat.not_deciding", "BASE-53", by=seat)


@pytest.mark.parametrize("to", ["0", "none"])
def test_base_53_an_offer_to_nobody(to: str) -> None:
    trading().refused(f"offer_trade 1ore 1brick {to}", "trade.nobody", "BASE-53")


@pytest.mark.parametrize("seats", [2, 3])
def test_base_53_with_fewer_seats_all_are_asked(seats: int) -> None:
    table = a_table(seats=seats, hands={RED: {"ore": 1}}, rolled=True).do("offer_trade 1ore 1wool")
    assert table.game.deciding == list(range(seats))


def test_base_53_only_cards_that_are_held() -> None:
    table = trading()
    table.refused("offer_trade 4ore 1grain", "trade.not_held", "BASE-53")
    table.refused("offer_trade 1ore+1lumber 1grain", "trade.not_held", "BASE-53")
    table.do("offer_trade 1ore 9grain")  # what others hold is their secret
    for seat in (BLUE, WHITE, ORANGE):
        assert table.legal(by=seat) == ["decline_trade"]
        table.refused("accept_trade", "trade.not_held", "BASE-53", by=seat)


def test_base_53_who_may_answer_what() -> None:
    table = offering("offer_trade 2ore 2grain")
    assert table.legal(by=BLUE) == ["accept_trade", "decline_trade"]
    assert table.legal(by=WHITE) == ["decline_trade"]  # it has one grain only
    assert table.legal(by=RED) == ["withdraw_trade"]
    assert [kind for kind, _ in table.game.forms(BLUE)] == ["counter_trade"]
    assert table.game.forms(RED) == []
    for answer in ("accept_trade", "decline_trade", "counter_trade 1wool 1grain"):
        table.refused(answer, "trade.own_offer", "BASE-53", by=RED)


def test_base_53_an_answer_is_given_once() -> None:
    table = offering().do("decline_trade", by=BLUE)
    assert table.game.deciding == [RED, WHITE, ORANGE]
    table.refused("accept_trade", "seat.not_deciding", "BASE-53", by=BLUE)


def test_base_53_the_active_seat_chooses_among_takers() -> None:
    for partner in (BLUE, WHITE):
        table = offering().do("accept_trade", by=WHITE).do("decline_trade", by=ORANGE).do("accept_trade", by=BLUE)
        assert (table.game.deciding, table.game.seat) == ([RED], RED)
        assert table.legal() == [f"confirm_trade {BLUE}", f"confirm_trade {WHITE}", "withdraw_trade"]
        table.refused(f"confirm_trade {ORANGE}", "trade.not_accepted", "BASE-53")
        table.refused(f"confirm_trade {RED}", "trade.not_accepted", "BASE-53")
        table.do(f"confirm_trade {partner}")
        assert table.hands() == {
            **HANDS,
            RED: {"ore": 1, "wool": 2, "grain": 1},
            partner: {BLUE: {"grain": 1, "brick": 1, "ore": 2}, WHITE: {"lumber": 1, "ore": 2}}[partner],
        }


def test_base_53_the_active_seat_need_not_wait_for_all_answers() -> None:
    table = offering()
    table.refused(f"confirm_trade {WHITE}", "trade.not_accepted", "BASE-53", by=RED)
    table.do("accept_trade", by=WHITE).do(f"confirm_trade {WHITE}", by=RED)
    assert table.hand(WHITE) == {"lumber": 1, "ore": 2}
    assert table.game.deciding == [RED]


def test_base_53_a_counter_offer() -> None:
    table = offering(f"offer_trade 1ore 2grain {BLUE}").do("counter_trade 1grain+1brick 2ore", by=BLUE)
    assert table.told("trade_countered", to=-1) == [
        {"seat": BLUE, "give": {"grain": 1, "brick": 1}, "take": {"ore": 2}}
    ]
    table.do(f"confirm_trade {BLUE}", by=RED)
    assert table.hand(RED) == {"ore": 1, "wool": 2, "grain": 1, "brick": 1}
    assert table.hand(BLUE) == {"grain": 1, "ore": 2}
    assert table.told("traded", to=-1) == [
        {"seat": RED, "with": BLUE, "give": {"ore": 2}, "take": {"grain": 1, "brick": 1}}
    ]


def test_base_53_a_counter_offer_that_the_active_seat_cannot_serve() -> None:
    table = offering().do("counter_trade 1grain 4ore", by=BLUE).do("counter_trade 1lumber 1wool", by=WHITE)
    assert table.legal(by=RED) == [f"confirm_trade {WHITE}", "withdraw_trade"]
    table.refused(f"confirm_trade {BLUE}", "trade.not_held", "BASE-53", by=RED)


def test_base_53_counter_offers_beside_a_taker() -> None:
    table = offering().do("accept_trade", by=BLUE).do("counter_trade 1lumber 1wool", by=WHITE)
    table.do("counter_trade 2brick 1wool", by=ORANGE)
    assert table.legal() == [*(f"confirm_trade {seat}" for seat in (BLUE, WHITE, ORANGE)), "withdraw_trade"]
    table.do(f"confirm_trade {ORANGE}")
    assert table.hands() == {**HANDS, RED: {"ore": 3, "wool": 1, "brick": 2}, ORANGE: {"wool": 1}}


def test_base_53_a_counter_offer_is_held_too() -> None:
    offering().refused("counter_trade 3grain 1ore", "trade.not_held", "BASE-53", by=BLUE)


# ---- the end of an offer


def test_base_53_everyone_declines() -> None:
    table = trading()
    before = table.game.state_bytes()
    table.do("offer_trade 2ore 1grain").do("decline_trade", "decline_trade", "decline_trade")
    assert table.game.state_bytes() == before
    assert [said["seat"] for said in table.told("trade_answered")] == [BLUE, WHITE, ORANGE]


def test_base_53_all_who_were_asked_decline() -> None:
    table = offering(f"offer_trade 2ore 1grain {WHITE},{ORANGE}").do("decline_trade", by=ORANGE)
    assert table.game.phase == "trade_answer"
    table.do("decline_trade", by=WHITE)
    assert (table.game.phase, table.game.seat) == ("action", RED)


@pytest.mark.parametrize(
    "answers", [{}, {BLUE: "accept_trade"}, {BLUE: "counter_trade 1grain 2wool", ORANGE: "decline_trade"}]
)
def test_base_53_a_withdrawn_offer_leaves_no_trace(answers: dict[int, str]) -> None:
    table = trading()
    before = table.game.state_bytes()
    table.do("offer_trade 2ore 1grain")
    for seat, answer in answers.items():
        table.do(answer, by=seat)
    table.refused("withdraw_trade", "trade.only_active", "BASE-53", by=WHITE)
    table.do("withdraw_trade", by=RED)
    assert table.game.state_bytes() == before


@pytest.mark.parametrize("answer", ["accept_trade", "counter_trade 1grain 2ore"])
def test_base_53_a_trade_leaves_nothing_but_the_cards(answer: str) -> None:
    table = offering().do("counter_trade 1lumber 9wool", by=WHITE).do(answer, by=BLUE)
    table.do(f"confirm_trade {BLUE}", by=RED)
    other = trading().hold(RED, ore=1, wool=2, grain=1).hold(BLUE, grain=1, brick=1, ore=2)
    assert table.game.state_bytes() == other.game.state_bytes()


def test_base_53_answers_in_any_order_meet_in_the_same_state() -> None:
    answers = {BLUE: "accept_trade", WHITE: "counter_trade 1lumber 1wool", ORANGE: "decline_trade"}
    before = offering().game
    ends = set()
    for order in permutations(answers):
        game = before.copy()
        for seat in order:
            game.apply(answers[seat], seat)
        ends.add(game.state_bytes())
    assert len(ends) == 1


def test_base_53_any_number_of_offers() -> None:
    table = trading()
    for _ in range(3):
        table.do(f"offer_trade 1ore 1brick {ORANGE}").do("decline_trade")
    table.do(f"offer_trade 1ore 1brick {ORANGE}").do("accept_trade", "confirm_trade 3")
    table.do(f"offer_trade 1brick 1grain {BLUE}").do("accept_trade", "confirm_trade 1", "end_turn")
    assert table.hand(RED) == {"ore": 2, "wool": 2, "grain": 1}


def test_base_53_watchers_hear_all_of_it() -> None:
    table = offering().do("decline_trade", "accept_trade", "decline_trade", f"confirm_trade {WHITE}")
    heard = table.game.events_for(-1)[-6:]
    assert [event.kind for event in heard] == ["trade_offered", *["trade_answered"] * 3, "traded", "trade_ended"]
    assert heard[0].fields == {"seat": RED, "give": {"ore": 2}, "take": {"grain": 1}, "to": [BLUE, WHITE, ORANGE]}
    assert [event.fields for event in heard[1:4]] == [
        {"seat": BLUE, "answer": "declined"},
        {"seat": WHITE, "answer": "accepted"},
        {"seat": ORANGE, "answer": "declined"},
    ]
    assert heard[4].fields == {"seat": RED, "with": WHITE, "give": {"ore": 2}, "take": {"grain": 1}}


# ---- only with the active seat, only in its time


@pytest.mark.parametrize("seat", [BLUE, WHITE, ORANGE])
def test_base_53_nobody_else_offers(seat: int) -> None:
    table = trading()
    assert table.game.forms(seat) == []
    table.refused("offer_trade 1grain 1ore", "seat.not_deciding", "BASE-53", by=seat)
    table.do("offer_trade 1ore 1grain")
    table.refused("offer_trade 1grain 1ore", "action.not_now", "BASE-53", by=seat)


def test_base_53_others_never_trade_among_themselves() -> None:
    table = offering().do("accept_trade", by=BLUE)
    table.refused(f"confirm_trade {BLUE}", "trade.only_active", "BASE-53", by=WHITE)
    table.refused(f"confirm_trade {BLUE}", "seat.not_deciding", "BASE-53", by=BLUE)


def test_base_53_one_offer_at_a_time_and_nothing_else_meanwhile() -> None:
    table = offering()
    for move in ("offer_trade 1ore 1wool", "end_turn", "maritime_trade ore wool", "buy_card"):
        table.refused(move, "action.not_now", "BASE-53", by=RED)


def test_base_53_not_before_the_roll_nor_while_the_robber_moves() -> None:
    table = a_table(hands=HANDS, dice=[(3, 4)])
    table.refused("offer_trade 1ore 1grain", "action.not_now", "BASE-31")
    table.do("roll")
    table.refused("offer_trade 1ore 1grain", "action.not_now", "BASE-39")
    table.do("move_robber -2,2", "offer_trade 1ore 1grain")


@pytest.mark.parametrize(("phases", "allowed"), [("separate", False), ("combined", True)])
def test_base_53_and_28_not_after_building_when_phases_are_separate(phases: str, allowed: bool) -> None:
    table = a_table(hands={RED: {"ore": 2, "wool": 1, "grain": 1}}, rolled=True, phases=phases).do("buy_card")
    if allowed:
        table.do("offer_trade 1ore 1grain")
    else:
        table.refused("offer_trade 1ore 1grain", "trade.after_building", "BASE-28")


# ---- terms


@pytest.mark.parametrize("terms", ["1ore 0", "0 1grain", "0 0"])
def test_base_54_no_gifts(terms: str) -> None:
    trading().refused(f"offer_trade {terms}", "trade.gift", "BASE-54")
    offering().refused(f"counter_trade {terms}", "trade.gift", "BASE-54", by=BLUE)


@pytest.mark.parametrize("terms", ["2wool 1wool", "1wool 2wool", "1wool 1wool", "1ore+1wool 1wool", "1wool 1wool+1ore"])
def test_base_54_not_the_same_kind_on_both_sides(terms: str) -> None:
    table = trading()
    table.refused(f"offer_trade {terms}", "trade.same_kind", "BASE-54")
    table.hold(BLUE, wool=2, ore=1).do("offer_trade 1ore 1grain")
    table.refused(f"counter_trade {terms}", "trade.same_kind", "BASE-54", by=BLUE)


@pytest.mark.parametrize(
    "offer",
    [
        "offer_trade 1knight 1ore",
        "offer_trade 1ore 1victory_point",
        "offer_trade 1road 1ore",
        "offer_trade 1point 1ore",
        "offer_trade 1ore 1grain 4",
        "offer_trade 1ore 1grain x",
        "offer_trade 1ore",
    ],
)
def test_base_55_only_resource_cards_are_tradeable(offer: str) -> None:
    table = a_table(hands=HANDS, cards={RED: ["knight"]}, rolled=True)
    before = table.game.state_bytes()
    with pytest.raises(UnknownAction):
        table.do(offer)
    assert table.game.state_bytes() == before


@pytest.mark.parametrize("count", [-1, 1000, True, 1.5, "1", None])
def test_base_55_whole_cards_only(count: object) -> None:
    table = trading()
    before = table.game.state_bytes()
    with pytest.raises(UnknownAction):
        table.game.apply(action("offer_trade", give={"ore": count}, take={"grain": 1}))
    assert table.game.state_bytes() == before
