"""Environments for learning: every game of the catalogue for PettingZoo and Gymnasium. Needs the extra `envs`.

```python
env = archipel.envs.aec("base:seats=4")                       # PettingZoo: every seat learns
env = gymnasium.make("archipel/base-v0", opponents="greedy")  # Gymnasium: one seat among bots
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
from archipel.layout import Word

__all__ = ["Layout", "SeatEnv", "TableEnv", "Word", "aec", "env_id", "parallel"]


def env_id(game: str) -> str:
    """The name of a game's Gymnasium environment: `archipel/seafarers.cloth-v0` for `seafarers/cloth`."""
    return f"archipel/{game.replace('/', '.')}-v0"


for _name in names():
    if env_id(_name) not in gymnasium.registry:
        gymnasium.register(env_id(_name), "archipel.envs.seat:SeatEnv", kwargs={"spec": _name})
