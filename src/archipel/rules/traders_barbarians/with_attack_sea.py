"""Barbarian Attack at sea: which ships may go on (COMBO-33).

Barbarians and knights stay on the main island. Ships come to conquered coasts too, but a line of ships grows and moves
only while it touches a building of its owner that is not conquered.

Two derived blocks save following lines for every question: the corners that are such a building or that ships lead to
from one, `home_lines`, and the edges that meet one of them, `home_ways`. A ship at the end of a line changes only that
end; what else ships, buildings and battles change is worked out again for the colour.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from archipel.board.tables import filled
from archipel.board.vectors import vec
from archipel.engine.errors import IllegalAction
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import DERIVED, PUBLIC
from archipel.rules.box_chapter import SETTLEMENT, UNSET
from archipel.rules.seafarers.open_routes import ALONE
from archipel.rules.seafarers.ships import Ships
from archipel.rules.traders_barbarians.traders_chapter import TradersChapter


@final
class AttackAtSea(TradersChapter):
    """Lines of ships and the buildings that they leave from."""

    def __init__(self) -> None:
        super().__init__("with_attack_sea")
        self.lines = self.ways = UNSET
        self.line: vec[i64] = vec[i64]()  # corners of the line that is being followed

    def install(self, rules: Rules) -> None:
        super().install(rules)
        self.ships = rules.the(Ships)
        self.line = filled(int(rules.graph.corners), 0)
        self.lines = rules.corner_block("home_lines", PUBLIC, DERIVED)  # colours, as bits
        self.ways = rules.colour_block("home_ways", PUBLIC, self.ships.sets.words, DERIVED)
        self.ships.keep(self, self.ways)
        self.building.on_placed.append(self)
        self.building.on_suspended.append(self)

    # ---- keeping the lines

    def piece_placed(self, g: State, colour: i64, piece: i64, at: i64) -> None:
        """A settlement is a home for its colour's ships, and cuts the lines of others."""
        if piece != SETTLEMENT:
            return
        other: i64
        for other in range(g.rules.colours):
            if other != colour and g.s[self.lines + at] & g.rules.bits[other] != 0:
                self.follow_all(g, other)
        self.follow(g, colour, at)

    def building_suspended(self, g: State, colour: i64, corner: i64) -> None:
        self.follow_all(g, colour)

    def building_restored(self, g: State, colour: i64, corner: i64) -> None:
        self.follow(g, colour, corner)

    def ship_came_or_left(self, g: State, colour: i64, edge: i64) -> None:
        s = g.s
        ends = g.rules.graph.edge_corners
        bit: i64 = g.rules.bits[colour]
        one: i64 = ends[2 * edge]
        other: i64 = ends[2 * edge + 1]
        both: i64 = (s[self.lines + one] & bit) + (s[self.lines + other] & bit)
        if s[self.building.road + edge] != 0:
            if both == bit:
                self.follow(g, colour, other if s[self.lines + one] & bit != 0 else one)
            return
        if both == 0:
            return
        end: i64
        at_end: bool = False
        for end in range(2 * edge, 2 * edge + 2):
            if not self.is_home(g, colour, ends[end]) and self.ships.routes.ships_beside(g, colour, end) == ALONE:
                self.drop(g, colour, ends[end])
                at_end = True
        if not at_end:
            self.follow_all(g, colour)

    def follow_all(self, g: State, colour: i64) -> None:
        """Find all lines of a colour from its buildings that count."""
        s = g.s
        bit: i64 = g.rules.bits[colour]
        words: i64 = self.ships.sets.words
        at: i64
        corner: i64
        for at in range(self.ways + colour * words, self.ways + (colour + 1) * words):
            s[at] = 0
        for corner in range(g.rules.graph.corners):
            s[self.lines + corner] &= ~bit
        for corner in range(g.rules.graph.corners):
            if self.is_home(g, colour, corner):
                self.follow(g, colour, corner)

    def follow(self, g: State, colour: i64, corner: i64) -> None:
        """A home of the colour is here, or a line of it has come here: so do the ships that lead on."""
        s = g.s
        graph = g.rules.graph
        sets = self.ships.sets
        line = self.line
        bit: i64 = g.rules.bits[colour]
        ways: i64 = self.ways + colour * sets.words
        known: i64 = 0
        at: i64 = 0
        k: i64
        if self.is_open(g, colour, corner):
            s[self.lines + corner] |= bit
            line[0] = corner
            known = 1
        while at < known:
            corner = line[at]
            at += 1
            for k in range(corner * graph.corner_width, (corner + 1) * graph.corner_width):
                edge: i64 = graph.corner_edges[k]
                if edge < 0:
                    continue
                s[ways + sets.word[edge]] |= sets.bit[edge]
                if s[self.building.road + edge] != colour + 1 or s[self.ships.ship + edge] == 0:
                    continue
                far: i64 = graph.corner_neighbours[k]
                if self.is_open(g, colour, far):
                    s[self.lines + far] |= bit
                    line[known] = far
                    known += 1

    def drop(self, g: State, colour: i64, corner: i64) -> None:
        """The last ship of a colour has left a corner where it has no home."""
        s = g.s
        graph = g.rules.graph
        sets = self.ships.sets
        bit: i64 = g.rules.bits[colour]
        s[self.lines + corner] &= ~bit
        k: i64
        for k in range(corner * graph.corner_width, (corner + 1) * graph.corner_width):
            edge: i64 = graph.corner_edges[k]
            if edge >= 0 and s[self.lines + graph.corner_neighbours[k]] & bit == 0:
                s[self.ways + colour * sets.words + sets.word[edge]] &= ~sets.bit[edge]

    # ---- reading

    def is_home(self, g: State, colour: i64, corner: i64) -> bool:
        """Whether a building of the colour stands here that is not conquered."""
        held: i64 = g.s[self.building.held + corner]
        return held == colour + 1 and g.s[self.building.piece + corner] != 0 and self.building.counts(g, corner)

    def is_open(self, g: State, colour: i64, corner: i64) -> bool:
        """Whether a line may come here that has not come yet: it ends where another colour stands."""
        held: i64 = g.s[self.building.held + corner]
        return (held == 0 or held == colour + 1) and g.s[self.lines + corner] & g.rules.bits[colour] == 0

    def may_sail(self, g: State, colour: i64, edge: i64) -> bool:
        """Follow the line from both ends of an edge, over the ships that are on the board now, until it comes to a
        building that counts."""
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
            if self.is_home(g, colour, corner):
                return True
            holder: i64 = s[self.building.held + corner]
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
