"""The cards of the children's game: five open piles and hidden hands (JR-3, JR-7, JR-8, JR-13)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.engine.good import Good
from archipel.engine.state import State
from archipel.rules.hands import RESOURCE, Hands

CARDS: Final = ("wood", "wool", "rum", "sabre", "gold")


@final
class Piles(Hands):
    """Piles lie open, hands are hidden, and nobody ever has too many cards (JR-13)."""

    def __init__(self, piles: list[int], start_hand: tuple[int, ...]) -> None:
        super().__init__("piles", [Good(name, RESOURCE) for name in CARDS], piles, "piles")
        self.start_hand = start_hand

    def begin(self, g: State) -> None:
        """Everybody gets a wood and a rum (JR-8)."""
        super().begin(g)
        seat: i64
        for seat in range(g.rules.players):
            for kind, count in enumerate(self.start_hand):
                self.gain(g, seat, kind, count)

    def all_gone(self, g: State) -> bool:
        """Whether no pile has a card left."""
        k: i64
        for k in range(self.kinds):
            if g.s[self.supply + k] > 0:
                return False
        return True
