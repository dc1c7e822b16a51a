"""What happened: small rows of numbers, written only when somebody listens, with who may see each field."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.tables import filled
from archipel.board.vectors import vec
from archipel.engine.errors import RulesError
from archipel.engine.words import PUBLIC

ROOM: Final = 64  # words that an event log begins with


@final
class EventField:
    """A field of an event: how it reads, who sees it, and how many numbers it takes.

    It is seen by everybody (PUBLIC), or only by the seats that the named fields of the same event hold."""

    def __init__(
        self, name: str, kind: str, seen: str | tuple[str, ...], names: list[str] | None = None, width: int = 1
    ) -> None:
        self.name = name
        self.kind = kind
        self.names: list[str] = names if names is not None else []
        self.width = width
        only: tuple[str, ...] = ()
        if isinstance(seen, tuple) and len(seen) > 0:
            only = seen
        elif seen != PUBLIC:
            raise RulesError(f"event field {name}: who sees it? everybody, or the seats of which fields?")
        self.only = only


SEAT: Final = EventField("seat", "seat", PUBLIC)  # who did it: the first field of most events


@final
class EventKind:
    """A declared kind of event."""

    def __init__(self, name: str, index: i64, fields: list[EventField], roles: list[str]) -> None:
        self.name = name
        self.index: i64 = index
        self.fields = fields
        self.roles = roles  # see `archipel.engine.roles`
        places: dict[str, int] = {}
        at = 0
        for field in fields:
            places[field.name] = at
            at += field.width
        self.places = places
        self.width = at


@final
class EventLog:
    """The listener of a state: rows of (kind, values), in order.

    Events are noted as numbers; rows are made of them when somebody reads them, which most games wait for until they
    are over."""

    def __init__(self) -> None:
        self.made: list[tuple[int, list[int]]] = []
        self.words: vec[i64] = filled(ROOM, 0)  # what is not among the rows yet: kind, how many values, values
        self.end: i64 = 0  # of those words

    @property
    def rows(self) -> list[tuple[int, list[int]]]:
        """All events so far. The list is the log itself: who removes rows from it removes them from the log."""
        at: i64 = 0
        i: i64
        while at < self.end:
            values: list[int] = []
            for i in range(at + 2, at + 2 + self.words[at + 1]):
                values.append(self.words[i])
            self.made.append((self.words[at], values))
            at += 2 + self.words[at + 1]
        self.end = 0
        return self.made

    @rows.setter
    def rows(self, rows: list[tuple[int, list[int]]]) -> None:
        self.made = rows
        self.end = 0

    def note(self, kind: i64, width: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """An event with up to four values."""
        at: i64 = self.reserve(kind, width, 4)
        words = self.words
        words[at] = a
        words[at + 1] = b
        words[at + 2] = c
        words[at + 3] = d

    def add(self, kind: i64, values: list[int]) -> None:
        """An event with any number of values."""
        at: i64 = self.reserve(kind, len(values), len(values))
        for value in values:
            self.words[at] = value
            at += 1

    def reserve(self, kind: i64, width: i64, room: i64) -> i64:
        """Begin an event; where its values go, with this much room for them."""
        at: i64 = self.end
        if at + 2 + room > len(self.words):
            before = self.words
            self.words = filled(2 * (at + 2 + room), 0)
            i: i64
            for i in range(at):
                self.words[i] = before[i]
        self.words[at] = kind
        self.words[at + 1] = width
        self.end = at + 2 + width
        return at + 2


@final
class Event:
    """An event as one seat may see it: the kind and its named fields; what the seat may not know is left out."""

    def __init__(self, kind: str, fields: dict[str, object]) -> None:
        self.kind = kind
        self.fields = fields

    def __getitem__(self, name: str) -> object:
        return self.fields[name]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.kind == other.kind and self.fields == other.fields

    def __hash__(self) -> int:
        return hash((self.kind, tuple(sorted((k, str(v)) for k, v in self.fields.items()))))

    def __repr__(self) -> str:
        said = ", ".join(f"{name}={value!r}" for name, value in self.fields.items())
        return f"Event({self.kind!r}, {said})" if said else f"Event({self.kind!r})"

    def to_json(self) -> dict[str, object]:
        """A flat object: kind and fields."""
        return {"kind": self.kind, **self.fields}
