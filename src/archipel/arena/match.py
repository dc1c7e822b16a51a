"""A match: many games of one kind between the same bots, each board played once in every rotation of the seats.

result = play_match("base:seats=4", ["standard", "greedy", "greedy", "greedy"], games=400, seed=1)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Final

from archipel.arena.executors import Executor, Processes
from archipel.arena.program import ProgramBot
from archipel.arena.result import GameResult, MatchResult
from archipel.arena.series import BotMaker, Series, try_out
from archipel.arena.table_file import TableFile
from archipel.bots import bot_maker
from archipel.catalogue import GameSpec, parse_spec, start
from archipel.catalogue.option import is_whole
from archipel.engine.errors import SetUpError

RECORD: Final = "game-{:06}.jsonl"  # the file of a record
MOST_TURNS: Final = 3000  # a game without a winner by then is unfinished


def play_match(
    spec: GameSpec | str,
    bots: Sequence[str | BotMaker],
    games: int,
    seed: int = 0,
    jobs: int | None = None,
    most_turns: int = MOST_TURNS,
    progress: Callable[[GameResult], None] | None = None,
    table: TableFile | None = None,
    records: Path | None = None,
    executor: Executor | None = None,
    limit_ms: int = 0,
    first: int = 0,
) -> MatchResult:
    """Play games with a bot for every seat: its name (`standard:nodes=50`), its class by name (`my_bots:Builder`), a
    program (`program:node bot.js`), or something that makes one from a seed.

    `jobs` processes share the work, by default one for every processor; `executor` chooses other workers, such as those
    of a cluster (docs/clusters.md). Makers of bots must then be picklable, such as classes of a module. `progress` is
    called with every result, in order. `table` takes rows about every game, and the folder `records` keeps their
    records: see docs/data.md. A bot that takes more than `limit_ms` milliseconds of the processor for a decision has
    failed, or ten times as many by the clock, so that waiting counts too; 0 means that it may take any time. It is not
    interrupted, but reported when it has answered. A program is waited for `limit_ms` by the clock. With `first` the
    match begins with the game of this number, and so goes on where another one of the same seed ended."""
    wanted = spec if isinstance(spec, GameSpec) else parse_spec(spec)
    check_numbers(games, 0, limit_ms)
    if not is_whole(first) or first < 0:
        raise SetUpError(f"games are numbered from 0 on, so the first one is not {first!r}")
    if len(bots) != wanted.seats:
        raise SetUpError(f"{wanted} needs {wanted.seats} bots, not {len(bots)}")
    wanted = playable(wanted)
    players = executor or Processes(jobs)
    makers, names = makers_of(bots, players), names_of(bots)
    rows = "" if table is None else table.rows
    if records is not None:
        make_folder(records)
    line_ups = (tuple(range(wanted.seats)),)
    series = Series(wanted, makers, line_ups, seed, most_turns, names, rows, records is not None, limit_ms, first)
    played = play_series(series, games, players, progress, table, records)
    return MatchResult(str(wanted), names, seed, tuple(played))


def play_series(
    series: Series,
    games: int,
    executor: Executor,
    progress: Callable[[GameResult], None] | None = None,
    table: TableFile | None = None,
    records: Path | None = None,
) -> list[GameResult]:
    """The first games of a series, in their order, wherever they are played. Rows and records are written here."""
    played: list[GameResult] = []
    with closing(executor.play(series, games)) as results:
        for result in results:
            if table is not None:
                table.write(result.rows)
            if records is not None:
                (records / RECORD.format(result.game)).write_text(result.record, encoding="utf-8")
            played.append(replace(result, rows=(), record=""))
            if progress is not None:
                progress(result)
    return played


def playable(spec: GameSpec) -> GameSpec:
    """A description with the text of its custom scenario, so that workers need no file. Refuses at once what cannot be
    played."""
    game = start(spec, 0)
    return replace(spec, scenario=str(game.origin.header.get("scenario", "")))


def check_numbers(games: int, least: int, limit_ms: int) -> None:
    """Refuse numbers that are none, before anything is played."""
    if not is_whole(games) or games < least:
        raise SetUpError(f"there are {least} games or more, not {games!r}")
    if not is_whole(limit_ms) or limit_ms < 0:
        raise SetUpError(f"the limit is a whole number of milliseconds, 0 for none, not {limit_ms!r}")


def make_folder(folder: Path) -> None:
    """A folder for records. One with those of another match is refused: nobody could tell them apart."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        kept = sum(1 for _ in folder.glob(RECORD.replace("{:06}", "*")))
    except OSError as wrong:
        raise SetUpError(f"{folder} cannot be made: {wrong.strerror}") from None
    if kept:
        raise SetUpError(f"{folder} holds {kept} records of another match: name a new folder, or empty it")


def makers_of(bots: Sequence[str | BotMaker], executor: Executor) -> tuple[BotMaker, ...]:
    """Makers of the bots that are named or given; named ones are tried out, and programs looked for if they are to run
    on this machine."""
    for bot in bots:
        if not isinstance(bot, str) and not callable(bot):
            raise SetUpError(f"a bot is given by its name or its class, not as {bot!r}")
    makers = tuple(bot_maker(bot) if isinstance(bot, str) else bot for bot in bots)
    for bot, maker in zip(bots, makers, strict=True):
        if isinstance(bot, str):
            made = try_out(bot, maker)
            if isinstance(made, ProgramBot) and not executor.elsewhere:
                made.look_for_program()
    return makers


def names_of(bots: Sequence[str | BotMaker]) -> tuple[str, ...]:
    return tuple(bot if isinstance(bot, str) else getattr(bot, "__name__", type(bot).__name__) for bot in bots)
