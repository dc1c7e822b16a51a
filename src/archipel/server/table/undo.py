"""Undo: a seat may take back its last action unless the action showed something hidden or random.

The position before each action is kept as a copy, which costs next to nothing. An action that cannot be taken back
clears the stack.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from archipel.engine.game import Game
from archipel.engine.state import State
from archipel.engine.view import differs_in_secret

MOST: Final = 40  # actions one after the other


@dataclass(frozen=True, slots=True)
class UndoStep:
    """The game before an action of a seat, and the number of events at that time."""

    seat: int
    game: Game
    event_count: int


class UndoStack:
    """The actions that may be taken back, the latest last."""

    def __init__(self) -> None:
        self.steps: list[UndoStep] = []
        self.reason = "undo.nothing"  # why there is nothing to take back

    def add(self, before: UndoStep, after: State, drew: bool) -> None:
        """After an action: push it, or clear the stack if it cannot be taken back."""
        # An action that changed what its seat cannot see, a deck or another hand: the seat has learnt of it.
        if drew or after.over() or differs_in_secret(before.game.state, after, before.seat):
            self.clear("undo.revealed")
            return
        if self.steps and self.steps[-1].seat != before.seat:
            self.steps.clear()
        self.steps.append(before)
        del self.steps[:-MOST]

    def clear(self, reason: str) -> None:
        self.steps.clear()
        self.reason = reason

    def refusal(self, seat: int) -> str | None:
        """Why a seat may not take its last action back; None when it may."""
        if not self.steps:
            return self.reason
        return None if self.steps[-1].seat == seat else "undo.other_moved"

    def pop(self) -> UndoStep:
        return self.steps.pop()
