"""docs/writing_a_bot.md is true: its bot plays from the command line, in a match, and under a name of its own."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).resolve().parents[1] / "docs" / "writing_a_bot.md"


def run(folder: Path, *words: str, **more: str) -> str:
    done = subprocess.run(words, cwd=folder, env={**os.environ, **more}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.long
def test_the_bot_of_the_page_plays(tmp_path: Path) -> None:
    text = PAGE.read_text(encoding="utf-8")
    bot, match, plugin = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    (tmp_path / "my_bots.py").write_text(bot, encoding="utf-8")
    (tmp_path / "my_plugin.py").write_text(plugin, encoding="utf-8")
    (tmp_path / "match.py").write_text(match.replace("games=40", "games=4, jobs=2"), encoding="utf-8")
    (line,) = re.findall(r"^archipel (simulate .*)$", text, re.MULTILINE)
    command = line.replace("--games 40", "--games 4 --jobs 1").split()
    archipel = (sys.executable, "-c", "from archipel.cli.main import app; app()")
    assert "my_bots" in run(tmp_path, *archipel, *command)
    assert re.search(r"my_bots:Builder: [\d.]+% \[[\d.]+% to [\d.]+%\] of 4", run(tmp_path, sys.executable, "match.py"))
    named = run(tmp_path, *archipel, "simulate", "base:seats=3", "--bots", "builder,random,random", "--games", "3",
                "--jobs", "1", ARCHIPEL_PLUGINS="my_plugin")  # fmt: skip
    assert "builder" in named


def test_the_kinds_of_actions_on_the_page_are_those_of_the_game() -> None:
    tried = doctest.testfile(str(PAGE), module_relative=False)
    assert (tried.failed, tried.attempted) == (0, 2)
