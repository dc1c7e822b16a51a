"""The processes beside the server end with it."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import Process

import pytest

from archipel.server.worker_process import NoAnswer, WorkerProcess

SLEEPER = (sys.executable, "-c", "import time; time.sleep(600)")


def test_a_process_that_is_being_started_ends_when_its_server_does() -> None:
    async def test() -> None:
        worker = WorkerProcess(SLEEPER, 100)
        asked = asyncio.create_task(worker.ask(b"?", 600))
        await asyncio.sleep(0)  # the task has begun, the process has not
        assert worker.process is None
        await worker.close()
        with pytest.raises(NoAnswer):
            await asked
        assert worker.process is None
        with pytest.raises(NoAnswer):
            await worker.ask(b"?", 600)

    asyncio.run(test())


async def asked_worker() -> tuple[WorkerProcess, Process, asyncio.Task[bytes]]:
    """A worker whose process runs and has a question that it never answers."""
    worker = WorkerProcess(SLEEPER, 100)
    asked = asyncio.create_task(worker.ask(b"?", 600))
    while worker.process is None:
        await asyncio.sleep(0.01)
    return worker, worker.process, asked


def test_a_question_that_is_open_is_not_waited_for() -> None:
    async def test() -> None:
        worker, process, asked = await asked_worker()
        await worker.close()
        assert process.returncode is not None
        with pytest.raises(NoAnswer):
            await asked

    asyncio.run(test())


def test_close_waits_for_a_process_that_is_just_being_ended() -> None:
    async def test() -> None:
        worker, process, asked = await asked_worker()
        asked.cancel()
        await asyncio.sleep(0)
        await worker.close()
        assert process.returncode is not None

    asyncio.run(test())
