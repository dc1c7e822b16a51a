"""Spectators who see the game some time after it was played, so that nobody at the table learns anything from them.

What they may see now follows from the times in the log, so it is the same after a restart.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from time import time
from typing import TYPE_CHECKING

from archipel.server.messages import Json, Moves, write
from archipel.server.socket.connection import SPECTATOR
from archipel.server.table import frames
from archipel.server.table.log_entries import AnyEntry, Moved, Undone

if TYPE_CHECKING:
    from archipel.server.table.table import Table


class Delay:
    """What spectators see of a game now, and what they will see."""

    def __init__(self, shown: Moves, events: list[Json]) -> None:
        self.shown = shown
        self.events = events  # all they have heard of
        self.waiting: deque[tuple[float, Moves]] = deque()  # with the time when it may be shown

    def hold(self, until: float, frame: Moves) -> None:
        self.waiting.append((until, frame))

    def due_in(self) -> float | None:
        """Seconds until there is something to show."""
        return max(0.0, self.waiting[0][0] - time()) if self.waiting else None

    def take(self) -> Iterator[Moves]:
        """What is old enough now."""
        while self.waiting and self.waiting[0][0] <= time():
            _, self.shown = self.waiting.popleft()
            self.events[self.shown.at :] = self.shown.events
            yield self.shown


def begin(table: Table) -> Delay:
    """From here on spectators are behind."""
    shown = frames.moves_frame(table, SPECTATOR, -1, 0, False, frames.clock_state(table))
    return Delay(shown, list(shown.events))


class Latecomer:
    """Folds the entries of a log into a table as its spectators saw them."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.event_count = 0

    def before(self, entry: AnyEntry, at: float) -> None:
        """Whatever was played before the first entry that is too young is what they see."""
        table = self.table
        if table.live is None or not table.options.spectator_delay or not isinstance(entry, Moved | Undone):
            return
        self.event_count = table.live.event_count
        if table.delay is None and at + table.options.spectator_delay > time():
            table.delay = begin(table)

    def after(self, entry: AnyEntry, at: float) -> None:
        table = self.table
        if table.delay is not None and isinstance(entry, Moved | Undone):
            first = min(self.event_count, table.game.event_count)
            undone = isinstance(entry, Undone)
            frame = frames.moves_frame(table, SPECTATOR, entry.seat, first, undone, frames.clock_state(table))
            table.delay.hold(at + table.options.spectator_delay, frame)

    def end(self) -> None:
        table = self.table
        if table.delay is None and table.options.spectator_delay and table.state == "playing":
            table.delay = begin(table)


def show(table: Table) -> None:
    """Let spectators see what is old enough for them."""
    delay = table.delay
    if delay is None:
        return
    for frame in delay.take():
        if frame.over:
            table.delay = None
        said = write(frame)
        for connection in table.connections:
            if connection.subscribed and connection.viewpoint == SPECTATOR:
                connection.send(said)
                if frame.over:
                    connection.send(write(frames.table_frame(table, connection)))
                    connection.send(write(frames.over_frame(table)))
