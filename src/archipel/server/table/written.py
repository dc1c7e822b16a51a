"""What frames and logs hold of a set of rules, again and again: each is written, or read, once for all its games."""

from __future__ import annotations

from typing import Final

from msgspec import Raw

from archipel.engine.action import Action, parse
from archipel.engine.game import Game
from archipel.engine.rules import Rules
from archipel.engine.view import ONLOOKER, event_for
from archipel.server.messages import Move, write
from archipel.server.table.sheet import make_sheet

KEPT: Final = 200  # sets of rules
SHEETS: Final = 20  # of one set of rules, which may be chosen by different options
EVENTS: Final = 10_000  # of one set of rules; the games of a box have about 3,000 different ones

Row = tuple[int, list[int]]  # an event in the engine's log: its kind and its values


class Written:
    """The JSON of one set of rules."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.open_kinds = [not any(field.only for field in kind.fields) for kind in rules.event_kinds]
        self.outcomes = [[(point.name, label) for label in point.labels] for point in rules.points]  # of chance
        self._moves: dict[tuple[int, int], Raw] = {}
        self._actions: dict[str, Action] = {}
        self._sheets: dict[str, bytes] = {}
        self._events: dict[tuple[int, ...], Raw] = {}

    def event(self, row: Row, seat: int) -> Raw:
        """An event as a seat may know it."""
        kind, values = row
        key = (ONLOOKER if self.open_kinds[kind] else seat, kind, *values)
        text = self._events.get(key)
        if text is None:
            if len(self._events) >= EVENTS:
                self._events.clear()
            text = self._events[key] = Raw(write(event_for(self.rules, row, seat).to_json()))
        return text

    def open_runs(self, rows: list[Row]) -> list[Raw | Row]:
        """All these events for a list in JSON: those between two with secrets are one text, which all seats share."""
        is_open, known = self.open_kinds, self._events
        runs: list[Raw | Row] = []
        texts: list[Raw] = []
        for row in rows:
            kind, values = row
            if is_open[kind]:
                texts.append(known.get((ONLOOKER, kind, *values)) or self.event(row, ONLOOKER))
            else:
                if texts:
                    runs.append(Raw(b",".join(texts)))
                texts = []
                runs.append(row)
        return [*runs, Raw(b",".join(texts))] if texts else runs

    def move(self, action: Action, seat: int) -> Raw:
        """A legal action of a seat: a Move."""
        key = (int(action.code), seat)
        if key not in self._moves:
            self._moves[key] = Raw(write(Move(action.to_json(), str(action), seat)))
        return self._moves[key]

    def action(self, text: str) -> Action:
        """The action that a short text names."""
        action = self._actions.get(text)
        if action is None:
            action = parse(self.rules, text)
            if not self.rules.verb_named[action.kind].form:  # of forms there is no end
                self._actions[text] = action
        return action

    def actions(self, texts: list[str]) -> list[Action]:
        """The actions that short texts name."""
        known = self._actions
        return [known.get(text) or self.action(text) for text in texts]

    def sheet(self, game: Game) -> bytes:
        """The sheet of a game by these rules."""
        header = game.origin.header
        key = repr([header.get(name) for name in ("name", "options", "scenario")])
        if key not in self._sheets:
            if len(self._sheets) >= SHEETS:
                self._sheets.clear()
            self._sheets[key] = write(make_sheet(game))
        return self._sheets[key]


_kept: dict[int, Written] = {}


def written(rules: Rules) -> Written:
    found = _kept.get(id(rules))
    if found is None or found.rules is not rules:
        if len(_kept) >= KEPT:
            _kept.clear()
        found = _kept[id(rules)] = Written(rules)
    return found
