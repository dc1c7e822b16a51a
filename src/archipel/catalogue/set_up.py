"""Setting up a game: the board is laid and every chapter begins."""

from __future__ import annotations

from archipel.board.scenario import Board
from archipel.engine.chance import Recorder, Source
from archipel.engine.events import EventLog
from archipel.engine.game import Game, Origin
from archipel.engine.history import new_history
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.rules.box_chapter import BoxChapter


def begin(
    rules: Rules, board: Board, seed: int, chance: Source | None = None, header: dict[str, object] | None = None
) -> Game:
    """Lay the board and let every chapter begin. It takes any rules, also with chapters from outside the package."""
    chance = chance or Recorder()
    state = State(rules, rules.blank(), rules.new_scratch())
    state.chance = chance
    listener = EventLog()
    state.listener = listener
    begin_with(state, board, seed)
    state.listener = None
    points, outcomes = chance.notes.drain()
    return Game(Origin(header or {}, state.copy(), listener.rows, points, outcomes), state, chance, new_history(), 0)


def begin_with(state: State, board: Board, seed: int) -> None:
    """Lay the board on a blank state and let every chapter begin."""
    state.seed(seed)
    chapters = state.rules.chapters
    for chapter in chapters:
        if isinstance(chapter, BoxChapter):
            chapter.lay(state, board)
    for chapter in chapters:
        chapter.begin(state)
    state.settle()
