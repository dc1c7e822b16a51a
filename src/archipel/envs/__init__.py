"""Environments for learning: every game of the catalogue for PettingZoo and Gymnasium. Needs the extra `envs`.

```python
env = archipel.envs.aec("base:seats=4")                       # PettingZoo: every seat learns
env = gymnasium.make("archipel/base-v0", opponents="greedy")  # Gymnasium: one seat among bots
env = archipel.envs.VectorTables("base:seats=4", num_envs=64)  # every seat at many tables, in one call a step
env.unwrapped.layout.words[7], env.unwrapped.layout.actions[17]
```

docs/learning.md explains observations, codes and rewards.
"""

from __future__ import annotations

try:
    import gymnasium
    import pettingzoo  # noqa: F401
except ImportError:
    from archipel.extras import missing

    raise ImportError(missing("envs")) from None

from archipel.catalogue.listing import names
from archipel.envs.aec import TableEnv, aec, parallel
from archipel.envs.layout import Layout
from archipel.envs.seat import SeatEnv
from archipel.envs.vector import VectorTables
from archipel.layout import Word

__all__ = ["Layout", "SeatEnv", "TableEnv", "VectorTables", "Word", "aec", "env_id", "parallel", "vector_id"]


def env_id(game: str) -> str:
    """The name of a game's Gymnasium environment: `archipel/seafarers.cloth-v0` for `seafarers/cloth`."""
    return f"archipel/{game.replace('/', '.')}-v0"


def vector_id(game: str) -> str:
    """The name of a game's vector environment, for `gymnasium.make_vec`: `archipel/seafarers.cloth.vector-v0`."""
    return f"archipel/{game.replace('/', '.')}.vector-v0"


for _name in names():
    if env_id(_name) not in gymnasium.registry:
        gymnasium.register(env_id(_name), "archipel.envs.seat:SeatEnv", kwargs={"spec": _name})
        tables = "archipel.envs.vector:VectorTables"
        gymnasium.register(vector_id(_name), vector_entry_point=tables, kwargs={"spec": _name})
