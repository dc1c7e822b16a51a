"""What is kept for the boards that a search meets again and again (`archipel.bots.boards`): production, rates, flows
and the corners where anything stands. A position with such a board takes them from here."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from archipel.board.tables import filled
from archipel.board.vectors import vec
from archipel.bots.boards import SLOTS
from archipel.bots.flows import Flows, zeros


@final
class KeptBoards:
    """Tables by slot."""

    def __init__(self) -> None:
        self.production: vec[float] = vec[float]()  # by slot: production, exchange and blocked one after another
        self.corners: vec[i64] = vec[i64]()
        self.corner_count: vec[i64] = filled(SLOTS, 0)
        self.flow: vec[i64] = vec[i64]()  # by slot and seat: the row of its flow ...
        self.number: vec[i64] = vec[i64]()  # ... and its number

    def make_room(self, flows: Flows, corners: i64) -> None:
        """Seats and kinds of cards are known, and how many corners there are."""
        self.production = zeros(SLOTS * flows.seats * (2 * flows.kinds + 1))
        self.corners = filled(SLOTS * corners, 0)
        self.flow = filled(SLOTS * flows.seats, 0)
        self.number = filled(SLOTS * flows.seats, 0)

    def keep(self, slot: i64, flows: Flows, corners: vec[i64], corner_count: i64) -> None:
        """Keep what was worked out for a board, and find the flows of all seats."""
        seats: i64 = flows.seats
        cards: i64 = seats * flows.kinds
        at: i64 = slot * (2 * cards + seats)
        i: i64
        for i in range(cards):
            self.production[at + i] = flows.production[i]
            self.production[at + cards + i] = flows.exchange[i]
        for i in range(seats):
            self.production[at + 2 * cards + i] = flows.blocked[i]
            flows.flow[i] = flows.flow_of(i)
            self.flow[slot * seats + i] = flows.flow[i]
            self.number[slot * seats + i] = flows.flow_number[flows.flow[i]]
        self.corner_count[slot] = corner_count
        at = slot * len(corners)
        for i in range(corner_count):
            self.corners[at + i] = corners[i]

    def fetch(self, slot: i64, flows: Flows, corners: vec[i64]) -> i64:
        """Give back what is kept for a board; how many corners these are."""
        seats: i64 = flows.seats
        cards: i64 = seats * flows.kinds
        at: i64 = slot * (2 * cards + seats)
        i: i64
        for i in range(cards):
            flows.production[i] = self.production[at + i]
            flows.exchange[i] = self.production[at + cards + i]
        for i in range(seats):
            flows.blocked[i] = self.production[at + 2 * cards + i]
            row: i64 = self.flow[slot * seats + i]
            if flows.flow_number[row] != self.number[slot * seats + i]:
                row = flows.flow_of(i)
                self.flow[slot * seats + i] = row
                self.number[slot * seats + i] = flows.flow_number[row]
            flows.flow[i] = row
        count: i64 = self.corner_count[slot]
        at = slot * len(corners)
        for i in range(count):
            corners[i] = self.corners[at + i]
        return count
