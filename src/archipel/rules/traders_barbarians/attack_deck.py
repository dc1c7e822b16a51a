"""The development cards of Barbarian Attack as a table (TB-BA-12)."""

from __future__ import annotations

from typing import Final

KNIGHTHOOD: Final = 0
SWIFT_KNIGHT: Final = 1
CAPTURE: Final = 2
TREASON: Final = 3
KINDS: Final = 4

CARDS: Final = {"knighthood": 14, "swift_knight": 4, "capture": 4, "treason": 4}
COST: Final = {"ore": 1, "wool": 1, "grain": 1}  # as usual (TB-BA-11, BASE-61)
