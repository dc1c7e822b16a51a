"""What no linter knows: slips that compile wrongly, and words that do not belong into the source."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "archipel"
CORE = sorted(path for folder in ("board", "engine", "rules") for path in (PACKAGE / folder).rglob("*.py"))
COMPILED = [*CORE, *sorted((PACKAGE / "bots").rglob("*.py"))]

TEXT = {
    ".c",
    ".cfg",
    ".css",
    ".ftl",
    ".html",
    ".in",
    ".json",
    ".jsonl",
    ".md",
    ".py",
    ".sh",
    ".svelte",
    ".toml",
    ".ts",
    ".txt",
}
BY_NAME = {"LICENSE", "LICENSE-ART", "Makefile", ".gitignore", "run"}
LEFT_OUT = {"build", "dist", "node_modules", "__pycache__"}

# Clocks and chance come from outside, through one gateway; a rule speaks to nobody.
BANNED_MODULES = {"datetime", "random", "secrets", "time", "uuid"}
BANNED_CALLS = {"input", "print"}

# What Playwright reads at once, as the page happens to be at that moment. `expect` waits until it is so.
READ_AT_ONCE = {
    "all_inner_texts",
    "all_text_contents",
    "count",
    "is_checked",
    "is_disabled",
    "is_enabled",
    "is_hidden",
    "is_visible",
}

MACHINE_PATH = re.compile(r"(?<![\w.~$}])/(?:home|opt|root|tmp|work)/|(?<!\w)[A-Z]:\\Users\\")


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def project_files() -> Iterator[Path]:
    """Every file somebody wrote: no caches, no environments, nothing that was built."""
    for path in sorted(ROOT.rglob("*")):
        folders = path.relative_to(ROOT).parts[:-1]
        hidden = any(folder.startswith(".") and folder != ".ci" for folder in folders)
        if hidden or (LEFT_OUT & set(folders) and folders[:2] != ("tests", "build")) or "__pycache__" in folders:
            continue
        if path.is_file() and (path.suffix in TEXT or path.name in BY_NAME):
            yield path


def bad_shifts(source: str) -> list[str]:
    """`1 << x`: with a constant on the left and an i64 on the right mypyc shifts 32 bits only, wrongly from x = 31.

    A constant is a literal, `i64(1)`, a Final name, a name in capitals, or a local name that only ever is given one.
    """
    tree = ast.parse(source)
    finals = {
        node.target.id
        for node in ast.walk(tree)
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and "Final" in ast.unparse(node.annotation)
    }
    found = []
    for scope in ast.walk(tree):
        if isinstance(scope, ast.Module | ast.FunctionDef):
            constants = finals | constant_names(scope)
            for node in own_nodes(scope):
                if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
                    left, right = node.left, node.right
                elif isinstance(node, ast.AugAssign) and isinstance(node.op, ast.LShift):
                    left, right = node.target, node.value
                else:
                    continue
                if is_constant(left, constants) and not is_constant(right, finals):
                    found.append(f"line {node.lineno}: {ast.unparse(node)}")
    return found


def own_nodes(scope: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a module or function without those of the functions inside it."""
    for child in ast.iter_child_nodes(scope):
        if not isinstance(child, ast.FunctionDef):
            yield child
            yield from own_nodes(child)


def constant_names(scope: ast.AST) -> set[str]:
    """Names a scope assigns, and never anything but a literal."""
    always: dict[str, bool] = {}
    for node in own_nodes(scope):
        targets: list[ast.expr] = []
        value: ast.expr | None = None
        if isinstance(node, ast.Assign):
            targets, value = node.targets, node.value
        elif isinstance(node, ast.AnnAssign | ast.NamedExpr):
            targets, value = [node.target], node.value
            if value is None:
                continue
        elif isinstance(node, ast.AugAssign | ast.For | ast.comprehension):
            targets = [node.target]
        for target in targets:
            for part in ast.walk(target):
                if isinstance(part, ast.Name):
                    literal = value is not None and isinstance(target, ast.Name) and is_constant(value, set())
                    always[part.id] = always.get(part.id, True) and literal
    return {constant for constant, literal in always.items() if literal}


def is_constant(node: ast.expr, constants: set[str]) -> bool:
    match node:
        case ast.Constant():
            return True
        case ast.UnaryOp(operand=operand):
            return is_constant(operand, constants)
        case ast.BinOp(left=left, right=right):
            return is_constant(left, constants) and is_constant(right, constants)
        case ast.Call(func=ast.Name(id="i64" | "i32" | "int"), args=[only]):
            return is_constant(only, constants)
        case ast.Name(id=used):
            return used in constants or re.fullmatch(r"_?[A-Z][A-Z0-9_]*", used) is not None
        case ast.Attribute(attr=used):
            return re.fullmatch(r"[A-Z][A-Z0-9_]*", used) is not None
    return False


def outside_world(source: str) -> list[str]:
    """Where a source reads a clock, rolls its own dice, or speaks."""
    found = []
    for node in ast.walk(ast.parse(source)):
        modules: set[str] = set()
        if isinstance(node, ast.Import):
            modules = {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level:
            modules = {(node.module or "").split(".")[0]}
        speaks = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in BANNED_CALLS
        if modules & BANNED_MODULES or speaks:
            assert isinstance(node, ast.stmt | ast.expr)
            found.append(f"line {node.lineno}: {ast.unparse(node)}")
    return found


def spread_generators(source: str) -> list[str]:
    """`*(f(x) for x in xs)`: mypyc says that it makes a list of the generator. A list is what should stand there."""
    return [
        f"line {node.lineno}: {ast.unparse(node)}"
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Starred) and isinstance(node.value, ast.GeneratorExp)
    ]


def reads_at_once(source: str) -> list[str]:
    """Assertions about a page that may still be drawing."""
    return [
        f"line {stated.lineno}: {ast.unparse(call)}"
        for stated in ast.walk(ast.parse(source))
        if isinstance(stated, ast.Assert)
        for call in ast.walk(stated)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and not call.args
        if call.func.attr in READ_AT_ONCE
    ]


def test_no_constant_is_shifted_left_by_a_variable() -> None:
    found = {name(path): bad_shifts(path.read_text("utf-8")) for path in COMPILED}
    assert {module: shifts for module, shifts in found.items() if shifts} == {}


def test_no_generator_is_spread_where_it_would_be_compiled_as_a_list() -> None:
    found = {name(path): spread_generators(path.read_text("utf-8")) for path in COMPILED}
    assert {module: spread for module, spread in found.items() if spread} == {}


def test_the_core_has_no_clock_no_dice_and_no_voice() -> None:
    found = {name(path): outside_world(path.read_text("utf-8")) for path in CORE}
    assert {module: names for module, names in found.items() if names} == {}


def test_what_a_page_shows_is_waited_for() -> None:
    tests = sorted((ROOT / "tests" / "browser").glob("*.py"))
    assert tests
    found = {name(path): reads_at_once(path.read_text("utf-8")) for path in tests}
    assert {module: reads for module, reads in found.items() if reads} == {}


def test_nothing_is_left_to_do_in_the_source() -> None:
    later = re.compile(r"\b(?:TODO|FIXME|XXX|HACK)\b")
    found = [
        name(path) for path in project_files() if path.is_relative_to(PACKAGE) and later.search(path.read_text("utf-8"))
    ]
    assert found == []


def test_no_file_names_a_place_of_one_machine() -> None:
    files = list(project_files())
    assert {"pyproject.toml", ".ci/run", "tests/test_source.py", "docs/rules/base.md"} <= {name(path) for path in files}
    assert [name(path) for path in files if MACHINE_PATH.search(path.read_text("utf-8"))] == []


def test_pins_name_no_registry() -> None:
    pins = sorted((ROOT / "requirements").glob("*.txt"))
    assert pins
    assert [
        name(path) for path in pins if re.search(r"://|--(?:extra-)?index|--find-links", path.read_text("utf-8"))
    ] == []


@pytest.mark.parametrize(
    "shift",
    [
        "def f(x: i64) -> i64:\n    return 1 << x",
        "def f(x: i64) -> i64:\n    return i64(1) << x",
        "def f(x: i64) -> i64:\n    return -1 << (x + 1)",
        "ONE: Final = 1\ndef f(x: i64) -> i64:\n    return ONE << x",
        "one: Final[i64] = 1\ndef f(x: i64) -> i64:\n    return one << x",
        "from m import ONE\ndef f(x: i64) -> i64:\n    return ONE << x",
        "import m\ndef f(x: i64) -> i64:\n    return m.ONE << x",
        "def f(x: i64) -> i64:\n    one: i64 = 1\n    return one << x",
        "class C:\n    def f(self, x: i64) -> i64:\n        return (2 + 1) << self.x",
        "table = [1 << x for x in range(40)]",
    ],
)
def test_a_shift_that_compiles_wrongly_is_seen(shift: str) -> None:
    assert len(bad_shifts(shift)) == 1


@pytest.mark.parametrize(
    "shift",
    [
        "MASK: Final = (1 << 32) - 1",
        "BITS: Final = 21\nMASK: Final = (1 << BITS) - 1",
        "def f(x: i64, y: i64) -> i64:\n    return x << y",
        "def f(x: i64) -> i64:\n    return x << 3",
        "def f(self, x: i64) -> i64:\n    return self.one << x",
        "def f(x: i64) -> i64:\n    y = 1\n    y = x\n    return y << x",
        "def f(x: i64) -> i64:\n    y: i64 = 1\n    for y in range(3):\n        x = y << x\n    return x",
        "def f(x: i64) -> i64:\n    return 1 >> x",
    ],
)
def test_other_shifts_are_left_alone(shift: str) -> None:
    assert bad_shifts(shift) == []


def test_a_spread_generator_is_seen() -> None:
    assert len(spread_generators("x = (1, *(f(y) for y in z), *[f(y) for y in z], *sorted(y for y in z))")) == 1


@pytest.mark.parametrize(
    "source",
    [
        "import random",
        "from random import Random",
        "import time as t",
        "import datetime",
        "def f():\n    print(1)",
        "x = input()",
    ],
)
def test_clocks_dice_and_voices_are_seen(source: str) -> None:
    assert len(outside_world(source)) == 1


@pytest.mark.parametrize(
    ("source", "reads"),
    [
        ("assert page.locator('li').count() == 5", 1),
        ("assert not button.is_visible(), 'it is gone'", 1),
        ("assert 'wins' in rows.all_inner_texts()", 1),
        ("assert names.count('Ann') == 1", 0),
        ("expect(page.locator('li')).to_have_count(5)", 0),
        ("places = marks.count()", 0),
    ],
)
def test_assertions_that_do_not_wait_are_seen(source: str, reads: int) -> None:
    assert len(reads_at_once(source)) == reads


def test_words_that_only_look_like_them_are_left_alone() -> None:
    assert outside_world("from archipel.engine.time import turn\nself.print(1)\nrandom = 3") == []


@pytest.mark.parametrize("text", ["see {}home/me/x", "'{}work/main'", "({}tmp/a)", "{}root/.x", "file://{}opt/wheels"])
def test_places_of_a_machine_are_seen(text: str) -> None:
    assert MACHINE_PATH.search(text.format("/"))


@pytest.mark.parametrize("text", ["docs/home/x", "$OUT/tmp/x", "#!/usr/bin/env bash", "../opt/x", "this work/that"])
def test_places_in_the_project_are_left_alone(text: str) -> None:
    assert not MACHINE_PATH.search(text)
