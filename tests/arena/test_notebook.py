"""The notebook of examples/: its cells run, and its charts are drawn."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

NOTEBOOK = Path(__file__).resolve().parents[2] / "examples" / "what_players_ask.ipynb"


def test_the_notebook_draws_its_charts(tmp_path: Path) -> None:
    """All its cells, one after the other as a program. What a cell shows, it returns."""
    cells = ["".join(cell["source"]) for cell in json.loads(NOTEBOOK.read_text("utf-8"))["cells"] if is_code(cell)]
    program = "shown = []\n" + "\n".join(showing(cell) for cell in cells) + "\nprint(*shown, sep='\\n')"
    settings = {"GAMES": "4", "BOT": "random", "FOLDER": str(tmp_path), "PYTHONPATH": os.pathsep.join(sys.path)}
    said = subprocess.run(
        [sys.executable, "-c", program],
        cwd=NOTEBOOK.parent,
        env={**os.environ, **settings},
        capture_output=True,
        text=True,
        check=False,
    )
    assert said.returncode == 0, said.stderr
    assert " of them won, " in said.stdout
    charts = [ElementTree.fromstring(line) for line in said.stdout.splitlines() if line.startswith("<svg")]
    assert [chart[0].text for chart in charts] == [
        "Does it help to begin?",
        "Do good openings win? (the numbers beside both settlements)",
        "Do many kinds of goods win? (those beside both settlements)",
        "How much is luck? (rolls of the numbers of the opening)",
        "Rolls, in percent",
        "Points of a winner",
    ]
    assert len(list((tmp_path / "records").iterdir())) == 4


def is_code(cell: dict[str, Any]) -> bool:
    return bool(cell["cell_type"] == "code")


def showing(cell: str) -> str:
    """A cell that keeps the picture of its last expression, as a notebook would show it."""
    *before, last = ast.parse(cell).body
    if not isinstance(last, ast.Expr) or "print(" in ast.unparse(last):
        return cell
    shown = f"shown.append(({ast.unparse(last)})._repr_svg_())"
    return "\n".join([*map(ast.unparse, before), shown])
