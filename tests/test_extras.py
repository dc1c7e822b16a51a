"""The light core needs nothing of the extras, and a command says in one sentence which one it lacks."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from archipel.extras import MODULES, SERVER_COMMANDS, extra_of, missing

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
OTHER_NAMES = {"argon2_cffi": "argon2", "fluent.runtime": "fluent"}  # of packages whose module is named differently

# An interpreter in which nothing is installed but the two packages of the light core.
LIGHT = """
import runpy, sys
from importlib.machinery import PathFinder

class Light:
    def find_spec(self, name, path=None, target=None):
        found = PathFinder.find_spec(name, path, target)
        allowed = ("archipel", "librt", "mypy_extensions", *sys.stdlib_module_names)
        if found is not None and name.partition(".")[0].removesuffix("__mypyc") not in allowed:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Light())
"""
GAME = """
import archipel
from archipel import arena, bots

assert len(arena.play_match("base:seats=3", ["greedy", "random", "random"], 3, jobs=1).games) == 3
"""
COMMAND = 'runpy.run_module("archipel", run_name="__main__", alter_sys=True)'


def light(code: str, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", LIGHT + code, *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_match_needs_nothing_but_the_light_core() -> None:
    done = light(GAME)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("words", "extra"),
    [(["serve"], "server"), (["admin", "tables"], "server"), (["simulate"], "terminal"), ([], "terminal")],
)
def test_a_command_says_which_extra_it_lacks(words: list[str], extra: str) -> None:
    done = light(COMMAND, *words)
    assert done.returncode == 1
    assert done.stderr == f"archipel: {missing(extra)}\n"


def test_every_package_of_an_extra_is_known_by_its_module() -> None:
    for extra, modules in MODULES.items():
        named = [re.split(r"[\[<>=]", line)[0].replace("-", "_") for line in PROJECT["optional-dependencies"][extra]]
        assert sorted(modules) == sorted(OTHER_NAMES.get(name, name) for name in named)
    assert set(MODULES) | {"all", "dev", "docs"} == set(PROJECT["optional-dependencies"])


def test_the_light_core_has_two_packages() -> None:
    assert [re.split(r"[<>=]", line)[0] for line in PROJECT["dependencies"]] == ["librt", "mypy_extensions"]


def test_of_two_extras_the_command_chooses() -> None:
    assert extra_of("typer", ["serve"]) == "server"
    assert extra_of("typer", ["play"]) == "terminal"
    assert extra_of("starlette.routing", ["play"]) == "server"
    assert extra_of("no_such_module") is None


def test_the_commands_of_the_server_exist() -> None:
    from typer.core import TyperGroup
    from typer.main import get_command

    from archipel.cli.main import app

    command = get_command(app)
    assert isinstance(command, TyperGroup)
    assert set(SERVER_COMMANDS) <= set(command.commands)
