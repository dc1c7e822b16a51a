"""Building for a price: the shape that every build action of every box has.

A piece must be left in stock, the hand must hold the price, and there must be a place. Then the price is paid, and the
piece comes onto the board.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from archipel.board.vectors import vec
from archipel.engine import roles
from archipel.engine.errors import IllegalAction
from archipel.engine.price import Price
from archipel.engine.state import State
from archipel.engine.verb import Field, Verb
from archipel.engine.words import ABOVE
from archipel.rules.hands import Hands


@mypyc_attr(allow_interpreted_subclasses=True)
class BuildVerb(Verb):
    """Pay a price and build. A subclass says where (`offer_places`), what is done (`build`), and why not here
    (`place_refusal`); the price is none of its concern, and neither is the stock if there is a block for it."""

    def __init__(self, name: str, fields: list[Field], hands: Hands, price: Price) -> None:
        super().__init__(name, fields)
        self.roles = [roles.BUILD]
        self.price = price
        self.hands: Final[Hands] = hands
        self.cost: Final[vec[i64]] = price.pairs
        self.needs = hands.packed_price(self.cost)
        self.needs_all: bool = hands.packs_all(self.cost)
        self.packed: i64 = hands.packed
        self.left: i64 = -1
        self.left_each: i64 = 0
        self.none_left = ("", "")
        self.too_expensive = ("", "")

    def skip_without(self, left: i64, each: i64) -> None:
        """Look for no place while the seat's word in the block `left` is zero; `each` is how many words a seat has
        there, 0 if all seats share one."""
        self.left = left
        self.left_each = each

    def refuse_without_stock(self, left: i64, each: i64, key: str, rule: str) -> None:
        """The same for pieces in stock, with the key and the rule of the refusal."""
        self.skip_without(left, each)
        self.none_left = (key, rule)

    def refuse_without_price(self, key: str, rule: str) -> None:
        """Refuse by this key and rule when the hand does not hold the price."""
        self.too_expensive = (key, rule)

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        at: i64 = self.packed + seat
        if ((g.s[at] | ABOVE) - self.needs) & ABOVE != ABOVE:
            return n
        if not self.needs_all and not self.hands.can_pay(g, seat, self.cost):
            return n
        if self.left >= 0:
            at = self.left + seat * self.left_each
            if g.s[at] == 0:
                return n
        return self.offer_places(g, seat, n)

    def apply(self, g: State, seat: i64, x: i64) -> None:
        self.hands.pay(g, seat, self.cost)
        self.build(g, seat, x)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        wrong = self.place_refusal(g, seat, x)
        if wrong is not None:
            return wrong
        if self.left >= 0 and g.s[self.left + seat * self.left_each] == 0:
            return IllegalAction(*self.none_left)
        if self.hands.can_pay(g, seat, self.cost):
            return None
        return self.hands.too_expensive(g, seat, self.cost, *self.too_expensive)

    def nearest_case(self, g: State, seat: i64) -> i64:
        """A place where only price or stock is in the way."""
        x: i64
        for x in range(self.size):
            if self.place_refusal(g, seat, x) is None:
                return x
        return -1

    # ---- for subclasses

    def offer_places(self, g: State, seat: i64, n: i64) -> i64:
        """Write the codes of all places, price and stock aside; return the new n. Without fields there is one."""
        g.scratch.codes[n] = self.base
        return n + 1

    def build(self, g: State, seat: i64, x: i64) -> None:
        """The price is paid: place what was bought."""

    def place_refusal(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        """Why the seat may not build here, price and stock aside."""
        return None
