"""Which cards to lose: the best hands that are left, searched card by card; the best few are kept."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.vectors import append, vec
from archipel.bots.lookahead import best_first
from archipel.bots.value import Value
from archipel.engine.state import State
from archipel.rules.cards_owed import GiveUpCards

WIDTH: Final = 8


@final
class Discarding:
    """Compares hands by the seat's own score: what else changes, such as the hand of a player who gets the cards, is
    not looked at."""

    def __init__(self, form: GiveUpCards, value: Value) -> None:
        self.form = form
        self.value = value
        self.owed: i64 = form.cards.owed
        self.hands = form.cards.hands
        self.kinds: i64 = form.cards.hands.kinds
        self.may_go = form.cards.kinds

    def choose(self, g: State, seat: i64) -> list[int]:
        """How many cards of each kind to lose."""
        return self.best_sets(g, seat)[0]

    def best_sets(self, g: State, seat: i64, width: i64 = WIDTH) -> list[list[int]]:
        """The best few choices of how many cards of each kind to lose, the best first."""
        evaluation = self.value.evaluation
        evaluation.prepare_position(g)
        lost: list[list[int]] = [[0] * int(self.kinds)]
        step: i64
        k: i64
        for step in range(g.s[self.owed + seat]):
            tried: set[tuple[int, ...]] = set()
            longer: list[list[int]] = []
            worths = vec[float]()
            for cards in lost:
                for k in range(self.kinds):
                    more = cards[:]
                    more[k] += 1
                    if more[k] > self.hands.held(g, seat, k) or self.may_go[k] == 0 or tuple(more) in tried:
                        continue
                    tried.add(tuple(more))
                    longer.append(more)
                    worths = append(worths, self.worth_without(g, seat, more))
            order = best_first(worths, width)
            lost = [longer[at] for at in order]
        return lost

    def lose_half(self, g: State, seat: i64) -> None:
        """Let the seat lose half of its cards in this copy of a game, found at a glance."""
        g.s[self.owed + seat] = self.hands.limit_count(g, seat) // 2
        lost = self.best_sets(g, seat, 1)[0]
        g.s[self.owed + seat] = 0
        k: i64
        for k in range(self.kinds):
            self.hands.spend(g, seat, k, lost[k])

    def worth_without(self, g: State, seat: i64, lost: list[int]) -> float:
        """The seat's score if it had lost these cards."""
        child = g.copy()
        k: i64
        for k in range(self.kinds):
            self.hands.spend(child, seat, k, lost[k])
        return self.value.evaluation.score(child, seat, True)
