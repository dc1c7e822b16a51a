"""Rules in games as `new_game` starts them: options and boards come from the catalogue, not from a test."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from archipel import Game, new_game


def games(name: str, seats: int, seeds: int = 60, **options: Any) -> Iterator[Game]:
    """Games of random players, each after every action."""
    for seed in range(seeds):
        game = new_game(name, seats, seed=seed, **options)
        chance = Random(seed)
        for _ in range(1500):
            if game.over:
                break
            seat = chance.choice(game.deciding)
            game.apply(chance.choice(game.legal_actions(seat)), seat)
            yield game


def kinds(game: Game) -> set[str]:
    return {action.kind for action in game.legal_actions(game.seat)}


def test_base_48_road_building_may_end_after_one_road() -> None:
    for name in ("base", "seafarers/new_shores", "cities_knights"):
        game = next(game for game in games(name, 4) if "stop_placing" in kinds(game))
        seat, built = game.seat, len([event for event in game.events if event.kind == "built"])
        assert game.phase == "free_roads"
        game.apply("stop_placing")
        assert (game.phase, game.seat) != ("free_roads", seat)
        assert len([event for event in game.events if event.kind == "built"]) == built
