"""Coins: gold that players hold openly, what brings and costs it, and resources for it (TB-RIV-13, TB-RIV-14).

Gold is a good of its own, `gold_good`: it is bought from the supply and traded with players, but it is not a resource.
Nobody steals it, it does not count when a seven is rolled, and the supply takes it for nothing but the purchase below.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.engine.errors import IllegalAction
from archipel.engine.events import SEAT, EventField
from archipel.engine.good import Good
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import Verb
from archipel.engine.words import PUBLIC
from archipel.rules.box_chapter import UNSET
from archipel.rules.traders_barbarians.traders_chapter import TradersChapter, TradersHooks

GOLD: Final = "gold"
SUPPLY: Final = 999  # there is always enough (TB-RIV-14)
PRICE: Final = 2  # gold for a resource (TB-RIV-13)
PURCHASES: Final = 2  # of a turn


def gold_good() -> Good:
    """Open, and not a resource (TB-RIV-13)."""
    return Good(GOLD, counts=False, stealable=False, paid=False, is_open=True)


@final
class SpendGold(Verb):
    """Two gold for a resource of choice, twice in the player's own turn; after building too (TB-RIV-13)."""

    def __init__(self, coins: Coins) -> None:
        super().__init__("spend_gold", [coins.cards.resource_field()])
        self.out_of_turn_rule = "TB-RIV-13"
        self.coins = coins

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        coins = self.coins
        at: i64 = coins.first_hand + seat * coins.cards.kinds
        if g.s[at] < PRICE or g.s[coins.purchases] >= PURCHASES:
            return n
        k: i64
        for k in range(self.size):
            if coins.cards.in_supply(g, k) > 0:
                g.scratch.codes[n] = self.base + k
                n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        coins = self.coins
        g.s[coins.purchases] += 1
        g.emit(coins.spent, seat, x)
        coins.cards.gain(g, seat, x, 1)
        coins.cards.spend(g, seat, coins.kind, PRICE)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        coins = self.coins
        if g.s[coins.purchases] >= PURCHASES:
            return IllegalAction("coins.twice", "TB-RIV-13")
        if coins.held(g, seat) < PRICE:
            return IllegalAction("coins.too_few", "TB-RIV-13", count=PRICE)
        return IllegalAction("trade.supply_empty", "TB-RIV-13", card=coins.cards.names[x])


@final
class Coins(TradersChapter):
    """The gold of every player. Chapters that hand it out or ask for it call `gain`, `pay` and `give`; those that
    depend on it put themselves on `on_gold`."""

    def __init__(self) -> None:
        super().__init__("coins")
        self.kind: i64 = 0  # of gold, among the goods
        self.first_hand: i64 = 0  # the gold of the first player; those of the others follow, `cards.kinds` apart
        self.purchases = self.gained = self.paid = self.given = self.spent = UNSET
        self.on_gold = TradersHooks()

    def install(self, rules: Rules) -> None:
        super().install(rules)
        self.kind = self.cards.names.index(GOLD)
        self.first_hand = self.cards.hand + self.kind
        self.purchases = rules.block("gold_purchases", PUBLIC)  # in this turn
        count = EventField("count", "number", PUBLIC)
        self.gained = rules.event("gold_gained", [SEAT, count])
        self.paid = rules.event("gold_paid", [SEAT, count])
        self.given = rules.event("gold_given", [SEAT, EventField("to", "seat", PUBLIC), count])
        self.spent = rules.event("gold_spent", [SEAT, EventField("card", "card", PUBLIC, self.cards.resource_names)])
        self.cards.on_open_goods.append(self)
        self.turn.on_part.append(self)
        self.turn.offer_own(rules.add(SpendGold(self)), "TB-RIV-13")

    def part_began(self, g: State, seat: i64) -> None:
        g.s[self.purchases] = 0

    # ---- for other chapters

    def held(self, g: State, seat: i64) -> i64:
        """How much gold a player has."""
        return g.s[self.first_hand + seat * self.cards.kinds]

    def gain(self, g: State, seat: i64, n: i64) -> None:
        """A player gets gold from the supply."""
        g.emit(self.gained, seat, n)
        self.cards.gain(g, seat, self.kind, n)

    def pay(self, g: State, seat: i64, n: i64) -> None:
        """A player, who has that much, gives gold back to the supply."""
        g.emit(self.paid, seat, n)
        self.cards.spend(g, seat, self.kind, n)

    def give(self, g: State, giver: i64, taker: i64, n: i64) -> None:
        """A player pays gold to another."""
        g.emit(self.given, giver, taker, n)
        self.cards.give(g, giver, taker, self.kind, n)

    # ---- reactions

    def open_goods_changed(self, g: State, seat: i64, kind: i64) -> None:
        """However it came or went: by a purchase, a trade or another chapter."""
        if kind == self.kind:
            for chapter in self.on_gold.all:
                chapter.gold_changed(g, seat)

    # ---- for clients

    def facts(self) -> dict[str, int]:
        return {"gold_price": PRICE, "gold_purchases": PURCHASES}
