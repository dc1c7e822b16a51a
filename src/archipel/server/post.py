"""The post between the processes of one server, by Redis: who owns which table, and letters from one to another.

A table has one owner, the process that holds its lease. Leases run out unless they are renewed, so the tables of a
process that died are free after a moment. Redis only says who may write; that nobody else does is seen to by the log,
where two entries cannot have the same number.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from secrets import token_hex
from typing import Final

import msgspec
from msgspec import Struct
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from archipel.server.messages import Refusal
from archipel.server.store import StorageError

EVERYBODY: Final = "*"
OUTBOX: Final = 10_000  # letters that wait
BATCH: Final = 100  # letters sent together

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


class Letter(Struct, tag_field="kind", array_like=True):
    """What one process tells another. `socket` names a socket of the process that is not the owner."""


class Entered(Letter, tag="entered"):
    """Somebody came to your table by a socket of mine."""

    socket: str
    process: str
    table: str
    person: str
    name: str
    muted: list[str]


class Heard(Letter, tag="heard"):
    """A frame of theirs; None stands for one that was no text."""

    socket: str
    text: str | None


class Left(Letter, tag="left"):
    socket: str


class Lagging(Letter, tag="lagging"):
    """Their socket is too slow: show everything anew."""

    socket: str


class Shown(Letter, tag="shown"):
    """A frame for them."""

    socket: str
    frame: bytes


class Anew(Letter, tag="anew"):
    """From here on everything is shown anew."""

    socket: str


class Shut(Letter, tag="shut"):
    """Their socket is to be closed."""

    socket: str
    code: int
    key: str


class Join(Letter, tag="join"):
    """Somebody wants a seat at your table."""

    request: str
    process: str
    table: str
    person: str
    name: str
    seat: int | None


class Joined(Letter, tag="joined"):
    """They have it, or not."""

    request: str
    refusal: Refusal | None = None
    status: int = 200


class Forget(Letter, tag="forget"):
    """Somebody has changed, or logged out: what you remember of them is old."""

    person: str = ""
    token: bytes = b""


AnyLetter = Entered | Heard | Left | Lagging | Shown | Anew | Shut | Join | Joined | Forget

_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(AnyLetter)


def _channel(process: str) -> str:
    return f"archipel:post:{process}"


def _lease(table: str) -> str:
    return f"archipel:table:{table}"


def _life(process: str) -> str:
    return f"archipel:process:{process}"


def _device(code: str) -> str:
    return f"archipel:device:{code}"


@asynccontextmanager
async def _asking() -> AsyncIterator[None]:
    try:
        yield
    except (RedisError, OSError) as wrong:
        raise StorageError("redis") from wrong


class Post:
    """The post office of one process."""

    def __init__(self, url: str, lease: float) -> None:
        self.name = token_hex(8)
        self.milliseconds = int(lease * 1000)
        self.redis: Redis = Redis.from_url(url, retry=Retry(NoBackoff(), 0))  # a letter sent again might arrive twice
        self.outbox: asyncio.Queue[tuple[str, AnyLetter]] = asyncio.Queue(OUTBOX)
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self, receive: Callable[[AnyLetter], None], interrupted: Callable[[], None]) -> None:
        """Begin to send and receive. `interrupted` is called when letters may have been lost."""
        ready = asyncio.Event()
        self.tasks = [
            asyncio.create_task(self._receive_all(receive, interrupted, ready), name="letters in"),
            asyncio.create_task(self._send_all(interrupted), name="letters out"),
        ]
        try:
            async with asyncio.timeout(10):
                await ready.wait()
        except TimeoutError:
            raise StorageError("redis") from None

    async def close(self) -> None:
        """Send what waits, then let go."""
        try:
            async with asyncio.timeout(2):
                await self.outbox.join()
                await self.redis.delete(_life(self.name))
        except (TimeoutError, RedisError, OSError):
            logger.warning("letters were left behind")
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.redis.aclose()

    # ---- leases

    async def claim(self, table: str) -> str:
        """The owner of a table: this process, if there was none."""
        async with _asking():
            owner = await self.redis.eval(CLAIM, 1, _lease(table), self.name, self.milliseconds)
        return bytes(owner).decode()

    async def release(self, table: str) -> None:
        async with _asking():
            await self.redis.eval(RELEASE, 1, _lease(table), self.name)

    async def renew(self, tables: Sequence[str]) -> list[str]:
        """Say that this process lives and keeps its tables; those that are another's now."""
        async with _asking():
            await self.redis.set(_life(self.name), 1, px=self.milliseconds)
            if not tables:
                return []
            keys = [_lease(table) for table in tables]
            lost = await self.redis.eval(RENEW, len(keys), *keys, self.name, self.milliseconds)
        return [tables[place - 1] for place in lost]

    async def dead(self, processes: Sequence[str]) -> list[str]:
        """Those of the processes that are gone."""
        async with _asking():
            return [process for process in processes if not await self.redis.exists(_life(process))]

    # ---- codes for another device

    async def keep_device(self, code: str, person: str, seconds: int) -> None:
        async with _asking():
            await self.redis.set(_device(code), person, ex=seconds)

    async def take_device(self, code: str) -> str:
        """The person a code stands for, once; "" for nobody."""
        async with _asking():
            person = await self.redis.getdel(_device(code))
        return person.decode() if isinstance(person, bytes) else ""

    # ---- letters

    async def send(self, process: str, letter: AnyLetter) -> None:
        """Letters to one process arrive in the order in which they were sent."""
        await self.outbox.put((process, letter))

    async def _send_all(self, interrupted: Callable[[], None]) -> None:
        while True:
            batch = [await self.outbox.get()]
            while len(batch) < BATCH and not self.outbox.empty():
                batch.append(self.outbox.get_nowait())
            try:
                async with self.redis.pipeline(transaction=False) as pipeline:
                    for process, letter in batch:
                        pipeline.publish(_channel(process), _encoder.encode(letter))
                    await pipeline.execute()
            except (RedisError, OSError):
                logger.exception("letters out")
                interrupted()
                await asyncio.sleep(0.2)
            for _ in batch:
                self.outbox.task_done()

    async def _receive_all(
        self, receive: Callable[[AnyLetter], None], interrupted: Callable[[], None], ready: asyncio.Event
    ) -> None:
        while True:
            try:
                async with self.redis.pubsub() as box:
                    await box.subscribe(_channel(self.name), _channel(EVERYBODY))
                    async for message in box.listen():
                        if message["type"] == "message":
                            receive(_decoder.decode(message["data"]))
                        else:
                            ready.set()
            except (RedisError, OSError, msgspec.MsgspecError):
                logger.exception("letters in")
            interrupted()
            await asyncio.sleep(0.2)
