"""Whole games of players who do anything that is allowed, but put to sea whenever they can."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from archipel.catalogue import GameSpec, start
from archipel.engine.action import Action
from archipel.engine.game import Game
from archipel.rules.base.land import WET, Land
from tests.properties.games import MOST_ACTIONS
from tests.properties.players import any_choice

SAILING = ("place_ship", "build_ship", "place_free_ship")
EAGER = 0.9  # how often that is preferred to anything else


def leads_to_sea(game: Game, action: Action) -> bool:
    """A ship, or a start on the coast."""
    if action.kind == "place_settlement":
        corner = action.fields["corner"]
        assert isinstance(corner, int)
        return bool(game.rules.the(Land).around(game.state, corner) & WET)
    return action.kind in SAILING


def voyage(spec: GameSpec, seed: int) -> Iterator[Game]:
    """The game at its start and after every action, until it is over."""
    game = start(spec, seed)
    chance = Random(seed)
    yield game
    for _ in range(MOST_ACTIONS):
        seat, chosen = any_choice(game, chance)
        to_sea = [action for action in game.legal_actions(seat) if leads_to_sea(game, action)]
        if to_sea and chance.random() < EAGER:
            chosen = chance.choice(to_sea)
        game.apply(chosen, seat)
        yield game
        if game.over:
            return
    raise AssertionError(f"{spec}, seed {seed}: {MOST_ACTIONS} actions, and nobody has won")
