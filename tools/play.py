"""Start Archipel from a checkout: install what is missing, play on the Python source, compile meanwhile.

    python tools/play.py serve --open     # what `make play` runs
    python tools/play.py play             # what `make play-terminal` runs

The words are those of the `archipel` command. The first time, packages and page are made side by side, and the game
begins on the Python source. The compiled core is built at low priority; when it is ready, a table restarts with it:
games are in the database, and pages connect again by themselves. Afterwards the compiled core starts at once.
This script needs nothing but Python's standard library.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import Final

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.page import CannotBuild, find_node, hash_of, sources

ROOT: Final = Path(__file__).resolve().parent.parent
ENVIRONMENT: Final = Path(".venv")
STAMP: Final = "made_from.txt"  # in the environment: the hash of the sources that are installed there
PACKAGES: Final = "packages.txt"  # in the environment: the hash of the list of packages it holds
COMPILE: Final = ("pip", "install", "--quiet", "--no-deps", "--force-reinstall", ".")
POLL: Final = 0.3  # seconds


class CannotStart(Exception):
    """Why nothing can be played, in one line."""


def package_hash(root: Path) -> str:
    """Everything the installed package is made from."""
    files = [root / "pyproject.toml", *sources(root)]
    for folder in ("src/archipel", "docs/rules", "tools"):
        files += [path for path in (root / folder).rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    page = root / "src/archipel/page"
    return hash_of(sorted({path for path in files if page not in path.parents}), root)


def read(stamp: Path) -> str:
    return stamp.read_text("utf-8") if stamp.is_file() else ""


def run(*words: str | Path) -> None:
    done = subprocess.run([str(word) for word in words], cwd=ROOT, check=False)
    if done.returncode != 0:
        raise CannotStart(f"`{' '.join(str(word) for word in words)}` failed")


def step(title: str, work: Callable[[], None]) -> None:
    """Do a part of the work, and say how long it took."""
    start = time.monotonic()
    work()
    print(f"  {title}: {time.monotonic() - start:.0f} s", flush=True)


def install_packages(environment: Path, what: str = "run") -> None:
    """The virtual environment with the packages of requirements/<what>.txt."""
    run("sh", ROOT / "tools/venv.sh", environment)
    wanted = ROOT / f"requirements/{what}.txt"
    stamp = environment / PACKAGES
    digest = hash_of([wanted], ROOT)
    if digest not in read(stamp).split():
        run(environment / "bin/pip", "install", "--quiet", "--require-hashes", "-r", wanted)
        stamp.write_text(f"{read(stamp)}{digest}\n", "utf-8")


def build_page(python: Path | str) -> None:
    """The page. Without it the server still runs, and says what is missing."""
    done = subprocess.run([str(python), str(ROOT / "tools/page.py")], cwd=ROOT, stdout=subprocess.DEVNULL, check=False)
    if done.returncode != 0:
        print("  The page could not be built; the reason stands above.", file=sys.stderr)


def prepare(environment: Path, with_page: bool) -> None:
    """What a game on the Python source needs: the packages and, for a table, the page."""
    failures: list[Exception] = []

    def packages() -> None:
        try:
            step("Python packages", lambda: install_packages(environment))
        except CannotStart as error:
            failures.append(error)

    other = Thread(target=packages)
    other.start()
    try:
        if with_page:
            try:
                find_node()
            except CannotBuild:  # Node comes as a Python package, into the environment
                other.join()
                if not failures:
                    step("Node", lambda: install_packages(environment, "node"))
                    step("the page", lambda: build_page(environment / "bin/python"))
            else:
                step("the page", lambda: build_page(sys.executable))
    finally:
        other.join()
    if failures:
        raise failures[0]


class Session:
    """One game or table: the command that runs, and the compilation beside it."""

    def __init__(self, environment: Path, words: list[str], compile_words: tuple[str, ...] = COMPILE) -> None:
        self.environment = environment
        self.words = words
        self.compile_words = compile_words
        self.log = environment / "compile.log"
        self.compiling: subprocess.Popen[bytes] | None = None

    def start_on_source(self) -> subprocess.Popen[bytes]:
        words = [str(self.environment / "bin/python"), "-m", "archipel", *self.words]
        return subprocess.Popen(words, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT / "src")})

    def start_compiled(self) -> subprocess.Popen[bytes]:
        words = [word for word in self.words if word != "--open"]  # the browser is open
        return subprocess.Popen([str(self.environment / "bin/archipel"), *words])

    def start_compiling(self) -> None:
        """At low priority, in a group of its own: an interrupt from the keyboard is for the game."""
        tool = str(self.environment / "bin" / self.compile_words[0])
        with self.log.open("wb") as log:
            self.compiling = subprocess.Popen(
                ["nice", "-n", "10", tool, *self.compile_words[1:]],
                cwd=ROOT,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )

    def play(self, digest: str) -> int:
        """Play on the source, and on the compiled core once it is there. Gives the exit status."""
        game = self.start_on_source()
        signal.signal(signal.SIGTERM, lambda *_: game.terminate())
        self.start_compiling()
        assert self.compiling is not None
        try:
            while game.poll() is None and self.compiling.poll() is None:
                time.sleep(POLL)
            if self.compiling.returncode == 0:
                (self.environment / STAMP).write_text(digest, "utf-8")
            if game.poll() is None:
                game = self.change_over(game)
            return wait(game)
        except KeyboardInterrupt:
            return wait(game)
        finally:
            self.stop_compiling()

    def change_over(self, game: subprocess.Popen[bytes]) -> subprocess.Popen[bytes]:
        """A table goes on with the compiled core; a game in the terminal ends as it began."""
        if self.words[0] != "serve":
            return game
        if self.compiling is not None and self.compiling.returncode != 0:
            print(f"The engine could not be compiled (see {os.path.relpath(self.log)}); it goes on as plain Python.")
            return game
        if not self.is_compiled():
            print("The engine runs as plain Python: with a C compiler and the Python headers bots would be quicker.")
            return game
        print("The compiled core is ready: the table restarts, which takes two seconds. No game is lost.", flush=True)
        game.terminate()
        game.wait()
        return self.start_compiled()

    def is_compiled(self) -> bool:
        question = "import sys; from archipel.board.vectors import COMPILED; sys.exit(not COMPILED)"
        return subprocess.run([str(self.environment / "bin/python"), "-c", question], check=False).returncode == 0

    def stop_compiling(self) -> None:
        if self.compiling is not None and self.compiling.poll() is None:
            os.killpg(self.compiling.pid, 15)
            self.compiling.wait()


def wait(game: subprocess.Popen[bytes]) -> int:
    """Until the game ends. An interrupt from the keyboard reaches it too, and ends it in its own time."""
    while True:
        try:
            return game.wait()
        except KeyboardInterrupt:
            continue


def main() -> int:
    words = sys.argv[1:] or ["serve", "--open"]
    environment = ROOT / ENVIRONMENT
    digest = package_hash(ROOT)
    archipel = environment / "bin/archipel"
    if read(environment / STAMP) == digest and archipel.is_file():
        os.execv(archipel, [str(archipel), *words])
    print("Archipel is being set up. The first time takes about a minute:", flush=True)
    try:
        prepare(environment, with_page=words[0] == "serve")
    except CannotStart as reason:
        print(f"Archipel cannot be started: {reason}", file=sys.stderr)
        return 1
    print("  The engine is compiled while you play, which takes some minutes; until then bots are slower.", flush=True)
    return Session(environment, words).play(digest)


if __name__ == "__main__":
    sys.exit(main())
