"""The largest army (BASE-74)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.engine.events import SEAT, EventField
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import PUBLIC
from archipel.rules.award import UNCHANGED, Award
from archipel.rules.base.score import Score
from archipel.rules.box_chapter import UNSET, BoxChapter

SMALLEST: Final = 3
POINTS: Final = 2


@final
class LargestArmy(BoxChapter):
    """Knights played, and who holds the tile: only strictly more knights take it."""

    def __init__(self, used: bool = True) -> None:
        super().__init__("largest_army")
        self.used = used  # without it knights are counted, but nobody gets the tile
        self.knights = self.holder = self.army_event = UNSET

    def install(self, rules: Rules) -> None:
        self.score = rules.the(Score)
        self.knights = rules.player_block("knights_played", PUBLIC)
        self.holder = rules.block("largest_army", PUBLIC, reads="holder")  # 0 nobody, or 1 + the holder's seat
        self.award = Award(self.holder, self.knights, SMALLEST, True)
        self.reviewed = Award(self.holder, self.knights, SMALLEST, False)
        self.army_event = rules.event("largest_army", [SEAT, EventField("knights", "number", PUBLIC)])

    def facts(self) -> dict[str, int]:
        return {"largest_army_points": POINTS, "largest_army_least": SMALLEST} if self.used else {}

    def knight_played(self, g: State, seat: i64) -> None:
        """One more knight: it may take the tile from its holder."""
        s = g.s
        s[self.knights + seat] += 1
        if not self.used:
            return
        before: i64 = self.award.update(g, g.rules.players)
        if before != UNCHANGED:
            self.score.pass_on(g, before, s[self.holder], POINTS)
            g.emit(self.army_event, seat, s[self.knights + seat])

    def knight_discarded(self, g: State, seat: i64) -> None:
        """One knight fewer: a holder with fewer than three, or as many as another, loses the tile; it goes to a player
        with strictly more, if there is one."""
        s = g.s
        s[self.knights + seat] -= 1
        if not self.used:
            return
        before: i64 = self.reviewed.update(g, g.rules.players)
        if before != UNCHANGED:
            holder: i64 = s[self.holder]
            self.score.pass_on(g, before, holder, POINTS)
            g.emit(self.army_event, holder - 1, s[self.knights + holder - 1] if holder != 0 else 0)
