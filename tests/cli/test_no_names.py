"""The terminal holds no list of verbs, games or boxes: it reads roles, blocks and readings, so it plays any chapter."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import archipel.cli
from archipel.catalogue import catalogue
from archipel.cli.main import DEFAULT_GAME
from archipel.engine.rules import Rules
from tests.properties.rulesets import rulesets

SOURCES = sorted(Path(archipel.cli.__file__).parent.rglob("*.py"))


def all_rules() -> Iterator[Rules]:
    for spec in rulesets():
        yield archipel.start(spec, 1).rules


@pytest.fixture(scope="module")
def forbidden() -> set[str]:
    """Names of verbs and games, but for words that name something else, too: `desert` is a terrain."""
    verbs: set[str] = set()
    others: set[str] = set()
    for rules in all_rules():
        verbs |= {verb.name for verb in rules.verbs}
        others |= {name for block in rules.blocks for name in (block.name, *block.names)}
    return (verbs - others) | {name for entry in catalogue() for name in (entry.name, entry.box)}


def words(path: Path) -> list[str]:
    nodes = ast.walk(ast.parse(path.read_text("utf-8")))
    return [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]


def test_the_names_are_those_of_the_rules(forbidden: set[str]) -> None:
    assert {"end_turn", "build_road", "pile_trade", "improve", "lift_ship", "cities_knights", "junior"} <= forbidden


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_the_terminal_names_no_verb_and_no_game(path: Path, forbidden: set[str]) -> None:
    found = [word for word in words(path) if word in forbidden]
    assert found == ([DEFAULT_GAME] if path.stem == "main" else [])
