"""Displacing knights of Cities & Knights on paths, and where the displaced one goes (COMBO-25)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from archipel.engine.errors import IllegalAction
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.rules.traders_barbarians.path_knights import PAID_STEPS, PathKnightVerb

if TYPE_CHECKING:
    from archipel.rules.traders_barbarians.ranked_knights import RankedKnights


class RankedKnightVerb(PathKnightVerb):
    """A knight with a rank goes to the path."""

    def __init__(self, name: str, rules: Rules, ranked: RankedKnights) -> None:
        super().__init__(name, rules, ranked.paths)
        self.ranked = ranked


@final
class DisplaceOnPath(RankedKnightVerb):
    """March with an active knight, up to five paths, to where a weaker one of another seat stands (CK-60)."""

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        ranked = self.ranked
        start: i64 = g.argument()
        if not ranked.can_act(g, start):
            return n
        near = self.knights.near
        i: i64
        for i in range(self.knights.near_from[start], self.knights.near_from[start + 1]):
            if ranked.can_displace(g, seat, start, near[i]):
                g.scratch.codes[n] = self.base + near[i]
                n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        start: i64 = g.argument()
        g.close()
        self.ranked.displace(g, seat, start, x)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        ranked = self.ranked
        start: i64 = g.argument()
        if g.s[self.knights.knight + x] in (0, seat + 1):
            return IllegalAction("knighthood.nobody_to_displace", "CK-60")
        if self.knights.castle_side[x] != 0:
            return IllegalAction("march.to_castle", "TB-BA-19", edge=int(x))
        if not ranked.can_displace(g, seat, start, x):
            return IllegalAction("knighthood.not_weaker", "CK-60")
        return ranked.act_refusal(g, start) or IllegalAction("march.too_far", "TB-BA-19", steps=PAID_STEPS)


@final
class WithdrawKnight(RankedKnightVerb):
    """The owner of a displaced knight puts it on the next free path; of several as near, the owner chooses (CK-60)."""

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        return self.ranked.offer_next(g, self.ranked.displaced_from(g), self.base, n)

    def apply(self, g: State, seat: i64, x: i64) -> None:
        self.ranked.withdraw(g, seat, x)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        if g.s[self.knights.knight + x] != 0:
            return IllegalAction("knighthood.occupied", "COMBO-25", edge=int(x))
        return IllegalAction("knighthood.not_the_next", "COMBO-25")
