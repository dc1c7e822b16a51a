"""Catan for Two: a layer over every board with a largest army (TB-TWO-12, see `combinations`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from archipel.catalogue.layers import Forced, Layer
from archipel.catalogue.option import Option

if TYPE_CHECKING:
    from archipel.catalogue.entries import GameConfig
    from archipel.engine.chapter import Chapter

FOR_TWO: Final = "for_two"
ONE_BY_ONE: Final = "one_by_one"
BOTH_FIRST: Final = "both_first"
TOKEN_CHAPTERS: Final = ("trade_tokens", "forced_trade")  # which a scenario without trade tokens leaves out


def _chapters(config: GameConfig) -> list[Chapter]:
    from archipel.rules.traders_barbarians.forced_trade import ForcedTrade  # loaded only when it is played
    from archipel.rules.traders_barbarians.neutral_builds import NeutralBuilds
    from archipel.rules.traders_barbarians.trade_tokens import TradeTokens
    from archipel.rules.traders_barbarians.two_rolls import TwoRolls

    return [TwoRolls(config.chosen["two_rolls"] == BOTH_FIRST), NeutralBuilds(), TradeTokens(), ForcedTrade()]


FOR_TWO_LAYER: Final = Layer(
    name=FOR_TWO,
    rule="TB-TWO-1",
    options=(Option("two_rolls", ONE_BY_ONE, "TB-TWO-3", (ONE_BY_ONE, BOTH_FIRST), seats=(2,)),),
    seats=(2,),
    seats_rule="COMBO-11",
    opens=True,
    forced={"duel": Forced(False, "TB-TWO-1")},  # the house rule for two without neutral colours
    chapters=_chapters,
)


def two_cards(config: GameConfig) -> list[Chapter]:
    """Event cards in place of both rolls."""
    from archipel.rules.traders_barbarians.for_two_events import TwoCards

    return [TwoCards()]
