"""Features of Barbarian Attack: knights and where they are needed, prisoners, and tiles that may be lost."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.vectors import vec
from archipel.bots.evaluation import Evaluation, Features, register_answers, register_features
from archipel.bots.features.common import BoardFeatures, CardlessFeatures
from archipel.engine.state import State
from archipel.rules.traders_barbarians.attack_cards import AttackCards
from archipel.rules.traders_barbarians.barbarian_coast import ENOUGH, BarbarianCoast
from archipel.rules.traders_barbarians.coast_battles import CoastBattles
from archipel.rules.traders_barbarians.path_knights import PathKnights

FAR: Final = 99.0  # steps
ALONE: Final = 0.4  # how much of a battle a knight that still lacks comrades is worth


@final
class CoastFeatures(BoardFeatures):
    """Prisoners, and buildings at tiles that the next barbarians conquer."""

    def __init__(self, coast: BarbarianCoast, evaluation: Evaluation) -> None:
        self.coast = coast
        super().__init__(
            coast,
            evaluation,
            {"half a pair of prisoners": 0.12, "production in danger": -0.25, "buildings that lie": 0.3},
        )
        evaluation.unseen = coast.point  # a search builds as if nobody landed: it would not know where

    def write(self, g: State, evaluation: Evaluation, seat: i64, own: bool, out: vec[float], at: i64) -> None:
        s = g.s
        graph = g.rules.graph
        for_a_point: i64 = self.coast.for_a_point
        out[at] = float(s[self.coast.prisoners + seat] % for_a_point) / float(for_a_point - 1)
        i: i64
        k: i64
        for i in range(self.coast.count):
            tile: i64 = self.coast.coast[i]
            barbarians: i64 = s[self.coast.barbarians + tile]
            if barbarians == 0:
                continue
            pieces: i64 = 0
            for k in range(graph.tile_width):
                corner: i64 = graph.tile_corners[tile * graph.tile_width + k]
                if corner >= 0 and s[self.building.held + corner] == seat + 1:
                    pieces += s[self.building.piece + corner]
                    if not self.building.counts(g, corner):
                        out[at + 2] += 0.5 * float(s[self.building.piece + corner])
            if barbarians < ENOUGH:
                out[at + 1] += float(pieces * barbarians) * self.land.pips(g, tile) / 20.0


@final
class KnightFeatures(CardlessFeatures):
    """Knights on paths: those in battles are a matter of the battles, the others may march to one."""

    def __init__(self, knights: PathKnights, evaluation: Evaluation) -> None:
        self.knights = knights
        super().__init__(evaluation, {"knights on paths": 1.5, "knights at the castle": -0.1})

    def write(self, g: State, evaluation: Evaluation, seat: i64, own: bool, out: vec[float], at: i64) -> None:
        """The first ones help most."""
        count: i64 = self.knights.in_play(g, seat)
        each: float = 0.33
        i: i64
        for i in range(count):
            out[at] += each
            each *= 0.85
        edge: i64
        for edge in range(g.rules.graph.edges):
            if self.knights.castle_side[edge] != 0 and g.s[self.knights.knight + edge] == seat + 1:
                out[at + 1] += 1.0


@final
class BattleFeatures(CardlessFeatures):
    """Prisoners to come: the share in battles that are won, and in those that lack knights."""

    def __init__(self, battles: CoastBattles, evaluation: Evaluation) -> None:
        self.battles = battles
        self.coast = battles.coast
        self.knights = battles.knights
        self.score = battles.coast.score
        super().__init__(evaluation, {"prisoners at hand": 4.0, "battles begun": 2.5, "knights near barbarians": 0.12})
        self.marches = evaluation.room(len(battles.knights.castle_side))  # from each path to the nearest barbarians
        evaluation.before_turns(self)

    def prepare_turn(self, g: State, evaluation: Evaluation) -> None:
        """How many marches it takes from every path to a tile with barbarians."""
        knights = self.knights
        space = evaluation.space
        graph = g.rules.graph
        edges: i64 = graph.edges
        edge: i64
        i: i64
        k: i64
        for edge in range(edges):
            space[self.marches + edge] = FAR
        for i in range(self.coast.count):
            tile: i64 = self.coast.coast[i]
            if g.s[self.coast.barbarians + tile] == 0:
                continue
            for k in range(graph.tile_width):
                edge = graph.tile_edges[tile * graph.tile_width + k]
                if edge >= 0 and knights.castle_side[edge] == 0:
                    space[self.marches + edge] = 0.0
        for k in range(1, 4):
            for edge in range(edges):
                if space[self.marches + edge] < FAR:
                    continue
                for i in range(knights.near_from[edge], knights.free_until[edge]):
                    if space[self.marches + knights.near[i]] == float(k - 1):
                        space[self.marches + edge] = float(k)
                        break

    def write(self, g: State, evaluation: Evaluation, seat: i64, own: bool, out: vec[float], at: i64) -> None:
        s = g.s
        target: float = float(s[self.score.target + seat]) * float(self.coast.for_a_point)
        i: i64
        for i in range(self.coast.count):
            tile: i64 = self.coast.coast[i]
            barbarians: i64 = s[self.coast.barbarians + tile]
            if barbarians == 0:
                continue
            mine: i64 = self.battles.around(g, tile, seat)
            if mine == 0:
                continue
            all_knights: i64 = self.battles.around(g, tile, -1)
            share: float = float(mine) / float(all_knights) * float(barbarians)
            if all_knights > barbarians:
                out[at] += share / target
            else:
                out[at + 1] += ALONE * share * float(all_knights) / float(barbarians + 1) / target
        edge: i64
        for edge in range(g.rules.graph.edges):
            if s[self.knights.knight + edge] == seat + 1:
                out[at + 2] += 1.0 / (1.0 + evaluation.space[self.marches + edge])


@final
class AttackCardFeatures(Features):
    """Development cards, most of which are knights."""

    def __init__(self, cards: AttackCards, evaluation: Evaluation) -> None:
        self.knights = cards.knights
        self.price = evaluation.price("card", 0.4, 0.4, "development card")
        evaluation.apart_from_cards(self)

    def write(self, g: State, evaluation: Evaluation, seat: i64, own: bool, out: vec[float], at: i64) -> None:
        evaluation.wanted[self.price] = 1.0 if g.s[self.knights.left + seat] > 0 else 0.3


register_answers(BarbarianCoast, "coast_barbarians")
register_features(BarbarianCoast, CoastFeatures)
register_features(PathKnights, KnightFeatures)
register_features(CoastBattles, BattleFeatures)
register_features(AttackCards, AttackCardFeatures)
