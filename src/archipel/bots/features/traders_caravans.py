"""Features of the caravans: camels at the seat's buildings, and what an open vote promises."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.vectors import vec
from archipel.bots.evaluation import Evaluation, register_features
from archipel.bots.features.common import BoardFeatures, CardlessFeatures
from archipel.engine.state import State
from archipel.engine.words import ACTIVE
from archipel.rules.traders_barbarians.caravan_vote import CaravanVote
from archipel.rules.traders_barbarians.caravans import BETWEEN, NONE, Caravans

# What a camel is worth to a seat, in log-odds.
POINT: Final = 0.55  # a building between two camels
AT_THE_DOOR: Final = 0.3  # the caravan goes on from the seat's building, whichever way
NEAR: Final = 0.08  # it may come to the seat's building with the next camel
DOUBLED: Final = 0.15  # a road of the seat beside it

WAITING: Final = 0.7  # votes that a seat which has not been asked yet may lay
TIE_BREAK: Final = 0.4  # what it is worth in votes that the active player decides a tie

MOST_PLACES: Final = 12  # for a camel: two for each of six caravans


@final
class CaravanFeatures(BoardFeatures):
    """Camels on the board."""

    def __init__(self, caravans: Caravans, evaluation: Evaluation) -> None:
        self.caravans = caravans
        super().__init__(caravans, evaluation, {"caravan at a building": AT_THE_DOOR, "caravan near a building": NEAR})
        evaluation.spot_points_from(self, "camel")

    def spot_points(self, g: State, seat: i64, corner: i64) -> i64:
        return 1 if self.caravans.camels_at(g, corner) >= BETWEEN else 0

    def write(self, g: State, evaluation: Evaluation, seat: i64, own: bool, out: vec[float], at: i64) -> None:
        s = g.s
        graph = g.rules.graph
        caravans = self.caravans
        if s[caravans.left] == 0:
            return
        caravan: i64
        k: i64
        for caravan in range(caravans.count):
            head: i64 = s[caravans.head + caravan]
            started: bool = caravans.is_started(g, caravan)
            if started and self.building.owner(g, head) == seat and caravans.camels_at(g, head) < BETWEEN:
                out[at] += 1.0
            for k in range(head * graph.corner_width, (head + 1) * graph.corner_width):
                edge: i64 = graph.corner_edges[k]
                if (
                    edge < 0
                    or s[caravans.camel + edge] != NONE
                    or (not started and edge != s[caravans.arrow + caravan])
                ):
                    continue
                if self.building.owner(g, graph.corner_neighbours[k]) == seat:
                    out[at + 1] += 1.0


@final
class VoteFeatures(CardlessFeatures):
    """The camel that is being voted on: every place by the votes for it, and what it would bring each seat."""

    def __init__(self, vote: CaravanVote, evaluation: Evaluation) -> None:
        self.vote = vote
        self.caravans = vote.caravans
        self.building = vote.caravans.building
        super().__init__(evaluation, {"camel voted on": 1.0})
        self.hoped = evaluation.room(evaluation.seats)
        self.gains = evaluation.room(evaluation.seats * MOST_PLACES)  # by seat and place
        self.backing = evaluation.room(MOST_PLACES)  # votes
        evaluation.before_positions(self)

    def write(self, g: State, evaluation: Evaluation, seat: i64, own: bool, out: vec[float], at: i64) -> None:
        out[at] = evaluation.space[self.hoped + seat]

    def prepare_position(self, g: State, evaluation: Evaluation) -> None:
        """What each seat may hope for; nothing without an open vote."""
        space = evaluation.space
        vote = self.vote
        phase: i64 = g.phase().index
        p: i64
        i: i64
        for p in range(evaluation.seats):
            space[self.hoped + p] = 0.0
        if phase != vote.bid_phase.index and phase != vote.name_phase.index and phase != vote.place_phase.index:
            return
        corners: i64 = g.rules.graph.corners
        codes = g.scratch.codes
        n: i64 = self.caravans.offer_places(g, 0, 0, g.argument())
        if n > MOST_PLACES:
            n = MOST_PLACES
        for i in range(n):
            space[self.backing + i] = 0.0
            for p in range(evaluation.seats):
                gain: float = self.gain(g, p, codes[i] // corners, codes[i] % corners)
                space[self.gains + p * MOST_PLACES + i] = gain
        for p in range(evaluation.seats):
            weight: float = self.weight(g, p, phase)
            if weight > 0.0:
                space[self.backing + self.wanted(g, evaluation, p, n)] += weight
        total: float = 0.0
        for i in range(n):
            space[self.backing + i] *= space[self.backing + i]  # the more votes, the more they count
            total += space[self.backing + i]
        if total == 0.0:
            return
        for p in range(evaluation.seats):
            for i in range(n):
                share: float = space[self.backing + i] / total
                space[self.hoped + p] += share * space[self.gains + p * MOST_PLACES + i]

    def weight(self, g: State, seat: i64, phase: i64) -> float:
        """The votes that a seat has, or may have; all of them when it decides."""
        vote = self.vote
        if phase == vote.place_phase.index:
            return 1.0 if g.decider() == seat else 0.0
        votes: float = float(vote.votes_of(g, seat))
        players: i64 = g.rules.players
        behind: i64 = (seat - g.s[ACTIVE] + players) % players - (g.decider() - g.s[ACTIVE] + players) % players
        if behind > 0 or (behind == 0 and phase == vote.bid_phase.index):
            votes = WAITING
        return votes + TIE_BREAK if seat == g.s[ACTIVE] else votes

    def wanted(self, g: State, evaluation: Evaluation, seat: i64, n: i64) -> i64:
        """The place that a seat has named, or that brings it most."""
        s = g.s
        codes = g.scratch.codes
        gains = evaluation.space
        first: i64 = self.gains + seat * MOST_PLACES
        best: i64 = 0
        named: i64 = s[self.vote.named_edge + seat] * g.rules.graph.corners + s[self.vote.named_corner + seat]
        i: i64
        for i in range(n):
            if codes[i] == named:
                return i
            if gains[first + i] > gains[first + best]:
                best = i
        return best

    def gain(self, g: State, seat: i64, edge: i64, to: i64) -> float:
        """What a camel here brings a seat."""
        graph = g.rules.graph
        caravans = self.caravans
        worth: float = 0.0
        tail: i64 = caravans.other_end(g, edge, to)
        if self.building.owner(g, tail) == seat and caravans.camels_at(g, tail) == BETWEEN - 1:
            worth += POINT - AT_THE_DOOR  # it was at the door before
        if self.building.owner(g, to) == seat:
            met: i64 = caravans.camels_at(g, to)
            if met == BETWEEN - 1:
                worth += POINT
            elif met == 0:
                worth += AT_THE_DOOR
        if g.s[self.building.road + edge] == seat + 1:
            worth += DOUBLED
        k: i64
        for k in range(to * graph.corner_width, (to + 1) * graph.corner_width):
            beyond: i64 = graph.corner_edges[k]
            if beyond < 0 or beyond == edge or g.s[caravans.camel + beyond] != NONE:
                continue
            if self.building.owner(g, graph.corner_neighbours[k]) == seat:
                worth += NEAR
        return worth


register_features(Caravans, CaravanFeatures)
register_features(CaravanVote, VoteFeatures)
