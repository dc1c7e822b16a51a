"""Fish at rivers: six fish for a bridge (COMBO-32)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.engine import roles
from archipel.engine.errors import IllegalAction
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.rules.traders_barbarians.bridges import Bridges
from archipel.rules.traders_barbarians.fish_actions import FishActions, LayForFish, SpendFish
from archipel.rules.traders_barbarians.traders_chapter import TradersChapter

FISH_BRIDGE: Final = "fish_bridge"
PRICE: Final = 6  # fish


@final
class FishBridge(SpendFish):
    """A bridge, as if it were paid with cards."""

    def __init__(self, spending: FishActions, pair: FishAtRivers) -> None:
        super().__init__(FISH_BRIDGE, spending, [roles.HALF])
        self.refuse_without_effect("fish.no_place_for_a_bridge", "COMBO-32")
        self.pair = pair

    def may(self, g: State, seat: i64) -> bool:
        return self.pair.bridges.has_place(g, seat)

    def obstacle(self, g: State, seat: i64) -> IllegalAction | None:
        if g.s[self.pair.bridges.left + seat] == 0:
            return IllegalAction("bridge.none_left", "TB-RIV-10")
        return super().obstacle(g, seat)

    def act(self, g: State, seat: i64) -> None:
        self.spending.turn.has_built(g)
        g.open(self.pair.laying.index, seat)


@final
class LayFishBridge(LayForFish):
    """A bridge."""

    def __init__(self, rules: Rules, bridges: Bridges) -> None:
        super().__init__("lay_fish_bridge", rules, bridges.building, bridges.piece)
        self.bridges = bridges

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        return self.bridges.offer(g, seat, self.base, n)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return self.bridges.site_refusal(g, seat, x)


@final
class FishAtRivers(TradersChapter):
    """One more thing that fish are good for."""

    def install(self, rules: Rules) -> None:
        self.bridges = rules.the(Bridges)
        spending = rules.the(FishActions)
        spending.add_action(FISH_BRIDGE, PRICE)
        self.laying = rules.phase(FISH_BRIDGE, "COMBO-32")
        self.laying.offer(rules.add(LayFishBridge(rules, self.bridges)))
        spending.offer(rules, FishBridge(spending, self))
