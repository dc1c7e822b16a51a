"""The worst turns of phrase stay out of the source, the texts and the documentation (see "Plain English" in
CONTRIBUTING.md)."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
# What is read: these folders and files, as far as git tracks them.
CLEAN = (
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "README.md",
    "docs",
    "src/archipel",
    "tests",
    "tools",
    "web/src",
    "web/tests",
)
SPARED = ("docs/renames.md", "tests/test_wording.py")  # they list what is not written any more
ENDINGS = (".py", ".md", ".ftl", ".ts", ".svelte", ".css", ".toml")

# A pattern, and what to write instead.
TURNS = {
    r"\b(the|an) own\b": "its own, the player's own",
    r"\b(hang|hangs|hung|hanging) on\b": "depend on",
    r"\bso many\b": "n, this many, a number",
    r"\btold to the\b": "sent to, recorded by",
    r"(?<!here )\bis no (?!longer\b|more\b|one\b|less\b|better\b|worse\b)[a-z]": "is not a",
    r"\bof one's own(?! \w)": "custom, separate, its own",
    r"\b(slips? of ours|our own slips?)\b": "bug",
    r"\bas one likes\b": "in any order",
    r"\bspeaks? for (this|it)\b": "why",
    r"\bOnly who\b": "only a player who, you need",
    r"\banew\b": "again",
    r"\bby heart\b": "hard-coded",
    r"\belse than\b": "other than",
}
WRONG = re.compile("|".join(f"(?:{turn})" for turn in TURNS))


def tracked() -> list[str]:
    """The files that git tracks; an unpacked source archive has no git, and all its files count."""
    listed = subprocess.run(["git", "ls-files", *CLEAN], cwd=ROOT, capture_output=True, text=True, check=False)
    names = listed.stdout.split("\n") if listed.returncode == 0 else every_file()
    return sorted(name for name in names if name.endswith(ENDINGS) and name not in SPARED)


def every_file() -> list[str]:
    found: list[Path] = []
    for name in CLEAN:
        path = ROOT / name
        found += path.rglob("*") if path.is_dir() else [path]
    return [path.relative_to(ROOT).as_posix() for path in found]


def turns_in(text: str) -> list[str]:
    """Such turns of phrase, also over the end of a line; what stands in backquotes is not prose."""
    flat = re.sub(r"\s*\n\s*(?:#|//|\*)?\s*", " ", re.sub(r"`[^`\n]*`", "", text))
    return [flat[max(0, found.start() - 40) : found.end() + 20] for found in WRONG.finditer(flat)]


def test_plain_english() -> None:
    found = {name: turns_in((ROOT / name).read_text("utf-8")) for name in tracked()}
    assert {name: turns for name, turns in found.items() if turns} == {}


@pytest.mark.parametrize(
    "text",
    [
        "whose card is worth the own score",
        "its choices hang on the seed",
        "after so many steps",
        "a corner that is no place for a road",
        "actions that hang\n    on chance",
        "# a folder that is no\n# scenario",
    ],
)
def test_such_a_turn_is_seen(text: str) -> None:
    assert turns_in(text) != []


@pytest.mark.parametrize(
    "text", ["there is no tile left", "it is no longer open", "its own folder", "as many as seats"]
)
def test_ordinary_english_is_not(text: str) -> None:
    assert turns_in(text) == []
