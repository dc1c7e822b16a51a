"""The clock of a table: seconds for a turn and for an answer in another player's turn, or no limit. A table that is
played in days has another one: `DaysClock`.

The time is passed to it, so that tests need not wait.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from archipel.server.messages import ClockName, ClockSheet

HOUR: Final = 3600
SPEEDS: Final[dict[ClockName, tuple[int, int]]] = {
    "none": (0, 0),
    "slow": (180, 60),
    "normal": (90, 30),
    "fast": (45, 20),
    "blitz": (20, 10),
    "eight_hours": (8 * HOUR, 8 * HOUR),
    "day": (24 * HOUR, 24 * HOUR),
    "three_days": (72 * HOUR, 72 * HOUR),
    "week": (168 * HOUR, 168 * HOUR),
}
DAYS: Final = frozenset({"eight_hours", "day", "three_days", "week"})  # nobody has to stay at a table with these
EXTENSION: Final = 60.0  # seconds that a vote adds
MISSES: Final = 3  # decisions in a row that ran out of time; then a bot stands in


def speeds() -> list[ClockSheet]:
    """All clocks that can be chosen."""
    return [ClockSheet(name, turn, answer) for name, (turn, answer) in SPEEDS.items()]


class Clock:
    """The time left for each seat. It runs for the deciding seats that a person plays."""

    def __init__(self, name: ClockName) -> None:
        self.name: ClockName = name
        self.turn, self.answer = SPEEDS[name]
        self.left: dict[int, float] = {}
        self.full: dict[int, float] = {}  # what they began with
        self.running: set[int] = set()
        self.paused = False
        self.votes: set[int] = set()
        self._turn: tuple[int, int] | None = None  # the turn and seat that last got their time
        self._at = 0.0

    @property
    def limited(self) -> bool:
        return self.turn > 0

    def charge(self, now: float) -> None:
        """Subtract the time that has passed from the running seats."""
        if self.limited and not self.paused:
            for seat in self.running:
                self.left[seat] -= now - self._at
        self._at = now

    def decide(self, now: float, deciding: Iterable[int], active: int, turn: int) -> None:
        """These seats have to decide now."""
        self.charge(now)
        if not self.limited:
            return
        wanted = set(deciding)
        if self._turn != (turn, active):
            self._turn = (turn, active)
            self.left[active] = self.full[active] = float(self.turn)
            self.votes.clear()
        for seat in wanted - self.running:
            least = float(self.answer)
            self.left[seat] = least if seat != active else max(self.left.get(seat, 0.0), least)
            self.full[seat] = least if seat != active else max(self.full.get(seat, 0.0), least)
        self.running = wanted

    def pause(self, now: float, paused: bool) -> None:
        self.charge(now)
        self.paused = paused

    def expired(self, now: float) -> list[int]:
        """Seats whose time is up."""
        self.charge(now)
        if not self.limited or self.paused:
            return []
        return sorted(seat for seat in self.running if self.left[seat] <= 0)

    def due_in(self, now: float) -> float | None:
        """Seconds until a seat runs out of time."""
        self.charge(now)
        if not self.limited or self.paused or not self.running:
            return None
        return max(0.0, min(self.left[seat] for seat in self.running))

    def give(self, seat: int, seconds: float) -> None:
        self.left[seat] = max(self.left.get(seat, 0.0), 0.0) + seconds
        self.full[seat] = max(self.full.get(seat, 0.0), self.left[seat])

    def vote(self, seats: Iterable[int], needed: int) -> bool:
        """Count a vote; True when it was the last one needed, and all running seats have got more time."""
        self.votes.update(seats)
        if len(self.votes) < needed:
            return False
        self.votes.clear()
        for seat in self.running:
            self.give(seat, EXTENSION)
        return True
