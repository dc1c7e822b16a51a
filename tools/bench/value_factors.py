"""Which weights win against Catanatron's value player: many questions answered by the same games.

    cp tools/bench/value_player.json build/four.json
    PYTHONPATH=build/compiled:. .venv-bench/bin/python -m tools.bench.value_factors play build/four.json \\
        --peer ../catanatron --games 3000
    .venv-dev/bin/python -m tools.bench.value_factors fit build/four.json
    .venv-dev/bin/python -m tools.bench.value_factors move build/four.json build/four_2.json

It is `tools/factors.py` for games of `tools/bench/value_game.py`: in each our bot draws a side of every factor by
chance, and every board is played twice, the second time with the opposite sides. Where a factor has a `placement`,
features count differently before the first turn; elsewhere those weights are as in the rest of the game.
`value_match --weights` plays a match with the weights of a file.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from functools import partial
from math import exp
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from archipel.engine.stream import Stream
from tools.bench.value_game import NoPeer, Peer, Table, load_peer
from tools.tune import WeightedBot, Weights, weights_of
from tools.whole_files import write_whole

SIDES_STREAM: Final = 12
PART: Final = 40  # games between two times that the file is written
GAMES: Final = {2: "base:seats=2,duel=True", 3: "base:seats=3", 4: "base:seats=4"}

Factor = dict[str, Weights]
Effect = tuple[float, float]

_peers: dict[Path, Peer] = {}  # of this process


@dataclass
class Played:
    """One game: the side of every factor, whether our bot won, and how many points it was ahead of the best other."""

    sides: list[int]
    won: bool
    ahead: int


@dataclass
class Screening:
    """What the file holds: weights are those in the middle of the factors, where they are not the bot's own."""

    seats: int
    bot: str
    seed: int
    factors: dict[str, Factor]
    weights: Weights = field(default_factory=dict)
    placement: Weights = field(default_factory=dict)
    played: list[Played] = field(default_factory=list)


def load(file: Path) -> Screening:
    known = json.loads(file.read_text(encoding="utf-8"))
    known["played"] = [Played(**played) for played in known.get("played", ())]
    return Screening(**known)


def save(screening: Screening, file: Path) -> None:
    write_whole(file, json.dumps(asdict(screening), indent=1) + "\n")


def changed(screening: Screening, moves: dict[str, float]) -> tuple[Weights, Weights]:
    """Weights of the game and of the placement with some factors moved from the middle, by numbers of widths."""
    weights = {**weights_of(GAMES[screening.seats], screening.bot), **screening.weights}
    placement = {**weights, **screening.placement}
    for factor, by in moves.items():
        for name, moved in (("weights", weights), ("placement", placement)):
            for feature, log in screening.factors[factor].get(name, {}).items():
                moved[feature] *= exp(log * by)
    return weights, placement


def sides_of(screening: Screening, number: int) -> list[int]:
    """The sides in a game: of two games one after the other they are opposite."""
    stream = Stream(screening.seed, SIDES_STREAM + number // 2)
    sides = [2 * stream.below(2) - 1 for _ in screening.factors]
    return [-side for side in sides] if number % 2 else sides


# ---- games


def play_one(folder: Path, screening: Screening, number: int) -> Played:
    """A game; one with an error counts as lost."""
    if folder not in _peers:
        _peers[folder] = load_peer(folder)
    sides = sides_of(screening, number)
    weights, placement = changed(screening, dict(zip(screening.factors, map(float, sides), strict=True)))
    bot = partial(WeightedBot, weights=weights, bot=screening.bot, placement=placement)
    outcome = Table(_peers[folder], screening.seats, number // 2, screening.seed, bot, 0).play()
    others = [story.points for seat, story in enumerate(outcome.seats) if seat != outcome.seat]
    return Played(sides, outcome.won, outcome.seats[outcome.seat].points - max(others))


def play(asked: Namespace) -> int:
    screening = load(asked.file)
    try:
        load_peer(asked.peer)
    except NoPeer as reason:
        print(reason, file=sys.stderr)
        return 2
    plain = Screening(**{**vars(screening), "played": []})
    with ProcessPoolExecutor(asked.jobs, mp_context=get_context("spawn")) as workers:
        while len(screening.played) < asked.games:
            first = len(screening.played)
            numbers = range(first, min(asked.games, first + PART))
            screening.played += workers.map(partial(play_one, asked.peer, plain), numbers, chunksize=4)
            save(screening, asked.file)
            won = sum(played.won for played in screening.played)
            print(f"{won} of {len(screening.played)}", file=sys.stderr, flush=True)
    return 0


# ---- what they say


def effects_of(screening: Screening) -> dict[str, Effect]:
    """What the upper side of a factor is worth beside its middle, in games won, and its standard error. Points tell as
    much as wins, with other luck: both count half."""
    import numpy as np  # not in the environment in which games are played

    from tools.factors import regression

    sides = np.array([played.sides for played in screening.played], float)
    won = np.array([played.won for played in screening.played], float)
    ahead = np.array([played.ahead for played in screening.played], float)
    slope = float(np.cov(won, ahead)[0, 1] / ahead.var(ddof=1))
    goal = (won + slope * ahead) / 2
    found = regression((sides - sides.mean(axis=0)).tolist(), (goal - goal.mean()).tolist())
    return dict(zip(screening.factors, found, strict=True))


def moves_of(screening: Screening) -> dict[str, float]:
    """How far each factor should move, in widths: less where its effect is uncertain, and not too far."""
    from tools.factors import CURVED, EXPECTED, FARTHEST

    moves: dict[str, float] = {}
    for factor, (effect, error) in effects_of(screening).items():
        likely = effect * EXPECTED**2 / (EXPECTED**2 + error**2)
        moves[factor] = max(-FARTHEST, min(FARTHEST, likely / CURVED))
    return moves


def fit(asked: Namespace) -> int:
    screening = load(asked.file)
    effects, moves = effects_of(screening), moves_of(screening)
    won = sum(played.won for played in screening.played)
    print(f"{won} of {len(screening.played)} games won; the upper side against the middle, and how far to go")
    for factor in sorted(effects, key=lambda factor: -abs(effects[factor][0] / effects[factor][1])):
        effect, error = effects[factor]
        print(f"{factor:24} {effect:+.2%} ± {error:.2%}   {moves[factor]:+.2f}")
    return 0


def move(asked: Namespace) -> int:
    screening = load(asked.file)
    weights, placement = changed(screening, moves_of(screening))
    following = Screening(screening.seats, screening.bot, screening.seed + 1, screening.factors, weights, placement)
    save(following, asked.next)
    return 0


def main(arguments: Sequence[str] | None = None) -> int:
    parser = ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0] if __doc__ else "")
    commands = parser.add_subparsers(required=True)
    playing = commands.add_parser("play", help="play until the file has this many games")
    playing.add_argument("--peer", type=Path, help="the folder of a checkout of Catanatron")
    playing.add_argument("--games", type=int, default=400)
    playing.add_argument("--jobs", type=int, help="processes; by default one for every processor")
    fitting = commands.add_parser("fit", help="what the games say")
    moving = commands.add_parser("move", help="a file for the next games")
    for command, do in ((playing, play), (fitting, fit), (moving, move)):
        command.add_argument("file", type=Path)
        command.set_defaults(do=do)
    moving.add_argument("next", type=Path)
    asked = parser.parse_args(arguments)
    return int(asked.do(asked))


if __name__ == "__main__":
    sys.exit(main())
