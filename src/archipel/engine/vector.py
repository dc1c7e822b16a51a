"""Many games of one kind, stepped in one call. What each seat sees and may choose is kept as small numbers.

`Rows` and `Masks` write observations and masks to the caller's arrays, once in a step for all games.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from mypy_extensions import i16, i64, u8

from archipel.board.tables import filled, vec_of
from archipel.board.vectors import append, memory_of, vec
from archipel.engine import roles
from archipel.engine.arrays import COUNT, Masks, Rows
from archipel.engine.errors import SetUpError
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.stream import Stream, below, seed_stream
from archipel.engine.verb import Verb
from archipel.engine.words import ACTIVE, ARGUMENT, DECIDER, OVER, PENDING, PHASE, TOP, TURN, UNKNOWN, WINNERS

# How a word of an observation is read from one of the state.
PLAIN: Final = 0  # as it is
HOLDER: Final = 1  # 0, or 1 + a colour: colours count from the seat that looks
SEAT: Final = 2  # a seat
SEATS: Final = 3  # colours as bits
KINDS: Final = 4

# The first words of an observation do not belong to a block:
TURN_WORD: Final = 0
PHASE_WORD: Final = 1
ARGUMENT_WORD: Final = 2
ACTIVE_WORD: Final = 3
ASKED_WORDS: Final = 4  # for each player whether it is asked

DRAW: Final = 4  # words of a stream

GOES_ON: Final = 0
ENDED: Final = 1
CUT_OFF: Final = 2  # after too many turns

NEAR: Final = 16  # fewer words than this between two that are seen are looked at with them


@final
class Observed:
    """How seats see the states of one kind of game."""

    def __init__(
        self, rules: Rules, width: i64, read_from: list[list[int]], kinds: list[int], turned: list[dict[int, list[int]]]
    ) -> None:
        """`read_from` says for each seat where the words are in the state that lie behind the first ones, `kinds` how
        each of them is read, and `turned` how a seat reads the values of each kind."""
        self.width: i64 = width
        seats: i64 = rules.players
        size: i64 = rules.size
        self.place: vec[i64] = filled(seats * size, -1)  # for each seat and word of the state; -1: it is not seen
        self.kind: vec[i64] = filled(size, PLAIN)
        self.span: i64 = max([len(table) for tables in turned for table in tables.values()])
        self.turned: vec[i64] = filled(seats * KINDS * self.span, UNKNOWN)
        first = int(width) - len(kinds)
        self.firsts: i64 = first  # words that do not belong to a block
        seat: i64
        k: i64
        for seat in range(seats):
            for k in range(len(kinds)):
                word: i64 = read_from[seat][k]
                self.place[seat * size + word] = first + k
                self.kind[word] = kinds[k]
            secret = rules.hidden[seat]
            for k in range(len(secret)):
                self.place[seat * size + secret[k]] = -1
            for kind, table in turned[seat].items():
                at: i64 = (seat * KINDS + kind) * self.span
                for k in range(len(table)):
                    self.turned[at + k] = table[k]
        self.spans: vec[i64] = vec[i64]()  # pairs: words from the first to before the second are seen, but for a few
        last: i64 = -NEAR
        for k in range(size):
            if not self._is_seen(k, seats, size):
                continue
            if k - last < NEAR:
                self.spans[len(self.spans) - 1] = k + 1
            else:
                self.spans = append(append(self.spans, k), k + 1)
            last = k

    def _is_seen(self, word: i64, seats: i64, size: i64) -> bool:
        """Whether any seat sees a word of the state."""
        seat: i64
        for seat in range(seats):
            if self.place[seat * size + word] >= 0:
                return True
        return False


@final
class Codes:
    """The codes of one kind of game: plain ones, turned for each seat, then forms that are filled in.

    A form has gifts: cases in a row that give the same cards. A gift is legal if the seat has these cards."""

    def __init__(
        self,
        rules: Rules,
        to_engine: list[list[int]],
        from_engine: list[list[int]],
        cases: list[tuple[Verb, list[int]]],
        offers_per_turn: i64,
    ) -> None:
        self.plain: i64 = len(rules.actions)
        self.size: i64 = self.plain + len(cases)
        self.to_engine: vec[i64] = vec_of([code for codes in to_engine for code in codes])
        self.from_engine: vec[i64] = vec_of([code for codes in from_engine for code in codes])
        self.offers_per_turn: i64 = offers_per_turn
        self.forms: vec[Verb] = vec[Verb]()
        self.is_offer: vec[i64] = vec[i64]()  # for each form
        self.first_gift: vec[i64] = vec[i64]()  # of each form, and where those of the last one end
        self.first_case: vec[i64] = vec[i64]()  # of each gift, and where those of the last one end
        self.first_need: vec[i64] = vec[i64]()  # of each gift, and where those of the last one end
        self.needs: vec[i64] = vec[i64]()  # pairs of a good and how many
        self.form_of: vec[i64] = vec[i64]()  # for each case
        self.values: list[list[int]] = []  # for each case
        goods = len(rules.goods)
        last: Verb | None = None
        given: list[int] = []
        k: i64
        for k in range(len(cases)):
            verb, values = cases[k]
            if verb is not last or values[:goods] != given:
                if verb is not last:
                    self.forms = append(self.forms, verb)
                    self.is_offer = append(self.is_offer, 1 if roles.OFFER in verb.roles else 0)
                    self.first_gift = append(self.first_gift, len(self.first_case))
                last = verb
                given = values[:goods]
                self.first_case = append(self.first_case, k)
                self.first_need = append(self.first_need, len(self.needs))
                for good, number in enumerate(given):
                    if number > 0:
                        self.needs = append(append(self.needs, good), number)
            self.form_of = append(self.form_of, len(self.forms) - 1)
            self.values.append(values)
        self.gifts: i64 = len(self.first_case)
        self.first_gift = append(self.first_gift, self.gifts)
        self.first_case = append(self.first_case, len(cases))
        self.first_need = append(self.first_need, len(self.needs))
        self.hand: i64 = 0  # where the cards of the first seat are
        self.each_hand: i64 = 0
        if cases:
            self.hand = rules.block_named["hand"].at
            self.each_hand = rules.block_named["hand"].each


@final
class Rewards:
    """What players are rewarded for: the end of a game, and its points if rewards are shaped."""

    def __init__(self, rules: Rules, shaped: bool) -> None:
        self.shaped = shaped
        self.points: i64 = rules.block_named["points"].at
        self.secret: i64 = rules.block_named["secret_points"].at if "secret_points" in rules.block_named else -1
        self.target: i64 = rules.block_named["target"].at

    def points_of(self, s: vec[i64], seat: i64) -> i64:
        """A seat's points, hidden ones included."""
        at: i64 = self.points + seat
        points: i64 = s[at]
        if self.secret >= 0:
            at = self.secret + seat
            points += s[at]
        return points


@final
class Automatic:
    """The choices that a step makes itself: those of random opponents, and those of learners that have no choice."""

    def __init__(self, opponents: bool, seat: i64, stream: i64, skip_forced: bool) -> None:
        """With opponents, one seat of each game learns: `seat`, or by turns if it is -1. The others draw from this
        `stream` of the seed of their game."""
        self.opponents = opponents
        self.seat: i64 = seat
        self.stream: i64 = stream
        self.skip_forced = skip_forced


@final
class Vector:
    """`count` games. Each plays one game after the other; `deal` gives the first state of the game of a seed.

    The arrays that a caller reads are written by `rows` and `masks`, or copies of `rewarded`, `ends`, `asked` and
    `numbers`."""

    def __init__(
        self,
        rules: Rules,
        count: i64,
        deal: Callable[[int], State],
        observed: Observed,
        codes: Codes,
        rewards: Rewards,
        automatic: Automatic,
        most_turns: i64,
    ) -> None:
        self.rules = rules
        self.count: i64 = count
        self.deal = deal
        self.observed = observed
        self.codes = codes
        self.rewards = rewards
        self.automatic = automatic
        self.most_turns: i64 = most_turns
        self.seats: i64 = rules.players
        self.size: i64 = rules.size
        self.seed = 0
        self.stride: i64 = count
        self.games: vec[State] = vec[State]()
        scratch = rules.new_scratch()
        k: i64
        for k in range(count):
            self.games = append(self.games, State(rules, rules.blank(), scratch))
        self.room: i64 = len(scratch.codes)
        self.legal: vec[i64] = filled(count * self.room, 0)  # the plain codes of each game, as the engine has them
        self.number_legal: vec[i64] = filled(count, 0)
        self.given: vec[i64] = filled(count * codes.gifts, 0)  # whether the cases of each gift are legal
        self.offers: vec[i64] = filled(count * self.seats, 0)  # that each seat made in this turn
        self.turn: vec[i64] = filled(count, 0)
        self.points: vec[i64] = filled(count * self.seats, 0)
        self.rewarded: vec[float] = vec[float](capacity=count * self.seats)
        for k in range(count * self.seats):
            self.rewarded = append(self.rewarded, 0.0)
        self.ends: vec[u8] = vec[u8](capacity=count)
        for k in range(count):
            self.ends = append(self.ends, u8(GOES_ON))
        self.asked: vec[i16] = vec[i16](capacity=count)  # the seat
        for k in range(count):
            self.asked = append(self.asked, i16(0))
        self.numbers: vec[i64] = filled(count, 0)  # of the games
        self.learner: vec[i64] = filled(count, -1)  # the seat that learns; -1: all do
        self.draws: vec[i64] = filled(count * DRAW, 0)  # the streams that the opponents of each game draw from
        self.finals: list[tuple[int, int, bytes]] = []  # games that ended in this step: which, number, all seats' rows
        self.winners: list[int] = []  # of these games, as bits

        self.first: vec[i16] = vec[i16](capacity=count * observed.firsts)  # words of the row that is shown
        for k in range(count * observed.firsts):
            self.first = append(self.first, i16(0))
        states: list[Any] = []
        for k in range(count):
            states.append(self.games[k].s)
        self.rows: Any = Rows(
            states,
            self.asked,
            self.first,
            (observed.place, observed.kind, observed.turned, observed.spans),
            (self.seats, self.size, observed.width, KINDS, observed.span, observed.firsts),
        )
        self.masks: Any = Masks(
            self.asked,
            self.legal,
            self.number_legal,
            self.given,
            (codes.from_engine, codes.first_case),
            (count, self.seats, codes.plain, codes.size, self.room, codes.gifts),
        )
        self.copied: list[tuple[Any, Any]] = []  # arrays of the caller, and what is copied to them
        self.numbers_target: Any = None
        self.whole: Any = slice(None)

    # ---- the caller's arrays

    def write_to(self, observations: Any, masks: Any, rewards: Any, ends: Any, seats: Any, numbers: Any) -> None:
        """The memory that every step writes to."""
        self.rows.write_to(observations)
        self.masks.write_to(masks)
        self.copied = [
            (rewards, memoryview(self.rewarded)),
            (ends, memoryview(self.ends)),
            (seats, memoryview(self.asked)),
        ]
        self.numbers_target = numbers

    def _copy_out(self) -> None:
        self.rows.show()
        self.masks.show()
        for target, source in self.copied:
            target[self.whole] = source

    def _copy_numbers(self) -> None:
        self.numbers_target[self.whole] = memory_of(self.numbers)

    # ---- playing

    def start(self, seed: int, first: int, stride: i64) -> None:
        """Deal the first games. Their numbers go on from `first`; after each comes that with a number higher by
        `stride`."""
        self.seed = seed
        self.stride = stride
        self.finals = []
        self.winners = []
        k: i64
        p: i64
        for k in range(self.count):
            n: i64 = self._deal(k, first + k)
            for p in range(self.seats):
                self.rewarded[k * self.seats + p] = 0.0
            self.ends[k] = u8(GOES_ON)
            self._ask(k, n)
        self._copy_out()
        self._copy_numbers()

    def step(self, chosen: Any) -> i64:
        """Let the seat that is asked in each game choose a code. -1, or the first game whose code is not legal; then
        nothing has changed."""
        codes = vec[i64](chosen)
        wrong: i64 = self.masks.wrong(codes)
        if wrong >= 0:
            return wrong
        k: i64
        if self.finals:
            self.finals = []
            self.winners = []
        for k in range(self.count):
            self._choose(k, codes[k])
        self._copy_out()
        if self.finals:
            self._copy_numbers()
        return -1

    def _deal(self, k: i64, number: i64) -> i64:
        """Begin the game of this number; how many codes are legal for the seat that is asked."""
        fresh = self.deal(self.seed + number)
        words = fresh.s
        s = self.games[k].s
        j: i64
        for j in range(self.size):
            s[j] = words[j]
        self.numbers[k] = number
        self.turn[k] = s[TURN]
        p: i64
        for p in range(self.seats):
            self.offers[k * self.seats + p] = 0
        automatic = self.automatic
        if automatic.opponents:
            self.learner[k] = automatic.seat if automatic.seat >= 0 else number % self.seats
            seed_stream(self.draws, k * DRAW, self.seed + number, automatic.stream)
        n: i64 = self._play_on(k)
        if n == 0:
            raise SetUpError(f"game {number} ended before a learner was asked")
        for p in range(self.seats):
            self.points[k * self.seats + p] = self.rewards.points_of(s, p)
        return n

    def _choose(self, k: i64, code: i64) -> None:
        g = self.games[k]
        seat: i64 = i64(self.asked[k])
        codes = self.codes
        if code < codes.plain:
            g.apply(seat, codes.to_engine[seat * codes.plain + code])
        else:
            self._fill_in(k, g, seat, code - codes.plain)
        s = g.s
        if s[TURN] != self.turn[k]:
            self._begin_turn(k, s)
        n: i64 = self._play_on(k)
        end: i64 = GOES_ON
        if s[OVER] != 0:
            end = ENDED
        elif s[TURN] > self.most_turns:
            end = CUT_OFF
        self._reward(k, s)
        self.ends[k] = u8(end)
        if end != GOES_ON:
            self.finals.append((k, self.numbers[k], self._all_rows(k)))
            self.winners.append(s[WINNERS])
            n = self._deal(k, self.numbers[k] + self.stride)
        self._ask(k, n)

    def _play_on(self, k: i64) -> i64:
        """Make the automatic choices until a learner is asked; how many codes it has (in the scratch), or 0 if the
        game is over."""
        g = self.games[k]
        s = g.s
        legal = g.scratch.codes
        learner: i64 = self.learner[k]
        skip_forced = self.automatic.skip_forced
        while s[OVER] == 0 and s[TURN] <= self.most_turns:
            seat: i64 = s[s[TOP] + DECIDER]
            n: i64 = g.legal(seat)
            x: i64 = 0
            if learner >= 0 and seat != learner:
                x = below(self.draws, k * DRAW, n)
            elif not skip_forced or n > 1 or self._may_fill_in(k, g, seat):
                return n
            g.apply(seat, legal[x])
            if s[TURN] != self.turn[k]:
                self._begin_turn(k, s)
        return 0

    def _begin_turn(self, k: i64, s: vec[i64]) -> None:
        self.turn[k] = s[TURN]
        if self.codes.gifts > 0:
            p: i64
            for p in range(self.seats):
                self.offers[k * self.seats + p] = 0

    def _fill_in(self, k: i64, g: State, seat: i64, case: i64) -> None:
        codes = self.codes
        form: i64 = codes.form_of[case]
        g.apply_form(seat, codes.forms[form].base, codes.values[case])
        self.offers[k * self.seats + seat] += codes.is_offer[form]

    def _reward(self, k: i64, s: vec[i64]) -> None:
        if s[OVER] == 0 and self.ends[k] == GOES_ON and not self.rewards.shaped:
            return  # nobody is rewarded, and nobody was in the last step
        rewarded = self.rewarded
        bits = self.rules.bits
        first: i64 = k * self.seats
        p: i64
        for p in range(self.seats):
            rewarded[first + p] = 0.0
        if s[OVER] != 0:
            won: i64 = 0
            for p in range(self.seats):
                if s[WINNERS] & bits[p] != 0:
                    won += 1
            for p in range(self.seats):
                if s[WINNERS] & bits[p] != 0:
                    rewarded[first + p] = 1.0 / float(won)
                else:
                    rewarded[first + p] = -1.0 / float(self.seats - won)
        if self.rewards.shaped:
            for p in range(self.seats):
                points: i64 = self.rewards.points_of(s, p)
                more: i64 = points - self.points[first + p]
                if more != 0:
                    self.points[first + p] = points
                    target: i64 = s[self.rewards.target + p]
                    if target < 1:
                        target = 1
                    rewarded[first + p] += float(more) / float(target)

    # ---- what seats see

    def _all_rows(self, k: i64) -> bytes:
        """What all seats see of a game."""
        rows: list[bytes] = []
        p: i64
        for p in range(self.seats):
            self._write_first(k, p)
            rows.append(self.rows.row(k, p))
        return b"".join(rows)

    def _write_first(self, k: i64, seat: i64) -> None:
        """The words of a seat's row that do not belong to a block."""
        s = self.games[k].s
        rows = self.first
        row: i64 = k * self.observed.firsts
        top: i64 = s[TOP]
        turn: i64 = s[TURN]
        if turn > COUNT:
            turn = COUNT
        phase: i64 = s[top + PHASE]
        argument: i64 = s[top + ARGUMENT]
        if argument > COUNT:
            argument = COUNT
        active: i64 = s[ACTIVE] - seat
        if active < 0:
            active += self.seats
        # Of a conditional expression, i16 would make a Python number first.
        rows[row + TURN_WORD] = i16(turn)
        rows[row + PHASE_WORD] = i16(phase)
        rows[row + ARGUMENT_WORD] = i16(argument)
        rows[row + ACTIVE_WORD] = i16(active)
        pending: i64 = s[top + PENDING]
        bits = self.rules.bits
        other: i64 = seat
        p: i64
        for p in range(self.seats):
            asked: i64 = 0
            if pending & bits[other] != 0:
                asked = 1
            rows[row + ASKED_WORDS + p] = i16(asked)
            other += 1
            if other >= self.seats:
                other = 0

    # ---- what seats may choose

    def _ask(self, k: i64, n: i64) -> None:
        """Note what the seat may choose that is asked, whose n codes are in the scratch, and the first words of its
        row."""
        g = self.games[k]
        top: i64 = g.s[TOP]
        seat: i64 = g.s[top + DECIDER]
        codes = g.scratch.codes
        legal = self.legal
        room: i64 = k * self.room
        i: i64
        for i in range(n):
            legal[room + i] = codes[i]
        self.number_legal[k] = n
        if self.codes.gifts > 0:
            self._ask_forms(k, g, seat)
        self.asked[k] = i16(seat)
        self._write_first(k, seat)

    def _ask_forms(self, k: i64, g: State, seat: i64) -> None:
        codes = self.codes
        form: i64
        gift: i64
        for form in range(len(codes.forms)):
            is_open = self._is_open(k, g, seat, form)
            for gift in range(codes.first_gift[form], codes.first_gift[form + 1]):
                legal: i64 = 1 if is_open and self._can_give(g, seat, gift) else 0
                self.given[k * codes.gifts + gift] = legal

    def _may_fill_in(self, k: i64, g: State, seat: i64) -> bool:
        """Whether a seat has the code of any form."""
        codes = self.codes
        form: i64
        gift: i64
        for form in range(len(codes.forms)):
            if self._is_open(k, g, seat, form):
                for gift in range(codes.first_gift[form], codes.first_gift[form + 1]):
                    if self._can_give(g, seat, gift):
                        return True
        return False

    def _is_open(self, k: i64, g: State, seat: i64, form: i64) -> bool:
        codes = self.codes
        verb = codes.forms[form]
        if codes.is_offer[form] != 0 and self.offers[k * self.seats + seat] >= codes.offers_per_turn:
            return False
        return g.phase().offers(verb) and verb.open(g, seat)

    def _can_give(self, g: State, seat: i64, gift: i64) -> bool:
        codes = self.codes
        s = g.s
        hand: i64 = codes.hand + seat * codes.each_hand
        i: i64
        for i in range(codes.first_need[gift], codes.first_need[gift + 1], 2):
            if s[hand + codes.needs[i]] < codes.needs[i + 1]:
                return False
        return True

    def draw(self, stream: Stream) -> vec[i64]:
        """A legal code for each game, all equally likely."""
        codes = self.codes
        found = vec[i64](capacity=self.count)
        k: i64
        gift: i64
        for k in range(self.count):
            plain: i64 = self.number_legal[k]
            total: i64 = plain
            for gift in range(codes.gifts):
                if self.given[k * codes.gifts + gift] != 0:
                    total += codes.first_case[gift + 1] - codes.first_case[gift]
            x: i64 = stream.below(total)
            code: i64
            if x < plain:
                code = codes.from_engine[i64(self.asked[k]) * codes.plain + self.legal[k * self.room + x]]
            else:
                code = self._form_code(k, x - plain)
            found = append(found, code)
        return found

    def _form_code(self, k: i64, x: i64) -> i64:
        """The x-th code of the forms that are legal in a game."""
        codes = self.codes
        gift: i64
        for gift in range(codes.gifts):
            if self.given[k * codes.gifts + gift] != 0:
                cases: i64 = codes.first_case[gift + 1] - codes.first_case[gift]
                if x < cases:
                    return codes.plain + codes.first_case[gift] + x
                x -= cases
        return -1
