"""The harbormaster: a tile for the most harbours (TB-HM-1 to TB-HM-4)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.engine.events import SEAT, EventField
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import PUBLIC
from archipel.rules.award import UNCHANGED, Award
from archipel.rules.base.building import Building
from archipel.rules.base.land import Land
from archipel.rules.base.maritime import Maritime
from archipel.rules.base.score import Score
from archipel.rules.box_chapter import CITY, SETTLEMENT, UNSET, BoxChapter

FEWEST: Final = 3  # harbour points that it takes at all (TB-HM-2)
POINTS: Final = 2


@final
class Harbormaster(BoxChapter):
    """Harbour points, and who holds the tile: only strictly more take it from its holder."""

    def __init__(self) -> None:
        super().__init__("harbormaster")
        self.harbour_points = self.holder = self.tile_event = UNSET

    def install(self, rules: Rules) -> None:
        self.building = rules.the(Building)
        self.land = rules.the(Land)
        self.score = rules.the(Score)
        self.harbour_points = rules.player_block("harbour_points", PUBLIC)
        self.holder = rules.block("harbormaster", PUBLIC, reads="holder")  # 0 nobody, or 1 + the holder's seat
        self.award = Award(self.holder, self.harbour_points, FEWEST, True)
        self.tile_event = rules.event("harbormaster", [SEAT, EventField("harbour_points", "number", PUBLIC)])
        self.building.on_built.append(self)
        self.building.on_city_lost.append(self)
        self.building.on_suspended.append(self)
        rules.the(Maritime).on_harbours.append(self)

    def built(self, g: State, seat: i64, piece: i64, at: i64) -> None:
        if piece in (SETTLEMENT, CITY) and self.has_harbour(g, at):
            self.recount(g, seat)

    def city_lost(self, g: State, colour: i64, corner: i64) -> None:
        """It loses its second harbour point at once (CK-111)."""
        self.recount(g, colour)

    def building_suspended(self, g: State, colour: i64, corner: i64) -> None:
        self.recount(g, colour)

    def building_restored(self, g: State, colour: i64, corner: i64) -> None:
        self.recount(g, colour)

    def harbours_changed(self, g: State, seat: i64) -> None:
        """A harbour that was moved counts once it is attached (COMBO-21)."""
        self.recount(g, seat)

    def facts(self) -> dict[str, int]:
        return {"harbormaster_points": POINTS, "harbormaster_least": FEWEST}

    def recount(self, g: State, colour: i64) -> None:
        """Count the harbour points of a player again and let the tile go where it belongs; neutral colours never hold
        it (COMBO-17)."""
        if colour >= g.rules.players:
            return
        at: i64 = self.harbour_points + colour
        points: i64 = self.points_of(g, colour)
        if points == g.s[at]:
            return
        g.s[at] = points
        before: i64 = self.award.update(g, g.rules.players)
        if before == UNCHANGED:
            return
        holder: i64 = g.s[self.holder]
        self.score.pass_on(g, before, holder, POINTS)
        g.emit(self.tile_event, holder - 1, g.s[self.harbour_points + holder - 1] if holder != 0 else 0)

    def points_of(self, g: State, colour: i64) -> i64:
        """1 for a settlement and 2 for a city at a harbour, or at two of them (TB-HM-1, TB-HM-4)."""
        points: i64 = 0
        corner: i64
        for corner in range(g.rules.graph.corners):
            if self.building.owner(g, corner) != colour or not self.building.counts(g, corner):
                continue
            if self.has_harbour(g, corner):
                points += g.s[self.building.piece + corner]
        return points

    def has_harbour(self, g: State, corner: i64) -> bool:
        graph = g.rules.graph
        k: i64
        for k in range(corner * graph.corner_width, (corner + 1) * graph.corner_width):
            edge: i64 = graph.corner_edges[k]
            if edge >= 0 and g.s[self.land.harbour + edge] != 0:
                return True
        return False
