"""What Cities & Knights puts on the table, read from the one view: knights, walls, metropolises, levels, barbarians."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from archipel.engine.rules import Block
from archipel.engine.state import State
from archipel.rules.box_chapter import CITY

LANDING: Final = 7  # steps of the barbarians (CK-23)


class SeenCities:
    """A reader over a view of a game with this box."""

    def __init__(self, state: State, blocks: Mapping[str, Block]) -> None:
        self.state = state
        self.blocks = blocks

    def _words(self, block: str, seat: int = -1) -> list[int]:
        """The words of a block, or of one seat in it."""
        found = self.blocks[block]
        at, size = (int(found.at), int(found.size)) if seat < 0 else (found.at + seat * found.each, int(found.each))
        return [int(self.state.s[at + k]) for k in range(size)]

    def _word(self, block: str, place: int = 0) -> int:
        return int(self.state.s[self.blocks[block].at + place])

    # ---- corners

    def knight(self, corner: int) -> tuple[int, int, bool]:
        """The strength of the knight on a corner, 0 for none, whose it is, and whether it is active."""
        holder, active = self._word("held", corner) - 1, bool(self._word("knight_active", corner))
        return self._word("knight", corner), holder, active

    def is_metropolis(self, corner: int) -> bool:
        return self._word("metropolis", corner) != 0

    def has_wall(self, corner: int) -> bool:
        return self._word("wall", corner) != 0

    # ---- the table

    @property
    def merchant(self) -> int:
        """The tile of the merchant; -1 while nobody has brought it into play."""
        return self._word("merchant")

    @property
    def merchant_holder(self) -> int:
        return self._word("merchant_holder") - 1

    @property
    def steps_left(self) -> int:
        """How far the barbarians are."""
        return LANDING - self._word("barbarians")

    def strength(self) -> tuple[int, int]:
        """Of the barbarians if they landed now, and of all active knights (CK-24, CK-25)."""
        knights = zip(self._words("knight"), self._words("knight_active"), strict=True)
        return self._words("building").count(CITY), sum(strength for strength, active in knights if active)

    def decks(self) -> list[int]:
        return self._words("progress_left")

    # ---- seats

    def levels(self, seat: int) -> list[int]:
        """Of trade, politics and science."""
        return self._words("improvement", seat)

    def progress_count(self, seat: int) -> int:
        return sum(self._words("progress_count", seat))

    def progress(self, seat: int) -> dict[str, int]:
        """The hidden cards of a seat, for that seat itself."""
        names = self.blocks["progress"].names
        return {name: count for name, count in zip(names, self._words("progress", seat), strict=True) if count > 0}

    def active_strength(self, seat: int) -> int:
        words = zip(self._words("knight"), self._words("knight_active"), self._words("held"), strict=True)
        return sum(strength for strength, active, holder in words if active and holder == seat + 1)
