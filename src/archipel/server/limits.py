"""Limits: sizes, and how often a client may ask for what."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

FRAME: Final = 16 * 1024  # bytes of a frame or a body
RECORD: Final = 2_200_000  # bytes of a body with a record
QUEUE: Final = 64  # frames that may wait for a slow client
SOCKETS: Final = 20  # of one person


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
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level >= cost:
            self.level -= cost
            return 0.0
        return (cost - self.level) / self.rate


# By kind of request: how many a second, how many at once.
RATES: Final = {
    "command": (20.0, 60.0),
    "chat": (0.5, 5.0),
    "emote": (0.5, 5.0),
    "hint": (0.5, 5.0),
    "read": (20.0, 100.0),
    "write": (2.0, 30.0),
    "table": (0.2, 20.0),
    "code": (0.5, 20.0),
    "login": (0.1, 10.0),
    "record": (0.1, 5.0),
    "guest": (0.5, 60.0),
}


class Limits:
    """A bucket for each kind of request and client; full ones are dropped when there are many."""

    def __init__(self, factor: float = 1.0) -> None:
        self.factor = factor
        self.buckets: dict[tuple[str, str], Bucket] = {}

    def take(self, what: str, who: str, now: float) -> float:
        """0.0 when it is allowed, otherwise the seconds to wait."""
        bucket = self.buckets.get((what, who))
        if bucket is None:
            if len(self.buckets) > 10_000:
                self._forget(now)
            rate, burst = RATES[what]
            bucket = Bucket(rate * self.factor, burst * self.factor)
            bucket.at = now
            self.buckets[(what, who)] = bucket
        return bucket.take(now)

    def _forget(self, now: float) -> None:
        full = [key for key, b in self.buckets.items() if b.level + (now - b.at) * b.rate >= b.burst]
        for key in full:
            del self.buckets[key]
