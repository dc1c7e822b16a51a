"""Numbers by which a search knows positions again."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.vectors import vec
from archipel.bots.differences import Differences

TOO_MANY: Final = -1


@final
class Fingerprints:
    """Numbers for what has changed in some spans of the state since another position, at most in `most` words."""

    def __init__(self, spans: vec[i64], most: i64) -> None:
        self.differences = Differences(spans, most)

    def of(self, s: vec[i64], root: vec[i64]) -> int:
        """A number of 62 bits: equal positions have equal ones. TOO_MANY if too many words have changed."""
        changed = self.differences.find(s, root)
        if changed is None:
            return TOO_MANY
        a: i64 = 1
        b: i64 = 2
        k: i64
        for k in range(len(changed)):
            i: i64 = changed[k]
            x: i64 = (i * 8191 + s[i]) & 0x7FFFFFFF
            a = ((a ^ x) * 1103515245 + 12345) & 0x7FFFFFFF
            b = ((b ^ ((x * 31 + 7) & 0x7FFFFFFF)) * 1140671485 + 12820163) & 0x7FFFFFFF
        return a * 0x80000000 + b
