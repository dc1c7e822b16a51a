"""The styles of the page: text grows with the size of text that a reader has chosen."""

from __future__ import annotations

import re
from pathlib import Path

WEB = Path(__file__).parents[1] / "web"
SHEETS = sorted(
    path.relative_to(WEB).as_posix()
    for folder, name in (("src", "*.css"), ("src", "*.svelte"), ("public", "*.css"))
    for path in (WEB / folder).rglob(name)
)
IN_PIXELS = re.compile(r"(?:font(?:-size)?|line-height)\s*:[^;}]*\d(?:px|pt)\b")
LAYOUT_IN_PIXELS = re.compile(r"@(?:container|media)[^{]*\dpx")


def test_no_text_and_no_layout_depends_on_pixels() -> None:
    for sheet in SHEETS:
        text = (WEB / sheet).read_text("utf-8")
        assert IN_PIXELS.findall(text) == [], sheet
        assert LAYOUT_IN_PIXELS.findall(text) == [], sheet


def test_the_sheets_are_found_and_pixels_are_seen() -> None:
    assert "src/styles/phone.css" in SHEETS and len(SHEETS) > 100
    assert IN_PIXELS.search("font: 700 0.75rem / 20px var(--font-text);") and IN_PIXELS.search("font-size: 9px")
    assert LAYOUT_IN_PIXELS.search("@container page (max-width: 620px) {")
