"""Why a map or a scenario file cannot be played, in every language.

The board and the chapters say it in English, since they read no texts. `faults.ftl` has each of these sentences with a
key, in English as the code has it; here a sentence is found again by its words, so that it can be said in another
language. `tests/texts/test_faults.py` holds every sentence of the code against the file.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.syntax import FluentParser, ast

from archipel.texts import LANGUAGES, Texts

INNER: Final = "reason"  # a variable that is a sentence itself
_RULE: Final = re.compile(r"(.*?)( \([A-Z]+(?:-[A-Z0-9]+)+\))", re.DOTALL)
_SOURCE: Final = re.compile(r"[\w-]+\.toml: (.*)", re.DOTALL)
_PLACED: Final = re.compile(r"([^:\s]+:\d+: )(.*)", re.DOTALL)


@cache
def _sentences() -> list[tuple[str, re.Pattern[str]]]:
    """Keys and patterns: sentences within which another stands first, then those with the most words of their own."""
    text = files("archipel").joinpath("texts", "en", "faults.ftl").read_text(encoding="utf-8")
    found: list[tuple[bool, int, str, re.Pattern[str]]] = []
    for entry in FluentParser().parse(text).body:
        if not isinstance(entry, ast.Message) or entry.value is None:
            continue
        pattern, fixed = "", 0
        for element in entry.value.elements:
            if isinstance(element, ast.TextElement):
                pattern += re.escape(element.value)
                fixed += len(element.value)
            else:
                assert isinstance(element.expression, ast.VariableReference), entry.id.name
                pattern += f"(?P<{element.expression.id.name}>.+?)"
        found.append((f"<{INNER}>" not in pattern, -fixed, entry.id.name, re.compile(pattern, re.DOTALL)))
    return [(key, pattern) for *_, key, pattern in sorted(found, key=lambda one: one[:3])]


def fault_of(reason: str) -> tuple[str, dict[str, str | int]] | None:
    """The key of a sentence and the values of its variables; None if it is not known. A rule behind it, "(BASE-13)",
    and the name of a file before it are not part of the sentence."""
    named = _SOURCE.fullmatch(reason)
    if named is not None:
        reason = named.group(1)
    ruled = _RULE.fullmatch(reason)
    if ruled is not None:
        reason = ruled.group(1)
    for key, pattern in _sentences():
        match = pattern.fullmatch(reason)
        if match is not None:
            return key, {name: int(value) if value.isdigit() else value for name, value in match.groupdict().items()}
    return None


def say_fault(texts: Texts, reason: str) -> str:
    """A reason in the language of these texts, with the place and the rule that stand beside it; as it is if it is not
    known."""
    placed = _PLACED.fullmatch(reason)
    if placed is not None:
        return placed.group(1) + say_fault(texts, placed.group(2))
    found = fault_of(reason)
    if found is None:
        return reason
    key, values = found
    if INNER in values:
        values[INNER] = say_fault(texts, str(values[INNER]))
    ruled = _RULE.fullmatch(reason)
    return texts.say(key, **values) + (ruled.group(2) if ruled is not None else "")


def said_elsewhere(reason: str) -> dict[str, str]:
    """A reason in the languages other than English, by their names."""
    return {language: say_fault(Texts(language), reason) for language in LANGUAGES[1:]}
