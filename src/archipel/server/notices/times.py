"""When a person wants notices: once more before the time is over, and not at night.

Hours are those of the person's time zone; the zone's own rules say when its summer begins.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, time, timedelta
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

AGAIN: Final = 6 * 3600.0  # seconds before the end of one's time
AHEAD: Final = 900.0  # seconds before quiet hours, for a reminder that would fall into them
DAY: Final = timedelta(days=1)


@lru_cache(256)
def zone_named(name: str) -> ZoneInfo | None:
    """A time zone, None if this server does not know it."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


@dataclass(frozen=True, slots=True)
class NoticeTimes:
    """The wishes of one person. Quiet hours are from the one hour of the day to the other; the same: there are none."""

    again: bool = False
    quiet_from: int = 0
    quiet_until: int = 0
    zone: str = "UTC"

    def quiet_at(self, at: float) -> tuple[float, float] | None:
        """The quiet hours that a time falls into, from their beginning to their end."""
        zone = zone_named(self.zone)
        if zone is None or self.quiet_from == self.quiet_until:
            return None
        today = datetime.fromtimestamp(at, zone).date()
        for day in (today - DAY, today):
            begins = datetime.combine(day, time(self.quiet_from), zone).timestamp()
            last = day if self.quiet_until > self.quiet_from else day + DAY
            ends = datetime.combine(last, time(self.quiet_until), zone).timestamp()
            if begins <= at < ends:
                return begins, ends
        return None

    def again_at(self, since: float, over: float) -> float | None:
        """When to remind of a decision that waits since then and whose time is over then: six hours before, or before
        the quiet hours that this falls into. None: not wanted, or the first notice was no earlier."""
        if not self.again:
            return None
        at = over - AGAIN
        quiet = self.quiet_at(at)
        if quiet is not None:
            at = quiet[0] - AHEAD
        return at if at > since else None

    def next_after(self, now: float, since: float, over: float) -> float | None:
        """When there is something to send next, if there is: a reminder, or what quiet hours hold back now."""
        quiet, again = self.quiet_at(now), self.again_at(since, over)
        times = [] if quiet is None else [quiet[1]]
        if again is not None and again > now:
            times.append(again)
        return min(times, default=None)


ALWAYS: Final = NoticeTimes()
