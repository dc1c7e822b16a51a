"""What must hold in every position of Catan for Two: the checks of its chapters (see `invariants`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from archipel.engine.chapter import Chapter
from archipel.engine.state import State
from archipel.engine.words import ACTIVE
from archipel.rules.box_chapter import ROAD, SETTLEMENT
from archipel.rules.traders_barbarians.for_two_events import TwoCards
from archipel.rules.traders_barbarians.forced_trade import ForcedTrade
from archipel.rules.traders_barbarians.neutral_builds import NeutralBuilds
from archipel.rules.traders_barbarians.trade_tokens import TradeTokens
from archipel.rules.traders_barbarians.two_rolls import TwoRolls

if TYPE_CHECKING:
    from tests.properties.invariants import Invariants


def two_rolls(game: Invariants, g: State) -> None:
    """The totals of a turn differ (TB-TWO-3)."""
    if game.has("event_card"):
        return  # see `two_cards`
    first, second = game.block(g, "first_dice"), game.block(g, "dice")
    assert first == [0, 0] or (all(1 <= die <= 6 for die in first) and sum(first) != sum(second))
    if g.phase().name == "second_roll":
        assert first == [0, 0]
        assert g.decider() == g.s[ACTIVE]
    if g.phase().name in ("action", "building") and not g.over():
        assert first != [0, 0], "nobody trades before the second roll"


def two_cards(game: Invariants, g: State) -> None:
    """Two cards lie open when the player trades and builds (TB-TWO-13)."""
    if g.phase().name in ("action", "building") and not g.over():
        assert game.block(g, "first_event_card")[0]
        assert game.block(g, "event_card")[0]


def neutral_builds(game: Invariants, g: State) -> None:
    """Neutral colours have no cities; all settlements but the first have a road (TB-TWO-2, TB-TWO-4)."""
    reach, built, pieces = game.block(g, "corner_reach"), game.built(g), game.block(g, "building")
    for colour in game.colours[len(game.seats) :]:
        corners = [v for v, owner in enumerate(built) if owner == colour + 1]
        assert {pieces[v] for v in corners} == {SETTLEMENT}
        assert sum(not reach[v] & 2**colour for v in corners) <= 1
    if g.phase().name == "neutral_build" and not g.over():
        chapter = game.rules.the(NeutralBuilds)
        assert chapter.has_place(g, g.argument())
        assert g.argument() != ROAD or g.decider() == g.s[ACTIVE]


def trade_tokens(game: Invariants, g: State) -> None:
    """No token is lost or made (TB-TWO-1, TB-TWO-11)."""
    held, (reserve,) = game.block(g, "trade_tokens"), game.block(g, "trade_token_reserve")
    assert min(*held, reserve) >= 0
    assert sum(held) + reserve == 20
    assert game.block(g, "token_action_done")[0] in (0, 1)
    assert game.block(g, "knight_turned_in")[0] in (0, 1)


def forced_trade(game: Invariants, g: State) -> None:
    """Cards are owed only while they are asked for, and are there (TB-TWO-7)."""
    owed, hands = game.block(g, "cards_to_give_back"), game.block(g, "hand_count")
    assert all(0 <= due <= min(2, held) for due, held in zip(owed, hands, strict=True))
    asked = g.pending() if g.phase().name == "give_back" else 0
    assert asked == game.bits(seat for seat in game.seats if owed[seat])


TWO_CHECKS: dict[type[Chapter], Callable[[Invariants, State], None]] = {
    TwoRolls: two_rolls,
    TwoCards: two_cards,
    NeutralBuilds: neutral_builds,
    TradeTokens: trade_tokens,
    ForcedTrade: forced_trade,
}
