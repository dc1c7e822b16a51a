"""The bus between the processes of one server, by Redis: who owns which table, and messages from one to another.

A table has one owner, the process that holds its lease. Leases run out unless they are renewed, so the tables of a
dead process are free after a few seconds. Redis only says who may write; that nobody else does is ensured by the log,
where no two entries of a table have the same number.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from secrets import token_hex
from time import monotonic
from typing import Final, Protocol

import msgspec
from msgspec import Struct
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from archipel.server.messages import Refusal
from archipel.server.storage.store import StorageError

ALL_PROCESSES: Final = "*"
OUTBOX: Final = 10_000  # messages that wait to be sent
BATCH: Final = 100  # messages sent together
PATIENCE: Final = 2.0  # seconds after which Redis is taken for gone

CLAIM: Final = """
local owner = redis.call('GET', KEYS[1])
if owner and owner ~= ARGV[1] then return owner end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return ARGV[1]
"""
RENEW: Final = """
local lost = {}
for place, key in ipairs(KEYS) do
  local owner = redis.call('GET', key)
  if owner and owner ~= ARGV[1] then
    lost[#lost + 1] = place
  else
    redis.call('SET', key, ARGV[1], 'PX', ARGV[2])
  end
end
return lost
"""
RELEASE: Final = "if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end"

logger = logging.getLogger(__name__)


class Message(Struct, tag_field="kind", array_like=True):
    """From one process to another. `socket` names a socket of the process that does not own the table."""


class SocketOpened(Message, tag="socket_opened"):
    """To the owner: a socket of mine was opened for your table."""

    socket: str
    process: str
    table: str
    person: str
    name: str
    muted: list[str]
    address: str


class FromClient(Message, tag="from_client"):
    """To the owner: a frame of the client; None stands for one that is not text."""

    socket: str
    text: str | None


class SocketClosed(Message, tag="socket_closed"):
    """To the owner: the socket is gone."""

    socket: str


class SocketBehind(Message, tag="socket_behind"):
    """To the owner: the socket was too slow and has lost frames, send everything again."""

    socket: str


class ToClient(Message, tag="to_client"):
    """From the owner: a frame for the client."""

    socket: str
    frame: bytes


class Resync(Message, tag="resync"):
    """From the owner: everything follows again from here."""

    socket: str


class CloseSocket(Message, tag="close_socket"):
    """From the owner: close the socket."""

    socket: str
    code: int
    key: str


class JoinRequest(Message, tag="join_request"):
    """To the owner: a person wants a seat at your table."""

    request: str
    process: str
    table: str
    person: str
    name: str
    seat: int | None


class StartRequest(Message, tag="start_request"):
    """To the owner: the host starts the game at your table."""

    request: str
    process: str
    table: str
    person: str
    bot: str | None


class RequestReply(Message, tag="request_reply"):
    """From the owner: what was asked for is done, or refused."""

    request: str
    refusal: Refusal | None = None
    status: int = 200


class ForgetPerson(Message, tag="forget_person"):
    """To all: a person has changed, or logged out; forget what you remember of them."""

    person: str = ""
    token: bytes = b""


class SignedOut(Message, tag="signed_out"):
    """To all: a person has signed out their devices; close their sockets."""

    person: str


class PersonGone(Message, tag="person_gone"):
    """To all: a person was deleted; let them leave your tables."""

    person: str


class CloseTable(Message, tag="close_table"):
    """To a table's owner: the operator ends it for all."""

    table: str


class TableGone(Message, tag="table_gone"):
    """To all: a table was deleted."""

    table: str


AnyMessage = (
    SocketOpened
    | FromClient
    | SocketClosed
    | SocketBehind
    | ToClient
    | Resync
    | CloseSocket
    | JoinRequest
    | StartRequest
    | RequestReply
    | ForgetPerson
    | SignedOut
    | PersonGone
    | CloseTable
    | TableGone
)

_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(AnyMessage)


def _channel(process: str) -> str:
    return f"archipel:bus:{process}"


def _lease(table: str) -> str:
    return f"archipel:table:{table}"


def _life(process: str) -> str:
    return f"archipel:process:{process}"


@asynccontextmanager
async def _asking() -> AsyncIterator[None]:
    try:
        yield
    except (RedisError, OSError) as wrong:
        raise StorageError("redis") from wrong


def _client(url: str, lease: float, tries: int) -> Redis:
    patience = min(PATIENCE, lease)
    return Redis.from_url(
        url, retry=Retry(NoBackoff(), tries), socket_timeout=patience, socket_connect_timeout=patience
    )


class Receiver(Protocol):
    """Reads the messages of a process."""

    def receive(self, message: AnyMessage) -> None: ...

    def interrupted(self) -> None:
        """Messages may have been lost."""

    def unreachable(self, process: str) -> None:
        """Nobody has received a message to this process."""


class Bus:
    """The bus, as one process uses it."""

    def __init__(self, url: str, lease: float) -> None:
        self.name = token_hex(8)
        self.lease = lease
        self.milliseconds = int(lease * 1000)
        # A question may be asked twice, as it gets the same answer; a message sent twice might arrive twice.
        self.redis, self.publisher = _client(url, lease, tries=1), _client(url, lease, tries=0)
        self.outbox: asyncio.Queue[tuple[str, AnyMessage]] = asyncio.Queue(OUTBOX)
        self.held: dict[str, float] = {}  # our leases: when they were last known to be good
        self.listening = False
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self, receiver: Receiver) -> None:
        """Begin to send and receive."""
        ready = asyncio.Event()
        self.tasks = [
            asyncio.create_task(self._receive_all(receiver, ready), name="messages in"),
            asyncio.create_task(self._send_all(receiver), name="messages out"),
        ]
        try:
            async with asyncio.timeout(10):
                await ready.wait()
        except TimeoutError:
            raise StorageError("redis") from None

    async def close(self) -> None:
        """Send what waits, then disconnect."""
        try:
            async with asyncio.timeout(2):
                await self.outbox.join()
                await self.redis.delete(_life(self.name))
        except (TimeoutError, RedisError, OSError):
            logger.warning("messages were not sent")
        pending = set(self.tasks)
        while pending:  # a cancellation that meets a lost connection may end as an error of Redis: then once more
            for task in pending:
                task.cancel()
            _, pending = await asyncio.wait(pending, timeout=0.5)
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.publisher.aclose()
        await self.redis.aclose()

    async def alive(self) -> bool:
        """Whether Redis answers and delivers our messages."""
        try:
            async with _asking():
                await self.redis.exists(_life(self.name))
        except StorageError:
            return False
        return self.listening

    # ---- leases

    async def claim(self, table: str) -> str:
        """The owner of a table: this process, if there was none."""
        if not self.listening:  # an owner has to be reachable
            raise StorageError("redis")
        async with _asking():
            began = monotonic()
            owner = bytes(await self.redis.eval(CLAIM, 1, _lease(table), self.name, self.milliseconds)).decode()
        if owner == self.name:
            self.held[table] = began
        return owner

    async def release(self, table: str) -> None:
        self.held.pop(table, None)
        async with _asking():
            await self.redis.eval(RELEASE, 1, _lease(table), self.name)

    async def renew(self, tables: Sequence[str]) -> list[str]:
        """Say that this process lives and keeps its tables. Returns those that another process owns by now."""
        began = monotonic()
        lost: list[str] = []
        async with _asking():
            await self.redis.set(_life(self.name), 1, px=self.milliseconds)
            if tables:
                keys = [_lease(table) for table in tables]
                places = await self.redis.eval(RENEW, len(keys), *keys, self.name, self.milliseconds)
                lost = [tables[place - 1] for place in places]
        claimed = {table: at for table, at in self.held.items() if at > began}
        self.held = {table: began for table in tables if table not in lost} | claimed
        return lost

    def expired(self, tables: Sequence[str]) -> list[str]:
        """Those of our tables whose lease has run out, as far as we can tell without Redis."""
        now = monotonic()
        return [table for table in tables if now - self.held.get(table, 0.0) > self.lease]

    async def dead(self, processes: Sequence[str]) -> list[str]:
        """Those of the processes that do not live any more."""
        async with _asking():
            return [process for process in processes if not await self.redis.exists(_life(process))]

    # ---- messages

    async def send(self, process: str, message: AnyMessage) -> None:
        """Send a message; those to one process arrive in the order in which they were sent."""
        await self.outbox.put((process, message))

    async def _send_all(self, receiver: Receiver) -> None:
        while True:
            batch = [await self.outbox.get()]
            while len(batch) < BATCH and not self.outbox.empty():
                batch.append(self.outbox.get_nowait())
            try:
                async with self.publisher.pipeline(transaction=False) as pipeline:
                    for process, message in batch:
                        pipeline.publish(_channel(process), _encoder.encode(message))
                    readers = await pipeline.execute()
            except (RedisError, OSError) as wrong:
                logger.warning("messages out", extra={"reason": type(wrong).__name__})
                receiver.interrupted()
                await asyncio.sleep(0.2)
            else:
                for process in {process for (process, _), count in zip(batch, readers, strict=True) if not count}:
                    receiver.unreachable(process)
            for _ in batch:
                self.outbox.task_done()

    async def _receive_all(self, receiver: Receiver, ready: asyncio.Event) -> None:
        while True:
            try:
                async with self.redis.pubsub() as box:
                    await self.renew([])  # Redis may have been restarted and have forgotten that we live
                    await box.subscribe(_channel(self.name), _channel(ALL_PROCESSES))
                    async for message in box.listen():
                        if message["type"] == "message":
                            receiver.receive(_decoder.decode(message["data"]))
                        else:
                            self.listening = True
                            ready.set()
            except (RedisError, OSError, StorageError) as wrong:
                logger.warning("messages in", extra={"reason": type(wrong).__name__})
            except msgspec.MsgspecError:
                logger.exception("messages in")
            self.listening = False
            receiver.interrupted()
            await self.publisher.connection_pool.disconnect()  # they are as dead as this one
            await asyncio.sleep(0.2)
