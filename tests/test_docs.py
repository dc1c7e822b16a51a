"""Files, classes and methods that the documentation names exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
# A name in the documentation is relative to one of these; some pages are about one folder.
BASES = ("", "docs", "src/archipel", "src/archipel/scenarios", "src/archipel/texts", "web", "web/src")
ABOUT = {"docs/server.md": "src/archipel/server", "docs/page.md": "web/src"}
PAGES = [
    path.relative_to(ROOT).as_posix()
    for path in sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
    if path.name not in ("CHANGELOG.md", "renames.md")  # these name files of the past
]
MADE_UP = re.compile("twin_shores|lighthouses")  # in the names of files that a page tells how to write
NAMED = re.compile(r"`([\w.*-]+(?:/[\w.*-]+)*\.(?:css|ftl|json|jsonl|md|py|sh|svelte|toml|ts))`")


def missing(text: str, about: str = "") -> list[str]:
    """The files named in a text that do not exist; names without a folder count only on a page about one folder."""
    bases = [ROOT / base for base in (*BASES, *([about] if about else []))]
    return [
        name
        for name in NAMED.findall(text)
        if ("/" in name or about) and not MADE_UP.search(name) and not any(list(base.glob(name)) for base in bases)
    ]


@pytest.mark.parametrize("page", PAGES)
def test_files_that_the_docs_name_exist(page: str) -> None:
    assert missing((ROOT / page).read_text("utf-8"), ABOUT.get(page, "")) == []


def test_a_missing_file_is_seen() -> None:
    text = "`engine/view.py` `engine/viewer.py` `src/archipel/engine/*.py` `*_calls.py` `http/*_calls.py` `/api/x.json`"
    assert missing(text) == ["engine/viewer.py", "http/*_calls.py"]
    assert missing(text, "src/archipel/server") == ["engine/viewer.py", "*_calls.py"]


def unknown_members(text: str, sources: dict[str, str]) -> list[str]:
    """Names like `Table.play` in a text whose class, or member of it, is nowhere in the sources."""
    found = []
    for owner, member in re.findall(r"`([A-Z]\w+)\.(\w+)`", text):
        files = [source for source in sources.values() if f"class {owner}" in source]
        if not any(re.search(rf"\b(?:def |self\.){member}\b|^    {member}:", source, re.MULTILINE) for source in files):
            found.append(f"{owner}.{member}")
    return found


def test_classes_and_methods_of_the_server_exist() -> None:
    sources = {str(path): path.read_text("utf-8") for path in (ROOT / "src/archipel/server").rglob("*.py")}
    text = (ROOT / "docs/server.md").read_text("utf-8")
    assert "`Table.play`" in text
    assert unknown_members(text, sources) == []
    assert unknown_members("`Table.play` `Table.plays` `Hall.open`", sources) == ["Table.plays", "Hall.open"]
