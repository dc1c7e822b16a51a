"""Knights of Cities & Knights on paths in Barbarian Attack: where they stand, and displacing (COMBO-25).

Activating and promoting are those of `KnightChapter`. How knights march is a matter of `path_knights`, how they fight
one of `ranked_knight_battles`; the verbs about displacing are in `ranked_knight_verbs`.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from archipel.engine import roles
from archipel.engine.errors import IllegalAction
from archipel.engine.events import SEAT, EventField
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import PUBLIC
from archipel.rules.box_chapter import UNSET
from archipel.rules.cities_knights.knight_chapter import KnightChapter
from archipel.rules.cities_knights.knight_verbs import Activate, Promote, Recruit
from archipel.rules.cities_knights.knight_words import ACTIVATED, MIGHTY, PROMOTED, RANK_COUNT, RANKS, STRONG
from archipel.rules.cities_knights.knights import ACTIVATE, PROMOTE, RECRUIT
from archipel.rules.traders_barbarians.path_knights import PathKnights
from archipel.rules.traders_barbarians.ranked_knight_verbs import DisplaceOnPath, WithdrawKnight


@final
class RankedKnights(KnightChapter):
    """Where knights with ranks may stand and go, and which pieces they are."""

    def __init__(self) -> None:
        super().__init__("ranked_knights")
        self.demoted = self.displaced = self.withdrew = UNSET

    def install(self, rules: Rules) -> None:
        super().install(rules)
        self.paths = rules.the(PathKnights)
        ranks = list(RANKS)
        self.rank = rules.edge_block("path_knight_rank", PUBLIC, "name", ["", *ranks])  # its strength
        self.active = rules.edge_block("path_knight_active", PUBLIC, "flag")
        self.spent = rules.edge_block("path_knight_spent", PUBLIC)  # in this turn: ACTIVATED, PROMOTED, FOUGHT
        self.left = rules.colour_block("knights_left", PUBLIC, RANK_COUNT, "cards", ranks)
        edge = EventField("edge", "edge", PUBLIC)
        rank = EventField("rank", "rank", PUBLIC, ["", *ranks])
        self.activated = rules.event("path_knight_activated", [SEAT, edge])
        self.promoted = rules.event("path_knight_promoted", [SEAT, edge, rank])
        self.demoted = rules.event("path_knight_demoted", [SEAT, edge, rank])
        self.displaced = rules.event("path_knight_displaced", [SEAT, edge])
        self.withdrew = rules.event(
            "path_knight_withdrew",
            [SEAT, EventField("from", "edge", PUBLIC), EventField("to", "edge", PUBLIC)],
            roles.PLACED,
        )
        for verb in (
            Recruit("recruit_at_castle", rules.edge_field(), self, rules.price("knight", RECRUIT)),
            Activate("activate_path_knight", rules.edge_field(), self, rules.price("activation", ACTIVATE)),
            Promote("promote_path_knight", rules.edge_field(), self, rules.price("promotion", PROMOTE)),
        ):
            self.turn.offer_build(rules.add(verb))
            self.turn.before_roll.explain(verb, "turn.roll_first", "CK-12")
        self.paths.marching.offer(rules.add(DisplaceOnPath("displace_path_knight", rules, self)))
        self.withdrawing = rules.phase("path_displaced", "COMBO-25")  # its argument: see `send_away`
        self.withdrawing.offer(rules.add(WithdrawKnight("withdraw_knight", rules, self)))
        self.turn.on_part.append(self)
        rules.reading("knight_strengths", "player")

    def part_began(self, g: State, seat: i64) -> None:
        """A new turn, or another's part of it: every knight may do again what it does once (CK-55, CK-56)."""
        s = g.s
        first: i64 = self.paths.list
        at: i64
        for at in range(first, first + g.rules.colours * self.paths.each):
            if s[at] != 0:
                s[self.spent + s[at] - 1] = 0

    # ---- reading

    def is_own(self, g: State, seat: i64, at: i64) -> bool:
        word: i64 = self.paths.knight + at
        return g.s[word] == seat + 1

    def active_strength(self, g: State, seat: i64) -> i64:
        """What a seat's active knights count (CK-25)."""
        s = g.s
        paths = self.paths
        first: i64 = paths.list + seat * paths.each
        total: i64 = 0
        at: i64
        for at in range(first, first + paths.each):
            edge: i64 = s[at] - 1
            if edge < 0:
                break
            if s[self.active + edge] != 0:
                total += s[self.rank + edge]
        return total

    def own_refusal(self, at: i64, rule: str) -> IllegalAction | None:
        return IllegalAction("march.no_knight", rule, edge=int(at))

    def offer_own(self, g: State, seat: i64, base: i64, n: i64) -> i64:
        paths = self.paths
        first: i64 = paths.list + seat * paths.each
        at: i64
        for at in range(first, first + paths.each):
            edge: i64 = g.s[at] - 1
            if edge < 0:
                break
            g.scratch.codes[n] = base + edge
            n += 1
        return n

    # ---- coming and leaving

    def offer_places(self, g: State, seat: i64, base: i64, n: i64) -> i64:
        """Every free side of the castle."""
        edge: i64
        for edge in range(g.rules.graph.edges):
            if self.paths.castle_side[edge] != 0 and g.s[self.paths.knight + edge] == 0:
                g.scratch.codes[n] = base + edge
                n += 1
        return n

    def has_place(self, g: State, seat: i64) -> bool:
        return self.paths.castle_has_room(g)

    def recruit_refusal(self, g: State, seat: i64, at: i64) -> IllegalAction | None:
        if self.paths.castle_side[at] == 0:
            return IllegalAction("knighthood.only_at_castle", "COMBO-25", edge=int(at))
        if g.s[self.paths.knight + at] != 0:
            return IllegalAction("knighthood.occupied", "COMBO-25", edge=int(at))
        return None

    def put(self, g: State, seat: i64, at: i64, strength: i64, active: bool) -> None:
        g.s[self.left + seat * RANK_COUNT + strength - 1] -= 1
        self.stand(g, at, strength, 1 if active else 0, ACTIVATED if active else 0)
        self.paths.put(g, seat, at)

    def stand(self, g: State, edge: i64, strength: i64, active: i64, spent: i64) -> None:
        g.s[self.rank + edge] = strength
        g.s[self.active + edge] = active
        g.s[self.spent + edge] = spent

    def take(self, g: State, at: i64) -> None:
        self.to_stock(g, at)
        self.paths.take_back(g, at)

    def to_stock(self, g: State, edge: i64) -> None:
        """The piece of a knight that leaves its path; the path is left to others."""
        seat: i64 = g.s[self.paths.knight + edge] - 1
        g.s[self.left + seat * RANK_COUNT + g.s[self.rank + edge] - 1] += 1
        self.stand(g, edge, 0, 0, 0)

    # ---- activating and promoting

    def offer_inactive(self, g: State, seat: i64, base: i64, n: i64) -> i64:
        codes = g.scratch.codes
        end: i64 = self.offer_own(g, seat, base, n)
        i: i64
        for i in range(n, end):
            if g.s[self.active + codes[i] - base] == 0:
                codes[n] = codes[i]
                n += 1
        return n

    def activation_refusal(self, g: State, seat: i64, at: i64) -> IllegalAction | None:
        if not self.is_own(g, seat, at):
            return self.own_refusal(at, "CK-54")
        if g.s[self.active + at] != 0:
            return IllegalAction("knighthood.already_active", "CK-54")
        return None

    def offer_promotions(self, g: State, seat: i64, base: i64, n: i64) -> i64:
        codes = g.scratch.codes
        end: i64 = self.offer_own(g, seat, base, n)
        i: i64
        for i in range(n, end):
            if self.can_promote(g, seat, codes[i] - base):
                codes[n] = codes[i]
                n += 1
        return n

    def promotion_refusal(self, g: State, seat: i64, at: i64) -> IllegalAction | None:
        strength: i64 = g.s[self.rank + at]
        if not self.is_own(g, seat, at):
            return self.own_refusal(at, "CK-56")
        if strength == MIGHTY:
            return IllegalAction("knighthood.already_mighty", "CK-56")
        if g.s[self.spent + at] & PROMOTED != 0:
            return IllegalAction("knighthood.already_promoted", "CK-56")
        if strength == STRONG and not self.has_fortress(g, seat):
            return IllegalAction("knighthood.no_fortress", "CK-45")
        if self.in_stock(g, seat, strength + 1) == 0:
            return IllegalAction("knight.none_left", "CK-57", rank=RANKS[strength])
        return None

    # ---- displacing

    def act_refusal(self, g: State, edge: i64) -> IllegalAction | None:
        """Why a knight neither goes further nor displaces another."""
        if g.s[self.active + edge] == 0:
            return IllegalAction("knighthood.inactive", "COMBO-25")
        if not self.can_act(g, edge):
            return IllegalAction("knighthood.just_activated", "CK-55")
        return None

    def can_displace(self, g: State, seat: i64, start: i64, edge: i64) -> bool:
        """Whether another player's weaker knight stands on a path, not at the castle (CK-60)."""
        other: i64 = g.s[self.paths.knight + edge]
        if other == 0 or other == seat + 1 or self.paths.castle_side[edge] != 0:
            return False
        return g.s[self.rank + edge] < g.s[self.rank + start]

    def displace(self, g: State, seat: i64, start: i64, edge: i64) -> None:
        """A knight takes the path of a weaker one, which must leave, and is inactive then (CK-60)."""
        other: i64 = g.s[self.paths.knight + edge] - 1
        strength: i64 = g.s[self.rank + edge]
        active: i64 = g.s[self.active + edge]
        self.paths.move(g, seat, start, edge)
        g.s[self.active + edge] = 0
        g.emit(self.displaced, other, edge)
        self.paths.finish_if_all_marched(g, seat)
        self.send_away(g, other, edge, strength, active)

    def send_away(self, g: State, seat: i64, edge: i64, strength: i64, active: i64) -> None:
        """The owner of a displaced knight is asked for the next free path; without one it goes back to the stock. The
        number of the decision is its path, strength and whether it is active."""
        if self.offer_next(g, edge, 0, 0) > 0:
            g.open(self.withdrawing.index, seat, (edge * MIGHTY + strength - 1) * 2 + active)
            return
        g.s[self.left + seat * RANK_COUNT + strength - 1] += 1
        g.s[self.paths.left + seat] += 1

    def displaced_from(self, g: State) -> i64:
        """The path that the displaced knight has lost."""
        return g.argument() // (2 * MIGHTY)

    def displaced_strength(self, g: State) -> i64:
        return g.argument() // 2 % MIGHTY + 1

    def withdraw(self, g: State, seat: i64, edge: i64) -> None:
        """A displaced knight comes to another path, as active as it was."""
        start: i64 = self.displaced_from(g)
        strength: i64 = self.displaced_strength(g)
        active: i64 = g.argument() % 2
        g.close()
        self.paths.stand(g, seat, edge)
        self.stand(g, edge, strength, active, 0)
        g.emit(self.withdrew, seat, start, edge)

    def offer_next(self, g: State, start: i64, base: i64, n: i64) -> i64:
        """Write a code for every free path that is nearest to a path, but not at the castle."""
        paths = self.paths
        nearest: i64 = -1
        i: i64
        for i in range(paths.near_from[start], paths.near_from[start + 1]):
            if nearest >= 0 and paths.near_steps[i] > nearest:
                break
            edge: i64 = paths.near[i]
            if g.s[paths.knight + edge] == 0 and paths.castle_side[edge] == 0:
                nearest = paths.near_steps[i]
                g.scratch.codes[n] = base + edge
                n += 1
        return n

    # ---- for clients

    def readings(self, g: State) -> dict[str, object]:
        return {"knight_strengths": [int(self.active_strength(g, seat)) for seat in range(g.rules.players)]}
