"""The state of one game: one flat vector, read and written by chapters, and the loop that asks and applies verbs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from archipel.board.tables import copy_of
from archipel.board.vectors import to_bytes, vec
from archipel.engine.errors import RulesError
from archipel.engine.stream import below, next_word, seed_stream
from archipel.engine.words import (
    ABOVE,
    ACTIVE,
    ARGUMENT,
    CARD_STREAM,
    DECIDER,
    DICE_STREAM,
    ENTRY,
    OVER,
    PENDING,
    PHASE,
    TOP,
    WINNERS,
)

if TYPE_CHECKING:
    from archipel.engine.chance import Chance
    from archipel.engine.events import EventLog
    from archipel.engine.phase import Phase
    from archipel.engine.rules import Rules
    from archipel.engine.scratch import Scratch

# What there is to settle after an action, in the word at `Rules.alert`:
WATCHED: Final = 1  # something has changed that the watchers are asked about
STEPPED: Final = 2  # a step has come to the top of the stack


@mypyc_attr(free_list_len=1)  # a search drops one copy before it makes the next: its object is used again
@final
class State:
    """A position. `s` is all of it; the rest is the shared rules, scratch space, a source of chance and a listener."""

    def __init__(self, rules: Rules, s: vec[i64], scratch: Scratch) -> None:
        self.rules: Final[Rules] = rules
        self.s: Final[vec[i64]] = s
        self.scratch: Final[Scratch] = scratch
        self.chance: Chance | None = None  # None: draw from the streams in the state
        self.listener: EventLog | None = None  # None: events are not recorded

    def copy(self) -> State:
        """An independent copy of the position, without a listener."""
        return State(self.rules, copy_of(self.s), self.scratch)

    def put_back(self, before: State) -> None:
        """Be in this position of the same game again. The words stay where they are: others hold on to them."""
        i: i64
        for i in range(self.rules.size):
            self.s[i] = before.s[i]

    def to_bytes(self) -> bytes:
        """All of the state; equal positions have equal bytes, on every machine."""
        return to_bytes(self.s)

    # ---- asking and answering

    def legal(self, seat: i64) -> i64:
        """Write the seat's legal codes to scratch.codes; return how many."""
        top: i64 = self.s[TOP]
        n: i64 = 0
        pending: i64 = top + PENDING
        if (self.s[pending] >> seat) & 1 == 0:
            return n
        number: i64 = self.s[top]
        at: i64 = self.rules.packed_hands + seat
        hand: i64 = self.s[at] | ABOVE
        phase = self.rules.phases[number]
        if phase.first_code >= 0:
            self.scratch.codes[n] = phase.first_code
            n += 1
        i: i64 = phase.asked_from
        for need in phase.needs:  # without a check of its index
            # Most verbs need not be asked: they cost more than the seat has, or it has nothing that they are about.
            if (hand - need) & ABOVE == ABOVE:
                gate: i64 = phase.gates[i]
                if gate > 0:
                    at = gate + seat
                    if self.s[at] != 0:
                        n = phase.verbs[i].legal(self, seat, n)
                elif gate == 0:
                    n = phase.verbs[i].legal(self, seat, n)
                else:
                    at = seat - gate
                    if (hand - self.s[at]) & ABOVE != 0:
                        n = phase.verbs[i].legal(self, seat, n)
            i += 1
        return n

    def apply(self, seat: i64, code: i64) -> None:
        """Carry out a legal code."""
        verb = self.rules.verb_of[code]
        verb.apply(self, seat, code - verb.base)
        alert: i64 = self.rules.alert
        if self.s[alert] != 0:  # most of the time there is nothing to settle
            self.settle()

    def apply_form(self, seat: i64, code: i64, values: list[int]) -> None:
        """Carry out a form whose values have been checked."""
        self.rules.verb_of[code].apply_form(self, seat, values)
        self.settle()

    def settle(self) -> None:
        """After a change: ask the watchers if there is a reason to, then go on with steps that nobody decides."""
        s = self.s
        rules = self.rules
        while True:
            if s[rules.alert] & WATCHED != 0:
                self.ask_watchers()
            phase: i64 = s[s[TOP]]
            if rules.is_step[phase] == 0 or s[OVER] != 0:
                s[rules.alert] &= WATCHED
                return
            runner = rules.phases[phase].runner
            assert runner is not None
            runner.run(self)

    def alert(self) -> None:
        """Something has changed that the game may end by: the watchers are asked after this action."""
        self.s[self.rules.alert] |= WATCHED

    def ask_watchers(self) -> None:
        """Is this the end?"""
        if not self.rules.always_alert:
            self.s[self.rules.alert] &= STEPPED
        i: i64
        for i in range(len(self.rules.watchers)):
            self.rules.watchers[i].after_action(self)

    # ---- the stack of open decisions

    def phase(self) -> Phase:
        """The kind of the open decision."""
        return self.rules.phases[self.s[self.s[TOP]]]

    def decider(self) -> i64:
        """The seat that is asked first."""
        return self.s[self.s[TOP] + DECIDER]

    def pending(self) -> i64:
        """The seats that still may or must answer, as bits."""
        return self.s[self.s[TOP] + PENDING]

    def argument(self) -> i64:
        """The number that the open phase carries."""
        return self.s[self.s[TOP] + ARGUMENT]

    def set_argument(self, x: i64) -> None:
        self.s[self.s[TOP] + ARGUMENT] = x

    def open(self, phase: i64, seat: i64, argument: i64 = 0) -> None:
        """Put a decision of one seat on top of the stack."""
        s = self.s
        top: i64 = s[TOP] + ENTRY
        if top >= self.rules.stack_end:
            raise RulesError("too many decisions are open at once")
        s[TOP] = top
        s[top + PHASE] = phase
        s[top + PENDING] = self.rules.bits[seat]
        s[top + DECIDER] = seat
        s[top + ARGUMENT] = argument
        if self.rules.is_step[phase] != 0:
            s[self.rules.alert] |= STEPPED

    def run_steps(self, below: i64) -> None:
        """Run the steps that lie on top, above this entry of the stack, until somebody is asked. `settle` would do the
        same at the end of the action, and is left to ask the watchers if there is a reason to."""
        s = self.s
        rules = self.rules
        while s[TOP] != below and s[rules.alert] & WATCHED == 0 and s[OVER] == 0:
            phase: i64 = s[s[TOP]]
            if rules.is_step[phase] == 0:
                return
            runner = rules.phases[phase].runner
            assert runner is not None
            runner.run(self)

    def open_above(self, below: i64, phase: i64, seat: i64, argument: i64 = 0) -> None:
        """Put a decision of one seat directly above this entry of the stack, under what was opened above it since."""
        s = self.s
        above: i64 = self.s[TOP]
        self.open(phase, seat, argument)
        if above == below:
            return
        at: i64 = above + 2 * ENTRY - 1
        while at >= below + 2 * ENTRY:
            s[at] = s[at - ENTRY]
            at -= 1
        at = below + ENTRY
        s[at + PHASE] = phase
        s[at + PENDING] = self.rules.bits[seat]
        s[at + DECIDER] = seat
        s[at + ARGUMENT] = argument

    def open_for(self, phase: i64, seats: i64, argument: i64 = 0) -> None:
        """Put a decision of several seats (bits) on top of the stack; they may answer in any order."""
        self.open(phase, self.first_of(seats), argument)
        self.s[self.s[TOP] + PENDING] = seats

    def turn_to(self, phase: i64, seat: i64) -> None:
        """Change the open decision into another one, of this seat."""
        s = self.s
        top: i64 = s[TOP]
        s[top + PHASE] = phase
        s[top + PENDING] = self.rules.bits[seat]
        s[top + DECIDER] = seat
        s[top + ARGUMENT] = 0
        if self.rules.is_step[phase] != 0:
            s[self.rules.alert] |= STEPPED

    def close(self) -> None:
        """The open decision is made; the one below is open again."""
        s = self.s
        top: i64 = s[TOP]
        # A closed entry leaves no trace, so that states reached in different ways have equal bytes.
        s[top + PHASE] = 0
        s[top + PENDING] = 0
        s[top + DECIDER] = 0
        s[top + ARGUMENT] = 0
        top -= ENTRY
        s[TOP] = top
        phase: i64 = s[top]
        if self.rules.is_step[phase] != 0:
            s[self.rules.alert] |= STEPPED

    def answered(self, seat: i64) -> None:
        """This seat has answered; the last answer closes the decision."""
        top: i64 = self.s[TOP]
        left: i64 = self.s[top + PENDING] & ~self.rules.bits[seat]
        if left == 0:
            self.close()
            return
        self.s[top + PENDING] = left
        self.s[top + DECIDER] = self.first_of(left)

    def first_of(self, seats: i64) -> i64:
        """The first of these seats after the active one, which comes last."""
        count: i64 = self.rules.players
        seat: i64 = self.s[ACTIVE]
        k: i64
        for k in range(count):
            seat += 1
            if seat >= count:
                seat = 0
            if seats & self.rules.bits[seat] != 0:
                return seat
        return seat

    # ---- the end

    def over(self) -> bool:
        return self.s[OVER] != 0

    def win(self, winners: i64) -> None:
        """End the game; the winners as bits."""
        self.s[OVER] = 1
        self.s[WINNERS] = winners

    # ---- chance

    def seed(self, seed: int) -> None:
        """Start the streams again."""
        seed_stream(self.s, DICE_STREAM, seed, 1)
        seed_stream(self.s, CARD_STREAM, seed, 2)

    def uniform(self, point: i64, n: i64) -> i64:
        """One of n equally likely outcomes."""
        if self.chance is None:
            return (next_word(self.s, self.rules.streams[point]) * n) >> 32  # `below`
        return self.chance.uniform(self, point, n)

    def weighted(self, point: i64, n: i64) -> i64:
        """One of n outcomes by the weights in scratch.weights."""
        if self.chance is None:
            return self.draw_from_stream(point, n)
        return self.chance.outcome(self, point, n)

    def weighted_by(self, point: i64, at: i64, n: i64, total: i64) -> i64:
        """One of n outcomes by weights that are words of the state, from this one on; `total` is their sum."""
        s = self.s
        i: i64
        if self.chance is None:
            x: i64 = below(s, self.rules.streams[point], total)
            for i in range(n):
                x -= s[at + i]
                if x < 0:
                    return i
            raise RulesError("weights that do not add up")
        weights = self.scratch.weights
        for i in range(n):
            weights[i] = s[at + i]
        return self.weighted(point, n)

    def draw_from_stream(self, point: i64, n: i64) -> i64:
        """One of n outcomes by the weights in scratch.weights, from the state's own stream."""
        weights = self.scratch.weights
        total: i64 = 0
        i: i64
        for i in range(n):
            total += weights[i]
        x: i64 = below(self.s, self.rules.streams[point], total)
        for i in range(n):
            x -= weights[i]
            if x < 0:
                return i
        raise RulesError("a chance point without any outcome")

    # ---- events

    def emit(self, event: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Record an event, if there is a listener."""
        if self.listener is not None:
            self.record(event, a, b, c, d)

    def record(self, event: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Give an event to the listener; a function of its own keeps `emit` short, which most games call in vain."""
        listener = self.listener
        if listener is not None:
            listener.note(event, self.rules.event_widths[event], a, b, c, d)

    def emit_row(self, event: i64, values: list[int]) -> None:
        """`emit` for events with many numbers; ask `has_listener` before making the list."""
        listener = self.listener
        if listener is not None:
            listener.add(event, values)

    def has_listener(self) -> bool:
        """Whether events are recorded."""
        return self.listener is not None
