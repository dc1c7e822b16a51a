"""Commands about seats and the table itself. Called with the table's lock held."""

from __future__ import annotations

from time import monotonic

import msgspec

from archipel.server import messages as m
from archipel.server.refusals import Refused
from archipel.server.socket.connection import SPECTATOR, Connection
from archipel.server.table import frames, summaries, timing
from archipel.server.table import log_entries as entries
from archipel.server.table.chat import LONGEST_NAME, clean, clean_name
from archipel.server.table.game_specs import as_offered, check_options
from archipel.server.table.permissions import my_seat, my_seats, need_host, need_open, need_waiting, seat_at
from archipel.server.table.seats import Seat, default_stand_in, is_bot
from archipel.server.table.table import Table

Reply = m.ServerFrame | None  # None: a plain answer that it is done


async def sit(table: Table, connection: Connection, frame: m.Sit) -> Reply:
    await take_seat(table, connection.person, clean_name(frame.name or "") or connection.name, frame.seat, frame.id)
    for mine in table.connections:
        if mine.person == connection.person and mine.viewpoint == SPECTATOR:
            frames.change_viewpoint(table, mine, frame.seat)
    return None


async def commit_and_show(
    table: Table, connection: Connection, command: str, entry: entries.AnyEntry, update_index: bool = True
) -> None:
    """Commit the one entry of a command, and send the table as it is now."""
    await table.commit([entry], connection.person, command, update_index=update_index)
    frames.send_table(table)


async def take_seat(table: Table, person: str, name: str, number: int, command: str = "") -> None:
    """A person sits down on an open seat, or on one that is offered during the game."""
    need_open(table)
    seat = seat_at(table, number)
    if not seat.is_free_for(person):
        raise Refused("table.seat_taken", seat=number)
    if number not in table.hands_seen.get(person, {number}):  # they have seen another hand of this game
        raise Refused("table.second_seat", seat=number)
    name = free_name(table, name, number)
    await table.commit([entries.SeatChanged(number, "person", person, name)], person, command)
    table.away_since.pop(person, None)
    if not table.is_connected(person):
        table.away_since[person] = monotonic()
    frames.send_notice(table, "person_joined", seat=number, name=name)
    timing.restart_clock(table)
    frames.send_table(table)


def free_name(table: Table, name: str, number: int) -> str:
    """The name of a seat, with a number behind it if another seat has it: "Guest 2"."""
    taken = {seat.name.casefold() for seat in table.seats if seat.kind == "person" and seat.number != number}
    found, count = name, 1
    while found.casefold() in taken:
        count += 1
        found = f"{name[: LONGEST_NAME - 3].rstrip()} {count}"
    return found


async def join(table: Table, person: str, name: str, wanted: int | None) -> None:
    """A seat for a person who has none: the wanted one, or the first that is free."""
    if table.seats_of(person):
        return
    seen = table.hands_seen.get(person)
    free = [s.number for s in table.seats if s.is_free_for(person) and (seen is None or s.number in seen)]
    number = wanted if wanted is not None else next(iter(free), None)
    if number is None:
        raise Refused("table.full")
    await take_seat(table, person, name, number)


async def stand(table: Table, connection: Connection, frame: m.Stand) -> Reply:
    seat = my_seat(table, connection, frame.seat)
    need_open(table)
    await leave_seat(table, seat, connection.person, frame.id)
    return None


async def leave_seat(table: Table, seat: Seat, person: str, command: str, why: str = "") -> None:
    """A person leaves, or `person` sends them away: before the game the seat is open again, during it a bot takes over
    and the seat is offered. Sent away, they are the only one it is offered to: nobody else is to see their hand. `why`
    is the notice that says so."""
    left, name, number = seat.person, seat.name, seat.number
    written: list[entries.AnyEntry] = [entries.SeatChanged(number, "open")]
    if table.state == "playing":
        kept_for = "" if person == left else left
        written = [entries.SeatChanged(number, "bot", bot=default_stand_in(), offered=True, kept_for=kept_for)]
    others = [other.person for other in table.seats if other.kind == "person" and other.number != number]
    if left == table.host and left not in others and others:
        written.append(entries.HostChanged(others[0]))
    await table.commit(written, person, command)
    if not table.seats_of(left):
        table.away_since.pop(left, None)
    for mine in table.connections:
        if mine.person == left and mine.viewpoint == number:
            frames.change_viewpoint(table, mine, table.default_viewpoint(left))
    why = why or ("person_left" if person == left else "person_removed")
    frames.send_notice(table, why, seat=number, name=name)
    timing.restart_clock(table)
    frames.send_table(table)
    close_to_spectators(table)


async def leave_for_good(table: Table, person: str) -> None:
    """A person is deleted: bots take their seats, and another player is the host, or the table is closed."""
    if table.state not in ("waiting", "playing"):
        return
    empty = entries.SeatChanged(0, "open")
    if table.state == "playing":
        empty = entries.SeatChanged(0, "bot", bot=default_stand_in(), offered=True)
    written: list[entries.AnyEntry] = [
        msgspec.structs.replace(empty, seat=seat.number) for seat in table.seats_of(person)
    ]
    if table.host == person:
        others = [other for other in table.players if other != person]
        written.append(entries.HostChanged(others[0]) if others else entries.Closed())
    if written:
        await table.commit(written)


def close_to_spectators(table: Table) -> None:
    """Close the sockets of those who neither play nor may watch."""
    if table.options.spectators or table.state == "waiting":
        return
    for connection in table.connections:
        if not table.seats_of(connection.person):
            connection.close(4403, "table.no_spectators")


def seat_for_host(table: Table, connection: Connection, seat: int) -> Seat:
    """A seat that the host is about to change."""
    need_host(table, connection.person)
    need_open(table)
    return seat_at(table, seat)


async def add_bot(table: Table, connection: Connection, frame: m.AddBot) -> Reply:
    seat = seat_for_host(table, connection, frame.seat)
    if seat.kind == "person":
        raise Refused("table.seat_taken", seat=frame.seat)
    if not is_bot(frame.bot):
        raise Refused("bot.unknown", status=400)
    entry = entries.SeatChanged(frame.seat, "bot", bot=frame.bot, kept_for=seat.kept_for)
    await table.commit([entry], connection.person, frame.id)
    frames.send_notice(table, "bot_joined", seat=frame.seat, bot=frame.bot)
    frames.send_table(table)
    return None


async def remove_bot(table: Table, connection: Connection, frame: m.RemoveBot) -> Reply:
    seat = seat_for_host(table, connection, frame.seat)
    if seat.kind != "bot":
        raise Refused("table.seat_not_bot", seat=frame.seat)
    entry = entries.SeatChanged(frame.seat, "open")
    if table.state == "playing":
        entry = entries.SeatChanged(frame.seat, "bot", bot=seat.bot, offered=True, kept_for=seat.kept_for)
    await commit_and_show(table, connection, frame.id, entry)
    return None


async def kick(table: Table, connection: Connection, frame: m.Kick) -> Reply:
    seat = seat_for_host(table, connection, frame.seat)
    if seat.kind != "person":
        raise Refused("table.no_person", seat=frame.seat)
    await leave_seat(table, seat, connection.person, frame.id)
    return None


async def choose_rated(table: Table, connection: Connection, frame: m.ChooseRated) -> Reply:
    seat = my_seat(table, connection, frame.seat)
    need_waiting(table)
    if summaries.rated_state(table) == "off":
        raise Refused("rating.off")
    if frame.rated and not await table.services.people.has_account(connection.person):
        raise Refused("rating.account")
    if frame.rated != seat.rated:
        entry = entries.RatedChosen(seat.number, frame.rated)
        await commit_and_show(table, connection, frame.id, entry, update_index=False)
    return None


async def rename(table: Table, connection: Connection, frame: m.Rename) -> Reply:
    seat = my_seat(table, connection, frame.seat)
    need_open(table)
    name = clean_name(frame.name)
    if not name:
        raise Refused("seat.no_name", status=400)
    entry = entries.SeatChanged(seat.number, "person", seat.person, free_name(table, name, seat.number))
    await commit_and_show(table, connection, frame.id, entry)
    return None


# ---- the table


async def options(table: Table, connection: Connection, frame: m.ChangeOptions) -> Reply:
    need_host(table, connection.person)
    need_waiting(table)
    text = table.map_text(frame.options.game)
    chosen = as_offered(msgspec.structs.replace(frame.options, title=clean(frame.options.title, 60)), text)
    check_options(chosen, text)
    moved = moved_seats(table, chosen.seats)
    await table.commit([entries.OptionsChanged(chosen), *moved], connection.person, frame.id)
    for mine in table.connections:
        mine.viewpoint = table.default_viewpoint(mine.person)
    frames.send_table(table)
    return None


def moved_seats(table: Table, seats: int) -> list[entries.AnyEntry]:
    """Where those sit now who sat on seats that are closed: people move to open seats, or where bots sit; bots to
    seats that are still open. Refused if there are more people than seats."""
    rest = sorted(table.seats[:seats], key=lambda seat: seat.kind == "bot")  # open ones first
    free = [seat.number for seat in rest if seat.kind != "person"]
    leaving = sorted(table.seats[seats:], key=lambda seat: seat.kind != "person")
    written: list[entries.AnyEntry] = []
    for seat in leaving:
        if seat.kind == "open":
            continue
        if seat.kind == "bot" and not (free and table.seats[free[0]].kind == "open"):
            continue
        if not free:
            raise Refused("table.seat_taken", seat=seat.number)
        written.append(entries.SeatChanged(free.pop(0), seat.kind, seat.person, seat.name, seat.bot))
    return written


async def change_pace(table: Table, connection: Connection, frame: m.ChangePace) -> Reply:
    need_host(table, connection.person)
    need_open(table)
    options = msgspec.structs.replace(table.options, pace=frame.pace)
    await commit_and_show(table, connection, frame.id, entries.OptionsChanged(options), update_index=False)
    return None


async def close(table: Table, connection: Connection, frame: m.Close) -> Reply:
    need_host(table, connection.person)
    await close_table(table, connection.person, frame.id)
    return None


async def close_table(table: Table, person: str = "", command: str = "") -> None:
    """End a table without a winner: by its host, or by the operator of the server."""
    need_open(table)
    await table.commit([entries.Closed()], person, command)
    frames.send_table(table)


async def rematch(table: Table, connection: Connection, frame: m.Rematch) -> Reply:
    my_seats(table, connection)
    if table.state != "over":
        raise Refused("table.not_over")
    if table.next_table is None:
        rematch_table = await table.services.tables.open_rematch(table, connection.person)
        await table.commit(
            [entries.NextOpened(rematch_table.id, rematch_table.code)], connection.person, frame.id, update_index=False
        )
    assert table.next_table is not None
    table.send_to_all(m.NextTable(table.next_table.table, table.next_table.code))
    return None
