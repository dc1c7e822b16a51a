"""Observations and masks of single games as numpy arrays."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from archipel import layout
from archipel.engine import roles
from archipel.engine.arrays import COUNT
from archipel.engine.rules import Rules
from archipel.engine.view import View
from archipel.engine.words import ACTIVE, ARGUMENT, PENDING, PHASE, TOP, TURN
from archipel.layout import TRADES

USUAL_COUNT: Final = 10  # what a scaled observation divides counts by


class Layout(layout.Layout):
    """The words and codes of one kind of game; `high` and `scale` have a number for each word."""

    def __init__(self, rules: Rules, trades: str = TRADES, offers_per_turn: int = 2) -> None:
        super().__init__(rules, trades, offers_per_turn)
        self.high = np.array([word.high for word in self.words], dtype=np.int16)
        self.scale = np.where(self.high == COUNT, USUAL_COUNT, np.maximum(self.high, 1)).astype(np.float32)
        self._read_from = np.array(self.read_from, dtype=np.intp)
        kinds = np.array(self.turns())
        self._turned = [
            [(np.flatnonzero(kinds == kind), np.array(table)) for kind, table in self.turned(seat).items()]
            for seat in range(self.seats)
        ]
        self._from_engine = np.array(self.from_engine, dtype=np.intp)
        goods = len(rules.goods)
        self._given = np.array([values[:goods] for _, values in self.cases], dtype=np.int64).reshape(-1, goods)

    def observe(self, view: View) -> Any:
        """The words of a view, as int16."""
        seat = int(view.seat)
        s = np.frombuffer(view.to_bytes(), dtype="<i8")
        top = s[TOP]
        pending = int(s[top + PENDING])
        first = [s[TURN], s[top + PHASE], s[top + ARGUMENT], (s[ACTIVE] - seat) % self.seats]
        deciding = [(pending >> ((seat + k) % self.seats)) & 1 for k in range(self.seats)]
        words = s[self._read_from[seat]]
        for places, table in self._turned[seat]:
            words[places] = table[words[places]]
        return np.minimum(np.concatenate([[*first, *deciding], words]), COUNT).astype(np.int16)

    def mask(self, view: View, offers_made: int = 0) -> Any:
        """1 for each code that the player of a view may choose, as int8; `offers_made` in this turn."""
        seat = int(view.seat)
        mask = np.zeros(self.size, dtype=np.int8)
        legal = [action.code for action in view.legal_actions()]
        mask[self._from_engine[seat][legal]] = 1
        for kind, _ in view.forms():
            first, end = self.forms.get(kind, (0, 0))
            offers = roles.OFFER in self.rules.verb_named[kind].roles
            if first < end and not (offers and offers_made >= self.offers_per_turn):
                hand = self.rules.block_named["hand"]
                at, each = int(hand.at), int(hand.each)
                held = np.frombuffer(view.to_bytes(), dtype="<i8")[at + seat * each : at + (seat + 1) * each]
                mask[self.plain + first : self.plain + end] = (self._given[first:end] <= held).all(axis=1)
        return mask
