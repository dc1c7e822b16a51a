"""Features of The Fishermen of Catan: fish in hand, and fish that the grounds and the lake will bring."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.tables import filled
from archipel.board.vectors import vec
from archipel.bots.evaluation import Evaluation, register_features
from archipel.bots.features.common import CardlessFeatures
from archipel.engine.state import State
from archipel.rules.base.land import pips_of
from archipel.rules.traders_barbarians.fish import Fish
from archipel.rules.traders_barbarians.fishing_grounds import CORNERS, FishingGrounds

MEAN: Final = 1.9  # fish of a token that nobody sees
ENOUGH: Final = 9.0  # fish; more of them are worth little while they are not spent ...
BEYOND: Final = 0.2  # ... this much of what the first ones are


@final
class FishFeatures(CardlessFeatures):
    """Fish, less than what they buy, and how often tokens come."""

    def __init__(self, fish: Fish, evaluation: Evaluation) -> None:
        self.fish = fish
        self.grounds: FishingGrounds = fish.grounds
        self.building = fish.grounds.building
        super().__init__(evaluation, {"fish": 0.45, "fish to come": 0.6})
        self.pips = evaluation.room(len(evaluation.seen))  # of tokens for a settlement, by corner
        self.shores: vec[i64] = filled(len(evaluation.seen), 0)  # the corners where there are any ...
        self.shore_count: i64 = 0  # ... and how many
        evaluation.before_turns(self)

    def prepare_turn(self, g: State, evaluation: Evaluation) -> None:
        """In how many of 36 rolls a settlement on each corner draws a token."""
        graph = g.rules.graph
        space = evaluation.space
        grounds = self.grounds
        k: i64
        for k in range(graph.corners):
            space[self.pips + k] = 0.0
        for k in range(len(grounds.coasts)):
            number: i64 = g.s[grounds.number + grounds.coasts[k - k % CORNERS]]
            space[self.pips + grounds.coasts[k]] += pips_of(number)
        tile: i64
        for tile in range(graph.ring):
            if grounds.is_lake(g, tile):
                pips: float = grounds.land.pips(g, tile)
                for k in range(tile * graph.tile_width, (tile + 1) * graph.tile_width):
                    if graph.tile_corners[k] >= 0:
                        space[self.pips + graph.tile_corners[k]] += pips
        self.shore_count = 0
        for k in range(graph.corners):
            if space[self.pips + k] > 0.0:
                self.shores[self.shore_count] = k
                self.shore_count += 1

    def write(self, g: State, evaluation: Evaluation, seat: i64, own: bool, out: vec[float], at: i64) -> None:
        held: float = float(self.fish.worth(g, seat)) if own else MEAN * float(g.s[self.fish.count + seat])
        if held > ENOUGH:
            held = ENOUGH + BEYOND * (held - ENOUGH)
        out[at] = held / ENOUGH
        s = g.s
        i: i64
        for i in range(self.shore_count):
            corner: i64 = self.shores[i]
            piece: i64 = s[self.building.piece + corner]
            if piece != 0 and s[self.building.held + corner] == seat + 1:
                out[at + 1] += evaluation.space[self.pips + corner] * float(piece) / 10.0


register_features(Fish, FishFeatures)
