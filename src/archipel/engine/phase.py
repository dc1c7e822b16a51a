"""A phase is a kind of open decision: the verbs that may answer it, in the order in which they are offered."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from archipel.board.tables import filled
from archipel.board.vectors import append, vec
from archipel.engine.verb import Verb

if TYPE_CHECKING:
    from archipel.engine.chapter import Chapter


@final
class Phase:
    """The verbs of a decision, the rule that other verbs break, and better reasons for some of them."""

    def __init__(self, name: str, rule: str) -> None:
        self.name = name
        self.rule = rule
        self.index: i64 = 0
        self.after_build: i64 = -1  # the phase it turns into after a build action; -1: it stays
        self.runner: Chapter | None = None  # set: nobody decides; the chapter runs it as soon as it is on top
        self.verbs: vec[Verb] = vec[Verb]()
        self.first_code: i64 = -1  # the code of the first of them, if that is always legal
        self.asked_from: i64 = 0  # 1 behind such a verb: from here on they are asked
        self.needs: vec[i64] = vec[i64]()  # `Verb.needs`, from `asked_from` on
        self.gates: vec[i64] = vec[i64]()  # for all of them: `Verb.gate`, or -`Verb.rates`
        self.forms: list[Verb] = []  # kept apart: they have no codes to list
        self.offered: vec[i64] = vec[i64]()
        self.reasons: dict[str, tuple[str, str]] = {}
        self.cause = ""  # the kind of event that says why the seat is asked, where its name alone does not

    def offer(self, verb: Verb) -> None:
        """Let this verb answer the decision."""
        if verb.form:
            self.forms.append(verb)
        else:
            self.verbs = append(self.verbs, verb)

    def explain(self, verb: Verb, key: str, rule: str) -> None:
        """The reason to give when this verb is tried here although the phase does not offer it."""
        self.reasons[verb.name] = (key, rule)

    def close(self, verbs: i64) -> None:
        """No verb comes any more: note which of all verbs are offered, alone or in a group, and when to ask them."""
        self.offered = filled(verbs, 0)
        i: i64
        for i in range(len(self.verbs)):
            verb = self.verbs[i]
            if i == 0 and verb.always_legal():
                self.first_code = verb.base
                self.asked_from = 1
            else:
                self.needs = append(self.needs, verb.needs)
            self.gates = append(self.gates, verb.gate if verb.gate != 0 else -verb.rates)
            if verb.index >= 0:
                self.offered[verb.index] = 1
            for member in verb.members:
                self.offered[member.index] = 1
        for form in self.forms:
            self.offered[form.index] = 1

    def offers(self, verb: Verb) -> bool:
        """Whether the verb may answer this decision at all."""
        return self.offered[verb.index] != 0
