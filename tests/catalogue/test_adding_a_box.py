"""The box of docs/adding_a_box.md: its files are written down and played, as a program and on the command line."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "adding_a_box.md").read_text(encoding="utf-8")
FILES = dict(re.findall(r"^`([\w/]+\.\w+)`:\n\n```\w+\n(.*?)```", PAGE, re.DOTALL | re.MULTILINE))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return tmp_path


def run(folder: Path, *words: str) -> str:
    environment = {**os.environ, "ARCHIPEL_PLUGINS": "lighthouses,harvest", "COLUMNS": "200"}
    done = subprocess.run(
        [sys.executable, *words], cwd=folder, env=environment, capture_output=True, text=True, check=False, timeout=240
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def archipel(folder: Path, *words: str) -> str:
    return run(folder, "-c", "from archipel.cli.main import app; app()", *words)


def test_the_page_has_all_files_of_its_box() -> None:
    assert set(FILES) == {
        "lighthouses/__init__.py",
        "lighthouses/scenarios/box.toml",
        "lighthouses/scenarios/lighthouses.toml",
        "lighthouses/texts/en/lighthouses.ftl",
        "lighthouses/texts/fr/lighthouses.ftl",
        "test_lighthouses.py",
        "harvest.py",
    }


def test_its_own_test_passes(folder: Path) -> None:
    assert "1 passed" in run(folder, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_lighthouses.py")


def test_it_is_listed_and_bots_play_it_to_the_end(folder: Path) -> None:
    assert "lighthouses  2-3" in archipel(folder, "catalogue")
    bots = "standard:beam=2:nodes=4:spots=2,greedy,random"
    shown = archipel(folder, "simulate", "lighthouses:seats=3,target=5", "--bots", bots, "--games", "3", "--jobs", "2")
    assert "greedy" in shown


LATE = """
import archipel, lighthouses, harvest
from archipel.bots import make
game, bot = archipel.new_game("lighthouses", seats=3, seed=1, harvest=True, start=0), make("random", seed=1)
built = lambda: sum(1 for holder in game.view(0).to_json()["lighthouse"] if holder)
while game.seat != 0 or not built() or "end_turn" not in {action.kind for action in game.legal_actions()}:
    game.apply(bot.choose(game.view(game.seat)))
open("late.jsonl", "w").write(game.record())
"""


def test_the_terminal_says_it_in_words(folder: Path) -> None:
    run(folder, "-c", LATE)
    words = ["play", "--resume", "late.jsonl", "--bots", "random", "--lang", "fr"]
    done = subprocess.run(
        [sys.executable, "-c", "from archipel.cli.main import app; app()", *words],
        cwd=folder,
        env={**os.environ, "ARCHIPEL_PLUGINS": "lighthouses,harvest", "COLUMNS": "160"},
        input="\n\nq\n",
        capture_output=True,
        text=True,
        check=False,
        timeout=240,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.search(r"Phare, (Rouge|Bleu|Blanc)", done.stdout)  # whose it is, although no board draws it
    assert re.search(r"^.*\bphare +1 +- +- +- +1", done.stdout, re.MULTILINE)  # its price


FEASTS = """
import archipel, harvest
from archipel.bots import make
game, bots = archipel.new_game("base", seats=3, seed=2, harvest=True), [make("greedy", seed=k) for k in range(3)]
while not game.over:
    game.apply(bots[game.seat].choose(game.view(game.seat)))
print(sum(game.view(0).to_json()["feasts"]))
"""


def test_bots_hold_feasts_in_a_game_with_the_layer(folder: Path) -> None:
    assert int(run(folder, "-c", FEASTS)) > 0


def test_a_person_plays_it_in_the_terminal(folder: Path) -> None:
    environment = {**os.environ, "ARCHIPEL_PLUGINS": "lighthouses"}
    words = ["play", "lighthouses:seats=3", "--bots", "random", "--seed", "1", "--save", "game.jsonl"]
    start = "from archipel.cli.main import app; app()"
    done = subprocess.run(
        [sys.executable, "-c", start, *words],
        cwd=folder,
        env=environment,
        input="\n1\n1\nquit\n",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert '"name": "lighthouses"' in (folder / "game.jsonl").read_text(encoding="utf-8")


def test_the_page_names_files_and_folders_that_are_there() -> None:
    for path in re.findall(r"`((?:src|docs|tests|web)/[\w/.]+)`", PAGE):
        assert (ROOT / path).exists(), path
