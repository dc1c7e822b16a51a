"""A search over the seat's own turn: sequences of actions, evaluated only where the turn could end.

The value need not understand half-finished turns, so useful trades are found without special rules. Of all positions
after one action the best few are kept, then those after two, and so on. Cards are bought unseen; actions that depend on
chance or on others' secrets, and two-part moves, are left out and searched separately, see `standard`.

With a width of two, from a position that is worth 1.0 if the turn ends at once:

    root 1.0 --+-- road  1.1 ----- road 1.2
               +-- trade 0.8 ----- city 1.6     the best of all, so the plan begins with the trade
               +-- card  0.7                    not among the best two, so not continued

Every number is what the position is worth if the turn ended there. A position that is reached in two ways counts once
(`Fingerprints`), and after a private action the rivals' scores of the position before are used again.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.tables import copy_of, filled, vec_of
from archipel.board.vectors import append, vec
from archipel.bots.bot import legal_codes
from archipel.bots.evaluation import GUESSED, HALF, PASSING, PRIVATE
from archipel.bots.fingerprints import Fingerprints
from archipel.bots.lookahead import Fork, Lookahead, best_first
from archipel.bots.value import LOW
from archipel.engine.rules import Rules
from archipel.engine.state import State

DEPTH: Final = 8  # actions of a sequence
OUTCOMES: Final = 8  # positions for all outcomes of an action, about
UNFINISHED: Final = 0.5  # log-odds that a position loses if something must still be chosen
LATER: Final = 1.0e-5  # log-odds that each further action costs: more than a tie break, less than any reason
UNKNOWN_RIVALS: Final = 1.0e9


@final
class Layer:
    """Positions after the same number of actions: how each began, what it is worth, and what the rivals have there."""

    def __init__(self) -> None:
        self.states: list[State] = []
        self.firsts: vec[i64] = vec[i64]()  # the first code of the sequence; -1 at the root
        self.worths: vec[float] = vec[float]()
        self.rivals: vec[float] = vec[float]()
        self.verbs: vec[i64] = vec[i64]()  # the first code of the verb by which the position was reached

    def add(self, state: State, first: i64, verb: i64, worth: float, rivals: float) -> None:
        self.states.append(state)
        self.firsts = append(self.firsts, first)
        self.verbs = append(self.verbs, verb)
        self.worths = append(self.worths, worth)
        self.rivals = append(self.rivals, rivals)

    def best(self, width: i64) -> Layer:
        """The best positions, as many as the beam is wide; at most half of them by the same verb, so that ten roads
        that are worth nearly the same do not push out the trade that pays for a city."""
        kept = Layer()
        order = best_first(self.worths, len(self.worths))
        k: i64
        i: i64
        for k in range(len(order)):
            if len(kept.states) >= width:
                break
            at: i64 = order[k]
            same: i64 = 0
            for i in range(len(kept.verbs)):
                if kept.verbs[i] == self.verbs[at]:
                    same += 1
            if same + same < width:
                kept.add(self.states[at], self.firsts[at], self.verbs[at], self.worths[at], self.rivals[at])
        return kept


@final
class TurnBeam:
    """Finds the best way to continue a turn."""

    def __init__(self, rules: Rules, lookahead: Lookahead) -> None:
        self.lookahead = lookahead
        self.value = lookahead.value
        self.passing: vec[i64] = filled(len(rules.phases), -1)  # for every phase the code that ends the turn there
        self.worth: float = 0.0  # log-odds of the plan that was found last
        # Of the search in progress:
        self.first: i64 = -1  # the first code of the best sequence so far, which is worth `worth`
        self.count: i64 = 0  # positions examined
        self.nodes: i64 = 0  # ... and how many may be
        self.chance_counts: i64 = 1  # positions that an action counts for after which all its outcomes are looked at
        self.root: vec[i64] = vec[i64]()
        self.seen: set[int] = set()
        self.fingerprints = Fingerprints(vec_of([0, rules.size]), rules.size)
        self.fork = Fork(self.value.evaluation.unseen, -1)
        phase: i64
        i: i64
        for phase in range(len(rules.phases)):
            verbs = rules.phases[phase].verbs
            for i in range(len(verbs)):
                if verbs[i].size > 0 and self.value.evaluation.marks[verbs[i].base] & PASSING != 0:
                    self.passing[phase] = verbs[i].base

    def can_pass(self, g: State, seat: i64) -> i64:
        """The code by which the seat ends its turn here, or -1."""
        code: i64 = self.passing[g.phase().index]
        if code >= 0 and g.rules.verb_of[code].legal(g, seat, 0) > 0:
            return code
        return -1

    def end_worth(self, g: State, seat: i64) -> float:
        """Log-odds if the turn ended here."""
        if g.over() or g.pending() & g.rules.bits[seat] == 0:
            return self.value.log_odds(g, seat)
        code: i64 = self.can_pass(g, seat)
        if code < 0:
            return self.value.log_odds(g, seat) - UNFINISHED
        after = g.copy()
        after.apply(seat, code)
        return self.value.log_odds(after, seat)

    def plan(self, g: State, seat: i64, width: i64, nodes: i64) -> i64:
        """The first code of the best sequence; its log-odds stand in `worth`."""
        layer = self.begin(g, seat, nodes)
        depth: i64
        for depth in range(DEPTH):
            layer = self.extend(layer, seat, LATER * float(depth))
            if len(layer.states) == 0 or self.count >= self.nodes:
                break
            layer = layer.best(width)
        return self.first if self.first >= 0 else legal_codes(g, seat)[0]

    def glance(self, g: State, seat: i64, width: i64, nodes: i64) -> float:
        """Log-odds of the best sequence that a short search finds: in it an action whose outcome is chance counts for
        as many positions as it takes to look at all outcomes."""
        self.chance_counts = OUTCOMES
        self.plan(g, seat, width, nodes)
        self.chance_counts = 1
        return self.worth

    def begin(self, g: State, seat: i64, nodes: i64) -> Layer:
        """A search that has seen only the position itself, and the end of the turn there."""
        self.root = copy_of(g.s)
        self.seen = set()
        self.fork = Fork(self.value.evaluation.unseen, -1)
        self.count = 0
        self.nodes = nodes
        self.first = self.can_pass(g, seat)
        self.worth = LOW
        rivals: float = UNKNOWN_RIVALS
        if self.first >= 0:
            self.worth = self.end_worth(g, seat)
            rivals = self.value.rivals
        layer = Layer()
        layer.add(g, -1, -1, self.worth, rivals)
        return layer

    def extend(self, layer: Layer, seat: i64, later: float) -> Layer:
        """The positions one action further from which the turn can go on."""
        further = Layer()
        marks = self.value.evaluation.marks
        k: i64
        i: i64
        for k in range(len(layer.states)):
            codes = legal_codes(layer.states[k], seat)
            for i in range(len(codes)):
                if marks[codes[i]] & (PASSING | GUESSED | HALF) != 0:
                    continue
                if self.count >= self.nodes:
                    return further
                self.try_action(layer, k, seat, codes[i], later, further)
        return further

    def try_action(self, layer: Layer, k: i64, seat: i64, code: i64, later: float, further: Layer) -> None:
        """Look at the position after an action; if the turn can go on from there, it is added to those further on."""
        state = layer.states[k]
        child = state.copy()
        child.chance = self.fork
        child.apply(seat, code)
        first: i64 = code if layer.firsts[k] < 0 else layer.firsts[k]
        if self.fork.met:
            # Not to be followed up, or the search would count on the luckiest draw.
            self.fork = Fork(self.value.evaluation.unseen, -1)
            self.count += self.chance_counts
            self.note(first, self.lookahead.worth(state, seat, code, 1) + self.lookahead.tie_break() - later)
            return
        mark: int = self.fingerprints.of(child.s, self.root)
        if mark in self.seen:
            return
        self.seen.add(mark)
        self.count += 1
        worth: float = self.child_worth(child, seat, code, layer.rivals[k]) + self.lookahead.tie_break() - later
        self.note(first, worth)
        if not child.over() and child.pending() & child.rules.bits[seat] != 0:
            open_choice: bool = self.passing[child.phase().index] < 0
            verb: i64 = child.rules.verb_of[code].base
            further.add(child, first, verb, worth, UNKNOWN_RIVALS if open_choice else self.value.rivals)

    def child_worth(self, child: State, seat: i64, code: i64, rivals: float) -> float:
        """Log-odds if the turn ended after this action; a private one leaves the rivals' scores as they were."""
        value = self.value
        if value.evaluation.marks[code] & PRIVATE != 0 and rivals != UNKNOWN_RIVALS:
            value.keep_rivals = True
            value.rivals = rivals
        worth: float = self.end_worth(child, seat)
        value.keep_rivals = False
        return worth

    def note(self, first: i64, worth: float) -> None:
        """A sequence that begins so is worth this much: it may be the best."""
        if worth > self.worth:
            self.worth = worth
            self.first = first
