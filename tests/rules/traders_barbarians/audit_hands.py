"""What audits of variants and caravans have in common: hands counted card by card, and what a watcher of rules is.

Everything is counted from events, actions and what lies on the board; nothing of the chapters is called.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

import archipel
from tests.rules.traders_barbarians.audit import Board, Fields, number

PRICES: Final = {
    "build_road": {"lumber": 1, "brick": 1},
    "build_settlement": {"lumber": 1, "brick": 1, "wool": 1, "grain": 1},
    "build_city": {"ore": 3, "grain": 2},
    "buy_card": {"ore": 1, "wool": 1, "grain": 1},
    "repair_road": {"lumber": 1, "brick": 1},
}


class Watcher:
    """One part of the rules: `before` sees each action before it is done, `event` each event in order, `after` what
    the action has led to."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.checks = 0

    def same(self, found: object, expected: object, rule: str) -> None:
        self.checks += 1
        assert found == expected, f"{rule}: {found} instead of {expected}"

    def before(self, seat: int, action: archipel.Action) -> None: ...

    def event(self, kind: str, fields: Fields) -> None: ...

    def after(self, seat: int, action: archipel.Action) -> None: ...


class Hands(Watcher):
    """Every hand, card by card, from events and prices alone."""

    def __init__(self, board: Board, exact: bool) -> None:
        super().__init__(board)
        self.exact = exact  # every card is accounted for, not only those of production and event cards
        self.names = [str(name) for name in board.blocks["hand"].names]
        self.hands = [self.read(p) for p in range(board.players)]

    def read(self, seat: int) -> Counter[str]:
        n = len(self.names)
        return Counter({name: self.board.value("hand", seat * n + k) for k, name in enumerate(self.names)})

    def sizes(self) -> list[int]:
        """How many cards everybody has; coins are none."""
        return [sum(hand.values()) - hand["gold"] for hand in self.hands]

    def before(self, seat: int, action: archipel.Action) -> None:
        for card, count in PRICES.get(action.kind, {}).items():
            self.hands[seat][card] -= count

    def event(self, kind: str, fields: Fields) -> None:
        card, count = str(fields.get("card")), int(str(fields.get("count", 1)))
        if kind in ("produced", "took", "resource_taken", "invented"):
            self.hands[number(fields, "seat")][card] += count
        elif kind == "discarded":
            self.hands[number(fields, "seat")][card] -= count
        elif kind in ("stolen", "gave_back", "card_given", "monopolised"):
            names = {"stolen": ("victim", "thief"), "monopolised": ("from", "seat")}.get(kind, ("seat", "to"))
            self.hands[number(fields, names[0])][card] -= count
            self.hands[number(fields, names[1])][card] += count
        elif kind == "traded_with_supply":
            self.hands[number(fields, "seat")][str(fields["give"])] -= count
            self.hands[number(fields, "seat")][str(fields["take"])] += 1
        elif kind == "votes_laid":
            for name in ("wool", "grain"):
                self.hands[number(fields, "seat")][name] -= number(fields, name)

    def after(self, seat: int, action: archipel.Action) -> None:
        if not self.exact:
            self.hands = [self.read(p) for p in range(self.board.players)]
        for p, hand in enumerate(self.hands):
            self.same(self.read(p), hand, f"the hand of {p} after {action}")
