"""Tells people that it is their turn in a game that is played in days, in the ways they have asked for.

A notice has the name of the table, whose turn it is, one link to the table and one that ends the notices: nothing of
the game. There is at most one for each turn and table, also after a restart, and none for a person who is there.
"""

from __future__ import annotations

import asyncio
import json
import logging
from typing import TYPE_CHECKING, Final

from archipel.engine.errors import SetUpError
from archipel.extras import missing
from archipel.server.notices.mail import Mailer, MailFailed, read_mailer
from archipel.server.notices.outside import NotAllowed, Unreachable, post
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
        """Tell the people that a table waits for, each once in a turn. Called with the table's lock held."""
        clock, live = table.days_clock, table.live
        if not self.any or clock is None or live is None:
            return
        now = self.services.settings.now()
        for number, (since, _) in sorted(clock.given.items()):
            seat = table.seats[number]
            # The first placements all happen before the first turn.
            turn = live.game.turn or -int(since) % 1_000_000_000
            if number in clock.handed or table.told.get(seat.person) == turn:
                continue
            table.told[seat.person] = turn
            if not await self.channels.is_first(seat.person, table.id, turn):
                continue
            there = table.is_connected(seat.person) and now - table.last_command.get(seat.person, 0.0) < THERE
            if not there and len(self.tasks) < MOST:
                self._start(seat.person, seat.name, table.options.title, table.id, table.options.clock)

    def _start(self, person: str, name: str, title: str, table: str, clock: str) -> None:
        task = asyncio.create_task(self._tell(person, name, title, table, clock), name="notice")
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _tell(self, person: str, name: str, title: str, table: str, clock: str) -> None:
        try:
            for channel in await self.channels.of(person):
                if channel.confirmed:
                    await self._try(channel, name, title, table, clock)
        except StorageError:
            logger.warning("notice not sent", extra={"table": table})
        except Exception:
            logger.exception("notice", extra={"table": table})

    async def _try(self, channel: Channel, name: str, title: str, table: str, clock: str) -> None:
        sent, gone = False, False
        for seconds in DELAYS:
            await asyncio.sleep(seconds)
            try:
                async with self.calls:
                    await self._send(channel, name, title, table, clock)
                sent = True
                break
            except NotSent as wrong:
                gone = wrong.gone
                if wrong.for_good:
                    break
        self.services.metrics.count("notices", f'kind="{channel.kind}",sent="{"yes" if sent else "no"}"')
        await self.channels.report(channel.id, sent, gone)

    # ---- how

    async def _send(self, channel: Channel, name: str, title: str, table: str, clock: str) -> None:
        words = Texts(channel.language)
        link, stop = f"{channel.origin}/t/{table}", f"{channel.origin}/notices#off={channel.token}"
        at = title or words.say("notice-a-table")
        speed = words.say(f"page-clock-{clock}")
        subject = words.say("notice-your-turn", table=at)
        match channel.kind:
            case "mail":
                text = words.say("notice-mail", name=name, table=at, speed=speed, link=link, stop=stop)
                await self._mail(channel, subject, text)
            case "webhook":
                text = words.say("notice-webhook", name=name, table=at, link=link, stop=stop)
                body = {"text": text, "content": text, "player": name, "table": at, "link": link, "stop": stop}
                headers = {"Content-Type": "application/json"}
                await self._call(channel, channel.target, json.dumps(body).encode(), headers)
            case "push":
                body = {"title": subject, "body": speed, "link": f"/t/{table}", "off": channel.token}
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
