"""Whole games of players who do anything that is allowed, action by action. Scenarios of other boxes than the base game
may be hard to win: there the players are eager."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from archipel.catalogue import GameSpec, entry, start
from archipel.engine.game import Game
from tests.properties.players import Choice, any_choice, lords_choice, sailors_choice
from tests.properties.rulesets import has_cities

MOST_ACTIONS = 150_000  # random players need a few thousand; Wonders with a small hand limit took 59,660


def players_of(spec: GameSpec) -> Callable[[Game, Random], Choice]:
    """Who plays a game."""
    if has_cities(spec):
        return lords_choice
    return any_choice if entry(spec.name, spec.scenario).box == "base" else sailors_choice


def random_game(spec: GameSpec, seed: int) -> Iterator[Game]:
    """The game at its start and after every action, until it is over."""
    game = start(spec, seed)
    choice = players_of(spec)
    chance = Random(seed)
    yield game
    for _ in range(MOST_ACTIONS):
        seat, chosen = choice(game, chance)
        game.apply(chosen, seat)
        yield game
        if game.over:
            return
    raise AssertionError(f"{spec}, seed {seed}: {MOST_ACTIONS} actions, and nobody has won")


def finished(spec: GameSpec, seed: int) -> Game:
    """The game when it is over."""
    *_, game = random_game(spec, seed)
    return game
