"""When something happens at a table by itself: the clock follows who has to decide, and a game that is played in days
says when its table has to be loaded."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

from archipel.engine import roles
from archipel.server.table.log_entries import ClockSet

if TYPE_CHECKING:
    from archipel.server.table.table import Table


def restart_clock(table: Table) -> None:
    """The deciding seats, or those who play them, have changed."""
    if table.live is None:
        return
    game = table.live.game
    people = [seat for seat in game.deciding if table.seats[seat].kind == "person" and not table.seats[seat].absent]
    active = game.active
    waits = active in game.deciding and len(game.deciding) > 1 and bool(table.seats[active].played_by)
    table.bot_waits = waits
    days = table.days_clock
    if days is None:
        now = monotonic()
        table.clock.decide(now, people, active, game.turn)
        table.patience.follow(now, table.live.decision_version if waits else -1)
        return
    days.holidays = {
        seat.number: table.holidays[seat.person] for seat in table.seats if table.holidays.get(seat.person)
    }
    answering = [seat for seat in people if table.answers_offer(seat)]
    if answering and table.may(active, roles.TRADE, roles.WITHDRAW):  # its time stands still meanwhile
        people = [seat for seat in people if seat != active]
    days.decide(table.clock_time(), people, active, game.turn, answering)


def clock_entry(table: Table) -> ClockSet | None:
    """What the log has to keep of the clock of a game that is played in days."""
    if table.days_clock is None:
        return None
    return table.days_clock.state({seat.number: seat.misses for seat in table.seats if seat.misses})


def due_at(table: Table) -> float | None:
    """When something happens by itself in a game that is played in days: the table is loaded then."""
    days, live = table.days_clock, table.live
    if days is None or live is None or table.state != "playing" or live.over:
        return None
    now = table.clock_time()
    answered = any(table.seats[seat].kind == "person" for seat in days.running)
    bots = [seat for seat in live.deciding if table.seats[seat].played_by or seat in days.handed]
    if any(seat != live.game.active or not table.bot_waits or not answered for seat in bots):
        return now
    seconds = days.due_in(now)
    times = [] if seconds is None else [now + seconds]
    return min([*times, *notices_due(table, now)], default=None)


def notices_due(table: Table, now: float) -> list[float]:
    """When people have to be reminded, or told what their quiet hours hold back now."""
    days = table.days_clock
    if days is None or not table.services.notices.any:
        return []
    found: list[float] = []
    for seat, (since, _) in days.given.items():
        times = table.notice_times.get(table.seats[seat].person)
        at = None if times is None else times.next_after(now, since, days.over_at(seat))
        if at is not None and seat not in days.handed:
            found.append(at)
    return found
