"""What the others probably hold: hidden cards dealt by what the seats produce.

`imagine` deals the cards that nobody has seen as if all hands were drawn from one pool. A seat without ore on its tiles
rarely holds any, though. So cards of two seats change places, many times, more often if that makes the hands more
probable (a Metropolis walk): the sizes of the hands and the number of cards of each kind stay as they are. Only what
everybody may know is used.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.tables import filled
from archipel.bots.evaluation import Evaluation
from archipel.bots.flows import zeros
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.stream import Stream
from archipel.rules.hands import Hands

SWAPS: Final = 4  # that are tried for every card
LEAST: Final = 0.2  # pips of each kind that a seat is taken to have besides its own ...
ANYWAY: Final = 0.06  # ... and a share of its cards that may be of any kind: from thefts and trades
PRECISE: Final = 1 << 20
BELIEF_STREAM: Final = 11


@final
class Belief:
    """Deals hidden cards for one set of rules."""

    def __init__(self, rules: Rules, evaluation: Evaluation) -> None:
        self.evaluation = evaluation
        self.hands = rules.the(Hands)
        self.players: i64 = rules.players
        self.share = zeros(rules.players * int(self.hands.kinds))  # by seat and kind: of the cards that come to it
        most: i64 = 0
        k: i64
        for k in range(self.hands.hidden):
            most += self.hands.supply_at_start[k]
        self.seat_of = filled(most, 0)  # by card that may change places: who holds it ...
        self.kind_of = filled(most, 0)  # ... and its kind

    def deal(self, g: State, seat: i64, seed: i64) -> None:
        """Deal the hidden cards of all but a seat again, in an imagined world; `evaluation.prepare_position` comes
        before, for this board."""
        hands = self.hands
        kinds: i64 = hands.kinds
        share = self.share
        n: i64 = self.lay_out(g, seat)
        if n < 2:
            return
        stream = Stream(seed, BELIEF_STREAM)
        i: i64
        for i in range(SWAPS * n):
            a: i64 = stream.below(n)
            b: i64 = stream.below(n)
            p: i64 = self.seat_of[a]
            q: i64 = self.seat_of[b]
            k: i64 = self.kind_of[a]
            m: i64 = self.kind_of[b]
            if p == q or k == m:
                continue
            now: float = share[p * kinds + k] * share[q * kinds + m]
            swapped: float = share[p * kinds + m] * share[q * kinds + k]
            if swapped >= now or float(stream.below(PRECISE)) < swapped / now * float(PRECISE):
                self.kind_of[a] = m
                self.kind_of[b] = k
                hands.shift(g, p, k, -1)
                hands.shift(g, p, m, 1)
                hands.shift(g, q, m, -1)
                hands.shift(g, q, k, 1)

    def lay_out(self, g: State, seat: i64) -> i64:
        """List the cards that may change places, all but those that everybody knows of, and the shares; how many."""
        hands = self.hands
        kinds: i64 = hands.kinds
        production = self.evaluation.production
        n: i64 = 0
        p: i64
        k: i64
        i: i64
        for p in range(self.players):
            if p == seat:
                continue
            total: float = 0.0
            for k in range(hands.hidden):
                total += production[p * kinds + k] + LEAST
            for k in range(hands.hidden):
                self.share[p * kinds + k] = (production[p * kinds + k] + LEAST) / total + ANYWAY
                for i in range(hands.held(g, p, k) - hands.promised(g, p, k)):
                    self.seat_of[n] = p
                    self.kind_of[n] = k
                    n += 1
        return n
