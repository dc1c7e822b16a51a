"""The styles of the page: text grows with the size of text that a reader has chosen."""

from __future__ import annotations

import re
from pathlib import Path

TOKEN = re.compile(r"--([\w-]+):\s*(#[0-9a-f]{6})\b")
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


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def blocks(sheet: str) -> dict[str, dict[str, str]]:
    text = (WEB / "src/styles" / sheet).read_text("utf-8")
    found: dict[str, dict[str, str]] = {}
    for name, rules in re.findall(r"(:root[^{,]*?)\s*\{([^}]*)\}", text):
        found.setdefault(name, {}).update(TOKEN.findall(rules))
    return found


def test_words_lit_places_and_pieces_stand_out_on_every_board() -> None:
    base, boards = blocks("tokens.css"), blocks("boards.css")
    light = base[":root"]
    dark = light | base[':root[data-theme="dark"]']
    assert len(boards) == 4
    for name, own in boards.items():
        plain = boards[name.partition("]")[0] + "]"]
        colours = (dark if "dark" in name else light) | plain | own
        for ground in ("sea-deep", "sea"):
            assert contrast(colours["on-sea"], colours[ground]) >= 4.5, (name, ground)
            assert contrast(colours["lit"], colours[ground]) >= 3, (name, ground)
        for terrain in ("forest", "pasture", "fields", "hills", "mountains", "desert"):
            assert contrast(colours["piece-outline"], colours[f"ter-{terrain}"]) >= 3, (name, terrain)
