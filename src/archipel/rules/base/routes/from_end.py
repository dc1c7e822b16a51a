"""The longest trail that begins with one piece (BASE-69). When a piece comes to or leaves the end of a route nothing
else is asked, and nearly all do.

`measure_from` follows the ways from the piece one after the other, without marking anything; where ways part it puts
the others aside. In this picture 1 has come:

    a -1- b -2- c -3- d        along 1, 2 and 3; at c it puts 4 aside with the 2 pieces before it
                |
                4              1 2 3 is 3 long, and so is 1 2 4: the longest trail that begins with 1 has 3 pieces
                |
                e

It stops where a piece is in a loop, as 2 is in the next pictures. Then it says where, and after how many pieces.

`go_round` measures a single loop, here of 4 pieces. A trail goes once around it, or by the longer way to a branch:

    a -1- b -2- c -6- f -7- g      once around     1 2 3 4 5          5 pieces
          |     |                  to 6 by 2       1 2 6 7            4
          5     3                  to 6 by 5       1 5 4 3 6 7        6
          |     |
          e -4- d

`try_all` tries every trail where loops meet, unless they are many. At b a trail goes by 2 or by 4, from c by 3 or by 5,
and so on; each time ways part the other one is put aside:

    a -1- b -2- c -3- d        1 2 3 6 8 7 4 is 7 long and ends at b; 1 2 5 8 6 3 is 6 long and ends at c;
          |     |     |        1 4 7 8 6 3 2 is 7 long, too
          4     5     6
          |     |     |
          e -7- f -8- g
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from archipel.engine.state import State
from archipel.rules.base.routes.links import NONE, RouteLinks
from archipel.rules.base.routes.space import EndSpace
from archipel.rules.base.trails import LOOP

TRIES: Final = 60  # trails through loops that meet, up to which all are tried


def measure_from(g: State, links: RouteLinks, ends: EndSpace, end: i64) -> i64:
    """The longest trail that begins with a piece and leaves it by this end; LOOP if it may come to a loop."""
    s = g.s
    onward = links.onward
    words: i64 = links.words
    width: i64 = links.width
    low: i64 = links.low
    loop: i64 = links.loop
    more: i64 = links.more
    waiting = ends.waiting
    behind = ends.behind
    n: i64 = 0
    found: i64 = 0
    length: i64 = 0
    longest: i64 = 0
    farthest: i64 = end
    into: i64 = NONE
    while True:
        ways: i64 = s[words + (end >> 1)]
        worth: i64 = 1 + (ways >> more)
        found += worth
        if ways & loop != 0:
            into = end
            ends.before_loop = length
            ways = 0
        else:
            length += worth
            if length > longest:
                longest = length
                farthest = end
            if end & 1 != 0:
                ways = ways >> width
            ways &= low
        if ways == 0:
            if n == 0:
                break
            n -= 1
            end = waiting[n]
            length = behind[n]
            continue
        at: i64 = end * width
        while ways & 1 == 0:
            at += 1
            ways = ways >> 1
        end = onward[at]
        ways = ways >> 1
        while ways != 0:
            at += 1
            if ways & 1 != 0:
                waiting[n] = onward[at]
                behind[n] = length
                n += 1
            ways = ways >> 1
    ends.found = found
    ends.farthest = farthest
    if into != NONE:
        ends.into = into
        ends.clear = longest
        return LOOP
    return longest


def measure_through(g: State, links: RouteLinks, ends: EndSpace, enough: i64) -> i64:
    """The longest trail that begins where `measure_from` began and has come to loops; LOOP if there are too many. A
    trail that is `enough` ends the search."""
    length: i64 = LOOP
    if links.width == 2:  # where more meet, one loop may come by the same corner again
        length = go_round(g, links, ends)
    if length == LOOP:
        length = try_all(g, links, ends, enough)
    return length


def go_round(g: State, links: RouteLinks, ends: EndSpace) -> i64:
    """The same if there is a single loop that leads to no other; otherwise LOOP."""
    s = g.s
    onward = links.onward
    places = ends.places
    lengths = ends.lengths
    into: i64 = ends.into
    before: i64 = ends.before_loop
    best: i64 = ends.clear
    size: i64 = 0
    n: i64 = 0
    end: i64 = into
    k: i64
    while True:
        word: i64 = s[links.words + (end >> 1)]
        size += 1 + (word >> links.more)
        ahead: i64 = NONE
        branch: i64 = NONE
        for k in range(2 * end, 2 * end + 2):
            if word & links.bit[k] != 0:
                if s[links.words + (onward[k] >> 1)] & links.loop == 0:
                    branch = onward[k]
                elif ahead != NONE:
                    return LOOP
                else:
                    ahead = onward[k]
        if ahead == into:
            break
        if branch != NONE:
            places[n] = size
            lengths[n] = measure_from(g, links, ends, branch)
            n += 1
        end = ahead
    if before + size > best:
        best = before + size
    i: i64
    for i in range(n):  # by the longer way to a branch
        way: i64 = places[i]
        if size - way > way:
            way = size - way
        if before + way + lengths[i] > best:
            best = before + way + lengths[i]
    return best


def try_all(g: State, links: RouteLinks, ends: EndSpace, enough: i64) -> i64:
    """The same where loops meet or hang together: every trail is tried, step by step, up to TRIES of them."""
    s = g.s
    onward = links.onward
    words: i64 = links.words
    loop: i64 = links.loop
    used = ends.used
    trail = ends.trail
    aside = ends.aside
    aside_at = ends.aside_at
    before: i64 = ends.before_loop
    best: i64 = ends.clear
    ends.stamp += 1
    stamp: i64 = ends.stamp
    aside[0] = ends.into
    aside_at[0] = 0
    width: i64 = links.width
    n: i64 = 1
    tail: i64 = NONE  # the piece by which the trail comes to its first loop
    near: i64 = ends.into ^ 1
    k: i64
    for k in range(near * width, (near + 1) * width):
        if s[words + (near >> 1)] & links.bit[k] != 0:
            if s[words + (onward[k] >> 1)] & loop != 0:
                aside[n] = onward[k]
                aside_at[n] = 0
                n += 1
            elif tail != NONE:
                return LOOP  # one of them is it
            else:
                tail = onward[k] >> 1
    if tail >= 0:
        used[tail] = 1
    size: i64 = 0
    way: i64 = before
    tries: i64 = 0
    while n > 0 and best < enough and tries < TRIES:
        n -= 1
        end: i64 = aside[n]
        while size > aside_at[n]:
            size -= 1
            way -= links.worth(g, trail[size])
            used[trail[size]] = 0
        tries += 1
        while end != NONE:
            used[end >> 1] = 1
            trail[size] = end >> 1
            size += 1
            ways: i64 = s[words + (end >> 1)]
            way += 1 + (ways >> links.more)
            if end & 1 != 0:
                ways = ways >> width
            ways &= links.low
            ahead: i64 = NONE
            branch: i64 = 0  # the longest one here
            at: i64 = end * width
            while ways != 0:
                if ways & 1 != 0:
                    far: i64 = onward[at]
                    if used[far >> 1] != 0:
                        pass
                    elif s[words + (far >> 1)] & loop == 0:
                        if ends.measured[far] != stamp:
                            ends.measured[far] = stamp
                            ends.branch[far] = measure_from(g, links, ends, far)
                        if ends.branch[far] > branch:
                            branch = ends.branch[far]
                    elif ahead == NONE:
                        ahead = far
                    else:
                        aside[n] = far
                        aside_at[n] = size
                        n += 1
                at += 1
                ways = ways >> 1
            if way + branch > best:
                best = way + branch
            end = ahead
    while size > 0:
        size -= 1
        used[trail[size]] = 0
    if tail >= 0:
        used[tail] = 0
    return best if tries < TRIES else LOOP
