"""Every colour of pieces has a name, a style in the terminal, and a colour and a shape of its own on the page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from archipel.board.colours import COLOURS, NEUTRAL_COLOURS
from archipel.catalogue import catalogue
from archipel.cli.board import NAME_STYLES, PIECE_STYLES
from archipel.texts import LANGUAGES, Texts

ALL = (*COLOURS, *NEUTRAL_COLOURS)
WEB = Path(__file__).parents[1] / "web" / "src"


def test_the_catalogue_has_no_other_colours() -> None:
    assert {colour for entry in catalogue() for colour in entry.colours} == set(COLOURS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_letters_cannot_be_confused(language: str) -> None:
    texts = Texts(language)
    for part in ("", ".letter"):
        assert len({texts.say(f"colour-{colour}{part}") for colour in ALL}) == len(ALL)


def test_the_terminal_writes_each_in_its_own_way() -> None:
    for styles in (NAME_STYLES, PIECE_STYLES):
        assert set(styles) == set(ALL)
        assert len(set(styles.values())) == len(ALL)


def test_the_page_has_a_colour_and_a_shape_for_each() -> None:
    tokens = (WEB / "styles" / "tokens.css").read_text("utf-8")
    pieces = (WEB / "sprites" / "pieces.svg").read_text("utf-8")
    rules = dict(re.findall(r'\[data-colour="(\w+)"\] \{([^}]*)\}', tokens))
    assert set(rules) == set(ALL)
    shapes = []
    for colour, rule in rules.items():
        for part in ("", "-deep", "-ink"):
            assert f"--seat{part}: var(--colour-{colour}{part});" in rule
            assert f"  --colour-{colour}{part}: #" in tokens
        shapes += re.findall(r"--em-(\w+): inline;", rule)
    assert len(set(shapes)) == len(shapes) == len(ALL)
    emblem, badge = (pieces.split(f'<symbol id="{name}"')[1].split("</symbol>")[0] for name in ("emblem", "badge"))
    for shape in shapes:
        assert f"var(--em-{shape},none)" in emblem
        assert f"var(--em-{shape},none)" in badge
