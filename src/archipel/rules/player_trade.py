"""Trade between seats: the active one offers, others accept, decline or make a counter-offer, the active one chooses.
Nobody else trades, and there are no gifts. A box says by which of its rules, and in which phase offers are made."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.engine import roles
from archipel.engine.errors import IllegalAction
from archipel.engine.events import SEAT, EventField
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import Field, SimpleVerb, Verb
from archipel.engine.words import ACTIVE, PUBLIC
from archipel.rules.box_chapter import UNSET, BoxChapter
from archipel.rules.hands import Hands

# What a seat has answered to the open offer.
UNANSWERED: Final = 0
ACCEPTED: Final = 1
DECLINED: Final = 2
COUNTERED: Final = 3


@final
class OfferTrade(Verb):
    """Some cards for some others, offered to all or to chosen seats."""

    def __init__(self, rules: Rules, trades: PlayerTrade) -> None:
        cards = trades.cards
        to = Field("to", "seats", rules.players)
        super().__init__("offer_trade", [cards.set_field("give"), cards.set_field("take"), to], True)
        self.roles = [roles.TRADE, roles.OFFER]
        self.trades: Final[PlayerTrade] = trades
        self.out_of_turn_rule = trades.rule

    def open(self, g: State, seat: i64) -> bool:
        return self.trades.cards.tradable_count(g, seat) > 0

    def check(self, g: State, seat: i64, values: list[int]) -> IllegalAction | None:
        trades = self.trades
        kinds: int = trades.cards.kinds
        if values[2 * kinds] & ~int(g.rules.bits[seat]) == 0:
            return IllegalAction("trade.nobody", trades.rule)
        return trades.terms_refusal(g, seat, values)

    def apply_form(self, g: State, seat: i64, values: list[int]) -> None:
        trades = self.trades
        kinds: i64 = trades.cards.kinds
        k: i64
        for k in range(2 * kinds):
            g.s[trades.terms + k] = values[k]
        to: i64 = values[2 * kinds]
        to &= ~g.rules.bits[seat]
        g.open_for(trades.answering.index, to | g.rules.bits[seat], to)
        if g.has_listener():
            g.emit_row(trades.offered, [seat, *values[: 2 * kinds], to])


class TradeVerb(SimpleVerb):
    """What a seat says about the open offer."""

    def __init__(self, name: str, role: str, trades: PlayerTrade) -> None:
        super().__init__(name, [roles.TRADE, role])
        self.trades: Final[PlayerTrade] = trades


@final
class AcceptTrade(TradeVerb):
    """A seat that was asked would trade on these terms."""

    def may(self, g: State, seat: i64) -> bool:
        return seat != g.s[ACTIVE] and self.trades.can_serve(g, seat)

    def apply(self, g: State, seat: i64, x: i64) -> None:
        self.trades.answer(g, seat, ACCEPTED)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        key = "trade.own_offer" if seat == g.s[ACTIVE] else "trade.not_held"
        return IllegalAction(key, self.trades.rule)


@final
class DeclineTrade(TradeVerb):
    """A seat that was asked does not want to."""

    def may(self, g: State, seat: i64) -> bool:
        return seat != g.s[ACTIVE]

    def apply(self, g: State, seat: i64, x: i64) -> None:
        self.trades.answer(g, seat, DECLINED)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return IllegalAction("trade.own_offer", self.trades.rule)


@final
class CounterTrade(Verb):
    """A seat that was asked names its own terms: what it would give, what it would take."""

    def __init__(self, trades: PlayerTrade) -> None:
        cards = trades.cards
        super().__init__("counter_trade", [cards.set_field("give"), cards.set_field("take")], True)
        self.roles = [roles.TRADE, roles.COUNTER]
        self.trades: Final[PlayerTrade] = trades

    def open(self, g: State, seat: i64) -> bool:
        return seat != g.s[ACTIVE] and self.trades.cards.tradable_count(g, seat) > 0

    def check(self, g: State, seat: i64, values: list[int]) -> IllegalAction | None:
        if seat == g.s[ACTIVE]:
            return IllegalAction("trade.own_offer", self.trades.rule)
        return self.trades.terms_refusal(g, seat, values)

    def apply_form(self, g: State, seat: i64, values: list[int]) -> None:
        trades = self.trades
        kinds: i64 = trades.cards.kinds
        k: i64
        for k in range(2 * kinds):
            g.s[trades.counter + seat * 2 * kinds + k] = values[k]
        if g.has_listener():
            g.emit_row(trades.countered, [seat, *values[: 2 * kinds]])
        trades.answer(g, seat, COUNTERED)


@final
class ConfirmTrade(Verb):
    """The active seat trades with one of the takers, on the offer's or on the counter-offer's terms."""

    def __init__(self, rules: Rules, trades: PlayerTrade) -> None:
        super().__init__("confirm_trade", [rules.seat_field("with")])
        self.roles = [roles.TRADE, roles.CONFIRM]
        self.trades: Final[PlayerTrade] = trades

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        if seat != g.s[ACTIVE]:
            return n
        p: i64
        for p in range(g.rules.players):
            if self.trades.can_confirm(g, seat, p):
                g.scratch.codes[n] = self.base + p
                n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        self.trades.trade(g, seat, x)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        trades = self.trades
        if seat != g.s[ACTIVE]:
            return IllegalAction("trade.only_active", trades.rule)
        if g.s[trades.answers + x] == COUNTERED:
            return IllegalAction("trade.not_held", trades.rule)
        return IllegalAction("trade.not_accepted", trades.rule, partner=int(x))


@final
class WithdrawTrade(TradeVerb):
    """The active seat takes its offer back."""

    def may(self, g: State, seat: i64) -> bool:
        return seat == g.s[ACTIVE]

    def apply(self, g: State, seat: i64, x: i64) -> None:
        self.trades.end_offer(g)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return IllegalAction("trade.only_active", self.trades.rule)


class PlayerTrade(BoxChapter):
    """The open offer and the answers to it. Seats answer in any order; the active one may close at any time."""

    def __init__(self, name: str, rule: str, terms_rule: str) -> None:
        super().__init__(name)
        self.rule = rule  # who trades with whom, and when
        self.terms_rule = terms_rule  # both sides give something else
        self.terms = self.answers = self.counter = self.offered = self.answered = self.countered = self.traded = UNSET
        self.ended = UNSET
        self.offer: Verb = Verb("", [])

    def install(self, rules: Rules) -> None:
        self.cards = rules.the(Hands)
        kinds: i64 = self.cards.kinds
        names = self.cards.names
        answers = ["", "accepted", "declined", "countered"]
        # What the active seat gives, then what it takes; of a counter-offer, what that seat gives, then takes.
        self.terms = rules.block("trade_terms", PUBLIC, 2 * kinds, "terms", names)
        self.answers = rules.player_block("trade_answers", PUBLIC, 1, "name", answers)
        self.counter = rules.player_block("trade_counters", PUBLIC, 2 * kinds, "terms", names)
        give = self.cards.event_set("give")
        take = self.cards.event_set("take")
        partner = EventField("with", "seat", PUBLIC)
        self.offered = rules.event("trade_offered", [SEAT, give, take, EventField("to", "seats", PUBLIC)])
        self.answered = rules.event("trade_answered", [SEAT, EventField("answer", "word", PUBLIC, answers)])
        self.countered = rules.event("trade_countered", [SEAT, give, take])
        self.traded = rules.event("traded", [SEAT, partner, give, take])
        self.ended = rules.event("trade_ended", [SEAT], roles.SILENT)
        self.cards.on_promised.append(self)
        self.answering = rules.phase("trade_answer", self.rule)
        answers_to: list[Verb] = [
            AcceptTrade("accept_trade", roles.ACCEPT, self),
            DeclineTrade("decline_trade", roles.PASSES, self),
            CounterTrade(self),
        ]
        closes: list[Verb] = [ConfirmTrade(rules, self), WithdrawTrade("withdraw_trade", roles.WITHDRAW, self)]
        for verb in answers_to + closes:
            self.answering.offer(rules.add(verb))
        self.offer = rules.add(OfferTrade(rules, self))

    def terms_refusal(self, g: State, seat: i64, values: list[int]) -> IllegalAction | None:
        """What is wrong with terms of this seat: gives, then takes."""
        kinds: int = self.cards.kinds
        give = values[:kinds]
        take = values[kinds : 2 * kinds]
        if sum(give) == 0 or sum(take) == 0:
            return IllegalAction("trade.gift", self.terms_rule)
        for k in range(kinds):
            if give[k] > 0 and take[k] > 0:
                return IllegalAction("trade.same_kind", self.terms_rule, card=self.cards.names[k])
            if give[k] + take[k] > 0 and self.cards.tradable[k] == 0:
                return IllegalAction("trade.not_tradable", self.terms_rule, card=self.cards.names[k])
            if give[k] > self.cards.held(g, seat, k):
                return IllegalAction("trade.not_held", self.rule, card=self.cards.names[k])
        return None

    def can_serve(self, g: State, seat: i64) -> bool:
        """Whether a seat holds what the offer asks for."""
        k: i64
        for k in range(self.cards.kinds):
            if self.cards.held(g, seat, k) < g.s[self.terms + self.cards.kinds + k]:
                return False
        return True

    def can_confirm(self, g: State, seat: i64, partner: i64) -> bool:
        """Whether this partner has agreed, or has made a counter-offer that the active seat can serve."""
        answer: i64 = g.s[self.answers + partner]
        if answer == ACCEPTED:
            return True
        if answer != COUNTERED:
            return False
        kinds: i64 = self.cards.kinds
        k: i64
        for k in range(kinds):
            if self.cards.held(g, seat, k) < g.s[self.counter + partner * 2 * kinds + kinds + k]:
                return False
        return True

    def promised(self, g: State, seat: i64, kind: i64) -> i64:
        """What the offer, an agreement to it or a counter-offer says that the seat holds."""
        if seat == g.s[ACTIVE]:
            return g.s[self.terms + kind]
        answer: i64 = g.s[self.answers + seat]
        if answer == ACCEPTED:
            return g.s[self.terms + self.cards.kinds + kind]
        return g.s[self.counter + seat * 2 * self.cards.kinds + kind] if answer == COUNTERED else 0

    def answer(self, g: State, seat: i64, answer: i64) -> None:
        """Note an answer; when everybody who was asked has declined, the offer is over."""
        g.s[self.answers + seat] = answer
        if answer != COUNTERED:  # its terms were reported
            g.emit(self.answered, seat, answer)
        asked: i64 = g.argument()
        p: i64
        for p in range(g.rules.players):
            if asked & g.rules.bits[p] != 0 and g.s[self.answers + p] != DECLINED:
                g.answered(seat)
                return
        self.end_offer(g)

    def trade(self, g: State, seat: i64, partner: i64) -> None:
        """The cards change hands, and the offer is over."""
        kinds: i64 = self.cards.kinds
        give_at: i64 = self.terms
        take_at: i64 = self.terms + kinds
        if g.s[self.answers + partner] == COUNTERED:
            take_at = self.counter + partner * 2 * kinds
            give_at = take_at + kinds
        told: list[int] = [seat, partner]
        k: i64
        if g.has_listener():
            for k in range(kinds):
                told.append(g.s[give_at + k])
            for k in range(kinds):
                told.append(g.s[take_at + k])
            g.emit_row(self.traded, told)
        for k in range(kinds):
            if g.s[give_at + k] > 0:
                self.cards.give(g, seat, partner, k, g.s[give_at + k])
            if g.s[take_at + k] > 0:
                self.cards.give(g, partner, seat, k, g.s[take_at + k])
        self.end_offer(g)

    def end_offer(self, g: State) -> None:
        """Nothing of an offer stays behind."""
        kinds: i64 = self.cards.kinds
        i: i64
        for i in range(2 * kinds):
            g.s[self.terms + i] = 0
        for i in range(g.rules.players):
            g.s[self.answers + i] = UNANSWERED
        for i in range(g.rules.players * 2 * kinds):
            g.s[self.counter + i] = 0
        g.close()
        g.emit(self.ended, g.s[ACTIVE])
