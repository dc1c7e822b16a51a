"""The seats of a table: who sits where, and who plays for them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from archipel.bots.registry import BOTS, DEFAULT, UnknownBot, parse_bot
from archipel.server.messages import SeatKind, ShareState

ALWAYS: Final = 1_000_000  # a turn that no game comes to


@dataclass(slots=True)
class Seat:
    """One seat. A person's seat is `absent` while a bot, the stand-in, plays it."""

    number: int
    colour: str
    kind: SeatKind = "open"
    person: str = ""
    name: str = ""
    bot: str = ""
    offered: bool = False  # a person may take it from the bot
    kept_for: str = ""  # the only person who may: they were sent away, and nobody else is to see their hand
    absent: bool = False
    stand_in: str = ""
    misses: int = 0  # decisions in a row that ran out of time
    commitment: str = ""  # to the share of the fair dice
    share: str = ""  # of the fair dice, once revealed
    spared_until: int = 0  # up to this turn its person wants no offers of bots
    rated: bool = False  # its person wants the game to count for the ratings

    @property
    def share_state(self) -> ShareState:
        return "revealed" if self.share else "committed" if self.commitment else "none"

    @property
    def player(self) -> str:
        """Who gets the result: a person, or "bot:" and the bot with its settings."""
        return self.person if self.kind == "person" else f"bot:{self.bot}"

    @property
    def played_by(self) -> str:
        """The bot that decides here; "" if a person does, or nobody."""
        if self.kind == "bot":
            return self.bot
        return self.stand_in if self.absent else ""

    def is_free_for(self, person: str) -> bool:
        """Whether a person may sit down here, as far as the seat is concerned."""
        return self.kind == "open" or (self.kind == "bot" and self.offered and self.kept_for in ("", person))

    def replace_bot(self, bot: str) -> None:
        if self.kind == "bot":
            self.bot = bot
        else:
            self.stand_in = bot


def bot_for_one_move(seat: Seat) -> str:
    """The bot that makes a move for a person whose days are over: it makes no offers in their name, unless it had to be
    replaced by a simpler one."""
    return seat.stand_in if seat.stand_in not in ("", DEFAULT) else f"{DEFAULT}:offers=0"


def default_stand_in() -> str:
    """The bot that stands in for people."""
    return DEFAULT


def simpler(bot: str) -> str:
    """The bot that replaces one that failed; "" when there is none simpler."""
    name = bot.partition(":")[0]
    return BOTS[name].simpler if name in BOTS else ""


def is_bot(text: str) -> bool:
    """Whether a text names a bot, with settings that it has."""
    try:
        parse_bot(text)
    except (UnknownBot, ValueError):
        return False
    return True
