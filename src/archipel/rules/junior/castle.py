"""The haunted castle: the player who alone has the most ghost cards has a fortress there (JR-28 to JR-30)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from archipel.engine.events import SEAT
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import PUBLIC
from archipel.rules.award import UNCHANGED, Award
from archipel.rules.box_chapter import UNSET, BoxChapter
from archipel.rules.junior.building import FORTRESS_POINTS, Building
from archipel.rules.junior.score import Score


@final
class Castle(BoxChapter):
    """Who holds the castle. Its fortress counts, but it touches no island and no lane (JR-30)."""

    def __init__(self) -> None:
        super().__init__("castle")
        self.holder = self.ghost_cards = self.taken = self.left = UNSET

    def install(self, rules: Rules) -> None:
        self.building = rules.the(Building)
        self.score = rules.the(Score)
        self.holder = rules.block("castle", PUBLIC, reads="holder")
        self.ghost_cards = rules.player_block("ghost_cards", PUBLIC)
        self.award = Award(self.holder, self.ghost_cards, 1, False)
        self.taken = rules.event("castle_taken", [SEAT])
        self.left = rules.event("castle_left", [SEAT])

    def count_card(self, g: State, seat: i64) -> None:
        """One more ghost card lies before a seat: it may catch up with the holder or pass everybody (JR-28, JR-29)."""
        g.s[self.ghost_cards + seat] += 1
        before: i64 = self.award.update(g, g.rules.players)
        if before == UNCHANGED:
            return
        if before != 0:
            self.move(g, before - 1, -1)
            g.emit(self.left, before - 1)
        now: i64 = g.s[self.holder]
        if now != 0:
            self.move(g, now - 1, 1)
            g.emit(self.taken, now - 1)

    def move(self, g: State, seat: i64, fortresses: i64) -> None:
        """A fortress from the reserve to the castle, or back; who has none in reserve has won already."""
        g.s[self.building.fortresses_left + seat] -= fortresses
        self.score.add(g, seat, fortresses)

    # ---- for clients

    def facts(self) -> dict[str, int]:
        return {"castle_points": FORTRESS_POINTS}
