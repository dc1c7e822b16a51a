"""Imports go one way: board <- engine <- rules <- catalogue <- (bots, arena, cli and whatever else stands around)."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

import archipel

PACKAGE = Path(__file__).resolve().parents[1] / "src" / "archipel"
LAYERS = ("board", "engine", "rules", "catalogue")
# What two boxes do to each other is a chapter of the later one; Junior stands alone.
BOXES = ("base", "five_six", "seafarers", "cities_knights", "traders_barbarians")
ALONE = "junior"

SOURCES = sorted(PACKAGE.rglob("*.py"))


def module_name(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(source: str, module: str, is_package: bool = False) -> set[str]:
    """Every module a source names in an import, wherever it stands; `from a import b` counts as a.b."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            start = node.module or ""
            if node.level:
                above = module.split(".")[: None if is_package and node.level == 1 else is_package - node.level]
                start = ".".join([*above, *([start] if start else [])])
            found |= {f"{start}.{name.name}" for name in node.names}
    return found


def layer(module: str) -> int:
    """0 for the board; the front of the package and all that stands around it come last."""
    parts = module.split(".")
    return LAYERS.index(parts[1]) if len(parts) > 1 and parts[1] in LAYERS else len(LAYERS)


def breaks_direction(module: str, imported: str) -> bool:
    return imported.split(".", maxsplit=1)[0] == "archipel" and layer(imported) > layer(module)


def breaks_boxes(module: str, imported: str) -> bool:
    here, there = box(module), box(imported)
    if here is None or there is None or here == there:
        return False
    return ALONE in (here, there) or BOXES.index(there) > BOXES.index(here)


def box(module: str) -> str | None:
    parts = module.split(".")
    named = len(parts) > 2 and parts[:2] == ["archipel", "rules"] and parts[2] in (*BOXES, ALONE)
    return parts[2] if named else None


def is_foreign(imported: str) -> bool:
    """Neither ours, nor Python's own, nor what compiled code is written with."""
    return imported.split(".", maxsplit=1)[0] not in {"archipel", "librt", "mypy_extensions", *sys.stdlib_module_names}


@cache
def all_imports(path: Path) -> set[tuple[str, str]]:
    module = module_name(path)
    return {(module, imported) for imported in imports(path.read_text("utf-8"), module, path.name == "__init__.py")}


def test_imports_go_one_way() -> None:
    assert {pair for path in SOURCES for pair in all_imports(path) if breaks_direction(*pair)} == set()


def test_a_box_knows_only_earlier_boxes() -> None:
    assert {pair for path in SOURCES for pair in all_imports(path) if breaks_boxes(*pair)} == set()


def test_the_core_needs_no_other_library() -> None:
    core = [path for path in SOURCES if layer(module_name(path)) < LAYERS.index("catalogue")]
    assert {pair for path in core for pair in all_imports(path) if is_foreign(pair[1])} == set()


def test_every_folder_of_boxes_is_known() -> None:
    folders = {path.parent.name for path in (PACKAGE / "rules").glob("*/__init__.py")}
    assert folders <= {*BOXES, ALONE}


def test_importing_archipel_brings_no_library_of_the_edges() -> None:
    code = "import archipel, sys; print(sorted({'typer', 'rich', 'msgspec'} & sys.modules.keys()))"
    path = str(Path(next(iter(archipel.__path__))).parent)
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.stdout, done.stderr) == ("[]\n", "")


@pytest.mark.parametrize(
    ("module", "imported", "broken"),
    [
        ("archipel.board.graph", "archipel.board.tables", False),
        ("archipel.board.graph", "archipel.engine.state", True),
        ("archipel.engine.state", "archipel.board.graph.Graph", False),
        ("archipel.engine.state", "archipel.rules.base.dice", True),
        ("archipel.rules.base.dice", "archipel.catalogue", True),
        ("archipel.rules.base.dice", "archipel.bots.random", True),
        ("archipel.catalogue", "archipel.cli.main", True),
        ("archipel.catalogue", "archipel.new_game", True),
        ("archipel.rules.base.dice", "archipel.catalogue.base", True),
        ("archipel.catalogue.base", "archipel.catalogue.entries.Entry", False),
        ("archipel.catalogue.seafarers", "archipel.rules.seafarers.game", False),
        ("archipel.bots.random", "archipel.arena.match", False),
        ("archipel.rules.base.dice", "typing", False),
    ],
)
def test_the_direction_is_judged_rightly(module: str, imported: str, broken: bool) -> None:
    assert breaks_direction(module, imported) is broken


@pytest.mark.parametrize(
    ("module", "imported", "broken"),
    [
        ("archipel.rules.seafarers.ships", "archipel.rules.base.roads", False),
        ("archipel.rules.base.roads", "archipel.rules.seafarers.ships", True),
        ("archipel.rules.junior.ghost", "archipel.rules.base.robber", True),
        ("archipel.rules.base.roads", "archipel.rules.base.dice", False),
        ("archipel.rules.base.roads", "archipel.rules.names", False),
        ("archipel.catalogue", "archipel.rules.junior.ghost", False),
    ],
)
def test_the_order_of_boxes_is_judged_rightly(module: str, imported: str, broken: bool) -> None:
    assert breaks_boxes(module, imported) is broken


def test_every_way_to_write_an_import_is_seen() -> None:
    source = """
import a.b, c as d
from e.f import g as h
if TYPE_CHECKING:
    from .i import j
def late():
    from ..k import l
    from . import m
"""
    expected = {"a.b", "c", "e.f.g"}
    assert imports(source, "top.pack.mod") == {*expected, "top.pack.i.j", "top.k.l", "top.pack.m"}
    assert imports(source, "top.pack", is_package=True) == {*expected, "top.pack.i.j", "top.k.l", "top.pack.m"}
