"""Knights of Cities & Knights in the battles of Barbarian Attack: long marches, force and losses (COMBO-25)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.engine.errors import IllegalAction
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.rules.traders_barbarians.coast_battles import CoastBattles
from archipel.rules.traders_barbarians.event_takings import EventTakings
from archipel.rules.traders_barbarians.ranked_knights import RankedKnights
from archipel.rules.traders_barbarians.traders_chapter import LONG_MARCH, TradersChapter

FOUGHT: Final = 4  # beside ACTIVATED and PROMOTED, what a knight has done in this turn


@final
class RankedKnightBattles(TradersChapter):
    """What the chapters of the scenario ask about the ranks of knights."""

    def install(self, rules: Rules) -> None:
        self.knights = rules.the(RankedKnights)
        paths = self.knights.paths
        paths.leave_out_grain(rules)
        paths.on_long_march.append(self)
        paths.on_marched.append(self)
        paths.on_force.append(self)
        battles = rules.the(CoastBattles)
        battles.on_knight_falls.append(self)
        battles.on_battle.append(self)
        if rules.has(EventTakings):
            rules.the(EventTakings).on_knight_count.append(self)

    # ---- marching

    def may_march_far(self, g: State, seat: i64, edge: i64) -> bool:
        """An active knight goes two paths more."""
        return self.knights.can_act(g, edge)

    def marched_far(self, g: State, seat: i64, edge: i64) -> None:
        """It is inactive then."""
        g.s[self.knights.active + edge] = 0

    def refusal(self, g: State, seat: i64, piece: i64, at: i64) -> IllegalAction | None:
        if piece != LONG_MARCH:
            return None
        return self.knights.act_refusal(g, at)

    def knight_marched(self, g: State, start: i64, edge: i64) -> None:
        """What it is and has done goes with it."""
        knights = self.knights
        s = g.s
        knights.stand(g, edge, s[knights.rank + start], s[knights.active + start], s[knights.spent + start])
        knights.stand(g, start, 0, 0, 0)

    # ---- battles

    def knight_force(self, g: State, edge: i64, force: i64) -> i64:
        """The strength of an active knight; an inactive one does not fight."""
        return g.s[self.knights.rank + edge] if g.s[self.knights.active + edge] != 0 else 0

    def knight_falls(self, g: State, edge: i64) -> bool:
        """One level down, or further where no such piece is in stock; a basic knight leaves the board."""
        knights = self.knights
        seat: i64 = g.s[knights.paths.knight + edge] - 1
        strength: i64 = g.s[knights.rank + edge] - 1
        while strength > 0 and knights.in_stock(g, seat, strength) == 0:
            strength -= 1
        if strength == 0:
            knights.to_stock(g, edge)
            return False
        knights.change_rank(g, seat, edge, strength)
        g.emit(knights.demoted, seat, edge, strength)
        return True

    def battle_fought(self, g: State, tile: i64) -> None:
        """All active knights around a tile have taken part."""
        graph = g.rules.graph
        k: i64
        for k in range(graph.tile_width):
            edge: i64 = graph.tile_edges[tile * graph.tile_width + k]
            if edge >= 0 and g.s[self.knights.active + edge] != 0:
                g.s[self.knights.spent + edge] |= FOUGHT

    def battles_over(self, g: State) -> None:
        """Who has fought is inactive now; until then a knight counts for a neighbouring tile too (TB-BA-21)."""
        s = g.s
        knights = self.knights
        first: i64 = knights.paths.list
        at: i64
        for at in range(first, first + g.rules.colours * knights.paths.each):
            edge: i64 = s[at] - 1
            if edge >= 0 and s[knights.spent + edge] & FOUGHT != 0:
                s[knights.spent + edge] -= FOUGHT
                s[knights.active + edge] = 0

    # ---- event cards

    def knight_count(self, g: State, seat: i64, knights: i64) -> i64:
        """The strength of active knights (CK-110)."""
        return self.knights.active_strength(g, seat)
