"""The caravans with two players: two camels a vote (TB-CAR-15, COMBO-16).

The robber's way home by a trade token leads off the board, for there is no desert.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import PUBLIC
from archipel.rules.base.robber import Robber
from archipel.rules.traders_barbarians.caravan_vote import MAJORITY, CaravanVote
from archipel.rules.traders_barbarians.traders_chapter import TradersChapter


@final
class TwoCaravans(TradersChapter):
    """The winner of a vote places two camels in different caravans; when the votes are equal each player places one,
    the active one first."""

    def __init__(self) -> None:
        super().__init__("two_caravans")
        self.second: i64 = 0

    def install(self, rules: Rules) -> None:
        self.vote = rules.the(CaravanVote)
        self.second = rules.block("second_camel", PUBLIC, reads="flag")  # the camel that is placed now is the second
        self.vote.on_camel.append(self)
        rules.the(Robber).let_it_leave(rules)

    def camel_placed(self, g: State, seat: i64, way: i64, caravans: i64) -> None:
        """After the first camel comes the second, if there is a place for it (ext)."""
        if g.s[self.second] != 0:
            g.s[self.second] = 0
            return
        barred: i64 = caravans if way == MAJORITY else 0
        if not self.vote.caravans.can_go_on(g, barred):
            return
        g.s[self.second] = 1
        placer: i64 = seat if way == MAJORITY else 1 - seat
        g.open(self.vote.place_phase.index, placer, barred)
