"""Records of finished games, played again once and then shown step by step from any seat.

A record is played from its first line to its last, which also checks it. The positions and events on the way are kept,
so that neither its description nor any page of its frames plays it again.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final
from zlib import compress, decompress

from archipel.catalogue import replay
from archipel.engine.action import parse
from archipel.engine.game import Game
from archipel.engine.record import Record, read_record
from archipel.engine.state import State
from archipel.engine.view import event_for, state_to_json, view_of
from archipel.engine.words import DERIVED
from archipel.server.messages import RecordInfo, Replay, ReplayFrame
from archipel.server.positions import state_from_bytes
from archipel.server.table.chat import clean
from archipel.server.table.fair_dice import fair_of
from archipel.server.table.sheet import make_sheet

ALL_SEEING: Final = -2
KEPT: Final = 16  # records that stay played, a megabyte or two each

Rows = list[tuple[int, list[int]]]


@lru_cache(maxsize=KEPT)
def played(text: str) -> PlayedRecord:
    """The record of this text, played; RecordError when it is damaged."""
    return PlayedRecord(text)


class PlayedRecord:
    """A record with every position it passes through: the first after the set-up, then one after each action."""

    def __init__(self, text: str) -> None:
        self.positions: list[bytes] = []  # compressed, as most words of a state are small
        self.events: list[Rows] = []  # by position: what happened on the way to it
        self._event_count = 0
        game = replay(text, self._watch)
        if not self.positions:  # a game without any action
            self._add(game.origin.state, game.origin.events)
        self.record: Record = read_record(text)
        self.rules = game.rules
        self.winners = game.winners
        self.sheet = make_sheet(game)

    def _watch(self, game: Game) -> None:
        if not self.positions:
            self._add(game.origin.state, game.origin.events)
            self._event_count = len(game.origin.events)
            game.listen()
        listener = game.state.listener
        assert listener is not None
        self._add(game.state, listener.rows[self._event_count :])
        self._event_count = len(listener.rows)

    def _add(self, state: State, events: Rows) -> None:
        self.positions.append(compress(state.to_bytes(), 1))
        self.events.append(list(events))

    def info(self, name: str, created: float) -> RecordInfo:
        """What the record says about itself."""
        header, seats = self.record.header, int(self.rules.players)
        return RecordInfo(
            record=name,
            game=str(header["name"]),
            seats=seats,
            names=_texts(header.get("names"), seats),
            bots=_texts(header.get("bots"), seats),
            steps=len(self.record.actions),
            winners=self.winners,
            created=created,
            fair=fair_of(header),
        )

    def replay(self, info: RecordInfo, seat: int, first: int, count: int) -> Replay:
        """Some of its frames, as a seat saw them, or as all seats together did."""
        scratch = self.rules.new_scratch()  # of its own: several threads may read one record
        frames: list[ReplayFrame] = []
        shown: dict[str, Any] = {}
        for step in range(first, min(first + count, len(self.positions))):
            view = self._view(state_from_bytes(self.rules, decompress(self.positions[step]), scratch), seat)
            frames.append(self._frame(step, seat, {k: v for k, v in view.items() if k not in shown or shown[k] != v}))
            shown = view
        return Replay(info, self.sheet, seat, first, len(self.positions), frames)

    def _frame(self, step: int, seat: int, changed: dict[str, Any]) -> ReplayFrame:
        events = [event_for(self.rules, row, seat, seat == ALL_SEEING).to_json() for row in self.events[step]]
        if step == 0:
            return ReplayFrame(-1, None, "", events, changed)
        action = parse(self.rules, self.record.actions[step - 1])
        return ReplayFrame(self.record.seats[step - 1], action.to_json(), str(action), events, changed)

    def _view(self, state: State, seat: int) -> dict[str, Any]:
        if seat != ALL_SEEING:
            return state_to_json(view_of(state, seat).state, seat)
        seats = range(int(self.rules.players))
        views: list[dict[str, Any]] = [state_to_json(view_of(state, each).state, each) for each in seats]
        merged = dict(views[0], seat=ALL_SEEING)
        for block in self.rules.blocks:
            if block.seen == "owner" and block.reads != DERIVED:
                merged[block.name] = [view[block.name][each] for each, view in enumerate(views)]
        return merged


def _texts(found: object, seats: int) -> list[str]:
    """One short text for each seat; a record from elsewhere may have anything there, or nothing."""
    if not isinstance(found, list) or len(found) != seats:
        return [""] * seats
    return [clean(text, 60) if isinstance(text, str) else "" for text in found]
