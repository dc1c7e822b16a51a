"""The westward routes of the Pirate Islands: one for each seat, from its first settlement by its landing to its fort
(SEA-S7-3, SEA-S7-7).

The scenario file lists the edges that a seat may use. Of these only the shortest ways are lanes, and every corner of
them has a distance from the fort in ships: a ship continues where the distance falls by one.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.graph import Graph
from archipel.board.scenario import Scenario
from archipel.board.tables import filled
from archipel.board.vectors import vec
from archipel.engine.errors import SetUpError
from archipel.rules.seafarers.edge_sets import EdgeSets

LETTERS: Final = "ABCDEF"  # the names of places end with the letter of their seat
OFF: Final = -1  # a corner that no shortest way passes


@final
class Westward:
    """Where every seat's route begins, lands and ends, and which edges and corners are lanes."""

    def __init__(self, scenario: Scenario, seats: int) -> None:
        graph = scenario.graph
        self.corners: i64 = graph.corners
        self.start: Final[vec[i64]] = filled(seats, 0)
        self.first: Final[vec[i64]] = filled(seats, 0)  # the edge of the starting ship
        self.landing: Final[vec[i64]] = filled(seats, 0)
        self.fort: Final[vec[i64]] = filled(seats, 0)
        self.away: Final[vec[i64]] = filled(seats * int(graph.corners), OFF)  # ships from a corner to the fort
        self.lane: Final[vec[i64]] = filled(int(graph.edges), 0)  # 1 + the seat whose ships go here
        self.before: Final[vec[i64]] = filled(int(graph.edges), OFF)  # the corner from which they come to a lane
        self.after: Final[vec[i64]] = filled(int(graph.edges), OFF)  # and the next one, nearer to the fort
        self.columns: i64 = graph.corner_width + 1
        # For every corner the lanes from there, then -1.
        self.onward: Final[vec[i64]] = filled(int(graph.corners * self.columns), OFF)
        self.lane_corner: Final[vec[i64]] = filled(int(graph.corners), 0)
        self.east: Final[vec[i64]] = filled(int(graph.edges), 0)  # 1: every seat's ships may go here
        for edge in scenario.places["edges"].get("east_coast", ()):
            self.east[edge] = 1
        for seat in range(seats):
            self.chart(scenario, seat)
        for slot, edge in enumerate(graph.corner_edges):
            corner = slot // int(graph.corner_width)
            if edge >= 0 and self.before[edge] == corner:
                column = corner * int(self.columns)
                while self.onward[column] != OFF:
                    column += 1
                self.onward[column] = edge

    def chart(self, scenario: Scenario, seat: int) -> None:
        """Find the shortest ways of one seat."""
        graph = scenario.graph
        letter = LETTERS[seat]
        start = _only(scenario, "corners", f"start_{letter}")
        landing = _only(scenario, "corners", f"landing_{letter}")
        fort = _only(scenario, "corners", f"fort_{letter}")
        self.start[seat] = start
        self.landing[seat] = landing
        self.fort[seat] = fort
        self.first[seat] = _only(scenario, "edges", f"ship_{letter}")
        edges = scenario.places["edges"].get(f"westward_{letter}", ())
        from_start = _distances(graph, edges, start)
        from_landing = _distances(graph, edges, landing)
        from_fort = _distances(graph, edges, fort)
        if landing not in from_start or fort not in from_landing:
            raise SetUpError(f"{scenario.source}: westward_{letter} does not lead to the landing and the fort")
        for corner in from_start:
            whole = from_start[landing] + from_landing[fort]
            if from_start[corner] + from_landing[corner] == from_start[landing]:
                self.away[seat * int(graph.corners) + corner] = whole - from_start[corner]
            elif from_landing[corner] + from_fort[corner] == from_landing[fort]:
                self.away[seat * int(graph.corners) + corner] = from_fort[corner]
        for edge in edges:
            ends = (int(graph.edge_corners[2 * edge]), int(graph.edge_corners[2 * edge + 1]))
            one = int(self.distance(seat, ends[0]))
            other = int(self.distance(seat, ends[1]))
            if OFF not in (one, other) and abs(one - other) == 1:
                if self.lane[edge] != 0:
                    raise SetUpError(f"{scenario.source}: two westward routes share {graph.edge_names[edge]}")
                self.lane[edge] = seat + 1
                self.before[edge], self.after[edge] = ends if one > other else (ends[1], ends[0])
                for corner in ends:
                    self.lane_corner[corner] = seat + 1
        if self.lane[self.first[seat]] != seat + 1:
            raise SetUpError(f"{scenario.source}: ship_{letter} does not lie on the shortest way to the fort")

    # ---- for one seat

    def distance(self, seat: i64, corner: i64) -> i64:
        """How many ships the fort is away from a corner of the seat's lanes; OFF elsewhere."""
        return self.away[seat * self.corners + corner]

    def row(self, seat: i64, corner: i64) -> i64:
        """Which of `fairways` is for a seat whose route has come to a corner."""
        return 1 + seat * self.corners + corner

    def fairways(self, sets: EdgeSets) -> vec[i64]:
        """The edges of the east coast, and behind this row, for every seat and every corner to which its route may have
        come, those edges and the lanes that go on from there."""
        rows = len(self.away) + 1
        found: vec[i64] = filled(rows * int(sets.words), 0)
        seat: i64
        edge: i64
        for row in range(rows):
            for edge in range(len(self.east)):
                if self.east[edge] != 0:
                    found[row * sets.words + sets.word[edge]] |= sets.bit[edge]
        for edge in range(len(self.lane)):
            seat = self.lane[edge] - 1
            if seat >= 0:
                found[self.row(seat, self.before[edge]) * sets.words + sets.word[edge]] |= sets.bit[edge]
        return found

    def is_in_the_way(self, seat: i64, corner: i64) -> bool:
        """Whether the lanes of another seat pass here."""
        owner: i64 = self.lane_corner[corner]
        return owner != 0 and owner != seat + 1


def _only(scenario: Scenario, kind: str, name: str) -> int:
    """The single place of this name."""
    found = scenario.places[kind].get(name, ())
    if len(found) != 1:
        raise SetUpError(f"{scenario.source}: the pirate islands need one place {name} among the {kind}")
    return found[0]


def _distances(graph: Graph, edges: tuple[int, ...], corner: int) -> dict[int, int]:
    """How many of these edges lie between a corner and every other one that they lead to."""
    found = {corner: 0}
    reached = [corner]
    while reached:
        here = reached.pop(0)
        for edge in edges:
            ends = (int(graph.edge_corners[2 * edge]), int(graph.edge_corners[2 * edge + 1]))
            if here in ends:
                there = sum(ends) - here
                if there not in found:
                    found[there] = found[here] + 1
                    reached.append(there)
    return found
