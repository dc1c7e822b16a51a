"""Scratch space beside a state: never part of it, shared by a game and its copies, always refilled before use."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.tables import filled
from archipel.board.vectors import vec


class Space:
    """Scratch space that one chapter has for itself, see `Rules.scratch_space`."""

    def fresh(self) -> Space:
        """Another one of the same size: games that do not share their scratch space get one each."""
        raise NotImplementedError


@final
class Scratch:
    """Buffers that calls fill and read at once; a game and its copies share one, so they belong to one thread."""

    def __init__(self, codes: i64, edges: i64, corners: i64, outcomes: i64, counts: i64, spaces: vec[Space]) -> None:
        nodes: i64 = 2 * (edges + corners)  # a corner may stand for two, and so may the ends of every edge
        self.codes: Final[vec[i64]] = filled(codes, 0)  # legal codes of the last question
        self.mark: i64 = 0  # the last one that a game has put in the place of the first of them, see `Game`
        self.weights: Final[vec[i64]] = filled(outcomes, 0)  # weights of a chance outcome about to be drawn
        self.tally: Final[vec[i64]] = filled(counts, 0)  # counts; its users leave it zero
        self.used: Final[vec[i64]] = filled(edges + 1, 0)  # marks of a search over edges, left zero
        self.seen: Final[vec[i64]] = filled(nodes, 0)  # the last search over corners that came here, by its stamp
        self.stamp: i64 = 0
        self.best: i64 = 0  # what a search has found so far
        self.line: Final[vec[i64]] = filled(nodes, 0)  # the nodes that a search has gathered
        self.found: i64 = 0  # how many
        self.parent: Final[vec[i64]] = filled(nodes, 0)  # for each of them, from which it was found
        self.listed: Final[vec[i64]] = filled(edges, 0)  # the last search that gathered an edge, by its stamp
        self.nodes: Final[vec[i64]] = filled(2 * edges, 0)  # where the two ends of an edge meet others
        self.degree: Final[vec[i64]] = filled(nodes, 0)  # how many edges meet at a node
        self.links: Final[vec[i64]] = filled(nodes, 0)  # those edges, by exclusive or
        self.depth: Final[vec[i64]] = filled(nodes, 0)  # the longest branch at a node
        self.second: Final[vec[i64]] = filled(nodes, 0)  # the next one
        self.starts: Final[vec[i64]] = filled(nodes, 0)  # the nodes from which a search begins
        self.passed: Final[vec[i64]] = filled(corners + 1, 0)  # marks of a search over corners, left zero
        self.spaces: Final[vec[Space]] = spaces  # what chapters have for themselves
