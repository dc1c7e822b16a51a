"""Knights of Cities & Knights on paths: ranks, activation, battles and displacing in Barbarian Attack (COMBO-25).

Where they stand and how they march is a matter of `path_knights`, what they fight for one of `coast_battles`; the verbs
are in `ranked_knight_verbs`.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.engine import roles
from archipel.engine.errors import IllegalAction
from archipel.engine.events import SEAT, EventField
from archipel.engine.phase import Phase
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import PUBLIC
from archipel.rules.base.resource_cards import ResourceCards
from archipel.rules.base.turn import Turn
from archipel.rules.cities_knights.improvements import ABILITY, Improvements
from archipel.rules.cities_knights.knight_words import (
    ACTIVATED,
    BASIC,
    MIGHTY,
    OF_EACH,
    PROMOTED,
    RANK_COUNT,
    RANKS,
    STRONG,
)
from archipel.rules.cities_knights.knights import ACTIVATE, PROMOTE, RECRUIT
from archipel.rules.cities_knights.progress_deck import POLITICS
from archipel.rules.traders_barbarians.coast_battles import CoastBattles
from archipel.rules.traders_barbarians.event_takings import EventTakings
from archipel.rules.traders_barbarians.path_knights import PathKnights
from archipel.rules.traders_barbarians.ranked_knight_verbs import (
    ActivateOnPath,
    DisplaceOnPath,
    PromoteOnPath,
    RecruitAtCastle,
    WithdrawKnight,
)
from archipel.rules.traders_barbarians.traders_chapter import LONG_MARCH, TradersChapter

FOUGHT: Final = 4  # beside ACTIVATED and PROMOTED, what a knight has done in this turn


@final
class RankedKnights(TradersChapter):
    """How strong the knight on each path is, whether it is active, and what it has done in this turn."""

    def __init__(self) -> None:
        super().__init__("ranked_knights")
        self.rank: i64 = 0
        self.active: i64 = 0
        self.spent: i64 = 0
        self.left: i64 = 0
        self.activated: i64 = 0
        self.promoted: i64 = 0
        self.demoted: i64 = 0
        self.displaced: i64 = 0
        self.withdrew: i64 = 0
        self.withdrawing = Phase("", "")

    def install(self, rules: Rules) -> None:
        self.cards = rules.the(ResourceCards)
        self.turn = rules.the(Turn)
        self.improvements = rules.the(Improvements)
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
        recruit = rules.add(RecruitAtCastle(rules, self, rules.price("knight", RECRUIT)))
        activate = rules.add(ActivateOnPath(rules, self, rules.price("activation", ACTIVATE)))
        promote = rules.add(PromoteOnPath(rules, self, rules.price("promotion", PROMOTE)))
        for verb in (recruit, activate, promote):
            self.turn.offer_build(verb)
            self.turn.before_roll.explain(verb, "turn.roll_first", "CK-12")
        self.paths.marching.offer(rules.add(DisplaceOnPath(rules, self)))
        self.withdrawing = rules.phase("path_displaced", "COMBO-25")  # its argument: see `send_away`
        self.withdrawing.offer(rules.add(WithdrawKnight(rules, self)))
        self.paths.leave_out_grain(rules)
        self.paths.on_long_march.append(self)
        self.paths.on_marched.append(self)
        self.paths.on_force.append(self)
        battles = rules.the(CoastBattles)
        battles.on_knight_falls.append(self)
        battles.on_battle.append(self)
        self.turn.on_part.append(self)
        if rules.has(EventTakings):
            rules.the(EventTakings).on_knight_count.append(self)
        rules.reading("knight_strengths", "player")

    def begin(self, g: State) -> None:
        i: i64
        for i in range(g.rules.colours * RANK_COUNT):
            g.s[self.left + i] = OF_EACH

    def part_began(self, g: State, seat: i64) -> None:
        """A new turn, or another's part of it: every knight may do again what it does once (CK-55, CK-56)."""
        at: i64
        for at in range(self.spent, self.spent + g.rules.graph.edges):
            g.s[at] = 0

    # ---- reading

    def in_stock(self, g: State, seat: i64, strength: i64) -> i64:
        at: i64 = self.left + seat * RANK_COUNT + strength - 1
        return g.s[at]

    def is_own(self, g: State, seat: i64, edge: i64) -> bool:
        """Whether a knight of the seat stands here."""
        at: i64 = self.paths.knight + edge
        return g.s[at] == seat + 1

    def can_act(self, g: State, edge: i64) -> bool:
        """Whether the knight that stands here is active, and was so before this turn's activations (CK-55, CK-58)."""
        return g.s[self.active + edge] != 0 and g.s[self.spent + edge] & ACTIVATED == 0

    def active_strength(self, g: State, seat: i64) -> i64:
        """What a seat's active knights count (CK-25)."""
        total: i64 = 0
        edge: i64
        for edge in range(g.rules.graph.edges):
            if g.s[self.active + edge] != 0 and self.is_own(g, seat, edge):
                total += g.s[self.rank + edge]
        return total

    def has_inactive(self, g: State, seat: i64) -> bool:
        edge: i64
        for edge in range(g.rules.graph.edges):
            if self.is_own(g, seat, edge) and g.s[self.active + edge] == 0:
                return True
        return False

    # ---- coming and leaving

    def offer_castle(self, g: State, base: i64, n: i64) -> i64:
        """Write a code for every free side of the castle."""
        edge: i64
        for edge in range(g.rules.graph.edges):
            if self.paths.castle_side[edge] != 0 and g.s[self.paths.knight + edge] == 0:
                g.scratch.codes[n] = base + edge
                n += 1
        return n

    def castle_refusal(self, g: State, edge: i64) -> IllegalAction | None:
        """Why no new knight may come here, stock and price aside."""
        if self.paths.castle_side[edge] == 0:
            return IllegalAction("knighthood.only_at_castle", "COMBO-25", edge=int(edge))
        if g.s[self.paths.knight + edge] != 0:
            return IllegalAction("knighthood.occupied", "COMBO-25", edge=int(edge))
        return None

    def put(self, g: State, seat: i64, edge: i64, strength: i64, active: bool) -> None:
        """A knight from the stock; it does not act in the turn in which it comes."""
        g.s[self.left + seat * RANK_COUNT + strength - 1] -= 1
        self.stand(g, edge, strength, 1 if active else 0, ACTIVATED if active else 0)
        self.paths.put(g, seat, edge)

    def stand(self, g: State, edge: i64, strength: i64, active: i64, spent: i64) -> None:
        g.s[self.rank + edge] = strength
        g.s[self.active + edge] = active
        g.s[self.spent + edge] = spent

    def take(self, g: State, edge: i64) -> None:
        """A knight goes back to the stock."""
        seat: i64 = g.s[self.paths.knight + edge] - 1
        g.s[self.left + seat * RANK_COUNT + g.s[self.rank + edge] - 1] += 1
        self.stand(g, edge, 0, 0, 0)
        self.paths.take_back(g, edge)

    # ---- activating and promoting

    def activate(self, g: State, seat: i64, edge: i64) -> None:
        """An inactive knight becomes active; it fights, but does not act in this turn (CK-55)."""
        g.s[self.active + edge] = 1
        g.s[self.spent + edge] |= ACTIVATED
        g.emit(self.activated, seat, edge)

    def activate_all(self, g: State, seat: i64) -> None:
        """Every inactive knight of a seat becomes active (CK-87)."""
        edge: i64
        for edge in range(g.rules.graph.edges):
            if self.is_own(g, seat, edge) and g.s[self.active + edge] == 0:
                self.activate(g, seat, edge)

    def has_fortress(self, g: State, seat: i64) -> bool:
        """The third level of politics (CK-45)."""
        return self.improvements.level(g, seat, POLITICS) >= ABILITY

    def can_promote(self, g: State, seat: i64, edge: i64) -> bool:
        """Whether a knight of the seat may become stronger, price aside (CK-45, CK-56, CK-57)."""
        if not self.is_own(g, seat, edge) or g.s[self.spent + edge] & PROMOTED != 0:
            return False
        strength: i64 = g.s[self.rank + edge]
        if strength == MIGHTY or self.in_stock(g, seat, strength + 1) == 0:
            return False
        return strength == BASIC or self.has_fortress(g, seat)

    def offer_promotions(self, g: State, seat: i64, base: i64, n: i64) -> i64:
        """Write a code for every knight of the seat that may become stronger."""
        edge: i64
        for edge in range(g.rules.graph.edges):
            if self.can_promote(g, seat, edge):
                g.scratch.codes[n] = base + edge
                n += 1
        return n

    def promote(self, g: State, seat: i64, edge: i64) -> None:
        """The next stronger piece takes the place of a knight, for a price or free."""
        strength: i64 = g.s[self.rank + edge] + 1
        self.change_rank(g, seat, edge, strength)
        g.s[self.spent + edge] |= PROMOTED
        g.emit(self.promoted, seat, edge, strength)

    def change_rank(self, g: State, seat: i64, edge: i64, strength: i64) -> None:
        """Another piece of the seat's takes the place of the one on a path."""
        first: i64 = self.left + seat * RANK_COUNT - 1
        g.s[first + g.s[self.rank + edge]] += 1
        g.s[first + strength] -= 1
        g.s[self.rank + edge] = strength

    def promotion_refusal(self, g: State, seat: i64, edge: i64) -> IllegalAction | None:
        """Why a knight may not become stronger, price aside."""
        strength: i64 = g.s[self.rank + edge]
        if not self.is_own(g, seat, edge):
            return IllegalAction("march.no_knight", "CK-56", edge=int(edge))
        if strength == MIGHTY:
            return IllegalAction("knighthood.already_mighty", "CK-56")
        if g.s[self.spent + edge] & PROMOTED != 0:
            return IllegalAction("knighthood.already_promoted", "CK-56")
        if strength == STRONG and not self.has_fortress(g, seat):
            return IllegalAction("knighthood.no_fortress", "CK-45")
        if self.in_stock(g, seat, strength + 1) == 0:
            return IllegalAction("knight.none_left", "CK-57", rank=RANKS[strength])
        return None

    # ---- marching and displacing

    def may_march_far(self, g: State, seat: i64, edge: i64) -> bool:
        """An active knight goes two paths more."""
        return self.can_act(g, edge)

    def marched_far(self, g: State, seat: i64, edge: i64) -> None:
        """It is inactive then."""
        g.s[self.active + edge] = 0

    def refusal(self, g: State, seat: i64, piece: i64, at: i64) -> IllegalAction | None:
        if piece != LONG_MARCH:
            return None
        return self.act_refusal(g, at)

    def act_refusal(self, g: State, edge: i64) -> IllegalAction | None:
        """Why a knight neither goes further nor displaces another."""
        if g.s[self.active + edge] == 0:
            return IllegalAction("knighthood.inactive", "COMBO-25")
        if not self.can_act(g, edge):
            return IllegalAction("knighthood.just_activated", "CK-55")
        return None

    def knight_marched(self, g: State, start: i64, edge: i64) -> None:
        """What it is and has done goes with it."""
        self.stand(g, edge, g.s[self.rank + start], g.s[self.active + start], g.s[self.spent + start])
        self.stand(g, start, 0, 0, 0)

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
        g.s[self.paths.knight + edge] = seat + 1
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

    # ---- battles

    def knight_force(self, g: State, edge: i64, force: i64) -> i64:
        """The strength of an active knight; an inactive one does not fight."""
        return g.s[self.rank + edge] if g.s[self.active + edge] != 0 else 0

    def knight_falls(self, g: State, edge: i64) -> bool:
        """One level down, or further where no such piece is in stock; a basic knight leaves the board."""
        seat: i64 = g.s[self.paths.knight + edge] - 1
        strength: i64 = g.s[self.rank + edge] - 1
        while strength > 0 and self.in_stock(g, seat, strength) == 0:
            strength -= 1
        if strength == 0:
            g.s[self.left + seat * RANK_COUNT + g.s[self.rank + edge] - 1] += 1
            self.stand(g, edge, 0, 0, 0)
            return False
        self.change_rank(g, seat, edge, strength)
        g.emit(self.demoted, seat, edge, strength)
        return True

    def battle_fought(self, g: State, tile: i64) -> None:
        """All active knights around a tile have taken part."""
        graph = g.rules.graph
        k: i64
        for k in range(graph.tile_width):
            edge: i64 = graph.tile_edges[tile * graph.tile_width + k]
            if edge >= 0 and g.s[self.active + edge] != 0:
                g.s[self.spent + edge] |= FOUGHT

    def battles_over(self, g: State) -> None:
        """Who has fought is inactive now; until then a knight counts for a neighbouring tile too (TB-BA-21)."""
        edge: i64
        for edge in range(g.rules.graph.edges):
            if g.s[self.spent + edge] & FOUGHT != 0:
                g.s[self.spent + edge] -= FOUGHT
                g.s[self.active + edge] = 0

    # ---- event cards

    def knight_count(self, g: State, seat: i64, knights: i64) -> i64:
        """The strength of active knights (CK-110)."""
        return self.active_strength(g, seat)

    # ---- for clients

    def readings(self, g: State) -> dict[str, object]:
        return {"knight_strengths": [int(self.active_strength(g, seat)) for seat in range(g.rules.players)]}
