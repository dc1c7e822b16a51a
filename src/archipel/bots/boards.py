"""Boards that a search meets again and again, and which of them a position has.

Most positions of a search differ in cards and in whose turn it is, and share their board. So what follows from the
board alone is worked out once for each: production, rates, the best places to settle. The last boards are kept, each in
a slot. A position is compared with one of them, the reference, word by word, but only in the words that `read` has
named. What differs is short, and is compared with what differs in the boards of the other slots.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.tables import copy_of, filled
from archipel.board.vectors import append, vec
from archipel.bots.differences import Differences
from archipel.engine.words import TURN

SLOTS: Final = 32  # boards that are kept
MOST: Final = 24  # words in which they may differ from the reference; with more a new reference is taken


@final
class Boards:
    """The slots, and in which words each of their boards differs from the reference."""

    def __init__(self) -> None:
        self.spans: vec[i64] = vec[i64]()  # the words of a board: pairs of the first and the one behind the last
        self.reference: vec[i64] = vec[i64]()
        self.opening = False  # whether these are boards of the placement, for which other rules hold
        self.slot: i64 = 0  # of the position that was looked at last
        self.newest: i64 = 0
        self.counts: vec[i64] = filled(SLOTS, -1)  # words in which the board of a slot differs; -1 in an empty slot
        self.places: vec[i64] = filled(SLOTS * MOST, 0)  # by slot: where these words are ...
        self.words: vec[i64] = filled(SLOTS * MOST, 0)  # ... and what they are
        self.differences = Differences(self.spans, MOST)

    def read(self, at: i64, size: i64) -> None:
        """These words are part of the board."""
        marked = filled(at + size, 0)
        if len(self.spans) > 0 and self.spans[len(self.spans) - 1] > at + size:
            marked = filled(self.spans[len(self.spans) - 1], 0)
        i: i64
        k: i64 = 0
        while k < len(self.spans):
            for i in range(self.spans[k], self.spans[k + 1]):
                marked[i] = 1
            k += 2
        for i in range(at, at + size):
            marked[i] = 1
        spans = vec[i64]()
        inside: bool = False
        for i in range(len(marked)):
            if (marked[i] != 0) != inside:
                inside = not inside
                spans = append(spans, i)
        if inside:
            spans = append(spans, len(marked))
        self.spans = spans
        self.differences = Differences(spans, MOST)
        self.forget()

    def forget(self) -> None:
        """Nothing that is kept for any board holds any longer."""
        self.reference = vec[i64]()

    def find(self, s: vec[i64]) -> bool:
        """Set `slot` to that of a position's board; whether nothing is kept there yet."""
        changed: list[int] | None = None
        if len(self.reference) == len(s) and self.opening == (s[TURN] == 0):
            changed = self.differences.find(s, self.reference)
        i: i64
        if changed is None:
            self.reference = copy_of(s)
            self.opening = s[TURN] == 0
            for i in range(SLOTS):
                self.counts[i] = -1
            self.slot = 0
            self.newest = 0
            self.counts[0] = 0
            return True
        n: i64 = len(changed)
        if self.counts[self.slot] == n and self.is_in(self.slot, s, changed):
            return False
        for i in range(SLOTS):
            if self.counts[i] == n and self.is_in(i, s, changed):
                self.slot = i
                return False
        self.newest += 1
        if self.newest == SLOTS:
            self.newest = 0
        self.slot = self.newest
        self.counts[self.slot] = n
        first: i64 = self.slot * MOST
        for i in range(n):
            at: i64 = changed[i]
            self.places[first + i] = at
            self.words[first + i] = s[at]
        return True

    def is_in(self, slot: i64, s: vec[i64], changed: list[int]) -> bool:
        """Whether a slot has the board whose words have changed like this; their number is the same."""
        first: i64 = slot * MOST
        i: i64
        for i in range(len(changed)):
            at: i64 = changed[i]
            if self.places[first + i] != at or self.words[first + i] != s[at]:
                return False
        return True
