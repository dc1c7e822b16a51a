"""Knights with ranks, wherever they stand: the pieces in stock, activating and promoting (CK-45, CK-53 to CK-57).

In this box knights stand on corners, in `Knights`. In Barbarian Attack they stand on paths (COMBO-25), but the verbs
with a price in knight_verbs.py and the cards in knight_cards.py are the same.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from archipel.engine.errors import IllegalAction
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.rules.box_chapter import UNSET
from archipel.rules.cities_knights.city_chapter import CityChapter
from archipel.rules.cities_knights.improvements import ABILITY, Improvements
from archipel.rules.cities_knights.knight_words import ACTIVATED, BASIC, MIGHTY, OF_EACH, PROMOTED, RANK_COUNT
from archipel.rules.cities_knights.progress_deck import POLITICS


@mypyc_attr(allow_interpreted_subclasses=True)
class KnightChapter(CityChapter):
    """How strong and active knights are. A chapter derived from this one allocates the blocks and says where knights
    may stand: `at` is the number of a corner or of an edge."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.rank: i64 = 0  # the strength of the knight at each place
        self.active = self.spent = self.left = self.activated = self.promoted = UNSET

    def install(self, rules: Rules) -> None:
        super().install(rules)
        self.improvements = rules.the(Improvements)

    def begin(self, g: State) -> None:
        i: i64
        for i in range(g.rules.colours * RANK_COUNT):
            g.s[self.left + i] = OF_EACH

    # ---- reading

    def in_stock(self, g: State, seat: i64, strength: i64) -> i64:
        at: i64 = self.left + seat * RANK_COUNT + strength - 1
        return g.s[at]

    def can_act(self, g: State, at: i64) -> bool:
        """Whether the knight that stands here is active, and was so before this turn's activations (CK-55, CK-58)."""
        return g.s[self.active + at] != 0 and g.s[self.spent + at] & ACTIVATED == 0

    def has_fortress(self, g: State, seat: i64) -> bool:
        """The third level of politics (CK-45)."""
        return self.improvements.level(g, seat, POLITICS) >= ABILITY

    def has_stronger(self, g: State, seat: i64, strength: i64) -> bool:
        """Whether the seat has a piece for a knight of this strength to become (CK-45, CK-57)."""
        if strength == MIGHTY or self.in_stock(g, seat, strength + 1) == 0:
            return False
        return strength == BASIC or self.has_fortress(g, seat)

    def can_promote(self, g: State, seat: i64, at: i64) -> bool:
        """Whether a knight of the seat may become stronger, price aside (CK-45, CK-56, CK-57)."""
        strength: i64 = g.s[self.rank + at]
        if strength == 0 or g.s[self.spent + at] & PROMOTED != 0 or not self.is_own(g, seat, at):
            return False
        return self.has_stronger(g, seat, strength)

    # ---- activating and promoting

    def activate(self, g: State, seat: i64, at: i64) -> None:
        """An inactive knight becomes active; it may not act in this turn (CK-55)."""
        self.set_active(g, at, 1)
        self.note_spent(g, at, g.s[self.spent + at] | ACTIVATED)
        g.emit(self.activated, seat, at)

    def activate_all(self, g: State, seat: i64) -> None:
        """Every inactive knight of a seat becomes active; those that were active may still act (CK-87)."""
        i: i64
        for i in range(self.offer_inactive(g, seat, 0, 0)):
            self.activate(g, seat, g.scratch.codes[i])

    def promote(self, g: State, seat: i64, at: i64) -> None:
        """The next stronger piece takes the place of a knight, for a price or free."""
        strength: i64 = g.s[self.rank + at] + 1
        self.change_rank(g, seat, at, strength)
        self.note_spent(g, at, g.s[self.spent + at] | PROMOTED)
        g.emit(self.promoted, seat, at, strength)

    def change_rank(self, g: State, seat: i64, at: i64, strength: i64) -> None:
        """Another piece of the seat's takes the place of the one that stands here."""
        s = g.s
        first: i64 = self.left + seat * RANK_COUNT - 1
        s[first + s[self.rank + at]] += 1
        s[first + strength] -= 1
        s[self.rank + at] = strength

    def set_active(self, g: State, at: i64, active: i64) -> None:
        """The knight that stands here becomes active, or inactive."""
        g.s[self.active + at] = active

    def note_spent(self, g: State, at: i64, spent: i64) -> None:
        """What the knight that stands here has done of that which it does once in a turn."""
        g.s[self.spent + at] = spent

    # ---- for chapters that know where knights stand

    def is_own(self, g: State, seat: i64, at: i64) -> bool:
        """Whether a knight of the seat stands here."""
        return False

    def own_refusal(self, at: i64, rule: str) -> IllegalAction | None:
        """What is refused where no knight of the seat stands."""
        return None

    def offer_own(self, g: State, seat: i64, base: i64, n: i64) -> i64:
        """Write a code for every knight of the seat."""
        return n

    def offer_places(self, g: State, seat: i64, base: i64, n: i64) -> i64:
        """Write a code for every place where a new knight of the seat may come."""
        return n

    def has_place(self, g: State, seat: i64) -> bool:
        """Whether a new knight could come anywhere."""
        return False

    def recruit_refusal(self, g: State, seat: i64, at: i64) -> IllegalAction | None:
        """Why no new knight of the seat may come here, stock and price aside."""
        return None

    def offer_inactive(self, g: State, seat: i64, base: i64, n: i64) -> i64:
        """Write a code for every inactive knight of the seat."""
        return n

    def activation_refusal(self, g: State, seat: i64, at: i64) -> IllegalAction | None:
        """Why no knight here becomes active, price aside."""
        return None

    def offer_promotions(self, g: State, seat: i64, base: i64, n: i64) -> i64:
        """Write a code for every knight of the seat that may become stronger."""
        return n

    def promotion_refusal(self, g: State, seat: i64, at: i64) -> IllegalAction | None:
        """Why a knight may not become stronger, price aside."""
        return None

    def put(self, g: State, seat: i64, at: i64, strength: i64, active: bool) -> None:
        """A knight comes from the stock; it does not act in the turn in which it comes."""

    def take(self, g: State, at: i64) -> None:
        """A knight goes back to the stock."""
