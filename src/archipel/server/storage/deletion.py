"""Deleting people and tables, and what is older than the settings keep it.

A game belongs to all who played it. When a person is deleted, the games of others stay: in their logs and lists an id
that belongs to nobody stands for the person, their name is gone, and so is what they wrote in the chat.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from secrets import token_hex
from time import time
from typing import Any, Final

from sqlalchemy import delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from archipel.engine.errors import SetUpError
from archipel.server.messages import KeepDays
from archipel.server.storage import schema
from archipel.server.storage.store import GONE, Store

DAY: Final = 86_400.0
NOTHING_SAID: Final = "…"
MOST: Final = 1000  # guests that are deleted in one go


def read_keep(text: str) -> KeepDays:
    """`guests=90,finished=0`: what is not named has its default."""
    names = KeepDays.__struct_fields__
    found: dict[str, int] = {}
    for part in filter(None, text.split(",")):
        name, _, days = part.partition("=")
        if name not in names or not days.isdecimal():
            raise SetUpError(f"{part!r} does not say how many days to keep something: {', '.join(names)}")
        found[name] = int(days)
    return KeepDays(**found)


# ---- people


async def delete_person(store: Store, person: str) -> None:
    """Delete a person, their presets, maps, campaigns and imports, and every trace of them in the games of others."""
    for table in await _tables_of(store, person):
        async with store.writing() as connection:
            await _anonymise(connection, table, person)
    async with store.writing() as connection:
        await connection.execute(delete(schema.records).where(schema.records.c.person == person))
        await _leave_results(connection, person)
        await _leave_tournaments(connection, person)
        await connection.execute(delete(schema.people).where(schema.people.c.id == person))


async def _leave_results(connection: AsyncConnection, person: str) -> None:
    """Their ratings go. The results of others stay; nobody can tell which games were played by one person."""
    results = schema.results.c
    await connection.execute(delete(schema.ratings).where(schema.ratings.c.player == person))
    found = await connection.execute(select(results.game_id, results.seat).where(results.player == person))
    for game, seat in found.fetchall():
        nobody = {"player": f"{GONE}{token_hex(6)}", "facts": "", "mean": None, "deviation": None}
        await connection.execute(
            update(schema.results)
            .where(results.game_id == game, results.seat == seat)
            .values(**nobody, overall_mean=None, overall_deviation=None)
        )


async def _leave_tournaments(connection: AsyncConnection, person: str) -> None:
    """In tournaments their games stay, without the name; another player goes on with what they have organised."""
    tournaments, players = schema.tournaments.c, schema.tournament_players.c
    mine = await connection.execute(select(tournaments.id, tournaments.data).where(tournaments.organiser == person))
    for tournament, text in mine.fetchall():
        others = [player["person"] for player in json.loads(text)["players"]]
        next_one = next((one for one in others if one not in ("", person)), None)
        await connection.execute(
            update(schema.tournaments).where(tournaments.id == tournament).values(organiser=next_one)
        )
    found = await connection.execute(
        select(tournaments.id, tournaments.data)
        .join(schema.tournament_players, players.tournament == tournaments.id)
        .where(players.person == person)
    )
    for tournament, text in found.fetchall():
        data = json.loads(text)
        for player in data["players"]:
            if player["person"] == person:
                player |= {"person": "", "name": "", "absent": True}
        await connection.execute(
            update(schema.tournaments)
            .where(tournaments.id == tournament)
            .values(data=json.dumps(data, ensure_ascii=False), version=tournaments.version + 1)
        )


async def _tables_of(store: Store, person: str) -> list[str]:
    """Where they have sat or said something."""
    log, sittings = schema.log.c, schema.sittings.c
    async with store.reading() as connection:
        sat = await connection.execute(select(sittings.table_id).where(sittings.person == person))
        did = await connection.execute(select(log.table_id).where(log.person == person).distinct())
        return sorted({str(row[0]) for row in sat} | {str(row[0]) for row in did})


async def _anonymise(connection: AsyncConnection, table: str, person: str) -> None:
    """Put an id that belongs to nobody in the place of a person; another one at every table."""
    nobody = f"{GONE}{token_hex(6)}"
    log, tables, campaigns = schema.log.c, schema.tables.c, schema.campaigns.c
    names: set[str] = set()
    found = await connection.execute(
        select(log.number, log.person, log.entry).where(
            log.table_id == table, or_(log.person == person, log.entry.contains(person, autoescape=True))
        )
    )
    for number, who, text in found.fetchall():
        entry = json.loads(text.replace(f'"{person}"', f'"{nobody}"'))
        if entry.get("person") == nobody and "name" in entry:
            names.add(entry["name"])
            entry["name"] = ""
        if entry.get("person") == nobody and entry["kind"] == "chat":
            entry["text"] = NOTHING_SAID
        await connection.execute(
            update(schema.log)
            .where(log.table_id == table, log.number == number)
            .values(person=nobody if who == person else who, entry=json.dumps(entry, ensure_ascii=False))
        )
    row = (await connection.execute(select(tables.summary).where(tables.id == table))).first()
    if row is not None:
        summary = json.loads(row[0].replace(f'"{person}"', f'"{nobody}"'))
        _clear_names(summary, nobody)
        await connection.execute(
            update(schema.tables).where(tables.id == table).values(summary=json.dumps(summary, ensure_ascii=False))
        )
    of_table = await connection.execute(select(campaigns.id, campaigns.results).where(campaigns.table_id == table))
    for campaign, text in of_table.fetchall():
        results = json.loads(text)
        results["players"] = ["" if name in names else name for name in results["players"]]
        await connection.execute(
            update(schema.campaigns)
            .where(campaigns.id == campaign)
            .values(results=json.dumps(results, ensure_ascii=False))
        )


def _clear_names(summary: dict[str, Any], nobody: str) -> None:
    for seat in summary.get("seats", []):
        if seat.get("person") == nobody:
            seat["name"] = ""


# ---- what is old


@dataclass(slots=True)
class Deleted:
    """How many of each were deleted."""

    guests: int = 0
    logins: int = 0
    tables: int = 0
    imports: int = 0


async def delete_old(store: Store, keep: KeepDays) -> Deleted:
    """Delete what has not been used for longer than it is kept."""
    deleted, now = Deleted(), time()
    if keep.guests:
        for person in await _unused_guests(store, now - keep.guests * DAY):
            await delete_person(store, person)
            deleted.guests += 1
    tokens, tables, records, devices = schema.tokens.c, schema.tables.c, schema.records.c, schema.devices.c
    async with store.writing() as connection:
        await connection.execute(delete(schema.devices).where(devices.until < now))
        if keep.logins:
            used = func.coalesce(tokens.used, tokens.created)
            done = await connection.execute(delete(schema.tokens).where(used < now - keep.logins * DAY))
            deleted.logins = done.rowcount
        if keep.imports:
            old = records.created < now - keep.imports * DAY
            deleted.imports = (await connection.execute(delete(schema.records).where(old))).rowcount
    states = {("waiting",): keep.waiting, ("over", "closed"): keep.finished}
    states[("playing", "outdated", "damaged")] = keep.playing
    for which, days in states.items():
        if days:
            async with store.writing() as connection:
                # A game that is played in days may rest: something is still due there.
                rested = func.coalesce(tables.due, tables.changed) < now - days * DAY
                old = tables.state.in_(which) & (tables.changed < now - days * DAY) & rested
                deleted.tables += (await connection.execute(delete(schema.tables).where(old))).rowcount
    return deleted


async def _unused_guests(store: Store, since: float) -> list[str]:
    """Guests who have not come since then."""
    people, tokens = schema.people.c, schema.tokens.c
    came = select(tokens.person).where(func.coalesce(tokens.used, tokens.created) >= since)
    async with store.reading() as connection:
        found = await connection.execute(
            select(people.id)
            .where(people.login.is_(None), people.created < since, people.id.not_in(came))
            .order_by(people.created)
            .limit(MOST)
        )
        return [str(row[0]) for row in found]
