"""How bots evaluate a position: numbers for every seat, called features, and a score made of them.

Each chapter of the rules may have a class of `Features` beside it, here in `archipel.bots`: the rules know nothing of
it. It is found by the chapter's class (`register_features`). When an `Evaluation` is made it names its features with a
prior weight, and the prices a seat saves for; verbs that a search treats in a special way are known by their roles.
`prepare_turn` is called once for every decision, `prepare_board` for every board that is new to a search,
`prepare_position` once for every position that it reaches, and `write` for every seat of it. A seat's score is the sum
of its features times their weights. The prior weights are set by hand; how good they are was measured with bots, see
`archipel.bots.standard`.

Every price gives two features for free: how soon the seat can pay it with its cards, and how soon without any. Both are
kept: by what the seat produces and its rates, and the first one by the cards in hand too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar, cast, final

from mypy_extensions import i64, mypyc_attr

from archipel.board.tables import filled
from archipel.board.vectors import append, vec
from archipel.bots.boards import SLOTS, Boards
from archipel.engine import roles
from archipel.engine.chapter import Chapter
from archipel.engine.errors import RulesError
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.words import TURN

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

UNKNOWN: Final = -1.0  # stands where nothing is kept
FLOWS: Final = 64  # of cards, what a seat produces and its rates, for which results are kept
HANDS: Final = 128  # in each of which the last hand that belongs there is kept
STEPS: Final = 6  # of Newton's method, besides the first one


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

    def prepare_board(self, g: State, evaluation: Evaluation) -> None:
        """Work out what follows from the words of `evaluation.read_board` alone: production, rates, the corners where
        anything stands; called if `evaluation.before_boards` was asked for it."""

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
_ANSWERS: dict[type[Chapter], tuple[str, ...]] = {}


def register_features(chapter: type[SomeChapter], features: Callable[[SomeChapter, Evaluation], Features]) -> None:
    """Let bots evaluate games with this chapter, or one derived from it, by these features too."""
    _FEATURES[chapter] = cast("Callable[[Chapter, Evaluation], Features]", features)


def register_answers(chapter: type[Chapter], *blocks: str) -> None:
    """Where the features ask what a chapter allows, its answers depend on these blocks of the state, and on whether it
    is the placement. Of chapters that are not registered nothing is known: then every word belongs to the board."""
    _ANSWERS[chapter] = blocks


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
        self.usual: vec[float] = vec[float]()  # the weights after the placement, if it has some of its own ...
        self.placement: vec[float] = vec[float]()  # ... and these
        self.marks: vec[i64] = filled(len(rules.verb_of), 0)
        self.unseen: i64 = -1  # the chance point whose outcome a search leaves unseen
        self.features: list[Features] = []  # of all chapters that have some
        self.careful = False  # whether this is for a careful bot: for it some features look more closely
        self.turns: i64 = 0  # how often `prepare_turn` was called
        self.each_turn: vec[Features] = vec[Features]()
        self.each_board: vec[Features] = vec[Features]()
        self.each_position: vec[Features] = vec[Features]()
        self.at_spots: vec[Features] = vec[Features]()
        self.writers: vec[Features] = vec[Features]()  # those that named a feature
        self.first: vec[i64] = vec[i64]()  # where the features of each writer begin
        self.not_cards: list[Features] = []  # those whose features do not depend on cards in hand
        self.only_own_cards: list[Features] = []  # ... or on hidden ones of the seat itself at most
        self.all_declared = False  # whether all features are one or the other
        self.of_cards: vec[i64] = vec[i64]()  # the indices of all other writers

        # scores that are remembered to be asked for again with other cards, see `remember`
        self.place: i64 = -1  # the one that the last features were written for
        self.place_seats: vec[i64] = vec[i64]()  # by place: the seat ...
        self.place_own: vec[i64] = vec[i64]()  # ... and whether with its secrets, 1 or 0
        self.place_out: vec[float] = vec[float]()  # by place and feature
        self.place_prices: vec[float] = vec[float]()  # by place and price: wanted, prerequisite_count
        self.place_terms: vec[i64] = vec[i64]()  # by place and price: prerequisite, level
        self.place_costs: vec[float] = vec[float]()  # by place and cost that changes
        self.changing: vec[i64] = vec[i64]()  # where in `cost` the costs are that change

        self.expected_points: vec[float] = zeros(rules.players)  # points that cards bought unseen are worth on average

        # cards: filled by the features that know about them
        self.kinds: i64 = 0
        self.production: vec[float] = vec[float]()  # pips by seat and kind
        self.blocked: vec[float] = vec[float]()  # pips by seat that bring nothing now
        self.exchange: vec[float] = vec[float]()  # cards the supply gives for one, by seat and kind
        self.hand: vec[float] = vec[float]()  # cards of the seat whose features are asked for, perhaps guessed
        self.certain: vec[float] = vec[float]()  # cards by seat and kind that the others are known to hold
        self.certain_count: vec[float] = vec[float]()
        self.hidden_cards: list[list[tuple[int, int]]] = []  # by seat the first word and the number of words ...
        self.supply: list[tuple[int, int]] = []  # ... where its hidden cards are; the same for the supply

        # corners: what a building there would bring, and scratch for searches over the graph
        self.spot: vec[float] = vec[float]()  # pips by corner and kind
        self.harbour: vec[i64] = filled(rules.graph.corners, 0)
        self.corners: vec[i64] = filled(rules.graph.corners, 0)  # those where anything stands or leads to
        self.corner_count: i64 = 0
        self.seen: vec[i64] = filled(rules.graph.corners, 0)
        self.stamp: i64 = 0
        self.queue: vec[i64] = filled(rules.graph.corners, 0)

        self.space: vec[float] = vec[float]()  # numbers of single features, see `room`

        # boards that were seen lately, and by slot what is kept for them
        self.boards = Boards()
        self.kept: vec[float] = vec[float]()  # by slot and seat: what single features keep, see `room_by_board`
        self.kept_width: i64 = 0
        self.kept_production: vec[float] = vec[float]()  # by slot: production, blocked and exchange one after another
        self.kept_corners: vec[i64] = vec[i64]()
        self.kept_corner_count: vec[i64] = filled(SLOTS, 0)
        self.kept_flow: vec[i64] = filled(SLOTS * int(rules.players), 0)  # by slot and seat: `flow` ...
        self.kept_number: vec[i64] = filled(SLOTS * int(rules.players), 0)  # ... and its number
        self.last_slot: i64 = -1  # whose results stand in `production` and so on
        self.last_spot: vec[float] = vec[float]()  # `spot` and ...
        self.last_harbour: vec[i64] = filled(rules.graph.corners, 0)  # ... `harbour`, by which boards were judged

        # flows of cards: a row for each that was seen lately
        self.flow: vec[i64] = filled(rules.players, 0)  # the row of every seat
        self.flow_count: i64 = 0  # flows that were seen in all; the last one has this number ...
        self.flow_last: i64 = 0  # ... and this row
        self.flow_number: vec[i64] = filled(FLOWS, 0)
        self.flow_production: vec[float] = vec[float]()  # by row and kind
        self.flow_exchange: vec[float] = vec[float]()
        self.rate: vec[float] = vec[float]()  # cards a roll brings, by row and kind ...
        self.traded: vec[float] = vec[float]()  # ... and what the supply gives for them

        # prices
        self.prices: i64 = 0
        self.price_at: i64 = 0  # where their features begin
        self.cost: vec[float] = vec[float]()  # by price and kind
        self.wanted: vec[float] = vec[float]()  # 0: the seat could not use it now, cards or not
        self.prerequisite: vec[i64] = vec[i64]()  # a second price that must be paid before ...
        self.prerequisite_count: vec[float] = vec[float]()  # ... this many times
        self.level: vec[i64] = vec[i64]()  # which of its costs a price has now, see `change_cost`
        self.missing: vec[float] = vec[float]()  # cards that a price still takes, what comes in of them, traded or not
        self.coming: vec[float] = vec[float]()
        self.coming_traded: vec[float] = vec[float]()
        self.rates: vec[float] = vec[float]()
        self.price_weights: vec[float] = vec[float]()
        self.price_names: list[str] = []
        self.later: vec[float] = vec[float]()  # by flow and price: the feature "later" ...
        self.later_level: vec[i64] = vec[i64]()  # ... and the level it was worked out for, -1 for none
        self.hand_flow: vec[i64] = filled(HANDS, 0)  # the flow of a hand that is kept, by its number ...
        self.hand_cards: vec[float] = vec[float]()  # ... its cards ...
        self.soon: vec[float] = vec[float]()  # ... by hand and price the feature "soon" ...
        self.soon_terms: vec[i64] = vec[i64]()  # ... and for which levels and prerequisite it was worked out

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
        for i in range(len(self.writers)):
            if not any(features is self.writers[i] for features in self.not_cards):
                self.of_cards = append(self.of_cards, i)
        declared = [*self.not_cards, *self.only_own_cards]
        self.all_declared = all(any(one is other for other in declared) for one in self.features)
        self.price_at = len(self.weights)
        for i in range(len(self.price_weights)):
            self.weights = append(self.weights, self.price_weights[i])
        self.names += self.price_names
        self.out: vec[float] = zeros(len(self.weights))
        self.later = zeros(FLOWS * self.prices)
        self.later_level = filled(FLOWS * self.prices, -1)
        self.soon = zeros(HANDS * self.prices)
        self.soon_terms = filled(HANDS * self.prices, -1)
        self.kept = zeros(SLOTS * self.seats * self.kept_width)
        self.kept_production = zeros(SLOTS * self.seats * (2 * self.kinds + 1))
        self.kept_corners = filled(SLOTS * len(self.corners), 0)
        self.last_spot = zeros(len(self.spot))

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
        self.level = append(self.level, 0)
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

    def room_by_board(self, n: i64) -> i64:
        """Room for n numbers for every seat that follow from the board: add `row` for the place in `kept`. There they
        are UNKNOWN until they are written, and again when they no longer hold."""
        first: i64 = self.kept_width
        self.kept_width += n
        return first

    def read_board(self, at: i64, size: i64) -> None:
        """These words of the state belong to the board. Everybody may see them, so all imagined worlds share it."""
        self.boards.read(at, size)

    def read_answers(self, chapter: Chapter) -> None:
        """What a chapter allows belongs to the board."""
        if type(chapter) not in _ANSWERS:
            self.boards.read(0, self.rules.size)
            return
        for name in _ANSWERS[type(chapter)]:
            block = self.rules.block_named[name]
            self.boards.read(block.at, block.size)

    def before_turns(self, features: Features) -> None:
        """Call its `prepare_turn`."""
        self.each_turn = append(self.each_turn, features)

    def before_boards(self, features: Features) -> None:
        """Call its `prepare_board`."""
        self.each_board = append(self.each_board, features)

    def before_positions(self, features: Features) -> None:
        """Call its `prepare_position`."""
        self.each_position = append(self.each_position, features)

    def spot_points_from(self, features: Features, *blocks: str) -> None:
        """Ask its `spot_points`, which depend on these blocks of the state, or on all of it if none is named."""
        self.at_spots = append(self.at_spots, features)
        for name in blocks:
            block = self.rules.block_named[name]
            self.boards.read(block.at, block.size)
        if len(blocks) == 0:
            self.boards.read(0, self.rules.size)

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
        self.coming = zeros(kinds)
        self.coming_traded = zeros(kinds)
        self.rates = zeros(kinds)
        self.flow_production = zeros(FLOWS * kinds)
        self.flow_exchange = zeros(FLOWS * kinds)
        self.rate = zeros(FLOWS * kinds)
        self.traded = zeros(FLOWS * kinds)
        self.hand_cards = zeros(HANDS * kinds)
        self.certain = zeros(self.seats * kinds)
        self.certain_count = zeros(self.seats)
        self.spot = zeros(len(self.corners) * kinds)

    def read_by_others(self, seat: i64) -> vec[i64]:
        """Spans of the words on which the others' scores may depend, as the table sees them while no decision is open
        within a turn. Not the seat's hidden cards, but only if all features have said that they do not read them."""
        size: i64 = self.rules.size
        away = filled(size, 0)
        if len(self.hidden_cards) > 0 and self.all_declared:
            for first, count in [*self.hidden_cards[seat], *self.supply]:
                for at in range(first, first + count):
                    away[at] = 1
        i: i64
        k: i64
        for k in range(len(self.boards.spans) // 2):
            for i in range(self.boards.spans[2 * k], self.boards.spans[2 * k + 1]):
                away[i] = 0
        spans = vec[i64]()
        inside: bool = False
        for i in range(size):
            if (away[i] == 0) != inside:
                inside = not inside
                spans = append(spans, i)
        if inside:
            spans = append(spans, size)
        return spans

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

    def cost_changes(self, row: i64, kind: i64) -> None:
        """How many cards of a kind a price takes will be told by `change_cost`."""
        self.changing = append(self.changing, row * self.kinds + kind)

    def apart_from_cards(self, features: Features) -> None:
        """What these write depends neither on the cards of any seat, nor on how many these are, nor on the supply."""
        self.not_cards.append(features)

    def own_cards_only(self, features: Features) -> None:
        """What these write depends neither on hidden cards of other seats, nor on how many those are, while no decision
        is open within a turn; nor on the supply."""
        self.only_own_cards.append(features)

    def change_cost(self, row: i64, kind: i64, cost: float, level: i64) -> None:
        """A price takes this many cards of a kind now; the same level of a price always has the same cost."""
        self.cost[row * self.kinds + kind] = cost
        self.level[row] = level

    def row(self, seat: i64) -> i64:
        """Where in `kept` the numbers of a seat begin that follow from the board of this position."""
        return (self.boards.slot * self.seats + seat) * self.kept_width

    def new_search(self) -> i64:
        """Begin a search over corners: the number to write to `seen` for those that were met."""
        self.stamp += 1
        return self.stamp

    # ---- evaluating positions

    def weigh_placement(self, weights: dict[str, float]) -> None:
        """Let some features count differently before the first turn. What `weights` holds now counts after it."""
        self.usual = self.weights
        self.placement = zeros(len(self.weights))
        i: i64
        for i in range(len(self.weights)):
            weight: float = self.weights[i]
            if weight != 0.0:
                weight = weights.get(self.names[i], weight)
            self.placement[i] = weight

    def prepare_turn(self, g: State) -> None:
        """Before the first position of a decision: what does not change within one turn."""
        self.turns += 1
        if len(self.placement) > 0:
            self.weights = self.placement if g.s[TURN] == 0 else self.usual
        i: i64
        for i in range(len(self.each_turn)):
            self.each_turn[i].prepare_turn(g, self)
        same: bool = True
        for i in range(len(self.spot)):
            if self.spot[i] != self.last_spot[i]:
                self.last_spot[i] = self.spot[i]
                same = False
        for i in range(len(self.harbour)):
            if self.harbour[i] != self.last_harbour[i]:
                self.last_harbour[i] = self.harbour[i]
                same = False
        if not same:
            self.boards.forget()

    def prepare_position(self, g: State) -> None:
        """Before the features of a position: what all seats share."""
        i: i64
        if len(self.each_board) > 0:
            if self.boards.find(g.s):
                self.begin_board(g)
            elif self.boards.slot != self.last_slot:
                self.return_to_board()
        each = self.each_position
        for i in range(len(each)):
            each[i].prepare_position(g, self)
        if len(self.each_board) == 0:
            for i in range(self.seats):
                self.flow[i] = self.flow_of(i)

    def begin_board(self, g: State) -> None:
        """Work out what follows from a new board, and keep it."""
        each = self.each_board
        i: i64
        for i in range(len(each)):
            each[i].prepare_board(g, self)
        slot: i64 = self.boards.slot
        self.last_slot = slot
        cards: i64 = self.seats * self.kinds
        at: i64 = slot * (2 * cards + self.seats)
        for i in range(cards):
            self.kept_production[at + i] = self.production[i]
            self.kept_production[at + cards + i] = self.exchange[i]
        for i in range(self.seats):
            self.kept_production[at + 2 * cards + i] = self.blocked[i]
            self.flow[i] = self.flow_of(i)
            self.kept_flow[slot * self.seats + i] = self.flow[i]
            self.kept_number[slot * self.seats + i] = self.flow_number[self.flow[i]]
        self.kept_corner_count[slot] = self.corner_count
        at = slot * len(self.corners)
        for i in range(self.corner_count):
            self.kept_corners[at + i] = self.corners[i]
        at = slot * self.seats * self.kept_width
        for i in range(at, at + self.seats * self.kept_width):
            self.kept[i] = UNKNOWN

    def return_to_board(self) -> None:
        """What follows from a board that was met before."""
        slot: i64 = self.boards.slot
        self.last_slot = slot
        cards: i64 = self.seats * self.kinds
        at: i64 = slot * (2 * cards + self.seats)
        i: i64
        for i in range(cards):
            self.production[i] = self.kept_production[at + i]
            self.exchange[i] = self.kept_production[at + cards + i]
        for i in range(self.seats):
            self.blocked[i] = self.kept_production[at + 2 * cards + i]
            row: i64 = self.kept_flow[slot * self.seats + i]
            if self.flow_number[row] != self.kept_number[slot * self.seats + i]:
                row = self.flow_of(i)
                self.kept_flow[slot * self.seats + i] = row
                self.kept_number[slot * self.seats + i] = self.flow_number[row]
            self.flow[i] = row
        self.corner_count = self.kept_corner_count[slot]
        at = slot * len(self.corners)
        for i in range(self.corner_count):
            self.corners[i] = self.kept_corners[at + i]

    def flow_of(self, seat: i64) -> i64:
        """The row of what a seat produces and its rates; a new one in the place of the oldest if there is none."""
        row: i64 = self.flow[seat]
        if self.is_flow(row, seat):
            return row
        for row in range(FLOWS):
            if self.is_flow(row, seat):
                return row
        row = self.flow_last
        used: bool = True
        i: i64
        while used:
            row = (row + 1) % FLOWS
            used = False
            for i in range(self.seats):
                used = used or self.flow[i] == row
        self.flow_last = row
        self.flow_count += 1
        self.flow_number[row] = self.flow_count
        own: i64 = seat * self.kinds
        first: i64 = row * self.kinds
        for i in range(self.kinds):
            self.flow_production[first + i] = self.production[own + i]
            self.flow_exchange[first + i] = self.exchange[own + i]
            rate: float = self.production[own + i] / ROLLS
            self.rate[first + i] = rate
            self.traded[first + i] = rate * self.exchange[own + i]
        for i in range(row * self.prices, (row + 1) * self.prices):
            self.later_level[i] = -1
        return row

    def is_flow(self, row: i64, seat: i64) -> bool:
        """Whether a row is for what a seat produces and its rates."""
        if self.flow_number[row] == 0:
            return False
        own: i64 = seat * self.kinds
        first: i64 = row * self.kinds
        i: i64
        for i in range(self.kinds):
            if (
                self.flow_production[first + i] != self.production[own + i]
                or self.flow_exchange[first + i] != self.exchange[own + i]
            ):
                return False
        return True

    def score(self, g: State, seat: i64, own: bool) -> float:
        """A seat's score; with `own` its secrets count too. Call `prepare_position` first."""
        self.write_features(g, seat, own)
        return self.weighed()

    def weighed(self) -> float:
        """The sum of the features that were written last times their weights."""
        out = self.out
        weights = self.weights
        total: float = 0.0
        i: i64
        for i in range(len(weights)):
            total += out[i] * weights[i]
        return total

    def write_features(self, g: State, seat: i64, own: bool) -> None:
        """All features of a seat, to `out`."""
        self.place = -1
        out = self.out
        i: i64
        for i in range(self.price_at):
            out[i] = 0.0
        writers = self.writers
        for i in range(len(writers)):
            writers[i].write(g, self, seat, own, out, self.first[i])
        if self.prices > 0:
            self.write_prices(seat)

    # ---- the same position with other cards in hand

    def have_places(self, n: i64) -> None:
        """There is room to remember n scores."""
        if n <= len(self.place_seats):
            return
        self.place_seats = filled(n, 0)
        self.place_own = filled(n, 0)
        self.place_out = zeros(n * self.price_at)
        self.place_prices = zeros(n * 2 * self.prices)
        self.place_terms = filled(n * 2 * self.prices, 0)
        self.place_costs = zeros(n * len(self.changing))

    def remember(self, place: i64, g: State, seat: i64, own: bool) -> float:
        """A seat's score, which `score_with_cards` can be asked for as long as nothing but cards in hand changes."""
        score: float = self.score(g, seat, own)
        self.place_seats[place] = seat
        self.place_own[place] = 1 if own else 0
        at: i64 = place * self.price_at
        i: i64
        for i in range(self.price_at):
            self.place_out[at + i] = self.out[i]
        at = place * 2 * self.prices
        for i in range(self.prices):
            self.place_prices[at] = self.wanted[i]
            self.place_prices[at + 1] = self.prerequisite_count[i]
            self.place_terms[at] = self.prerequisite[i]
            self.place_terms[at + 1] = self.level[i]
            at += 2
        at = place * len(self.changing)
        for i in range(len(self.changing)):
            self.place_costs[at + i] = self.cost[self.changing[i]]
        self.place = place
        return score

    def recall(self, place: i64) -> None:
        """Write the features and prices that are remembered."""
        at: i64 = place * self.price_at
        i: i64
        for i in range(self.price_at):
            self.out[i] = self.place_out[at + i]
        at = place * 2 * self.prices
        for i in range(self.prices):
            self.wanted[i] = self.place_prices[at]
            self.prerequisite_count[i] = self.place_prices[at + 1]
            self.prerequisite[i] = self.place_terms[at]
            self.level[i] = self.place_terms[at + 1]
            at += 2
        at = place * len(self.changing)
        for i in range(len(self.changing)):
            self.cost[self.changing[i]] = self.place_costs[at + i]
        self.place = place

    def score_with_cards(self, place: i64, g: State) -> float:
        """The score that is remembered at a place, with the cards that the seats hold now. The position must be the one
        that it was remembered for, but for cards, and the last that was prepared, or another imagined world of it."""
        if self.place != place:
            self.recall(place)
        seat: i64 = self.place_seats[place]
        own: bool = self.place_own[place] != 0
        out = self.out
        i: i64
        k: i64
        for k in range(len(self.of_cards)):
            writer: i64 = self.of_cards[k]
            end: i64 = self.first[writer + 1] if writer + 1 < len(self.first) else self.price_at
            for i in range(self.first[writer], end):
                out[i] = 0.0
            self.writers[writer].write(g, self, seat, own, out, self.first[writer])
        if self.prices > 0:
            self.write_prices(seat)
        return self.weighed()

    def write_prices(self, seat: i64) -> None:
        """How soon every price can be paid, with the cards in hand and without."""
        out = self.out
        level = self.level
        wanted = self.wanted
        counts = self.prerequisite_count
        soon_kept = self.soon
        soon_terms = self.soon_terms
        later_kept = self.later
        later_level = self.later_level
        flow: i64 = self.flow[seat]
        later: i64 = flow * self.prices
        soon: i64 = self.hand_place(flow) * self.prices
        at: i64 = self.price_at
        i: i64
        for i in range(self.prices):
            if wanted[i] > 0.0:
                terms: i64 = level[i]
                if counts[i] > 0.0:
                    before: i64 = self.prerequisite[i]
                    terms += 1024 * (1 + level[before] + 1024 * (before + 1024 * int(counts[i])))
                if soon_terms[soon + i] != terms:
                    soon_terms[soon + i] = terms
                    soon_kept[soon + i] = SOON / (SOON + self.rolls_until(flow, i, True))
                out[at] = soon_kept[soon + i]
            else:
                out[at] = 0.0
            if later_level[later + i] != level[i]:
                later_level[later + i] = level[i]
                later_kept[later + i] = LATER / (LATER + self.rolls_until(flow, i, False))
            out[at + 1] = later_kept[later + i]
            at += 2

    def hand_place(self, flow: i64) -> i64:
        """Where "soon" is kept for the cards in hand and a flow of cards; what stood there for another hand is gone."""
        kinds: i64 = self.kinds
        hand = self.hand
        cards = self.hand_cards
        number: i64 = self.flow_number[flow]
        mixed: float = 0.0
        k: i64
        for k in range(kinds):
            mixed = mixed * 5.0 + hand[k]
        place: i64 = (i64(int(mixed)) + 17 * number) & (HANDS - 1)
        first: i64 = place * kinds
        same: bool = self.hand_flow[place] == number
        for k in range(kinds):
            if cards[first + k] != hand[k]:
                cards[first + k] = hand[k]
                same = False
        if not same:
            self.hand_flow[place] = number
            for k in range(place * self.prices, (place + 1) * self.prices):
                self.soon_terms[k] = -1
        return place

    def until_payable(self, seat: i64, price: i64, with_hand: bool) -> float:
        """Rolls until a price can be paid, if cards flowed evenly and any fraction could be traded with the supply."""
        self.flow[seat] = self.flow_of(seat)
        return self.rolls_until(self.flow[seat], price, with_hand)

    def rolls_until(self, flow: i64, price: i64, with_hand: bool) -> float:
        """The same for a flow of cards.

        What is missing shrinks more slowly as kinds are complete, so Newton's method never overshoots."""
        kinds: i64 = self.kinds
        missing = self.missing
        coming = self.coming
        coming_traded = self.coming_traded
        rates = self.rates
        cost = self.cost
        hand = self.hand
        rate = self.rate
        traded = self.traded
        exchange = self.flow_exchange
        first: i64 = flow * kinds
        at: i64 = price * kinds
        count: float = self.prerequisite_count[price] if with_hand else 0.0
        before: i64 = self.prerequisite[price] * kinds
        balance: float = 0.0
        slope: float = 0.0
        n: i64 = 0
        k: i64
        # The first step, before any roll. Kinds that are neither needed nor come in change no sum.
        for k in range(kinds):
            need: float = cost[at + k]
            if with_hand:
                if count > 0.0:
                    need += count * cost[before + k]
                need -= hand[k]
            comes: float = rate[first + k]
            if need != 0.0 or comes != 0.0:
                missing[n] = need
                coming[n] = comes
                coming_traded[n] = traded[first + k]
                rates[n] = exchange[first + k]
                n += 1
                if need > 0.0:
                    balance -= need
                    slope += comes
                else:
                    balance -= need * exchange[first + k]
                    slope += traded[first + k]
        rolls: float = 0.0
        step: i64
        for step in range(STEPS):
            if balance >= -0.0001:
                return rolls
            if slope < 0.002:
                return NEVER
            rolls -= balance / slope
            if rolls > NEVER:
                return NEVER
            balance = 0.0
            slope = 0.0
            for k in range(n):
                rest: float = coming[k] * rolls - missing[k]
                if rest < 0.0:
                    balance += rest
                    slope += coming[k]
                else:
                    balance += rest * rates[k]
                    slope += coming_traded[k]
        if balance >= -0.0001:
            return rolls
        if slope < 0.002:
            return NEVER
        rolls -= balance / slope
        if rolls > NEVER:
            return NEVER
        return rolls
