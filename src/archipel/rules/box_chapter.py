"""The hooks through which chapters of the boxes react to and answer each other.

A reaction is called when something happened; an answer takes part in a decision. The chapter concerned keeps the list:
`turn.on_part.append(...)`. A chapter overrides the methods it wants and puts itself on the lists in `install`.

These are the hooks of the base game. A box with hooks of its own adds them in a class derived from that of the box
before it, in the order in which boxes may know each other: `BoxChapter`, `SeaChapter` in seafarers/sea_chapter.py,
`CityChapter` in cities_knights/city_chapter.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from archipel.board.vectors import append, vec
from archipel.engine.chapter import Chapter

if TYPE_CHECKING:
    from archipel.board.scenario import Board
    from archipel.engine.errors import IllegalAction
    from archipel.engine.state import State

UNSET: Final[i64] = 0  # an offset or index until `install` sets it

# Pieces, as `built` names them; boxes add their own behind.
ROAD: Final = 0
SETTLEMENT: Final = 1
CITY: Final = 2
ROBBER: Final = -1  # no piece of a seat; where it may not go is explained by `refusal` too
TURN_END: Final = -3  # the same for a turn that may not end


@mypyc_attr(allow_interpreted_subclasses=True)
class BoxChapter(Chapter):
    """A chapter of a box: nothing by default."""

    def lay(self, g: State, board: Board) -> None:
        """Put on the table what the board says, before any chapter begins."""

    # ---- reactions

    def part_began(self, g: State, seat: i64) -> None:
        """A seat begins its turn, or its part of a shared one."""

    def before_trade(self, g: State, seat: i64) -> None:
        """The roll of this seat's turn is about to be carried out. A step opened now, such as a second roll, runs after
        everything that follows from the roll and before trade."""

    def rolled(self, g: State, total: i64) -> None:
        """The dice are rolled; nothing has followed yet. May open decisions that are made first."""

    def seven(self, g: State, seat: i64) -> None:
        """This seat has rolled a seven."""

    def producing(self, g: State, total: i64) -> None:
        """Ordinary production of this roll is about to be handed out."""

    def produced(self, g: State, total: i64) -> None:
        """Ordinary production of this roll has been handed out."""

    def roll_over(self, g: State, total: i64) -> None:
        """Everything that followed a roll is done, questions included."""

    def tile_turned_up(self, g: State, tile: i64) -> None:
        """Another terrain or other numbers lie on this tile now."""

    def starting_income(self, g: State, seat: i64, corner: i64) -> None:
        """A seat has taken the starting cards of its last starting settlement."""

    def piece_placed(self, g: State, colour: i64, piece: i64, at: i64) -> None:
        """A piece of any colour, neutral ones included, has come onto the board, bought, free or moved."""

    def built(self, g: State, seat: i64, piece: i64, at: i64) -> None:
        """The same for the pieces of players alone, after every `piece_placed`."""

    def corner_taken(self, g: State, colour: i64, corner: i64) -> None:
        """A piece of this colour that is not a building has come to a corner."""

    def corner_left(self, g: State, colour: i64, corner: i64) -> None:
        """A piece of this colour that is not a building has left a corner; it may be on its way to another one."""

    def came_to_rest(self, g: State) -> None:
        """Pieces that are not buildings have come and left, and have arrived now."""

    def route_lost(self, g: State, colour: i64, edge: i64) -> None:
        """A road, or another route piece, has gone back to its owner's stock."""

    def building_suspended(self, g: State, colour: i64, corner: i64) -> None:
        """A building stands but does not count any more."""

    def building_restored(self, g: State, colour: i64, corner: i64) -> None:
        """A suspended building counts again."""

    def city_lost(self, g: State, colour: i64, corner: i64) -> None:
        """A city has become a settlement again."""

    def harbours_changed(self, g: State, seat: i64) -> None:
        """A harbour has begun or ceased to serve this seat."""

    def open_goods_changed(self, g: State, seat: i64, kind: i64) -> None:
        """A seat holds more or less of an open good than before; where it passed from hand to hand, both do by now."""

    def drawn(self, g: State, seat: i64, card: i64) -> None:
        """A seat has bought this development card."""

    def end_step(self, g: State, seat: i64) -> bool:
        """After the turn's actions: open a decision and say so, or say no."""
        return False

    # ---- answers

    def building_yield(self, g: State, seat: i64, corner: i64, tile: i64, cards: i64) -> i64:
        """How many cards a building brings its player from a tile that produces; each answer changes the one before."""
        return cards

    def hand_limit(self, g: State, seat: i64, limit: i64) -> i64:
        """How many cards a seat may hold when a seven is rolled; each answer changes the one before."""
        return limit

    def may_end(self, g: State, seat: i64) -> bool:
        """Whether a seat may end its turn, as far as this chapter is concerned."""
        return True

    def may_win(self, g: State, seat: i64) -> bool:
        """Whether a seat with enough points has won, as far as this chapter is concerned."""
        return True

    def may_settle(self, g: State, colour: i64, corner: i64) -> bool:
        """Whether a settlement may stand here, as far as this chapter is concerned."""
        return True

    def may_upgrade(self, g: State, colour: i64, corner: i64) -> bool:
        """Whether a settlement may become a city, as far as this chapter is concerned."""
        return True

    def may_build_road(self, g: State, colour: i64, edge: i64) -> bool:
        """Whether a road may lie here, as far as this chapter is concerned."""
        return True

    def has_free_place(self, g: State, seat: i64) -> bool:
        """Whether a seat could lay a route piece of this chapter's with the road building card."""
        return False

    def put_route(self, g: State, colour: i64, edge: i64, piece: i64) -> bool:
        """A road piece comes to an edge: if it is one of mine put it there and say so."""
        return False

    def take_off(self, g: State, colour: i64, edge: i64) -> bool:
        """The piece of this colour on an edge goes back to the stock: if it is one of mine take it off and say so."""
        return False

    def may_move_robber(self, g: State, seat: i64) -> bool:
        """Whether a seat may move the robber now, as far as this chapter is concerned."""
        return True

    def moves_instead(self, g: State, seat: i64) -> bool:
        """A seat would move the robber, but there is none: if it moves something of mine open that and say so."""
        return False

    def may_return(self, g: State, desert: i64) -> bool:
        """Whether the robber may go home to this desert by itself, as far as this chapter is concerned."""
        return True

    def robber_home(self, g: State, tile: i64) -> i64:
        """Where the robber goes when it must leave its tile and nobody chooses where to, -1 for off the board; each
        answer changes the one before."""
        return tile

    def may_rob(self, g: State, thief: i64, victim: i64) -> bool:
        """Whether a player may steal from another by the robber, as far as this chapter is concerned."""
        return True

    def may_enter(self, g: State, tile: i64) -> bool:
        """Whether the robber may go to this tile, as far as this chapter is concerned."""
        return True

    def refusal(self, g: State, seat: i64, piece: i64, at: i64) -> IllegalAction | None:
        """Why a piece may not come to a place: a chapter that answers no to a `may_` question gives the reason here."""
        return None

    def rate(self, g: State, seat: i64, kind: i64, rate: i64) -> i64:
        """How many cards of a kind the supply takes for one; each answer changes the one before."""
        return rate

    def promised(self, g: State, seat: i64, kind: i64) -> i64:
        """How many cards of a kind everybody knows a seat to hold: those it has agreed to give."""
        return 0

    def laid_out(self, g: State, kind: i64) -> i64:
        """How many cards of a kind lie open on the table, neither in a hand nor in the supply."""
        return 0

    def edge_length(self, g: State, edge: i64, length: i64) -> i64:
        """How much a road or ship on this edge counts for the longest route."""
        return length

    # ---- for clients

    def yields(self) -> dict[str, str]:
        """Which card a terrain gives, if that is a matter of mine."""
        return {}

    def brings(self, g: State, tile: i64, corner: i64, piece: i64) -> dict[str, int]:
        """Which cards a building of this sort on a corner gets when this tile produces, if I hand them out; what stands
        there now counts as the rules make it count. A card of choice is "any"."""
        return {}

    def piece_places(self) -> dict[str, str]:
        """Where each of my pieces stands: on a corner, an edge or a tile."""
        return {}

    def piece_stock(self) -> dict[str, int]:
        """How many pieces of each sort a seat has, if they are mine."""
        return {}

    def decks(self) -> dict[str, str]:
        """Of which deck each of my cards is, where there are several."""
        return {}

    def odds(self) -> dict[int, int]:
        """In how many of all cases each roll comes, if I roll the dice."""
        return {}

    def tables(self) -> dict[str, list[dict[str, object]]]:
        """Tables of my rules that a client shows: what every level of a track brings."""
        return {}

    def facts(self) -> dict[str, int]:
        """Numbers of my rules that a client shows and that no block tells: how far a track goes, what a wall adds."""
        return {}


@final
class Hooks:
    """The chapters that asked for one reaction or answer, in the order in which they asked.

    A chapter may name a gate, a word of the state without which it has nothing to do. Where chapters are told of
    something often, those whose gate is 0 are passed over."""

    def __init__(self) -> None:
        self.all: vec[BoxChapter] = vec[BoxChapter]()
        self.gates: vec[i64] = vec[i64]()  # of each of them; 0: it has none

    def append(self, chapter: BoxChapter, gate: i64 = 0) -> None:
        self.all = append(self.all, chapter)
        self.gates = append(self.gates, gate)

    def remove(self, chapter: BoxChapter) -> None:
        """Another chapter calls this one instead, at a time of its own."""
        kept = vec[BoxChapter]()
        gates = vec[i64]()
        i: i64
        for i in range(len(self.all)):
            if self.all[i] is not chapter:
                kept = append(kept, self.all[i])
                gates = append(gates, self.gates[i])
        self.all = kept
        self.gates = gates

    def put_last(self, chapter: BoxChapter) -> None:
        """After all that asked so far, one that asked before them."""
        self.remove(chapter)
        self.append(chapter)

    def put_first(self, chapter: BoxChapter) -> None:
        """Before all that asked so far: what it opens lies below what they open, and comes after it."""
        others = self.all
        gates = self.gates
        self.all = append(vec[BoxChapter](), chapter)
        self.gates = append(vec[i64](), 0)
        i: i64
        for i in range(len(others)):
            self.all = append(self.all, others[i])
            self.gates = append(self.gates, gates[i])

    def refusal(self, g: State, seat: i64, piece: i64, at: i64) -> IllegalAction | None:
        """The first reason that one of them gives."""
        for chapter in self.all:
            reason = chapter.refusal(g, seat, piece, at)
            if reason is not None:
                return reason
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class MoreHooks:
    """The same for hooks that a later box adds. A class derived from this one lists the chapters by their own class, in
    `all`; here they are listed for what every box asks."""

    def __init__(self) -> None:
        self.reasons = Hooks()

    def refusal(self, g: State, seat: i64, piece: i64, at: i64) -> IllegalAction | None:
        """The first reason that one of them gives."""
        return self.reasons.refusal(g, seat, piece, at)
