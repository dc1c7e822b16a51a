"""What is in loops, and the branches that hang there (BASE-69).

Branches are taken off from their ends inwards, as long as there is a loose end. Here 1 has one at a, and 9, then 10, at
i. Seven pieces are left:

    a -1- b -2- c -3- d                     b -2- c -3- d
          |     |     |                     |     |     |
          4     5     6                     4     5     6          at b  depth 1
          |     |     |                     |     |     |          at g  depth 2
          e -7- f -8- g -9- h -10- i        e -7- f -8- g

Each end notes how many others its piece leads on to (`degree`: 2 at c, 1 at d), and of the branches taken off at its
corner the longest (`depth`) and the next longest (`second`, where more than three meet). Trails over branches alone are
measured on the way.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from archipel.engine.state import State
from archipel.rules.base.routes.links import RouteLinks
from archipel.rules.base.routes.space import RouteSpace

GONE: Final = -1  # the degree of an end whose piece was taken off


def peel(g: State, links: RouteLinks, space: RouteSpace, first: i64, last: i64) -> None:
    """Take off what is in no loop, of the pieces at these places in the line, and bring `space.best` to the longest
    trail over it."""
    s = g.s
    peeled = space.peel
    onward = links.onward
    words: i64 = links.words
    width: i64 = links.width
    low: i64 = links.low
    count = links.count
    line = space.walk.line
    degree = peeled.degree
    depth = peeled.depth
    second = peeled.second
    best: i64 = space.best
    i: i64
    end: i64
    for i in range(first, last):
        end = line[i] >> 1 << 1
        word: i64 = s[words + (end >> 1)]
        degree[end] = count[word & low]
        degree[end + 1] = count[word >> width & low]
        depth[end] = 0
        depth[end + 1] = 0
        second[end] = 0
        second[end + 1] = 0
    i = last
    while i > first:
        i -= 1
        end = line[i]
        if degree[end] != 0:
            end = end ^ 1
        while degree[end] == 0:
            # The piece hangs by its other end: whatever is beside it there gets one branch more.
            length: i64 = depth[end] + links.worth(g, end >> 1)
            degree[end] = GONE
            end = end ^ 1
            degree[end] = GONE
            if depth[end] + length > best:
                best = depth[end] + length
            ways: i64 = s[words + (end >> 1)]
            if end & 1 != 0:
                ways = ways >> width
            ways &= low
            at: i64 = end * width
            while ways != 0:
                if ways & 1 != 0:
                    near: i64 = onward[at] ^ 1
                    if degree[near] != GONE:
                        degree[near] -= 1
                        if length > depth[near]:
                            second[near] = depth[near]
                            depth[near] = length
                        elif length > second[near]:
                            second[near] = length
                        end = near  # if it is the last one there, it is next
                at += 1
                ways = ways >> 1
    space.best = best


def left_in_loops(g: State, links: RouteLinks, space: RouteSpace, first: i64) -> i64:
    """What the pieces of the line count, from this place on, that peeling has left."""
    line = space.walk.line
    degree = space.peel.degree
    left: i64 = 0
    i: i64
    for i in range(first, space.walk.found + 1):
        if degree[line[i]] != GONE:
            left += links.worth(g, line[i] >> 1)
    return left


def mark_loops(g: State, links: RouteLinks, space: RouteSpace, first: i64, last: i64) -> None:
    """The words of the pieces at these places in the line say which of them peeling has left."""
    s = g.s
    line = space.walk.line
    degree = space.peel.degree
    i: i64
    for i in range(first, last):
        at: i64 = links.words + (line[i] >> 1)
        if degree[line[i]] != GONE:
            s[at] |= links.loop
        else:
            s[at] &= ~links.loop
