"""Rivers at sea: ships beside a river bring gold, and cost it when they leave (COMBO-33)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.engine.errors import IllegalAction
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.rules.seafarers.ships import Ships
from archipel.rules.traders_barbarians.coins import Coins
from archipel.rules.traders_barbarians.rivers import GOLD, Rivers
from archipel.rules.traders_barbarians.traders_chapter import TradersChapter

LEAVING: Final = 1  # gold for a ship that is moved away


@final
class RiversAtSea(TradersChapter):
    """What a ship at the river is worth. A ship that is moved from river to river costs a gold and brings one."""

    def install(self, rules: Rules) -> None:
        super().install(rules)
        self.rivers = rules.the(Rivers)
        self.coins = rules.the(Coins)
        self.ships = rules.the(Ships)
        self.building.on_built.append(self)
        self.ships.close(self.rivers.is_site, self)
        self.ships.on_may_leave.append(self)
        self.ships.on_lifted.append(self)

    def built(self, g: State, seat: i64, piece: i64, at: i64) -> None:
        if piece == self.ships.piece and self.rivers.edge_beside[at] != 0:
            self.coins.gain(g, seat, GOLD)

    def ship_lifted(self, g: State, seat: i64, edge: i64) -> None:
        if self.rivers.edge_beside[edge] != 0:
            self.coins.pay(g, seat, LEAVING)

    def may_ship_leave(self, g: State, colour: i64, edge: i64) -> bool:
        """A ship that leaves the river pays."""
        return self.rivers.edge_beside[edge] == 0 or colour >= g.rules.players or self.coins.held(g, colour) >= LEAVING

    def refusal(self, g: State, seat: i64, piece: i64, at: i64) -> IllegalAction | None:
        if piece != self.ships.piece:
            return None
        if self.rivers.is_site[at] != 0:
            return IllegalAction("ship.at_mouth", "COMBO-33", edge=int(at))
        if g.s[self.building.road + at] == seat + 1 and not self.may_ship_leave(g, seat, at):
            return IllegalAction("ship.no_gold_to_leave", "COMBO-33", edge=int(at))
        return None
