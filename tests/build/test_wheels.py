"""Both wheels, compiled and pure, built and tried from clean environments outside the tree: they play the same game."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

from tools.compile import ROOT, CannotCompile, check_tools, core_modules

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


def run(command: list[str], **environment: str) -> subprocess.CompletedProcess[str]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "ARCHIPEL", "PYTEST"))}
    done = subprocess.run(command, env={**clean, **environment}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done


def build(target: Path, *options: str, **environment: str) -> tuple[Path, str]:
    """Build a wheel; give it and what was said on the way."""
    done = run([sys.executable, "-m", "build", *options, "--outdir", str(target), str(ROOT)], **environment)
    (wheel,) = target.glob("*.whl")
    return wheel, done.stdout + done.stderr


@pytest.fixture(scope="module")
def compiled_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """By way of the source distribution, as a stranger would build it."""
    try:
        check_tools()
    except CannotCompile as reason:
        pytest.skip(f"no compiled wheel can be made here: {reason}")
    return build(tmp_path_factory.mktemp("compiled"))[0]


@pytest.fixture(scope="module")
def pure_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("pure"), "--wheel", ARCHIPEL_PURE="1")[0]


def files(wheel: Path) -> set[str]:
    return set(zipfile.ZipFile(wheel).namelist())


def played(wheel: Path, place: Path) -> dict[str, object]:
    """Install the wheel with what it asks for, and play."""
    venv.create(place / "env", with_pip=True)
    python = str(place / "env" / "bin" / "python")
    run([python, "-m", "pip", "install", "--quiet", str(wheel)])
    script = place / "play.py"
    script.write_text(PLAY, "utf-8")
    result: dict[str, object] = json.loads(run([python, "-I", "-W", "error", str(script)]).stdout)
    return result


@pytest.fixture(scope="module")
def pure_game(pure_wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, object]:
    return played(pure_wheel, tmp_path_factory.mktemp("try_pure"))


def test_the_pure_wheel_is_for_every_machine(pure_wheel: Path) -> None:
    assert pure_wheel.name.endswith("-py3-none-any.whl")
    assert {name for name in files(pure_wheel) if name.endswith((".so", ".pyd"))} == set()


def test_the_compiled_wheel_has_both_forms_of_each_module(compiled_wheel: Path, pure_wheel: Path) -> None:
    tag = f"cp{sys.version_info.major}{sys.version_info.minor}"
    assert f"-{tag}-{tag}-" in compiled_wheel.name
    stems = {name.partition(".")[0] for name in files(compiled_wheel) if name.endswith((".so", ".pyd"))}
    package = ROOT / "src" / "archipel"
    core = {path.relative_to(package.parent).with_suffix("").as_posix() for path in core_modules(package)}
    assert stems == {"archipel_core__mypyc", *core}
    sources = {name for name in files(pure_wheel) if name.startswith("archipel/")}
    assert sources == {name for name in files(compiled_wheel) if name.startswith("archipel/")} - {
        name for name in files(compiled_wheel) if name.endswith((".so", ".pyd"))
    }


def test_a_wheel_holds_the_package_its_rules_and_its_licences(pure_wheel: Path) -> None:
    held = files(pure_wheel)
    assert {name.split("/")[0] for name in held} == {"archipel", "archipel-0.1.0.dist-info"}
    for page in (ROOT / "docs" / "rules").glob("*.md"):
        assert f"archipel/rulebook_pages/{page.name}" in held
    for source in (ROOT / "src" / "archipel").rglob("*"):
        if source.suffix in {".py", ".toml", ".ftl"}:
            assert source.relative_to(ROOT / "src").as_posix() in held
    assert {"LICENSE", "LICENSE-ART"} <= {Path(name).name for name in held}


def test_the_pure_wheel_plays(pure_game: dict[str, object]) -> None:
    assert (pure_game["compiled"], pure_game["tables"]) == (False, "tables.py")
    assert pure_game["rules"] == 565


def test_the_compiled_wheel_plays_the_same_game(
    compiled_wheel: Path, pure_game: dict[str, object], tmp_path: Path
) -> None:
    game = played(compiled_wheel, tmp_path)
    assert game["compiled"] is True
    assert game["tables"] != "tables.py"
    assert {**game, "compiled": False, "tables": "tables.py"} == pure_game


@pytest.mark.skipif(os.name != "posix", reason="only there the compiler is chosen by a variable")
@pytest.mark.parametrize(
    ("compiler", "reason"),
    [("no-such-compiler", "no C compiler (no-such-compiler)"), ("false", "the C compiler failed")],
)
def test_without_a_working_compiler_the_wheel_is_pure_and_one_line_says_so(
    compiler: str, reason: str, tmp_path: Path
) -> None:
    wheel, said = build(tmp_path, "--wheel", "--no-isolation", CC=compiler)
    assert wheel.name.endswith("-py3-none-any.whl")
    (line,) = [line for line in said.splitlines() if line.startswith("archipel: ")]
    assert line.startswith("archipel: making a pure Python wheel")
    assert reason in line
