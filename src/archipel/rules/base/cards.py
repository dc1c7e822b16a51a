"""Resource cards: hands and the supply (BASE-3, BASE-41, BASE-43). How many kinds there are is data, and a box may add
kinds that are no resources behind them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from archipel.board.tables import vec_of
from archipel.board.vectors import vec
from archipel.engine.events import EventField
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.stream import below
from archipel.engine.verb import Field
from archipel.engine.words import CARD_STREAM, OWNER, PUBLIC
from archipel.rules.box_chapter import BoxChapter, Hooks
from archipel.rules.sense import Sense

LUMBER: Final = 0
BRICK: Final = 1
WOOL: Final = 2
GRAIN: Final = 3
ORE: Final = 4
RESOURCES: Final = ("lumber", "brick", "wool", "grain", "ore")


def cost_of(cards: dict[str, int], names: Sequence[str] = RESOURCES) -> vec[i64]:
    """A price as pairs of kind and count, the way `Cards.can_pay` reads it."""
    pairs: list[int] = []
    for name, count in cards.items():
        pairs += [names.index(name), count]
    return vec_of(pairs)


@final
class Cards(BoxChapter):
    """Who holds what. Hands are secret, their sizes and the supply are open (BASE-43)."""

    def __init__(self, names: list[str], supply: list[int], resources: int = len(RESOURCES)) -> None:
        super().__init__("cards")
        self.names = names
        self.resources: i64 = resources  # the first so many kinds
        self.resource_names: list[str] = names[:resources]
        self.supply_at_start = supply
        self.kinds: i64 = len(names)
        self.hand: i64 = 0
        self.count: i64 = 0
        self.supply: i64 = 0
        self.steal_point: i64 = 0
        self.stolen: i64 = 0
        self.on_promised = Hooks()

    def install(self, rules: Rules) -> None:
        self.hand = rules.seat_block("hand", OWNER, self.kinds, "cards", self.names)
        self.count = rules.seat_block("hand_count", PUBLIC)
        self.supply = rules.block("supply", PUBLIC, self.kinds, "cards", self.names)
        self.steal_point = rules.point("steal", CARD_STREAM, self.names)
        self.stolen = rules.event(
            "stolen",
            [
                EventField("thief", "seat", PUBLIC),
                EventField("victim", "seat", PUBLIC),
                EventField("card", "card", ("thief", "victim"), self.names),
            ],
        )

    def begin(self, g: State) -> None:
        k: i64
        for k in range(self.kinds):
            g.s[self.supply + k] = self.supply_at_start[k]

    # ---- reading

    def held(self, g: State, seat: i64, kind: i64) -> i64:
        return g.s[self.hand + seat * self.kinds + kind]

    def hand_size(self, g: State, seat: i64) -> i64:
        return g.s[self.count + seat]

    def in_supply(self, g: State, kind: i64) -> i64:
        return g.s[self.supply + kind]

    def supply_total(self, g: State) -> i64:
        """Resources left in the supply."""
        total: i64 = 0
        k: i64
        for k in range(self.resources):
            total += g.s[self.supply + k]
        return total

    def can_pay(self, g: State, seat: i64, cost: vec[i64]) -> bool:
        """Whether the seat holds this price."""
        s = g.s
        hand: i64 = self.hand + seat * self.kinds
        i: i64 = 0
        n: i64 = len(cost)
        while i < n:
            if s[hand + cost[i]] < cost[i + 1]:
                return False
            i += 2
        return True

    # ---- moving

    def gain(self, g: State, seat: i64, kind: i64, n: i64) -> None:
        """From the supply to a hand."""
        s = g.s
        s[self.supply + kind] -= n
        s[self.hand + seat * self.kinds + kind] += n
        s[self.count + seat] += n

    def spend(self, g: State, seat: i64, kind: i64, n: i64) -> None:
        """From a hand to the supply."""
        s = g.s
        s[self.supply + kind] += n
        s[self.hand + seat * self.kinds + kind] -= n
        s[self.count + seat] -= n

    def pay(self, g: State, seat: i64, cost: vec[i64]) -> None:
        """A whole price, to the supply (BASE-61)."""
        i: i64 = 0
        n: i64 = len(cost)
        while i < n:
            self.spend(g, seat, cost[i], cost[i + 1])
            i += 2

    def give(self, g: State, giver: i64, taker: i64, kind: i64, n: i64) -> None:
        """From hand to hand."""
        s = g.s
        s[self.hand + giver * self.kinds + kind] -= n
        s[self.count + giver] -= n
        s[self.hand + taker * self.kinds + kind] += n
        s[self.count + taker] += n

    def steal(self, g: State, thief: i64, victim: i64) -> None:
        """One card at random; only the two of them learn which (BASE-40, BASE-41)."""
        weights = g.desk.weights
        hand: i64 = self.hand + victim * self.kinds
        k: i64
        for k in range(self.kinds):
            weights[k] = g.s[hand + k]
        kind: i64 = g.weighted(self.steal_point, self.kinds)
        self.give(g, victim, thief, kind, 1)
        g.tell(self.stolen, thief, victim, kind)

    # ---- secrets

    def redeal(self, g: State, seat: i64) -> None:
        """Deal the cards that are neither in the supply nor in the own hand to the other hands, by their sizes."""
        s = g.s
        pool = g.desk.tally
        left: i64 = 0
        k: i64
        p: i64
        for k in range(self.kinds):
            pool[k] = self.supply_at_start[k] - s[self.supply + k]
            if seat >= 0:
                pool[k] -= s[self.hand + seat * self.kinds + k]
            left += pool[k]
        for p in range(g.rules.seats):
            if p == seat:
                continue
            for k in range(self.kinds):
                known: i64 = self.promised(g, p, k)
                s[self.hand + p * self.kinds + k] = known
                pool[k] -= known
                left -= known
        for p in range(g.rules.seats):
            if p == seat:
                continue
            hand: i64 = self.hand + p * self.kinds
            unknown: i64 = s[self.count + p]
            for k in range(self.kinds):
                unknown -= s[hand + k]
            i: i64
            for i in range(unknown):
                x: i64 = below(s, CARD_STREAM, left)
                kind: i64 = 0
                while x >= pool[kind]:
                    x -= pool[kind]
                    kind += 1
                pool[kind] -= 1
                left -= 1
                s[hand + kind] += 1
        for k in range(self.kinds):
            pool[k] = 0

    def promised(self, g: State, seat: i64, kind: i64) -> i64:
        """The most that any chapter knows of."""
        most: i64 = 0
        hooks = self.on_promised.all
        i: i64
        for i in range(len(hooks)):
            known: i64 = hooks[i].promised(g, seat, kind)
            if known > most:
                most = known
        return most

    # ---- sense

    def join_sense(self, sense: Sense) -> None:
        sense.have_kinds(self.kinds)
        sense.feature("kinds in hand", 0.1)

    def features(self, g: State, sense: Sense, seat: i64, own: bool, out: vec[float], at: i64) -> None:
        """What the seat holds; of others what is known for certain, and the rest as their tiles would bring it."""
        hand = sense.hand
        first: i64 = seat * self.kinds
        k: i64
        if own:
            for k in range(self.kinds):
                hand[k] = float(g.s[self.hand + first + k])
                if hand[k] > 0.0:
                    out[at] += 0.2
            return
        total: float = 0.0
        for k in range(self.kinds):
            total += sense.production[first + k]
        unknown: float = float(g.s[self.count + seat]) - sense.certain_count[seat]
        share: float = unknown / total if total > 0.0 else 0.0
        for k in range(self.kinds):
            hand[k] = sense.certain[first + k] + share * sense.production[first + k]

    # ---- for verbs and events

    def field(self, name: str = "card") -> Field:
        """A field that names one kind of card."""
        return Field(name, "card", len(self.names), self.names)

    def resource_field(self, name: str = "card") -> Field:
        """A field that names one kind of resource."""
        return Field(name, "card", len(self.resource_names), self.resource_names)

    def set_field(self, name: str) -> Field:
        """A form's field that holds any number of cards of each kind."""
        return Field(name, "cards", len(self.names), self.names)

    def event_field(self, name: str = "card") -> EventField:
        return EventField(name, "card", PUBLIC, self.names)

    def event_set(self, name: str) -> EventField:
        return EventField(name, "cards", PUBLIC, self.names, len(self.names))
