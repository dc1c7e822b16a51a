"""Undo: the last action may be taken back by its own seat, until it showed something hidden or random.

Positions before an action are kept as copies, which cost next to nothing; whatever cannot be taken back forgets them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from archipel.engine.game import Game
from archipel.engine.state import State

MOST: Final = 40  # actions one after the other


@dataclass(frozen=True, slots=True)
class Before:
    """The game before an action, and how many events there were."""

    seat: int
    game: Game
    event_count: int


class Past:
    """What may be taken back at a table, the last action last."""

    def __init__(self) -> None:
        self.steps: list[Before] = []
        self.reason = "undo.nothing"  # why there is nothing to take back

    def add(self, before: Before, after: State, drew: bool) -> None:
        """An action has been done: remember it, or forget all before it."""
        if drew or after.over() or reveals(before.game.state, after, before.seat):
            self.forget("undo.revealed")
            return
        if self.steps and self.steps[-1].seat != before.seat:
            self.steps.clear()
        self.steps.append(before)
        del self.steps[:-MOST]

    def forget(self, reason: str = "undo.nothing") -> None:
        self.steps.clear()
        self.reason = reason

    def refusal(self, seat: int) -> str | None:
        """Why a seat may not take its last action back; None when it may."""
        if not self.steps:
            return self.reason
        return None if self.steps[-1].seat == seat else "undo.other_moved"

    def take(self) -> Before:
        return self.steps.pop()


def reveals(before: State, after: State, seat: int) -> bool:
    """Whether an action changed anything its seat cannot see: a deck, another's hand. Then it has learnt of it."""
    words = before.rules.hidden[seat]
    for i in range(len(words)):
        if before.s[words[i]] != after.s[words[i]]:
            return True
    return False
