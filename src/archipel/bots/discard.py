"""Which cards to lose: the best hand that is left, searched card by card; the best few are kept."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.vectors import append, vec
from archipel.bots.lookahead import best_first
from archipel.bots.value import Value
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.rules.base.resource_cards import ResourceCards
from archipel.rules.base.robber import Robber

WIDTH: Final = 8


@final
class Discarding:
    """Compares hands by the seat's own score: nothing else changes."""

    def __init__(self, rules: Rules, value: Value) -> None:
        self.value = value
        self.cards = rules.the(ResourceCards)
        self.robber = rules.the(Robber)
        self.form = self.robber.discard_phase.forms[0]
        self.kinds: i64 = self.cards.kinds

    def choose(self, g: State, seat: i64) -> list[int]:
        """How many cards of each kind to lose."""
        evaluation = self.value.evaluation
        evaluation.prepare_position(g)
        lost: list[list[int]] = [[0] * int(self.kinds)]
        step: i64
        k: i64
        for step in range(g.s[self.robber.owed + seat]):
            tried: set[tuple[int, ...]] = set()
            longer: list[list[int]] = []
            worths = vec[float]()
            for cards in lost:
                for k in range(self.kinds):
                    more = cards[:]
                    more[k] += 1
                    if more[k] > self.cards.held(g, seat, k) or self.cards.counts[k] == 0 or tuple(more) in tried:
                        continue
                    tried.add(tuple(more))
                    longer.append(more)
                    worths = append(worths, self.worth_without(g, seat, more))
            order = best_first(worths, WIDTH)
            lost = [longer[at] for at in order]
        return lost[0]

    def worth_without(self, g: State, seat: i64, lost: list[int]) -> float:
        """The seat's score if it had lost these cards."""
        child = g.copy()
        k: i64
        for k in range(self.kinds):
            self.cards.spend(child, seat, k, lost[k])
        return self.value.evaluation.score(child, seat, True)
