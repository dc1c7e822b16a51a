"""Playing a record again."""

from __future__ import annotations

import copyreg
import json
from collections.abc import Callable
from functools import lru_cache
from pickle import PicklingError

from archipel.board.vectors import from_bytes
from archipel.catalogue.custom import CUSTOM
from archipel.catalogue.listing import names
from archipel.catalogue.new_game import start
from archipel.catalogue.spec import GameSpec
from archipel.engine.chance import Script
from archipel.engine.errors import ArchipelError, ChangedRecord, OutdatedRecord, RecordError
from archipel.engine.game import Game
from archipel.engine.record import RULES, Record, digest_of, read_record
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.view import View


def replay(record: str, watch: Callable[[Game], None] | None = None) -> Game:
    """The game that a record tells, ready to be played on; `watch` sees it after every step.

    RecordError when it cannot be played: OutdatedRecord if it was made by another version of the rules."""
    if not isinstance(record, str):
        raise RecordError(1, f"a record is a text, not {record!r}")
    told = read_record(record)
    try:
        return _play(told, watch)
    except RecordError as wrong:
        if told.rules == RULES:
            raise
        by = f"version {told.rules}" if told.rules else "an older version"
        reason = f"made by {by} of the rules, and does not play by version {RULES}: {wrong.reason}"
        raise OutdatedRecord(wrong.line, reason) from None


def _play(told: Record, watch: Callable[[Game], None] | None) -> Game:
    header = told.header
    outcomes: list[object] = list(told.set_up)
    for one in told.chance:
        outcomes += one
    name, seats, seed, options = header.get("name"), header.get("seats"), header.get("seed"), header.get("options", {})
    board, decks, scenario = header.get("board"), header.get("decks"), header.get("scenario", "")
    if (
        not isinstance(name, str)
        or not isinstance(seats, int)
        or not isinstance(seed, int)
        or not isinstance(options, dict)
        or not isinstance(scenario, str)
    ):
        raise RecordError(1, "the header says name, seats, seed and options")
    if not isinstance(board, dict) or not (decks is None or isinstance(decks, dict)):
        raise RecordError(1, "the header says which board was laid")
    if name not in names() and not name.startswith(CUSTOM):
        raise RecordError(1, f"the game {name!r} is not known here: register the box or the game it is from")
    try:
        game = start(GameSpec(name, seats, tuple(options.items()), scenario), seed, board, decks, outcomes)
    except ArchipelError as wrong:
        raise RecordError(1, str(wrong)) from None
    chance = game.chance
    assert isinstance(chance, Script)
    needed = len(told.set_up)
    if chance.marks()["*"] != needed:
        raise ChangedRecord(1, "more chance is told than was needed")
    for number, (seat, action, drawn) in enumerate(zip(told.seats, told.actions, told.chance, strict=True), 2):
        needed += len(drawn)
        try:
            game.apply(action, seat)
        except ArchipelError as wrong:
            raise ChangedRecord(number, str(wrong)) from None
        if chance.marks()["*"] != needed:
            raise ChangedRecord(number, "another number of chance outcomes is told than was needed")
        if watch is not None:
            watch(game)
    if told.digest and digest_of(told.lines, game.digest_bytes()) != told.digest:
        raise ChangedRecord(len(told.actions) + 2, "the digest does not fit: the record was changed")
    game.draw_freely()
    return game


def _reduce(game: Game) -> tuple[Callable[[str], Game], tuple[str]]:
    return replay, (game.record(),)


def _reduce_view(view: View) -> tuple[Callable[[str, int, bytes], View], tuple[str, int, bytes]]:
    header = view.rules.header
    if not header:
        raise PicklingError("only views of games from the catalogue can be pickled")
    return _view, (json.dumps(header), int(view.seat), view.to_bytes())


def _view(header: str, seat: int, words: bytes) -> View:
    rules = _rules_like(header)
    return View(State(rules, from_bytes(words), rules.new_scratch()), seat)


@lru_cache(64)
def _rules_like(header: str) -> Rules:
    """The rules of a game with this header."""
    told = json.loads(header)
    spec = GameSpec(told["name"], told["seats"], tuple(told["options"].items()), told.get("scenario", ""))
    return start(spec, told["seed"], told["board"], told.get("decks")).rules


copyreg.pickle(Game, _reduce)  # games travel between processes as records
copyreg.pickle(View, _reduce_view)  # views as their words
