"""Knights: recruiting, activating, promoting, displacing, and the corners they hold (CK-53 to CK-57, CK-60 to CK-65).

What holds wherever knights stand is in knight_chapter.py, the pieces and their blocks are in knight_pieces.py, the
verbs with a price in knight_verbs.py, what active knights do in knight_moves.py, and where they may go in
knight_ways.py.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.tables import vec_of
from archipel.board.vectors import vec
from archipel.engine import roles
from archipel.engine.errors import IllegalAction
from archipel.engine.events import SEAT, EventField
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import PUBLIC
from archipel.rules.base.land import DRY, Land
from archipel.rules.base.place_sets import PlaceSets
from archipel.rules.base.robber import Robber
from archipel.rules.box_chapter import SETTLEMENT, UNSET
from archipel.rules.cities_knights.knight_moves import (
    ChaseRobber,
    Displace,
    KnightGroup,
    LiftKnight,
    PutGroup,
    SetDisplaced,
    SetKnight,
)
from archipel.rules.cities_knights.knight_pieces import KnightPieces
from archipel.rules.cities_knights.knight_verbs import Activate, Promote, Recruit
from archipel.rules.cities_knights.knight_ways import KnightWays
from archipel.rules.cities_knights.knight_words import (
    ACTIVATED,
    BASIC,
    MIGHTY,
    MOST,
    OF_EACH,
    PROMOTED,
    RANK_COUNT,
    RANKS,
    STRONG,
)

RECRUIT: Final = {"ore": 1, "wool": 1}  # (CK-53)
ACTIVATE: Final = {"grain": 1}  # (CK-54)
PROMOTE: Final = {"ore": 1, "wool": 1}  # (CK-56)


@final
class Knights(KnightPieces):
    """What is done with knights, and what they do."""

    def __init__(self) -> None:
        super().__init__()
        self.recruited = self.moved = self.displaced = self.robber_chased = UNSET
        self.beside_tile: vec[i64] = vec[i64]()  # for every corner: 1 if there is a tile beside it
        self.all_beside_tiles = True

    def install(self, rules: Rules) -> None:
        super().install(rules)
        self.land = rules.the(Land)
        self.robber = rules.the(Robber)
        self.ways = KnightWays(self, self.building)
        corner = EventField("corner", "corner", PUBLIC)
        rank = EventField("rank", "rank", PUBLIC, ["", *RANKS])
        self.recruited = rules.event("knight_recruited", [SEAT, corner, rank], roles.PLACED)
        self.activated = rules.event("knight_activated", [SEAT, corner])
        self.promoted = rules.event("knight_promoted", [SEAT, corner, rank])
        self.moved = rules.event(
            "knight_moved",
            [SEAT, EventField("from", "corner", PUBLIC), EventField("to", "corner", PUBLIC)],
            roles.PLACED,
        )
        self.displaced = rules.event("knight_displaced", [SEAT, corner])
        self.removed = rules.event("knight_removed", [SEAT, corner, rank])
        self.robber_chased = rules.event("robber_chased", [SEAT, corner])
        self.group = KnightGroup(self)
        self.lift = LiftKnight(rules, self)
        self.chase_robber = ChaseRobber(rules, self)
        rules.add(self.lift)
        rules.add(self.chase_robber)
        recruit = Recruit("recruit", rules.corner_field(), self, rules.price("knight", RECRUIT))
        activate = Activate("activate", rules.corner_field(), self, rules.price("activation", ACTIVATE))
        activate.gate = self.inactive
        promote = Promote("promote", rules.corner_field(), self, rules.price("promotion", PROMOTE))
        promote.skip_without(self.list, MOST)
        for verb in (recruit, activate, promote):
            self.turn.offer_build(rules.add(verb))
        self.group.add(self.lift)
        self.group.add(self.chase_robber)
        self.turn.offer_own(self.group, "CK-100")
        for late in (self.lift, self.chase_robber, recruit, activate, promote):
            self.turn.before_roll.explain(late, "turn.roll_first", "CK-12")
        self.moving = rules.phase("knight_move", "CK-59")
        set_knight = SetKnight("set_knight", "CK-59", rules, self)
        displace = Displace("displace", "CK-60", rules, self)
        rules.add(set_knight)
        rules.add(displace)
        self.moving.offer(PutGroup(set_knight, displace))
        self.answering = rules.phase("displaced", "CK-60")
        self.answering.offer(rules.add(SetDisplaced("set_displaced", "CK-60", rules, self)))
        self.chasing = rules.phase("chase", "CK-61")
        if self.robber.used:
            self.robber.offer_in(self.chasing)
        graph = rules.graph
        beside_tile: list[i64] = [0] * int(graph.corners)
        at: i64
        for at in range(graph.corners * graph.corner_tile_width):
            if graph.corner_tiles[at] >= 0:
                beside_tile[at // graph.corner_tile_width] = 1
        self.beside_tile = vec_of(beside_tile)
        self.all_beside_tiles = 0 not in beside_tile
        self.places = PlaceSets(rules, "knight_places", rules.graph.corners, rules.colours)
        self.turn.on_part.append(self, self.spent_count)
        self.building.on_held.append(self)
        self.building.on_placed.append(self)
        self.building.on_route_lost.append(self)

    def part_began(self, g: State, seat: i64) -> None:
        """A new turn, or another's part of it: every knight may do again what it does once (CK-55, CK-56)."""
        s = g.s
        left: i64 = s[self.spent_count]
        s[self.spent_count] = 0
        first: i64 = self.list
        p: i64
        i: i64
        for p in range(g.rules.colours):
            for i in range(first, first + MOST):
                corner: i64 = s[i] - 1
                if corner < 0:
                    break
                spent: i64 = s[self.spent + corner]
                if spent == 0:
                    continue
                s[self.spent + corner] = 0
                if spent & ACTIVATED != 0:
                    s[self.ready + p] += s[self.active + corner]
                left -= 1
                if left == 0:
                    return
            first += MOST

    # ---- the knights of a seat

    def own_refusal(self, at: i64, rule: str) -> IllegalAction | None:
        return IllegalAction("knight.not_own", rule, corner=int(at))

    def offer_own(self, g: State, seat: i64, base: i64, n: i64) -> i64:
        at: i64 = self.list + seat * MOST
        i: i64
        for i in range(MOST):
            if g.s[at + i] != 0:
                g.scratch.codes[n] = base + g.s[at + i] - 1
                n += 1
        return n

    # ---- recruiting

    def may_recruit(self, g: State, seat: i64, corner: i64) -> bool:
        """Whether a new knight of the seat may come here: the corner is free, there is land, and the seat's road or
        ship comes here (CK-53, CK-63, CK-103)."""
        return (
            g.s[self.building.reach + corner] & g.rules.bits[seat] != 0
            and g.s[self.building.held + corner] == 0
            and self.land.around(g, corner) & DRY != 0
        )

    def offer_places(self, g: State, seat: i64, base: i64, n: i64) -> i64:
        if self.building.route_kind < 0:
            return self.places.write(g, seat, base, n)
        s = g.s
        codes = g.scratch.codes
        bit: i64 = g.rules.bits[seat]
        reach: i64 = self.building.reach
        held: i64 = self.building.held
        corner: i64
        for corner in range(g.rules.graph.corners):
            if s[reach + corner] & bit != 0 and s[held + corner] == 0 and self.land.around(g, corner) & DRY != 0:
                codes[n] = base + corner
                n += 1
        return n

    def has_place(self, g: State, seat: i64) -> bool:
        if self.building.route_kind < 0:
            return self.places.has_any(g, seat)
        corner: i64
        for corner in range(g.rules.graph.corners):
            if self.may_recruit(g, seat, corner):
                return True
        return False

    def refresh_place(self, g: State, corner: i64) -> None:
        """After a change on a corner or one of its edges: whose new knights may come here. Where there are ships it is
        looked up when it is asked: they come and leave by other ways."""
        if self.building.route_kind >= 0:
            return
        self.places.take(g, corner)
        if self.is_free(g, corner):
            self.places.change(g, g.s[self.building.reach + corner], corner)

    def is_free(self, g: State, corner: i64) -> bool:
        """Whether new knights may come to a corner at a road: nobody holds it, and there is land. Without ships, roads
        come only to corners with land, and to the middle of tiles where there are paths."""
        at: i64 = self.building.held + corner
        return g.s[at] == 0 and self.beside_tile[corner] != 0

    def piece_placed(self, g: State, colour: i64, piece: i64, at: i64) -> None:
        if self.building.route_kind >= 0:
            return
        if piece == SETTLEMENT:
            self.places.take(g, at)
        elif self.building.on_edge[piece] != 0:
            i: i64
            for i in range(2 * at, 2 * at + 2):
                corner: i64 = g.rules.graph.edge_corners[i]
                if self.is_free(g, corner):
                    self.places.put(g, colour, corner)

    def route_lost(self, g: State, colour: i64, edge: i64) -> None:
        ends = g.rules.graph.edge_corners
        self.refresh_place(g, ends[2 * edge])
        self.refresh_place(g, ends[2 * edge + 1])

    def corner_taken(self, g: State, colour: i64, corner: i64) -> None:
        if self.building.route_kind < 0:
            self.places.take(g, corner)

    def corner_left(self, g: State, colour: i64, corner: i64) -> None:
        self.refresh_place(g, corner)

    def recruit_refusal(self, g: State, seat: i64, at: i64) -> IllegalAction | None:
        if g.s[self.building.held + at] != 0:
            return IllegalAction("knight.occupied", "CK-63", corner=int(at))
        if g.s[self.building.reach + at] & g.rules.bits[seat] == 0:
            return IllegalAction("knight.no_road", "CK-53", corner=int(at))
        if self.land.around(g, at) & DRY == 0:
            return IllegalAction("knight.no_land", "CK-103", corner=int(at))
        return None

    # ---- activating and promoting

    def offer_inactive(self, g: State, seat: i64, base: i64, n: i64) -> i64:
        s = g.s
        codes = g.scratch.codes
        active: i64 = self.active
        left: i64 = s[self.inactive + seat]
        at: i64 = self.list + seat * MOST
        while left > 0:
            corner: i64 = s[at] - 1
            if s[active + corner] == 0:
                codes[n] = base + corner
                n += 1
                left -= 1
            at += 1
        return n

    def activation_refusal(self, g: State, seat: i64, at: i64) -> IllegalAction | None:
        if not self.is_own(g, seat, at):
            return self.own_refusal(at, "CK-54")
        if g.s[self.active + at] != 0:
            return IllegalAction("knight.already_active", "CK-54", corner=int(at))
        return None

    def deactivate_all(self, g: State) -> None:
        """After an attack nobody's knights are active (CK-32)."""
        s = g.s
        first: i64 = self.list
        p: i64
        i: i64
        for p in range(g.rules.colours):
            if s[self.defence + p] != 0:
                for i in range(first, first + MOST):
                    corner: i64 = s[i] - 1
                    if corner < 0:
                        break
                    s[self.inactive + p] += s[self.active + corner]
                    s[self.active + corner] = 0
                s[self.ready + p] = 0
                s[self.defence + p] = 0
            first += MOST

    def offer_promotions(self, g: State, seat: i64, base: i64, n: i64) -> i64:
        s = g.s
        left: i64 = self.left + seat * RANK_COUNT
        # Pieces of a rank that are not in stock are on the board, apart from one in hand; the next rank is in stock.
        basic: bool = s[left + BASIC - 1] < OF_EACH and s[left + BASIC] != 0
        strong: bool = s[left + STRONG - 1] < OF_EACH and s[left + STRONG] != 0 and self.has_fortress(g, seat)
        if not basic and not strong:
            return n
        i: i64
        for i in range(self.list + seat * MOST, self.list + (seat + 1) * MOST):
            corner: i64 = s[i] - 1
            if corner < 0:
                break
            strength: i64 = s[self.rank + corner]
            rises: bool = (strength == BASIC and basic) or (strength == STRONG and strong)
            if rises and s[self.spent + corner] & PROMOTED == 0:
                g.scratch.codes[n] = base + corner
                n += 1
        return n

    def promotion_refusal(self, g: State, seat: i64, at: i64) -> IllegalAction | None:
        strength: i64 = g.s[self.rank + at]
        if not self.is_own(g, seat, at):
            return self.own_refusal(at, "CK-56")
        if strength == MIGHTY:
            return IllegalAction("knight.already_mighty", "CK-56", corner=int(at))
        if g.s[self.spent + at] & PROMOTED != 0:
            return IllegalAction("knight.already_promoted", "CK-56", corner=int(at))
        if strength == STRONG and not self.has_fortress(g, seat):
            return IllegalAction("knight.no_fortress", "CK-45", corner=int(at))
        if self.in_stock(g, seat, strength + 1) == 0:
            return IllegalAction("knight.none_left", "CK-57", rank=RANKS[strength])
        return None

    # ---- coming and leaving

    def put(self, g: State, seat: i64, at: i64, strength: i64, active: bool) -> None:
        g.s[self.left + seat * RANK_COUNT + strength - 1] -= 1
        self.stand(g, seat, at, strength, active, ACTIVATED if active else 0)
        g.emit(self.recruited, seat, at, strength)
        self.building.come_to_rest(g)

    def take(self, g: State, at: i64) -> None:
        seat: i64 = self.owner(g, at)
        strength: i64 = g.s[self.rank + at]
        self.leave(g, at)
        self.to_stock(g, seat, at, strength)

    def displace(self, g: State, corner: i64) -> None:
        """A knight must leave: its owner moves it, or it goes back to the stock (CK-60)."""
        seat: i64 = self.owner(g, corner)
        strength: i64 = g.s[self.rank + corner]
        active: i64 = g.s[self.active + corner]
        self.leave(g, corner)
        self.send_away(g, seat, corner, strength, active)

    def send_away(self, g: State, seat: i64, corner: i64, strength: i64, active: i64) -> None:
        """The owner of a knight that has lost its corner is asked for another, if there is one (CK-60)."""
        g.emit(self.displaced, seat, corner)
        if self.ways.lead_anywhere(g, seat, corner, 0):
            self.take_in_hand(g, seat, strength, active, corner)
            g.open(self.answering.index, seat)
        else:
            self.to_stock(g, seat, corner, strength)

    def chase(self, g: State, seat: i64, corner: i64) -> None:
        """A knight has driven off the robber, or whoever else stands beside it, and is inactive then (CK-58, CK-61)."""
        self.set_active(g, corner, 0)

    # ---- answers

    def refusal(self, g: State, seat: i64, piece: i64, at: i64) -> IllegalAction | None:
        """Where a knight stands nobody settles, its owner neither (CK-62, CK-64)."""
        if piece != SETTLEMENT or g.s[self.rank + at] == 0:
            return None
        if self.is_own(g, seat, at):
            return IllegalAction("settlement.own_knight", "CK-62", corner=int(at))
        return IllegalAction("settlement.knight", "CK-64", corner=int(at))
