"""How a game starts. Called with the table's lock held.

Each seat may have a share of the fair dice. All seats commit to their shares before any share is revealed, so that
nobody, the operator of the server included, can choose a share by what comes out. The start therefore has two parts:
`start` seals the commitments, and the game begins when the shares are here, or without those that do not come.
"""

from __future__ import annotations

from time import monotonic
from typing import Final

from archipel.catalogue.lessons import lesson
from archipel.engine.record import RULES
from archipel.server import messages as m
from archipel.server.refusals import Refused
from archipel.server.socket.connection import Connection
from archipel.server.table import fair_dice, frames, summaries, timing
from archipel.server.table import log_entries as entries
from archipel.server.table.game_specs import scenario_of
from archipel.server.table.lesson import BY_LESSON
from archipel.server.table.permissions import my_seat, need_host, need_waiting
from archipel.server.table.seat_commands import Reply, close_to_spectators, commit_and_show
from archipel.server.table.seats import is_bot
from archipel.server.table.table import Table

PATIENCE: Final = 6.0  # seconds for the shares to come


async def commit_share(table: Table, connection: Connection, frame: m.CommitShare) -> Reply:
    seat = my_seat(table, connection, frame.seat)
    if table.sealed_at is not None or table.state != "waiting":
        raise Refused("fair.started")
    if seat.commitment:
        raise Refused("fair.already")
    entry = entries.ShareCommitted(seat.number, frame.value)
    await commit_and_show(table, connection, frame.id, entry, update_index=False)
    return None


async def reveal_share(table: Table, connection: Connection, frame: m.RevealShare) -> Reply:
    seat = my_seat(table, connection, frame.seat)
    if table.state != "waiting":
        raise Refused("fair.started")
    if table.sealed_at is None:
        raise Refused("fair.not_sealed")
    if seat.share:
        raise Refused("fair.already")
    if fair_dice.commitment_of(frame.value) != seat.commitment:
        raise Refused("fair.other_share", status=400)
    entry = entries.ShareRevealed(seat.number, frame.value)
    await table.commit([entry], connection.person, frame.id, update_index=False)
    if is_complete(table):
        await begin(table)
    return None


async def start(table: Table, connection: Connection, frame: m.Start) -> Reply:
    await seal(table, connection.person, frame.bot, frame.id)
    return None


async def seal(table: Table, person: str, bot: str | None, command: str = "") -> None:
    """The host starts: open seats get a bot, commitments are final, and the game begins when all shares are here."""
    need_host(table, person)
    need_waiting(table)
    _scenario(table)  # its file may be gone: nothing is sealed then
    written: list[entries.AnyEntry] = []
    for seat in table.seats:
        if seat.kind == "open":
            if bot is None:
                raise Refused("table.open_seats")
            if not is_bot(bot):
                raise Refused("bot.unknown", status=400)
            written.append(entries.SeatChanged(seat.number, "bot", bot=bot))
    await table.commit([*written, entries.Sealed()], person, command)
    if is_complete(table):
        await begin(table)
    else:
        frames.send_table(table)


def is_complete(table: Table) -> bool:
    """Whether every seat that committed to a share has revealed it."""
    return all(seat.share or not seat.commitment for seat in table.seats)


async def begin_if_due(table: Table) -> float | None:
    """Begin without the shares that have not come. Returns the seconds until then, None if nothing is awaited."""
    if table.sealed_at is None or table.state != "waiting":
        return None
    seconds = table.sealed_at + PATIENCE - monotonic()
    if seconds > 0:
        return seconds
    await begin(table)
    return None


async def begin(table: Table) -> None:
    """The shares are here: the seed is made, and the game begins."""
    seed = fair_dice.seed_of(table.id, table.secret, [seat.share for seat in table.seats])
    rated = summaries.would_be_rated(table)
    await table.commit([entries.Started(fair_dice.seed_hex(seed), _scenario(table), RULES, rated=rated)])
    show_beginning(table)


def _scenario(table: Table) -> str:
    """The text of a custom scenario: of the map that the table was opened with, or of its file as it is now."""
    return table.map_text(table.options.game) or scenario_of(table.options.game)


async def begin_lesson(table: Table) -> None:
    """The game of a lesson begins, with the moves that are made before the learner comes."""
    declared = lesson(table.lesson_name)
    await table.commit([entries.Started(fair_dice.seed_hex(declared.seed), "", RULES, declared.chance)])
    live = table.game
    made = [live.apply(move.seat, move.action, BY_LESSON) for move in declared.opening]
    if made:
        first = made[0][1]
        await table.commit([entry for entry, _ in made], rollback=lambda: live.rollback(first))
    for entry, _ in made:
        table.after_action(entry)
    show_beginning(table)


def show_beginning(table: Table) -> None:
    """The game has begun: to everybody who is here."""
    timing.restart_clock(table)
    table.delay_spectators()
    close_to_spectators(table)
    frames.send_table(table)
    for connection in table.subscribers:
        connection.viewpoint = table.default_viewpoint(connection.person)
        frames.send_game(table, connection)
