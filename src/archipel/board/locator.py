"""Finds the line of a key in a TOML text, because `tomllib` tells values but not where they stand."""

from __future__ import annotations

import re
from typing import Final, final

_KEY: Final = r"""(?:[A-Za-z0-9_-]+|"(?:\\.|[^"\\])*"|'[^']*')"""
_DOTTED: Final = re.compile(rf"\s*({_KEY}(?:[ \t]*\.[ \t]*{_KEY})*)[ \t]*")
_PART: Final = re.compile(_KEY)
_HEADER: Final = re.compile(r"[ \t]*\[\[?")
_BLANK: Final = re.compile(r"[ \t]*(?:#[^\n]*)?(?:\n|$)")
_DRAWING: Final = re.compile(r"=[ \t]*(?:\"\"\"|''')\n?(.*?)(?:\"\"\"|''')", re.DOTALL)
# What a value is made of: whole strings first, so that brackets and # inside them do not count.
_VALUE_TOKEN: Final = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}(?!")|\'\'\'.*?\'{3,5}(?!\')|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\'|#[^\n]*|[\[{]|[\]}]|\n|[^"\'#\[\]{}\n]+',
    re.DOTALL,
)


@final
class Locator:
    """Lines of the keys of one TOML text that `tomllib` has already accepted. Lines count from 1.

    The tables of a list, `[[boards]]`, have their number in the path: ("boards", "0", "map").
    """

    def __init__(self, text: str) -> None:
        self.text: str = text
        self._spans: dict[tuple[str, ...], tuple[int, int]] = {}  # key path: where it starts, where its value ends
        self._comments: list[tuple[int, int]] = []
        self._counts: dict[tuple[str, ...], int] = {}  # of the tables in a list of tables
        self._scan()

    def known(self, path: tuple[str, ...]) -> int:
        """How many words of a path, from the first, lead to a key of the text."""
        known = len(path)
        while known > 0 and path[:known] not in self._spans:
            known -= 1
        return known

    def line(self, path: tuple[str, ...], nth: int = 1) -> int:
        """The line of a key, or of the nth time a word stands in the value of the longest key that is known."""
        known = self.known(path)
        if known == 0:
            return 1
        start, end = self._spans[path[:known]]
        position = start
        for word in path[known:]:
            pattern = re.compile(rf"(?<![\w-])(?<!\d,){re.escape(word)}(?![\w-]|,-?\d)")
            found = [
                at.start() for at in pattern.finditer(self.text, position, end) if not self._is_comment(at.start())
            ]
            if not found:
                break
            position = found[min(nth, len(found)) - 1]
        return self._line_at(position)

    def rows(self, path: tuple[str, ...]) -> list[tuple[int, str]]:
        """The lines between the triple quotes of a key's value, each with its number."""
        if path not in self._spans:
            return []
        start, end = self._spans[path]
        string = _DRAWING.search(self.text, start, end)
        if string is None:
            return []
        first = self._line_at(string.start(1))
        return [(first + number, row) for number, row in enumerate(string.group(1).split("\n"))]

    def _is_comment(self, position: int) -> bool:
        return any(start <= position < end for start, end in self._comments)

    def _line_at(self, position: int) -> int:
        return self.text.count("\n", 0, position) + 1

    def _scan(self) -> None:
        position = 0
        table: tuple[str, ...] = ()
        while position < len(self.text):
            blank = _BLANK.match(self.text, position)
            if blank is not None:
                position = blank.end()
                continue
            header = _HEADER.match(self.text, position)
            dotted = _DOTTED.match(self.text, position if header is None else header.end())
            if dotted is None:
                return
            names = tuple(_unquoted(part) for part in _PART.findall(dotted.group(1)))
            end = self._value_end(dotted.end())
            if header is None:
                self._record(table + names, dotted.start(1), end)
            else:
                if header.group().endswith("[["):
                    self._counts[names] = self._counts.get(names, 0) + 1
                table = self._numbered(names)
                self._record(table, dotted.start(1), end)
            position = end

    def _numbered(self, names: tuple[str, ...]) -> tuple[str, ...]:
        """The path of a table; one in a list of tables belongs to the last of the list."""
        path: list[str] = []
        for length, name in enumerate(names, 1):
            path.append(name)
            if names[:length] in self._counts:
                path.append(str(self._counts[names[:length]] - 1))
        return tuple(path)

    def _record(self, path: tuple[str, ...], start: int, end: int) -> None:
        for length in range(1, len(path)):
            self._spans.setdefault(path[:length], (start, end))
        self._spans[path] = (start, end)

    def _value_end(self, position: int) -> int:
        """Where a statement ends: at the first line end outside all brackets and strings."""
        depth = 0
        while position < len(self.text):
            token = _VALUE_TOKEN.match(self.text, position)
            if token is None:
                return len(self.text)
            if token.group().startswith("#"):
                self._comments.append((position, token.end()))
            position = token.end()
            if token.group() in ("[", "{"):
                depth += 1
            elif token.group() in ("]", "}"):
                depth -= 1
            elif token.group() == "\n" and depth <= 0:
                return position
        return position


def _unquoted(part: str) -> str:
    return part[1:-1] if part[0] in "\"'" else part
