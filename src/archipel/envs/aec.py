"""A table of learners: PettingZoo's agent environment cycle (AEC), and the same for parallel learners."""

from __future__ import annotations

from typing import Any, ClassVar

from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from archipel.catalogue import GameSpec
from archipel.envs.session import SEED_BITS, Session

ILLEGAL: float = -1.0


def aec(spec: GameSpec | str = "base:seats=4", **settings: Any) -> Any:
    """An AEC environment with the usual wrappers: an illegal code ends the game, and only reset environments play."""
    env = wrappers.TerminateIllegalWrapper(TableEnv(spec, **settings), illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))


def parallel(spec: GameSpec | str = "base:seats=4", **settings: Any) -> Any:
    """The same for parallel learners: all give a code in every step, and that of the agent that is asked counts."""
    return turn_based_aec_to_parallel(aec(spec, **settings))


class TableEnv(AECEnv):
    """Every seat is an agent, `player_0` and on; an agent is asked whenever its seat has a decision."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "archipel_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(self, spec: GameSpec | str = "base:seats=4", render_mode: str | None = None, **settings: Any) -> None:
        super().__init__()
        self.render_mode = render_mode
        self.session = Session(spec, **settings)
        self.layout = self.session.layout
        self.possible_agents = [f"player_{seat}" for seat in range(self.session.seats)]
        self.agents: list[str] = []
        self.action_spaces = {agent: self.session.action_space() for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict({"observation": self.session.words_space(), "action_mask": self.session.mask_space()})
            for agent in self.possible_agents
        }
        self._random: Any = None

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self.session.start(int(self._random.integers(2**SEED_BITS)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.session.game.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        return {"observation": self.session.observe(seat), "action_mask": self.session.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self.session.choose(int(action)), strict=True))
        if self.session.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.session.too_long:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.session.game.seat]
        self._accumulate_rewards()

    def render(self) -> str | None:
        return self.session.describe() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""
