"""A game that is being played at a table: versions, the open decision, undo, and what each seat may be told."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any, Final

from archipel.catalogue import GameSpec, start
from archipel.engine.action import Action, action_from_json
from archipel.engine.errors import IllegalAction, UnknownAction
from archipel.engine.events import EventLog
from archipel.engine.game import Game
from archipel.engine.rules import Rules
from archipel.engine.verb import Verb
from archipel.engine.view import event_for, state_to_json, view_of
from archipel.engine.words import TOP
from archipel.server.messages import Form, Move, Refusal
from archipel.server.refusals import Refused, of_rules
from archipel.server.table.log_entries import Moved
from archipel.server.table.sheet import field_sheets
from archipel.server.table.undo import Before, Past

TOO_EXPENSIVE: Final = ".too_expensive"


@dataclass(frozen=True, slots=True)
class Mark:
    """How things stood before an action, should it not be possible to write it down."""

    before: Before
    decision_version: int
    past: list[Before]
    reason: str


class LiveGame:
    """One game. `version` counts its changes, `decision_version` is where the open decision began."""

    def __init__(self, spec: GameSpec, seed: int) -> None:
        self.seed = seed
        self.version = 0
        self.decision_version = 0
        self.past = Past()
        self.game: Game = start(spec, seed)
        self.game.listen()

    @property
    def listener(self) -> EventLog:
        listener = self.game.state.listener
        assert listener is not None
        return listener

    @property
    def deciding(self) -> list[int]:
        return self.game.deciding

    @property
    def over(self) -> bool:
        return self.game.over

    @property
    def event_count(self) -> int:
        """How many events there are."""
        return len(self.listener.rows)

    # ---- doing

    def do(self, seat: int, action: Action | str, by: str = "") -> tuple[Moved, Mark]:
        """Carry out an action; Refused, and nothing has changed, when it is not legal."""
        game = self.game
        before = Before(seat, game.copy(), self.event_count)
        mark = Mark(before, self.decision_version, list(self.past.steps), self.past.reason)
        try:
            game.apply(action, seat)
        except IllegalAction as wrong:
            raise of_rules(wrong) from None
        except UnknownAction:
            raise Refused("action.malformed", status=400) from None
        except BaseException:  # a slip of ours must not leave half an action behind
            self._return_to(before)
            raise
        step = game.last_step()
        assert step is not None
        points = game.rules.points
        chance = [(points[p].name, points[p].labels[x]) for p, x in zip(step.points, step.outcomes, strict=True)]
        self.past.add(before, game.state, bool(chance))
        self.version += 1
        if not self._same_decision(before.game, seat):
            self.decision_version = self.version
        return Moved(seat, str(step.action(game.rules)), chance, by), mark

    def _same_decision(self, before: Game, seat: int) -> bool:
        """Whether the others who were asked are still asked the same: their answers are not stale then."""
        rest = set(before.deciding) - {seat}
        return (
            not self.game.over
            and before.state.s[TOP] == self.game.state.s[TOP]
            and before.phase == self.game.phase
            and bool(self.deciding)
            and set(self.deciding) <= rest
        )

    def forget(self, mark: Mark) -> None:
        """The action could not be written down: as if it had never been."""
        self._return_to(mark.before)
        self.version -= 1
        self.decision_version = mark.decision_version
        self.past.steps = mark.past
        self.past.reason = mark.reason

    def undo(self, seat: int) -> Before:
        """Take the last action back; where it stood is kept by the caller until that is written down."""
        refused = self.past.refusal(seat)
        if refused is not None:
            raise Refused(refused)
        now = Before(seat, self.game, self.event_count)
        rows = list(self.listener.rows)
        self._return_to(self.past.take())
        self.version += 1
        self.decision_version = self.version
        now.game.state.listener = EventLog()
        now.game.state.listener.rows = rows
        return now

    def redo(self, now: Before, past: list[Before], decision_version: int) -> None:
        """The undo could not be written down."""
        self.game = now.game
        self.version -= 1
        self.decision_version = decision_version
        self.past.steps = past

    def _return_to(self, before: Before) -> None:
        listener = self.listener
        del listener.rows[before.event_count :]
        self.game = before.game
        self.game.state.listener = listener

    def is_stale(self, seen: int) -> bool:
        return not self.decision_version <= seen <= self.version

    # ---- showing

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat, or an onlooker (-1), knows."""
        return state_to_json(view_of(self.game.state, seat).state, seat)

    def events(self, seat: int, first: int = 0) -> list[dict[str, Any]]:
        """What happened from an event on, as a seat may know it."""
        rules = self.game.rules
        return [event_for(rules, row, seat).to_json() for row in self.listener.rows[first:]]

    def legal(self, seat: int) -> list[Move]:
        if seat < 0 or seat not in self.deciding:
            return []
        names = _names(self.game.rules)
        return [Move(*names.of(action), seat) for action in self.game.legal_actions(seat)]

    def forms(self, seat: int) -> list[Form]:
        if seat < 0 or seat not in self.deciding:
            return []
        return [Form(kind, field_sheets(fields), seat) for kind, fields in self.game.forms(seat)]

    def points(self) -> list[int]:
        """Everybody's points, hidden ones included: for the end."""
        found = []
        for seat in range(self.game.seats):
            view = self.view(seat)
            found.append(sum(view[block][seat] for block in ("points", "secret_points") if block in view))
        return found

    # ---- why not

    def why(self, seat: int, data: dict[str, Any]) -> Refusal | None:
        """Why something cannot be done now; None when it can. With a kind alone: the price, or what most cases have."""
        verb = self.game.rules.verb_named.get(str(data.get("kind")))
        if verb is None or verb.size == 0:
            return Refusal("action.malformed")
        if len(data) > 1 or not verb.fields:
            return _refusal(self._why_exactly(seat, action_from_json(data)))
        return _refusal(self._why_form(seat, verb) if verb.form else self._why_kind(seat, verb))

    def _why_exactly(self, seat: int, action: Action) -> IllegalAction | None:
        try:
            return self.game.why_not(action, seat)
        except UnknownAction:
            return IllegalAction("action.malformed")

    def _why_form(self, seat: int, verb: Verb) -> IllegalAction | None:
        if verb.name in [kind for kind, _ in self.game.forms(seat)]:
            return None
        return self.game.refusal(seat, verb.base)

    def _why_kind(self, seat: int, verb: Verb) -> IllegalAction | None:
        if any(action.kind == verb.name for action in self.game.legal_actions(seat)):
            return None
        reasons = [self.game.refusal(seat, verb.base + x) for x in range(verb.size)]
        dear = next((reason for reason in reasons if reason.key.endswith(TOO_EXPENSIVE)), None)
        if dear is not None:  # there would be a place for it
            return dear
        key, _ = Counter(reason.key for reason in reasons).most_common(1)[0]
        return next(reason for reason in reasons if reason.key == key)


def _refusal(wrong: IllegalAction | None) -> Refusal | None:
    return None if wrong is None else of_rules(wrong).refusal()


class _Names:
    """Actions of one set of rules as they are sent; made once for each."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.known: dict[int, tuple[dict[str, Any], str]] = {}

    def of(self, action: Action) -> tuple[dict[str, Any], str]:
        code = int(action.code)
        if code not in self.known:
            self.known[code] = (action.to_json(), str(action))
        return self.known[code]


_KEPT: dict[int, _Names] = {}


def _names(rules: Rules) -> _Names:
    names = _KEPT.get(id(rules))
    if names is None or names.rules is not rules:
        if len(_KEPT) > 200:
            _KEPT.clear()
        names = _Names(rules)
        _KEPT[id(rules)] = names
    return names
