"""The strong and the expert bot bargain: more offers, better terms than those that are offered, and a belief of what
the others hold."""

from __future__ import annotations

import pytest

import archipel
from archipel import bots
from archipel.bots.belief import Belief
from archipel.bots.evaluation import Evaluation
from archipel.bots.planner import Planner
from archipel.bots.standard import StandardBot
from archipel.bots.trading import (
    BARGAIN_OTHERS_LEAST,
    NOTICEABLE,
    Offer,
    Refusal,
    Trading,
    all_terms,
    two_for_two,
)
from archipel.bots.turn_beam import OUTCOMES
from archipel.bots.value import Value
from archipel.engine.state import State
from archipel.engine.view import imagine
from archipel.rules.hands import Hands
from tests.bots.games import SMALL, play
from tests.rules.traders_barbarians.attack_tables import an_attack_table
from tests.rules.traders_barbarians.test_rivers import a_river_table
from tests.tables import BLUE, ORANGE, RED, WHITE, Table, a_table

HANDS = {
    RED: {"wool": 2, "lumber": 1},
    BLUE: {"ore": 4, "grain": 2},
    WHITE: {"brick": 3, "wool": 3},
    ORANGE: {"lumber": 5, "grain": 1, "ore": 1},
}


def held(g: State) -> list[list[int]]:
    hands = g.rules.the(Hands)
    return [[int(hands.held(g, p, k)) for k in range(hands.kinds)] for p in range(g.rules.players)]


def believed(table: Table, world: int) -> tuple[State, State]:
    """An imagined world, and the same with the cards dealt by what the seats produce."""
    evaluation = Evaluation(table.rules)
    dealt = imagine(table.game.view(RED), world)
    evaluation.prepare_turn(dealt)
    evaluation.prepare_position(dealt)
    before = dealt.copy()
    Belief(table.rules, evaluation).deal(dealt, RED, world)
    return before, dealt


@pytest.mark.parametrize("world", range(5))
def test_a_belief_keeps_the_sizes_of_hands_and_the_cards_of_each_kind(world: int) -> None:
    table = a_table(hands=HANDS, rolled=True)
    before, after = believed(table, world)
    assert held(after)[RED] == held(before)[RED] == held(table.state)[RED]
    assert [sum(hand) for hand in held(after)] == [sum(hand) for hand in held(table.state)]
    assert [sum(kind) for kind in zip(*held(after))] == [sum(kind) for kind in zip(*held(table.state))]
    assert min(min(hand) for hand in held(after)) >= 0


def test_seats_are_believed_to_hold_what_they_produce() -> None:
    """On average over many worlds the cards of a hand come in at a higher rate there than after an even deal."""
    table = a_table(hands=HANDS, rolled=True)
    evaluation = Evaluation(table.rules)
    evaluation.prepare_turn(table.state)
    evaluation.prepare_position(table.state)
    rates = list(evaluation.production)
    evenly = by_production = 0.0
    for world in range(40):
        before, after = believed(table, world)
        for p in (BLUE, WHITE, ORANGE):
            evenly += sum(n * rates[5 * p + k] for k, n in enumerate(held(before)[p]))
            by_production += sum(n * rates[5 * p + k] for k, n in enumerate(held(after)[p]))
    assert by_production > 1.1 * evenly


def test_two_cards_for_two_are_among_the_terms_of_a_bargainer() -> None:
    rules = a_table().rules
    trading = Trading(rules, Value(rules))
    assert trading.terms == all_terms(5)
    trading.bargain()
    assert trading.terms == all_terms(5) + two_for_two(5)
    for terms in two_for_two(5):
        assert sum(terms[:5]) == sum(terms[5:]) == 2
        assert all(terms[k] == 0 or terms[5 + k] == 0 for k in range(5))
    assert len({tuple(terms) for terms in two_for_two(5)}) == len(two_for_two(5))


@pytest.mark.parametrize(
    ("offer", "bargains", "answer"),
    [
        ("1grain 1wool", 0, "accept_trade"),
        ("1grain 1wool", 1, "counter_trade 1lumber 2grain"),
        ("1lumber 1wool", 1, "accept_trade"),
    ],
)
def test_a_bargainer_asks_for_better_terms_if_they_are_clearly_better(offer: str, bargains: int, answer: str) -> None:
    """Blue would do with a grain for a wool; for one of three lumber red gives two."""
    hands = {RED: {"ore": 3, "grain": 3, "wool": 2, "brick": 1, "lumber": 1}, BLUE: {"lumber": 3, "ore": 1, "wool": 2}}
    table = a_table(hands=hands, rolled=True).do(f"offer_trade {offer} {BLUE}")
    assert str(StandardBot(1, bargains=bargains).choose(table.game.view(BLUE))) == answer


def test_a_seat_that_has_refused_is_taken_to_hold_other_cards() -> None:
    """In worlds where a seat would have taken what it refused it takes nothing; the others are asked as before."""
    table = a_table(hands=HANDS, rolled=True)
    value = Value(table.rules)
    trading = Trading(table.rules, value)
    trading.bargain()
    value.evaluation.prepare_turn(table.state)
    worlds = [imagine(table.game.view(RED), world) for world in range(6)]
    trading.look_closer()
    trading.rule_out(worlds, 0, RED, [])
    offers = trading.offers(worlds, RED, 20)
    for offer in offers:
        trading.ask_only_the_likely(worlds, RED, offer)
    first = next(offer for offer in offers if int(offer.asked).bit_count() > 1)
    asked, chance, refused = first.asked, first.chance, table.rules.bits[first.partner]
    trading.rule_out(worlds, 0, RED, [Refusal(first.terms, refused)])
    trading.ask_only_the_likely(worlds, RED, first)
    assert first.asked == asked & ~refused
    assert 0 < first.chance < chance


def test_nobody_is_asked_with_whom_the_bot_would_not_trade() -> None:
    """A city's ore for a wool helps blue, who leads, more than red; white may have it."""
    table = a_table(
        hands={RED: {"ore": 2, "lumber": 1}, BLUE: {"grain": 2, "wool": 3}, WHITE: {"wool": 3}}, rolled=True
    )
    table.set_points(BLUE, 7)
    bot = StandardBot(1, bargains=1)
    planner = bot.planner_for(table.rules)
    trading = planner.trading
    assert trading is not None
    planner.value.evaluation.prepare_turn(table.state)
    planner.value.evaluation.prepare_position(table.state)
    terms = [0, 0, 0, 0, 2, 0, 0, 1, 0, 0]
    harms = {seat: trading.harm(table.state, RED, seat, terms) for seat in (BLUE, WHITE)}
    assert harms[BLUE] > harms[WHITE]
    offer = Offer(terms, table.rules.bits[BLUE] | table.rules.bits[WHITE], BLUE, 0.75)
    offer.willing = {BLUE: 0.5, WHITE: 0.5}
    bot.dealer.ask_only_the_harmless(trading, table.state, RED, offer, (harms[BLUE] + harms[WHITE]) / 2)
    assert (offer.asked, offer.partner, offer.chance) == (table.rules.bits[WHITE], WHITE, 0.5)
    bot.dealer.ask_only_the_harmless(trading, table.state, RED, offer, harms[WHITE])
    assert (offer.asked, offer.chance) == (0, 0.0)


def refused_in_a_turn(bot: StandardBot, table: Table) -> list[tuple[int, set[str]]]:
    """Red's turn, if nobody ever takes an offer: who was asked for what, one after another."""
    asked: list[tuple[int, set[str]]] = []
    while str(action := bot.choose(table.game.view(RED))) != "end_turn":
        table.game.apply(action, RED)
        if action.kind == "offer_trade":
            seats, wanted = action.fields["to"], action.fields["take"]
            assert isinstance(seats, list)
            assert isinstance(wanted, dict)
            for seat in seats:
                asked.append((seat, set(wanted)))
                table.game.apply("decline_trade", seat)
    return asked


def test_what_a_seat_has_refused_it_is_seldom_asked_for_again() -> None:
    hands = {RED: {"brick": 3, "grain": 2}, BLUE: {"wool": 4}, WHITE: {"wool": 3}, ORANGE: {"grain": 3}}
    again = 0
    for seed in range(8):
        bot = bots.make("strong", seed)
        assert isinstance(bot, StandardBot)
        asked = refused_in_a_turn(bot, a_table(hands=hands, rolled=True))
        assert asked
        again += sum(seat == other and bool(a & b) for k, (seat, a) in enumerate(asked) for other, b in asked[:k])
    assert again <= 4


def test_after_a_trade_nothing_is_known_of_what_the_seat_refused_before() -> None:
    table = a_table(hands=HANDS, rolled=True)
    bot = StandardBot(1, offers=4, bargains=1)
    bot.dealer.turn, bot.dealer.offered, bot.dealer.asked = table.game.turn, [[0, 0, 1, 0, 0, 0, 0, 0, 0, 1]], 2
    bot.dealer.refusals = [Refusal([0, 0, 1, 0, 0, 1, 0, 0, 0, 0], 2 + 4)]
    table.do(f"offer_trade 1wool 1ore {BLUE},{ORANGE}")
    table.game.apply("decline_trade", ORANGE)
    table.game.apply("accept_trade", BLUE)
    other = bot.copy()
    assert str(bot.choose(table.game.view(RED))) == f"confirm_trade {BLUE}"
    assert [refusal.seats for refusal in bot.dealer.refusals] == [4, 8]
    assert isinstance(other, StandardBot)
    assert [refusal.seats for refusal in other.dealer.refusals] == [6]


@pytest.mark.parametrize("bargains", [0, 1])
def test_a_bargainer_plans_the_turn_after_a_trade_as_far_as_before_it(bargains: int) -> None:
    hand = {"ore": 4, "grain": 4, "wool": 4, "brick": 4, "lumber": 4}
    table = a_table(hands={RED: hand}, rolled=True)
    bot = StandardBot(1, 16, 400, bargains=bargains)
    planner = bot.planner_for(table.rules)
    planner.value.evaluation.prepare_turn(table.state)
    planner.beam.plan(table.state, RED, 16, 400)
    best = planner.beam.worth
    assert (abs(bot.dealer.after_trade(planner, table.state, RED) - best) < 1.0e-4) == (bargains == 1)


@pytest.mark.parametrize(
    ("red", "blue", "offer", "bargains", "chosen"),
    [
        (
            {"brick": 1, "lumber": 1, "ore": 1},
            {"brick": 1, "grain": 1, "lumber": 2},
            "1ore 1grain",
            0,
            "withdraw_trade",
        ),
        ({"brick": 1, "lumber": 1, "ore": 1}, {"brick": 1, "grain": 1, "lumber": 2}, "1ore 1grain", 1, "confirm_trade"),
        (
            {"lumber": 1, "wool": 2, "grain": 1, "ore": 1},
            {"lumber": 2, "wool": 1},
            "1wool 1lumber",
            0,
            "withdraw_trade",
        ),
        ({"lumber": 1, "wool": 2, "grain": 1, "ore": 1}, {"lumber": 2, "wool": 1}, "1wool 1lumber", 1, "confirm_trade"),
        (
            {"brick": 1, "wool": 1, "grain": 1, "ore": 2},
            {"lumber": 1, "wool": 2},
            "1grain 1lumber",
            1,
            "withdraw_trade",
        ),
    ],
)
def test_a_bargainer_takes_an_accepted_offer_back_only_if_it_costs_something(
    red: dict[str, int], blue: dict[str, int], offer: str, bargains: int, chosen: str
) -> None:
    table = a_table(hands={RED: red, BLUE: blue}, rolled=True).do(f"offer_trade {offer} {BLUE}").do("accept_trade")
    assert StandardBot(1, bargains=bargains).choose(table.game.view(RED)).kind == chosen


def test_a_bargainer_asks_others_for_what_costs_them_a_trifle() -> None:
    table = a_table(hands=HANDS, rolled=True)
    trading = Trading(table.rules, Value(table.rules))
    trading.value.evaluation.prepare_turn(table.state)
    gains = {}
    for terms in trading.terms:
        gains[tuple(terms)] = trading.gain_of(table.state, BLUE, RED, terms)
    little = [list(terms) for terms, gain in gains.items() if BARGAIN_OTHERS_LEAST < gain < NOTICEABLE]
    much = [list(terms) for terms, gain in gains.items() if gain < BARGAIN_OTHERS_LEAST]
    assert little and much
    assert not any(trading.would_accept(table.state, BLUE, RED, terms) for terms in little + much)
    trading.bargain()
    assert all(trading.would_accept(table.state, BLUE, RED, terms) for terms in little)
    assert not any(trading.would_accept(table.state, BLUE, RED, terms) for terms in much)


def test_turns_after_offers_are_planned_once_as_long_as_nothing_but_offers_is_done() -> None:
    hands = {RED: {"brick": 3, "grain": 2}, BLUE: {"wool": 4}, WHITE: {"wool": 3}, ORANGE: {"grain": 3}}
    table = a_table(hands=hands, rolled=True)
    bot = bots.make("strong", 1)
    assert isinstance(bot, StandardBot)
    planned: dict[tuple[int, ...], float] = {}
    offers = 0
    while str(action := bot.choose(table.game.view(RED))) != "end_turn":
        assert action.kind == "offer_trade"
        offers += 1
        assert all(bot.dealer.planned[known] == worth for known, worth in planned.items())
        planned = dict(bot.dealer.planned)
        assert isinstance(other := bot.copy(), StandardBot)
        assert other.dealer.planned == planned
        table.game.apply(action, RED)
        seats = action.fields["to"]
        assert isinstance(seats, list)
        for seat in seats:
            table.game.apply("decline_trade", seat)
    assert offers > 1
    assert planned
    assert bot.dealer.planned == {}


@pytest.mark.parametrize("spec", ["1gold 1ore", "2gold 1ore", "1ore 2gold", "3gold 1ore"])
def test_the_points_of_gold_are_counted_after_a_trade_that_is_only_thought_of(spec: str) -> None:
    """Red has most gold, and blue least; the tiles go about as in a real trade."""
    before = {RED: {"gold": 3, "ore": 1}, BLUE: {"gold": 2, "ore": 1}, WHITE: {"gold": 2}, ORANGE: {"gold": 2}}
    table = a_river_table(hands=before)
    trading = Trading(table.rules, Value(table.rules))
    given, taken = spec.split()
    terms = [0] * (2 * trading.kinds)
    for first, goods in ((0, given), (trading.kinds, taken)):
        terms[first + trading.cards.names.index(goods[1:])] = int(goods[0])
    thought_of = table.state.copy()
    trading.shift_both(thought_of, RED, BLUE, terms)
    assert trading.has_open_goods(terms)
    assert not trading.has_open_goods(trading.hidden_part(terms))
    table.do(f"offer_trade {spec} to={BLUE}").do("accept_trade", by=BLUE).do(f"confirm_trade {BLUE}", by=RED)
    for name in ("points", "poor", "wealthiest"):
        block = table.rules.block_named[name]
        now, thought = (list(g.s[block.at : block.at + block.size]) for g in (table.state, thought_of))
        assert now == thought, name
    assert held(thought_of)[RED] == held(table.state)[RED]


@pytest.mark.parametrize(("points", "poor", "shunned"), [(6, 0, False), (6, 1, True), (5, 1, False), (8, 0, True)])
def test_a_seat_that_is_only_poor_is_near_the_end(points: int, poor: int, shunned: bool) -> None:
    """With a little gold it has two points more."""
    table = a_river_table().set_points(ORANGE, points)
    table.state.s[table.rules.block_named["poor"].at + ORANGE] = poor
    trading = Trading(table.rules, Value(table.rules))
    trading.embargo = True
    assert trading.is_shunned(table.state, ORANGE) == shunned


def test_a_glance_counts_what_chance_brings_as_many_positions() -> None:
    """In Barbarian Attack a card is drawn at once, and each card there is asks for a place."""
    table = an_attack_table(hands={RED: {"ore": 3, "wool": 3, "grain": 3}})
    beam = Planner(table.rules).beam
    beam.value.evaluation.prepare_turn(table.state)
    beam.plan(table.state, RED, 4, 1000)
    long, best = beam.count, beam.worth
    assert beam.glance(table.state, RED, 4, 1000) == pytest.approx(best, abs=1.0e-4)
    assert beam.count >= long + OUTCOMES - 1
    beam.plan(table.state, RED, 4, 1000)
    assert beam.count == long


def test_who_bargains() -> None:
    for name, bargains, offers in (("standard", 0, 1), ("strong", 1, 8), ("expert", 1, 8)):
        for bot in (bots.make(name, 1), bots.make(name, 1).copy()):
            assert isinstance(bot, StandardBot)
            assert (bot.bargains, bot.offers) == (bargains, offers)


@pytest.mark.slow
def test_a_game_of_bargainers_ends() -> None:
    game = play("base:seats=4", ["strong"] * 4, seed=5, **SMALL["strong"])
    assert isinstance(game, archipel.Game)
    assert game.over
