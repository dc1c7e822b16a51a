"""A process that thinks for bots: it reads a question and answers it, until its input ends.

Compiled bots hold the interpreter while they think, so they must not share a process with the sockets. A question holds
a view, never a state: nothing that the seat does not know comes here. Questions and answers are MessagePack.
"""

from __future__ import annotations

import sys
from collections import OrderedDict
from typing import BinaryIO, Final

import msgspec
from msgspec import Struct

from archipel.bots import make
from archipel.bots.bot import Bot
from archipel.bots.evaluation import Evaluation
from archipel.bots.registry import parse_bot
from archipel.catalogue import GameSpec, rules_of
from archipel.engine.action import Action, encode
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.view import View, imagine
from archipel.plugins import load_plugins
from archipel.server.positions import state_from_bytes
from archipel.server.worker_process import answer_all

KEPT: Final = 512  # bots that are kept with what they have worked out
REASONS: Final = 3


class Question(Struct):
    """What would this bot do here? `key` names the bot among those of all tables and seats."""

    key: str
    bot: str
    seed: int
    game: str
    seats: int
    options: dict[str, bool | int | str]
    board: dict[str, object]
    seat: int
    view: bytes
    explain: bool = False
    scenario: str = ""  # the text of a custom scenario


class Thought(Struct):
    """An action in notation and, if asked for, the reasons; or the name of the error."""

    action: str = ""
    reasons: list[tuple[str, float]] = []
    error: str = ""


class Thinker:
    """The bots of this process and the rules they play by."""

    def __init__(self) -> None:
        self.bots: OrderedDict[tuple[str, str], Bot] = OrderedDict()
        self.rules: OrderedDict[bytes, Rules] = OrderedDict()

    def think(self, question: Question) -> Thought:
        rules = self._rules(question)
        view = View(state_from_bytes(rules, question.view, rules.new_scratch()), question.seat)
        action = self._bot(question).choose(view)
        return Thought(str(action), reasons_for(view, action) if question.explain else [])

    def _rules(self, question: Question) -> Rules:
        key = msgspec.msgpack.encode(
            (question.game, question.seats, question.options, question.board, question.scenario)
        )
        if key not in self.rules:
            spec = GameSpec(question.game, question.seats, tuple(question.options.items()), question.scenario)
            self.rules[key] = rules_of(spec, question.board)
            if len(self.rules) > KEPT:
                self.rules.popitem(last=False)
        return self.rules[key]

    def _bot(self, question: Question) -> Bot:
        key = (question.key, question.bot)
        if key in self.bots:
            self.bots.move_to_end(key)
        else:
            name, settings = parse_bot(question.bot)
            self.bots[key] = make(name, question.seed, **settings)
            if len(self.bots) > KEPT:
                self.bots.popitem(last=False)
        return self.bots[key]


def reasons_for(view: View, action: Action) -> list[tuple[str, float]]:
    """The features of the position that the action improves most for the seat, without chance, the best first."""
    g = imagine(view, 1)
    evaluation = Evaluation(view.rules)
    evaluation.prepare_turn(g)
    before = _features(evaluation, g, view.seat)
    code, values = encode(view.rules, action)
    if view.rules.verb_of[code].form:
        g.apply_form(view.seat, code, values)
    else:
        g.apply(view.seat, code)
    after = _features(evaluation, g, view.seat)
    gains = [(name, round(b - a, 3)) for name, a, b in zip(evaluation.names, before, after, strict=True)]
    return sorted((gain for gain in gains if gain[1] > 0), key=lambda gain: -gain[1])[:REASONS]


def _features(evaluation: Evaluation, g: State, seat: int) -> list[float]:
    evaluation.prepare_position(g)
    evaluation.write_features(g, seat, True)
    return [evaluation.out[i] * evaluation.weights[i] for i in range(len(evaluation.weights))]


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer until there are no more questions."""
    thinker = Thinker()
    decoder = msgspec.msgpack.Decoder(Question)

    def answer(question: bytes) -> bytes:
        try:
            thought = thinker.think(decoder.decode(question))
        except Exception as wrong:  # whatever fails in a bot, the table goes on with a simpler one
            thought = Thought(error=type(wrong).__name__)
        return msgspec.msgpack.encode(thought)

    answer_all(questions, answers, answer)


if __name__ == "__main__":
    load_plugins()
    serve(sys.stdin.buffer, sys.stdout.buffer)
