"""Sockets and tables in different processes: links from sockets here to tables that another process owns, and remote
sockets of tables here. If either end fails the socket is closed, and the client comes back with a hello as after any
lost connection.
"""

from __future__ import annotations

import asyncio
import logging
from secrets import token_hex
from typing import TYPE_CHECKING, Final

from starlette.websockets import WebSocket

from archipel.server import messages as m
from archipel.server.cluster.bus import (
    ALL_PROCESSES,
    AnyMessage,
    Bus,
    CloseSocket,
    CloseTable,
    ForgetPerson,
    FromClient,
    JoinRequest,
    PersonGone,
    RequestReply,
    Resync,
    SignedOut,
    SocketBehind,
    SocketClosed,
    SocketOpened,
    StartRequest,
    TableGone,
    ToClient,
)
from archipel.server.cluster.owned_elsewhere import OwnedElsewhere
from archipel.server.http.security import address_of
from archipel.server.refusals import Refused
from archipel.server.socket.connection import Connection
from archipel.server.socket.conversation import close_code, handle_text, send_frames
from archipel.server.socket.protocol import short_way
from archipel.server.storage.people import Person
from archipel.server.storage.store import StorageError
from archipel.server.table import frames
from archipel.server.table.seat_commands import join
from archipel.server.table.starting import seal
from archipel.server.table.table import LogError, Table

if TYPE_CHECKING:
    from archipel.server.services import Services

INBOX: Final = 256  # frames of one socket that wait to be handled
REQUEST_SECONDS: Final = 10.0
RENEWALS: Final = 3  # of a lease, before it would run out
MOVED: Final = (1012, "server.stopping")

logger = logging.getLogger(__name__)


class Link:
    """A socket here, its table elsewhere. The connection is only a queue of frames."""

    def __init__(self, table: str, owner: str, connection: Connection) -> None:
        self.id = token_hex(8)
        self.table = table
        self.owner = owner
        self.connection = connection
        self.resynced = asyncio.Event()


class RemoteSocket:
    """A connection to a table here, its socket elsewhere."""

    def __init__(self, message: SocketOpened) -> None:
        self.id = message.socket
        self.process = message.process
        self.connection = Connection(message.person, message.name, set(message.muted), message.address)
        self.inbox: asyncio.Queue[FromClient | SocketClosed] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None


class Relays:
    """Everything that goes from this process to others over the bus, and from them to it."""

    def __init__(self, services: Services, bus: Bus) -> None:
        self.services = services
        self.bus = bus
        self.links: dict[str, Link] = {}
        self.remote_sockets: dict[str, RemoteSocket] = {}
        self.asked: dict[str, asyncio.Future[RequestReply]] = {}
        self.join_tasks: set[asyncio.Task[None]] = set()
        self.renewal: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.bus.renew([])
        await self.bus.open(self)
        self.renewal = asyncio.create_task(self.renew_leases(), name="leases")

    def shut_down(self) -> None:
        for remote in self.remote_sockets.values():
            remote.connection.send(m.write(m.Bye("server.stopping", 1.0)))
            remote.connection.close(*MOVED)

    async def close(self) -> None:
        if self.renewal is not None:
            self.renewal.cancel()
        tasks = [remote.task for remote in self.remote_sockets.values() if remote.task is not None]
        for task in [*tasks, *self.join_tasks]:
            task.cancel()
        await asyncio.gather(*tasks, *self.join_tasks, return_exceptions=True)
        await self.bus.close()

    def keep(self, task: asyncio.Task[None]) -> None:
        self.join_tasks.add(task)
        task.add_done_callback(self.join_tasks.discard)

    # ---- messages

    def receive(self, message: AnyMessage) -> None:
        match message:
            case SocketOpened():
                remote = RemoteSocket(message)
                self.remote_sockets[remote.id] = remote
                remote.task = asyncio.create_task(self.serve_remote(remote, message.table))
            case FromClient() | SocketClosed() | SocketBehind():
                self.receive_from_socket(message)
            case ToClient() | Resync() | CloseSocket():
                self.receive_from_table(message)
            case JoinRequest() | StartRequest():
                self.keep(asyncio.create_task(self.fulfil(message)))
            case RequestReply():
                waiting = self.asked.get(message.request)
                if waiting is not None and not waiting.done():
                    waiting.set_result(message)
            case ForgetPerson():
                self.services.people.forget(message.person, message.token)
            case SignedOut():
                self.services.tables.close_sockets(message.person)
            case PersonGone():
                self.keep(asyncio.create_task(self.services.tables.forget(message.person)))
            case CloseTable():
                self.keep(asyncio.create_task(self.close_here(message.table)))
            case TableGone():
                self.keep(asyncio.create_task(self.services.tables.drop(message.table)))

    def receive_from_socket(self, message: FromClient | SocketClosed | SocketBehind) -> None:
        remote = self.remote_sockets.get(message.socket)
        if remote is None:
            return
        if isinstance(message, SocketBehind):
            remote.connection.fall_behind()
        elif isinstance(message, FromClient) and remote.inbox.qsize() >= INBOX:
            remote.connection.close(1013, "limit.too_fast")
        else:
            remote.inbox.put_nowait(message)

    def receive_from_table(self, message: ToClient | Resync | CloseSocket) -> None:
        link = self.links.get(message.socket)
        if link is None:
            return
        match message:
            case ToClient():
                link.connection.send(message.frame)
            case Resync():
                link.connection.needs_resync = False
                link.resynced.set()
            case CloseSocket():
                link.connection.close(message.code, message.key)
                link.resynced.set()

    def interrupted(self) -> None:
        """Messages may have been lost: the clients of both ends come back."""
        for link in self.links.values():
            self.cut(link)
        for remote in self.remote_sockets.values():
            remote.connection.close(*MOVED)

    def unreachable(self, process: str) -> None:
        """Nobody reads what is sent to this process: the sockets that depend on it are closed."""
        for link in self.links.values():
            if link.owner == process:
                self.cut(link)
        for remote in self.remote_sockets.values():
            if remote.process == process:
                remote.inbox.put_nowait(SocketClosed(remote.id))

    def cut(self, link: Link) -> None:
        """Close a socket here whose table is not reached any more."""
        link.connection.needs_resync = False
        link.connection.send(m.write(m.Bye("server.stopping", 0.0)))
        link.connection.close(*MOVED)
        link.resynced.set()

    # ---- a socket here, the table elsewhere

    async def relay(self, socket: WebSocket, person: Person, muted: set[str], elsewhere: OwnedElsewhere) -> None:
        """One socket, from its opening to its end."""
        address = address_of(socket)
        connection = Connection(person.id, person.name, muted, address, short_way(socket))
        link = Link(elsewhere.table, elsewhere.owner, connection)
        self.links[link.id] = link
        await self.bus.send(
            link.owner, SocketOpened(link.id, self.bus.name, link.table, person.id, person.name, sorted(muted), address)
        )

        async def resync() -> None:
            link.resynced.clear()
            await self.bus.send(link.owner, SocketBehind(link.id))
            await link.resynced.wait()

        writer = asyncio.create_task(send_frames(socket, link.connection, resync))
        try:
            while True:
                message = await socket.receive()
                if message["type"] == "websocket.disconnect":
                    return
                await self.bus.send(link.owner, FromClient(link.id, message.get("text")))
        finally:
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)
            del self.links[link.id]
            await self.bus.send(link.owner, SocketClosed(link.id))

    # ---- a table here, the socket elsewhere

    async def serve_remote(self, remote: RemoteSocket, name: str) -> None:
        try:
            table = await self.services.tables.load(name)
            if self.services.stopping:
                raise Refused("server.stopping", status=503)
            await self.exchange(remote, table)
        except Refused as refused:
            await self.bus.send(remote.process, CloseSocket(remote.id, close_code(refused), refused.key))
        except OwnedElsewhere:
            await self.bus.send(remote.process, CloseSocket(remote.id, *MOVED))
        except (StorageError, LogError):
            logger.exception("remote socket", extra={"table": name})
            await self.bus.send(remote.process, CloseSocket(remote.id, 4503, "server.storage"))
        finally:
            self.remote_sockets.pop(remote.id, None)

    async def exchange(self, remote: RemoteSocket, table: Table) -> None:
        tables = self.services.tables
        await tables.connect(table, remote.connection)
        writer = asyncio.create_task(self.forward_frames(remote, table))
        try:
            while isinstance(message := await remote.inbox.get(), FromClient):
                await handle_text(table, remote.connection, message.text)
        finally:
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)
            await tables.disconnect(table, remote.connection)

    async def forward_frames(self, remote: RemoteSocket, table: Table) -> None:
        connection = remote.connection
        while True:
            frame = await connection.next_frame()
            if frame is not None:
                await self.bus.send(remote.process, ToClient(remote.id, frame))
            elif connection.needs_resync:
                async with table.lock:
                    await self.bus.send(remote.process, Resync(remote.id))
                    frames.send_everything_again(table, connection)
            elif connection.closing is not None:
                await self.bus.send(remote.process, CloseSocket(remote.id, *connection.closing))
                remote.inbox.put_nowait(SocketClosed(remote.id))
                return

    # ---- a seat at a table elsewhere

    async def join(self, elsewhere: OwnedElsewhere, person: Person, seat: int | None) -> None:
        """Ask the owner of a table for a seat there."""
        await self.ask(
            elsewhere.owner,
            JoinRequest(token_hex(8), self.bus.name, elsewhere.table, person.id, person.name, seat),
        )

    async def start(self, elsewhere: OwnedElsewhere, person: str, bot: str | None) -> None:
        """Ask the owner of a table to start its game."""
        await self.ask(elsewhere.owner, StartRequest(token_hex(8), self.bus.name, elsewhere.table, person, bot))

    async def ask(self, owner: str, message: JoinRequest | StartRequest) -> None:
        """Ask for something at a table elsewhere, and wait until it is done."""
        answer: asyncio.Future[RequestReply] = asyncio.get_running_loop().create_future()
        self.asked[message.request] = answer
        try:
            await self.bus.send(owner, message)
            async with asyncio.timeout(REQUEST_SECONDS):
                reply = await answer
        except TimeoutError:
            raise Refused("server.stopping", status=503) from None
        finally:
            del self.asked[message.request]
        if reply.refusal is not None:
            refused = Refused(reply.refusal.key, reply.refusal.rule, status=reply.status)
            refused.details = reply.refusal.details
            raise refused

    async def fulfil(self, message: JoinRequest | StartRequest) -> None:
        """Something at a table here, asked for by another process."""
        reply = RequestReply(message.request)
        try:
            table = await self.services.tables.load(message.table)
            async with table.lock:
                if isinstance(message, JoinRequest):
                    await join(table, message.person, message.name, message.seat)
                else:
                    await seal(table, message.person, message.bot)
        except Refused as refused:
            reply = RequestReply(message.request, refused.refusal(), refused.status)
        except (OwnedElsewhere, StorageError, LogError):
            reply = RequestReply(message.request, Refused("server.storage").refusal(), 503)
        await self.bus.send(message.process, reply)

    async def forget(self, person: str = "", token: bytes = b"") -> None:
        """Let all processes forget what they remember of a person, or of one of their cookies."""
        await self.bus.send(ALL_PROCESSES, ForgetPerson(person, token))

    async def signed_out(self, person: str) -> None:
        await self.bus.send(ALL_PROCESSES, SignedOut(person))

    async def gone(self, person: str) -> None:
        await self.bus.send(ALL_PROCESSES, PersonGone(person))

    async def close_table(self, elsewhere: OwnedElsewhere) -> None:
        """Let the owner of a table close it."""
        await self.bus.send(elsewhere.owner, CloseTable(elsewhere.table))

    async def close_here(self, table: str) -> None:
        try:
            await self.services.tables.close_for_all(table)
        except (Refused, StorageError, LogError):
            logger.exception("not closed", extra={"table": table})

    async def drop_table(self, table: str) -> None:
        await self.bus.send(ALL_PROCESSES, TableGone(table))

    # ---- leases

    async def renew_leases(self) -> None:
        """Renew our leases; unload the tables that have another owner by now."""
        while True:
            await asyncio.sleep(self.bus.lease / RENEWALS)
            try:
                lost = await self.bus.renew(list(self.services.tables.by_id))
                await self.check_others()
            except StorageError:
                logger.warning("redis does not answer")
                # Without Redis nobody knows the owners; the log refuses entries if another process has written.
                lost = self.bus.expired(list(self.services.tables.by_id))
            except Exception:
                logger.exception("leases")
                continue
            for table in lost:
                logger.warning("table lost", extra={"table": table})
                await self.services.tables.unload(table, leased=False)

    async def check_others(self) -> None:
        """Drop the sockets of processes that are gone, and the links to tables whose owner has changed."""
        gone = set(await self.bus.dead(sorted({remote.process for remote in self.remote_sockets.values()})))
        for remote in list(self.remote_sockets.values()):
            if remote.process in gone:
                # If it lives after all, its socket must not wait for us.
                await self.bus.send(remote.process, CloseSocket(remote.id, *MOVED))
                remote.inbox.put_nowait(SocketClosed(remote.id))
        for table in {link.table for link in self.links.values()}:
            owner = await self.bus.claim(table)
            mine = owner == self.bus.name
            for link in list(self.links.values()):
                if link.table == table and link.owner != owner:
                    logger.warning("owner gone", extra={"table": table, "taken_over": mine})
                    self.cut(link)
