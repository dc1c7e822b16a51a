"""The REST calls, one function each, and the list of them that the server and its OpenAPI page are made from."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from io import BytesIO
from typing import Any, Final

import segno
from starlette.responses import Response

from archipel import rulebook
from archipel.bots.registry import SETTINGS
from archipel.catalogue import broken_scenarios, catalogue
from archipel.catalogue.entries import Entry
from archipel.engine.errors import RecordError
from archipel.server import messages as m
from archipel.server.cluster.owned_elsewhere import Elsewhere
from archipel.server.http.calls import Call, Route, address_of, take
from archipel.server.http.campaigns import CAMPAIGN_ROUTES
from archipel.server.http.security import COOKIE, drop_cookie, own_origin, set_cookie
from archipel.server.limits import RECORD
from archipel.server.refusals import Refused
from archipel.server.storage import records
from archipel.server.storage.people import CODE_SECONDS
from archipel.server.storage.presets import Presets
from archipel.server.storage.records import Records
from archipel.server.table import fair_dice
from archipel.server.table.chat import EMOTES, clean, clean_name
from archipel.server.table.clock import speeds
from archipel.server.table.game_specs import check_options
from archipel.server.table.open_tables import CODE_LENGTH
from archipel.server.table.seat_commands import join
from archipel.server.table.table import Table

NDJSON: Final = "application/x-ndjson"
MOST_FRAMES: Final = 1000


# ---- what there is


def _defaults(entry: Entry) -> dict[str, object]:
    return {option.name: option.default for option in entry.options}


def _differing(entry: Entry, values: Mapping[str, object]) -> dict[str, Any]:
    """The values of options that are not their defaults."""
    defaults = _defaults(entry)
    return {name: value for name, value in values.items() if value != defaults[name]}


async def get_catalogue(call: Call) -> m.Catalogue:
    games = [
        m.GameSheet(
            name=entry.name,
            box=entry.box,
            seats=list(entry.seats),
            colours=list(entry.colours),
            options=[
                m.OptionSheet(
                    name=option.name,
                    default=option.default,  # type: ignore[arg-type]
                    rule=option.rule,
                    choices=list(option.choices),  # type: ignore[arg-type]
                    least=option.least,
                    most=option.most,
                )
                for option in entry.options
            ],
            usual={str(seats): other for seats in entry.seats if (other := _differing(entry, entry.usual(seats, {})))},
            layers={
                layer.name: m.LayerSheet(
                    [option.name for option in layer.options], _differing(entry, layer.usual(_defaults(entry)))
                )
                for layer in entry.layers
            },
            bots=list(entry.bots),
            usual_bot=entry.usual_bot,
        )
        for entry in await asyncio.to_thread(catalogue)  # new files of one's own are tried out
    ]
    bots = [m.BotSheet(name, settings) for name, settings in SETTINGS.items()]
    broken = [m.BrokenScenario(found.file, found.reason) for found in broken_scenarios()]
    return m.Catalogue(m.PROTOCOL, games, bots, speeds(), list(EMOTES), broken)


async def get_rules(call: Call) -> m.RulesPage:
    query = call.request.query_params
    if "number" in query:
        try:
            found = [rulebook.rule(query["number"])]
        except rulebook.UnknownRule:
            raise Refused("rule.unknown", status=404) from None
    elif "words" in query:
        found = rulebook.search(query["words"][:200])
    else:
        found = rulebook.rules()
    return m.RulesPage([m.RuleText(r.number, r.box, r.section, r.text) for r in found], rulebook.legend())


# ---- me


async def get_me(call: Call) -> m.Me:
    person = call.person
    return m.Me(person.id, person.name, person.login, await call.services.hall.of_person(person.id))


async def change_me(call: Call) -> m.Me:
    await rename(call, call.body.name)
    return await get_me(call)


async def rename(call: Call, wanted: str) -> None:
    name = clean_name(wanted)
    if not name:
        raise Refused("request.malformed", status=400, path="$.name")
    if name != call.person.name:
        call.person = await call.services.people.rename(call.person, name)


async def new_device(call: Call) -> m.DeviceCode:
    return m.DeviceCode(await call.services.people.device_code(call.person), CODE_SECONDS)


async def become(call: Call) -> Response:
    """Answer as the person of the call from now on."""
    response = Response(m.write(await get_me(call)), media_type="application/json")
    set_cookie(call.request, response, await call.services.people.new_token(call.person))
    return response


async def use_device(call: Call) -> Response:
    call.person = await call.services.people.use_device_code(call.body.code)
    return await become(call)


async def make_account(call: Call) -> m.Me:
    call.person = await call.services.people.make_account(call.person, call.body.login, call.body.password)
    return await get_me(call)


async def log_in(call: Call) -> Response:
    call.person = await call.services.people.log_in(call.body.login, call.body.password)
    return await become(call)


async def log_out(call: Call) -> Response:
    await call.services.people.drop_token(call.request.cookies.get(COOKIE, ""))
    response = Response(status_code=204)
    drop_cookie(call.request, response)
    return response


# ---- tables


async def list_tables(call: Call) -> list[m.TableSummary]:
    return await call.services.hall.public(call.person.id)


async def create_table(call: Call) -> m.TableSummary:
    body: m.CreateTable = call.body
    if call.services.stopping:
        raise Refused("server.stopping", status=503)
    if body.name is not None:
        await rename(call, body.name)
    hall = call.services.hall
    table = await hall.open(body.options, call.person, body.sit, body.bots)
    return hall.seen_by(table.summary(table.changed), call.person.id)


def table_name(call: Call) -> str:
    """An id, which nobody guesses, or a code, which must not be guessed either."""
    name = call.path("table")
    if len(name) == CODE_LENGTH:
        take(call, "code", address_of(call))
    return name


async def find_table(call: Call) -> Table:
    """A table to look at."""
    return await call.services.hall.show(table_name(call))


async def get_table(call: Call) -> m.TableSummary:
    hall = call.services.hall
    table = await find_table(call)
    return hall.seen_by(table.summary(table.changed), call.person.id)


async def join_table(call: Call) -> m.TableSummary:
    body: m.JoinTable = call.body
    hall = call.services.hall
    name = table_name(call)
    if await call.services.store.find(name) is None:
        raise Refused("table.unknown", status=404)
    if body.name is not None:
        await rename(call, body.name)
    try:
        table = await hall.find(name)
        async with table.lock:
            await join(table, call.person.id, call.person.name, body.seat)
    except Elsewhere as elsewhere:
        assert call.services.relays is not None
        await call.services.relays.join(elsewhere, call.person, body.seat)
        table = await hall.read(elsewhere.table)
    return hall.seen_by(table.summary(table.changed), call.person.id)


async def table_qr(call: Call) -> Response:
    table = await find_table(call)
    picture = BytesIO()
    segno.make(f"{own_origin(call.request)}/t/{table.id}", error="m").save(
        picture, kind="svg", scale=4, border=2, xmldecl=False, dark="#000", light="#fff"
    )
    return Response(picture.getvalue(), media_type="image/svg+xml")


# ---- records


async def find_record(call: Call) -> tuple[m.RecordInfo, str]:
    """A record by its own name, or that of the table where it was played."""
    name = call.path("record")
    found = await Records(call.services.store).get(name)
    if found is not None:
        return found
    try:
        table = await call.services.hall.show(name)
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


# ---- presets


async def list_presets(call: Call) -> list[m.Preset]:
    return await Presets(call.services.store).of(call.person.id)


async def add_preset(call: Call) -> m.Preset:
    name = clean(call.body.name, 60)
    if not name:
        raise Refused("request.malformed", status=400, path="$.name")
    check_options(call.body.options)
    return await Presets(call.services.store).add(call.person.id, name, call.body.options)


async def get_preset(call: Call) -> m.Preset:
    return await Presets(call.services.store).get(call.path("preset"), call.person.id)


async def remove_preset(call: Call) -> None:
    await Presets(call.services.store).remove(call.path("preset"), call.person.id)


ROUTES: Final = (
    Route("GET", "/api/catalogue", get_catalogue, "games, bots, clocks, emotes", m.Catalogue),
    Route("GET", "/api/rules", get_rules, "the numbered rules", m.RulesPage, queries=("words", "number")),
    Route("GET", "/api/me", get_me, "who I am and my games", m.Me, needs_person=True),
    Route("PATCH", "/api/me", change_me, "my name", m.Me, m.ChangeMe, limit="write", needs_person=True),
    Route(
        "POST",
        "/api/me/device",
        new_device,
        "a code for another device",
        m.DeviceCode,
        limit="login",
        needs_person=True,
    ),
    Route("POST", "/api/me/device/use", use_device, "become that guest here", m.Me, m.UseDeviceCode, limit="login"),
    Route(
        "POST", "/api/account", make_account, "take an account", m.Me, m.Credentials, limit="login", needs_person=True
    ),
    Route("POST", "/api/login", log_in, "log in", m.Me, m.Credentials, limit="login"),
    Route("POST", "/api/logout", log_out, "log out", status=204, limit="write"),
    Route("GET", "/api/tables", list_tables, "public tables", list[m.TableSummary]),
    Route(
        "POST",
        "/api/tables",
        create_table,
        "open a table",
        m.TableSummary,
        m.CreateTable,
        status=201,
        limit="table",
        needs_person=True,
    ),
    Route("GET", "/api/tables/{table}", get_table, "a table by id or code", m.TableSummary),
    Route(
        "POST",
        "/api/tables/{table}/join",
        join_table,
        "take a seat",
        m.TableSummary,
        m.JoinTable,
        limit="write",
        needs_person=True,
    ),
    Route("GET", "/api/tables/{table}/qr.svg", table_qr, "the join link as a QR code", media="image/svg+xml"),
    Route("GET", "/api/tables/{table}/record", table_record, "the record of a finished game", media=NDJSON),
    Route("GET", "/api/presets", list_presets, "my presets", list[m.Preset], needs_person=True),
    Route(
        "POST",
        "/api/presets",
        add_preset,
        "keep a preset",
        m.Preset,
        m.NewPreset,
        status=201,
        limit="write",
        needs_person=True,
    ),
    Route("GET", "/api/presets/{preset}", get_preset, "a preset", m.Preset),
    Route("DELETE", "/api/presets/{preset}", remove_preset, "forget a preset", status=204, limit="write"),
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
    *CAMPAIGN_ROUTES,
)
