"""Displacing knights of Cities & Knights on paths, and where the displaced one goes (COMBO-25)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from archipel.engine.errors import IllegalAction
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import Verb
from archipel.rules.traders_barbarians.path_knights import PAID_STEPS

if TYPE_CHECKING:
    from archipel.rules.traders_barbarians.ranked_knights import RankedKnights


class RankedKnightVerb(Verb):
    """An action for which a player names the path that a knight goes to."""

    def __init__(self, name: str, rules: Rules, knights: RankedKnights) -> None:
        super().__init__(name, [rules.edge_field()])
        self.knights = knights


@final
class DisplaceOnPath(RankedKnightVerb):
    """March with an active knight, up to five paths, to where a weaker one of another seat stands (CK-60)."""

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        knights = self.knights
        start: i64 = g.argument()
        if not knights.can_act(g, start):
            return n
        near = knights.paths.near
        i: i64
        for i in range(knights.paths.near_from[start], knights.paths.near_from[start + 1]):
            if knights.can_displace(g, seat, start, near[i]):
                g.scratch.codes[n] = self.base + near[i]
                n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        start: i64 = g.argument()
        g.close()
        self.knights.displace(g, seat, start, x)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        knights = self.knights
        start: i64 = g.argument()
        if g.s[knights.paths.knight + x] in (0, seat + 1):
            return IllegalAction("knighthood.nobody_to_displace", "CK-60")
        if knights.paths.castle_side[x] != 0:
            return IllegalAction("march.to_castle", "TB-BA-19", edge=int(x))
        if not knights.can_displace(g, seat, start, x):
            return IllegalAction("knighthood.not_weaker", "CK-60")
        return knights.act_refusal(g, start) or IllegalAction("march.too_far", "TB-BA-19", steps=PAID_STEPS)


@final
class WithdrawKnight(RankedKnightVerb):
    """The owner of a displaced knight puts it on the next free path; of several as near, the owner chooses (CK-60)."""

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        return self.knights.offer_next(g, self.knights.displaced_from(g), self.base, n)

    def apply(self, g: State, seat: i64, x: i64) -> None:
        self.knights.withdraw(g, seat, x)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        if g.s[self.knights.paths.knight + x] != 0:
            return IllegalAction("knighthood.occupied", "COMBO-25", edge=int(x))
        return IllegalAction("knighthood.not_the_next", "COMBO-25")
