"""Tune the weights of the features by match results: files of archipel/bots/learnt.

    python tools/tune.py run build/base.json base:seats=4 base:seats=3 --steps 500 --jobs 16
    python tools/tune.py run build/base.json --steps 500 --jobs 16
    python tools/tune.py write build/base.json build/base.toml
    python tools/tune.py gate build/base.toml base:seats=4 base:seats=3
    python tools/tune.py gate build/base.toml base:seats=4 --bot strong --against standard

A step changes all weights a little at once, each up or down by chance, and plays a few games of bots with this change
against bots with its opposite: half of the seats each, every board in every rotation of the seats. The weights then
move towards the side that won more (simultaneous perturbation, SPSA). Weights are tuned by their logarithm, so none
changes its sign, and a weight of nothing stays nothing. They begin as the bot has them, `standard` unless `--bot` names
another. The games of a box are taken in turn; features that `--fixed FILE` has weights for, such as those that other
boxes share, stay as they are. What a file says of the placement alone is not tuned, and fixes nothing.

Everything is kept in the first file after every step. A run that was stopped goes on where it was, and the weights
depend only on the seed and the number of steps, not on the processes or machines that play.

A file of weights may replace another if it passes the gate: with it the bot wins more than its share of at least 800
games against bots of today, the whole 95 % interval above par, in every game that is named; its weights for the
placement count there too. A file for the strong bots only says so: `strong = true` above its weights.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import partial
from math import exp
from pathlib import Path
from typing import Final

from archipel.arena import Executor, executor_for, play_match
from archipel.arena.executors import LOCAL
from archipel.arena.series import Series
from archipel.bots import Bot, bot_maker
from archipel.bots.experience import Learnt, read_weights
from archipel.bots.registry import DEFAULT, UnknownBot
from archipel.bots.standard import StandardBot
from archipel.catalogue import parse_spec, start
from archipel.engine.action import Action
from archipel.engine.stream import Stream
from archipel.engine.view import View
from tools.whole_files import write_whole

TUNE_STREAM: Final = 9
SEEDS: Final = 1 << 30
MOST_TURNS: Final = 400
WIDTH: Final = 0.25  # how far the first steps try to both sides, in logarithms of weights
RATE: Final = 0.02  # how far they move after games that one side has all won
SETTLING: Final = 100  # steps after which the moves begin to be smaller
LEAST_GAMES: Final = 800  # of a gate

Weights = dict[str, float]


class WeightedBot(Bot):
    """A bot that searches, such as standard or strong, with other weights: those that are not named stay."""

    def __init__(self, seed: int, weights: Weights, bot: str = DEFAULT, placement: Weights | None = None) -> None:
        super().__init__(seed)
        self.weights = weights
        self.placement = placement or {}  # what counts differently before the first turn
        self.player = searching(bot, seed)

    def choose(self, view: View) -> Action:
        if self.player.planner is None:
            evaluation = self.player.planner_for(view.rules).value.evaluation
            for at, name in enumerate(evaluation.names):
                if evaluation.weights[at] != 0.0:
                    evaluation.weights[at] = self.weights.get(name, evaluation.weights[at])
            if self.placement:
                evaluation.weigh_placement(self.placement)
        return self.player.choose(view)


def searching(bot: str, seed: int = 0) -> StandardBot:
    """A bot by its name, which must be one that searches."""
    made = bot_maker(bot)(seed)
    if not isinstance(made, StandardBot):
        raise UnknownBot(f"{bot} has no weights")
    return made


def weights_of(spec: str, bot: str) -> Weights:
    """What a bot has in this game."""
    evaluation = searching(bot).planner_for(start(parse_spec(spec), 0).rules).value.evaluation
    return {name: float(weight) for name, weight in zip(evaluation.names, evaluation.weights, strict=True) if weight}


def learnt(file: Path) -> Learnt:
    """A file of `archipel/bots/learnt`."""
    return read_weights(file.read_text(encoding="utf-8"))


def weights_in(found: Learnt) -> Weights:
    """What a file says of the game after the placement."""
    return {**found.weights, **found.where_present}


# ---- tuning


@dataclass
class State:
    """A run: what its file holds."""

    specs: list[str]
    seed: int
    games: int  # of a step
    begin: Weights  # of the features that are tuned
    moved: Weights  # logarithms of how much they have changed
    bot: str = DEFAULT  # that plays
    steps: int = 0
    played: int = 0

    @property
    def weights(self) -> Weights:
        return self.changed({})

    def changed(self, by: Weights) -> Weights:
        """The weights with a further change of their logarithms."""
        return {name: weight * exp(self.moved[name] + by.get(name, 0.0)) for name, weight in self.begin.items()}


def new_state(specs: list[str], seed: int, games: int, fixed: Weights, bot: str = DEFAULT) -> State:
    begin: Weights = {}
    for spec in specs:
        found = weights_of(spec, bot)
        begin |= {name: weight for name, weight in found.items() if name not in fixed and name not in begin}
    return State(specs, seed, games, begin, dict.fromkeys(begin, 0.0), bot)


def line_ups(seats: int) -> tuple[tuple[int, ...], ...]:
    """Who sits where on a board before the seats rotate, 0 and 1 for the sides; the boards take them in turn."""
    first = tuple(seat % 2 for seat in range(seats))
    if seats % 2 == 1:
        return first, tuple(1 - side for side in first)
    return first, tuple(int(2 * seat >= seats) for seat in range(seats))


def step(state: State, executor: Executor) -> None:
    """Play the games of the next step and move the weights."""
    stream = Stream(state.seed, TUNE_STREAM + state.steps)
    signs = {name: 2 * stream.below(2) - 1 for name in state.begin}
    width = WIDTH / (1 + state.steps) ** 0.1
    rate = RATE / (1 + state.steps / SETTLING) ** 0.6
    spec = parse_spec(state.specs[state.steps % len(state.specs)])
    sides = [state.changed({name: side * width * sign for name, sign in signs.items()}) for side in (1, -1)]
    makers = tuple(partial(WeightedBot, weights=side, bot=state.bot) for side in sides)
    series = Series(spec, makers, line_ups(spec.seats), stream.below(SEEDS), MOST_TURNS)
    ahead = 0.0
    for result in executor.play(series, state.games):
        if result.failure is not None:
            raise RuntimeError(result.failure.trace)
        ahead += sum(1 - 2 * winner for winner in result.winners) / max(1, len(result.winners))
    for name, sign in signs.items():
        state.moved[name] += rate * sign * ahead / state.games / width
    state.steps += 1
    state.played += state.games


def save(state: State, file: Path) -> None:
    write_whole(file, json.dumps(asdict(state), indent=1) + "\n")


def tune(asked: Namespace) -> int:
    if asked.state.exists():
        state = State(**json.loads(asked.state.read_text(encoding="utf-8")))
        print(f"goes on after {state.steps} steps, {state.played} games")
    elif not asked.game:
        print(f"{asked.state} does not exist yet: name the games to tune for")
        return 2
    else:
        fixed = weights_in(learnt(asked.fixed)) if asked.fixed else {}
        state = new_state([str(parse_spec(game)) for game in asked.game], asked.seed, asked.games, fixed, asked.bot)
    with executor_for(asked.cluster, asked.jobs) as executor:
        for _ in range(asked.steps):
            step(state, executor)
            save(state, asked.state)
            farthest = max(state.moved, key=lambda name: abs(state.moved[name]))
            change = exp(state.moved[farthest])
            print(f"step {state.steps}, {state.played} games; most changed: {farthest} x {change:.2f}", flush=True)
    return 0


def write(asked: Namespace) -> int:
    state = State(**json.loads(asked.state.read_text(encoding="utf-8")))
    lines = [f'"{name}" = {weight:.3f}' for name, weight in state.weights.items()]
    games = ", ".join(state.specs)
    head = f"# python tools/tune.py run: {games}; {state.bot}, seed {state.seed}, {state.played} games\n"
    asked.file.write_text(head + "\n[weights]\n" + "\n".join(lines) + "\n", encoding="utf-8")
    return 0


# ---- the gate


def gate(asked: Namespace) -> int:
    """Whether the weights of a file are better than those of today, in every game."""
    passed = asked.games >= LEAST_GAMES
    if not passed:
        print(f"{asked.games} games are too few: a gate has {LEAST_GAMES} or more")
    file = learnt(asked.file)
    candidate = partial(WeightedBot, weights=weights_in(file), bot=asked.bot, placement=file.placement)
    executor = executor_for(asked.cluster, asked.jobs)
    for game in asked.game:
        seats = parse_spec(game).seats
        result = play_match(
            game, [candidate, *[asked.against] * (seats - 1)], asked.games, asked.seed, executor=executor
        )
        bot = result.bots[0]
        better = result.ok and bot.interval[0] > 1 / seats
        passed = passed and better
        word = "better" if better else "not better"
        low, high = bot.interval
        print(
            f"{game}: {bot.share:.1%} [{low:.1%} to {high:.1%}] of {bot.games}, par {1 / seats:.1%}: {word}", flush=True
        )
    print("passed" if passed else "not passed")
    return 0 if passed else 1


def main(arguments: Sequence[str] | None = None) -> int:
    parser = ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0] if __doc__ else "")
    commands = parser.add_subparsers(required=True)
    running = commands.add_parser("run", help="begin a run, or go on with it")
    running.add_argument("state", type=Path, help="the file of the run")
    running.add_argument("game", nargs="*", help="for a new run: a game, such as base:seats=4")
    running.add_argument("--steps", type=int, default=100)
    running.add_argument("--games", type=int, default=32, help="of a step, for a new run")
    running.add_argument("--seed", type=int, default=1, help="for a new run")
    running.add_argument("--fixed", type=Path, help="for a new run: a file whose features are not tuned")
    running.add_argument("--bot", default=DEFAULT, help="for a new run: the bot whose weights are tuned")
    running.set_defaults(do=tune)
    writing = commands.add_parser("write", help="write the weights of a run as a file for the bots")
    writing.add_argument("state", type=Path)
    writing.add_argument("file", type=Path)
    writing.set_defaults(do=write)
    gating = commands.add_parser("gate", help="measure a file against the bots of today")
    gating.add_argument("file", type=Path)
    gating.add_argument("game", nargs="+")
    gating.add_argument("--games", type=int, default=LEAST_GAMES)
    gating.add_argument("--against", default="standard")
    gating.add_argument("--seed", type=int, default=1)
    gating.add_argument("--bot", default=DEFAULT, help="the bot that plays with the weights of the file")
    gating.set_defaults(do=gate)
    for command in (running, gating):
        command.add_argument("--jobs", type=int, help="processes; by default one for every processor")
        command.add_argument(
            "--cluster", default=LOCAL, help="local, or the address of a Ray cluster: docs/clusters.md"
        )
    asked = parser.parse_args(arguments)
    return int(asked.do(asked))


if __name__ == "__main__":
    sys.exit(main())
