"""The engine's speed on this machine, in CPU time: `archipel bench`.

Everything is measured in rounds, each a short run of every measure in turn, and the median round counts, so that other
load on the machine affects all measures alike. `make bench` also runs another engine in the same rounds.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
from datetime import UTC, datetime
from pathlib import Path

import archipel
from archipel.bench.measures import CALLS, GAMES
from archipel.bench.rounds import Bench, figures, import_seconds
from archipel.bench.tables import GAME_COLUMNS, Table, game_row, show, time_text
from archipel.engine.arrays import PROFILED


def machine() -> dict[str, object]:
    """What the figures belong to, in words."""
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[0], 1)
        if hasattr(os, "getloadavg")
        else None,  # more than the cores: other programs are running
        "processor": platform.machine(),
        "system": platform.system(),
        "python": platform.python_version(),
        "archipel": archipel.__version__,
    }


def build() -> str:
    """How the engine that runs here was built."""
    if not archipel.compiled():
        return "uncompiled"
    return "compiled with a profile" if PROFILED else "compiled"


def main(argv: list[str]) -> int:
    """Measure this engine, show a table, and write JSON if a file is named."""
    asked = argparse.ArgumentParser(prog="archipel bench", description="What the engine costs here, in CPU time.")
    asked.add_argument("--rounds", type=int, default=15, help="rounds of all measures; the median counts")
    asked.add_argument("--seconds", type=float, default=0.1, help="CPU seconds of a measure in a round")
    asked.add_argument("--quick", action="store_true", help="a few short rounds")
    asked.add_argument("--json", type=Path, help="write the figures here, too")
    said = asked.parse_args(argv)
    rounds, seconds = (3, 0.02) if said.quick else (max(1, said.rounds), said.seconds)
    bench = Bench((*GAMES, *CALLS), seconds)
    found = figures([bench.round(number) for number in range(rounds)])
    importing = import_seconds(3 if said.quick else 10)
    rows = [(measure.title, time_text(found[measure.name].seconds)) for measure in CALLS]
    show(
        [
            Table(
                f"Archipel {archipel.__version__}, {build()}",
                GAME_COLUMNS,
                [game_row(measure.title, found[measure.name]) for measure in GAMES],
            ),
            Table("", ("one call", "CPU time"), [*rows, ("import archipel", time_text(importing))]),
        ]
    )
    if said.json is not None:
        told = {"machine": machine(), "compiled": archipel.compiled(), "build": build(), "import_seconds": importing}
        told["figures"] = {name: one.to_json() for name, one in found.items()}
        said.json.parent.mkdir(parents=True, exist_ok=True)
        said.json.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    return 0
