"""Cards as they flow: what every seat produces, what the supply takes for them, and what is in hand.

What a seat produces together with its rates is a flow. Few different ones are met in a search, so each that was seen
lately has a row, for which prices keep what they have worked out (`archipel.bots.prices`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from archipel.board.tables import filled
from archipel.board.vectors import append, vec
from archipel.engine.rules import Rules

ROLLS: Final = 36.0  # rolls in which a pip comes up once on average
FLOWS: Final = 64  # that are kept


def zeros(n: i64) -> vec[float]:
    """A vector of n zeros."""
    v = vec[float](capacity=n)
    i: i64
    for i in range(n):
        v = append(v, 0.0)
    return v


class Flows:
    """Tables by seat and kind of card, and the rows of flows."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.seats: i64 = rules.players

        # filled by the features that know about cards
        self.kinds: i64 = 0
        self.production: vec[float] = vec[float]()  # pips by seat and kind
        self.blocked: vec[float] = vec[float]()  # pips by seat that bring nothing now
        self.exchange: vec[float] = vec[float]()  # cards the supply gives for one, by seat and kind
        self.hand: vec[float] = vec[float]()  # cards of the seat whose features are asked for, perhaps guessed
        self.certain: vec[float] = vec[float]()  # cards by seat and kind that the others are known to hold
        self.certain_count: vec[float] = vec[float]()

        # a row for each flow that was seen lately
        self.flow: vec[i64] = filled(rules.players, 0)  # the row of every seat
        self.flow_count: i64 = 0  # flows that were seen in all; the last one has this number ...
        self.flow_last: i64 = 0  # ... and this row
        self.flow_number: vec[i64] = filled(FLOWS, 0)
        self.flow_production: vec[float] = vec[float]()  # by row and kind
        self.flow_exchange: vec[float] = vec[float]()
        self.rate: vec[float] = vec[float]()  # cards a roll brings, by row and kind ...
        self.traded: vec[float] = vec[float]()  # ... and what the supply gives for them

    def have_kinds(self, kinds: i64) -> None:
        """There are this many kinds of cards."""
        self.kinds = kinds
        self.production = zeros(self.seats * kinds)
        self.blocked = zeros(self.seats)
        self.exchange = zeros(self.seats * kinds)
        self.hand = zeros(kinds)
        self.certain = zeros(self.seats * kinds)
        self.certain_count = zeros(self.seats)
        self.flow_production = zeros(FLOWS * kinds)
        self.flow_exchange = zeros(FLOWS * kinds)
        self.rate = zeros(FLOWS * kinds)
        self.traded = zeros(FLOWS * kinds)

    def clear_production(self) -> None:
        """No seat produces anything so far."""
        i: i64
        for i in range(len(self.production)):
            self.production[i] = 0.0
        for i in range(self.seats):
            self.blocked[i] = 0.0

    def flow_of(self, seat: i64) -> i64:
        """The row of what a seat produces and its rates; a new one in the place of the oldest if there is none."""
        row: i64 = self.flow[seat]
        if self.is_flow(row, seat):
            return row
        for row in range(FLOWS):
            if self.is_flow(row, seat):
                return row
        row = self.flow_last
        used: bool = True
        i: i64
        while used:
            row = (row + 1) % FLOWS
            used = False
            for i in range(self.seats):
                used = used or self.flow[i] == row
        self.flow_last = row
        self.flow_count += 1
        self.flow_number[row] = self.flow_count
        own: i64 = seat * self.kinds
        first: i64 = row * self.kinds
        for i in range(self.kinds):
            self.flow_production[first + i] = self.production[own + i]
            self.flow_exchange[first + i] = self.exchange[own + i]
            rate: float = self.production[own + i] / ROLLS
            self.rate[first + i] = rate
            self.traded[first + i] = rate * self.exchange[own + i]
        self.forget_flow(row)
        return row

    def forget_flow(self, row: i64) -> None:
        """A row has another flow from now on: what was worked out for the one before holds no longer."""

    def is_flow(self, row: i64, seat: i64) -> bool:
        """Whether a row is for what a seat produces and its rates."""
        if self.flow_number[row] == 0:
            return False
        own: i64 = seat * self.kinds
        first: i64 = row * self.kinds
        i: i64
        for i in range(self.kinds):
            if (
                self.flow_production[first + i] != self.production[own + i]
                or self.flow_exchange[first + i] != self.exchange[own + i]
            ):
                return False
        return True
