"""Maps over HTTP: what an editor may lay, checks, stored maps, tables of a map."""

from __future__ import annotations

import re
from collections.abc import Collection
from itertools import count
from typing import Final

import msgspec
from starlette.responses import Response

from archipel.catalogue import map_kit as kits
from archipel.catalogue.custom import CUSTOM, LARGEST
from archipel.server import messages as m
from archipel.server.http.calls import Call, Route, check_work, count_work, creating, need_running
from archipel.server.http.map_check import file_stem
from archipel.server.http.person_calls import rename
from archipel.server.http.record_worker import Task
from archipel.server.limits import MAP
from archipel.server.refusals import Refused
from archipel.server.storage.maps import Maps
from archipel.server.table.chat import clean

TOML: Final = "application/toml"
SECONDS: Final = 3.0  # of CPU time that opening a table of a map may take


async def get_kit(call: Call) -> m.MapKit:
    return msgspec.convert(kits.map_kit(), m.MapKit, from_attributes=True)


async def checked(call: Call, draft: m.OpenMap, seconds: float = 0.0) -> m.MapCheck:
    """A map as a process that plays records finds it; with `seconds`, a game with its options begins within them."""
    check_work(call)
    result = await call.services.records.do(Task("map", m.write(draft).decode(), count=int(seconds > 0)))
    count_work(call, result.seconds)
    if result.key == "record.too_much" or (0 < seconds < result.seconds):
        raise Refused("map.too_much", status=400)
    if result.key:
        raise Refused(result.key, status=result.status, **result.details)
    return msgspec.json.decode(result.body, type=m.MapCheck)


def _draft(body: m.MapDraft) -> m.OpenMap:
    return m.OpenMap(name=clean(body.name, 60), text=body.text, sketch=body.sketch)


async def check(call: Call) -> m.MapCheck:
    return await checked(call, _draft(call.body))


async def list_maps(call: Call) -> m.MapList:
    return await Maps(call.services.store).listed(call.person.id)


async def add_map(call: Call) -> m.StoredMap:
    draft = _named(call)
    return await Maps(call.services.store).add(call.person.id, draft.name, await stored(call, draft), call.body.public)


async def change_map(call: Call) -> m.StoredMap:
    draft = _named(call)
    maps = Maps(call.services.store)
    found = await stored(call, draft)
    return await maps.change(call.path("map"), call.person.id, draft.name, found, call.body.public)


def _named(call: Call) -> m.OpenMap:
    draft = _draft(call.body)
    if not draft.name:
        raise Refused("request.malformed", status=400, path="$.name")
    return draft


async def stored(call: Call, draft: m.OpenMap) -> m.MapCheck:
    """A map to store, which may have faults: it is small enough, and can be written."""
    found = await checked(call, draft)
    if not found.text or len(found.text) > LARGEST:
        raise Refused("map.unreadable", status=400)
    return found


async def get_map(call: Call) -> m.StoredMap:
    return await Maps(call.services.store).get(call.path("map"), call.person.id)


async def copy_map(call: Call) -> m.StoredMap:
    """A copy of anybody's map as mine."""
    found = await get_map(call)
    maps = Maps(call.services.store)
    mine = (await maps.listed(call.person.id)).mine
    draft = m.OpenMap(name=name_of_copy(found.about.name, {one.name for one in mine}), text=found.text)
    return await maps.add(call.person.id, draft.name, await checked(call, draft), public=False)


def name_of_copy(name: str, taken: Collection[str]) -> str:
    """The name with the next free number: a copy of "Gull Coast" is "Gull Coast (2)"."""
    plain = re.sub(r" \(\d+\)$", "", name)
    names = (f"{plain[: 60 - len(mark)]}{mark}" for mark in (f" ({number})" for number in count(2)))
    return next(one for one in names if one not in taken and one != name)


async def get_map_file(call: Call) -> Response:
    found = await get_map(call)
    headers = {"Content-Disposition": f'attachment; filename="{file_stem(found.about.name)}.toml"'}
    return Response(found.text, media_type=TOML, headers=headers)


async def remove_map(call: Call) -> None:
    await Maps(call.services.store).remove(call.path("map"), call.person.id)


async def play_map(call: Call) -> m.TableSummary:
    body: m.OpenMap = call.body
    need_running(call)
    name, text, sketch = clean(body.name, 60), body.text, body.sketch
    if body.map:
        found = await Maps(call.services.store).get(body.map, call.person.id)
        name, text, sketch = found.about.name, found.text, None
    options = msgspec.structs.replace(body.options, game=f"{CUSTOM}{file_stem(name)}", title=body.options.title or name)
    checks = await checked(call, m.OpenMap(name=name, text=text, sketch=sketch, options=options), SECONDS)
    if checks.faults:
        first = checks.faults[0]
        raise Refused("map.faults", status=400, line=first.line, reason=first.reason)
    if body.player is not None:
        await rename(call, body.player)
    tables = call.services.tables
    table = await tables.open(options, call.person, body.sit, body.bots, checks.text)
    return tables.summary_of(table, call.person.id)


MAP_ROUTES: Final = (
    Route("GET", "/api/maps/kit", get_kit, "what a map may be made of", m.MapKit),
    Route("POST", "/api/maps/check", check, "check a map", m.MapCheck, m.MapDraft, limit="command", largest=MAP),
    creating(
        "/api/maps/play", play_map, "open a table of a map", m.TableSummary, m.OpenMap, limit="table", largest=MAP
    ),
    Route("GET", "/api/maps", list_maps, "my maps and the public ones", m.MapList, needs_person=True),
    creating("/api/maps", add_map, "store a map", m.StoredMap, m.NewMap, largest=MAP),
    Route("GET", "/api/maps/{map}", get_map, "a stored map", m.StoredMap),
    Route("PUT", "/api/maps/{map}", change_map, "change my map", m.StoredMap, m.NewMap, limit="write", largest=MAP),
    creating("/api/maps/{map}/copy", copy_map, "copy a map to mine", m.StoredMap),
    Route("GET", "/api/maps/{map}/file", get_map_file, "export a map as a scenario file", media=TOML),
    Route("DELETE", "/api/maps/{map}", remove_map, "delete my map", status=204, limit="write"),
)
