"""The hooks that Cities & Knights adds: the event die, progress cards, the attack of the barbarians."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from archipel.board.vectors import append, vec
from archipel.rules.box_chapter import MoreHooks
from archipel.rules.seafarers.sea_chapter import SeaChapter

if TYPE_CHECKING:
    from archipel.engine.state import State

TOKEN: Final = -4  # no piece of a seat; why the number of a tile stays is explained by `refusal` too
MERCHANT: Final = -5  # the same for a tile where the merchant may not stand


@mypyc_attr(allow_interpreted_subclasses=True)
class CityChapter(SeaChapter):
    """A chapter that knows of knights and progress cards: nothing by default."""

    def ship_rolled(self, g: State) -> None:
        """The event die shows the ship."""

    def gate_rolled(self, g: State, track: i64) -> None:
        """The event die shows the gate of a track."""

    def seen_progress(self, g: State, seat: i64, card: i64) -> i64:
        """How many progress cards of a kind the viewer of this state has seen in the hidden hand of a seat: asked when
        hidden cards are dealt again. Read what was seen from an OWNER block of the viewer: in the views of all others
        its words are below zero, and nothing is known."""
        return 0

    # ---- improvements: the lists are in `Improvements`

    def level_raised(self, g: State, seat: i64, track: i64) -> None:
        """A seat has reached the next level of a track; a metropolis that comes with it is not placed yet."""

    def metropolis_changed(self, g: State, corner: i64) -> None:
        """A city has become a metropolis, or is a plain one again."""

    # ---- asked by the merchant: the list is in `Merchant`

    def may_hold_merchant(self, g: State, tile: i64) -> bool:
        """Whether the merchant may stand on a tile, as far as this chapter is concerned; if not, `refusal` gives the
        reason, for the merchant."""
        return True

    # ---- asked by the Bishop where there is no robber: the list is in `PoliticsCards`

    def may_send_bishop(self, g: State, seat: i64, tile: i64) -> bool:
        """Whether the Bishop of a seat may visit a tile."""
        return False

    def bishop_sent(self, g: State, seat: i64, tile: i64) -> None:
        """The Bishop of a seat visits a tile: take what he brings."""

    # ---- asked by knights: the list is in `Knights`

    def may_stand(self, g: State, corner: i64) -> bool:
        """Whether a knight may stay on a corner, as far as this chapter is concerned."""
        return True

    # ---- asked by the Diplomat: the lists are in `PoliticsCards`

    def may_remove_route(self, g: State, edge: i64) -> bool:
        """Whether the piece on an edge may be removed, as far as this chapter is concerned; if not, `refusal` gives the
        reason, for a road."""
        return True

    def route_gone(self, g: State, seat: i64, owner: i64, edge: i64, is_moved: bool) -> None:
        """A seat has removed a piece of an owner from an edge. If it is moved, the seat may put its own piece down
        elsewhere: `route_moved` reports how that ended."""

    def route_moved(self, g: State, seat: i64, start: i64, edge: i64) -> None:
        """A piece that its owner has removed is on another edge now, or stays in the stock: -1."""

    # ---- asked by the Inventor: the list is in `ScienceCards`

    def may_move_token(self, g: State, tile: i64) -> bool:
        """Whether the number of a tile may be swapped, as far as this chapter is concerned; if not, `refusal` gives the
        reason, for a token."""
        return True

    # ---- asked by the barbarians: the list is in `Barbarians`

    def may_save_city(self, g: State, seat: i64) -> bool:
        """Whether a seat that has to give up a city could save it by a verb of this chapter's, in the same phase."""
        return False


@final
class CityHooks(MoreHooks):
    """The chapters that asked for one of these hooks, in the order in which they asked."""

    def __init__(self) -> None:
        super().__init__()
        self.all: vec[CityChapter] = vec[CityChapter]()

    def append(self, chapter: CityChapter) -> None:
        self.all = append(self.all, chapter)
        self.reasons.append(chapter)
