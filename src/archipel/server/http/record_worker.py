"""A process that plays records: it describes them, shows their frames and checks their dice. It checks maps, too.

A record or a map may come from a stranger, with a board and a scenario of its own, and compiled code holds the
interpreter while it plays. So it is played here, with limits of time and memory, and never beside the sockets.
"""

from __future__ import annotations

import gzip
import logging
import os
import sys
from time import process_time
from typing import Any, BinaryIO, Final, Literal

import msgspec
from msgspec import Struct

from archipel.engine.errors import ChangedRecord, OutdatedRecord, RecordError
from archipel.engine.record import RULES
from archipel.plugins import load_plugins
from archipel.server import json_logs
from archipel.server.http.known_hands import known_hands
from archipel.server.http.map_check import check_map, try_options
from archipel.server.http.replays import played
from archipel.server.http.seat_facts import seat_facts
from archipel.server.messages import OpenMap, write
from archipel.server.refusals import Refused
from archipel.server.table import fair_dice
from archipel.server.worker_process import answer_all

COMMAND: Final = (sys.executable, "-m", "archipel.server.http.record_worker")
logger = logging.getLogger(__name__)


class Task(Struct):
    """What to do with a record; `map`: check the map that the text describes, and with a `count` begin a game of it.
    `name` and `created` are those a record is known by."""

    do: Literal["describe", "replay", "verify", "hands", "map", "facts"]
    text: str
    name: str = ""
    created: float = 0.0
    seat: int = -2
    first: int = 0
    count: int = 0
    gzip: bool = False


class Result(Struct):
    """The answer as JSON, or a refusal; `seconds` of CPU time it took."""

    body: bytes = b""
    key: str = ""
    status: int = 0
    details: dict[str, Any] = {}
    seconds: float = 0.0


def do(task: Task) -> Result:
    """Carry out a task."""
    began = process_time()
    try:
        body = _body(task)
        result = Result(gzip.compress(body, 6) if task.gzip else body)
    except OutdatedRecord as wrong:
        result = Result(key="record.outdated", status=409, details={"line": wrong.line, "rules": RULES})
    except ChangedRecord as wrong:
        result = Result(key="record.changed", status=400, details={"line": wrong.line})
    except RecordError as wrong:
        result = Result(key="record.damaged", status=400, details={"line": wrong.line})
    except fair_dice.NoFairDice:
        result = Result(key="record.no_fair_dice", status=409)
    except Refused as refused:
        result = Result(key=refused.key, status=refused.status, details=refused.details)
    except MemoryError:
        raise  # what is left may not be enough for anything
    except Exception:
        logger.exception("record")
        result = Result(key="server.error", status=500)
    result.seconds = process_time() - began
    return result


def _body(task: Task) -> bytes:
    if task.do == "map":
        return _map(task)
    if task.do == "verify":
        return write(fair_dice.verify(task.text))
    record = played(task.text)
    if task.do == "hands":
        return write(known_hands(record))
    if task.do == "facts":
        return write(seat_facts(record))
    info = record.info(task.name, task.created)
    if task.do == "describe":
        return write(info)
    if task.seat >= info.seats:
        raise Refused("request.malformed", status=400, path="seat")
    return write(record.replay(info, task.seat, task.first, task.count))


def _map(task: Task) -> bytes:
    draft = msgspec.json.decode(task.text, type=OpenMap)
    found = check_map(draft)
    if task.count and not found.faults:
        try_options(found, draft.options)
    return write(found)


def limit_memory(size: int) -> None:
    """No more data than this many bytes, where the system can limit it; beyond it the process ends."""
    try:
        import resource
    except ImportError:  # Windows
        return
    resource.setrlimit(resource.RLIMIT_DATA, (size, size))


def limit_time(seconds: int) -> None:
    """End after this much CPU time from now, also when the server is gone and kills nobody any more."""
    try:
        import resource
    except ImportError:  # Windows
        return
    hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
    resource.setrlimit(resource.RLIMIT_CPU, (int(process_time()) + seconds + 1, hard))


def serve(questions: BinaryIO, answers: BinaryIO, seconds: int) -> None:
    """Carry out tasks until there are no more."""
    decoder = msgspec.msgpack.Decoder(Task)

    def answer(question: bytes) -> bytes:
        limit_time(seconds)
        return msgspec.msgpack.encode(do(decoder.decode(question)))

    answer_all(questions, answers, answer)


if __name__ == "__main__":
    json_logs.set_up()
    load_plugins()
    limit_memory(int(sys.argv[2]))
    if hasattr(os, "nice"):
        os.nice(5)  # the tables come first
    serve(sys.stdin.buffer, sys.stdout.buffer, int(sys.argv[1]))
