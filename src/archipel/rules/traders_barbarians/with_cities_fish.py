"""Fishermen with Cities & Knights: seven fish are a progress card of a chosen deck (COMBO-23).

The rest follows by itself. Four fish are a resource, never a commodity. The robber, which starts off the board, moves
only after the first attack of the barbarians, and so does the one whom two fish take away. Fish are not cards, so that
the Aqueduct serves a player whom a roll has brought nothing but fish.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.engine import roles
from archipel.engine.errors import IllegalAction
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.rules.cities_knights.city_chapter import TOKEN
from archipel.rules.cities_knights.progress import Progress
from archipel.rules.cities_knights.science_cards import ScienceCards
from archipel.rules.traders_barbarians.fish_actions import FishActions, SpendFish
from archipel.rules.traders_barbarians.fishing_grounds import FishingGrounds
from archipel.rules.traders_barbarians.traders_chapter import TradersChapter

NAME: Final = "fish_progress"
PRICE: Final = 7


@final
class FishProgress(SpendFish):
    """A progress card, of the deck that the player chooses next."""

    def __init__(self, spending: FishActions, progress: Progress) -> None:
        super().__init__(NAME, spending, [roles.HALF])
        self.refuse_without_effect("fish.no_progress", "COMBO-23")
        self.progress = progress

    def may(self, g: State, seat: i64) -> bool:
        return self.progress.is_any_left(g)

    def act(self, g: State, seat: i64) -> None:
        self.spending.turn.has_built(g)
        self.progress.ask_to_choose(g, g.rules.bits[seat])


@final
class FishermenWithCities(TradersChapter):
    """In the place of the development cards, which are not in play (CK-6)."""

    def __init__(self) -> None:
        super().__init__("fishermen_with_cities")

    def install(self, rules: Rules) -> None:
        spending = rules.the(FishActions)
        spending.add_action(NAME, PRICE)
        spending.offer(rules, FishProgress(spending, rules.the(Progress)))
        self.grounds = rules.the(FishingGrounds)
        rules.the(ScienceCards).on_may_move_token.append(self)

    def may_move_token(self, g: State, tile: i64) -> bool:
        """The numbers of a lake are printed on it."""
        return not self.grounds.is_lake(g, tile)

    def refusal(self, g: State, seat: i64, piece: i64, at: i64) -> IllegalAction | None:
        if piece == TOKEN and not self.may_move_token(g, at):
            return IllegalAction("inventor.no_token", "CK-73", tile=int(at))
        return None
