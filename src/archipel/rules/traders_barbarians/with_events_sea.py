"""Event cards with Seafarers: where the robber flees to, and the dice of the fleet (COMBO-14, SEA-S7-9)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from archipel.engine import roles
from archipel.engine.events import SEAT, EventField
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import PUBLIC
from archipel.rules.base.land import TERRAINS
from archipel.rules.base.placement import DICE_LABELS
from archipel.rules.base.robber import Robber
from archipel.rules.box_chapter import BoxChapter
from archipel.rules.seafarers.forgotten_tribe import ForgottenTribe
from archipel.rules.seafarers.islands import Islands
from archipel.rules.traders_barbarians.event_cards import EventCards
from archipel.rules.traders_barbarians.traders_chapter import TradersChapter


@final
class EventsAtSea(TradersChapter):
    """The robber flees to a desert that it may enter; without one it leaves the board (COMBO-14)."""

    def __init__(self) -> None:
        super().__init__("events_at_sea")
        self.desert: i64 = TERRAINS.index("desert")
        self.forbidding: list[BoxChapter] = []  # chapters of the sea that keep the robber from tiles

    def install(self, rules: Rules) -> None:
        super().install(rules)
        robber = rules.the(Robber)
        if rules.has(Islands):
            self.forbidding.append(rules.the(Islands))
        if rules.has(ForgottenTribe):
            self.forbidding.append(rules.the(ForgottenTribe))
        robber.on_robber_home.append(self)

    def robber_home(self, g: State, tile: i64) -> i64:
        t: i64
        for t in range(g.rules.graph.tiles):
            if g.s[self.land.terrain + t] == self.desert and self.allows(g, t):
                return t
        return -1

    def allows(self, g: State, tile: i64) -> bool:
        for chapter in self.forbidding:
            if not chapter.may_enter(g, tile):
                return False
        return True


@final
class EventsWithFleet(TradersChapter):
    """Both dice are rolled as well, and only the fleet goes by them."""

    def __init__(self) -> None:
        super().__init__("events_with_fleet")
        self.dice_event: i64 = 0

    def install(self, rules: Rules) -> None:
        super().install(rules)
        self.dice_event = rules.event(
            "fleet_rolled", [SEAT, EventField("dice", "dice", PUBLIC, DICE_LABELS)], roles.OF_ROLL
        )
        rules.the(EventCards).on_before_card.append(self)

    def before_card(self, g: State, seat: i64) -> None:
        dice: i64 = g.uniform(self.production.dice_point, len(DICE_LABELS))
        g.s[self.production.dice] = dice // 6 + 1
        g.s[self.production.dice + 1] = dice % 6 + 1
        g.emit(self.dice_event, seat, dice)
