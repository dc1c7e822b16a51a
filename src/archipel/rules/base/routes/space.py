"""The scratch space of the searches, one class for each of them.

A search writes only in its own space. It may read what those before it have found: peeling reads the line of the walk,
and following trails reads what peeling has left. (Measuring a single loop is the end of the walk, and goes on with its
`branch`.) So nothing that one of them still needs is written over by another.

An end of a piece is a number, 2 * edge + 0 or 1. Vectors "by end" have a word for each; those "by place" have one for
each place in the line of the walk; the others are lists that are filled from the front.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.tables import filled
from archipel.board.vectors import vec
from archipel.engine.scratch import Space


@final
class EndSpace(Space):
    """Trails that begin with one piece (from_end.py)."""

    def __init__(self, edges: i64, width: i64) -> None:
        self.edges: i64 = edges
        self.width: i64 = width  # how many other pieces may meet one at its end
        # What `measure_from` has found.
        self.found: i64 = 0  # what all pieces that it has met count
        self.farthest: i64 = 0  # the end by which the longest trail leaves its last piece
        self.into: i64 = 0  # if it has come to a loop: the end by which a trail leaves its first piece there
        self.before_loop: i64 = 0  # how long that trail is before
        self.clear: i64 = 0  # and how long the longest one is that comes to no loop
        self.waiting: Final[vec[i64]] = filled(edges, 0)  # ends of ways not yet tried
        self.behind: Final[vec[i64]] = filled(edges, 0)  # how long the trail is before each of them
        # Around one loop: the branches met, at which piece and how long.
        self.places: Final[vec[i64]] = filled(edges, 0)
        self.lengths: Final[vec[i64]] = filled(edges, 0)
        # Every trail through loops.
        self.trail: Final[vec[i64]] = filled(edges, 0)  # its pieces, from the first one in a loop on
        self.used: Final[vec[i64]] = filled(edges, 0)  # 1 for those; left zero
        asides: i64 = (edges + 1) * width
        self.aside: Final[vec[i64]] = filled(asides, 0)  # ends of ways not yet tried
        self.aside_at: Final[vec[i64]] = filled(asides, 0)  # how many pieces of `trail` lie before each of them
        self.stamp: i64 = 0  # the number of this search
        self.measured: Final[vec[i64]] = filled(2 * edges, 0)  # by end: the last search that measured its branch
        self.branch: Final[vec[i64]] = filled(2 * edges, 0)  # by end: how long the branch that it begins is

    def fresh(self) -> Space:
        return EndSpace(self.edges, self.width)


@final
class WalkSpace:
    """All pieces that hang together (walk.py)."""

    def __init__(self, edges: i64) -> None:
        self.stamp: i64 = 0  # the number of this measurement
        self.listed: Final[vec[i64]] = filled(edges, 0)  # by edge: the last measurement that has come to its piece
        self.place: Final[vec[i64]] = filled(edges, 0)  # by edge: where in the line it is
        self.line: Final[vec[i64]] = filled(edges + 1, 0)  # by place: the far end of a piece
        self.parent: Final[vec[i64]] = filled(edges + 1, 0)  # by place: the place from which it was found
        self.worth: Final[vec[i64]] = filled(edges + 1, 0)  # by place: what the piece counts
        self.branch: Final[vec[i64]] = filled(edges + 1, 0)  # by place: how long a trail is beyond it
        self.found: i64 = 0  # how many pieces there are: one less than places


@final
class LoopSpace:
    """A single loop and the branches that hang along it (single_loop.py)."""

    def __init__(self, edges: i64) -> None:
        self.on_way: Final[vec[i64]] = filled(edges + 1, 0)  # by place: 1 in the loop, and on the way to it
        self.places: Final[vec[i64]] = filled(edges + 2, 0)  # where on the loop each branch hangs
        self.lengths: Final[vec[i64]] = filled(edges + 2, 0)  # and how long it is


@final
class PeelSpace:
    """What is left when branches are taken off (peel.py)."""

    def __init__(self, edges: i64) -> None:
        self.degree: Final[vec[i64]] = filled(2 * edges, 0)  # by end: how many pieces it leads on to; GONE: taken off
        self.depth: Final[vec[i64]] = filled(2 * edges, 0)  # by end: the longest branch taken off at its corner
        self.second: Final[vec[i64]] = filled(2 * edges, 0)  # by end: the next longest


@final
class ForkSpace:
    """Stretches between corners where ways part, and the trails over them (forks.py)."""

    def __init__(self, edges: i64) -> None:
        self.leaving: Final[vec[i64]] = filled(2 * edges, 0)  # ends by which stretches leave their corners
        self.count: i64 = 0  # how many
        self.corners: Final[vec[i64]] = filled(2 * edges, 0)  # of each corner the lowest of these ends
        self.corner_count: i64 = 0
        self.corner: Final[vec[i64]] = filled(2 * edges, 0)  # by end: the lowest one at its corner
        self.far: Final[vec[i64]] = filled(2 * edges, 0)  # by end: where its stretch comes to the next corner
        self.size: Final[vec[i64]] = filled(2 * edges, 0)  # by end: what the pieces of its stretch count
        self.used: Final[vec[i64]] = filled(2 * edges, 0)  # by end: 1 if its stretch is in the trail
        # How long a trail can be in loops that ends at two branches, at one, or at none.
        self.at_two: i64 = 0
        self.at_one: i64 = 0
        self.at_none: i64 = 0
        self.start: i64 = 0  # the corner where the trail has begun
        self.enough: i64 = 0  # a trail of this length ends the search
        self.tries: i64 = 0  # how many more ways on are tried; less than 0: the search was given up


@final
class RouteSpace(Space):
    """All that a walk finds and leads to, and the longest trail that this measurement has found so far."""

    def __init__(self, edges: i64) -> None:
        self.edges: i64 = edges
        self.best: i64 = 0
        self.walk: Final[WalkSpace] = WalkSpace(edges)
        self.loop: Final[LoopSpace] = LoopSpace(edges)
        self.peel: Final[PeelSpace] = PeelSpace(edges)
        self.forks: Final[ForkSpace] = ForkSpace(edges)

    def fresh(self) -> Space:
        return RouteSpace(self.edges)
