"""Random numbers for dealing. The engine's stream is a source of them, and any function can be made one."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Draws:
    """A source of random numbers, which can also be called as a function. Subclasses say where they come from."""

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        raise NotImplementedError

    def __call__(self, n: int) -> int:
        return self.below(n)


@final
class DrawsOf(Draws):
    """The numbers of a function."""

    def __init__(self, draw: Callable[[int], int]) -> None:
        self.draw = draw

    def below(self, n: i64) -> i64:
        return self.draw(n)
