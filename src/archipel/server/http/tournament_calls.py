"""Tournaments over HTTP: a club joins by a link, the organiser starts rounds, results come from the tables.

A round is decided and written first; then its tables are opened, by the call that decided it or, should that have
failed, by the next one that looks. Results are taken from finished tables whenever the tournament is asked for.
"""

from __future__ import annotations

import asyncio
import csv
import logging
from collections.abc import Callable
from io import StringIO
from secrets import randbits, token_urlsafe
from time import time
from typing import Final

import msgspec
from starlette.responses import Response

from archipel.reading import final_points
from archipel.server import messages as m
from archipel.server.cluster.owned_elsewhere import OwnedElsewhere
from archipel.server.http.calls import JSON, Call, Route, creating, need_running
from archipel.server.http.person_calls import rename
from archipel.server.refusals import Refused
from archipel.server.storage.people import Person
from archipel.server.storage.tournaments import StoredTournament, Tournaments
from archipel.server.table.chat import LONGEST_NAME, clean
from archipel.server.table.clock import DAYS
from archipel.server.table.game_specs import check_options, game_entry
from archipel.server.table.log_entries import AnyEntry, Closed, RatedChosen, SeatChanged
from archipel.server.table.seats import default_stand_in
from archipel.server.table.starting import seal
from archipel.server.table.table import LogError, Table
from archipel.tournament import (
    FEWEST,
    MOST,
    SIZES,
    PairedTable,
    PairingError,
    Round,
    TableResult,
    pair,
    standings,
    suggested_rounds,
    table_sizes,
)

TRIES: Final = 8  # to change what others change at the same time
CSV: Final = "text/csv"
FORMULA: Final = ("=", "+", "-", "@")  # how a cell begins that a spreadsheet would carry out


logger = logging.getLogger(__name__)


# ---- as the rules of tournaments see it


def rounds_of(data: m.TournamentData) -> list[Round]:
    return [
        Round(
            tuple(
                PairedTable(
                    tuple(table.players),
                    TableResult(tuple(table.points), tuple(table.winners), table.by_hand) if table.points else None,
                )
                for table in one.tables
            ),
            tuple(one.byes),
            tuple(one.absent),
        )
        for one in data.rounds
    ]


def planned(data: m.TournamentData) -> int:
    return data.rounds_wanted or suggested_rounds(data.system, max(FEWEST, len(data.players)))


def round_is_open(data: m.TournamentData) -> bool:
    return bool(data.rounds) and any(not table.points for table in data.rounds[-1].tables)


def state_of(data: m.TournamentData) -> m.TournamentState:
    if data.ended:
        return "over"
    if not data.rounds:
        return "joining"
    if round_is_open(data):
        return "playing"
    return "over" if len(data.rounds) >= planned(data) else "between"


# ---- calls


async def list_tournaments(call: Call) -> list[m.TournamentHead]:
    found = await Tournaments(call.services.store).of(call.person.id)
    return [
        m.TournamentHead(
            one.id,
            one.title,
            one.organiser == call.person.id,
            len(one.data.players),
            len(one.data.rounds),
            planned(one.data),
            state_of(one.data),
            one.changed,
        )
        for one in found
    ]


async def create_tournament(call: Call) -> m.TournamentSheet:
    body: m.NewTournament = call.body
    sizes = [size for size in SIZES if size in game_entry(body.options.game).seats]
    if not sizes:
        raise Refused("tournament.seats", status=400)
    for size in sizes:
        check_options(msgspec.structs.replace(body.options, seats=size))
    title = clean(body.title or body.options.title, 60)
    data = m.TournamentData(body.options, body.system, body.rounds, randbits(31), sizes)
    if body.join:
        data.players.append(m.TournamentPlayer(call.person.id, call.person.name))
    now = time()
    stored = StoredTournament(token_urlsafe(12), call.person.id, title, data, 0, now, now)
    await Tournaments(call.services.store).add(stored)
    return await sheet_of(call, stored)


async def get_tournament(call: Call) -> m.TournamentSheet:
    return await sheet_of(call, await brought_up_to_date(call, call.path("tournament")))


async def join_tournament(call: Call) -> m.TournamentSheet:
    body: m.JoinTournament = call.body
    if body.name is not None:
        await rename(call, body.name)

    def join(stored: StoredTournament) -> None:
        data = stored.data
        if any(player.person == call.person.id for player in data.players):
            return
        if data.rounds or data.ended:
            raise Refused("tournament.begun")
        if len(data.players) >= MOST:
            raise Refused("tournament.full", most=MOST)
        data.players.append(m.TournamentPlayer(call.person.id, free_name(data, call.person.name)))

    return await sheet_of(call, await changed(call, join))


def free_name(data: m.TournamentData, name: str) -> str:
    """The name of a player, with a number behind it if another has it."""
    taken = {player.name.casefold() for player in data.players}
    found, count = name, 1
    while found.casefold() in taken:
        count += 1
        found = f"{name[: LONGEST_NAME - 3].rstrip()} {count}"
    return found


async def set_absent(call: Call) -> m.TournamentSheet:
    """Before the first round an absent player leaves the list."""
    body: m.SetAbsent = call.body

    def change(stored: StoredTournament) -> None:
        players = stored.data.players
        player = next((one for one in players if one.person == body.person), None)
        if player is None:
            raise Refused("person.unknown", status=404)
        if not call.person.id or call.person.id not in (stored.organiser, player.person):
            raise Refused("tournament.not_yours", status=403)
        if body.absent and not stored.data.rounds:
            players.remove(player)
        else:
            player.absent = body.absent

    return await sheet_of(call, await changed(call, change))


async def set_rated(call: Call) -> m.TournamentSheet:
    """A player wants their games to count for the ratings, or not: as at a table, everybody chooses alone."""
    body: m.SetRated = call.body
    if not call.services.settings.ratings:
        raise Refused("rating.off")
    if body.rated and not await call.services.people.has_account(call.person.id):
        raise Refused("rating.account")

    def change(stored: StoredTournament) -> None:
        player = next((one for one in stored.data.players if one.person == call.person.id), None)
        if player is None:
            raise Refused("person.unknown", status=404)
        player.rated = body.rated

    return await sheet_of(call, await changed(call, change))


async def next_round(call: Call) -> m.TournamentSheet:
    """By the organiser, when all results of the last round are there."""
    need_running(call)
    tournament = call.path("tournament")
    for _ in range(TRIES):
        stored = await brought_up_to_date(call, tournament)
        need_organiser(call, stored)
        data = stored.data
        if state_of(data) in ("playing", "over"):
            raise Refused("tournament.round_open" if round_is_open(data) else "tournament.over")
        if len(data.players) < FEWEST:
            raise Refused("tournament.too_few", least=FEWEST)
        absent = {number for number, player in enumerate(data.players) if player.absent}
        try:
            table_sizes(len(data.players) - len(absent), data.sizes)
        except PairingError:
            raise Refused("tournament.too_few", least=min(data.sizes)) from None
        found = await asyncio.to_thread(
            pair, data.system, len(data.players), rounds_of(data), absent, data.seed, data.sizes
        )
        tables = [m.TournamentTable(list(table.players)) for table in found.tables]
        data.rounds.append(m.TournamentRound(tables, list(found.byes), list(found.absent)))
        if await Tournaments(call.services.store).update(stored):
            return await sheet_of(call, await brought_up_to_date(call, tournament))
    raise Refused("server.busy", status=503)


async def start_round_table(call: Call) -> m.TournamentSheet:
    """By the organiser: the first player of a table, who would start its game, has not come."""
    body: m.StartTable = call.body
    stored = await brought_up_to_date(call, call.path("tournament"))
    need_organiser(call, stored)
    tables = stored.data.rounds[-1].tables if stored.data.rounds else []
    if body.table >= len(tables) or not tables[body.table].table:
        raise Refused("table.unknown", status=404)
    await start_table(call, tables[body.table].table)
    return await sheet_of(call, stored)


async def enter_result(call: Call) -> m.TournamentSheet:
    """By the organiser: for a table that was not played here, or not to its end. It is marked."""
    body: m.EnterResult = call.body

    def enter(stored: StoredTournament) -> None:
        need_organiser(call, stored)
        rounds = stored.data.rounds
        if body.round >= len(rounds) or body.table >= len(rounds[body.round].tables):
            raise Refused("table.unknown", status=404)
        table = rounds[body.round].tables[body.table]
        if len(body.points) != len(table.players) or max(body.winners) >= len(table.players):
            raise Refused("tournament.result", status=400)
        if any(body.points[winner] < max(body.points) for winner in body.winners):
            raise Refused("tournament.result", status=400)
        table.points, table.winners, table.by_hand = body.points, sorted(set(body.winners)), True

    return await sheet_of(call, await changed(call, enter))


async def end_tournament(call: Call) -> m.TournamentSheet:
    """By the organiser, before all rounds are played: what is not over does not count."""

    def end(stored: StoredTournament) -> None:
        need_organiser(call, stored)
        stored.data.ended = True

    return await sheet_of(call, await changed(call, end))


async def remove_tournament(call: Call) -> None:
    await Tournaments(call.services.store).remove(call.path("tournament"), call.person.id)


async def tournament_file(call: Call) -> Response:
    """Everything, as JSON."""
    stored = await brought_up_to_date(call, call.path("tournament"))
    headers = {"Content-Disposition": f'attachment; filename="archipel-tournament-{stored.id}.json"'}
    return Response(m.write(await sheet_of(call, stored)), headers=headers, media_type=JSON)


async def standings_file(call: Call) -> Response:
    """The standings as a table, for spreadsheets."""
    stored = await brought_up_to_date(call, call.path("tournament"))
    sheet = await sheet_of(call, stored)
    text = StringIO()
    rows = csv.writer(text)
    rows.writerow(["place", "name", "points", "wins", "part_of_winner", "opponents", "games", "byes"])
    for row in sheet.standings:
        name = stored.data.players[row.player].name
        name = f"'{name}" if name.startswith(FORMULA) else name
        rows.writerow([row.place, name, row.points, row.wins, row.part, row.opponents, row.games, row.byes])
    headers = {"Content-Disposition": f'attachment; filename="archipel-tournament-{stored.id}.csv"'}
    return Response(text.getvalue(), headers=headers, media_type=CSV)


# ---- changing it


def need_organiser(call: Call, stored: StoredTournament) -> None:
    if not call.person.id or stored.organiser != call.person.id:
        raise Refused("tournament.not_yours", status=403)


async def changed(call: Call, change: Callable[[StoredTournament], None]) -> StoredTournament:
    """The tournament of the call after a change, which is made again if another call was quicker."""
    tournaments = Tournaments(call.services.store)
    for _ in range(TRIES):
        stored = await tournaments.get(call.path("tournament"))
        change(stored)
        if await tournaments.update(stored):
            return stored
    raise Refused("server.busy", status=503)


async def brought_up_to_date(call: Call, tournament: str) -> StoredTournament:
    """A tournament whose last round has its tables, and the results of those that are over."""
    tournaments = Tournaments(call.services.store)
    for _ in range(TRIES):
        stored = await tournaments.get(tournament)
        if not round_is_open(stored.data) or stored.data.ended:
            return stored
        opened = await open_missing(call, stored)
        if not (await take_results(call, stored) or opened) or await tournaments.update(stored):
            await start_days(call, stored)
            return stored
        for table in opened:  # another call has opened others
            async with table.lock:
                await table.commit([Closed()])
    raise Refused("server.busy", status=503)


async def open_missing(call: Call, stored: StoredTournament) -> list[Table]:
    """Open the tables of the last round that are not there yet, everybody seated; the first of them is the host."""
    if call.services.stopping:
        return []
    data, opened = stored.data, []
    for number, one in enumerate(data.rounds[-1].tables, 1):
        players = [data.players[player] for player in one.players]
        host = next((player for player in players if player.person), None)
        if one.table or one.points or host is None:
            continue
        title = clean(f"{stored.title} {len(data.rounds)}/{number}".strip(), 60)
        options = msgspec.structs.replace(data.options, seats=len(players), title=title, public=False)
        table = await call.services.tables.open(options, Person(host.person, host.name))
        seated: list[AnyEntry] = [
            SeatChanged(seat, "person", player.person, player.name)
            for seat, player in enumerate(players)
            if player.person
        ]
        if call.services.settings.ratings:
            seated += [RatedChosen(seat, True) for seat, player in enumerate(players) if player.person and player.rated]
        async with table.lock:
            await table.commit(seated)
        one.table = table.id
        opened.append(table)
    return opened


async def start_days(call: Call, stored: StoredTournament) -> None:
    """Where a game is played in days nobody has to come before it begins."""
    if call.services.stopping or stored.data.options.clock not in DAYS:
        return
    waiting = [one.table for one in stored.data.rounds[-1].tables if one.table and not one.points]
    states = await Tournaments(call.services.store).states(waiting)
    for name in waiting:
        if states.get(name) == "waiting":
            try:
                await start_table(call, name)
            except (Refused, LogError):  # the organiser, who starts it by hand then, is told why
                logger.exception("a table of a tournament did not start", extra={"table": name})


async def start_table(call: Call, name: str) -> None:
    """Start the game of a table as its host would, if nobody has yet."""
    tables = call.services.tables
    try:
        table = await tables.load(name)
        async with table.lock:
            if table.state == "waiting" and table.sealed_at is None:
                await seal(table, table.host, default_stand_in())
    except OwnedElsewhere as elsewhere:
        assert call.services.relays is not None
        table = await tables.read(name)
        if table.state == "waiting" and table.sealed_at is None:
            await call.services.relays.start(elsewhere, table.host, default_stand_in())


async def take_results(call: Call, stored: StoredTournament) -> bool:
    """Take the results of tables that are over; whether there were any."""
    waiting = [one for one in stored.data.rounds[-1].tables if one.table and not one.points]
    states = await Tournaments(call.services.store).states([one.table for one in waiting])
    taken = False
    for one in waiting:
        if states.get(one.table) != "over":
            continue
        try:
            table = await call.services.tables.look_up(one.table)
        except (Refused, LogError):
            continue
        if table.live is None or not table.live.over:
            continue
        seats = [seat_at(table, stored.data.players[player].person, seat) for seat, player in enumerate(one.players)]
        points, winners = final_points(table.game.game), table.game.game.winners
        one.points = [points[seat] for seat in seats]
        one.winners = [place for place, seat in enumerate(seats) if seat in winners]
        one.rated = bool(table.rated_players)
        taken = True
    return taken


def seat_at(table: Table, person: str, paired: int) -> int:
    """The seat of a player: where they sit, or have sat since the game began, or were seated."""
    sitting = [seat.number for seat in table.seats_of(person)]
    return next(iter([*sitting, *sorted(table.hands_seen.get(person, ()))]), paired)


async def sheet_of(call: Call, stored: StoredTournament) -> m.TournamentSheet:
    data, people = stored.data, call.services.people
    last = [table.table for table in data.rounds[-1].tables] if data.rounds else []
    states = await Tournaments(call.services.store).states(last) if last else {}
    found = standings(len(data.players), rounds_of(data))
    return m.TournamentSheet(
        tournament=stored.id,
        title=stored.title,
        mine=bool(call.person.id) and stored.organiser == call.person.id,
        me=next((n for n, one in enumerate(data.players) if one.person and one.person == call.person.id), None),
        organiser=(await people.name_of(stored.organiser))[0] if stored.organiser else "",
        state=state_of(data),
        data=data,
        rounds_planned=planned(data),
        standings=[
            m.TournamentStanding(
                one.player,
                one.place,
                one.points,
                one.wins,
                round(one.part, 3),
                round(one.opponents, 3),
                one.games,
                one.byes,
            )
            for one in found
        ],
        states=[states.get(table, "") for table in last],
        created=stored.created,
        changed=stored.changed,
        ratings=call.services.settings.ratings,
    )


TOURNAMENT_ROUTES: Final = (
    Route("GET", "/api/tournaments", list_tournaments, "my tournaments", list[m.TournamentHead], needs_person=True),
    creating(
        "/api/tournaments",
        create_tournament,
        "organise a tournament",
        m.TournamentSheet,
        m.NewTournament,
        limit="table",
    ),
    Route("GET", "/api/tournaments/{tournament}", get_tournament, "a tournament", m.TournamentSheet),
    Route(
        "POST",
        "/api/tournaments/{tournament}/join",
        join_tournament,
        "take part",
        m.TournamentSheet,
        m.JoinTournament,
        limit="write",
        needs_person=True,
    ),
    Route(
        "POST",
        "/api/tournaments/{tournament}/absent",
        set_absent,
        "a player is absent, or here again",
        m.TournamentSheet,
        m.SetAbsent,
        limit="write",
    ),
    Route(
        "POST",
        "/api/tournaments/{tournament}/rated",
        set_rated,
        "whether my games count for the ratings",
        m.TournamentSheet,
        m.SetRated,
        limit="write",
        needs_person=True,
    ),
    Route(
        "POST",
        "/api/tournaments/{tournament}/rounds",
        next_round,
        "start the next round",
        m.TournamentSheet,
        status=201,
        limit="table",
    ),
    Route(
        "POST",
        "/api/tournaments/{tournament}/start",
        start_round_table,
        "start the game of a table",
        m.TournamentSheet,
        m.StartTable,
        limit="write",
    ),
    Route(
        "POST",
        "/api/tournaments/{tournament}/result",
        enter_result,
        "enter a result by hand",
        m.TournamentSheet,
        m.EnterResult,
        limit="write",
    ),
    Route(
        "POST", "/api/tournaments/{tournament}/end", end_tournament, "end it early", m.TournamentSheet, limit="write"
    ),
    Route("DELETE", "/api/tournaments/{tournament}", remove_tournament, "forget it", status=204, limit="write"),
    Route("GET", "/api/tournaments/{tournament}/file", tournament_file, "all of it as a file", m.TournamentSheet),
    Route("GET", "/api/tournaments/{tournament}/standings.csv", standings_file, "the standings as a table", media=CSV),
)
