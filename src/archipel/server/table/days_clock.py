"""The clock of a table that is played in days: every decision has hours or days, and nobody has to stay.

It counts by the time of day, so that it goes on while the table is not in memory and while the server is down. The
time is passed to it. What has to survive is in `state`, which the log keeps.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from archipel.server.messages import ClockName, OvertimeVote
from archipel.server.table.clock import Clock
from archipel.server.table.log_entries import ClockSet

LEAST: Final = 8 * 3600.0  # seconds that a player has at least when the turn comes back to them

Period = tuple[float, float]  # from, until


def elapsed(since: float, until: float, holidays: Sequence[Period]) -> float:
    """Seconds that count between two times: those of holidays do not. Holidays are in order and do not overlap."""
    off = sum(max(0.0, min(until, end) - max(since, begin)) for begin, end in holidays)
    return max(0.0, until - since - off)


def time_after(since: float, seconds: float, holidays: Sequence[Period]) -> float:
    """The time at which this many seconds have counted."""
    at = since + seconds
    for begin, end in holidays:
        if end > since and begin < at:
            at += end - max(since, begin)
    return at


class DaysClock(Clock):
    """Its time runs for deciding people, but not on their holidays."""

    def __init__(self, name: ClockName, offer: float) -> None:
        super().__init__(name)
        self.offer = offer  # seconds for an answer to an offer
        self.given: dict[int, tuple[float, float]] = {}  # by running seat: since when, and the seconds it had then
        self.handed: set[int] = set()  # time is over, and a bot makes this move
        self.late: dict[int, float] = {}  # time is over, and the table votes until then
        self.overtime_votes: dict[int, OvertimeVote] = {}  # by the seat that votes
        self.holidays: Mapping[int, Sequence[Period]] = {}  # by seat

    # ---- what the log keeps

    def state(self, misses: dict[int, int]) -> ClockSet:
        stopped = {seat: left for seat, left in sorted(self.left.items()) if seat not in self.given}
        return ClockSet(
            given=dict(sorted(self.given.items())),
            left=stopped,
            turn=self._turn,
            handed=sorted(self.handed),
            late=dict(sorted(self.late.items())),
            votes=dict(sorted(self.overtime_votes.items())),
            misses=misses,
        )

    def set_state(self, state: ClockSet) -> None:
        self.given = dict(state.given)
        self.running = set(self.given)
        self.left = dict(state.left) | {seat: left for seat, (_, left) in state.given.items()}
        self.full = {seat: max(left, float(self.turn)) for seat, left in self.left.items()}
        self._turn = state.turn
        self.handed = set(state.handed)
        self.late = dict(state.late)
        self.overtime_votes = dict(state.votes)

    # ---- counting

    def charge(self, now: float) -> None:
        for seat, (since, left) in self.given.items():
            self.left[seat] = left - elapsed(since, now, self.holidays.get(seat, ()))
        self._at = now

    def decide(
        self, now: float, deciding: Iterable[int], active: int, turn: int, answering: Iterable[int] = ()
    ) -> None:
        """These people have to decide now; those who answer an offer have the time of the offer."""
        self.charge(now)
        wanted, answers = set(deciding), set(answering)
        if self._turn != (turn, active):
            self._turn = (turn, active)
            self._restart(active, now, float(self.turn))
            self.given.pop(active, None)
        for seat in list(self.given):
            if seat not in wanted:
                del self.given[seat]
        for seat in wanted - self.given.keys():
            if seat in answers:
                self._restart(seat, now, self.offer)
            elif seat != active:
                self._restart(seat, now, float(self.turn))
            else:
                self.left[seat] = max(self.left.get(seat, 0.0), min(LEAST, float(self.turn)))
                self.full[seat] = max(self.full.get(seat, 0.0), self.left[seat])
            self.given[seat] = (now, self.left[seat])
        self.running = wanted
        self.handed &= wanted
        self.late = {seat: until for seat, until in self.late.items() if seat in wanted}
        if not self.late:
            self.overtime_votes.clear()

    def _restart(self, seat: int, now: float, seconds: float) -> None:
        self.left[seat] = self.full[seat] = seconds
        self.handed.discard(seat)
        self.late.pop(seat, None)

    def give(self, seat: int, seconds: float) -> None:
        """Time from now on, as `charge` was last called."""
        self._restart(seat, self._at, seconds)
        if seat in self.running:
            self.given[seat] = (self._at, seconds)

    def acted(self, now: float, seat: int) -> None:
        """A person has acted after all: they go on, with at least some time."""
        self.charge(now)
        if seat in self.running and (seat in self.handed or seat in self.late or self.left[seat] <= 0):
            self.give(seat, min(LEAST, float(self.turn)))

    def over_at(self, seat: int) -> float:
        """When the time of a running seat is over."""
        since, left = self.given[seat]
        return time_after(since, left, self.holidays.get(seat, ()))

    def expired(self, now: float) -> list[int]:
        """Seats whose time is up and about which nothing is decided yet."""
        self.charge(now)
        out = [seat for seat in self.running if self.left[seat] <= 0 and seat not in self.handed]
        return sorted(seat for seat in out if self.late.get(seat, now) <= now)

    def due_in(self, now: float) -> float | None:
        """Seconds until a seat runs out of time, or the time for a vote is over."""
        due = [self.late.get(seat, self.over_at(seat)) for seat in self.running if seat not in self.handed]
        return max(0.0, min(due) - now) if due else None
