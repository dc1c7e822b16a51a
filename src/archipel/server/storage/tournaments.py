"""Tournaments as they are stored: one document each, changed only by those who have read its last version."""

from __future__ import annotations

from dataclasses import dataclass
from time import time
from typing import Final

import msgspec
from sqlalchemy import ColumnElement, delete, insert, select, update

from archipel.server.messages import TournamentData, write
from archipel.server.refusals import Refused
from archipel.server.storage import schema
from archipel.server.storage.section import Section, refuse_beyond

MOST: Final = 20  # that one person organises
LISTED: Final = 50


@dataclass(slots=True)
class StoredTournament:
    """A tournament as it is stored."""

    id: str
    organiser: str  # "": deleted since
    title: str
    data: TournamentData
    version: int
    created: float
    changed: float


class Tournaments(Section):
    """All tournaments."""

    async def add(self, stored: StoredTournament) -> None:
        tournaments = schema.tournaments
        async with self.store.writing() as connection:
            await refuse_beyond(
                connection, tournaments.c.organiser, stored.organiser, MOST, Refused("tournament.too_many", most=MOST)
            )
            await connection.execute(
                insert(tournaments).values(
                    id=stored.id,
                    organiser=stored.organiser,
                    title=stored.title,
                    data=write(stored.data).decode(),
                    version=stored.version,
                    created=stored.created,
                    changed=stored.changed,
                )
            )
            for player in stored.data.players:
                await connection.execute(
                    insert(schema.tournament_players).values(tournament=stored.id, person=player.person)
                )

    async def get(self, tournament: str) -> StoredTournament:
        found = await self._where(schema.tournaments.c.id == tournament)
        if not found:
            raise Refused("tournament.unknown", status=404)
        return found[0]

    async def of(self, person: str) -> list[StoredTournament]:
        """Those that a person organises or plays in, the last changed first."""
        tournaments, players = schema.tournaments.c, schema.tournament_players.c
        played = select(players.tournament).where(players.person == person)
        return await self._where((tournaments.organiser == person) | tournaments.id.in_(played))

    async def _where(self, condition: ColumnElement[bool]) -> list[StoredTournament]:
        c = schema.tournaments.c
        async with self.store.reading() as connection:
            rows = await connection.execute(
                select(schema.tournaments).where(condition).order_by(c.changed.desc(), c.id).limit(LISTED)
            )
            return [
                StoredTournament(
                    row[0],
                    row[1] or "",
                    row[2],
                    msgspec.json.decode(row[3], type=TournamentData),
                    row[4],
                    row[5],
                    row[6],
                )
                for row in rows
            ]

    async def update(self, stored: StoredTournament) -> bool:
        """Write what has changed; False if another call was quicker, and it has to be read again."""
        c, players = schema.tournaments.c, schema.tournament_players
        stored.changed = time()
        async with self.store.writing() as connection:
            done = await connection.execute(
                update(schema.tournaments)
                .where(c.id == stored.id, c.version == stored.version)
                .values(data=write(stored.data).decode(), version=stored.version + 1, changed=stored.changed)
            )
            if done.rowcount == 0:
                return False
            stored.version += 1
            here = {player.person for player in stored.data.players if player.person}
            await connection.execute(
                delete(players).where(players.c.tournament == stored.id, players.c.person.not_in(here))
            )
            for person in here:
                await connection.execute(self.store.insert_new(players, tournament=stored.id, person=person))
        return True

    async def remove(self, tournament: str, organiser: str) -> None:
        c = schema.tournaments.c
        await self.store.remove_row(
            schema.tournaments, c.id == tournament, c.organiser == organiser, unknown="tournament.unknown"
        )

    async def states(self, tables: list[str]) -> dict[str, str]:
        """The states of tables, as lists show them; those that are deleted are missing."""
        c = schema.tables.c
        async with self.store.reading() as connection:
            found = await connection.execute(select(c.id, c.state).where(c.id.in_(tables)))
            return {str(row[0]): str(row[1]) for row in found}
