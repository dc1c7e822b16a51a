"""Features of the event cards: damaged roads, and cards that are about to be given away.

What is left of the deck does not count: it was tried, see docs/bots_in_traders.md."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from archipel.board.vectors import vec
from archipel.bots.evaluation import Evaluation, register_answers, register_features
from archipel.bots.features.common import BoardFeatures, OwnCardFeatures
from archipel.engine.state import State
from archipel.rules.box_chapter import SETTLEMENT
from archipel.rules.traders_barbarians.earthquake import Earthquake
from archipel.rules.traders_barbarians.event_gifts import EventGifts


@final
class EarthquakeFeatures(BoardFeatures):
    """A damaged road keeps its owner from building roads, and most of all from the places at its ends. What it keeps
    from roads the features of building see by themselves: they count no place that cannot be reached."""

    def __init__(self, earthquake: Earthquake, evaluation: Evaluation) -> None:
        self.earthquake = earthquake
        super().__init__(
            earthquake,
            evaluation,
            {
                "damaged roads": -0.25,
                "settlements beside a damaged road": -0.3,
                "free places beside a damaged road": -0.3,
            },
        )
        self.price = evaluation.price("repair", 0.2, 0.0)

    def write(self, g: State, evaluation: Evaluation, seat: i64, own: bool, out: vec[float], at: i64) -> None:
        s = g.s
        damaged: i64 = s[self.earthquake.damage_count + seat]
        evaluation.wanted[self.price] = 1.0 if damaged > 0 else 0.0
        if damaged == 0:
            return
        out[at] = float(damaged)
        ends = g.rules.graph.edge_corners
        e: i64
        i: i64
        for e in range(g.rules.graph.edges):
            if s[self.earthquake.damaged + e] == 0 or s[self.building.road + e] != seat + 1:
                continue
            for i in range(2):
                corner: i64 = ends[2 * e + i]
                if s[self.building.held + corner] == seat + 1 and s[self.building.piece + corner] == SETTLEMENT:
                    out[at + 1] += 1.0
                elif s[self.building.free + corner] != 0:
                    out[at + 2] += 1.0


@final
class GiftFeatures(OwnCardFeatures):
    """A card that was chosen for the neighbour is as good as gone."""

    def __init__(self, gifts: EventGifts, evaluation: Evaluation) -> None:
        self.gifts = gifts
        super().__init__(evaluation, {"cards to give": -0.05})

    def write(self, g: State, evaluation: Evaluation, seat: i64, own: bool, out: vec[float], at: i64) -> None:
        chosen: i64 = g.s[self.gifts.chosen + seat]
        if own and chosen > 0:
            evaluation.hand[chosen - 1] -= 1.0
            out[at] = 1.0


register_answers(Earthquake, "damaged_road", "damaged_roads", "road")
register_features(Earthquake, EarthquakeFeatures)
register_features(EventGifts, GiftFeatures)
