"""Trade with other seats, decided by value: what to answer, what to offer, what a partner would accept.

The partner's gain counts against the bot's own, by the softmax of the value: so helping a leader is refused and helping
the last seat is cheap. A partner's hand is guessed: what an offer shows is certain, the rest follows from its tiles
or, for offers, from a few worlds of `imagine`.

Terms are lists of numbers: what a seat gives, kind by kind, and then what it takes.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.tables import filled
from archipel.board.vectors import append, vec
from archipel.bots.bot import verb_with
from archipel.bots.flows import zeros
from archipel.bots.lookahead import best_first
from archipel.bots.value import LOW, Value
from archipel.engine import roles
from archipel.engine.action import Action
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import ACTIVE
from archipel.rules.base.development import Development
from archipel.rules.hands import Hands
from archipel.rules.player_trade import ACCEPTED, COUNTERED, DECLINED, PlayerTrade

NOTICEABLE: Final = 0.03  # log-odds; a trade that brings less is not worth offering
JEALOUSY: Final = 0.4  # how much of the other side's gain a partner is assumed to mind
AT_FIRST: Final = 0.2  # the same where offers are only looked for: those who might be asked are judged more closely
ENOUGH: Final = 0.6  # how many cards of a kind a partner must be expected to hold, for each one it is asked for
EMBARGO_PART: Final = 5  # the embargo begins when a seat lacks about this part of the target, a fifth, or less ...
EMBARGO_LEAST: Final = 2  # ... and at the latest when it lacks these points
HIDDEN: Final = 2  # cards of a seat that may be points then
LIKELY: Final = 0.5  # in how many of the imagined worlds a partner must accept to be asked
PROMISING: Final = 0.65  # the least chance that an offer is taken
WORTHWHILE: Final = 0.17  # log-odds that an offer must bring, times the chance: nobody is asked for a trifle
PLANNED: Final = 8  # offers for which the turn after them is planned

# The same for a bot that bargains.
BARGAIN_LIKELY: Final = 0.1
BARGAIN_PROMISING: Final = 0.1
BARGAIN_WORTHWHILE: Final = 0.007
BARGAIN_LEAST: Final = 0.007  # what a trade must bring it
BARGAIN_OTHERS_LEAST: Final = -0.02  # what it must bring others: they value cards otherwise, and asking costs nothing
BARGAIN_PLANNED: Final = 20

MOST_WORLDS: Final = 6  # imagined worlds over which offers are judged

# Scores are remembered at places of the evaluation: first those of single questions, then one for each world and seat
# with its secrets, as offers are looked for, the same as they are judged more closely, and those of the active seat.
MINE: Final = 0
THEIRS: Final = 1
FIRST_LOOK: Final = 2


@final
class Offer:
    """Terms that seem good for both sides, and who might take them."""

    def __init__(self, terms: list[int], asked: i64, partner: i64, chance: float) -> None:
        self.terms = terms
        self.asked: i64 = asked  # seats, as bits
        self.partner: i64 = partner  # the likeliest of them
        self.chance: float = chance  # that anybody takes them
        self.willing: dict[int, float] = {}  # by seat that is asked: the chance that it takes them

    def drop(self, seat: i64, bit: i64) -> None:
        """Do not ask a seat after all."""
        self.willing.pop(seat, None)
        self.asked &= ~bit
        refused: float = 1.0
        most: float = 0.0
        for other, chance in self.willing.items():
            refused *= 1.0 - chance
            if chance > most:
                most = chance
                self.partner = other
        self.chance = 1.0 - refused


@final
class Refusal:
    """Terms of the active seat that some seats did not take."""

    def __init__(self, terms: list[int], seats: i64) -> None:
        self.terms = terms
        self.seats: i64 = seats  # as bits


@final
class Trading:
    """Evaluates terms for one set of rules."""

    def __init__(self, rules: Rules, value: Value) -> None:
        self.rules = rules
        self.value = value
        self.cards = rules.the(Hands)
        self.trades = rules.the(PlayerTrade)
        self.offer = verb_with(rules, roles.TRADE, roles.OFFER)
        self.accept = verb_with(rules, roles.TRADE, roles.ACCEPT)
        self.decline = verb_with(rules, roles.TRADE, roles.PASSES)
        self.counter_offer = verb_with(rules, roles.TRADE, roles.COUNTER)
        self.confirm = verb_with(rules, roles.TRADE, roles.CONFIRM)
        self.points: i64 = rules.block_named["points"].at
        self.target: i64 = rules.block_named["target"].at
        self.development = rules.the(Development) if rules.has(Development) else None
        self.likely: float = LIKELY
        self.promising: float = PROMISING
        self.worthwhile: float = WORTHWHILE
        self.least_gain: float = NOTICEABLE  # what a trade must bring the bot ...
        self.others_least: float = NOTICEABLE  # ... and what others are taken to ask for
        self.planned: i64 = PLANNED
        self.counter_gain: float = 0.0  # what the terms bring that `counter` has found last
        self.embargo = False  # near the end the bot does not trade with those who may win soon
        self.kinds: i64 = self.cards.kinds
        self.closer_look: i64 = FIRST_LOOK + MOST_WORLDS * rules.players
        self.places: i64 = self.closer_look + MOST_WORLDS * (rules.players + 1)
        self.known: vec[i64] = filled(MOST_WORLDS * (rules.players + 1), 0)  # 1: what a closer look has found is there
        self.own_scores = zeros(MOST_WORLDS * rules.players)  # by world and seat, with secrets
        self.public_scores = zeros(MOST_WORLDS * rules.players)  # ... and without
        self.ruled_out: vec[i64] = filled(MOST_WORLDS * rules.players, 0)  # the same: 1 if the world does not fit
        self.terms: list[list[int]] = [terms for terms in all_terms(self.cards.kinds) if self.is_traded(terms)]

    def bargain(self) -> None:
        """From now on there are more offers, which bring less and are taken less often, and two cards for two.

        Others are taken to agree even to what costs them a trifle."""
        self.likely = BARGAIN_LIKELY
        self.promising = BARGAIN_PROMISING
        self.worthwhile = BARGAIN_WORTHWHILE
        self.planned = BARGAIN_PLANNED
        self.least_gain = BARGAIN_LEAST
        self.others_least = BARGAIN_OTHERS_LEAST
        self.terms += [terms for terms in two_for_two(self.kinds) if self.is_traded(terms)]

    def is_traded(self, terms: list[int]) -> bool:
        """Whether all cards of these terms may change hands."""
        k: i64
        for k in range(self.kinds):
            if terms[k] + terms[self.kinds + k] > 0 and self.cards.tradable[k] == 0:
                return False
        return True

    def is_asked(self, g: State, seat: i64) -> bool:
        """Whether the seat has to answer another one's offer."""
        return g.phase().index == self.trades.answering.index and seat != g.s[ACTIVE]

    def reply(self, accepts: bool) -> Action:
        """Yes or no to an open offer."""
        return self.rules.actions[self.accept.base if accepts else self.decline.base]

    # ---- what a trade does

    def shift(self, g: State, seat: i64, terms: list[int], sign: i64) -> None:
        """Let a seat give and take as its terms say; with sign -1 take it back, or be the other side."""
        k: i64
        for k in range(self.kinds):
            change: i64 = (terms[self.kinds + k] - terms[k]) * sign
            if change != 0:
                self.cards.shift(g, seat, k, change)

    def shift_both(self, g: State, seat: i64, partner: i64, terms: list[int]) -> None:
        """Let a seat give and take as its terms say, and its partner the open goods among them, whose numbers everybody
        knows; points may depend on these, so the rules look at what both have now."""
        self.shift(g, seat, terms, 1)
        k: i64
        for k in range(self.cards.hidden, self.kinds):
            change: i64 = terms[self.kinds + k] - terms[k]
            if change != 0:
                self.cards.shift(g, partner, k, -change)
                self.cards.notify_open(g, seat, k)
                self.cards.notify_open(g, partner, k)

    def has_open_goods(self, terms: list[int]) -> bool:
        """Whether anything in these terms is open."""
        k: i64
        for k in range(self.cards.hidden, self.kinds):
            if terms[k] + terms[self.kinds + k] > 0:
                return True
        return False

    def hidden_part(self, terms: list[int]) -> list[int]:
        """Terms without their open goods."""
        found = terms[:]
        k: i64
        for k in range(self.cards.hidden, self.kinds):
            found[k] = 0
            found[self.kinds + k] = 0
        return found

    def holds(self, g: State, seat: i64, terms: list[int], first: i64) -> bool:
        k: i64
        for k in range(self.kinds):
            if terms[first + k] > 0 and self.cards.held(g, seat, k) < terms[first + k]:
                return False
        return True

    def hand_of(self, g: State, seat: i64) -> list[int]:
        """How many cards of each kind the seat holds."""
        return [self.cards.held(g, seat, k) for k in range(self.kinds)]

    def know(self, seat: i64, terms: list[int], first: i64) -> None:
        """From now on others know that the seat holds this side of the terms."""
        evaluation = self.value.evaluation
        evaluation.certain_count[seat] = 0.0
        k: i64
        for k in range(self.cards.hidden):
            count: i64 = terms[first + k]
            evaluation.certain[seat * self.kinds + k] = float(count)
            evaluation.certain_count[seat] += float(count)

    def forget(self, seat: i64) -> None:
        """Nothing is certain any more."""
        evaluation = self.value.evaluation
        evaluation.certain_count[seat] = 0.0
        k: i64
        for k in range(self.kinds):
            evaluation.certain[seat * self.kinds + k] = 0.0

    def remember(self, place: i64, g: State, seat: i64, own: bool) -> float:
        """A seat's score, to be asked for again with other cards; `prepare_position` comes before."""
        self.value.evaluation.have_places(self.places)
        return self.value.evaluation.remember(place, g, seat, own)

    def own_gain(self, g: State, seat: i64, terms: list[int], before: float, place: i64 = MINE) -> float:
        """What terms add to the seat's own score of before, which is remembered at a place."""
        self.shift(g, seat, terms, 1)
        gain: float = self.value.evaluation.score_with_cards(place, g) - before
        self.shift(g, seat, terms, -1)
        return gain

    def harm(self, g: State, seat: i64, partner: i64, terms: list[int]) -> float:
        """How much stronger the rivals are when the partner has taken the other side of a seat's terms: it was sure to
        hold what it gives, and is sure to hold what it gets. `prepare_position` comes before."""
        if not self.is_between_two(terms):
            return self.harm_to_all(g, seat, partner, terms)
        scores = self.value.scores
        p: i64
        for p in range(self.rules.players):
            if p == partner:
                self.remember(THEIRS, g, p, False)
            elif p != seat:
                scores[p] = self.value.evaluation.score(g, p, False)
        return self.harm_by(THEIRS, g, seat, partner, terms)

    def is_between_two(self, terms: list[int]) -> bool:
        """Whether a trade leaves the scores of all other seats as they are: open goods such as gold may be compared."""
        return not self.has_open_goods(terms) and self.value.evaluation.all_declared

    def harm_to_all(self, g: State, seat: i64, partner: i64, terms: list[int]) -> float:
        """`harm`, where the partner's cards may concern the scores of others."""
        self.know(partner, terms, self.kinds)
        before: float = self.value.score_rivals(g, seat)
        self.know(partner, terms, 0)
        self.shift(g, partner, terms, -1)
        after: float = self.value.score_rivals(g, seat)
        self.shift(g, partner, terms, 1)
        self.forget(partner)
        return after - before

    def harm_by(self, place: i64, g: State, seat: i64, partner: i64, terms: list[int]) -> float:
        """The same if the partner's score is remembered at a place, and the `scores` of the others are known."""
        value = self.value
        self.know(partner, terms, self.kinds)
        value.scores[partner] = value.evaluation.score_with_cards(place, g)
        before: float = value.together(seat)
        self.know(partner, terms, 0)
        self.shift(g, partner, terms, -1)
        value.scores[partner] = value.evaluation.score_with_cards(place, g)
        after: float = value.together(seat)
        self.shift(g, partner, terms, 1)
        self.forget(partner)
        return after - before

    def is_dangerous(self, g: State, seat: i64) -> bool:
        """One more point, and the seat has won: nobody trades with it."""
        return g.s[self.points + seat] + 1 >= g.s[self.target + seat]

    def is_shunned(self, g: State, seat: i64) -> bool:
        """Whether the bot does not trade with a seat: it is dangerous or, under the embargo, near the end. Cards that
        nobody has seen may be points."""
        if self.is_dangerous(g, seat):
            return True
        if not self.embargo:
            return False
        points: i64 = self.value.evaluation.points_within_reach(g, seat)
        development = self.development
        if development is not None:
            points += min(g.s[development.count + seat], HIDDEN)
        target: i64 = g.s[self.target + seat]
        return points + max(EMBARGO_LEAST, (target + EMBARGO_PART // 2) // EMBARGO_PART) >= target

    # ---- answering

    def offered(self, g: State) -> list[int]:
        """The open offer as terms of the seat that answers it."""
        terms: list[int] = []
        k: i64
        for k in range(self.kinds):
            terms.append(g.s[self.trades.terms + self.kinds + k])
        for k in range(self.kinds):
            terms.append(g.s[self.trades.terms + k])
        return terms

    def accepts(self, g: State, seat: i64) -> bool:
        """Whether a seat that was asked would trade on the terms of the offer."""
        return self.gain_of_offer(g, seat) > self.least_gain

    def gain_of_offer(self, g: State, seat: i64) -> float:
        """What the terms of the offer bring a seat that was asked; far below nothing if it may not accept them."""
        if self.is_shunned(g, g.s[ACTIVE]):
            return LOW
        return self.gain_of(g, seat, g.s[ACTIVE], self.offered(g))

    def would_accept(self, g: State, seat: i64, active: i64, terms: list[int]) -> bool:
        """Whether a seat with this hand would trade with the active one on these terms of its own."""
        return self.gain_of(g, seat, active, terms) > self.others_least

    def gain_of(self, g: State, seat: i64, active: i64, terms: list[int]) -> float:
        """What a trade with the active seat brings a seat with this hand, on these terms of its own."""
        if self.is_dangerous(g, active) or not self.holds(g, seat, terms, 0):
            return LOW
        self.value.evaluation.prepare_position(g)
        before: float = self.remember(MINE, g, seat, True)
        return self.own_gain(g, seat, terms, before) - self.harm(g, seat, active, terms)

    def counter(self, g: State, seat: i64) -> list[int]:
        """The best terms for a seat that was asked which the active one should like too; [] for none."""
        active: i64 = g.s[ACTIVE]
        best: list[int] = []
        if self.is_shunned(g, active):
            return best
        evaluation = self.value.evaluation
        evaluation.prepare_position(g)
        offered = self.offered(g)
        self.know(active, offered, self.kinds)
        evaluation.score(g, active, False)
        guess = evaluation.hand[:]
        before: float = self.remember(MINE, g, seat, True)
        most: float = self.least_gain
        for terms in self.terms:
            if terms == offered or not self.holds(g, seat, terms, 0) or not self.can_guess(guess, terms):
                continue
            gain: float = self.own_gain(g, seat, terms, before)
            if gain > most:
                theirs: float = self.gain_of_other(g, active, offered, terms)
                gain -= self.harm(g, seat, active, terms)
                if gain > most and theirs > JEALOUSY * gain + self.others_least:
                    most = gain
                    best = terms
        self.counter_gain = most
        self.forget(active)
        return best

    def can_guess(self, guess: vec[float], terms: list[int]) -> bool:
        """Whether a guessed hand has what these terms take."""
        k: i64
        for k in range(self.kinds):
            wanted: i64 = terms[self.kinds + k]
            if float(wanted) * ENOUGH > guess[k]:
                return False
        return True

    def gain_of_other(self, g: State, active: i64, offered: list[int], terms: list[int]) -> float:
        """What another's terms add to the score of the active seat, which is sure to hold what it has offered."""
        evaluation = self.value.evaluation
        self.know(active, offered, self.kinds)
        before: float = self.remember(THEIRS, g, active, False)
        k: i64
        for k in range(self.cards.hidden):
            change: i64 = terms[k] - terms[self.kinds + k]
            evaluation.certain[active * self.kinds + k] += float(change)
            evaluation.certain_count[active] += float(change)
        self.shift(g, active, terms, -1)
        after: float = evaluation.score_with_cards(THEIRS, g)
        self.shift(g, active, terms, 1)
        self.forget(active)
        return after - before

    # ---- offering

    def offers(self, worlds: list[State], seat: i64, most: i64) -> list[Offer]:
        """The most promising offers of the active seat, over a few deals of the hidden cards; the best first."""
        g = worlds[0]
        evaluation = self.value.evaluation
        evaluation.prepare_position(g)
        scores = zeros(len(worlds) * self.rules.players)  # of all seats in all worlds
        p: i64
        w: i64
        for w in range(len(worlds)):
            for p in range(self.rules.players):
                place: i64 = w * self.rules.players + p
                scores[place] = self.remember(FIRST_LOOK + place, worlds[w], p, True)
        before: float = scores[seat]
        found: list[Offer] = []
        worths = vec[float]()
        for terms in self.terms:
            if not self.holds(g, seat, terms, 0):
                continue
            gain: float = self.own_gain(g, seat, terms, before, FIRST_LOOK + seat)
            if gain > self.least_gain:
                offer = self.addressed(worlds, scores, seat, terms, gain)
                if offer.asked != 0:
                    found.append(offer)
                    worths = append(worths, gain * offer.chance)
        order = best_first(worths, most)
        return [found[at] for at in order]

    def addressed(self, worlds: list[State], scores: vec[float], seat: i64, terms: list[int], gain: float) -> Offer:
        """Who might take these terms: in each world those who hold the cards and would gain enough on their score.
        `rule_out` comes before."""
        offer = Offer(terms, 0, -1, 0.0)
        refused: float = 1.0
        best: float = 0.0
        p: i64
        w: i64
        for p in range(self.rules.players):
            if p == seat or self.is_shunned(worlds[0], p):
                continue
            willing: float = 0.0
            fitting: float = self.fitting(len(worlds), p)
            for w in range(len(worlds)):
                place: i64 = w * self.rules.players + p
                if (
                    self.ruled_out[place] == 0
                    and self.holds(worlds[w], p, terms, self.kinds)
                    and self.likes(worlds[w], p, terms, gain, scores[place], FIRST_LOOK + place)
                ):
                    willing += 1.0 / fitting
            if willing > 0.0:
                offer.asked |= self.rules.bits[p]
                refused *= 1.0 - willing
                if willing > best:
                    best = willing
                    offer.partner = p
        offer.chance = 1.0 - refused
        return offer

    def look_closer(self) -> None:
        """From now on offers are judged in these worlds: nothing is known of them yet."""
        i: i64
        for i in range(len(self.known)):
            self.known[i] = 0

    def ask_only_the_likely(self, worlds: list[State], seat: i64, offer: Offer) -> None:
        """Of the seats that might take an offer, leave those that would accept it in enough of these worlds.
        `look_closer` comes before the first offer, and `rule_out` for new worlds."""
        evaluation = self.value.evaluation
        evaluation.prepare_position(worlds[0])
        taken = [*offer.terms[self.kinds :], *offer.terms[: self.kinds]]
        asked: i64 = 0
        refused: float = 1.0
        best: float = 0.0
        p: i64
        w: i64
        for p in range(self.rules.players):
            if offer.asked & self.rules.bits[p] == 0:
                continue
            willing: float = 0.0
            fitting: float = self.fitting(len(worlds), p)
            for w in range(len(worlds)):
                if self.ruled_out[w * self.rules.players + p] == 0 and self.would_accept_in(
                    w, worlds[w], p, seat, taken
                ):
                    willing += 1.0 / fitting
            if willing < self.likely:
                continue
            offer.willing[p] = willing
            asked |= self.rules.bits[p]
            refused *= 1.0 - willing
            if willing > best:
                best = willing
                offer.partner = p
        offer.asked = asked
        offer.chance = 1.0 - refused

    def rule_out(self, worlds: list[State], first: i64, seat: i64, refusals: list[Refusal]) -> None:
        """Look, in these worlds from one on, for seats that would have taken what they have refused in this turn: in
        truth their cards are others. `look_closer` comes before."""
        players: i64 = self.rules.players
        self.value.evaluation.prepare_position(worlds[0])
        p: i64
        w: i64
        for w in range(first, len(worlds)):
            for p in range(players):
                self.ruled_out[w * players + p] = 0
            for refusal in refusals:
                taken = [*refusal.terms[self.kinds :], *refusal.terms[: self.kinds]]
                for p in range(players):
                    if refusal.seats & self.rules.bits[p] != 0 and self.would_accept_in(w, worlds[w], p, seat, taken):
                        self.ruled_out[w * players + p] = 1

    def fitting(self, n: i64, p: i64) -> float:
        """In how many of the first n worlds a seat may have such cards, see `rule_out`."""
        found: i64 = 0
        w: i64
        for w in range(n):
            found += 1 - self.ruled_out[w * self.rules.players + p]
        return float(found)

    def would_accept_in(self, w: i64, world: State, partner: i64, active: i64, terms: list[int]) -> bool:
        """`would_accept` in one of several worlds; what all offers have in common is worked out only once."""
        if not self.is_between_two(terms):
            return self.would_accept(world, partner, active, terms)
        if self.is_dangerous(world, active) or not self.holds(world, partner, terms, 0):
            return False
        evaluation = self.value.evaluation
        players: i64 = self.rules.players
        first: i64 = w * (players + 1)
        if self.known[first + players] == 0:
            self.known[first + players] = 1
            evaluation.prepare_position(world)
            p: i64
            for p in range(players):
                if p != active:
                    self.public_scores[w * players + p] = evaluation.score(world, p, False)
            self.remember(self.closer_look + first + players, world, active, False)
        if self.known[first + partner] == 0:
            self.known[first + partner] = 1
            evaluation.prepare_position(world)
            self.own_scores[w * players + partner] = self.remember(
                self.closer_look + first + partner, world, partner, True
            )
        gain: float = self.own_gain(
            world, partner, terms, self.own_scores[w * players + partner], self.closer_look + first + partner
        )
        for p in range(players):
            self.value.scores[p] = self.public_scores[w * players + p]
        harm: float = self.harm_by(self.closer_look + first + players, world, partner, active, terms)
        return gain - harm > self.others_least

    def likes(self, world: State, partner: i64, terms: list[int], gain: float, before: float, place: i64) -> bool:
        """Whether a partner with this hand would gain from the other side of the terms, considering our gain; its
        score of before is remembered at a place."""
        self.shift(world, partner, terms, -1)
        theirs: float = self.value.evaluation.score_with_cards(place, world) - before
        self.shift(world, partner, terms, 1)
        return theirs > AT_FIRST * gain + self.others_least

    # ---- closing

    def refused_by(self, g: State) -> i64:
        """The seats, as bits, that have said no to the terms of the open offer, or asked for others."""
        seats: i64 = 0
        p: i64
        for p in range(self.rules.players):
            answer: i64 = g.s[self.trades.answers + p]
            if answer in (DECLINED, COUNTERED):
                seats |= self.rules.bits[p]
        return seats

    def has_accepted(self, g: State, partner: i64) -> bool:
        """Whether a seat has said yes to the terms of the open offer."""
        return g.s[self.trades.answers + partner] == ACCEPTED

    def agreed(self, g: State, partner: i64) -> list[int]:
        """The terms, of the active seat, on which it would trade with this partner now."""
        at: i64 = self.trades.terms
        second: i64 = at + self.kinds
        if g.s[self.trades.answers + partner] == COUNTERED:
            second = self.trades.counter + partner * 2 * self.kinds
            at = second + self.kinds
        terms: list[int] = []
        k: i64
        for k in range(self.kinds):
            terms.append(g.s[at + k])
        for k in range(self.kinds):
            terms.append(g.s[second + k])
        return terms


def all_terms(kinds: i64) -> list[list[int]]:
    """One card for one, two for one and one for two."""
    found: list[list[int]] = []
    a: i64
    b: i64
    c: i64
    for a in range(kinds):
        for c in range(kinds):
            if a != c:
                found.append(terms_of(kinds, [a], [c]))
    for a in range(kinds):
        for b in range(a, kinds):
            for c in range(kinds):
                if c != a and c != b:
                    found.append(terms_of(kinds, [a, b], [c]))
                    found.append(terms_of(kinds, [c], [a, b]))
    return found


def two_for_two(kinds: i64) -> list[list[int]]:
    """Two cards for two."""
    found: list[list[int]] = []
    a: i64
    b: i64
    c: i64
    d: i64
    for a in range(kinds):
        for b in range(a, kinds):
            for c in range(kinds):
                for d in range(c, kinds):
                    if c != a and c != b and d != a and d != b:
                        found.append(terms_of(kinds, [a, b], [c, d]))
    return found


def terms_of(kinds: i64, give: list[int], take: list[int]) -> list[int]:
    """Terms by the kinds of single cards."""
    terms = [0] * (2 * kinds)
    for kind in give:
        terms[kind] += 1
    for kind in take:
        terms[kinds + kind] += 1
    return terms
