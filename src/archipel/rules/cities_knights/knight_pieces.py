"""The knights on the board, in stock and in hand (CK-4, CK-25, CK-57).

A knight holds its corner in the block `held`, as a building does, so that roads, routes and settlements of others stop
there.

How many knights of a colour are inactive, how many may act, and what the active ones count is kept in words of its own:
what is legal is asked far more often than a knight changes. A knight is counted out before it changes and counted in
after that.
"""

from __future__ import annotations

from mypy_extensions import i64

from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import DERIVED, PUBLIC
from archipel.rules.box_chapter import UNSET
from archipel.rules.cities_knights.city_chapter import CityHooks
from archipel.rules.cities_knights.knight_chapter import KnightChapter
from archipel.rules.cities_knights.knight_words import (
    ACTIVATED,
    CAME_FROM,
    HOLDER,
    IS_ACTIVE,
    MOST,
    RANK_COUNT,
    RANKS,
    STRENGTH,
)


class KnightPieces(KnightChapter):
    """Where knights stand, how strong and active they are, and the one that is on its way."""

    def __init__(self) -> None:
        super().__init__("knights")
        self.spent_count = self.inactive = self.ready = self.defence = self.list = self.hand = self.removed = UNSET
        self.on_may_stand = CityHooks()

    def install(self, rules: Rules) -> None:
        super().install(rules)
        ranks = list(RANKS)
        self.rank = rules.corner_block("knight", PUBLIC, "name", ["", *ranks])  # its strength
        self.active = rules.corner_block("knight_active", PUBLIC, "flag")
        self.spent = rules.corner_block("knight_spent", PUBLIC)  # in this turn: ACTIVATED, PROMOTED
        self.spent_count = rules.block("knights_spent", PUBLIC, reads="derived")  # how many have
        self.inactive = rules.colour_block("knights_inactive", PUBLIC, 1, DERIVED)  # how many are
        self.ready = rules.colour_block("knights_ready", PUBLIC, 1, DERIVED)  # how many are active and may act
        self.defence = rules.colour_block("knight_defence", PUBLIC, 1, DERIVED)  # the strength of the active ones
        self.left = rules.colour_block("knights_left", PUBLIC, RANK_COUNT, "cards", ranks)
        self.list = rules.colour_block("knight_list", PUBLIC, MOST)  # 1 + corner of every knight, ascending, then 0
        self.hand = rules.block("knight_in_hand", PUBLIC, 4)  # 1 + seat, strength, active, where it came from

    # ---- reading

    def is_own(self, g: State, seat: i64, at: i64) -> bool:
        """Whether a knight of the seat stands here."""
        return g.s[self.rank + at] != 0 and g.s[self.building.held + at] == seat + 1

    def may_rest(self, g: State, corner: i64) -> bool:
        """Whether the other chapters let a knight stay on a corner."""
        return all(chapter.may_stand(g, corner) for chapter in self.on_may_stand.all)

    def owner(self, g: State, corner: i64) -> i64:
        """The seat whose knight stands here; -1 for none."""
        if g.s[self.rank + corner] == 0:
            return -1
        return g.s[self.building.held + corner] - 1

    def active_strength(self, g: State, seat: i64) -> i64:
        """What a seat's active knights count; inactive ones count nothing (CK-25)."""
        at: i64 = self.defence + seat
        return g.s[at]

    # ---- coming and leaving

    def stand(self, g: State, seat: i64, corner: i64, strength: i64, active: bool, spent: i64) -> None:
        """A knight takes a corner. Whose route is the longest is decided when no knight is in hand."""
        s = g.s
        s[self.rank + corner] = strength
        s[self.active + corner] = 1 if active else 0
        s[self.spent + corner] = spent
        if spent != 0:
            s[self.spent_count] += 1
        self.count(g, seat, corner, 1)
        self.enlist(g, seat, corner)
        self.building.hold(g, seat, corner)

    def leave(self, g: State, corner: i64) -> None:
        """A knight leaves a corner, for a hand or for the stock."""
        s = g.s
        seat: i64 = s[self.building.held + corner] - 1
        self.delist(g, seat, corner)
        self.count(g, seat, corner, -1)
        s[self.rank + corner] = 0
        s[self.active + corner] = 0
        if s[self.spent + corner] != 0:
            s[self.spent + corner] = 0
            s[self.spent_count] -= 1
        self.building.release(g, corner)

    def to_stock(self, g: State, seat: i64, corner: i64, strength: i64) -> None:
        g.s[self.left + seat * RANK_COUNT + strength - 1] += 1
        g.emit(self.removed, seat, corner, strength)
        self.building.come_to_rest(g)

    def count(self, g: State, seat: i64, at: i64, sign: i64) -> None:
        """Count the knight that stands here in, with 1, or out, with -1."""
        s = g.s
        if s[self.active + at] == 0:
            s[self.inactive + seat] += sign
            return
        s[self.defence + seat] += sign * s[self.rank + at]
        if s[self.spent + at] & ACTIVATED == 0:
            s[self.ready + seat] += sign

    def set_active(self, g: State, at: i64, active: i64) -> None:
        seat: i64 = g.s[self.building.held + at] - 1
        self.count(g, seat, at, -1)
        g.s[self.active + at] = active
        self.count(g, seat, at, 1)

    def activate(self, g: State, seat: i64, at: i64) -> None:
        """`set_active` and `note_spent` in one: no change is more frequent, and the counts always follow in the same
        way."""
        s = g.s
        s[self.active + at] = 1
        s[self.inactive + seat] -= 1
        s[self.defence + seat] += s[self.rank + at]
        spent: i64 = s[self.spent + at]
        if spent == 0:
            s[self.spent_count] += 1
        s[self.spent + at] = spent | ACTIVATED
        if g.listener is not None:
            g.emit(self.activated, seat, at)

    def change_rank(self, g: State, seat: i64, at: i64, strength: i64) -> None:
        self.count(g, seat, at, -1)
        super().change_rank(g, seat, at, strength)
        self.count(g, seat, at, 1)

    def note_spent(self, g: State, at: i64, spent: i64) -> None:
        """With the count of those that have done anything."""
        s = g.s
        seat: i64 = s[self.building.held + at] - 1
        before: i64 = s[self.spent + at]
        self.count(g, seat, at, -1)
        s[self.spent + at] = spent
        self.count(g, seat, at, 1)
        if before == 0 and spent != 0:
            s[self.spent_count] += 1
        elif before != 0 and spent == 0:
            s[self.spent_count] -= 1

    # ---- the knight in hand, and the lists

    def take_in_hand(self, g: State, seat: i64, strength: i64, active: i64, corner: i64) -> None:
        s = g.s
        s[self.hand + HOLDER] = seat + 1
        s[self.hand + STRENGTH] = strength
        s[self.hand + IS_ACTIVE] = active
        s[self.hand + CAME_FROM] = corner

    def empty_hand(self, g: State) -> None:
        i: i64
        for i in range(4):
            g.s[self.hand + i] = 0

    def enlist(self, g: State, seat: i64, corner: i64) -> None:
        """Into the list of the seat's knights, which stays in order so that equal positions have equal bytes."""
        s = g.s
        at: i64 = self.list + seat * MOST
        i: i64 = 0
        while s[at + i] != 0 and s[at + i] < corner + 1:
            i += 1
        mark: i64 = corner + 1
        while mark != 0:
            next_mark: i64 = s[at + i]
            s[at + i] = mark
            mark = next_mark
            i += 1

    def delist(self, g: State, seat: i64, corner: i64) -> None:
        s = g.s
        at: i64 = self.list + seat * MOST
        i: i64 = 0
        while s[at + i] != corner + 1:
            i += 1
        while i < MOST - 1:
            s[at + i] = s[at + i + 1]
            i += 1
        s[at + MOST - 1] = 0
