"""The README's example is true: it runs, and says what it promises."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path

import pytest

README = Path(__file__).resolve().parent.parent / "README.md"

pytestmark = pytest.mark.compiled


def test_the_example_plays_a_game_and_replays_it() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    lines = [line for line in example.splitlines() if line.strip()]
    assert len(lines) <= 10
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        exec(compile(example, "README.md", "exec"), {})
    assert re.fullmatch(r"seat [0-3] wins in turn \d+\n", said.getvalue())


def test_it_says_what_it_is_not() -> None:
    text = README.read_text(encoding="utf-8")
    assert "make play" in text
    assert "make test" in text
    assert "not affiliated" in text
