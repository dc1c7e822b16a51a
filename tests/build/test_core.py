"""What is compiled, what is not, and whether the core now running is the one that was asked for."""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path

import pytest

from archipel.board.vectors import COMPILED
from tools.compile import IN_C, ROOT, UNCOMPILED, CannotCompile, check_tools, core_modules

PACKAGE = ROOT / "src" / "archipel"


@pytest.mark.compiled
def test_the_core_runs_as_asked() -> None:
    asked = os.environ.get("ARCHIPEL_COMPILED") == "1"
    assert asked is COMPILED
    for path in core_modules(PACKAGE):
        module = ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)
        spec = importlib.util.find_spec(module)
        assert spec is not None, module
        assert spec.origin is not None, module
        assert spec.origin.endswith(".py") is not asked, module


def test_the_core_is_board_engine_rules_and_bots(tmp_path: Path) -> None:
    compiled = ["board/graph.py", "bots/greedy.py", "engine/state.py", "rules/base/dice.py"]
    left_out = [
        "__init__.py",
        "board/__init__.py",
        "board/vectors.py",
        "catalogue/new_game.py",
        "cli/main.py",
        "rules/base/__init__.py",
    ]
    for path in (*compiled, *left_out):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).touch()
    assert [path.relative_to(tmp_path).as_posix() for path in core_modules(tmp_path)] == compiled


@pytest.mark.parametrize("path", UNCOMPILED)
def test_exceptions_exist_and_have_a_reason(path: str) -> None:
    assert (PACKAGE / path).is_file()
    assert UNCOMPILED[path]


def test_every_c_file_is_compiled() -> None:
    assert sorted(path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.c")) == sorted(IN_C)


@pytest.mark.skipif(os.name != "posix", reason="only there the compiler is looked for")
def test_a_missing_compiler_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    with pytest.raises(CannotCompile, match=r"^no C compiler \(no-such-compiler\)$"):
        check_tools()


@pytest.mark.parametrize("tool", ["mypyc", "setuptools"])
def test_a_missing_tool_is_named(tool: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, tool, None)
    with pytest.raises(CannotCompile, match=rf"^no {tool} in this environment$"):
        check_tools()
