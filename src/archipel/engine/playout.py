"""Whole games inside the kernel: random play to the end, and counts of all ways a game can open."""

from __future__ import annotations

from mypy_extensions import i64

from archipel.engine.state import State
from archipel.engine.stream import Stream
from archipel.engine.words import DECIDER, OVER, TOP


def play_randomly(g: State, stream: Stream, most: i64) -> i64:
    """Choose uniformly among the legal codes until the game ends or `most` actions are done; how many were done."""
    s = g.s
    codes = g.scratch.codes
    done: i64 = 0
    while s[OVER] == 0 and done < most:
        seat: i64 = s[s[TOP] + DECIDER]
        n: i64 = g.legal(seat)
        g.apply(seat, codes[stream.below(n)])
        done += 1
    return done


def perft(g: State, depth: i64) -> i64:
    """How many sequences of `depth` legal codes there are from here, by the seat that is asked first."""
    if depth == 0:
        return 1
    if g.over():
        return 0
    seat: i64 = g.decider()
    n: i64 = g.legal(seat)
    if depth == 1:
        return n
    found: list[int] = []
    i: i64
    for i in range(n):
        found.append(g.scratch.codes[i])
    total: i64 = 0
    for code in found:
        child = g.copy()
        child.apply(seat, code)
        total += perft(child, depth - 1)
    return total
