"""The longest trail over loops that meet or hang together (BASE-69).

Peeling has left these pieces, and branches at b and g:

      |
      b -2- c -3- d
      |     |     |         stretches   b-c  2        b-f  4 7       c-f  5
      4     5     6                     c-g  3 6      f-g  8
      |     |     |
      e -7- f -8- g -

The pieces between two corners where ways part or a branch hangs are a stretch: a trail takes all of them or ends at a
branch. `follow` tries every way on from corner to corner, from the longest branch first, and gives up where even all
that is left could not make the trail longer than the longest one known.

Nor can a trail have all pieces: at a corner where an odd number of ways part it leaves out a stretch, unless it ends
there. Here that are c and f, and their shortest stretches have one piece each. A trail that ends at both branches
leaves out at least one, which c and f may share, so it has at most 7 - 1 = 6 pieces in loops. One of that length ends
the search.

A loop without any such corner has no stretch; it is as long as it has pieces.
"""

from __future__ import annotations

from mypy_extensions import i64

from archipel.engine.state import State
from archipel.rules.base.routes.links import NONE, RouteLinks
from archipel.rules.base.routes.peel import GONE
from archipel.rules.base.routes.space import RouteSpace


def larger(one: i64, other: i64) -> i64:
    return one if one > other else other


def search_forks(g: State, links: RouteLinks, space: RouteSpace, first: i64, left: i64, enough: i64) -> None:
    """Bring `space.best` to the longest trail over the pieces in loops from this place of the line on, which count
    `left` together. A trail that is `enough` ends the search. So does the last of `tries`: then fewer than 0 remain."""
    forks = space.forks
    depth = space.peel.depth
    second = space.peel.second
    corners = forks.corners
    forks.enough = enough
    if list_stretches(g, links, space, first) < left:
        measure_lone_loops(g, links, space, first)
    bound_trails(g, links, space, left)
    count: i64 = forks.corner_count
    # From the longest branch first: trails that have not been tried then have only shorter ones at both ends.
    while count > 0:
        deepest: i64 = NONE
        deep: i64 = 0  # the next longest, at the same corner or at another one
        at: i64 = 0
        i: i64
        for i in range(count):
            end: i64 = corners[i]
            shorter: i64 = depth[end]
            if depth[end] > deepest:
                shorter = deepest
                deepest = depth[end]
                at = i
            deep = larger(deep, larger(shorter, second[end]))
        bound: i64 = larger(larger(forks.at_two + deepest + deep, forks.at_one + deepest), forks.at_none)
        if bound < forks.enough:
            forks.enough = bound
        if space.best >= forks.enough or forks.tries < 0:
            return
        corner: i64 = corners[at]
        count -= 1
        corners[at] = corners[count]
        rest: i64 = forks.at_none
        if deepest > 0:
            rest = larger(forks.at_two + deep, forks.at_one)
        follow_all(g, links, space, corner, rest)


def search_from_branch(
    g: State, links: RouteLinks, space: RouteSpace, first: i64, left: i64, start: i64, enough: i64
) -> None:
    """The same for trails alone that begin with the branch at this end."""
    forks = space.forks
    forks.enough = enough
    list_stretches(g, links, space, first)
    bound_trails(g, links, space, left)
    corner: i64 = forks.corner[start]
    deep: i64 = space.peel.second[start]
    i: i64
    for i in range(forks.corner_count):
        if forks.corners[i] != corner:
            deep = larger(deep, space.peel.depth[forks.corners[i]])
    follow_all(g, links, space, corner, larger(forks.at_two + deep, forks.at_one))


# ---- stretches


def list_stretches(g: State, links: RouteLinks, space: RouteSpace, first: i64) -> i64:
    """List the ends by which stretches leave their corners, and measure each; what the pieces in stretches count."""
    forks = space.forks
    peeled = space.peel
    line = space.walk.line
    degree = peeled.degree
    depth = peeled.depth
    leaving = forks.leaving
    n: i64 = 0
    worth: i64 = 0
    i: i64
    for i in range(2 * first, 2 * space.walk.found + 2):
        end: i64 = line[i >> 1] ^ (i & 1)
        if degree[end] > 1 or (degree[end] == 1 and depth[end] != 0):
            worth += measure_stretch(g, links, space, end)
            leaving[n] = end
            n += 1
    forks.count = n
    return worth >> 1  # each stretch was met from both sides


def measure_stretch(g: State, links: RouteLinks, space: RouteSpace, end: i64) -> i64:
    """What the pieces of the stretch count that leaves a corner by this end of its first piece, up to the next corner;
    where there is none, once around."""
    s = g.s
    forks = space.forks
    peeled = space.peel
    onward = links.onward
    bits = links.bit
    degree = peeled.degree
    depth = peeled.depth
    words: i64 = links.words
    width: i64 = links.width
    lowest: i64 = end
    way: i64 = end ^ 1
    size: i64 = links.worth(g, end >> 1)
    k: i64
    for k in range(end * width, (end + 1) * width):
        if s[words + (end >> 1)] & bits[k] != 0:
            near: i64 = onward[k] ^ 1
            if near < lowest and degree[near] != GONE:
                lowest = near
    while degree[way] == 1 and depth[way] == 0:
        for k in range(way * width, (way + 1) * width):
            if s[words + (way >> 1)] & bits[k] != 0 and degree[onward[k]] != GONE:
                way = onward[k]
                break
        if way == end ^ 1:
            break
        size += links.worth(g, way >> 1)
    forks.corner[end] = lowest
    forks.far[end] = way
    forks.size[end] = size
    forks.used[end] = 0
    return size


def measure_lone_loops(g: State, links: RouteLinks, space: RouteSpace, first: i64) -> None:
    """Go around loops that meet no other one and have no branch: they have no corners, and so no stretch."""
    line = space.walk.line
    degree = space.peel.degree
    i: i64
    for i in range(first, space.walk.found + 1):
        if degree[line[i]] != GONE:
            size: i64 = measure_stretch(g, links, space, line[i])
            way: i64 = space.forks.far[line[i]]
            if degree[way] == 1 and space.peel.depth[way] == 0:
                space.best = larger(space.best, size)


# ---- how long a trail can be


def bound_trails(g: State, links: RouteLinks, space: RouteSpace, left: i64) -> None:
    """List the corners, and say how much of what is left a trail can have that ends at two branches, at one, or only at
    corners where an odd number of ways part."""
    s = g.s
    forks = space.forks
    peeled = space.peel
    degree = peeled.degree
    depth = peeled.depth
    size = forks.size
    left_out: i64 = 0
    longest: i64 = 0
    longer: i64 = 0
    n: i64 = 0
    i: i64
    k: i64
    for i in range(forks.count):
        end: i64 = forks.leaving[i]
        if forks.corner[end] != end:
            continue
        forks.corners[n] = end
        n += 1
        if depth[end] == 0 and degree[end] & 1 == 0:
            shortest: i64 = size[end]
            for k in range(end * links.width, (end + 1) * links.width):
                if s[links.words + (end >> 1)] & links.bit[k] != 0:
                    near: i64 = links.onward[k] ^ 1
                    if degree[near] != GONE and size[near] < shortest:
                        shortest = size[near]
            left_out += shortest
            if shortest > longest:
                longer = longest
                longest = shortest
            elif shortest > longer:
                longer = shortest
    forks.corner_count = n
    # Two corners may leave out the same stretch. Where the trail ends it leaves out none.
    forks.at_two = left - ((left_out + 1) >> 1)
    forks.at_one = left - ((left_out - longest + 1) >> 1)
    forks.at_none = left - ((left_out - longest - longer + 1) >> 1)


# ---- trails


def follow_all(g: State, links: RouteLinks, space: RouteSpace, corner: i64, rest: i64) -> None:
    """Follow every stretch from a corner; `rest` is how long the trail can become at all, without the branch with which
    it begins."""
    forks = space.forks
    used = forks.used
    forks.start = corner
    i: i64
    for i in range(forks.count):
        end: i64 = forks.leaving[i]
        if forks.corner[end] == corner:
            to: i64 = forks.far[end]
            size: i64 = forks.size[end]
            used[end] = 1
            used[to] = 1
            follow(g, links, space, to, space.peel.depth[end] + size, rest - size)
            used[end] = 0
            used[to] = 0


def follow(g: State, links: RouteLinks, space: RouteSpace, end: i64, length: i64, rest: i64) -> None:
    """Try every way on from a corner to which a trail has come by this end, from stretch to stretch; `rest` is how
    much longer it can become at all."""
    forks = space.forks
    forks.tries -= 1
    if length + rest <= space.best or forks.tries < 0:
        return
    s = g.s
    peeled = space.peel
    used = forks.used
    tail: i64 = peeled.depth[end]
    if forks.corner[end] == forks.start:
        tail = peeled.second[end]  # the trail has begun with the longest branch there
    if length + tail > space.best:
        space.best = length + tail
    k: i64
    for k in range(end * links.width, (end + 1) * links.width):
        if space.best >= forks.enough:
            return
        if s[links.words + (end >> 1)] & links.bit[k] == 0:
            continue
        near: i64 = links.onward[k] ^ 1
        if peeled.degree[near] == GONE or used[near] != 0:
            continue
        to: i64 = forks.far[near]
        size: i64 = forks.size[near]
        used[near] = 1
        used[to] = 1
        follow(g, links, space, to, length + size, rest - size)
        used[near] = 0
        used[to] = 0
