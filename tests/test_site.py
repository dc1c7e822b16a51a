"""The site of the documentation is built without a warning, and has the pages and the names people look for."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
QUIET = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}  # an advertisement of the theme's authors


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)]
    done = subprocess.run(command, cwd=ROOT, env=QUIET, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")
    return folder


def test_the_site_has_every_page_and_no_drawing_that_it_cannot_show(site: Path) -> None:
    for page in ("index", "playing", "hosting.fr", "writing_a_bot", "rules/base", "rules/players/fr/base", "promises"):
        assert (site / f"{page}.html").is_file() or (site / page / "index.html").is_file(), page
    assert "sprite:" not in (site / "rules/players/en/base.html").read_text("utf-8")


def test_the_reference_is_read_from_the_source(site: Path) -> None:
    text = re.sub(r"<[^>]+>", "", (site / "api.html").read_text("utf-8"))
    assert "A new game. The same seed gives the same game, everywhere." in text
    assert "Let a seat (the first one asked, if none is named) do something legal." in text
    for name in ("play_match", "imagine", "SeatEnv", "IllegalAction", "register_bot"):
        assert name in text
