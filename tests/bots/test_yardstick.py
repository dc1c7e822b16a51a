"""The frozen yardstick: matches of today and of later are against the same bot."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from archipel.bots.registry import BOTS
from archipel.bots.standard import StandardBot
from archipel.catalogue import catalogue, parse_spec, start

YARDSTICK = tomllib.loads(Path(__file__).with_name("yardstick.toml").read_text("utf-8"))


@pytest.mark.parametrize("game", YARDSTICK["weights"])
def test_the_yardstick_keeps_its_weights(game: str) -> None:
    evaluation = StandardBot(1, experience=0).planner_for(start(parse_spec(game), 0).rules).value.evaluation
    assert dict(zip(evaluation.names, evaluation.weights, strict=True)) == YARDSTICK["weights"][game]


def test_the_yardstick_keeps_its_settings_and_covers_every_box() -> None:
    settings = {name: default for name, (default, _, _) in BOTS["standard"].settings.items() if name != "experience"}
    assert settings == YARDSTICK["settings"]
    games = {parse_spec(game).name for game in YARDSTICK["weights"]}
    assert {entry.box for entry in catalogue() if entry.name in games} == {entry.box for entry in catalogue()}
