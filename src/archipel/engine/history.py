"""What was done in a game, as numbers: the past that copies of a game share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from archipel.board.tables import filled
from archipel.board.vectors import extend, vec
from archipel.engine.action import Action, form_fields
from archipel.engine.chance import DRAW_BITS, DRAW_MASK, UNSEEN, Notes

if TYPE_CHECKING:
    from archipel.engine.rules import Rules


@final
class Step:
    """One action of the past, with what chance brought."""

    def __init__(self, seat: i64, code: i64, values: list[int], points: list[int], outcomes: list[int]) -> None:
        self.seat: i64 = seat
        self.code: i64 = code
        self.values = values  # of a form
        self.points = points
        self.outcomes = outcomes

    def action(self, rules: Rules) -> Action:
        """What was done."""
        verb = rules.verb_of[self.code]
        if verb.form:
            return Action(verb.name, form_fields(verb, self.values), rules, self.code)
        return rules.actions[self.code]


# A step's first word is its code and its seat, and what follows: how many values a form has and the values; then one
# draw of chance, or how many draws there were and the draws, as `Notes` has them.
SEATS: Final = 32
HAS_VALUES: Final = 1
ONE_DRAW: Final = 2
MORE_DRAWS: Final = 4
FLAGS: Final = 8
ROOM: Final = 8  # words that a history begins with


@final
class History:
    """Steps one after the other, most of them one or two words long.

    A game and its copies share one history, each knowing how much of it is its own; the first one that continues
    differently starts a branch. So a copy costs nothing, however long the game has lasted, and a step needs no
    object."""

    def __init__(self, trunk: History | None, trunk_length: i64) -> None:
        self.trunk = trunk  # what happened before, up to ...
        self.trunk_length: i64 = trunk_length  # ... this many of its words
        self.words: vec[i64] = filled(ROOM, 0)  # there is room behind the last one
        self.length: i64 = 0

    def branch(self, length: i64) -> History:
        """A history that begins with the first `length` words of this one."""
        return History(self, length)

    def put(self, x: i64) -> None:
        at: i64 = self.length
        if at >= len(self.words):
            self.words = extend(self.words, self.words)  # as long again; what stands there does not matter
        self.words[at] = x
        self.length = at + 1

    def add(self, seat: i64, code: i64, notes: Notes) -> None:
        """One more step that is not a form; the notes of chance are taken over and cleared."""
        head: i64 = (code * SEATS + seat) * FLAGS
        if notes.count == 0:
            self.put(head)
            return
        self.put(head + (ONE_DRAW if notes.count == 1 else MORE_DRAWS))
        self.put_draws(notes)

    def add_form(self, seat: i64, code: i64, values: list[int], notes: Notes) -> None:
        """The same for a form and its values."""
        n: i64 = notes.count
        flags: i64 = HAS_VALUES if len(values) > 0 else 0
        if n > 0:
            flags += ONE_DRAW if n == 1 else MORE_DRAWS
        self.put((code * SEATS + seat) * FLAGS + flags)
        if len(values) > 0:
            self.put(len(values))
            for value in values:
                self.put(value)
        self.put_draws(notes)

    def put_draws(self, notes: Notes) -> None:
        n: i64 = notes.count
        if n > 1:
            self.put(n)
        i: i64
        for i in range(n):
            self.put(notes.drawn[i])
        notes.count = 0

    def steps(self, length: i64) -> list[Step]:
        """All steps up to the first `length` words of this branch, the first one first."""
        branches: list[History] = []
        lengths: list[int] = []
        branch: History | None = self
        end: i64 = length
        while branch is not None:
            branches.append(branch)
            lengths.append(end)
            end = branch.trunk_length
            branch = branch.trunk
        found: list[Step] = []
        for k in range(len(branches) - 1, -1, -1):
            branches[k].own_steps(lengths[k], found)
        return found

    def own_steps(self, length: i64, found: list[Step]) -> None:
        """The steps in the first `length` words of this branch alone."""
        at: i64 = 0
        words = self.words
        i: i64
        n: i64
        while at < length:
            head: i64 = words[at]
            at += 1
            values: list[int] = []
            points: list[int] = []
            outcomes: list[int] = []
            if head & HAS_VALUES != 0:
                n = words[at]
                at += 1
                for i in range(n):
                    values.append(words[at + i])
                at += n
            n = 0
            if head & ONE_DRAW != 0:
                n = 1
            elif head & MORE_DRAWS != 0:
                n = words[at]
                at += 1
            for i in range(at, at + n):
                points.append(words[i] >> DRAW_BITS)
                outcomes.append((words[i] & DRAW_MASK) + UNSEEN)
            at += n
            rest: i64 = head // FLAGS
            found.append(Step(rest % SEATS, rest // SEATS, values, points, outcomes))


def new_history() -> History:
    """Nothing has been done yet."""
    return History(None, 0)
