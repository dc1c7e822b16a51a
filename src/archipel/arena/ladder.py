"""A ladder: ratings of any number of bots, from games at tables that they are drawn for.

    ladder = play_ladder("base:seats=4", ["standard", "greedy", "gentle", "random"], games=800, seed=1)
    print(ladder)

Every board draws its bots, those with the fewest games first, and is played in every rotation of the seats. Ratings are
those of Plackett and Luce (openskill): the winner of a game comes first, all others share the next place. A rating is
the mean over games in many orders; its interval comes from drawing boards again (the bootstrap), so that it holds the
luck of boards and dice.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from archipel.arena.executors import Executor, Processes
from archipel.arena.match import MOST_TURNS, check_numbers, makers_of, names_of, play_series, playable
from archipel.arena.result import BotResult, GameResult, Played, sum_of
from archipel.arena.series import BotMaker, Series
from archipel.catalogue import GameSpec, parse_spec
from archipel.engine.errors import SetUpError
from archipel.engine.stream import Stream
from archipel.extras import missing

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating

LADDER_STREAM: Final = 7
RESAMPLES: Final = 100  # of the boards
SPREAD: Final = 0.025  # of the resamples lie below the interval, and as many above it


@dataclass(frozen=True, slots=True)
class Rung:
    """A bot of the ladder: its rating, the interval of 95 % around it, and its games."""

    rating: float
    low: float
    high: float
    result: BotResult

    def to_json(self) -> dict[str, object]:
        found = {"rating": self.rating, "rating_low": self.low, "rating_high": self.high}
        return {"name": self.result.name, **found, **self.result.to_json()}


@dataclass(frozen=True, slots=True)
class LadderResult(Played):
    """All games of a ladder."""

    seats: int
    rungs: tuple[Rung, ...]  # the strongest first

    def __str__(self) -> str:
        """A line for every bot, the strongest first, and what went wrong."""
        head = f"{self.spec}, {len(self.games)} games, seed {self.seed}"
        rows = [
            f"{rung.result.name}: {rung.rating:.1f} [{rung.low:.1f} to {rung.high:.1f}], "
            f"{rung.result.share:.1%} of {rung.result.games}"
            for rung in self.rungs
        ]
        return "\n".join([head, *rows, *self.trouble])

    def to_json(self) -> dict[str, object]:
        return {
            "spec": self.spec,
            "seed": self.seed,
            "games": len(self.games),
            "bots": [rung.to_json() for rung in self.rungs],
            "unfinished": self.unfinished,
            "failures": [failure.to_json() for failure in self.failures],
            "results": [game.to_json() for game in self.games],
        }

    def write_parquet(self, file: Path) -> None:
        """One row for every seat of every game."""
        try:
            import pyarrow
            from pyarrow import parquet
        except ImportError:
            raise SetUpError(missing("data")) from None
        rows = [row for game in self.games for row in self._rows(game)]
        columns = {name: [row[name] for row in rows] for name in (rows[0] if rows else {})}
        parquet.write_table(pyarrow.table(columns), file)

    def _rows(self, game: GameResult) -> list[dict[str, object]]:
        return [
            {
                "game": game.game,
                "board": game.game // self.seats,
                "seed": game.seed,
                "seat": seat,
                "bot": self.names[bot],
                "share": game.winners.count(bot) / len(game.winners) / game.seating.count(bot) if game.winners else 0.0,
                "turns": game.turns,
                "actions": game.actions,
                "failed": game.failure is not None,
            }
            for seat, bot in enumerate(game.seating)
        ]


def play_ladder(
    spec: GameSpec | str,
    bots: Sequence[str | BotMaker],
    games: int,
    seed: int = 0,
    jobs: int | None = None,
    most_turns: int = MOST_TURNS,
    progress: Callable[[GameResult], None] | None = None,
    executor: Executor | None = None,
    limit_ms: int = 0,
) -> LadderResult:
    """Play games among bots, named or given as `play_match` takes them, on the same workers and with the same limit,
    and rate them."""
    wanted = spec if isinstance(spec, GameSpec) else parse_spec(spec)
    check_numbers(games, 1, limit_ms)
    if len(bots) < 2:
        raise SetUpError(f"a ladder has at least two bots, not {len(bots)}")
    _model()
    wanted = playable(wanted)
    names = names_of(bots)
    if len(set(names)) < len(names):
        raise SetUpError("the bots of a ladder have different names")
    boards = -(-games // wanted.seats)
    line_ups = draw_tables(len(bots), wanted.seats, boards, seed)
    players = executor or Processes(jobs)
    series = Series(wanted, makers_of(bots, players), line_ups, seed, most_turns, limit_ms=limit_ms)
    played = tuple(play_series(series, games, players, progress))
    rungs = rate(names, wanted.seats, played, seed)
    return LadderResult(str(wanted), names, seed, played, wanted.seats, tuple(rungs))


def draw_tables(bots: int, seats: int, boards: int, seed: int) -> tuple[tuple[int, ...], ...]:
    """The bots of every board: those with the fewest boards first, ties by lot. Where there are fewer bots than seats
    a bot takes several, but never all."""
    draw = Stream(seed, LADDER_STREAM).draw
    times = [0] * bots
    tables = []
    for _ in range(boards):
        table: list[int] = []
        for _ in range(seats):
            fewest_here = min(table.count(bot) for bot in range(bots))
            able = [bot for bot in range(bots) if table.count(bot) == fewest_here]
            least = min(times[bot] for bot in able)
            first = [bot for bot in able if times[bot] == least]
            bot = first[draw(len(first))]
            table.append(bot)
            times[bot] += 1
        tables.append(tuple(table))
    return tuple(tables)


def rate(names: Sequence[str], seats: int, games: Sequence[GameResult], seed: int) -> list[Rung]:
    """The ratings of all bots, the strongest first. The order in which games were played does not matter."""
    boards: dict[int, list[GameResult]] = {}
    for game in games:
        if game.winners:
            boards.setdefault(game.game // seats, []).append(game)
    kept = [boards[board] for board in sorted(boards)]
    draw = Stream(seed, LADDER_STREAM + 1).draw
    model = _model()
    found: list[list[float]] = [[] for _ in names]
    for _ in range(RESAMPLES):
        again = [game for _ in kept for game in kept[draw(len(kept))]]
        for bot, rating in enumerate(_ratings(model, len(names), again)):
            found[bot].append(rating)
    rungs = []
    cut = round(SPREAD * RESAMPLES)
    for bot, name in enumerate(names):
        drawn = sorted(found[bot])
        middle = sum(drawn) / len(drawn)
        rungs.append(Rung(middle, drawn[cut], drawn[-1 - cut], sum_of(name, [bot], games)))
    return sorted(rungs, key=lambda rung: (-rung.rating, rung.result.name))


def _ratings(model: PlackettLuce, bots: int, games: Sequence[GameResult]) -> list[float]:
    """The ratings after these games in this order. A bot with several seats takes the mean of what they bring."""
    ratings: list[PlackettLuceRating] = [model.rating() for _ in range(bots)]
    for game in games:
        teams = [[model.create_rating([ratings[bot].mu, ratings[bot].sigma])] for bot in game.seating]
        left = list(game.winners)
        ranks = []
        for bot in game.seating:
            ranks.append(0.0 if bot in left else 1.0)
            if bot in left:
                left.remove(bot)
        after = model.rate(teams, ranks=ranks)
        for bot in set(game.seating):
            own = [team[0] for team, sitting in zip(after, game.seating, strict=True) if sitting == bot]
            mu, sigma = sum(r.mu for r in own) / len(own), sum(r.sigma for r in own) / len(own)
            ratings[bot] = model.create_rating([mu, sigma])
    return [rating.mu for rating in ratings]


def _model() -> PlackettLuce:
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise SetUpError(missing("data")) from None
    return PlackettLuce(tau=0.0)  # a bot does not grow stronger from game to game
