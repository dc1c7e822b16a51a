"""A lesson at a table: which step it has come to, what the learner may do, and the moves that the lesson makes itself.

After its opening a lesson only moves for the other seats: the learner makes every move of their own seat, those that
end a step and those that follow one, such as the end of the turn.

Nothing of it is written but that it was left: where it stands follows from the moves in the log.
"""

from __future__ import annotations

from collections import deque
from typing import Final

from archipel.catalogue.lessons import LEARNER, Lesson, LessonMove
from archipel.engine.action import Action, encode, parse
from archipel.engine.errors import UnknownAction
from archipel.engine.game import Game
from archipel.engine.rules import Rules
from archipel.server.messages import LessonState, LessonStepSheet

BY_LESSON: Final = "lesson"  # who made a move, in the log


class LessonRun:
    """A lesson that is being played. It ends when the learner leaves it, before or after the last step."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.done = 0  # steps
        self.moves: deque[LessonMove] = deque(lesson.opening)  # that come before the next step

    @property
    def asked(self) -> tuple[str, ...]:
        """The moves of which the learner has to make one now. None while the lesson moves, and after the last step."""
        if self.moves:
            return (self.moves[0].action,) if self.done > 0 and self.moves[0].seat == LEARNER else ()
        return self.lesson.steps[self.done].do if self.done < len(self.lesson.steps) else ()

    def allows(self, rules: Rules, seat: int, action: Action) -> bool:
        """Whether the lesson asks for this move."""
        return seat == LEARNER and any(_is(rules, action, asked) for asked in self.asked)

    def allows_kind(self, seat: int, kind: str) -> bool:
        return seat == LEARNER and any(asked.partition(" ")[0] == kind for asked in self.asked)

    def moved(self, rules: Rules, seat: int, text: str) -> None:
        """A move was made: one that follows a step, or the one that ends it."""
        if self.moves:
            self.moves.popleft()
        elif self.allows(rules, seat, parse(rules, text)):
            self.moves.extend(self.lesson.steps[self.done].then)
            self.done += 1

    def state(self, game: Game) -> LessonState:
        return LessonState(
            lesson=self.lesson.name,
            steps=[LessonStepSheet(one.name, list(one.show)) for one in self.lesson.steps],
            done=self.done,
            do=[_asked(game, text) for text in self.asked],
            waiting=bool(self.moves),
        )


def _is(rules: Rules, action: Action, asked: str) -> bool:
    """Whether an action is the one that a text asks for: that very action, or one of its kind."""
    if action.kind == asked:
        return True
    if action.kind != asked.partition(" ")[0]:
        return False
    try:
        return encode(rules, action) == encode(rules, parse(rules, asked))
    except UnknownAction:
        return False


def _asked(game: Game, text: str) -> dict[str, object]:
    """An action that is asked for, as clients read it; of a kind alone, only the kind."""
    return game.parse(text).to_json() if " " in text else {"kind": text}
