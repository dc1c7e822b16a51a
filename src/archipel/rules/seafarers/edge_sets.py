"""Sets of edges as bits of a few words, so that a colour's places for ships are found without a look at the board."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.graph import Graph
from archipel.board.tables import filled, vec_of
from archipel.board.vectors import vec

BITS: Final = 62  # of a word: with the next one a number might become negative
PRIME: Final = 67  # powers of two below 2 ** 66 leave different remainders


@final
class EdgeSets:
    """How a set of edges is written: the word and the bit of every edge, and the sets of edges around tiles and beside
    others."""

    def __init__(self, graph: Graph) -> None:
        edges = int(graph.edges)
        self.words: i64 = (edges + BITS - 1) // BITS  # of a set
        self.word: vec[i64] = vec_of([edge // BITS for edge in range(edges)])  # where the bit of an edge is
        self.bit: vec[i64] = filled(edges, 0)
        self.number: vec[i64] = filled(PRIME, 0)  # of a bit, by its remainder
        bit: i64 = 1
        number: i64
        edge: i64
        for number in range(BITS):
            self.number[bit % PRIME] = number
            for edge in range(number, edges, BITS):
                self.bit[edge] = bit
            bit += bit
        self.around: vec[i64] = filled(graph.tiles * self.words, 0)  # the edges of every tile
        i: i64
        for i in range(len(graph.tile_edges)):
            edge = graph.tile_edges[i]
            if edge >= 0:
                self.around[i // graph.tile_width * self.words + self.word[edge]] |= self.bit[edge]
        self.beside: vec[i64] = filled(edges * int(self.words), 0)  # for every edge those that meet it, and itself
        width: i64 = graph.corner_width
        k: i64
        for i in range(2 * edges):
            corner: i64 = graph.edge_corners[i]
            for k in range(corner * width, (corner + 1) * width):
                edge = graph.corner_edges[k]
                if edge >= 0:
                    self.beside[i // 2 * self.words + self.word[edge]] |= self.bit[edge]
