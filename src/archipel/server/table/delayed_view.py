"""A delayed view: spectators see the game some time after it was played, so that players learn nothing from them.

What spectators may see depends only on the times in the log, so it is the same after a restart.
"""

from __future__ import annotations

from collections import deque
from time import time
from typing import TYPE_CHECKING, Any

from archipel.server.messages import ClockState, Moves, Position, Snapshot, write
from archipel.server.socket.connection import SPECTATOR
from archipel.server.table import frames

if TYPE_CHECKING:
    from archipel.server.table.table import Table


class DelayedView:
    """What spectators see of a game now, and the frames that wait until they are old enough."""

    def __init__(self, table: Table) -> None:
        """Spectators stay at the present position while the game goes on."""
        self.seconds = table.options.spectator_delay
        snapshot = frames.present_snapshot(table, SPECTATOR, frames.clock_state(table))
        self.shown: Position = snapshot
        self.view = snapshot.view
        self.events: list[Any] = list(table.game.events(SPECTATOR))  # all that spectators know of
        self.waiting: deque[tuple[float, Moves]] = deque()  # with the time when it may be shown

    def hold(self, played_at: float, frame: Moves) -> None:
        self.waiting.append((played_at + self.seconds, frame))

    def due_in(self) -> float | None:
        """Seconds until there is something to show."""
        return max(0.0, self.waiting[0][0] - time()) if self.waiting else None

    def next_due(self) -> Moves | None:
        """The next frame that is old enough."""
        if not self.waiting or self.waiting[0][0] > time():
            return None
        _, frame = self.waiting.popleft()
        self.events[frame.events_from :] = frame.events
        self.view = self.view | frame.changed
        self.shown = frame
        return frame

    def snapshot(self, clock: ClockState) -> Snapshot:
        """All that spectators see of the game at present."""
        shown = {name: getattr(self.shown, name) for name in Position.__struct_fields__}
        return Snapshot(**shown | {"view": self.view, "events_from": 0, "events": self.events, "clock": clock})


def show_due(table: Table) -> None:
    """Send spectators what is old enough for them."""
    while table.delayed is not None and (frame := table.delayed.next_due()) is not None:
        if frame.over:
            table.delayed = None
        encoded = write(frame)
        for connection in table.subscribers:
            if connection.viewpoint == SPECTATOR:
                connection.send(encoded)
                if frame.over:
                    connection.send(write(frames.table_frame(table, connection)))
                    connection.send(write(frames.over_frame(table)))
