"""Event cards with wagons: damaged roads are rough (TB-TB-26, COMBO-13).

The rest follows by itself: where the robber would move a barbarian does, a robber that is not there cannot flee, and
without a longest route nobody has an advantage in trade.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.rules.traders_barbarians.earthquake import Earthquake
from archipel.rules.traders_barbarians.journeys import ROUGH, Journeys
from archipel.rules.traders_barbarians.traders_chapter import TradersChapter


@final
class EventsWithWagons(TradersChapter):
    """What a damaged road costs a wagon."""

    def __init__(self) -> None:
        super().__init__("with_events_wagons")

    def install(self, rules: Rules) -> None:
        self.earthquake = rules.the(Earthquake)
        rules.the(Journeys).on_path_cost.append(self)

    def path_cost(self, g: State, edge: i64, cost: i64) -> i64:
        return ROUGH if g.s[self.earthquake.damaged + edge] != 0 else cost
