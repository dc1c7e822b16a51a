"""MaskablePPO learns to win duels of the base game against the bot `random`.

    python examples/maskable_ppo.py [--minutes 10] [--curve curve.json] [--save ppo.zip]

Needs `pip install 'archipel[envs]' sb3-contrib`, which brings torch. One step asks the learner at 64 tables; the
opponents play inside it. From time to time the clock stops and the network plays 400 duels that it has not learnt
from: the share that it wins is printed with its 95 % interval. docs/learning.md shows the curve.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, Final

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

from archipel import envs
from archipel.arena import wilson
from archipel.envs import sb3

DUEL: Final = "base:seats=2,duel=true"
LEARNT_FROM: Final = 0  # the seed of the duels it learns from
JUDGED_BY: Final = 10**9  # and of those that judge it

# Trades between players are left out, and so are choices between one code. A point is worth a tenth of a win.
SETTINGS: Final[dict[str, Any]] = {
    "opponents": "random",
    "trades": "",
    "skip_forced": True,
    "reward": "shaped",
    "scaled": True,
}


@dataclass(frozen=True, slots=True)
class Point:
    """One point of the curve: how long it has learnt, and the duels it wins then."""

    minutes: float
    cpu_minutes: float
    steps: int
    won: int
    duels: int

    def __str__(self) -> str:
        low, high = wilson(self.won, self.duels)
        return (
            f"{self.minutes:5.1f} min, {self.cpu_minutes:5.1f} min of CPU, {self.steps:9,} steps: "
            f"{self.won} of {self.duels} duels won, {self.won / self.duels:.1%} ({low:.1%} to {high:.1%})"
        )


def duels_won(model: Any, spec: str, duels: int) -> int:
    """How many of these duels the network wins, one at each table. One that is cut off is not won."""
    tables = envs.VectorTables(spec, duels, **SETTINGS)
    words, infos = tables.reset(seed=JUDGED_BY)
    won = np.zeros(duels, dtype=bool)
    playing = np.ones(duels, dtype=bool)
    while playing.any():
        learner = infos["seat"].copy()
        codes, _ = model.predict(words, action_masks=infos["action_mask"].astype(bool))
        words, _, ended, cut_off, infos = tables.step(codes)
        first = playing & (ended | cut_off)  # a table goes on with another duel, which does not count
        if first.any():
            won |= first & infos["final_won"][np.arange(duels), learner]
            playing &= ~first
    return int(won.sum())


class Judge(BaseCallback):  # type: ignore[misc]
    """Stops learning after some minutes or steps, and draws the curve; its duels do not count as time."""

    def __init__(self, spec: str, minutes: float, steps: int, every: int, duels: int) -> None:
        super().__init__()
        self.spec, self.minutes, self.steps, self.every, self.duels = spec, minutes, steps, every, duels
        self.points: list[Point] = []
        self.began = (0.0, 0.0)

    def _on_training_start(self) -> None:
        self.began = perf_counter(), process_time()
        self._judge()

    def _on_step(self) -> bool:
        return self.num_timesteps < self.steps and self._clock()[0] < self.minutes

    def _on_rollout_start(self) -> None:
        if self.num_timesteps >= self.points[-1].steps + self.every:
            self._judge()

    def _on_training_end(self) -> None:
        self._judge()

    def _clock(self) -> tuple[float, float]:
        return (perf_counter() - self.began[0]) / 60, (process_time() - self.began[1]) / 60

    def _judge(self) -> None:
        minutes, cpu_minutes = self._clock()
        won = duels_won(self.model, self.spec, self.duels)
        self.points.append(Point(minutes, cpu_minutes, self.num_timesteps, won, self.duels))
        self.began = perf_counter() - 60 * minutes, process_time() - 60 * cpu_minutes
        print(self.points[-1], flush=True)


def learn(spec: str, minutes: float, steps: int, every: int, duels: int, seed: int) -> tuple[Any, list[Point]]:
    """A network that has learnt for this long, and the points of its curve."""
    torch.set_num_threads(2)
    tables = sb3.Tables(envs.VectorTables(spec, 64, **SETTINGS))
    tables.seed(LEARNT_FROM + seed)
    model = MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=128,
        batch_size=1024,
        n_epochs=4,
        learning_rate=5e-4,
        gamma=0.995,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=seed,
        device="cpu",
    )
    judge = Judge(spec, minutes, steps, every, duels)
    model.learn(10**9, callback=judge)
    return model, judge.points


def main(given: Sequence[str] | None = None) -> None:
    said = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    said.add_argument("--spec", default=DUEL, help="the duel; a smaller target=... is learnt faster")
    said.add_argument("--minutes", type=float, default=10, help="how long to learn")
    said.add_argument("--steps", type=int, default=10**9, help="or how many steps of the learner")
    said.add_argument("--every", type=int, default=100_000, help="steps between two points of the curve")
    said.add_argument("--duels", type=int, default=400, help="duels for each point of the curve")
    said.add_argument("--seed", type=int, default=0)
    said.add_argument("--curve", type=Path, help="write the points here, as JSON")
    said.add_argument("--save", type=Path, help="write the network here")
    asked = said.parse_args(given)
    model, points = learn(asked.spec, asked.minutes, asked.steps, asked.every, asked.duels, asked.seed)
    if asked.curve is not None:
        asked.curve.write_text(json.dumps([asdict(point) for point in points], indent=1) + "\n", encoding="utf-8")
    if asked.save is not None:
        model.save(asked.save)


if __name__ == "__main__":
    main()
