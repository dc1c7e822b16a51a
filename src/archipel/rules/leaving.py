"""The verb with which a player declines an optional choice."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from archipel.engine import roles
from archipel.engine.state import State
from archipel.engine.verb import Verb


@final
class Leave(Verb):
    """Choose nothing, or nothing more: the open decision is closed as it is."""

    def __init__(self, name: str) -> None:
        super().__init__(name, [])
        self.roles = [roles.PASSES]

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        g.scratch.codes[n] = self.base
        return n + 1

    def apply(self, g: State, seat: i64, x: i64) -> None:
        g.close()
