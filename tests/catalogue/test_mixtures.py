"""Drawn mixtures: all can be played, and everything comes up."""

from __future__ import annotations

import pytest

from archipel import GameSpec, SetUpError, catalogue
from archipel.catalogue import ADVANCED, LAYERS, entry, surprise
from archipel.catalogue.combinations import ADVANCED_GAME

SEATS = (2, 3, 4, 5, 6)


def drawn(seeds: int, advanced: bool) -> list[GameSpec]:
    return [surprise(seats, seed, advanced) for seats in SEATS for seed in range(seeds)]


def is_advanced(spec: GameSpec) -> bool:
    chosen = entry(spec.name).choose(spec.seats, dict(spec.options))
    return ADVANCED_GAME in entry(spec.name).traits or chosen.get(ADVANCED.name) is True


def test_every_box_and_every_layer_comes_up() -> None:
    specs = drawn(40, advanced=False)
    assert {entry(spec.name).box for spec in specs} == {found.box for found in catalogue() if not found.custom}
    assert {name for spec in specs for name, _ in spec.options} >= {layer.name for layer in LAYERS}


def test_advanced_combinations_come_up_only_for_those_who_ask() -> None:
    assert not any(is_advanced(spec) for spec in drawn(20, advanced=False))
    found = [spec for spec in drawn(40, advanced=True) if is_advanced(spec)]
    assert any(ADVANCED_GAME in entry(spec.name).traits for spec in found)
    assert any((ADVANCED.name, True) in spec.options for spec in found)


def test_the_same_seed_draws_the_same_mixture() -> None:
    assert surprise(4, 7) == surprise(4, 7)
    assert len({surprise(4, seed) for seed in range(20)}) > 10


def test_a_number_of_players_without_a_game_is_refused() -> None:
    with pytest.raises(SetUpError, match="there is no game for 9 seats"):
        surprise(9, 1)


@pytest.mark.long
@pytest.mark.parametrize("seeds", [4, pytest.param(40, marks=pytest.mark.slow)])
def test_what_is_drawn_can_be_started(seeds: int) -> None:
    for spec in [*drawn(seeds, advanced=False), *drawn(seeds, advanced=True)]:
        assert spec.new_game(1).seats == spec.seats, spec
