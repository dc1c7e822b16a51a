"""Choosing cards from the supply: one at a time, of any kind that is left."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from archipel.engine import roles
from archipel.engine.errors import IllegalAction
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


def ask_to_choose(g: State, phase: i64, seats: i64, hands: Hands, kinds: i64) -> None:
    """Let these seats choose one card each of the first kinds: all at once, or in turn order from the active seat if
    they could want the same last card (COMBO-35) or cannot see how many there are. Then the phase's argument names
    those who come after the first, and the verb asks for them again. Nobody is asked when the supply has nothing."""
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
    contested: bool = hands.hides_supply
    for k in range(kinds):
        left: i64 = hands.in_supply(g, k)
        if left > 0:
            cards_left = True
            if left < claims:
                contested = True
    if not cards_left:
        return
    if contested:
        g.open(phase, first, seats & ~g.rules.bits[first])
    else:
        g.open_for(phase, seats)
