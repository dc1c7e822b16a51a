"""Games to be played while a core counts what runs (ARCHIPEL_PROFILE in tools/compile.py): the C compiler then arranges
the code for what games really do.

    PYTHONPATH=build/compiled python tools/training_games.py

Every box plays, and so do bots, since their search is compiled too. Each part takes about as long as the others: what a
compiler counts as often run is a share of all that ran. Needs only the package and what it always needs.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

import archipel
from archipel import bots
from archipel.engine.playout import play_randomly
from archipel.engine.stream import Stream
from archipel.engine.view import imagine
from archipel.vector import VectorGames

LIMIT: Final = 20_000  # more actions than any random game has
LOOK: Final = 25  # actions between two looks at a game: views, copies, games that fit a view
AT_ONCE: Final = 32
STEPS: Final = 400

# Random games inside the kernel, and how many.
IN_KERNEL: Final = {
    "base:seats=3": 15,
    "base:seats=4,phases=combined": 30,
    "base:seats=6,extension=special_building": 6,
    "base:seats=6,extension=paired_players": 6,
    "cities_knights:seats=4": 15,
    "seafarers/new_shores:seats=4": 12,
    "seafarers/new_shores:seats=4,cities_knights=true": 3,
    "seafarers/four_islands:seats=4": 3,
    "seafarers/through_the_desert:seats=6": 3,
    "seafarers/cloth:seats=4": 2,
    "seafarers/forgotten_tribe:seats=4": 2,
    "seafarers/wonders:seats=4": 2,
    "traders_barbarians/fishermen:seats=4": 4,
    "traders_barbarians/rivers:seats=4": 4,
    "traders_barbarians/caravans:seats=4": 4,
    "traders_barbarians/barbarian_attack:seats=4": 4,
    "traders_barbarians/wagons:seats=4": 4,
    "junior:seats=4": 4,
}
# Random games through the Python API, with events, views, records and replays.
THROUGH_API: Final = {
    "base:seats=4": 5,
    "cities_knights:seats=4": 2,
    "seafarers/new_shores:seats=4": 2,
    "junior:seats=4": 1,
}
# Games of bots, which also trade.
OF_BOTS: Final = {
    "base:seats=4": 2,
    "cities_knights:seats=4": 1,
    "seafarers/new_shores:seats=4": 1,
    "traders_barbarians/fishermen:seats=4": 1,
    "junior:seats=4": 1,
}
# Games of which many are stepped at once.
STEPPED: Final = ("base:seats=4", "cities_knights:seats=4")
PLAYERS: Final = ("standard", "strong", "standard", "greedy")


def play_in_kernel(games: Mapping[str, int]) -> None:
    for spec, count in games.items():
        described = archipel.parse_spec(spec)
        for seed in range(count):
            play_randomly(described.new_game(seed).state, Stream(seed), LIMIT)


def play_through_api(games: Mapping[str, int]) -> None:
    for spec, count in games.items():
        described = archipel.parse_spec(spec)
        for seed in range(count):
            game, choices, done = described.new_game(seed), Random(seed), 0
            if seed % 2:
                game.listen()
            while not game.over and done < LIMIT:
                legal = game.legal_actions()
                game.apply(legal[choices.getrandbits(30) % len(legal)])
                done += 1
                if done % LOOK == 0:
                    game.copy()
                    view = game.view(done % game.seats)
                    view.to_json()
                    imagine(view, done)
            archipel.replay(game.record())
            for seat in range(game.seats):
                game.events_for(seat)


def play_with_bots(games: Mapping[str, int]) -> None:
    for spec, count in games.items():
        described = archipel.parse_spec(spec)
        for seed in range(count):
            game = described.new_game(seed)
            players = [bots.make(name, seed=seat) for seat, name in enumerate(PLAYERS)]
            while not game.over:
                game.apply(players[game.seat].choose(game.view(game.seat)))


def step_many(specs: tuple[str, ...], steps: int) -> None:
    for spec in specs:
        games = VectorGames(spec, AT_ONCE, trades="")
        games.write_to(**games.new_arrays())
        games.reset()
        for _ in range(steps):
            games.step(games.random_codes())


if __name__ == "__main__":
    play_in_kernel(IN_KERNEL)
    play_through_api(THROUGH_API)
    play_with_bots(OF_BOTS)
    step_many(STEPPED, STEPS)
