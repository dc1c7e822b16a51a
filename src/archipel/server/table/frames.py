"""Frames: what each socket is shown of its table. The engine's view is the only thing that lets secrets through."""

from __future__ import annotations

from time import monotonic, time
from typing import TYPE_CHECKING

from archipel.server import messages as m
from archipel.server.messages import write
from archipel.server.socket.connection import SPECTATOR, Visitor

if TYPE_CHECKING:
    from archipel.server.table.table import Table


def table_frame(table: Table, visitor: Visitor) -> m.Table:
    """Everything about the table but the game."""
    person = visitor.person
    comfort = table.comfort(person)
    delay = table.delay if visitor.look == SPECTATOR else None
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
        settings={"auto_roll": comfort.auto_roll, "auto_skip": comfort.auto_skip},
        muted=sorted(visitor.muted),
        version=table.version if delay is None else delay.shown.version,
    )


def tell_table(table: Table) -> None:
    """Something about the table has changed."""
    for visitor in table.visitors:
        if visitor.greeted:
            visitor.send(write(table_frame(table, visitor)))


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


def tell_clock(table: Table) -> None:
    table.tell(m.Clock(clock_state(table)))


def tell_presence(table: Table) -> None:
    table.tell(m.Presence(table.people(), table.spectators))


def tell_notice(table: Table, kind: str, **details: object) -> None:
    table.tell(m.Notice(kind, details))


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


def tell_moves(table: Table, by: int, at: int, undone: bool = False) -> None:
    """An action was done or taken back: tell everybody what they may know of it. Each point of view is made once."""
    clock = clock_state(table)
    said: dict[int, bytes] = {}
    delay = table.delay
    if delay is not None:
        delay.hold(time() + table.options.spectator_delay, moves_frame(table, SPECTATOR, by, at, undone, clock))
    for visitor in table.visitors:
        look = visitor.look
        if not visitor.greeted or (delay is not None and look == SPECTATOR):
            continue
        if look not in said:
            said[look] = write(moves_frame(table, look, by, at, undone, clock))
        visitor.send(said[look])


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


def tell_over(table: Table) -> None:
    """The end of the game, to all but those who see it later."""
    said = write(over_frame(table))
    for visitor in table.visitors:
        if visitor.greeted and not (visitor.look == SPECTATOR and table.delay is not None):
            visitor.send(said)


def greet(table: Table, visitor: Visitor) -> None:
    """Everything from the beginning, for one socket."""
    visitor.outdated = False
    visitor.greeted = True
    visitor.send(write(table_frame(table, visitor)))
    visitor.send(write(m.Chat(table.chat_for(visitor, table.lines))))
    show_game(table, visitor)


def show_game(table: Table, visitor: Visitor) -> None:
    """The sheet and the whole game, for one socket."""
    if table.live is None:
        return
    visitor.send(write(table.sheet))
    snapshot = snapshot_frame(table, visitor.look)
    visitor.send(write(snapshot))
    if snapshot.over:
        visitor.send(write(over_frame(table)))
    if table.following is not None:
        visitor.send(write(m.NextTable(table.following.table, table.following.code)))
