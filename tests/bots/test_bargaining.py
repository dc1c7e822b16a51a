"""The strong and the expert bot bargain: more offers, better terms than those that are offered, and a belief of what
the others hold."""

from __future__ import annotations

import pytest

import archipel
from archipel import bots
from archipel.bots.belief import Belief
from archipel.bots.evaluation import Evaluation
from archipel.bots.standard import StandardBot
from archipel.bots.trading import Trading, all_terms, two_for_two
from archipel.bots.value import Value
from archipel.engine.state import State
from archipel.engine.view import imagine
from archipel.rules.hands import Hands
from tests.bots.games import SMALL, play
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


def test_who_bargains() -> None:
    for name, bargains, offers in (("standard", 0, 1), ("strong", 1, 4), ("expert", 1, 4)):
        for bot in (bots.make(name, 1), bots.make(name, 1).copy()):
            assert isinstance(bot, StandardBot)
            assert (bot.bargains, bot.offers) == (bargains, offers)


@pytest.mark.slow
def test_a_game_of_bargainers_ends() -> None:
    game = play("base:seats=4", ["strong"] * 4, seed=5, **SMALL["strong"])
    assert isinstance(game, archipel.Game)
    assert game.over
