"""Scores that are remembered to be asked for again with other cards: what features and terms of prices they were made
of, by place."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from archipel.board.tables import filled
from archipel.board.vectors import vec
from archipel.bots.flows import zeros
from archipel.bots.prices import Prices


@final
class RememberedScores:
    """Tables by place, each row by row."""

    def __init__(self) -> None:
        self.seats: vec[i64] = vec[i64]()  # by place: the seat ...
        self.own: vec[i64] = vec[i64]()  # ... and whether with its secrets, 1 or 0
        self.out: vec[float] = vec[float]()  # by place and feature
        self.prices: vec[float] = vec[float]()  # by place and price: wanted, prerequisite_count
        self.terms: vec[i64] = vec[i64]()  # by place and price: prerequisite, level
        self.costs: vec[float] = vec[float]()  # by place and cost that changes

    def make_room(self, n: i64, features: i64, prices: Prices) -> None:
        """There is room for n scores of this many features."""
        if n <= len(self.seats):
            return
        self.seats = filled(n, 0)
        self.own = filled(n, 0)
        self.out = zeros(n * features)
        self.prices = zeros(n * 2 * prices.prices)
        self.terms = filled(n * 2 * prices.prices, 0)
        self.costs = zeros(n * len(prices.changing))

    def remember(self, place: i64, seat: i64, own: bool, features: i64, out: vec[float], prices: Prices) -> None:
        """Take down what the score of a seat was made of."""
        self.seats[place] = seat
        self.own[place] = 1 if own else 0
        at: i64 = place * features
        i: i64
        for i in range(features):
            self.out[at + i] = out[i]
        at = place * 2 * prices.prices
        for i in range(prices.prices):
            self.prices[at] = prices.wanted[i]
            self.prices[at + 1] = prices.prerequisite_count[i]
            self.terms[at] = prices.prerequisite[i]
            self.terms[at + 1] = prices.level[i]
            at += 2
        at = place * len(prices.changing)
        for i in range(len(prices.changing)):
            self.costs[at + i] = prices.cost[prices.changing[i]]

    def recall(self, place: i64, features: i64, out: vec[float], prices: Prices) -> None:
        """Write the features and prices that are remembered."""
        at: i64 = place * features
        i: i64
        for i in range(features):
            out[i] = self.out[at + i]
        at = place * 2 * prices.prices
        for i in range(prices.prices):
            prices.wanted[i] = self.prices[at]
            prices.prerequisite_count[i] = self.prices[at + 1]
            prices.prerequisite[i] = self.terms[at]
            prices.level[i] = self.terms[at + 1]
            at += 2
        at = place * len(prices.changing)
        for i in range(len(prices.changing)):
            prices.cost[prices.changing[i]] = self.costs[at + i]
