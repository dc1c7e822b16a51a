"""Sockets and tables in different processes: here come the sockets whose table another process owns, and the visitors
of our tables whose socket another process holds. Whatever becomes of either end, the socket is closed, and the client
comes back and says hello as after any lost connection.
"""

from __future__ import annotations

import asyncio
import logging
from secrets import token_hex
from typing import TYPE_CHECKING, Final

from starlette.websockets import WebSocket

from archipel.server import messages as m
from archipel.server.cluster.bus import (
    EVERYBODY,
    Anew,
    AnyLetter,
    Entered,
    Forget,
    Heard,
    Join,
    Joined,
    Lagging,
    Left,
    Post,
    Shown,
    Shut,
)
from archipel.server.cluster.owned_elsewhere import Elsewhere
from archipel.server.refusals import Refused
from archipel.server.socket.connection import Visitor
from archipel.server.socket.conversation import admit, close_code, hear, pass_on
from archipel.server.storage.people import Person
from archipel.server.storage.store import StorageError
from archipel.server.table import frames
from archipel.server.table.seat_commands import join
from archipel.server.table.table import LogError, Table

if TYPE_CHECKING:
    from archipel.server.services import Services

INBOX: Final = 256  # frames of one socket that wait to be carried out
JOIN_SECONDS: Final = 10.0
BEATS: Final = 3  # renewals within a lease
MOVED: Final = (1012, "server.stopping")

logger = logging.getLogger(__name__)


class Link:
    """A socket here, a table elsewhere. The visitor is only the queue of frames."""

    def __init__(self, table: str, owner: str, visitor: Visitor) -> None:
        self.id = token_hex(8)
        self.table = table
        self.owner = owner
        self.visitor = visitor
        self.anew = asyncio.Event()


class Distant:
    """A visitor of a table here, whose socket is elsewhere."""

    def __init__(self, letter: Entered) -> None:
        self.id = letter.socket
        self.process = letter.process
        self.visitor = Visitor(letter.person, letter.name, set(letter.muted))
        self.inbox: asyncio.Queue[Heard | Left] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None


class Relays:
    """What this process passes on, and what is passed on to it."""

    def __init__(self, services: Services, post: Post) -> None:
        self.services = services
        self.post = post
        self.links: dict[str, Link] = {}
        self.distant: dict[str, Distant] = {}
        self.joining: dict[str, asyncio.Future[Joined]] = {}
        self.errands: set[asyncio.Task[None]] = set()
        self.heart: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.post.renew([])
        await self.post.open(self)
        self.heart = asyncio.create_task(self.beat(), name="leases")

    def farewell(self) -> None:
        for distant in self.distant.values():
            distant.visitor.send(m.write(m.Bye("server.stopping", 1.0)))
            distant.visitor.close(*MOVED)

    async def close(self) -> None:
        if self.heart is not None:
            self.heart.cancel()
        tasks = [distant.task for distant in self.distant.values() if distant.task is not None]
        for task in [*tasks, *self.errands]:
            task.cancel()
        await asyncio.gather(*tasks, *self.errands, return_exceptions=True)
        await self.post.close()

    def start(self, errand: asyncio.Task[None]) -> None:
        self.errands.add(errand)
        errand.add_done_callback(self.errands.discard)

    # ---- letters

    def receive(self, letter: AnyLetter) -> None:
        match letter:
            case Entered():
                distant = Distant(letter)
                self.distant[distant.id] = distant
                distant.task = asyncio.create_task(self.attend(distant, letter.table))
            case Heard() | Left() | Lagging():
                self.receive_from_socket(letter)
            case Shown() | Anew() | Shut():
                self.receive_from_table(letter)
            case Join():
                self.start(asyncio.create_task(self.seat(letter)))
            case Joined():
                waiting = self.joining.get(letter.request)
                if waiting is not None and not waiting.done():
                    waiting.set_result(letter)
            case Forget():
                self.services.people.forget(letter.person, letter.token)

    def receive_from_socket(self, letter: Heard | Left | Lagging) -> None:
        distant = self.distant.get(letter.socket)
        if distant is None:
            return
        if isinstance(letter, Lagging):
            distant.visitor.lag()
        elif isinstance(letter, Heard) and distant.inbox.qsize() >= INBOX:
            distant.visitor.close(1013, "limit.too_fast")
        else:
            distant.inbox.put_nowait(letter)

    def receive_from_table(self, letter: Shown | Anew | Shut) -> None:
        link = self.links.get(letter.socket)
        if link is None:
            return
        match letter:
            case Shown():
                link.visitor.send(letter.frame)
            case Anew():
                link.visitor.outdated = False
                link.anew.set()
            case Shut():
                link.visitor.close(letter.code, letter.key)
                link.anew.set()

    def interrupted(self) -> None:
        """Letters may have been lost: both ends begin again."""
        for link in self.links.values():
            self.cut(link)
        for distant in self.distant.values():
            distant.visitor.close(*MOVED)

    def unreachable(self, process: str) -> None:
        """Nobody reads what is sent to this process: what hangs on it begins again."""
        for link in self.links.values():
            if link.owner == process:
                self.cut(link)
        for distant in self.distant.values():
            if distant.process == process:
                distant.inbox.put_nowait(Left(distant.id))

    def cut(self, link: Link) -> None:
        link.visitor.outdated = False
        link.visitor.send(m.write(m.Bye("server.stopping", 0.0)))
        link.visitor.close(*MOVED)
        link.anew.set()

    # ---- a socket here, the table elsewhere

    async def relay(self, socket: WebSocket, person: Person, muted: set[str], elsewhere: Elsewhere) -> None:
        """One socket from its beginning to its end."""
        link = Link(elsewhere.table, elsewhere.owner, Visitor(person.id, person.name, muted))
        self.links[link.id] = link
        await self.post.send(
            link.owner, Entered(link.id, self.post.name, link.table, person.id, person.name, sorted(muted))
        )

        async def show_anew() -> None:
            link.anew.clear()
            await self.post.send(link.owner, Lagging(link.id))
            await link.anew.wait()

        writer = asyncio.create_task(pass_on(socket, link.visitor, show_anew))
        try:
            while True:
                message = await socket.receive()
                if message["type"] == "websocket.disconnect":
                    return
                await self.post.send(link.owner, Heard(link.id, message.get("text")))
        finally:
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)
            del self.links[link.id]
            await self.post.send(link.owner, Left(link.id))

    # ---- a table here, the socket elsewhere

    async def attend(self, distant: Distant, name: str) -> None:
        try:
            table = await self.services.hall.table(name)
            admit(table, distant.visitor.person)
            if self.services.stopping:
                raise Refused("server.stopping", status=503)
            await self.converse(distant, table)
        except Refused as refused:
            await self.post.send(distant.process, Shut(distant.id, close_code(refused), refused.key))
        except Elsewhere:
            await self.post.send(distant.process, Shut(distant.id, *MOVED))
        except (StorageError, LogError):
            logger.exception("distant socket", extra={"table": name})
            await self.post.send(distant.process, Shut(distant.id, 4503, "server.storage"))
        finally:
            self.distant.pop(distant.id, None)

    async def converse(self, distant: Distant, table: Table) -> None:
        hall = self.services.hall
        await hall.enter(table, distant.visitor)
        writer = asyncio.create_task(self.show(distant, table))
        try:
            while isinstance(letter := await distant.inbox.get(), Heard):
                await hear(table, distant.visitor, letter.text)
        finally:
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)
            await hall.leave(table, distant.visitor)

    async def show(self, distant: Distant, table: Table) -> None:
        visitor = distant.visitor
        while True:
            frame = await visitor.next()
            if frame is not None:
                await self.post.send(distant.process, Shown(distant.id, frame))
            elif visitor.outdated:
                async with table.lock:
                    await self.post.send(distant.process, Anew(distant.id))
                    frames.greet(table, visitor)
            elif visitor.closing is not None:
                await self.post.send(distant.process, Shut(distant.id, *visitor.closing))
                distant.inbox.put_nowait(Left(distant.id))
                return

    # ---- a seat at a table elsewhere

    async def join(self, elsewhere: Elsewhere, person: Person, seat: int | None) -> None:
        request = token_hex(8)
        answer: asyncio.Future[Joined] = asyncio.get_running_loop().create_future()
        self.joining[request] = answer
        letter = Join(request, self.post.name, elsewhere.table, person.id, person.name, seat)
        try:
            await self.post.send(elsewhere.owner, letter)
            async with asyncio.timeout(JOIN_SECONDS):
                joined = await answer
        except TimeoutError:
            raise Refused("server.stopping", status=503) from None
        finally:
            del self.joining[request]
        if joined.refusal is not None:
            refused = Refused(joined.refusal.key, joined.refusal.rule, status=joined.status)
            refused.details = joined.refusal.details
            raise refused

    async def seat(self, letter: Join) -> None:
        joined = Joined(letter.request)
        try:
            table = await self.services.hall.table(letter.table)
            async with table.lock:
                await join(table, letter.person, letter.name, letter.seat)
        except Refused as refused:
            joined = Joined(letter.request, refused.refusal(), refused.status)
        except (Elsewhere, StorageError, LogError):
            joined = Joined(letter.request, Refused("server.storage").refusal(), 503)
        await self.post.send(letter.process, joined)

    async def forget(self, person: str = "", token: bytes = b"") -> None:
        """Everybody's memory of a person, or of one of their cookies, is old."""
        await self.post.send(EVERYBODY, Forget(person, token))

    # ---- leases

    async def beat(self) -> None:
        """Keep our leases alive; take over and let go what has changed hands."""
        while True:
            await asyncio.sleep(self.post.lease / BEATS)
            try:
                lost = await self.post.renew(list(self.services.hall.tables))
                await self.look_after_others()
            except StorageError:
                logger.warning("redis does not answer")
                # Without Redis nobody knows whose they are; the log would refuse what another has written.
                lost = self.post.expired(list(self.services.hall.tables))
            except Exception:
                logger.exception("leases")
                continue
            for table in lost:
                logger.warning("table lost", extra={"table": table})
                await self.services.hall.let_go(table, leased=False)

    async def look_after_others(self) -> None:
        gone = set(await self.post.dead(sorted({distant.process for distant in self.distant.values()})))
        for distant in list(self.distant.values()):
            if distant.process in gone:
                # Should it live after all, its socket must not wait for us.
                await self.post.send(distant.process, Shut(distant.id, *MOVED))
                distant.inbox.put_nowait(Left(distant.id))
        for table in {link.table for link in self.links.values()}:
            owner = await self.post.claim(table)
            mine = owner == self.post.name
            for link in list(self.links.values()):
                if link.table == table and link.owner != owner:
                    logger.warning("owner gone", extra={"table": table, "taken_over": mine})
                    self.cut(link)
