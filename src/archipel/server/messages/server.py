"""The frames the server sends."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from archipel.server.messages.shared import (
    PROTOCOL,
    ClockState,
    Fair,
    Form,
    InAdvance,
    Json,
    LessonState,
    Move,
    Person,
    PlaceKind,
    RatedState,
    Refusal,
    SeatInfo,
    TableOptions,
    TableState,
)
from archipel.server.messages.sheets import Sheet


class ServerFrame(Struct, tag_field="type", omit_defaults=False):
    """A frame from the server."""


class Answer(ServerFrame, tag="answer"):
    """The answer to a command, with the version of the table after it; a refusal has a key."""

    id: str
    ok: bool
    version: int
    key: str | None = None
    rule: str | None = None
    details: Json | None = None


class Table(ServerFrame, tag="table"):
    """Everything about the table except the game; sent whenever any of it changes."""

    table: str
    code: str
    state: TableState
    host: str  # public id of the person who opened it
    you: str  # public id of the receiver
    is_host: bool
    options: TableOptions
    seats: list[SeatInfo]
    people: list[Person]
    spectators: int
    fair: Fair
    settings: dict[str, bool]  # of the receiver: auto_roll, auto_skip
    in_advance: InAdvance  # of the receiver
    muted: list[str]
    version: int
    rules: int = 0  # the version of the rules its game was begun by; 0: not begun, or before versions were written
    protocol: int = PROTOCOL
    rated: RatedState = "off"


class Position(ServerFrame, kw_only=True):
    """The game as one seat may know it. The event log is its first `events_from` entries followed by `events`."""

    version: int
    seat: int  # whose view it is; -1 for a spectator
    legal: list[Move]  # of this seat; empty unless it is in `deciding`
    forms: list[Form]
    deciding: list[int]
    events_from: int
    events: list[Json]
    clock: ClockState
    may_undo: bool
    over: bool
    lesson: LessonState | None = None


class Snapshot(Position, tag="snapshot"):
    """The game now, with all its events: `events_from` is 0."""

    view: Json


class Moves(Position, tag="moves"):
    """The game after an action, or after one was taken back: what differs from the version before."""

    changed: Json  # the entries of the view that are different now; the others are as they were
    by: int  # the seat that acted
    undone: bool


class Clock(ServerFrame, tag="clock"):
    clock: ClockState


class Presence(ServerFrame, tag="presence"):
    people: list[Person]
    spectators: int


class ChatLine(Struct):
    number: int
    person: str
    name: str
    seat: int  # the first seat of the sender; -1 for a spectator
    text: str
    at: float  # seconds since 1970


class Chat(ServerFrame, tag="chat"):
    """New lines; after `hello`, the last hundred."""

    lines: list[ChatLine]


class Emote(ServerFrame, tag="emote"):
    person: str
    name: str
    seat: int
    emote: str


class Notice(ServerFrame, tag="notice"):
    """Something at the table that is worth a line for people to read: docs/protocol.md lists the kinds."""

    kind: str
    details: Json


class Reasons(ServerFrame, tag="reasons"):
    """For every action asked about: null when it may be played, otherwise why not."""

    id: str
    version: int
    reasons: list[Refusal | None]


class Hint(ServerFrame, tag="hint"):
    """What a strong bot would play, and the features of the position that it improves, the best reason first; one that
    improves none may hold a player up (`holds_up_2`). `hand` and `points` are those of the seat afterwards, if chance
    has no part in it. It is never an offer to other players, nor the withdrawal of one."""

    id: str
    version: int
    seat: int
    action: Json
    notation: str
    reasons: list[tuple[str, float]]
    hand: dict[str, int]
    points: int


class NotedTile(Struct):
    """A tile at a place: in how many of `PlaceNote.cases` rolls it produces, and what a building gets then."""

    tile: int
    terrain: str
    numbers: list[int]
    cases: int
    cards: dict[str, int]  # "any": of choice
    blocked: bool


class NotedSeat(Struct):
    """A player at a tile: the pieces there, and the cards they bring when the tile produces."""

    seat: int
    pieces: dict[str, int]
    cards: dict[str, int]


class Jetty(Struct):
    """A corner of a harbour. Nobody can build any more where it is `shut`."""

    corner: int
    seat: int  # -1: nobody's
    state: Literal["held", "free", "shut"]


class NotedHarbour(Struct):
    kind: str  # "generic", or the card it takes
    rate: int
    jetties: list[Jetty]


class PlaceNote(ServerFrame, tag="note"):
    """What a place on the board brings: to what stands there, or to a settlement that would."""

    id: str
    version: int
    place: PlaceKind
    at: int
    cases: int  # of all rolls
    tiles: list[NotedTile]
    total: int  # cards that a corner brings in as many rolls as `cases`
    piece: str  # that stands there, or ""
    seat: int  # whose it is; -1: nobody's
    seats: list[NotedSeat]  # at a tile
    rolls: int  # so far
    rolled: int  # how many of them were for this tile
    harbour: NotedHarbour | None
    near: tuple[int, int] | None  # whose building is nearest to a free corner, and how many paths away


class Over(ServerFrame, tag="over"):
    """The end: winners, points by seat, the record's name for `/api/records/{record}`, and the secrets of the dice."""

    winners: list[int]
    points: list[int]
    record: str
    fair: Fair


class NextTable(ServerFrame, tag="rematch"):
    table: str
    code: str


class Pong(ServerFrame, tag="pong"):
    id: str
    time: float


class Error(ServerFrame, tag="error"):
    """The frame was not a command: not JSON, an unknown type, a wrong field. `id` if it could be read."""

    key: str
    id: str | None = None
    details: Json = {}


class Bye(ServerFrame, tag="bye"):
    """The server will close this socket: why, and after how many seconds to come back (-1: not at all)."""

    key: str
    retry_after: float


AnyServerFrame = (
    Answer
    | Table
    | Sheet
    | Snapshot
    | Moves
    | Clock
    | Presence
    | Chat
    | Emote
    | Notice
    | Reasons
    | PlaceNote
    | Hint
    | Over
    | NextTable
    | Pong
    | Error
    | Bye
)
