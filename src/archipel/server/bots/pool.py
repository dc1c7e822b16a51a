"""The processes in which bots think. One that takes too long is killed and started again."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from typing import Final
from zlib import crc32

import msgspec

from archipel.server.bots.worker import Question, Thought

WORKER: Final = (sys.executable, "-m", "archipel.server.bots.worker")
LARGEST: Final = 1 << 20  # bytes of an answer


class BotFailed(Exception):
    """The bot has no answer."""

    reason = "failed"


class BotStalled(BotFailed):
    """The bot took too long."""

    reason = "stalled"


class Worker:
    """One process, asked one question at a time; started when it is first needed."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self.command = command
        self.lock = asyncio.Lock()
        self.process: Process | None = None

    async def ask(self, question: Question, seconds: float) -> Thought:
        async with self.lock:
            answered = False
            try:
                async with asyncio.timeout(seconds):
                    thought = await self._ask(await self.start(), question)
                answered = True
                return thought
            except TimeoutError:
                raise BotStalled from None
            except (OSError, asyncio.IncompleteReadError, msgspec.DecodeError):
                raise BotFailed from None
            finally:
                if not answered:  # a late answer would be taken for the next one
                    await self.end()

    async def start(self) -> Process:
        if self.process is None or self.process.returncode is not None:
            # In a session of its own: an interrupt from the terminal is for the server, which ends its workers itself.
            self.process = await asyncio.create_subprocess_exec(
                *self.command, stdin=PIPE, stdout=PIPE, start_new_session=True
            )
        return self.process

    async def end(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()

    async def _ask(self, process: Process, question: Question) -> Thought:
        assert process.stdin is not None
        assert process.stdout is not None
        encoded = msgspec.msgpack.encode(question)
        process.stdin.write(len(encoded).to_bytes(4, "big") + encoded)
        await process.stdin.drain()
        length = int.from_bytes(await process.stdout.readexactly(4), "big")
        if length > LARGEST:
            raise BotFailed("too long an answer")
        return msgspec.msgpack.decode(await process.stdout.readexactly(length), type=Thought)


class BotPool:
    """A number of processes. A bot is always asked in the same one, where what it has worked out is kept."""

    def __init__(self, processes: int, seconds: float, command: tuple[str, ...] = WORKER) -> None:
        self.seconds = seconds
        self.workers = [Worker(command) for _ in range(processes)]

    async def choose(self, question: Question) -> Thought:
        """The action a bot chooses; BotFailed when it has no answer, or not in time."""
        worker = self.workers[crc32(question.key.encode()) % len(self.workers)]
        thought = await worker.ask(question, self.seconds)
        if thought.error:
            raise BotFailed(thought.error)
        return thought

    async def warm_up(self) -> None:
        """Start the processes before they are needed."""
        for worker in self.workers:
            async with worker.lock:
                await worker.start()

    async def close(self) -> None:
        for worker in self.workers:
            await worker.end()
