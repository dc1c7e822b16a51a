"""Campaigns as they are stored."""

from __future__ import annotations

from dataclasses import dataclass
from time import time
from typing import Final

import msgspec
from sqlalchemy import insert, select, update

from archipel.catalogue.campaign import Campaign, read_campaign
from archipel.server.messages import TableOptions, write
from archipel.server.refusals import Refused
from archipel.server.storage import schema
from archipel.server.storage.section import Section, refuse_beyond

MOST: Final = 50  # of one person


@dataclass(slots=True)
class StoredCampaign:
    """A campaign as it is stored."""

    id: str
    person: str
    title: str
    options: TableOptions
    bots: list[str]
    campaign: Campaign
    table: str
    created: float
    changed: float


class Campaigns(Section):
    """All campaigns."""

    async def add(self, stored: StoredCampaign) -> None:
        campaigns = schema.campaigns
        async with self.store.writing() as connection:
            await refuse_beyond(
                connection, campaigns.c.person, stored.person, MOST, Refused("campaign.too_many", most=MOST)
            )
            await connection.execute(
                insert(campaigns).values(
                    id=stored.id,
                    person=stored.person,
                    title=stored.title,
                    options=write(stored.options).decode(),
                    bots=write(stored.bots).decode(),
                    results=stored.campaign.to_json(),
                    table_id=None,
                    created=stored.created,
                    changed=stored.changed,
                )
            )

    async def get(self, campaign: str) -> StoredCampaign:
        found = await self._where(schema.campaigns.c.id == campaign)
        if not found:
            raise Refused("campaign.unknown", status=404)
        return found[0]

    async def of(self, person: str) -> list[StoredCampaign]:
        """The campaigns of a person, the newest first."""
        return await self._where(schema.campaigns.c.person == person)

    async def _where(self, condition: object) -> list[StoredCampaign]:
        c = schema.campaigns.c
        columns = (c.id, c.person, c.title, c.options, c.bots, c.results, c.table_id, c.created, c.changed)
        async with self.store.reading() as connection:
            rows = await connection.execute(select(*columns).where(condition).order_by(c.changed.desc()))  # type: ignore[arg-type]
            return [
                StoredCampaign(
                    row[0],
                    row[1],
                    row[2],
                    msgspec.json.decode(row[3], type=TableOptions),
                    msgspec.json.decode(row[4], type=list[str]),
                    read_campaign(row[5]),
                    row[6] or "",
                    row[7],
                    row[8],
                )
                for row in rows
            ]

    async def update(self, stored: StoredCampaign, table: str) -> bool:
        """Write the results and the table of a campaign; False if its table is not `table` any more: another call was
        quicker."""
        c = schema.campaigns.c
        condition = c.table_id.is_(None) if not table else c.table_id == table
        stored.changed = time()
        async with self.store.writing() as connection:
            done = await connection.execute(
                update(schema.campaigns)
                .where(c.id == stored.id, condition)
                .values(results=stored.campaign.to_json(), table_id=stored.table or None, changed=stored.changed)
            )
            return bool(done.rowcount)

    async def remove(self, campaign: str, person: str) -> None:
        c = schema.campaigns.c
        await self.store.remove_row(schema.campaigns, c.id == campaign, c.person == person, unknown="campaign.unknown")
