"""Trade between players: only with the one whose turn it is, something for something (JR-31)."""

from __future__ import annotations

from typing import final

from archipel.engine.rules import Rules
from archipel.rules.junior.turn import Turn
from archipel.rules.player_trade import PlayerTrade


@final
class Trade(PlayerTrade):
    """Any number of offers in a turn, on any terms, with at least one card each way (JR-31)."""

    def __init__(self) -> None:
        super().__init__("trade", "JR-31", "JR-31")

    def install(self, rules: Rules) -> None:
        super().install(rules)
        rules.the(Turn).offer(self.offer)
