"""Cards that players must give up at their own choice: one by one, or all at once as a form."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from archipel.board.vectors import vec
from archipel.engine import roles
from archipel.engine.errors import IllegalAction
from archipel.engine.phase import Phase
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import Verb
from archipel.rules.hands import Hands


@mypyc_attr(allow_interpreted_subclasses=True)
class CardsOwed:
    """What a chapter says about cards that players owe, by a rule. All who owe some give them in any order."""

    def __init__(self, hands: Hands, kinds: vec[i64], block: str, owed: i64, rule: str) -> None:
        self.hands: Final[Hands] = hands
        self.kinds: vec[i64] = kinds  # 1 for each kind that may be given up
        self.block = block  # that counts the cards each player owes ...
        self.owed: i64 = owed  # ... and where it begins
        self.rule = rule
        self.not_held_key = self.wrong_number_key = ""

    def refuse_not_held(self, key: str) -> None:
        """Refuse by this key a card that the player does not hold, or that may not be given up."""
        self.not_held_key = key

    def refuse_wrong_number(self, key: str) -> None:
        """Refuse by this key when the player owes another number of cards."""
        self.wrong_number_key = key

    def offer(self, rules: Rules, phase: Phase, one: str, several: str) -> None:
        """Let two verbs of these names answer the phase."""
        phase.offer(rules.add(GiveUpCard(one, self)))
        phase.offer(rules.add(GiveUpCards(several, self)))

    def give_up(self, g: State, seat: i64, kind: i64, count: i64) -> None:
        """A player gives some of the cards that it owes."""
        self.lose(g, seat, kind, count)
        g.s[self.owed + seat] -= count
        if g.s[self.owed + seat] == 0:
            g.answered(seat)

    def lose(self, g: State, seat: i64, kind: i64, count: i64) -> None:
        """Take the cards out of the player's hand."""

    def not_held(self, kind: int) -> IllegalAction:
        return IllegalAction(self.not_held_key, self.rule, card=self.hands.names[kind])


@final
class GiveUpCard(Verb):
    """One of the cards that are owed."""

    def __init__(self, name: str, cards: CardsOwed) -> None:
        super().__init__(name, [cards.hands.field()])
        self.roles = [roles.GIVE]
        self.cards: Final[CardsOwed] = cards

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        s = g.s
        codes = g.scratch.codes
        may_go = self.cards.kinds
        kinds: i64 = self.cards.hands.kinds
        first: i64 = self.cards.hands.hand + seat * kinds
        base: i64 = self.base
        k: i64
        for k in range(kinds):
            if s[first + k] > 0 and may_go[k] != 0:
                codes[n] = base + k
                n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        self.cards.give_up(g, seat, x, 1)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return self.cards.not_held(int(x))


@final
class GiveUpCards(Verb):
    """All of them in one go."""

    def __init__(self, name: str, cards: CardsOwed) -> None:
        super().__init__(name, [cards.hands.set_field("cards", cards.block)], True)
        self.roles = [roles.GIVE]
        self.cards: Final[CardsOwed] = cards

    def open(self, g: State, seat: i64) -> bool:
        return True

    def check(self, g: State, seat: i64, values: list[int]) -> IllegalAction | None:
        cards = self.cards
        owed: int = g.s[cards.owed + seat]
        if sum(values) != owed:
            return IllegalAction(cards.wrong_number_key, cards.rule, owed=owed, given=sum(values))
        for k, count in enumerate(values):
            if count > 0 and (count > cards.hands.held(g, seat, k) or cards.kinds[k] == 0):
                return cards.not_held(k)
        return None

    def apply_form(self, g: State, seat: i64, values: list[int]) -> None:
        for k, count in enumerate(values):
            if count > 0:
                self.cards.give_up(g, seat, k, count)
