"""The entries of a table's log: applied one after the other they make the table."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from archipel.server.messages import OvertimeVote, SeatKind, TableOptions


class Entry(Struct, tag_field="kind", omit_defaults=True):
    """Something that happened at a table."""


class Opened(Entry, tag="opened"):
    """The table was made. `secret`, of the fair dice, is shown only at the end of the game; those of a lesson are
    declared by it. `scenario` is the text of a map that it was opened with."""

    code: str
    host: str
    secret: str
    options: TableOptions
    lesson: str = ""
    scenario: str = ""


class OptionsChanged(Entry, tag="options"):
    options: TableOptions


class SeatChanged(Entry, tag="seat"):
    """Who sits on a seat now. `offered`: a person may take it from the bot during the game; with `kept_for`, only the
    person who was sent away from it."""

    seat: int
    holder: SeatKind
    person: str = ""
    name: str = ""
    bot: str = ""
    offered: bool = False
    kept_for: str = ""


class HostChanged(Entry, tag="host"):
    host: str


class RatedChosen(Entry, tag="rated"):
    """Whether the person of a seat wants the game to count for the ratings."""

    seat: int
    rated: bool


class ShareCommitted(Entry, tag="share_committed"):
    seat: int
    value: str


class Sealed(Entry, tag="sealed"):
    """The commitments to the shares are fixed: the game begins when the shares are revealed."""


class ShareRevealed(Entry, tag="entropy"):
    """The share of a seat. Logs of older tables have it without a commitment."""

    seat: int
    value: str


class Started(Entry, tag="started"):
    """The game began, with the options and the fair dice as they were; `scenario` is the text of a custom one.
    `rules` is the version of the rules it began with; 0: from before versions were written. `chance` has the outcomes
    that its lesson declares, by chance point; what comes after them is drawn. `rated` are the players by seat, if it
    counts for their ratings: who leaves it has the result of the seat all the same."""

    seed: str
    scenario: str = ""
    rules: int = 0
    chance: dict[str, list[str]] = {}
    rated: list[str] = []


class Moved(Entry, tag="move"):
    """An action in notation with the outcomes of chance; `by` is the id of a person, "bot " and a name, or "lesson"."""

    seat: int
    do: str
    chance: list[tuple[str, str]] = []
    by: str = ""


class Undone(Entry, tag="undo"):
    """The last action, of this seat, was taken back."""

    seat: int


class LessonLeft(Entry, tag="lesson_left"):
    """The game goes on without its lesson."""


class Said(Entry, tag="chat"):
    person: str
    name: str
    seat: int
    text: str


class WentAbsent(Entry, tag="absent"):
    """A bot plays this person's seat from now on."""

    seat: int
    bot: str


class CameBack(Entry, tag="back"):
    seat: int


class BotReplaced(Entry, tag="bot_replaced"):
    seat: int
    before: str
    after: str
    reason: str


class SettingsChanged(Entry, tag="settings"):
    person: str
    auto_roll: bool
    auto_skip: bool
    end_from: int = 0  # roll and end their first turn of this number or later; 0: no
    refuse_below: int = 0


class OffersChosen(Entry, tag="offers"):
    """A seat wants no offers of bots up to this turn; 0: it wants them."""

    seat: int
    spared_until: int


class ClockSet(Entry, tag="clock"):
    """The clock of a table that is played in days, all of it: the last one counts."""

    given: dict[int, tuple[float, float]] = {}  # by running seat: since when, and the seconds it had then
    left: dict[int, float] = {}  # of the seats that are not running
    turn: tuple[int, int] | None = None
    handed: list[int] = []
    late: dict[int, float] = {}
    votes: dict[int, OvertimeVote] = {}
    misses: dict[int, int] = {}


class Closed(Entry, tag="closed"):
    pass


class NextOpened(Entry, tag="rematch"):
    table: str
    code: str


AnyEntry = (
    Opened
    | OptionsChanged
    | SeatChanged
    | HostChanged
    | RatedChosen
    | ShareCommitted
    | Sealed
    | ShareRevealed
    | Started
    | Moved
    | Undone
    | LessonLeft
    | Said
    | WentAbsent
    | CameBack
    | BotReplaced
    | SettingsChanged
    | OffersChosen
    | ClockSet
    | Closed
    | NextOpened
)

_decoder = msgspec.json.Decoder(AnyEntry)
_list_decoder = msgspec.json.Decoder(list[AnyEntry])
_encoder = msgspec.json.Encoder()


def write_entry(entry: AnyEntry) -> str:
    return _encoder.encode(entry).decode()


def read_entry(text: str) -> AnyEntry:
    entry: AnyEntry = _decoder.decode(text)
    return entry


def read_entries(texts: list[str]) -> list[AnyEntry]:
    """Many entries at once, which is faster."""
    entries: list[AnyEntry] = _list_decoder.decode(f"[{','.join(texts)}]")
    return entries
