"""Knights: recruiting, activating, promoting, and how they hold a corner (CK-4, CK-25, CK-53 to CK-57, CK-62 to CK-65).

What they do once they are active is in knight_moves.py. A knight holds its corner in the block `held`, as a building
does, so that roads, routes and settlements of others stop there.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.vectors import vec
from archipel.engine import roles
from archipel.engine.errors import IllegalAction
from archipel.engine.events import SEAT, EventField
from archipel.engine.phase import Phase
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import Verb
from archipel.engine.words import PUBLIC
from archipel.rules.base.building import Building
from archipel.rules.base.land import DRY, Land
from archipel.rules.base.resource_cards import ResourceCards
from archipel.rules.base.robber import Robber
from archipel.rules.base.turn import Turn
from archipel.rules.box_chapter import SETTLEMENT, BoxChapter
from archipel.rules.cities_knights.improvements import ABILITY, Improvements
from archipel.rules.cities_knights.knight_moves import (
    ACTIVATED,
    CAME_FROM,
    HOLDER,
    IS_ACTIVE,
    MOST,
    PROMOTED,
    STRENGTH,
    ChaseRobber,
    Displace,
    KnightGroup,
    KnightWays,
    LiftKnight,
    SetDisplaced,
    SetKnight,
)
from archipel.rules.cities_knights.progress_deck import POLITICS

RECRUIT: Final = {"ore": 1, "wool": 1}  # (CK-53)
ACTIVATE: Final = {"grain": 1}  # (CK-54)
PROMOTE: Final = {"ore": 1, "wool": 1}  # (CK-56)

# Strengths, which are also what a knight counts against the barbarians (CK-4, CK-25).
BASIC: Final = 1
STRONG: Final = 2
MIGHTY: Final = 3
RANKS: Final = ("basic", "strong", "mighty")
RANK_COUNT: Final = 3
OF_EACH: Final = 2  # pieces of a rank that a colour has (CK-57)


@final
class Recruit(Verb):
    """A basic knight, inactive, on a free corner next to the player's own road; the distance rule does not apply
    (CK-53)."""

    def __init__(self, rules: Rules, knights: Knights) -> None:
        super().__init__("recruit", [rules.corner_field()])
        self.roles = [roles.BUILD]
        self.knights = knights

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        knights = self.knights
        if knights.in_stock(g, seat, BASIC) > 0 and knights.cards.can_pay(g, seat, knights.recruit_cost):
            n = knights.offer_places(g, seat, self.base, n)
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        knights = self.knights
        knights.cards.pay(g, seat, knights.recruit_cost)
        knights.turn.has_built(g)
        knights.put(g, seat, x, BASIC, False)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        knights = self.knights
        wrong = knights.recruit_refusal(g, seat, x)
        if wrong is None and knights.in_stock(g, seat, BASIC) == 0:
            return IllegalAction("knight.none_left", "CK-57", rank=RANKS[0])
        return wrong or knights.cards.too_expensive(g, seat, knights.recruit_cost, "knight.too_expensive", "CK-53")


@final
class Activate(Verb):
    """One of the player's knights becomes active; it acts from the next turn on (CK-54, CK-55)."""

    def __init__(self, rules: Rules, knights: Knights) -> None:
        super().__init__("activate", [rules.corner_field()])
        self.roles = [roles.UPGRADE]
        self.knights = knights

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        knights = self.knights
        at: i64 = knights.list + seat * MOST
        if g.s[at] == 0 or not knights.cards.can_pay(g, seat, knights.activate_cost):
            return n
        i: i64
        for i in range(MOST):
            corner: i64 = g.s[at + i] - 1
            if corner < 0:
                break
            if g.s[knights.active + corner] == 0:
                g.scratch.codes[n] = self.base + corner
                n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        knights = self.knights
        knights.cards.pay(g, seat, knights.activate_cost)
        knights.turn.has_built(g)
        knights.activate(g, seat, x)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        knights = self.knights
        if not knights.is_own(g, seat, x):
            return IllegalAction("knight.not_own", "CK-54", corner=int(x))
        if g.s[knights.active + x] != 0:
            return IllegalAction("knight.already_active", "CK-54", corner=int(x))
        cost = knights.activate_cost
        return knights.cards.too_expensive(g, seat, cost, "knight.activation_too_expensive", "CK-54")


@final
class Promote(Verb):
    """One of the player's knights becomes stronger by one, once per turn; it stays active or inactive (CK-56)."""

    def __init__(self, rules: Rules, knights: Knights) -> None:
        super().__init__("promote", [rules.corner_field()])
        self.roles = [roles.UPGRADE]
        self.knights = knights

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        knights = self.knights
        if g.s[knights.list + seat * MOST] != 0 and knights.cards.can_pay(g, seat, knights.promote_cost):
            n = knights.offer_promotions(g, seat, self.base, n)
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        knights = self.knights
        knights.cards.pay(g, seat, knights.promote_cost)
        knights.turn.has_built(g)
        knights.promote(g, seat, x)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        knights = self.knights
        cost = knights.promote_cost
        wrong = knights.promotion_refusal(g, seat, x)
        return wrong or knights.cards.too_expensive(g, seat, cost, "knight.promotion_too_expensive", "CK-56")


@final
class Knights(BoxChapter):
    """The knights on the board, in stock, and the one that is on its way."""

    def __init__(self) -> None:
        super().__init__("knights")
        self.recruit_cost: vec[i64] = vec[i64]()
        self.activate_cost: vec[i64] = vec[i64]()
        self.promote_cost: vec[i64] = vec[i64]()
        self.knight: i64 = 0
        self.active: i64 = 0
        self.spent: i64 = 0
        self.spent_count: i64 = 0
        self.left: i64 = 0
        self.list: i64 = 0
        self.hand: i64 = 0
        self.recruited: i64 = 0
        self.activated: i64 = 0
        self.promoted: i64 = 0
        self.moved: i64 = 0
        self.displaced: i64 = 0
        self.removed: i64 = 0
        self.robber_chased: i64 = 0
        self.moving = Phase("", "")
        self.answering = Phase("", "")
        self.chasing = Phase("", "")

    def install(self, rules: Rules) -> None:
        self.cards = rules.the(ResourceCards)
        self.land = rules.the(Land)
        self.turn = rules.the(Turn)
        self.building = rules.the(Building)
        self.robber = rules.the(Robber)
        self.improvements = rules.the(Improvements)
        self.ways = KnightWays(self, self.building)
        ranks = list(RANKS)
        self.knight = rules.corner_block("knight", PUBLIC, "name", ["", *ranks])  # its strength
        self.active = rules.corner_block("knight_active", PUBLIC, "flag")
        self.spent = rules.corner_block("knight_spent", PUBLIC)  # in this turn: ACTIVATED, PROMOTED
        self.spent_count = rules.block("knights_spent", PUBLIC, reads="derived")  # how many have
        self.left = rules.colour_block("knights_left", PUBLIC, RANK_COUNT, "cards", ranks)
        self.list = rules.colour_block("knight_list", PUBLIC, MOST)  # 1 + corner of every knight, ascending, then 0
        self.hand = rules.block("knight_in_hand", PUBLIC, 4)  # 1 + seat, strength, active, where it came from
        corner = EventField("corner", "corner", PUBLIC)
        rank = EventField("rank", "rank", PUBLIC, ["", *ranks])
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
        recruit = rules.add(Recruit(rules, self))
        activate = rules.add(Activate(rules, self))
        promote = rules.add(Promote(rules, self))
        recruit.price = rules.price("knight", RECRUIT)
        activate.price = rules.price("activation", ACTIVATE)
        promote.price = rules.price("promotion", PROMOTE)
        self.recruit_cost = recruit.price.pairs
        self.activate_cost = activate.price.pairs
        self.promote_cost = promote.price.pairs
        self.turn.offer_build(recruit)
        self.turn.offer_build(activate)
        self.turn.offer_build(promote)
        self.group.add(self.lift)
        self.group.add(self.chase_robber)
        self.turn.offer_own(self.group, "CK-100")
        for verb in (self.lift, self.chase_robber, recruit, activate, promote):
            self.turn.before_roll.explain(verb, "turn.roll_first", "CK-12")
        self.moving = rules.phase("knight_move", "CK-59")
        self.moving.offer(rules.add(SetKnight(rules, self)))
        self.moving.offer(rules.add(Displace(rules, self)))
        self.answering = rules.phase("displaced", "CK-60")
        self.answering.offer(rules.add(SetDisplaced(rules, self)))
        self.chasing = rules.phase("chase", "CK-61")
        if self.robber.used:
            self.chasing.offer(self.robber.move_robber)
        self.turn.on_part.append(self)
        self.building.on_held.append(self)

    def begin(self, g: State) -> None:
        i: i64
        for i in range(g.rules.colours * RANK_COUNT):
            g.s[self.left + i] = OF_EACH

    def part_began(self, g: State, seat: i64) -> None:
        """A new turn, or another's part of it: every knight may do again what it does once (CK-55, CK-56)."""
        s = g.s
        if s[self.spent_count] == 0:
            return
        s[self.spent_count] = 0
        p: i64
        i: i64
        for p in range(g.rules.colours):
            at: i64 = self.list + p * MOST
            for i in range(MOST):
                if s[at + i] == 0:
                    break
                s[self.spent + s[at + i] - 1] = 0

    # ---- reading

    def in_stock(self, g: State, seat: i64, strength: i64) -> i64:
        return g.s[self.left + seat * RANK_COUNT + strength - 1]

    def is_own(self, g: State, seat: i64, corner: i64) -> bool:
        """Whether a knight of the seat stands here."""
        return g.s[self.knight + corner] != 0 and g.s[self.building.held + corner] == seat + 1

    def owner(self, g: State, corner: i64) -> i64:
        """The seat whose knight stands here; -1 for none."""
        if g.s[self.knight + corner] == 0:
            return -1
        return g.s[self.building.held + corner] - 1

    def can_act(self, g: State, corner: i64) -> bool:
        """Whether the knight that stands here is active, and was so before this turn's activations (CK-55, CK-58)."""
        return g.s[self.active + corner] != 0 and g.s[self.spent + corner] & ACTIVATED == 0

    def active_strength(self, g: State, seat: i64) -> i64:
        """What a seat's active knights count; inactive ones count nothing (CK-25)."""
        total: i64 = 0
        at: i64 = self.list + seat * MOST
        i: i64
        for i in range(MOST):
            corner: i64 = g.s[at + i] - 1
            if corner < 0:
                break
            if g.s[self.active + corner] != 0:
                total += g.s[self.knight + corner]
        return total

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
        """Write a code for every corner where a new knight may come."""
        bit: i64 = g.rules.bits[seat]
        corner: i64
        for corner in range(g.rules.graph.corners):
            if g.s[self.building.reach + corner] & bit != 0 and self.may_recruit(g, seat, corner):
                g.scratch.codes[n] = base + corner
                n += 1
        return n

    def has_place(self, g: State, seat: i64) -> bool:
        """Whether a new knight could come anywhere."""
        corner: i64
        for corner in range(g.rules.graph.corners):
            if self.may_recruit(g, seat, corner):
                return True
        return False

    def recruit_refusal(self, g: State, seat: i64, corner: i64) -> IllegalAction | None:
        """Why no new knight of the seat may come here, stock and price aside."""
        if g.s[self.building.held + corner] != 0:
            return IllegalAction("knight.occupied", "CK-63", corner=int(corner))
        if g.s[self.building.reach + corner] & g.rules.bits[seat] == 0:
            return IllegalAction("knight.no_road", "CK-53", corner=int(corner))
        if self.land.around(g, corner) & DRY == 0:
            return IllegalAction("knight.no_land", "CK-103", corner=int(corner))
        return None

    # ---- activating and promoting

    def activate(self, g: State, seat: i64, corner: i64) -> None:
        """An inactive knight becomes active; it may not act in this turn (CK-55)."""
        g.s[self.active + corner] = 1
        self.note_spent(g, corner, g.s[self.spent + corner] | ACTIVATED)
        g.emit(self.activated, seat, corner)

    def has_inactive(self, g: State, seat: i64) -> bool:
        at: i64 = self.list + seat * MOST
        i: i64
        for i in range(MOST):
            if g.s[at + i] != 0 and g.s[self.active + g.s[at + i] - 1] == 0:
                return True
        return False

    def activate_all(self, g: State, seat: i64) -> None:
        """Every inactive knight of a seat becomes active; those that were active may still act (CK-87)."""
        at: i64 = self.list + seat * MOST
        i: i64
        for i in range(MOST):
            if g.s[at + i] != 0 and g.s[self.active + g.s[at + i] - 1] == 0:
                self.activate(g, seat, g.s[at + i] - 1)

    def deactivate_all(self, g: State) -> None:
        """After an attack nobody's knights are active (CK-32)."""
        i: i64
        for i in range(g.rules.colours * MOST):
            if g.s[self.list + i] != 0:
                g.s[self.active + g.s[self.list + i] - 1] = 0

    def can_promote(self, g: State, seat: i64, corner: i64) -> bool:
        """Whether a knight of the seat may become stronger, price aside (CK-45, CK-56, CK-57)."""
        strength: i64 = g.s[self.knight + corner]
        if strength == 0 or g.s[self.spent + corner] & PROMOTED != 0 or not self.is_own(g, seat, corner):
            return False
        return self.has_stronger(g, seat, strength)

    def has_stronger(self, g: State, seat: i64, strength: i64) -> bool:
        """Whether the seat has a piece for a knight of this strength to become (CK-45, CK-57)."""
        if strength == MIGHTY or self.in_stock(g, seat, strength + 1) == 0:
            return False
        return strength == BASIC or self.has_fortress(g, seat)

    def has_fortress(self, g: State, seat: i64) -> bool:
        """The third level of politics (CK-45)."""
        return self.improvements.level(g, seat, POLITICS) >= ABILITY

    def offer_promotions(self, g: State, seat: i64, base: i64, n: i64) -> i64:
        """Write a code for every knight of the seat that may become stronger."""
        s = g.s
        basic: bool = self.has_stronger(g, seat, BASIC)
        strong: bool = self.has_stronger(g, seat, STRONG)
        if not basic and not strong:
            return n
        i: i64
        for i in range(self.list + seat * MOST, self.list + (seat + 1) * MOST):
            corner: i64 = s[i] - 1
            if corner < 0:
                break
            strength: i64 = s[self.knight + corner]
            rises: bool = (strength == BASIC and basic) or (strength == STRONG and strong)
            if rises and s[self.spent + corner] & PROMOTED == 0:
                g.scratch.codes[n] = base + corner
                n += 1
        return n

    def promote(self, g: State, seat: i64, corner: i64) -> None:
        """The next stronger piece takes the place of a knight, for a price or free."""
        s = g.s
        strength: i64 = s[self.knight + corner]
        s[self.left + seat * RANK_COUNT + strength - 1] += 1
        s[self.left + seat * RANK_COUNT + strength] -= 1
        s[self.knight + corner] = strength + 1
        self.note_spent(g, corner, s[self.spent + corner] | PROMOTED)
        g.emit(self.promoted, seat, corner, strength + 1)

    def promotion_refusal(self, g: State, seat: i64, corner: i64) -> IllegalAction | None:
        """Why a knight may not become stronger, price aside."""
        strength: i64 = g.s[self.knight + corner]
        if not self.is_own(g, seat, corner):
            return IllegalAction("knight.not_own", "CK-56", corner=int(corner))
        if strength == MIGHTY:
            return IllegalAction("knight.already_mighty", "CK-56", corner=int(corner))
        if g.s[self.spent + corner] & PROMOTED != 0:
            return IllegalAction("knight.already_promoted", "CK-56", corner=int(corner))
        if strength == STRONG and not self.has_fortress(g, seat):
            return IllegalAction("knight.no_fortress", "CK-45", corner=int(corner))
        if self.in_stock(g, seat, strength + 1) == 0:
            return IllegalAction("knight.none_left", "CK-57", rank=RANKS[strength])
        return None

    # ---- coming and leaving

    def put(self, g: State, seat: i64, corner: i64, strength: i64, active: bool) -> None:
        """A knight from the stock; it does not act in the turn in which it comes."""
        g.s[self.left + seat * RANK_COUNT + strength - 1] -= 1
        self.stand(g, seat, corner, strength, active, ACTIVATED if active else 0)
        g.emit(self.recruited, seat, corner, strength)
        self.building.come_to_rest(g)

    def take(self, g: State, corner: i64) -> None:
        """A knight goes back to the stock."""
        seat: i64 = self.owner(g, corner)
        strength: i64 = g.s[self.knight + corner]
        self.leave(g, corner)
        self.to_stock(g, seat, corner, strength)

    def displace(self, g: State, corner: i64) -> None:
        """A knight must leave: its owner moves it, or it goes back to the stock (CK-60)."""
        seat: i64 = self.owner(g, corner)
        strength: i64 = g.s[self.knight + corner]
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

    def to_stock(self, g: State, seat: i64, corner: i64, strength: i64) -> None:
        g.s[self.left + seat * RANK_COUNT + strength - 1] += 1
        g.emit(self.removed, seat, corner, strength)
        self.building.come_to_rest(g)

    def stand(self, g: State, seat: i64, corner: i64, strength: i64, active: bool, spent: i64) -> None:
        """A knight takes a corner. Whose route is the longest is decided when no knight is in hand."""
        s = g.s
        s[self.knight + corner] = strength
        s[self.active + corner] = 1 if active else 0
        self.note_spent(g, corner, spent)
        self.enlist(g, seat, corner)
        self.building.hold(g, seat, corner)

    def leave(self, g: State, corner: i64) -> None:
        """A knight leaves a corner, for a hand or for the stock."""
        s = g.s
        self.delist(g, self.owner(g, corner), corner)
        s[self.knight + corner] = 0
        s[self.active + corner] = 0
        self.note_spent(g, corner, 0)
        self.building.release(g, corner)

    def note_spent(self, g: State, corner: i64, spent: i64) -> None:
        """What the knight on a corner has done of that which it does once in a turn."""
        s = g.s
        before: i64 = s[self.spent + corner]
        s[self.spent + corner] = spent
        if before == 0 and spent != 0:
            s[self.spent_count] += 1
        elif before != 0 and spent == 0:
            s[self.spent_count] -= 1

    def take_in_hand(self, g: State, seat: i64, strength: i64, active: i64, corner: i64) -> None:
        s = g.s
        s[self.hand + HOLDER] = seat + 1
        s[self.hand + STRENGTH] = strength
        s[self.hand + IS_ACTIVE] = active
        s[self.hand + CAME_FROM] = corner

    def empty_hand(self, g: State) -> None:
        i: i64
        for i in range(4):
            g.s[self.hand + i] = 0

    def enlist(self, g: State, seat: i64, corner: i64) -> None:
        """Into the list of the seat's knights, which stays in order so that equal positions have equal bytes."""
        s = g.s
        at: i64 = self.list + seat * MOST
        i: i64 = 0
        while s[at + i] != 0 and s[at + i] < corner + 1:
            i += 1
        mark: i64 = corner + 1
        while mark != 0:
            next_mark: i64 = s[at + i]
            s[at + i] = mark
            mark = next_mark
            i += 1

    def delist(self, g: State, seat: i64, corner: i64) -> None:
        s = g.s
        at: i64 = self.list + seat * MOST
        i: i64 = 0
        while s[at + i] != corner + 1:
            i += 1
        while i < MOST - 1:
            s[at + i] = s[at + i + 1]
            i += 1
        s[at + MOST - 1] = 0

    def chase(self, g: State, seat: i64, corner: i64) -> None:
        """A knight has driven off the robber, or whoever else stands beside it, and is inactive then (CK-58, CK-61)."""
        g.s[self.active + corner] = 0

    # ---- answers

    def refusal(self, g: State, seat: i64, piece: i64, at: i64) -> IllegalAction | None:
        """Where a knight stands nobody settles, its owner neither (CK-62, CK-64)."""
        if piece != SETTLEMENT or g.s[self.knight + at] == 0:
            return None
        if self.is_own(g, seat, at):
            return IllegalAction("settlement.own_knight", "CK-62", corner=int(at))
        return IllegalAction("settlement.knight", "CK-64", corner=int(at))
