"""The bodies and answers of the calls about tables and what is kept of them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from archipel.server.messages.shared import BotText, ClockName, Json, Name, Seat, SeatInfo, TableOptions, TableState
from archipel.server.messages.sheets import Sheet


class CreateTable(Struct, forbid_unknown_fields=True):
    """`bots` and `sit` fill seats in the same call: `{"bots": ["standard", "standard", "standard"], "sit": 0}`."""

    options: TableOptions = msgspec.field(default_factory=TableOptions)
    name: Name | None = None  # of the guest who opens it
    sit: Seat | None = None
    bots: Annotated[list[BotText], Meta(max_length=8)] = []


class OpenLesson(Struct, forbid_unknown_fields=True):
    """`lesson` is one of the catalogue; `title` is that of its table, in the learner's language."""

    lesson: Annotated[str, Meta(max_length=64)]
    name: Name | None = None  # of the guest who learns
    title: Annotated[str, Meta(max_length=60)] = ""


class MapSheet(Struct):
    """The map of a table before anybody has placed anything. `number` is 0 where none was chosen: it is an example
    then, and the game deals its own."""

    number: int
    sheet: Sheet
    view: Json


Reach = Literal["machine", "house", "everywhere"]


class Invitation(Struct):
    """The link to a table for others, and from where it can be opened: on this machine, in its network, or anywhere."""

    link: str
    reach: Reach


class JoinTable(Struct, forbid_unknown_fields=True):
    """Take a seat, the first open one unless `seat` names it; a person who has one keeps it."""

    name: Name | None = None
    seat: Seat | None = None


class StartGame(Struct, forbid_unknown_fields=True):
    """By the host; `bot` fills open seats. Without it, open seats are a reason to refuse."""

    bot: BotText | None = None


class Awaited(Struct):
    """A seat that a game waits for which is played in days. Times are seconds since 1970."""

    seat: int
    since: float
    until: float  # its time is over then


class TableSummary(Struct):
    """A table in a list."""

    table: str
    code: str  # "" unless the table is public or the caller sits there
    title: str
    state: TableState
    game: str
    seats: list[SeatInfo]
    clock: ClockName
    public: bool
    spectators_allowed: bool
    mine: bool
    created: float
    changed: float
    winners: list[int] = []
    rules: int = 0  # the version of the rules its game was begun by; 0: not begun, or before versions were written
    host: str = ""  # public id; "" in lists of tables from before hosts were listed
    awaited: list[Awaited] = []  # of a game that is played in days
    rated: bool = False  # it counts for the ratings of its players, since it began


class KnownHand(Struct):
    """What everybody may know of a hand: cards that are surely in it, how many others, and what a roll brings."""

    known: dict[str, int]
    unknown: int
    mean: dict[str, float]  # cards that a roll of the dice brings on average
    chance: float  # that the next roll brings any
    brings: dict[str, dict[str, int]]  # cards by the total of the dice, where it brings any


class NewPreset(Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=60)]
    options: TableOptions


class Preset(Struct):
    preset: str
    name: str
    options: TableOptions
    mine: bool
