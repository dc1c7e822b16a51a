"""tools/learn.py: weights from games."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from archipel.engine.stream import Stream

TOOL = Path(__file__).resolve().parents[2] / "tools" / "learn.py"


@pytest.fixture(scope="module")
def learn() -> ModuleType:
    spec = spec_from_file_location("learn", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules["learn"] = module
    spec.loader.exec_module(module)
    return module


def test_the_weights_behind_the_victories_are_found_again(learn: ModuleType) -> None:
    """Three seats with two features; the first is worth 3, the second nothing, whatever was thought of it before."""
    stream = Stream(1, 1)
    rows = []
    for _ in range(1500):
        seats = [[stream.below(100) / 100, stream.below(100) / 100] for _ in range(3)]
        chances = learn.chances(learn.Row(seats, []), [3.0, 0.0])
        x = stream.below(10**6) / 10**6
        winner = 0 if x < chances[0] else 1 if x < chances[0] + chances[1] else 2
        rows.append(learn.Row(seats, [float(seat == winner) for seat in range(3)]))
    first, second = learn.fit(rows, [1.0, 1.0], 0.0)
    assert first == pytest.approx(3.0, abs=0.4)
    assert second == pytest.approx(0.0, abs=0.4)
    assert learn.surprise(rows, [first, second]) < learn.surprise(rows, [1.0, 1.0])
    held = learn.fit(rows, [1.0, 1.0], 100.0)
    assert held[0] == pytest.approx(held[1], abs=0.2)


def test_equations_are_solved(learn: ModuleType) -> None:
    assert learn.solve([[0.0, 2.0], [4.0, 1.0]], [2.0, 9.0]) == pytest.approx([2.0, 1.0])
