"""What a client sends over its socket."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from archipel.server.messages.shared import Id, Json, Name, Seat, TableOptions, Version


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
