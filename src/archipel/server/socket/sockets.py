"""The sockets of this process: commands come in, frames go out, and neither waits for the other."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from time import monotonic
from typing import Final

from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from archipel.server import messages as m
from archipel.server.cluster.owned_elsewhere import OwnedElsewhere
from archipel.server.http.calls import NAME
from archipel.server.http.security import address_of, is_trusted, token_of
from archipel.server.limits import ADDRESS_SOCKETS, SOCKETS
from archipel.server.refusals import Refused
from archipel.server.services import Services
from archipel.server.socket.connection import Connection
from archipel.server.socket.conversation import close_code, handle_text, send_frames
from archipel.server.socket.protocol import short_way
from archipel.server.storage.people import Person
from archipel.server.storage.store import StorageError
from archipel.server.table import frames
from archipel.server.table.table import LogError, Table

PATH: Final = "/ws/tables/"  # before the id of the table

logger = logging.getLogger(__name__)


class Sockets:
    """All sockets of this process."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.connections: set[Connection] = set()
        self.open_by: Counter[str] = Counter()  # sockets of each person and address, also to tables elsewhere

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """As an application of its own: none of what HTTP needs stands between it and its sockets."""
        await self.serve_socket(WebSocket(scope, receive, send))

    async def serve_socket(self, socket: WebSocket) -> None:
        """One socket, from its opening to its end."""
        await socket.accept()
        services = self.services
        with ExitStack() as until_closed:
            try:
                person = await self.authenticate(socket)
                until_closed.enter_context(self.counted(person.id, address_of(socket)))
                name = await self.table_of(socket)
                muted = await services.people.mutes(person.id)
                table = await services.tables.load(name)
                connection = Connection(person.id, person.name, muted, address_of(socket), short_way(socket))
                await services.tables.connect(table, connection)
            except Refused as refused:
                await socket.close(close_code(refused), refused.key)
                return
            except OwnedElsewhere as elsewhere:
                assert services.relays is not None
                await services.relays.relay(socket, person, muted, elsewhere)
                return
            except (StorageError, LogError):
                logger.exception("socket")
                await socket.close(4503, "server.storage")
                return
            await self.exchange(socket, table, connection)

    async def exchange(self, socket: WebSocket, table: Table, connection: Connection) -> None:
        """Read and write frames until the socket ends."""
        services = self.services
        self.connections.add(connection)
        services.metrics.levels["sockets"] = len(self.connections)
        connection.written_by(lambda: write_frames(socket, table, connection))
        try:
            await read_frames(socket, table, connection)
        except WebSocketDisconnect:
            pass
        finally:
            await connection.stop()
            self.connections.discard(connection)
            services.metrics.levels["sockets"] = len(self.connections)
            await services.tables.disconnect(table, connection)

    async def table_of(self, socket: WebSocket) -> str:
        """The id of the table in the socket's address."""
        name = str(socket.scope["path"]).removeprefix(socket.scope.get("root_path", "")).removeprefix(PATH)
        services = self.services
        if not NAME.fullmatch(name):
            raise Refused("table.unknown")
        if name not in services.tables.by_id and not await services.store.has_table(name):
            raise Refused("table.unknown")
        return name

    async def authenticate(self, socket: WebSocket) -> Person:
        """The person of the socket; Refused if it may not be opened."""
        services = self.services
        if services.stopping:
            raise Refused("server.stopping", status=503)
        if not is_trusted(socket, services.settings.origins):
            raise Refused("origin.foreign")
        person = await self._person(socket)
        if services.limits.take("read", person.id, address_of(socket), monotonic()) > 0:
            raise Refused("limit.too_fast", status=429)
        return person

    @contextmanager
    def counted(self, person: str, address: str) -> Iterator[None]:
        """Count a socket while it is open; Refused when the person or the address has too many."""
        keys, most = (person, f"@{address}"), (SOCKETS, ADDRESS_SOCKETS * self.services.limits.factor)
        if any(self.open_by[key] >= limit for key, limit in zip(keys, most, strict=True)):
            raise Refused("limit.too_many_sockets", status=429)
        self.open_by.update(keys)
        try:
            yield
        finally:
            for key in keys:
                self.open_by[key] -= 1
                if not self.open_by[key]:
                    del self.open_by[key]

    def open_here(self) -> list[Connection]:
        """The connections of all sockets of this process, also to tables elsewhere."""
        relays = self.services.relays
        return [*self.connections, *([] if relays is None else [link.connection for link in relays.links.values()])]

    async def _person(self, socket: WebSocket) -> Person:
        token = token_of(socket)
        person = await self.services.people.by_token(token) if token else None
        if person is None:
            raise Refused("guest.unknown")
        return person

    def shut_down(self) -> None:
        """The server stops: all clients are told to come back soon."""
        for connection in self.open_here():
            connection.send(m.write(m.Bye("server.stopping", 1.0)))
            connection.close(1012, "server.stopping")


async def read_frames(socket: WebSocket, table: Table, connection: Connection) -> None:
    """Handle commands one after the other until the socket ends."""
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        await handle_text(table, connection, message.get("text"))


async def write_frames(socket: WebSocket, table: Table, connection: Connection) -> None:
    async def resync() -> None:
        async with table.lock:
            table.services.metrics.count("resynchronised")
            frames.send_everything_again(table, connection)

    await send_frames(socket, connection, resync)
