"""Fish with wagons: two fish in place of the grain that a wagon eats (COMBO-32).

The lake has the 2 and the 12, so that they are not rolled again.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.rules.traders_barbarians.fish_actions import FishActions, SpendFish
from archipel.rules.traders_barbarians.journeys import Journeys
from archipel.rules.traders_barbarians.path_barbarians import PathBarbarians
from archipel.rules.traders_barbarians.traders_chapter import TradersChapter

FISH_WAGON: Final = "fish_wagon"
PRICE: Final = 2  # fish


@final
class FishForWagon(SpendFish):
    """Two movement points, once a turn, for fish or for grain."""

    def __init__(self, spending: FishActions, journeys: Journeys) -> None:
        super().__init__(FISH_WAGON, spending, [])
        self.refuse_without_effect("journey.fed_already", "TB-TB-10")
        self.journeys = journeys

    def may(self, g: State, seat: i64) -> bool:
        return g.s[self.journeys.fed] == 0

    def act(self, g: State, seat: i64) -> None:
        self.journeys.feed(g, seat)


@final
class FishWithWagons(TradersChapter):
    """One more thing that fish are good for."""

    def install(self, rules: Rules) -> None:
        self.spending = rules.the(FishActions)
        journeys = rules.the(Journeys)
        self.spending.add_action(FISH_WAGON, PRICE)
        journeys.phase.offer(rules.add(FishForWagon(self.spending, journeys)))
        journeys.on_feed.append(self)
        rules.the(PathBarbarians).count_rare(rules)

    def may_feed(self, g: State, seat: i64) -> bool:
        """Everybody sees how many tokens a player has, but not how many fish are on them."""
        at: i64 = self.spending.fish.count + seat
        return g.s[at] > 0
