"""A policy that chooses any legal code: at a table of its own kind, at many of them, and alone among bots.

    python examples/random_policy.py [SPEC] [GAMES]

Needs `pip install 'archipel[envs]'`. docs/learning.md explains the environments.
"""

from __future__ import annotations

import sys
from collections import Counter
from typing import Any

import gymnasium
import numpy as np

from archipel import envs


def any_legal(mask: Any, draw: np.random.Generator) -> int:
    return int(draw.choice(np.flatnonzero(mask)))


def at_one_table(spec: str, games: int) -> None:
    """Every seat is an agent."""
    env = envs.aec(spec)
    draw = np.random.default_rng(0)
    wins: Counter[str] = Counter()
    for game in range(games):
        env.reset(seed=game)
        for agent in env.agent_iter():
            seen, reward, ended, cut, _ = env.last()
            wins[agent] += ended and reward > 0
            env.step(None if ended or cut else any_legal(seen["action_mask"], draw))
    print(f"{games} games of {spec}, won by", dict(sorted(wins.items())))


def at_many_tables(spec: str, games: int) -> None:
    """The same at tables that are stepped in one call."""
    env = envs.VectorTables(spec, num_envs=4)
    _, infos = env.reset(seed=0)
    draw = np.random.default_rng(0)
    steps = over = 0
    while over < games:
        codes = [any_legal(mask, draw) for mask in infos["action_mask"]]
        _, _, ended, cut, infos = env.step(codes)
        steps, over = steps + env.num_envs, over + int((ended | cut).sum())
    print(f"at {env.num_envs} tables {over} games were over after {steps} steps")


def among_bots(spec: str, games: int) -> None:
    """One seat is ours, and the bot `greedy` has the others."""
    env = gymnasium.make("archipel/base-v0", spec=spec, opponents="greedy", reward="shaped")
    draw = np.random.default_rng(0)
    rewards = []
    for game in range(games):
        _, info = env.reset(seed=game)
        total, over = 0.0, False
        while not over:
            _, reward, ended, cut, info = env.step(any_legal(info["action_mask"], draw))
            total, over = total + float(reward), ended or cut
        rewards.append(round(total, 2))
    print("among greedy bots the rewards are", rewards)


if __name__ == "__main__":
    given = sys.argv[1:]
    spec = given[0] if given else "base:seats=4"
    games = int(given[1]) if len(given) > 1 else 3
    at_one_table(spec, games)
    at_many_tables(spec, games)
    among_bots(spec, games)
