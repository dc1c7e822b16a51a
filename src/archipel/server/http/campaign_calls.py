"""Campaigns over HTTP: scenarios in a row with the same people, results kept.

The person who begins a campaign opens each of its tables. A result is taken from a finished table when the campaign is
next asked for. Seats are players: each keeps its seat from one table to the next.
"""

from __future__ import annotations

from contextlib import suppress
from secrets import token_urlsafe
from time import time
from typing import Final

import msgspec

from archipel.catalogue.campaign import Campaign, numbers_of_players, order
from archipel.catalogue.listing import boxes_with_campaign
from archipel.engine.errors import SetUpError
from archipel.reading import final_points
from archipel.server import messages as m
from archipel.server.http.calls import Call, Route, creating, need_running
from archipel.server.refusals import Refused
from archipel.server.storage.campaigns import Campaigns, StoredCampaign
from archipel.server.table.chat import clean
from archipel.server.table.game_specs import check_options, game_entry
from archipel.server.table.log_entries import AnyEntry, Closed, SeatChanged
from archipel.server.table.seats import is_bot
from archipel.server.table.table import Table


async def list_campaigns(call: Call) -> list[m.CampaignSheet]:
    found = await Campaigns(call.services.store).of(call.person.id)
    return [await sheet_of(call, await brought_up_to_date(call, stored)) for stored in found]


async def begin_campaign(call: Call) -> m.CampaignSheet:
    body: m.NewCampaign = call.body
    if body.box not in boxes_with_campaign():
        raise Refused("campaign.unknown", status=400)
    numbers = numbers_of_players(body.box)
    if body.options.seats not in numbers:
        raise Refused("setup.seats", "SEA-35", status=400, least=min(numbers), most=max(numbers))
    for bot in body.bots:
        if not is_bot(bot):
            raise Refused("bot.unknown", status=400)
    if len(body.bots) >= body.options.seats:
        raise Refused("table.full", status=400)
    now = time()
    title = clean(body.options.title, 60)
    names = [call.person.name, *body.bots, *[""] * (body.options.seats - 1 - len(body.bots))]
    campaign = Campaign(tuple(names), box=body.box)
    options = msgspec.structs.replace(body.options, title=title, game=campaign.game)
    check_options(options)
    stored = StoredCampaign(token_urlsafe(12), call.person.id, title, options, body.bots, campaign, "", now, now)
    await Campaigns(call.services.store).add(stored)
    return await sheet_of(call, stored)


async def get_campaign(call: Call) -> m.CampaignSheet:
    stored = await Campaigns(call.services.store).get(call.path("campaign"))
    return await sheet_of(call, await brought_up_to_date(call, stored))


async def remove_campaign(call: Call) -> None:
    await Campaigns(call.services.store).remove(call.path("campaign"), call.person.id)


async def open_next(call: Call) -> m.TableSummary:
    """The table of the next scenario: the one that is open, or a new one with the same people on their seats."""
    need_running(call)
    campaigns = Campaigns(call.services.store)
    stored = await campaigns.get(call.path("campaign"))
    if stored.person != call.person.id:
        raise Refused("campaign.not_yours", status=403)
    last = await table_of(call, stored)
    stored = await brought_up_to_date(call, stored)
    if stored.campaign.over:
        raise Refused("campaign.over")
    if last is None or last.state not in ("waiting", "playing"):
        options = options_for(stored.options, stored.campaign.game)
        table = await call.services.tables.open(options, call.person, 0, stored.bots if last is None else [])
        if last is not None:
            await seat_again(table, last)
        before, stored.table = stored.table, table.id
        if not await campaigns.update(stored, before):
            async with table.lock:
                await table.commit([Closed()])
            return await open_next(call)
        last = table
    return call.services.tables.summary_of(last, call.person.id)


def options_for(options: m.TableOptions, game: str) -> m.TableOptions:
    """The options of a campaign for one of its games, without those it does not have: the Pirate Islands have only a
    printed board, and no Cities & Knights (SEA-S7-16, CK-108)."""
    known = {option.name: option for option in game_entry(game).options}
    taken = {}
    for name, value in options.options.items():
        with suppress(SetUpError):
            if name in known:
                known[name].checked(value)
                taken[name] = value
    return msgspec.structs.replace(options, game=game, options=taken)


async def seat_again(table: Table, last: Table) -> None:
    """People and bots take the seats they had at the last table; the first seat is taken already."""
    seated: list[AnyEntry] = [
        SeatChanged(seat.number, seat.kind, seat.person, seat.name, seat.bot)
        for seat in last.seats[1:]
        if seat.kind != "open"
    ]
    if seated:
        async with table.lock:
            await table.commit(seated)


async def table_of(call: Call, stored: StoredCampaign) -> Table | None:
    """The last table that was opened."""
    return await call.services.tables.look_up(stored.table) if stored.table else None


async def brought_up_to_date(call: Call, stored: StoredCampaign) -> StoredCampaign:
    """A campaign with the result of its table, if that is over and not counted yet."""
    table = await table_of(call, stored)
    if table is None or table.state != "over" or table.options.game != stored.campaign.game:
        return stored
    names = tuple(seat.bot if seat.kind == "bot" else seat.name for seat in table.seats)
    played = Campaign(names, stored.campaign.results, stored.campaign.box)
    stored.campaign = played.with_result(final_points(table.game.game), table.game.game.winners)
    campaigns = Campaigns(call.services.store)
    return stored if await campaigns.update(stored, stored.table) else await campaigns.get(stored.id)


async def sheet_of(call: Call, stored: StoredCampaign) -> m.CampaignSheet:
    table = await table_of(call, stored)
    tables, campaign = call.services.tables, stored.campaign
    return m.CampaignSheet(
        campaign=stored.id,
        title=stored.title,
        mine=stored.person == call.person.id,
        box=campaign.box,
        order=list(order(campaign.box)),
        players=list(campaign.players),
        results=[
            m.ScenarioResult(result.scenario, list(result.points), list(result.winners)) for result in campaign.results
        ],
        standings=[m.CampaignStanding(row.player, row.place, row.wins, row.points) for row in campaign.standings()],
        next=campaign.next,
        table=None if table is None else tables.summary_of(table, call.person.id),
        created=stored.created,
        changed=stored.changed,
    )


CAMPAIGN_ROUTES: Final = (
    Route("GET", "/api/campaigns", list_campaigns, "my campaigns", list[m.CampaignSheet], needs_person=True),
    creating("/api/campaigns", begin_campaign, "begin a campaign", m.CampaignSheet, m.NewCampaign),
    Route("GET", "/api/campaigns/{campaign}", get_campaign, "a campaign", m.CampaignSheet),
    creating(
        "/api/campaigns/{campaign}/next", open_next, "the table of its next scenario", m.TableSummary, limit="table"
    ),
    Route("DELETE", "/api/campaigns/{campaign}", remove_campaign, "forget a campaign", status=204, limit="write"),
)
