"""Trade between bots: what they accept, refuse, offer, ask for instead, and that it comes to an end."""

from __future__ import annotations

import pytest

import archipel
from archipel import bots
from archipel.bots.trading import Trading, all_terms
from archipel.bots.value import Value
from tests.bots.games import SMALL
from tests.tables import BLUE, ORANGE, RED, WHITE, Table, a_table

pytestmark = pytest.mark.compiled

RICH = {"ore": 2, "wool": 3, "lumber": 1, "brick": 1}


def choice(table: Table, seat: int, name: str = "standard", seed: int = 1, **settings: int) -> archipel.Action:
    return bots.make(name, seed=seed, **{**SMALL[name], **settings}).choose(table.game.view(seat))


def asked(offer: str, hand: dict[str, int], points: int = 2, seats: int = 4) -> Table:
    """Red offers something to blue, who holds this hand."""
    table = a_table(seats, hands={RED: RICH, BLUE: hand}, rolled=True).set_points(RED, points)
    return table.do(f"offer_trade {offer} {BLUE}")


@pytest.mark.parametrize("name", ["greedy", "standard"])
@pytest.mark.parametrize("seed", range(3))
def test_a_clearly_good_offer_is_accepted(name: str, seed: int) -> None:
    """The third ore for a city, for one of four lumber."""
    table = asked("1ore 1lumber", {"lumber": 4, "grain": 2, "ore": 2})
    assert choice(table, BLUE, name, seed).kind == "accept_trade"


@pytest.mark.parametrize("name", ["greedy", "standard"])
@pytest.mark.parametrize("seed", range(3))
def test_the_same_offer_of_a_seat_about_to_win_is_refused(name: str, seed: int) -> None:
    table = asked("1ore 1lumber", {"lumber": 4, "grain": 2, "ore": 2}, points=9)
    assert choice(table, BLUE, name, seed).kind == "decline_trade"


@pytest.mark.parametrize("name", ["greedy", "standard"])
def test_what_one_needs_is_not_given_away(name: str) -> None:
    """An ore out of a city that is complete, for wool."""
    table = asked("1wool 1ore", {"ore": 3, "grain": 2})
    assert choice(table, BLUE, name).kind in ("decline_trade", "counter_trade")


def test_helping_a_leader_costs_more_than_helping_the_last() -> None:
    """The same terms, judged for blue: the partner's gain stands in the way more, the nearer it is to the end."""
    gains = []
    for points in (2, 5, 8):
        table = asked("1wool 1lumber", {"lumber": 4, "grain": 2, "ore": 2}, points)
        value = Value(table.rules)
        trading = Trading(table.rules, value)
        value.evaluation.prepare_turn(table.state)
        value.evaluation.prepare_position(table.state)
        gains.append(trading.harm(table.state, BLUE, RED, trading.offered(table.state)))
    assert 0.0 < gains[0] < gains[1] < gains[2]


def test_in_a_duel_what_helps_one_harms_the_other_as_much() -> None:
    table = asked("1ore 1lumber", {"lumber": 4, "grain": 2, "ore": 2}, seats=2)
    value = Value(table.rules)
    trading = Trading(table.rules, value)
    value.evaluation.prepare_turn(table.state)
    value.evaluation.prepare_position(table.state)
    terms = trading.offered(table.state)
    assert trading.harm(table.state, BLUE, RED, terms) == pytest.approx(
        trading.gain_of_other(table.state, RED, terms, terms)
    )


# Red has three ore and a grain: the second grain for a city is missing.
MISSING_A_GRAIN = {
    RED: {"ore": 3, "grain": 1, "brick": 2},
    BLUE: {"lumber": 3, "ore": 2},
    WHITE: {"grain": 2, "ore": 1, "brick": 1},
    ORANGE: {"lumber": 2, "wool": 1, "grain": 1},
}


@pytest.mark.parametrize("seed", range(4))
def test_an_offer_helps_oneself_and_may_help_the_others(seed: int) -> None:
    """The second grain is asked for, brick that is not needed is given."""
    table = a_table(hands=MISSING_A_GRAIN, rolled=True)
    offer = choice(table, RED, seed=seed)
    assert offer.kind == "offer_trade"
    assert offer["take"] == {"grain": 1}
    assert set(dict_of(offer["give"])) == {"brick"}
    table.game.apply(offer)
    assert table.game.phase == "trade_answer"


def dict_of(value: object) -> dict[str, int]:
    assert isinstance(value, dict)
    return value


def test_nothing_is_offered_to_a_seat_about_to_win() -> None:
    hands = {RED: {"ore": 3, "grain": 1, "brick": 2}, BLUE: {"grain": 5}}
    table = a_table(hands=hands, rolled=True).set_points(BLUE, 9)
    assert choice(table, RED).kind != "offer_trade"
    assert choice(table.set_points(BLUE, 2), RED).kind == "offer_trade"


def test_a_bot_without_offers_makes_none() -> None:
    table = a_table(hands={RED: {"ore": 3, "grain": 1, "brick": 2}, BLUE: {"grain": 5}}, rolled=True)
    assert choice(table, RED, offers=0).kind != "offer_trade"


def test_a_turn_has_few_offers_and_never_the_same_twice() -> None:
    """Everybody declines everything; the turn ends all the same."""
    table = a_table(hands=MISSING_A_GRAIN, rolled=True)
    bot = bots.make("standard", seed=3, **{**SMALL["standard"], "offers": 2})
    offers = []
    for _ in range(60):
        if table.game.turn > 1:
            break
        if table.game.phase == "trade_answer" and table.game.seat != RED:
            table.do("decline_trade")
            continue
        action = bot.choose(table.game.view(RED))
        if action.kind == "offer_trade":
            offers.append(str(action).rsplit(" ", 1)[0])
        table.game.apply(action)
    assert table.game.turn > 1
    assert 1 <= len(offers) <= 2
    assert len(set(offers)) == len(offers)


def test_a_counter_offer_asks_for_what_is_needed() -> None:
    """Some offers that blue declines suggest better terms to it; red may take them or not."""
    found = 0
    for hand in ({"lumber": 5, "brick": 1, "grain": 1}, {"lumber": 4, "wool": 2, "grain": 2}, {"ore": 4, "lumber": 3}):
        for offer in ("1wool 1grain", "1brick 1grain", "1ore 1grain", "1wool 1brick"):
            hands = {RED: {**RICH, "brick": 3}, BLUE: hand}
            table = a_table(hands=hands, rolled=True).do(f"offer_trade {offer} {BLUE}")
            answer = choice(table, BLUE)
            if answer.kind == "counter_trade":
                found += 1
                table.game.apply(answer, BLUE)
                assert table.game.seat == RED
                assert choice(table, RED).kind in ("confirm_trade", "withdraw_trade")
    assert found > 0


def test_the_taker_who_gains_least_from_it_is_chosen() -> None:
    """Both would trade on the same terms; blue is far ahead."""
    hands = {RED: {"ore": 4, "grain": 1, "brick": 1, "lumber": 1}, BLUE: {"wool": 2}, WHITE: {"wool": 2}}
    table = a_table(hands=hands, rolled=True).set_points(BLUE, 7)
    table.do(f"offer_trade 1ore 1wool {BLUE},{WHITE}").do("accept_trade", by=BLUE).do("accept_trade", by=WHITE)
    assert str(choice(table, RED)) == f"confirm_trade {WHITE}"


def test_a_bad_counter_offer_is_not_taken() -> None:
    """Three ore for a wool: red withdraws."""
    hands = {RED: {"ore": 3, "grain": 2, "brick": 2}, BLUE: {"wool": 3}}
    table = a_table(hands=hands, rolled=True).do(f"offer_trade 1brick 1wool {BLUE}")
    table.do("counter_trade 1wool 3ore", by=BLUE)
    assert choice(table, RED).kind == "withdraw_trade"


def test_terms_are_of_two_or_three_cards_and_never_of_one_kind() -> None:
    terms = all_terms(5)
    assert len(terms) == 20 + 2 * (5 * 4 + 10 * 3)
    assert len({tuple(one) for one in terms}) == len(terms)
    for one in terms:
        assert 2 <= sum(one) <= 3
        assert all(one[k] == 0 or one[5 + k] == 0 for k in range(5))


def test_judging_terms_leaves_no_trace() -> None:
    table = asked("1ore 1lumber", {"lumber": 4, "grain": 2, "ore": 2})
    value = Value(table.rules)
    trading = Trading(table.rules, value)
    value.evaluation.prepare_turn(table.state)
    before = table.game.state_bytes()
    trading.accepts(table.state, BLUE)
    trading.counter(table.state, BLUE)
    trading.offers([table.state], RED, 3)
    assert table.game.state_bytes() == before
    assert set(value.evaluation.certain) == {0.0}
    assert set(value.evaluation.certain_count) == {0.0}
