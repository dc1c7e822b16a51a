"""Knights for a price: recruiting, activating and promoting them (CK-53 to CK-57)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from archipel.engine import roles
from archipel.engine.errors import IllegalAction
from archipel.engine.price import Price
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.rules.base.build_verbs import BuildInTurn
from archipel.rules.cities_knights.knight_words import BASIC, MOST, RANKS

if TYPE_CHECKING:
    from archipel.rules.cities_knights.knights import Knights


@final
class Recruit(BuildInTurn):
    """A basic knight, inactive, on a free corner that the seat's own road comes to; no distance is kept (CK-53)."""

    def __init__(self, rules: Rules, knights: Knights, price: Price) -> None:
        super().__init__("recruit", [rules.corner_field()], knights.cards, knights.turn, price)
        self.refuse_without_price("knight.too_expensive", "CK-53")
        self.knights = knights

    def offer_places(self, g: State, seat: i64, n: i64) -> i64:
        if self.knights.in_stock(g, seat, BASIC) == 0:
            return n
        return self.knights.offer_places(g, seat, self.base, n)

    def build(self, g: State, seat: i64, x: i64) -> None:
        self.knights.put(g, seat, x, BASIC, False)

    def place_refusal(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        wrong = self.knights.recruit_refusal(g, seat, x)
        if wrong is None and self.knights.in_stock(g, seat, BASIC) == 0:
            return IllegalAction("knight.none_left", "CK-57", rank=RANKS[0])
        return wrong


@final
class Activate(BuildInTurn):
    """The seat's own knight becomes active; it acts from the next turn on (CK-54, CK-55)."""

    def __init__(self, rules: Rules, knights: Knights, price: Price) -> None:
        super().__init__("activate", [rules.corner_field()], knights.cards, knights.turn, price)
        self.roles = [roles.UPGRADE]
        self.skip_without(knights.list, MOST)
        self.refuse_without_price("knight.activation_too_expensive", "CK-54")
        self.knights = knights

    def offer_places(self, g: State, seat: i64, n: i64) -> i64:
        knights = self.knights
        at: i64 = knights.list + seat * MOST
        i: i64
        for i in range(MOST):
            corner: i64 = g.s[at + i] - 1
            if corner < 0:
                break
            if g.s[knights.active + corner] == 0:
                g.scratch.codes[n] = self.base + corner
                n += 1
        return n

    def build(self, g: State, seat: i64, x: i64) -> None:
        self.knights.activate(g, seat, x)

    def place_refusal(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        knights = self.knights
        if not knights.is_own(g, seat, x):
            return IllegalAction("knight.not_own", "CK-54", corner=int(x))
        if g.s[knights.active + x] != 0:
            return IllegalAction("knight.already_active", "CK-54", corner=int(x))
        return None


@final
class Promote(BuildInTurn):
    """The seat's own knight becomes stronger by one, once in a turn, as active as it was (CK-56)."""

    def __init__(self, rules: Rules, knights: Knights, price: Price) -> None:
        super().__init__("promote", [rules.corner_field()], knights.cards, knights.turn, price)
        self.roles = [roles.UPGRADE]
        self.skip_without(knights.list, MOST)
        self.refuse_without_price("knight.promotion_too_expensive", "CK-56")
        self.knights = knights

    def offer_places(self, g: State, seat: i64, n: i64) -> i64:
        return self.knights.offer_promotions(g, seat, self.base, n)

    def build(self, g: State, seat: i64, x: i64) -> None:
        self.knights.promote(g, seat, x)

    def place_refusal(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return self.knights.promotion_refusal(g, seat, x)
