"""Notices over HTTP: where a person wants them, and how to end them from any of them."""

from __future__ import annotations

import json
from typing import Final

from starlette.responses import RedirectResponse, Response

from archipel.server import messages as m
from archipel.server.http.calls import Call, Route
from archipel.server.http.security import own_origin
from archipel.server.notices.mail import MailFailed, is_address
from archipel.server.notices.outside import NotAllowed, check_address
from archipel.server.notices.times import ALWAYS, NoticeTimes, zone_named
from archipel.server.refusals import Refused
from archipel.server.storage.notice_channels import Channel


async def get_notices(call: Call) -> m.NoticeSettings:
    notices = call.services.notices
    channels = await notices.channels.of(call.person.id)
    times = (await notices.channels.times_of([call.person.id])).get(call.person.id, ALWAYS)
    return m.NoticeSettings(
        push_key="" if notices.push_key is None else notices.push_key.public,
        mail=notices.mailer is not None,
        webhook=notices.webhooks,
        channels=[m.NoticeChannel(one.id, one.kind, label_of(one), one.confirmed) for one in channels],
        times=m.NoticeTimes(times.again, times.quiet_from, times.quiet_until, times.zone),
    )


async def set_times(call: Call) -> m.NoticeSettings:
    """A reminder, and quiet hours."""
    body: m.NoticeTimes = call.body
    if zone_named(body.zone) is None:
        raise Refused("notice.zone", status=400, zone=body.zone)
    times = NoticeTimes(body.again, body.quiet_from, body.quiet_until, body.zone)
    await call.services.notices.channels.set_times(call.person.id, times, call.services.settings.now())
    return await get_notices(call)


def label_of(channel: Channel) -> str:
    """How a person knows it again. The rest of a webhook's address is a secret."""
    match channel.kind:
        case "mail":
            return channel.target
        case "webhook":
            return check_address(channel.target, True)[1]
    return check_address(json.loads(channel.target)["endpoint"], True)[1]


async def add_notice(call: Call) -> m.NoticeSettings:
    body: m.NewNotice = call.body
    notices, target = call.services.notices, body.address.strip()
    match body.kind:
        case "mail":
            if notices.mailer is None:
                raise Refused("notice.off", status=400)
            if not is_address(target):
                raise Refused("notice.address", status=400)
        case "webhook":
            if not notices.webhooks:
                raise Refused("notice.off", status=400)
            check_target(target, notices.allow_private)
        case "push":
            if notices.push_key is None:
                raise Refused("notice.off", status=400)
            check_target(target, notices.allow_private)
            check_browser(body)
            target = json.dumps({"endpoint": target, "p256dh": body.p256dh, "auth": body.auth})
    channel = await notices.channels.add(
        call.person.id,
        body.kind,
        target,
        body.language,
        own_origin(call.request),
        body.kind != "mail",
        call.services.settings.now(),
    )
    if channel.kind == "mail":
        try:
            await notices.ask_to_confirm(channel)
        except MailFailed:
            await notices.channels.drop(call.person.id, channel.id)
            raise Refused("notice.mail_failed", status=502) from None
    return await get_notices(call)


def check_target(url: str, allow_private: bool) -> None:
    try:
        check_address(url, allow_private)
    except NotAllowed:
        raise Refused("notice.address", status=400) from None


def check_browser(body: m.NewNotice) -> None:
    from archipel.server.notices.push import is_browser

    if not is_browser(body.p256dh, body.auth):
        raise Refused("notice.address", status=400)


async def drop_notice(call: Call) -> m.NoticeSettings:
    await call.services.notices.channels.drop(call.person.id, call.path("channel"))
    return await get_notices(call)


async def confirm_notice(call: Call) -> None:
    if not await call.services.notices.channels.confirm(call.body.token):
        raise Refused("notice.unknown", status=404)


async def end_notice(call: Call) -> None:
    await call.services.notices.channels.drop_by_token(call.body.token)


async def end_by_mail_program(call: Call) -> None:
    """One POST by the mail program of the person, which has no cookie (RFC 8058)."""
    await call.services.notices.channels.drop_by_token(call.path("token"))


async def open_end_page(call: Call) -> Response:
    """A mail program that opens the address in a browser instead."""
    return RedirectResponse(f"/notices#off={call.path('token')}", 303)


NOTICE_ROUTES: Final = (
    Route("GET", "/api/me/notices", get_notices, "where I want notices", m.NoticeSettings, needs_person=True),
    Route(
        "POST",
        "/api/me/notices",
        add_notice,
        "send me notices there too",
        m.NoticeSettings,
        m.NewNotice,
        limit="login",
        needs_person=True,
    ),
    Route(
        "PUT",
        "/api/me/notices/times",
        set_times,
        "when I want notices",
        m.NoticeSettings,
        m.NoticeTimes,
        limit="write",
        needs_person=True,
    ),
    Route(
        "DELETE",
        "/api/me/notices/{channel}",
        drop_notice,
        "no notices there any more",
        m.NoticeSettings,
        limit="write",
        needs_person=True,
    ),
    Route("POST", "/api/notices/confirm", confirm_notice, "this mailbox is mine", None, m.NoticeToken, 204, "write"),
    Route("POST", "/api/notices/off", end_notice, "end notices by their token", None, m.NoticeToken, 204, "write"),
    Route(
        "POST",
        "/api/notices/off/{token}",
        end_by_mail_program,
        "the same, for mail programs",
        status=204,
        limit="write",
        from_anywhere=True,
    ),
    Route("GET", "/api/notices/off/{token}", open_end_page, "the page that ends notices", status=303),
)
