"""The colours that pieces have, in the game, in texts and on every screen."""

from __future__ import annotations

from typing import Final

COLOURS: Final = ("red", "blue", "white", "orange", "green", "brown")  # the last two by the extension (BASE-8)
NEUTRAL_COLOURS: Final = ("stone", "slate")  # of pieces that belong to no player
