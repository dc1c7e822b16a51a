"""Campaigns at the table: eight scenarios one after the other with the same people, results kept.

Whoever begins one opens each of its tables. A result is taken from a table that is over when somebody next asks for the
campaign; seats are players: everybody keeps theirs from one table to the next.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from secrets import token_urlsafe
from time import time
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import delete, func, insert, select, update

from archipel.campaign import LEAST_PLAYERS, MOST_PLAYERS, ORDER, Campaign, read_campaign
from archipel.engine.errors import SetUpError
from archipel.server import messages as m
from archipel.server.http.calls import Call, Route
from archipel.server.refusals import Refused
from archipel.server.storage import schema
from archipel.server.storage.store import Store
from archipel.server.table.chat import clean
from archipel.server.table.game_specs import check_options, game_entry
from archipel.server.table.log_entries import AnyEntry, Closed, SeatChanged
from archipel.server.table.seats import is_bot
from archipel.server.table.table import Table

MOST: Final = 50  # of one person


# ---- what travels


class NewCampaign(Struct, forbid_unknown_fields=True):
    """`options` hold for every table; the game in them is left aside. Bots take the seats behind the first."""

    options: m.TableOptions = msgspec.field(default_factory=m.TableOptions)
    bots: Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=8)] = []


class ScenarioResult(Struct):
    scenario: str
    points: list[int]  # by seat
    winners: list[int]


class CampaignStanding(Struct):
    """A seat after the results so far; equals share a place."""

    seat: int
    place: int
    wins: int
    points: int


class CampaignSheet(Struct):
    """A campaign: `next` is the scenario that comes next ("" at the end), `table` the one where it is played."""

    campaign: str
    title: str
    mine: bool
    order: list[str]
    players: list[str]  # names by seat, of bots their settings; "" for a seat nobody has taken yet
    results: list[ScenarioResult]
    standings: list[CampaignStanding]
    next: str
    table: m.TableSummary | None
    created: float
    changed: float


# ---- the store


@dataclass(slots=True)
class Kept:
    """A campaign as it is stored."""

    id: str
    person: str
    title: str
    options: m.TableOptions
    bots: list[str]
    campaign: Campaign
    table: str
    created: float
    changed: float


class Campaigns:
    """Everybody's campaigns."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def add(self, kept: Kept) -> None:
        campaigns = schema.campaigns
        async with self.store.writing() as connection:
            count = await connection.execute(
                select(func.count()).select_from(campaigns).where(campaigns.c.person == kept.person)
            )
            if count.scalar_one() >= MOST:
                raise Refused("campaign.too_many", most=MOST)
            await connection.execute(
                insert(campaigns).values(
                    id=kept.id,
                    person=kept.person,
                    title=kept.title,
                    options=m.write(kept.options).decode(),
                    bots=m.write(kept.bots).decode(),
                    results=kept.campaign.to_json(),
                    table_id=None,
                    created=kept.created,
                    changed=kept.changed,
                )
            )

    async def get(self, campaign: str) -> Kept:
        found = await self._where(schema.campaigns.c.id == campaign)
        if not found:
            raise Refused("campaign.unknown", status=404)
        return found[0]

    async def of(self, person: str) -> list[Kept]:
        """Somebody's campaigns, the newest first."""
        return await self._where(schema.campaigns.c.person == person)

    async def _where(self, condition: object) -> list[Kept]:
        c = schema.campaigns.c
        columns = (c.id, c.person, c.title, c.options, c.bots, c.results, c.table_id, c.created, c.changed)
        async with self.store.reading() as connection:
            rows = await connection.execute(select(*columns).where(condition).order_by(c.changed.desc()))  # type: ignore[arg-type]
            return [
                Kept(
                    row[0],
                    row[1],
                    row[2],
                    msgspec.json.decode(row[3], type=m.TableOptions),
                    msgspec.json.decode(row[4], type=list[str]),
                    read_campaign(row[5]),
                    row[6] or "",
                    row[7],
                    row[8],
                )
                for row in rows
            ]

    async def keep(self, kept: Kept, table: str) -> bool:
        """Write what came of it; False when somebody else has been quicker: `table` is the one it was about."""
        c = schema.campaigns.c
        condition = c.table_id.is_(None) if not table else c.table_id == table
        kept.changed = time()
        async with self.store.writing() as connection:
            done = await connection.execute(
                update(schema.campaigns)
                .where(c.id == kept.id, condition)
                .values(results=kept.campaign.to_json(), table_id=kept.table or None, changed=kept.changed)
            )
            return bool(done.rowcount)

    async def remove(self, campaign: str, person: str) -> None:
        c = schema.campaigns.c
        async with self.store.writing() as connection:
            done = await connection.execute(delete(schema.campaigns).where(c.id == campaign, c.person == person))
            if done.rowcount == 0:
                raise Refused("campaign.unknown", status=404)


# ---- the calls


async def list_campaigns(call: Call) -> list[CampaignSheet]:
    found = await Campaigns(call.services.store).of(call.person.id)
    return [await sheet_of(call, await brought_up_to_date(call, kept)) for kept in found]


async def begin_campaign(call: Call) -> CampaignSheet:
    body: NewCampaign = call.body
    if not LEAST_PLAYERS <= body.options.seats <= MOST_PLAYERS:
        raise Refused("setup.seats", "SEA-35", status=400, least=LEAST_PLAYERS, most=MOST_PLAYERS)
    for bot in body.bots:
        if not is_bot(bot):
            raise Refused("bot.unknown", status=400)
    if len(body.bots) >= body.options.seats:
        raise Refused("table.full", status=400)
    now = time()
    title = clean(body.options.title, 60)
    names = [call.person.name, *body.bots, *[""] * (body.options.seats - 1 - len(body.bots))]
    campaign = Campaign(tuple(names))
    options = msgspec.structs.replace(body.options, title=title, game=campaign.game)
    check_options(options)
    kept = Kept(token_urlsafe(12), call.person.id, title, options, body.bots, campaign, "", now, now)
    await Campaigns(call.services.store).add(kept)
    return await sheet_of(call, kept)


async def get_campaign(call: Call) -> CampaignSheet:
    kept = await Campaigns(call.services.store).get(call.path("campaign"))
    return await sheet_of(call, await brought_up_to_date(call, kept))


async def remove_campaign(call: Call) -> None:
    await Campaigns(call.services.store).remove(call.path("campaign"), call.person.id)


async def open_next(call: Call) -> m.TableSummary:
    """The table of the next scenario: the one that is open, or a new one with the same people on their seats."""
    if call.services.stopping:
        raise Refused("server.stopping", status=503)
    campaigns = Campaigns(call.services.store)
    kept = await campaigns.get(call.path("campaign"))
    if kept.person != call.person.id:
        raise Refused("campaign.not_yours", status=403)
    last = await table_of(call, kept)
    kept = await brought_up_to_date(call, kept)
    if kept.campaign.over:
        raise Refused("campaign.over")
    if last is None or last.state in ("over", "closed"):
        options = options_for(kept.options, kept.campaign.game)
        table = await call.services.hall.open(options, call.person, 0, kept.bots if last is None else [])
        if last is not None:
            await seat_again(table, last)
        before, kept.table = kept.table, table.id
        if not await campaigns.keep(kept, before):
            async with table.lock:
                await table.commit([Closed()])
            return await open_next(call)
        last = table
    return call.services.hall.seen_by(last.summary(last.changed), call.person.id)


def options_for(options: m.TableOptions, game: str) -> m.TableOptions:
    """The options of a campaign for one of its games, without what that game does not take: there is one printed board
    for the Pirate Islands, and no Cities & Knights there (SEA-S7-16, CK-108)."""
    known = {option.name: option for option in game_entry(game).options}
    taken = {}
    for name, value in options.options.items():
        with suppress(SetUpError):
            if name in known:
                known[name].check(value)
                taken[name] = value
    return msgspec.structs.replace(options, game=game, options=taken)


async def seat_again(table: Table, last: Table) -> None:
    """Everybody who sat at the last table sits here as they did there; the first seat is taken already."""
    seated: list[AnyEntry] = [
        SeatChanged(seat.number, seat.kind, seat.person, seat.name, seat.bot)
        for seat in last.seats[1:]
        if seat.kind != "open"
    ]
    if seated:
        async with table.lock:
            await table.commit(seated)


async def table_of(call: Call, kept: Kept) -> Table | None:
    """The last table that was opened."""
    return await call.services.hall.show(kept.table) if kept.table else None


async def brought_up_to_date(call: Call, kept: Kept) -> Kept:
    """With the result of its table, if that is over and has not been counted."""
    table = await table_of(call, kept)
    if table is None or table.state != "over" or table.options.game != kept.campaign.game:
        return kept
    names = tuple(seat.bot if seat.kind == "bot" else seat.name for seat in table.seats)
    played = Campaign(names, kept.campaign.results)
    kept.campaign = played.with_result(table.game.points(), table.game.game.winners)
    campaigns = Campaigns(call.services.store)
    return kept if await campaigns.keep(kept, kept.table) else await campaigns.get(kept.id)


async def sheet_of(call: Call, kept: Kept) -> CampaignSheet:
    table = await table_of(call, kept)
    hall, campaign = call.services.hall, kept.campaign
    return CampaignSheet(
        campaign=kept.id,
        title=kept.title,
        mine=kept.person == call.person.id,
        order=list(ORDER),
        players=list(campaign.players),
        results=[
            ScenarioResult(result.scenario, list(result.points), list(result.winners)) for result in campaign.results
        ],
        standings=[CampaignStanding(row.player, row.place, row.wins, row.points) for row in campaign.standings()],
        next=campaign.next,
        table=None if table is None else hall.seen_by(table.summary(table.changed), call.person.id),
        created=kept.created,
        changed=kept.changed,
    )


CAMPAIGN_ROUTES: Final = (
    Route("GET", "/api/campaigns", list_campaigns, "my campaigns", list[CampaignSheet], needs_person=True),
    Route(
        "POST",
        "/api/campaigns",
        begin_campaign,
        "begin a campaign",
        CampaignSheet,
        NewCampaign,
        status=201,
        limit="write",
        needs_person=True,
    ),
    Route("GET", "/api/campaigns/{campaign}", get_campaign, "a campaign", CampaignSheet),
    Route(
        "POST",
        "/api/campaigns/{campaign}/next",
        open_next,
        "the table of its next scenario",
        m.TableSummary,
        status=201,
        limit="table",
        needs_person=True,
    ),
    Route("DELETE", "/api/campaigns/{campaign}", remove_campaign, "forget a campaign", status=204, limit="write"),
)
