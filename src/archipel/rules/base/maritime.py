"""Maritime trade: with the supply, at 4:1 or a harbour's better rate (BASE-56 to BASE-60)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.engine import roles
from archipel.engine.errors import IllegalAction
from archipel.engine.events import SEAT, EventField
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import Verb
from archipel.engine.words import ABOVE, ALL_BITS, DERIVED, KIND_BITS, MOST_KINDS, MOST_OF_A_KIND, PUBLIC
from archipel.rules.base.building import Building
from archipel.rules.base.land import GENERIC, Land
from archipel.rules.base.resource_cards import ResourceCards
from archipel.rules.base.turn import Turn
from archipel.rules.box_chapter import SETTLEMENT, UNSET, BoxChapter, Hooks

WITHOUT_HARBOUR: Final = 4
GENERIC_HARBOUR: Final = 3
SPECIAL_HARBOUR: Final = 2


@final
class MaritimeTrade(Verb):
    """Some identical cards to the supply for one of another kind (BASE-56, BASE-58)."""

    def __init__(self, maritime: Maritime) -> None:
        super().__init__("maritime_trade", [maritime.cards.field("give"), maritime.cards.field("take")])
        self.roles = [roles.TRADE, roles.AT_RATE, roles.PRIVATE]
        self.out_of_turn_rule = "BASE-56"
        self.maritime: Final[Maritime] = maritime
        # With fewer hidden cards there is nothing to trade, unless open goods are paid.
        open_ones = maritime.cards.goods[maritime.cards.hidden :]
        self.least: i64 = 0 if any(good.paid for good in open_ones) else SPECIAL_HARBOUR
        self.packed: bool = maritime.cards.fits and self.least > 0  # all that is paid is in the words of hands
        self.kinds: i64 = maritime.cards.kinds
        self.supply: i64 = maritime.cards.supply_seen
        self.all_bought: bool = all(good.bought for good in maritime.cards.goods)
        self.hand: i64 = maritime.cards.packed
        self.rates = maritime.packed if self.packed else 0

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        s = g.s
        if self.packed:
            codes = g.scratch.codes
            enough: i64 = ((s[self.hand + seat] | ABOVE) - s[self.rates + seat]) & ABOVE
            supply: i64 = self.supply
            mine: i64 = supply  # where the kind stands that is given
            code: i64 = self.base - supply
            at: i64
            while enough != 0:
                if enough & ALL_BITS != 0:
                    for at in range(supply, supply + self.kinds):
                        if at != mine and s[at] > 0 and (self.all_bought or self.is_bought(at - supply)):
                            codes[n] = code + at
                            n += 1
                enough >>= KIND_BITS
                mine += 1
                code += self.kinds
            return n
        cards = self.maritime.cards
        if s[cards.count + seat] < self.least:
            return n
        kinds: i64 = cards.kinds
        hand: i64 = cards.hand + seat * kinds
        rate: i64 = self.maritime.rates + seat * kinds
        give: i64
        for give in range(kinds):
            held: i64 = s[hand + give]
            if held >= SPECIAL_HARBOUR and held >= s[rate + give] and cards.paid[give] != 0:
                n = self.offer(g, give, n)
        return n

    def offer(self, g: State, give: i64, n: i64) -> i64:
        """Write the codes of everything that one kind is traded for."""
        s = g.s
        codes = g.scratch.codes
        supply: i64 = self.supply
        base: i64 = self.base + give * self.kinds
        take: i64
        for take in range(self.kinds):
            if take != give and s[supply + take] > 0 and (self.all_bought or self.is_bought(take)):
                codes[n] = base + take
                n += 1
        return n

    def is_bought(self, kind: i64) -> bool:
        """Whether the supply sells a kind at all."""
        return self.maritime.cards.bought[kind] != 0

    def apply(self, g: State, seat: i64, x: i64) -> None:
        m = self.maritime
        kinds: i64 = m.cards.kinds
        give: i64 = x // kinds
        take: i64 = x - give * kinds
        at: i64 = m.rates + seat * kinds + give
        rate: i64 = g.s[at]
        if g.listener is not None:
            g.emit(m.traded, seat, give, rate, take)
        m.cards.exchange(g, seat, give, rate, take)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        m = self.maritime
        kinds: i64 = m.cards.kinds
        give: i64 = x // kinds
        take: i64 = x % kinds
        if give == take:
            return IllegalAction("trade.same_kind", "BASE-56")
        if m.cards.paid[give] == 0:
            return IllegalAction("trade.not_paid", "BASE-56", card=m.cards.names[give])
        if m.cards.bought[take] == 0:
            return IllegalAction("trade.not_bought", "BASE-56", card=m.cards.names[take])
        if m.cards.in_supply(g, take) == 0:
            return IllegalAction("trade.supply_empty", "BASE-58", card=m.cards.names[take])
        rate: i64 = g.s[m.rates + seat * kinds + give]
        rule = "BASE-56" if rate == WITHOUT_HARBOUR else "BASE-57"
        return IllegalAction("trade.too_few", rule, card=m.cards.names[give], rate=int(rate))


@final
class Maritime(BoxChapter):
    """The rate of every seat for every kind; a harbour serves the builder on either of its two corners (BASE-60)."""

    def __init__(self, next_turn: bool = False) -> None:
        super().__init__("maritime")
        self.next_turn = next_turn  # a new harbour serves from the next turn on, whatever the phases
        self.rates = self.packed = UNSET
        self.harbour_rates: i64 = 0  # the same block, unless chapters answer `rate`
        self.on_rate = Hooks()
        self.on_harbours = Hooks()
        self.traded: i64 = 0

    def install(self, rules: Rules) -> None:
        self.cards = rules.the(ResourceCards)
        self.land = rules.the(Land)
        self.building = rules.the(Building)
        self.rates = rules.player_block("rate", PUBLIC, self.cards.kinds, "cards", self.cards.names)
        self.packed = rules.player_block("rate_packed", PUBLIC, 1, DERIVED)  # to compare with packed hands
        self.harbour_rates = self.rates
        rules.reading("rates", "player")
        self.traded = rules.event(
            "traded_with_supply",
            [
                SEAT,
                self.cards.event_field("give"),
                EventField("count", "number", PUBLIC),
                self.cards.event_field("take"),
            ],
        )
        self.building.on_built.append(self)
        self.building.on_suspended.append(self)
        if self.next_turn:
            rules.the(Turn).on_part.append(self)
        self.trade = rules.add(MaritimeTrade(self))
        rules.the(Turn).offer_supply_trade(self.trade)

    def begin(self, g: State) -> None:
        i: i64
        for i in range(g.rules.players * self.cards.kinds):
            g.s[self.rates + i] = WITHOUT_HARBOUR
            g.s[self.harbour_rates + i] = WITHOUT_HARBOUR
        for i in range(g.rules.players):
            self.pack(g, i)

    def built(self, g: State, seat: i64, piece: i64, at: i64) -> None:
        """With separate phases a new harbour works from the next turn on, as trade is over by then (BASE-59)."""
        if piece != SETTLEMENT or self.next_turn:
            return
        self.open_harbours(g, seat, at)

    def part_began(self, g: State, seat: i64) -> None:
        """The harbours of this seat's buildings serve from now on, if they did not before."""
        v: i64
        for v in range(g.rules.graph.corners):
            if self.building.owner(g, v) == seat and self.building.counts(g, v):
                self.open_harbours(g, seat, v)

    def building_suspended(self, g: State, colour: i64, corner: i64) -> None:
        if colour < g.rules.players:
            self.recount(g, colour)

    def building_restored(self, g: State, colour: i64, corner: i64) -> None:
        if colour < g.rules.players:
            self.open_harbours(g, colour, corner)

    def close_harbour(self, g: State, edge: i64) -> None:
        """A harbour leaves the board: the players who used it have the rates of their other harbours."""
        g.s[self.land.harbour + edge] = 0
        i: i64
        for i in range(2):
            seat: i64 = self.building.owner(g, g.rules.graph.edge_corners[2 * edge + i])
            if 0 <= seat < g.rules.players:
                self.recount(g, seat)

    def recount(self, g: State, seat: i64) -> None:
        """A harbour has ceased to serve a seat: work its rates out again. None gets better by that, since a new harbour
        may have to wait."""
        kinds: i64 = self.cards.kinds
        rates: i64 = self.harbour_rates + seat * kinds
        before: list[int] = []
        k: i64
        for k in range(kinds):
            before.append(g.s[rates + k])
            g.s[rates + k] = WITHOUT_HARBOUR
        for k in range(g.rules.graph.corners):
            if self.building.owner(g, k) == seat and self.building.counts(g, k):
                self.lower_at(g, seat, k)
        for k in range(kinds):
            if g.s[rates + k] < before[k]:
                g.s[rates + k] = before[k]
        self.harbours_served(g, seat)

    def open_harbours(self, g: State, seat: i64, at: i64) -> None:
        """The harbours at a corner serve a seat."""
        if self.lower_at(g, seat, at):
            self.harbours_served(g, seat)

    def open_harbour(self, g: State, seat: i64, harbour: i64) -> None:
        """A harbour of this kind serves a seat."""
        self.lower(g, seat, harbour)
        self.harbours_served(g, seat)

    def lower_at(self, g: State, seat: i64, at: i64) -> bool:
        """Lower the rates of a seat by the harbours at a corner, and say if there are any."""
        graph = g.rules.graph
        found: bool = False
        k: i64
        for k in range(graph.corner_width):
            edge: i64 = graph.corner_edges[at * graph.corner_width + k]
            if edge >= 0 and g.s[self.land.harbour + edge] != 0:
                self.lower(g, seat, g.s[self.land.harbour + edge])
                found = True
        return found

    def lower(self, g: State, seat: i64, harbour: i64) -> None:
        """3:1 for every kind, or 2:1 for one of them (BASE-57)."""
        kinds: i64 = self.cards.kinds
        rates: i64 = self.harbour_rates + seat * kinds
        k: i64
        if harbour == GENERIC:
            for k in range(kinds):
                if g.s[rates + k] > GENERIC_HARBOUR:
                    g.s[rates + k] = GENERIC_HARBOUR
        else:
            g.s[rates + harbour - 2] = SPECIAL_HARBOUR

    def harbours_served(self, g: State, seat: i64) -> None:
        """Other harbours serve a seat than before."""
        if len(self.on_rate.all) > 0:
            self.refresh(g, seat)
        else:
            self.pack(g, seat)
        for chapter in self.on_harbours.all:
            chapter.harbours_changed(g, seat)

    def ask_for_rates(self, rules: Rules, chapter: BoxChapter) -> None:
        """This chapter answers `rate`: what harbours give is kept apart from what comes of all answers."""
        if len(self.on_rate.all) == 0:
            self.harbour_rates = rules.player_block("harbour_rate", PUBLIC, self.cards.kinds, "cards", self.cards.names)
        self.on_rate.append(chapter)

    def refresh(self, g: State, seat: i64) -> None:
        """After a change that an answer `rate` reads."""
        kinds: i64 = self.cards.kinds
        k: i64
        for k in range(kinds):
            rate: i64 = g.s[self.harbour_rates + seat * kinds + k]
            for chapter in self.on_rate.all:
                rate = chapter.rate(g, seat, k, rate)
            g.s[self.rates + seat * kinds + k] = rate
        self.pack(g, seat)

    def refresh_kind(self, g: State, seat: i64, kind: i64) -> None:
        """After a change that an answer `rate` reads for one kind only."""
        at: i64 = seat * self.cards.kinds + kind
        rate: i64 = g.s[self.harbour_rates + at]
        for chapter in self.on_rate.all:
            rate = chapter.rate(g, seat, kind, rate)
        at += self.rates
        if g.s[at] != rate:
            g.s[at] = rate
            self.pack(g, seat)

    def pack(self, g: State, seat: i64) -> None:
        """The rates of a seat have changed: put them into one word, as hands are. Of a kind that is not paid to the
        supply nobody has enough, and neither of one that there is not."""
        cards = self.cards
        rates: i64 = 0
        k: i64
        for k in range(MOST_KINDS if cards.fits else 0):
            rate: i64 = MOST_OF_A_KIND + 1
            if k < cards.hidden and cards.paid[k] != 0:
                rate = g.s[self.rates + seat * cards.kinds + k]
                if rate < SPECIAL_HARBOUR:
                    rate = SPECIAL_HARBOUR
            rates += rate << (k * KIND_BITS)
        g.s[self.packed + seat] = rates

    # ---- for clients

    def facts(self) -> dict[str, int]:
        return {"harbour_rate": GENERIC_HARBOUR, "special_harbour_rate": SPECIAL_HARBOUR}

    def readings(self, g: State) -> dict[str, object]:
        kinds: int = self.cards.kinds
        first: int = self.rates
        rows = [range(first + seat * kinds, first + (seat + 1) * kinds) for seat in range(g.rules.players)]
        return {"rates": [[int(g.s[at]) for at in row] for row in rows]}
