"""Choosing cards from the supply: one at a time, of any kind that is left."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from archipel.engine import roles
from archipel.engine.errors import IllegalAction
from archipel.engine.phase import Phase
from archipel.engine.state import State
from archipel.engine.verb import Field, Verb
from archipel.engine.words import ACTIVE
from archipel.rules.hands import Hands


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseCard(Verb):
    """Take one card of a kind that the supply still has. A subclass says in `chosen` what comes next."""

    def __init__(self, name: str, field: Field, hands: Hands, event: i64) -> None:
        super().__init__(name, [field])
        self.roles = [roles.PRIVATE]
        self.hands = hands
        self.event: i64 = event  # seat, card, and 1 for the count if it has a third field
        self.empty_key = ""
        self.empty_rule = ""

    def refuse_empty_supply(self, key: str, rule: str) -> None:
        """Refuse by this key and rule when the supply has no card of the kind."""
        self.empty_key = key
        self.empty_rule = rule

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        k: i64
        for k in range(self.size):
            if self.hands.in_supply(g, k) > 0:
                g.scratch.codes[n] = self.base + k
                n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        self.hands.gain(g, seat, x, 1)
        g.emit(self.event, seat, x, 1)
        self.chosen(g, seat)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return IllegalAction(self.empty_key, self.empty_rule, card=self.hands.names[x])

    def chosen(self, g: State, seat: i64) -> None:
        """The seat has its card: close the decision, or ask for the next one."""


@final
class ChooseInOrder(ChooseCard):
    """Several seats take a card each, all at once; in turn order from the active seat if they could want the same last
    card (COMBO-35) or cannot see how many there are."""

    def __init__(self, name: str, field: Field, hands: Hands, event: i64, phase: Phase) -> None:
        super().__init__(name, field, hands, event)
        self.phase = phase

    def ask(self, g: State, seats: i64) -> None:
        """Let these seats choose. In turn order, the phase's argument names those who come after the first. Nobody is
        asked when the supply has nothing."""
        players: i64 = g.rules.players
        claims: i64 = 0
        first: i64 = -1
        k: i64
        for k in range(players):
            seat: i64 = (g.s[ACTIVE] + k) % players
            if seats & g.rules.bits[seat] != 0:
                claims += 1
                if first < 0:
                    first = seat
        cards_left: bool = False
        contested: bool = self.hands.hides_supply
        for k in range(self.size):
            left: i64 = self.hands.in_supply(g, k)
            if left > 0:
                cards_left = True
                if left < claims:
                    contested = True
        if not cards_left:
            return
        if contested:
            g.open(self.phase.index, first, seats & ~g.rules.bits[first])
        else:
            g.open_for(self.phase.index, seats)

    def chosen(self, g: State, seat: i64) -> None:
        others: i64 = g.argument()
        g.answered(seat)
        if others != 0:
            self.ask(g, others)
