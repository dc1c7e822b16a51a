"""tools/tune.py: weights by match results."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from archipel.bots.registry import UnknownBot
from archipel.catalogue import parse_spec, start
from tools import tune

GAME = "base:seats=2,duel=True,target=3"
QUICK = "standard:beam=2:nodes=4:spots=1:offers=0"


def run(file: Path, *words: str) -> dict[str, Any]:
    assert tune.main(["run", str(file), *words, "--jobs", "1"]) == 0
    return dict(json.loads(file.read_text("utf-8")))


def test_a_run_that_was_stopped_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    whole = run(tmp_path / "whole.json", GAME, "--games", "1", "--steps", "2", "--bot", QUICK)
    parts = tmp_path / "parts.json"
    assert run(parts, GAME, "--games", "1", "--steps", "1", "--bot", QUICK)["steps"] == 1
    assert run(parts, "--steps", "1") == whole
    assert (whole["steps"], whole["played"]) == (2, 2)


def test_weights_are_written_for_the_bots_and_few_games_are_no_gate(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    state = tune.new_state([GAME], 1, 2, {"points": 1.0})
    assert "points" not in state.begin
    state.moved["production"] = 1.0
    tune.save(state, tmp_path / "run.json")
    file = tmp_path / "base.toml"
    assert tune.main(["write", str(tmp_path / "run.json"), str(file)]) == 0
    weights = tomllib.loads(file.read_text("utf-8"))["weights"]
    assert weights["production"] == pytest.approx(2.718 * state.begin["production"], rel=0.01)
    words = ["--games", "2", "--bot", QUICK, "--against", "random", "--jobs", "1"]
    assert tune.main(["gate", str(file), GAME, *words]) == 1
    assert "2 games are too few" in capsys.readouterr().out


def test_a_file_may_have_weights_for_the_placement_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "placing.toml"
    file.write_text('most_seats = 2\n[placement]\n"points" = 7.5\n', "utf-8")
    words = ["--games", "2", "--bot", QUICK, "--against", "random", "--jobs", "1"]
    assert tune.main(["gate", str(file), GAME, *words]) == 1
    assert f"{GAME}: " in capsys.readouterr().out

    found = tune.learnt(file)
    table = start(parse_spec(GAME), 1)
    bot = tune.WeightedBot(1, tune.weights_in(found), QUICK, found.placement)
    bot.choose(table.view(table.deciding[0]))
    assert bot.player.planner is not None
    evaluation = bot.player.planner.value.evaluation
    points = evaluation.names.index("points")
    assert (evaluation.placement[points], evaluation.usual[points]) == (7.5, tune.weights_of(GAME, QUICK)["points"])
    assert list(evaluation.weights) == list(evaluation.placement)  # nobody has had a turn


def test_what_a_file_says_of_the_placement_alone_is_tuned_for_the_rest_of_the_game(tmp_path: Path) -> None:
    file = tmp_path / "placing.toml"
    file.write_text('[placement]\n"points" = 7.5\n', "utf-8")
    assert (
        "points"
        in run(tmp_path / "run.json", GAME, "--games", "1", "--steps", "1", "--bot", QUICK, "--fixed", str(file))[
            "begin"
        ]
    )


def test_every_seat_is_on_either_side_equally_often() -> None:
    for seats in (2, 3, 4, 5, 6):
        first, second = tune.line_ups(seats)
        assert sum(first) + sum(second) == seats


def test_the_weights_of_the_strong_bot_are_its_own() -> None:
    junior = "junior:seats=4"
    assert tune.weights_of(junior, "strong") != tune.weights_of(junior, "standard")
    with pytest.raises(UnknownBot, match="greedy has no weights"):
        tune.weights_of(junior, "greedy")
