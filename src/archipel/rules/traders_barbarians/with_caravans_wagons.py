"""Caravans with wagons: where camels do not go (COMBO-30).

Camels stand on inner paths of targets too, but not on the sea sides, which are not paths. Barbarians do not stop them.
Without a longest route they only bring points.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from archipel.engine.rules import Rules
from archipel.rules.traders_barbarians.caravans import Caravans
from archipel.rules.traders_barbarians.targets import Targets
from archipel.rules.traders_barbarians.traders_chapter import TradersChapter


@final
class CaravansWithWagons(TradersChapter):
    """Camels and the sea sides of targets."""

    def install(self, rules: Rules) -> None:
        closed = rules.the(Targets).closed_edge
        caravans = rules.the(Caravans)
        edge: i64
        for edge in range(rules.graph.edges):
            if closed[edge] != 0:
                caravans.closed[edge] = 1
