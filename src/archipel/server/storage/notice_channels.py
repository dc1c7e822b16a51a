"""Where people want their notices, and what they were told last: rows of the database."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from secrets import token_urlsafe
from typing import Final, Literal

from sqlalchemy import delete, func, insert, select, update

from archipel.server.notices.times import NoticeTimes
from archipel.server.refusals import Refused
from archipel.server.storage import schema
from archipel.server.storage.section import Section

ChannelKind = Literal["push", "mail", "webhook"]
DAY: Final = 86_400.0
MOST: Final = 10  # of one person
FAILURES: Final = 10  # in a row, after which it is dropped


@dataclass(frozen=True, slots=True)
class Channel:
    """One way to reach a person. The token is in every notice: it ends them without a login."""

    id: str
    person: str
    kind: ChannelKind
    target: str  # a mail address, the address of a webhook, or a push subscription as JSON
    language: str
    origin: str  # the page as this person calls it
    token: str
    confirmed: bool


class NoticeChannels(Section):
    """All of them."""

    async def of(self, person: str) -> list[Channel]:
        rows = schema.notice_channels.c
        async with self.store.reading() as connection:
            found = await connection.execute(
                select(
                    rows.id,
                    rows.person,
                    rows.kind,
                    rows.target,
                    rows.language,
                    rows.origin,
                    rows.token,
                    rows.confirmed,
                )
                .where(rows.person == person)
                .order_by(rows.created)
            )
            return [Channel(*row) for row in found]

    async def add(
        self, person: str, kind: ChannelKind, target: str, language: str, origin: str, confirmed: bool, now: float
    ) -> Channel:
        """A new one; the same again takes the place of the old one. An address is asked to confirm once a day."""
        rows = schema.notice_channels.c
        new = Channel(token_urlsafe(12), person, kind, target, language, origin, token_urlsafe(18), confirmed)
        async with self.store.writing() as connection:
            if not confirmed:
                asked = await connection.execute(
                    select(rows.id).where(rows.target == target, ~rows.confirmed, rows.created > now - DAY)
                )
                if asked.first() is not None:
                    raise Refused("notice.asked", status=429)
            await connection.execute(
                delete(schema.notice_channels).where(rows.person == person, rows.kind == kind, rows.target == target)
            )
            count = await connection.execute(select(func.count()).where(rows.person == person))
            if int(count.scalar() or 0) >= MOST:
                raise Refused("notice.too_many", status=400)
            await connection.execute(
                insert(schema.notice_channels).values(
                    id=new.id,
                    person=person,
                    kind=kind,
                    target=target,
                    language=language,
                    origin=origin,
                    token=new.token,
                    confirmed=confirmed,
                    failures=0,
                    created=now,
                )
            )
        return new

    async def confirm(self, token: str) -> bool:
        """The owner of a mailbox wants these notices."""
        rows = schema.notice_channels
        async with self.store.writing() as connection:
            done = await connection.execute(update(rows).where(rows.c.token == token).values(confirmed=True))
            return done.rowcount > 0

    async def drop(self, person: str, channel: str) -> None:
        rows = schema.notice_channels
        async with self.store.writing() as connection:
            done = await connection.execute(delete(rows).where(rows.c.person == person, rows.c.id == channel))
        if done.rowcount == 0:
            raise Refused("channel.unknown", status=404)

    async def drop_by_token(self, token: str) -> None:
        """No notices any more; it is as well if there were none."""
        rows = schema.notice_channels
        async with self.store.writing() as connection:
            await connection.execute(delete(rows).where(rows.c.token == token))

    async def report(self, channel: str, sent: bool, for_good: bool) -> None:
        """Whether a notice has arrived; a channel that fails for good, or again and again, is dropped."""
        rows = schema.notice_channels
        mine = rows.c.id == channel
        async with self.store.writing() as connection:
            failures = 0 if sent else rows.c.failures + 1
            await connection.execute(update(rows).where(mine).values(failures=failures))
            if not sent:
                gone = mine if for_good else mine & (rows.c.failures >= FAILURES)
                await connection.execute(delete(rows).where(gone))

    async def is_first(self, person: str, table: str, turn: int, reminder: bool = False) -> bool:
        """Whether a person was not told, or reminded, about this turn at this table before; from now on they were."""
        sent = schema.notices_sent
        column = sent.c.reminded if reminder else sent.c.turn
        mine = (sent.c.person == person) & (sent.c.table_id == table) & (column.is_(None) | (column != turn))
        row = {"person": person, "table_id": table, "turn": turn, column.name: turn}
        async with self.store.writing() as connection:
            new = await connection.execute(self.store.insert_new(sent, **row))
            if new.rowcount > 0:
                return True
            changed = await connection.execute(update(sent).where(mine).values({column.name: turn}))
            return changed.rowcount > 0

    # ---- when people want them

    async def times_of(self, people: Iterable[str]) -> dict[str, NoticeTimes]:
        """By person, those who have said so."""
        rows = schema.notice_times.c
        async with self.store.reading() as connection:
            found = await connection.execute(
                select(rows.person, rows.again, rows.quiet_from, rows.quiet_until, rows.zone).where(
                    rows.person.in_(list(people))
                )
            )
            return {person: NoticeTimes(*times) for person, *times in found}

    async def set_times(self, person: str, times: NoticeTimes, now: float) -> None:
        """Their tables are looked at again, by the process that owns them."""
        table = schema.notice_times
        values = asdict(times)
        async with self.store.writing() as connection:
            new = await connection.execute(self.store.insert_new(table, person=person, **values))
            if new.rowcount == 0:
                await connection.execute(update(table).where(table.c.person == person).values(**values))
        await self.store.set_due(await self.store.open_tables_of(person), now)
