"""The hooks that Seafarers adds: ships, the pirate, and the gifts of the forgotten tribe."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from archipel.board.vectors import append, vec
from archipel.rules.base.expansion_chapter import ExpansionChapter
from archipel.rules.box_chapter import MoreHooks

if TYPE_CHECKING:
    from archipel.engine.state import State

PIRATE: Final = -2  # beside the pieces that `refusal` is asked about


@mypyc_attr(allow_interpreted_subclasses=True)
class SeaChapter(ExpansionChapter):
    """A chapter that knows of ships: nothing by default."""

    # ---- reactions

    def gift_card(self, g: State, seat: i64, edge: i64) -> None:
        """A seat has taken a face-down card of the forgotten tribe from this coast."""

    def ship_lifted(self, g: State, seat: i64, edge: i64) -> None:
        """A seat has taken a ship from this edge, to put it elsewhere."""

    def ship_came_or_left(self, g: State, colour: i64, edge: i64) -> None:
        """A ship of a colour has come to an edge or left it; only those are told that `Ships.steer` or `Ships.keep`
        names."""

    # ---- answers

    def may_sail(self, g: State, colour: i64, edge: i64) -> bool:
        """Whether a ship may come to this edge, as far as this chapter is concerned; those are asked that `Ships.steer`
        or `Ships.keep` names."""
        return True

    def may_ship_leave(self, g: State, colour: i64, edge: i64) -> bool:
        """Whether the ship on this edge may leave it, as far as this chapter is concerned."""
        return True

    def fairway(self, g: State, colour: i64, lifted: i64) -> i64:
        """By which row of this chapter's sets ships of a colour may come, with its ship on the edge `lifted`, if that
        is not -1, off the board (see `Ships.steer`)."""
        return 0

    def may_sail_on(self, g: State, corner: i64) -> bool:
        """Whether ships may go on from this corner, as far as this chapter is concerned."""
        return True

    def anchors(self, g: State, colour: i64, corner: i64) -> bool:
        """Whether a shipping route of a colour is closed at this corner, besides its own buildings."""
        return False

    def may_move_pirate(self, g: State, seat: i64) -> bool:
        """Whether a seat may move the pirate, as far as this chapter is concerned."""
        return True

    def may_pirate_enter(self, g: State, tile: i64) -> bool:
        """Whether the pirate may go to this tile, as far as this chapter is concerned."""
        return True

    def raids(self, g: State, seat: i64, tile: i64) -> bool:
        """A seat has moved the pirate to this tile: let it steal by a rule of mine and say so, or say no."""
        return False


@final
class SeaHooks(MoreHooks):
    """The chapters that asked for one of these hooks, in the order in which they asked."""

    def __init__(self) -> None:
        super().__init__()
        self.all: vec[SeaChapter] = vec[SeaChapter]()

    def append(self, chapter: SeaChapter) -> None:
        self.all = append(self.all, chapter)
        self.reasons.append(chapter)
