"""Number tokens in tests: most boards have at most one number on a tile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from archipel.board.layout import Numbers, numbers_of


class Numbered(Protocol):
    """A board, a scenario or a pool."""

    @property
    def numbers(self) -> Sequence[Numbers]: ...


def token(numbers: Numbers) -> int:
    """The number of a tile that has one; 0 for none."""
    assert len(numbers) < 2
    return sum(numbers)


def numbers_on(numbered: Numbered) -> list[int]:
    """The number of every tile, or of every token."""
    return [token(numbers) for numbers in numbered.numbers]


def token_in(word: int) -> int:
    """The same for a word of the block `numbers`."""
    return token(numbers_of(word))
