"""The one array type of the kernel: `vec[i64]`, an unboxed vector when compiled, a plain list when not. Vectors of
other numbers are arrays when not compiled, so that other programs can read their memory.

This module is never compiled: it checks whether the compiled core is there and gives the other modules the array that
is fastest for them. Compiled code sees `librt.vecs` through it, because types are resolved before run time.
"""

from __future__ import annotations

import importlib.util
from array import array
from struct import pack, unpack
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i16, i64, u8

_here = importlib.util.find_spec("archipel.board.tables")
COMPILED: Final = _here is not None and _here.origin is not None and not _here.origin.endswith(".py")

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import extend as extend
    from librt.vecs import vec as vec
elif COMPILED:
    from librt.vecs import append, extend, vec
else:

    class vec:
        """Stands for `librt.vecs.vec` in uncompiled code: `vec[i64](items)` is a list."""

        def __class_getitem__(cls, item):
            return _new_array.get(item, _new_list)

    _new_array = {
        item: lambda items=(), *, capacity=0, code=code: array(code, items)
        for item, code in ((i16, "h"), (u8, "B"), (float, "d"))
    }

    def _new_list(items=(), *, capacity=0):
        return list(items)

    def append(v, x):
        v.append(x)
        return v

    def extend(v, items):
        v.extend(items)
        return v


def to_bytes(v: vec[i64]) -> bytes:
    """The numbers of a vector as little-endian 64-bit words, the same compiled and uncompiled."""
    words: Any = v
    return bytes(words) if COMPILED else pack(f"<{len(words)}q", *words)


def from_bytes(data: bytes) -> vec[i64]:
    """The vector that `to_bytes` has written."""
    return vec[i64](unpack(f"<{len(data) // 8}q", data))


def memory_of(v: vec[i64]) -> Any:
    """The numbers of a vector as memory that other programs can read; uncompiled, a copy."""
    words: Any = v
    return memoryview(words) if COMPILED else array("q", words)
