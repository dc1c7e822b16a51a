"""The processes that play records, as the server asks them."""

from __future__ import annotations

from typing import Final
from zlib import crc32

import msgspec

from archipel.server.http.record_worker import COMMAND, Result, Task
from archipel.server.refusals import Refused
from archipel.server.worker_process import NoAnswer, WorkerProcess

LARGEST: Final = 32 << 20  # bytes of an answer
PATIENCE: Final = 4.0  # times the CPU time, until a process is killed that does not end by itself
QUEUE: Final = 16  # tasks that may wait for one process


class RecordPool:
    """A few processes. A record is always played in the same one, which keeps it for a while."""

    def __init__(self, processes: int, seconds: float, memory: int) -> None:
        self.seconds = seconds  # of CPU time
        self.patience = PATIENCE * seconds  # on a busy machine that takes longer
        command = (*COMMAND, str(int(seconds) + 1), str(memory))
        self.workers = [WorkerProcess(command, LARGEST) for _ in range(processes)]

    async def do(self, task: Task) -> Result:
        """The result of a task, which may be a refusal: also when it takes too long or too much memory."""
        worker = self.workers[crc32(task.text.encode()) % len(self.workers)]
        if worker.waiting >= QUEUE:
            raise Refused("server.busy", status=503)
        try:
            answer = await worker.ask(msgspec.msgpack.encode(task), self.patience)
        except NoAnswer:
            return Result(key="record.too_much", status=400, seconds=self.seconds)
        return msgspec.msgpack.decode(answer, type=Result)

    async def close(self) -> None:
        for worker in self.workers:
            await worker.close()
