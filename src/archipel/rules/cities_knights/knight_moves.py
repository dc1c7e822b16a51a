"""What active knights do: move, displace others, chase the robber (CK-58 to CK-61).

A move is two actions, like that of a ship: `lift_knight`, then `set_knight` or `displace`. Who has the longest route is
decided when no knight is in hand any more: one that is on its way opens no line. Where knights may go is in
knight_ways.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64, mypyc_attr

from archipel.board.vectors import append, vec
from archipel.engine import roles
from archipel.engine.errors import IllegalAction
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import Group, Verb
from archipel.rules.box_chapter import ROBBER
from archipel.rules.cities_knights.knight_words import ACTIVATED, CAME_FROM, IS_ACTIVE, MOST, STRENGTH

if TYPE_CHECKING:
    from archipel.rules.cities_knights.knights import Knights


@mypyc_attr(allow_interpreted_subclasses=True)
class KnightVerb(Verb):
    """What a knight does that was active before this turn's activations (CK-55, CK-58)."""

    def __init__(self, name: str, rules: Rules, knights: Knights) -> None:
        super().__init__(name, [rules.corner_field()])
        self.knights = knights

    def can_do(self, g: State, seat: i64, corner: i64) -> bool:
        """Whether the knight of the seat that stands here, and may act, could do it."""
        return False

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        knights = self.knights
        i: i64
        for i in range(knights.list + seat * MOST, knights.list + (seat + 1) * MOST):
            corner: i64 = g.s[i] - 1
            if corner < 0:
                break
            if knights.can_act(g, corner) and self.can_do(g, seat, corner):
                g.scratch.codes[n] = self.base + corner
                n += 1
        return n


@final
class KnightGroup(Group):
    """All that knights do, asked only for those that may act."""

    def __init__(self, knights: Knights) -> None:
        super().__init__("use_knights", [])
        self.gate = knights.ready
        self.knights = knights
        self.verbs: vec[KnightVerb] = vec[KnightVerb]()

    def add(self, verb: KnightVerb) -> None:
        self.verbs = append(self.verbs, verb)
        self.members.append(verb)

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        s = g.s
        knights = self.knights
        left: i64 = s[knights.ready + seat]
        verbs = self.verbs
        active: i64 = knights.active
        spent: i64 = knights.spent
        at: i64 = knights.list + seat * MOST
        k: i64
        while left > 0:
            corner: i64 = s[at] - 1
            at += 1
            if s[active + corner] == 0 or s[spent + corner] & ACTIVATED != 0:
                continue
            left -= 1
            for k in range(len(verbs)):
                if verbs[k].can_do(g, seat, corner):
                    g.scratch.codes[n] = verbs[k].base + corner
                    n += 1
        return n


@final
class LiftKnight(KnightVerb):
    """Take an active knight that has somewhere to go, to put it elsewhere at once (CK-55, CK-58, CK-59)."""

    def __init__(self, rules: Rules, knights: Knights) -> None:
        super().__init__("lift_knight", rules, knights)
        self.roles = [roles.HALF]

    def can_do(self, g: State, seat: i64, corner: i64) -> bool:
        ways = self.knights.ways
        return ways.lead_beside(g, seat, corner) or ways.lead_anywhere(g, seat, corner, g.s[self.knights.rank + corner])

    def apply(self, g: State, seat: i64, x: i64) -> None:
        knights = self.knights
        s = g.s
        g.open(knights.moving.index, seat, s[knights.spent + x])
        knights.take_in_hand(g, seat, s[knights.rank + x], 1, x)
        knights.leave(g, x)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        wrong = self.knights.ways.act_refusal(g, seat, x)
        return wrong or IllegalAction("knight.nowhere_to_go", "CK-59", corner=int(x))


class KnightInHandVerb(Verb):
    """Put the knight in hand on a free corner, by a rule."""

    def __init__(self, name: str, rule: str, rules: Rules, knights: Knights) -> None:
        super().__init__(name, [rules.corner_field()])
        self.rule = rule
        self.knights = knights

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        return self.knights.ways.offer_free(g, seat, self.base, n)

    def put_down(self, g: State, seat: i64, corner: i64, active: bool, spent: i64) -> None:
        """The knight stands here now, active or not, and nothing is in hand any more."""
        knights = self.knights
        strength: i64 = g.s[knights.hand + STRENGTH]
        came_from: i64 = g.s[knights.hand + CAME_FROM]
        g.close()
        knights.empty_hand(g)
        knights.stand(g, seat, corner, strength, active, spent)
        g.emit(knights.moved, seat, came_from, corner)
        knights.building.come_to_rest(g)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return self.knights.ways.stand_refusal(g, x, self.rule)


@final
class SetKnight(KnightInHandVerb):
    """Put a knight that moves on a free corner; it is inactive then (CK-58, CK-59)."""

    def apply(self, g: State, seat: i64, x: i64) -> None:
        self.put_down(g, seat, x, False, g.argument())


@final
class Displace(KnightInHandVerb):
    """Go with the knight in hand where a weaker one of another seat stands, which must leave (CK-60)."""

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        return self.knights.ways.offer_weaker(g, seat, self.base, n)

    def apply(self, g: State, seat: i64, x: i64) -> None:
        knights = self.knights
        s = g.s
        strength: i64 = s[knights.hand + STRENGTH]
        corner: i64 = s[knights.hand + CAME_FROM]
        spent: i64 = g.argument()
        other: i64 = knights.owner(g, x)
        other_strength: i64 = s[knights.rank + x]
        other_active: i64 = s[knights.active + x]
        g.close()
        knights.empty_hand(g)
        knights.leave(g, x)
        knights.stand(g, seat, x, strength, False, spent)
        g.emit(knights.moved, seat, corner, x)
        knights.send_away(g, other, x, other_strength, other_active)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        knights = self.knights
        if knights.owner(g, x) in (-1, seat):
            return IllegalAction("knight.nobody_to_displace", "CK-60", corner=int(x))
        if g.s[knights.rank + x] >= g.s[knights.hand + STRENGTH]:
            return IllegalAction("knight.not_weaker", "CK-60", corner=int(x))
        return IllegalAction("knight.no_way", "CK-59", corner=int(x))


@final
class PutGroup(Group):
    """Where a knight that moves is put down, free or displacing, found in one search."""

    def __init__(self, set_knight: SetKnight, displace: Displace) -> None:
        super().__init__("put_knight", [set_knight, displace])
        self.knights = set_knight.knights
        self.set_knight = set_knight
        self.displace = displace

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        return self.knights.ways.offer_both(g, seat, self.set_knight.base, self.displace.base, n)


@final
class SetDisplaced(KnightInHandVerb):
    """The owner of a displaced knight moves it to a free corner, as active as it was (CK-60)."""

    def apply(self, g: State, seat: i64, x: i64) -> None:
        self.put_down(g, seat, x, g.s[self.knights.hand + IS_ACTIVE] != 0, 0)


@final
class ChaseRobber(KnightVerb):
    """A knight beside the robber's tile chases it away: its owner moves the robber and steals (CK-61)."""

    def __init__(self, rules: Rules, knights: Knights) -> None:
        super().__init__("chase_robber", rules, knights)
        self.roles = [roles.GUESSED]

    def can_do(self, g: State, seat: i64, corner: i64) -> bool:
        robber = self.knights.robber
        return self.knights.ways.is_beside(g, corner, g.s[robber.tile]) and robber.may_move(g, seat)

    def apply(self, g: State, seat: i64, x: i64) -> None:
        knights = self.knights
        knights.chase(g, seat, x)
        g.emit(knights.robber_chased, seat, x)
        g.open(knights.chasing.index, seat)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        knights = self.knights
        if not knights.robber.may_move(g, seat):
            return knights.robber.on_may_move.refusal(g, seat, ROBBER, g.s[knights.robber.tile])
        wrong = knights.ways.act_refusal(g, seat, x)
        return wrong or IllegalAction("knight.not_beside_the_robber", "CK-61", corner=int(x))
