"""The README is true in both languages: its example runs, and the French one says the same as the English one."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
README = ROOT / "README.md"
FRENCH = ROOT / "README.fr.md"
SAID = {README: "seat [0-3] wins in turn", FRENCH: "place [0-3] gagne au tour"}


@pytest.mark.long
@pytest.mark.parametrize("readme", SAID, ids=lambda path: path.name)
def test_the_example_plays_a_game_and_replays_it(readme: Path) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", readme.read_text(encoding="utf-8"), re.DOTALL)
    lines = [line for line in example.splitlines() if line.strip()]
    assert len(lines) <= 10
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        exec(compile(example, readme.name, "exec"), {})
    assert re.fullmatch(SAID[readme] + r" \d+\n", said.getvalue())


def test_it_says_what_it_is_not() -> None:
    text = README.read_text(encoding="utf-8")
    assert "make play" in text
    assert "make test" in text
    assert "not affiliated" in text


def outline(readme: Path) -> list[int]:
    """The levels of its headings, outside code."""
    text = re.sub(r"```.*?```", "", readme.read_text(encoding="utf-8"), flags=re.DOTALL)
    return [len(level) for level in re.findall(r"^(#+) ", text, re.MULTILINE)]


def commands(readme: Path) -> list[str]:
    """What stands in code: commands, names, files; without comments."""
    text = readme.read_text(encoding="utf-8")
    blocks = re.findall(r"```\n(.*?)```", text, re.DOTALL)
    lines = [line.partition("#")[0].strip() for block in blocks for line in block.splitlines()]
    return lines + re.findall(r"(?<!`)`([^`\n]+)`", text)


def links(readme: Path) -> list[str]:
    return re.findall(r"\]\(([^)]+)\)", readme.read_text(encoding="utf-8"))


@pytest.mark.parametrize("page", [README, ROOT / "docs" / "hosting.md"], ids=lambda path: path.name)
def test_both_languages_have_the_same_headings_commands_and_links(page: Path) -> None:
    french = page.with_suffix(".fr.md")
    assert outline(page) == outline(french)
    assert commands(page) == commands(french)
    others = [link for link in links(page) if link != french.name]
    assert others == [link.replace(".fr.md", ".md") for link in links(french) if link != page.name]
    assert french.name in links(page)
    assert page.name in links(french)


@pytest.mark.parametrize("readme", SAID, ids=lambda path: path.name)
def test_every_file_it_links_to_is_there(readme: Path) -> None:
    assert [link for link in links(readme) if "://" not in link and not (ROOT / link).exists()] == []
