"""The compiled core and the Python source play the same games, seed by seed and byte by byte."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tools.compile import GROUP, ROOT, CannotCompile, check_tools

pytestmark = pytest.mark.compiled

TREE = ROOT / os.environ.get("ARCHIPEL_TREE", "build/compiled")
STAMP = TREE / ".made"  # as the Makefile has it
CORE = TREE / f"{GROUP}__mypyc{sysconfig.get_config_var('EXT_SUFFIX')}"

LEFT_OUT = {"__pycache__", "page"}


def sources() -> Iterator[Path]:
    """Everything that the compiled tree is made from."""
    yield ROOT / "pyproject.toml"
    for folder in ("src", "docs/rules", "tools"):
        yield from (path for path in (ROOT / folder).rglob("*") if path.is_file() and not LEFT_OUT & set(path.parts))


def is_fresh() -> bool:
    return STAMP.exists() and CORE.exists() and STAMP.stat().st_mtime >= max(path.stat().st_mtime for path in sources())


@contextmanager
def alone() -> Iterator[None]:
    """Only one of several test processes builds; the others wait for it."""
    fcntl = pytest.importorskip("fcntl", reason="the compiled tree is only made where file locks are")
    TREE.parent.mkdir(exist_ok=True)
    with (TREE.parent / "compiled.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@pytest.fixture(scope="session")
def compiled_tree() -> Path:
    """build/compiled, rebuilt if a source is newer."""
    try:
        check_tools()
    except CannotCompile as reason:
        pytest.skip(f"COMPILED GAMES ARE NOT COMPARED: cannot compile here, {reason}")
    with alone():
        if not is_fresh():
            subprocess.run([sys.executable, "tools/compile.py", str(TREE)], cwd=ROOT, check=True)
            STAMP.touch()
    return TREE


def begin(tree: Path, seeds: int, together: int) -> subprocess.Popen[str]:
    """A Python with this tree begins to play."""
    environment = {**os.environ, "PYTHONPATH": str(tree), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "tests.compiled.play", str(seeds), str(together)]
    return subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)


def games(player: subprocess.Popen[str]) -> list[str]:
    """What it prints."""
    said, _ = player.communicate()
    assert player.returncode == 0
    return said.splitlines()


def compare(tree: Path, seeds: int, together: int) -> None:
    with begin(tree, seeds, together) as quick, begin(ROOT / "src", seeds, together) as slow:
        (first, *compiled), (second, *interpreted) = games(quick), games(slow)
    assert (first, second) == ("compiled: True", "compiled: False")
    assert len(interpreted) > 0
    assert compiled == interpreted


def test_compiled_and_interpreted_games_are_equal(compiled_tree: Path) -> None:
    compare(compiled_tree, seeds=1, together=1)


@pytest.mark.slow
def test_many_compiled_and_interpreted_games_are_equal(compiled_tree: Path) -> None:
    compare(compiled_tree, seeds=3, together=2)
