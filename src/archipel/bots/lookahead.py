"""One step ahead: what an action is worth, chance as an average, the seat's next choices as the best of them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.tables import filled
from archipel.board.vectors import append, vec
from archipel.bots.bot import legal_codes
from archipel.bots.evaluation import PASSING
from archipel.bots.flows import zeros
from archipel.bots.value import LOW, Value
from archipel.engine.chance import UNSEEN, Chance
from archipel.engine.state import State

MANY: Final = 10  # outcomes, enough for any card; with more (dice) the position before is used as their average
LONG: Final = 24  # codes from which on a shortlist is made: more than there are places for the base game's robber
SHORT: Final = 12  # codes that it holds
GLANCE: Final = 0.001  # what the position right after a bid counts: of bids that come to the same, the plainest is made
TIE: Final = 1.0e-15  # log-odds of each step of a tie break, which has 31 bits: it decides between equals only


@final
class Fork(Chance):
    """Takes a given outcome at the first draw of an action and notes the other possible outcomes.

    Cards a search buys stay unseen; draws after the first come from the streams, or are the likeliest if `calm`."""

    def __init__(self, unseen: i64, chosen: i64, calm: bool = False) -> None:
        self.unseen: i64 = unseen
        self.chosen: i64 = chosen  # -1: the likeliest
        self.calm = calm
        self.met = False
        self.weights: vec[i64] = vec[i64]()

    def outcome(self, g: State, point: i64, n: i64) -> i64:
        if point == self.unseen:
            return UNSEEN
        if self.met:
            return likeliest(g.scratch.weights, n) if self.calm else g.draw_from_stream(point, n)
        self.met = True
        self.weights = filled(n, 0)
        i: i64
        for i in range(n):
            self.weights[i] = g.scratch.weights[i]
        return likeliest(self.weights, n) if self.chosen < 0 else self.chosen


def likeliest(weights: vec[i64], n: i64) -> i64:
    """Which of n outcomes has the highest weight; of equal ones the first."""
    best: i64 = 0
    i: i64
    for i in range(n):
        if weights[i] > weights[best]:
            best = i
    return best


@final
class Shortlists:
    """The best codes of decisions with very many, as a search found them first in a turn.

    A card that places a knight or moves a barbarian is considered in most positions of a search, and what is best then
    hardly depends on what the bot does before it. So later looks are at these codes only. The choice itself, when it
    comes, is between all."""

    def __init__(self) -> None:
        self.turn: i64 = -1
        self.best: dict[int, vec[i64]] = {}  # by the phase of the decision

    def copy(self) -> Shortlists:
        again = Shortlists()
        again.turn = self.turn
        again.best = dict(self.best)
        return again

    def begin(self, turn: i64, phase: i64) -> None:
        """The bot decides at a phase of a turn; for this decision itself there is no list."""
        if turn != self.turn:
            self.turn = turn
            self.best = {}
        self.best.pop(phase, None)

    def among(self, phase: i64, codes: vec[i64]) -> vec[i64]:
        """Those of some codes that are on the list of a phase; all if none is."""
        if len(codes) < LONG or phase not in self.best:
            return codes
        best = self.best[phase]
        found = vec[i64]()
        i: i64
        k: i64
        for i in range(len(best)):
            for k in range(len(codes)):
                if codes[k] == best[i]:
                    found = append(found, best[i])
                    break
        return found if len(found) > 0 else codes

    def note(self, phase: i64, codes: vec[i64], worths: vec[float]) -> None:
        """Keep the best of many codes."""
        if len(codes) >= LONG:
            best = best_first(worths, SHORT)
            i: i64
            for i in range(len(best)):
                best[i] = codes[best[i]]
            self.best[phase] = best


@final
class Branches:
    """Positions that chance may bring, and how likely each is."""

    def __init__(self) -> None:
        self.states: list[State] = []
        self.shares: vec[float] = vec[float]()

    def add(self, state: State, share: float) -> None:
        self.states.append(state)
        self.shares = append(self.shares, share)


@final
class Lookahead:
    """Evaluates actions by the positions they lead to."""

    def __init__(self, value: Value) -> None:
        self.value = value
        self.tie_seed: i64 = 0  # to be set for every decision, from the bot's own stream
        self.shortlists: Shortlists | None = None  # of the bot, if it has some

    def tie_break(self) -> float:
        """A tiny random number. Which of two equal actions is taken must not depend on their codes, or the seat near
        the low codes would have an advantage on a symmetric board."""
        self.tie_seed = (self.tie_seed * 1103515245 + 12345) & 0x7FFFFFFF
        return float(self.tie_seed) * TIE

    def best(self, g: State, seat: i64, codes: vec[i64], depth: i64) -> i64:
        """The best of some legal codes."""
        best: i64 = codes[0]
        most: float = LOW
        i: i64
        for i in range(len(codes)):
            worth: float = self.worth(g, seat, codes[i], depth) + self.tie_break()
            if worth > most:
                most = worth
                best = codes[i]
        return best

    def best_bid(self, g: State, seat: i64, codes: vec[i64], is_bid: vec[i64]) -> i64:
        """The best of some codes if all others answer as is best for them at a glance, until phases in which bids are
        made, by the flags `is_bid`, are over."""
        best: i64 = codes[0]
        most: float = LOW
        i: i64
        for i in range(len(codes)):
            child = g.copy()
            child.apply(seat, codes[i])
            worth: float = GLANCE * self.value.log_odds(child, seat)
            while not child.over() and is_bid[child.phase().index] != 0:
                decider: i64 = child.decider()
                child.apply(decider, self.at_a_glance(child, decider))
            worth += self.value.log_odds(child, seat) + self.tie_break()
            if worth > most:
                most = worth
                best = codes[i]
        return best

    def at_a_glance(self, g: State, seat: i64) -> i64:
        """The best code of a seat by the positions right after it."""
        codes = legal_codes(g, seat)
        best: i64 = codes[0]
        most: float = LOW
        i: i64
        for i in range(len(codes)):
            if len(codes) > 1:
                child = g.copy()
                child.apply(seat, codes[i])
                worth: float = self.value.log_odds(child, seat) + self.tie_break()
                if worth > most:
                    most = worth
                    best = codes[i]
        return best

    def best_of_many(self, g: State, seat: i64, codes: vec[i64], tries: i64, depth: i64) -> i64:
        """The same in two passes: a quick look at each, or each on the shortlist, with the likeliest outcome, then a
        closer look at the best few."""
        phase: i64 = g.phase().index
        if self.shortlists is not None:
            codes = self.shortlists.among(phase, codes)
        if len(codes) <= tries:
            return self.best(g, seat, codes, depth)
        worths = zeros(len(codes))
        i: i64
        for i in range(len(codes)):
            child = g.copy()
            child.chance = Fork(self.value.evaluation.unseen, -1)
            child.apply(seat, codes[i])
            worths[i] = self.value.log_odds(child, seat) + self.tie_break()
        if self.shortlists is not None:
            self.shortlists.note(phase, codes, worths)
        order = best_first(worths, tries)
        for i in range(len(order)):
            order[i] = codes[order[i]]
        return self.best(g, seat, order, depth)

    def average(self, g: State, seat: i64, code: i64) -> float:
        """Log-odds after an action at a glance, over all outcomes of its first draw, however many; what else chance
        decides comes as is likeliest."""
        fork = Fork(self.value.evaluation.unseen, -1, True)
        child = g.copy()
        child.chance = fork
        child.apply(seat, code)
        if not fork.met:
            return self.value.log_odds(child, seat)
        total: i64 = 0
        average: float = 0.0
        k: i64
        for k in range(len(fork.weights)):
            if fork.weights[k] > 0:
                child = g.copy()
                child.chance = Fork(self.value.evaluation.unseen, k, True)
                child.apply(seat, code)
                average += float(fork.weights[k]) * self.value.log_odds(child, seat)
                total += fork.weights[k]
        return average / float(total)

    def worth(self, g: State, seat: i64, code: i64, depth: i64) -> float:
        """Log-odds after an action; `depth` is how many of its follow-up choices are searched."""
        branches = self.branches(g, seat, code)
        if len(branches.states) == 0:
            return self.value.log_odds(g, seat)
        average: float = 0.0
        i: i64
        for i in range(len(branches.states)):
            average += branches.shares[i] * self.settled(branches.states[i], seat, depth)
        return average

    def branches(self, g: State, seat: i64, code: i64) -> Branches:
        """The positions an action may lead to; none where there are too many."""
        found = Branches()
        fork = Fork(self.value.evaluation.unseen, -1)
        child = g.copy()
        child.chance = fork
        child.apply(seat, code)
        if not fork.met:
            found.add(child, 1.0)
            return found
        weights = fork.weights
        total: i64 = 0
        possible: i64 = 0
        k: i64
        for k in range(len(weights)):
            total += weights[k]
            if weights[k] > 0:
                possible += 1
        if possible > MANY:
            return found
        for k in range(len(weights)):
            if weights[k] > 0:
                child = g.copy()
                child.chance = Fork(self.value.evaluation.unseen, k)
                child.apply(seat, code)
                found.add(child, float(weights[k]) / float(total))
        return found

    def settled(self, g: State, seat: i64, depth: i64) -> float:
        """Log-odds of a position, judged where the seat has nothing more to decide: after passing, if it may pass, or
        after the best of the choices it must make."""
        if g.over() or g.pending() & g.rules.bits[seat] == 0:
            return self.value.log_odds(g, seat)
        codes = legal_codes(g, seat)
        marks = self.value.evaluation.marks
        i: i64
        for i in range(len(codes)):
            if marks[codes[i]] & PASSING != 0:
                after = g.copy()
                after.apply(seat, codes[i])
                return self.value.log_odds(after, seat)
        if depth == 0:
            return self.value.log_odds(g, seat)
        if self.shortlists is not None:
            codes = self.shortlists.among(g.phase().index, codes)
        worths = zeros(len(codes))
        most: float = LOW
        for i in range(len(codes)):
            worths[i] = self.worth(g, seat, codes[i], depth - 1)
            if worths[i] > most:
                most = worths[i]
        if self.shortlists is not None:
            self.shortlists.note(g.phase().index, codes, worths)
        return most


def best_first(worths: vec[float], most: i64) -> vec[i64]:
    """The indices of the highest numbers, the best first, at most `most`; of equal ones the first comes first."""
    left = worths[:]
    n: i64 = most if most < len(worths) else len(worths)
    order = filled(n, 0)
    i: i64
    k: i64
    for k in range(n):
        top: i64 = 0
        for i in range(len(left)):
            if left[i] > left[top]:
                top = i
        order[k] = top
        left[top] = LOW
    return order
