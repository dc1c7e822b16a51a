"""Compiled bots decide as interpreted ones."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from archipel.board.vectors import COMPILED

SOURCE = Path(__file__).resolve().parents[2] / "src"

GAME = """
import archipel
from archipel import bots

game = archipel.parse_spec("{spec}").new_game(21)
names = {names}
players = [bots.make(names[seat % len(names)], seed=seat) for seat in range(game.seats)]
while not game.over and game.turn < 12:
    game.apply(players[game.seat].choose(game.view(game.seat)))
print(archipel.compiled())
print(game.record())
"""


def played(spec: str, names: list[str], path: str) -> list[str]:
    """Whether the game was played by compiled bots, and its record."""
    done = subprocess.run(
        [sys.executable, "-c", GAME.format(spec=spec, names=names)],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.split("\n", 1)


@pytest.mark.compiled
@pytest.mark.skipif(not COMPILED, reason="there is nothing to compare with")
@pytest.mark.parametrize(
    ("spec", "names"),
    [
        ("base:seats=4", ["standard", "greedy"]),
        ("base:seats=5,phases=combined", ["standard", "greedy"]),
        ("junior:seats=4", ["strong", "gentle"]),
    ],
)
def test_bots_decide_the_same_compiled_and_not(spec: str, names: list[str]) -> None:
    compiled, record = played(spec, names, os.environ["PYTHONPATH"])
    interpreted, other = played(spec, names, str(SOURCE))
    assert (compiled, interpreted) == ("True", "False")
    assert record == other
