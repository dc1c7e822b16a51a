"""Tables for the learners of Stable-Baselines3 and sb3-contrib. Needs stable_baselines3 and the extra `envs`.

```python
from sb3_contrib import MaskablePPO

from archipel.envs import VectorTables, sb3

tables = VectorTables("base:seats=2,duel=true", num_envs=64, opponents="random", reward="shaped", scaled=True)
MaskablePPO("MlpPolicy", sb3.Tables(tables)).learn(1_000_000)
```
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

try:
    from stable_baselines3.common.vec_env import VecEnv
except ImportError:
    raise ImportError("Stable-Baselines3 is missing: pip install stable_baselines3") from None

from archipel.engine.errors import SetUpError
from archipel.envs.vector import VectorTables


class Tables(VecEnv):
    """`VectorTables` with one learner at each table, as a `VecEnv`. `action_masks` are the codes that it may choose.

    The infos of a game that has ended have `won`, beside what Stable-Baselines3 reads."""

    def __init__(self, tables: VectorTables) -> None:
        if tables.opponents is None:
            raise SetUpError("Stable-Baselines3 has one learner at a table: opponents='random' is needed")
        self.tables = tables
        self._codes: Any = None
        self._rewarded = np.zeros(tables.num_envs)  # in the games so far
        self._steps = np.zeros(tables.num_envs, dtype=np.int64)
        super().__init__(tables.num_envs, tables.single_observation_space, tables.single_action_space)

    def reset(self) -> Any:
        words, _ = self.tables.reset(seed=self._seeds[0])
        self._reset_seeds()
        self._reset_options()
        self._rewarded[:] = 0.0
        self._steps[:] = 0
        return words.copy()

    def step_async(self, actions: Any) -> None:
        self._codes = actions

    def step_wait(self) -> tuple[Any, Any, Any, list[dict[str, Any]]]:
        tables = self.tables
        acted = tables.seats.copy()
        words, rewards, ended, cut_off, infos = tables.step(self._codes)
        self._rewarded += rewards
        self._steps += 1
        over = ended | cut_off
        told: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for k in np.flatnonzero(over):
            told[k] = {
                "terminal_observation": infos["final_obs"][k][acted[k]],
                "TimeLimit.truncated": bool(cut_off[k]),
                "episode": {"r": float(self._rewarded[k]), "l": int(self._steps[k]), "t": 0.0},
                "won": bool(infos["final_won"][k, acted[k]]),
            }
        self._rewarded[over] = 0.0
        self._steps[over] = 0
        return words.copy(), rewards.astype(np.float32), over, told

    def action_masks(self) -> Any:
        """The codes that each learner may choose, as sb3-contrib asks for them."""
        return self.tables.masks.astype(bool)

    def env_method(
        self, method_name: str, *method_args: Any, indices: int | Iterable[int] | None = None, **method_kwargs: Any
    ) -> list[Any]:
        if method_name != "action_masks":
            raise AttributeError(f"tables have no method {method_name!r}")
        masks = self.action_masks()
        return [masks[k] for k in self._get_indices(indices)]

    def get_attr(self, attr_name: str, indices: int | Iterable[int] | None = None) -> list[Any]:
        found = self.action_masks if attr_name == "action_masks" else getattr(self.tables, attr_name)
        return [found for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: int | Iterable[int] | None = None) -> None:
        raise AttributeError("the settings of tables are given when they are made")

    def env_is_wrapped(self, wrapper_class: Any, indices: int | Iterable[int] | None = None) -> list[bool]:
        return [False for _ in self._get_indices(indices)]

    def get_images(self) -> Sequence[Any]:
        return [None] * self.num_envs

    def close(self) -> None:
        """Nothing is open."""
