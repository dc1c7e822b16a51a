"""Commands about seats and the table itself. Called with the table's lock held."""

from __future__ import annotations

from time import monotonic

import msgspec

from archipel.server import messages as m
from archipel.server.messages import write
from archipel.server.refusals import Refused
from archipel.server.socket.connection import SPECTATOR, Visitor
from archipel.server.table import fair_dice, frames, spectators
from archipel.server.table import log_entries as entries
from archipel.server.table.chat import clean, clean_name
from archipel.server.table.game_specs import check_options, scenario_of
from archipel.server.table.moves import restart_clock
from archipel.server.table.permissions import my_seat, need_host, need_open, need_waiting, seat_at
from archipel.server.table.seats import Seat, is_bot, usual_keeper
from archipel.server.table.table import Table

Reply = m.ServerFrame | None  # None: an ordinary yes


async def sit(table: Table, visitor: Visitor, frame: m.Sit) -> Reply:
    await take_seat(table, visitor.person, clean_name(frame.name or "") or visitor.name, frame.seat, frame.id)
    for mine in table.visitors:
        if mine.person == visitor.person and mine.look == SPECTATOR:
            mine.look = frame.seat
            if table.live is not None:
                mine.send(write(frames.snapshot_frame(table, mine.look)))
    return None


async def take_seat(table: Table, person: str, name: str, number: int, command: str = "") -> None:
    """Somebody sits down on an open seat, or one that is offered in the middle of a game."""
    need_open(table)
    seat = seat_at(table, number)
    free = seat.kind == "open" or (seat.kind == "bot" and seat.offered)
    if not free:
        raise Refused("table.seat_taken", seat=number)
    await table.commit([entries.SeatChanged(number, "person", person, name)], person, command)
    table.away_since.pop(person, None)
    if not table.is_connected(person):
        table.away_since[person] = monotonic()
    frames.tell_notice(table, "person_joined", seat=number, name=name)
    restart_clock(table)
    frames.tell_table(table)


async def join(table: Table, person: str, name: str, wanted: int | None) -> None:
    """A seat for somebody who has none: the wanted one, or the first that is free."""
    if table.seats_of(person):
        return
    free = [seat.number for seat in table.seats if seat.kind == "open" or (seat.kind == "bot" and seat.offered)]
    number = wanted if wanted is not None else next(iter(free), None)
    if number is None:
        raise Refused("table.full")
    await take_seat(table, person, name, number)


async def stand(table: Table, visitor: Visitor, frame: m.Stand) -> Reply:
    seat = my_seat(table, visitor, frame.seat)
    need_open(table)
    await leave_seat(table, seat, visitor.person, frame.id)
    return None


async def leave_seat(table: Table, seat: Seat, person: str, command: str) -> None:
    """A person leaves: the seat is open again or, while the game is played, a bot's that somebody may take over."""
    left, name, number = seat.person, seat.name, seat.number
    written: list[entries.AnyEntry] = [entries.SeatChanged(number, "open")]
    if table.state == "playing":
        written = [entries.SeatChanged(number, "bot", bot=usual_keeper(), offered=True)]
    others = [other.person for other in table.seats if other.kind == "person" and other.number != number]
    if left == table.host and left not in others and others:
        written.append(entries.HostChanged(others[0]))
    await table.commit(written, person, command)
    if not table.seats_of(left):
        table.away_since.pop(left, None)
    for mine in table.visitors:
        if mine.person == left and mine.look == number:
            mine.look = table.usual_look(left)
            if table.live is not None:
                mine.send(write(frames.snapshot_frame(table, mine.look)))
    frames.tell_notice(table, "person_left", seat=number, name=name)
    restart_clock(table)
    frames.tell_table(table)


async def add_bot(table: Table, visitor: Visitor, frame: m.AddBot) -> Reply:
    need_host(table, visitor)
    need_open(table)
    seat = seat_at(table, frame.seat)
    if seat.kind == "person":
        raise Refused("table.seat_taken", seat=frame.seat)
    if not is_bot(frame.bot):
        raise Refused("bot.unknown", status=400)
    await table.commit([entries.SeatChanged(frame.seat, "bot", bot=frame.bot)], visitor.person, frame.id)
    frames.tell_notice(table, "bot_joined", seat=frame.seat, bot=frame.bot)
    frames.tell_table(table)
    return None


async def remove_bot(table: Table, visitor: Visitor, frame: m.RemoveBot) -> Reply:
    need_host(table, visitor)
    need_open(table)
    seat = seat_at(table, frame.seat)
    if seat.kind != "bot":
        raise Refused("table.seat_not_bot", seat=frame.seat)
    entry = entries.SeatChanged(frame.seat, "open")
    if table.state == "playing":
        entry = entries.SeatChanged(frame.seat, "bot", bot=seat.bot, offered=True)
    await table.commit([entry], visitor.person, frame.id)
    frames.tell_table(table)
    return None


async def kick(table: Table, visitor: Visitor, frame: m.Kick) -> Reply:
    need_host(table, visitor)
    need_open(table)
    seat = seat_at(table, frame.seat)
    if seat.kind != "person":
        raise Refused("table.no_person", seat=frame.seat)
    await leave_seat(table, seat, visitor.person, frame.id)
    return None


async def entropy(table: Table, visitor: Visitor, frame: m.Entropy) -> Reply:
    seat = my_seat(table, visitor, frame.seat)
    if table.state != "waiting":
        raise Refused("fair.started")
    if seat.entropy:
        raise Refused("fair.already")
    await table.commit([entries.EntropyAdded(seat.number, frame.value)], visitor.person, frame.id, listed=False)
    frames.tell_table(table)
    return None


# ---- the table


async def options(table: Table, visitor: Visitor, frame: m.ChangeOptions) -> Reply:
    need_host(table, visitor)
    need_waiting(table)
    chosen = msgspec.structs.replace(frame.options, title=clean(frame.options.title, 60))
    check_options(chosen)
    if any(seat.kind != "open" for seat in table.seats[chosen.seats :]):
        raise Refused("table.seat_taken", seat=chosen.seats)
    await table.commit([entries.OptionsChanged(chosen)], visitor.person, frame.id)
    frames.tell_table(table)
    return None


async def start(table: Table, visitor: Visitor, frame: m.Start) -> Reply:
    need_host(table, visitor)
    need_waiting(table)
    written: list[entries.AnyEntry] = []
    for seat in table.seats:
        if seat.kind == "open":
            if frame.bot is None:
                raise Refused("table.open_seats")
            if not is_bot(frame.bot):
                raise Refused("bot.unknown", status=400)
            written.append(entries.SeatChanged(seat.number, "bot", bot=frame.bot))
    shares = [seat.entropy for seat in table.seats]
    seed = fair_dice.seed_of(table.id, table.secret, shares)
    written.append(entries.Started(fair_dice.seed_hex(seed), scenario_of(table.options.game)))
    await table.commit(written, visitor.person, frame.id)
    restart_clock(table)
    if table.options.spectator_delay:
        table.delay = spectators.begin(table)
    frames.tell_table(table)
    for other in table.visitors:
        if other.greeted:
            other.look = table.usual_look(other.person)
            frames.show_game(table, other)
    return None


async def close(table: Table, visitor: Visitor, frame: m.Close) -> Reply:
    need_host(table, visitor)
    need_open(table)
    await table.commit([entries.Closed()], visitor.person, frame.id)
    frames.tell_table(table)
    return None


async def rematch(table: Table, visitor: Visitor, frame: m.Rematch) -> Reply:
    if not table.seats_of(visitor.person):
        raise Refused("command.not_seated")
    if table.state != "over":
        raise Refused("table.not_over")
    if table.following is None:
        following = await table.services.hall.open_again(table, visitor.person)
        await table.commit([entries.NextOpened(following.id, following.code)], visitor.person, frame.id, listed=False)
    assert table.following is not None
    table.tell(m.NextTable(table.following.table, table.following.code))
    return None
