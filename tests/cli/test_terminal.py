"""The game in a real terminal of 80 columns and 24 lines: a process behind a pty, keys in, screens out."""

from __future__ import annotations

import os
import re
import select
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pytest

import archipel
from archipel.engine.stream import Stream

pty = pytest.importorskip("pty", reason="needs a terminal as Unix has it")
fcntl = pytest.importorskip("fcntl")
termios = pytest.importorskip("termios")

COLUMNS, LINES = 80, 24
CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|\r|\x07")
CLEAR = re.compile(r"\x1b\[2J")
PROMPT = re.compile(r"(?:1-(\d+) \(\?[^)]*\) > |Enter to continue[^>]*> |goes back\) |Press Enter to begin\. )$")
# Takes the terminal as its own, as a program started in a window does, so that Ctrl-C reaches it.
PROGRAM = "import fcntl, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); from archipel.cli.main import app; app()"
PATIENCE = 60.0  # seconds for a screen on a busy machine


class Terminal:
    """A process and its screen."""

    def __init__(self, folder: Path, *words: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, LINES.to_bytes(2, "little") + COLUMNS.to_bytes(2, "little") + bytes(4))
        package = str(Path(next(iter(archipel.__path__))).parent)
        environment = {**os.environ, "PYTHONPATH": package, "TERM": "xterm-256color", "LANG": "en_US.UTF-8"}
        for name in ("COLUMNS", "LINES", "LC_ALL", "LC_MESSAGES", "NO_COLOR"):
            environment.pop(name, None)
        self.process = subprocess.Popen(
            [sys.executable, "-W", "error", "-c", PROGRAM, *words],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=folder,
            env=environment,
            start_new_session=True,
        )
        os.close(slave)
        self.output = ""
        self.screens: list[str] = []

    def read(self) -> str:
        """What comes until the program waits for a key or ends."""
        fresh = ""
        until = monotonic() + PATIENCE
        while not PROMPT.search(CONTROL.sub("", fresh)):
            ready, _, _ = select.select([self.master], [], [], 0.05)
            try:
                part = os.read(self.master, 65536) if ready else b""
            except OSError:  # the other end is closed
                break
            if ready and not part:
                break
            fresh += part.decode("utf-8", "replace")
            assert monotonic() < until, f"nothing comes after: {fresh[-500:]}"
        self.output += fresh
        if CLEAR.search(fresh):
            self.screens.append(CONTROL.sub("", CLEAR.split(fresh)[-1]))
        return CONTROL.sub("", fresh)

    def type(self, keys: str) -> None:
        os.write(self.master, keys.encode())

    def interrupt(self) -> None:
        """Ctrl-C, again and again as a person would: Python loses one that comes just before it waits for a line."""
        for _ in range(20):
            self.type("\x03")
            if select.select([self.master], [], [], 2.0)[0]:
                return

    def close(self) -> int:
        code = self.process.wait(PATIENCE)
        os.close(self.master)
        return code


@pytest.fixture
def terminal(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Terminal]:
    opened = Terminal(tmp_path, "play", "base:target=3,start=0", "--bots", "random", "--seed", "6")
    yield opened
    if opened.process.poll() is None:
        opened.process.kill()
        opened.close()


@pytest.mark.long
def test_a_whole_game_is_played_on_screens_that_fit(terminal: Terminal) -> None:
    draw = Stream(2, 9).draw
    shown = ""
    for _ in range(2000):
        shown = terminal.read()
        prompt = PROMPT.search(shown)
        if prompt is None:
            break
        terminal.type(f"{1 + draw(int(prompt[1]))}\n" if prompt[1] else "\n")
    assert "The game is over." in shown
    assert terminal.close() == 0
    assert len(terminal.screens) > 4
    for screen in terminal.screens[:-1]:
        lines = screen.split("\n")
        assert len(lines) <= LINES
        assert max(len(line) for line in lines) <= COLUMNS
    assert "\x1b[" in terminal.output
    assert "Traceback" not in terminal.output


def test_ctrl_c_saves_the_game(terminal: Terminal, tmp_path: Path) -> None:
    for keys in ("\n", "20\n", "1\n"):
        terminal.read()
        terminal.type(keys)
    terminal.read()
    terminal.interrupt()
    shown = terminal.read()
    assert "Game saved to" in shown
    assert "Traceback" not in shown
    assert terminal.close() == 0
    files = list(tmp_path.glob("archipel-*.jsonl"))
    assert len(files) == 1
    assert len(archipel.replay(files[0].read_text("utf-8")).steps()) >= 2


def test_the_end_of_the_keyboard_saves_the_game(terminal: Terminal, tmp_path: Path) -> None:
    for keys in ("\n", "20\n", "1\n"):
        terminal.read()
        terminal.type(keys)
    terminal.read()
    terminal.type("\x04")
    assert "Goodbye." in terminal.read()
    assert terminal.close() == 0
    assert len(list(tmp_path.glob("archipel-*.jsonl"))) == 1
