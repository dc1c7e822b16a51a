"""Event cards with wagons: damaged roads are rough, and cards with numbers that no tile has may be left out (TB-TB-26,
COMBO-13).

The rest follows by itself: where the robber would move a barbarian does, a robber that is not there cannot flee, and
without a longest route nobody has an advantage in trade.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.rules.traders_barbarians.earthquake import Earthquake
from archipel.rules.traders_barbarians.event_cards import EventCards
from archipel.rules.traders_barbarians.journeys import ROUGH, Journeys
from archipel.rules.traders_barbarians.path_barbarians import PathBarbarians
from archipel.rules.traders_barbarians.traders_chapter import TradersChapter


@final
class EventsWithWagons(TradersChapter):
    """What a damaged road costs a wagon, and which cards are in the deck."""

    def __init__(self, without_rare: bool) -> None:
        super().__init__("with_events_wagons")
        self.without_rare = without_rare

    def install(self, rules: Rules) -> None:
        self.earthquake = rules.the(Earthquake)
        rules.the(Journeys).on_path_cost.append(self)
        if self.without_rare:
            for number in rules.the(PathBarbarians).rolled_again:
                rules.the(EventCards).leave_out(number)

    def path_cost(self, g: State, edge: i64, cost: i64) -> i64:
        return ROUGH if g.s[self.earthquake.damaged + edge] != 0 else cost
