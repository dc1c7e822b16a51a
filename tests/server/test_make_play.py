"""`make play` starts on the Python source and goes on with the compiled core once it is there (tools/play.py)."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from archipel.board.vectors import COMPILED
from tests.ports import free_port

ROOT = Path(__file__).resolve().parents[2]
START = """
import sys
from pathlib import Path
from tools.play import Session

sys.exit(Session(Path(sys.argv[1]), sys.argv[4:], ("python", "-c", sys.argv[2])).play(sys.argv[3]))
"""


def interrupt(process: subprocess.Popen[str]) -> None:
    """As Ctrl-C does, which reaches the whole group."""
    os.killpg(process.pid, signal.SIGINT)


@contextmanager
def started(folder: Path, compilation: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A table as `make play` starts it, with another command in place of the long compilation; and its address."""
    programs = folder / "environment" / "bin"
    programs.mkdir(parents=True)
    for name, words in (("python", ""), ("archipel", "-m archipel")):
        script = programs / name
        script.write_text(f'#!/bin/sh\nexec "{sys.executable}" {words} "$@"\n', "utf-8")
        script.chmod(0o755)
    port = free_port()
    process = subprocess.Popen(
        [sys.executable, "-c", START, str(programs.parent), compilation, "the sources", "serve", "--port", str(port)],
        cwd=ROOT,
        env={**os.environ, "XDG_DATA_HOME": str(folder)},
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    watch = threading.Timer(120, interrupt, [process])
    watch.start()
    try:
        yield process, f"http://localhost:{port}/"
    finally:
        watch.cancel()
        if process.poll() is None:
            interrupt(process)
        process.communicate()


def lines_until(process: subprocess.Popen[str], words: str) -> list[str]:
    """What it prints, up to the line with these words."""
    assert process.stdout is not None
    lines = []
    for line in process.stdout:
        lines.append(line.strip())
        if words in line:
            return lines
    raise AssertionError(lines)


def answers(address: str) -> bool:
    with urllib.request.urlopen(f"{address}healthz", timeout=30) as answer:
        return bool(json.loads(answer.read()))


def test_a_table_restarts_with_the_compiled_core_and_is_remembered(tmp_path: Path) -> None:
    flag = tmp_path / "go"
    compilation = f"import pathlib, time\nwhile not pathlib.Path({str(flag)!r}).exists(): time.sleep(0.1)"
    with started(tmp_path, compilation) as (process, address):
        lines_until(process, address)
        assert answers(address)
        stamp = tmp_path / "environment" / "made_from.txt"
        assert not stamp.exists()
        flag.touch()
        lines_until(process, "restarts" if COMPILED else "plain Python")
        if COMPILED:
            lines_until(process, address)
        assert answers(address)
        assert stamp.read_text("utf-8") == "the sources"
        interrupt(process)
        assert "Goodbye." in lines_until(process, "Goodbye.")
        assert process.wait(60) == 0


def test_a_failed_compilation_is_said_and_the_table_stays_open(tmp_path: Path) -> None:
    with started(tmp_path, "raise SystemExit('no room left')") as (process, address):
        said = lines_until(process, "could not be compiled")
        if not any(address in line for line in said):
            lines_until(process, address)
        assert answers(address)
        assert "no room left" in (tmp_path / "environment" / "compile.log").read_text("utf-8")
        assert not (tmp_path / "environment" / "made_from.txt").exists()
