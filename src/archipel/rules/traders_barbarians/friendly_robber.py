"""The friendly robber: it spares players who have hardly more than their first settlements (TB-FR-1 to TB-FR-5)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.engine.errors import IllegalAction
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.rules.base.building import Building
from archipel.rules.base.robber import Robber
from archipel.rules.base.score import Score
from archipel.rules.box_chapter import ROBBER, BoxChapter

SPARED: Final = 2  # points, at most, of a player that the robber spares (TB-FR-1)
SPARED_WITH_CITY: Final = 3  # the same where players begin with a city (CK-113)


@final
class FriendlyRobber(BoxChapter):
    """Whom the robber spares. Discards are as usual (TB-FR-4), and without an allowed tile the robber goes home
    (TB-FR-2): to the desert, or off the board where there is none (COMBO-19)."""

    def __init__(self) -> None:
        super().__init__("friendly_robber")
        self.most: i64 = SPARED

    def install(self, rules: Rules) -> None:
        self.building = rules.the(Building)
        self.score = rules.the(Score)
        self.robber = rules.the(Robber)
        if self.robber.used:
            self.robber.let_it_leave(rules)
        self.robber.on_may_enter.append(self)
        self.robber.on_may_rob.append(self)

    def spares(self, g: State, colour: i64) -> bool:
        """Only points that everybody sees count, and neutral colours are not protected (TB-FR-1, COMBO-17)."""
        at: i64 = self.score.points + colour
        return 0 <= colour < g.rules.players and g.s[at] <= self.most

    def may_enter(self, g: State, tile: i64) -> bool:
        s = g.s
        graph = g.rules.graph
        held: i64 = self.building.held
        piece: i64 = self.building.piece
        k: i64
        for k in range(tile * graph.tile_width, (tile + 1) * graph.tile_width):
            corner: i64 = graph.tile_corners[k]
            if corner >= 0 and s[piece + corner] != 0 and self.spares(g, s[held + corner] - 1):
                return False
        return True

    def may_rob(self, g: State, thief: i64, victim: i64) -> bool:
        """Not even where the robber had to go (TB-FR-3)."""
        return not self.spares(g, victim)

    def refusal(self, g: State, seat: i64, piece: i64, at: i64) -> IllegalAction | None:
        if piece == ROBBER and not self.may_enter(g, at):
            return IllegalAction("robber.friendly", "TB-FR-1", points=int(self.most))
        return None

    # ---- for clients

    def facts(self) -> dict[str, int]:
        return {"spared_by_robber": int(self.most)}


@final
class FriendlyStart(BoxChapter):
    """With Cities & Knights players begin with one point more, and are spared with as many (CK-113)."""

    def __init__(self) -> None:
        super().__init__("friendly_start")

    def install(self, rules: Rules) -> None:
        rules.the(FriendlyRobber).most = SPARED_WITH_CITY
