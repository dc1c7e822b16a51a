"""What fish are spent on: five actions of a player's own turn (TB-FISH-8, TB-FISH-9).

Each is paid by itself with chosen tokens that show at least as many fish as it costs; no change is given. A payment in
which one token could be left out is not offered.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from archipel.board.tables import vec_of
from archipel.board.vectors import append, vec
from archipel.engine import roles
from archipel.engine.errors import IllegalAction
from archipel.engine.events import SEAT, EventField
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import Field, Group, Verb
from archipel.engine.words import PUBLIC
from archipel.rules.base.building import Building
from archipel.rules.base.development import Development
from archipel.rules.box_chapter import ROAD, ROBBER, UNSET
from archipel.rules.choose_card import ChooseCard
from archipel.rules.traders_barbarians.fish import MOST, SIZES, Fish
from archipel.rules.traders_barbarians.traders_chapter import TradersChapter, TradersHooks

# What each action costs, in fish (TB-FISH-8).
PRICES: Final = {"fish_robber": 2, "fish_steal": 3, "fish_take": 4, "fish_road": 5, "fish_card": 7}
DEAREST: Final = 7

# Tokens of all sizes in one word, of which each has four bits: a token of one, two or three fish, and the highest bits.
ONE: Final = 1
TWO: Final = 16
THREE: Final = 256
ENOUGH: Final = 0x888


def _payments() -> list[tuple[int, int, int]]:
    """All handfuls of tokens, by size, in which each is needed for some price."""
    found: list[tuple[int, int, int]] = []
    for threes in range(MOST + 1):
        for twos in range(MOST + 1 - threes):
            for ones in range(MOST + 1 - threes - twos):
                handful = (ones, twos, threes)
                if ones + twos + threes > 0 and _fish_in(handful) - _smallest(handful) < DEAREST:
                    found.append(handful)
    return sorted(found, key=lambda handful: (_fish_in(handful), sum(handful)))


def _fish_in(handful: tuple[int, int, int]) -> int:
    return handful[0] + 2 * handful[1] + 3 * handful[2]


def _smallest(handful: tuple[int, int, int]) -> int:
    return next(size for size in (1, 2, 3) if handful[size - 1] > 0)


def payment_name(handful: tuple[int, int, int]) -> str:
    """How a payment is written: its tokens by their fish, such as 1+2+2."""
    return "+".join(str(size + 1) for size in range(SIZES) for _ in range(handful[size]))


def _enough(price: int) -> list[int]:
    """The payments for a price, those in which no token could be left out."""
    return [k for k, one in enumerate(PAYMENTS) if _fish_in(one) - _smallest(one) < price <= _fish_in(one)]


PAYMENTS: Final = tuple(_payments())
PAYMENT_NAMES: Final = [payment_name(handful) for handful in PAYMENTS]


@mypyc_attr(allow_interpreted_subclasses=True)
class SpendFish(Verb):
    """An action that is paid with tokens. A subclass says what it does (`act`), whether that would have an effect now
    (`may`), and if not, why (`refuse_without_effect`, or `obstacle` where there are several reasons)."""

    def __init__(self, name: str, spending: FishActions, roles: list[str]) -> None:
        super().__init__(name, [Field("tokens", "fish", len(PAYMENTS), PAYMENT_NAMES)])
        self.roles = roles
        self.spending = spending
        self.action: i64 = spending.names.index(name)
        self.gate = spending.fish.count
        self.no_effect = ("", "")

    def refuse_without_effect(self, key: str, rule: str) -> None:
        """Refuse by this key and rule when the action would have no effect."""
        self.no_effect = (key, rule)

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        spending = self.spending
        price: i64 = spending.price(g, seat, self.action)
        if spending.fish.worth(g, seat) < price or not self.may(g, seat):
            return n
        return self.write(g, price, spending.packed_tokens(g, seat), n)

    def write(self, g: State, price: i64, held: i64, n: i64) -> i64:
        """Write the payments that are enough, with tokens as `packed_tokens` has them."""
        spending = self.spending
        codes = g.scratch.codes
        enough = spending.enough
        packed = spending.packed
        i: i64
        for i in range(spending.first[price], spending.first[price + 1]):
            k: i64 = enough[i]
            if (held - packed[k]) & ENOUGH == ENOUGH:
                codes[n] = self.base + k
                n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        spending = self.spending
        g.emit(spending.paid, seat, self.action, x)
        k: i64
        for k in range(SIZES):
            spending.fish.lay_down(g, seat, k, spending.tokens[x * SIZES + k])
        self.act(g, seat)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        spending = self.spending
        wrong = self.obstacle(g, seat)
        if wrong is not None:
            return wrong
        price: i64 = spending.price(g, seat, self.action)
        held: i64 = spending.fish.worth(g, seat)
        if held < price:
            return IllegalAction("fish.not_enough", "TB-FISH-8", price=int(price), fish=int(held))
        if not spending.holds(g, seat, x):
            return IllegalAction("fish.payment_not_held", "TB-FISH-9", tokens=PAYMENT_NAMES[x])
        if spending.worths[x] < price:
            return IllegalAction("fish.too_few", "TB-FISH-8", price=int(price), fish=int(spending.worths[x]))
        return IllegalAction("fish.too_many", "TB-FISH-9", price=int(price), fish=int(spending.worths[x]))

    # ---- for subclasses

    def may(self, g: State, seat: i64) -> bool:
        """Whether the action would have an effect now, price aside."""
        return True

    def obstacle(self, g: State, seat: i64) -> IllegalAction | None:
        """Why it would have none."""
        return None if self.may(g, seat) else IllegalAction(*self.no_effect)

    def act(self, g: State, seat: i64) -> None:
        """It is paid: carry it out."""


@final
class FishGroup(Group):
    """All actions of the basic rules: the tokens are counted once."""

    def __init__(self, spending: FishActions) -> None:
        super().__init__("spend_fish", [])
        self.gate = spending.fish.count
        self.spending = spending
        self.verbs: vec[SpendFish] = vec[SpendFish]()

    def add(self, verb: SpendFish) -> None:
        self.verbs = append(self.verbs, verb)
        self.members.append(verb)

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        spending = self.spending
        worth: i64 = spending.fish.worth(g, seat)
        held: i64 = spending.packed_tokens(g, seat)
        plain: bool = len(spending.on_price.all) == 0
        i: i64
        for i in range(len(self.verbs)):
            verb = self.verbs[i]
            price: i64 = spending.prices[verb.action] if plain else spending.price(g, seat, verb.action)
            if worth >= price and verb.may(g, seat):
                n = verb.write(g, price, held, n)
        return n


@final
class FishRobber(SpendFish):
    """The robber leaves the board until the next seven or knight."""

    def may(self, g: State, seat: i64) -> bool:
        robber = self.spending.robber
        return g.s[robber.tile] >= 0 and robber.may_move(g, seat)

    def obstacle(self, g: State, seat: i64) -> IllegalAction | None:
        robber = self.spending.robber
        if g.s[robber.tile] < 0:
            return IllegalAction("fish.no_robber", "TB-FISH-8")
        return robber.on_may_move.refusal(g, seat, ROBBER, g.s[robber.tile])

    def act(self, g: State, seat: i64) -> None:
        robber = self.spending.robber
        robber.stand(g, -1)
        g.emit(robber.left, seat)


@final
class FishSteal(SpendFish):
    """A random card of a player of choice."""

    def __init__(self, name: str, spending: FishActions) -> None:
        super().__init__(name, spending, [roles.GUESSED])
        self.refuse_without_effect("fish.nobody_has_cards", "TB-FISH-8")

    def may(self, g: State, seat: i64) -> bool:
        return self.spending.victims(g, seat) != 0

    def act(self, g: State, seat: i64) -> None:
        spending = self.spending
        victims: i64 = spending.victims(g, seat)
        if victims & (victims - 1) == 0 and spending.robber.steal_at_once:
            spending.cards.steal(g, seat, g.first_of(victims))
        else:
            g.open(spending.stealing.index, seat, victims)


@final
class FishTake(SpendFish):
    """A resource of choice from the supply."""

    def __init__(self, name: str, spending: FishActions) -> None:
        super().__init__(name, spending, [roles.HALF])
        self.refuse_without_effect("fish.supply_empty", "TB-FISH-8")

    def may(self, g: State, seat: i64) -> bool:
        return self.spending.cards.supply_total(g) > 0

    def act(self, g: State, seat: i64) -> None:
        g.open(self.spending.taking.index, seat)


@final
class TakeForFish(ChooseCard):
    """The card that was paid for."""

    def __init__(self, spending: FishActions) -> None:
        super().__init__("take_for_fish", spending.cards.resource_field(), spending.cards, spending.took)
        self.refuse_empty_supply("fish.kind_empty", "TB-FISH-8")

    def chosen(self, g: State, seat: i64) -> None:
        g.close()


@final
class FishRoad(SpendFish):
    """A road, as if it were paid with cards."""

    def __init__(self, name: str, spending: FishActions) -> None:
        super().__init__(name, spending, [roles.HALF])
        self.refuse_without_effect("fish.no_place_for_a_road", "TB-FISH-8")

    def may(self, g: State, seat: i64) -> bool:
        return self.spending.building.has_road_place(g, seat)

    def obstacle(self, g: State, seat: i64) -> IllegalAction | None:
        if g.s[self.spending.building.roads_left + seat] == 0:
            return IllegalAction("road.none_left", "BASE-66")
        return super().obstacle(g, seat)

    def act(self, g: State, seat: i64) -> None:
        self.spending.turn.has_built(g)
        g.open(self.spending.laying.index, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class LayForFish(Verb):
    """Where the piece of a route goes that was paid for. A subclass says where it may (`legal`) and why not here."""

    def __init__(self, name: str, rules: Rules, building: Building, piece: i64) -> None:
        super().__init__(name, [rules.edge_field()])
        self.building = building
        self.piece: i64 = piece

    def apply(self, g: State, seat: i64, x: i64) -> None:
        g.close()
        self.building.place_route(g, seat, x, self.piece)


@final
class LayFishRoad(LayForFish):
    """A road."""

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        return self.building.offer_roads(g, seat, self.base, n)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return self.building.road_refusal(g, seat, x)


@final
class FishCard(SpendFish):
    """A development card."""

    def __init__(self, name: str, spending: FishActions, development: Development) -> None:
        super().__init__(name, spending, [roles.PRIVATE])
        self.refuse_without_effect("card.deck_empty", "BASE-44")
        self.development = development

    def may(self, g: State, seat: i64) -> bool:
        return g.s[self.development.deck_size] > 0

    def act(self, g: State, seat: i64) -> None:
        self.spending.turn.has_built(g)
        self.development.draw(g, seat)


@final
class FishActions(TradersChapter):
    """Prices, payments, and the choices that follow from an action. Without a robber, or development cards of the base
    game, there is no action for them, unless another chapter brings it."""

    def __init__(self) -> None:
        super().__init__("fish_actions")
        self.names: list[str] = list(PRICES)
        self.prices: vec[i64] = vec_of(list(PRICES.values()))
        self.tokens: vec[i64] = vec_of([count for handful in PAYMENTS for count in handful])  # of each payment, by size
        self.packed: vec[i64] = vec_of([ones * ONE + twos * TWO + threes * THREE for ones, twos, threes in PAYMENTS])
        self.worths: vec[i64] = vec_of([_fish_in(handful) for handful in PAYMENTS])
        # By price: which payments are enough for it, and where they begin in that list.
        enough = [_enough(price) for price in range(DEAREST + 1)]
        self.enough: vec[i64] = vec_of([k for payments in enough for k in payments])
        self.first: vec[i64] = vec_of([sum(map(len, enough[:price])) for price in range(DEAREST + 2)])
        self.paid = self.took = UNSET
        self.on_price = TradersHooks()

    def install(self, rules: Rules) -> None:
        super().install(rules)
        self.fish = rules.the(Fish)
        if self.robber.used:
            self.robber.let_it_leave(rules)
        self.paid = rules.event(
            "fish_paid",
            [
                SEAT,
                EventField("action", "word", PUBLIC, self.names),
                EventField("tokens", "fish", PUBLIC, PAYMENT_NAMES),
            ],
        )
        self.took = rules.event("fish_took", [SEAT, self.cards.event_field()])
        self.stealing = rules.phase("fish_steal", "TB-FISH-8")
        self.stealing.offer(rules.verb_named["steal"])
        self.taking = rules.phase("fish_take", "TB-FISH-8")
        self.taking.offer(rules.add(TakeForFish(self)))
        self.laying = rules.phase("fish_road", "TB-FISH-8")
        self.laying.offer(rules.add(LayFishRoad("lay_fish_road", rules, self.building, ROAD)))
        verbs: list[SpendFish] = []
        if self.robber.used:
            verbs.append(FishRobber("fish_robber", self, []))
        verbs += [FishSteal("fish_steal", self), FishTake("fish_take", self), FishRoad("fish_road", self)]
        if rules.has(Development):
            verbs.append(FishCard("fish_card", self, rules.the(Development)))
        group = FishGroup(self)
        for verb in verbs:
            rules.add(verb)
            group.add(verb)
        self.turn.offer_own(group, "TB-FISH-8")
        rules.reading("fish_prices", "player")

    def offer(self, rules: Rules, verb: SpendFish) -> None:
        """One more action of the player's own turn."""
        self.turn.offer_own(rules.add(verb), "TB-FISH-8")

    def add_action(self, name: str, price: int) -> None:
        """One more thing that fish are spent on; its verb is a `SpendFish` of this name."""
        self.names.append(name)
        self.prices = append(self.prices, price)

    def price(self, g: State, seat: i64, action: i64) -> i64:
        """How many fish an action costs a player."""
        price: i64 = self.prices[action]
        if len(self.on_price.all) == 0:
            return price
        for chapter in self.on_price.all:
            price = chapter.fish_price(g, seat, price)
        return price

    def packed_tokens(self, g: State, seat: i64) -> i64:
        """A player's tokens in one word: one subtraction compares it with a payment."""
        s = g.s
        at: i64 = self.fish.held + seat * SIZES
        return s[at] * ONE + s[at + 1] * TWO + s[at + 2] * THREE + ENOUGH

    def holds(self, g: State, seat: i64, payment: i64) -> bool:
        """Whether a player has these tokens."""
        held: i64 = self.fish.held + seat * SIZES
        at: i64 = payment * SIZES
        k: i64
        for k in range(SIZES):
            if g.s[held + k] < self.tokens[at + k]:
                return False
        return True

    def victims(self, g: State, seat: i64) -> i64:
        """The other players with a card that can be stolen, as bits."""
        found: i64 = 0
        p: i64
        for p in range(g.rules.players):
            if p != seat and self.cards.stealable_count(g, p) > 0:
                found |= g.rules.bits[p]
        return found

    # ---- for clients

    def readings(self, g: State) -> dict[str, object]:
        offered = [(k, name) for k, name in enumerate(self.names) if name in g.rules.verb_named]
        rows = [{name: int(self.price(g, seat, k)) for k, name in offered} for seat in range(g.rules.players)]
        return {"fish_prices": rows}
