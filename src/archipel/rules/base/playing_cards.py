"""Playing development cards, one a turn: knight, road building, year of plenty, monopoly (BASE-30, BASE-45 to 50)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from archipel.engine import roles
from archipel.engine.errors import IllegalAction
from archipel.engine.state import State
from archipel.engine.verb import Field, Group, Verb
from archipel.rules.base.development_deck import INVENTION, KNIGHT, MONOPOLY, ROAD_BUILDING

if TYPE_CHECKING:
    from archipel.rules.base.development import Development


@mypyc_attr(allow_interpreted_subclasses=True)
class CardVerb(Verb):
    """Playing one kind of card: one a turn, and not one bought in this turn (BASE-45, BASE-46)."""

    def __init__(self, name: str, fields: list[Field], development: Development, card: i64) -> None:
        super().__init__(name, fields)
        self.roles = [roles.CARD]
        self.development: Final[Development] = development
        self.card: i64 = card
        self.plays = development.names[card]

    def ready(self, g: State, seat: i64) -> bool:
        d = self.development
        at: i64 = seat * d.kinds + self.card
        return g.s[d.held + at] > g.s[d.fresh + at] and g.s[d.played_now] == 0

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        d = self.development
        at: i64 = seat * d.kinds + self.card
        name = d.names[self.card]
        if g.s[d.held + at] == 0:
            return IllegalAction("card.not_held", "BASE-30", card=name)
        if g.s[d.played_now] != 0:
            return IllegalAction("card.one_a_turn", "BASE-45")
        if g.s[d.held + at] <= g.s[d.fresh + at]:
            return IllegalAction("card.just_bought", "BASE-46", card=name)
        return self.without_effect(g, seat, x)

    def without_effect(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        """Why a card that may be played cannot do this."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class PlainCardVerb(CardVerb):
    """A card that is played without a choice: legal if it has an effect."""

    def __init__(self, name: str, development: Development, card: i64) -> None:
        super().__init__(name, [], development, card)

    def has_effect(self, g: State, seat: i64) -> bool:
        """Whether the card would do anything."""
        return True

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        if self.ready(g, seat) and self.has_effect(g, seat):
            g.scratch.codes[n] = self.base
            n += 1
        return n


@final
class PlayKnight(PlainCardVerb):
    """Move the robber, perhaps steal; the knight stays before its player (BASE-47)."""

    def apply(self, g: State, seat: i64, x: i64) -> None:
        d = self.development
        d.play(g, seat, KNIGHT)
        d.army.knight_played(g, seat)
        d.robber.ask_to_move(g, seat)


@final
class PlayRoadBuilding(PlainCardVerb):
    """Up to two roads for nothing (BASE-48)."""

    def has_effect(self, g: State, seat: i64) -> bool:
        return self.development.free.can_lay(g, seat)

    def apply(self, g: State, seat: i64, x: i64) -> None:
        d = self.development
        d.play(g, seat, ROAD_BUILDING)
        d.free.start(g, seat)

    def without_effect(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return IllegalAction("card.no_road_possible", "BASE-48")


@final
class PlayInvention(CardVerb):
    """Any two resources of the supply, or the last one it has (BASE-49)."""

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        if not self.ready(g, seat):
            return n
        cards = self.development.cards
        kinds: i64 = cards.resources
        last: bool = cards.supply_total(g) == 1
        a: i64
        b: i64
        for a in range(kinds):
            in_supply: i64 = cards.in_supply(g, a)
            if in_supply == 0:
                continue
            if last:
                g.scratch.codes[n] = self.base + a * (kinds + 1) + kinds
                return n + 1
            for b in range(a, kinds):
                if cards.in_supply(g, b) > (1 if a == b else 0):
                    g.scratch.codes[n] = self.base + a * (kinds + 1) + b
                    n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        d = self.development
        kinds: i64 = d.cards.resources
        d.play(g, seat, INVENTION)
        self.take(g, seat, x // (kinds + 1))
        if x % (kinds + 1) < kinds:
            self.take(g, seat, x % (kinds + 1))

    def take(self, g: State, seat: i64, kind: i64) -> None:
        self.development.cards.gain(g, seat, kind, 1)
        g.emit(self.development.invented, seat, kind)

    def canonical(self, x: i64) -> i64:
        """Wool and ore are ore and wool: only one of the two is offered."""
        kinds: i64 = self.development.cards.resources
        a: i64 = x // (kinds + 1)
        b: i64 = x % (kinds + 1)
        return b * (kinds + 1) + a if b < a else x

    def without_effect(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        cards = self.development.cards
        if x != self.canonical(x):
            return IllegalAction("card.write_in_order", "BASE-49")
        if x % (cards.resources + 1) == cards.resources and cards.supply_total(g) > 1:
            return IllegalAction("card.take_two", "BASE-49")
        return IllegalAction("card.supply_empty", "BASE-49")


@final
class PlayMonopoly(CardVerb):
    """Everybody else gives all cards of one kind (BASE-50)."""

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        if self.ready(g, seat):
            k: i64
            for k in range(self.development.cards.resources):
                g.scratch.codes[n] = self.base + k
                n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        d = self.development
        d.play(g, seat, MONOPOLY)
        p: i64
        for p in range(g.rules.players):
            if p != seat:
                count: i64 = d.cards.held(g, p, x)
                if count > 0:
                    d.cards.give(g, p, seat, x, count)
                g.emit(d.monopolised, seat, p, x, count)


@final
class CardGroup(Group):
    """All playable cards behind one question: has the seat any that it may play, and has it played none this turn?"""

    def __init__(self, development: Development, members: list[Verb]) -> None:
        super().__init__("play_card", members)
        self.development: Final[Development] = development
        self.ready: i64 = development.ready
        self.gate = development.ready
        self.played_now: i64 = development.played_now

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        ready: i64 = self.ready + seat
        if g.s[ready] == 0 or g.s[self.played_now] != 0:
            return n
        s = g.s
        d = self.development
        held: i64 = d.held + seat * d.kinds
        fresh: i64 = d.fresh + seat * d.kinds
        if s[held + KNIGHT] > s[fresh + KNIGHT]:
            n = d.knight.legal(g, seat, n)
        if s[held + INVENTION] > s[fresh + INVENTION]:
            n = d.year_of_plenty.legal(g, seat, n)
        if s[held + MONOPOLY] > s[fresh + MONOPOLY]:
            n = d.monopoly.legal(g, seat, n)
        if s[held + ROAD_BUILDING] > s[fresh + ROAD_BUILDING]:
            n = d.road_building.legal(g, seat, n)
        return n
