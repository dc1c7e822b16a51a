"""The Wealthiest Settler and the Poor Settlers: points for much gold and for little (TB-RIV-11, TB-RIV-12)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.engine.events import SEAT, EventField
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import PUBLIC, TURN
from archipel.rules.award import UNCHANGED, Award
from archipel.rules.box_chapter import UNSET
from archipel.rules.traders_barbarians.coins import Coins
from archipel.rules.traders_barbarians.traders_chapter import TradersChapter

WEALTHIEST: Final = 1  # points (TB-RIV-11)
POOR: Final = -2  # points, for each of them (TB-RIV-12)


@final
class Wealth(TradersChapter):
    """Who holds the tiles. They are given out after the placement, and change hands whenever gold does."""

    def __init__(self) -> None:
        super().__init__("wealth")
        self.poor_points: i64 = POOR
        self.holder = self.poor = self.wealthiest_event = self.nobody_event = self.poor_event = UNSET
        self.poor_no_more_event = UNSET

    def install(self, rules: Rules) -> None:
        super().install(rules)
        self.coins = rules.the(Coins)
        self.holder = rules.block("wealthiest", PUBLIC, reads="holder")
        self.poor = rules.player_block("poor", PUBLIC, reads="flag")
        self.award = Award(self.holder, self.coins.first_hand, 1, False, self.coins.cards.kinds)
        gold = EventField("gold", "number", PUBLIC)
        self.wealthiest_event = rules.event("wealthiest", [SEAT, gold])
        self.nobody_event = rules.event("wealthiest_lost", [SEAT])
        self.poor_event = rules.event("poor", [SEAT, gold])
        self.poor_no_more_event = rules.event("poor_no_more", [SEAT])
        self.coins.on_gold.append(self)
        self.turn.on_part.append(self)

    def leave_out_poor(self) -> None:
        """There are no Poor Settlers in this game."""
        self.poor_points = 0

    def part_began(self, g: State, seat: i64) -> None:
        """The first turn begins, so that everybody has placed (TB-RIV-11)."""
        if g.s[TURN] == 1:
            self.give_tiles(g)

    def gold_changed(self, g: State, seat: i64) -> None:
        if g.s[TURN] > 0:
            self.give_tiles(g)

    def give_tiles(self, g: State) -> None:
        """Who has most and who has least."""
        before: i64 = self.award.update(g, g.rules.players)
        if before != UNCHANGED:
            now: i64 = g.s[self.holder]
            self.score.pass_on(g, before, now, WEALTHIEST)
            if now != 0:
                g.emit(self.wealthiest_event, now - 1, self.coins.held(g, now - 1))
            else:
                g.emit(self.nobody_event, before - 1)
        if self.poor_points == 0:
            return
        least: i64 = self.coins.held(g, 0)
        p: i64
        for p in range(1, g.rules.players):
            gold: i64 = self.coins.held(g, p)
            if gold < least:
                least = gold
        for p in range(g.rules.players):
            self.mark(g, p, 1 if self.coins.held(g, p) == least else 0)

    def mark(self, g: State, seat: i64, poor: i64) -> None:
        """Let a player take a tile or give it back, as it should be."""
        if g.s[self.poor + seat] == poor:
            return
        g.s[self.poor + seat] = poor
        if poor != 0:
            self.score.add(g, seat, self.poor_points)
            g.emit(self.poor_event, seat, self.coins.held(g, seat))
        else:
            self.score.add(g, seat, -self.poor_points)
            g.emit(self.poor_no_more_event, seat)

    # ---- for clients

    def facts(self) -> dict[str, int]:
        return {"wealthiest_points": WEALTHIEST, "poor_points": int(self.poor_points)}
