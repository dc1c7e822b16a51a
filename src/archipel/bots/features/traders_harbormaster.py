"""Features of the harbormaster: the race for the tile."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.vectors import vec
from archipel.bots.evaluation import Evaluation, register_features
from archipel.bots.features.common import CardlessFeatures
from archipel.engine.state import State
from archipel.rules.base.building import Building
from archipel.rules.traders_barbarians.harbormaster import FEWEST, POINTS, Harbormaster

FAR: Final = 3  # harbour points by which nobody can still be caught up with


@final
class HarbormasterFeatures(CardlessFeatures):
    """Harbour points against those of the others."""

    def __init__(self, chapter: Harbormaster, evaluation: Evaluation) -> None:
        self.chapter = chapter
        self.building: Building = chapter.building
        super().__init__(evaluation, {"harbours ahead": 0.5})
        evaluation.spot_points_from(self, "harbormaster", "harbour_points", "harbour")

    def write(self, g: State, evaluation: Evaluation, seat: i64, own: bool, out: vec[float], at: i64) -> None:
        """The seat's harbour points against the most of the others, or against the fewest that count."""
        points: i64 = self.chapter.harbour_points
        ahead: i64 = g.s[points + seat] - self.others(g, seat)
        if ahead > FAR:
            ahead = FAR
        elif ahead < -FAR:
            ahead = -FAR
        out[at] = float(ahead) / float(FAR)

    def others(self, g: State, seat: i64) -> i64:
        """What the seat must have more than to hold the tile."""
        points: i64 = self.chapter.harbour_points
        most: i64 = FEWEST - 1
        p: i64
        for p in range(g.rules.players):
            if p != seat and g.s[points + p] > most:
                most = g.s[points + p]
        return most

    def spot_points(self, g: State, seat: i64, corner: i64) -> i64:
        """The points of the tile, if one harbour more takes it."""
        if g.s[self.chapter.holder] == seat + 1 or not self.chapter.has_harbour(g, corner):
            return 0
        return POINTS if g.s[self.chapter.harbour_points + seat] == self.others(g, seat) else 0


register_features(Harbormaster, HarbormasterFeatures)
