"""Whole games of players who do anything that is allowed, action by action."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from archipel.catalogue import GameSpec, start
from archipel.engine.game import Game
from tests.properties.players import any_choice

MOST_ACTIONS = 30_000  # random players need a few thousand


def random_game(spec: GameSpec, seed: int) -> Iterator[Game]:
    """The game at its start and after every action, until it is over."""
    game = start(spec, seed)
    chance = Random(seed)
    yield game
    for _ in range(MOST_ACTIONS):
        seat, chosen = any_choice(game, chance)
        game.apply(chosen, seat)
        yield game
        if game.over:
            return
    raise AssertionError(f"{spec}, seed {seed}: {MOST_ACTIONS} actions, and nobody has won")


def finished(spec: GameSpec, seed: int) -> Game:
    """The game when it is over."""
    *_, game = random_game(spec, seed)
    return game
