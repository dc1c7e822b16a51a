"""Where the buildings of every colour stand, so that questions about its cities need not look at the whole board."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import PUBLIC
from archipel.rules.base.building import Building
from archipel.rules.box_chapter import SETTLEMENT, UNSET, BoxChapter


@final
class BuildingIndex(BoxChapter):
    """The corners of each colour's buildings, ascending. No building ever leaves its corner, so the lists only grow."""

    def __init__(self) -> None:
        super().__init__("homes")
        self.list = self.most = UNSET

    def install(self, rules: Rules) -> None:
        self.building = rules.the(Building)
        self.most = self.building.stock["settlement"] + self.building.stock["city"]
        self.list = rules.colour_block("buildings_of", PUBLIC, self.most, "derived")  # 1 + corner, then 0
        self.building.listed = self.list
        self.building.listed_each = self.most
        self.building.on_placed.append(self)

    def piece_placed(self, g: State, colour: i64, piece: i64, at: i64) -> None:
        if piece != SETTLEMENT:
            return
        s = g.s
        i: i64 = self.list + (colour + 1) * self.most - 1
        while i > self.list + colour * self.most and (s[i - 1] == 0 or s[i - 1] > at + 1):
            s[i] = s[i - 1]
            i -= 1
        s[i] = at + 1

    def mark_tiles(self, g: State, seat: i64) -> None:
        """Mark every tile beside a building of the seat in `scratch.passed`; the caller clears it."""
        graph = g.rules.graph
        passed = g.scratch.passed
        width: i64 = graph.corner_tile_width
        i: i64
        k: i64
        for i in range(self.list + seat * self.most, self.list + (seat + 1) * self.most):
            corner: i64 = g.s[i] - 1
            if corner < 0:
                break
            for k in range(width):
                tile: i64 = graph.corner_tiles[corner * width + k]
                if tile >= 0:
                    passed[tile] = 1
