"""Features of The Rivers of Catan: bridges, and the race for gold."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.vectors import vec
from archipel.bots.evaluation import Evaluation, register_answers, register_features
from archipel.bots.features.common import CardlessFeatures, OwnCardFeatures
from archipel.engine.state import State
from archipel.rules.traders_barbarians.bridges import Bridges
from archipel.rules.traders_barbarians.rivers import Rivers
from archipel.rules.traders_barbarians.wealth import POOR, WEALTHIEST, Wealth

FAR: Final = 4  # gold by which nobody is caught up with soon


@final
class BridgeFeatures(CardlessFeatures):
    """Sites that a seat could build on."""

    def __init__(self, bridges: Bridges, evaluation: Evaluation) -> None:
        self.bridges = bridges
        super().__init__(evaluation, {"bridge sites": 0.15})
        self.price = evaluation.price("bridge", 0.3, 0.1)

    def write(self, g: State, evaluation: Evaluation, seat: i64, own: bool, out: vec[float], at: i64) -> None:
        sites = self.bridges.rivers.sites
        bit: i64 = g.rules.bits[seat]
        found: i64 = 0
        i: i64
        if g.s[self.bridges.left + seat] > 0:
            for i in range(len(sites)):
                if g.s[self.bridges.building.open + sites[i]] & bit != 0:
                    found += 1
        evaluation.wanted[self.price] = 1.0 if found > 0 else 0.0
        out[at] = float(found if found < 2 else 2) / 2.0


@final
class WealthFeatures(OwnCardFeatures):
    """Gold against that of the others."""

    def __init__(self, wealth: Wealth, evaluation: Evaluation) -> None:
        self.wealth = wealth
        self.coins = wealth.coins
        # Points of gold count as points do, for trades that are only thought of.
        weights = {"gold ahead": 0.3, "gold above the poorest": 0.5, "points of gold to come": 4.0}
        super().__init__(evaluation, weights)
        evaluation.points_soon_from(self)

    def points_soon(self, g: State, seat: i64) -> i64:
        """A little gold, and the Poor Settlers are somebody else."""
        return -POOR * g.s[self.wealth.poor + seat]

    def write(self, g: State, evaluation: Evaluation, seat: i64, own: bool, out: vec[float], at: i64) -> None:
        """How far the seat is from the two tiles, and what it would gain if they were given out now."""
        gold: i64 = self.coins.held(g, seat)
        most: i64 = 0
        least: i64 = gold + FAR
        p: i64
        for p in range(evaluation.seats):
            if p != seat:
                other: i64 = self.coins.held(g, p)
                if other > most:
                    most = other
                if other < least:
                    least = other
        out[at] = near(gold - most)
        out[at + 1] = near(gold - least)
        points: i64 = WEALTHIEST if gold > most else 0
        if gold <= least:
            points += POOR
        if g.s[self.wealth.holder] == seat + 1:
            points -= WEALTHIEST
        points -= POOR * g.s[self.wealth.poor + seat]
        out[at + 2] = float(points) / float(g.s[self.wealth.score.target + seat])


def near(ahead: i64) -> float:
    """A lead as a number from -1 to 1."""
    if ahead > FAR:
        return 1.0
    return float(ahead) / float(FAR) if ahead > -FAR else -1.0


register_answers(Rivers)
register_features(Bridges, BridgeFeatures)
register_features(Wealth, WealthFeatures)
