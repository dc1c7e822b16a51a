"""Features of the cloth scenario: how near villages are, and the cloth they will bring."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.vectors import vec
from archipel.bots.evaluation import UNKNOWN, Evaluation, register_answers, register_features
from archipel.bots.features.common import BoardFeatures
from archipel.bots.flows import ROLLS
from archipel.engine.state import State
from archipel.rules.base.land import WET, pips_of
from archipel.rules.seafarers.cloth import PAIR, ClothTrade

FAR: Final = 99.0
HORIZON: Final = 40.0  # rolls for which bots expect cloth


@final
class ClothFeatures(BoardFeatures):
    """Cloth and the villages that have it."""

    def __init__(self, cloth: ClothTrade, evaluation: Evaluation) -> None:
        self.cloth = cloth
        self.ships = cloth.ships
        super().__init__(cloth, evaluation, {"half a pair of cloth": 0.15, "cloth to come": 5.0, "village near": 4.0})
        self.ways = evaluation.room(cloth.count * len(evaluation.seen))  # ships from each corner to each village
        self.last_ways = evaluation.room(cloth.count * len(evaluation.seen))  # ... in the turn before
        self.nearest = evaluation.room_by_board(cloth.count)  # ships that a seat still needs to each village
        evaluation.before_turns(self)

    def prepare_turn(self, g: State, evaluation: Evaluation) -> None:
        """How many ships it takes from every corner to every village, over edges that are free."""
        corners: i64 = g.rules.graph.corners
        i: i64
        v: i64
        for i in range(self.cloth.count):
            at: i64 = self.ways + i * corners
            for v in range(corners):
                evaluation.space[at + v] = FAR
            self.spread(g, evaluation, self.cloth.corners[i], at)
        space = evaluation.space
        for i in range(self.cloth.count * corners):
            if space[self.last_ways + i] != space[self.ways + i]:
                space[self.last_ways + i] = space[self.ways + i]
                evaluation.boards.forget()

    def spread(self, g: State, evaluation: Evaluation, village: i64, at: i64) -> None:
        graph = g.rules.graph
        space = evaluation.space
        queue = evaluation.queue
        space[at + village] = 0.0
        queue[0] = village
        done: i64 = 0
        n: i64 = 1
        k: i64
        while done < n:
            v: i64 = queue[done]
            done += 1
            if v != village and (g.s[self.building.held + v] != 0 or not self.cloth.may_sail_on(g, v)):
                continue
            for k in range(graph.corner_width):
                edge: i64 = graph.corner_edges[v * graph.corner_width + k]
                if edge < 0 or g.s[self.building.road + edge] != 0 or self.land.beside(g, edge) & WET == 0:
                    continue
                u: i64 = graph.corner_neighbours[v * graph.corner_width + k]
                if space[at + u] == FAR:
                    space[at + u] = space[at + v] + 1.0
                    queue[n] = u
                    n += 1

    def look_for_villages(self, g: State, evaluation: Evaluation, seat: i64, row: i64) -> None:
        """How near the seat is to every village."""
        space = evaluation.space
        kept = evaluation.kept
        corners: i64 = g.rules.graph.corners
        i: i64
        k: i64
        for i in range(self.cloth.count):
            kept[row + i] = FAR
        for k in range(evaluation.corner_count):
            v: i64 = evaluation.corners[k]
            if self.ships.leads_on(g, v) & g.rules.bits[seat] == 0:
                continue
            for i in range(self.cloth.count):
                way: float = space[self.ways + i * corners + v]
                if way < kept[row + i]:
                    kept[row + i] = way

    def write(self, g: State, evaluation: Evaluation, seat: i64, own: bool, out: vec[float], at: i64) -> None:
        """Cloth that is half a point, that connected villages will bring, and the next village."""
        s = g.s
        bit: i64 = g.rules.bits[seat]
        out[at] = float(s[self.cloth.owned + seat] % PAIR)
        ships: float = float(s[self.ships.left + seat])
        row: i64 = evaluation.row(seat) + self.nearest
        if evaluation.kept[row] == UNKNOWN:
            self.look_for_villages(g, evaluation, seat, row)
        i: i64
        for i in range(self.cloth.count):
            village: i64 = self.cloth.corners[i]
            if s[self.cloth.stock + village] == 0:
                continue
            trade: i64 = s[self.cloth.trade + village]
            if trade & bit != 0:
                out[at + 1] += self.hoped(g, village, trade) / 10.0
                continue
            way: float = evaluation.kept[row + i]
            if way <= ships:
                worth: float = (1.0 + self.hoped(g, village, trade | bit)) / (5.0 + 5.0 * way)
                if worth > out[at + 2]:
                    out[at + 2] = worth

    def hoped(self, g: State, village: i64, trade: i64) -> float:
        """The cloth that each of these seats may expect of a village before long."""
        sharing: float = 0.0
        p: i64
        for p in range(g.rules.players):
            if trade & g.rules.bits[p] != 0:
                sharing += 1.0
        share: float = float(g.s[self.cloth.stock + village]) / sharing
        rolls: float = HORIZON * pips_of(g.s[self.cloth.number + village]) / ROLLS
        return share if share < rolls else rolls


register_answers(ClothTrade, "village")
register_features(ClothTrade, ClothFeatures)
