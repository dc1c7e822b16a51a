"""Parts of several messages: options, seats, dice, actions, clocks."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

PROTOCOL = 3

# Patterns end in `$(?!\n)`: in Python `$` alone lets a last line break pass.
Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[ -~]+$(?!\n)")]  # of a command, chosen by the client
BotText = Annotated[
    str, Meta(min_length=1, max_length=64, pattern=r"^[!-~]+$(?!\n)")
]  # `standard`, `standard:nodes=50`
PersonId = Annotated[str, Meta(max_length=32, pattern=r"^[0-9a-z]+$(?!\n)")]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Seat = Annotated[int, Meta(ge=0, le=15)]
Version = Annotated[int, Meta(ge=0)]
Json = dict[str, Any]  # an action, an event or a view, as the engine writes it

ClockName = Literal["none", "slow", "normal", "fast", "blitz", "eight_hours", "day", "three_days", "week"]
PlaceKind = Literal["tile", "corner", "edge"]
Pace = Literal["human", "fast", "instant"]
# outdated: its game was begun by other rules and does not play by those of this server; damaged: its log is not right
TableState = Literal["waiting", "playing", "over", "closed", "outdated", "damaged"]
SeatKind = Literal["open", "person", "bot"]
ShareState = Literal["none", "committed", "revealed"]
OffersWanted = Literal["all", "not_this_turn", "none"]  # of bots, to a person
Overtime = Literal["bot", "vote", "seat"]
OvertimeVote = Literal["wait", "bot", "seat"]  # more time, a bot makes this move, or a bot gets the seat
RatedState = Literal["off", "open", "rated"]  # no ratings here; people may choose it; the game counts for them


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
    absent: Literal["bot", "wait"] = "bot"  # what happens while a person is away
    # Of a game that is played in days: when time is over, a bot makes that move, the others vote, or it gets the seat.
    overtime: Overtime = "bot"
    offer_hours: Annotated[int, Meta(ge=1, le=168)] = 24  # that an offer stays open


class Refusal(Struct):
    """Why something was refused: a key with a text in every language, the rule behind it, values for the text."""

    key: str
    rule: str = ""
    details: Json = {}


class SeatInfo(Struct):
    """One seat of a table."""

    seat: int
    colour: str
    kind: SeatKind
    name: str = ""  # of the person; "" for bots and open seats
    person: str = ""  # public id of the person
    bot: str = ""  # the bot that sits here, or stands in for an absent person
    mine: bool = False  # the receiver sits here
    connected: bool = False
    absent: bool = False  # a person's seat that a bot plays at present
    offered: bool = False  # a bot's seat that any person may take over
    share: ShareState = "none"  # of the fair dice
    offers: OffersWanted = "all"  # which offers of bots its person wants
    rated: bool = False  # its person wants the game to count for the ratings


class Fair(Struct):
    """The fair dice. `secret`, `shares` and `seed` are there once the game is over."""

    commitment: str  # SHA-256 of the secret, in hex, fixed when the table was made
    commitments: list[str] | None = None  # to the shares, by seat; "" for a seat without. None: shares came without
    sealed: bool = False  # the commitments are fixed, and shares may be revealed
    secret: str | None = None
    shares: list[str] | None = None  # by seat; "" for a seat that has none or kept it back
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
    owed: str = ""  # the block that says how many cards each player must name here; "": any number


class Form(Struct):
    """An action with free content that a seat may make now: fill in the fields and send it with `act`."""

    kind: str
    fields: list[FieldSheet]
    seat: int


class OfferClock(Struct):
    """How long a bot still waits for answers to its offer when the frame was sent, and how long in all. It waits longer
    while somebody is writing a counter-offer: `held`."""

    left: float
    total: float
    held: bool = False


class ClockState(Struct):
    """Seconds left by seat when the frame was sent; those of `running` seats go down from then on."""

    name: ClockName
    left: dict[int, float] = {}
    full: dict[int, float] = {}  # by seat: what it began with
    running: list[int] = []
    paused: bool = False  # no player is connected
    absent_in: dict[int, float] = {}  # seconds until a bot stands in for a person who is away
    votes: list[int] = []  # seats that have voted to extend
    votes_needed: int = 0
    offer: OfferClock | None = None  # of a bot, that others have to answer
    late: dict[int, float] = {}  # by seat whose time is over: the seconds left for the vote about it
    overtime_votes: dict[int, OvertimeVote] = {}  # by the seat that votes
    overtime_votes_needed: int = 0
    holiday_until: dict[int, float] = {}  # by seat whose person is on holiday: until when, in seconds since 1970


class InAdvance(Struct):
    """What a person has asked to be done for them when the time comes."""

    roll_and_end: bool = False  # their next turn
    refuse_below: int = 0  # cards for them, for each of theirs; 0: they answer every offer themselves


class LessonStepSheet(Struct):
    """A step of a lesson, and drawings that explain it: names of sprites, or `price-` and what something costs."""

    name: str
    show: list[str]


class LessonState(Struct):
    """How far a lesson has come. `do` are the actions of which the learner makes any one now; one with a kind alone
    stands for all of its kind. While moves follow a step (`waiting`) it is the learner's next one, or nothing as long
    as the others move; after the last step it is nothing."""

    lesson: str
    steps: list[LessonStepSheet]
    done: int  # steps
    do: list[Json]
    waiting: bool


class Person(Struct):
    """A person at the table."""

    person: str
    name: str
    seats: list[int]
    connected: bool
