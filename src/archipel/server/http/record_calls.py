"""Records over HTTP: export, import, replay, check of the dice."""

from __future__ import annotations

from dataclasses import dataclass
from secrets import token_urlsafe
from time import time
from typing import Any, Final

import msgspec
from starlette.responses import Response

from archipel.server import messages as m
from archipel.server.http.calls import JSON, Call, Route, check_work, count_work, creating, take
from archipel.server.http.record_worker import Task
from archipel.server.http.replays import ALL_SEEING
from archipel.server.http.table_calls import find_table
from archipel.server.limits import RECORD
from archipel.server.refusals import Refused
from archipel.server.storage.records import Records
from archipel.server.table import game_records
from archipel.server.table.permissions import need_playing

NDJSON: Final = "application/x-ndjson"
MOST_FRAMES: Final = 1000
MOST_SEATS: Final = 16


@dataclass(frozen=True, slots=True)
class FoundRecord:
    """The text of a record; `info` if it is stored with it."""

    name: str
    text: str
    created: float
    info: m.RecordInfo | None = None


async def work(call: Call, task: Task) -> bytes:
    """What a process that plays records makes of one; the time it takes counts for the caller."""
    check_work(call)
    result = await call.services.records.do(task)
    count_work(call, result.seconds)
    if result.key:
        refused = Refused(result.key, status=result.status)
        refused.details = result.details
        raise refused
    return result.body


async def find_record(call: Call) -> FoundRecord:
    """A record by its own id, or by that of the table where it was played; never by the code of a table."""
    name = call.path("record")
    found = await Records(call.services.store).get(name)
    if found is not None:
        info, text = found
        return FoundRecord(name, text, info.created, info)
    if not await call.services.store.has_table(name):
        raise Refused("record.unknown", status=404)
    table = await call.services.tables.look_up(name)
    return FoundRecord(table.id, game_records.record_of(table, call.person.id), table.changed)


async def table_record(call: Call) -> Response:
    table = await find_table(call)
    return record_file(game_records.record_of(table, call.person.id), table.id)


async def table_hands(call: Call) -> Response:
    """What may be known of the hands in a running game, for its players, where hints are allowed."""
    table = await find_table(call)
    need_playing(table)
    if not table.seats_of(call.person.id):
        raise Refused("command.not_seated", status=403)
    if not table.options.hints:
        raise Refused("hint.off")
    return Response(await work(call, Task("hands", table.game.game.record())), media_type=JSON)


def record_file(text: str, name: str) -> Response:
    headers = {"Content-Disposition": f'attachment; filename="archipel-{name}.jsonl"'}
    return Response(text, media_type=NDJSON, headers=headers)


async def import_record(call: Call) -> m.RecordInfo:
    text: str = call.body.record
    if not text.strip():
        raise Refused("record.empty", status=400)
    take(call, "record", min(4.0, len(text) / 400_000))  # beside the one that every import counts for
    described = await work(call, Task("describe", text, token_urlsafe(12), time()))
    info = msgspec.json.decode(described, type=m.RecordInfo)
    await Records(call.services.store).add(call.person.id, info, text)
    return info


async def get_record(call: Call) -> m.RecordInfo | Response:
    found = await find_record(call)
    if found.info is not None:
        return found.info
    return Response(await work(call, Task("describe", found.text, found.name, found.created)), media_type=JSON)


async def get_record_file(call: Call) -> Response:
    found = await find_record(call)
    return record_file(found.text, found.name)


async def get_replay(call: Call) -> Response:
    found = await find_record(call)
    task = Task(
        "replay",
        found.text,
        found.name,
        found.created,
        seat=call.number("seat", ALL_SEEING, ALL_SEEING, MOST_SEATS),
        first=call.number("first", 0, 0, 1_000_000),
        count=call.number("count", MOST_FRAMES, 1, MOST_FRAMES),
        gzip="gzip" in call.request.headers.get("accept-encoding", ""),
    )
    headers: dict[str, Any] = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"} if task.gzip else {}
    return Response(await work(call, task), headers=headers, media_type=JSON)


async def verify_record(call: Call) -> Response:
    found = await find_record(call)
    return Response(await work(call, Task("verify", found.text)), media_type=JSON)


RECORD_ROUTES: Final = (
    Route("GET", "/api/tables/{table}/record", table_record, "the record of a finished game", media=NDJSON),
    Route("GET", "/api/tables/{table}/hands", table_hands, "what may be known of the hands", list[m.KnownHand]),
    creating(
        "/api/records", import_record, "import a record", m.RecordInfo, m.NewRecord, limit="record", largest=RECORD
    ),
    Route("GET", "/api/records/{record}", get_record, "about a record", m.RecordInfo),
    Route("GET", "/api/records/{record}/file", get_record_file, "export a record", media=NDJSON),
    Route(
        "GET",
        "/api/records/{record}/replay",
        get_replay,
        "a record step by step",
        m.Replay,
        queries=("seat", "first", "count"),
    ),
    Route("GET", "/api/records/{record}/verify", verify_record, "check the fair dice", m.FairReport),
)
