"""A failed test stays failed: only a test marked for it is tried twice, and the run names it (tests/conftest.py)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

CONFTEST = Path(__file__).with_name("conftest.py")
# Each test leaves a line in a file for every time it runs; those called `flaky` fail the first time.
TESTS = """
from pathlib import Path
import pytest

def runs(name):
    notes = Path(__file__).with_name(name)
    with notes.open("a") as file:
        file.write("run\\n")
    return len(notes.read_text().splitlines())

@pytest.fixture
def fresh():
    yield []

def test_flaky():
    assert runs("flaky") == 2

@pytest.mark.may_retry("a clock of the machine")
def test_marked_flaky(fresh):
    fresh.append(1)
    assert fresh == [1], "fixtures are set up again"
    assert runs("marked_flaky") == 2, "the first time"

@pytest.mark.may_retry("the weather")
def test_marked_good():
    runs("marked_good")

@pytest.mark.may_retry("never works")
def test_marked_bad():
    assert runs("marked_bad") == 0
"""
UNMARKED = "@pytest.mark.may_retry\ndef test_without_reason():\n    pass\n"


def run(folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    (folder / "pytest.ini").write_text("[pytest]\nmarkers = may_retry: as in the project\n")
    (folder / "conftest.py").write_text(CONFTEST.read_text(encoding="utf-8"), encoding="utf-8")
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    environment["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # they take longer to load than these tests to run
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *options]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("options", [(), ("-p", "xdist", "-n", "2")], ids=["one process", "two processes"])
def test_only_marked_tests_are_tried_twice_and_they_are_named(tmp_path: Path, options: tuple[str, ...]) -> None:
    (tmp_path / "test_it.py").write_text(TESTS)
    done = run(tmp_path, *options)
    assert done.returncode == pytest.ExitCode.TESTS_FAILED
    names = ("flaky", "marked_flaky", "marked_good", "marked_bad")
    assert [len((tmp_path / name).read_text().splitlines()) for name in names] == [1, 2, 1, 2]
    said = done.stdout
    assert "2 failed, 2 passed, 2 failed_first" in said
    assert "3 tests may be tried twice, 2 of them were." in said
    assert "  TRIED TWICE test_it.py::test_marked_flaky: a clock of the machine\n" in said
    assert "  test_it.py::test_marked_good: the weather\n" in said
    assert "AssertionError: the first time" in said, "the first failure can be read"


def test_a_run_without_marked_tests_says_so(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text("def test_it():\n    pass\n")
    done = run(tmp_path, "-q")
    assert done.returncode == 0
    assert "0 tests may be tried twice, 0 of them were.\n" in done.stdout


def test_a_mark_needs_its_reason(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text("import pytest\n\n" + UNMARKED)
    done = run(tmp_path)
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert 'test_it.py::test_without_reason: write @pytest.mark.may_retry("why")' in done.stderr
