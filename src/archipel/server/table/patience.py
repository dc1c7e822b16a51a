"""How long a bot waits for the answers to its offer. While somebody is writing a counter-offer, it waits longer.

The time is passed to it, so that tests need not wait.
"""

from __future__ import annotations

from typing import Final

LONGEST_HOLD: Final = 90.0  # seconds that one seat may hold one offer in all


class Patience:
    """The offer that is open, by the version its decision began at, and the seconds that are left for it."""

    def __init__(self, total: float) -> None:
        self.total = total
        self.decision = -1  # none
        self.left = 0.0
        self._at = 0.0
        self._first_held: dict[int, float] = {}  # by seat: when it began to hold the offer
        self._held_until: dict[int, float] = {}

    @property
    def open(self) -> bool:
        return self.decision >= 0

    def follow(self, now: float, decision: int) -> None:
        """This decision is open now; -1: none for whose answers a bot waits. The same one again changes nothing."""
        if decision != self.decision:
            self.decision, self.left, self._at = decision, self.total, now
            self._first_held.clear()
            self._held_until.clear()

    def charge(self, now: float) -> None:
        """Subtract the time that has passed, but for the part in which the offer was held."""
        running_since = max(self._at, *self._held_until.values()) if self._held_until else self._at
        self.left -= max(0.0, now - running_since)
        self._at = now
        self._held_until = {seat: until for seat, until in self._held_until.items() if until > now}

    def hold(self, now: float, seat: int, held: bool) -> None:
        self.charge(now)
        if held:
            self._held_until[seat] = self._first_held.setdefault(seat, now) + LONGEST_HOLD
        else:
            self._held_until.pop(seat, None)

    def is_held(self, now: float) -> bool:
        return any(until > now for until in self._held_until.values())

    def due_in(self, now: float) -> float:
        """Seconds until the bot goes on."""
        self.charge(now)
        return max(0.0, self.left) + max([until - now for until in self._held_until.values()], default=0.0)
