"""Prices: how soon a seat can pay each, with its cards and without any.

Both are kept: by what the seat produces and its rates, and the first one by the cards in hand too.

For example: one ore is missing for a city and the seat has 4 pips of ore, nothing else. 4 of 36 rolls bring one, so the
price is nine rolls away (`until_payable`), and the feature "city soon" is SOON / (SOON + 9) = 4 / 13.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from archipel.board.tables import filled
from archipel.board.vectors import append, vec
from archipel.bots.flows import FLOWS, Flows, zeros
from archipel.engine.rules import Rules

NEVER: Final = 60.0  # rolls; a price further away is as good as out of reach
SOON: Final = 4.0  # rolls after which "payable with these cards" is worth half
LATER: Final = 10.0  # the same without any cards in hand
HANDS: Final = 128  # in each of which the last hand that belongs there is kept
STEPS: Final = 6  # of Newton's method, besides the first one


class Prices(Flows):
    """Tables by price, and what is kept for each flow and each hand. Most are row by row:

    cost                            price, kind    cost[3 * 5 + 1]: cards of kind 1 in price 3
    later                           flow, price
    soon                            hand, price
    """

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.prices: i64 = 0
        self.price_weights: vec[float] = vec[float]()
        self.price_names: list[str] = []
        self.cost: vec[float] = vec[float]()  # by price and kind
        self.changing: vec[i64] = vec[i64]()  # where in `cost` the costs are that change
        self.wanted: vec[float] = vec[float]()  # 0: the seat could not use it now, cards or not
        self.prerequisite: vec[i64] = vec[i64]()  # a second price that must be paid before ...
        self.prerequisite_count: vec[float] = vec[float]()  # ... this many times
        self.level: vec[i64] = vec[i64]()  # which of its costs a price has now, see `change_cost`
        self.missing: vec[float] = vec[float]()  # cards that a price still takes, what comes in of them, traded or not
        self.coming: vec[float] = vec[float]()
        self.coming_traded: vec[float] = vec[float]()
        self.rates: vec[float] = vec[float]()
        self.later: vec[float] = vec[float]()  # by flow and price: the feature "later" ...
        self.later_level: vec[i64] = vec[i64]()  # ... and the level it was worked out for, -1 for none
        self.hand_flow: vec[i64] = filled(HANDS, 0)  # the flow of a hand that is kept, by its number ...
        self.hand_cards: vec[float] = vec[float]()  # ... its cards ...
        self.soon: vec[float] = vec[float]()  # ... by hand and price the feature "soon" ...
        self.soon_terms: vec[i64] = vec[i64]()  # ... and for which levels and prerequisite it was worked out

    # ---- for features, while they are created

    def have_kinds(self, kinds: i64) -> None:
        super().have_kinds(kinds)
        self.missing = zeros(kinds)
        self.coming = zeros(kinds)
        self.coming_traded = zeros(kinds)
        self.rates = zeros(kinds)
        self.hand_cards = zeros(HANDS * kinds)

    def price(self, price: str, soon: float, later: float, name: str = "") -> i64:
        """A price of the rules, what it is worth to be able to pay it, and another name for it; its number."""
        pairs = self.rules.price_named[price].pairs
        row: i64 = self.prices
        k: i64
        for k in range(self.kinds):
            self.cost = append(self.cost, 0.0)
        i: i64 = 0
        while i < len(pairs):
            self.cost[row * self.kinds + pairs[i]] = float(pairs[i + 1])
            i += 2
        self.wanted = append(self.wanted, 1.0)
        self.prerequisite = append(self.prerequisite, 0)
        self.prerequisite_count = append(self.prerequisite_count, 0.0)
        self.level = append(self.level, 0)
        self.price_names += [f"{name or price} soon", f"{name or price} later"]
        self.price_weights = append(append(self.price_weights, soon), later)
        self.prices += 1
        return row

    def keep_prices(self) -> None:
        """All prices are known: make room for what is kept for them."""
        self.later = zeros(FLOWS * self.prices)
        self.later_level = filled(FLOWS * self.prices, -1)
        self.soon = zeros(HANDS * self.prices)
        self.soon_terms = filled(HANDS * self.prices, -1)

    # ---- for features, while they look at a position

    def cost_changes(self, row: i64, kind: i64) -> None:
        """How many cards of a kind a price takes will be told by `change_cost`."""
        self.changing = append(self.changing, row * self.kinds + kind)

    def change_cost(self, row: i64, kind: i64, cost: float, level: i64) -> None:
        """A price takes this many cards of a kind now; the same level of a price always has the same cost."""
        self.cost[row * self.kinds + kind] = cost
        self.level[row] = level

    # ---- evaluating positions

    def forget_flow(self, row: i64) -> None:
        i: i64
        for i in range(row * self.prices, (row + 1) * self.prices):
            self.later_level[i] = -1

    def write_prices(self, seat: i64, out: vec[float], at: i64) -> None:
        """How soon every price can be paid, with the cards in hand and without, to `out` from `at` on."""
        level = self.level
        wanted = self.wanted
        counts = self.prerequisite_count
        soon_kept = self.soon
        soon_terms = self.soon_terms
        later_kept = self.later
        later_level = self.later_level
        flow: i64 = self.flow[seat]
        later: i64 = flow * self.prices
        soon: i64 = self.hand_place(flow) * self.prices
        i: i64
        for i in range(self.prices):
            if wanted[i] > 0.0:
                terms: i64 = level[i]
                if counts[i] > 0.0:
                    before: i64 = self.prerequisite[i]
                    terms += 1024 * (1 + level[before] + 1024 * (before + 1024 * int(counts[i])))
                if soon_terms[soon + i] != terms:
                    soon_terms[soon + i] = terms
                    soon_kept[soon + i] = SOON / (SOON + self.rolls_until(flow, i, True))
                out[at] = soon_kept[soon + i]
            else:
                out[at] = 0.0
            if later_level[later + i] != level[i]:
                later_level[later + i] = level[i]
                later_kept[later + i] = LATER / (LATER + self.rolls_until(flow, i, False))
            out[at + 1] = later_kept[later + i]
            at += 2

    def hand_place(self, flow: i64) -> i64:
        """Where "soon" is kept for the cards in hand and a flow of cards; what stood there for another hand is gone."""
        kinds: i64 = self.kinds
        hand = self.hand
        cards = self.hand_cards
        number: i64 = self.flow_number[flow]
        mixed: float = 0.0
        k: i64
        for k in range(kinds):
            mixed = mixed * 5.0 + hand[k]
        place: i64 = (i64(int(mixed)) + 17 * number) & (HANDS - 1)
        first: i64 = place * kinds
        same: bool = self.hand_flow[place] == number
        for k in range(kinds):
            if cards[first + k] != hand[k]:
                cards[first + k] = hand[k]
                same = False
        if not same:
            self.hand_flow[place] = number
            for k in range(place * self.prices, (place + 1) * self.prices):
                self.soon_terms[k] = -1
        return place

    def until_payable(self, seat: i64, price: i64, with_hand: bool) -> float:
        """Rolls until a price can be paid, if cards flowed evenly and any fraction could be traded with the supply."""
        self.flow[seat] = self.flow_of(seat)
        return self.rolls_until(self.flow[seat], price, with_hand)

    def rolls_until(self, flow: i64, price: i64, with_hand: bool) -> float:
        """The same for a flow of cards.

        What is missing shrinks more slowly as kinds are complete, so Newton's method never overshoots."""
        kinds: i64 = self.kinds
        missing = self.missing
        coming = self.coming
        coming_traded = self.coming_traded
        rates = self.rates
        cost = self.cost
        hand = self.hand
        rate = self.rate
        traded = self.traded
        exchange = self.flow_exchange
        first: i64 = flow * kinds
        at: i64 = price * kinds
        count: float = self.prerequisite_count[price] if with_hand else 0.0
        before: i64 = self.prerequisite[price] * kinds
        balance: float = 0.0
        slope: float = 0.0
        n: i64 = 0
        k: i64
        # The first step, before any roll. Kinds that are neither needed nor come in change no sum.
        for k in range(kinds):
            need: float = cost[at + k]
            if with_hand:
                if count > 0.0:
                    need += count * cost[before + k]
                need -= hand[k]
            comes: float = rate[first + k]
            if need != 0.0 or comes != 0.0:
                missing[n] = need
                coming[n] = comes
                coming_traded[n] = traded[first + k]
                rates[n] = exchange[first + k]
                n += 1
                if need > 0.0:
                    balance -= need
                    slope += comes
                else:
                    balance -= need * exchange[first + k]
                    slope += traded[first + k]
        rolls: float = 0.0
        step: i64
        for step in range(STEPS):
            if balance >= -0.0001:
                return rolls
            if slope < 0.002:
                return NEVER
            rolls -= balance / slope
            if rolls > NEVER:
                return NEVER
            balance = 0.0
            slope = 0.0
            for k in range(n):
                rest: float = coming[k] * rolls - missing[k]
                if rest < 0.0:
                    balance += rest
                    slope += coming[k]
                else:
                    balance += rest * rates[k]
                    slope += coming_traded[k]
        if balance >= -0.0001:
            return rolls
        if slope < 0.002:
            return NEVER
        rolls -= balance / slope
        if rolls > NEVER:
            return NEVER
        return rolls
