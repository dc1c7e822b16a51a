"""All tables that are open in this process: read from the log when a person comes, unloaded when nobody is there."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from secrets import token_urlsafe
from time import monotonic, time
from typing import Final

import msgspec

from archipel.bots.registry import default_bot_of
from archipel.catalogue import entry
from archipel.catalogue.lessons import LEARNER, LessonError, lesson
from archipel.server.bots.driver import Driver
from archipel.server.cluster.owned_elsewhere import OwnedElsewhere
from archipel.server.messages import Bye, TableOptions, TableSummary, write
from archipel.server.refusals import Refused
from archipel.server.services import Services
from archipel.server.socket.connection import Connection
from archipel.server.storage.deletion import delete_person
from archipel.server.storage.people import Person, short_code
from archipel.server.storage.store import Row, StorageError
from archipel.server.table import fair_dice, frames, summaries, timing
from archipel.server.table.chat import clean
from archipel.server.table.game_specs import as_offered, check_options
from archipel.server.table.log_entries import AnyEntry, Opened, SeatChanged, write_entry
from archipel.server.table.permissions import need_welcome
from archipel.server.table.restoring import NotQuickly, restore, restore_in_steps
from archipel.server.table.seat_commands import close_table, leave_for_good
from archipel.server.table.seats import is_bot
from archipel.server.table.starting import begin_lesson
from archipel.server.table.table import LogError, Table, UnplayableGame
from archipel.server.table.waking import Waker

CODE_LENGTH: Final = 5
TRIES: Final = 20  # to find a code that is free
LISTED: Final = 100  # tables in a list
TOGETHER: Final = 25  # tables whose logs are read at once when the server starts
GOODBYE: Final = write(Bye("server.stopping", 1.0))

logger = logging.getLogger(__name__)


def new_id() -> str:
    """The id of a table. It does not begin like an option of a command: `archipel admin close ID`."""
    while True:
        drawn = token_urlsafe(12)
        if drawn[0].isalnum():
            return drawn


class Tables:
    """Tables by their ids, and the drivers that keep them going."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.by_id: dict[str, Table] = {}
        self.drivers: dict[str, Driver] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.unloading: set[asyncio.Task[None]] = set()
        self.sweeper: asyncio.Task[None] | None = None
        self.waker = Waker(services)

    async def start(self) -> None:
        """Load the tables that were being played when the server last stopped. One of several processes waits until
        somebody comes: the first to start would own all tables, and the others hand on every frame to it."""
        if self.services.relays is None:
            store = self.services.store
            waiting = await store.live(time() - self.services.settings.restore_within)
            for first in range(0, len(waiting), TOGETHER):
                await self._load_all(await store.read_logs(waiting[first : first + TOGETHER]))
            await self.services.people.remember(waiting)
        self.sweeper = asyncio.create_task(self.sweep(), name="sweeper")
        self.waker.start()

    async def _load_all(self, logs: dict[str, list[Row]]) -> None:
        for table, rows in logs.items():
            try:
                await self.load(table, rows)
            except LogError:
                logger.exception("unreadable log", extra={"table": table})
        await asyncio.sleep(0)

    async def stop(self) -> None:
        """Unload all tables."""
        if self.sweeper is not None:
            self.sweeper.cancel()
        await self.waker.stop()
        for table in list(self.by_id):
            await self.unload(table)

    # ---- finding

    async def find(self, name: str) -> Table:
        """A table by its id or code."""
        found = name if name in self.by_id else await self.services.store.find(name)
        if found is None:
            raise Refused("table.unknown", status=404)
        return await self.load(found)

    async def load(self, table: str, rows: list[Row] | None = None) -> Table:
        """A table by its id, claimed and read from its log (`rows`, if that was read) if it is not open here."""
        known = self.by_id.get(table)
        if known is not None and not known.lost:
            known.last_used = monotonic()
            return known
        async with self.loading.setdefault(table, asyncio.Lock()):
            known = self.by_id.get(table)
            if known is not None and not known.lost:
                return known
            if known is not None:
                await self.unload(table)
            await self.claim(table)
            try:
                found = await self.read(table, rows)
            except BaseException:
                await self.release(table)
                raise
            if found.unplayable is not None and not found.finished:
                await self.report_unplayable(found, found.unplayable)
            elif found.state == "over" and await self.services.store.state_of(table) != "over":
                await self.services.store.set_index(table, summaries.index(found, found.changed))
            await self.read_people(found)
            self.add(found)
        self.loading.pop(table, None)
        return found

    async def read_people(self, table: Table) -> None:
        """The holidays of the people of a table that is played in days, and when they want notices."""
        if table.in_days:
            people = frozenset(table.players)
            table.holidays = await self.services.holidays.of_people(people)
            table.notice_times = await self.services.notices.channels.times_of(people)
            table.people_read = people

    async def read(self, table: str, rows: list[Row] | None = None) -> Table:
        """A table as its log says it is, to look at only."""
        if rows is None:
            rows = await self.services.store.read_log(table)
        if not rows:
            raise Refused("table.unknown", status=404)
        try:
            found = await self._restored(table, rows, quickly=True)
        except NotQuickly:
            found = await self._restored(table, rows, quickly=False)
        if found.unplayable is not None:
            found.unplayable.finished = await self.services.store.state_of(table) == "over"
        return found

    async def _restored(self, table: str, rows: list[Row], quickly: bool) -> Table:
        found = Table(self.services, table)
        for _ in restore_in_steps(found, rows, quickly):
            await asyncio.sleep(0)
        return found

    async def report_unplayable(self, table: Table, why: UnplayableGame) -> None:
        """Lists show from now on that this game cannot go on; by its own rules it could again."""
        logger.error(
            "a game does not play by these rules",
            extra={
                "table": table.id,
                "state": table.state,
                "rules": table.rules,
                "entry": why.entry,
            },
        )
        await self.services.store.set_index(table.id, summaries.index(table, table.changed))

    async def look_up(self, name: str) -> Table:
        """A table by its id or code, to look at, whichever process owns it."""
        try:
            return await self.find(name)
        except OwnedElsewhere as elsewhere:
            return await self.read(elsewhere.table)

    async def claim(self, table: str) -> None:
        """Become the owner of a table; OwnedElsewhere when another process is."""
        if self.services.relays is not None:
            bus = self.services.relays.bus
            owner = await bus.claim(table)
            if owner != bus.name:
                raise OwnedElsewhere(table, owner)

    async def release(self, table: str) -> None:
        if self.services.relays is not None:
            try:
                await self.services.relays.bus.release(table)
            except StorageError:
                logger.warning("lease not given back", extra={"table": table})

    def add(self, table: Table) -> None:
        timing.restart_clock(table)
        self.by_id[table.id] = table
        self.drivers[table.id] = Driver(table)
        self.services.metrics.levels["tables"] = len(self.by_id)

    # ---- opening

    async def open(
        self,
        options: TableOptions,
        host: Person,
        sit: int | None = None,
        bots: list[str] | None = None,
        scenario: str = "",
    ) -> Table:
        """A new table; `sit` and `bots` fill its seats from the first open one on. `scenario` is the text of a map."""
        options = as_offered(msgspec.structs.replace(options, title=clean(options.title, 60)), scenario)
        check_options(options, scenario)
        written: list[AnyEntry] = []
        taken = set()
        if sit is not None:
            if sit >= options.seats:
                raise Refused("table.seat_unknown", status=400, seat=sit)
            written.append(SeatChanged(sit, "person", host.id, host.name))
            taken.add(sit)
        for bot in bots or []:
            if not is_bot(bot):
                raise Refused("bot.unknown", status=400)
            seat = next((seat for seat in range(options.seats) if seat not in taken), None)
            if seat is None:
                raise Refused("table.full", status=400)
            written.append(SeatChanged(seat, "bot", bot=bot))
            taken.add(seat)
        return await self._open(options, host, written, scenario=scenario)

    async def open_lesson(self, name: str, host: Person, title: str) -> Table:
        """A table for a lesson, with its game begun: the host has the learner's seat, bots wait on the others."""
        try:
            declared = lesson(name)
        except LessonError:
            raise Refused("lesson.unknown", status=404) from None
        options = TableOptions(
            game=declared.game, seats=declared.seats, options=dict(declared.options), title=clean(title, 60)
        )
        bot = default_bot_of(entry(declared.game))
        seats: list[AnyEntry] = [
            SeatChanged(seat, "person", host.id, host.name) if seat == LEARNER else SeatChanged(seat, "bot", bot=bot)
            for seat in range(declared.seats)
        ]
        table = await self._open(options, host, seats, name)
        async with table.lock:
            await begin_lesson(table)
        return table

    async def _open(
        self, options: TableOptions, host: Person, seats: list[AnyEntry], lesson: str = "", scenario: str = ""
    ) -> Table:
        for _ in range(TRIES):
            code = short_code(CODE_LENGTH)
            opened = Opened(code, host.id, fair_dice.new_secret(), options, lesson, scenario)
            table = await self._create([opened, *seats], code, host.id)
            if table is not None:
                return table
        raise StorageError

    async def _create(self, entries: list[AnyEntry], code: str, host: str) -> Table | None:
        table = Table(self.services, new_id())
        at = self.services.settings.now()
        rows = [Row(table.id, number, 0, host, "", write_entry(entry), at) for number, entry in enumerate(entries)]
        restore(table, rows)
        if not await self.services.store.create(table.id, code, rows, summaries.index(table, at)):
            return None
        await self.claim(table.id)
        self.add(table)
        self.services.metrics.count("tables_opened")
        return table

    async def open_rematch(self, table: Table, host: str) -> Table:
        """A table like this one, with its bots; people sit down by themselves."""
        name = next(seat.name for seat in table.seats_of(host))
        text = table.map_text(table.options.game)
        rematch = await self.open(table.options, Person(host, name), table.seats_of(host)[0].number, scenario=text)
        bots: list[AnyEntry] = [
            SeatChanged(seat.number, "bot", bot=seat.bot) for seat in table.seats if seat.kind == "bot"
        ]
        if bots:
            async with rematch.lock:
                await rematch.commit(bots)
        return rematch

    # ---- coming and going

    async def connect(self, table: Table, connection: Connection) -> None:
        """A person comes; Refused when they may not."""
        async with table.lock:
            need_welcome(table, connection.person)
            table.connections.add(connection)
            table.connected[connection.person] += 1
            table.away_since.pop(connection.person, None)
            table.last_used = monotonic()
            frames.send_presence(table)
            if table.state != "playing" or table.clock.paused != table.paused:
                table.woken.set()

    async def disconnect(self, table: Table, connection: Connection) -> None:
        async with table.lock:
            table.connections.discard(connection)
            table.connected -= Counter([connection.person])
            if table.seats_of(connection.person) and not table.is_connected(connection.person):
                table.away_since[connection.person] = monotonic()
            table.last_used = monotonic()
            frames.send_presence(table)
            if table.state == "playing":
                frames.send_clock(table)
            table.woken.set()

    async def unload(self, table: str, leased: bool = True) -> None:
        """Drop a table from memory; its log stays. `leased`: the lease is ours and is given back."""
        driver = self.drivers.pop(table, None)
        if driver is not None:
            await driver.stop()
        gone = self.by_id.pop(table, None)
        if gone is not None:
            for connection in gone.connections:
                connection.send(GOODBYE)
                connection.close(1012, "server.stopping")
            if leased:
                await self.release(table)
        self.services.metrics.levels["tables"] = len(self.by_id)

    def unload_lost(self, table: Table) -> None:
        """Drop a table that is not what its log says; its clients come back to the one that is read again."""

        async def unload() -> None:
            if self.by_id.get(table.id) is table:
                await self.unload(table.id)

        task = asyncio.create_task(unload())
        self.unloading.add(task)
        task.add_done_callback(self.unloading.discard)

    # ---- closing and deleting

    async def close_for_all(self, name: str) -> None:
        """The operator ends a table without a winner, whichever process owns it."""
        try:
            table = await self.find(name)
        except OwnedElsewhere as elsewhere:
            assert self.services.relays is not None
            await self.services.relays.close_table(elsewhere)
            return
        async with table.lock:
            await close_table(table)

    async def delete(self, table: str) -> None:
        """Delete a table with its log, whichever process owns it."""
        await self.services.store.delete_table(table)
        await self.drop(table)
        if self.services.relays is not None:
            await self.services.relays.drop_table(table)

    async def drop(self, table: str) -> None:
        """A table was deleted: nothing more is written to it, and its clients learn that it is gone."""
        known = self.by_id.get(table)
        if known is not None:
            known.lost = True
            await self.unload(table)

    async def delete_person(self, person: str) -> None:
        """Delete a person: they leave the tables that are open, and are nobody in the games of others."""
        await self.services.people.sign_out(person)
        for table in await self.services.store.open_tables_of(person):
            try:
                await self.load(table)
            except OwnedElsewhere:
                continue  # its owner is told
            except LogError:
                logger.exception("unreadable log", extra={"table": table})
        await self.tell_gone(person)
        await delete_person(self.services.store, person)
        await self.tell_gone(person)  # tables that were read meanwhile are read again

    async def tell_gone(self, person: str) -> None:
        await self.forget(person)
        if self.services.relays is not None:
            await self.services.relays.gone(person)

    async def forget(self, person: str) -> None:
        """Let a person leave the tables that are open here, and read again what their logs say."""
        for table in [table for table in self.by_id.values() if table.knows(person)]:
            async with table.lock:
                try:
                    if not table.lost and table.unplayable is None:
                        await leave_for_good(table, person)
                except Refused:
                    logger.warning("not left", extra={"table": table.id})
                table.lost = True
            await self.unload(table.id)

    async def sign_out(self, person: str, token: str = "") -> None:
        """Sign out all devices of a person, except the one with this token."""
        await self.services.people.sign_out(person, token)
        self.close_sockets(person)
        if self.services.relays is not None:
            await self.services.relays.signed_out(person)

    def close_sockets(self, person: str) -> None:
        """Close them; the devices that are still signed in come back."""
        for table in self.by_id.values():
            for connection in table.connections:
                if connection.person == person:
                    connection.send(GOODBYE)
                    connection.close(1012, "server.stopping")

    async def sweep(self) -> None:
        """Unload tables that nobody has used for a while."""
        while True:
            await asyncio.sleep(min(30.0, self.services.settings.unload_after))
            now = monotonic()
            for table in list(self.by_id.values()):
                idle = not table.connections and now - table.last_used > self.services.settings.unload_after
                busy = table.lock.locked() or bool(self.drivers[table.id].at_work)
                if table.lost or (idle and not busy):
                    await self.unload(table.id)

    # ---- lists

    def live_summary(self, text: str | TableSummary) -> TableSummary:
        """A summary; of an open table, as it is now."""
        summary = msgspec.json.decode(text, type=TableSummary) if isinstance(text, str) else text
        live = self.by_id.get(summary.table)
        return summaries.summary(live, live.changed) if live is not None and not live.lost else summary

    def summary_for(self, text: str | TableSummary, person: str) -> TableSummary:
        """A summary as one person sees it."""
        summary = self.live_summary(text)
        for seat in summary.seats:
            seat.mine = seat.kind == "person" and seat.person == person
        summary.mine = any(seat.mine for seat in summary.seats)
        if not summary.public and not summary.mine:
            summary.code = ""
        return summary

    def summary_of(self, table: Table, person: str) -> TableSummary:
        """The summary of a table that is open, as one person sees it."""
        return self.summary_for(summaries.summary(table, table.changed), person)

    async def public(self, person: str) -> list[TableSummary]:
        return [self.summary_for(text, person) for text in await self.services.store.public(LISTED)]

    async def of_person(self, person: str) -> list[TableSummary]:
        return [self.summary_for(text, person) for text in await self.services.store.of_person(person, LISTED)]
