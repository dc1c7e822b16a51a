"""What an evaluation keeps from other positions is what a fresh one works out."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

import archipel
from archipel.bots.evaluation import Evaluation
from archipel.bots.trading import MINE, Trading
from archipel.bots.value import Value
from archipel.engine.chapter import Chapter
from archipel.engine.state import State
from archipel.rules.hands import Hands

GAMES = [
    "base:seats=4",
    "base:seats=4,event_cards=true,harbormaster=true",
    "base:seats=2,for_two=true",
    "cities_knights:seats=3",
    "seafarers/new_shores:seats=4",
    "seafarers/forgotten_tribe:seats=3",
    "seafarers/cloth:seats=3",
    "seafarers/four_islands:seats=3,cities_knights=true",
    "traders_barbarians/fishermen:seats=3",
    "traders_barbarians/rivers:seats=3",
    "traders_barbarians/caravans:seats=3",
    "traders_barbarians/barbarian_attack:seats=3",
    "traders_barbarians/wagons:seats=3",
    "junior:seats=3",
    *(
        pytest.param(f"seafarers/{name}:seats=4", marks=pytest.mark.long)
        for name in ("new_world", "oceania", "pirate_islands", "through_the_desert", "wonders")
    ),
]


without_junior = pytest.mark.parametrize("spec", [game for game in GAMES if game != "junior:seats=3"])


def steps_of(game: archipel.Game, most: int) -> Iterator[int]:
    """The game action by action, which are chosen by their number: the number of each."""
    for step in range(most):
        yield step
        actions = game.legal_actions()
        game.apply(actions[step * 7 % len(actions)])
        if game.over:
            break


def positions_of(spec: str, most: int, every: int) -> Iterator[tuple[int, State, Value, Trading]]:
    """One position of each `every`, with its number, prepared for an evaluation."""
    game = archipel.parse_spec(spec).new_game(4)
    value = Value(game.rules)
    trading = Trading(game.rules, value)
    for step in steps_of(game, most):
        if step % every == every - 1:
            g = game.state.copy()
            value.evaluation.prepare_turn(g)
            value.evaluation.prepare_position(g)
            yield step, g, value, trading


def all_scores(evaluation: Evaluation, g: State) -> list[float]:
    evaluation.prepare_position(g)
    return [evaluation.score(g, seat, own) for seat in range(g.rules.players) for own in (True, False)]


@pytest.mark.parametrize("spec", GAMES)
def test_what_is_kept_from_other_positions_still_holds(spec: str) -> None:
    """One evaluation sees the whole game and what each move could lead to; the other one only one position."""
    game = archipel.parse_spec(spec).new_game(4)
    kept = Evaluation(game.rules)
    for step in steps_of(game, 160):
        if step % 4 == 0:
            kept.prepare_turn(game.state)
            actions = game.legal_actions()
            for action in actions[: 40 : 1 + len(actions) // 6]:
                child = game.state.copy()
                child.apply(game.seat, action.code)
                all_scores(kept, child)
            fresh = Evaluation(game.rules)
            fresh.prepare_turn(game.state)
            assert all_scores(kept, game.state) == all_scores(fresh, game.state), step


@without_junior
def test_a_score_with_other_cards_is_that_of_the_position(spec: str) -> None:
    for step, g, value, trading in positions_of(spec, 100, every=10):
        for seat, own, kind in product(range(g.rules.players), (True, False), range(trading.kinds)):
            if kind == 0:
                trading.remember(MINE, g, seat, own)
            trading.cards.shift(g, seat, kind, 1 + kind % 2)
            again = value.evaluation.score_with_cards(MINE, g)
            assert again == value.evaluation.score(g, seat, own), (step, seat, own, kind)


@without_junior
def test_a_trade_harms_as_if_all_scores_were_worked_out(spec: str) -> None:
    """Gold is compared in The Rivers of Catan, so a trade may concern those who take no part in it."""
    for step, g, _, trading in positions_of(spec, 90, every=15):
        trading.look_closer()
        for hands in range(g.rules.players * trading.kinds):
            trading.cards.shift(g, hands // trading.kinds, hands % trading.kinds, hands % 3)
        for partner in range(1, g.rules.players):
            for terms in trading.terms[step % 7 :: 7]:
                assert trading.harm(g, 0, partner, terms) == trading.harm_to_all(g, 0, partner, terms)
                would = trading.would_accept(g, partner, 0, terms)
                assert trading.would_accept_in(0, g, partner, 0, terms) == would


@without_junior
def test_boards_are_a_part_of_the_state(spec: str) -> None:
    """Features have said for all chapters of our boxes which words they read."""
    rules = archipel.parse_spec(spec).new_game(4).rules
    spans = list(Evaluation(rules).boards.spans)
    assert 0 < sum(end - first for first, end in zip(spans[::2], spans[1::2])) < rules.size * 2 // 3
    seen_by_all = {
        word for block in rules.blocks if block.seen == "public" for word in range(block.at, block.at + block.size)
    }
    assert all(word in seen_by_all for first, end in zip(spans[::2], spans[1::2]) for word in range(first, end))


@without_junior
def test_the_others_are_judged_without_the_cards_of_a_seat(spec: str) -> None:
    """The sum that is kept for other positions is what it would be here, whatever the seat holds."""
    game = archipel.parse_spec(spec).new_game(4)
    value = Value(game.rules)
    hidden = {first for first, _ in value.evaluation.hidden_cards[1]}
    spans = list(value.evaluation.read_by_others(1))
    assert not any(first <= word < end for first, end in zip(spans[::2], spans[1::2]) for word in hidden)
    for step in steps_of(game, 160):
        if step % 8 == 0:
            value.evaluation.prepare_turn(game.state)
        for seat in range(game.rules.players):
            value.log_odds(game.state, seat)
            assert value.rivals == value.score_rivals(game.state, seat)
        g = game.state.copy()
        for hands in (chapter for chapter in game.rules.chapters if isinstance(chapter, Hands)):
            hands.gain(g, game.seat, step % 5, 1)
        value.log_odds(g, game.seat)
        assert value.rivals == value.score_rivals(g, game.seat)


def test_of_an_unknown_chapter_every_word_may_matter() -> None:
    evaluation = Evaluation(archipel.parse_spec("base:seats=4").new_game(4).rules)
    evaluation.read_answers(Chapter("temples"))
    assert list(evaluation.boards.spans) == [0, evaluation.rules.size]
