"""The bodies and answers of the calls about records: replays, and the check of the dice."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from archipel.server.messages.shared import Fair, Json
from archipel.server.messages.sheets import Sheet


class NewRecord(Struct, forbid_unknown_fields=True):
    record: Annotated[str, Meta(max_length=2_000_000)]  # an empty one is refused as `record.empty`


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
    """Frames `first` to `first + len(frames)` of `total`; `seat` is whose view it is, -2 for all seats together."""

    record: RecordInfo
    sheet: Sheet
    seat: int
    first: int
    total: int
    frames: list[ReplayFrame]


class FairReport(Struct):
    """The result of checking the dice of a record."""

    commitment_fits: bool
    shares_fit: bool  # each is the one its seat committed to
    seed_fits: bool
    draws_fit: bool
    draws: int
    first_wrong_step: int | None = None
    shares_bound: bool = True  # the seats committed to their shares before any was revealed
    withheld: list[int] = []  # seats that committed to a share and did not reveal it

    @property
    def good(self) -> bool:
        return self.commitment_fits and self.shares_fit and self.seed_fits and self.draws_fit
