"""A TOML text whose values are asked for by key and kind, and refused with the line they stand on."""

from __future__ import annotations

import re
import tomllib
from typing import Final, NoReturn, final

from archipel.board.locator import Locator

BOARDS: Final = "boards"
LARGEST: Final = 9999  # of all numbers in a file

_TOML_LINE: Final = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")


class ScenarioError(ValueError):
    """A scenario file that cannot be read: `source:line: reason`."""

    def __init__(self, source: str, line: int, reason: str) -> None:
        super().__init__(f"{source}:{line}: {reason}")
        self.source = source
        self.line = line
        self.reason = reason


@final
class ScenarioFile:
    """The values of one file, or of one board of it. A value is named by the keys that lead to it."""

    def __init__(self, text: str, source: str) -> None:
        text = text.replace("\r\n", "\n")
        self.source: str = source
        self._data: dict[str, object] = _parsed(text, source)
        self._locator: Locator = Locator(text)
        self._prefix: tuple[str, ...] = ()  # of the keys of one board

    def boards(self, keys: tuple[str, ...]) -> list[ScenarioFile]:
        """The boards of the file: each table of [[boards]] with the rest of the file under it, or the file itself.

        `keys` are all that a board may have.
        """
        tables = self._data.get(BOARDS)
        if tables is None:
            return [self]
        if not isinstance(tables, list) or not tables or not all(isinstance(table, dict) for table in tables):
            self.fail(f"{BOARDS} must be tables, each under [[{BOARDS}]]", BOARDS)
        rest = {key: value for key, value in self._data.items() if key != BOARDS}
        found: list[ScenarioFile] = []
        for at, table in enumerate(tables):
            for key in table:
                if key not in keys:
                    self.fail(f'unknown key "{key}": expected {", ".join(keys)}', BOARDS, str(at), key)
            found.append(self._view(merged(rest, table), (BOARDS, str(at))))
        return found

    def over(self, defaults: dict[str, object]) -> ScenarioFile:
        """The same file with these values where it says nothing."""
        return self._view(merged(defaults, self._data), self._prefix)

    def _view(self, data: dict[str, object], prefix: tuple[str, ...]) -> ScenarioFile:
        view = ScenarioFile("", self.source)
        view._data, view._locator, view._prefix = data, self._locator, prefix
        return view

    def fail(self, reason: str, *path: str, nth: int = 1) -> NoReturn:
        """Refuses the value of a key; a last word that is not a key is looked for in the value, its nth time."""
        raise ScenarioError(self.source, self._locator.line(self._place(path), nth), reason)

    def fail_at(self, reason: str, line: int) -> NoReturn:
        raise ScenarioError(self.source, line, reason)

    def has(self, *path: str) -> bool:
        return self._find(path) is not None

    def table(self, *path: str, keys: tuple[str, ...] = ()) -> dict[str, object]:
        """The table of a key, empty if there is none; `keys`, where given, are all that it may have."""
        value = self._data if not path else self._find(path)
        if value is None:
            return {}
        if not isinstance(value, dict):
            self.fail(f"{path[-1]} must be a table", *path)
        for key in value:
            if keys and key not in keys:
                self.fail(f'unknown key "{key}": expected {", ".join(keys)}', *path, key)
        return value

    def word(self, *path: str, default: str | None = None) -> str:
        value = self._find(path)
        if value is None and default is not None:
            return default
        if value is None:
            self._missing(path)
        if not isinstance(value, str):
            self.fail(f"{path[-1]} must be a word in quotes", *path)
        return value

    def choice(self, *path: str, among: tuple[str, ...], default: str) -> str:
        word = self.word(*path, default=default)
        if word not in among:
            self.fail(f'{path[-1]} cannot be "{word}": expected {", ".join(among)}', *path)
        return word

    def words(self, *path: str) -> list[str]:
        value = self._find(path)
        if value is None:
            self._missing(path)
        if not isinstance(value, list):
            self.fail(f"{path[-1]} must be a list of words in quotes", *path)
        return self._all_words(value, path)

    def rows_of_words(self, *path: str) -> list[list[str]]:
        """A list of lists of words."""
        value = self._find(path)
        if value is None:
            self._missing(path)
        if not isinstance(value, list) or not all(isinstance(row, list) for row in value):
            self.fail(f"{path[-1]} must be a list of lists of words in quotes", *path)
        return [self._all_words(row, path) for row in value]

    def flag(self, *path: str, default: bool) -> bool:
        value = self._find(path)
        if value is None:
            return default
        if not isinstance(value, bool):
            self.fail(f"{path[-1]} must be true or false", *path)
        return value

    def whole(self, *path: str, least: int = 0, default: int = -1) -> int:
        """A whole number; without it the default, unless that is negative."""
        value = self._find(path)
        if value is None and default >= 0:
            return default
        if value is None:
            self._missing(path)
        if not isinstance(value, int) or isinstance(value, bool) or value < least:
            self.fail(f"{path[-1]} must be a whole number, {least} or more", *path)
        if value > LARGEST:
            self.fail(f"{path[-1]} must be at most {LARGEST}", *path)
        return value

    def wholes(self, *path: str, least: int = 0) -> list[int]:
        value = self._find(path)
        if value is None:
            self._missing(path)
        if not isinstance(value, list) or not value:
            self.fail(f"{path[-1]} must be a list of whole numbers", *path)
        for entry in value:
            if not isinstance(entry, int) or isinstance(entry, bool) or entry < least:
                self.fail(f"{path[-1]} must be whole numbers, {least} or more, not {entry!r}", *path)
            if entry > LARGEST:
                self.fail(f"{path[-1]} must be whole numbers of at most {LARGEST}", *path)
        return list(value)

    def counts(self, *path: str) -> dict[str, int]:
        """A table of how many there are of each kind, empty if there is none."""
        return {kind: self.whole(*path, kind) for kind in self.table(*path)}

    def drawing(self, *path: str) -> list[tuple[int, str]]:
        """The rows of a drawing between triple quotes, each with its line."""
        rows = self._locator.rows(self._place(path)) if self.has(*path) else []
        if self.word(*path).split("\n") != [row for _, row in rows]:
            self.fail(f"{path[-1]} must be plain lines between triple quotes", *path)
        return rows

    def _place(self, path: tuple[str, ...]) -> tuple[str, ...]:
        """Where a value stands: with its board, or in the rest of the file, whichever is nearer to it."""
        here = self._prefix + path
        return path if self._locator.known(path) > max(0, self._locator.known(here) - len(self._prefix)) else here

    def _find(self, path: tuple[str, ...]) -> object:
        value: object = self._data
        for key in path:
            if not isinstance(value, dict):
                return None
            value = value.get(key)
        return value

    def _missing(self, path: tuple[str, ...]) -> NoReturn:
        place = f" in [{'.'.join(path[:-1])}]" if len(path) > 1 else ""
        self.fail(f"{path[-1]} is missing{place}", *path[:-1])

    def _all_words(self, values: list[object], path: tuple[str, ...]) -> list[str]:
        words: list[str] = []
        for value in values:
            if not isinstance(value, str):
                self.fail(f"{path[-1]} must hold words in quotes, not {value!r}", *path, str(value))
            words.append(value)
        return words


def merged(under: dict[str, object], over: dict[str, object]) -> dict[str, object]:
    """Two tables as one: a table in both is joined key by key, any other value of `over` counts."""
    found = dict(under)
    for key, value in over.items():
        below = found.get(key)
        found[key] = {**below, **value} if isinstance(below, dict) and isinstance(value, dict) else value
    return found


def _parsed(text: str, source: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        reason = str(error)
    except RecursionError:
        reason = "lists or tables are nested too deep (at line 1, column 1)"
    where = _TOML_LINE.search(reason)
    line = where.group(1) if where is not None else None
    last = text.rstrip("\n").count("\n") + 1
    raise ScenarioError(source, int(line) if line is not None else last, _TOML_LINE.sub("", reason))
