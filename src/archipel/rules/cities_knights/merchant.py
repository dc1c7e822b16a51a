"""The merchant: one point, and one resource at two to one (CK-69, CK-106)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.engine.errors import IllegalAction
from archipel.engine.events import SEAT, EventField
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import PUBLIC
from archipel.rules.base.building_index import BuildingIndex
from archipel.rules.base.land import TERRAINS
from archipel.rules.base.maritime import Maritime
from archipel.rules.box_chapter import SETTLEMENT, UNSET
from archipel.rules.cities_knights.city_chapter import MERCHANT, CityChapter, CityHooks

MERCHANT_RATE: Final = 2
MERCHANT_POINTS: Final = 1  # (CK-69)


@final
class Merchant(CityChapter):
    """Where the merchant stands and who owns it. The robber does not affect it (CK-69)."""

    def __init__(self) -> None:
        super().__init__("merchant")
        self.gold: i64 = TERRAINS.index("gold")
        self.shuns_gold = False  # where there are gold rivers
        self.on_may_hold = CityHooks()
        self.tile = self.holder = self.moved = UNSET

    def install(self, rules: Rules) -> None:
        super().install(rules)
        self.building_index = rules.the(BuildingIndex)
        self.maritime = rules.the(Maritime)
        self.tile = rules.block("merchant", PUBLIC, reads="tile")  # a tile, or -1 off the board
        self.holder = rules.block("merchant_holder", PUBLIC, reads="holder")
        self.moved = rules.event("merchant_moved", [SEAT, EventField("tile", "tile", PUBLIC)])
        self.maritime.ask_for_rates(rules, self)

    def begin(self, g: State) -> None:
        g.s[self.tile] = -1

    # ---- where it may stand

    def resource(self, g: State, tile: i64) -> i64:
        """The resource a tile produces; -1 for desert, sea, gold river and fog (CK-69, CK-106)."""
        kind: i64 = self.land.yield_of(g, tile, SETTLEMENT)
        if kind < self.cards.resources:
            return kind
        return -1

    def is_by_gold(self, g: State, tile: i64) -> bool:
        """Whether a gold river flows beside a tile (CK-106)."""
        graph = g.rules.graph
        if not self.shuns_gold:
            return False
        k: i64
        for k in range(graph.tile_width):
            other: i64 = graph.tile_neighbours[tile * graph.tile_width + k]
            if other >= 0 and g.s[self.land.terrain + other] == self.gold:
                return True
        return False

    def is_own(self, g: State, seat: i64, tile: i64) -> bool:
        """Whether the seat's own merchant stands here already: moving it would change nothing."""
        return g.s[self.tile] == tile and g.s[self.holder] == seat + 1

    def offer_places(self, g: State, seat: i64, base: i64, n: i64) -> i64:
        """Write a code for every tile where it may go: beside the seat's own building, with a resource (CK-69)."""
        passed = g.scratch.passed
        codes = g.scratch.codes
        own: i64 = -1  # where the seat's merchant stands already
        if g.s[self.holder] == seat + 1:
            own = g.s[self.tile]
        checks: bool = len(self.on_may_hold.all) > 0
        self.building_index.mark_tiles(g, seat)
        tile: i64
        for tile in range(g.rules.graph.tiles):
            if passed[tile] != 0:
                passed[tile] = 0
                if tile == own or self.resource(g, tile) < 0 or (self.shuns_gold and self.is_by_gold(g, tile)):
                    continue
                if not checks or self.may_hold(g, tile):
                    codes[n] = base + tile
                    n += 1
        return n

    def why_not_here(self, g: State, seat: i64, tile: i64) -> IllegalAction:
        if self.resource(g, tile) < 0:
            return IllegalAction("merchant.no_resource", "CK-69", tile=int(tile))
        if self.is_own(g, seat, tile):
            return IllegalAction("merchant.already_here", "CK-96", tile=int(tile))
        if self.is_by_gold(g, tile):
            return IllegalAction("merchant.by_gold", "CK-106", tile=int(tile))
        reason = self.on_may_hold.refusal(g, seat, MERCHANT, tile)
        return reason or IllegalAction("merchant.no_building", "CK-69", tile=int(tile))

    def may_hold(self, g: State, tile: i64) -> bool:
        """Whether the other chapters let the merchant stand on a tile."""
        return all(chapter.may_hold_merchant(g, tile) for chapter in self.on_may_hold.all)

    # ---- moving

    def move(self, g: State, seat: i64, tile: i64) -> None:
        """To a tile, and perhaps to another owner, with its point (CK-69)."""
        before: i64 = g.s[self.holder] - 1
        start: i64 = g.s[self.tile]
        g.s[self.tile] = tile
        g.s[self.holder] = seat + 1
        g.emit(self.moved, seat, tile)
        if before >= 0:
            self.score.add(g, before, -MERCHANT_POINTS)
            self.maritime.refresh_kind(g, before, self.resource(g, start))
        self.score.add(g, seat, MERCHANT_POINTS)
        self.maritime.refresh_kind(g, seat, self.resource(g, tile))

    def leave(self, g: State) -> None:
        """Off the board, where nobody owns it."""
        before: i64 = g.s[self.holder] - 1
        g.s[self.tile] = -1
        g.s[self.holder] = 0
        self.score.add(g, before, -MERCHANT_POINTS)
        self.maritime.refresh(g, before)

    def rate(self, g: State, seat: i64, kind: i64, rate: i64) -> i64:
        """Two to one for the resource of its tile."""
        if g.s[self.holder] == seat + 1 and rate > MERCHANT_RATE and kind == self.resource(g, g.s[self.tile]):
            return MERCHANT_RATE
        return rate

    # ---- for clients

    def facts(self) -> dict[str, int]:
        return {"merchant_points": MERCHANT_POINTS}
