"""A game that is being played at a table: versions, the open decision, undo, and what each seat may know."""

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
from archipel.server.table.undo import UndoStack, UndoStep

TOO_EXPENSIVE: Final = ".too_expensive"


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """Everything a change of the game replaces, to be put back if the change cannot be written to the log."""

    game: Game
    events: list[tuple[int, list[int]]]
    version: int
    decision_version: int
    undo_steps: list[UndoStep]
    undo_reason: str


class LiveGame:
    """One game. `version` counts its changes, `decision_version` is where the open decision began."""

    def __init__(self, spec: GameSpec, seed: int) -> None:
        self.seed = seed
        self.version = 0
        self.decision_version = 0
        self.undo_stack = UndoStack()
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
        return len(self.listener.rows)

    # ---- changing it

    def apply(self, seat: int, action: Action | str, by: str = "") -> tuple[Moved, Checkpoint]:
        """Apply an action. Refused, with nothing changed, when it is not legal."""
        game = self.game
        before = UndoStep(seat, game.copy(), self.event_count)
        checkpoint = self._checkpoint(before.game)
        try:
            game.apply(action, seat)
        except IllegalAction as wrong:
            raise of_rules(wrong) from None
        except UnknownAction:
            raise Refused("action.malformed", status=400) from None
        except BaseException:  # a bug must not leave a half-applied action
            self.rollback(checkpoint)
            raise
        step = game.last_step()
        assert step is not None
        points = game.rules.points
        chance = [(points[p].name, points[p].labels[x]) for p, x in zip(step.points, step.outcomes, strict=True)]
        self.undo_stack.add(before, game.state, bool(chance))
        self.version += 1
        if not self._same_decision(before.game, seat):
            self.decision_version = self.version
        return Moved(seat, str(step.action(game.rules)), chance, by), checkpoint

    def undo(self, seat: int) -> Checkpoint:
        """Take the last action back."""
        refused = self.undo_stack.refusal(seat)
        if refused is not None:
            raise Refused(refused)
        checkpoint = self._checkpoint(self.game)
        step = self.undo_stack.pop()
        self._set_game(step.game, self.listener.rows[: step.event_count])
        self.version += 1
        self.decision_version = self.version
        return checkpoint

    def rollback(self, checkpoint: Checkpoint) -> None:
        """The change could not be written to the log: as if it had never been made."""
        self._set_game(checkpoint.game, checkpoint.events)
        self.version = checkpoint.version
        self.decision_version = checkpoint.decision_version
        self.undo_stack.steps = checkpoint.undo_steps
        self.undo_stack.reason = checkpoint.undo_reason

    def _checkpoint(self, game: Game) -> Checkpoint:
        undo = self.undo_stack
        return Checkpoint(
            game, list(self.listener.rows), self.version, self.decision_version, list(undo.steps), undo.reason
        )

    def _set_game(self, game: Game, events: list[tuple[int, list[int]]]) -> None:
        """Another position with its events; copies of a game have no listener of their own."""
        listener = self.listener
        listener.rows = events
        self.game = game
        self.game.state.listener = listener

    def _same_decision(self, before: Game, seat: int) -> bool:
        """Whether the other deciding seats still face the same decision: their answers are not stale then."""
        rest = set(before.deciding) - {seat}
        return (
            not self.game.over
            and before.state.s[TOP] == self.game.state.s[TOP]
            and before.phase == self.game.phase
            and bool(self.deciding)
            and set(self.deciding) <= rest
        )

    def is_stale(self, seen: int) -> bool:
        """Whether a command was decided on a version from before the open decision."""
        return not self.decision_version <= seen <= self.version

    # ---- showing

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat, or a spectator (-1), knows."""
        return state_to_json(view_of(self.game.state, seat).state, seat)

    def events(self, seat: int, first: int = 0) -> list[dict[str, Any]]:
        """The events from the index `first` on, as a seat may know them."""
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
        """The points of each seat, hidden ones included: for the end."""
        found = []
        for seat in range(self.game.seats):
            view = self.view(seat)
            found.append(sum(view[block][seat] for block in ("points", "secret_points") if block in view))
        return found

    # ---- why not

    def why(self, seat: int, data: dict[str, Any]) -> Refusal | None:
        """Why an action cannot be done now; None when it can. A kind alone: the price, or the most common reason."""
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
        if dear is not None:  # only the price stands in the way somewhere
            return dear
        key, _ = Counter(reason.key for reason in reasons).most_common(1)[0]
        return next(reason for reason in reasons if reason.key == key)


def _refusal(wrong: IllegalAction | None) -> Refusal | None:
    return None if wrong is None else of_rules(wrong).refusal()


class _Names:
    """The actions of one set of rules as JSON and notation, each made once."""

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
