"""Rivers in Barbarian Attack: no bridges beside conquered tiles, and no Poor Settlers (COMBO-29).

Swamps are not on the list of the coast, so that barbarians never land there.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from archipel.engine.errors import IllegalAction
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.rules.traders_barbarians.barbarian_coast import BarbarianCoast
from archipel.rules.traders_barbarians.bridges import Bridges
from archipel.rules.traders_barbarians.traders_chapter import TradersChapter
from archipel.rules.traders_barbarians.wealth import Wealth


@final
class RiversInAttack(TradersChapter):
    """What barbarians do to bridges."""

    def install(self, rules: Rules) -> None:
        self.coast = rules.the(BarbarianCoast)
        rules.the(Bridges).on_may_bridge.append(self)
        rules.the(Wealth).leave_out_poor()

    def may_bridge(self, g: State, colour: i64, edge: i64) -> bool:
        """As roads: not on a side of a conquered tile (TB-BA-9)."""
        return self.coast.may_build_road(g, colour, edge)

    def refusal(self, g: State, seat: i64, piece: i64, at: i64) -> IllegalAction | None:
        return IllegalAction("bridge.conquered", "COMBO-29", edge=int(at))
