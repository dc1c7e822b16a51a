"""Questions to games against Catanatron's value player: what needs no Catanatron."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from tools.bench import value_factors
from tools.bench.value_factors import (
    GAMES,
    Played,
    Screening,
    changed,
    effects_of,
    load,
    main,
    moves_of,
    save,
    sides_of,
)
from tools.tune import weights_of

FILE = Path(value_factors.__file__).with_name("value_player.json")


@pytest.fixture
def screening() -> Screening:
    return load(FILE)


def test_the_file_asks_about_features_that_there_are(screening: Screening) -> None:
    weights = weights_of(GAMES[screening.seats], screening.bot)
    for factor in screening.factors.values():
        assert {*factor.get("weights", {}), *factor.get("placement", {})} <= weights.keys()
        assert factor.keys() <= {"weights", "placement"}
    assert not screening.played


def test_a_board_is_played_twice_with_opposite_sides(screening: Screening) -> None:
    for number in (0, 6, 38):
        first, second = sides_of(screening, number), sides_of(screening, number + 1)
        assert set(first) == {-1, 1}
        assert [-side for side in first] == second
    assert sides_of(screening, 0) != sides_of(screening, 2)
    assert sides_of(screening, 0) != sides_of(replace(screening, seed=screening.seed + 1), 0)


def test_a_factor_of_the_placement_leaves_the_rest_of_the_game(screening: Screening) -> None:
    before, placement = changed(screening, {})
    assert placement == before
    weights, placement = changed(screening, {"placement: production": 1.0})
    assert weights == before
    assert placement["production"] > before["production"]
    weights, placement = changed(screening, {"army": -1.0})
    assert weights["army ahead"] < before["army ahead"] == placement["army ahead"]


def answered(screening: Screening, games: int) -> Screening:
    """Games that the upper side of the first factor wins more often, and the lower side of the second one."""
    chance = Random(1)
    played = []
    for number in range(games):
        sides = sides_of(screening, number)
        won = chance.random() < 0.5 + 0.15 * sides[0] - 0.1 * sides[1]
        played.append(Played(sides, won, chance.randint(1, 5) * (1 if won else -1)))
    return replace(screening, played=played)


def test_what_wins_is_found_and_followed(screening: Screening, tmp_path: Path) -> None:
    told = answered(screening, 3000)
    first, second, *others = screening.factors
    effects = effects_of(told)
    assert effects[first][0] == pytest.approx(0.15, abs=0.03)
    assert effects[second][0] == pytest.approx(-0.1, abs=0.03)
    assert all(abs(effect) < 5 * error for effect, error in (effects[other] for other in others))
    moves = moves_of(told)
    assert moves[first] > 1 > -1 > moves[second]
    save(told, tmp_path / "one.json")
    assert load(tmp_path / "one.json") == told
    assert main(["fit", str(tmp_path / "one.json")]) == 0
    assert main(["move", str(tmp_path / "one.json"), str(tmp_path / "next.json")]) == 0
    following = load(tmp_path / "next.json")
    assert (following.weights, following.placement) == changed(told, moves)
    assert (following.seed, following.played) == (told.seed + 1, [])


def test_without_catanatron_it_says_how_to_get_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save(load(FILE), tmp_path / "one.json")
    assert main(["play", str(tmp_path / "one.json")]) == 2
    assert "catanatron" in capsys.readouterr().err
