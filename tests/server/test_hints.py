"""What a person is told to do: never to make an offer, nor to take their own back while others think about it."""

from __future__ import annotations

from archipel.catalogue import GameSpec, start
from archipel.catalogue.lessons import LEARNER, lesson
from archipel.engine.game import Game
from archipel.server.bots.worker import Question, Thinker
from archipel.server.table.commands import HINTS


def after_the_offer() -> Game:
    """The game of the first lesson, where the learner has just offered a trade."""
    first = lesson("base/first")
    spec = GameSpec(first.game, first.seats, tuple(first.options.items()))
    game = start(spec, first.seed, chance=first.chance, drawn_after=True)
    for move in first.opening:
        game.apply(move.action, move.seat)
    for step in first.steps:
        game.apply(step.do[0], LEARNER)
        if step.name == "trade":
            return game
        for move in step.then:
            game.apply(move.action, move.seat)
    raise AssertionError


def hint(game: Game) -> str:
    header = game.origin.header
    board = header["board"]
    assert isinstance(board, dict)
    question = Question(
        key="hint",
        bot=HINTS,
        seed=1,
        game="base",
        seats=4,
        options=dict(lesson("base/first").options),
        board=board,
        seat=LEARNER,
        view=game.view(LEARNER).to_bytes(),
        for_person=True,
    )
    return Thinker().think(question).action


def test_an_open_offer_is_left_alone_and_an_accepted_one_is_taken() -> None:
    game = after_the_offer()
    assert [str(action) for action in game.legal_actions(LEARNER)] == ["withdraw_trade"]
    assert hint(game) == "", "wait for the answers"
    for seat, answer in ((1, "decline_trade"), (2, "decline_trade"), (3, "accept_trade")):
        game.apply(answer, seat)
    assert hint(game) == "confirm_trade 3"
    game.apply("confirm_trade 3", LEARNER)
    assert not hint(game).startswith("offer_trade")
