"""A table: its seats, its game, its log, and the connections to it.

The log is the table: every change is an entry of the log, and a table that is read from its log again is the same.
Under the table's one lock a change is first applied in memory, then written to the log, then sent: nothing is shown
that is not written. If the log cannot be written, a move is rolled back; a table with any other unwritten change is
dropped and read from its log again.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING, Final

from archipel.bots.registry import current_name
from archipel.catalogue.lessons import LessonError, lesson
from archipel.engine import roles
from archipel.engine.action import Action
from archipel.engine.game import Game
from archipel.server.messages import (
    ChatLine,
    ServerFrame,
    TableOptions,
    TableState,
    write,
)
from archipel.server.notices.times import NoticeTimes
from archipel.server.refusals import Refused
from archipel.server.socket.connection import SPECTATOR, Connection
from archipel.server.storage.store import NotOwner, Row, StorageError
from archipel.server.table import frames, summaries, timing
from archipel.server.table.chat import KEPT
from archipel.server.table.clock import DAYS, HOUR, Clock
from archipel.server.table.days_clock import DaysClock, Period
from archipel.server.table.delayed_view import DelayedView
from archipel.server.table.game_specs import colours_of, spec_of
from archipel.server.table.lesson import LessonRun
from archipel.server.table.live_game import LiveGame
from archipel.server.table.log_entries import (
    AnyEntry,
    BotReplaced,
    CameBack,
    ClockSet,
    Closed,
    HostChanged,
    LessonLeft,
    Moved,
    NextOpened,
    OffersChosen,
    Opened,
    OptionsChanged,
    RatedChosen,
    Said,
    Sealed,
    SeatChanged,
    SettingsChanged,
    ShareCommitted,
    ShareRevealed,
    Started,
    Undone,
    WentAbsent,
    write_entry,
)
from archipel.server.table.patience import Patience
from archipel.server.table.seats import Seat
from archipel.server.table.written import written

if TYPE_CHECKING:
    from archipel.server.services import Services

ANSWERS: Final = 2000  # commands whose answers are remembered
INDEX_EVERY: Final = 60.0  # seconds after which lists learn that a table is still being played


class LogError(Exception):
    """A log that cannot be right: its entries cannot be applied, or chance brings something else."""


@dataclass(slots=True)
class UnplayableGame:
    """A game that the log holds and that cannot be played again: the entry where it failed, and why."""

    entry: int
    reason: str
    moves: list[Moved]  # all that the log has
    finished: bool = False  # it had come to its end


@dataclass(slots=True)
class AutoPlay:
    """What a person has asked to be done for them."""

    auto_roll: bool = False
    auto_skip: bool = False
    end_from: int = 0  # roll and end their first turn of this number or later; 0: no
    refuse_below: int = 0  # decline offers of fewer cards for each of theirs


class Table:
    """One table. Methods that change it are called with the lock held."""

    def __init__(self, services: Services, table: str) -> None:
        self.services = services
        self.id = table
        self.lock = asyncio.Lock()
        self.woken = asyncio.Event()  # wakes the driver
        self.code = ""
        self.host = ""
        self.secret = ""
        self.options = TableOptions()
        self.state: TableState = "waiting"
        self.seats: list[Seat] = []
        self.sealed_at: float | None = None  # since when the game waits for the shares of the dice
        self.live: LiveGame | None = None
        self.lesson_name = ""  # "": a table like any other
        self.lesson: LessonRun | None = None  # while it is being played
        self.clock = Clock("none")
        self.holidays: dict[str, list[Period]] = {}  # of its people, while it is played in days
        self.clock_written: ClockSet | None = None  # of a table that is played in days: what its log says
        self.notice_times: dict[str, NoticeTimes] = {}  # of its people, while it is played in days
        self.people_read: frozenset[str] = frozenset()  # whose holidays and times of notices these are
        self.told: dict[str, int] = {}  # by person: the turn they have had a notice of
        self.reminded: dict[str, int] = {}  # by person: the turn they were reminded of
        self.last_command: dict[str, float] = {}  # by person, in a game that is played in days
        self.bot_waits = False  # for the answers of others to its offer
        self.patience = Patience(services.settings.trade_patience)  # of a bot that has made an offer
        self.chat_lines: list[ChatLine] = []
        self.auto_plays: dict[str, AutoPlay] = {}
        self.hands_seen: dict[str, set[int]] = {}  # by person: the seats they have had since the game began
        self.next_table: NextOpened | None = None  # the rematch
        self.rules = 0  # the version that its game was begun by
        self.seed = ""  # of its game, in hex; "": it has not begun
        self.scenario = ""  # the text of a custom one, as it was then
        self.map = ("", "")  # that the table was opened with: the name of its game and its text
        self.rated_players: list[str] = []  # by seat, since it began, if it counts for their ratings
        self.unplayable: UnplayableGame | None = None
        self.connections: set[Connection] = set()
        self.connected: Counter[str] = Counter()  # by person: how many connections
        self.away_since: dict[str, float] = {}  # players without a connection
        self.answers: OrderedDict[tuple[str, str], bytes] = OrderedDict()
        self.logged_commands: dict[tuple[str, str], int] = {}  # read from the log: the version after each command
        self.number = 0  # of the next log entry
        self.created = 0.0
        self.changed = 0.0
        self.indexed = 0.0
        self.restored = False
        self.lost = False  # it is not what its log says any more, and has to be read again
        self.last_used = monotonic()
        self.delayed: DelayedView | None = None  # what spectators see, if that is not the present

    # ---- reading it

    @property
    def version(self) -> int:
        return 0 if self.live is None else self.live.version

    @property
    def game(self) -> LiveGame:
        """The game, which must have begun."""
        if self.live is None:
            raise Refused("table.not_playing")
        return self.live

    @property
    def sheet(self) -> bytes:
        """The frame that says what the rules consist of."""
        game = self.game.game
        return written(game.rules).sheet(game)

    def map_text(self, game: str) -> str:
        """The text of the map that the table was opened with, if this is its game; else ""."""
        return self.map[1] if game == self.map[0] else ""

    def seats_of(self, person: str) -> list[Seat]:
        return [seat for seat in self.seats if seat.kind == "person" and seat.person == person]

    def knows(self, person: str) -> bool:
        """Whether a person is here, or what happened here names them."""
        return (
            person == self.host
            or self.is_connected(person)
            or any(person in (seat.person, seat.kept_for) for seat in self.seats)
            or any(line.person == person for line in self.chat_lines)
        )

    @property
    def subscribers(self) -> list[Connection]:
        """The connections that have said hello."""
        return [connection for connection in self.connections if connection.subscribed]

    def is_connected(self, person: str) -> bool:
        return person in self.connected

    @property
    def players(self) -> list[str]:
        """The people who sit here, each once."""
        return list(dict.fromkeys(seat.person for seat in self.seats if seat.kind == "person"))

    @property
    def present(self) -> list[str]:
        """The people who sit here and are connected."""
        return [person for person in self.players if self.is_connected(person)]

    @property
    def spectators(self) -> int:
        return len(self.connected.keys() - set(self.players))

    @property
    def finished(self) -> bool:
        """Whether its game has come to its end."""
        return self.unplayable.finished if self.unplayable is not None else self.live is not None and self.live.over

    @property
    def paused(self) -> bool:
        """Nothing happens by itself while no player is connected or, at a table of bots, nobody at all. In a game that
        is played in days nobody has to be."""
        people = [seat.person for seat in self.seats if seat.kind == "person"]
        if self.in_days:
            return False
        return not (any(person in self.connected for person in people) if people else self.connections)

    @property
    def in_days(self) -> bool:
        """Whether its game is played in days: nobody has to stay."""
        return self.options.clock in DAYS

    @property
    def days_clock(self) -> DaysClock | None:
        return self.clock if isinstance(self.clock, DaysClock) else None

    def clock_time(self) -> float:
        """The time that its clock counts by."""
        return self.services.settings.now() if self.in_days else monotonic()

    @property
    def left_to_people(self) -> bool:
        """Whether nobody but the people here decides when something happens: no bots, clock, delay or absences."""
        return (
            not self.clock.limited
            and self.delayed is None
            and not self.away_since
            and not self.auto_plays
            and (self.live is None or not self.live.has_passes)
            and all(seat.kind == "person" and not seat.absent for seat in self.seats)
        )

    def auto_play_of(self, person: str) -> AutoPlay:
        return self.auto_plays.get(person, AutoPlay())

    def check_not_lost(self) -> None:
        """Refuse: what a lost table holds is not written, so it is neither shown nor changed."""
        if self.lost:
            raise Refused("server.storage", status=503)

    # ---- the log

    def apply(self, entry: AnyEntry, at: float) -> None:
        """Let an entry of this time have its effect. Moves come here only when a log is read: see `play`."""
        match entry:
            case Opened():
                self.code, self.host, self.secret = entry.code, entry.host, entry.secret
                self.lesson_name = entry.lesson
                self.map = (entry.options.game, entry.scenario)
                self.created = at
                self._take_options(entry.options)
            case OptionsChanged():
                self._take_options(entry.options)
            case SeatChanged():
                self._take_seat(entry)
            case HostChanged():
                self.host = entry.host
            case RatedChosen():
                self.seats[entry.seat].rated = entry.rated
            case ShareCommitted():
                self.seats[entry.seat].commitment = entry.value
            case Sealed():
                self.sealed_at = monotonic()
                for seat in self.seats:  # an older log may hold a share without a commitment
                    seat.share = seat.share if seat.commitment else ""
            case ShareRevealed():
                self.seats[entry.seat].share = entry.value
            case Started():
                self.state = "playing"
                self.rules, self.seed, self.scenario = entry.rules, entry.seed, entry.scenario
                self.rated_players = entry.rated
                for seat in self.seats:
                    self._see_hand(seat)
                self.live = LiveGame(spec_of(self.options, entry.scenario), int(entry.seed, 16), entry.chance)
                self.lesson = self._lesson_run()
                self.clock = (
                    DaysClock(self.options.clock, float(self.options.offer_hours * HOUR))
                    if self.in_days
                    else Clock(self.options.clock)
                )
            case Moved():
                if not self.game.apply_again(entry):
                    raise LogError(f"{self.id}: version {self.version} draws something other than the log")
                self.after_action(entry)
            case Undone():
                self.game.undo(entry.seat)
            case LessonLeft():
                self.lesson = None
                self.game.undo_stack.clear("undo.nothing")
            case Said():
                self.chat_lines.append(
                    ChatLine(len(self.chat_lines), entry.person, entry.name, entry.seat, entry.text, at)
                )
            case WentAbsent():
                self.seats[entry.seat].absent = True
                self.seats[entry.seat].stand_in = current_name(entry.bot)
            case CameBack():
                self.seats[entry.seat].absent = False
                self.seats[entry.seat].misses = 0
            case BotReplaced():
                self.seats[entry.seat].replace_bot(entry.after)
            case SettingsChanged():
                self.auto_plays[entry.person] = AutoPlay(
                    entry.auto_roll, entry.auto_skip, entry.end_from, entry.refuse_below
                )
            case OffersChosen():
                self.seats[entry.seat].spared_until = entry.spared_until
            case ClockSet():
                self._take_clock(entry)
            case Closed():
                self.state = "closed"
            case NextOpened():
                self.next_table = entry

    def _lesson_run(self) -> LessonRun | None:
        """The lesson from its first step on; a game whose lesson is not there any more goes on without."""
        try:
            return LessonRun(lesson(self.lesson_name)) if self.lesson_name else None
        except LessonError:
            return None

    def after_action(self, move: Moved) -> None:
        """The game may be over, a lesson goes on, and a person who acts misses nothing."""
        if move.by == self.seats[move.seat].person:
            self.seats[move.seat].misses = 0
            if self.days_clock is not None:
                self.days_clock.acted(self.clock_time(), move.seat)
        if self.lesson is not None:
            self.lesson.moved(self.game.game.rules, move.seat, move.do)
        if self.game.over:
            self.state = "over"

    def _take_options(self, options: TableOptions) -> None:
        if spec_of(options) != spec_of(self.options):  # what people have agreed to was another game
            for seat in self.seats:
                seat.rated = False
        self.options = options
        colours = colours_of(options.game, self.map_text(options.game))
        self.seats = self.seats[: options.seats]
        for seat, colour in zip(self.seats, colours, strict=False):
            seat.colour = colour
        for number in range(len(self.seats), options.seats):
            self.seats.append(Seat(number, colours[number]))

    def _take_seat(self, entry: SeatChanged) -> None:
        seat = self.seats[entry.seat]
        person = seat.person
        if seat.person != entry.person and self.live is None:
            seat.commitment = seat.share = ""
        seat.kind, seat.person, seat.name = entry.holder, entry.person, entry.name
        seat.bot, seat.offered, seat.kept_for = current_name(entry.bot), entry.offered, entry.kept_for
        seat.absent, seat.stand_in, seat.misses = False, "", 0
        if seat.person != person:
            seat.spared_until = 0
            seat.rated = False
        if self.live is not None:
            self._see_hand(seat)

    def _take_clock(self, entry: ClockSet) -> None:
        if self.days_clock is not None:
            self.days_clock.set_state(entry)
            for number, misses in entry.misses.items():
                self.seats[number].misses = misses
        self.clock_written = entry

    def _see_hand(self, seat: Seat) -> None:
        if seat.kind == "person":
            self.hands_seen.setdefault(seat.person, set()).add(seat.number)

    def delay_spectators(self) -> None:
        """Spectators stay at this position for a while, if the table is set up so."""
        if self.delayed is None and self.options.spectator_delay:
            self.delayed = DelayedView(self)

    async def commit(
        self,
        entries: list[AnyEntry],
        person: str = "",
        command: str = "",
        rollback: Callable[[], None] | None = None,
        update_index: bool = True,
    ) -> None:
        """Apply entries and write them to the log, all or none. Refused when they cannot be written.

        With `rollback` they are applied already, and it takes them back. `person` and `command` name the command that
        asked for them, so that it is not carried out twice. `update_index`: lists show something else from now on.
        """
        if self.unplayable is not None:
            raise Refused(f"table.{self.state}")
        if self.lost:
            if rollback is not None:
                rollback()
            self.check_not_lost()
        at = self.services.settings.now()
        rows = [
            Row(self.id, self.number + k, self.version, person, command if k == 0 else "", write_entry(entry), at)
            for k, entry in enumerate(entries)
        ]
        if not all(row.storable for row in rows):  # before anything is applied: a bad value does not lose the table
            if rollback is not None:
                rollback()
            raise Refused("request.malformed", status=400)
        update_index = update_index or at - self.indexed > INDEX_EVERY
        if rollback is None:  # before they are written, because the index shows the table after them
            for entry in entries:
                self.apply(entry, at)
        try:
            await self.services.store.append(rows, summaries.index(self, at) if update_index else None)
        except StorageError as wrong:
            if rollback is not None:
                rollback()
            if rollback is None or isinstance(wrong, NotOwner):
                self.lost = True
                self.woken.set()
            raise Refused("server.storage", status=503) from wrong
        if update_index:
            self.indexed = at
        self.number += len(rows)
        self.changed = at
        if rollback is None or not self.left_to_people:  # after a move the driver has nothing to do
            self.woken.set()

    # ---- playing

    async def play(self, seat: int, action: Action | str, by: str, command: str = "") -> None:
        """An action of a seat, from a person (with the id of their command) or a bot. Refused: nothing has changed."""
        live = self.game
        events_from = live.event_count
        entry, checkpoint = live.apply(seat, action, by)
        more = self._done_in_advance(entry, checkpoint.game)
        await self.commit(
            [entry, *more], by if command else "", command, lambda: live.rollback(checkpoint), update_index=live.over
        )
        self.after_action(entry)
        for one in more:
            self.apply(one, self.changed)
        timing.restart_clock(self)
        frames.send_moves(self, frames.Step(seat, live.changes(checkpoint.game), events_from))
        if more:  # the others are not told what was asked for
            frames.send_table(self, self.seats[seat].person)
        self.services.metrics.count("moves")
        if self.state == "over":
            self.services.game_ended.set()
            frames.send_table(self)
            frames.send_over(self)

    def _done_in_advance(self, move: Moved, before: Game) -> list[AnyEntry]:
        """A turn that was to be rolled and ended has ended, or its player has done something else in it."""
        person = self.seats[move.seat].person
        asked = self.auto_play_of(person)
        if not asked.end_from or move.seat != before.active or before.turn < asked.end_from:
            return []
        if roles.ROLL in before.rules.verb_named[move.do.partition(" ")[0]].roles:
            return []
        return [SettingsChanged(person, asked.auto_roll, asked.auto_skip, 0, asked.refuse_below)]

    async def undo(self, seat: int, person: str, command: str) -> None:
        """A person takes back the last action of their seat."""
        live = self.game
        checkpoint = live.undo(seat)
        await self.commit([Undone(seat)], person, command, lambda: live.rollback(checkpoint), update_index=False)
        timing.restart_clock(self)
        frames.send_moves(self, frames.Step(seat, live.changes(checkpoint.game), live.event_count, undone=True))
        frames.send_notice(self, "undone", seat=seat)

    def may(self, seat: int, *wanted: str) -> bool:
        """Whether a seat may do something now whose verb has all these roles."""
        game = self.game.game
        verbs = game.rules.verb_named
        return any(all(role in verbs[action.kind].roles for role in wanted) for action in game.legal_actions(seat))

    def answers_offer(self, seat: int) -> bool:
        """Whether a deciding seat has an offer to answer, and may decline it."""
        return seat != self.game.game.active and self.may(seat, roles.TRADE, roles.PASSES)

    # ---- sending

    def send_to_all(self, frame: ServerFrame) -> None:
        """The same frame to all connections."""
        encoded = write(frame)
        for connection in self.subscribers:
            connection.send(encoded)

    def chat_for(self, connection: Connection, lines: list[ChatLine]) -> list[ChatLine]:
        return [line for line in lines if line.person not in connection.muted][-KEPT:]

    def default_viewpoint(self, person: str) -> int:
        """The seat a person sees the game from unless they choose another: one that has to decide, or their first."""
        mine = [seat.number for seat in self.seats_of(person)]
        if not mine:
            return SPECTATOR
        deciding = [] if self.live is None else self.live.deciding
        return next((seat for seat in mine if seat in deciding), mine[0])
