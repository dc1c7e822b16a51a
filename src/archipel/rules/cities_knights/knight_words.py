"""Strengths of knights, and what the words of their blocks mean (CK-4, CK-25, CK-57)."""

from __future__ import annotations

from typing import Final

# Strengths, which are also what a knight counts against the barbarians (CK-4, CK-25).
BASIC: Final = 1
STRONG: Final = 2
MIGHTY: Final = 3
RANKS: Final = ("basic", "strong", "mighty")
RANK_COUNT: Final = 3
OF_EACH: Final = 2  # pieces of a rank that a colour has (CK-57)
MOST: Final = 6  # knights of a colour (CK-57)

# What a knight has done in this turn, as bits of `knight_spent`.
ACTIVATED: Final = 1
PROMOTED: Final = 2

# The words of `knight_in_hand`; all are 0 when there is none.
HOLDER: Final = 0  # 1 + seat
STRENGTH: Final = 1
IS_ACTIVE: Final = 2
CAME_FROM: Final = 3
