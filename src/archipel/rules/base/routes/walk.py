"""All pieces that hang together with one, in a line, and the longest trail over them if they form no loop (BASE-69).

The walk goes out from a piece on both sides, corner by corner. In this picture 2 is the first piece:

    a -1- b -2- c -3- d        place    0   1   2   3   4   5      0 and 1 are both ends of 2
                |              line     b   c   a   d   e   f      the corner to which the piece there leads
                4              parent           0   1   1   4      from which place it was found
                |              branch   1   2   0   0   1   0      how many pieces a trail has beyond that corner
                e -5- f

Then it goes back along the line: at each place the branch there and the piece itself are a way on from the parent. At
c there are 3 with length 1 and 4 5 with length 2, together a trail of 3 beside the first piece. Over the first piece
the longest trail has 1 + 1 + 2 = 4 pieces: 1 2 4 5.

Where the walk meets a piece that it has listed, there is a loop. It meets each loop twice, once from either side, and
leaves a single one to `single_loop.py`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from archipel.engine.state import State
from archipel.rules.base.routes.links import RouteLinks
from archipel.rules.base.routes.single_loop import measure_single_loop
from archipel.rules.base.routes.space import RouteSpace
from archipel.rules.base.trails import LOOP

ROUND: Final = -2


def walk(g: State, links: RouteLinks, space: RouteSpace, first: i64, leaves: bool) -> i64:
    """The longest trail over a piece, and in `space.best` the longest beside it. ROUND if it hangs together with a
    single loop: then `best` is the longest of all, without this piece if it leaves. LOOP if there are several: nothing
    is measured then."""
    s = g.s
    walked = space.walk
    onward = links.onward
    words: i64 = links.words
    width: i64 = links.width
    low: i64 = links.low
    more: i64 = links.more
    stamp: i64 = walked.stamp
    listed = walked.listed
    place = walked.place
    line = walked.line
    parent = walked.parent
    worth = walked.worth
    branch = walked.branch
    listed[first] = stamp
    place[first] = 0  # and 1
    line[0] = 2 * first
    line[1] = 2 * first + 1
    n: i64 = 2
    i: i64 = 0
    meets: i64 = 0
    came: i64 = 0
    met: i64 = 0
    while i < n:
        end: i64 = line[i]
        branch[i] = 0
        ways: i64 = s[words + (end >> 1)]
        worth[i] = 1 + (ways >> more)
        if end & 1 != 0:
            ways = ways >> width
        ways &= low
        at: i64 = end * width
        while ways != 0:
            if ways & 1 != 0:
                far: i64 = onward[at]
                if listed[far >> 1] == stamp:
                    before: i64 = place[far >> 1]
                    if before == 0:  # the first piece
                        before = far & 1 ^ 1
                    if line[before] == far ^ 1:  # it comes to this corner, too
                        came = i
                        met = before
                        meets += 1
                else:
                    listed[far >> 1] = stamp
                    place[far >> 1] = n
                    line[n] = far
                    parent[n] = i
                    n += 1
            at += 1
            ways = ways >> 1
        i += 1
    walked.found = n - 1
    if meets > 0:
        if meets > 2 or width > 2:  # each of two pieces at the far corner of a loop meets the other
            return LOOP
        measure_single_loop(space, came, met, leaves)
        return ROUND
    best: i64 = space.best
    while n > 2:
        n -= 1
        length: i64 = branch[n] + worth[n]
        i = parent[n]
        deepest: i64 = branch[i]
        if deepest + length > best:
            best = deepest + length
        if length > deepest:
            branch[i] = length
    space.best = best
    return branch[0] + branch[1] + worth[0]


def list_all(g: State, links: RouteLinks, space: RouteSpace, mark: i64) -> i64:
    """List all pieces of a colour, without a walk; behind which place they end."""
    s = g.s
    line = space.walk.line
    road: i64 = links.building.road
    n: i64 = 0
    edge: i64
    for edge in range(g.rules.graph.edges):
        if s[road + edge] == mark:
            line[n] = 2 * edge
            n += 1
    return n
