"""The frames a client sends: commands."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from archipel.server.messages.shared import (
    BotText,
    Id,
    Json,
    Name,
    OffersWanted,
    OvertimeVote,
    Pace,
    PersonId,
    PlaceKind,
    Seat,
    TableOptions,
    Version,
)

MOST_REFUSED = 9  # cards for one of mine; no offer has as many


class Command(Struct, tag_field="type", forbid_unknown_fields=True):
    """Every command has an id; a command sent again with the same id gets the first answer again."""

    id: Id


class Hello(Command, tag="hello"):
    """The first frame: send me everything. `seat` chooses among the seats of the sender whose view it is."""

    seen: Version | None = None
    seat: Seat | None = None


class Ping(Command, tag="ping"):
    pass


class Look(Command, tag="look"):
    """See the game from another seat of the sender (several people at one screen)."""

    seat: Seat


class Act(Command, tag="act"):
    """Play an action: `seen` is the version it was decided on; only people with several seats need `seat`."""

    seen: Version
    action: Json
    seat: Seat | None = None


class Undo(Command, tag="undo"):
    seen: Version
    seat: Seat | None = None


class Why(Command, tag="why"):
    """Why can these actions not be played now? With its kind alone an action asks about the whole kind."""

    actions: Annotated[list[Json], Meta(min_length=1, max_length=32)]
    seat: Seat | None = None


class AskNote(Command, tag="note"):
    """What does a place on the board bring, and to whom?"""

    place: PlaceKind
    at: Annotated[int, Meta(ge=0)]


class AskHint(Command, tag="hint"):
    """What would be a good move, other than those in notation that I have seen?"""

    seat: Seat | None = None
    without: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=12)] = []


class LeaveLesson(Command, tag="leave_lesson"):
    """The lesson ends here, and the game goes on with its bots."""


class Say(Command, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class SendEmote(Command, tag="emote"):
    emote: Annotated[str, Meta(min_length=1, max_length=24, pattern=r"^[a-z_]+$(?!\n)")]


class Mute(Command, tag="mute"):
    """Send me no chat and emotes of this person (or send them again)."""

    person: PersonId
    muted: bool = True


class VoteExtend(Command, tag="vote_extend"):
    pass


class VoteOvertime(Command, tag="vote_overtime"):
    """The time of another seat is over, and the table votes: more time, a bot makes this move, or gets the seat."""

    late: Seat
    vote: OvertimeVote


class Settings(Command, tag="settings"):
    """Auto-roll: roll as soon as rolling is possible. Auto-skip: play an action that is the only legal one. In advance:
    roll and end my next turn; decline offers with fewer cards for me, for each of mine, than `refuse_below`."""

    auto_roll: bool | None = None
    auto_skip: bool | None = None
    roll_and_end: bool | None = None
    refuse_below: Annotated[int, Meta(ge=0, le=MOST_REFUSED)] | None = None


class HoldOffer(Command, tag="hold_offer"):
    """I am writing a counter-offer, or not any more: a bot's offer waits for it, 90 seconds at most."""

    held: bool
    seat: Seat | None = None


class WantOffers(Command, tag="want_offers"):
    """Which offers of bots a seat of the sender wants: all, none in this turn, or none in this game."""

    offers: OffersWanted
    seat: Seat | None = None


class Back(Command, tag="back"):
    """I am here: give my seats back to me."""


class Sit(Command, tag="sit"):
    seat: Seat
    name: Name | None = None  # of this seat, for several people at one screen


class Stand(Command, tag="stand"):
    seat: Seat


class AddBot(Command, tag="add_bot"):
    """By the host, on an open seat: `standard`, or with settings `standard:nodes=50`."""

    seat: Seat
    bot: BotText


class RemoveBot(Command, tag="remove_bot"):
    seat: Seat


class Kick(Command, tag="kick"):
    """By the host: a person loses their seat."""

    seat: Seat


class ChooseRated(Command, tag="rated"):
    """Before the start: the game is to count for the sender's rating, or not. It counts if all people choose so."""

    rated: bool
    seat: Seat | None = None


class CommitShare(Command, tag="commit_share"):
    """Before the start, once for every seat: the SHA-256 of the seat's share of the fair dice."""

    value: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]
    seat: Seat | None = None


class RevealShare(Command, tag="reveal_share"):
    """When all commitments are fixed (`fair.sealed`): the share itself."""

    value: Annotated[str, Meta(min_length=32, max_length=128, pattern=r"^([0-9a-f]{2})+$(?!\n)")]
    seat: Seat | None = None


class ChangeOptions(Command, tag="options"):
    """By the host, before the start."""

    options: TableOptions


class ChangePace(Command, tag="pace"):
    """By the host, also during the game: how long bots seem to think."""

    pace: Pace


class Rename(Command, tag="rename"):
    """Another name for a seat of the sender."""

    seat: Seat
    name: Name


class Start(Command, tag="start"):
    """By the host; `bot` fills open seats. Without it, open seats are a reason to refuse."""

    bot: BotText | None = None


class Close(Command, tag="close"):
    """By the host: the table ends without a winner."""


class Rematch(Command, tag="rematch"):
    """After the end: open a table with the same options and send its id to all."""


ClientFrame = (
    Hello
    | Ping
    | Look
    | Act
    | Undo
    | Why
    | AskNote
    | AskHint
    | LeaveLesson
    | Say
    | SendEmote
    | Mute
    | VoteExtend
    | VoteOvertime
    | Settings
    | HoldOffer
    | WantOffers
    | Back
    | Sit
    | Stand
    | AddBot
    | RemoveBot
    | Kick
    | ChooseRated
    | CommitShare
    | RevealShare
    | ChangeOptions
    | ChangePace
    | Rename
    | Start
    | Close
    | Rematch
)
