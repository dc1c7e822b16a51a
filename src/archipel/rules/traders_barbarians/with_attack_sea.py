"""Barbarian Attack at sea: which ships may go on (COMBO-33).

Barbarians and knights stay on the main island. Ships come to conquered coasts too, but a line of ships grows and moves
only while it touches a building of its owner that is not conquered.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from archipel.board.tables import filled
from archipel.board.vectors import vec
from archipel.engine.errors import IllegalAction
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.rules.seafarers.ships import Ships
from archipel.rules.traders_barbarians.traders_chapter import TradersChapter


@final
class AttackAtSea(TradersChapter):
    """Lines of ships and the buildings that they leave from."""

    def __init__(self) -> None:
        super().__init__("with_attack_sea")
        self.line: vec[i64] = vec[i64]()  # corners of the line that is being followed

    def install(self, rules: Rules) -> None:
        super().install(rules)
        self.ships = rules.the(Ships)
        self.ships.on_may_sail.append(self)
        self.line = filled(int(rules.graph.corners), 0)

    def may_sail(self, g: State, colour: i64, edge: i64) -> bool:
        """Follow the line from both ends of an edge until it comes to a building that counts."""
        s = g.s
        graph = g.rules.graph
        known: i64 = 2
        at: i64 = 0
        self.line[0] = graph.edge_corners[2 * edge]
        self.line[1] = graph.edge_corners[2 * edge + 1]
        k: i64
        i: i64
        while at < known:
            corner: i64 = self.line[at]
            at += 1
            holder: i64 = s[self.building.held + corner]
            if holder == colour + 1 and s[self.building.piece + corner] != 0 and self.building.counts(g, corner):
                return True
            if holder != 0 and holder != colour + 1:
                continue
            for k in range(corner * graph.corner_width, (corner + 1) * graph.corner_width):
                way: i64 = graph.corner_edges[k]
                if way < 0 or s[self.building.road + way] != colour + 1 or s[self.ships.ship + way] == 0:
                    continue
                new: bool = True
                for i in range(known):
                    if self.line[i] == graph.corner_neighbours[k]:
                        new = False
                if new:
                    self.line[known] = graph.corner_neighbours[k]
                    known += 1
        return False

    def refusal(self, g: State, seat: i64, piece: i64, at: i64) -> IllegalAction | None:
        if piece == self.ships.piece and not self.may_sail(g, seat, at):
            return IllegalAction("ship.home_conquered", "COMBO-33", edge=int(at))
        return None
