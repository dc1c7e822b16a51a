"""Games of bots for tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pytest

import archipel
from archipel import bots
from archipel.board.vectors import COMPILED

# Settings with which a bot is quick enough for tests on the Python source; compiled it plays as it is.
QUICK: Final[dict[str, int]] = {} if COMPILED else {"beam": 3, "nodes": 8, "spots": 2}
SMALL: Final[dict[str, dict[str, int]]] = {
    "random": {},
    "gentle": {} if COMPILED else {**QUICK, "mistakes_per_hundred": 60},
    "easy": QUICK,
    "greedy": {},
    "standard": QUICK,
    "strong": QUICK,
    "expert": {"beam": 8, "nodes": 60, "playouts": 2} if COMPILED else {**QUICK, "playouts": 1},
}
# The bots, each of which plays every game. Two are other bots with other settings, so their tests are for long runs.
EVERYWHERE: Final = tuple(
    pytest.param(name, marks=pytest.mark.long) if name in ("easy", "strong") else name for name in bots.names()
)


def play(spec: str, names: Sequence[str], seed: int, most_turns: int = 500, **settings: int) -> archipel.Game:
    """A game of bots, to its end or to the end of a turn; the settings go to all of them."""
    game = archipel.parse_spec(spec).new_game(seed)
    players = [bots.make(name, seed=seat, **settings) for seat, name in enumerate(names)]
    while not game.over and game.turn < most_turns:
        game.apply(players[game.seat].choose(game.view(game.seat)))
    return game
