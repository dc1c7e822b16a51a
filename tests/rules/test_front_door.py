"""Rules in games as `new_game` starts them: options and boards come from the catalogue, not from a test."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from archipel import Game, SetUpError, new_game, replay


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


@pytest.mark.long
def test_base_48_road_building_may_end_after_one_road() -> None:
    for name in ("base", "seafarers/new_shores", "cities_knights"):
        game = next(game for game in games(name, 4) if "stop_placing" in kinds(game))
        seat, built = game.seat, len([event for event in game.events if event.kind == "built"])
        assert game.phase == "free_roads"
        game.apply("stop_placing")
        assert (game.phase, game.seat) != ("free_roads", seat)
        assert len([event for event in game.events if event.kind == "built"]) == built


def harbours(name: str, seats: int, seed: int, **options: Any) -> str:
    """Where a game has which harbours."""
    board = new_game(name, seats, seed=seed, **options).origin.header["board"]
    assert isinstance(board, dict)
    return str(board["harbours"])


@pytest.mark.parametrize("name", ["base", "cities_knights"])
@pytest.mark.parametrize("layout", ["spiral", "random"])
def test_base_10_the_frame_of_the_island_is_shuffled(name: str, layout: str) -> None:
    assert len({harbours(name, 4, seed, layout=layout) for seed in range(15)}) > 10
    assert len({harbours(name, 4, seed, layout=layout, frame="standard") for seed in range(5)}) == 1


@pytest.mark.parametrize("name", ["base", "cities_knights"])
def test_base_18_the_beginners_island_has_the_standard_frame(name: str) -> None:
    standard = harbours(name, 4, 1, frame="standard")
    assert {harbours(name, 4, seed, layout="beginner") for seed in range(5)} == {standard}
    assert len({harbours(name, 4, seed, layout="beginner", frame="random") for seed in range(9)}) > 5


@pytest.mark.long
@pytest.mark.parametrize("name", ["base", "cities_knights"])
@pytest.mark.parametrize("seats", [5, 6])
def test_base_82_harbours_of_the_larger_island_are_shuffled(name: str, seats: int) -> None:
    assert len({harbours(name, seats, seed) for seed in range(15)}) == 15
    assert len({harbours(name, seats, seed, frame="standard") for seed in range(5)}) == 1


@pytest.mark.long
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_sea_s1_8_no_red_token_lies_on_a_gold_river_of_new_shores(seats: int) -> None:
    for seed in range(25):
        game = new_game("seafarers/new_shores", seats, seed=seed, layout="random")
        board = game.origin.header["board"]
        assert isinstance(board, dict)
        gold = [number for terrain, number in board["tiles"].values() if terrain == "gold"]
        assert len(gold) == (3 if seats > 4 else 2)
        assert not {6, 8} & set(gold)


def islands(game: Game) -> int:
    """How many islands a board has, counted from the terrain alone."""
    board, graph = game.origin.header["board"], game.graph
    assert isinstance(board, dict)
    width = int(graph.tile_width)
    land = {graph.tile(name) for name, (terrain, _) in board["tiles"].items() if terrain != "sea"}
    found = 0
    while land:
        found += 1
        grown = {land.pop()}
        while grown:
            grown = {int(graph.tile_neighbours[tile * width + k]) for tile in grown for k in range(width)} & land
            land -= grown
    return found


@pytest.mark.long
@pytest.mark.parametrize(("seats", "options"), [(3, {}), (4, {"gold_rivers": 2}), (4, {"cities_knights": True})])
def test_sea_nw_2_a_new_world_has_at_least_two_islands(seats: int, options: dict[str, Any]) -> None:
    """One map in ten of the old deal was a single island."""
    assert min(islands(new_game("seafarers/new_world", seats, seed=seed, **options)) for seed in range(60)) == 2


@pytest.mark.parametrize(("name", "seats"), [("base", 4), ("base", 6), ("seafarers/new_world", 3)])
def test_sea_nw_6_a_map_is_the_same_with_every_seed(name: str, seats: int) -> None:
    def board(seed: int, **options: Any) -> object:
        return new_game(name, seats, seed=seed, **options).origin.header["board"]

    assert board(1, map=17) == board(2, map=17)
    assert board(1, map=17) != board(1, map=18)
    assert board(1) == board(1, map=0) != board(2)
    first, second = (new_game(name, seats, seed=seed, map=17) for seed in (1, 2))
    assert first.rules is second.rules is new_game(name, seats, seed=1, map=18).rules
    assert replay(first.record()) == first


@pytest.mark.parametrize(("name", "layout"), [("base", "beginner"), ("seafarers/new_shores", "fixed")])
def test_sea_nw_6_a_printed_board_has_no_other_map(name: str, layout: str) -> None:
    with pytest.raises(SetUpError, match=rf"a {layout} board is printed: there is no other map \(SEA-NW-6\)"):
        new_game(name, 4, seed=1, layout=layout, map=3)
