"""The numbered rules as plain text: one by its number, or all that contain a word.

Every rule has two wordings: the exact one of docs/rules, for builders, and a sentence for players in each language, of
docs/rules/players. An installed package has a copy of the pages next to this module.
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
LANGUAGES: Final = ("en", "fr")
PAGES: Final = ("base", "seafarers", "cities_knights", "traders_barbarians", "junior", "combinations")

LONGEST: Final = 200  # characters that are looked for
MOST_WORDS: Final = 8

NUMBER: Final = r"[A-Z]+(?:-[A-Z][A-Z0-9]*)?-\d+"
ITEM: Final = re.compile(rf"- \*\*({NUMBER})\*\* (.+)")
ROW: Final = re.compile(rf"\| \*\*({NUMBER})\*\* \|(.+)\|")
TITLE: Final = re.compile(r"# (.+)")
PICTURE: Final = re.compile(r"!\[(.+)\]\((sprite:[\w-]+(?: sprite:[\w-]+)*)\)")
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


@dataclass(frozen=True, slots=True)
class Sentence:
    """A rule as players read it. Where no page for players has it, its exact wording, in English."""

    rule: Rule
    section: str
    text: str
    language: str  # of section and text

    @property
    def is_exact(self) -> bool:
        """Whether this is the wording for builders, for want of another."""
        return self.text == self.rule.text


@dataclass(frozen=True, slots=True)
class Picture:
    """Our drawings that show what a section is about, by the ids of their symbols, and what is to be seen."""

    section: str
    alt: str
    sprites: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Page:
    """The rules of a box for players, in their order."""

    box: str
    language: str
    title: str  # "" where nobody has written the page yet
    lead: str
    pictures: tuple[Picture, ...]
    sentences: tuple[Sentence, ...]


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
    starts = _starts(words)
    return [found for found, folded in _folded_rules() if starts and all(start.search(folded) for start in starts)]


def sentence(number: str, language: str) -> Sentence:
    """The rule of this number for players."""
    return _sentences(language)[rule(number).number]


def search_sentences(words: str, language: str) -> list[Sentence]:
    """The same as `search`, in what players read, box by box."""
    starts = _starts(words)
    every = _folded_sentences(language)
    return [found for found, folded in every if starts and all(start.search(folded) for start in starts)]


@cache
def page(box: str, language: str) -> Page:
    """The page of a box for players; a rule that it does not have comes last, in its exact wording."""
    file = _folder() / "players" / language / f"{box}.md"
    return _read_players_page(box, language, file.read_text(encoding="utf-8") if file.is_file() else "")


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


def _read_players_page(box: str, language: str, text: str) -> Page:
    title = lead = section = ""
    pictures: list[Picture] = []
    found: dict[str, Sentence] = {}
    for line in text.splitlines():
        if heading := HEADING.fullmatch(line):
            section = _plain(heading[1])
        elif name := TITLE.fullmatch(line):
            title = _plain(name[1])
        elif picture := PICTURE.fullmatch(line):
            sprites = tuple(sprite.removeprefix("sprite:") for sprite in picture[2].split())
            pictures.append(Picture(section, picture[1], sprites))
        elif item := ITEM.fullmatch(line):
            number = item[1]
            known = _by_number().get(number)
            if known is None or known.box != box or number in found:
                raise ValueError(f"players/{language}/{box}.md: {number} is not a rule of this box, or is there twice")
            found[number] = Sentence(known, section, _plain(item[2]), language)
        elif line and not section:
            lead = f"{lead} {_plain(line)}".strip()
        elif line:
            raise ValueError(f"players/{language}/{box}.md: not a heading, a rule or a picture: {line[:60]}")
    exact = [
        Sentence(one, one.section, one.text, "en") for one in rules() if one.box == box and one.number not in found
    ]
    return Page(box, language, title, lead, tuple(pictures), (*found.values(), *exact))


@cache
def _sentences(language: str) -> dict[str, Sentence]:
    return {one.rule.number: one for box in PAGES for one in page(box, language).sentences}


def _starts(words: str) -> list[re.Pattern[str]]:
    """What each of the words looks for: the start of a word."""
    wanted = list(dict.fromkeys(_folded(words[:LONGEST]).split()))[:MOST_WORDS]
    return [re.compile(r"\b" + re.escape(word)) for word in wanted]


def _cells(row: str) -> list[str]:
    return [_plain(cell.strip()) for cell in row.split("|")]


def _plain(text: str) -> str:
    return EMPHASIS.sub(r"\2", text)


@cache
def _folded_rules() -> list[tuple[Rule, str]]:
    """Every rule with the text that words are looked for in."""
    return [(found, _folded(f"{found.number} {found.section} {found.text}")) for found in rules()]


@cache
def _folded_sentences(language: str) -> list[tuple[Sentence, str]]:
    return [
        (one, _folded(f"{one.rule.number} {one.section} {one.text}"))
        for box in PAGES
        for one in page(box, language).sentences
    ]


def _folded(text: str) -> str:
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def _folder() -> Path:
    packaged = HERE / "rulebook_pages"
    return packaged if packaged.is_dir() else HERE.parents[1] / "docs" / "rules"
