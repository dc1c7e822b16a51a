"""Commands of a client at a table, one function each, called with the table's lock held."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any, Final

from archipel.catalogue.lessons import LEARNER
from archipel.engine import roles
from archipel.engine.action import action_from_json
from archipel.engine.errors import UnknownAction
from archipel.server import messages as m
from archipel.server.bots.driver import question_for
from archipel.server.bots.pool import BotFailed
from archipel.server.messages import write
from archipel.server.refusals import Refused
from archipel.server.socket.connection import SPECTATOR, Connection
from archipel.server.table import frames, notes, starting, timing
from archipel.server.table import log_entries as entries
from archipel.server.table import seat_commands as seats
from archipel.server.table.chat import EMOTES, clean
from archipel.server.table.clock import EXTENSION
from archipel.server.table.permissions import my_seat, my_seats, need_playing
from archipel.server.table.seats import ALWAYS, Seat, default_stand_in
from archipel.server.table.table import ANSWERS, Table

HINTS: Final = f"{default_stand_in()}:offers=0"  # the bot that gives them
LIMITED: Final = {m.Say: "chat", m.SendEmote: "emote", m.AskHint: "hint"}
UNREMEMBERED: Final = (
    "command.hello_first",
    "limit.too_fast",
    "server.storage",
    "server.stopping",
)  # sent again, the command may get another answer

logger = logging.getLogger(__name__)

Reply = m.ServerFrame | None  # None: a plain answer that it is done
Handler = Callable[[Table, Connection, Any], Awaitable[Reply]]


async def handle(table: Table, connection: Connection, frame: m.ClientFrame) -> None:
    """Carry out a command and answer it; the same id again gets the first answer again."""
    began = monotonic()
    name = frame.__struct_config__.tag
    key = (connection.person, frame.id)
    if isinstance(frame, m.AskHint):  # takes a while and must not hold the lock
        connection.send(await _answer(table, connection, frame, key))
    else:
        async with table.lock:
            table.check_not_lost()  # it may have been lost while this command waited
            answer = _known_answer(table, key)
            if answer is None or isinstance(frame, m.Hello | m.Look | m.Ping):
                answer = await _answer(table, connection, frame, key)
            connection.send(answer)
    table.last_used = monotonic()
    if table.in_days and not isinstance(frame, m.Ping):
        table.last_command[connection.person] = table.clock_time()
    metrics = table.services.metrics
    metrics.count("commands", f'kind="{name}"')
    metrics.command_seconds.add(monotonic() - began)


def _known_answer(table: Table, key: tuple[str, str]) -> bytes | None:
    if key in table.answers:
        return table.answers[key]
    if key in table.logged_commands:
        return write(m.Answer(key[1], True, table.logged_commands[key]))
    return None


async def _answer(table: Table, connection: Connection, frame: m.ClientFrame, key: tuple[str, str]) -> bytes:
    try:
        if not connection.subscribed and not isinstance(frame, m.Hello | m.Ping):
            raise Refused("command.hello_first")
        _check_rate(table, connection, frame)
        reply = await HANDLERS[type(frame)](table, connection, frame)
    except Refused as refused:
        encoded = write(m.Answer(frame.id, False, table.version, refused.key, refused.rule, refused.details))
        if refused.key in UNREMEMBERED:
            return encoded
    else:
        encoded = write(reply if reply is not None else m.Answer(frame.id, True, table.version))
    table.answers[key] = encoded
    if len(table.answers) > ANSWERS:
        table.answers.popitem(last=False)
    return encoded


def _check_rate(table: Table, connection: Connection, frame: m.ClientFrame) -> None:
    limits = table.services.limits
    for what in ("command", LIMITED.get(type(frame))):
        seconds = limits.take(what, connection.person, connection.address, monotonic()) if what else 0.0
        if seconds > 0:
            raise Refused("limit.too_fast", seconds=round(seconds, 2))


# ---- coming, looking


async def hello(table: Table, connection: Connection, frame: m.Hello) -> Reply:
    connection.viewpoint = table.default_viewpoint(connection.person)
    if frame.seat is not None:
        connection.viewpoint = my_seat(table, connection, frame.seat).number
    await give_back(table, connection.person)
    frames.send_everything(table, connection)
    if table.restored:
        connection.send(write(m.Notice("restored", {"version": table.version})))
    return None


async def look(table: Table, connection: Connection, frame: m.Look) -> Reply:
    frames.change_viewpoint(table, connection, my_seat(table, connection, frame.seat).number)
    return None


async def ping(table: Table, connection: Connection, frame: m.Ping) -> Reply:
    return m.Pong(frame.id, monotonic())


async def give_back(table: Table, person: str, command: str = "") -> None:
    """A person is here again: no bot plays their seats any more."""
    absent = [seat.number for seat in table.seats_of(person) if seat.absent]
    if not absent or table.unplayable:
        return
    await table.commit([entries.CameBack(seat) for seat in absent], person, command)
    for seat in absent:
        frames.send_notice(table, "seat_back", seat=seat)
    timing.restart_clock(table)
    frames.send_table(table)
    frames.send_clock(table)


async def back(table: Table, connection: Connection, frame: m.Back) -> Reply:
    my_seats(table, connection)
    await give_back(table, connection.person, frame.id)
    return None


# ---- playing


async def act(table: Table, connection: Connection, frame: m.Act) -> Reply:
    seat = my_seat(table, connection, frame.seat)
    need_playing(table)
    if table.game.is_stale(frame.seen):
        raise Refused("command.stale", version=table.version)
    try:
        action = action_from_json(frame.action)
    except UnknownAction:
        raise Refused("action.malformed", status=400) from None
    if table.lesson is not None and not table.lesson.allows(table.game.game.rules, seat.number, action):
        raise Refused("lesson.other_move")
    await give_back(table, connection.person)
    await table.play(seat.number, action, connection.person, frame.id)
    return None


async def undo(table: Table, connection: Connection, frame: m.Undo) -> Reply:
    seat = my_seat(table, connection, frame.seat)
    need_playing(table)
    if not table.options.undo:
        raise Refused("undo.off")
    if table.lesson is not None:
        raise Refused("undo.lesson")
    if frame.seen != table.version:
        raise Refused("command.stale", version=table.version)
    await table.undo(seat.number, connection.person, frame.id)
    return None


async def why(table: Table, connection: Connection, frame: m.Why) -> Reply:
    seat = my_seat(table, connection, frame.seat)
    live = table.game
    reasons = [live.why(seat.number, asked) or _not_in_lesson(table, seat, asked) for asked in frame.actions]
    return m.Reasons(frame.id, live.version, reasons)


def _not_in_lesson(table: Table, seat: Seat, asked: m.Json) -> m.Refusal | None:
    """Why a lesson does not let its learner do what is legal."""
    lesson = table.lesson
    if lesson is None:
        return None
    allowed = (
        lesson.allows(table.game.game.rules, seat.number, action_from_json(asked))
        if len(asked) > 1
        else lesson.allows_kind(seat.number, str(asked["kind"]))
    )
    return None if allowed else m.Refusal("lesson.other_move")


async def note(table: Table, connection: Connection, frame: m.AskNote) -> Reply:
    if table.options.spectator_delay and not table.seats_of(connection.person):
        raise Refused("command.not_seated")  # it would show what has not been sent yet
    return notes.note_of(table.game, frame)


async def hint(table: Table, connection: Connection, frame: m.AskHint) -> Reply:
    """The one command that is called without the lock."""
    async with table.lock:
        table.check_not_lost()
        seat = my_seat(table, connection, frame.seat)
        need_playing(table)
        if not table.options.hints:
            raise Refused("hint.off")
        live = table.game
        if seat.number not in live.deciding:
            raise Refused("hint.not_deciding")
        if table.lesson is not None:
            return _lesson_hint(table, frame, seat)
        question = question_for(table, seat.number, HINTS)
        question.without = frame.without
        version = live.version
    question.key += ":hint"
    question.for_person = True
    try:
        thought = await table.services.bots.choose(question)
    except BotFailed as failed:
        about = {"table": table.id, "seat": seat.number, "bot": HINTS, "reason": failed.reason, "error": str(failed)}
        logger.warning("no hint", extra=about | ({"trace": failed.trace} if failed.trace else {}))
        raise Refused("hint.none") from None
    if not thought.action:
        raise Refused("hint.no_other" if frame.without else "hint.wait")
    action = live.game.parse(thought.action)
    return m.Hint(
        frame.id,
        version,
        seat.number,
        action.to_json(),
        thought.action,
        thought.reasons,
        thought.hand,
        thought.points,
    )


def _lesson_hint(table: Table, frame: m.AskHint, seat: Seat) -> m.Hint:
    """During a lesson the hint is what it asks for."""
    assert table.lesson is not None
    live, asked = table.game, table.lesson.asked
    if not asked:
        raise Refused("hint.not_deciding")
    text = asked[0]
    if " " not in text:
        text = next(str(action) for action in live.game.legal_actions(seat.number) if action.kind == text)
    action = live.game.parse(text)
    return m.Hint(frame.id, live.version, seat.number, action.to_json(), text, [], {}, 0)


async def leave_lesson(table: Table, connection: Connection, frame: m.LeaveLesson) -> Reply:
    my_seat(table, connection, LEARNER)
    need_playing(table)
    if table.lesson is None:
        raise Refused("lesson.none")
    await table.commit([entries.LessonLeft()], connection.person, frame.id)
    timing.restart_clock(table)
    frames.send_snapshots(table)
    return None


async def vote_extend(table: Table, connection: Connection, frame: m.VoteExtend) -> Reply:
    mine = my_seats(table, connection)
    need_playing(table)
    if not table.clock.limited:
        raise Refused("clock.none")
    if table.in_days:
        raise Refused("clock.days")
    table.clock.charge(monotonic())
    if table.clock.vote([mine[0].number], frames.votes_needed(table)):
        frames.send_notice(table, "clock_extended", seconds=int(EXTENSION))
    frames.send_clock(table)
    table.woken.set()
    return None


async def vote_overtime(table: Table, connection: Connection, frame: m.VoteOvertime) -> Reply:
    mine = my_seats(table, connection)
    need_playing(table)
    clock = table.days_clock
    if clock is None or frame.late not in clock.late:
        raise Refused("clock.no_vote")
    late = table.seats[frame.late]
    if late.person == connection.person:
        raise Refused("clock.own_vote")
    clock.overtime_votes[mine[0].number] = frame.vote
    votes = list(clock.overtime_votes.values()).count(frame.vote)
    if votes >= frames.overtime_votes_needed(table, frame.late):
        clock.charge(table.clock_time())
        clock.overtime_votes.clear()
        del clock.late[frame.late]
        if frame.vote == "wait":
            clock.give(frame.late, float(clock.turn))
        elif frame.vote == "bot":
            clock.handed.add(frame.late)
        else:
            await seats.leave_seat(table, late, connection.person, "", "seat_given_up")
        frames.send_notice(table, "overtime_voted", seat=frame.late, vote=frame.vote)
    entry = timing.clock_entry(table)
    if entry is not None:
        await table.commit([entry], connection.person, frame.id)
    frames.send_clock(table)
    return None


async def hold_offer(table: Table, connection: Connection, frame: m.HoldOffer) -> Reply:
    seat = my_seat(table, connection, frame.seat)
    need_playing(table)
    if table.patience.open and seat.number in table.game.deciding:
        table.patience.hold(monotonic(), seat.number, frame.held)
        frames.send_clock(table)
        table.woken.set()
    return None


async def want_offers(table: Table, connection: Connection, frame: m.WantOffers) -> Reply:
    seat = my_seat(table, connection, frame.seat)
    need_playing(table)
    until = {"all": 0, "not_this_turn": table.game.game.turn, "none": ALWAYS}[frame.offers]
    entry = entries.OffersChosen(seat.number, until)
    await seats.commit_and_show(table, connection, frame.id, entry, update_index=False)
    return None


async def settings(table: Table, connection: Connection, frame: m.Settings) -> Reply:
    auto_play = table.auto_play_of(connection.person)
    roll = auto_play.auto_roll if frame.auto_roll is None else frame.auto_roll
    skip = auto_play.auto_skip if frame.auto_skip is None else frame.auto_skip
    below = auto_play.refuse_below if frame.refuse_below is None else frame.refuse_below
    end_from = auto_play.end_from
    if frame.roll_and_end is not None:
        end_from = next_turn_to_end(table, connection.person) if frame.roll_and_end else 0
    entry = entries.SettingsChanged(connection.person, roll, skip, end_from, below)
    await table.commit([entry], connection.person, frame.id, update_index=False)
    connection.send(write(frames.table_frame(table, connection)))
    return None


def next_turn_to_end(table: Table, person: str) -> int:
    """The first turn that is rolled and ended for a person: not a turn of theirs in which they have rolled."""
    if table.live is None:
        return 1
    game = table.live.game
    begun = table.seats[game.active].person == person and not table.may(game.active, roles.ROLL)
    return game.turn + 1 if begun or game.turn == 0 else game.turn


# ---- talking


def speaker(table: Table, connection: Connection) -> tuple[int, str]:
    """The seat that a sender speaks from, of several the one they look from, and its name."""
    seats = table.seats_of(connection.person)
    for seat in sorted(seats, key=lambda seat: seat.number != connection.viewpoint):
        return seat.number, seat.name
    return SPECTATOR, connection.name


async def chat(table: Table, connection: Connection, frame: m.Say) -> Reply:
    if not table.options.chat:
        raise Refused("chat.off")
    text = clean(frame.text)
    if not text:
        raise Refused("chat.empty", status=400)
    seat, name = speaker(table, connection)
    entry = entries.Said(connection.person, name, seat, text)
    await table.commit([entry], connection.person, frame.id, update_index=False)
    send_unmuted(table, connection.person, m.Chat([table.chat_lines[-1]]))
    return None


def send_unmuted(table: Table, person: str, frame: m.ServerFrame) -> None:
    """To all who have not muted the person it comes from."""
    encoded = write(frame)
    for connection in table.subscribers:
        if person not in connection.muted:
            connection.send(encoded)


async def emote(table: Table, connection: Connection, frame: m.SendEmote) -> Reply:
    if not table.options.chat:
        raise Refused("chat.off")
    if frame.emote not in EMOTES:
        raise Refused("emote.unknown", status=400)
    seat, name = speaker(table, connection)
    send_unmuted(table, connection.person, m.Emote(connection.person, name, seat, frame.emote))
    return None


async def mute(table: Table, connection: Connection, frame: m.Mute) -> Reply:
    muted = set(connection.muted)
    muted = muted | {frame.person} if frame.muted else muted - {frame.person}
    await table.services.people.set_mute(connection.person, frame.person, frame.muted)
    for mine in table.connections:
        if mine.person == connection.person:
            mine.muted = muted
            mine.send(write(frames.table_frame(table, mine)))
    return None


HANDLERS: Final[dict[type, Handler]] = {
    m.Hello: hello,
    m.Look: look,
    m.Ping: ping,
    m.Act: act,
    m.Undo: undo,
    m.Why: why,
    m.AskNote: note,
    m.AskHint: hint,
    m.LeaveLesson: leave_lesson,
    m.Say: chat,
    m.SendEmote: emote,
    m.Mute: mute,
    m.VoteExtend: vote_extend,
    m.VoteOvertime: vote_overtime,
    m.Settings: settings,
    m.HoldOffer: hold_offer,
    m.WantOffers: want_offers,
    m.Back: back,
    m.Sit: seats.sit,
    m.Stand: seats.stand,
    m.AddBot: seats.add_bot,
    m.RemoveBot: seats.remove_bot,
    m.Kick: seats.kick,
    m.ChooseRated: seats.choose_rated,
    m.CommitShare: starting.commit_share,
    m.RevealShare: starting.reveal_share,
    m.ChangeOptions: seats.options,
    m.ChangePace: seats.change_pace,
    m.Rename: seats.rename,
    m.Start: starting.start,
    m.Close: seats.close,
    m.Rematch: seats.rematch,
}
