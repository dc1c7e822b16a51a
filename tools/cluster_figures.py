"""How fast matches are played here, in processes and on a Ray cluster, and that all play the same games.

    python tools/cluster_figures.py --games 200 --workers 1,2,4

Starts a Ray cluster on this machine with one node, of one processor, for each worker. Prints the table of
docs/clusters.md. Seconds are those of the clock, without the start of the workers; the machine should be idle.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import replace
from time import perf_counter

from archipel.arena import Executor, GameResult, Here, Processes, Ray, play_match


def measure(name: str, executor: Executor, asked: argparse.Namespace) -> list[GameResult]:
    """A row of the table."""
    bots = [asked.bot] * asked.seats
    spec = f"{asked.game}:seats={asked.seats}"
    with executor:
        play_match(spec, bots, asked.warm_up, seed=2, executor=executor)
        before = perf_counter()
        result = play_match(spec, bots, asked.games, seed=1, executor=executor)
        seconds = perf_counter() - before
    print(f"| {name} | {seconds:.1f} | {asked.games / seconds:.1f} |", flush=True)
    return [replace(game, seconds=()) for game in result.games]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0] if __doc__ else "")
    parser.add_argument("--game", default="base")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bot", default="standard")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--warm-up", type=int, default=16, help="games before the clock runs")
    parser.add_argument("--workers", default="1,2,4", help="how many, one row each")
    parser.add_argument("--no-ray", action="store_true")
    asked = parser.parse_args(arguments)
    counts = [int(count) for count in asked.workers.split(",")]
    print("| Workers | Seconds | Games a second |\n|---|---|---|")
    whole = measure("this process", Here(), asked)
    same = True
    for count in counts:
        if count > 1:
            same &= measure(f"{count} processes", Processes(count), asked) == whole
    if not asked.no_ray:
        from ray.cluster_utils import Cluster

        cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
        nodes = 1
        for count in counts:
            while nodes < count:
                cluster.add_node(num_cpus=1)
                nodes += 1
            cluster.wait_for_nodes()
            same &= measure(f"Ray, {count} node{'s' if count > 1 else ''}", Ray(cluster.address), asked) == whole
        cluster.shutdown()
    print("All rows are of the same games." if same else "The games differ!")
    return 0 if same else 1


if __name__ == "__main__":
    raise SystemExit(main())
