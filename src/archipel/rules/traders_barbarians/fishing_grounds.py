"""Fishing grounds at the coast and the lake: where fish are caught (TB-FISH-2, TB-FISH-3, TB-FISH-5, TB-FISH-7).

A ground lies in the sea between two tiles, on a coast without a harbour, and serves the three corners of that coast. It
is named by the corner in the middle, where the two tiles meet.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.layout import number_bits
from archipel.board.scenario import Board
from archipel.board.tables import vec_of
from archipel.board.vectors import vec
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import CARD_STREAM, DERIVED, PUBLIC
from archipel.rules.base.building import Building
from archipel.rules.base.land import TERRAINS, Land
from archipel.rules.base.place_sets import PlaceSets
from archipel.rules.box_chapter import UNSET, BoxChapter

NUMBERS: Final = (4, 5, 6, 8, 9, 10)  # that markers may have (TB-FISH-1)
LAKES: Final = ((2, 3, 11, 12), (4, 10))  # printed on the lake, and on the second one of a larger island
CORNERS: Final = 3  # that a ground serves


@final
class FishingGrounds(BoxChapter):
    """Where the grounds are, and how many tokens a roll brings to whom."""

    def __init__(self, numbers: tuple[int, ...], printed: tuple[tuple[int, int], ...], island: frozenset[int]) -> None:
        super().__init__("fishing_grounds")
        self.island = island  # the tiles round which the grounds lie
        self.markers: vec[i64] = vec_of([numbers.count(number) for number in NUMBERS])
        self.printed = printed  # the corner and the number of each ground; none: they are put at random
        self.number = self.totals = self.listed = self.point = UNSET
        self.lake: i64 = TERRAINS.index("lake")
        self.coasts: vec[i64] = vec[i64]()  # the corners of every coast between two tiles, the middle one first

    def install(self, rules: Rules) -> None:
        self.building = rules.the(Building)
        self.land = rules.the(Land)
        self.number = rules.corner_block("fishing_ground", PUBLIC)  # the number of the ground; 0: none is here
        self.totals = rules.block("fishing_totals", PUBLIC, 1, DERIVED)  # the numbers of all grounds, as bits
        self.grounds: i64 = max(sum(self.markers), len(self.printed))
        self.listed = rules.block("ground_coasts", PUBLIC, self.grounds, DERIVED)  # 1 + where in `coasts`, then 0
        self.lakes = PlaceSets(rules, "lake_tiles", rules.graph.tiles, 1)
        self.point = rules.point("fishing_ground", CARD_STREAM, [str(number) for number in NUMBERS])
        self.coasts = vec_of(_coasts(rules, self.island))

    def lay(self, g: State, board: Board) -> None:
        """The lake has its printed numbers (TB-FISH-2)."""
        lakes: int = 0
        for tile, terrain in enumerate(board.terrain):
            if terrain == "lake":
                self.land.put_numbers(g, tile, number_bits(LAKES[lakes % len(LAKES)]))
                self.lakes.put(g, 0, tile)
                lakes += 1

    def begin(self, g: State) -> None:
        """The markers lie on the coasts without harbours, as printed or at random (TB-FISH-3)."""
        for corner, number in self.printed:
            self.mark(g, corner, number)
        if len(self.printed) > 0:
            return
        weights = g.scratch.weights
        left: i64 = 0
        k: i64
        for k in range(len(NUMBERS)):
            left += self.markers[k]
        laid: vec[i64] = vec_of([0] * len(NUMBERS))
        at: i64 = 0
        while at < len(self.coasts) and left > 0:
            if self.is_free(g, at):
                for k in range(len(NUMBERS)):
                    weights[k] = self.markers[k] - laid[k]
                drawn: i64 = g.weighted(self.point, len(NUMBERS))
                laid[drawn] += 1
                left -= 1
                self.mark(g, self.coasts[at], NUMBERS[drawn])
            at += CORNERS

    def mark(self, g: State, corner: i64, number: i64) -> None:
        """The marker of a ground lies here."""
        g.s[self.number + corner] = number
        g.s[self.totals] |= g.rules.bits[number]
        free: i64 = self.listed
        while g.s[free] != 0:
            free += 1
        at: i64 = 0
        while at < len(self.coasts):
            if self.coasts[at] == corner:
                g.s[free] = at + 1
            at += CORNERS

    def is_free(self, g: State, at: i64) -> bool:
        """Whether there is no harbour on the coast that begins here in the list."""
        graph = g.rules.graph
        middle: i64 = self.coasts[at]
        k: i64
        for k in range(middle * graph.corner_width, (middle + 1) * graph.corner_width):
            edge: i64 = graph.corner_edges[k]
            if edge < 0 or g.s[self.land.harbour + edge] == 0:
                continue
            other: i64 = graph.corner_neighbours[k]
            if other in (self.coasts[at + 1], self.coasts[at + 2]):
                return False
        return True

    def caught(self, g: State, total: i64, owed: i64) -> bool:
        """Add to the players' words from `owed` on how many tokens this roll brings, and say if there are any: one for
        a settlement, two for a city (TB-FISH-5)."""
        s = g.s
        found: bool = False
        k: i64
        if s[self.totals] & g.rules.bits[total] != 0:
            coasts = self.coasts
            i: i64
            for i in range(self.listed, self.listed + self.grounds):
                at: i64 = s[i] - 1
                if at >= 0 and s[self.number + coasts[at]] == total:
                    for k in range(at, at + CORNERS):
                        if self.count(g, coasts[k], owed):
                            found = True
        graph = g.rules.graph
        tile: i64 = self.lakes.first_from(g, 0, 0)
        while tile >= 0:
            # The robber stops the catch too (TB-FISH-7).
            if s[self.land.blocked + tile] == 0 and self.land.answers(g, tile, total):
                for k in range(tile * graph.tile_width, (tile + 1) * graph.tile_width):
                    if graph.tile_corners[k] >= 0 and self.count(g, graph.tile_corners[k], owed):
                        found = True
            tile = self.lakes.first_from(g, 0, tile + 1)
        return found

    def count(self, g: State, corner: i64, owed: i64) -> bool:
        """Add the tokens of the building on a corner to the words of its player, and say if there are any."""
        s = g.s
        building = self.building
        piece: i64 = s[building.piece + corner]
        if piece == 0:
            return False
        seat: i64 = s[building.held + corner] - 1
        if seat >= g.rules.players or not building.counts(g, corner):
            return False
        s[owed + seat] += piece
        return True

    def waters(self, g: State, corner: i64) -> i64:
        """How many grounds and lakes a corner touches."""
        found: i64 = 0
        k: i64
        for k in range(len(self.coasts)):
            if self.coasts[k] == corner and g.s[self.number + self.coasts[k - k % CORNERS]] != 0:
                found += 1
        graph = g.rules.graph
        width: i64 = graph.corner_tile_width
        for k in range(corner * width, (corner + 1) * width):
            if graph.corner_tiles[k] >= 0 and self.is_lake(g, graph.corner_tiles[k]):
                found += 1
        return found

    def is_lake(self, g: State, tile: i64) -> bool:
        return g.s[self.land.terrain + tile] == self.lake


def _coasts(rules: Rules, island: frozenset[int]) -> list[int]:
    """The three corners of every coast between two tiles: where they meet, then both neighbours along the coast. A
    coast has the island on one side only."""
    graph = rules.graph
    width = int(graph.corner_width)
    found: list[int] = []
    for corner in range(int(graph.corners)):
        edges = [k for k in range(corner * width, (corner + 1) * width) if graph.corner_edges[k] >= 0]
        sides = [{int(graph.edge_tiles[2 * graph.corner_edges[k] + side]) for side in range(2)} for k in edges]
        coast = [k for k, beside in zip(edges, sides, strict=True) if len(beside & island) == 1]
        inland = [beside for beside in sides if len(beside) == 2 and beside <= island]
        if len(edges) == 3 and len(coast) == 2 and len(inland) == 1:
            found += [corner, *[int(graph.corner_neighbours[k]) for k in coast]]
    return found
