"""The numbered rules as plain text: one by its number, or all that contain a word.

The pages are those of docs/rules; an installed package has a copy next to this module.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent
PAGES: Final = ("base", "seafarers", "cities_knights", "traders_barbarians", "junior", "combinations")

LONGEST: Final = 200  # characters that are looked for
MOST_WORDS: Final = 8

NUMBER: Final = r"[A-Z]+(?:-[A-Z][A-Z0-9]*)?-\d+"
ITEM: Final = re.compile(rf"- \*\*({NUMBER})\*\* (.+)")
ROW: Final = re.compile(rf"\| \*\*({NUMBER})\*\* \|(.+)\|")
HEADING: Final = re.compile(r"## (?:\d+\. )?(.+)")
LEGEND: Final = re.compile(r"\| `([\[(].+[\])])` \| (.+) \|")
EMPHASIS: Final = re.compile(r"(?<![\w*])(\*{1,2}|`)(?=\S)(.+?)(?<=\S)\1(?![\w*])")
BOOKLET: Final = re.compile(r"\[[^\]]*?\b00\d\b[^\]]*\]")


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule: `BASE-38`, its box, the section it stands in, and what it says."""

    number: str
    box: str
    section: str
    text: str

    @property
    def family(self) -> str:
        """`SEA-S7` of `SEA-S7-3`."""
        return self.number.rpartition("-")[0]

    @property
    def marks(self) -> list[str]:
        """The marks of the booklets this rule cites, such as `[003]`; `legend` explains them."""
        cited = " ".join(BOOKLET.findall(self.text))
        return [f"[{mark}]" for mark in sorted(set(re.findall(r"\b00\d\b", cited)))]


class UnknownRule(KeyError):
    """No rule has this number; `near` are the numbers that look most like it."""

    def __init__(self, number: str, near: list[str]) -> None:
        super().__init__(number)
        self.number = number
        self.near = near

    def __str__(self) -> str:
        hint = f"; did you mean {', '.join(self.near)}?" if self.near else ""
        return f"there is no rule {self.number}{hint}"


def rules() -> list[Rule]:
    """Every numbered rule, in the order of the pages."""
    return list(_by_number().values())


def rule(number: str) -> Rule:
    """The rule of this number; `base-38` and `base 38` will do."""
    wanted = re.sub(r"[\s_-]+", "-", number[:LONGEST].strip()).upper()
    found = _by_number().get(wanted)
    if found is None:
        raise UnknownRule(wanted, get_close_matches(wanted, _by_number(), n=5, cutoff=0.7))
    return found


def search(words: str) -> list[Rule]:
    """The rules in which every one of the words begins a word, capitals and accents aside; the first 8 words count."""
    wanted = list(dict.fromkeys(_folded(words[:LONGEST]).split()))[:MOST_WORDS]
    starts = [re.compile(r"\b" + re.escape(word)) for word in wanted]
    if not starts:
        return []
    return [found for found, folded in _folded_rules() if all(start.search(folded) for start in starts)]


@cache
def legend() -> dict[str, str]:
    """What the marks in the rules mean, by mark: `[003]`, `(ext)`."""
    lines = (_folder() / "README.md").read_text(encoding="utf-8").splitlines()
    return {match[1]: match[2] for line in lines if (match := LEGEND.fullmatch(line))}


@cache
def _by_number() -> dict[str, Rule]:
    found: dict[str, Rule] = {}
    for box in PAGES:
        for one in _read_page(box, (_folder() / f"{box}.md").read_text(encoding="utf-8")):
            if one.number in found:
                raise ValueError(f"{box}.md: the number {one.number} is given twice")
            found[one.number] = one
    return found


def _read_page(box: str, page: str) -> Iterator[Rule]:
    section = ""
    columns: list[str] = []
    for line in page.splitlines():
        if heading := HEADING.fullmatch(line):
            section = _plain(heading[1])
        elif item := ITEM.fullmatch(line):
            yield Rule(item[1], box, section, _plain(item[2]))
        elif row := ROW.fullmatch(line):
            named = zip(columns[1:], _cells(row[2]), strict=True)
            yield Rule(row[1], box, section, "; ".join(f"{column}: {cell}" for column, cell in named if cell))
        elif line.startswith("|") and not line.startswith("|---"):
            columns = _cells(line.strip("|"))


def _cells(row: str) -> list[str]:
    return [_plain(cell.strip()) for cell in row.split("|")]


def _plain(text: str) -> str:
    return EMPHASIS.sub(r"\2", text)


@cache
def _folded_rules() -> list[tuple[Rule, str]]:
    """Every rule with the text that words are looked for in."""
    return [(found, _folded(f"{found.number} {found.section} {found.text}")) for found in rules()]


def _folded(text: str) -> str:
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def _folder() -> Path:
    packaged = HERE / "rulebook_pages"
    return packaged if packaged.is_dir() else HERE.parents[1] / "docs" / "rules"
