"""What a bot is: it sees a view and chooses an action."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from archipel.board.tables import filled
from archipel.board.vectors import vec
from archipel.engine.action import Action, form_fields
from archipel.engine.errors import RulesError
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.stream import Stream
from archipel.engine.verb import Verb
from archipel.engine.view import View

LARGE: Final = 524_288  # words, 4 MB: more than glibc returns to the system at once, and enough for most searches
BOT_STREAM: Final = 5  # a separate stream, in case the bot's seed equals the game's


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """One seat of one game. Its choices depend only on the views it is shown and its seed.

    `stream` has its random numbers: `stream.draw(6)` is from 0 to 5."""

    def __init__(self, seed: int) -> None:
        self.stream = Stream(seed, BOT_STREAM)

    def choose(self, view: View) -> Action:
        """What `view.seat`, which has an open decision, does: a legal action or a filled-in form."""
        raise NotImplementedError

    def copy(self) -> Bot:
        """An independent bot in the same state."""
        raise NotImplementedError


def keep_memory() -> None:
    """Let the C library keep the memory of positions that a search has dropped, for the next search. glibc returns it
    to the system at once and has to ask for it again, which is a quarter of the time of a search; but after a block as
    large as this was freed it keeps up to twice as much (mallopt, M_TRIM_THRESHOLD)."""
    block = vec[i64](capacity=LARGE)
    assert len(block) == 0


def verb_with(rules: Rules, *wanted: str) -> Verb:
    """The first verb with all of these roles (`archipel.engine.roles`)."""
    for verb in rules.verbs:
        if all(role in verb.roles for role in wanted):
            return verb
    raise RulesError(f"no verb has the roles {', '.join(wanted)}")


def filled_form(rules: Rules, verb: Verb, values: list[int]) -> Action:
    """A form as an action."""
    return Action(verb.name, form_fields(verb, values), rules, verb.base)


def legal_codes(g: State, seat: i64) -> vec[i64]:
    """The legal codes of a seat in a new vector: the next question overwrites the scratch's."""
    n: i64 = g.legal(seat)
    codes = filled(n, 0)
    i: i64
    for i in range(n):
        codes[i] = g.scratch.codes[i]
    return codes
