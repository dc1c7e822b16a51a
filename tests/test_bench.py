"""The benchmark runs and reckons rightly. No time is judged: whether a budget is met is for people to read."""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path

import pytest

import archipel
from archipel import bench
from archipel.bench.measures import CALLS, GAMES, Measure, Sample
from archipel.bench.rounds import Bench, Figure, figure, figures
from archipel.bench.tables import time_text
from archipel.catalogue import matrix
from tools.bench.__main__ import main as whole_benchmark
from tools.bench.__main__ import together
from tools.bench.instructions import MIXED_SEATS, SCENARIOS, VOYAGES, Count, as_played
from tools.bench.report import BUDGETS, STEPS, Results, markdown, tables, with_figures
from tools.bench.worker import ROOT, NoWorker, Worker

TINY = 0.0001


@pytest.mark.parametrize("measure", (*GAMES, *CALLS), ids=lambda measure: measure.name)
def test_every_measure_runs_at_least_as_often_as_it_is_asked(measure: Measure) -> None:
    sample = measure.run(1, 5)
    assert sample.times >= 1
    assert sample.seconds > 0
    assert (sample.actions > sample.turns > 10) is (measure in GAMES)


def test_every_round_plays_other_games() -> None:
    rounds = Bench(GAMES[:1], TINY)
    assert rounds.round(0)["kernel"].actions == rounds.round(0)["kernel"].actions
    assert rounds.round(0)["kernel"].actions != rounds.round(1)["kernel"].actions


def test_mixtures_are_played_as_the_games_that_they_are_compared_with() -> None:
    played = [as_played(spec) for spec in matrix().mixtures() if spec.seats == MIXED_SEATS]
    assert len(played) > 50
    for spec in played:
        archipel.parse_spec(str(spec)).new_game(0)
        assert {("phases", "combined"), ("steal", "must")} <= set(spec.options)


def test_the_median_round_counts() -> None:
    found = figure([Sample(2.0, 10), Sample(90.0, 10), Sample(1.0, 10)], 0.0)
    assert (found.best, found.seconds, found.worst) == (0.1, 0.2, 9.0)
    assert found.actions == 0


def test_long_games_do_not_make_an_engine_slow() -> None:
    short, long = Sample(1.0, 10, 3000, 1000), Sample(3.0, 10, 9000, 3000)
    for rounds in ([short, short], [long, long], [short, long]):
        assert figure(rounds, 200.0).seconds == pytest.approx(0.2)
        assert figure(rounds, 200.0).actions == pytest.approx(600)
    assert figures([{"kernel": long}])["kernel"].seconds == pytest.approx(0.3)


def test_our_games_are_counted_equally_long_however_they_are_played() -> None:
    found = together(
        {
            "compiled": [{"kernel": (1.0, 30, 9000, 3000), "state_copy": (1.0, 10, 0, 0)}],
            "uncompiled": [{"kernel": (20.0, 10, 5000, 1800), "state_copy": (2.0, 10, 0, 0)}],
            "peer": [{"play": (20.0, 10, 5000, 2000)}],
        }
    )
    assert found["compiled"]["kernel"].turns == 100
    assert found["uncompiled"]["kernel"].turns == 180
    # 40 games of 120 turns on average
    assert found["compiled"]["kernel"].seconds == pytest.approx(120 / 3000)
    assert found["uncompiled"]["kernel"].seconds == pytest.approx(20 / 1800 * 120)
    assert found["peer"]["play"].seconds == pytest.approx(2)
    assert found["compiled"]["state_copy"].seconds == pytest.approx(0.1)


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(2.5, "2.5 s"), (0.0123, "12.3 ms"), (4.2e-5, "42 µs"), (2.18e-7, "218 ns"), (4321.0, "4,321 s")],
)
def test_times_are_told_with_a_unit(seconds: float, text: str) -> None:
    assert time_text(seconds) == text


def test_archipel_bench_shows_tables_and_writes_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "made" / "figures.json"
    assert bench.main(["--rounds", "1", "--seconds", str(TINY), "--json", str(target)]) == 0
    assert "in the kernel" in capsys.readouterr().out
    told = json.loads(target.read_text("utf-8"))
    assert set(told["figures"]) == {measure.name for measure in (*GAMES, *CALLS)}
    assert told["figures"]["kernel"]["games_per_second"] > 0
    assert told["figures"]["game_copy"]["microseconds"] > 0
    assert told["import_seconds"] > 0


# ---- beside another engine


def test_the_whole_benchmark_says_what_it_could_not_have(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    nowhere = tmp_path / "nowhere"
    wanted = ["--rounds", "1", "--seconds", str(TINY), "--tree", str(nowhere), "--peer-python", str(nowhere)]
    assert whole_benchmark([*wanted, "--out", str(tmp_path / "out")]) == 0
    shown = capsys.readouterr().out
    assert "Not measured: compiled (there is no compiled tree" in shown
    assert "Not measured: peer (" in shown
    told = json.loads((tmp_path / "out/results.json").read_text("utf-8"))
    assert set(told["engines"]) == {"uncompiled"}
    assert told["engines"]["uncompiled"]["figures"]["api"]["games_per_second"] > 0
    assert {budget["met"] for budget in told["budgets"]} == {None}
    assert "| State.copy |" in (tmp_path / "out/results.md").read_text("utf-8")


def test_an_engine_that_does_not_start_says_why() -> None:
    with pytest.raises(NoWorker, match="No module named"):
        Worker(sys.executable, "tools.bench.of_nobody")


def test_an_engine_answers_round_by_round() -> None:
    worker = Worker(sys.executable, "tools.bench.ours", str(TINY), tree=ROOT / "src")
    assert worker.name.startswith("Archipel ")
    first, second = worker.round(0), worker.round(1)
    worker.close()
    assert first.keys() == second.keys() == {"import", *(measure.name for measure in (*GAMES, *CALLS))}
    assert worker.process.returncode == 0


def results(ours: float, instructions: float) -> Results:
    """All engines, ours with this many seconds per game in the kernel, the other with one second."""
    slow = {measure.name: Figure(0.2, 0.1, 0.3, 1000, 330) for measure in GAMES}
    calls = {measure.name: Figure(1e-6, 1e-6, 1e-6) for measure in CALLS}
    mine = {**slow, **calls, "import": Figure(0.2, 0.05, 0.3)}
    peer = {
        "play": Figure(1.0, 1.0, 1.0, 800, 330),
        "new_game": Figure(0.5, 0.5, 0.5),
        "copy": Figure(1e-5, 1e-5, 1e-5),
    }
    return Results(
        bench.machine(),
        3,
        {"compiled": "Ours", "uncompiled": "Ours, slower", "peer": "Theirs 1.0"},
        {"compiled": {**mine, "kernel": Figure(ours, ours, ours, 1000, 330)}, "uncompiled": mine, "peer": peer},
        {"kernel": instructions, "kernel_sea": 1800.0, "kernel_sea_four": 2201.0, "kernel_cities": 1900.0},
    )


def test_ratios_are_of_games_with_and_without_dealing_and_of_actions() -> None:
    found = results(0.005, 2000)
    assert found.ratio("compiled", "kernel") == pytest.approx(200)
    assert found.ratio_with_dealing("compiled", "kernel") == pytest.approx(1.5 / 0.005001)
    assert found.ratio_of_actions("compiled", "kernel") == pytest.approx(250)
    assert found.ratio("uncompiled", "kernel") == pytest.approx(5)


@pytest.mark.parametrize(("ours", "count", "met"), [(0.0025, 1000.0, True), (0.005, 1000.5, False)])
def test_budgets_are_met_or_missed(ours: float, count: float, met: bool) -> None:
    judged = {budget.what: budget.met(budget.find(results(ours, count))) for budget in BUDGETS}
    assert judged == {
        "base games in the kernel, beside the peer": met,
        "through the Python API": False,
        "uncompiled, in the kernel": True,
        "the same, events on": False,
        "instructions per action, base game": met,
        "the same, sea with 4 seats": False,
        "the same, largest sea board with 6 seats": True,
        "the same, cities and knights": True,
        "sea_four, beside the base game": not met,  # 2.201 and 2.1999 times
        "sea, beside the base game": True,
        "cities, beside the base game": True,
        STEPS: False,
        f"{STEPS}, cities and knights": True,
        "State.copy": False,
        "Game.record, a whole game": True,
        "new_game, 63 hexes with the sea": True,
        "import archipel": True,
        **{f"{name}, beside the base game": None for name in (*SCENARIOS, *VOYAGES)},  # not counted here
    }


def test_all_tables_have_whole_rows_and_a_page() -> None:
    made = tables(results(0.005, 2000))
    assert len(made) == 5
    for table in made:
        assert {len(row) for row in table.rows} == {len(table.columns)}
    page = markdown(results(0.0025, 2000))
    assert "| Theirs 1.0 |" in page
    assert "| ≥ 300 × | 400 × | met |" in page


def test_the_page_says_which_build_was_measured() -> None:
    found = results(0.005, 2000)
    found.names["compiled"] = "Archipel 9.9, compiled with a profile"
    assert ", Archipel 9.9, compiled with a profile, median of 3 rounds.\n" in markdown(found)
    assert bench.build() in ("compiled", "compiled with a profile", "uncompiled")
    assert (bench.build() == "uncompiled") is not archipel.compiled()


def test_a_page_gets_the_figures_of_today() -> None:
    marks = "<!-- figures of `make bench` -->", "<!-- end of the figures -->"
    page = f"# Title\n\n{marks[0]}\nold\n{marks[1]}\n\nEnd.\n"
    once = with_figures(page, results(0.005, 2000))
    assert once.startswith("# Title\n")
    assert once.endswith(f"{marks[1]}\n\nEnd.\n")
    assert "old" not in once
    assert with_figures(once, results(0.005, 2000)) == once
    with pytest.raises(ValueError, match="no place for figures"):
        with_figures("# Title\n", results(0.005, 2000))


def test_a_profile_names_our_functions_by_cost() -> None:
    own = Counter({"CPyDef_state___State___legal": 300, "PyList_New": 500, "CPyDef_cards___Cards___can_pay": 200})
    count = Count(10, 1000, own, own.copy())
    assert count.per_action == 100
    before, _, after = count.profile(2).partition("with callees")
    assert [line.split()[-1] for line in before.splitlines()[1:3]] == ["PyList_New", "state___State___legal"]
    assert [line.split()[-1] for line in after.splitlines()[1:]] == ["state___State___legal", "cards___Cards___can_pay"]
    assert "50.00%        50.0  PyList_New" in before
