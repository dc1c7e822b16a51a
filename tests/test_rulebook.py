"""The numbered rules are all found, read as plain text, and can be searched.

No number is written out here, so that a count of tested rules does not take these for tests of the rules.
"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from archipel import rulebook
from archipel.rulebook import UnknownRule

PAGES = Path(__file__).resolve().parents[1] / "docs" / "rules"

COUNTS = {
    "BASE": 91,
    "SEA": 41,
    "SEA-S1": 8,
    "SEA-S2": 7,
    "SEA-S3": 10,
    "SEA-S4": 7,
    "SEA-S5": 8,
    "SEA-S6": 12,
    "SEA-S7": 17,
    "SEA-S8": 11,
    "SEA-NW": 6,
    "CK": 114,
    "TB": 3,
    "TB-FR": 5,
    "TB-EV": 21,
    "TB-HM": 4,
    "TB-TWO": 13,
    "TB-FISH": 18,
    "TB-RIV": 16,
    "TB-CAR": 15,
    "TB-BA": 30,
    "TB-TB": 27,
    "JR": 46,
    "COMBO": 35,
}


def base(n: int) -> str:
    return f"BASE-{n}"


def test_every_family_has_all_its_numbers() -> None:
    assert Counter(rule.family for rule in rulebook.rules()) == COUNTS
    numbers = {rule.number for rule in rulebook.rules()}
    assert len(numbers) == sum(COUNTS.values()) == 565
    assert numbers == {f"{family}-{n}" for family, count in COUNTS.items() for n in range(1, count + 1)}


def test_no_number_on_any_page_is_missed() -> None:
    printed = {
        number
        for page in PAGES.glob("*.md")
        for number in re.findall(r"\*\*([A-Z][A-Z0-9-]*-\d+)\*\*", page.read_text("utf-8"))
    }
    assert printed == {rule.number for rule in rulebook.rules()}


def test_the_counts_in_the_table_of_contents_are_right() -> None:
    contents = re.findall(r"\[(\w+)\.md\].*\| (\d+) \|", (PAGES / "README.md").read_text("utf-8"))
    assert {box: int(count) for box, count in contents} == Counter(rule.box for rule in rulebook.rules())


def test_rules_that_are_mentioned_exist() -> None:
    known = {rule.number for rule in rulebook.rules()}
    families = "|".join(sorted(COUNTS, key=len, reverse=True))
    mentioned = {
        (rule.number, number)
        for rule in rulebook.rules()
        for number in re.findall(rf"\b(?:{families})-\d+\b", rule.text)
        # The combinations write the eight scenarios of Seafarers so, as that page says.
        if not (rule.box == "combinations" and re.fullmatch(r"SEA-[1-8]", number))
    }
    assert {pair for pair in mentioned if pair[1] not in known} == set()
    assert (base(47), base(39)) in mentioned


@pytest.mark.parametrize("spelling", ["BASE-{}", "base-{}", " Base {} ", "base_{}"])
def test_a_rule_is_found_by_its_number(spelling: str) -> None:
    rule = rulebook.rule(spelling.format(38))
    assert (rule.number, rule.family, rule.box) == (base(38), "BASE", "base")
    assert rule.section == "Rolling a 7 (7 aux dés)"
    assert rule.text.startswith("First every player with more than 7 resource cards discards half of the hand")
    assert rule.marks == ["[003]"]


def test_a_row_of_a_table_reads_with_its_columns() -> None:
    rule = rulebook.rule("ck 72")
    assert (
        rule.text == "card: Engineer; French: Ingénieur; deck: science; n: 1; effect: Build 1 wall free (limits apply)."
    )
    assert rule.section.startswith("Progress cards")


@pytest.mark.parametrize("number", ["tb ev 8", "tb tb 17", "jr 24"])
def test_rows_of_other_tables_are_rules_too(number: str) -> None:
    assert ": " in rulebook.rule(number).text


def test_texts_are_plain_and_not_empty() -> None:
    for rule in rulebook.rules():
        assert len(rule.text) > 10, rule
        assert rule.section, rule
        assert not re.search(r"[*`]", rule.text + rule.section), rule


@pytest.mark.parametrize(("number", "near"), [(base(92), base(91)), ("BAS-38", base(38))])
def test_an_unknown_number_is_refused_with_near_ones(number: str, near: str) -> None:
    with pytest.raises(UnknownRule) as refused:
        rulebook.rule(number)
    assert near in refused.value.near
    assert str(refused.value).startswith(f"there is no rule {number}; did you mean ")


def test_an_unknown_number_like_no_other_is_refused_plainly() -> None:
    with pytest.raises(KeyError, match=r"^there is no rule XYZZY$"):
        rulebook.rule("xyzzy")


def test_a_search_finds_every_rule_that_has_the_word() -> None:
    found = {rule.number for rule in rulebook.search("harbour")}
    assert {rulebook.rule(number).number for number in ("base 57", "sea s5 7", "ck 21", "tb hm 1", "jr 35")} <= found
    assert found == {rule.number for rule in rulebook.search("HARBOUR")}
    assert base(38) not in found


def test_a_search_looks_at_starts_of_words_only() -> None:
    assert base(2) in {rule.number for rule in rulebook.search("ore")}
    assert base(76) not in {rule.number for rule in rulebook.search("ore")}  # says "more"


def test_a_search_wants_every_word_in_rule_or_section() -> None:
    assert [rule.number for rule in rulebook.search("friendly robber") if rule.family == "TB-FR"] == [
        f"TB-FR-{n}" for n in range(1, 6)
    ]
    assert rulebook.search("friendly camel") == []


def test_a_search_needs_no_accents() -> None:
    assert rulebook.search("etoffe") == rulebook.search("Étoffe") != []


def test_a_search_takes_eight_words_and_repeats_none(monkeypatch: pytest.MonkeyPatch) -> None:
    assert rulebook.search("robber " * 100) == rulebook.search("robber")
    assert rulebook.search("robber " + "a b c d e f g " + "nonsense") == rulebook.search("robber a b c d e f g")
    folded: list[str] = []

    def counted(text: str) -> str:
        folded.append(text)
        return text

    monkeypatch.setattr(rulebook, "_folded", counted)
    rulebook.search("robber seven")
    assert folded == ["robber seven"], "the rules are folded once and for all"


def test_a_search_for_nothing_finds_nothing() -> None:
    assert rulebook.search("  ") == []


def test_every_mark_is_explained() -> None:
    cited = {mark for rule in rulebook.rules() for mark in rule.marks}
    assert cited == {"[000]", "[001]", "[002]", "[003]", "[004]"}
    assert cited | {"(ext)", "(ext, unsure)"} == set(rulebook.legend())


def test_a_number_given_twice_is_a_mistake_of_the_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for box in rulebook.PAGES:
        (tmp_path / f"{box}.md").write_text(f"## 1. Section\n\n- **{base(1)}** Text.\n", "utf-8")
    monkeypatch.setattr(rulebook, "_folder", lambda: tmp_path)
    with pytest.raises(ValueError, match=f"^seafarers.md: the number {base(1)} is given twice$"):
        rulebook._by_number.__wrapped__()


# ---- the pages for players

PLAYERS = PAGES / "players"
WRITTEN = sorted(path.relative_to(PLAYERS) for path in PLAYERS.glob("*/*.md"))
SPRITES = Path(__file__).resolve().parents[1] / "web" / "src"


def test_players_have_a_page_for_every_box_in_both_languages() -> None:
    assert {file.as_posix() for file in WRITTEN} == {
        f"{language}/{box}.md" for language in rulebook.LANGUAGES for box in rulebook.PAGES
    }


@pytest.mark.parametrize("file", WRITTEN, ids=str)
def test_a_page_for_players_has_every_number_of_its_box_once(file: Path) -> None:
    numbers = [rule.number for rule in rulebook.rules() if rule.box == file.stem]
    page = rulebook.page(file.stem, str(file.parent))
    assert page.title
    assert sorted(one.rule.number for one in page.sentences) == sorted(numbers)
    assert {one.rule.number for one in page.sentences if one.language != str(file.parent) or one.is_exact} == set()


@pytest.mark.parametrize("box", sorted({file.stem for file in WRITTEN}))
def test_both_languages_have_the_same_rules_in_the_same_sections(box: str) -> None:
    def outline(language: str) -> list[list[str]]:
        sections: dict[str, list[str]] = {}
        for one in rulebook.page(box, language).sentences:
            sections.setdefault(one.section, []).append(one.rule.number)
        return list(sections.values())

    assert outline("en") == outline("fr")


@pytest.mark.parametrize("file", WRITTEN, ids=str)
def test_pictures_of_the_rulebook_are_our_drawings(file: Path) -> None:
    drawn = {
        found for svg in SPRITES.rglob("*.svg") for found in re.findall(r'\bid="([\w-]+)"', svg.read_text("utf-8"))
    }
    page = rulebook.page(file.stem, str(file.parent))
    sections = {one.section for one in page.sentences}
    for picture in page.pictures:
        assert set(picture.sprites) <= drawn, picture
        assert picture.section in sections, picture


def test_a_rule_that_players_have_no_wording_for_reads_exactly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for box in rulebook.PAGES:
        (tmp_path / f"{box}.md").write_text(f"## 1. Section\n\n- **{box[:3].upper()}-1** Exact.\n", "utf-8")
    (tmp_path / "players" / "fr").mkdir(parents=True)
    (tmp_path / "players" / "fr" / "base.md").write_text(
        "# Jeu de base\n\nEn bref.\n\n## Les règles\n![Une ville](sprite:pc-city)\n- **BAS-1** Pour joueurs.\n", "utf-8"
    )
    monkeypatch.setattr(rulebook, "_folder", lambda: tmp_path)
    known = rulebook._by_number.__wrapped__()
    monkeypatch.setattr(rulebook, "_by_number", lambda: known)
    read = rulebook.page.__wrapped__
    page = read("base", "fr")
    assert (page.title, page.lead, page.pictures[0].sprites) == ("Jeu de base", "En bref.", ("pc-city",))
    (one,) = page.sentences
    assert (one.section, one.text, one.language, one.is_exact) == ("Les règles", "Pour joueurs.", "fr", False)
    (other,) = read("junior", "fr").sentences
    assert (other.section, other.text, other.language, other.is_exact) == ("Section", "Exact.", "en", True)


@pytest.mark.parametrize("language", rulebook.LANGUAGES)
def test_a_search_for_players_needs_no_accents_and_folds_once(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    accented = next(word for one in rulebook.rules() for word in one.section.split() if rulebook._folded(word) != word)
    assert rulebook.search_sentences(accented, language) == rulebook.search_sentences(
        rulebook._folded(accented), language
    )
    assert rulebook.search_sentences(base(38), language) == [rulebook.sentence(base(38), language)]
    folded: list[str] = []

    def counted(text: str) -> str:
        folded.append(text)
        return text

    monkeypatch.setattr(rulebook, "_folded", counted)
    rulebook.search_sentences("robber seven", language)
    assert folded == ["robber seven"]
