"""The scripts that load, kill and simulate servers do what they say, on the smallest scale."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from random import Random

from archipel.server.storage.store import Row
from archipel.server.table.log_entries import Moved, write_entry
from tools import fuzz, kills, load, scaling


def test_a_server_that_is_killed_is_checked_against_what_it_has_sent(tmp_path: Path) -> None:
    chosen = kills.options().parse_args(["--kills=2", "--tables=1", "--moves=5", "--seconds=1", "--pace=0.02"])
    run = asyncio.run(kills.kill_many(f"sqlite:///{tmp_path / 'tables.sqlite3'}", chosen))
    assert run.faults == Counter()
    assert run.kills == 2
    assert sum(len(witness.carried_out) for witness, _ in run.witnesses) > 0


def test_nonsense_is_sent_and_answered(tmp_path: Path) -> None:
    chosen = fuzz.options().parse_args(["--frames=400", "--calls=60", "--people=1"])
    found = asyncio.run(fuzz.fuzz(f"sqlite:///{tmp_path / 'tables.sqlite3'}", tmp_path / "log", chosen))
    assert ", 4" in found and " frames," in found, found


def test_people_play_over_sockets_and_come_back_after_a_restart(tmp_path: Path) -> None:
    chosen = load.options().parse_args(["--tables=1", "--moves=5", "--seconds=1", "--pace=0.02"])
    found = asyncio.run(load.measure(chosen, tmp_path))
    assert found["sockets"] == 4
    assert found["commands acknowledged"] > 0
    assert found["moves in the log of a table"] > 5
    assert found["CPU of it until all snapshots, s"] >= found["CPU of it until it listens, s"] > 0


def test_a_simulation_shows_what_gives_way_first() -> None:
    costs = scaling.Costs()
    easy = scaling.simulate(scaling.House(1_000), costs, 2.0)
    crowded = scaling.simulate(scaling.House(4_000, per_process=4_000, bots=0.0), costs, 2.0)
    assert easy.busy["CPU of a process"] < 1 < crowded.busy["CPU of a process"]
    assert crowded.first == "CPU of a process"
    assert crowded.delay(0.99) > 10 * easy.delay(0.99) > 0
    weak = scaling.simulate(scaling.House(4_000, postgresql_cores=0.01, keep_days=0.0), costs, 2.0)
    assert weak.first == weak.first_shared == "CPU of PostgreSQL"
    assert abs(len(easy.delays) - 2_000) < 300  # one move a second and table
    chosen = scaling.options().parse_args(["--tables=500", "--seconds=1", "--move-us=2000"])
    ((outcome, given),) = scaling.run(chosen)
    assert "first to give way: CPU of a process" in scaling.report(outcome, given)


def test_every_fault_of_a_log_is_seen() -> None:
    async def test() -> None:
        chosen = kills.options().parse_args([])
        move = write_entry(Moved(0, "roll"))
        rows = [Row("t", n, n, "ann", f"c{n}", move, 0.0) for n in range(3)]
        witness = kills.Witness(load.Seats([], "t"), Random(1), chosen, load.Measures())
        witness.carried_out, witness.refused, witness.shown = {"c0", "c2"}, {"c9"}, 3
        kept = kills.Kept()
        assert not kills.faults_in(rows, [witness], kept)
        assert kills.faults_in([rows[0], rows[2]], [witness], kills.Kept()) == {"gaps": 1, "shown and not written": 1}
        assert kills.faults_in([rows[0], rows[1]], [witness], kept)["lost"] == 1
        again = rows[1]._replace(command="c0")
        assert kills.faults_in([rows[0], again, rows[2]], [witness], kept) == {"changed": 1, "doubled": 1}
        witness.refused = {"c1"}
        assert kills.faults_in(rows, [witness], kills.Kept()) == {"refused and written": 1}

    asyncio.run(test())


def test_memory_is_fitted_with_a_straight_line() -> None:
    base, slope, away = load.fit([(0, 100.0), (1000, 101.0), (2000, 102.0), (3000, 103.0)])
    assert (round(base, 6), round(slope, 6), round(away, 6)) == (100.0, 1.024, 0.0)
    assert load.fit([(0, 100.0), (0, 104.0)]) == (102.0, 0.0, 2.0)
