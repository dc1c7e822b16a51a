"""Tables for Stable-Baselines3, and the example that learns with them. Both need packages that are not in .venv-dev."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("stable_baselines3", reason="stable_baselines3 is not installed: nothing checks its tables")
pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed: nothing checks the example of MaskablePPO")

from archipel import envs
from archipel.engine.errors import SetUpError
from archipel.envs import sb3

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "maskable_ppo.py"
SHORT = "base:seats=2,duel=true,target=3"


def test_tables_are_those_of_the_vector_environment() -> None:
    settings: dict[str, Any] = {"opponents": "random", "trades": "", "reward": "shaped", "scaled": True}
    tables, plain = sb3.Tables(envs.VectorTables(SHORT, 3, **settings)), envs.VectorTables(SHORT, 3, **settings)
    tables.seed(4)
    words, infos = plain.reset(seed=4)
    assert (tables.reset() == words).all()
    draw = np.random.default_rng(0)
    rewarded, over = np.zeros(3), np.zeros(3, dtype=bool)
    while not over.any():
        masks = np.stack(tables.env_method("action_masks"))
        assert (masks == infos["action_mask"].astype(bool)).all()
        codes = np.array([draw.choice(np.flatnonzero(mask)) for mask in masks])
        learner = infos["seat"].copy()
        seen, got, over, told = tables.step(codes)
        words, rewards, _, _, infos = plain.step(codes)
        rewarded += rewards
        assert (seen == words).all()
        assert got == pytest.approx(rewards)
    slot = int(np.flatnonzero(over)[0])
    assert (told[slot]["terminal_observation"] == infos["final_obs"][slot][learner[slot]]).all()
    assert told[slot]["episode"]["r"] == pytest.approx(rewarded[slot])
    assert told[slot]["won"] == infos["final_won"][slot, learner[slot]]
    assert not told[slot]["TimeLimit.truncated"]


def test_tables_without_opponents_are_refused() -> None:
    with pytest.raises(SetUpError, match="opponents='random' is needed"):
        sb3.Tables(envs.VectorTables(SHORT, 2))


def test_the_example_learns_for_a_few_hundred_steps(tmp_path: Path) -> None:
    curve = tmp_path / "curve.json"
    given = ["--spec", SHORT, "--steps", "640", "--duels", "20", "--curve", str(curve)]
    done = subprocess.run([sys.executable, str(EXAMPLE), *given], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    first, last = json.loads(curve.read_text(encoding="utf-8"))
    assert (first["steps"], last["steps"]) == (0, 640)
    assert 0 <= last["won"] <= last["duels"] == 20
    assert f"{last['won']} of 20 duels won" in done.stdout
