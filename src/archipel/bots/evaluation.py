"""How bots evaluate a position: numbers for every seat, called features, and a score made of them.

Each chapter of the rules may have a class of `Features` beside it, here in `archipel.bots`: the rules know nothing of
it. It is found by the chapter's class (`register_features`). When an `Evaluation` is made it names its features with a
prior weight, and the prices a seat saves for; verbs that a search treats in a special way are known by their roles.
`prepare_turn` is called once for every decision, `prepare_board` for every board that is new to a search,
`prepare_position` once for every position that it reaches, and `write` for every seat of it. A seat's score is the sum
of its features times their weights. The prior weights are set by hand; how good they are was measured with bots, see
`archipel.bots.standard`.

Every price gives two features for free: how soon the seat can pay it with its cards, and how soon without any
(`archipel.bots.prices`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar, cast, final

from mypy_extensions import i64, mypyc_attr

from archipel.board.tables import filled
from archipel.board.vectors import append, vec
from archipel.bots.boards import SLOTS, Boards
from archipel.bots.flows import zeros
from archipel.bots.kept_boards import KeptBoards
from archipel.bots.prices import Prices
from archipel.bots.remembered_scores import RememberedScores
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

UNKNOWN: Final = -1.0  # stands where nothing is kept


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

    def points_soon(self, g: State, seat: i64) -> i64:
        """Points that a seat could have again at any moment, such as those that it loses as long as it is poor; asked
        if `evaluation.points_soon_from` was told so."""
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
class Evaluation(Prices):
    """Features, weights and marks of one set of rules, and the scratch space to compute them.

    Most vectors are tables, row by row. With four seats and five kinds of cards:

        production, exchange, certain   seat, kind     production[2 * 5 + 1]: pips of seat 2 in kind 1
        spot                            corner, kind   spot[7 * 5 + 1]: pips of kind 1 for a building on corner 7
        weights, names, out             feature        first[i] is where those of writers[i] begin; prices come last

    It belongs to one bot: nothing in it is part of a game."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.names: list[str] = []
        self.weights: vec[float] = vec[float]()
        self.usual: vec[float] = vec[float]()  # the weights after the placement, if it has some of its own ...
        self.placement: vec[float] = vec[float]()  # ... and these
        self.marks: vec[i64] = filled(len(rules.verb_of), 0)
        self.unseen: i64 = -1  # the chance point whose outcome a search leaves unseen
        self.features: list[Features] = []  # of all chapters that have some
        self.points: i64 = rules.block_named["points"].at
        self.careful = False  # whether this is for a careful bot: for it some features look more closely
        self.turns: i64 = 0  # how often `prepare_turn` was called
        self.each_turn: vec[Features] = vec[Features]()
        self.each_board: vec[Features] = vec[Features]()
        self.each_position: vec[Features] = vec[Features]()
        self.at_spots: vec[Features] = vec[Features]()
        self.with_points_soon: vec[Features] = vec[Features]()
        self.writers: vec[Features] = vec[Features]()  # those that named a feature
        self.first: vec[i64] = vec[i64]()  # where the features of each writer begin
        self.not_cards: list[Features] = []  # those whose features do not depend on cards in hand
        self.only_own_cards: list[Features] = []  # ... or on hidden ones of the seat itself at most
        self.all_declared = False  # whether all features are one or the other
        self.of_cards: vec[i64] = vec[i64]()  # the indices of all other writers

        self.remembered: Final[RememberedScores] = RememberedScores()
        self.place: i64 = -1  # the one that the last features were written for

        self.expected_points: vec[float] = zeros(rules.players)  # points that cards bought unseen are worth on average

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
        self.kept_boards: Final[KeptBoards] = KeptBoards()
        self.last_slot: i64 = -1  # whose results stand in `production` and so on
        self.last_spot: vec[float] = vec[float]()  # `spot` and ...
        self.last_harbour: vec[i64] = filled(rules.graph.corners, 0)  # ... `harbour`, by which boards were judged

        self.price_at: i64 = 0  # where their features begin

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
        self.keep_prices()
        self.kept = zeros(SLOTS * self.seats * self.kept_width)
        self.kept_boards.make_room(self, len(self.corners))
        self.last_spot = zeros(len(self.spot))

    # ---- for features, while they are created

    def have_kinds(self, kinds: i64) -> None:
        super().have_kinds(kinds)
        self.spot = zeros(len(self.corners) * kinds)

    def feature(self, name: str, weight: float) -> None:
        """One more feature, with its prior weight."""
        self.names.append(name)
        self.weights = append(self.weights, weight)

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

    def points_soon_from(self, features: Features) -> None:
        """Ask its `points_soon`."""
        self.with_points_soon = append(self.with_points_soon, features)

    def of(self, kind: type[SomeFeatures]) -> SomeFeatures:
        """The features of this class; their chapter must come before the asking one."""
        for features in self.features:
            if isinstance(features, kind):
                return features
        raise RulesError(f"{kind.__name__} must be made before")

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

    def apart_from_cards(self, features: Features) -> None:
        """What these write depends neither on the cards of any seat, nor on how many these are, nor on the supply."""
        self.not_cards.append(features)

    def own_cards_only(self, features: Features) -> None:
        """What these write depends neither on hidden cards of other seats, nor on how many those are, while no decision
        is open within a turn; nor on the supply."""
        self.only_own_cards.append(features)

    def row(self, seat: i64) -> i64:
        """Where in `kept` the numbers of a seat begin that follow from the board of this position."""
        return (self.boards.slot * self.seats + seat) * self.kept_width

    def points_within_reach(self, g: State, seat: i64) -> i64:
        """The points of a seat as everybody sees them, and those that it could have again at any moment."""
        points: i64 = g.s[self.points + seat]
        i: i64
        for i in range(len(self.with_points_soon)):
            points += self.with_points_soon[i].points_soon(g, seat)
        return points

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
                # What follows from a board that was met before.
                self.last_slot = self.boards.slot
                self.corner_count = self.kept_boards.fetch(self.boards.slot, self, self.corners)
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
        self.kept_boards.keep(slot, self, self.corners, self.corner_count)
        at: i64 = slot * self.seats * self.kept_width
        for i in range(at, at + self.seats * self.kept_width):
            self.kept[i] = UNKNOWN

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
            self.write_prices(seat, out, self.price_at)

    # ---- the same position with other cards in hand

    def have_places(self, n: i64) -> None:
        """There is room to remember n scores."""
        self.remembered.make_room(n, self.price_at, self)

    def remember(self, place: i64, g: State, seat: i64, own: bool) -> float:
        """A seat's score, which `score_with_cards` can be asked for as long as nothing but cards in hand changes."""
        score: float = self.score(g, seat, own)
        self.remembered.remember(place, seat, own, self.price_at, self.out, self)
        self.place = place
        return score

    def score_with_cards(self, place: i64, g: State) -> float:
        """The score that is remembered at a place, with the cards that the seats hold now. The position must be the one
        that it was remembered for, but for cards, and the last that was prepared, or another imagined world of it."""
        out = self.out
        if self.place != place:
            self.remembered.recall(place, self.price_at, out, self)
            self.place = place
        seat: i64 = self.remembered.seats[place]
        own: bool = self.remembered.own[place] != 0
        i: i64
        k: i64
        for k in range(len(self.of_cards)):
            writer: i64 = self.of_cards[k]
            end: i64 = self.first[writer + 1] if writer + 1 < len(self.first) else self.price_at
            for i in range(self.first[writer], end):
                out[i] = 0.0
            self.writers[writer].write(g, self, seat, own, out, self.first[writer])
        if self.prices > 0:
            self.write_prices(seat, out, self.price_at)
        return self.weighed()
