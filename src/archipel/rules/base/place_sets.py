"""Sets of places, such as one for every colour: where it may build a road, where its next settlement may stand.

A listing looks only at the places in the set, where a search would look at the whole board. The sets are derived words
of the state, 32 places in each, and are changed together with the blocks that they follow from.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.tables import filled
from archipel.board.vectors import vec
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import DERIVED, PUBLIC

IN_A_WORD: Final = 32
SPREAD: Final = 0x077CB531  # every five bits of it that follow each other are different: de Bruijn
TOP_FIVE: Final = 27  # of the lower half of a product begin here


def slot_of(bit: i64) -> i64:
    """A number below 32, another one for each of the 32 lowest bits: the five bits that it brings to the top."""
    return ((bit * SPREAD) >> TOP_FIVE) & (IN_A_WORD - 1)


@final
class PlaceSets:
    """Tiles, corners or edges, by their numbers."""

    def __init__(self, rules: Rules, name: str, places: i64, colours: i64) -> None:
        self.words: i64 = (places + IN_A_WORD - 1) // IN_A_WORD  # of each colour
        self.colours: i64 = colours  # how many sets there are
        self.first: i64 = rules.block(name, PUBLIC, colours * self.words, DERIVED)
        self.bits: Final[vec[i64]] = filled(IN_A_WORD, 0)
        self.number: Final[vec[i64]] = filled(IN_A_WORD, 0)  # of a bit, by `slot_of` it
        bit: i64 = 1
        k: i64
        for k in range(IN_A_WORD):
            self.bits[k] = bit
            self.number[slot_of(bit)] = k
            bit += bit

    def put(self, g: State, colour: i64, place: i64) -> None:
        """A place comes into the set of a colour, if it is not there."""
        at: i64 = self.first + colour * self.words + (place >> 5)
        g.s[at] |= self.bits[place & (IN_A_WORD - 1)]

    def change(self, g: State, colours: i64, place: i64) -> None:
        """A place comes into the sets of some colours, given as bits, or leaves those that have it."""
        s = g.s
        bit: i64 = self.bits[place & (IN_A_WORD - 1)]
        at: i64 = self.first + (place >> 5)
        while colours != 0:
            if colours & 1 != 0:
                s[at] ^= bit
            colours >>= 1
            at += self.words

    def take(self, g: State, place: i64) -> None:
        """A place leaves all sets."""
        s = g.s
        bit: i64 = self.bits[place & (IN_A_WORD - 1)]
        at: i64 = self.first + (place >> 5)
        end: i64 = self.first + self.colours * self.words
        while at < end:
            if s[at] & bit != 0:
                s[at] ^= bit
            at += self.words

    def has_any(self, g: State, colour: i64) -> bool:
        """Whether there is any place in the set of a colour."""
        first: i64 = self.first + colour * self.words
        at: i64
        for at in range(first, first + self.words):
            if g.s[at] != 0:
                return True
        return False

    def first_from(self, g: State, colour: i64, place: i64) -> i64:
        """The first place in the set of a colour from this one on; -1 if there is none."""
        first: i64 = self.first + colour * self.words
        at: i64 = first + (place >> 5)
        end: i64 = first + self.words
        if at >= end:
            return -1
        left: i64 = g.s[at] & -self.bits[place & (IN_A_WORD - 1)]
        while left == 0:
            at += 1
            if at == end:
                return -1
            left = g.s[at]
        lowest: i64 = left & -left
        return (at - first) * IN_A_WORD + self.number[slot_of(lowest)]

    def write(self, g: State, colour: i64, base: i64, n: i64) -> i64:
        """Write a code for every place in the set of a colour, from `scratch.codes[n]` on; the new n."""
        s = g.s
        codes = g.scratch.codes
        number = self.number
        first: i64 = self.first + colour * self.words
        at: i64
        for at in range(first, first + self.words):
            left: i64 = s[at]
            while left != 0:
                lowest: i64 = left & -left
                left -= lowest
                codes[n] = base + number[slot_of(lowest)]
                n += 1
            base += IN_A_WORD
        return n

    def write_others(self, g: State, colour: i64, place: i64, base: i64, n: i64) -> i64:
        """`write` for all places of the set but one, which may be -1 for none."""
        s = g.s
        if place < 0:
            return self.write(g, colour, base, n)
        at: i64 = self.first + colour * self.words + (place >> 5)
        bit: i64 = s[at] & self.bits[place & (IN_A_WORD - 1)]
        s[at] -= bit
        n = self.write(g, colour, base, n)
        s[at] += bit
        return n
