"""Features of Cities & Knights: city improvements, metropolises and the merchant."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from archipel.board.vectors import vec
from archipel.bots.evaluation import Evaluation, register_features
from archipel.bots.features.common import BoardFeatures, CardlessFeatures
from archipel.engine.state import State
from archipel.rules.box_chapter import CITY
from archipel.rules.cities_knights.improvements import ABILITY, LEVELS, METROPOLIS, Improvements
from archipel.rules.cities_knights.merchant import Merchant
from archipel.rules.cities_knights.progress_deck import TRACK_COUNT, TRACKS


@final
class ImprovementFeatures(BoardFeatures):
    """Levels of improvement, and the metropolises they lead to."""

    def __init__(self, improvements: Improvements, evaluation: Evaluation) -> None:
        self.improvements = improvements
        self.cards = improvements.cards
        super().__init__(
            improvements,
            evaluation,
            {
                "draw chances": 2.0,
                "lasting abilities": 0.3,
                "metropolis near": 0.8,
                "metropolis for good": 0.3,
                "metropolis threatened": -0.6,
                "no city to improve": -0.6,
                "commodities produced": 0.4,
            },
        )
        self.plain = evaluation.room(
            2 * evaluation.seats
        )  # cities of every seat that are not a metropolis, then all of its cities
        evaluation.before_positions(self)
        self.price = evaluation.prices
        for track, name in enumerate(TRACKS):
            row: i64 = evaluation.price(f"{name}_1", 0.2, 0.0, f"{name} improvement")
            evaluation.cost_changes(row, self.cards.resources + track)

    def prepare_position(self, g: State, evaluation: Evaluation) -> None:
        """The cities of all seats; a neutral colour improves nothing."""
        space = evaluation.space
        i: i64
        for i in range(2 * evaluation.seats):
            space[self.plain + i] = 0.0
        for i in range(evaluation.corner_count):
            corner: i64 = evaluation.corners[i]
            seat: i64 = g.s[self.building.held + corner] - 1
            if seat < evaluation.seats and g.s[self.building.piece + corner] == CITY:
                at: i64 = self.plain + seat
                space[at + evaluation.seats] += 1.0
                if g.s[self.improvements.metropolis + corner] == 0:
                    space[at] += 1.0

    def write(self, g: State, evaluation: Evaluation, seat: i64, own: bool, out: vec[float], at: i64) -> None:
        """What the levels bring, how near the next metropolis is, and how safe the seat's own one is."""
        free: bool = evaluation.space[self.plain + seat] > 0.0
        has_city: bool = evaluation.space[self.plain + evaluation.seats + seat] > 0.0
        if not has_city:
            out[at + 5] = 1.0
        track: i64
        for track in range(TRACK_COUNT):
            level: i64 = self.improvements.level(g, seat, track)
            if level < LEVELS:
                out[at + 6] += evaluation.production[seat * evaluation.kinds + self.cards.resources + track] / 10.0
            if level > 0:
                out[at] += float(level + 1) / 6.0  # (CK-36)
            if level >= ABILITY:
                out[at + 1] += 1.0
            if g.s[self.improvements.holder + track] == seat + 1:
                out[at + 2] += 1.0
                if level == LEVELS:
                    out[at + 3] += 1.0
                elif self.is_threatened(g, evaluation, seat, track):
                    out[at + 4] += 1.0
            elif free:
                way: float = self.way_to_metropolis(g, track, level)
                out[at + 2] += way * way
            possible: bool = free or (has_city and not self.improvements.needs_free_city(g, seat, track))
            evaluation.wanted[self.price + track] = 1.0 if level < LEVELS and possible else 0.0
            self.tell_price(g, evaluation, seat, track)

    def way_to_metropolis(self, g: State, track: i64, level: i64) -> float:
        """A seat's progress towards the metropolis at this level; 0 when it can no longer be won."""
        holder: i64 = g.s[self.improvements.holder + track] - 1
        if holder < 0:
            return float(level) / float(METROPOLIS)
        return float(level) / float(LEVELS) if self.improvements.level(g, holder, track) < LEVELS else 0.0

    def is_threatened(self, g: State, evaluation: Evaluation, seat: i64, track: i64) -> bool:
        """Whether another needs only one more level to take the metropolis from its holder (CK-49)."""
        p: i64
        for p in range(g.rules.players):
            if (
                p != seat
                and self.improvements.level(g, p, track) == METROPOLIS
                and evaluation.space[self.plain + p] > 0.0
            ):
                return True
        return False

    def tell_price(self, g: State, evaluation: Evaluation, seat: i64, track: i64) -> None:
        """The price of the next level grows with the levels."""
        cost: i64 = self.improvements.cost(g, seat, track)
        evaluation.change_cost(self.price + track, self.cards.resources + track, float(cost), cost + 1)


@final
class MerchantFeatures(CardlessFeatures):
    """The merchant may be lost again."""

    def __init__(self, merchant: Merchant, evaluation: Evaluation) -> None:
        self.merchant = merchant
        super().__init__(evaluation, {"merchant, as long as it stays": -0.2})

    def write(self, g: State, evaluation: Evaluation, seat: i64, own: bool, out: vec[float], at: i64) -> None:
        """Its point and its rate count elsewhere; this is what the next merchant of another takes away."""
        if g.s[self.merchant.holder] == seat + 1:
            out[at] = 1.0


register_features(Improvements, ImprovementFeatures)
register_features(Merchant, MerchantFeatures)
