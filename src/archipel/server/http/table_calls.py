"""Tables over HTTP: list, open, find, join."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from io import BytesIO
from typing import Final

import segno
from starlette.responses import Response

from archipel.catalogue import entry, rules_in_play, start
from archipel.catalogue.option import MAP
from archipel.engine.errors import SetUpError
from archipel.engine.view import state_to_json, view_of
from archipel.server import messages as m
from archipel.server.cluster.owned_elsewhere import OwnedElsewhere
from archipel.server.cluster.relays import Relays
from archipel.server.http.calls import Call, Route, creating, give_back, need_running, take
from archipel.server.http.invitation import invitation
from archipel.server.http.person_calls import rename
from archipel.server.refusals import Refused
from archipel.server.socket.connection import SPECTATOR
from archipel.server.table.game_sheets import game_sheet
from archipel.server.table.game_specs import game_entry, spec_of
from archipel.server.table.open_tables import CODE_LENGTH
from archipel.server.table.seat_commands import join
from archipel.server.table.sheet import make_sheet
from archipel.server.table.starting import seal
from archipel.server.table.table import Table


async def list_tables(call: Call) -> list[m.TableSummary]:
    return await call.services.tables.public(call.person.id)


async def _come_as(call: Call, name: str | None) -> None:
    """Before a table is opened: its host may have a new name."""
    need_running(call)
    if name is not None:
        await rename(call, name)


async def create_table(call: Call) -> m.TableSummary:
    body: m.CreateTable = call.body
    await _come_as(call, body.name)
    tables = call.services.tables
    table = await tables.open(body.options, call.person, body.sit, body.bots)
    return tables.summary_of(table, call.person.id)


async def open_lesson(call: Call) -> m.TableSummary:
    body: m.OpenLesson = call.body
    await _come_as(call, body.name)
    tables = call.services.tables
    table = await tables.open_lesson(body.lesson, call.person, body.title)
    return tables.summary_of(table, call.person.id)


async def table_id(call: Call) -> str:
    """The id of the table that the address names by its id or its code. A code is short: wrong ones are counted."""
    name = call.path("table")
    if len(name) != CODE_LENGTH:
        return name
    take(call, "code")
    found = await call.services.store.find(name)
    if found is None:
        raise Refused("table.unknown", status=404)
    give_back(call, "code")
    return found


async def find_table(call: Call) -> Table:
    """A table to look at."""
    return await call.services.tables.look_up(await table_id(call))


async def get_table(call: Call) -> m.TableSummary:
    tables = call.services.tables
    table = await find_table(call)
    return tables.summary_of(table, call.person.id)


async def join_table(call: Call) -> m.TableSummary:
    body: m.JoinTable = call.body
    name = await existing_table(call)
    if body.name is not None:
        await rename(call, body.name)
    return await carried_out(
        call,
        name,
        lambda table: join(table, call.person.id, call.person.name, body.seat),
        lambda relays, elsewhere: relays.join(elsewhere, call.person, body.seat),
    )


async def start_game(call: Call) -> m.TableSummary:
    """For the host: as the command `start` of the socket."""
    body: m.StartGame = call.body
    return await carried_out(
        call,
        await existing_table(call),
        lambda table: seal(table, call.person.id, body.bot),
        lambda relays, elsewhere: relays.start(elsewhere, call.person.id, body.bot),
    )


async def existing_table(call: Call) -> str:
    """The id of a table that the address names, wherever it is open."""
    name = await table_id(call)
    if not await call.services.store.has_table(name):
        raise Refused("table.unknown", status=404)
    return name


async def carried_out(
    call: Call,
    name: str,
    here: Callable[[Table], Awaitable[object]],
    afar: Callable[[Relays, OwnedElsewhere], Awaitable[object]],
) -> m.TableSummary:
    """Change a table under its lock, or have the process do it that owns it."""
    tables = call.services.tables
    try:
        table = await tables.find(name)
        async with table.lock:
            await here(table)
    except OwnedElsewhere as elsewhere:
        assert call.services.relays is not None
        await afar(call.services.relays, elsewhere)
        table = await tables.read(elsewhere.table)
    return tables.summary_of(table, call.person.id)


async def delete_table(call: Call) -> None:
    """For the host: a table whose game has not begun, is over, or cannot go on."""
    table = await find_table(call)
    if table.host != call.person.id:
        raise Refused("table.not_host", status=403)
    if table.state == "playing":
        raise Refused("table.playing")
    await call.services.tables.delete(table.id)


async def table_rules(call: Call) -> m.RulesInPlaySheet:
    """Which of the numbered rules a table is played by."""
    table = await find_table(call)
    options = table.options
    try:
        found = entry(options.game, table.scenario or table.map_text(options.game))
        playing = rules_in_play(found, options.seats, options.options)
    except SetUpError:  # the scenario file is gone, or has changed
        raise Refused("setup.game_unknown", status=404) from None
    house = [m.HouseRuleSheet(one.option, one.value, one.rule) for one in playing.house]
    return m.RulesInPlaySheet(
        options.title, found.name, options.seats, list(playing.families), list(playing.without), house
    )


async def table_game(call: Call) -> m.GameSheet:
    """What may be chosen for the game of a table, also where it is not one of the catalogue."""
    table = await find_table(call)
    text = table.scenario or table.map_text(table.options.game)
    found = await asyncio.to_thread(game_entry, table.options.game, text)
    return game_sheet(found, keep=not text)


async def table_map(call: Call) -> m.MapSheet:
    """The map to look at before the game: the one that the host has chosen, or an example."""
    table = await find_table(call)
    number = int(table.options.options.get(MAP, 0))
    try:
        text = table.map_text(table.options.game)
        game = await asyncio.to_thread(start, spec_of(table.options, text), 0)
    except SetUpError:  # the scenario file is gone, or has changed
        raise Refused("setup.game_unknown", status=404) from None
    return m.MapSheet(number, make_sheet(game), state_to_json(view_of(game.state, SPECTATOR).state, SPECTATOR))


async def table_invitation(call: Call) -> m.Invitation:
    table = await find_table(call)
    return invitation(call.request, table.id, call.services.settings.host)


async def table_qr(call: Call) -> Response:
    link = (await table_invitation(call)).link
    picture = BytesIO()
    segno.make(link, error="m").save(picture, kind="svg", scale=4, border=2, xmldecl=False, dark="#000", light="#fff")
    return Response(picture.getvalue(), media_type="image/svg+xml")


TABLE_ROUTES: Final = (
    Route("GET", "/api/tables", list_tables, "public tables", list[m.TableSummary]),
    creating("/api/tables", create_table, "open a table", m.TableSummary, m.CreateTable, limit="table"),
    creating("/api/lessons", open_lesson, "begin a lesson", m.TableSummary, m.OpenLesson, limit="table"),
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
    Route(
        "POST",
        "/api/tables/{table}/start",
        start_game,
        "start the game of my table",
        m.TableSummary,
        m.StartGame,
        limit="write",
    ),
    Route("DELETE", "/api/tables/{table}", delete_table, "delete my table", status=204, limit="write"),
    Route("GET", "/api/tables/{table}/rules", table_rules, "which rules a table plays by", m.RulesInPlaySheet),
    Route("GET", "/api/tables/{table}/game", table_game, "the game of a table", m.GameSheet),
    Route("GET", "/api/tables/{table}/map", table_map, "the map of a table, or an example", m.MapSheet),
    Route("GET", "/api/tables/{table}/invitation", table_invitation, "the link to pass on", m.Invitation),
    Route("GET", "/api/tables/{table}/qr.svg", table_qr, "the join link as a QR code", media="image/svg+xml"),
)
