"""What the operator of a server may do, over HTTP with the operator's token: see, close and delete tables and people.

`archipel admin` makes these calls. Without a token in the settings they are refused.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import wraps
from hmac import compare_digest
from typing import Any, Final

from archipel.server import messages as m
from archipel.server.http.calls import Call, Route, take
from archipel.server.refusals import Refused
from archipel.server.storage.deletion import delete_old

MOST: Final = 1000  # lines of a list
BEARER: Final = "Bearer "


def for_operator(handler: Callable[[Call], Awaitable[Any]]) -> Callable[[Call], Awaitable[Any]]:
    """Refuse a call without the token. Wrong ones count as wrong passwords do."""

    @wraps(handler)
    async def checked(call: Call) -> Any:
        token = call.services.settings.admin_token()
        given = call.request.headers.get("authorization", "").removeprefix(BEARER)
        if not token or not compare_digest(given.encode(), token.encode()):
            take(call, "login")
            raise Refused("admin.denied", status=403)
        return await handler(call)

    return checked


@for_operator
async def all_tables(call: Call) -> list[m.TableSummary]:
    tables = call.services.tables
    return [tables.live_summary(text) for text in await call.services.store.all_tables(MOST)]


@for_operator
async def all_people(call: Call) -> list[m.PersonInfo]:
    return await call.services.people.listed(MOST)


@for_operator
async def close_table(call: Call) -> None:
    await call.services.tables.close_for_all(await known_table(call))


@for_operator
async def remove_table(call: Call) -> None:
    await call.services.tables.delete(await known_table(call))


@for_operator
async def remove_person(call: Call) -> None:
    person = call.path("person")
    if not await call.services.people.exists(person):
        raise Refused("person.unknown", status=404)
    await call.services.tables.delete_person(person)


@for_operator
async def prune(call: Call) -> m.Pruned:
    """What a server does once a day by itself."""
    done = await delete_old(call.services.store, call.services.settings.keep)
    return m.Pruned(done.guests, done.logins, done.tables, done.imports)


async def known_table(call: Call) -> str:
    """The id of the table that is named by its id or its code."""
    found = await call.services.store.find(call.path("table"))
    if found is None:
        raise Refused("table.unknown", status=404)
    return found


ADMIN_ROUTES: Final = tuple(
    replace(route, for_operator=True)
    for route in (
        Route("GET", "/api/admin/tables", all_tables, "operator: all tables, newest first", list[m.TableSummary]),
        Route("POST", "/api/admin/tables/{table}/close", close_table, "operator: end a table for all", status=204),
        Route("DELETE", "/api/admin/tables/{table}", remove_table, "operator: delete a table", status=204),
        Route("GET", "/api/admin/people", all_people, "operator: people, newest first", list[m.PersonInfo]),
        Route("DELETE", "/api/admin/people/{person}", remove_person, "operator: delete a person", status=204),
        Route("POST", "/api/admin/prune", prune, "operator: delete what is older than it is kept", m.Pruned),
    )
)
