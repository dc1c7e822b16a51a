"""No two places of a board have the same name, on every board of the catalogue. The page makes the names, so its own
test (web/tests/places.test.ts) is given the boards."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Final

import msgspec
import pytest

import archipel
from archipel.catalogue.listing import entry, names
from archipel.server.table.sheet import make_sheet

WEB: Final = Path(__file__).resolve().parents[2] / "web"


def boards() -> bytes:
    """Every game with three seats, or its fewest, and with its most, as the page is sent it."""
    made = []
    for name in names():
        found = entry(name)
        for seats in {max(3, min(found.seats)), max(found.seats)}:
            game = archipel.new_game(name, seats=seats, seed=7)
            made.append({"name": f"{name}, {seats} seats", "sheet": make_sheet(game), "view": game.view(0).to_json()})
    return msgspec.json.encode(made)


def test_names_of_places_tell_them_apart(tmp_path: Path) -> None:
    node = shutil.which("node")
    vitest = WEB / "node_modules" / "vitest" / "vitest.mjs"
    if node is None or not vitest.is_file():
        if os.environ.get("CI", "").lower() == "true":
            pytest.fail("the packages of web/ are not installed")
        pytest.skip("the packages of web/ are not installed")
    file = tmp_path / "boards.json"
    file.write_bytes(boards())
    done = subprocess.run(
        [node, str(vitest), "run", "tests/places.test.ts"],
        cwd=WEB,
        env={**os.environ, "VITE_BOARDS": str(file)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
