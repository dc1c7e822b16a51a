"""Positions for searches: what they say, playing on from them, and chance; the bot of the page plays with them."""

from __future__ import annotations

import re
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import archipel
from archipel import Position
from archipel.engine.errors import IllegalAction, UnknownAction

PAGE = Path(__file__).resolve().parents[2] / "docs" / "searching.md"


def played(steps: int, seed: int = 3) -> archipel.Game:
    game = archipel.new_game("base", seats=3, seed=seed)
    for number in range(steps):
        actions = game.legal_actions()
        game.apply(actions[number % len(actions)])
    return game


def test_a_position_fits_the_view() -> None:
    game = played(60)
    view = game.view(game.seat)
    position = archipel.imagine(view, 7)
    assert (position.seat, position.turn, position.phase) == (game.seat, game.turn, game.phase)
    assert (position.over, position.winners) == (False, [])
    assert position.legal_actions() == view.legal_actions()
    assert position.view(game.seat).to_bytes()[: 8 * 5] == view.to_bytes()[: 8 * 5]
    with pytest.raises(IllegalAction):
        position.legal_actions(3)


def test_it_plays_on_to_the_end_and_leaves_the_game_alone() -> None:
    game = played(60)
    before = game.state_bytes()
    position = archipel.imagine(game.view(game.seat), 7)
    start = position.copy()
    for number in range(20_000):
        if position.over:
            break
        actions = position.legal_actions()
        position.apply(actions[(7 * number) % len(actions)])
    assert position.over
    assert [position.points(seat) >= 10 for seat in position.winners] == [True]
    assert position.legal_actions() == []
    assert start.state.to_bytes() != position.state.to_bytes()
    assert game.state_bytes() == before


def test_outcomes_add_up_to_one() -> None:
    position = Position(played(60).state.copy())
    while position.phase != "before_roll":
        position.apply(position.legal_actions()[0])
    (roll,) = [action for action in position.legal_actions() if action.kind == "roll"]
    outcomes = position.outcomes(roll)
    assert sum(chance for _, chance, _ in outcomes) == Fraction(1)
    assert len(outcomes) == 36
    assert [(what, chance) for what, chance, _ in position.outcomes("roll")] == [o[:2] for o in outcomes]
    assert position.phase == "before_roll"
    with pytest.raises(UnknownAction):
        position.outcomes("sing")
    position.apply("roll")
    assert position.phase != "before_roll"


def test_a_form_can_be_applied() -> None:
    position = Position(played(60).state.copy())
    while position.phase != "action" or not position.view(position.seat).forms():
        position.apply(position.legal_actions()[-1])
    hand = position.view(position.seat).to_json()["hand"]
    assert isinstance(hand, list)
    names = ["lumber", "brick", "wool", "grain", "ore"]
    give = next(name for name, count in zip(names, hand[position.seat], strict=True) if count)
    take = next(name for name in names if name != give)
    position.apply(archipel.action("offer_trade", give={give: 1}, take={take: 1}))
    assert position.phase == "trade_answer"


def test_the_bot_of_the_page_plays() -> None:
    (source,) = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    made: dict[str, Any] = {}
    exec(source, made)
    game = archipel.new_game("base", seats=3, seed=1)
    bots = [made["OnePly"](seat) for seat in range(3)]
    for _ in range(14):
        game.apply(bots[game.seat].choose(game.view(game.seat)))
    assert game.turn >= 1
