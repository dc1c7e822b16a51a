"""The random generator sfc32, four words of a vector: a copied state continues its own stream.

Only 32-bit words and products below 2**63 occur, so compiled and uncompiled games draw the same bits.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.draws import Draws
from archipel.board.tables import filled
from archipel.board.vectors import vec

MASK: Final = 0xFFFFFFFF
NEGATIVE: Final = 0x80000000  # marks the streams of seeds below zero


def next_word(s: vec[i64], at: i64) -> i64:
    """The next 32 random bits of the stream whose words begin at `at`."""
    a: i64 = s[at]
    b: i64 = s[at + 1]
    c: i64 = s[at + 2]
    d: i64 = s[at + 3]
    t: i64 = (a + b + d) & MASK
    s[at + 3] = (d + 1) & MASK
    s[at] = b ^ (b >> 9)
    s[at + 1] = (c + ((c << 3) & MASK)) & MASK
    s[at + 2] = ((((c << 21) & MASK) | (c >> 11)) + t) & MASK
    return t


def below(s: vec[i64], at: i64, n: i64) -> i64:
    """A number from 0 to n - 1; the bias is below n / 2**32."""
    return (next_word(s, at) * n) >> 32


def seed_stream(s: vec[i64], at: i64, seed: int, stream: i64) -> None:
    """Start one of the streams of a seed; seeds of any size count with all their bits."""
    rest = abs(seed)
    s[at] = rest & MASK
    s[at + 1] = (rest >> 32) & MASK
    s[at + 2] = stream if seed >= 0 else stream + NEGATIVE
    s[at + 3] = 1
    i: i64
    for i in range(16):
        next_word(s, at)
    rest >>= 64
    while rest > 0:
        s[at] ^= rest & MASK
        for i in range(16):
            next_word(s, at)
        rest >>= 32


@final
class Stream(Draws):
    """A generator of its own, beside any game: for policies, boards and re-dealt secrets."""

    def __init__(self, seed: int, stream: i64 = 0) -> None:
        words = filled(4, 0)
        seed_stream(words, 0, seed, stream)
        self.a: i64 = words[0]
        self.b: i64 = words[1]
        self.c: i64 = words[2]
        self.d: i64 = words[3]

    def copy(self) -> Stream:
        """Another one that draws the same numbers from here on."""
        same = Stream(0)
        same.a = self.a
        same.b = self.b
        same.c = self.c
        same.d = self.d
        return same

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        # `next_word`, with attributes: they need no check of an index.
        b: i64 = self.b
        c: i64 = self.c
        d: i64 = self.d
        t: i64 = (self.a + b + d) & MASK
        self.d = (d + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + ((c << 3) & MASK)) & MASK
        self.c = ((((c << 21) & MASK) | (c >> 11)) + t) & MASK
        return (t * n) >> 32

    def draw(self, n: int) -> int:
        """`below` for callers that hand on a function."""
        return self.below(n)
