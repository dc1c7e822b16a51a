"""Domestic trade: the active seat with the others, on terms they agree on (BASE-53 to BASE-55)."""

from __future__ import annotations

from typing import final

from archipel.engine.rules import Rules
from archipel.rules.base.turn import Turn
from archipel.rules.player_trade import PlayerTrade


@final
class Domestic(PlayerTrade):
    """Offers are made in the trade phase of a turn (BASE-53); no gifts (BASE-54)."""

    def __init__(self) -> None:
        super().__init__("domestic", "BASE-53", "BASE-54")

    def install(self, rules: Rules) -> None:
        super().install(rules)
        rules.the(Turn).offer_trade(self.offer)
