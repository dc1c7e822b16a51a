"""What was done in a game, as numbers: the past that copies of a game share."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from archipel.board.tables import filled
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


@final
class History:
    """Steps one after the other: seat, code, how many values, the values, how many draws, their points and outcomes.

    A game and its copies share one history, each knowing how much of it is its own; whoever first goes on differently
    takes a copy along. So copying a game costs nothing, however long it has been played, and a step is no object."""

    def __init__(self, words: vec[i64], length: i64) -> None:
        self.words: vec[i64] = words
        self.length: i64 = length

    def branch(self, length: i64) -> History:
        """A history that begins with the first `length` words of this one."""
        return History(self.words[:length], length)

    def put(self, x: i64) -> None:
        self.words = append(self.words, x)
        self.length += 1

    def add(self, seat: i64, code: i64, values: list[int], notes: Notes) -> None:
        """One more step; the notes of chance are taken over and cleared."""
        self.put(seat)
        self.put(code)
        self.put(len(values))
        for value in values:
            self.put(value)
        n: i64 = notes.count
        self.put(n)
        i: i64
        for i in range(2 * n):
            self.put(notes.noted[i])
        notes.count = 0

    def steps(self, length: i64) -> list[Step]:
        """The first `length` words as steps."""
        found: list[Step] = []
        at: i64 = 0
        words = self.words
        i: i64
        while at < length:
            seat: i64 = words[at]
            code: i64 = words[at + 1]
            values: list[int] = []
            points: list[int] = []
            outcomes: list[int] = []
            n: i64 = words[at + 2]
            at += 3
            for i in range(n):
                values.append(words[at + i])
            at += n
            n = words[at]
            at += 1
            for i in range(n):
                points.append(words[at + 2 * i])
                outcomes.append(words[at + 2 * i + 1])
            at += 2 * n
            found.append(Step(seat, code, values, points, outcomes))
        return found


def new_history() -> History:
    """Nothing has been done yet."""
    return History(filled(0, 0), 0)
