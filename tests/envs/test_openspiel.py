"""The OpenSpiel adapter, by OpenSpiel's own random simulation test."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed")
openspiel: Any = pytest.importorskip("archipel.envs.openspiel", reason="open_spiel is not installed")

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    "spec",
    [
        "base:seats=3,target=4",
        "cities_knights:seats=3,target=5",
        "seafarers/new_shores:seats=3,target=5",
        "junior:seats=3",
    ],
)
def test_random_simulations(spec: str) -> None:
    pyspiel.random_sim_test(openspiel.load(spec), num_sims=2, serialize=False, verbose=False)


def test_a_state_can_be_written_and_read_again() -> None:
    game = openspiel.load("base:seats=3,target=3", trades="1:1,2:1")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    assert str(pyspiel.load_game(str(game))) == str(game)


def test_observations_and_returns_are_those_of_the_environments() -> None:
    game = openspiel.load("base:seats=2,duel=True,target=3")
    state = game.new_initial_state()
    state.apply_action(7)
    draw = np.random.default_rng(0)
    while not state.is_terminal():
        seat = state.current_player()
        legal = state.legal_actions()
        assert legal == list(np.flatnonzero(state.session.mask(seat)))
        seen = state.session.observe(seat) / state.session.layout.scale
        assert np.allclose(state.observation_tensor(seat), seen)
        state.apply_action(int(draw.choice(legal)))
    (winner,) = state.session.game.winners
    assert state.returns() == [1.0 if seat == winner else -1.0 for seat in range(2)]
