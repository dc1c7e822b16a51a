"""What campaigns, maps, tournaments and the rest have in common: they are read and written through the store."""

from __future__ import annotations

from sqlalchemy import Column, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from archipel.server.refusals import Refused
from archipel.server.storage.store import Store


class Section:
    """One sort of what the store keeps."""

    def __init__(self, store: Store) -> None:
        self.store = store


async def refuse_beyond(
    connection: AsyncConnection, owner: Column[str], person: str, most: int, refusal: Refused
) -> None:
    """Refuse if the table of this column has as many rows of a person as it may have."""
    count = await connection.execute(select(func.count()).select_from(owner.table).where(owner == person))
    if count.scalar_one() >= most:
        raise refusal
