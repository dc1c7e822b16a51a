"""A game as a program holds it: what may be done, doing it, seeing it, copying it, writing it down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final, overload

from mypy_extensions import i64

from archipel.board.graph import Graph
from archipel.engine.action import Action, encode, parse
from archipel.engine.chance import Enumerated, Recorder, Script, Source
from archipel.engine.errors import IllegalAction
from archipel.engine.events import Event, EventLog
from archipel.engine.history import History, Step, new_history
from archipel.engine.state import State
from archipel.engine.verb import Field, Verb
from archipel.engine.view import View, event_for, open_forms, view_of, winners
from archipel.engine.words import ACTIVE, DECIDER, DERIVED, OVER, PENDING, TOP, TURN

if TYPE_CHECKING:
    from fractions import Fraction

    from archipel.engine.rules import Rules


WORD: Final = 8  # bytes of a word of the state
NOTHING: Final[list[int]] = []  # the values of an action that is not a form


@final
class Origin:
    """Where a game began: what it was asked to be, its first state, and what happened while it was set up."""

    def __init__(
        self,
        header: dict[str, object],
        state: State,
        events: list[tuple[int, list[int]]],
        points: list[int],
        outcomes: list[int],
    ) -> None:
        self.header = header
        self.state = state
        self.events = events
        self.points = points
        self.outcomes = outcomes


@final
class Game:
    """One game. Refused actions raise IllegalAction (or UnknownAction) and change nothing."""

    def __init__(self, origin: Origin, state: State, chance: Source, history: History, length: i64) -> None:
        self.origin = origin
        self._state: Final[State] = state
        self._listed: i64 = 0  # how many codes `scratch.codes` holds from the last list of legal actions; 0: none count
        self._listed_for: i64 = 0  # the seat
        self._listed_first: i64 = 0  # the first of them; in its place stands
        self._listed_mark: i64 = 0  # this, until the next question is written over it
        self.chance = chance
        self.history = history
        self.length: i64 = length  # how much of the history is this game's
        self.last: i64 = -1  # where in it the last action begins
        state.chance = chance

    # ---- what is

    @property
    def state(self) -> State:
        """The position. It changes by actions: who changes it in other ways takes it from here each time, since what
        was legal before no longer counts then."""
        self._listed = 0
        return self._state

    @property
    def rules(self) -> Rules:
        """The rules that are played, put together for this game."""
        return self._state.rules

    @property
    def graph(self) -> Graph:
        """The board's tiles, corners and edges; what lies on them is in the state."""
        return self._state.rules.graph

    @property
    def seats(self) -> int:
        """How many play."""
        return self._state.rules.players

    @property
    def seat(self) -> int:
        """The seat that is asked first; others may have open decisions too, see `deciding`."""
        return self._state.s[self._state.s[TOP] + DECIDER]

    @property
    def deciding(self) -> list[int]:
        """All seats that have an open decision; they may answer in any order."""
        if self._state.s[OVER] != 0:
            return []
        mask: int = self._state.s[self._state.s[TOP] + PENDING]
        return [seat for seat in range(self._state.rules.players) if (mask >> seat) & 1 == 1]

    @property
    def active(self) -> int:
        """The seat whose turn it is."""
        return self._state.s[ACTIVE]

    @property
    def turn(self) -> int:
        """How many turns have begun."""
        return self._state.s[TURN]

    @property
    def phase(self) -> str:
        """The name of the open decision."""
        return self._state.phase().name

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._state.s[OVER] != 0

    @property
    def winner(self) -> int | None:
        """The winning seat; None while the game goes on, and when several share the victory (see `winners`)."""
        found = winners(self._state)
        return found[0] if len(found) == 1 else None

    @property
    def winners(self) -> list[int]:
        """The seats that have won; none while the game goes on."""
        return winners(self._state)

    # ---- what may be done

    def legal_actions(self, seat: int = -1) -> list[Action]:
        """The legal actions of a seat (of the first one asked, if none is named). Forms are listed by `forms`."""
        state = self._state
        s = state.s
        if s[OVER] != 0:
            return []
        mine: i64 = s[s[TOP] + DECIDER] if seat == -1 else self._who(seat)
        n: i64 = state.legal(mine)
        if n == 0:
            return []
        actions = state.rules.actions
        scratch = state.scratch
        codes = scratch.codes
        first: i64 = codes[0]
        # More than half of all lists have one action. The others are made in their full length, and need not grow.
        found = [actions[first]] if n == 1 else [actions[code] for code in codes[:n]]
        # One of these is about to be applied: `_is_listed` finds it here. No code is below zero, and every question of
        # this game or a copy writes over the mark.
        mark: i64 = scratch.mark - 1
        scratch.mark = mark
        codes[0] = mark
        self._listed = n
        self._listed_for = mine
        self._listed_first = first
        self._listed_mark = mark
        return found

    def forms(self, seat: int = -1) -> list[tuple[str, list[Field]]]:
        """The actions with free content (trade offers, several cards at once) that a seat may make: kind and fields."""
        return open_forms(self._state, self._who(seat))

    def parse(self, text: str) -> Action:
        """The action that a short text names."""
        return parse(self._state.rules, text)

    # ---- doing it

    @overload
    def apply(self, action: Action, seat: int = -1) -> None: ...

    @overload
    def apply(self, action: str, seat: int = -1) -> None: ...

    def apply(self, action: object, seat: int = -1) -> None:
        """Let a seat (the first one asked, if none is named) do something legal."""
        state = self._state
        if isinstance(action, Action) and action.rules is state.rules and action.code >= 0:
            code: i64 = action.code
            listed = self._is_listed(code)
            if listed or not state.rules.verb_of[code].form:  # no form is listed
                s = state.s
                mine: i64 = s[s[TOP] + DECIDER] if seat == -1 else self._who(seat)
                if not listed or mine != self._listed_for:
                    self._check_legal(mine, code)
                self._carry_out(mine, code)
                return
        self._apply_written(action, seat)

    def _apply_written(self, action: object, seat: int) -> None:
        """An action that does not know its code, or a form."""
        rules = self._state.rules
        if isinstance(action, str):
            action = parse(rules, action)
        elif not isinstance(action, Action):
            raise TypeError(f"an action is an Action or a text such as 'roll', not {action!r}")
        code, values = encode(rules, action)
        mine: i64 = self._who(seat)
        verb = rules.verb_of[code]
        if not verb.form:
            self._check_legal(mine, code)
            self._carry_out(mine, code)
            return
        wrong = self._form_refusal(verb, mine, values)
        if wrong is not None:
            raise wrong
        self._listed = 0
        chance = self.chance
        if isinstance(chance, Script):
            self._carry_out_told(mine, code, values, chance)
        else:
            self._state.apply_form(mine, code, values)
        history = self._own_history()
        history.add_form(mine, code, values, chance.notes)
        self.length = history.length

    def _check_legal(self, seat: i64, code: i64) -> None:
        """Refuse an action that is not a form, if it is not legal."""
        if not self._is_legal(self._state.rules.verb_of[code], seat, code):
            raise self.refusal(seat, code)

    def _carry_out(self, seat: i64, code: i64) -> None:
        """A legal action that is not a form."""
        self._listed = 0
        chance = self.chance
        if isinstance(chance, Script):
            self._carry_out_told(seat, code, NOTHING, chance)
        else:
            self._state.apply(seat, code)
        history = self._own_history()
        history.add(seat, code, chance.notes)
        self.length = history.length

    def _own_history(self) -> History:
        """The history to go on with: a branch, if another game has gone on with this one."""
        if self.history.length != self.length:
            self.history = self.history.branch(self.length)
        self.last = self.history.length
        return self.history

    def _who(self, seat: int) -> i64:
        """The seat that is meant: -1 is the first one asked; a seat that is not at the table is refused."""
        if seat == -1:
            return self._state.s[self._state.s[TOP] + DECIDER]
        if not isinstance(seat, int):
            raise TypeError(f"a seat is a number from 0 to {self.seats - 1}, not {seat!r}")
        if not 0 <= seat < self.seats:
            raise IllegalAction("seat.unknown", self._state.phase().rule, seat=seat)
        return seat

    def _is_listed(self, code: i64) -> bool:
        """Whether the code was among the legal ones of the seat that they were asked for, and nothing has happened
        since."""
        n: i64 = self._listed
        if n == 0:
            return False
        codes = self._state.scratch.codes
        if codes[0] != self._listed_mark:
            return False
        if code == self._listed_first:
            return True
        i: i64
        for i in range(1, n):
            if codes[i] == code:
                return True
        return False

    def _is_legal(self, verb: Verb, seat: i64, code: i64) -> bool:
        """Whether the code is among the legal ones; only its own verb is asked."""
        state = self._state
        rules = state.rules
        s = state.s
        if s[OVER] != 0 or s[s[TOP] + PENDING] & rules.bits[seat] == 0:
            return False
        if not rules.phases[s[s[TOP]]].offers(verb):
            return False
        n: i64 = verb.legal(state, seat, 0)
        codes = state.scratch.codes
        i: i64
        for i in range(n):
            if codes[i] == code:
                return True
        return False

    def _carry_out_told(self, seat: i64, code: i64, values: list[int], script: Script) -> None:
        """With told chance an action may fail half way, when the script does not fit: then all is put back."""
        state = self._state
        before = state.copy()
        marks = script.marks()
        heard = len(state.listener.rows) if state.listener is not None else 0
        try:
            if state.rules.verb_of[code].form:
                state.apply_form(seat, code, values)
            else:
                state.apply(seat, code)
        except BaseException:
            state.put_back(before)
            script.reset(marks)
            if state.listener is not None:
                del state.listener.rows[heard:]
            raise

    # ---- why not

    def refusal(self, seat: i64, code: i64) -> IllegalAction:
        """Why a seat may not do this now, with the number of the rule."""
        verb = self._state.rules.verb_of[code]
        wrong = self._not_offered(verb, seat)
        if wrong is not None:
            return wrong
        found = verb.why_not(self._state, seat, code - verb.base)
        if found is not None:
            return found
        return IllegalAction("action.not_possible", self._state.phase().rule, kind=verb.name)

    def _form_refusal(self, verb: Verb, seat: i64, values: list[int]) -> IllegalAction | None:
        wrong = self._not_offered(verb, seat)
        return wrong if wrong is not None else verb.check(self._state, seat, values)

    def _not_offered(self, verb: Verb, seat: i64) -> IllegalAction | None:
        """The reasons that do not depend on the case: the game is over, another seat decides, another phase is open."""
        state = self._state
        if state.over():
            return IllegalAction("game.over", state.rules.end_rule)
        phase = state.phase()
        if state.pending() & state.rules.bits[seat] == 0:
            return IllegalAction(
                "seat.not_deciding", verb.out_of_turn_rule or phase.rule, seat=int(seat), deciding=self.deciding
            )
        if not phase.offers(verb):
            key, rule = phase.reasons.get(verb.name, ("action.not_now", phase.rule))
            return IllegalAction(key, rule, kind=verb.name, phase=phase.name)
        return None

    def why_not(self, action: Action | str, seat: int = -1) -> IllegalAction | None:
        """Why an action would be refused, or None when it is legal."""
        chosen = parse(self.rules, action) if isinstance(action, str) else action
        code, values = encode(self.rules, chosen)
        try:
            mine: i64 = self._who(seat)
        except IllegalAction as unknown:
            return unknown
        verb = self.rules.verb_of[code]
        if verb.form:
            return self._form_refusal(verb, mine, values)
        return None if self._is_legal(verb, mine, code) else self.refusal(mine, code)

    # ---- seeing it

    def view(self, seat: int) -> View:
        """What a seat knows; seat -1 is an onlooker."""
        return view_of(self._state, self._viewer(seat))

    @property
    def events(self) -> list[Event]:
        """All that happened, with every secret: for logs and tests, never for a seat (see `events_for`)."""
        return [event_for(self.rules, row, -1, True) for row in self._rows()]

    def events_for(self, seat: int) -> list[Event]:
        """All that happened, as a seat may know it; seat -1 is an onlooker."""
        viewer: i64 = self._viewer(seat)
        return [event_for(self.rules, row, viewer) for row in self._rows()]

    def _viewer(self, seat: int) -> i64:
        return -1 if seat == -1 else self._who(seat)

    def listen(self) -> None:
        """Begin the event log now rather than when somebody first asks for it."""
        self._rows()

    def _rows(self) -> list[tuple[int, list[int]]]:
        """The event log. It begins when it is first asked for: then the past is replayed with a listener."""
        listener = self._state.listener
        if listener is not None:
            return listener.rows
        again = self.origin.state.copy()
        listener = EventLog()
        listener.rows = list(self.origin.events)
        again.listener = listener
        for step in self.steps():
            redo(again, step)
        self._state.listener = listener
        return listener.rows

    def steps(self) -> list[Step]:
        """All actions so far, the first one first."""
        return self.history.steps(self.length)

    def last_step(self) -> Step | None:
        """The action that was done last in this game or the one it is a copy of, without reading all the others."""
        if self.last < 0:
            return None
        alone = new_history()
        words = self.history.words
        i: i64
        for i in range(self.last, self.length):
            alone.put(words[i])
        return alone.steps(alone.length)[0]

    # ---- copying and looking ahead

    def copy(self) -> Game:
        """The same game with a life of its own, its future dice included: for tests and tools. Bots use views.

        A game, its copies and its views share scratch space: they belong to one thread."""
        chance = self.chance
        source: Source = chance.copy() if isinstance(chance, Script) else chance
        same = Game(self.origin, self._state.copy(), source, self.history, self.length)
        same.last = self.last
        return same

    def chance_outcomes(
        self, action: Action | str, seat: int = -1
    ) -> list[tuple[list[tuple[str, str]], Fraction, State]]:
        """Every way chance can go when a legal action is done: what comes, its exact probability, the state after."""
        chosen = parse(self.rules, action) if isinstance(action, str) else action
        code, values = encode(self.rules, chosen)
        mine: i64 = self._who(seat)
        wrong = self.why_not(chosen, mine)
        if wrong is not None:
            raise wrong
        return enumerate_outcomes(self._state, mine, code, values)

    def draw_freely(self) -> None:
        """From now on chance is drawn from the streams, whatever was told before."""
        self.chance = Recorder()
        self._state.chance = self.chance

    def state_bytes(self) -> bytes:
        """All of the state as bytes."""
        return self._state.to_bytes()

    def digest_bytes(self) -> bytes:
        """What the digest of a record covers: the state without derived blocks, which may change with the program."""
        whole = self.state_bytes()
        parts: list[bytes] = []
        start = 0
        for block in self.rules.blocks:
            if block.reads == DERIVED:
                parts.append(whole[start : int(block.at) * WORD])
                start = int(block.at + block.size) * WORD
        return b"".join([*parts, whole[start:]])

    def __eq__(self, other: object) -> bool:
        """The same game: begun in the same way and now in the same state."""
        return (
            isinstance(other, Game)
            and self.origin.header == other.origin.header
            and self.state_bytes() == other.state_bytes()
        )

    def __hash__(self) -> int:
        return hash(self.state_bytes())

    def record(self) -> str:
        """The game as JSON lines: header, choices with chance outcomes, and a digest. `archipel.replay` reads it."""
        from archipel.engine.record import write_record

        return write_record(self)


def redo(state: State, step: Step) -> None:
    """Carry out a step of the past, with the chance it had."""
    state.chance = Enumerated(step.outcomes)
    if state.rules.verb_of[step.code].form:
        state.apply_form(step.seat, step.code, step.values)
    else:
        state.apply(step.seat, step.code)


def enumerate_outcomes(
    state: State, seat: i64, code: i64, values: list[int], most: int = 0
) -> list[tuple[list[tuple[str, str]], Fraction, State]]:
    """Run an action once for every sequence of outcomes it may meet, or for the first of them, as many as asked for."""
    from fractions import Fraction

    rules = state.rules
    found: list[tuple[list[tuple[str, str]], Fraction, State]] = []
    prefixes: list[list[int]] = [[]]
    while prefixes and (most == 0 or len(found) < most):
        prefix = prefixes.pop()
        given = Enumerated(prefix)
        child = state.copy()
        child.chance = given
        if rules.verb_of[code].form:
            child.apply_form(seat, code, values)
        else:
            child.apply(seat, code)
        child.chance = None
        weight = Fraction(1)
        names: list[tuple[str, str]] = []
        for k, x in enumerate(given.outcomes):
            weight *= Fraction(given.weights[k][x], sum(given.weights[k]))
            point = rules.points[given.points[k]]
            names.append((point.name, point.labels[x]))
            if k >= len(prefix):
                for other in range(len(given.weights[k]) - 1, x, -1):  # the last one laid down is tried next
                    if given.weights[k][other] > 0:
                        prefixes.append([*given.outcomes[:k], other])
        found.append((names, weight, child))
    return found
