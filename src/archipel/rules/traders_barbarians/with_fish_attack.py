"""Fish in Barbarian Attack: two fish in place of the grain for a long march, seven for a card of the scenario
(COMBO-32)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.engine import roles
from archipel.engine.errors import IllegalAction
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import PUBLIC
from archipel.rules.base.turn import Turn
from archipel.rules.box_chapter import UNSET
from archipel.rules.traders_barbarians.attack_cards import AttackCards
from archipel.rules.traders_barbarians.fish_actions import FishActions, SpendFish
from archipel.rules.traders_barbarians.path_knights import PathKnights
from archipel.rules.traders_barbarians.traders_chapter import TradersChapter

FISH_MARCH: Final = "fish_march"
PRICE: Final = 2  # fish


@final
class FishForMarch(SpendFish):
    """The next knight may go five steps."""

    def __init__(self, spending: FishActions, pair: FishInAttack) -> None:
        super().__init__(FISH_MARCH, spending, [roles.HALF])
        self.refuse_without_effect("fish.no_knight_to_lead", "COMBO-32")
        self.pair = pair

    def may(self, g: State, seat: i64) -> bool:
        return g.s[self.pair.marches] == 0 and self.pair.has_leader(g, seat)

    def obstacle(self, g: State, seat: i64) -> IllegalAction | None:
        if g.s[self.pair.marches] != 0:
            return IllegalAction("fish.march_paid_already", "COMBO-32")
        return super().obstacle(g, seat)

    def act(self, g: State, seat: i64) -> None:
        g.s[self.pair.marches] = 1


@final
class FishForCard(SpendFish):
    """A card of the scenario, shown and carried out at once (TB-BA-11)."""

    def __init__(self, spending: FishActions, attack_cards: AttackCards) -> None:
        super().__init__("fish_card", spending, [roles.GUESSED])
        self.refuse_without_effect("card.deck_empty", "TB-BA-11")
        self.attack_cards = attack_cards

    def may(self, g: State, seat: i64) -> bool:
        return self.attack_cards.total > 0

    def act(self, g: State, seat: i64) -> None:
        self.spending.turn.has_built(g)
        self.attack_cards.draw(g, seat)


@final
class FishInAttack(TradersChapter):
    """Whether the next long march is paid for with fish. What is not used is lost at the end of the march."""

    marches: i64 = UNSET

    def install(self, rules: Rules) -> None:
        self.knights = rules.the(PathKnights)
        spending = rules.the(FishActions)
        self.marches = rules.block("fish_march", PUBLIC, reads="flag")
        spending.add_action(FISH_MARCH, PRICE)
        self.knights.leading.offer(rules.add(FishForMarch(spending, self)))
        self.knights.on_long_march.append(self)
        spending.offer(rules, FishForCard(spending, rules.the(AttackCards)))
        rules.the(Turn).on_part.append(self)

    def part_began(self, g: State, seat: i64) -> None:
        g.s[self.marches] = 0

    def has_leader(self, g: State, seat: i64) -> bool:
        """Whether a knight of the seat has not marched in this turn."""
        return self.knights.has_leader(g, seat)

    def may_march_far(self, g: State, seat: i64, edge: i64) -> bool:
        at: i64 = self.marches
        return g.s[at] != 0

    def marched_far(self, g: State, seat: i64, edge: i64) -> None:
        g.s[self.marches] = 0
