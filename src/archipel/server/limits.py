"""Limits: sizes, and how often a client may ask for what."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

FRAME: Final = 16 * 1024  # bytes of a frame or a body
RECORD: Final = 2_200_000  # bytes of a body with a record
MAP: Final = 400_000  # bytes of a body with a map
QUEUE: Final = 64  # frames that may wait for a slow client
SOCKETS: Final = 20  # of one person
ADDRESS_SOCKETS: Final = 200  # of one address
MANY: Final = 10_000  # buckets, after which full ones are dropped


@dataclass(slots=True)
class Bucket:
    """A token bucket: `burst` at once, then `rate` a second."""

    rate: float
    burst: float
    level: float = field(init=False)
    at: float = field(init=False, default=0.0)

    def __post_init__(self) -> None:
        self.level = self.burst

    def take(self, now: float, cost: float = 1.0) -> float:
        """0.0 when it is allowed, otherwise the seconds to wait."""
        self._fill(now)
        if self.level >= cost:
            self.level -= cost
            return 0.0
        return (cost - self.level) / self.rate

    def charge(self, now: float, cost: float) -> None:
        """Count what was used, which nobody knew before; a negative cost gives back."""
        self._fill(now)
        self.level = min(self.burst, self.level - cost)

    def _fill(self, now: float) -> None:
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now


# By kind of request: how many a second, how many at once. `work` is CPU time of the processes that play records, in
# seconds; `code` counts codes of tables that were wrong; `record` is imports, a large one counting for several.
RATES: Final = {
    "command": (20.0, 60.0),
    "chat": (0.5, 5.0),
    "emote": (0.5, 5.0),
    "hint": (0.5, 5.0),
    "read": (20.0, 100.0),
    "write": (2.0, 30.0),
    "table": (0.2, 20.0),
    "code": (0.05, 10.0),
    "login": (0.1, 10.0),
    "record": (0.02, 5.0),
    "work": (0.2, 10.0),
    "guest": (0.1, 30.0),
}
# What one address may do: this many times what one person may, as several people may share it and anyone can become a
# new guest. Nobody needs to try out passwords or codes together with others.
ADDRESS_FACTOR: Final = 4.0
ADDRESS_FACTORS: Final = {"login": 1.0, "code": 1.0, "guest": 1.0}


class Limits:
    """A bucket for each kind of request and client; full ones are dropped when there are many."""

    def __init__(self, factor: float = 1.0) -> None:
        self.factor = factor
        self.buckets: dict[tuple[str, str], Bucket] = {}
        self.forget_at = MANY

    def take(self, what: str, person: str, address: str, now: float, cost: float = 1.0) -> float:
        """0.0 when it is allowed, otherwise the seconds to wait. A person counts, and the address they come from; ""
        for either does not."""
        for bucket in self._both(what, person, address, now):
            seconds = bucket.take(now, cost)
            if seconds > 0:
                return seconds
        return 0.0

    def charge(self, what: str, person: str, address: str, now: float, cost: float) -> None:
        """Count what was used."""
        for bucket in self._both(what, person, address, now):
            bucket.charge(now, cost)

    def _both(self, what: str, person: str, address: str, now: float) -> list[Bucket]:
        found = []
        if address:
            found.append(self._bucket(what, f"@{address}", ADDRESS_FACTORS.get(what, ADDRESS_FACTOR), now))
        if person:
            found.append(self._bucket(what, person, 1.0, now))
        return found

    def _bucket(self, what: str, who: str, factor: float, now: float) -> Bucket:
        bucket = self.buckets.get((what, who))
        if bucket is None:
            if len(self.buckets) >= self.forget_at:
                self._forget(now)
            rate, burst = RATES[what]
            bucket = Bucket(rate * factor * self.factor, burst * factor * self.factor)
            bucket.at = now
            self.buckets[(what, who)] = bucket
        return bucket

    def _forget(self, now: float) -> None:
        full = [key for key, b in self.buckets.items() if b.level + (now - b.at) * b.rate >= b.burst]
        for key in full:
            del self.buckets[key]
        self.forget_at = max(MANY, 2 * len(self.buckets))
