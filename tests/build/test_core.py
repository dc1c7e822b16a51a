"""What is compiled, what is not, and whether the core now running is the one that was asked for."""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path

import pytest

import archipel
from archipel.board.vectors import COMPILED
from tools import compile as compiling
from tools import training_games
from tools.compile import (
    IN_C,
    ROOT,
    UNCOMPILED,
    CannotCompile,
    NoProfile,
    check_counting,
    check_tools,
    core_modules,
    train,
)

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


@pytest.mark.skipif(os.name != "posix", reason="only there the compiler is tried")
def test_a_compiler_that_fails_is_found_before_the_long_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "false")
    with pytest.raises(CannotCompile, match=r"^the C compiler failed$"):
        check_tools()


@pytest.mark.parametrize("tool", ["mypyc", "setuptools"])
def test_a_missing_tool_is_named(tool: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, tool, None)
    with pytest.raises(CannotCompile, match=rf"^no {tool} in this environment$"):
        check_tools()


@pytest.mark.skipif(os.name != "posix", reason="only there compilers are asked what they are")
@pytest.mark.parametrize(
    ("macros", "may"), [("__GNUC__ 12", True), ("__GNUC__ 4 __clang__ 1", False), ("_MSC_VER", False)]
)
def test_only_gcc_is_used_with_a_profile(
    macros: str, may: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiler = tmp_path / "a-compiler"
    compiler.write_text(f"#!/bin/sh\necho '#define {macros}'\n")
    compiler.chmod(0o755)
    monkeypatch.setenv("CC", f"{compiler} -pipe")
    if may:
        check_counting()
        return
    with pytest.raises(NoProfile, match=r"^only GCC is used with one, and \S*a-compiler is another compiler$"):
        check_counting()


@pytest.mark.parametrize(
    ("games", "reason"),
    [
        ("raise SystemExit('no such game')", "^the training games ended with: no such game$"),
        ("pass", "^the training games have left no counts$"),
        ("open('some.gcda', 'w')", ""),
    ],
)
def test_training_games_must_end_well_and_leave_counts(
    games: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = tmp_path / "games.py"
    script.write_text(games)
    monkeypatch.setattr(compiling, "TRAINING", str(script))  # joined to a folder, a whole path stays itself
    if not reason:
        train(tmp_path, tmp_path)
        return
    with pytest.raises(NoProfile, match=reason):
        train(tmp_path, tmp_path)


def test_all_training_games_can_be_played() -> None:
    for spec in (
        *training_games.IN_KERNEL,
        *training_games.THROUGH_API,
        *training_games.OF_BOTS,
        *training_games.STEPPED,
    ):
        archipel.parse_spec(spec).new_game(1)
    training_games.play_in_kernel({"junior:seats=4": 1})
    training_games.play_through_api({"junior:seats=4": 2})
    training_games.play_with_bots({"junior:seats=3": 1})
    training_games.step_many(("junior:seats=4",), 2)
