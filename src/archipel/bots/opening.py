"""Placing the first pieces: the best few spots are played out to the end of the placement, every seat being greedy."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from archipel.board.vectors import vec
from archipel.bots.bot import legal_codes
from archipel.bots.flows import zeros
from archipel.bots.lookahead import best_first
from archipel.bots.value import LOW, Value
from archipel.engine.state import State
from archipel.engine.words import TURN


@final
class Opening:
    """Choices before the first turn."""

    def __init__(self, value: Value) -> None:
        self.value = value

    def choose(self, g: State, seat: i64, codes: vec[i64], tries: i64) -> i64:
        """The best code: the first ones by value are completed and judged again."""
        few = self.shortlist(g, seat, codes, tries)
        best: i64 = few[0]
        most: float = LOW
        i: i64
        for i in range(len(few)):
            worth: float = self.value.log_odds(self.completed(g, seat, few[i]), seat)
            if worth > most:
                most = worth
                best = few[i]
        return best

    def shortlist(self, g: State, seat: i64, codes: vec[i64], tries: i64) -> vec[i64]:
        """The first codes by value, the best first."""
        worths = zeros(len(codes))
        i: i64
        for i in range(len(codes)):
            child = g.copy()
            child.apply(seat, codes[i])
            worths[i] = self.value.log_odds(child, seat)
        few = best_first(worths, tries)
        for i in range(len(few)):
            few[i] = codes[few[i]]
        return few

    def completed(self, g: State, seat: i64, code: i64) -> State:
        """The end of the placement after this code."""
        child = g.copy()
        child.apply(seat, code)
        self.complete(child)
        return child

    def complete(self, g: State) -> None:
        """Each seat maximises its own score, ignoring rivals: a quarter of the cost, almost as strong."""
        evaluation = self.value.evaluation
        while g.s[TURN] == 0 and not g.over():
            seat: i64 = g.decider()
            codes = legal_codes(g, seat)
            if len(codes) > 1:
                worths = zeros(len(codes))
                i: i64
                for i in range(len(codes)):
                    child = g.copy()
                    child.apply(seat, codes[i])
                    evaluation.prepare_position(child)
                    worths[i] = evaluation.score(child, seat, True)
                g.apply(seat, codes[best_first(worths, 1)[0]])
            else:
                g.apply(seat, codes[0])
