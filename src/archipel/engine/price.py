"""Prices: what things cost."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from archipel.board.vectors import vec


@final
class Price:
    """What something costs. A chapter declares it once with `rules.price`; verbs, clients and bots read it there.

    `pairs` is the same as `goods`, as pairs of kind and count: what hands read when they pay."""

    def __init__(self, name: str, goods: dict[str, int], pairs: vec[i64]) -> None:
        self.name = name
        self.goods = goods
        self.pairs: vec[i64] = pairs
