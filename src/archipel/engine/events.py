"""What happened: small rows of numbers, written only when somebody listens, with who may see each field."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.tables import filled
from archipel.board.vectors import extend, vec
from archipel.engine.errors import RulesError
from archipel.engine.words import PUBLIC

ROOM: Final = 64  # words that an event log begins with
# An event of up to four small values is one word: kind, how many values, values. Others have a word with their kind and
# how many values, below zero, and a word for each value.
VALUE_BITS: Final = 12
VALUE_MASK: Final = 0xFFF
TOO_LARGE: Final = -0x1000  # for a value in such a word; those below zero are, too
WIDTH_BITS: Final = 3
WIDTH_MASK: Final = 7
SHORT: Final = 4  # values of such a word
LONG_BITS: Final = 32
LONG_MASK: Final = 0xFFFFFFFF


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
        self.words: vec[i64] = filled(ROOM, 0)  # what is not among the rows yet, with room behind it
        self.end: i64 = 0  # of those words

    @property
    def rows(self) -> list[tuple[int, list[int]]]:
        """All events so far. The list is the log itself: who removes rows from it removes them from the log."""
        words = self.words
        at: i64 = 0
        i: i64
        n: i64
        while at < self.end:
            values: list[int] = []
            word: i64 = words[at]
            at += 1
            if word >= 0:
                n = (word >> (SHORT * VALUE_BITS)) & WIDTH_MASK
                for i in range(n):
                    values.append((word >> ((SHORT - 1 - i) * VALUE_BITS)) & VALUE_MASK)
                self.made.append((word >> (SHORT * VALUE_BITS + WIDTH_BITS), values))
            else:
                n = ~word & LONG_MASK
                for i in range(at, at + n):
                    values.append(words[i])
                self.made.append((~word >> LONG_BITS, values))
                at += n
        self.end = 0
        return self.made

    @rows.setter
    def rows(self, rows: list[tuple[int, list[int]]]) -> None:
        self.made = rows
        self.end = 0

    def note(self, kind: i64, width: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """An event with up to four values."""
        if (a | b | c | d) & TOO_LARGE == 0:
            head: i64 = (kind << WIDTH_BITS) | width
            values: i64 = (((((a << VALUE_BITS) | b) << VALUE_BITS) | c) << VALUE_BITS) | d
            self.put((head << (SHORT * VALUE_BITS)) | values)
        else:
            self.add(kind, [a, b, c, d][:width])

    def add(self, kind: i64, values: list[int]) -> None:
        """An event with any number of values."""
        self.put(~((kind << LONG_BITS) | len(values)))
        for value in values:
            self.put(value)

    def put(self, x: i64) -> None:
        at: i64 = self.end
        if at >= len(self.words):
            self.words = extend(self.words, self.words)  # as long again; what stands there does not matter
        self.words[at] = x
        self.end = at + 1


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
