"""Every reason why a map cannot be played is known by its words, and said in every language."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

import pytest

import archipel
from archipel.catalogue.custom import CUSTOM, custom_entry
from archipel.engine.errors import SetUpError
from archipel.texts import Texts
from archipel.texts.faults import fault_of, say_fault
from tests.catalogue.custom import custom_file

SOURCE: Final = Path(archipel.__file__).parent
CHECKED: Final = [
    *(SOURCE / "board" / f"{name}.py" for name in ("area", "drawing", "frame", "game_file", "pool", "scenario")),
    SOURCE / "board" / "scenario_file.py",
    SOURCE / "catalogue" / "custom.py",
    *(SOURCE / "rules" / "seafarers" / f"{name}.py" for name in ("fog", "westward", "cloth", "fleet")),
    SOURCE / "rules" / "base" / "route.py",
]
FAILS: Final = {"fail", "fail_at", "SetUpError", "_fail_as_a_whole"}
# What a person who draws or writes a map never meets.
OTHERS: Final = ("a custom scenario is named ", "no scenario ")


def reasons(file: Path) -> list[str]:
    """The sentences that a file of the source gives as reasons."""
    found = []
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        given: list[ast.expr] = []
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            given = node.args[:1] if name in FAILS else []
        elif isinstance(node, ast.Assign) and [getattr(one, "id", "") for one in node.targets] == ["reason"]:
            given = [node.value]
        found += [text for one in given if (text := written(one)) is not None]
    return found


# Variables that are the end of a sentence, or the name of the file before it; any other word will do for the rest.
WORDS: Final = {"BOARDS": "boards", "place": "must come before it", "without": "", "scenario.source": "x.toml"}


def written(node: ast.expr) -> str | None:
    """A text, with words in the place of its variables."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if not isinstance(node, ast.JoinedStr):
        return None
    return "".join(
        str(one.value) if isinstance(one, ast.Constant) else WORDS.get(ast.unparse(one.value), "x")
        for one in node.values
        if isinstance(one, ast.Constant | ast.FormattedValue)
    )


@pytest.mark.parametrize("file", CHECKED, ids=lambda file: file.stem)
def test_every_reason_has_a_key(file: Path) -> None:
    found = reasons(file)
    assert found
    for sentence in found:
        if " " in sentence and not sentence.startswith(OTHERS):
            words = sentence.replace(" is missingmust come before it", " is missing").removeprefix("x.toml:1: ")
            words = words.removesuffix(" (at line 1, column 1)")  # that is the line of the fault
            assert fault_of(words) is not None, words


@pytest.mark.parametrize(
    ("reason", "french"),
    [
        ('pool "main" has 3 terrains for 2 tiles on the map', "lot « main » : 3 terrains pour 2 tuiles sur la carte"),
        ("harbour 3,4W does not lie on the coast", "le port 3,4W n’est pas sur la côte"),
        (
            "harbours 0,0E and 0,0NE share the corner 0,0NE (BASE-13)",
            "les ports 0,0E et 0,0NE partagent l’intersection 0,0NE (BASE-13)",
        ),
        (
            "my.toml:7: 3 seats: my.toml: there must be more than 3 villages (SEA-S6-11)",
            "my.toml:7: 3 places : il faut plus de 3 villages (SEA-S6-11)",
        ),
        (
            'the chapter "pirate" builds on "ships", which is missing: name it before',
            "le chapitre « pirate » s’appuie sur « ships », qui manque : ajoutez-le avant",
        ),
        (
            "3 seats: no spiral was found that keeps the rules",
            "3 places : aucune spirale trouvée ne respecte les règles",
        ),
        ("chapters is missing", "chapters manque"),
        ("something that nobody has translated", "something that nobody has translated"),
    ],
)
def test_a_reason_is_said_in_french_and_in_the_same_english(reason: str, french: str) -> None:
    assert say_fault(Texts("fr"), reason).replace("\u00a0", " ") == french
    assert say_fault(Texts("en"), reason) == reason.replace("seats: my.toml: ", "seats: ")


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (("target = 10", "target = 99"), "fault-target"),
        (("forest = 4", "forest = 5"), "fault-pool-terrains"),
        (('chapters = ["base"]', 'chapters = ["base", "wizards"]'), "fault-chapter"),
        (('chapters = ["base"]', 'chapters = ["base", "pirate"]'), "fault-for-seats"),
        (("robber = ", "rober = "), "fault-unknown-key"),
    ],
)
def test_a_file_with_a_fault_has_a_reason_that_is_known(change: tuple[str, str], key: str) -> None:
    text = custom_file("island")
    assert change[0] in text
    with pytest.raises(SetUpError) as wrong:
        custom_entry(f"{CUSTOM}island", text.replace(*change, 1))
    found = fault_of(str(wrong.value).partition(": ")[2])
    assert found is not None and found[0] == key
