"""Wagons at sea: they cross paths of the sea, and barbarians stand there too (COMBO-33).

A ship is to them what a road is, as it lies in the same block. The sea sides of targets are not paths for ships either.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from archipel.engine.errors import IllegalAction
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.rules.base.land import DRY, WET
from archipel.rules.seafarers.ships import Ships
from archipel.rules.traders_barbarians.path_barbarians import PathBarbarians
from archipel.rules.traders_barbarians.targets import Targets
from archipel.rules.traders_barbarians.traders_chapter import TradersChapter


@final
class WagonsAtSea(TradersChapter):
    """Paths of the sea."""

    def install(self, rules: Rules) -> None:
        self.targets = rules.the(Targets)
        self.ships = rules.the(Ships)
        rules.the(PathBarbarians).ground = DRY | WET
        self.ships.close(self.targets.closed_edge, self)

    def refusal(self, g: State, seat: i64, piece: i64, at: i64) -> IllegalAction | None:
        if piece == self.ships.piece and self.targets.closed_edge[at] != 0:
            return IllegalAction("target.sea_side", "TB-TB-4", edge=int(at))
        return None
