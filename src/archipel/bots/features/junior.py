"""Features of the children's game."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.vectors import vec
from archipel.bots.evaluation import Evaluation, Features, register_features
from archipel.bots.features.common import IncomeFeatures, NamedFeatures, SpotFeatures, WaitFeatures, pips_of_spot
from archipel.bots.features.hands import HandFeatures
from archipel.engine.state import State
from archipel.rules.junior.building import Building
from archipel.rules.junior.cards import Piles
from archipel.rules.junior.castle import Castle
from archipel.rules.junior.coco import Coco
from archipel.rules.junior.land import Land
from archipel.rules.junior.ports import Ports
from archipel.rules.junior.production import Production
from archipel.rules.junior.score import Score
from archipel.rules.junior.turn import Turn

PIPS: Final = 6.0  # every number comes in 6 of 36 rolls of one die


@final
class JuniorScoreFeatures(NamedFeatures):
    """Fortresses built."""

    def __init__(self, score: Score, evaluation: Evaluation) -> None:
        self.score = score
        super().__init__(evaluation, {"points": 8.0, "points near the end": 2.0})

    def write(self, g: State, evaluation: Evaluation, seat: i64, own: bool, out: vec[float], at: i64) -> None:
        """Fortresses as a share of the seven: the later ones count for more."""
        share: float = float(g.s[self.score.points + seat]) / float(g.s[self.score.target + seat])
        out[at] = share
        out[at + 1] = (share - 0.6) / 0.4 if share > 0.6 else 0.0


@final
class PileFeatures(HandFeatures):
    """Cards in hand."""

    def __init__(self, piles: Piles, evaluation: Evaluation) -> None:
        super().__init__(piles, evaluation)
        evaluation.feature("cards in hand", 1.0)

    def write(self, g: State, evaluation: Evaluation, seat: i64, own: bool, out: vec[float], at: i64) -> None:
        """No hand is ever too large here (JR-13): every card is worth something."""
        super().write(g, evaluation, seat, own, out, at)
        out[at + 1] = float(g.s[self.hands.count + seat]) / 10.0


@final
class JuniorLandFeatures(SpotFeatures):
    """What a fortress would bring on every site, and whether it has a harbour."""

    def __init__(self, land: Land, evaluation: Evaluation) -> None:
        super().__init__(evaluation)
        self.land = land

    def fill(self, g: State, evaluation: Evaluation, corner: i64) -> None:
        evaluation.harbour[corner] = g.s[self.land.harbour_site + corner]
        graph = g.rules.graph
        width: i64 = graph.corner_tile_width
        k: i64
        for k in range(width):
            tile: i64 = graph.corner_tiles[corner * width + k]
            if tile >= 0:
                evaluation.spot[corner * evaluation.kinds + self.land.kind_of(g, tile)] += PIPS


@final
class JuniorBuildingFeatures(NamedFeatures):
    """The sites where a seat could build next, and what it builds there."""

    def __init__(self, building: Building, evaluation: Evaluation) -> None:
        self.building = building
        super().__init__(
            evaluation,
            {"sites open": 0.8, "sites by one ship": 0.3, "best open site": 0.8, "best site by one ship": 0.4},
        )
        self.fortress_price = evaluation.price("fortress", 1.5, 1.0)
        self.ship_price = evaluation.price("ship", 0.3, 0.3)

    def write(self, g: State, evaluation: Evaluation, seat: i64, own: bool, out: vec[float], at: i64) -> None:
        """Where the seat could build its next fortress, at once or after a ship, and what it needs for that."""
        s = g.s
        graph = g.rules.graph
        open_sites: i64 = 0
        near_sites: i64 = 0
        edge: i64
        end: i64
        for edge in range(graph.edges):
            mine: bool = s[self.building.ship + edge] == seat + 1
            if not mine and not self.building.may_sail(g, seat, edge):
                continue
            for end in range(2):
                corner: i64 = graph.edge_corners[2 * edge + end]
                if s[self.building.fortress + corner] != 0:
                    continue
                worth: float = self.site_worth(evaluation, seat, corner)
                if mine:
                    open_sites += 1
                    if worth > out[at + 2]:
                        out[at + 2] = worth
                else:
                    near_sites += 1
                    if worth > out[at + 3]:
                        out[at + 3] = worth
        out[at] = float(open_sites if open_sites < 3 else 3) / 3.0
        out[at + 1] = float(near_sites if near_sites < 3 else 3) / 3.0
        sails: bool = near_sites > 0 and s[self.building.ships_left + seat] > 0
        reached: bool = open_sites > 0 or sails
        evaluation.wanted[self.fortress_price] = 1.0 if reached and s[self.building.fortresses_left + seat] > 0 else 0.0
        evaluation.prerequisite[self.fortress_price] = self.ship_price
        evaluation.prerequisite_count[self.fortress_price] = 0.0 if open_sites > 0 else 1.0
        evaluation.wanted[self.ship_price] = 1.0 if sails else 0.0

    def site_worth(self, evaluation: Evaluation, seat: i64, corner: i64) -> float:
        """Islands around a site, more for kinds that the seat lacks, and the harbour."""
        harbour: float = 2.0 if evaluation.harbour[corner] != 0 else 0.0
        return (pips_of_spot(evaluation, seat, corner, 4.0) + harbour) / 18.0


@final
class JuniorProductionFeatures(IncomeFeatures):
    """What the seats produce."""

    def __init__(self, production: Production, evaluation: Evaluation) -> None:
        super().__init__(evaluation, 1.0, "production haunted", 1.0)
        self.building = production.building
        self.ghost = production.ghost
        self.land = production.land
        evaluation.before_positions(self)

    def prepare_position(self, g: State, evaluation: Evaluation) -> None:
        """The pips of every seat and kind, and those that the ghost holds up."""
        s = g.s
        graph = g.rules.graph
        kinds: i64 = evaluation.kinds
        width: i64 = graph.corner_tile_width
        evaluation.clear_production()
        v: i64
        k: i64
        for v in range(graph.corners):
            holder: i64 = s[self.building.fortress + v]
            if holder == 0 or holder > evaluation.seats:
                continue
            for k in range(width):
                tile: i64 = graph.corner_tiles[v * width + k]
                if tile < 0:
                    continue
                if tile == s[self.ghost.tile]:
                    evaluation.blocked[holder - 1] += PIPS
                else:
                    evaluation.production[(holder - 1) * kinds + self.land.kind_of(g, tile)] += PIPS

    def write(self, g: State, evaluation: Evaluation, seat: i64, own: bool, out: vec[float], at: i64) -> None:
        """How much comes in, and how evenly; a haunted island gives again when the ghost has gone."""
        self.write_income(evaluation, seat, out, at)
        out[at] /= 60.0
        out[at + 1] /= 2.0
        out[at + 3] = evaluation.blocked[seat] / 60.0


@final
class PortFeatures(NamedFeatures):
    """Trade with the piles, and ports."""

    def __init__(self, ports: Ports, evaluation: Evaluation) -> None:
        self.ports = ports
        super().__init__(evaluation, {"ports in use": 0.8})
        evaluation.before_positions(self)

    def prepare_position(self, g: State, evaluation: Evaluation) -> None:
        kinds: i64 = evaluation.kinds
        seat: i64
        k: i64
        for seat in range(evaluation.seats):
            for k in range(kinds):
                evaluation.exchange[seat * kinds + k] = 1.0 / float(self.ports.rate_of(g, seat, k))

    def write(self, g: State, evaluation: Evaluation, seat: i64, own: bool, out: vec[float], at: i64) -> None:
        kinds: i64 = evaluation.kinds
        k: i64
        for k in range(kinds):
            if g.s[self.ports.port + seat * kinds + k] != 0:
                out[at] += 0.3 + evaluation.production[seat * kinds + k] / 20.0


@final
class CocoFeatures(Features):
    """Coco cards."""

    def __init__(self, coco: Coco, evaluation: Evaluation) -> None:
        self.coco = coco
        self.price = evaluation.price("coco", 0.8, 0.6)
        evaluation.before_positions(self)

    def prepare_position(self, g: State, evaluation: Evaluation) -> None:
        evaluation.wanted[self.price] = 1.0 if g.s[self.coco.left] > 0 else 0.0


@final
class CastleFeatures(NamedFeatures):
    """The race for the castle."""

    def __init__(self, castle: Castle, evaluation: Evaluation) -> None:
        self.castle = castle
        super().__init__(evaluation, {"ghost cards ahead": 0.5})

    def write(self, g: State, evaluation: Evaluation, seat: i64, own: bool, out: vec[float], at: i64) -> None:
        """How safe the castle is, or how near."""
        others: i64 = 0
        p: i64
        for p in range(evaluation.seats):
            if p != seat and g.s[self.castle.ghost_cards + p] > others:
                others = g.s[self.castle.ghost_cards + p]
        ahead: float = float(g.s[self.castle.ghost_cards + seat] - others)
        out[at] = 1.0 if ahead > 3.0 else -1.0 if ahead < -3.0 else ahead / 3.0


register_features(Turn, WaitFeatures)
register_features(Score, JuniorScoreFeatures)
register_features(Piles, PileFeatures)
register_features(Land, JuniorLandFeatures)
register_features(Building, JuniorBuildingFeatures)
register_features(Production, JuniorProductionFeatures)
register_features(Ports, PortFeatures)
register_features(Coco, CocoFeatures)
register_features(Castle, CastleFeatures)
