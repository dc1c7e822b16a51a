"""Awards: a tile that belongs to the colour with the most of something, such as the longest route."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.engine.state import State

UNCHANGED: Final = -1


@final
class Award:
    """Who holds a tile. `measure` is what is compared, a word for each colour, `each` words apart, and `least` what it
    takes at all. At a tie for the most the holder keeps the tile if `kept_at_a_tie`; otherwise, and where the holder is
    not among them, nobody has it."""

    def __init__(self, holder: i64, measure: i64, least: i64, kept_at_a_tie: bool, each: i64 = 1) -> None:
        self.holder: i64 = holder  # a block: 0 for nobody, or 1 + a colour
        self.measure: i64 = measure
        self.each: i64 = each
        self.least: i64 = least
        self.kept_at_a_tie = kept_at_a_tie

    def update(self, g: State, competing: i64) -> i64:
        """Give the tile to whom it belongs, among the first colours; who held it before, or UNCHANGED."""
        s = g.s
        most: i64 = self.least - 1
        taker: i64 = 0
        p: i64
        for p in range(competing):
            value: i64 = s[self.measure + p * self.each]
            if value > most:
                most = value
                taker = p + 1
            elif value == most and value >= self.least:
                taker = 0
        holder: i64 = s[self.holder]
        if (
            self.kept_at_a_tie
            and holder != 0
            and most >= self.least
            and s[self.measure + (holder - 1) * self.each] == most
        ):
            return UNCHANGED
        if taker == holder:
            return UNCHANGED
        s[self.holder] = taker
        return holder
