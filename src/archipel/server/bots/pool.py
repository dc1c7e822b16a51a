"""The processes in which bots think. One that takes too long is killed and started again."""

from __future__ import annotations

import sys
from typing import Final
from zlib import crc32

import msgspec

from archipel.bots.registry import UnknownBot
from archipel.server.bots.worker import Question, Thought
from archipel.server.worker_process import NoAnswer, TooSlow, WorkerProcess

WORKER: Final = (sys.executable, "-m", "archipel.server.bots.worker")
LARGEST: Final = 1 << 20  # bytes of an answer


class BotFailed(Exception):
    """The bot has no answer. What it says and its traceback are for the log of the program, not for players."""

    reason = "failed"

    def __init__(self, said: str, trace: str = "") -> None:
        super().__init__(said)
        self.trace = trace


class BotStalled(BotFailed):
    """The bot took too long."""

    reason = "stalled"


class BotNotKnown(BotFailed):
    """The bot process does not know the bot, or not with these settings."""

    reason = "unknown"


class BotPool:
    """A number of processes. A bot is always asked in the same one, where what it has worked out is kept."""

    def __init__(self, processes: int, seconds: float, command: tuple[str, ...] = WORKER) -> None:
        self.seconds = seconds
        self.workers = [WorkerProcess(command, LARGEST) for _ in range(processes)]

    async def choose(self, question: Question) -> Thought:
        """The action a bot chooses; BotFailed when it has no answer, or not in time."""
        worker = self.workers[crc32(question.key.encode()) % len(self.workers)]
        try:
            thought = msgspec.msgpack.decode(
                await worker.ask(msgspec.msgpack.encode(question), self.seconds), type=Thought
            )
        except TooSlow:
            raise BotStalled(f"no answer within {self.seconds:g} s") from None
        except NoAnswer:
            raise BotFailed("its process ended, or wrote no answer") from None
        except msgspec.DecodeError as wrong:
            raise BotFailed(f"its process wrote no answer: {wrong}") from None
        if thought.error == UnknownBot.__name__:
            raise BotNotKnown(thought.said, thought.trace)
        if thought.error:
            raise BotFailed(thought.said or thought.error, thought.trace)
        return thought

    async def warm_up(self) -> None:
        """Start the processes before they are needed."""
        for worker in self.workers:
            async with worker.lock:
                await worker.start()

    async def close(self) -> None:
        for worker in self.workers:
            await worker.close()
