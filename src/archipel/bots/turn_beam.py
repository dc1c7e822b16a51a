"""A search over the seat's own turn: sequences of actions, evaluated only where the turn could end.

The value need not understand half-finished turns, so useful trades are found without special rules. Of all positions
after one action the best few are kept, then those after two, and so on. Cards are bought unseen; actions that depend on
chance or on others' secrets, and two-part moves, are left out and searched separately, see `standard`.

With a width of two, from a position that is worth 1.0 if the turn ends at once:

    root 1.0 --+-- road  1.1 ----- road 1.2
               +-- trade 0.8 ----- city 1.6     the best of all, so the plan begins with the trade
               +-- card  0.7                    not among the best two, so not continued

Every number is what the position is worth if the turn ended there. A position that is reached in two ways counts once
(`fingerprint`), and after a private action the rivals' scores of the position before are used again.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.tables import filled
from archipel.board.vectors import append, vec
from archipel.bots.bot import legal_codes
from archipel.bots.evaluation import GUESSED, HALF, PASSING, PRIVATE
from archipel.bots.lookahead import Fork, Lookahead, best_first
from archipel.bots.value import LOW
from archipel.engine.rules import Rules
from archipel.engine.state import State

DEPTH: Final = 8  # actions of a sequence
UNFINISHED: Final = 0.5  # log-odds that a position loses if something must still be chosen
LATER: Final = 1.0e-5  # log-odds that each further action costs: more than a tie break, less than any reason
UNKNOWN_RIVALS: Final = 1.0e9


@final
class TurnBeam:
    """Finds the best way to continue a turn."""

    def __init__(self, rules: Rules, lookahead: Lookahead) -> None:
        self.lookahead = lookahead
        self.value = lookahead.value
        self.passing: vec[i64] = filled(len(rules.phases), -1)  # for every phase the code that ends the turn there
        self.worth: float = 0.0  # log-odds of the plan that was found last
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
        value = self.value
        marks = value.evaluation.marks
        root = g.s[:]
        fork = Fork(value.evaluation.unseen, -1)
        seen: set[int] = set()
        states: list[State] = [g]
        firsts = filled(1, -1)
        rivals = vec[float]()
        best: i64 = self.can_pass(g, seat)
        most: float = LOW
        if best >= 0:
            most = self.end_worth(g, seat)
            rivals = append(rivals, value.rivals)
        else:
            rivals = append(rivals, UNKNOWN_RIVALS)
        count: i64 = 0
        depth: i64
        i: i64
        k: i64
        for depth in range(DEPTH):
            later: float = LATER * float(depth)
            children: list[State] = []
            child_firsts = vec[i64]()
            child_worths = vec[float]()
            child_rivals = vec[float]()
            for k in range(len(states)):
                state = states[k]
                codes = legal_codes(state, seat)
                for i in range(len(codes)):
                    code: i64 = codes[i]
                    if marks[code] & (PASSING | GUESSED | HALF) != 0:
                        continue
                    if count >= nodes:
                        break
                    child = state.copy()
                    child.chance = fork
                    child.apply(seat, code)
                    first: i64 = code if firsts[k] < 0 else firsts[k]
                    if fork.met:
                        # Not to be followed up, or the search would count on the luckiest draw.
                        fork = Fork(value.evaluation.unseen, -1)
                        count += 1
                        chance: float = self.lookahead.worth(state, seat, code, 1) + self.lookahead.tie_break() - later
                        if chance > most:
                            most = chance
                            best = first
                        continue
                    mark: int = fingerprint(child.s, root)
                    if mark in seen:
                        continue
                    seen.add(mark)
                    count += 1
                    if marks[code] & PRIVATE != 0 and rivals[k] != UNKNOWN_RIVALS:
                        value.keep_rivals = True
                        value.rivals = rivals[k]
                    worth: float = self.end_worth(child, seat) + self.lookahead.tie_break() - later
                    value.keep_rivals = False
                    if worth > most:
                        most = worth
                        best = first
                    if not child.over() and child.pending() & child.rules.bits[seat] != 0:
                        children.append(child)
                        child_firsts = append(child_firsts, first)
                        child_worths = append(child_worths, worth)
                        open_choice: bool = self.passing[child.phase().index] < 0
                        child_rivals = append(child_rivals, UNKNOWN_RIVALS if open_choice else value.rivals)
            if len(children) == 0 or count >= nodes:
                break
            states = []
            firsts = vec[i64]()
            rivals = vec[float]()
            order = best_first(child_worths, width)
            for k in range(len(order)):
                states.append(children[order[k]])
                firsts = append(firsts, child_firsts[order[k]])
                rivals = append(rivals, child_rivals[order[k]])
        self.worth = most
        return best if best >= 0 else legal_codes(g, seat)[0]


def fingerprint(s: vec[i64], root: vec[i64]) -> int:
    """A number of 62 bits for what has changed since the root: equal positions have equal ones."""
    a: i64 = 1
    b: i64 = 2
    i: i64
    for i in range(len(s)):
        if s[i] != root[i]:
            x: i64 = (i * 8191 + s[i]) & 0x7FFFFFFF
            a = ((a ^ x) * 1103515245 + 12345) & 0x7FFFFFFF
            b = ((b ^ ((x * 31 + 7) & 0x7FFFFFFF)) * 1140671485 + 12820163) & 0x7FFFFFFF
    return a * 0x80000000 + b
