"""A live table: its seats, its game, its log, and the people around it.

Everything that happens is an entry of the log. It is written down first, then rollback into the table, then told: so a
table that is read from its log is the same as the one that was lost. One lock a table; nothing is shown unwritten.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from time import monotonic, time
from typing import TYPE_CHECKING, Final

import msgspec

from archipel.engine.errors import ArchipelError
from archipel.server.messages import (
    ChatLine,
    Fair,
    Person,
    SeatInfo,
    ServerFrame,
    Sheet,
    TableOptions,
    TableState,
    TableSummary,
    write,
)
from archipel.server.refusals import Refused
from archipel.server.socket.connection import SPECTATOR, Connection
from archipel.server.storage.store import Index, NotOwner, Row, StorageError
from archipel.server.table import fair_dice
from archipel.server.table.chat import KEPT
from archipel.server.table.clock import Clock
from archipel.server.table.game_specs import colours_of, spec_of
from archipel.server.table.live_game import LiveGame
from archipel.server.table.log_entries import (
    AnyEntry,
    BotReplaced,
    CameBack,
    Closed,
    EntropyAdded,
    HostChanged,
    Moved,
    NextOpened,
    Opened,
    OptionsChanged,
    Said,
    SeatChanged,
    SettingsChanged,
    Started,
    Undone,
    WentAbsent,
    read_entry,
    write_entry,
)
from archipel.server.table.seats import Seat
from archipel.server.table.sheet import make_sheet
from archipel.server.table.spectators import Delay, Latecomer

if TYPE_CHECKING:
    from archipel.server.services import Services

ANSWERS: Final = 2000  # commands whose answers are remembered
INDEX_EVERY: Final = 60.0  # seconds after which lists learn that a table is still being played


class LogError(Exception):
    """A log that cannot be: the game in it does not play as it is written."""


@dataclass(slots=True)
class AutoPlay:
    """What somebody has asked to be done for them."""

    auto_roll: bool = False
    auto_skip: bool = False


class Table:
    """One table. Methods that change it are called with the lock held."""

    def __init__(self, services: Services, table: str) -> None:
        self.services = services
        self.id = table
        self.lock = asyncio.Lock()
        self.woken = asyncio.Event()  # the driver has something to look at
        self.code = ""
        self.host = ""
        self.secret = ""
        self.options = TableOptions()
        self.state: TableState = "waiting"
        self.seats: list[Seat] = []
        self.live: LiveGame | None = None
        self.clock = Clock("none")
        self.lines: list[ChatLine] = []
        self.auto_plays: dict[str, AutoPlay] = {}
        self.following: NextOpened | None = None
        self.connections: set[Connection] = set()
        self.away_since: dict[str, float] = {}  # people who sit here and have no socket
        self.answers: OrderedDict[tuple[str, str], bytes] = OrderedDict()
        self.answered: dict[tuple[str, str], int] = {}  # from the log: the version after a command
        self.number = 0  # of the next entry
        self.created = 0.0
        self.changed = 0.0
        self.indexed = 0.0
        self.restored = False
        self.lost = False  # another process has written to its log
        self.used = monotonic()
        self.delay: Delay | None = None  # what spectators see, if that is not the present
        self._sheet: Sheet | None = None

    # ---- what is

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
    def sheet(self) -> Sheet:
        if self._sheet is None:
            self._sheet = make_sheet(self.game.game)
        return self._sheet

    def seats_of(self, person: str) -> list[Seat]:
        return [seat for seat in self.seats if seat.kind == "person" and seat.person == person]

    def is_connected(self, person: str) -> bool:
        return any(connection.person == person for connection in self.connections)

    @property
    def players(self) -> list[str]:
        """The people who sit here, each once."""
        return list(dict.fromkeys(seat.person for seat in self.seats if seat.kind == "person"))

    @property
    def present(self) -> list[str]:
        """The people who sit here and are connected."""
        return [person for person in self.players if self.is_connected(person)]

    @property
    def paused(self) -> bool:
        """Nothing happens by itself while nobody who plays, or at a table of bots nobody at all, is there."""
        return not (self.present if self.players else self.connections)

    def auto_play_of(self, person: str) -> AutoPlay:
        return self.auto_plays.get(person, AutoPlay())

    # ---- the log

    def fold(self, entry: AnyEntry, at: float) -> None:
        """Let an entry have its effect. Moves are carried out here only when a log is read again."""
        match entry:
            case Opened():
                self.code, self.host, self.secret = entry.code, entry.host, entry.secret
                self.created = at
                self._take_options(entry.options)
            case OptionsChanged():
                self._take_options(entry.options)
            case SeatChanged():
                self._take_seat(entry)
            case HostChanged():
                self.host = entry.host
            case EntropyAdded():
                self.seats[entry.seat].entropy = entry.value
            case Started():
                self.state = "playing"
                self.live = LiveGame(spec_of(self.options, entry.scenario), int(entry.seed, 16))
                self.clock = Clock(self.options.clock)
            case Moved():
                done, _ = self.game.do(entry.seat, entry.do, entry.by)
                if done.chance != entry.chance:
                    raise LogError(f"{self.id}: version {self.version} draws otherwise than it is written")
                self.settle_move(entry.seat, entry.by)
            case Undone():
                self.game.undo(entry.seat)
            case Said():
                self.lines.append(ChatLine(len(self.lines), entry.person, entry.name, entry.seat, entry.text, at))
            case WentAbsent():
                self.seats[entry.seat].absent = True
                self.seats[entry.seat].stand_in = entry.bot
            case CameBack():
                self.seats[entry.seat].absent = False
                self.seats[entry.seat].misses = 0
            case BotReplaced():
                self.seats[entry.seat].replace_bot(entry.after)
            case SettingsChanged():
                self.auto_plays[entry.person] = AutoPlay(entry.auto_roll, entry.auto_skip)
            case Closed():
                self.state = "closed"
            case NextOpened():
                self.following = entry

    def settle_move(self, seat: int, by: str) -> None:
        """After an action: the end of the game, and somebody who is there after all."""
        if by == self.seats[seat].person:
            self.seats[seat].misses = 0
        if self.game.over:
            self.state = "over"

    def _take_options(self, options: TableOptions) -> None:
        self.options = options
        colours = colours_of(options.game)
        self.seats = self.seats[: options.seats]
        for number in range(len(self.seats), options.seats):
            self.seats.append(Seat(number, colours[number]))

    def _take_seat(self, entry: SeatChanged) -> None:
        seat = self.seats[entry.seat]
        if seat.person != entry.person and self.live is None:
            seat.entropy = ""
        seat.kind, seat.person, seat.name = entry.holder, entry.person, entry.name
        seat.bot, seat.offered = entry.bot, entry.offered
        seat.absent, seat.stand_in, seat.misses = False, "", 0

    def restore(self, rows: Iterable[Row]) -> None:
        """Become what the log says."""
        latecomer = Latecomer(self)
        for row in rows:
            if row.number != self.number:
                raise LogError(f"{self.id}: entry {self.number} is missing")
            try:
                entry = read_entry(row.entry)
                latecomer.before(entry, row.at)
                self.fold(entry, row.at)
                latecomer.after(entry, row.at)
            except (Refused, ArchipelError, msgspec.MsgspecError, IndexError) as wrong:
                raise LogError(f"{self.id}: entry {self.number} cannot be carried out") from wrong
            if row.command:
                self.answered[(row.person, row.command)] = row.version
            self.number += 1
            self.changed = row.at
        latecomer.end()
        if self.live is not None:
            self.restored = True
        self.indexed = self.changed
        now = monotonic()
        self.away_since = dict.fromkeys(self.players, now)

    async def commit(
        self,
        entries: list[AnyEntry],
        person: str = "",
        command: str = "",
        rollback: Callable[[], None] | None = None,
        update_index: bool = True,
    ) -> None:
        """Write entries down and fold them; `rollback` is given when the effect is there already and takes it back."""
        at = time()
        rows = [
            Row(self.id, self.number + k, self.version, person, command if k == 0 else "", write_entry(entry), at)
            for k, entry in enumerate(entries)
        ]
        update_index = update_index or at - self.indexed > INDEX_EVERY
        if rollback is None:
            # Who sits where after these entries is known only by folding them; a table that cannot write is read again.
            for entry in entries:
                self.fold(entry, at)
        try:
            await self.services.store.append(rows, self.index(at) if update_index else None)
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
        self.woken.set()

    # ---- for lists

    def summary(self, at: float) -> TableSummary:
        """The table in a list, as nobody in particular sees it."""
        return TableSummary(
            table=self.id,
            code=self.code,
            title=self.options.title,
            state=self.state,
            game=self.options.game,
            seats=[self.seat_info(seat, "") for seat in self.seats],
            clock=self.options.clock,
            public=self.options.public,
            spectators_allowed=self.options.spectators,
            mine=False,
            created=self.created,
            changed=at,
            winners=[] if self.live is None else self.live.game.winners,
        )

    def index(self, at: float) -> Index:
        return Index(self.state, self.options.public, write(self.summary(at)).decode(), tuple(self.players), at)

    def seat_info(self, seat: Seat, person: str) -> SeatInfo:
        return SeatInfo(
            seat=seat.number,
            colour=seat.colour,
            kind=seat.kind,
            name=seat.name,
            person=seat.person,
            bot=seat.played_by,
            mine=bool(person) and seat.kind == "person" and seat.person == person,
            connected=seat.kind == "person" and self.is_connected(seat.person),
            absent=seat.absent,
            offered=seat.kind == "bot" and seat.offered,
            entropy=bool(seat.entropy),
        )

    def people(self) -> list[Person]:
        """Everybody: those who sit here in the order of their seats, then the others."""
        names = {seat.person: seat.name for seat in reversed(self.seats) if seat.kind == "person"}
        names = {person: names[person] for person in self.players}
        for name, person in sorted((connection.name, connection.person) for connection in self.connections):
            names[person] = name
        return [
            Person(person, name, [seat.number for seat in self.seats_of(person)], self.is_connected(person))
            for person, name in names.items()
        ]

    @property
    def spectators(self) -> int:
        return len({connection.person for connection in self.connections if not self.seats_of(connection.person)})

    # ---- fair dice

    def fair(self) -> Fair:
        """What may be shown of the dice: all of it only when the game is over."""
        fair = Fair(fair_dice.commitment_of(self.secret))
        if self.live is not None and self.live.over:
            fair.secret = self.secret
            fair.entropy = [seat.entropy for seat in self.seats]
            fair.seed = fair_dice.seed_hex(self.live.seed)
        return fair

    def record(self) -> str:
        """The record of the finished game."""
        if self.live is None or not self.live.over:
            raise Refused("record.unfinished", status=403)
        bots = [seat.bot if seat.kind == "bot" else "" for seat in self.seats]
        names = [bot.partition(":")[0] or seat.name for bot, seat in zip(bots, self.seats, strict=True)]
        return fair_dice.record_with(self.live.game, self.id, names, bots, self.fair())

    # ---- telling

    def send_to_all(self, frame: ServerFrame) -> None:
        """The same frame for everybody."""
        said = write(frame)
        for connection in self.connections:
            if connection.subscribed:
                connection.send(said)

    def chat_for(self, connection: Connection, lines: list[ChatLine]) -> list[ChatLine]:
        return [line for line in lines if line.person not in connection.muted][-KEPT:]

    def default_viewpoint(self, person: str) -> int:
        """The seat somebody looks from unless they choose another: one that has to decide, or their first."""
        mine = [seat.number for seat in self.seats_of(person)]
        if not mine:
            return SPECTATOR
        deciding = [] if self.live is None else self.live.deciding
        return next((seat for seat in mine if seat in deciding), mine[0])
