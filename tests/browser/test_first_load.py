"""A table loads its own boxes and no others, and a base table little."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.browser.house import House
from tools.first_load import scripts_of

MOST = 100_000  # bytes of compressed JavaScript


def boxes_in(scripts: dict[str, int]) -> set[str]:
    """Boxes whose code is among these files: the file of a box is named after its folder."""
    names = ("seafarers", "cities_knights", "junior")
    return {name for name in names for path in scripts if path.rsplit("/", 1)[-1].startswith(name)}


def test_a_base_table_loads_at_most_a_hundred_kilobytes(browser: Browser, house: House) -> None:
    scripts = scripts_of(browser, house, "base")
    assert sum(scripts.values()) <= MOST
    assert boxes_in(scripts) == set()


def test_a_box_is_loaded_when_it_is_played(browser: Browser, house: House) -> None:
    assert boxes_in(scripts_of(browser, house, "junior")) == {"junior"}
