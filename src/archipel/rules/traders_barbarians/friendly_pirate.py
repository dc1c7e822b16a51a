"""A pirate that is as friendly as the robber, where players choose so (TB-FR-5)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from archipel.engine.errors import IllegalAction
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.rules.seafarers.pirate import Pirate
from archipel.rules.seafarers.sea_chapter import PIRATE
from archipel.rules.traders_barbarians.friendly_robber import FriendlyRobber
from archipel.rules.traders_barbarians.traders_chapter import TradersChapter


@final
class FriendlyPirate(TradersChapter):
    """It keeps away from the ships of players whom the robber spares. If no sea tile is left the robber moves."""

    def install(self, rules: Rules) -> None:
        self.friendly = rules.the(FriendlyRobber)
        self.pirate = rules.the(Pirate)
        self.pirate.on_may_enter.append(self)

    def may_pirate_enter(self, g: State, tile: i64) -> bool:
        beside: i64 = self.pirate.seats_beside(g, tile)
        p: i64
        for p in range(g.rules.players):
            if beside & g.rules.bits[p] != 0 and self.friendly.spares(g, p):
                return False
        return True

    def refusal(self, g: State, seat: i64, piece: i64, at: i64) -> IllegalAction | None:
        if piece == PIRATE and not self.may_pirate_enter(g, at):
            return IllegalAction("pirate.friendly", "TB-FR-5", points=int(self.friendly.most))
        return None
