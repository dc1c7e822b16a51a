"""Learn the weights of a game's features from games of standard bots: files of archipel/bots/learnt for the strong bot.

    python tools/learn.py junior:seats=4 junior:seats=3 --games 1000 --write src/archipel/bots/learnt/junior.toml

In every generation bots with the prior weights and bots with those learnt so far play each other; some of them make
mistakes, so that positions also occur that good players avoid. The winner is then predicted by the softmax of all
scores, as bots evaluate positions: their own seat with its secrets, the others as everyone sees them. The weights are a
multiple of the prior ones plus small corrections; Newton's method finds both. All games that are named must have the
same features.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log
from pathlib import Path
from typing import Final

from archipel.bots import make
from archipel.bots.evaluation import Evaluation
from archipel.bots.planner import Planner
from archipel.bots.standard import StandardBot
from archipel.catalogue import GameSpec, parse_spec, start
from archipel.engine.game import Game
from archipel.engine.stream import Stream

LEARN_STREAM: Final = 8
SEEDS: Final = 1 << 30
MISTAKES: Final = (0, 0, 5, 15)  # in a hundred decisions; each player of a game has one of these
TEMPERATURE: Final = 60  # of the mistakes
POSITIONS: Final = 12  # kept of every game
MOST_TURNS: Final = 400
STEPS: Final = 12
CLOSE: Final = 1e-4  # a step that changes less is the last

Weights = dict[str, float]


@dataclass(frozen=True, slots=True)
class Row:
    """A position as one seat sees it: the features of every seat, and the share of the victory each had in the end."""

    seats: list[list[float]]
    won: list[float]


# ---- games


def seen_by(evaluation: Evaluation, game: Game, seat: int) -> list[list[float]]:
    """The features of all seats as one seat sees them."""
    evaluation.prepare_turn(game.state)
    evaluation.prepare_position(game.state)
    found: list[list[float]] = []
    for other in range(game.seats):
        evaluation.write_features(game.state, other, other == seat)
        found.append([float(number) for number in evaluation.out])
    return found


def player(game: Game, seed: int, weights: Weights) -> StandardBot:
    """A standard bot, with these weights if there are any."""
    bot = StandardBot(seed, experience=0)
    if weights:
        bot.planner = Planner(game.rules, experience=0)
        evaluation = bot.planner.value.evaluation
        for at, name in enumerate(evaluation.names):
            evaluation.weights[at] = weights[name]
    return bot


def play(spec: GameSpec, stream: Stream, weights: Weights) -> list[Row]:
    """One game: some of its positions, and who won it."""
    game = start(spec, stream.below(SEEDS))
    evaluation = Evaluation(game.rules)
    players = [player(game, stream.below(SEEDS), weights if stream.below(2) == 1 else {}) for _ in range(game.seats)]
    mistakes = [MISTAKES[stream.below(len(MISTAKES))] for _ in range(game.seats)]
    careless = make("gentle", stream.below(SEEDS), mistakes_per_hundred=100, temperature=TEMPERATURE)
    seen: list[list[list[float]]] = []
    turn = 0
    while not game.over and game.turn < MOST_TURNS:
        if game.turn != turn:
            turn = game.turn
            seen.append(seen_by(evaluation, game, stream.below(game.seats)))
        bot = careless if stream.below(100) < mistakes[game.seat] else players[game.seat]
        game.apply(bot.choose(game.view(game.seat)), game.seat)
    won = [(seat in game.winners) / max(1, len(game.winners)) for seat in range(game.seats)]
    while len(seen) > POSITIONS:
        seen.pop(stream.below(len(seen)))
    return [Row(seats, won) for seats in seen] if game.winners else []


# ---- learning


def chances(row: Row, weights: Sequence[float]) -> list[float]:
    """Each seat's probability of winning, by these weights."""
    scores = [sum(a * b for a, b in zip(seat, weights, strict=True)) for seat in row.seats]
    most = max(scores)
    parts = [exp(score - most) for score in scores]
    return [part / sum(parts) for part in parts]


def surprise(rows: Sequence[Row], weights: Sequence[float]) -> float:
    """The log loss of the predictions: the mean of -log p."""
    total = 0.0
    for row in rows:
        total -= sum(w * log(p) for w, p in zip(row.won, chances(row, weights), strict=True) if w > 0)
    return total / len(rows)


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """x of matrix · x = right, by elimination."""
    n = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for i in range(n):
        pivot = max(range(i, n), key=lambda k: abs(rows[k][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for k in range(i + 1, n):
            factor = rows[k][i] / rows[i][i]
            if factor != 0.0:
                rows[k] = [a - factor * b for a, b in zip(rows[k], rows[i], strict=True)]
    found = [0.0] * n
    for i in reversed(range(n)):
        found[i] = (rows[i][n] - sum(rows[i][k] * found[k] for k in range(i + 1, n))) / rows[i][i]
    return found


def spreads(rows: Sequence[Row]) -> list[float]:
    """How much the seats of a position differ in every feature: the mean square."""
    n = len(rows[0].seats[0])
    squares = [0.0] * n
    for row in rows:
        for i in range(n):
            column = [seat[i] for seat in row.seats]
            mean = sum(column) / len(column)
            squares[i] += sum((x - mean) ** 2 for x in column) / len(column)
    return [square / len(rows) for square in squares]


def fit(rows: Sequence[Row], prior: Sequence[float], held: float) -> list[float]:
    """The weights that predict the winners best; `held` is how strongly corrections are kept near zero."""
    n = len(prior) + 1  # the multiple of the prior weights, then the corrections
    hold = [1e-9] + [held * spread + 1e-9 for spread in spreads(rows)]
    wide = [
        ([[sum(a * b for a, b in zip(seat, prior, strict=True)), *seat] for seat in row.seats], row) for row in rows
    ]
    found = [0.5] + [0.0] * len(prior)
    for _ in range(STEPS):
        weights = combined(found, prior)
        slope = [hold[i] * found[i] for i in range(n)]
        bend = [[hold[i] if i == k else 0.0 for k in range(n)] for i in range(n)]
        for seats, row in wide:
            shares = chances(row, weights)
            mean = [sum(p * seat[i] for p, seat in zip(shares, seats, strict=True)) for i in range(n)]
            for p, won, seat in zip(shares, row.won, seats, strict=True):
                away = [x - m for x, m in zip(seat, mean, strict=True)]
                part = p / len(rows)
                more = (p - won) / len(rows)
                for i, x in enumerate(away):
                    slope[i] += more * x
                    line = bend[i]
                    scaled = part * x
                    for k in range(i, n):
                        line[k] += scaled * away[k]
        for i in range(n):
            for k in range(i):
                bend[i][k] = bend[k][i]
        step = solve(bend, slope)
        found = [x - change for x, change in zip(found, step, strict=True)]
        if max(map(abs, step)) < CLOSE:
            break
    return combined(found, prior)


def combined(found: Sequence[float], prior: Sequence[float]) -> list[float]:
    return [found[0] * weight + change for weight, change in zip(prior, found[1:], strict=True)]


def main(argv: Sequence[str] | None = None) -> int:
    said = ArgumentParser(description="Learn the weights of features from games.")
    said.add_argument("games_of", nargs="+", metavar="SPEC")
    said.add_argument("--games", type=int, default=1000, help="of every spec, in every generation")
    said.add_argument("--generations", type=int, default=1)
    said.add_argument("--held", type=float, default=0.1)
    said.add_argument("--seed", type=int, default=1)
    said.add_argument("--write", type=Path, required=True)
    asked = said.parse_args(argv)
    specs = [parse_spec(text) for text in asked.games_of]
    senses = [Evaluation(start(spec, 0).rules) for spec in specs]
    names = senses[0].names
    if any(evaluation.names != names for evaluation in senses):
        said.error("these games do not have the same features")
    prior = [float(weight) for weight in senses[0].weights]
    rows: list[Row] = []
    weights: Weights = {}
    for generation in range(asked.generations):
        for spec in specs:
            for number in range(asked.games):
                stream = Stream(asked.seed, LEARN_STREAM + generation * asked.games + number)
                rows += play(spec, stream, weights)
        learnt = fit(rows, prior, asked.held)
        weights = {name: round(weight, 3) for name, weight in zip(names, learnt, strict=True)}
        print(f"generation {generation + 1}: {len(rows)} positions, surprise {surprise(rows, learnt):.4f}, ", end="")
        print(f"with the prior weights {surprise(rows, prior):.4f}", flush=True)
        command = f"python tools/learn.py {' '.join(asked.games_of)} --games {asked.games} --seed {asked.seed}"
        lines = [f'"{name}" = {weight}' for name, weight in weights.items()]
        head = f"# {command} --generations {generation + 1} --held {asked.held}\n\nstrong = true\n\n[weights]\n"
        asked.write.write_text(head + "\n".join(lines) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
