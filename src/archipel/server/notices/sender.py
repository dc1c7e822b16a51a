"""Tells people that it is their turn in a game that is played in days, in the ways they have asked for.

A notice has the name of the table, whose turn it is, one link to the table and one that ends the notices: nothing of
the game. There is at most one for each turn and table, also after a restart, and none for a person who is there. Who
wants it has one reminder more, before their time is over; nothing comes in their quiet hours (times.py).
"""

from __future__ import annotations

import asyncio
import json
import logging
from dataclasses import dataclass
from math import ceil
from typing import TYPE_CHECKING, Final

from archipel.engine.errors import SetUpError
from archipel.extras import missing
from archipel.server.notices.mail import Mailer, MailFailed, read_mailer
from archipel.server.notices.outside import NotAllowed, Unreachable, post
from archipel.server.notices.times import ALWAYS
from archipel.server.storage.notice_channels import Channel, NoticeChannels
from archipel.server.storage.store import StorageError
from archipel.texts import Texts

if TYPE_CHECKING:
    from archipel.server.notices.push import PushKey
    from archipel.server.services import Services
    from archipel.server.table.table import Table

DELAYS: Final = (0.0, 30.0, 300.0)  # seconds before each attempt
AT_ONCE: Final = 8  # calls
MOST: Final = 1000  # that wait; more are left out
THERE: Final = 120.0  # seconds after a command of a person who has the table open, in which they see it anyway
GONE: Final = (404, 410)  # the push subscription has ended
BUSY: Final = (408, 425, 429)

logger = logging.getLogger(__name__)


class NotSent(Exception):
    """`for_good`: it is of no use to try again."""

    def __init__(self, for_good: bool, gone: bool = False) -> None:
        super().__init__()
        self.for_good = for_good
        self.gone = gone  # and never again


@dataclass(frozen=True, slots=True)
class Notice:
    """What a person is told. `hours` are those that are left, in a reminder; 0: it is their turn."""

    person: str
    name: str
    title: str
    table: str
    clock: str
    hours: int


class Notices:
    """What this server can send, and the notices that are on their way."""

    def __init__(self, services: Services) -> None:
        self.services = services
        settings = services.settings
        self.channels = NoticeChannels(services.store)
        self.mailer: Mailer | None = read_mailer(settings.smtp, settings.mail_from) if settings.smtp else None
        self.push_key: PushKey | None = None
        if settings.push_key:
            try:
                from archipel.server.notices.push import PushKey
            except ImportError:
                raise SetUpError(missing("push")) from None
            self.push_key = PushKey(settings.push_key, settings.push_contact or f"mailto:{settings.mail_from}")
        self.webhooks = settings.webhooks != "none"
        self.allow_private = settings.webhooks == "private"
        self.tasks: set[asyncio.Task[None]] = set()
        self.calls = asyncio.Semaphore(AT_ONCE)

    @property
    def any(self) -> bool:
        """Whether this server sends notices at all."""
        return self.mailer is not None or self.push_key is not None or self.webhooks

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    # ---- when

    async def tell(self, table: Table) -> None:
        """Tell the people that a table waits for, each once in a turn, and once more before their time is over if they
        want that. In quiet hours nobody is told: the table is looked at again after them (`Table.due`). Called with the
        table's lock held."""
        clock, live = table.days_clock, table.live
        if not self.any or clock is None or live is None:
            return
        now = self.services.settings.now()
        for number, (since, _) in sorted(clock.given.items()):
            seat = table.seats[number]
            times = table.notice_times.get(seat.person, ALWAYS)
            if number in clock.handed or times.quiet_at(now) is not None:
                continue
            # The first placements all happen before the first turn.
            turn = live.game.turn or -int(since) % 1_000_000_000
            over = clock.over_at(number)
            again = times.again_at(since, over)
            first = await self._is_first(table, table.told, seat.person, turn, reminder=False)
            reminder = again is not None and again <= now < over
            reminder = reminder and await self._is_first(table, table.reminded, seat.person, turn, reminder=True)
            there = table.is_connected(seat.person) and now - table.last_command.get(seat.person, 0.0) < THERE
            if (first or reminder) and not there and len(self.tasks) < MOST:
                hours = 0 if first else ceil((over - now) / 3600)
                options = table.options
                self._start(Notice(seat.person, seat.name, options.title, table.id, options.clock, hours))

    async def _is_first(self, table: Table, told: dict[str, int], person: str, turn: int, reminder: bool) -> bool:
        """Whether this was not said to a person in this turn; `told` saves asking the database again."""
        if told.get(person) == turn:
            return False
        told[person] = turn
        return await self.channels.is_first(person, table.id, turn, reminder)

    def _start(self, notice: Notice) -> None:
        task = asyncio.create_task(self._tell(notice), name="notice")
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _tell(self, notice: Notice) -> None:
        try:
            for channel in await self.channels.of(notice.person):
                if channel.confirmed:
                    await self._try(channel, notice)
        except StorageError:
            logger.warning("notice not sent", extra={"table": notice.table})
        except Exception:
            logger.exception("notice", extra={"table": notice.table})

    async def _try(self, channel: Channel, notice: Notice) -> None:
        sent, gone = False, False
        for seconds in DELAYS:
            await asyncio.sleep(seconds)
            try:
                async with self.calls:
                    await self._send(channel, notice)
                sent = True
                break
            except NotSent as wrong:
                gone = wrong.gone
                if wrong.for_good:
                    break
        self.services.metrics.count("notices", f'kind="{channel.kind}",sent="{"yes" if sent else "no"}"')
        await self.channels.report(channel.id, sent, gone)

    # ---- how

    async def _send(self, channel: Channel, notice: Notice) -> None:
        words = Texts(channel.language)
        link, stop = f"{channel.origin}/t/{notice.table}", f"{channel.origin}/notices#off={channel.token}"
        name, at, hours = notice.name, notice.title or words.say("notice-a-table"), notice.hours
        speed = words.say(f"page-clock-{notice.clock}")
        subject = words.say("notice-time-ends" if hours else "notice-your-turn", table=at)
        match channel.kind:
            case "mail":
                text = words.say("notice-mail", name=name, table=at, speed=speed, hours=hours, link=link, stop=stop)
                await self._mail(channel, subject, text)
            case "webhook":
                text = words.say("notice-webhook", name=name, table=at, hours=hours, link=link, stop=stop)
                body = {"text": text, "content": text, "player": name, "table": at, "link": link, "stop": stop}
                headers = {"Content-Type": "application/json"}
                await self._call(channel, channel.target, json.dumps(body).encode(), headers)
            case "push":
                left = words.say("notice-hours-left", hours=hours) if hours else speed
                body = {"title": subject, "body": left, "link": f"/t/{notice.table}", "off": channel.token}
                body["stop"] = words.say("notice-stop")
                await self._push(channel, json.dumps(body).encode())

    async def _mail(self, channel: Channel, subject: str, text: str) -> None:
        if self.mailer is None:
            raise NotSent(True)
        try:
            one_click = f"{channel.origin}/api/notices/off/{channel.token}"
            await self.mailer.send(channel.target, subject, text, one_click)
        except MailFailed as wrong:
            raise NotSent(wrong.for_good) from wrong

    async def _push(self, channel: Channel, body: bytes) -> None:
        if self.push_key is None:
            raise NotSent(True)
        from archipel.server.notices.push import encrypted

        browser = json.loads(channel.target)
        headers = self.push_key.headers(browser["endpoint"], self.services.settings.now())
        await self._call(
            channel, browser["endpoint"], encrypted(body, browser["p256dh"], browser["auth"]), dict(headers)
        )

    async def _call(self, channel: Channel, url: str, body: bytes, headers: dict[str, str]) -> None:
        if channel.kind == "webhook" and not self.webhooks:
            raise NotSent(True)
        try:
            status = await post(url, body, headers, self.allow_private)
        except NotAllowed:
            raise NotSent(True) from None
        except Unreachable:
            raise NotSent(False) from None
        if not 200 <= status < 300:
            raise NotSent(status < 500 and status not in BUSY, status in GONE)

    async def ask_to_confirm(self, channel: Channel) -> None:
        """A mail to an address that somebody has typed: only its owner can confirm it."""
        assert self.mailer is not None
        words = Texts(channel.language)
        link = f"{channel.origin}/notices#confirm={channel.token}"
        await self.mailer.send(channel.target, words.say("notice-confirm"), words.say("notice-confirm-mail", link=link))
