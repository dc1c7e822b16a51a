"""Executors: the same games in the same order wherever they are played, and workers that are lost.

tests/arena/test_ray.py has a real cluster."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import archipel
from archipel.arena import Here, Processes, Ray, executor_for, play_match
from archipel.arena.executors import AHEAD, _Parts
from archipel.bots import Bot
from archipel.catalogue import parse_spec, use_custom_scenarios
from archipel.engine.errors import SetUpError
from tests.ports import free_port

SHORT = "base:seats=3,target=3"


class Dying(Bot):
    """Ends its process: once, if a file is named, which it writes before; otherwise always."""

    def choose(self, view: archipel.View) -> archipel.Action:
        file = os.environ.get("DIES_ONCE", "")
        if not file or not Path(file).exists():
            if file:
                Path(file).touch()
            os._exit(3)
        return view.legal_actions()[0]


def numbers(parts: _Parts, seconds: float) -> list[range]:
    """All ranges, when every game takes some seconds."""
    found = []
    while part := parts.take():
        found.append(part)
        parts.learn(len(part), seconds * len(part))
    return found


def test_ranges_are_short_at_first_and_at_the_end_and_none_is_left_out() -> None:
    for games, seconds in ((0, 1.0), (1, 1.0), (1000, 0.001), (50, 3.0), (1000, 0.0)):
        found = numbers(_Parts(games, workers=4), seconds)
        assert [number for part in found for number in part] == list(range(games))
    lengths = [len(part) for part in numbers(_Parts(10_000, workers=4), 0.01)]
    assert (lengths[0], max(lengths), lengths[-1]) == (1, 100, 1)
    assert max(len(part) for part in numbers(_Parts(100, workers=4), 2.0)) == 1
    again = _Parts(10, workers=1)
    first, second = again.take(), again.take()
    assert first is not None
    assert second is not None
    again.put_back([first, second])
    assert [number for part in numbers(again, 1.0) for number in part] == list(range(10))


def test_a_lost_process_is_replaced_and_its_games_are_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DIES_ONCE", str(tmp_path / "died"))
    lost = play_match(SHORT, ["random", Dying, "random"], games=6, seed=2, executor=Processes(2), records=tmp_path)
    assert (tmp_path / "died").exists()
    with Here() as here:
        whole = play_match(SHORT, ["random", Dying, "random"], games=6, seed=2, executor=here)
    assert lost == whole
    assert len(list(tmp_path.glob("game-*.jsonl"))) == 6


@pytest.mark.slow
def test_a_bot_that_ends_every_process_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DIES_ONCE", raising=False)
    with pytest.raises(SetUpError, match="games 0 to 0 cannot be played: their worker was lost 3 times"):
        play_match(SHORT, ["random", Dying, "random"], games=AHEAD, executor=Processes(2))


def test_a_custom_scenario_needs_no_file_where_it_is_played() -> None:
    use_custom_scenarios(Path(__file__).parents[1] / "catalogue" / "custom")
    try:
        wanted = parse_spec("custom/island")
        result = play_match(wanted, ["random"] * wanted.seats, games=2, executor=Processes(2), most_turns=2)
    finally:
        use_custom_scenarios(None)
    assert result.ok, result.failures


def test_a_missing_extra_is_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(SetUpError) as told:
        play_match(SHORT, ["random"] * 3, games=1, executor=executor_for("ray://nowhere:1"))
    assert str(told.value) == "the extra 'ray' is missing: pip install 'archipel[ray]'"


@pytest.mark.parametrize("address", ["nowhere", "ray://127.0.0.1", "127.0.0.1:x"])
def test_what_is_not_an_address_is_refused(address: str) -> None:
    with pytest.raises(SetUpError, match="not '"):
        Ray(address)._knock()


def test_an_address_where_nothing_answers_is_refused() -> None:
    address = f"ray://127.0.0.1:{free_port()}"
    with pytest.raises(SetUpError, match=f"there is no Ray cluster at {address}: "):
        Ray(address)._knock()


@pytest.mark.slow
def test_ctrl_c_ends_all_processes_and_keeps_the_rows(tmp_path: Path) -> None:
    table = tmp_path / "games.jsonl"
    words = f"simulate {SHORT} --bots random --games 1000000 --jobs 2 --table {table}".split()
    run = subprocess.Popen(
        [sys.executable, "-c", "from archipel.cli.main import app; app()", *words],
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    end = time.monotonic() + 60
    while not (table.exists() and table.stat().st_size) and time.monotonic() < end:
        time.sleep(0.2)
    os.killpg(run.pid, signal.SIGINT)
    _, said = run.communicate(timeout=60)
    assert run.returncode == 130
    assert said.strip().endswith("Stopped.")
    assert "Traceback" not in said
    assert table.read_text("utf-8").endswith("}\n")
    with pytest.raises(ProcessLookupError):
        while time.monotonic() < end + 60:
            os.killpg(run.pid, 0)  # until the last process has ended
            time.sleep(0.2)
