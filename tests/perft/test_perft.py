"""Counting all sequences of legal actions from a position: the numbers of the *.toml files, by the loop of the kernel
and again, slowly, through the public interface."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import archipel
from archipel.catalogue import parse_spec
from archipel.engine.game import Game
from archipel.engine.playout import perft
from tests.playthroughs.write import path_of

Position = dict[str, object]

POSITIONS: list[Position] = [
    position
    for path in sorted(Path(__file__).parent.glob("*.toml"))
    for position in tomllib.loads(path.read_text(encoding="utf-8"))["position"]
]
every_position = pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position["name"])


def game_at(position: Position) -> Game:
    """A new game, or a recorded one after n actions."""
    if "spec" in position:
        return parse_spec(str(position["spec"])).new_game(int(str(position["seed"])))
    games: list[Game] = []
    archipel.replay(
        path_of(str(position["playthrough"])).read_text(encoding="utf-8"), lambda game: games.append(game.copy())
    )
    game = games[int(str(position["after"])) - 1]
    game.draw_freely()
    return game


def counts(position: Position, name: str) -> list[int]:
    found = position.get(name, [])
    assert isinstance(found, list)
    return found


def perft_through_the_interface(game: Game, depth: int) -> int:
    """The same count without any help of the engine's: copies, legal actions, and actions by their notation."""
    if depth == 0:
        return 1
    total = 0
    for legal in game.legal_actions():
        child = game.copy()
        child.apply(str(legal))
        total += perft_through_the_interface(child, depth - 1)
    return total


@pytest.mark.compiled
@every_position
def test_perft(position: Position) -> None:
    nodes = counts(position, "nodes")
    state = game_at(position).state.copy()
    before = state.to_bytes()
    assert [perft(state, depth) for depth in range(1, len(nodes) + 1)] == nodes
    assert state.to_bytes() == before


@pytest.mark.long
@every_position
def test_perft_through_the_interface(position: Position) -> None:
    nodes = [count for count in counts(position, "nodes") if count < 2_000]
    game = game_at(position)
    assert [perft_through_the_interface(game, depth) for depth in range(1, len(nodes) + 1)] == nodes


@pytest.mark.slow
@every_position
def test_perft_through_the_interface_to_the_end(position: Position) -> None:
    nodes = counts(position, "nodes")
    game = game_at(position)
    assert perft_through_the_interface(game, len(nodes)) == nodes[-1]


@pytest.mark.slow
@pytest.mark.compiled
@every_position
def test_deep_perft(position: Position) -> None:
    nodes, deep = counts(position, "nodes"), counts(position, "deep")
    state = game_at(position).state.copy()
    assert [perft(state, len(nodes) + k) for k in range(1, len(deep) + 1)] == deep
