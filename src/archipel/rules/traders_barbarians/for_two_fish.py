"""The fishermen with two players: fish in place of trade tokens (TB-FISH-16, COMBO-16)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.rules.traders_barbarians.fish import SIZES, Fish
from archipel.rules.traders_barbarians.fish_actions import FishActions
from archipel.rules.traders_barbarians.traders_chapter import TradersChapter

AT_START: Final = (2, 2, 1)  # tokens of each player, with one, two and three fish


@final
class TwoFishermen(TradersChapter):
    """Both begin with fish, and the player with fewer points pays one fish less for every action. Tokens come only when
    a number is rolled."""

    def __init__(self) -> None:
        super().__init__("two_fishermen")

    def install(self, rules: Rules) -> None:
        super().install(rules)
        self.fish = rules.the(Fish)
        self.fish.drawn_in_placement = False
        rules.the(FishActions).on_price.append(self)

    def begin(self, g: State) -> None:
        fish = self.fish
        p: i64
        k: i64
        for p in range(g.rules.players):
            for k in range(SIZES):
                g.s[fish.pile + k] -= AT_START[k]
                g.s[fish.pile_size] -= AT_START[k]
                g.s[fish.held + p * SIZES + k] += AT_START[k]
                g.s[fish.count + p] += AT_START[k]

    def fish_price(self, g: State, seat: i64, price: i64) -> i64:
        """Visible points count; tied players pay in full."""
        points: i64 = self.score.points
        return price - 1 if g.s[points + seat] < g.s[points + 1 - seat] else price
