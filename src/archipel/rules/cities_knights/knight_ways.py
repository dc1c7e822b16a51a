"""Where a knight may go: the search along a seat's own roads and ships (CK-59, CK-60, CK-103).

A knight goes any distance along its owner's roads and ships, past the owner's pieces, never past another's. Roads and
ships meet only at the owner's buildings, so a corner is met once by road and once by ship:

        a --- b --- c ~~~ d        ---  road of the owner      [h]  building of the owner
              |           ~        ~~~  ship of the owner
             [h] ~~~ e ~~ f        the knight stands on a

From a the roads lead to b, c and h. At c a ship begins, but there is no building: the knight may stand on c and not
sail on. At h it may go aboard, and comes by ship to e, f and d. From d the ship leads back to c, which was met by road
only; it is met a second time, by ship, and is not offered twice.

How the search notes this: `scratch.line` holds the corners in the order in which they are met. `scratch.parent` says
over what the way goes on from each, as bits; it is 0 where another's piece stands. `scratch.seen[corner]` is a number
that only grows, so that nothing need be cleared: each search raises the stamp by four, and what is above `unseen`, the
stamp less three, are the bits of this search. In the picture, with the stamp 40:

    line      a    b    c    h    e    f    d    c
    seen     40   38   38   40   39   39   39   40     37 + ROADS, 37 + SHIPS or 37 + BOTH
    parent    3    5    5    7    6    6    6    2     ROADS, SHIPS or BOTH, and NEW the first time
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from archipel.engine.errors import IllegalAction
from archipel.engine.state import State
from archipel.rules.base.building import Building
from archipel.rules.cities_knights.knight_words import CAME_FROM, MOST, STRENGTH

if TYPE_CHECKING:
    from archipel.rules.cities_knights.knights import Knights

# Over what a knight comes to a corner and may go on, as bits.
ROADS: Final = 1
SHIPS: Final = 2
BOTH: Final = 3
STEP: Final = 4  # of the stamp: a search notes these bits above the stamp of all searches before
NEW: Final = 4  # among these bits: a corner that is gathered for the first time


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
        edges = graph.corner_edges
        neighbours = graph.corner_neighbours
        road: i64 = self.building.road
        held: i64 = self.building.held
        checks: bool = len(self.knights.on_may_stand.all) > 0
        own: i64 = seat + 1
        k: i64
        for k in range(corner * graph.corner_width, (corner + 1) * graph.corner_width):
            edge: i64 = edges[k]
            if edge < 0 or s[road + edge] != own:
                continue
            v: i64 = neighbours[k]
            if s[held + v] == 0 and (not checks or self.knights.may_rest(g, v)):
                return True
        return False

    def lead_anywhere(self, g: State, seat: i64, corner: i64, strength: i64) -> bool:
        """Whether a knight of this strength could leave a corner for another; 0: it may not displace."""
        knights = self.knights
        # Without ships it may stand where a new knight may come, apart from the middle of tiles.
        may_be_free: bool = self.building.route_kind >= 0 or not knights.all_beside_tiles or knights.has_place(g, seat)
        if not may_be_free and not self.has_weaker(g, seat, strength):
            return False  # wherever it could come to, there is nothing for it
        return self.search(g, seat, corner, strength, True)

    def has_weaker(self, g: State, seat: i64, strength: i64) -> bool:
        """Whether a weaker knight of another colour stands anywhere at the seat's routes."""
        if strength <= 1:
            return False
        s = g.s
        bit: i64 = g.rules.bits[seat]
        reach: i64 = self.building.reach
        rank: i64 = self.knights.rank
        first: i64 = self.knights.list
        p: i64
        i: i64
        for p in range(g.rules.colours):
            if p != seat:
                for i in range(first, first + MOST):
                    corner: i64 = s[i] - 1
                    if corner < 0:
                        break
                    if s[reach + corner] & bit != 0 and s[rank + corner] < strength:
                        return True
            first += MOST
        return False

    def search(self, g: State, seat: i64, corner: i64, strength: i64, first: bool) -> bool:
        """Gather in `scratch.line`, from the second on, the corners that a knight could come to or past; whether one of
        them is a place to stand. `first` ends the search there."""
        s = g.s
        scratch = g.scratch
        seen = scratch.seen
        line = scratch.line
        over = scratch.parent
        graph = g.rules.graph
        edges = graph.corner_edges
        neighbours = graph.corner_neighbours
        width: i64 = graph.corner_width
        road: i64 = self.building.road
        held: i64 = self.building.held
        piece: i64 = self.building.piece
        rank: i64 = self.knights.rank
        sorts: i64 = self.building.route_kind
        checks: bool = len(self.knights.on_may_stand.all) > 0
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
            at: i64 = line[i] * width
            goes_on: i64 = over[i]
            for k in range(at, at + width):
                edge: i64 = edges[k]
                if edge < 0 or s[road + edge] != own:
                    continue
                on: i64 = ROADS
                if sorts >= 0 and s[sorts + edge] != 0:
                    on = SHIPS
                v: i64 = neighbours[k]
                met: i64 = seen[v] - unseen
                if met < 0:
                    met = 0
                if goes_on & on == 0 or met & on != 0:
                    continue
                holder: i64 = s[held + v]
                seen[v] = unseen + (met | on)
                if holder == own:
                    if s[piece + v] != 0:
                        on = BOTH
                        seen[v] = scratch.stamp
                elif holder == 0:
                    if not checks or self.knights.may_rest(g, v):
                        found = True
                else:
                    on = 0  # nobody passes here
                    if 0 < s[rank + v] < strength:
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
        self.search(g, seat, g.s[self.knights.hand + CAME_FROM], 0, False)
        return self.write_free(g, base, n)

    def write_free(self, g: State, base: i64, n: i64) -> i64:
        """Of the corners that the last search has gathered, those where a knight may stand without displacing."""
        s = g.s
        scratch = g.scratch
        codes = scratch.codes
        over = scratch.parent
        held: i64 = self.building.held
        checks: bool = len(self.knights.on_may_stand.all) > 0
        i: i64
        for i in range(1, scratch.found):  # the first is where it comes from
            v: i64 = scratch.line[i]
            if s[held + v] == 0 and over[i] & NEW != 0 and (not checks or self.knights.may_rest(g, v)):
                codes[n] = base + v
                n += 1
        return n

    def offer_weaker(self, g: State, seat: i64, base: i64, n: i64) -> i64:
        """Write a code for every corner where the knight in hand may displace another."""
        strength: i64 = g.s[self.knights.hand + STRENGTH]
        if strength == 1:
            return n  # nobody is weaker
        self.search(g, seat, g.s[self.knights.hand + CAME_FROM], strength, False)
        return self.write_weaker(g, strength, base, n)

    def write_weaker(self, g: State, strength: i64, base: i64, n: i64) -> i64:
        """Of the corners that the last search has gathered, those where a weaker knight of another stands."""
        s = g.s
        scratch = g.scratch
        rank: i64 = self.knights.rank
        i: i64
        for i in range(1, scratch.found):
            if scratch.parent[i] == NEW:  # nobody passes there
                v: i64 = scratch.line[i]
                if 0 < s[rank + v] < strength:
                    scratch.codes[n] = base + v
                    n += 1
        return n

    def offer_both(self, g: State, seat: i64, free: i64, weaker: i64, n: i64) -> i64:
        """`offer_free`, then `offer_weaker`, in one search."""
        strength: i64 = g.s[self.knights.hand + STRENGTH]
        self.search(g, seat, g.s[self.knights.hand + CAME_FROM], strength, False)
        n = self.write_free(g, free, n)
        return n if strength == 1 else self.write_weaker(g, strength, weaker, n)

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
