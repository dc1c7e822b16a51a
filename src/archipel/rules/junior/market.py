"""The market: once a turn a hand card for one of the five that lie there (JR-7, JR-32, JR-33)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.engine import roles
from archipel.engine.errors import IllegalAction
from archipel.engine.events import SEAT
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import Verb
from archipel.engine.words import PUBLIC
from archipel.rules.box_chapter import UNSET, BoxChapter
from archipel.rules.junior.cards import Piles
from archipel.rules.junior.turn import Turn

EMPTY: Final = 0  # a stall without a card; 1 + a kind with one


@final
class MarketTrade(Verb):
    """A hand card takes the place of one of another kind (JR-32)."""

    def __init__(self, market: Market) -> None:
        super().__init__("market_trade", [market.piles.field("give"), market.piles.field("take")])
        self.roles = [roles.TRADE, roles.PRIVATE]
        self.market = market

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        market = self.market
        if g.s[market.used] != 0:
            return n
        kinds: i64 = market.piles.kinds
        give: i64
        take: i64
        for give in range(kinds):
            if market.piles.held(g, seat, give) > 0:
                for take in range(kinds):
                    if take != give and market.stall_with(g, take) >= 0:
                        g.scratch.codes[n] = self.base + give * kinds + take
                        n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        kinds: i64 = self.market.piles.kinds
        self.market.trade(g, seat, x // kinds, x % kinds)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        market = self.market
        give: i64 = x // market.piles.kinds
        take: i64 = x % market.piles.kinds
        if g.s[market.used] != 0:
            return IllegalAction("market.used", "JR-32")
        if give == take:
            return IllegalAction("market.same_kind", "JR-32", card=market.piles.names[give])
        if market.stall_with(g, take) < 0:
            return IllegalAction("market.not_there", "JR-32", card=market.piles.names[take])
        return IllegalAction("market.not_held", "JR-32", card=market.piles.names[give])


@final
class Market(BoxChapter):
    """Five stalls. A stall that could not be filled waits for a card of its kind (JR-33)."""

    def __init__(self) -> None:
        super().__init__("market")
        self.stalls = self.used = self.traded = self.renewed = UNSET

    def install(self, rules: Rules) -> None:
        self.piles = rules.the(Piles)
        self.stalls = rules.block("market", PUBLIC, self.piles.kinds, "name", ["", *self.piles.names])
        self.used = rules.block("market_used", PUBLIC, reads="flag")
        give = self.piles.event_field("give")
        self.traded = rules.event("market_traded", [SEAT, give, self.piles.event_field("take")])
        self.renewed = rules.event("market_renewed", [self.piles.event_field()])
        self.verb = MarketTrade(self)
        turn = rules.the(Turn)
        turn.offer(rules.add(self.verb))
        turn.on_part.append(self)
        self.piles.on_laid_out.append(self)
        rules.watch_every_action(self)

    def begin(self, g: State) -> None:
        """One card of each kind (JR-7)."""
        self.after_action(g)

    def part_began(self, g: State, seat: i64) -> None:
        g.s[self.used] = 0

    def stall_with(self, g: State, kind: i64) -> i64:
        """The first stall with a card of this kind; -1 for none."""
        i: i64
        for i in range(self.piles.kinds):
            if g.s[self.stalls + i] == kind + 1:
                return i
        return -1

    def laid_out(self, g: State, kind: i64) -> i64:
        count: i64 = 0
        i: i64
        for i in range(self.piles.kinds):
            if g.s[self.stalls + i] == kind + 1:
                count += 1
        return count

    def trade(self, g: State, seat: i64, give: i64, take: i64) -> None:
        """The two cards change places; five of a kind are cleared away (JR-32, JR-33)."""
        stall: i64 = self.stall_with(g, take)
        kinds: i64 = self.piles.kinds
        self.piles.shift(g, seat, give, -1)
        self.piles.shift(g, seat, take, 1)
        g.s[self.stalls + stall] = give + 1
        g.s[self.used] = 1
        g.emit(self.traded, seat, give, take)
        if self.laid_out(g, give) == kinds:
            g.emit(self.renewed, give)
            i: i64
            for i in range(kinds):
                g.s[self.stalls + i] = EMPTY
            g.s[self.piles.supply + give] += kinds

    def after_action(self, g: State) -> None:
        """An empty stall gets a card of its kind as soon as the pile has one (JR-33)."""
        i: i64
        for i in range(self.piles.kinds):
            if g.s[self.stalls + i] == EMPTY and g.s[self.piles.supply + i] > 0:
                g.s[self.stalls + i] = i + 1
                g.s[self.piles.supply + i] -= 1
