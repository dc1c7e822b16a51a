"""Small helpers to make `vec[i64]` tables."""

from __future__ import annotations

from mypy_extensions import i64

from archipel.board.vectors import extend, vec


def filled(n: i64, x: i64) -> vec[i64]:
    """A vector of n times x."""
    if x == 0:
        return vec[i64]([0] * n)  # memory that is cleared; other numbers are written one by one
    return vec[i64]([x] * n)


def copy_of(v: vec[i64]) -> vec[i64]:
    """Another vector of the same numbers. When compiled, a slice would copy them one by one, and a vector of the right
    capacity would be filled with zeros first; this only copies memory."""
    return extend(vec[i64](), v)


def vec_of(items: list[int]) -> vec[i64]:
    """A vector of the numbers of a list."""
    return vec[i64]([i64(x) for x in items])
