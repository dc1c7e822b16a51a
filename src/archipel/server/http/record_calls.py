"""Records over HTTP: export, import, replay, check of the dice."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.responses import Response

from archipel.engine.errors import RecordError
from archipel.server import messages as m
from archipel.server.http.calls import Call, Route
from archipel.server.http.table_calls import find_table
from archipel.server.limits import RECORD
from archipel.server.refusals import Refused
from archipel.server.storage import records
from archipel.server.storage.records import Records
from archipel.server.table import fair_dice

NDJSON: Final = "application/x-ndjson"
MOST_FRAMES: Final = 1000


async def find_record(call: Call) -> tuple[m.RecordInfo, str]:
    """A record by its own name, or that of the table where it was played."""
    name = call.path("record")
    found = await Records(call.services.store).get(name)
    if found is not None:
        return found
    try:
        table = await call.services.tables.show(name)
    except Refused:
        raise Refused("record.unknown", status=404) from None
    text = table.record()
    return await asyncio.to_thread(records.info_of, table.id, text, table.changed), text


async def table_record(call: Call) -> Response:
    table = await find_table(call)
    return record_file(table.record(), table.id)


def record_file(text: str, name: str) -> Response:
    headers = {"Content-Disposition": f'attachment; filename="archipel-{name}.jsonl"'}
    return Response(text, media_type=NDJSON, headers=headers)


async def import_record(call: Call) -> m.RecordInfo:
    info = await asyncio.to_thread(records.checked, call.body.record)
    await Records(call.services.store).add(call.person.id, info, call.body.record)
    return info


async def get_record(call: Call) -> m.RecordInfo:
    return (await find_record(call))[0]


async def get_record_file(call: Call) -> Response:
    info, text = await find_record(call)
    return record_file(text, info.record)


async def get_replay(call: Call) -> m.Replay:
    info, text = await find_record(call)
    seat = call.number("seat", records.ALL_SEEING, records.ALL_SEEING, info.seats - 1)
    first = call.number("first", 0, 0, 1_000_000)
    count = call.number("count", MOST_FRAMES, 1, MOST_FRAMES)
    return await asyncio.to_thread(records.replay_of, info, text, seat, first, count)


async def verify_record(call: Call) -> m.FairReport:
    _, text = await find_record(call)
    try:
        return await asyncio.to_thread(fair_dice.verify, text)
    except fair_dice.NoFairDice:
        raise Refused("record.no_fair_dice") from None
    except RecordError as wrong:
        raise Refused("record.damaged", status=400, line=wrong.line) from None


RECORD_ROUTES: Final = (
    Route("GET", "/api/tables/{table}/record", table_record, "the record of a finished game", media=NDJSON),
    Route(
        "POST",
        "/api/records",
        import_record,
        "import a record",
        m.RecordInfo,
        m.NewRecord,
        status=201,
        limit="record",
        needs_person=True,
        largest=RECORD,
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
