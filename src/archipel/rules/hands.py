"""Cards in hand and in the supply, of as many kinds as a box has: what every box with hidden hands shares."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from archipel.board.tables import vec_of
from archipel.board.vectors import vec
from archipel.engine.errors import IllegalAction, RulesError
from archipel.engine.events import EventField
from archipel.engine.good import Good
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.stream import below
from archipel.engine.verb import Field
from archipel.engine.words import (
    CARD_STREAM,
    DERIVED,
    KIND_BITS,
    MOST_KINDS,
    MOST_OF_A_KIND,
    NOBODY,
    OWNER,
    PUBLIC,
)
from archipel.rules.box_chapter import UNSET, BoxChapter, Hooks

RESOURCE: Final = "resource"  # the group of goods that most rules are about: harbours, gold rivers
MOST_ASKED: Final = 2  # cards of one kind that a rule lets players ask the supply for at once (BASE-49)


class Hands(BoxChapter):
    """Who holds what. Hidden goods are secret but for how many there are in a hand; all others are open, and so is the
    supply unless the table hides it (BASE-43): then everybody sees only whether it has none of a kind, one or more.

    What may be done with a kind its traits say (`Good`)."""

    def __init__(
        self, name: str, goods: list[Good], supply: list[int], supply_block: str = "supply", hides_supply: bool = False
    ) -> None:
        super().__init__(name)
        self.goods: Final[list[Good]] = goods
        self.names: Final[list[str]] = [good.name for good in goods]
        self.supply_at_start: Final[list[int]] = supply
        self.supply_block = supply_block  # what the box calls it
        self.hides_supply = hides_supply
        self.kinds: i64 = len(goods)
        self.hidden: i64 = sum(1 for good in goods if not good.is_open)  # kinds that others do not see; they come first
        # By kind, 1 or 0: see `Good`.
        self.counts: Final[vec[i64]] = vec_of([int(good.counts) for good in goods])
        self.stealable: Final[vec[i64]] = vec_of([int(good.stealable) for good in goods])
        self.tradable: Final[vec[i64]] = vec_of([int(good.tradable) for good in goods])
        self.bought: Final[vec[i64]] = vec_of([int(good.bought) for good in goods])
        self.paid: Final[vec[i64]] = vec_of([int(good.paid) for good in goods])
        self.hand = self.count = self.packed = UNSET
        # Whether the hidden cards of a hand fit into one word.
        most = max(supply[: self.hidden], default=0)
        self.fits = int(self.hidden) <= MOST_KINDS and most <= MOST_OF_A_KIND
        self.width: i64 = KIND_BITS if self.fits else 0  # bits of a kind there
        self.one: Final[vec[i64]] = vec_of([2 ** (kind * int(self.width)) for kind in range(int(self.hidden))])
        self.supply: i64 = 0
        self.supply_seen: i64 = 0  # as much of it as everybody knows: the same block, unless the supply is hidden
        self.on_promised = Hooks()
        self.on_laid_out = Hooks()
        self.on_open_goods = Hooks()

    def install(self, rules: Rules) -> None:
        for kind, good in enumerate(self.goods):
            rules.good(good)
            if good.is_open != (kind >= self.hidden):
                raise RulesError(f"good {good.name}: open goods come behind hidden ones")
        self.hand = rules.player_block("hand", OWNER, self.kinds, "cards", self.names, self.hidden)
        self.count = rules.player_block("hand_count", PUBLIC)
        self.packed = rules.player_block("hand_packed", OWNER, 1, DERIVED)  # all hidden kinds in one word
        rules.packed_hands = self.packed
        shown = NOBODY if self.hides_supply else PUBLIC
        self.supply = rules.block(self.supply_block, shown, self.kinds, "cards", self.names)
        self.supply_seen = self.supply
        if self.hides_supply:
            self.supply_seen = rules.block("supply_at_least", PUBLIC, self.kinds, "cards", self.names)
        rules.count_at_once(self.kinds)

    def begin(self, g: State) -> None:
        k: i64
        for k in range(self.kinds):
            g.s[self.supply + k] = self.supply_at_start[k]
            if self.hides_supply:
                self.show_supply(g, k)

    # ---- reading

    def held(self, g: State, seat: i64, kind: i64) -> i64:
        return g.s[self.hand + seat * self.kinds + kind]

    def hand_size(self, g: State, seat: i64) -> i64:
        """How many hidden cards a seat holds."""
        return g.s[self.count + seat]

    def limit_count(self, g: State, seat: i64) -> i64:
        """How many of a seat's cards count for the hand limit: hidden ones, and open ones that do."""
        if self.hidden == self.kinds:
            return g.s[self.count + seat]
        return self.total(g, seat, self.counts)

    def stealable_count(self, g: State, seat: i64) -> i64:
        """How many of a seat's cards can be stolen."""
        if self.hidden == self.kinds:
            return g.s[self.count + seat]
        return self.total(g, seat, self.stealable)

    def tradable_count(self, g: State, seat: i64) -> i64:
        """How many cards a seat could give to others, as far as everybody knows."""
        return self.total(g, seat, self.tradable)

    def total(self, g: State, seat: i64, trait: vec[i64]) -> i64:
        """All hidden cards, and the open ones with a trait."""
        total: i64 = g.s[self.count + seat]
        k: i64
        for k in range(self.hidden, self.kinds):
            total += g.s[self.hand + seat * self.kinds + k] * trait[k]
        return total

    def in_supply(self, g: State, kind: i64) -> i64:
        """How many cards of a kind the supply has, as far as everybody knows: what is legal goes by this."""
        return g.s[self.supply_seen + kind]

    def can_pay(self, g: State, seat: i64, cost: vec[i64]) -> bool:
        """Whether the seat holds this price."""
        i: i64 = 0
        n: i64 = len(cost)
        hand: i64 = self.hand + seat * self.kinds
        while i < n:
            at: i64 = hand + cost[i]
            if g.s[at] < cost[i + 1]:
                return False
            i += 2
        return True

    def by_name(self, cost: vec[i64]) -> dict[str, int]:
        """A price by the names of its goods."""
        goods: dict[str, int] = {}
        i: i64 = 0
        while i < len(cost):
            goods[self.names[cost[i]]] = int(cost[i + 1])
            i += 2
        return goods

    def missing(self, g: State, seat: i64, cost: vec[i64]) -> dict[str, int]:
        """What the seat lacks of a price, by name."""
        lacking: dict[str, int] = {}
        i: i64 = 0
        while i < len(cost):
            short: i64 = cost[i + 1] - self.held(g, seat, cost[i])
            if short > 0:
                lacking[self.names[cost[i]]] = short
            i += 2
        return lacking

    def too_expensive(self, g: State, seat: i64, cost: vec[i64], key: str, rule: str) -> IllegalAction:
        """The refusal of something that the seat cannot pay for; its details say what it costs and what is missing."""
        return IllegalAction(key, rule, cost=self.by_name(cost), missing=self.missing(g, seat, cost))

    # ---- moving

    def gain(self, g: State, seat: i64, kind: i64, n: i64) -> None:
        """From the supply to a hand."""
        s = g.s
        s[self.supply + kind] -= n
        if self.hides_supply:
            self.show_supply(g, kind)
        s[self.hand + seat * self.kinds + kind] += n
        if kind < self.hidden:
            s[self.packed + seat] += n << (kind * self.width)
            s[self.count + seat] += n
        else:
            self.notify_open(g, seat, kind)

    def spend(self, g: State, seat: i64, kind: i64, n: i64) -> None:
        """From a hand to the supply."""
        s = g.s
        s[self.supply + kind] += n
        if self.hides_supply:
            self.show_supply(g, kind)
        s[self.hand + seat * self.kinds + kind] -= n
        if kind < self.hidden:
            s[self.packed + seat] -= n << (kind * self.width)
            s[self.count + seat] -= n
        else:
            self.notify_open(g, seat, kind)

    def exchange(self, g: State, seat: i64, kind: i64, n: i64, taken: i64) -> None:
        """Some cards of one kind to the supply, for one of another."""
        if self.hides_supply or kind >= self.hidden or taken >= self.hidden:
            self.spend(g, seat, kind, n)
            self.gain(g, seat, taken, 1)
            return
        s = g.s
        at: i64 = self.supply
        s[at + kind] += n
        s[at + taken] -= 1
        at = self.hand + seat * self.kinds
        s[at + kind] -= n
        s[at + taken] += 1
        s[self.packed + seat] += self.one[taken] - n * self.one[kind]
        s[self.count + seat] += 1 - n

    def pay(self, g: State, seat: i64, cost: vec[i64]) -> None:
        """A whole price, to the supply."""
        i: i64 = 0
        n: i64 = len(cost)
        if self.hides_supply or (self.hidden < self.kinds and not self.packs_all(cost)):
            while i < n:
                self.spend(g, seat, cost[i], cost[i + 1])
                i += 2
            return
        s = g.s
        hand: i64 = self.hand + seat * self.kinds
        packed: i64 = 0
        cards: i64 = 0
        while i < n:
            kind: i64 = cost[i]
            count: i64 = cost[i + 1]
            s[self.supply + kind] += count
            s[hand + kind] -= count
            packed += count << (kind * self.width)
            cards += count
            i += 2
        s[self.packed + seat] -= packed
        s[self.count + seat] -= cards

    def give(self, g: State, giver: i64, taker: i64, kind: i64, n: i64) -> None:
        """From hand to hand."""
        s = g.s
        s[self.hand + giver * self.kinds + kind] -= n
        s[self.hand + taker * self.kinds + kind] += n
        if kind < self.hidden:
            cards: i64 = n << (kind * self.width)
            s[self.packed + giver] -= cards
            s[self.packed + taker] += cards
            s[self.count + giver] -= n
            s[self.count + taker] += n
        else:
            self.notify_open(g, giver, kind)
            self.notify_open(g, taker, kind)

    def shift(self, g: State, seat: i64, kind: i64, change: i64) -> None:
        """More cards in a hand, or fewer if that is below zero; the supply is not concerned, and nobody is told."""
        s = g.s
        s[self.hand + seat * self.kinds + kind] += change
        if kind < self.hidden:
            s[self.packed + seat] += change << (kind * self.width)
            s[self.count + seat] += change

    def show_supply(self, g: State, kind: i64) -> None:
        """Keep up what everybody sees of a hidden supply."""
        left: i64 = g.s[self.supply + kind]
        g.s[self.supply_seen + kind] = left if left < MOST_ASKED else MOST_ASKED

    def notify_open(self, g: State, seat: i64, kind: i64) -> None:
        """A seat has more or less of an open good."""
        for chapter in self.on_open_goods.all:
            chapter.open_goods_changed(g, seat, kind)

    # ---- all kinds in one word

    def pack(self, g: State) -> None:
        """After hands were changed otherwise than by the methods above: put them into their words again."""
        p: i64
        k: i64
        for p in range(g.rules.players):
            cards: i64 = 0
            for k in range(self.hidden):
                cards += g.s[self.hand + p * self.kinds + k] << (k * self.width)
            g.s[self.packed + p] = cards

    def packed_price(self, cost: vec[i64]) -> i64:
        """A price in one word, to compare hands with: as much of it as hands have there."""
        cards: i64 = 0
        i: i64 = 0
        while self.fits and i < len(cost):
            if cost[i] < self.hidden:
                cards += cost[i + 1] << (cost[i] * self.width)
            i += 2
        return cards

    def packs_all(self, cost: vec[i64]) -> bool:
        """Whether hands have all kinds of a price in their words."""
        i: i64 = 0
        while i < len(cost):
            if not self.fits or cost[i] >= self.hidden:
                return False
            i += 2
        return True

    # ---- secrets

    def redeal(self, g: State, seat: i64) -> None:
        """Deal the cards that are neither open on the table nor in the viewer's hand to the other hands, by their
        sizes."""
        if self.hides_supply:
            self.imagine_supply(g, seat)
        s = g.s
        pool = g.scratch.tally
        left: i64 = 0
        k: i64
        p: i64
        for k in range(self.hidden):
            pool[k] = self.supply_at_start[k] - s[self.supply + k]
            if seat >= 0:
                pool[k] -= s[self.hand + seat * self.kinds + k]
            pool[k] -= self.laid_out(g, k)
            left += pool[k]
        for p in range(g.rules.players):
            if p == seat:
                continue
            for k in range(self.hidden):
                known: i64 = self.promised(g, p, k)
                s[self.hand + p * self.kinds + k] = known
                pool[k] -= known
                left -= known
        for p in range(g.rules.players):
            if p == seat:
                continue
            hand: i64 = self.hand + p * self.kinds
            unknown: i64 = s[self.count + p]
            for k in range(self.hidden):
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
        for k in range(self.hidden):
            pool[k] = 0
        self.pack(g)

    def imagine_supply(self, g: State, seat: i64) -> None:
        """A hidden supply that fits what the viewer knows. Of a kind that the supply is known to be short of, all
        others are in hands; of the other kinds as many are as the hands still hold, and the rest is in the supply."""
        s = g.s
        pool = g.scratch.tally  # cards that may be in a hand or in the supply
        left: i64 = 0
        in_hands: i64 = 0
        k: i64
        p: i64
        for p in range(g.rules.players):
            if p != seat:
                in_hands += s[self.count + p]
        for k in range(self.kinds):
            rest: i64 = self.supply_at_start[k] - self.laid_out(g, k)
            if k >= self.hidden:
                for p in range(g.rules.players):
                    rest -= s[self.hand + p * self.kinds + k]
                s[self.supply + k] = rest
                continue
            for p in range(g.rules.players):
                known: i64 = s[self.hand + p * self.kinds + k] if p == seat else self.promised(g, p, k)
                rest -= known
                if p != seat:
                    in_hands -= known
            certain: i64 = s[self.supply_seen + k]
            s[self.supply + k] = certain
            rest -= certain
            if certain < MOST_ASKED:
                in_hands -= rest
            else:
                pool[k] = rest
                left += rest
        i: i64
        for i in range(left - in_hands):
            x: i64 = below(s, CARD_STREAM, left - i)
            kind: i64 = 0
            while x >= pool[kind]:
                x -= pool[kind]
                kind += 1
            pool[kind] -= 1
            s[self.supply + kind] += 1
        for k in range(self.hidden):
            pool[k] = 0

    def promised(self, g: State, seat: i64, kind: i64) -> i64:
        """The most that any chapter knows of."""
        most: i64 = 0
        for chapter in self.on_promised.all:
            known: i64 = chapter.promised(g, seat, kind)
            if known > most:
                most = known
        return most

    def laid_out(self, g: State, kind: i64) -> i64:
        """All that lies open on the table besides the supply."""
        total: i64 = 0
        for chapter in self.on_laid_out.all:
            total += chapter.laid_out(g, kind)
        return total

    # ---- for verbs and events

    def field(self, name: str = "card") -> Field:
        """A field that names one kind of card."""
        return Field(name, "card", len(self.names), self.names)

    def set_field(self, name: str, owed: str = "") -> Field:
        """A form's field that holds any number of cards of each kind, or as many as the block `owed` says."""
        return Field(name, "cards", len(self.names), self.names, owed)

    def event_field(self, name: str = "card") -> EventField:
        return EventField(name, "card", PUBLIC, self.names)

    def event_set(self, name: str) -> EventField:
        return EventField(name, "cards", PUBLIC, self.names, len(self.names))
