"""tools/factors.py: what groups of weights are worth."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from archipel.engine.stream import Stream
from tools import factors

GAME = "base:seats=2,duel=True,target=3"
QUICK = "standard:beam=2:nodes=4:spots=1:offers=0"
SCREENINGS = sorted(Path(factors.__file__).with_name("screenings").glob("*.json"))
FACTORS: dict[str, dict[str, Any]] = {
    "points": {"weights": {"points": 1.0, "points over the half": 1.0}},
    "production": {"weights": {"production": 0.5}},
    "wider": {"settings": {"nodes": [4, 6]}},
}


def a_file(folder: Path, **more: object) -> Path:
    file = folder / "factors.json"
    file.write_text(json.dumps({"games": [GAME], "bot": QUICK, "seed": 1, "factors": FACTORS, **more}), "utf-8")
    return file


@pytest.mark.parametrize("file", SCREENINGS, ids=lambda file: file.stem)
def test_the_files_to_begin_with_fit_their_games(file: Path) -> None:
    screening = factors.load(file)
    assert screening.played == []
    for game in screening.games:
        middle = factors.changed(screening, game, {}).weights
        for factor, what in screening.factors.items():
            how = factors.changed(screening, game, {factor: 1.0})
            changed = {feature for feature, weight in how.weights.items() if weight != middle[feature]}
            assert changed == what.get("weights", {}).keys()
            assert (how.bot != screening.bot) == ("settings" in what)


def test_every_kind_of_factor_changes_the_bot(tmp_path: Path) -> None:
    screening = factors.load(a_file(tmp_path))
    middle = factors.changed(screening, GAME, {})
    upper = factors.changed(screening, GAME, dict.fromkeys(FACTORS, 1.0))
    lower = factors.changed(screening, GAME, dict.fromkeys(FACTORS, -1.0))
    assert upper.weights["points"] == pytest.approx(2.71828 * middle.weights["points"])
    assert upper.weights["points"] * lower.weights["points"] == pytest.approx(middle.weights["points"] ** 2)
    assert upper.bot == QUICK.replace("nodes=4", "nodes=6")
    assert lower.bot == middle.bot == QUICK


def test_what_was_won_by_a_factor_is_found_and_followed(tmp_path: Path) -> None:
    """The first factor decides most games here, the second one does nothing."""
    screening = factors.load(a_file(tmp_path))
    stream = Stream(1, 1)
    for _ in range(300):
        sides = [[2 * stream.below(2) - 1 for _ in FACTORS] for _ in range(2)]
        better = 0 if sides[0][0] > sides[1][0] else 1 if sides[1][0] > sides[0][0] else stream.below(2)
        winner = better if stream.below(10) < 8 else 1 - better
        won = [float(seat == winner) for seat in range(2)]
        screening.played.append(factors.Played(sides, won, [10 if share else 7 for share in won]))
    effects = factors.effects_of(screening)
    assert effects["points"].won == pytest.approx(0.3, abs=4 * effects["points"].won_error)
    assert effects["points"].won > 5 * effects["points"].won_error
    assert abs(effects["production"].won) < 4 * effects["production"].won_error
    assert effects["points"].points > 0.0
    assert factors.moves_of(screening)["points"] == factors.FARTHEST


def test_games_are_played_and_lead_to_a_file_for_the_bots(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, following, weights = a_file(tmp_path), tmp_path / "next.json", tmp_path / "weights.toml"
    assert factors.main(["play", str(file), "--games", "2", "--jobs", "1"]) == 0
    assert factors.main(["play", str(file), "--games", "4", "--jobs", "1"]) == 0
    assert "4 games" in capsys.readouterr().out
    screening = factors.load(file)
    assert (screening.boards, len(screening.played)) == (2, 4)
    first, second = screening.played[:2]
    assert first.sides == second.sides[::-1]  # the same board with the seats exchanged
    assert factors.main(["move", str(file), str(following)]) == 0
    moved = factors.load(following)
    assert moved.played == []
    assert moved.seed == 2
    assert factors.main(["write", str(following), str(weights)]) == 0
    written = tomllib.loads(weights.read_text("utf-8"))
    assert written["weights"]["points"] == pytest.approx(moved.weights["points"], abs=0.001)
