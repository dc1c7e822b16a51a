"""Reads that come together share one query: after a restart thousands of people come back within seconds."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import islice
from typing import Final, Generic, TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")

MOST: Final = 500  # keys in one query; SQLite takes a few thousand


class GatheredReads(Generic[Key, Value]):
    """Looks up single keys with a function that reads many at once.

    While one query runs, further keys wait and are read by the next one: a key is never answered by a query that began
    before it was asked for.
    """

    def __init__(self, read: Callable[[list[Key]], Awaitable[dict[Key, Value]]], most: int = MOST) -> None:
        """`read` may leave out keys that it does not find; it gets at most `most` of them."""
        self.read = read
        self.most = most
        self.waiting: dict[Key, list[asyncio.Future[Value | None]]] = {}
        self.reader: asyncio.Task[None] | None = None

    async def get(self, key: Key) -> Value | None:
        """What is stored for a key; None if there is nothing."""
        found: asyncio.Future[Value | None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(key, []).append(found)
        if self.reader is None:
            self.reader = asyncio.create_task(self._read_all())
        return await found

    async def _read_all(self) -> None:
        try:
            while self.waiting:
                keys = list(islice(self.waiting, self.most))
                asked = {key: self.waiting.pop(key) for key in keys}
                await self._answer(asked)
        finally:
            self.reader = None

    async def _answer(self, asked: dict[Key, list[asyncio.Future[Value | None]]]) -> None:
        try:
            values = await self.read(list(asked))
        except Exception as wrong:  # each of those who asked gets it
            for future in (future for futures in asked.values() for future in futures):
                if not future.done():
                    future.set_exception(wrong)
            return
        for key, futures in asked.items():
            for future in futures:
                if not future.done():
                    future.set_result(values.get(key))
