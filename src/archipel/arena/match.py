"""A match: many games of one kind between the same bots, each board played once in every rotation of the seats.

    result = play_match("base:seats=4", ["standard", "greedy", "greedy", "greedy"], games=400, seed=1)

Game number n uses the board and dice of seed n // seats, with its bots rotated by n % seats. A game depends only on
the match's seed and its own number, so the result is the same with any number of processes.
"""

from __future__ import annotations

import multiprocessing
import os
import traceback
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from time import process_time
from typing import Final

from archipel.arena.result import Failure, GameResult, MatchResult
from archipel.bots import Bot, bot_maker
from archipel.catalogue import GameSpec, parse_spec, start
from archipel.engine.errors import SetUpError
from archipel.engine.game import Game
from archipel.engine.stream import Stream
from archipel.plugins import load_plugins

MOST_TURNS: Final = 3000  # a game without a winner by then is unfinished
MOST_CHOICES: Final = 2000  # in one turn; a bot that goes on beyond does not play
ARENA_STREAM: Final = 6
SEED_BITS: Final = 31

BotMaker = Callable[[int], Bot]


@dataclass(frozen=True, slots=True)
class _Match:
    """What every process needs."""

    spec: GameSpec
    makers: tuple[BotMaker, ...]
    seed: int
    most_turns: int


def play_match(
    spec: GameSpec | str,
    bots: Sequence[str | BotMaker],
    games: int,
    seed: int = 0,
    jobs: int | None = None,
    most_turns: int = MOST_TURNS,
    progress: Callable[[GameResult], None] | None = None,
) -> MatchResult:
    """Play games with a bot for every seat: its name (`standard:nodes=50`), its class by name (`my_bots:Builder`), or
    something that makes one from a seed.

    `jobs` processes share the work, by default one for every processor; makers of bots must then be picklable, such as
    classes of a module. `progress` is called with every result, in order."""
    wanted = parse_spec(spec) if isinstance(spec, str) else spec
    if len(bots) != wanted.seats:
        raise SetUpError(f"{wanted} needs {wanted.seats} bots, not {len(bots)}")
    if games < 0:
        raise SetUpError(f"a match has 0 games or more, not {games}")
    start(wanted, 0)  # refuses at once what cannot be played
    match = _Match(wanted, tuple(bot_maker(bot) if isinstance(bot, str) else bot for bot in bots), seed, most_turns)
    names = tuple(bot if isinstance(bot, str) else getattr(bot, "__name__", type(bot).__name__) for bot in bots)
    for bot, maker in zip(bots, match.makers, strict=True):
        if isinstance(bot, str):
            _try_out(bot, maker)
    workers = min(jobs if jobs is not None else os.cpu_count() or 1, games)
    played: list[GameResult] = []
    for result in _play_here(match, games) if workers <= 1 else _play_elsewhere(match, games, workers):
        played.append(result)
        if progress is not None:
            progress(result)
    return MatchResult(str(wanted), names, seed, tuple(played))


def _try_out(name: str, maker: BotMaker) -> None:
    """A bot that cannot even be made, with a setting that its class does not have for instance, is refused at once."""
    try:
        maker(0)
    except Exception as wrong:
        raise SetUpError(f"the bot {name} cannot be made: {type(wrong).__name__}: {wrong}") from wrong


def _play_here(match: _Match, games: int) -> Iterator[GameResult]:
    for number in range(games):
        yield play_one(match, number)


def _play_elsewhere(match: _Match, games: int, workers: int) -> Iterator[GameResult]:
    # A fresh interpreter for every process: a forked one would inherit the caller's threads and locks.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_begin_work, initargs=(match,))
    try:
        chunk = max(1, min(8, games // (4 * workers)))
        yield from pool.map(_work, range(games), chunksize=chunk)
    finally:
        pool.shutdown(cancel_futures=True)


_match: _Match | None = None  # in a process of the pool: the match it works for


def _begin_work(match: _Match) -> None:
    global _match  # noqa: PLW0603
    load_plugins()
    _match = match


def _work(number: int) -> GameResult:
    assert _match is not None
    return play_one(_match, number)


def play_one(match: _Match, number: int) -> GameResult:
    """One game of a match by its number."""
    seats = match.spec.seats
    board, turned = divmod(number, seats)
    draw = Stream(match.seed, ARENA_STREAM + board).draw
    seed = draw(1 << SEED_BITS)
    seeds = [draw(1 << SEED_BITS) for _ in range(seats)]
    seating = tuple((seat - turned) % seats for seat in range(seats))
    game = start(match.spec, seed)
    clock = _Clock(seats)
    failure: Failure | None = None
    seat = -1
    actions = 0
    try:
        players: list[Bot] = []
        for seat in range(seats):
            players.append(match.makers[seating[seat]](seeds[seating[seat]]))
        turn, choices = 0, 0
        while not game.over and game.turn <= match.most_turns:
            seat = game.seat
            clock.ask(game, players[seat], seat)
            actions += 1
            choices = choices + 1 if game.turn == turn else 0
            turn = game.turn
            if choices > MOST_CHOICES:
                seat = game.active  # whose turn it is, no matter who was asked last
                raise RuntimeError(f"more than {MOST_CHOICES} choices in one turn")
    except Exception as error:
        said = f"{type(error).__name__}: {error}"
        failure = Failure(number, seed, seating[seat], seat, game.turn, said, traceback.format_exc())
    order = [seating.index(bot) for bot in range(seats)]
    return GameResult(
        number,
        seed,
        seating,
        tuple(seating[winner] for winner in game.winners) if failure is None else (),
        game.turn,
        actions,
        tuple(clock.decisions[seat] for seat in order),
        tuple(clock.seconds[seat] for seat in order),
        failure,
    )


class _Clock:
    """Asks bots and counts the time they take for real decisions."""

    def __init__(self, seats: int) -> None:
        self.decisions = [0] * seats
        self.seconds = [0.0] * seats

    def ask(self, game: Game, bot: Bot, seat: int) -> None:
        """Let a bot answer its open decision."""
        real = len(game.legal_actions(seat)) > 1 or bool(game.forms(seat))
        view = game.view(seat)
        before = process_time()
        action = bot.choose(view)
        if real:
            self.seconds[seat] += process_time() - before
            self.decisions[seat] += 1
        game.apply(action, seat)
