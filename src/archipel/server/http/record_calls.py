"""Records over HTTP: export, import, replay, check of the dice."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from secrets import token_urlsafe
from time import time
from typing import Final

from starlette.responses import Response

from archipel.engine.errors import OutdatedRecord, RecordError
from archipel.engine.record import RULES
from archipel.server import messages as m
from archipel.server.http.calls import Call, Route
from archipel.server.http.replays import ALL_SEEING, played
from archipel.server.http.table_calls import find_table
from archipel.server.limits import RECORD
from archipel.server.refusals import Refused
from archipel.server.storage.records import Records
from archipel.server.table import fair_dice

NDJSON: Final = "application/x-ndjson"
MOST_FRAMES: Final = 1000


@dataclass(frozen=True, slots=True)
class FoundRecord:
    """The text of a record; `info` if it is stored with it."""

    name: str
    text: str
    created: float
    info: m.RecordInfo | None = None

    async def described(self) -> m.RecordInfo:
        if self.info is not None:
            return self.info
        try:
            record = await asyncio.to_thread(played, self.text)
        except RecordError as wrong:
            raise damaged(wrong) from None
        return record.info(self.name, self.created)


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
    return FoundRecord(table.id, table.record(call.person.id), table.changed)


async def table_record(call: Call) -> Response:
    table = await find_table(call)
    return record_file(table.record(call.person.id), table.id)


def record_file(text: str, name: str) -> Response:
    headers = {"Content-Disposition": f'attachment; filename="archipel-{name}.jsonl"'}
    return Response(text, media_type=NDJSON, headers=headers)


def damaged(wrong: RecordError) -> Refused:
    """Why a record is not played: it is of another version, or it is not right."""
    if isinstance(wrong, OutdatedRecord):
        return Refused("record.outdated", status=409, line=wrong.line, rules=RULES)
    return Refused("record.damaged", status=400, line=wrong.line)


async def import_record(call: Call) -> m.RecordInfo:
    text: str = call.body.record
    try:
        record = await asyncio.to_thread(played, text)
    except RecordError as wrong:
        raise damaged(wrong) from None
    info = record.info(token_urlsafe(12), time())
    await Records(call.services.store).add(call.person.id, info, text)
    return info


async def get_record(call: Call) -> m.RecordInfo:
    found = await find_record(call)
    return await found.described()


async def get_record_file(call: Call) -> Response:
    found = await find_record(call)
    return record_file(found.text, found.name)


async def get_replay(call: Call) -> m.Replay:
    found = await find_record(call)
    info = await found.described()
    seat = call.number("seat", ALL_SEEING, ALL_SEEING, info.seats - 1)
    first = call.number("first", 0, 0, 1_000_000)
    count = call.number("count", MOST_FRAMES, 1, MOST_FRAMES)
    try:
        return await asyncio.to_thread(lambda: played(found.text).replay(info, seat, first, count))
    except RecordError as wrong:  # imported by an older version of the program, with other rules
        raise damaged(wrong) from None


async def verify_record(call: Call) -> m.FairReport:
    found = await find_record(call)
    try:
        return await asyncio.to_thread(fair_dice.verify, found.text)
    except fair_dice.NoFairDice:
        raise Refused("record.no_fair_dice") from None
    except RecordError as wrong:
        raise damaged(wrong) from None


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
