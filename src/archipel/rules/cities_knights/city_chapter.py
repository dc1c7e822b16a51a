"""The hooks that Cities & Knights adds: the event die and progress cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64, mypyc_attr

from archipel.board.vectors import append, vec
from archipel.rules.seafarers.sea_chapter import SeaChapter

if TYPE_CHECKING:
    from archipel.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class CityChapter(SeaChapter):
    """A chapter that knows of knights and progress cards: nothing by default."""

    def event_rolled(self, g: State, seat: i64, face: i64) -> None:
        """The event die has come with the dice: 0 for the ship, 1 + a track for its gate."""

    def seen_progress(self, g: State, seat: i64, card: i64) -> i64:
        """How many progress cards of a kind the viewer of this state has seen in the hidden hand of a seat: asked when
        hidden cards are dealt again. Read what was seen from an OWNER block of the viewer: in the views of all others
        its words are below zero, and nothing is known."""
        return 0


@final
class CityHooks:
    """The chapters that asked for one of these hooks, in the order in which they asked."""

    def __init__(self) -> None:
        self.all: vec[CityChapter] = vec[CityChapter]()

    def append(self, chapter: CityChapter) -> None:
        self.all = append(self.all, chapter)
