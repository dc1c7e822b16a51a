"""A process that thinks for bots: it reads a question and answers it, until its input ends.

Compiled bots hold the interpreter while they think, so they must not share a process with the sockets. A question holds
a view, never a state: nothing that the seat does not know comes here. Questions and answers are MessagePack.
"""

from __future__ import annotations

import sys
import traceback
from collections import OrderedDict
from typing import Any, BinaryIO, Final

import msgspec
from msgspec import Struct

from archipel.board.tables import vec_of
from archipel.bots import make
from archipel.bots.bot import Bot, legal_codes
from archipel.bots.evaluation import Evaluation
from archipel.bots.lookahead import Lookahead
from archipel.bots.registry import parse_bot
from archipel.bots.value import Value
from archipel.catalogue import GameSpec, rules_of
from archipel.engine import roles
from archipel.engine.action import Action, encode
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.view import View, imagine, state_to_json, view_of
from archipel.plugins import load_plugins
from archipel.server.positions import state_from_bytes
from archipel.server.worker_process import answer_all

KEPT: Final = 512  # bots that are kept with what they have worked out
REASONS: Final = 3
TRACE: Final = 20_000  # characters of a traceback, the last ones
POINTS: Final = ("points", "secret_points")


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
    scenario: str = ""  # the text of a custom scenario
    for_person: bool = False  # a hint: with reasons, and no offer or withdrawal
    without: list[str] = []  # actions that a person does not want to be hinted at


class Thought(Struct):
    """An action in notation; for a person the reasons, their hand and points after it; or what went wrong: the kind of
    the error, what it says, where. No action: there is nothing to hint at."""

    action: str = ""
    reasons: list[tuple[str, float]] = []
    hand: dict[str, int] = {}
    points: int = 0
    error: str = ""
    said: str = ""
    trace: str = ""


class Thinker:
    """The bots of this process and the rules they play by."""

    def __init__(self) -> None:
        self.bots: OrderedDict[tuple[str, str], Bot] = OrderedDict()
        self.rules: OrderedDict[bytes, Rules] = OrderedDict()

    def think(self, question: Question) -> Thought:
        rules = self._rules(question)
        view = View(state_from_bytes(rules, question.view, rules.new_scratch()), question.seat)
        action = self._bot(question).choose(view)
        if not question.for_person:
            return Thought(str(action))
        hinted = action if _is_good_hint(view, action, question.without) else another(view, question.without)
        return Thought() if hinted is None else explained(view, hinted)

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


def _is_good_hint(view: View, action: Action, without: list[str]) -> bool:
    """Whether a person should be told of an action: an offer is theirs to think of, and theirs to let stand."""
    has = view.rules.verb_named[action.kind].roles
    return roles.WITHDRAW not in has and roles.OFFER not in has and str(action) not in without


def another(view: View, without: list[str]) -> Action | None:
    """The best action one step ahead that a person should be told of, but for those they have seen."""
    g = imagine(view, 1)
    lookahead = Lookahead(Value(view.rules))
    lookahead.value.evaluation.prepare_turn(g)
    codes = legal_codes(g, view.seat)
    left = [code for code in codes if _is_good_hint(view, view.rules.actions[code], without)]
    return view.rules.actions[lookahead.best(g, view.seat, vec_of(left), 1)] if left else None


def explained(view: View, action: Action) -> Thought:
    """A hint with its reasons: the features of the position that the action improves most for the seat, without chance,
    the best first; if it improves none, the player whom it holds up."""
    g = imagine(view, 1)
    evaluation = Evaluation(view.rules)
    evaluation.prepare_turn(g)
    others = [seat for seat in range(view.rules.players) if seat != view.seat]
    evaluation.prepare_position(g)
    rivals = [evaluation.score(g, seat, False) for seat in others]
    before = _features(evaluation, g, view.seat)
    code, values = encode(view.rules, action)
    if view.rules.verb_of[code].form:
        g.apply_form(view.seat, code, values)
    else:
        g.apply(view.seat, code)
    after = _features(evaluation, g, view.seat)
    gains = [(name, round(b - a, 3)) for name, a, b in zip(evaluation.names, before, after, strict=True)]
    reasons = sorted((gain for gain in gains if gain[1] > 0), key=lambda gain: -gain[1])[:REASONS]
    if not reasons:
        lost = [(was - evaluation.score(g, seat, False), seat) for was, seat in zip(rivals, others, strict=True)]
        worst, seat = max(lost, default=(0.0, -1))
        reasons = [(f"holds_up_{seat}", round(worst, 3))] if worst > 0 else []
    shown: dict[str, Any] = state_to_json(view_of(g, view.seat).state, view.seat)
    cards, points = shown["hand"][view.seat], sum(shown[block][view.seat] for block in POINTS if block in shown)
    return Thought(str(action), reasons, dict(zip(_card_names(view.rules), cards, strict=True)), points)


def _card_names(rules: Rules) -> list[str]:
    return next(block.names for block in rules.blocks if block.name == "hand")


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
            said = traceback.format_exception_only(wrong)[-1].strip()
            thought = Thought(
                error=type(wrong).__name__, said=said[:TRACE], trace="".join(traceback.format_exception(wrong))[-TRACE:]
            )
        return msgspec.msgpack.encode(thought)

    answer_all(questions, answers, answer)


if __name__ == "__main__":
    load_plugins()
    serve(sys.stdin.buffer, sys.stdout.buffer)
