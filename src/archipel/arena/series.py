"""A series of games: which bots sit at each board, and how one of its games is played.

Game number n is played on board n // seats, with its bots rotated by n % seats, so that every board is played once in
every rotation. A game depends only on the seed of the series and its own number, so the results are the same wherever
its games are played.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, process_time
from typing import Final

from archipel.arena.program import ProgramBot
from archipel.arena.result import Failure, GameResult
from archipel.arena.rows import Row, rows_of
from archipel.bots import Bot
from archipel.catalogue import GameSpec, start
from archipel.engine.errors import ArchipelError, SetUpError
from archipel.engine.game import Game
from archipel.engine.stream import Stream
from archipel.reading import final_points

MOST_CHOICES: Final = 2000  # in one turn; a bot that goes on beyond does not play
WAITING: Final = 10  # times its limit a bot may take by the clock on the wall: a busy machine is not its fault
ARENA_STREAM: Final = 6
SEED_BITS: Final = 31

BotMaker = Callable[[int], Bot]


@dataclass(frozen=True, slots=True)
class Series:
    """What every worker needs."""

    spec: GameSpec
    makers: tuple[BotMaker, ...]
    line_ups: tuple[tuple[int, ...], ...]  # the bots of a board by their places in `makers`; boards take them in turn
    seed: int
    most_turns: int
    names: tuple[str, ...] = ()  # of the bots, for tables
    rows: str = ""  # what a row of the table stands for; "" for no table
    recorded: bool = False  # whether results carry the records of their games
    limit_ms: int = 0  # for one decision; 0 for no limit. By the clock on the wall it is WAITING times as long
    first: int = 0  # number of the first game that is played: a series may go on where it ended


class OverTime(ArchipelError):
    """A bot took longer for one decision than the match allows."""


def try_out(name: str, maker: BotMaker) -> Bot:
    """A bot that cannot even be made, with a setting that its class does not have for instance, is refused at once."""
    try:
        return maker(0)
    except Exception as wrong:
        raise SetUpError(f"the bot {name} cannot be made: {type(wrong).__name__}: {wrong}") from wrong


def play_one(series: Series, played: int) -> GameResult:
    """One game of a series, by how many of them come before it."""
    seats = series.spec.seats
    number = series.first + played
    board, turned = divmod(number, seats)
    draw = Stream(series.seed, ARENA_STREAM + board).draw
    seed = draw(1 << SEED_BITS)
    seeds = [draw(1 << SEED_BITS) for _ in range(seats)]
    line_up = series.line_ups[board % len(series.line_ups)]
    places = [(seat - turned) % seats for seat in range(seats)]
    seating = tuple(line_up[place] for place in places)
    game = start(series.spec, seed)
    clock = _Clock(len(series.makers), series.limit_ms)
    players: list[Bot] = []
    failure: Failure | None = None
    seat = -1
    actions = 0
    try:
        for seat in range(seats):
            player = series.makers[seating[seat]](seeds[places[seat]])
            players.append(player)
            if isinstance(player, ProgramBot):
                if series.limit_ms:
                    player.limit = series.limit_ms / 1000
                player.begin(game)
        turn, choices = 0, 0
        while not game.over and game.turn <= series.most_turns:
            seat = game.seat
            clock.ask(game, players[seat], seat, seating[seat])
            actions += 1
            choices = choices + 1 if game.turn == turn else 0
            turn = game.turn
            if choices > MOST_CHOICES:
                seat = game.active  # whose turn it is, no matter who was asked last
                raise RuntimeError(f"more than {MOST_CHOICES} choices in one turn")
    except Exception as error:
        said = f"{type(error).__name__}: {error}"
        trace, where = traceback.format_exc(), _where(error)
        failure = Failure(number, seed, seating[seat], seat, game.turn, said, trace, game.record(), where)
    for player in players:
        if isinstance(player, ProgramBot):
            player.end(game)
    failed = failure.error if failure is not None else ""
    rows: list[Row] = []
    if series.rows:
        rows = rows_of(series.rows, series.spec, game, number, [series.names[bot] for bot in seating], failed)
    return GameResult(
        number,
        seed,
        seating,
        tuple(seating[winner] for winner in game.winners) if failure is None else (),
        game.turn,
        actions,
        tuple(clock.decisions),
        tuple(clock.seconds),
        failure,
        tuple(final_points(game)),
        tuple(rows),
        game.record() if series.recorded else "",
    )


def _where(error: Exception) -> str:
    """The file and the line of a bot from outside the package that an error came from, if it came from one."""
    theirs = [
        (frame.f_code.co_filename, line)
        for frame, line in traceback.walk_tb(error.__traceback__)
        if not str(frame.f_globals.get("__name__", "")).startswith("archipel.")
    ]
    if not theirs:
        return ""
    file = theirs[0][0]  # what the bot calls may be far away, in a library
    return f"{Path(file).name}:{[line for name, line in theirs if name == file][-1]}"


class _Clock:
    """Asks bots and counts the time they take for real decisions. It is the time of the processor, so that a busy
    machine is not held against a bot. The clock on the wall counts for one that sleeps or waits for something, with
    much more time; a program has its limit by that clock."""

    def __init__(self, bots: int, limit_ms: int) -> None:
        self.limit_ms = limit_ms
        self.decisions = [0] * bots
        self.seconds = [0.0] * bots

    def ask(self, game: Game, player: Bot, seat: int, bot: int) -> None:
        """Let a bot answer its open decision."""
        real = len(game.legal_actions(seat)) > 1 or bool(game.forms(seat))
        view = game.view(seat)
        before, began = process_time(), monotonic()
        action = player.choose(view)
        seconds, waited = process_time() - before, monotonic() - began
        if real:
            self.seconds[bot] += seconds
            self.decisions[bot] += 1
        if 0 < self.limit_ms < 1000 * seconds:
            raise OverTime(f"{1000 * seconds:.0f} ms for one decision; the limit is {self.limit_ms} ms")
        if 0 < WAITING * self.limit_ms < 1000 * waited:
            raise OverTime(
                f"{1000 * waited:.0f} ms by the clock for one decision; "
                f"the limit is {self.limit_ms} ms of the processor, {WAITING * self.limit_ms} ms with all waiting"
            )
        game.apply(action, seat)
