"""What active knights do: move, displace others, chase the robber (CK-58 to CK-61, CK-103).

A move is two actions, like that of a ship: `lift_knight`, then `set_knight` or `displace`. Whose route is the longest
is decided when no knight is in hand any more: one that is on its way opens nobody's line.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from archipel.board.vectors import append, vec
from archipel.engine import roles
from archipel.engine.errors import IllegalAction
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import Group, Verb
from archipel.rules.base.building import Building
from archipel.rules.box_chapter import ROBBER

if TYPE_CHECKING:
    from archipel.rules.cities_knights.knights import Knights

# Over what a knight comes to a corner and may go on, as bits.
ROADS: Final = 1
SHIPS: Final = 2
BOTH: Final = 3
STEP: Final = 4  # of the stamp: a search notes these bits above the stamp of all searches before
NEW: Final = 4  # among these bits: a corner that is gathered for the first time

MOST: Final = 6  # knights of a seat (CK-57)

# What a knight has behind it in this turn, as bits.
ACTIVATED: Final = 1
PROMOTED: Final = 2

# The words of `knight_in_hand`; all are 0 when there is none.
HOLDER: Final = 0  # 1 + seat
STRENGTH: Final = 1
IS_ACTIVE: Final = 2
CAME_FROM: Final = 3


@final
class KnightWays:
    """Where a knight may go: any distance along its owner's roads and ships, past the owner's pieces, never others'
    (CK-59).

    Roads and ships meet only at own buildings (CK-103), so a corner counts once for roads and once for ships."""

    def __init__(self, knights: Knights, building: Building) -> None:
        self.knights = knights
        self.building = building

    def lead_beside(self, g: State, seat: i64, corner: i64) -> bool:
        """Whether the seat's road or ship leads from a corner to a free one: mostly there is no need to look
        further."""
        s = g.s
        graph = g.rules.graph
        k: i64
        for k in range(corner * graph.corner_width, (corner + 1) * graph.corner_width):
            edge: i64 = graph.corner_edges[k]
            if edge < 0 or s[self.building.road + edge] != seat + 1:
                continue
            if s[self.building.held + graph.corner_neighbours[k]] == 0:
                return True
        return False

    def lead_anywhere(self, g: State, seat: i64, corner: i64, strength: i64) -> bool:
        """Whether a knight of this strength could leave a corner for another; 0: it may not displace."""
        return self.search(g, seat, corner, strength, True)

    def search(self, g: State, seat: i64, corner: i64, strength: i64, first: bool) -> bool:
        """Gather in `scratch.line`, from the second on, the corners that a knight could come to or past; whether one of
        them is a place to stand. `first` ends the search there."""
        s = g.s
        scratch = g.scratch
        seen = scratch.seen
        line = scratch.line
        over = scratch.parent
        graph = g.rules.graph
        building = self.building
        sorts: i64 = building.route_kind
        own: i64 = seat + 1
        scratch.stamp += STEP
        unseen: i64 = scratch.stamp - BOTH
        seen[corner] = scratch.stamp
        line[0] = corner
        over[0] = BOTH
        gathered: i64 = 1
        found: bool = False
        i: i64 = 0
        k: i64
        while i < gathered:
            at: i64 = line[i] * graph.corner_width
            for k in range(at, at + graph.corner_width):
                edge: i64 = graph.corner_edges[k]
                if edge < 0 or s[building.road + edge] != own:
                    continue
                on: i64 = ROADS
                if sorts >= 0 and s[sorts + edge] != 0:
                    on = SHIPS
                v: i64 = graph.corner_neighbours[k]
                met: i64 = seen[v] - unseen
                if met < 0:
                    met = 0
                if over[i] & on == 0 or met & on != 0:
                    continue
                holder: i64 = s[building.held + v]
                seen[v] = unseen + (met | on)
                if holder == own:
                    if s[building.piece + v] != 0:
                        on = BOTH
                        seen[v] = scratch.stamp
                elif holder == 0:
                    found = True
                else:
                    on = 0  # nobody passes here
                    if 0 < s[self.knights.knight + v] < strength:
                        found = True
                if found and first:
                    return True
                line[gathered] = v
                over[gathered] = on if met != 0 else on | NEW
                gathered += 1
            i += 1
        scratch.found = gathered
        return found

    def offer_free(self, g: State, seat: i64, base: i64, n: i64) -> i64:
        """Write a code for every corner where the knight in hand may stand without displacing."""
        scratch = g.scratch
        self.search(g, seat, g.s[self.knights.hand + CAME_FROM], 0, False)
        i: i64
        for i in range(1, scratch.found):
            v: i64 = scratch.line[i]
            if g.s[self.building.held + v] == 0 and scratch.parent[i] & NEW != 0:
                scratch.codes[n] = base + v
                n += 1
        return n

    def offer_weaker(self, g: State, seat: i64, base: i64, n: i64) -> i64:
        """Write a code for every corner where the knight in hand may displace another."""
        s = g.s
        scratch = g.scratch
        strength: i64 = s[self.knights.hand + STRENGTH]
        if strength == 1:
            return n  # nobody is weaker
        self.search(g, seat, s[self.knights.hand + CAME_FROM], strength, False)
        i: i64
        for i in range(1, scratch.found):
            v: i64 = scratch.line[i]
            if 0 < s[self.knights.knight + v] < strength and scratch.parent[i] == NEW:
                scratch.codes[n] = base + v
                n += 1
        return n

    def is_beside(self, g: State, corner: i64, tile: i64) -> bool:
        """Whether a corner is one of a tile."""
        graph = g.rules.graph
        k: i64
        for k in range(corner * graph.corner_tile_width, (corner + 1) * graph.corner_tile_width):
            if graph.corner_tiles[k] == tile:
                return tile >= 0
        return False

    # ---- why not

    def stand_refusal(self, g: State, corner: i64, rule: str) -> IllegalAction:
        """Why the knight in hand may not stand here."""
        if corner == g.s[self.knights.hand + CAME_FROM]:
            return IllegalAction("knight.same_place", rule, corner=int(corner))
        if g.s[self.building.held + corner] != 0:
            return IllegalAction("knight.occupied", rule, corner=int(corner))
        return IllegalAction("knight.no_way", rule, corner=int(corner))

    def act_refusal(self, g: State, seat: i64, corner: i64) -> IllegalAction | None:
        """Why no knight of the seat may act from here."""
        knights = self.knights
        if not knights.is_own(g, seat, corner):
            return IllegalAction("knight.not_own", "CK-58", corner=int(corner))
        if g.s[knights.active + corner] == 0:
            return IllegalAction("knight.inactive", "CK-58", corner=int(corner))
        if not knights.can_act(g, corner):
            return IllegalAction("knight.just_activated", "CK-55", corner=int(corner))
        return None


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
        self.knights = knights
        self.verbs: vec[KnightVerb] = vec[KnightVerb]()

    def add(self, verb: KnightVerb) -> None:
        self.verbs = append(self.verbs, verb)
        self.members.append(verb)

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        s = g.s
        knights = self.knights
        verbs = self.verbs
        i: i64
        k: i64
        for i in range(knights.list + seat * MOST, knights.list + (seat + 1) * MOST):
            corner: i64 = s[i] - 1
            if corner < 0:
                break
            if s[knights.active + corner] == 0 or s[knights.spent + corner] & ACTIVATED != 0:
                continue
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
        return ways.lead_beside(g, seat, corner) or ways.lead_anywhere(
            g, seat, corner, g.s[self.knights.knight + corner]
        )

    def apply(self, g: State, seat: i64, x: i64) -> None:
        knights = self.knights
        s = g.s
        g.open(knights.moving.index, seat, s[knights.spent + x])
        knights.take_in_hand(g, seat, s[knights.knight + x], 1, x)
        knights.leave(g, x)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        wrong = self.knights.ways.act_refusal(g, seat, x)
        return wrong or IllegalAction("knight.nowhere_to_go", "CK-59", corner=int(x))


@final
class SetKnight(Verb):
    """Put the knight in hand on a free corner; it is inactive then (CK-58, CK-59)."""

    def __init__(self, rules: Rules, knights: Knights) -> None:
        super().__init__("set_knight", [rules.corner_field()])
        self.knights = knights

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        return self.knights.ways.offer_free(g, seat, self.base, n)

    def apply(self, g: State, seat: i64, x: i64) -> None:
        knights = self.knights
        strength: i64 = g.s[knights.hand + STRENGTH]
        corner: i64 = g.s[knights.hand + CAME_FROM]
        spent: i64 = g.argument()
        g.close()
        knights.empty_hand(g)
        knights.stand(g, seat, x, strength, False, spent)
        g.emit(knights.moved, seat, corner, x)
        knights.building.come_to_rest(g)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return self.knights.ways.stand_refusal(g, x, "CK-59")


@final
class Displace(Verb):
    """Go with the knight in hand where a weaker one of another seat stands, which must leave (CK-60)."""

    def __init__(self, rules: Rules, knights: Knights) -> None:
        super().__init__("displace", [rules.corner_field()])
        self.knights = knights

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        return self.knights.ways.offer_weaker(g, seat, self.base, n)

    def apply(self, g: State, seat: i64, x: i64) -> None:
        knights = self.knights
        s = g.s
        strength: i64 = s[knights.hand + STRENGTH]
        corner: i64 = s[knights.hand + CAME_FROM]
        spent: i64 = g.argument()
        other: i64 = knights.owner(g, x)
        other_strength: i64 = s[knights.knight + x]
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
        if g.s[knights.knight + x] >= g.s[knights.hand + STRENGTH]:
            return IllegalAction("knight.not_weaker", "CK-60", corner=int(x))
        return IllegalAction("knight.no_way", "CK-59", corner=int(x))


@final
class SetDisplaced(Verb):
    """The owner of a displaced knight moves it to a free corner, as active as it was (CK-60)."""

    def __init__(self, rules: Rules, knights: Knights) -> None:
        super().__init__("set_displaced", [rules.corner_field()])
        self.knights = knights

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        return self.knights.ways.offer_free(g, seat, self.base, n)

    def apply(self, g: State, seat: i64, x: i64) -> None:
        knights = self.knights
        strength: i64 = g.s[knights.hand + STRENGTH]
        active: bool = g.s[knights.hand + IS_ACTIVE] != 0
        corner: i64 = g.s[knights.hand + CAME_FROM]
        g.close()
        knights.empty_hand(g)
        knights.stand(g, seat, x, strength, active, 0)
        g.emit(knights.moved, seat, corner, x)
        knights.building.come_to_rest(g)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return self.knights.ways.stand_refusal(g, x, "CK-60")


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
