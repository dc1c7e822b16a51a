"""Features of the scenario with wagons: how fast the wagon gets about, and how far it is from its next delivery."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.tables import filled
from archipel.board.vectors import vec
from archipel.bots.evaluation import Evaluation, register_answers, register_features
from archipel.bots.features.common import OwnCardFeatures
from archipel.engine.state import State
from archipel.rules.traders_barbarians.journeys import HINDRANCE, ROUGH, SMOOTH, Journeys
from archipel.rules.traders_barbarians.targets import TARGETS, Targets
from archipel.rules.traders_barbarians.wagons import LEVELS

UNIT: Final = 10  # a movement point, in the whole numbers that ways are measured in
TOLL: Final = 3  # what a gold for another's road weighs, in the same
FAR: Final = 600  # no way
KINDS: Final = 3  # of targets
RICH: Final = 5  # gold that pays the tolls of any way
PURSES: Final = RICH + 1
SLOTS: Final = 128  # boards whose ways are kept


@final
class WagonFeatures(OwnCardFeatures):
    """Ways of every seat from every kind of target to all corners. They depend on the roads, the barbarians and the
    purse: a wagon whose seat has one gold left must not count on a way with two tolls, or each step along it makes the
    rest longer, and it never moves. A search comes back to the same few boards again and again, so the last ones are
    kept: each has a slot, and in it a row for every seat and purse, measured when it is asked for."""

    def __init__(self, journeys: Journeys, evaluation: Evaluation) -> None:
        graph = evaluation.rules.graph
        self.journeys = journeys
        self.wagons = journeys.wagons
        self.score = journeys.wagons.score
        self.seats: i64 = evaluation.seats
        self.corners: i64 = graph.corners
        self.edges: i64 = graph.edges
        self.barbarians: i64 = journeys.barbarians.count
        # Of the board itself, which roads do not change.
        self.open: vec[i64] = filled(int(graph.edges), -1)  # 1 for a path
        self.kind: vec[i64] = filled(int(graph.corners), -2)  # of the target whose centre it is, or -1
        # By slot: the board that it is for.
        self.slot: i64 = 0  # of the position that was prepared last
        self.newest: i64 = 0
        self.used: vec[i64] = filled(SLOTS, 0)
        self.roads: vec[i64] = filled(SLOTS * int(graph.edges), -1)
        self.places: vec[i64] = filled(SLOTS * int(journeys.barbarians.count), -1)
        # By row.
        rows = SLOTS * int(evaluation.seats) * PURSES
        self.measured: vec[i64] = filled(rows, 0)
        self.between: vec[i64] = filled(rows, FAR)  # from target to target, on average
        self.ways: vec[i64] = filled(rows * KINDS * int(graph.corners), FAR)
        # Scratch space of a measurement.
        self.cost: vec[i64] = filled(int(graph.edges), 0)
        self.tolled: vec[i64] = filled(int(graph.edges), FAR)  # the cost of paths that take one gold of a small purse
        self.queue: vec[i64] = filled(int(graph.corners) + 1, 0)
        self.waiting: vec[i64] = filled(int(graph.corners), 0)
        super().__init__(evaluation, {"level of the wagon": 2.5, "way of the wagon": 0.3})
        self.price: i64 = evaluation.prices
        for level in range(2, LEVELS + 1):
            evaluation.price(f"wagon_{level}", 0.3, 0.1, f"wagon level {level}")
        evaluation.before_turns(self)
        evaluation.before_positions(self)

    def prepare_turn(self, g: State, evaluation: Evaluation) -> None:
        """Where paths and targets are. If they are others than before, no slot is of use."""
        changed: bool = False
        i: i64
        for i in range(self.edges):
            is_open: i64 = 1 if self.journeys.barbarians.is_path(g, i) else 0
            if is_open != self.open[i]:
                self.open[i] = is_open
                changed = True
        for i in range(self.corners):
            kind: i64 = self.journeys.targets.kind_at(g, i)
            if kind != self.kind[i]:
                self.kind[i] = kind
                changed = True
        if changed:
            for i in range(SLOTS):
                self.used[i] = 0

    def prepare_position(self, g: State, evaluation: Evaluation) -> None:
        """The slot of this board, or a new one in the place of the oldest."""
        i: i64
        if self.used[self.slot] != 0 and self.is_board(g, self.slot):
            return
        for i in range(SLOTS):
            if self.used[i] != 0 and self.is_board(g, i):
                self.slot = i
                return
        self.newest += 1
        if self.newest == SLOTS:
            self.newest = 0
        self.slot = self.newest
        self.take_slot(g)

    def is_board(self, g: State, slot: i64) -> bool:
        """Whether a slot has the roads and barbarians of this position."""
        at: i64 = self.journeys.barbarians.at
        first: i64 = slot * self.barbarians
        i: i64
        for i in range(self.barbarians):
            if g.s[at + i] != self.places[first + i]:
                return False
        at = self.journeys.building.road
        first = slot * self.edges
        for i in range(self.edges):
            if g.s[at + i] != self.roads[first + i]:
                return False
        return True

    def take_slot(self, g: State) -> None:
        """From now on the slot is for this board, of which nothing is measured."""
        slot: i64 = self.slot
        i: i64
        self.used[slot] = 1
        for i in range(self.barbarians):
            self.places[slot * self.barbarians + i] = g.s[self.journeys.barbarians.at + i]
        for i in range(self.edges):
            self.roads[slot * self.edges + i] = g.s[self.journeys.building.road + i]
        first: i64 = slot * self.seats * PURSES
        for i in range(first, first + self.seats * PURSES):
            self.measured[i] = 0

    def row_of(self, g: State, seat: i64, counts_tolls: bool) -> i64:
        """The row with the ways of a seat, measured if they are not yet. If tolls are not counted, any gold is enough
        for all of them."""
        gold: i64 = self.journeys.coins.held(g, seat)
        if gold > RICH or (gold > 0 and not counts_tolls):
            gold = RICH
        return self.row_with(g, seat, gold)

    def row_with(self, g: State, seat: i64, gold: i64) -> i64:
        """The same with this much gold."""
        row: i64 = (self.slot * self.seats + seat) * PURSES + gold
        if self.measured[row] == 0:
            self.measured[row] = 1
            if 0 < gold < RICH:
                self.row_with(g, seat, gold - 1)  # what is left behind the next toll
            self.measure(g, seat, gold, row)
        return row

    def measure(self, g: State, seat: i64, gold: i64, row: i64) -> None:
        """All ways of a seat with no more tolls than its gold pays."""
        at: i64 = self.journeys.building.road
        edge: i64
        kind: i64
        other: i64
        for edge in range(self.edges):
            owner: i64 = g.s[at + edge]
            cost: i64 = ROUGH * UNIT if owner == 0 else SMOOTH * UNIT
            self.tolled[edge] = FAR
            if owner != 0 and owner != seat + 1:
                cost += TOLL
                if gold < RICH:
                    if gold > 0 and self.open[edge] != 0:
                        self.tolled[edge] = cost
                    cost = FAR
            self.cost[edge] = cost if self.open[edge] != 0 else FAR
        at = self.journeys.barbarians.at
        for edge in range(self.barbarians):
            if g.s[at + edge] >= 0:
                self.cost[g.s[at + edge]] += HINDRANCE * UNIT
                self.tolled[g.s[at + edge]] += HINDRANCE * UNIT
        total: i64 = 0
        for kind in range(KINDS):
            self.spread(g, row, kind, 0 < gold < RICH)
            for other in range(kind):
                total += self.way_between(row, kind, other)
        self.between[row] = total // KINDS

    def spread(self, g: State, row: i64, kind: i64, may_pay: bool) -> None:
        """The ways from the targets of a kind to all corners. Other targets on the way would end the movement. The last
        gold may be paid on any path: behind it are the ways of the row before."""
        graph = g.rules.graph
        centres = self.journeys.targets.centres
        ways = self.ways
        cost = self.cost
        queue = self.queue
        waiting = self.waiting
        kinds = self.kind
        edges = graph.corner_edges
        neighbours = graph.corner_neighbours
        width: i64 = graph.corner_width
        first: i64 = (row * KINDS + kind) * self.corners
        room: i64 = self.corners + 1
        done: i64 = 0
        end: i64 = 0
        i: i64
        for i in range(self.corners):
            ways[first + i] = FAR
        for i in range(len(centres)):
            if kinds[centres[i]] == kind:
                ways[first + centres[i]] = 0
                queue[end] = centres[i]
                end += 1
        if may_pay:
            before: i64 = first - KINDS * self.corners
            edge: i64
            for edge in range(self.edges):
                if self.tolled[edge] < FAR:
                    for i in range(2):
                        paid: i64 = graph.edge_corners[2 * edge + i]
                        beyond: i64 = graph.edge_corners[2 * edge + 1 - i]
                        way: i64 = ways[before + beyond] + self.tolled[edge]
                        if way < ways[first + paid] and (ways[before + beyond] == 0 or kinds[beyond] < 0):
                            ways[first + paid] = way
                            if waiting[paid] == 0:
                                waiting[paid] = 1
                                queue[end] = paid
                                end += 1
        while done != end:
            corner: i64 = queue[done]
            done += 1
            if done == room:
                done = 0
            waiting[corner] = 0
            here: i64 = ways[first + corner]
            if here > 0 and kinds[corner] >= 0:
                continue
            for i in range(corner * width, corner * width + width):
                if edges[i] < 0:
                    continue
                there: i64 = neighbours[i]
                way = here + cost[edges[i]]
                if way < ways[first + there]:
                    ways[first + there] = way
                    if waiting[there] == 0:
                        waiting[there] = 1
                        queue[end] = there
                        end += 1
                        if end == room:
                            end = 0

    def way_between(self, row: i64, kind: i64, other: i64) -> i64:
        """The shortest way from targets of one kind to those of another."""
        centres = self.journeys.targets.centres
        least: i64 = FAR
        i: i64
        for i in range(len(centres)):
            if self.kind[centres[i]] == other and self.way_to(row, kind, centres[i]) < least:
                least = self.way_to(row, kind, centres[i])
        return least

    def way_to(self, row: i64, kind: i64, corner: i64) -> i64:
        """How far a corner is from the targets of a kind."""
        return self.ways[(row * KINDS + kind) * self.corners + corner]

    def way_to_delivery(self, g: State, seat: i64, row: i64, between: i64) -> i64:
        """From the wagon to where its token is wanted; an empty wagon loads on the way, and goes as far again as it is
        between targets."""
        corner: i64 = g.s[self.wagons.at + seat]
        good: i64 = g.s[self.wagons.cargo + seat] - 1
        if good >= 0:
            return self.way_to(row, self.wagons.wanted_by[good], corner)
        least: i64 = FAR
        kind: i64
        for kind in range(len(TARGETS)):
            way: i64 = self.way_to(row, kind, corner)
            if way > 0 and way < least and (self.wagons.refill or self.wagons.left(g, kind) > 0):
                least = way
        return least + between

    def write(self, g: State, evaluation: Evaluation, seat: i64, own: bool, out: vec[float], at: i64) -> None:
        """Deliveries a turn, as long as there are turns to come, and how soon the next one is made."""
        row: i64 = self.row_of(g, seat, False)
        between: i64 = self.between[row]
        if own and evaluation.careful:
            row = self.row_of(g, seat, True)
        level: i64 = g.s[self.wagons.level + seat]
        speed: float = float(self.wagons.movement[level - 1] * UNIT)
        share: float = float(g.s[self.score.points + seat]) / float(g.s[self.score.target + seat])
        out[at] = speed / float(between) * (1.0 - 0.6 * share)
        if g.s[self.wagons.at + seat] >= 0:
            out[at + 1] = speed / (speed + float(self.way_to_delivery(g, seat, row, between)))
        k: i64
        for k in range(LEVELS - 1):
            evaluation.wanted[self.price + k] = 1.0 if level == k + 1 else 0.0


register_answers(Targets)
register_features(Journeys, WagonFeatures)
