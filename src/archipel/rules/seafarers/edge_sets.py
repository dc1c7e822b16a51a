"""Sets of edges as bits of a few words, so that a colour's places for ships are found without a look at the board."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.graph import Graph
from archipel.board.tables import filled, vec_of
from archipel.board.vectors import vec

BITS: Final = 62  # of a word: with the next one a number might become negative
SPREAD: Final = 0x022FDD63CC95386D  # every six bits of it that follow each other are different: de Bruijn
TOP_SIX: Final = 58  # of the lower 64 bits of a product begin here; what comes above them does not matter


@final
class EdgeSets:
    """How a set of edges is written: the word and the bit of every edge, and the sets of edges around tiles and beside
    others."""

    def __init__(self, graph: Graph) -> None:
        edges = int(graph.edges)
        self.words: i64 = (edges + BITS - 1) // BITS  # of a set
        self.word: Final[vec[i64]] = vec_of([edge // BITS for edge in range(edges)])  # where the bit of an edge is
        self.bit: Final[vec[i64]] = filled(edges, 0)
        self.number: Final[vec[i64]] = filled(64, 0)  # of a bit, by the six bits that it brings to the top
        bit: i64 = 1
        number: i64
        edge: i64
        for number in range(BITS):
            self.number[(bit * SPREAD >> TOP_SIX) & 63] = number
            for edge in range(number, edges, BITS):
                self.bit[edge] = bit
            bit += bit
        # The edges of every tile, row by row behind an empty one for no tile, -1.
        self.around: Final[vec[i64]] = filled((graph.tiles + 1) * self.words, 0)
        i: i64
        for i in range(len(graph.tile_edges)):
            edge = graph.tile_edges[i]
            if edge >= 0:
                self.around[(i // graph.tile_width + 1) * self.words + self.word[edge]] |= self.bit[edge]
        # For every edge those that meet it, and itself.
        self.beside: Final[vec[i64]] = filled(edges * int(self.words), 0)
        width: i64 = graph.corner_width
        k: i64
        for i in range(2 * edges):
            corner: i64 = graph.edge_corners[i]
            for k in range(corner * width, (corner + 1) * width):
                edge = graph.corner_edges[k]
                if edge >= 0:
                    self.beside[i // 2 * self.words + self.word[edge]] |= self.bit[edge]
