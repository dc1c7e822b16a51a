"""The value of a position for a seat: log-odds to win, from the scores of all seats.

Every seat has a score, the weighted sum of its features: for the bot's own seat with its secrets, for the others as the
whole table sees them. The chance to win is the softmax of the scores, so a leader's gain hurts more than a straggler's,
whom to rob follows from it, and 2 to 6 seats need no special case.
"""

from __future__ import annotations

from math import exp, log
from typing import Final, final

from mypy_extensions import i64

from archipel.board.tables import copy_of
from archipel.board.vectors import vec
from archipel.bots.bot import keep_memory
from archipel.bots.evaluation import Evaluation
from archipel.bots.fingerprints import TOO_MANY, Fingerprints
from archipel.bots.flows import zeros
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import OVER, STACK, TOP, WINNERS

WIN: Final = 1000.0  # log-odds of a game that is won; minus that for one that is lost
LOW: Final = -1.0e9  # below anything
MOST: Final = 64  # words in which positions of one decision differ; with more they are compared with a new one


@final
class Value:
    """Evaluates positions of one set of rules."""

    def __init__(self, rules: Rules) -> None:
        keep_memory()
        self.rules = rules
        self.evaluation = Evaluation(rules)
        self.rivals: float = 0.0  # log of the sum of the others' exp(score), at the last position evaluated
        self.turns: i64 = -1  # the decision ...
        self.seat: i64 = -1  # ... of a seat for which there are ...
        self.met: dict[int, float] = {}  # ... the others' scores as one, by what has changed in what they depend on ...
        self.reference: vec[i64] = vec[i64]()  # ... since this position
        self.fingerprints = [Fingerprints(self.evaluation.read_by_others(p), MOST) for p in range(rules.players)]
        self.scores = zeros(rules.players)  # of the others, as `score_rivals` found them last
        self.keep_rivals = False  # evaluate the next position with these, as only the bot's own seat has changed

    def log_odds(self, g: State, seat: i64) -> float:
        """log(p / (1 - p)) that this seat wins."""
        s = g.s
        if s[OVER] != 0:
            return WIN if s[WINNERS] & g.rules.bits[seat] != 0 else -WIN
        evaluation = self.evaluation
        evaluation.prepare_position(g)
        if not self.keep_rivals:
            self.rivals = self.find_rivals(g, seat)
        return evaluation.score(g, seat, True) - self.rivals

    def find_rivals(self, g: State, seat: i64) -> float:
        """The others' scores as one: those that were met in this decision where nothing that they depend on is
        different."""
        s = g.s
        if s[TOP] != STACK:
            return self.score_rivals(g, seat)
        known: int = TOO_MANY
        if self.turns == self.evaluation.turns and self.seat == seat:
            known = self.fingerprints[seat].of(s, self.reference)
        if known == TOO_MANY:
            self.turns = self.evaluation.turns
            self.seat = seat
            self.met = {}
            self.reference = copy_of(s)
            known = self.fingerprints[seat].of(s, self.reference)
        if known in self.met:
            return self.met[known]
        rivals: float = self.score_rivals(g, seat)
        self.met[known] = rivals
        return rivals

    def score_rivals(self, g: State, seat: i64) -> float:
        """The others' scores as one; `prepare_position` comes before."""
        p: i64
        for p in range(self.rules.players):
            if p != seat:
                self.scores[p] = self.evaluation.score(g, p, False)
        return self.together(seat)

    def together(self, seat: i64) -> float:
        """The `scores` of all others as one: log of the sum of exp(score)."""
        most: float = LOW
        total: float = 0.0
        p: i64
        for p in range(self.rules.players):
            if p == seat:
                continue
            score: float = self.scores[p]
            if score > most:
                total = total * exp(most - score) + 1.0
                most = score
            else:
                total += exp(score - most)
        return most + log(total)
