"""Holidays of people, on which their clocks stand still in games that are played in days."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from math import ceil
from secrets import token_urlsafe
from typing import Final

from sqlalchemy import delete, insert, select, update

from archipel.server.messages import Holiday
from archipel.server.refusals import Refused
from archipel.server.storage import schema
from archipel.server.storage.section import Section

DAY: Final = 86_400.0
DAYS_A_YEAR: Final = 30
FARTHEST: Final = 366 * DAY  # ahead, or back
MOST: Final = 50  # that are kept of one person


def year_of(at: float) -> tuple[float, float]:
    """The calendar year of a time, from its beginning to its end."""
    year = datetime.fromtimestamp(at, UTC).year
    return datetime(year, 1, 1, tzinfo=UTC).timestamp(), datetime(year + 1, 1, 1, tzinfo=UTC).timestamp()


def days_in(holidays: Iterable[Holiday], year: tuple[float, float]) -> int:
    """Days of holidays in a year; one that is begun counts."""
    seconds = [max(0.0, min(one.ends, year[1]) - max(one.begins, year[0])) for one in holidays]
    return sum(ceil(part / DAY) for part in seconds)


class Holidays(Section):
    """All holidays of all people."""

    async def of(self, person: str) -> list[Holiday]:
        """Those of one person, in order."""
        rows = schema.holidays.c
        async with self.store.reading() as connection:
            found = await connection.execute(
                select(rows.id, rows.begins, rows.ends).where(rows.person == person).order_by(rows.begins)
            )
            return [Holiday(*row) for row in found]

    async def of_people(self, people: Iterable[str]) -> dict[str, list[tuple[float, float]]]:
        """By person: from when until when, in order."""
        rows, periods = schema.holidays.c, dict[str, list[tuple[float, float]]]()
        async with self.store.reading() as connection:
            for person, begins, ends in await connection.execute(
                select(rows.person, rows.begins, rows.ends).where(rows.person.in_(list(people))).order_by(rows.begins)
            ):
                periods.setdefault(person, []).append((begins, ends))
        return periods

    async def add(self, person: str, now: float, begins: float, ends: float) -> None:
        """Refused if it is over already, overlaps another, or there are too many days in a year."""
        begins = max(begins, now)
        if ends <= begins or begins > now + FARTHEST or ends > begins + (DAYS_A_YEAR + 1) * DAY:
            raise Refused("holiday.dates", status=400, days=DAYS_A_YEAR)
        known = await self.of(person)
        if any(one.begins < ends and begins < one.ends for one in known) or len(known) >= MOST:
            raise Refused("holiday.overlaps", status=400)
        new = Holiday(token_urlsafe(12), begins, ends)
        for at in (begins, ends):
            if days_in([*known, new], year_of(at)) > DAYS_A_YEAR:
                raise Refused("holiday.too_many", status=400, days=DAYS_A_YEAR)
        async with self.store.writing() as connection:
            await connection.execute(insert(schema.holidays).values(id=new.id, person=person, begins=begins, ends=ends))
        await self._changed(person, now)

    async def end(self, person: str, now: float, holiday: str) -> None:
        """Come back early, or take back one that has not begun."""
        rows = schema.holidays.c
        mine = (rows.id == holiday) & (rows.person == person) & (rows.ends > now)
        async with self.store.writing() as connection:
            gone = await connection.execute(delete(schema.holidays).where(mine, rows.begins >= now))
            if gone.rowcount == 0:
                gone = await connection.execute(update(schema.holidays).where(mine).values(ends=now))
            if gone.rowcount == 0:
                raise Refused("holiday.unknown", status=404)
        await self._changed(person, now)

    async def forget_old(self, now: float) -> None:
        """Those of a year ago count no more, neither for their year nor for a clock."""
        async with self.store.writing() as connection:
            await connection.execute(delete(schema.holidays).where(schema.holidays.c.ends < now - FARTHEST))

    async def _changed(self, person: str, now: float) -> None:
        """The tables of this person are looked at again, by the process that owns them."""
        await self.store.set_due(await self.store.open_tables_of(person), now)
