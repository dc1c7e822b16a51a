"""How sure a share of wins is."""

from __future__ import annotations

from math import sqrt
from typing import Final

CONFIDENCE: Final = 1.959964  # standard deviations for 95 %


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of Wilson for a share of wins: true also near 0 and 1, where the usual formula fails."""
    if games == 0:
        return 0.0, 1.0
    z = CONFIDENCE
    share = wins / games
    scale = 1 + z * z / games
    middle = (share + z * z / (2 * games)) / scale
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / scale
    low = 0.0 if wins == 0 else middle - half
    high = 1.0 if wins == games else middle + half
    return low, high
