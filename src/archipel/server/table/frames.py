"""Frames: what each socket is shown of its table. The engine's view is the only thing that lets secrets through."""

from __future__ import annotations

from time import monotonic, time
from typing import TYPE_CHECKING

from archipel.server import messages as m
from archipel.server.messages import write
from archipel.server.socket.connection import SPECTATOR, Connection

if TYPE_CHECKING:
    from archipel.server.table.table import Table


def table_frame(table: Table, connection: Connection) -> m.Table:
    """Everything about the table but the game."""
    person = connection.person
    auto_play = table.auto_play_of(person)
    delay = table.delay if connection.viewpoint == SPECTATOR else None
    state: m.TableState = "playing" if delay is not None and table.state == "over" else table.state
    return m.Table(
        table=table.id,
        code=table.code,
        state=state,
        host=table.host,
        you=person,
        is_host=table.host == person,
        options=table.options,
        seats=[table.seat_info(seat, person) for seat in table.seats],
        people=table.people(),
        spectators=table.spectators,
        fair=table.fair() if delay is None else m.Fair(table.fair().commitment),
        settings={"auto_roll": auto_play.auto_roll, "auto_skip": auto_play.auto_skip},
        muted=sorted(connection.muted),
        version=table.version if delay is None else delay.shown.version,
    )


def send_table(table: Table) -> None:
    """Something about the table has changed."""
    for connection in table.connections:
        if connection.subscribed:
            connection.send(write(table_frame(table, connection)))


def clock_state(table: Table) -> m.ClockState:
    """The clock as it stands now."""
    now = monotonic()
    clock = table.clock
    clock.charge(now)
    return m.ClockState(
        name=clock.name,
        left={seat: round(max(0.0, left), 1) for seat, left in sorted(clock.left.items())},
        running=sorted(clock.running),
        paused=table.paused,
        absent_in=absences(table, now),
        votes=sorted(clock.votes),
        votes_needed=votes_needed(table),
    )


def absences(table: Table, now: float) -> dict[int, float]:
    """Seconds until a bot takes the seats of people who are away."""
    if table.paused or table.options.absent == "wait" or table.state != "playing":
        return {}
    after = table.services.settings.absent_after
    return {
        seat.number: round(max(0.0, table.away_since[seat.person] + after - now), 1)
        for seat in table.seats
        if seat.kind == "person" and not seat.absent and seat.person in table.away_since
    }


def votes_needed(table: Table) -> int:
    return len(table.present) // 2 + 1


def send_clock(table: Table) -> None:
    table.send_to_all(m.Clock(clock_state(table)))


def send_presence(table: Table) -> None:
    table.send_to_all(m.Presence(table.people(), table.spectators))


def send_notice(table: Table, kind: str, **details: object) -> None:
    table.send_to_all(m.Notice(kind, details))


# ---- the game


def moves_frame(table: Table, seat: int, by: int, at: int, undone: bool, clock: m.ClockState) -> m.Moves:
    live = table.game
    return m.Moves(
        version=live.version,
        seat=seat,
        by=by,
        undone=undone,
        view=live.view(seat),
        legal=live.legal(seat),
        forms=live.forms(seat),
        deciding=live.deciding,
        at=at,
        events=live.events(seat, at),
        clock=clock,
        may_undo=may_undo(table, seat),
        over=live.over,
    )


def may_undo(table: Table, seat: int) -> bool:
    return table.options.undo and seat >= 0 and table.state == "playing" and table.game.past.refusal(seat) is None


def send_moves(table: Table, by: int, at: int, undone: bool = False) -> None:
    """An action was done or taken back: tell everybody what they may know of it. Each point of view is made once."""
    clock = clock_state(table)
    said: dict[int, bytes] = {}
    delay = table.delay
    if delay is not None:
        delay.hold(time() + table.options.spectator_delay, moves_frame(table, SPECTATOR, by, at, undone, clock))
    for connection in table.connections:
        look = connection.viewpoint
        if not connection.subscribed or (delay is not None and look == SPECTATOR):
            continue
        if look not in said:
            said[look] = write(moves_frame(table, look, by, at, undone, clock))
        connection.send(said[look])


def snapshot_frame(table: Table, seat: int) -> m.Snapshot:
    live = table.game
    if seat == SPECTATOR and table.delay is not None:
        shown = table.delay.shown
        return m.Snapshot(
            version=shown.version,
            seat=seat,
            view=shown.view,
            legal=[],
            forms=[],
            deciding=shown.deciding,
            at=0,
            events=table.delay.events,
            clock=clock_state(table),
            may_undo=False,
            over=False,
        )
    return m.Snapshot(
        version=live.version,
        seat=seat,
        view=live.view(seat),
        legal=live.legal(seat),
        forms=live.forms(seat),
        deciding=live.deciding,
        at=0,
        events=live.events(seat),
        clock=clock_state(table),
        may_undo=may_undo(table, seat),
        over=live.over,
    )


def over_frame(table: Table) -> m.Over:
    live = table.game
    return m.Over(
        winners=live.game.winners,
        points=live.points(),
        record=table.id,
        fair=table.fair(),
    )


def send_over(table: Table) -> None:
    """The end of the game, to all but those who see it later."""
    said = write(over_frame(table))
    for connection in table.connections:
        if connection.subscribed and not (connection.viewpoint == SPECTATOR and table.delay is not None):
            connection.send(said)


def send_everything(table: Table, connection: Connection) -> None:
    """Everything from the beginning, for one socket."""
    connection.needs_resync = False
    connection.subscribed = True
    connection.send(write(table_frame(table, connection)))
    connection.send(write(m.Chat(table.chat_for(connection, table.lines))))
    send_game(table, connection)


def send_game(table: Table, connection: Connection) -> None:
    """The sheet and the whole game, for one socket."""
    if table.live is None:
        return
    connection.send(write(table.sheet))
    snapshot = snapshot_frame(table, connection.viewpoint)
    connection.send(write(snapshot))
    if snapshot.over:
        connection.send(write(over_frame(table)))
    if table.following is not None:
        connection.send(write(m.NextTable(table.following.table, table.following.code)))
