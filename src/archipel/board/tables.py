"""Small helpers to make `vec[i64]` tables."""

from __future__ import annotations

from mypy_extensions import i64

from archipel.board.vectors import vec


def filled(n: i64, x: i64) -> vec[i64]:
    """A vector of n times x."""
    return vec[i64]([x] * n)


def vec_of(items: list[int]) -> vec[i64]:
    """A vector of the numbers of a list."""
    return vec[i64]([i64(x) for x in items])
