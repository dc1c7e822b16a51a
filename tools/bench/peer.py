"""Catanatron as one of the engines measured in turn: `python -m tools.bench.peer SECONDS`, where it is installed.

It is only run, as a program beside ours: four of its random players, from a dealt table to the end.
"""

from __future__ import annotations

import random
import sys
from importlib.metadata import version
from time import process_time
from typing import Final

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

from tools.bench.worker import Samples, serve

MIDDLE: Final = 300  # actions
COPIES: Final = 20


def deal(seed: int) -> Game:
    return Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)], seed=seed)


def play(games: int, seed: int) -> tuple[Samples, Samples]:
    """Random games: the times of playing and of dealing them."""
    random.seed(seed)
    dealing, playing, actions, turns = 0.0, 0.0, 0, 0
    for i in range(games):
        begin = process_time()
        game = deal(seed + i)
        dealt = process_time()
        game.play()
        done = game.state.actions
        del game
        playing += process_time() - dealt
        dealing += dealt - begin
        actions += len(done)
        turns += sum(action.action_type.name == "ROLL" for action in done)
    return {"play": (playing, games, actions, turns)}, {"new_game": (dealing, games, 0, 0)}


def copy(seed: int) -> Samples:
    """Copies of a game in its middle."""
    game = deal(seed)
    for _ in range(MIDDLE):
        game.play_tick()
    begin = process_time()
    for _ in range(COPIES):
        game.copy()
    return {"copy": (process_time() - begin, COPIES, 0, 0)}


def main() -> None:
    seconds = float(sys.argv[1])
    warming, _ = play(5, 0)
    took, games, _, _ = warming["play"]
    each_round = max(1, round(games * seconds / took))

    def run(number: int) -> Samples:
        seed = (number + 1) * 1_000_000
        played, dealt = play(each_round, seed)
        return played | dealt | copy(seed)

    serve(f"Catanatron {version('catanatron')}", run)


if __name__ == "__main__":
    main()
