"""What a bot says in trades: its offers and whom it asks, its answers, and with whom it trades in the end.

`archipel.bots.trading` says what terms are worth; here is what one bot has said and was told in its turn.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.vectors import append, vec
from archipel.bots.bot import filled_form
from archipel.bots.lookahead import best_first
from archipel.bots.planner import TURN_PHASE, Planner
from archipel.bots.trading import Offer, Refusal, Trading
from archipel.bots.value import LOW
from archipel.engine.action import Action
from archipel.engine.state import State
from archipel.engine.stream import Stream
from archipel.engine.view import View
from archipel.engine.words import ACTIVE, TURN

WORLDS: Final = 3  # deals of the hidden cards over which offers are averaged ...
MORE_WORLDS: Final = 3  # ... and besides these, to see who would accept one
CLOSER_OFFERS: Final = 3  # offers of a bargainer that are planned by a full search, after a glance at all
REMEMBERED: Final = 3  # rounds for which a careful bot does not repeat an offer that nobody took
BETTER: Final = 0.02  # log-odds that other terms must bring more than those of an offer that is good enough
SECOND_THOUGHT: Final = 0.1  # log-odds that an offer which was accepted must cost for a bargainer to take it back


@final
class Dealer:
    """The trades of one bot, with up to `offers` in a turn. A careful one remembers those that nobody took; one that
    bargains asks for better terms, and learns from refusals."""

    def __init__(self, offers: int, careful: bool, bargains: bool) -> None:
        self.offers: i64 = offers
        self.careful = careful
        self.bargains = bargains
        self.turn: i64 = -1  # the turn in which ...
        self.offered: list[list[int]] = []  # ... these offers were made
        self.looked: i64 = 0  # ... and how often offers were looked for
        self.held: list[int] = []  # the cards in hand when the last offer was made, until its end is known
        self.refused: list[tuple[int, list[int]]] = []  # offers that nobody took, with their turns
        self.refusals: list[Refusal] = []  # who did not take what in this turn; a bargainer asks accordingly
        self.asked: i64 = 0  # the seats that the last offer was made to, as bits, until answers to it are seen
        self.planned: dict[tuple[int, ...], float] = {}  # log-odds after terms, until the bot does anything but offer

    def copy(self) -> Dealer:
        again = Dealer(self.offers, self.careful, self.bargains)
        again.turn = self.turn
        again.offered = self.offered[:]
        again.looked = self.looked
        again.held = self.held[:]
        again.refused = self.refused[:]
        again.refusals = self.refusals[:]
        again.asked = self.asked
        again.planned = dict(self.planned)
        return again

    def other_move(self) -> None:
        """The bot does something else: turns after offers must be planned again."""
        self.planned = {}

    def answer(self, planner: Planner, trading: Trading, g: State, seat: i64, codes: vec[i64]) -> Action:
        """An answer to an open offer, or the end of the bot's own one."""
        rules = planner.rules
        if seat == g.s[ACTIVE]:
            return rules.actions[self.close_trade(planner, trading, g, seat, codes)]
        gain: float = trading.gain_of_offer(g, seat)
        if gain > trading.least_gain and not self.bargains:
            return trading.reply(True)
        terms = trading.counter(g, seat)
        if gain > trading.least_gain and (len(terms) == 0 or trading.counter_gain < gain + BETTER):
            return trading.reply(True)
        if len(terms) > 0:
            return filled_form(rules, trading.counter_offer, terms)
        return trading.reply(False)

    def close_trade(self, planner: Planner, trading: Trading, g: State, seat: i64, codes: vec[i64]) -> i64:
        """The taker with whom the turn continues best, or none."""
        confirm = trading.confirm
        if self.asked != 0:
            self.refusals.append(Refusal(self.offered[len(self.offered) - 1], trading.refused_by(g)))
            self.asked = 0
        best: i64 = codes[0]
        most: float = LOW
        accepted: i64 = -1  # the best trade on the bot's own terms ...
        kept: float = LOW  # ... and what it is worth
        i: i64
        for i in range(len(codes)):
            harm: float = 0.0
            partner: i64 = -1
            if planner.rules.verb_of[codes[i]] is confirm:
                partner = codes[i] - confirm.base
                planner.value.evaluation.prepare_position(g)
                harm = self.harm(trading, g, seat, partner, trading.agreed(g, partner))
            after = g.copy()
            after.apply(seat, codes[i])
            worth: float = self.after_trade(planner, after, seat) - harm
            if worth > most:
                most = worth
                best = codes[i]
            if partner >= 0 and worth > kept and trading.has_accepted(g, partner):
                kept = worth
                accepted = codes[i]
        trades: bool = planner.rules.verb_of[best] is confirm
        if self.bargains and accepted >= 0 and not trades and kept + SECOND_THOUGHT >= most:
            best = accepted
        if planner.rules.verb_of[best] is confirm:
            self.planned = {}
            # What a seat said before it trades tells nothing of its cards after that.
            others: i64 = ~planner.rules.bits[best - confirm.base]
            self.refusals = [Refusal(refusal.terms, refusal.seats & others) for refusal in self.refusals]
        return best

    def after_trade(self, planner: Planner, g: State, seat: i64) -> float:
        """Log-odds when the turn continues from here; a bargainer searches as much as when it made its offer, or it
        would withdraw an offer for which it does not find the plan again."""
        if self.bargains and not g.over() and planner.phases[g.phase().index] == TURN_PHASE:
            return planner.planned_worth(g, seat)
        return planner.follow(g, seat)

    def may_offer(self, trading: Trading, g: State, seat: i64) -> bool:
        """Whether the seat may make an offer here, and has not made enough in this turn."""
        if len(self.held) > 0:
            if self.held == trading.hand_of(g, seat):
                self.refused.append((self.turn, self.offered[len(self.offered) - 1]))
            self.held = []
        if self.turn != g.s[TURN]:
            self.turn = g.s[TURN]
            self.offered = []
            self.refusals = []
            self.asked = 0
            self.looked = 0
            self.planned = {}
        if self.asked != 0:  # nobody took the last offer, or there would have been answers to choose from
            self.refusals.append(Refusal(self.offered[len(self.offered) - 1], self.asked))
            self.asked = 0
        if len(self.offered) >= self.offers or self.looked > self.offers:
            return False
        return g.phase().offers(trading.offer) and trading.offer.open(g, seat)

    def best_offer(
        self, planner: Planner, trading: Trading, view: View, stream: Stream, g: State, now: float
    ) -> list[int]:
        """The offer with the highest gain times chance: terms, then the seats asked as bits; [] for none that is worth
        asking for."""
        seat: i64 = view.seat
        self.looked += 1
        worlds = [g]
        i: i64
        for i in range(1, WORLDS):
            worlds.append(planner.imagined(view, stream))
        trading.look_closer()
        trading.rule_out(worlds, 0, seat, self.refusals)
        glances: bool = self.bargains  # whether all are planned at a glance first
        before: float = planner.glance(g, seat) if glances else now
        found: list[Offer] = []
        gains = vec[float]()
        for offer in trading.offers(worlds, seat, trading.planned + len(self.offered)):
            if offer.terms in self.offered or self.was_refused(offer.terms, g.s[TURN] - REMEMBERED * g.rules.players):
                continue
            if len(worlds) == WORLDS:
                for i in range(MORE_WORLDS):
                    worlds.append(planner.imagined(view, stream))
                trading.rule_out(worlds, WORLDS, seat, self.refusals)
            trading.ask_only_the_likely(worlds, seat, offer)
            if offer.chance >= trading.promising:
                found.append(offer)
                gains = append(gains, self.gain_by(planner, trading, g, seat, offer, before, glances))
        best: list[int] = []
        most: float = trading.worthwhile
        order = best_first(gains, CLOSER_OFFERS if glances else 1)
        for i in range(len(order)):
            offer = found[order[i]]
            gain: float = gains[order[i]]
            if gain > most and glances:
                gain = self.gain_by(planner, trading, g, seat, offer, now, False)
            if gain > most:
                most = gain
                best = [*offer.terms, offer.asked]
        if len(best) > 0:
            self.offered.append(best[: 2 * trading.kinds])
            self.asked = best[len(best) - 1] if self.bargains else 0
            if self.careful:
                self.held = trading.hand_of(g, seat)
        return best

    def gain_by(
        self, planner: Planner, trading: Trading, g: State, seat: i64, offer: Offer, now: float, glance: bool
    ) -> float:
        """What an offer brings, times the chance that it is taken; those with whom the bot would not trade on these
        terms are no longer asked."""
        worth: float = self.worth_after(planner, trading, g, seat, offer, glance)
        planner.value.evaluation.prepare_position(g)
        if self.bargains:
            self.ask_only_the_harmless(trading, g, seat, offer, worth - now)
            if offer.chance < trading.promising:
                return LOW
        return (worth - self.harm(trading, g, seat, offer.partner, offer.terms) - now) * offer.chance

    def worth_after(self, planner: Planner, trading: Trading, g: State, seat: i64, offer: Offer, glance: bool) -> float:
        """Log-odds of the best plan after a trade on these terms. What a bargainer has found is kept while it makes one
        offer after another."""
        known = (*offer.terms, int(offer.partner) if trading.has_open_goods(offer.terms) else 0, int(glance))
        if self.bargains and known in self.planned:
            return self.planned[known]
        after = g.copy()
        if self.bargains:
            trading.shift_both(after, seat, offer.partner, offer.terms)
        else:
            trading.shift(after, seat, offer.terms, 1)
        if glance:
            self.planned[known] = planner.glance(after, seat)
        else:
            self.planned[known] = planner.planned_worth(after, seat)
        return self.planned[known]

    def harm(self, trading: Trading, g: State, seat: i64, partner: i64, terms: list[int]) -> float:
        """How much stronger a trade makes the rivals, but for what the position after it shows: a bargainer sees the
        open goods there."""
        return trading.harm(g, seat, partner, trading.hidden_part(terms) if self.bargains else terms)

    def ask_only_the_harmless(self, trading: Trading, g: State, seat: i64, offer: Offer, gain: float) -> None:
        """Do not ask those with whom the bot would not trade on these terms if they agreed, such as a leader, for whom
        they are worth more than the gain."""
        p: i64
        for p in range(g.rules.players):
            if offer.asked & g.rules.bits[p] != 0 and self.harm(trading, g, seat, p, offer.terms) >= gain:
                offer.drop(p, g.rules.bits[p])

    def was_refused(self, terms: list[int], since: i64) -> bool:
        """Whether nobody took such an offer in this turn or after."""
        for turn, refused in self.refused:
            if turn >= since and refused == terms:
                return True
        return False
