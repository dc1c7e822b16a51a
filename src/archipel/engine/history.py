"""What was done in a game, as numbers: the past that copies of a game share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from archipel.board.vectors import append, vec
from archipel.engine.action import Action, form_fields
from archipel.engine.chance import Notes

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


# A step's first word is its code and its seat, and whether more words follow.
SEATS: Final = 32
HAS_VALUES: Final = 1
HAS_CHANCE: Final = 2
FLAGS: Final = 4


@final
class History:
    """Steps one after the other, most of them one word long: code, seat and flags. A form adds how many values it has
    and the values, chance how many draws there were, their points and outcomes.

    A game and its copies share one history, each knowing how much of it is its own; the first one that continues
    differently starts a branch. So a copy costs nothing, however long the game has lasted, and a step needs no
    object."""

    def __init__(self, trunk: History | None, trunk_length: i64) -> None:
        self.trunk = trunk  # what happened before, up to ...
        self.trunk_length: i64 = trunk_length  # ... this many of its words
        self.words: vec[i64] = vec[i64]()
        self.length: i64 = 0

    def branch(self, length: i64) -> History:
        """A history that begins with the first `length` words of this one."""
        return History(self, length)

    def put(self, x: i64) -> None:
        self.words = append(self.words, x)
        self.length += 1

    def add(self, seat: i64, code: i64, values: list[int], notes: Notes) -> None:
        """One more step; the notes of chance are taken over and cleared."""
        n: i64 = notes.count
        count: i64 = len(values)
        flags: i64 = (HAS_VALUES if count > 0 else 0) + (HAS_CHANCE if n > 0 else 0)
        self.words = append(self.words, (code * SEATS + seat) * FLAGS + flags)
        self.length += 1
        if count > 0:
            self.put(count)
            for value in values:
                self.put(value)
        if n > 0:
            self.put(n)
            i: i64
            for i in range(2 * n):
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
            if head & HAS_CHANCE != 0:
                n = words[at]
                at += 1
                for i in range(n):
                    points.append(words[at + 2 * i])
                    outcomes.append(words[at + 2 * i + 1])
                at += 2 * n
            rest: i64 = head // FLAGS
            found.append(Step(rest % SEATS, rest // SEATS, values, points, outcomes))


def new_history() -> History:
    """Nothing has been done yet."""
    return History(None, 0)
