"""Knights for a price: recruiting, activating and promoting them (CK-53 to CK-57)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from archipel.engine import roles
from archipel.engine.errors import IllegalAction
from archipel.engine.price import Price
from archipel.engine.state import State
from archipel.engine.verb import Field
from archipel.rules.base.build_verbs import BuildInTurn
from archipel.rules.cities_knights.knight_words import BASIC, RANK_COUNT, RANKS

if TYPE_CHECKING:
    from archipel.rules.cities_knights.knight_chapter import KnightChapter


@final
class Recruit(BuildInTurn):
    """A basic knight, inactive, on a free corner that the seat's own road comes to; no distance is kept (CK-53). On
    paths: on a free side of the castle (COMBO-25)."""

    def __init__(self, name: str, place: Field, knights: KnightChapter, price: Price) -> None:
        super().__init__(name, [place], knights.cards, knights.turn, price)
        self.refuse_without_price("knight.too_expensive", "CK-53")
        self.skip_without(knights.left + BASIC - 1, RANK_COUNT)
        self.knights = knights

    def offer_places(self, g: State, seat: i64, n: i64) -> i64:
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

    def __init__(self, name: str, place: Field, knights: KnightChapter, price: Price) -> None:
        super().__init__(name, [place], knights.cards, knights.turn, price)
        self.roles = [roles.UPGRADE]
        self.refuse_without_price("knight.activation_too_expensive", "CK-54")
        self.knights = knights

    def offer_places(self, g: State, seat: i64, n: i64) -> i64:
        return self.knights.offer_inactive(g, seat, self.base, n)

    def build(self, g: State, seat: i64, x: i64) -> None:
        self.knights.activate(g, seat, x)

    def place_refusal(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return self.knights.activation_refusal(g, seat, x)


@final
class Promote(BuildInTurn):
    """The seat's own knight becomes stronger by one, once in a turn, as active as it was (CK-56)."""

    def __init__(self, name: str, place: Field, knights: KnightChapter, price: Price) -> None:
        super().__init__(name, [place], knights.cards, knights.turn, price)
        self.roles = [roles.UPGRADE]
        self.refuse_without_price("knight.promotion_too_expensive", "CK-56")
        self.knights = knights

    def offer_places(self, g: State, seat: i64, n: i64) -> i64:
        return self.knights.offer_promotions(g, seat, self.base, n)

    def build(self, g: State, seat: i64, x: i64) -> None:
        self.knights.promote(g, seat, x)

    def place_refusal(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return self.knights.promotion_refusal(g, seat, x)
