"""Both wheels, compiled and pure, built and tried from clean environments outside the tree: they play the same game."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import threading
import urllib.request
import venv
import zipfile
from email import message_from_bytes
from pathlib import Path

import pytest

import archipel
from archipel.extras import missing
from tools.compile import IN_C, ROOT, CannotCompile, check_tools, core_modules
from tools.page import CannotBuild, find_node

pytestmark = pytest.mark.build

PLAY = """
import hashlib, json, pathlib, random
import archipel
from archipel import rulebook
from archipel.board import tables, vectors

game = archipel.new_game("base", seats=4, seed=7)
choices = random.Random(7)
actions = 0
while not game.over:
    game.apply(choices.choice(game.legal_actions()))
    actions += 1
print(json.dumps({
    "compiled": vectors.COMPILED,
    "tables": pathlib.Path(tables.__file__).name,
    "rules": len(rulebook.rules()),
    "game": [actions, game.winner, hashlib.sha256(game.state_bytes()).hexdigest()],
}))
"""


# Without an environment for the building, and the download of its tools: the compiled wheel has one.
AT_HOME = ("--wheel", "--no-isolation", "--skip-dependency-check")


def run(command: list[str], **environment: str) -> subprocess.CompletedProcess[str]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "ARCHIPEL", "PYTEST"))}
    done = subprocess.run(command, env={**clean, **environment}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done


def build(target: Path, *options: str, tree: Path = ROOT, **environment: str) -> tuple[Path, str]:
    """Build a wheel; give it and what was said on the way."""
    done = run([sys.executable, "-m", "build", *options, "--outdir", str(target), str(tree)], **environment)
    (wheel,) = target.glob("*.whl")
    return wheel, done.stdout + done.stderr


@pytest.fixture(scope="module")
def compiled_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """By way of the source distribution, as a stranger would build it. `make test` has built it for other tests."""
    if "ARCHIPEL_WHEEL" in os.environ:
        (wheel,) = (ROOT / os.environ["ARCHIPEL_WHEEL"]).glob("*.whl")
        return wheel
    try:
        check_tools()
    except CannotCompile as reason:
        pytest.skip(f"no compiled wheel can be made here: {reason}")
    return build(tmp_path_factory.mktemp("compiled"), ARCHIPEL_OPTIMISE="0")[0]


@pytest.fixture(scope="module")
def pure_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("pure"), *AT_HOME, ARCHIPEL_PURE="1")[0]


def files(wheel: Path) -> set[str]:
    return set(zipfile.ZipFile(wheel).namelist())


def installed(wheel: Path, place: Path, extra: str = "[server]") -> Path:
    """An environment with the wheel and what it and an extra ask for, and nothing else."""
    venv.create(place / "env")
    python = str(place / "env" / "bin" / "python")
    run([sys.executable, "-m", "pip", "--python", python, "install", "--quiet", "--no-compile", f"{wheel}{extra}"])
    return place


@pytest.fixture(scope="module")
def pure_place(pure_wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed(pure_wheel, tmp_path_factory.mktemp("try_pure"))


@pytest.fixture(scope="module")
def compiled_place(compiled_wheel: Path, pure_place: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The compiled wheel in place of the pure one, in a copy of its environment: both ask for the same."""
    place = tmp_path_factory.mktemp("try_compiled")
    shutil.copytree(pure_place / "env", place / "env", symlinks=True)
    python = str(place / "env" / "bin" / "python")
    change = ["install", "--quiet", "--no-compile", "--no-deps", "--force-reinstall", str(compiled_wheel)]
    run([sys.executable, "-m", "pip", "--python", python, *change])
    return place


@pytest.fixture(scope="module")
def light_place(pure_wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed(pure_wheel, tmp_path_factory.mktemp("try_light"), extra="")


def played(place: Path) -> dict[str, object]:
    script = place / "play.py"
    script.write_text(PLAY, "utf-8")
    python = str(place / "env" / "bin" / "python")
    result: dict[str, object] = json.loads(run([python, "-I", "-W", "error", str(script)]).stdout)
    return result


def served(place: Path) -> dict[str, str]:
    """What `archipel serve` answers at some addresses."""
    command = [str(place / "env" / "bin" / "archipel"), "serve", "--port", "0"]
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "ARCHIPEL", "LANG"))}
    clean.update(XDG_DATA_HOME=str(place / "data"), PYTHONUNBUFFERED="1")
    with (place / "wrong").open("w") as wrong:
        server = subprocess.Popen(command, cwd=place, env=clean, stdout=subprocess.PIPE, stderr=wrong, text=True)
    watch = threading.Timer(300, server.kill)
    watch.start()
    try:
        assert server.stdout is not None
        line = server.stdout.readline()
        assert "http://" in line, (place / "wrong").read_text("utf-8")
        address = line.split()[-1]
        return {path: fetched(address + path) for path in ("healthz", "", "icon.svg", "api/catalogue")}
    finally:
        watch.cancel()
        server.terminate()
        server.communicate()


def fetched(address: str) -> str:
    with urllib.request.urlopen(address, timeout=30) as answer:
        text: str = answer.read().decode()
    return text


@pytest.fixture(scope="module")
def pure_game(pure_place: Path) -> dict[str, object]:
    return played(pure_place)


def test_the_pure_wheel_is_for_every_machine(pure_wheel: Path) -> None:
    assert pure_wheel.name.endswith("-py3-none-any.whl")
    assert {name for name in files(pure_wheel) if name.endswith((".so", ".pyd"))} == set()


def test_the_compiled_wheel_has_both_forms_of_each_module(compiled_wheel: Path, pure_wheel: Path) -> None:
    tag = f"cp{sys.version_info.major}{sys.version_info.minor}"
    assert f"-{tag}-{tag}-" in compiled_wheel.name
    stems = {name.partition(".")[0] for name in files(compiled_wheel) if name.endswith((".so", ".pyd"))}
    package = ROOT / "src" / "archipel"
    core = {path.relative_to(package.parent).with_suffix("").as_posix() for path in core_modules(package)}
    assert stems == {"archipel_core__mypyc", *core, *(f"archipel/{path.removesuffix('.c')}" for path in IN_C)}
    sources = {name for name in files(pure_wheel) if name.startswith("archipel/")}
    assert sources == {name for name in files(compiled_wheel) if name.startswith("archipel/")} - {
        name for name in files(compiled_wheel) if name.endswith((".so", ".pyd"))
    }


def test_both_wheels_ask_for_the_same(compiled_wheel: Path, pure_wheel: Path) -> None:
    asked = []
    for wheel in (compiled_wheel, pure_wheel):
        (name,) = [name for name in files(wheel) if name.endswith(".dist-info/METADATA")]
        asked.append(message_from_bytes(zipfile.ZipFile(wheel).read(name)).get_all("Requires-Dist"))
    assert asked[0]
    assert asked[0] == asked[1]


def test_a_wheel_holds_the_package_its_rules_and_its_licences(pure_wheel: Path) -> None:
    held = files(pure_wheel)
    assert {name.split("/")[0] for name in held} == {"archipel", f"archipel-{archipel.__version__}.dist-info"}
    for page in (ROOT / "docs" / "rules").glob("*.md"):
        assert f"archipel/rulebook_pages/{page.name}" in held
    for source in (ROOT / "src" / "archipel").rglob("*"):
        if source.suffix in {".py", ".toml", ".ftl", ".mako"}:
            assert source.relative_to(ROOT / "src").as_posix() in held
    assert not any(name.endswith(".c") for name in held)
    assert {"LICENSE", "LICENSE-ART"} <= {Path(name).name for name in held}
    assert "archipel/server/storage/migrations/script.py.mako" in held
    assert any(name.startswith("archipel/server/storage/migrations/versions/") for name in held)


def test_a_wheel_holds_the_page_and_everything_it_loads(pure_wheel: Path) -> None:
    needs_node()
    page = ROOT / "src" / "archipel" / "page"
    built = {path.relative_to(page).as_posix() for path in page.rglob("*") if path.is_file()} - {".gitignore"}
    start = "archipel/page/"
    assert {name.removeprefix(start) for name in files(pure_wheel) if name.startswith(start)} == built
    index = zipfile.ZipFile(pure_wheel).read(f"{start}index.html").decode()
    loaded = set(re.findall(r'(?:src|href)="\.?/?((?:assets/|icon)[^"]+)"', index))
    assert any(name.endswith(".js") for name in loaded)
    assert loaded <= built


def needs_node() -> None:
    try:
        find_node()
    except CannotBuild as reason:
        if os.environ.get("CI") == "true":
            pytest.fail(str(reason))
        pytest.skip(f"no page can be built here: {reason}")


@pytest.mark.parametrize("kind", ["pure", "compiled"])
def test_a_wheel_serves_the_table(kind: str, request: pytest.FixtureRequest) -> None:
    needs_node()
    answers = served(request.getfixturevalue(f"{kind}_place"))
    assert json.loads(answers["healthz"])["status"] == "ok"
    assert answers[""] == (ROOT / "src/archipel/page/index.html").read_text("utf-8")
    assert answers["icon.svg"].startswith("<svg")
    assert "base" in {game["name"] for game in json.loads(answers["api/catalogue"])["games"]}


MATCH = """
from archipel import arena

result = arena.play_match("base:seats=3", ["standard", "greedy", "random"], 3, jobs=1)
print(len(result.games), len(result.failures))
"""


def test_the_light_installation_plays_matches_and_says_what_a_server_needs(light_place: Path) -> None:
    python = str(light_place / "env" / "bin" / "python")
    found = run([sys.executable, "-m", "pip", "--python", python, "list", "--format", "json"]).stdout
    assert {one["name"].replace("-", "_") for one in json.loads(found)} == {"archipel", "librt", "mypy_extensions"}
    assert run([python, "-I", "-W", "error", "-c", MATCH]).stdout == "3 0\n"
    for command in ([str(light_place / "env" / "bin" / "archipel")], [python, "-I", "-m", "archipel"]):
        done = subprocess.run([*command, "serve"], capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (1, f"archipel: {missing('server')}\n")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of the project that a test may change."""
    left_out = shutil.ignore_patterns(".*", "node_modules", "build", "dist", "tests", "__pycache__")
    shutil.copytree(ROOT, tmp_path / "tree", ignore=left_out)
    return tmp_path / "tree"


def test_without_npm_the_wheel_has_no_page_and_one_line_says_so(tmp_path: Path, tree: Path) -> None:
    shutil.rmtree(tree / "src" / "archipel" / "page", ignore_errors=True)
    (tree / "web" / "package-lock.json").unlink()  # npm would refuse: as good as no npm
    wheel, said = build(tmp_path, *AT_HOME, tree=tree, ARCHIPEL_PURE="1")
    assert [name for name in files(wheel) if name.startswith("archipel/page/")] == []
    assert "archipel/server/http/page.py" in files(wheel)
    (line,) = [line for line in said.splitlines() if line.startswith("archipel: ")]
    assert line.startswith("archipel: making a wheel without the web page: cannot build the page here: ")


def test_the_pure_wheel_plays(pure_game: dict[str, object]) -> None:
    assert (pure_game["compiled"], pure_game["tables"]) == (False, "tables.py")
    assert pure_game["rules"] == 565


def test_the_compiled_wheel_plays_the_same_game(compiled_place: Path, pure_game: dict[str, object]) -> None:
    game = played(compiled_place)
    assert game["compiled"] is True
    assert game["tables"] != "tables.py"
    assert {**game, "compiled": False, "tables": "tables.py"} == pure_game


@pytest.mark.skipif(os.name != "posix", reason="only there the compiler is chosen by a variable")
@pytest.mark.parametrize(
    ("compiler", "reason"),
    [
        ("no-such-compiler", "no C compiler (no-such-compiler)"),
        ("false", "the C compiler failed"),
        pytest.param("fails-later", "the C compiler failed", marks=pytest.mark.slow),  # after all of mypyc's work
    ],
)
def test_without_a_working_compiler_the_wheel_is_pure_and_one_line_says_so(
    compiler: str, reason: str, tmp_path: Path, tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    later = tmp_path / "fails-later"
    later.write_text('#!/bin/sh\ncase "$*" in *__native*) exit 1;; esac\nexec cc "$@"\n')
    later.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    wheel, said = build(tmp_path, *AT_HOME, tree=tree, CC=compiler)
    assert wheel.name.endswith("-py3-none-any.whl")
    (line,) = [line for line in said.splitlines() if line.startswith("archipel: ")]
    assert line.startswith("archipel: making a pure Python wheel")
    assert reason in line


@pytest.mark.skipif(os.name != "posix", reason="only there the compiler is chosen by a variable")
def test_who_asks_for_a_compiled_wheel_gets_no_pure_one(tmp_path: Path, tree: Path) -> None:
    words = [sys.executable, "-m", "build", *AT_HOME, "--outdir", str(tmp_path), str(tree)]
    asked = {**os.environ, "ARCHIPEL_PURE": "0", "CC": "false"}
    done = subprocess.run(words, env=asked, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "the core cannot be compiled" in done.stdout + done.stderr
    assert "the C compiler failed" in done.stdout + done.stderr
    assert not list(tmp_path.glob("*.whl"))
