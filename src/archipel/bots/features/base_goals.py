"""Features of the base game: the turn, the points and the longest route."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from archipel.board.vectors import vec
from archipel.bots.evaluation import Evaluation, register_features
from archipel.bots.features.common import CardlessFeatures, WaitFeatures
from archipel.engine.state import State
from archipel.rules.base.route import SHORTEST, LongestRoute
from archipel.rules.base.score import Score
from archipel.rules.base.turn import Turn


@final
class ScoreFeatures(CardlessFeatures):
    """Victory points."""

    def __init__(self, score: Score, evaluation: Evaluation) -> None:
        self.score = score
        super().__init__(evaluation, {"points": 4.0, "points over the half": 1.5, "points near the end": 2.0})

    def write(self, g: State, evaluation: Evaluation, seat: i64, own: bool, out: vec[float], at: i64) -> None:
        """Points as a share of the target: the later ones count for more."""
        points: float = float(g.s[self.score.points + seat])
        if own:
            points += float(g.s[self.score.secret + seat]) + evaluation.expected_points[seat]
        share: float = points / float(g.s[self.score.target + seat])
        out[at] = share
        out[at + 1] = (share - 0.5) / 0.5 if share > 0.5 else 0.0
        out[at + 2] = (share - 0.7) / 0.3 if share > 0.7 else 0.0


@final
class RouteFeatures(CardlessFeatures):
    """The race for the longest route."""

    def __init__(self, route: LongestRoute, evaluation: Evaluation) -> None:
        self.route = route
        super().__init__(evaluation, {"route ahead": 0.5 if route.used else 0.0})

    def write(self, g: State, evaluation: Evaluation, seat: i64, own: bool, out: vec[float], at: i64) -> None:
        """The seat's route against the longest other one, or against the shortest that counts."""
        other: i64 = SHORTEST - 1
        p: i64
        for p in range(self.route.competing):
            if p != seat and g.s[self.route.length + p] > other:
                other = g.s[self.route.length + p]
        ahead: i64 = g.s[self.route.length + seat] - other
        if ahead > 5:
            ahead = 5
        elif ahead < -5:
            ahead = -5
        out[at] = float(ahead) / 5.0


register_features(Turn, WaitFeatures)
register_features(Score, ScoreFeatures)
register_features(LongestRoute, RouteFeatures)
