"""The page names no verb and no box outside web/src/boxes: it reads roles, prices and readings."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from archipel.catalogue import ADVANCED, catalogue, new_game
from archipel.engine import roles
from archipel.server.table.sheet import make_sheet

SOURCES: Final = Path(__file__).resolve().parents[2] / "web" / "src"
FILES: Final = ("*.ts", "*.svelte", "*.css")


def shared_files() -> Iterator[Path]:
    """What all games share; wire.generated.ts is the server's."""
    for pattern in FILES:
        for path in SOURCES.rglob(pattern):
            if "boxes" not in path.relative_to(SOURCES).parts and path.name != "wire.generated.ts":
                yield path


@pytest.fixture(scope="module")
def names() -> set[str]:
    """The verbs of every game of the catalogue, also with other boxes on top, and the boxes themselves. A word that
    is a role or a terrain as well may be used as such."""
    found = {entry.box for entry in catalogue()}
    taken = set(roles.OF_VERBS)
    for entry in catalogue():
        games: list[tuple[int, dict[str, Any]]] = [(max(entry.seats), {})]
        advanced = {option.name: True for option in entry.options if option.name == ADVANCED.name}
        for layer in entry.layers:
            if layer.name != entry.box:
                seats = max(number for number in entry.seats if not layer.seats or number in layer.seats)
                games.append((seats, {layer.name: True, **advanced}))
        for seats, options in games:
            if any(option.name in options and True not in option.choices for option in entry.options):
                continue  # excluded by a rule
            sheet = make_sheet(new_game(entry.name, seats=seats, **options))
            found |= {verb.name for verb in sheet.verbs}
            taken |= set(sheet.terrains)
    return found - taken


def named_in(text: str, names: set[str]) -> set[str]:
    """The names a text uses: as a whole string, or anywhere if they are of several words."""
    strings = set(re.findall(r"""['"`]([a-z_]+)['"`]""", text))
    words = set(re.findall(r"[a-z]+(?:_[a-z]+)+", text))
    return names & (strings | words)


def test_the_page_outside_the_boxes_names_no_verb_and_no_box(names: set[str]) -> None:
    found = {str(path.relative_to(SOURCES)): named_in(path.read_text("utf-8"), names) for path in shared_files()}
    assert {path: used for path, used in found.items() if used} == {}


def test_what_would_be_a_name_is_seen(names: set[str]) -> None:
    assert {"end_turn", "recruit", "seafarers", "cities_knights"} <= names
    assert named_in("if (kind === 'recruit') t('action-end_turn.label') // seafarers", names) == {"recruit", "end_turn"}
