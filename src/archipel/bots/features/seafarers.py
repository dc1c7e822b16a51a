"""Features of every game at sea: ships and gold rivers."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.vectors import vec
from archipel.bots.evaluation import Evaluation, register_features
from archipel.bots.features.base_building import BuildingFeatures
from archipel.bots.features.common import BoardFeatures, SettlingFeatures
from archipel.engine.state import State
from archipel.rules.base.land import WET
from archipel.rules.seafarers.gold import GoldRiver
from archipel.rules.seafarers.ships import Ships

FARTHEST: Final = 5  # ships that bots look ahead
CHOICE: Final = 1.2  # what a card of choice is worth to bots, in cards


@final
class ShipFeatures(SettlingFeatures):
    """Places that ships lead to."""

    def __init__(self, ships: Ships, evaluation: Evaluation) -> None:
        self.ships = ships
        self.building = ships.building
        self.settling = evaluation.of(BuildingFeatures)
        self.land = ships.land
        self.at_once: i64 = evaluation.names.index("best spot at once")
        super().__init__(
            evaluation,
            {
                "best spot by one ship": 0.2,
                "best spot by two ships": 0.2,
                "best spot by three ships": 0.15,
                "best spot by more ships": 0.15,
                "points overseas": 0.25,
            },
        )
        self.price = evaluation.price("ship", 0.1, 0.0)
        evaluation.read_board(ships.reach, evaluation.rules.graph.corners)
        i: i64
        for i in range(len(ships.on_sail_on.all)):
            evaluation.read_answers(ships.on_sail_on.all[i])

    def write(self, g: State, evaluation: Evaluation, seat: i64, own: bool, out: vec[float], at: i64) -> None:
        """Where the seat could settle overseas; if that is nearer than by road, ships are what a settlement needs."""
        ships: float = self.pieces_to_spot(g, evaluation, seat, out, at)
        settlement: i64 = self.settling.settlement_price
        if ships > float(FARTHEST) or g.s[self.building.settlements_left + seat] == 0:
            return
        if evaluation.wanted[settlement] == 0.0 or ships < evaluation.prerequisite_count[settlement]:
            evaluation.wanted[settlement] = 1.0
            evaluation.prerequisite[settlement] = self.price
            evaluation.prerequisite_count[settlement] = ships

    def best_spots(self, g: State, evaluation: Evaluation, seat: i64, out: vec[float], at: i64) -> i64:
        """How much better than the best place to settle at once the best free corner is to which at most one, two,
        three or more ships lead, and the points to be had there; how many lead to the nearest one."""
        s = g.s
        graph = g.rules.graph
        building = self.building
        seen = evaluation.seen
        queue = evaluation.queue
        bit: i64 = g.rules.bits[seat]
        mine: i64 = seat + 1
        stamp: i64 = evaluation.new_search()
        n: i64 = 0
        i: i64
        for i in range(evaluation.corner_count):
            v: i64 = evaluation.corners[i]
            if s[self.ships.reach + v] & bit != 0 or building.owner(g, v) == seat:
                seen[v] = stamp
                queue[n] = v
                n += 1
        nearest: i64 = FARTHEST + 1
        at_once: float = out[self.at_once]
        best: float = 0.0
        done: i64 = 0
        ships: i64
        k: i64
        for ships in range(FARTHEST + 1):
            near: float = float(FARTHEST + 1 - ships) / float(FARTHEST + 1)
            end: i64 = n
            while done < end:
                v = queue[done]
                done += 1
                if ships > 0 and s[building.free + v] != 0 and building.may_settle(g, seat, v):
                    worth: float = self.settling.spot_worth(g, evaluation, seat, v)
                    if worth > best:
                        best = worth
                    points: float = near * self.settling.points_there(g, evaluation, seat, v)
                    if points > out[at + 4]:
                        out[at + 4] = points
                    if ships < nearest:
                        nearest = ships
                if ships == FARTHEST or (s[building.held + v] != 0 and s[building.held + v] != mine):
                    continue
                for k in range(graph.corner_width):
                    edge: i64 = graph.corner_edges[v * graph.corner_width + k]
                    if edge < 0 or s[building.road + edge] != 0 or self.land.beside(g, edge) & WET == 0:
                        continue
                    u: i64 = graph.corner_neighbours[v * graph.corner_width + k]
                    if seen[u] != stamp:
                        seen[u] = stamp
                        queue[n] = u
                        n += 1
            if ships > 0 and best > at_once:
                out[at + (ships - 1 if ships < 4 else 3)] = best - at_once
        return nearest


@final
class GoldFeatures(BoardFeatures):
    """Gold rivers as production of every resource."""

    def __init__(self, gold: GoldRiver, evaluation: Evaluation) -> None:
        super().__init__(gold, evaluation, {})
        self.gold = gold
        self.cards = gold.cards
        evaluation.before_turns(self)
        evaluation.before_boards(self)

    def prepare_turn(self, g: State, evaluation: Evaluation) -> None:
        """A card of choice is worth a little more than a card: it counts as a share of every kind."""
        graph = g.rules.graph
        tile: i64
        k: i64
        kind: i64
        for tile in range(graph.tiles):
            if g.s[self.land.terrain + tile] != self.gold.gold:
                continue
            pips: float = CHOICE * self.land.pips(g, tile) / float(self.cards.resources)
            for k in range(graph.tile_width):
                v: i64 = graph.tile_corners[tile * graph.tile_width + k]
                if v >= 0:
                    for kind in range(self.cards.resources):
                        evaluation.spot[v * evaluation.kinds + kind] += pips

    def prepare_board(self, g: State, evaluation: Evaluation) -> None:
        """What gold rivers bring to those who live there, behind ordinary production."""
        s = g.s
        graph = g.rules.graph
        tile: i64
        k: i64
        kind: i64
        for tile in range(graph.tiles):
            if s[self.land.terrain + tile] != self.gold.gold:
                continue
            pips: float = CHOICE * self.land.pips(g, tile) / float(self.cards.resources)
            for k in range(graph.tile_width):
                v: i64 = graph.tile_corners[tile * graph.tile_width + k]
                if v < 0 or s[self.building.piece + v] == 0:
                    continue
                seat: i64 = s[self.building.held + v] - 1
                if seat >= evaluation.seats or not self.building.counts(g, v):
                    continue
                count: float = float(s[self.building.piece + v])
                if s[self.land.blocked + tile] != 0:
                    evaluation.blocked[seat] += count * self.land.pips(g, tile)
                    continue
                for kind in range(self.cards.resources):
                    evaluation.production[seat * evaluation.kinds + kind] += count * pips


register_features(Ships, ShipFeatures)
register_features(GoldRiver, GoldFeatures)
