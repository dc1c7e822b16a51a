"""Games of bots for tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import archipel
from archipel import bots
from archipel.board.vectors import COMPILED
from archipel.bots.registry import bots_of
from archipel.catalogue import entry

# Settings with which a bot is quick enough for tests on the Python source; compiled it plays as it is.
QUICK: Final[dict[str, int]] = {} if COMPILED else {"beam": 3, "nodes": 8, "spots": 2}
SMALL: Final[dict[str, dict[str, int]]] = {
    "random": {},
    "gentle": {} if COMPILED else {**QUICK, "mistakes_per_hundred": 60},
    "greedy": {},
    "standard": QUICK,
    "strong": QUICK,
}
# The bots that are offered in every game.
EVERYWHERE: Final = tuple(bots_of(entry("base")))


def play(spec: str, names: Sequence[str], seed: int, most_turns: int = 500, **settings: int) -> archipel.Game:
    """A game of bots, to its end or to the end of a turn; the settings go to all of them."""
    game = archipel.parse_spec(spec).new_game(seed)
    players = [bots.make(name, seed=seat, **settings) for seat, name in enumerate(names)]
    while not game.over and game.turn < most_turns:
        game.apply(players[game.seat].choose(game.view(game.seat)))
    return game
