"""Many tables of learners at once: a Gymnasium vector environment in which every seat learns, or one at each table."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from archipel.catalogue import GameSpec, parse_spec, rules_of
from archipel.envs.layout import Layout
from archipel.envs.session import SEED_BITS, actions_space, words_space
from archipel.layout import TRADES
from archipel.vector import CUT_OFF, ENDED, VectorGames


class VectorTables(VectorEnv):
    """Each sub-environment is a table; its observation, mask and action are those of the seat that is asked.

    The seat changes from step to step. The reward of a step is that of the seat that acted; `infos["rewards"]` has
    those of all seats, which a learner adds up until the seat is asked again. With `opponents="random"` one seat of
    each table learns, and a step goes on until it is asked again; the reward is all that it got meanwhile. The arrays
    are the same in every step: copy what you keep."""

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        spec: GameSpec | str = "base:seats=4",
        num_envs: int = 1,
        trades: str = TRADES,
        offers_per_turn: int = 2,
        reward: str = "plain",
        most_turns: int = 1000,
        opponents: str | None = None,
        seat: int | None = None,
        skip_forced: bool = False,
        scaled: bool = False,
    ) -> None:
        described = parse_spec(spec) if isinstance(spec, str) else spec
        self.layout = Layout(rules_of(described), trades, offers_per_turn)
        self.games = VectorGames(
            described,
            num_envs,
            reward=reward,
            most_turns=most_turns,
            opponents=opponents,
            seat=seat,
            skip_forced=skip_forced,
            layout=self.layout,
        )
        self.num_envs = num_envs
        self.opponents = opponents
        self.scaled = scaled
        self.single_observation_space = words_space(self.layout, scaled)
        self.single_action_space = actions_space(self.layout)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        seats = self.layout.seats
        self.observations = np.zeros((num_envs, len(self.layout.words)), dtype=np.int16)
        self.scaled_observations = np.zeros(self.observations.shape if scaled else 0, dtype=np.float32)
        self.masks = np.zeros((num_envs, self.layout.size), dtype=np.int8)
        self.rewards = np.zeros((num_envs, seats))
        self.ends = np.zeros(num_envs, dtype=np.uint8)
        self.seats = np.zeros(num_envs, dtype=np.int16)  # that are asked
        self.numbers = np.zeros(num_envs, dtype=np.int64)  # of the games
        self.games.write_to(self.observations, self.masks, self.rewards, self.ends, self.seats, self.numbers)
        self._slots = np.arange(num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Start again with the games of a seed. `options` may have `first` and `stride`, see `VectorGames.reset`."""
        super().reset(seed=seed)
        if seed is None:
            seed = int(self.np_random.integers(2**SEED_BITS))
        self.games.reset(seed, **(options or {}))
        return self._observed(), self._infos()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Let the seat that is asked at each table choose a code. Where a code is wrong, IllegalAction or UnknownAction
        says why, and no table changes. A game that has ended is followed by the next one at once."""
        acted = self.seats.copy()
        self.games.step(np.ascontiguousarray(actions, dtype=np.int64))
        infos = self._infos()
        if self.games.finals:
            infos |= self._final_infos()
        return self._observed(), self.rewards[self._slots, acted], self.ends == ENDED, self.ends == CUT_OFF, infos

    def _observed(self) -> Any:
        if self.scaled:
            np.divide(self.observations, self.layout.scale, out=self.scaled_observations)
            return self.scaled_observations
        return self.observations

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self.masks, "seat": self.seats, "number": self.numbers, "rewards": self.rewards}

    def _final_infos(self) -> dict[str, Any]:
        """Of the games that have ended: what each seat saw last, whether it has won, and their numbers."""
        observations = np.full(self.num_envs, None, dtype=object)
        numbers = np.full(self.num_envs, -1, dtype=np.int64)
        won = np.zeros((self.num_envs, self.layout.seats), dtype=bool)
        for (slot, number, rows), winners in zip(self.games.finals, self.games.winners, strict=True):
            last = np.frombuffer(rows, dtype=np.int16).reshape(self.layout.seats, -1)
            observations[slot] = last / self.layout.scale if self.scaled else last
            numbers[slot] = number
            won[slot, winners] = True
        told = {"final_obs": observations, "final_number": numbers, "final_won": won}
        return told | {f"_{name}": self.ends > 0 for name in told}
