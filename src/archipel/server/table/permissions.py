"""Who may do what at a table, and when: each function raises Refused, or lets it pass."""

from __future__ import annotations

from archipel.server.refusals import Refused
from archipel.server.socket.connection import Connection
from archipel.server.table.seats import Seat
from archipel.server.table.table import Table


def my_seats(table: Table, connection: Connection) -> list[Seat]:
    """All seats of a command's sender, who has one at least."""
    mine = table.seats_of(connection.person)
    if not mine:
        raise Refused("command.not_seated")
    return mine


def my_seat(table: Table, connection: Connection, named: int | None) -> Seat:
    """The seat a command is for: the named one, or the only one of its sender."""
    mine = my_seats(table, connection)
    if named is None:
        if len(mine) > 1:
            raise Refused("command.which_seat", seats=[seat.number for seat in mine])
        return mine[0]
    found = next((seat for seat in mine if seat.number == named), None)
    if found is None:
        raise Refused("command.not_your_seat", seat=named)
    return found


def seat_at(table: Table, number: int) -> Seat:
    if number >= len(table.seats):
        raise Refused("table.seat_unknown", seat=number)
    return table.seats[number]


def need_welcome(table: Table, person: str) -> None:
    """Refused when a person does not play, and may not watch either."""
    if table.seats_of(person):
        return
    if not table.options.spectators and table.state != "waiting":
        raise Refused("table.no_spectators")
    players = set(table.players)
    watching = sum(count for other, count in table.connected.items() if other not in players)
    if watching >= table.services.settings.most_spectators:
        raise Refused("table.too_many_spectators", status=429)


def need_host(table: Table, person: str) -> None:
    if table.host != person:
        raise Refused("table.not_host", status=403)


def need_unsealed(table: Table) -> None:
    if table.sealed_at is not None and table.state == "waiting":
        raise Refused("table.starting")


def need_waiting(table: Table) -> None:
    need_unsealed(table)
    if table.state != "waiting":
        begun = table.state in ("playing", "over")
        raise Refused("table.already_started" if begun else f"table.{table.state}")


def need_playing(table: Table) -> None:
    if table.state != "playing":
        raise Refused("table.not_playing" if table.state == "waiting" else f"table.{table.state}")


def need_open(table: Table) -> None:
    need_unsealed(table)
    if table.state not in ("waiting", "playing"):
        raise Refused(f"table.{table.state}")
