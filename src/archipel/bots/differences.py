"""Which words of two states differ.

A search compares every position with one that it has met before, to know it again. What mypyc makes would look at the
words one by one, in ten instructions each; so beside the compiled core `fast_differences.c` takes the place of the
class here. Both find the same words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from archipel.board.vectors import COMPILED

AT_ONCE: Final = 64  # words that are compared at once


class PythonDifferences:
    """Looks for words in some spans of states."""

    def __init__(self, spans: Any, most: int) -> None:
        """`spans`: pairs of the first word of a span and the one behind its last, in ascending order. `most`: of more
        words that differ nobody wants to know."""
        self.spans, self.most = spans, most

    def find(self, words: Any, others: Any) -> list[int] | None:
        """Which words differ, in ascending order; None if there are too many."""
        found: list[int] = []
        for k in range(0, len(self.spans), 2):
            end = self.spans[k + 1]
            for at in range(self.spans[k], end, AT_ONCE):
                last = min(at + AT_ONCE, end)
                if words[at:last] == others[at:last]:
                    continue
                for i in range(at, last):
                    if words[i] != others[i]:
                        if len(found) == self.most:
                            return None
                        found.append(i)
        return found


if TYPE_CHECKING:
    Differences = PythonDifferences
elif COMPILED:
    from archipel.bots.fast_differences import Differences
else:
    Differences = PythonDifferences
