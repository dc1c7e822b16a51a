"""What clients and lists are shown of a table besides its game: seats, people, whether it is rated, its summary and
its result."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from archipel.reading import final_points
from archipel.server.messages import (
    Awaited,
    OffersWanted,
    Person,
    RatedState,
    SeatInfo,
    TableState,
    TableSummary,
    write,
)
from archipel.server.skill import places_of
from archipel.server.storage.store import GONE, Finished, Index
from archipel.server.table import timing
from archipel.server.table.game_specs import box_of
from archipel.server.table.seats import ALWAYS, Seat

if TYPE_CHECKING:
    from archipel.server.table.table import Table


def summary(table: Table, at: float) -> TableSummary:
    """The table in a list, as seen by nobody in particular."""
    return TableSummary(
        table=table.id,
        code=table.code,
        title=table.options.title,
        state=table.state,
        game=table.options.game,
        seats=[seat_info(table, seat, "") for seat in table.seats],
        clock=table.options.clock,
        public=table.options.public,
        spectators_allowed=table.options.spectators,
        mine=False,
        created=table.created,
        changed=at,
        winners=[] if table.live is None else table.live.game.winners,
        rules=table.rules,
        host=table.host,
        awaited=awaited(table),
        rated=bool(table.rated_players),
    )


def awaited(table: Table) -> list[Awaited]:
    """The people whose move a game that is played in days waits for."""
    days = table.days_clock
    if days is None or table.state != "playing" or table.live is None or table.live.over:
        return []
    return [Awaited(seat, since, days.over_at(seat)) for seat, (since, _) in sorted(days.given.items())]


def index(table: Table, at: float) -> Index:
    """What lists show once the entries that are being written are: the last move ends the game."""
    state: TableState = "over" if table.finished else table.state
    shown = msgspec.structs.replace(summary(table, at), state=state)
    players = tuple(person for person in table.players if not person.startswith(GONE))
    return Index(state, table.options.public, write(shown).decode(), players, at, timing.due_at(table), result(table))


def result(table: Table) -> Finished | None:
    """The result, once the game is over, if the server keeps them; a lesson has none, nor has a game of bots."""
    if not table.services.settings.ratings or table.lesson_name or table.live is None or not table.live.over:
        return None
    players = table.rated_players or [seat.player for seat in table.seats]
    if not any(seat.kind == "person" for seat in table.seats) and not table.rated_players:
        return None
    game = table.live.game
    points = final_points(game)
    places = places_of(points, game.winners)
    seats = zip(players, places, points, [seat in game.winners for seat in range(len(players))], strict=True)
    return Finished(table.options.game, box_of(table.options, table.scenario), bool(table.rated_players), tuple(seats))


def would_be_rated(table: Table) -> list[str]:
    """The players by seat, if a game that begins now counts: two people at least, each on one seat, and all of
    them have chosen it. Otherwise nobody."""
    taken = [seat for seat in table.seats if seat.kind == "person"]
    if not table.services.settings.ratings or table.lesson_name or len(taken) < 2:
        return []
    if len(table.players) < len(taken) or not all(seat.rated for seat in taken):
        return []
    return [seat.player for seat in table.seats]


def rated_state(table: Table) -> RatedState:
    if table.state != "waiting":
        return "rated" if table.rated_players else "off"
    if not table.services.settings.ratings or table.lesson_name:
        return "off"
    return "rated" if would_be_rated(table) else "open"


def seat_info(table: Table, seat: Seat, person: str) -> SeatInfo:
    return SeatInfo(
        seat=seat.number,
        colour=seat.colour,
        kind=seat.kind,
        name=seat.name,
        person=seat.person,
        bot=seat.played_by,
        mine=bool(person) and seat.kind == "person" and seat.person == person,
        connected=seat.kind == "person" and table.is_connected(seat.person),
        absent=seat.absent,
        offered=seat.kind == "bot" and seat.is_free_for(person),
        share=seat.share_state,
        offers=offers_wanted(table, seat),
        rated=seat.rated,
    )


def offers_wanted(table: Table, seat: Seat) -> OffersWanted:
    """Which offers of bots the person of a seat wants now."""
    if table.live is None or seat.kind != "person" or seat.spared_until < table.live.game.turn:
        return "all"
    return "none" if seat.spared_until == ALWAYS else "not_this_turn"


def people(table: Table) -> list[Person]:
    """Everyone here: players in the order of their seats, then the others."""
    names = {seat.person: seat.name for seat in reversed(table.seats) if seat.kind == "person"}
    names = {person: names[person] for person in table.players}
    for name, person in sorted((connection.name, connection.person) for connection in table.connections):
        names.setdefault(person, name)
    return [
        Person(person, name, [seat.number for seat in table.seats_of(person)], table.is_connected(person))
        for person, name in names.items()
    ]
