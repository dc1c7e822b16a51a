"""What travels between the server and its clients: every frame and every REST body, as structs.

docs/protocol.md explains them; `python -m archipel.server.messages` prints the JSON Schema of the WebSocket frames.
No sentence travels: keys, numbers and names only. Words are made by the reader, in the reader's language.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

PROTOCOL = 1

Id = Annotated[str, Meta(min_length=1, max_length=64)]  # of a command, chosen by the client, new for every command
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Seat = Annotated[int, Meta(ge=0, le=15)]
Version = Annotated[int, Meta(ge=0)]
Json = dict[str, Any]  # an action, an event or a view, as the engine writes it

ClockName = Literal["none", "slow", "normal", "fast", "blitz"]
Pace = Literal["human", "fast", "instant"]
TableState = Literal["waiting", "playing", "over", "closed"]
SeatKind = Literal["open", "person", "bot"]


# ---- shared parts


class TableOptions(Struct, forbid_unknown_fields=True, omit_defaults=False):
    """What is chosen when a table is made; only `game`, `seats` and `options` belong to the rules."""

    game: Annotated[str, Meta(max_length=64)] = "base"
    seats: Annotated[int, Meta(ge=1, le=8)] = 4
    options: dict[Annotated[str, Meta(max_length=40)], bool | int | Annotated[str, Meta(max_length=40)]] = {}
    title: Annotated[str, Meta(max_length=60)] = ""
    public: bool = False  # listed in the lobby
    clock: ClockName = "none"
    pace: Pace = "human"  # how long bots seem to think
    undo: bool = True
    hints: bool = True
    chat: bool = True
    spectators: bool = True
    spectator_delay: Annotated[int, Meta(ge=0, le=600)] = 0  # seconds
    absent: Literal["bot", "wait"] = "bot"  # who plays for a person who is away while others wait


class Refusal(Struct):
    """Why something was not done: a key with a text in every language, the rule it rests on, values for the text."""

    key: str
    rule: str = ""
    details: Json = {}


class SeatInfo(Struct):
    """One seat of a table, as everybody sees it."""

    seat: int
    colour: str
    kind: SeatKind
    name: str = ""  # of the person; "" for bots and open seats
    person: str = ""  # public id of the person
    bot: str = ""  # the bot that sits here, or keeps the seat of an absent person
    mine: bool = False  # of the receiver
    connected: bool = False
    absent: bool = False  # a person's seat that a bot plays at present
    entropy: bool = False  # has added to the fair dice


class Fair(Struct):
    """The fair dice. `secret`, `entropy` and `seed` are there once the game is over."""

    commitment: str  # SHA-256 of the secret, in hex, fixed when the table was made
    secret: str | None = None
    entropy: list[str] | None = None  # by seat; "" for a seat that added nothing
    seed: str | None = None  # in hex


class Move(Struct):
    """A legal action: as it is sent back in `act`, in short notation, and the seat that may do it."""

    action: Json
    notation: str
    seat: int


class FieldSheet(Struct):
    """A field of an action: `kind` is corner, edge, tile, seat, card, number, cards or seats."""

    name: str
    kind: str
    size: int
    names: list[str] = []  # values of a card or number by code; "" means the field is left out


class Form(Struct):
    """An action with free content that a seat may make now: fill in the fields and send it with `act`."""

    kind: str
    fields: list[FieldSheet]
    seat: int


class ClockState(Struct):
    """Seconds left by seat when the frame was sent; those of `running` seats go down from then on."""

    name: ClockName
    left: dict[int, float] = {}
    running: list[int] = []
    paused: bool = False  # nobody who plays is here
    absent_in: dict[int, float] = {}  # seconds until a bot takes the seat of somebody who is away
    votes: list[int] = []  # seats that have voted to extend
    votes_needed: int = 0


class Person(Struct):
    """Somebody at the table."""

    person: str
    name: str
    seats: list[int]
    connected: bool


# ---- the sheet: what the rules of this game consist of


class GraphSheet(Struct):
    """The board's geometry. Unit: one hex edge; y grows southwards. Rows may be ragged."""

    tile_names: list[str]
    corner_names: list[str]
    edge_names: list[str]
    tile_xy: list[tuple[float, float]]
    corner_xy: list[tuple[float, float]]
    edge_corners: list[tuple[int, int]]
    edge_tiles: list[list[int]]
    tile_corners: list[list[int]]
    tile_edges: list[list[int]]


class BlockSheet(Struct):
    """A block of the view. `per`: tile, corner, edge, seat or "" ; `each`: numbers per seat (0: not by seat).

    `reads` says what a number means: count; flag; name (of `names`); cards (a count for each of `names`); terms (counts
    of `names` given, then of those taken); seat (-1 nobody); holder (0 nobody, else 1 + seat); bits (of seats); tile,
    corner or edge (-1 none).
    """

    name: str
    size: int
    each: int
    per: str
    seen: str
    reads: str
    names: list[str] = []


class VerbSheet(Struct):
    name: str
    form: bool
    fields: list[FieldSheet]


class PhaseSheet(Struct):
    name: str
    rule: str
    verbs: list[str]
    forms: list[str]


class EventFieldSheet(Struct):
    """`kind` as in actions, or piece, place, dice, word; `secret` fields are left out for those who may not know."""

    name: str
    kind: str
    names: list[str]
    secret: bool


class EventSheet(Struct):
    name: str
    fields: list[EventFieldSheet]


class PieceSheet(Struct):
    """A piece, where it stands (corner, edge, tile or "") and how many a seat has (0: not counted)."""

    name: str
    place: str
    stock: int = 0


class Sheet(Struct, tag_field="type", tag="sheet"):
    """Sent once for a game: all a client needs to read views, events and actions of rules it has never heard of."""

    game: str
    box: str
    seats: int
    options: Json  # all options with their values
    colours: list[str]
    graph: GraphSheet
    blocks: list[BlockSheet]
    verbs: list[VerbSheet]
    phases: list[PhaseSheet]
    events: list[EventSheet]
    pieces: list[PieceSheet]
    costs: dict[str, dict[str, int]]  # by what is bought: piece name, or "card"
    cards: list[str]  # kinds of cards in hands
    terrains: list[str]
    yields: dict[str, str]  # terrain -> card


# ---- from the client


class Command(Struct, tag_field="type", forbid_unknown_fields=True):
    """Everything a client sends has an id; the same id again gets the first answer again."""

    id: Id


class Hello(Command, tag="hello"):
    """The first frame: show me everything. `seat` chooses one of one's own seats to look from."""

    seen: Version | None = None
    seat: Seat | None = None


class Ping(Command, tag="ping"):
    pass


class Look(Command, tag="look"):
    """Look from another of one's own seats (several people at one screen)."""

    seat: Seat


class Act(Command, tag="act"):
    """Do something: `seen` is the version it was decided on, `seat` is needed only by those who hold several."""

    seen: Version
    action: Json
    seat: Seat | None = None


class Undo(Command, tag="undo"):
    seen: Version
    seat: Seat | None = None


class Why(Command, tag="why"):
    """Why can these not be done now? An action with its kind alone asks about the whole kind."""

    actions: Annotated[list[Json], Meta(min_length=1, max_length=32)]
    seat: Seat | None = None


class AskHint(Command, tag="hint"):
    seat: Seat | None = None


class Say(Command, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class SendEmote(Command, tag="emote"):
    emote: Annotated[str, Meta(min_length=1, max_length=24, pattern="^[a-z_]+$")]


class Mute(Command, tag="mute"):
    """No more chat and emotes of this person for me (or again)."""

    person: Annotated[str, Meta(max_length=32)]
    muted: bool = True


class VoteExtend(Command, tag="vote_extend"):
    pass


class Settings(Command, tag="settings"):
    """Auto-roll: roll as soon as rolling is possible. Auto-skip: make a choice that is the only one."""

    auto_roll: bool | None = None
    auto_skip: bool | None = None


class Back(Command, tag="back"):
    """I am here: give my seats back to me."""


class Sit(Command, tag="sit"):
    seat: Seat
    name: Name | None = None  # of this seat, for several people at one screen


class Stand(Command, tag="stand"):
    seat: Seat


class AddBot(Command, tag="add_bot"):
    """By whoever opened the table, on an open seat: `standard`, or with settings `standard:nodes=50`."""

    seat: Seat
    bot: Annotated[str, Meta(min_length=1, max_length=64)]


class RemoveBot(Command, tag="remove_bot"):
    seat: Seat


class Kick(Command, tag="kick"):
    """Before the start: the seat is open again."""

    seat: Seat


class Entropy(Command, tag="entropy"):
    """Add to the fair dice, once for every seat and before the start."""

    value: Annotated[str, Meta(min_length=16, max_length=128, pattern="^[0-9a-f]+$")]
    seat: Seat | None = None


class ChangeOptions(Command, tag="options"):
    """By whoever opened the table, before the start."""

    options: TableOptions


class Start(Command, tag="start"):
    """By whoever opened the table; open seats are filled with `bot`, or refused when it is not given."""

    bot: Annotated[str, Meta(min_length=1, max_length=64)] | None = None


class Close(Command, tag="close"):
    """By whoever opened the table: it ends here, without a winner."""


class Rematch(Command, tag="rematch"):
    """After the end: a new table with the same options; everybody is told its id."""


ClientFrame = (
    Hello
    | Ping
    | Look
    | Act
    | Undo
    | Why
    | AskHint
    | Say
    | SendEmote
    | Mute
    | VoteExtend
    | Settings
    | Back
    | Sit
    | Stand
    | AddBot
    | RemoveBot
    | Kick
    | Entropy
    | ChangeOptions
    | Start
    | Close
    | Rematch
)


# ---- from the server


class ServerFrame(Struct, tag_field="type", omit_defaults=False):
    """Everything the server sends."""


class Answer(ServerFrame, tag="answer"):
    """The answer to a command. `version` is the table's after it; a refusal has a key."""

    id: str
    ok: bool
    version: int
    key: str | None = None
    rule: str | None = None
    details: Json | None = None


class Table(ServerFrame, tag="table"):
    """Everything about the table but the game itself; sent whenever any of it changes."""

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
    muted: list[str]
    version: int
    protocol: int = PROTOCOL


class Snapshot(ServerFrame, tag="snapshot"):
    """The whole game as one seat (-1: spectator) may know it. `events` are all that happened, from index `at` on."""

    version: int
    seat: int
    view: Json
    legal: list[Move]
    forms: list[Form]
    deciding: list[int]
    at: int
    events: list[Json]
    clock: ClockState
    may_undo: bool
    over: bool


class Moves(ServerFrame, tag="moves"):
    """Something was done, or undone. The event log is now its first `at` entries followed by `events`."""

    version: int
    seat: int  # from which the receiver looks
    by: int  # the seat that acted
    undone: bool
    view: Json
    legal: list[Move]
    forms: list[Form]
    deciding: list[int]
    at: int
    events: list[Json]
    clock: ClockState
    may_undo: bool
    over: bool


class Clock(ServerFrame, tag="clock"):
    clock: ClockState


class Presence(ServerFrame, tag="presence"):
    people: list[Person]
    spectators: int


class ChatLine(Struct):
    number: int
    person: str
    name: str
    seat: int  # the first seat of the speaker; -1 for a spectator
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
    """Something about the table that is worth a line in the log: see docs/protocol.md for the kinds."""

    kind: str
    details: Json


class Reasons(ServerFrame, tag="reasons"):
    """For every action asked about: null when it may be done, otherwise why not."""

    id: str
    version: int
    reasons: list[Refusal | None]


class Hint(ServerFrame, tag="hint"):
    """What the strongest bot would do, and the features of the position that speak for it, the best reason first."""

    id: str
    version: int
    seat: int
    action: Json
    notation: str
    reasons: list[tuple[str, float]]


class Over(ServerFrame, tag="over"):
    """The end: who won, final points by seat, the record's name for `/api/records/{record}`, and the dice laid open."""

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
    """A frame that is no command: not JSON, an unknown type, a wrong field. `id` if it could be read."""

    key: str
    id: str | None = None
    details: Json = {}


class Bye(ServerFrame, tag="bye"):
    """The server will close this socket: why, and after how many seconds to come back (-1: not at all)."""

    key: str
    retry_after: float


# ---- REST bodies


class CreateTable(Struct, forbid_unknown_fields=True):
    """Bots and `sit` are for a start in one call: `{"bots": ["standard", "standard", "standard"], "sit": 0}`."""

    options: TableOptions = msgspec.field(default_factory=TableOptions)
    name: Name | None = None  # of the guest who opens it
    sit: Seat | None = None
    bots: Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=8)] = []


class JoinTable(Struct, forbid_unknown_fields=True):
    """Take a seat (the first open one if none is named), or return to one's own."""

    name: Name | None = None
    seat: Seat | None = None


class TableSummary(Struct):
    """A table in a list."""

    table: str
    code: str  # "" unless the reader sits there or it is public
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


class Me(Struct):
    person: str
    name: str
    account: str  # login, "" for guests
    games: list[TableSummary]


class ChangeMe(Struct, forbid_unknown_fields=True):
    name: Name


class Credentials(Struct, forbid_unknown_fields=True):
    login: Annotated[str, Meta(min_length=3, max_length=32, pattern=r"^[A-Za-z0-9._-]+$")]
    password: Annotated[str, Meta(min_length=8, max_length=128)]


class DeviceCode(Struct):
    """Typed on another device within five minutes, it brings this guest there."""

    code: str
    seconds: int


class UseDeviceCode(Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=4, max_length=16)]


class OptionSheet(Struct):
    name: str
    default: bool | int | str
    rule: str
    choices: list[bool | int | str]  # empty: a number from least to most
    least: int
    most: int


class GameSheet(Struct):
    name: str
    box: str
    seats: list[int]
    colours: list[str]
    options: list[OptionSheet]


class BotSheet(Struct):
    """A bot and its settings: usual value, least, most."""

    name: str
    settings: dict[str, tuple[int, int, int]]


class ClockSheet(Struct):
    """Seconds for a turn, and for an answer in another's turn; 0: no limit."""

    name: ClockName
    turn: int
    answer: int


class Catalogue(Struct):
    protocol: int
    games: list[GameSheet]
    bots: list[BotSheet]  # the simplest first
    clocks: list[ClockSheet]
    emotes: list[str]


class RuleText(Struct):
    number: str
    box: str
    section: str
    text: str


class RulesPage(Struct):
    rules: list[RuleText]
    legend: dict[str, str]


class NewPreset(Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=60)]
    options: TableOptions


class Preset(Struct):
    preset: str
    name: str
    options: TableOptions
    mine: bool


class NewRecord(Struct, forbid_unknown_fields=True):
    record: Annotated[str, Meta(min_length=1, max_length=2_000_000)]


class RecordInfo(Struct):
    """A stored game: of a table that is over, or imported."""

    record: str
    game: str
    seats: int
    names: list[str]  # of people; for a bot its key, "standard" for instance
    steps: int
    winners: list[int]
    created: float
    fair: Fair | None = None
    bots: list[str] = []  # by seat: the bot with its settings; "" for a person


class ReplayFrame(Struct):
    """One step. `changed` are the blocks of the view that differ from the frame before; the first frame has all."""

    seat: int  # -1 for the set-up
    action: Json | None
    notation: str
    events: list[Json]
    changed: Json


class Replay(Struct):
    """Frames `first` to `first + len(frames)` of `total`; `seat` is whose eyes are used, -2 for all at once."""

    record: RecordInfo
    sheet: Sheet
    seat: int
    first: int
    total: int
    frames: list[ReplayFrame]


class FairReport(Struct):
    """What the check of a record's dice found."""

    commitment_fits: bool
    seed_fits: bool
    draws_fit: bool
    draws: int
    first_wrong_step: int | None = None

    @property
    def good(self) -> bool:
        return self.commitment_fits and self.seed_fits and self.draws_fit


class Health(Struct):
    status: Literal["ok", "stopping"]
    tables: int
    sockets: int
    database: bool


_SERVER_FRAMES = (
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
    | Hint
    | Over
    | NextTable
    | Pong
    | Error
    | Bye
)

read_client_frame = msgspec.json.Decoder(ClientFrame)
write = msgspec.json.Encoder().encode


def schema() -> dict[str, Any]:
    """JSON Schema of all WebSocket frames: `from_client` and `from_server`."""
    (client, server), parts = msgspec.json.schema_components(
        [ClientFrame, _SERVER_FRAMES], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Archipel, WebSocket frames, protocol {PROTOCOL}",
        "from_client": client,
        "from_server": server,
        "$defs": parts,
    }


if __name__ == "__main__":
    import sys

    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(schema()), indent=2) + b"\n")
