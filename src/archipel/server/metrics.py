"""Counters and times for the operator, in the text format of Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from typing import Final

STEPS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Times:
    """A histogram of durations."""

    def __init__(self) -> None:
        self.counts = [0] * (len(STEPS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(STEPS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> list[str]:
        found = [f"# TYPE {name} histogram"]
        so_far = 0
        for step, count in zip([*map(str, STEPS), "+Inf"], self.counts, strict=True):
            so_far += count
            found.append(f'{name}_bucket{{le="{step}"}} {so_far}')
        return [*found, f"{name}_sum {self.total:.6f}", f"{name}_count {so_far}"]


class Metrics:
    """Everything that is counted."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, str]] = Counter()
        self.levels: dict[str, float] = {}
        self.command_seconds = Times()
        self.bot_seconds = Times()

    def count(self, name: str, label: str = "") -> None:
        """Count one; a label looks like `kind="act"`."""
        self.counts[(name, label)] += 1

    def text(self) -> str:
        lines: list[str] = []
        for name in sorted({name for name, _ in self.counts}):
            lines.append(f"# TYPE archipel_{name}_total counter")
            for (counted, label), n in sorted(self.counts.items()):
                if counted == name:
                    lines.append(f"archipel_{name}_total{{{label}}} {n}" if label else f"archipel_{name}_total {n}")
        for name, level in sorted(self.levels.items()):
            lines += [f"# TYPE archipel_{name} gauge", f"archipel_{name} {level:g}"]
        lines += self.command_seconds.lines("archipel_command_seconds")
        lines += self.bot_seconds.lines("archipel_bot_seconds")
        return "\n".join(lines) + "\n"
