"""Which groups of weights and settings make a bot stronger: many questions answered by the same games.

    cp tools/screenings/cities_knights.json build/cities.json
    python tools/factors.py play build/cities.json --games 400 --jobs 2
    python tools/factors.py fit build/cities.json
    python tools/factors.py move build/cities.json build/cities_2.json
    python tools/factors.py write build/cities.json build/cities.toml

A factor is a change that may be made or its opposite: some weights up or down, one setting or another. In every game
each seat draws a side of every factor by chance, and plays so. In the end a regression says what each factor is worth,
all of them from the same games. `tools/tune.py` follows single steps instead; it is better for weights that are nearly
right.

The file is written by hand at first; tools/screenings has some to begin with:

    games                       those that are played in turn, with the same number of seats
    bot, seed                   the bot, such as strong:nodes=100, and the seed of everything
    weights                     what differs from the bot's own weights
    factors                     by name, what its upper side changes; the lower one does the opposite:
        weights                     are multiplied by the exponential of these numbers
        settings                    the lower and the upper value of settings
    boards, played              the games, added by `play`

`move` goes from the middle of the factors to where the games point, and writes a file for the next games; `write` makes
a file for the bots of it. Such a file has to pass the gate of `tools/tune.py`.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from math import exp, sqrt
from pathlib import Path
from typing import Any, Final

import numpy as np

from archipel.arena import Executor, executor_for
from archipel.arena.executors import LOCAL
from archipel.arena.series import BotMaker, Series
from archipel.bots.registry import parse_bot
from archipel.catalogue import parse_spec
from archipel.engine.stream import Stream
from tools.tune import MOST_TURNS, SEEDS, WeightedBot, Weights, weights_of
from tools.whole_files import write_whole

FACTOR_STREAM: Final = 10
EXPECTED: Final = 0.012  # effects of factors that are usual, in shares of the games
FARTHEST: Final = 1.5  # how far a factor moves at most, in widths
CURVED: Final = 0.012  # how much of its effect a factor loses by every width that it moves

TOO_FEW: Final = 1e-6

Factor = dict[str, dict[str, Any]]


@dataclass
class Played:
    """One game: the side of every factor that each seat had, and how it ended."""

    sides: list[list[int]]  # by seat and factor: -1 or 1
    won: list[float]  # by seat
    points: list[int]


@dataclass
class Screening:
    """What the file holds."""

    games: list[str]
    bot: str
    seed: int
    factors: dict[str, Factor]
    weights: Weights = field(default_factory=dict)
    boards: int = 0
    played: list[Played] = field(default_factory=list)


@dataclass
class Setting:
    """How one seat plays."""

    bot: str
    weights: Weights


def load(file: Path) -> Screening:
    known = json.loads(file.read_text(encoding="utf-8"))
    known["played"] = [Played(**played) for played in known.get("played", ())]
    return Screening(**known)


def save(screening: Screening, file: Path) -> None:
    write_whole(file, json.dumps(asdict(screening), indent=1) + "\n")


def changed(screening: Screening, game: str, moves: dict[str, float]) -> Setting:
    """The bot with some factors moved from the middle, by numbers of widths; 1 is the upper side."""
    weights = {**weights_of(game, screening.bot), **screening.weights}
    name, settings = parse_bot(screening.bot)
    for factor, by in moves.items():
        what = screening.factors[factor]
        for feature, log in what.get("weights", {}).items():
            if feature in weights:
                weights[feature] *= exp(log * by)
        for setting, (lower, upper) in what.get("settings", {}).items():
            settings[setting] = upper if by > 0 else lower
    bot = ":".join([name, *(f"{setting}={value}" for setting, value in settings.items())])
    return Setting(bot, weights)


# ---- games


def play_board(screening: Screening, executor: Executor) -> None:
    """One more board, in every rotation of its seats; each bot keeps its sides."""
    name = screening.games[screening.boards % len(screening.games)]
    spec = parse_spec(name)
    stream = Stream(screening.seed, FACTOR_STREAM + screening.boards)
    sides = [[2 * stream.below(2) - 1 for _ in screening.factors] for _ in range(spec.seats)]
    makers: list[BotMaker] = []
    for side in sides:
        moves = {factor: float(sign) for factor, sign in zip(screening.factors, side, strict=True)}
        how = changed(screening, name, moves)
        makers.append(partial(WeightedBot, weights=how.weights, bot=how.bot))
    series = Series(spec, tuple(makers), (tuple(range(spec.seats)),), stream.below(SEEDS), MOST_TURNS)
    for result in executor.play(series, spec.seats):
        if result.failure is not None:
            raise RuntimeError(result.failure.trace)
        won = [1.0 / len(result.winners) if bot in result.winners else 0.0 for bot in result.seating]
        screening.played.append(Played([sides[bot] for bot in result.seating], won, list(result.points)))
    screening.boards += 1


def play(asked: Namespace) -> int:
    screening = load(asked.file)
    with executor_for(asked.cluster, asked.jobs) as executor:
        while len(screening.played) < asked.games:
            play_board(screening, executor)
            save(screening, asked.file)
    return fit(asked)


# ---- what they say


@dataclass
class Effect:
    """What the upper side of a factor is worth beside its middle: the share of games that it wins more, and its
    standard error; the same by points, as a share of the winner's."""

    won: float
    won_error: float
    points: float
    points_error: float


def effects_of(screening: Screening) -> dict[str, Effect]:
    """A regression over all seats of all games, each beside the others at its table."""
    rows: list[list[float]] = []
    won: list[float] = []
    points: list[float] = []
    for played in screening.played:
        seats = len(played.sides)
        means = [sum(column) / seats for column in zip(*played.sides, strict=True)]
        rows += [[side - mean for side, mean in zip(sides, means, strict=True)] for sides in played.sides]
        won += [share - sum(played.won) / seats for share in played.won]
        most = max(*played.points, 1)
        points += [(count - sum(played.points) / seats) / most for count in played.points]
    first, second = regression(rows, won), regression(rows, points)
    return {factor: Effect(*first[at], *second[at]) for at, factor in enumerate(screening.factors)}


def regression(rows: list[list[float]], goals: list[float]) -> list[tuple[float, float]]:
    """Coefficients and their standard errors, by least squares; a small number on the diagonal keeps it solvable when
    there are too few games."""
    sides, wanted = np.array(rows), np.array(goals)
    games, width = sides.shape
    inverse = np.linalg.inv(sides.T @ sides + TOO_FEW * np.eye(width))
    found = inverse @ sides.T @ wanted
    rest = wanted - sides @ found
    variance = float(rest @ rest) / max(1, 3 * games // 4 - width)  # the seats of a table are not independent
    return [(float(found[i]), sqrt(variance * float(inverse[i, i]))) for i in range(width)]


def moves_of(screening: Screening) -> dict[str, float]:
    """How far each factor should move, in widths: less where its effect is uncertain, and not too far."""
    moves: dict[str, float] = {}
    for factor, effect in effects_of(screening).items():
        likely = effect.won * EXPECTED**2 / (EXPECTED**2 + effect.won_error**2)
        moves[factor] = max(-FARTHEST, min(FARTHEST, likely / CURVED))
    return moves


def fit(asked: Namespace) -> int:
    screening = load(asked.file)
    moves = moves_of(screening)
    print(f"{len(screening.played)} games; the upper side against the middle: games won, points, and how far to go")
    effects = effects_of(screening)
    for factor in sorted(effects, key=lambda factor: -abs(effects[factor].won / effects[factor].won_error)):
        effect = effects[factor]
        print(
            f"{factor:24} {effect.won:+.2%} ± {effect.won_error:.2%}   "
            f"{effect.points:+.2%} ± {effect.points_error:.2%}   {moves[factor]:+.2f}"
        )
    return 0


def move(asked: Namespace) -> int:
    screening = load(asked.file)
    how = changed(screening, screening.games[0], moves_of(screening))
    following = Screening(screening.games, how.bot, screening.seed + 1, screening.factors, how.weights)
    save(following, asked.next)
    return 0


def write(asked: Namespace) -> int:
    """The middle of the factors as a file for the bots."""
    screening = load(asked.file)
    how = changed(screening, screening.games[0], {})
    head = f"# python tools/factors.py: {', '.join(screening.games)}; {screening.bot}\n\n[weights]\n"
    lines = [f'"{name}" = {number:.3f}' for name, number in how.weights.items()]
    asked.file_of_weights.write_text(head + "\n".join(lines) + "\n", encoding="utf-8")
    return 0


def main(arguments: Sequence[str] | None = None) -> int:
    parser = ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0] if __doc__ else "")
    commands = parser.add_subparsers(required=True)
    playing = commands.add_parser("play", help="play until the file has this many games")
    playing.add_argument("--games", type=int, default=400)
    playing.add_argument("--jobs", type=int, help="processes; by default one for every processor")
    playing.add_argument("--cluster", default=LOCAL, help="local, or the address of a Ray cluster: docs/clusters.md")
    fitting = commands.add_parser("fit", help="what the games say")
    moving = commands.add_parser("move", help="a file for the next games")
    writing = commands.add_parser("write", help="a file for the bots")
    for command, do in ((playing, play), (fitting, fit), (moving, move), (writing, write)):
        command.add_argument("file", type=Path)
        command.set_defaults(do=do)
    moving.add_argument("next", type=Path)
    writing.add_argument("file_of_weights", type=Path)
    asked = parser.parse_args(arguments)
    return int(asked.do(asked))


if __name__ == "__main__":
    sys.exit(main())
