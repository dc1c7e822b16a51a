"""Play every mixture that the matrix of combinations allows, and print a page with a table of them.

    python -m tools.mixtures_table play build/mixtures.jsonl --random 20 --bots 4 --jobs 2
    python -m tools.mixtures_table play build/mixtures.jsonl --only rivers --random 0 --bots 40 --seed 2
    python -m tools.mixtures_table table build/mixtures.jsonl > docs/mixtures.md

The first plays every pair of the matrix and some drawn mixtures of three things: games of random players with all
invariants of the tests after every action, and games of `standard` bots. Each result is a line at the end of the file.
What has a line there already is not played again, so that a run may be stopped and go on later; another `--seed` adds
further games. The slowest mixtures come last. It ends with 1 if a game has failed or has not ended.
"""

from __future__ import annotations

import json
import multiprocessing
import sys
import traceback
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Final

from archipel.arena import play_match
from archipel.catalogue import ADVANCED, GameSpec, entry, matrix, parse_spec, surprise
from tests.properties.games import random_game
from tests.properties.invariants import Invariants
from tests.properties.rulesets import SHORT, SHORT_WITH_CITIES, has_cities

RANDOM: Final = "random"
BOTS: Final = "bots"
KINDS: Final = (RANDOM, BOTS)
SLOW: Final = frozenset({"wagons", "barbarian_attack"})  # chapters with many moves in a turn
DRAWN_SEATS: Final = (2, 3, 4, 5, 6)
PAGE: Final = """# Mixtures

Every pair that the matrix of combinations allows (`archipel catalogue --matrix`, [rules](rules/combinations.md)), and
a sample of mixtures of three things. Random players play to {short} points ({cities} with Cities & Knights), and after
each of their actions all invariants of the tests are checked. Four `standard` bots, or as many as there are seats, play
to the full number of points. An unfinished game would be a fault. The last column is the share of all these games that
each seat won; few games say little about the seats.

    python -m tools.mixtures_table play build/mixtures.jsonl --random 20 --bots 4
    python -m tools.mixtures_table table build/mixtures.jsonl > docs/mixtures.md
"""


@dataclass(frozen=True, slots=True)
class Task:
    """Games of one kind with one mixture."""

    mixture: str
    kind: str
    games: int
    seed: int


@dataclass(slots=True)
class Played:
    """What came of a task: the length of each game, how many each seat won, and what went wrong."""

    mixture: str
    kind: str
    games: int
    seed: int
    turns: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)  # by seat; several winners share a game
    unfinished: int = 0
    faults: list[str] = field(default_factory=list)


def mixtures(triples: int) -> list[GameSpec]:
    """The pairs of the matrix, then this number of drawn mixtures of three things or more."""
    return [*matrix().mixtures(), *_triples(triples)]


def _triples(wanted: int) -> Iterator[GameSpec]:
    met: set[frozenset[object]] = set()
    seed = 0
    while len(met) < wanted:
        drawn = surprise(DRAWN_SEATS[seed % len(DRAWN_SEATS)], seed, advanced=True)
        seed += 1
        same = frozenset({drawn.name, drawn.seats, *drawn.options})
        if things(drawn) >= 3 and same not in met:
            met.add(same)
            yield drawn


def things(spec: GameSpec) -> int:
    """How many games and layers are put together."""
    found = entry(spec.name)
    layers = [name for name, _ in spec.options if name != ADVANCED.name]
    return max(1, len(found.file.mixes)) - (found.name == "base") + len(layers)


def is_slow(spec: GameSpec) -> bool:
    return bool(SLOW & entry(spec.name).traits)


def play(task: Task) -> Played:
    """Play the games of a task. A game that fails is part of the result."""
    spec = parse_spec(task.mixture)
    found = Played(task.mixture, task.kind, task.games, task.seed, wins=[0.0] * spec.seats)
    if task.kind == RANDOM:
        _play_random(spec, found)
    else:
        _play_bots(spec, found)
    return found


def shortened(spec: GameSpec) -> GameSpec:
    """The same with fewer points to reach, since random players need long for many."""
    return GameSpec(spec.name, spec.seats, (*spec.options, *(SHORT_WITH_CITIES if has_cities(spec) else SHORT).items()))


def _play_random(spec: GameSpec, found: Played) -> None:
    short = shortened(spec)
    for seed in range(found.seed * 1000, found.seed * 1000 + found.games):
        try:
            invariants = Invariants(short, short.new_game(seed).state)
            for game in random_game(short, seed):
                invariants.check(game.state)
        except Exception:
            found.faults.append(f"{short}, seed {seed}\n{traceback.format_exc()}")
            continue
        found.turns.append(game.turn)
        for seat in game.winners:
            found.wins[seat] += 1 / len(game.winners)


def _play_bots(spec: GameSpec, found: Played) -> None:
    result = play_match(spec, ["standard"] * spec.seats, found.games, seed=found.seed, jobs=1)
    for game in result.games:
        if game.failure is not None:
            found.faults.append(f"{spec}, seed {game.seed}\n{game.failure.trace}")
        elif not game.finished:
            found.unfinished += 1
        else:
            found.turns.append(game.turns)
            for bot in game.winners:
                found.wins[game.seating.index(bot)] += 1 / len(game.winners)


def read(path: Path) -> list[Played]:
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    return [Played(**json.loads(line)) for line in lines]


def tasks(said: Namespace) -> list[Task]:
    """What is still to be played, the slow mixtures last."""
    done = {(one.mixture, one.kind, one.seed) for one in read(said.file)}
    chosen = [spec for spec in mixtures(said.triples) if all(word in str(spec) for word in said.only)]
    return [
        Task(str(spec), kind, games, said.seed)
        for spec in sorted(chosen, key=is_slow)
        for kind, games in ((RANDOM, said.random), (BOTS, said.bots))
        if games and (str(spec), kind, said.seed) not in done
    ]


def play_all(said: Namespace) -> int:
    """Play what is to be played, and add a line for each result."""
    wrong = 0
    waiting = tasks(said)
    with ProcessPoolExecutor(said.jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        for number, done in enumerate(as_completed([pool.submit(play, task) for task in waiting]), 1):
            played = done.result()
            wrong += played.unfinished + len(played.faults)
            with said.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(played)) + "\n")
            print(f"{number} of {len(waiting)}: {played.mixture} {played.kind}", *played.faults, sep="\n", flush=True)
    return 1 if wrong else 0


def row(mixture: str, played: Sequence[Played]) -> str:
    """A line of the table."""
    cells = [f"`{mixture.replace('=True', '')}`"]
    for kind in KINDS:
        turns = [turn for one in played if one.kind == kind for turn in one.turns]
        games = sum(one.games for one in played if one.kind == kind)
        cells += [str(games), f"{sum(turns) / len(turns):.0f}" if turns else ""]
    cells.append(str(sum(one.unfinished + len(one.faults) for one in played)))
    wins = [sum(seat) for seat in zip(*(one.wins for one in played), strict=True)]
    cells.append(" ".join(f"{won / max(1.0, sum(wins)):.0%}" for won in wins))
    return f"| {' | '.join(cells)} |"


def table(said: Namespace) -> int:
    """Print the page."""
    by_mixture: dict[str, list[Played]] = {}
    for one in read(said.file):
        by_mixture.setdefault(one.mixture, []).append(one)
    games = {kind: sum(one.games for each in by_mixture.values() for one in each if one.kind == kind) for kind in KINDS}
    print(PAGE.format(short=SHORT["target"], cities=SHORT_WITH_CITIES["target"]))
    print(f"{len(by_mixture)} mixtures, {games[RANDOM]} random games, {games[BOTS]} games of bots.\n")
    print("| mixture | random games | turns | bot games | turns | unfinished | won by seat |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | --- |")
    for spec in mixtures(said.triples):
        if str(spec) in by_mixture:
            print(row(str(spec), by_mixture[str(spec)]))
    return 0


def main(arguments: Sequence[str] | None = None) -> int:
    parser = ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0] if __doc__ else "")
    parser.add_argument("what", choices=("play", "table"))
    parser.add_argument("file", type=Path, help="where results are kept, a JSON object a line")
    parser.add_argument("--random", type=int, default=20, help="random games for each mixture")
    parser.add_argument("--bots", type=int, default=4, help="games of bots for each mixture")
    parser.add_argument("--triples", type=int, default=30, help="drawn mixtures of three things or more")
    parser.add_argument("--only", action="append", default=[], help="mixtures with this word")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    said = parser.parse_args(arguments)
    return play_all(said) if said.what == "play" else table(said)


if __name__ == "__main__":
    sys.exit(main())
