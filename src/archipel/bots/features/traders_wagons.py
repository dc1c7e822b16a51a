"""Features of the scenario with wagons: how fast the wagon gets about, and how far it is from its next delivery."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.tables import filled
from archipel.board.vectors import vec
from archipel.bots.evaluation import Evaluation, Features, register_features
from archipel.engine.state import State
from archipel.rules.traders_barbarians.journeys import HINDRANCE, ROUGH, SMOOTH, Journeys
from archipel.rules.traders_barbarians.targets import TARGETS
from archipel.rules.traders_barbarians.wagons import LEVELS

UNIT: Final = 10  # a movement point, in the whole numbers that ways are measured in
TOLL: Final = 3  # what a gold for another's road weighs, in the same
FAR: Final = 600  # no way
KINDS: Final = 3  # of targets


@final
class WagonFeatures(Features):
    """Ways of every seat from every kind of target to all corners; they are measured again when roads, barbarians or
    an empty purse have changed them."""

    def __init__(self, journeys: Journeys, evaluation: Evaluation) -> None:
        graph = evaluation.rules.graph
        self.journeys = journeys
        self.wagons = journeys.wagons
        self.score = journeys.wagons.score
        self.corners: i64 = graph.corners
        self.edges: i64 = graph.edges
        self.cost: vec[i64] = filled(int(graph.edges), 0)  # of the seat whose ways are measured
        self.ways: vec[i64] = filled(int(evaluation.seats * KINDS * graph.corners), FAR)
        self.between: vec[i64] = filled(int(evaluation.seats), FAR)  # from target to target, on average
        self.queue: vec[i64] = filled(int(graph.corners) + 1, 0)
        self.waiting: vec[i64] = filled(int(graph.corners), 0)
        # What the ways were measured for.
        self.roads: vec[i64] = filled(int(graph.edges), -1)
        self.places: vec[i64] = filled(int(journeys.barbarians.count), -1)
        self.broke: vec[i64] = filled(int(evaluation.seats), -1)
        evaluation.feature("level of the wagon", 2.5)
        evaluation.feature("way of the wagon", 0.3)
        self.price: i64 = evaluation.prices
        for level in range(2, LEVELS + 1):
            evaluation.price(f"wagon_{level}", 0.3, 0.1, f"wagon level {level}")
        evaluation.before_positions(self)

    def prepare_position(self, g: State, evaluation: Evaluation) -> None:
        """Measure the ways again that are not up to date."""
        changed: bool = self.board_changed(g)
        seat: i64
        for seat in range(evaluation.seats):
            broke: i64 = 1 if self.journeys.coins.held(g, seat) == 0 else 0
            if changed or broke != self.broke[seat]:
                self.broke[seat] = broke
                self.measure(g, seat)

    def board_changed(self, g: State) -> bool:
        """Whether roads or barbarians are others than those that were measured; note them."""
        changed: bool = False
        at: i64 = self.journeys.building.road
        i: i64
        for i in range(self.edges):
            if g.s[at + i] != self.roads[i]:
                self.roads[i] = g.s[at + i]
                changed = True
        at = self.journeys.barbarians.at
        for i in range(len(self.places)):
            if g.s[at + i] != self.places[i]:
                self.places[i] = g.s[at + i]
                changed = True
        return changed

    def measure(self, g: State, seat: i64) -> None:
        """All ways of a seat; without gold another's road is closed."""
        barbarians = self.journeys.barbarians
        edge: i64
        kind: i64
        other: i64
        for edge in range(self.edges):
            owner: i64 = self.roads[edge]
            cost: i64 = ROUGH * UNIT if owner == 0 else SMOOTH * UNIT
            if owner != 0 and owner != seat + 1:
                cost = FAR if self.broke[seat] != 0 else cost + TOLL
            self.cost[edge] = cost if barbarians.is_path(g, edge) else FAR
        for edge in range(len(self.places)):
            if self.places[edge] >= 0:
                self.cost[self.places[edge]] += HINDRANCE * UNIT
        total: i64 = 0
        for kind in range(KINDS):
            self.spread(g, seat, kind)
            for other in range(kind):
                total += self.way_between(g, seat, kind, other)
        self.between[seat] = total // KINDS

    def spread(self, g: State, seat: i64, kind: i64) -> None:
        """The ways from the targets of a kind to all corners. Other targets on the way would end the movement."""
        graph = g.rules.graph
        targets = self.journeys.targets
        ways = self.ways
        first: i64 = (seat * KINDS + kind) * self.corners
        room: i64 = self.corners + 1
        done: i64 = 0
        end: i64 = 0
        i: i64
        for i in range(self.corners):
            ways[first + i] = FAR
        for i in range(len(targets.centres)):
            if targets.kind_at(g, targets.centres[i]) == kind:
                ways[first + targets.centres[i]] = 0
                self.queue[end] = targets.centres[i]
                end += 1
        while done != end:
            corner: i64 = self.queue[done]
            done = done + 1 if done + 1 < room else 0
            self.waiting[corner] = 0
            here: i64 = ways[first + corner]
            if here > 0 and targets.kind_at(g, corner) >= 0:
                continue
            row: i64 = corner * graph.corner_width
            for i in range(row, row + graph.corner_width):
                if graph.corner_edges[i] < 0:
                    continue
                there: i64 = graph.corner_neighbours[i]
                way: i64 = here + self.cost[graph.corner_edges[i]]
                if way < ways[first + there]:
                    ways[first + there] = way
                    if self.waiting[there] == 0:
                        self.waiting[there] = 1
                        self.queue[end] = there
                        end = end + 1 if end + 1 < room else 0

    def way_between(self, g: State, seat: i64, kind: i64, other: i64) -> i64:
        """The shortest way from targets of one kind to those of another."""
        targets = self.journeys.targets
        first: i64 = (seat * KINDS + kind) * self.corners
        least: i64 = FAR
        i: i64
        for i in range(len(targets.centres)):
            centre: i64 = targets.centres[i]
            if targets.kind_at(g, centre) == other and self.ways[first + centre] < least:
                least = self.ways[first + centre]
        return least

    def way_to(self, seat: i64, kind: i64, corner: i64) -> i64:
        """How far a corner is from the targets of a kind."""
        return self.ways[(seat * KINDS + kind) * self.corners + corner]

    def way_to_delivery(self, g: State, seat: i64) -> i64:
        """From the wagon to where its token is wanted; an empty wagon loads on the way."""
        corner: i64 = g.s[self.wagons.at + seat]
        good: i64 = g.s[self.wagons.cargo + seat] - 1
        if good >= 0:
            return self.way_to(seat, self.wagons.wanted_by[good], corner)
        least: i64 = FAR
        kind: i64
        for kind in range(len(TARGETS)):
            way: i64 = self.way_to(seat, kind, corner)
            if way > 0 and way < least and (self.wagons.refill or self.wagons.left(g, kind) > 0):
                least = way
        return least + self.between[seat]

    def write(self, g: State, evaluation: Evaluation, seat: i64, own: bool, out: vec[float], at: i64) -> None:
        """Deliveries a turn, as long as there are turns to come, and how soon the next one is made."""
        level: i64 = g.s[self.wagons.level + seat]
        speed: float = float(self.wagons.movement[level - 1] * UNIT)
        share: float = float(g.s[self.score.points + seat]) / float(g.s[self.score.target + seat])
        out[at] = speed / float(self.between[seat]) * (1.0 - 0.6 * share)
        if g.s[self.wagons.at + seat] >= 0:
            out[at + 1] = speed / (speed + float(self.way_to_delivery(g, seat)))
        k: i64
        for k in range(LEVELS - 1):
            evaluation.wanted[self.price + k] = 1.0 if level == k + 1 else 0.0


register_features(Journeys, WagonFeatures)
