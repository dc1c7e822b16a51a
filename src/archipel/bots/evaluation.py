"""How bots evaluate a position: numbers for every seat, called features, and a score made of them.

Each chapter of the rules may have a class of `Features` beside it, here in `archipel.bots`: the rules know nothing of
it. It is found by the chapter's class (`register_features`). When an `Evaluation` is made it names its features with a
prior weight, and the prices a seat saves for; verbs that a search treats in a special way are known by their roles.
`prepare_turn` is called once for every decision, `prepare_position` once for every position a search reaches, and
`write` for every seat of it. A seat's score is the sum of its features times their weights. The prior weights are set
by hand; how good they are was measured with bots, see `archipel.bots.standard`.

Every price gives two features for free: how soon the seat can pay it with its cards, and how soon without any.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar, cast, final

from mypy_extensions import i64, mypyc_attr

from archipel.board.tables import filled
from archipel.board.vectors import append, vec
from archipel.engine import roles
from archipel.engine.chapter import Chapter
from archipel.engine.errors import RulesError
from archipel.engine.rules import Rules
from archipel.engine.state import State

# What a search should know about a verb, as bits of `Evaluation.marks`: some of the verb's roles.
PASSING: Final = 1  # the seat has done what it wanted: a turn is evaluated by the position after this
PRIVATE: Final = 2  # changes nothing that the others' features read
GUESSED: Final = 4  # depends on chance or on others' secrets: searched separately from the rest of the turn
HALF: Final = 8  # nothing by itself: evaluated together with the choice that it opens

MARKS: Final = {roles.ENDS_TURN: PASSING, roles.PRIVATE: PRIVATE, roles.GUESSED: GUESSED, roles.HALF: HALF}

NEVER: Final = 60.0  # rolls; a price further away is as good as out of reach
SOON: Final = 4.0  # rolls after which "payable with these cards" is worth half
LATER: Final = 10.0  # the same without any cards in hand
ROLLS: Final = 36.0  # rolls in which a pip comes up once on average


def zeros(n: i64) -> vec[float]:
    """A vector of n zeros."""
    v = vec[float](capacity=n)
    i: i64
    for i in range(n):
        v = append(v, 0.0)
    return v


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """What one chapter contributes to an evaluation. A subclass is made with its chapter and the evaluation: it names
    its features with their prior weights and its prices."""

    def prepare_turn(self, g: State, evaluation: Evaluation) -> None:
        """Work out what does not change within a turn; called if `evaluation.before_turns` was asked for it."""

    def prepare_position(self, g: State, evaluation: Evaluation) -> None:
        """Work out what all seats share at a position; called if `evaluation.before_positions` was asked for it."""

    def write(self, g: State, evaluation: Evaluation, seat: i64, own: bool, out: vec[float], at: i64) -> None:
        """Write the features of a seat to `out` from `at` on, in the order they were named; they are zero so far.

        Without `own` nothing secret may be read."""

    def spot_points(self, g: State, seat: i64, corner: i64) -> i64:
        """Victory points, besides its own, that a settlement of the seat on this corner would bring; asked if
        `evaluation.spot_points_from` was told so."""
        return 0


SomeChapter = TypeVar("SomeChapter", bound=Chapter)
SomeFeatures = TypeVar("SomeFeatures", bound=Features)

_FEATURES: dict[type[Chapter], Callable[[Chapter, Evaluation], Features]] = {}


def register_features(chapter: type[SomeChapter], features: Callable[[SomeChapter, Evaluation], Features]) -> None:
    """Let bots evaluate games with this chapter, or one derived from it, by these features too."""
    _FEATURES[chapter] = cast("Callable[[Chapter, Evaluation], Features]", features)


def features_for(chapter: Chapter, evaluation: Evaluation) -> Features | None:
    """The features registered for the class of a chapter, or for the nearest class it is derived from."""
    for kind in type(chapter).__mro__:
        if kind in _FEATURES:
            return _FEATURES[kind](chapter, evaluation)
    return None


@final
class Evaluation:
    """Features, weights and marks of one set of rules, and the scratch space to compute them.

    Most vectors are tables, row by row. With four seats and five kinds of cards:

        production, exchange, certain   seat, kind     production[2 * 5 + 1]: pips of seat 2 in kind 1
        spot                            corner, kind   spot[7 * 5 + 1]: pips of kind 1 for a building on corner 7
        cost                            price, kind    cost[3 * 5 + 1]: cards of kind 1 in price 3
        later                           seat, price
        weights, names, out             feature        first[i] is where those of writers[i] begin; prices come last

    For example: one ore is missing for a city and the seat has 4 pips of ore, nothing else. 4 of 36 rolls bring one, so
    the price is nine rolls away (`until_payable`), and the feature "city soon" is SOON / (SOON + 9) = 4 / 13.

    It belongs to one bot: nothing in it is part of a game."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.seats: i64 = rules.players
        self.names: list[str] = []
        self.weights: vec[float] = vec[float]()
        self.marks: vec[i64] = filled(len(rules.verb_of), 0)
        self.unseen: i64 = -1  # the chance point whose outcome a search leaves unseen
        self.features: list[Features] = []  # of all chapters that have some
        self.each_turn: vec[Features] = vec[Features]()
        self.each_position: vec[Features] = vec[Features]()
        self.at_spots: vec[Features] = vec[Features]()
        self.writers: vec[Features] = vec[Features]()  # those that named a feature
        self.first: vec[i64] = vec[i64]()  # where the features of each writer begin

        self.expected_points: vec[float] = zeros(rules.players)  # points that cards bought unseen are worth on average

        # cards: filled by the features that know about them
        self.kinds: i64 = 0
        self.production: vec[float] = vec[float]()  # pips by seat and kind
        self.blocked: vec[float] = vec[float]()  # pips by seat that bring nothing now
        self.exchange: vec[float] = vec[float]()  # cards the supply gives for one, by seat and kind
        self.hand: vec[float] = vec[float]()  # cards of the seat whose features are asked for, perhaps guessed
        self.certain: vec[float] = vec[float]()  # cards by seat and kind that the others are known to hold
        self.certain_count: vec[float] = vec[float]()

        # corners: what a building there would bring, and scratch for searches over the graph
        self.spot: vec[float] = vec[float]()  # pips by corner and kind
        self.harbour: vec[i64] = filled(rules.graph.corners, 0)
        self.corners: vec[i64] = filled(rules.graph.corners, 0)  # those where anything stands or leads to
        self.corner_count: i64 = 0
        self.seen: vec[i64] = filled(rules.graph.corners, 0)
        self.stamp: i64 = 0
        self.queue: vec[i64] = filled(rules.graph.corners, 0)

        self.space: vec[float] = vec[float]()  # numbers of single features, see `room`

        # prices
        self.prices: i64 = 0
        self.price_at: i64 = 0  # where their features begin
        self.cost: vec[float] = vec[float]()  # by price and kind
        self.wanted: vec[float] = vec[float]()  # 0: the seat could not use it now, cards or not
        self.prerequisite: vec[i64] = vec[i64]()  # a second price that must be paid before ...
        self.prerequisite_count: vec[float] = vec[float]()  # ... this many times
        self.missing: vec[float] = vec[float]()
        self.price_weights: vec[float] = vec[float]()
        self.price_names: list[str] = []
        self.later: vec[float] = vec[float]()  # by seat and price: the feature "later" ...
        self.later_production: vec[float] = vec[float]()  # ... and the production and rates it was worked out for
        self.later_exchange: vec[float] = vec[float]()

        i: i64
        for verb in rules.verbs:
            for role in verb.roles:
                for i in range(verb.base, verb.base + verb.size):
                    self.marks[i] |= MARKS.get(role, 0)
        for chapter in rules.chapters:
            at: i64 = len(self.weights)
            features = features_for(chapter, self)
            if features is not None:
                self.features.append(features)
                if len(self.weights) > at:
                    self.writers = append(self.writers, features)
                    self.first = append(self.first, at)
        self.price_at = len(self.weights)
        for i in range(len(self.price_weights)):
            self.weights = append(self.weights, self.price_weights[i])
        self.names += self.price_names
        self.out: vec[float] = zeros(len(self.weights))
        self.later = zeros(self.seats * self.prices)
        self.later_production = zeros(self.seats * self.kinds)
        self.later_exchange = zeros(self.seats * self.kinds)
        for i in range(self.seats * self.kinds):
            self.later_production[i] = -1.0  # of no position

    # ---- for features, while they are created

    def feature(self, name: str, weight: float) -> None:
        """One more feature, with its prior weight."""
        self.names.append(name)
        self.weights = append(self.weights, weight)

    def price(self, price: str, soon: float, later: float, name: str = "") -> i64:
        """A price of the rules, what it is worth to be able to pay it, and another name for it; its number."""
        pairs = self.rules.price_named[price].pairs
        row: i64 = self.prices
        k: i64
        for k in range(self.kinds):
            self.cost = append(self.cost, 0.0)
        i: i64 = 0
        while i < len(pairs):
            self.cost[row * self.kinds + pairs[i]] = float(pairs[i + 1])
            i += 2
        self.wanted = append(self.wanted, 1.0)
        self.prerequisite = append(self.prerequisite, 0)
        self.prerequisite_count = append(self.prerequisite_count, 0.0)
        self.price_names += [f"{name or price} soon", f"{name or price} later"]
        self.price_weights = append(append(self.price_weights, soon), later)
        self.prices += 1
        return row

    def room(self, n: i64) -> i64:
        """Room for n numbers that are kept from a `prepare_` method to `write`; where they begin in `space`."""
        first: i64 = len(self.space)
        i: i64
        for i in range(n):
            self.space = append(self.space, 0.0)
        return first

    def before_turns(self, features: Features) -> None:
        """Call its `prepare_turn`."""
        self.each_turn = append(self.each_turn, features)

    def before_positions(self, features: Features) -> None:
        """Call its `prepare_position`."""
        self.each_position = append(self.each_position, features)

    def spot_points_from(self, features: Features) -> None:
        """Ask its `spot_points`."""
        self.at_spots = append(self.at_spots, features)

    def of(self, kind: type[SomeFeatures]) -> SomeFeatures:
        """The features of this class; their chapter must come before the asking one."""
        for features in self.features:
            if isinstance(features, kind):
                return features
        raise RulesError(f"{kind.__name__} must be made before")

    def have_kinds(self, kinds: i64) -> None:
        """There are this many kinds of cards."""
        self.kinds = kinds
        self.production = zeros(self.seats * kinds)
        self.blocked = zeros(self.seats)
        self.exchange = zeros(self.seats * kinds)
        self.hand = zeros(kinds)
        self.missing = zeros(kinds)
        self.certain = zeros(self.seats * kinds)
        self.certain_count = zeros(self.seats)
        self.spot = zeros(len(self.corners) * kinds)

    # ---- for features, while they look at a position

    def clear_spots(self) -> None:
        """No corner brings anything so far."""
        i: i64
        for i in range(len(self.spot)):
            self.spot[i] = 0.0

    def clear_production(self) -> None:
        """No seat produces anything so far."""
        i: i64
        for i in range(len(self.production)):
            self.production[i] = 0.0
        for i in range(self.seats):
            self.blocked[i] = 0.0

    def new_search(self) -> i64:
        """Begin a search over corners: the number to write to `seen` for those that were met."""
        self.stamp += 1
        return self.stamp

    # ---- evaluating positions

    def prepare_turn(self, g: State) -> None:
        """Before the first position of a decision: what does not change within one turn."""
        i: i64
        for i in range(len(self.each_turn)):
            self.each_turn[i].prepare_turn(g, self)

    def prepare_position(self, g: State) -> None:
        """Before the features of a position: what all seats share."""
        each = self.each_position
        i: i64
        for i in range(len(each)):
            each[i].prepare_position(g, self)

    def score(self, g: State, seat: i64, own: bool) -> float:
        """A seat's score; with `own` its secrets count too. Call `prepare_position` first."""
        self.write_features(g, seat, own)
        out = self.out
        weights = self.weights
        total: float = 0.0
        i: i64
        for i in range(len(weights)):
            total += out[i] * weights[i]
        return total

    def write_features(self, g: State, seat: i64, own: bool) -> None:
        """All features of a seat, to `out`."""
        out = self.out
        i: i64
        for i in range(self.price_at):
            out[i] = 0.0
        writers = self.writers
        for i in range(len(writers)):
            writers[i].write(g, self, seat, own, out, self.first[i])
        self.renew_later(seat)
        at: i64 = self.price_at
        for i in range(self.prices):
            out[at] = SOON / (SOON + self.until_payable(seat, i, True)) if self.wanted[i] > 0.0 else 0.0
            out[at + 1] = self.later[seat * self.prices + i]
            at += 2

    def renew_later(self, seat: i64) -> None:
        """What is payable without cards depends on production and rates only; most positions of a search share them."""
        first: i64 = seat * self.kinds
        same: bool = True
        i: i64
        for i in range(first, first + self.kinds):
            if self.later_production[i] != self.production[i] or self.later_exchange[i] != self.exchange[i]:
                self.later_production[i] = self.production[i]
                self.later_exchange[i] = self.exchange[i]
                same = False
        if same:
            return
        for i in range(self.prices):
            self.later[seat * self.prices + i] = LATER / (LATER + self.until_payable(seat, i, False))

    def until_payable(self, seat: i64, price: i64, with_hand: bool) -> float:
        """Rolls until a price can be paid, if cards flowed evenly and any fraction could be traded with the supply.

        What is missing shrinks more slowly as kinds are complete, so Newton's method never overshoots."""
        kinds: i64 = self.kinds
        missing = self.missing
        production = self.production
        exchange = self.exchange
        own: i64 = seat * kinds
        k: i64
        for k in range(kinds):
            missing[k] = self.cost[price * kinds + k]
            if with_hand:
                if self.prerequisite_count[price] > 0.0:
                    missing[k] += self.prerequisite_count[price] * self.cost[self.prerequisite[price] * kinds + k]
                missing[k] -= self.hand[k]
        rolls: float = 0.0
        step: i64
        for step in range(7):
            balance: float = 0.0
            flow: float = 0.0
            for k in range(kinds):
                rate: float = production[own + k] / ROLLS
                rest: float = rate * rolls - missing[k]
                if rest < 0.0:
                    balance += rest
                    flow += rate
                else:
                    balance += rest * exchange[own + k]
                    flow += rate * exchange[own + k]
            if balance >= -0.0001:
                return rolls
            if flow < 0.002:
                return NEVER
            rolls -= balance / flow
            if rolls > NEVER:
                return NEVER
        return rolls
