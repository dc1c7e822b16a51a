"""Archipel as one of the engines measured in turn: `python -m tools.bench.ours SECONDS`; the path says which tree."""

from __future__ import annotations

import sys
from dataclasses import astuple
from typing import Final

import archipel
from archipel.bench import build
from archipel.bench.measures import CALLS, GAMES
from archipel.bench.rounds import Bench, import_seconds
from archipel.engine import state
from tools.bench.worker import Samples, serve

SHARES: Final = {"kernel": 4.0, "api": 4.0}  # measures compared with the other engine run longer


def main() -> None:
    seconds = float(sys.argv[1])
    if archipel.compiled() is str(state.__file__).endswith(".py"):
        sys.exit("a compiled core from elsewhere is on the path of the uncompiled engine")
    benches = [Bench([measure], seconds * SHARES.get(measure.name, 1.0)) for measure in (*GAMES, *CALLS)]

    def run(number: int) -> Samples:
        samples: Samples = {"import": (import_seconds(1), 1, 0, 0)}
        for bench in benches:
            samples |= {name: astuple(sample) for name, sample in bench.round(number).items()}
        return samples

    serve(f"Archipel {archipel.__version__}, {build()}", run)


if __name__ == "__main__":
    main()
