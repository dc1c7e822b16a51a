"""A process for work that must not share one with the sockets: it is asked one question at a time, and killed when it
takes too long. Questions and answers are bytes, each after its length in four bytes.
"""

from __future__ import annotations

import asyncio
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from typing import BinaryIO


class NoAnswer(Exception):
    """The process has ended, or its answer is too long."""


class TooSlow(NoAnswer):
    """The process took too long and was killed."""


class WorkerProcess:
    """One process; started when it is first needed, and again after it was killed."""

    def __init__(self, command: tuple[str, ...], largest: int) -> None:
        self.command = command
        self.largest = largest  # bytes of an answer
        self.lock = asyncio.Lock()
        self.waiting = 0  # questions, the one being answered included
        self.process: Process | None = None
        self.closed = False

    async def ask(self, question: bytes, seconds: float) -> bytes:
        """The answer to a question; the time counts from when the process begins with it."""
        self.waiting += 1
        try:
            async with self.lock:
                return await self._ask_alone(question, seconds)
        finally:
            self.waiting -= 1

    async def _ask_alone(self, question: bytes, seconds: float) -> bytes:
        answered = False
        try:
            process = await self.start()
            if self.closed:  # meanwhile
                raise NoAnswer
            async with asyncio.timeout(seconds):
                answer = await self._exchange(process, question)
            answered = True
            return answer
        except TimeoutError:
            raise TooSlow from None
        except (OSError, asyncio.IncompleteReadError):
            raise NoAnswer from None
        finally:
            if not answered:  # a late answer would be taken for the next one
                await self.end()

    async def start(self) -> Process:
        if self.closed:
            raise NoAnswer
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

    async def close(self) -> None:
        """End the process for good, also one that is just being started or ended."""
        self.closed = True
        if self.process is not None and self.process.returncode is None:
            self.process.kill()  # an open question is not answered any more
        async with self.lock:
            await self.end()

    async def _exchange(self, process: Process, question: bytes) -> bytes:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(len(question).to_bytes(4, "big") + question)
        await process.stdin.drain()
        length = int.from_bytes(await process.stdout.readexactly(4), "big")
        if length > self.largest:
            raise NoAnswer
        return await process.stdout.readexactly(length)


def answer_all(questions: BinaryIO, answers: BinaryIO, answer: Callable[[bytes], bytes]) -> None:
    """In the process: answer until there are no more questions."""
    while True:
        head = questions.read(4)
        if len(head) < 4:
            return
        encoded = answer(questions.read(int.from_bytes(head, "big")))
        answers.write(len(encoded).to_bytes(4, "big") + encoded)
        answers.flush()
