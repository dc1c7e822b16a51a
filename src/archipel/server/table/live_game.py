"""A game that is being played at a table: versions, the open decision, undo, and what each seat may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from msgspec import Raw

from archipel.catalogue import GameSpec, start
from archipel.engine import roles
from archipel.engine.action import Action, action_from_json
from archipel.engine.errors import IllegalAction, UnknownAction
from archipel.engine.events import EventLog
from archipel.engine.game import Game
from archipel.engine.history import Step
from archipel.engine.state import State
from archipel.engine.verb import Verb
from archipel.engine.view import ONLOOKER, changes_to_json, readings_of, state_to_json, view_of
from archipel.engine.words import TOP
from archipel.server.messages import Form, Refusal
from archipel.server.refusals import Refused, of_rules
from archipel.server.table.log_entries import Moved
from archipel.server.table.sheet import field_sheets
from archipel.server.table.undo import UndoStack, UndoStep
from archipel.server.table.written import Row, written

TOO_EXPENSIVE: Final = ".too_expensive"


def is_pass(verb: Verb) -> bool:
    """Whether it ends a part of a turn in which a seat may do something, but need not."""
    return roles.ENDS_TURN in verb.roles and roles.PASSES in verb.roles


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """Everything a change of the game replaces, to be put back if the change cannot be written to the log."""

    game: Game
    events: list[tuple[int, list[int]]]
    event_count: int  # of those in `events`, which may have grown
    version: int
    decision_version: int
    undo_steps: list[UndoStep]
    undo_reason: str


class LiveGame:
    """One game. `version` counts its changes, `decision_version` is where the open decision began."""

    def __init__(self, spec: GameSpec, seed: int, chance: Mapping[str, Sequence[object]] | None = None) -> None:
        self.seed = seed
        self.version = 0
        self.decision_version = 0
        self.undo_stack = UndoStack()
        self.game: Game = start(spec, seed, chance=chance or None, drawn_after=True)
        self.game.listen()
        self.has_passes = any(is_pass(verb) for verb in self.game.rules.verbs)
        self._runs: list[Raw | Row] | None = None  # all events of this version, made when somebody asks for them

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
        step, chance = self._count(before)
        return Moved(seat, str(step.action(game.rules)), chance, by), checkpoint

    def apply_again(self, entry: Moved) -> bool:
        """Apply an action of the log; whether chance has brought the same again."""
        game = self.game
        before = UndoStep(entry.seat, game.copy(), self.event_count)
        game.apply(written(game.rules).action(entry.do), entry.seat)
        return self._count(before)[1] == entry.chance

    def play_again(self, entries: list[Moved]) -> None:
        """Apply actions of the log that will not be taken back; they are not counted."""
        game = self.game
        actions = written(game.rules).actions([entry.do for entry in entries])
        for action, entry in zip(actions, entries, strict=True):
            game.apply(action, entry.seat)

    def has_drawn(self, entries: list[Moved]) -> bool:
        """Whether these actions are all of the game, and chance has brought the same again."""
        steps, outcomes = self.game.steps(), written(self.game.rules).outcomes
        if len(steps) != len(entries):
            return False
        drawn = [
            [outcomes[p][x] for p, x in zip(step.points, step.outcomes, strict=True)] if step.points else []
            for step in steps
        ]
        return drawn == [entry.chance for entry in entries]

    def _count(self, before: UndoStep) -> tuple[Step, list[tuple[str, str]]]:
        """An action is applied: the step, and what chance has brought."""
        game = self.game
        step = game.last_step()
        assert step is not None
        outcomes = written(game.rules).outcomes
        chance = [outcomes[p][x] for p, x in zip(step.points, step.outcomes, strict=True)]
        self.undo_stack.add(before, game.state, bool(chance))
        self.version += 1
        self._runs = None
        if not self._same_decision(before.game, before.seat):
            self.decision_version = self.version
        return step, chance

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
        self._set_game(checkpoint.game, checkpoint.events[: checkpoint.event_count])
        self.version = checkpoint.version
        self.decision_version = checkpoint.decision_version
        self.undo_stack.steps = checkpoint.undo_steps
        self.undo_stack.reason = checkpoint.undo_reason

    def _checkpoint(self, game: Game) -> Checkpoint:
        undo, rows = self.undo_stack, self.listener.rows
        return Checkpoint(game, rows, len(rows), self.version, self.decision_version, list(undo.steps), undo.reason)

    def _set_game(self, game: Game, events: list[tuple[int, list[int]]]) -> None:
        """Another position with its events; copies of a game have no listener of their own."""
        listener = self.listener
        listener.rows = events
        self._runs = None
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

    def changes(self, before: Game) -> Changes:
        """What is different now."""
        return Changes(before.state, self.game.state)

    def events(self, seat: int, first: int = 0) -> list[Raw]:
        """The events from the index `first` on, as a seat may know them."""
        known = written(self.game.rules)
        return [known.event(row, seat) for row in self.listener.rows[first:]]

    def all_events(self, seat: int) -> list[Raw]:
        """All events as a seat may know them, for a frame: several of them may be one text."""
        known = written(self.game.rules)
        if self._runs is None:
            self._runs = known.open_runs(self.listener.rows)
        return [run if isinstance(run, Raw) else known.event(run, seat) for run in self._runs]

    def legal(self, seat: int, allowed: Callable[[Action], bool] | None = None) -> list[Any]:
        """The legal actions of a seat, or those of them that are allowed, as frames hold them: Moves, each written once
        for all games by the same rules."""
        if seat < 0 or seat not in self.deciding:
            return []
        known = written(self.game.rules)
        legal = self.game.legal_actions(seat)
        return [known.move(action, seat) for action in legal if allowed is None or allowed(action)]

    def forms(self, seat: int, allowed: Callable[[str], bool] | None = None) -> list[Form]:
        if seat < 0 or seat not in self.deciding:
            return []
        open_forms = self.game.forms(seat)
        return [Form(kind, field_sheets(fields), seat) for kind, fields in open_forms if not allowed or allowed(kind)]

    # ---- why not

    def why(self, seat: int, data: dict[str, Any]) -> Refusal | None:
        """Why an action cannot be done now; None when it can. A kind alone: the reason of the case that comes nearest
        to being legal, the price, or the most common reason."""
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
        nearest = verb.nearest_case(self.game.state, seat)
        if nearest >= 0:
            return self.game.refusal(seat, verb.base + nearest)
        reasons = [self.game.refusal(seat, verb.base + x) for x in range(verb.size)]
        dear = next((reason for reason in reasons if reason.key.endswith(TOO_EXPENSIVE)), None)
        if dear is not None:  # only the price stands in the way somewhere
            return dear
        key, _ = Counter(reason.key for reason in reasons).most_common(1)[0]
        return next(reason for reason in reasons if reason.key == key)


def _refusal(wrong: IllegalAction | None) -> Refusal | None:
    return None if wrong is None else of_rules(wrong).refusal()


class Changes:
    """What is different between two positions of a game, for every viewpoint: made from what each may see of both."""

    def __init__(self, before: State, after: State) -> None:
        self.before = before
        self.after = after
        self.readings = readings_of(view_of(after, ONLOOKER).state)  # the same for all
        self.readings_differ = self.readings != readings_of(view_of(before, ONLOOKER).state)

    def seen_by(self, seat: int) -> dict[str, Any]:
        """The entries of the view of a seat, or a spectator (-1), that are different now."""
        changed = changes_to_json(view_of(self.before, seat).state, view_of(self.after, seat).state, seat)
        if self.readings_differ:
            changed["readings"] = self.readings
        return changed
