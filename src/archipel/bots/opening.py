"""Placing the first pieces: the best few spots are played out to the end of the placement, every seat being greedy."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from archipel.board.vectors import vec
from archipel.bots.bot import legal_codes
from archipel.bots.evaluation import zeros
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
        worths = zeros(len(codes))
        i: i64
        for i in range(len(codes)):
            child = g.copy()
            child.apply(seat, codes[i])
            worths[i] = self.value.log_odds(child, seat)
        best: i64 = codes[0]
        most: float = LOW
        order = best_first(worths, tries)
        for i in range(len(order)):
            child = g.copy()
            child.apply(seat, codes[order[i]])
            self.complete(child)
            worth: float = self.value.log_odds(child, seat)
            if worth > most:
                most = worth
                best = codes[order[i]]
        return best

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
