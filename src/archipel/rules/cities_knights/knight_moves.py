"""What active knights do: move, displace others, chase the robber (CK-58 to CK-61, CK-103).

A move is two actions, like that of a ship: `lift_knight`, then `set_knight` or `displace`. Whose route is the longest
is decided when no knight is in hand any more: one that is on its way opens nobody's line.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from archipel.board.vectors import append, vec
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
    """Where a knight may go: any distance along own roads and ships, past own pieces, never past another's (CK-59).

    Roads and ships meet only at own buildings (CK-103), so a corner counts once for roads and once for ships."""

    def __init__(self, knights: Knights, building: Building) -> None:
        self.knights = knights
        self.building = building

    def lead_anywhere(self, g: State, seat: i64, corner: i64, strength: i64) -> bool:
        """Whether a knight of this strength could leave a corner for another; 0: it may not displace."""
        self.begin(g, corner)
        return self.walk(g, seat, corner, BOTH, strength, True)

    def search(self, g: State, seat: i64, corner: i64) -> None:
        """Find every corner that a knight could come to from this one; then ask `reaches`."""
        self.begin(g, corner)
        self.walk(g, seat, corner, BOTH, 0, False)

    def reaches(self, g: State, corner: i64) -> bool:
        """Whether the search came here. Where it began counts as reached, too."""
        return g.desk.seen[corner] > g.desk.stamp - BOTH

    def begin(self, g: State, corner: i64) -> None:
        desk = g.desk
        desk.stamp += STEP
        desk.seen[corner] = desk.stamp

    def walk(self, g: State, seat: i64, corner: i64, over: i64, strength: i64, first: bool) -> bool:
        """On from a corner over own roads, ships or both; whether a place to stand was met. `first` ends it there."""
        s = g.s
        building = self.building
        graph = g.rules.graph
        seen = g.desk.seen
        unseen: i64 = g.desk.stamp - BOTH
        sorts: i64 = building.sorts
        found: bool = False
        k: i64
        for k in range(graph.corner_width):
            at: i64 = corner * graph.corner_width + k
            edge: i64 = graph.corner_edges[at]
            if edge < 0 or s[building.road + edge] != seat + 1:
                continue
            sort: i64 = ROADS if sorts < 0 or s[sorts + edge] == 0 else SHIPS
            if over & sort == 0:
                continue
            v: i64 = graph.corner_neighbours[at]
            met: i64 = seen[v] - unseen if seen[v] > unseen else 0
            if met & sort != 0:
                continue
            holder: i64 = s[building.held + v]
            on: i64 = BOTH if holder == seat + 1 and s[building.piece + v] != 0 else sort
            seen[v] = unseen + (met | on)
            if holder == 0:
                found = True
            elif holder != seat + 1:
                if 0 < s[self.knights.knight + v] < strength:
                    found = True
                if found and first:
                    return True
                continue
            if found and first:
                return True
            if self.walk(g, seat, v, on, strength, first):
                found = True
                if first:
                    return True
        return found

    def offer_free(self, g: State, seat: i64, base: i64, n: i64) -> i64:
        """Write a code for every corner where the knight in hand may stand without displacing."""
        corner: i64 = g.s[self.knights.hand + CAME_FROM]
        self.search(g, seat, corner)
        v: i64
        for v in range(g.rules.graph.corners):
            if v != corner and g.s[self.building.held + v] == 0 and self.reaches(g, v):
                g.desk.codes[n] = base + v
                n += 1
        return n

    def offer_beside(self, g: State, seat: i64, tile: i64, base: i64, n: i64) -> i64:
        """Write a code for every knight of the seat that may act and stands beside a tile; -1 is no tile."""
        knights = self.knights
        at: i64 = knights.list + seat * MOST
        i: i64
        for i in range(MOST):
            corner: i64 = g.s[at + i] - 1
            if corner < 0:
                break
            if g.s[knights.active + corner] != 0 and self.is_beside(g, corner, tile) and knights.can_act(g, corner):
                g.desk.codes[n] = base + corner
                n += 1
        return n

    def is_beside(self, g: State, corner: i64, tile: i64) -> bool:
        """Whether a corner is one of a tile."""
        graph = g.rules.graph
        k: i64
        for k in range(graph.corner_tile_width):
            if tile >= 0 and graph.corner_tiles[corner * graph.corner_tile_width + k] == tile:
                return True
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


@final
class KnightGroup(Group):
    """What is done with knights on the board, behind one question: has the seat any, or any that may act?"""

    def __init__(self, name: str, members: list[Verb], knights: Knights, acting: bool) -> None:
        super().__init__(name, members)
        self.knights = knights
        self.acting = acting
        self.verbs: vec[Verb] = vec[Verb]()
        for verb in members:
            self.verbs = append(self.verbs, verb)

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        s = g.s
        knights = self.knights
        at: i64 = knights.list + seat * MOST
        i: i64 = 0
        if self.acting:
            while i < MOST and s[at + i] != 0:
                corner: i64 = s[at + i] - 1
                if s[knights.active + corner] != 0 and s[knights.spent + corner] & ACTIVATED == 0:
                    break
                i += 1
        if i == MOST or s[at + i] == 0:
            return n
        for i in range(len(self.verbs)):
            n = self.verbs[i].legal(g, seat, n)
        return n


@final
class LiftKnight(Verb):
    """Take an active knight that has somewhere to go, to put it elsewhere at once (CK-55, CK-58, CK-59)."""

    def __init__(self, rules: Rules, knights: Knights) -> None:
        super().__init__("lift_knight", [rules.corner_field()])
        self.knights = knights

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        knights = self.knights
        s = g.s
        at: i64 = knights.list + seat * MOST
        i: i64
        for i in range(MOST):
            corner: i64 = s[at + i] - 1
            if corner < 0:
                break
            if s[knights.active + corner] == 0 or s[knights.spent + corner] & ACTIVATED != 0:
                continue
            if knights.ways.lead_anywhere(g, seat, corner, s[knights.knight + corner]):
                g.desk.codes[n] = self.base + corner
                n += 1
        return n

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
        g.tell(knights.moved, seat, corner, x)
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
        knights = self.knights
        s = g.s
        strength: i64 = s[knights.hand + STRENGTH]
        if strength == 1:
            return n  # nobody is weaker
        knights.ways.search(g, seat, s[knights.hand + CAME_FROM])
        v: i64
        for v in range(g.rules.graph.corners):
            other: i64 = s[knights.knight + v]
            if 0 < other < strength and s[knights.building.held + v] != seat + 1 and knights.ways.reaches(g, v):
                g.desk.codes[n] = self.base + v
                n += 1
        return n

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
        g.tell(knights.moved, seat, corner, x)
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
        g.tell(knights.moved, seat, corner, x)
        knights.building.come_to_rest(g)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return self.knights.ways.stand_refusal(g, x, "CK-60")


@final
class ChaseRobber(Verb):
    """A knight beside the robber's tile drives it off: its owner moves the robber and steals (CK-61)."""

    def __init__(self, rules: Rules, knights: Knights) -> None:
        super().__init__("chase_robber", [rules.corner_field()])
        self.knights = knights

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        robber = self.knights.robber
        end: i64 = self.knights.ways.offer_beside(g, seat, g.s[robber.tile], self.base, n)
        return end if end > n and robber.may_move(g, seat) else n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        knights = self.knights
        knights.chase(g, seat, x)
        g.tell(knights.robber_chased, seat, x)
        g.open(knights.chasing.index, seat)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        knights = self.knights
        if not knights.robber.may_move(g, seat):
            return knights.robber.on_may_move.refusal(g, seat, ROBBER, g.s[knights.robber.tile])
        wrong = knights.ways.act_refusal(g, seat, x)
        return wrong or IllegalAction("knight.not_beside_the_robber", "CK-61", corner=int(x))
