"""Every sentence a player reads, in every language: Fluent files, one folder per language.

    Texts("fr").say("refusal-road-occupied")

A box or an option may have its own version of a text: in its games `<name>-<key>` comes before `<key>`. So may a
scenario with an option: `<scenario>-<option>-<key>` comes before both.

The web page reads the same files. Nothing below the catalogue imports this: rules only use keys.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from archipel.engine.errors import SetUpError

LANGUAGES: Final = ("en", "fr")
ENVIRONMENT: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first one that is set counts


# What chapters name; our own boxes have a text for each, as tests/texts checks.
NAMED_BY_RULES: Final = ("action", "card", "event", "phase", "piece", "refusal", "terrain")


_outside: Final[list[Path]] = []  # folders of boxes from outside the package


class MissingText(KeyError):
    """A bug: a key without a text, or a text whose variable was not given."""


class Texts:
    """The texts of one language, in the version of a box and of options: the first that has one counts."""

    def __init__(self, language: str, *wordings: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there are no texts in {language!r}; there are: {', '.join(LANGUAGES)}")
        self.language = language
        self.wordings = wordings
        self.bundle = _bundle(language)

    def has(self, key: str) -> bool:
        """Whether there is a text for this key; `key.attribute` for one of its attributes."""
        return self._has(self._own(key))

    def _own(self, key: str) -> str:
        """The version of a key that is used."""
        return next((own for own in (f"{name}-{key}" for name in self.wordings) if self._has(own)), key)

    def _has(self, key: str) -> bool:
        name, _, attribute = key.partition(".")
        if not self.bundle.has_message(name):
            return False
        message = self.bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def say(self, key: str, **values: str | int) -> str:
        """The text of a key, or of its attribute `key.attribute`, with these values."""
        if not self.has(key):
            return self._plain(key, values)
        name, _, attribute = self._own(key).partition(".")
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        said, errors = self.bundle.format_pattern(pattern, values)
        if errors:
            raise MissingText(f"{key} ({self.language}): {'; '.join(str(error) for error in errors)}")
        return str(said)

    def _plain(self, key: str, values: Mapping[str, str | int]) -> str:
        """Plain words for what a box from outside the package brings without a text: "close harbour: lumber 11"."""
        whole, _, attribute = key.partition(".")
        what, _, name = whole.partition("-")
        if what not in NAMED_BY_RULES or self.bundle.has_message(whole):
            raise MissingText(f"{key} ({self.language})")
        words = name.replace("_", " ").replace("-", " ")
        if attribute == "short":
            return words[:3]
        if attribute == "count":
            return f"{values['count']} {words}"
        said = [str(value) for field, value in values.items() if isinstance(value, str) and not field.endswith("_is")]
        return f"{words}: {', '.join(said)}" if said and not attribute else words

    def say_or(self, key: str, words: str) -> str:
        """The text of a key, or these words: games and bots from outside the package need not have a text."""
        return self.say(key) if self.has(key) else words

    def listed(self, parts: list[str]) -> str:
        """One phrase of several: "ore, wool and grain"."""
        if len(parts) < 2:
            return "".join(parts)
        first = parts[0]
        for part in parts[1:-1]:
            first = self.say("list-more", first=first, last=part)
        return self.say("list-two", first=first, last=parts[-1])


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the environment asks for, if there are texts in it; otherwise English."""
    for variable in ENVIRONMENT:
        wanted = environment.get(variable, "")
        if wanted:
            return wanted[:2].lower() if wanted[:2].lower() in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def register_texts(folder: Path) -> None:
    """Add the texts of a box from outside the package: the folder has a folder of .ftl files for each language.

    They come after those of the package, and replace those with the same keys."""
    if not isinstance(folder, Path):
        raise SetUpError(f"texts are registered by their folder, a Path, not by {folder!r}")
    if not any((folder / language).is_dir() for language in LANGUAGES):
        raise SetUpError(f"{folder} has no texts: there must be a folder {' or '.join(LANGUAGES)} in it")
    _outside.append(folder)
    _bundle.cache_clear()


def texts_from_outside(language: str) -> str:
    """All texts in a language that were registered, as one Fluent file."""
    found = [file for folder in _outside for file in sorted((folder / language).glob("*.ftl"))]
    return "\n".join(file.read_text(encoding="utf-8") for file in found)


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted(files("archipel").joinpath("texts", language).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    bundle.add_resource(FluentResource(texts_from_outside(language)), allow_overrides=True)
    return bundle
