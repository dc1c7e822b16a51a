"""The longest trail where a walk has met one loop (BASE-69). At most three pieces meet at a corner.

The walk began with 1 and went around by 2 and by 5; the two ways came together at d, over 3 and over 4:

    a -1- b -2- c              place    0   1   2   3   4   5   6   7
          |     |              line     a   b   c   e   d   d   f   g      by 1, 1, 2, 5, 3, 4, 6, 7
          5     3              parent           1   1   2   3   4   6
          |     |
          e -4- d -6- f -7- g

From both places of d it goes back until the ways meet: 4 3 2 5 are the loop, and b, where they meet, is the fork by
which the first piece comes to it. Whatever lies on neither way is a branch: 6 7 hangs at d with length 2, and 1 at b
with length 1. Now the loop is known by its size and by what hangs where, counted around it from d:

    size 4     places 0 2     lengths 2 1

A trail goes once around and out by a branch, 4 + 2 = 6, or from one branch by the longer way to another, 2 + 2 + 1 = 5.
So the longest has 6 pieces: 3 2 5 4 6 7.

If a piece of the loop leaves, which is the first piece of the walk then, a way with branches is left, and `go_along`
measures it as if it were straight.
"""

from __future__ import annotations

from mypy_extensions import i64

from archipel.rules.base.routes.links import NONE
from archipel.rules.base.routes.space import RouteSpace


def measure_single_loop(space: RouteSpace, came: i64, met: i64, leaves: bool) -> None:
    """Bring `space.best` to the longest trail over what was walked, whose ways around the loop come together at these
    two places; without the first piece if it leaves."""
    walked = space.walk
    parent = walked.parent
    worth = walked.worth
    branch = walked.branch
    on_way = space.loop.on_way
    n: i64 = walked.found + 1
    best: i64 = space.best
    size: i64 = 0
    i: i64
    for i in range(n):
        on_way[i] = 0
    i = came
    k: i64 = met
    while i != k and (i > 1 or k > 1):
        if i > k:
            size += worth[i]
            on_way[i] = 1
            i = parent[i]
        else:
            size += worth[k]
            on_way[k] = 1
            k = parent[k]
    fork: i64 = i if i == k else NONE  # where the way from the first piece comes to the loop, if it is not on it
    if fork >= 0:
        while i > 1:
            on_way[i] = 1
            i = parent[i]
    k = n
    while k > 2:  # the branches of everything on the way
        k -= 1
        if on_way[k] != 0:
            continue
        length: i64 = branch[k] + worth[k]
        back: i64 = parent[k]
        if branch[back] + length > best:
            best = branch[back] + length
        if length > branch[back]:
            branch[back] = length
    space.best = best
    hung: i64 = branch[came] + branch[met]  # one of them is 0
    if fork < 0 and leaves:  # what is left of the loop is a way with branches
        k = go_along(space, came, hung, False)
        go_along(space, met, hung if hung > k else k, False)
        return
    if fork >= 0:
        branch[fork] = go_along(space, fork, 0, not leaves)
    else:
        size += worth[0]  # the first piece
    space.loop.places[0] = 0
    space.loop.lengths[0] = hung
    k = list_branches(space, came, fork, 0, 1, 1)
    if fork >= 0:
        branch[fork] = 0  # it is listed
    measure_loop(space, size, list_branches(space, met, fork, size, -1, k))


def go_along(space: RouteSpace, at: i64, hung: i64, through: bool) -> i64:
    """Bring `space.best` to the longest trail over the way from this place in the line to the first piece, or through
    it, with a branch of length `hung` at the beginning; how far one can go from there without it."""
    parent = space.walk.parent
    worth = space.walk.worth
    branch = space.walk.branch
    best: i64 = space.best
    way: i64 = 0
    longest: i64 = 0
    while at > 1 or through:
        way += worth[at]
        hung += worth[at]
        if at > 1:
            at = parent[at]
        else:
            at = 1 - at
            through = False
        if hung + branch[at] > best:
            best = hung + branch[at]
        if branch[at] > hung:
            hung = branch[at]
        if way + branch[at] > longest:
            longest = way + branch[at]
    space.best = best
    return longest


def list_branches(space: RouteSpace, at: i64, fork: i64, where: i64, step: i64, n: i64) -> i64:
    """List the branches along a loop from this place in the line to a fork, or to the first piece, behind n others; how
    many there are then. `where` is how far this place lies around the loop."""
    parent = space.walk.parent
    worth = space.walk.worth
    branch = space.walk.branch
    places = space.loop.places
    lengths = space.loop.lengths
    while at > 1:
        where += step * worth[at]
        at = parent[at]
        if branch[at] > 0:
            places[n] = where
            lengths[n] = branch[at]
            n += 1
        if at == fork:
            break
    return n


def measure_loop(space: RouteSpace, size: i64, n: i64) -> None:
    """Bring `space.best` to the longest trail over a loop with n branches: once around and out, or from one branch by
    the longer way to another."""
    places = space.loop.places
    lengths = space.loop.lengths
    best: i64 = space.best
    i: i64
    k: i64
    for i in range(n):
        if size + lengths[i] > best:
            best = size + lengths[i]
        for k in range(i):
            way: i64 = places[i] - places[k]
            if way < 0:
                way = -way
            if size - way > way:
                way = size - way
            if lengths[i] + lengths[k] + way > best:
                best = lengths[i] + lengths[k] + way
    space.best = best
