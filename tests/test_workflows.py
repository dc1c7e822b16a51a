"""The files for a public forge can be read, name things that exist, and agree on the Pythons."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from tools.compile import PROFILE

ROOT = Path(__file__).resolve().parent.parent
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


@pytest.mark.parametrize("file", [*WORKFLOWS, ROOT / ".pre-commit-config.yaml"], ids=lambda file: file.name)
def test_what_a_file_runs_exists(file: Path) -> None:
    text = file.read_text("utf-8")
    assert isinstance(yaml.safe_load(text), dict)
    for path in re.findall(r"\b(?:tools|tests)/[\w./]+\.(?:py|sh)", text):
        assert (ROOT / path).is_file(), path
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for target in re.findall(r"run: make ([\w-]+)", text):
        assert f"\n{target}:" in makefile


def test_classifiers_wheels_and_tests_name_the_same_pythons() -> None:
    said = [line.rpartition(" ")[2] for line in PROJECT["project"]["classifiers"] if ":: Python :: 3." in line]
    workflow: Any = yaml.safe_load((ROOT / ".github/workflows/test.yml").read_text("utf-8"))
    assert workflow["jobs"]["pythons"]["strategy"]["matrix"]["python"] == said
    assert PROJECT["tool"]["cibuildwheel"]["build"] == [f"cp{version.replace('.', '')}-*" for version in said]
    promised = (ROOT / "docs/promises.md").read_text("utf-8")
    assert all(re.search(rf"^\|.*\b{re.escape(version)}\b.*\|$", promised, re.MULTILINE) for version in said)


def test_wheels_are_compiled_with_a_profile() -> None:
    assert PROJECT["tool"]["cibuildwheel"]["environment"] == {PROFILE: "1"}
