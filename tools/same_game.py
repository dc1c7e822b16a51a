"""One game with bots, and the digest of its record: the same on every machine, compiled or not.

    python tools/same_game.py            # exit status 1 if the digest is another

Needs nothing but the installed package, so that a wheel can be tried with any Python.
"""

from __future__ import annotations

import hashlib
import platform
import sys
from typing import Final

import archipel
from archipel import bots

SPEC: Final = "base:seats=3"
BOTS: Final = ("greedy", "random", "greedy")
DIGEST: Final = "8d3fd154bd1e0de860238de83f94f97534e3936963397e0ee7e46965d59e65b9"


def play() -> str:
    """The SHA-256 of the record."""
    game = archipel.parse_spec(SPEC).new_game(seed=7)
    players = [bots.make(name, seed=seat) for seat, name in enumerate(BOTS)]
    while not game.over:
        game.apply(players[game.seat].choose(game.view(game.seat)))
    assert archipel.replay(game.record()) == game
    return hashlib.sha256(game.record().encode()).hexdigest()


if __name__ == "__main__":
    found = play()
    how = "compiled" if archipel.compiled() else "pure"
    print(f"{found}  archipel {archipel.__version__} {how}, Python {platform.python_version()}, {platform.machine()}")
    sys.exit(found != DIGEST)
