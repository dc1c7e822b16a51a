"""Engines measured in turn: each waits in its own process, with its own interpreter, until it is asked to run."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]

# Names of measures, each with CPU seconds, how many calls or games, and how many actions and turns these games had.
Samples = dict[str, tuple[float, int, int, int]]


class NoWorker(Exception):
    """Why an engine cannot be measured, in one line."""


def serve(name: str, run: Callable[[int], Samples]) -> None:
    """The engine's side: print its name when it is warm, then run a round for every number it reads."""
    print(json.dumps(name), flush=True)
    for line in sys.stdin:
        print(json.dumps(run(int(line))), flush=True)


class Worker:
    """The other side."""

    def __init__(self, python: str, module: str, *arguments: str, tree: Path | None = None) -> None:
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        if tree is not None:
            environment["PYTHONPATH"] = str(tree.resolve())
        self.process = subprocess.Popen(
            [python, "-m", module, *arguments],
            cwd=ROOT,
            env={**environment, "PYTHONHASHSEED": "0"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.name = str(self.told())

    def told(self) -> object:
        """The next line it prints."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if line:
            return json.loads(line)
        _, complaint = self.process.communicate()
        lines = complaint.strip().splitlines()
        raise NoWorker(lines[-1] if lines else f"it ended with status {self.process.returncode}")

    def round(self, number: int) -> Samples:
        """Let it run one round."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{number}\n")
        self.process.stdin.flush()
        told = self.told()
        assert isinstance(told, dict)
        return told

    def close(self) -> None:
        """No more rounds: it sees the end of its input and ends."""
        self.process.communicate()
