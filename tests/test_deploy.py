"""The files of deploy/ and docs/hosting.md name options, variables and commands that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.core import TyperGroup
from typer.main import get_command

from archipel.cli.main import app

ROOT = Path(__file__).resolve().parent.parent
FILES = sorted((ROOT / "deploy").iterdir())
VARIABLE = re.compile(r"ARCHIPEL_[A-Z_]+")
SERVER_FLAGS = re.compile(r'add_argument\(\s*"(--[a-z-]+)"')


def options_of(*words: str) -> set[str]:
    """The flags and variables of a command."""
    command = get_command(app)
    for word in words:
        assert isinstance(command, TyperGroup)
        command = command.commands[word]
    flags = {flag for one in command.params for flag in [*one.opts, *one.secondary_opts]}
    return flags | {str(one.envvar) for one in command.params if getattr(one, "envvar", None)}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_what_the_files_set_exists(file: Path) -> None:
    text = file.read_text("utf-8")
    known = options_of("serve") | {"ARCHIPEL_ADMIN_TOKEN"}
    served = [line for line in text.splitlines() if "serve" in line and not line.startswith("#")]
    assert set(re.findall(r"--[a-z-]+", " ".join(served))) <= known
    assert set(VARIABLE.findall(text)) <= known


def test_hosting_names_commands_and_variables_that_exist() -> None:
    text = (ROOT / "docs/hosting.md").read_text("utf-8")
    for line in re.findall(r"archipel admin ([a-z-]+)", text):
        assert options_of("admin", line)
    of_the_build = set(VARIABLE.findall((ROOT / "tools/compile.py").read_text("utf-8")))
    assert set(VARIABLE.findall(text)) <= options_of("serve") | {"ARCHIPEL_ADMIN_TOKEN"} | of_the_build
    for path in re.findall(r"deploy/[\w.]+", text):
        assert (ROOT / path).is_file()


def test_archipel_serve_has_every_option_of_the_bare_server() -> None:
    flags = set(SERVER_FLAGS.findall((ROOT / "src/archipel/server/main.py").read_text("utf-8")))
    assert "--lease" in flags and flags <= options_of("serve")
