"""The verb with which a player declines an optional choice."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from archipel.engine import roles
from archipel.engine.state import State
from archipel.engine.verb import SimpleVerb


@final
class Leave(SimpleVerb):
    """Choose nothing, or nothing more: the open decision is closed as it is."""

    def __init__(self, name: str) -> None:
        super().__init__(name, [roles.PASSES])

    def apply(self, g: State, seat: i64, x: i64) -> None:
        g.close()
