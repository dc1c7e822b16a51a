"""Features of the base game: what land and buildings bring, and where the next building could stand."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.vectors import vec
from archipel.bots.evaluation import UNKNOWN, Evaluation, register_features
from archipel.bots.features.common import IncomeFeatures, SettlingFeatures, SpotFeatures, pips_of_spot
from archipel.engine.state import State
from archipel.rules.base.building import Building
from archipel.rules.base.land import PIECES, Land
from archipel.rules.base.production import Production
from archipel.rules.box_chapter import SETTLEMENT

POINT_IN_PIPS: Final = 2.0  # the value of an extra victory point of a place


@final
class LandFeatures(SpotFeatures):
    """What a settlement would bring on every corner, and its harbour."""

    def __init__(self, land: Land, evaluation: Evaluation) -> None:
        super().__init__(evaluation)
        self.land = land
        evaluation.apart_from_cards(self)

    def fill(self, g: State, evaluation: Evaluation, corner: i64) -> None:
        graph = g.rules.graph
        k: i64
        for k in range(graph.corner_tile_width):
            tile: i64 = graph.corner_tiles[corner * graph.corner_tile_width + k]
            if tile >= 0:
                kind: i64 = self.land.yield_of(g, tile, SETTLEMENT)
                if kind >= 0:
                    evaluation.spot[corner * evaluation.kinds + kind] += self.land.pips(g, tile)
        evaluation.harbour[corner] = 0
        for k in range(graph.corner_width):
            edge: i64 = graph.corner_edges[corner * graph.corner_width + k]
            if edge >= 0 and g.s[self.land.harbour + edge] != 0:
                evaluation.harbour[corner] = g.s[self.land.harbour + edge]


@final
class BuildingFeatures(SettlingFeatures):
    """The places where a seat could settle next, and the prices of what it builds."""

    def __init__(self, building: Building, evaluation: Evaluation) -> None:
        self.building = building
        super().__init__(
            evaluation,
            {
                "open spots": 0.3,
                "best spot at once": 0.5,
                "best spot by one road": 0.4,
                "best spot by two roads": 0.3,
            },
        )
        self.settlement_price = evaluation.price("settlement", 1.0, 1.0)
        self.city_price = evaluation.price("city", 1.2, 1.0)
        self.road_price = evaluation.price("road", 0.2, 0.0)
        graph = evaluation.rules.graph
        for at in (building.reach, building.held, building.free):
            evaluation.read_board(at, graph.corners)
        evaluation.read_board(building.road, graph.edges)
        evaluation.read_board(building.land.terrain, graph.tiles)
        i: i64
        for i in range(len(building.on_may_settle.all)):
            evaluation.read_answers(building.on_may_settle.all[i])
        for i in range(len(building.on_may_build_road.all)):
            evaluation.read_answers(building.on_may_build_road.all[i])
        evaluation.before_boards(self)

    def prepare_board(self, g: State, evaluation: Evaluation) -> None:
        """The corners where anything stands or leads to."""
        s = g.s
        n: i64 = 0
        v: i64
        for v in range(g.rules.graph.corners):
            if s[self.building.reach + v] != 0 or s[self.building.held + v] != 0:
                evaluation.corners[n] = v
                n += 1
        evaluation.corner_count = n

    def write(self, g: State, evaluation: Evaluation, seat: i64, own: bool, out: vec[float], at: i64) -> None:
        """Where the seat could settle next, and what it could use a price for."""
        roads: float = self.pieces_to_spot(g, evaluation, seat, out, at)
        settlements: i64 = g.s[self.building.settlements_left + seat]
        evaluation.wanted[self.settlement_price] = 1.0 if settlements > 0 and roads < 3.0 else 0.0
        evaluation.prerequisite[self.settlement_price] = self.road_price
        evaluation.prerequisite_count[self.settlement_price] = roads
        upgrades: bool = g.s[self.building.cities_left + seat] > 0 and settlements < self.building.stock["settlement"]
        evaluation.wanted[self.city_price] = 1.0 if upgrades else 0.0

    def best_spots(self, g: State, evaluation: Evaluation, seat: i64, out: vec[float], at: i64) -> i64:
        """The best free corner after no, one or two more roads; how many roads lead to the nearest, 3 for none."""
        s = g.s
        graph = g.rules.graph
        seen = evaluation.seen
        queue = evaluation.queue
        bit: i64 = g.rules.bits[seat]
        mine: i64 = seat + 1
        stamp: i64 = evaluation.new_search()
        n: i64 = 0
        i: i64
        for i in range(evaluation.corner_count):
            v: i64 = evaluation.corners[i]
            if s[self.building.reach + v] & bit != 0 or s[self.building.held + v] == mine:
                seen[v] = stamp
                queue[n] = v
                n += 1
        nearest: i64 = 3
        best: float = 0.0
        done: i64 = 0
        roads: i64
        k: i64
        for roads in range(3):
            end: i64 = n
            while done < end:
                v = queue[done]
                done += 1
                if s[self.building.free + v] != 0 and self.building.may_settle(g, seat, v):
                    worth: float = self.spot_worth(g, evaluation, seat, v)
                    if worth > best:
                        best = worth
                    if roads == 0 and out[at] < 1.0:
                        out[at] += 0.34
                    if roads < nearest:
                        nearest = roads
                if roads < 2 and (s[self.building.held + v] == 0 or s[self.building.held + v] == mine):
                    for k in range(graph.corner_width):
                        edge: i64 = graph.corner_edges[v * graph.corner_width + k]
                        if edge >= 0 and s[self.building.road + edge] == 0 and self.building.is_way(g, edge):
                            u: i64 = graph.corner_neighbours[v * graph.corner_width + k]
                            if seen[u] != stamp and self.building.may_build_road(g, seat, edge):
                                seen[u] = stamp
                                queue[n] = u
                                n += 1
            out[at + 1 + roads] = best
        return nearest

    def spot_worth(self, g: State, evaluation: Evaluation, seat: i64, corner: i64) -> float:
        """Pips, a bonus for kinds the seat lacks, the harbour, and points that come with the place."""
        worth: float = pips_of_spot(evaluation, seat, corner, 2.0)
        harbour: i64 = evaluation.harbour[corner]
        if harbour == 1:
            worth += 1.0
        elif harbour > 1:
            worth += 0.5 + 0.25 * evaluation.production[seat * evaluation.kinds + harbour - 2]
        return (worth + POINT_IN_PIPS * self.points_there(g, evaluation, seat, corner)) / 12.0

    def points_there(self, g: State, evaluation: Evaluation, seat: i64, corner: i64) -> float:
        """Points that come with a settlement on a corner, besides its own."""
        points: float = 0.0
        spots = evaluation.at_spots
        k: i64
        for k in range(len(spots)):
            points += float(spots[k].spot_points(g, seat, corner))
        return points


@final
class ProductionFeatures(IncomeFeatures):
    """What the seats produce."""

    def __init__(self, production: Production, evaluation: Evaluation) -> None:
        super().__init__(evaluation, 0.5, "production blocked", 0.4)
        self.kept = evaluation.room_by_board(4)
        self.building = production.building
        self.land = production.land
        graph = evaluation.rules.graph
        for at in (self.building.piece, self.building.held, self.building.reach):
            evaluation.read_board(at, graph.corners)
        if self.building.suspended >= 0:
            evaluation.read_board(self.building.suspended, graph.corners)
        for at in (self.land.terrain, self.land.numbers, self.land.blocked):
            evaluation.read_board(at, graph.tiles)
        evaluation.before_boards(self)
        evaluation.apart_from_cards(self)

    def prepare_board(self, g: State, evaluation: Evaluation) -> None:
        """The pips of every seat and kind, and those that are blocked."""
        s = g.s
        land = self.land
        graph = g.rules.graph
        kinds: i64 = evaluation.kinds
        width: i64 = graph.corner_tile_width
        production = evaluation.production
        evaluation.clear_production()
        i: i64
        k: i64
        for i in range(evaluation.corner_count):
            v: i64 = evaluation.corners[i]
            piece: i64 = s[self.building.piece + v]
            seat: i64 = s[self.building.held + v] - 1
            if piece == 0 or seat >= evaluation.seats or not self.building.counts(g, v):
                continue
            for k in range(width):
                tile: i64 = graph.corner_tiles[v * width + k]
                if tile < 0:
                    continue
                row: i64 = s[land.terrain + tile] * PIECES + piece
                kind: i64 = land.yield_kind[row]
                if kind >= 0:
                    pips: float = float(land.yield_count[row]) * land.pips(g, tile)
                    also: i64 = land.also_kind[row]
                    if s[land.blocked + tile] == 0:
                        production[seat * kinds + kind] += pips
                        if also >= 0:
                            production[seat * kinds + also] += land.pips(g, tile)
                    else:
                        evaluation.blocked[seat] += pips
                        if also >= 0:
                            evaluation.blocked[seat] += land.pips(g, tile)

    def write(self, g: State, evaluation: Evaluation, seat: i64, own: bool, out: vec[float], at: i64) -> None:
        """How much comes in, and how evenly."""
        kept = evaluation.kept
        row: i64 = evaluation.row(seat) + self.kept
        k: i64
        if kept[row] == UNKNOWN:
            self.write_income(evaluation, seat, out, at)
            out[at] /= 20.0
            out[at + 3] = evaluation.blocked[seat] / 5.0
            for k in range(4):
                kept[row + k] = out[at + k]
        else:
            for k in range(4):
                out[at + k] = kept[row + k]


register_features(Land, LandFeatures)
register_features(Building, BuildingFeatures)
register_features(Production, ProductionFeatures)
