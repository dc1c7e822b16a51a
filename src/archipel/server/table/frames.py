"""The frames a table sends, and to whom. What a frame shows of the game comes from the engine's view, which alone
decides what a seat may know.

There are two ways to send the game: `send_game` shows one connection all of it in a `snapshot`, `send_moves` shows
every connection what has just changed. What both hold is made by `position`.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic, time
from typing import TYPE_CHECKING, Any, TypeVar

from archipel.reading import final_points
from archipel.server import messages as m
from archipel.server.messages import write
from archipel.server.socket.connection import SPECTATOR, Connection
from archipel.server.table import game_records, summaries
from archipel.server.table.lesson import LessonRun
from archipel.server.table.live_game import Changes, LiveGame

if TYPE_CHECKING:
    from archipel.server.table.table import Table

FrameType = TypeVar("FrameType", bound=m.Position)


def is_delayed(table: Table, viewpoint: int) -> bool:
    """Whether a viewpoint sees the game later than the players do."""
    return viewpoint == SPECTATOR and table.delayed is not None


# ---- the table


def table_frame(table: Table, connection: Connection, people: list[m.Person] | None = None) -> m.Table:
    """Everything about the table except the game. `people`, if they are known already, are all who are here."""
    person = connection.person
    auto_play = table.auto_play_of(person)
    state, fair, version = table.state, game_records.fair_shown(table), table.version
    if table.delayed is not None and connection.viewpoint == SPECTATOR:
        state = "playing" if state == "over" else state
        fair = m.Fair(fair.commitment, fair.commitments, fair.sealed)
        version = table.delayed.shown.version
    return m.Table(
        table=table.id,
        code=table.code,
        state=state,
        host=table.host,
        you=person,
        is_host=table.host == person,
        options=table.options,
        seats=[summaries.seat_info(table, seat, person) for seat in table.seats],
        people=summaries.people(table) if people is None else people,
        spectators=table.spectators,
        fair=fair,
        settings={"auto_roll": auto_play.auto_roll, "auto_skip": auto_play.auto_skip},
        in_advance=m.InAdvance(auto_play.end_from > 0, auto_play.refuse_below),
        muted=sorted(connection.muted),
        version=version,
        rules=table.rules,
        rated=summaries.rated_state(table),
    )


def send_table(table: Table, person: str | None = None) -> None:
    """Something about the table has changed; for one person only, if one is named."""
    people = summaries.people(table)
    for connection in table.subscribers:
        if person in (None, connection.person):
            connection.send(write(table_frame(table, connection, people)))


def send_presence(table: Table) -> None:
    if table.subscribers:
        table.send_to_all(m.Presence(summaries.people(table), table.spectators))


def send_notice(table: Table, kind: str, **details: object) -> None:
    table.send_to_all(m.Notice(kind, details))


# ---- the clock


def clock_state(table: Table) -> m.ClockState:
    """The clock as it stands now."""
    now = table.clock_time()
    clock, days = table.clock, table.days_clock
    clock.charge(now)
    overtime: dict[str, Any] = {}
    if days is not None:
        overtime = {
            "late": {seat: round(max(0.0, until - now), 1) for seat, until in sorted(days.late.items())},
            "overtime_votes": dict(sorted(days.overtime_votes.items())),
            "overtime_votes_needed": max((overtime_votes_needed(table, seat) for seat in days.late), default=0),
            "holiday_until": {
                seat: end for seat, periods in days.holidays.items() for begin, end in periods if begin <= now < end
            },
        }
    return m.ClockState(
        name=clock.name,
        left={seat: round(max(0.0, left), 1) for seat, left in sorted(clock.left.items())},
        full=dict(sorted(clock.full.items())),
        running=sorted(clock.running),
        paused=table.paused,
        absent_in=absences(table, monotonic()),
        votes=sorted(clock.votes),
        votes_needed=votes_needed(table),
        offer=offer_clock(table, monotonic()),
        **overtime,
    )


def offer_clock(table: Table, now: float) -> m.OfferClock | None:
    """The time that is left for the answers to a bot's offer; None if there is none."""
    patience = table.patience
    if not patience.open:
        return None
    patience.charge(now)
    return m.OfferClock(round(max(0.0, patience.left), 1), patience.total, patience.is_held(now))


def absences(table: Table, now: float) -> dict[int, float]:
    """Seconds until a bot takes the seats of people who are away."""
    if table.in_days or table.options.absent == "wait" or table.state != "playing":
        return {}
    if not table.away_since or table.paused:
        return {}
    after = table.services.settings.absent_after
    return {
        seat.number: round(max(0.0, table.away_since[seat.person] + after - now), 1)
        for seat in table.seats
        if seat.kind == "person" and not seat.absent and seat.person in table.away_since
    }


def votes_needed(table: Table) -> int:
    """For more time; 0 where nobody votes about that."""
    return len(table.present) // 2 + 1 if table.clock.limited and not table.in_days else 0


def overtime_voters(table: Table, late: int) -> list[str]:
    """The people who vote about a seat whose time is over: all others who play."""
    absent = table.seats[late].person
    return [
        person
        for person in table.players
        if person != absent and not all(seat.absent for seat in table.seats_of(person))
    ]


def overtime_votes_needed(table: Table, late: int) -> int:
    return len(overtime_voters(table, late)) // 2 + 1


def send_clock(table: Table) -> None:
    table.send_to_all(m.Clock(clock_state(table)))


# ---- the game


def position(
    kind: type[FrameType],
    table: Table,
    viewpoint: int,
    events_from: int,
    events: list[Any],
    clock: m.ClockState,
    **more: Any,
) -> FrameType:
    """The game now, seen from a seat or by a spectator, as a frame of this kind."""
    live, lesson = table.game, table.lesson
    legal, forms = (
        (live.legal(viewpoint), live.forms(viewpoint)) if lesson is None else asked_for(lesson, live, viewpoint)
    )
    return kind(
        version=live.version,
        seat=viewpoint,
        legal=legal,
        forms=forms,
        deciding=live.deciding,
        events_from=events_from,
        events=events,
        clock=clock,
        may_undo=may_undo(table, viewpoint),
        over=live.over,
        lesson=None if lesson is None else lesson.state(live.game),
        **more,
    )


def asked_for(lesson: LessonRun, live: LiveGame, viewpoint: int) -> tuple[list[Any], list[m.Form]]:
    """What a lesson lets a seat do, of all that is legal."""
    rules = live.game.rules
    legal = live.legal(viewpoint, lambda action: lesson.allows(rules, viewpoint, action))
    return legal, live.forms(viewpoint, lambda kind: lesson.allows_kind(viewpoint, kind))


def may_undo(table: Table, seat: int) -> bool:
    if not table.options.undo or seat < 0 or table.state != "playing" or table.lesson is not None:
        return False
    return table.game.undo_stack.refusal(seat) is None


def snapshot_frame(table: Table, viewpoint: int) -> m.Snapshot:
    """The whole game, as this viewpoint sees it at present."""
    clock = clock_state(table)
    if table.delayed is not None and viewpoint == SPECTATOR:
        return table.delayed.snapshot(clock)
    return present_snapshot(table, viewpoint, clock)


def present_snapshot(table: Table, viewpoint: int, clock: m.ClockState) -> m.Snapshot:
    """The whole game as it is now."""
    live = table.game
    return position(m.Snapshot, table, viewpoint, 0, live.all_events(viewpoint), clock, view=live.view(viewpoint))


@dataclass(frozen=True, slots=True)
class Step:
    """An action of a seat, or taking it back, that is applied already: what it has changed."""

    by: int
    changes: Changes
    events_from: int
    undone: bool = False


def moves_frame(table: Table, viewpoint: int, step: Step, clock: m.ClockState) -> m.Moves:
    """What a step has changed for a viewpoint."""
    first = step.events_from
    events, changed = table.game.events(viewpoint, first), step.changes.seen_by(viewpoint)
    return position(m.Moves, table, viewpoint, first, events, clock, changed=changed, by=step.by, undone=step.undone)


def send_moves(table: Table, step: Step) -> None:
    """A seat has acted, or taken its action back. The frame of each viewpoint is made once."""
    clock = clock_state(table)
    made: dict[int, bytes] = {}
    if table.delayed is not None:
        table.delayed.hold(time(), moves_frame(table, SPECTATOR, step, clock))
    for connection in table.subscribers:
        viewpoint = connection.viewpoint
        if is_delayed(table, viewpoint):
            continue
        if viewpoint not in made:
            made[viewpoint] = write(moves_frame(table, viewpoint, step, clock))
        connection.send(made[viewpoint])


def over_frame(table: Table) -> m.Over:
    live = table.game
    return m.Over(
        winners=live.game.winners,
        points=final_points(live.game),
        record=table.id,
        fair=game_records.fair_shown(table),
    )


def send_over(table: Table) -> None:
    """The game has ended, for all but those who see it later."""
    frame = write(over_frame(table))
    for connection in table.subscribers:
        if not is_delayed(table, connection.viewpoint):
            connection.send(frame)


# ---- one connection


def send_everything(table: Table, connection: Connection) -> None:
    """All there is to know, from the beginning."""
    connection.needs_resync = False
    connection.subscribed = True
    connection.send(write(table_frame(table, connection)))
    connection.send(write(m.Chat(table.chat_for(connection, table.chat_lines))))
    send_game(table, connection)


def send_everything_again(table: Table, connection: Connection) -> None:
    """Frames were lost. A lost table shows nothing: its clients come back to the one that is read from the log."""
    if table.lost:
        connection.needs_resync = False
        connection.close(1012, "server.stopping")
    else:
        send_everything(table, connection)


def send_game(table: Table, connection: Connection) -> None:
    """The sheet and the whole game, if it has begun."""
    if table.live is None:
        return
    connection.send(table.sheet)
    snapshot = snapshot_frame(table, connection.viewpoint)
    connection.send(write(snapshot))
    if snapshot.over:
        connection.send(write(over_frame(table)))
    if table.next_table is not None:
        connection.send(write(m.NextTable(table.next_table.table, table.next_table.code)))


def send_snapshots(table: Table) -> None:
    """The same position in another light: everybody gets all of it again."""
    for connection in table.subscribers:
        connection.send(write(snapshot_frame(table, connection.viewpoint)))


def change_viewpoint(table: Table, connection: Connection, seat: int) -> None:
    """The connection sees the game from another seat from now on."""
    connection.viewpoint = seat
    if table.live is not None:
        connection.send(write(snapshot_frame(table, seat)))
