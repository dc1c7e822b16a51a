"""The caller over HTTP: name, account, device codes, games."""

from __future__ import annotations

from typing import Final

from starlette.responses import Response

from archipel.server import messages as m
from archipel.server.http.calls import Call, Route
from archipel.server.http.security import drop_cookie, set_cookie, token_of
from archipel.server.refusals import Refused
from archipel.server.storage.holidays import DAYS_A_YEAR, days_in, year_of
from archipel.server.storage.people import CODE_SECONDS
from archipel.server.table.chat import clean_name


async def get_me(call: Call) -> m.Me:
    person = call.person
    return m.Me(person.id, person.name, person.login, await call.services.tables.of_person(person.id))


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


async def new_token(call: Call) -> m.Token:
    return m.Token(await call.services.people.new_token(call.person))


async def become(call: Call) -> Response:
    """Give the caller a cookie of the person of the call."""
    response = Response(m.write(await get_me(call)), media_type="application/json")
    set_cookie(call.request, response, await call.services.people.new_token(call.person))
    return response


async def use_device(call: Call) -> Response:
    call.person = await call.services.people.use_device_code(call.body.code)
    return await become(call)


async def make_account(call: Call) -> m.Me:
    call.person = await call.services.people.make_account(call.person, call.body.login, call.body.password)
    return await get_me(call)


async def get_kept(call: Call) -> m.KeepDays:
    return call.services.settings.keep


async def log_in(call: Call) -> Response:
    call.person = await call.services.people.log_in(call.body.login, call.body.password)
    return await become(call)


async def change_password(call: Call) -> m.Me:
    """Another password; only this device stays signed in."""
    await call.services.people.change_password(call.person, call.body.old, call.body.new)
    await call.services.tables.sign_out(call.person.id, token_of(call.request))
    return await get_me(call)


async def log_out(call: Call) -> Response:
    await call.services.people.drop_token(token_of(call.request))
    return signed_out(call)


async def log_out_everywhere(call: Call) -> Response:
    """For accounts: a guest could not come back."""
    if not call.person.login:
        raise Refused("account.none")
    await call.services.tables.sign_out(call.person.id)
    return signed_out(call)


async def delete_me(call: Call) -> Response:
    """An account needs its password for this. Games of others stay, without the name."""
    if call.person.login:
        await call.services.people.check_password(call.person, call.body.password)
    if call.person.id:
        await call.services.tables.delete_person(call.person.id)
    return signed_out(call)


async def get_holidays(call: Call) -> m.Holidays:
    now = call.services.settings.now()
    found = await call.services.holidays.of(call.person.id)
    return m.Holidays([one for one in found if one.ends > now], DAYS_A_YEAR, days_in(found, year_of(now)))


async def add_holiday(call: Call) -> m.Holidays:
    body: m.NewHoliday = call.body
    await call.services.holidays.add(call.person.id, call.services.settings.now(), body.begins, body.ends)
    return await get_holidays(call)


async def end_holiday(call: Call) -> m.Holidays:
    await call.services.holidays.end(call.person.id, call.services.settings.now(), call.path("holiday"))
    return await get_holidays(call)


def signed_out(call: Call) -> Response:
    response = Response(status_code=204)
    drop_cookie(call.request, response)
    return response


PERSON_ROUTES: Final = (
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
    Route("POST", "/api/me/token", new_token, "a token for a program", m.Token, limit="login", needs_person=True),
    Route(
        "POST", "/api/account", make_account, "take an account", m.Me, m.Credentials, limit="login", needs_person=True
    ),
    Route("POST", "/api/login", log_in, "log in", m.Me, m.Credentials, limit="login"),
    Route("POST", "/api/logout", log_out, "log out", status=204, limit="write"),
    Route("POST", "/api/logout/all", log_out_everywhere, "log out on all devices", status=204, limit="login"),
    Route(
        "POST",
        "/api/account/password",
        change_password,
        "change my password, and log out my other devices",
        m.Me,
        m.ChangePassword,
        limit="login",
    ),
    Route("DELETE", "/api/me", delete_me, "delete my account, or me as a guest", None, m.DeleteMe, 204, "login"),
    Route("GET", "/api/me/holidays", get_holidays, "my holidays", m.Holidays, needs_person=True),
    Route(
        "POST",
        "/api/me/holidays",
        add_holiday,
        "a holiday, on which my clocks stand still",
        m.Holidays,
        m.NewHoliday,
        limit="write",
        needs_person=True,
    ),
    Route(
        "DELETE",
        "/api/me/holidays/{holiday}",
        end_holiday,
        "come back early, or take a holiday back",
        m.Holidays,
        limit="write",
        needs_person=True,
    ),
    Route("GET", "/api/kept", get_kept, "how many days things are kept", m.KeepDays),
)
