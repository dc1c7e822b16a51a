"""The whole benchmark: `make bench`, or PYTHONPATH=src python -m tools.bench.

Archipel compiled, Archipel uncompiled and Catanatron take turns, a short round each, so that other load on the machine
affects all of them; CPU time is measured and the median round counts. Then callgrind counts instructions. Nothing is
asserted: a budget is met or missed. Tables are shown and saved, with the figures as JSON, in build/bench; `--page
docs/performance.md` updates those of the page.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from itertools import chain
from pathlib import Path

from archipel.bench import machine
from archipel.bench.measures import Sample
from archipel.bench.rounds import Figure, figures, mean_turns
from archipel.bench.tables import show
from tools.bench import instructions
from tools.bench.report import BESIDE, Results, heading, markdown, tables, with_figures
from tools.bench.worker import ROOT, NoWorker, Samples, Worker


def asked(argv: Sequence[str] | None) -> argparse.Namespace:
    said = argparse.ArgumentParser(prog="python -m tools.bench", description="Archipel beside another engine.")
    said.add_argument("--quick", action="store_true", help="half a minute instead of some")
    said.add_argument("--tree", type=Path, default=ROOT / "build/compiled", help="the compiled tree")
    said.add_argument("--peer-python", default=sys.executable, help="the interpreter that has Catanatron")
    said.add_argument("--out", type=Path, default=ROOT / "build/bench", help="the folder for the results")
    said.add_argument("--page", type=Path, help="a page whose figures are renewed, too")
    said.add_argument("--rounds", type=int, help="rounds of all engines")
    said.add_argument("--seconds", type=float, help="CPU seconds of a small measure in a round")
    said.add_argument("--no-instructions", action="store_true", help="leave callgrind out")
    return said.parse_args(argv)


def engines(said: argparse.Namespace, seconds: float, results: Results) -> dict[str, Worker]:
    """Start the engines that are available; the results name the others."""
    started: dict[str, Worker] = {}
    wanted = {
        "compiled": (sys.executable, "tools.bench.ours", seconds, said.tree),
        "uncompiled": (sys.executable, "tools.bench.ours", seconds, ROOT / "src"),
        "peer": (said.peer_python, "tools.bench.peer", 16 * seconds, None),
    }
    for engine, (python, module, share, tree) in wanted.items():
        try:
            if engine == "compiled" and not tree.is_dir():
                raise NoWorker("there is no compiled tree; tools/compile.py makes one")
            started[engine] = Worker(python, module, str(share), tree=tree)
            results.names[engine] = started[engine].name
        except (NoWorker, OSError) as reason:
            results.missing.append(f"Not measured: {engine} ({reason}).")
    return started


def take_turns(workers: dict[str, Worker], rounds: int, results: Results) -> None:
    """All rounds of all engines, one after the other."""
    samples: dict[str, list[Samples]] = {engine: [] for engine in workers}
    for number in range(rounds):
        if sys.stderr.isatty():
            print(f"round {number + 1} of {rounds}", end="\r", file=sys.stderr, flush=True)
        for engine, worker in workers.items():
            samples[engine].append(worker.round(number))
    results.figures = together(samples)


def together(samples: dict[str, list[Samples]]) -> dict[str, dict[str, Figure]]:
    """The figures of all engines. Ours plays the same games compiled or not, in the kernel or not, but a short run may
    have long or short ones: all games of one kind count with their average length, however they were played."""
    rounds = {
        engine: [{name: Sample(*one) for name, one in samples_of_round.items()} for samples_of_round in found]
        for engine, found in samples.items()
    }
    kinds: dict[str, list[Sample]] = {}
    for one_round in chain.from_iterable(rounds.values()):
        for name, sample in one_round.items():
            kinds.setdefault(BESIDE[0] if name in BESIDE else name, []).append(sample)
    lengths = {kind: mean_turns(found) for kind, found in kinds.items()}
    lengths |= {name: lengths[BESIDE[0]] for name in BESIDE if BESIDE[0] in lengths}
    return {engine: figures(found, lengths) for engine, found in rounds.items()}


def main(argv: Sequence[str] | None = None) -> int:
    said = asked(argv)
    rounds = said.rounds or (4 if said.quick else 25)
    seconds = said.seconds or (0.02 if said.quick else 0.06)
    results = Results(machine(), rounds)
    workers = engines(said, seconds, results)
    try:
        take_turns(workers, rounds, results)
    finally:
        for worker in workers.values():
            worker.close()
    if "compiled" in workers and not said.no_instructions:
        try:
            kinds = ["kernel"] if said.quick else list(instructions.KINDS)
            counted = instructions.count(said.tree, kinds, games=20 if said.quick else instructions.GAMES)
            results.instructions = {kind: one.per_action for kind, one in counted.items()}
        except instructions.NoInstructions as reason:
            results.missing.append(f"Not counted: instructions ({reason}).")
    print(heading(results))
    show(tables(results))
    for line in results.missing:
        print(line)
    said.out.mkdir(parents=True, exist_ok=True)
    (said.out / "results.json").write_text(json.dumps(results.to_json(), indent=1, ensure_ascii=False) + "\n", "utf-8")
    (said.out / "results.md").write_text(markdown(results), "utf-8")
    if said.page is not None:
        said.page.write_text(with_figures(said.page.read_text("utf-8"), results), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
