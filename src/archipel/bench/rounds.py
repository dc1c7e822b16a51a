"""Rounds of short runs and their median, so that other load on the machine matters little."""

from __future__ import annotations

import gc
import os
import statistics
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import archipel
from archipel.bench.measures import Measure, Sample


@dataclass(frozen=True, slots=True)
class Figure:
    """A measure over all rounds: seconds for one call or game, in the median, best and worst round."""

    seconds: float
    best: float
    worst: float
    actions: float = 0.0  # of a game; 0 for a call
    turns: float = 0.0  # of the games that were played, on average

    def to_json(self) -> dict[str, float]:
        if not self.actions:
            return {"microseconds": self.seconds * 1e6, "best": self.best * 1e6, "worst": self.worst * 1e6}
        return {
            "games_per_second": 1 / self.seconds,
            "best": 1 / self.best,
            "worst": 1 / self.worst,
            "actions_per_second": self.actions / self.seconds,
            "actions_per_game": self.actions,
            "turns_per_game": self.turns,
        }


class Bench:
    """Measures that are warm and know how often to run to fill a share of a second."""

    def __init__(self, measures: Iterable[Measure], seconds: float) -> None:
        self.times = {measure: times_for(measure, seconds) for measure in measures}
        gc.collect()
        gc.freeze()  # the garbage collector need not visit the positions kept for the measures

    def round(self, number: int) -> dict[str, Sample]:
        """Run each measure once; every round plays other games."""
        seed = (number + 1) * 1_000_000
        return {measure.name: measure.run(times, seed) for measure, times in self.times.items()}


def times_for(measure: Measure, seconds: float) -> int:
    """How often a measure runs in this many seconds; the trial also warms it up."""
    times = 1
    while True:
        sample = measure.run(times, 0)
        if sample.seconds * 4 >= seconds:
            return max(1, round(sample.times * seconds / sample.seconds))
        times = sample.times * 2


def mean_turns(samples: Iterable[Sample]) -> float:
    """How long the games of some runs were; 0 for calls."""
    turns, games = 0, 0
    for sample in samples:
        turns += sample.turns
        games += sample.times
    return turns / games


def figure(samples: Sequence[Sample], length: float) -> Figure:
    """The figure of a measure. Games differ in length, so turns are timed; a game has `length` of them."""
    turns = sum(sample.turns for sample in samples)
    each_took = sorted(
        sample.seconds / sample.turns * length if turns else sample.seconds / sample.times for sample in samples
    )
    actions = sum(sample.actions for sample in samples) / turns * length if turns else 0.0
    return Figure(statistics.median(each_took), each_took[0], each_took[-1], actions, mean_turns(samples))


def figures(rounds: Sequence[dict[str, Sample]], lengths: Mapping[str, float] | None = None) -> dict[str, Figure]:
    """The figure of every measure; games have their average length, or the given one."""
    found: dict[str, Figure] = {}
    for name in rounds[0]:
        samples = [samples[name] for samples in rounds]
        found[name] = figure(samples, (lengths or {}).get(name, mean_turns(samples)))
    return found


def import_seconds(times: int) -> float:
    """The CPU time of `import archipel` in a fresh interpreter: the best of some tries."""
    code = "import time; begin = time.process_time(); import archipel; print(time.process_time() - begin)"
    path = str(Path(archipel.__file__).parents[1])
    tries = [
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONPATH": os.pathsep.join([path, os.environ.get("PYTHONPATH", "")])},
            capture_output=True,
            text=True,
            check=True,
        )
        for _ in range(times)
    ]
    return min(float(done.stdout) for done in tries)
