"""What happened: small rows of numbers, written only when somebody listens, with who may see each field."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.engine.errors import RulesError
from archipel.engine.words import PUBLIC


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
    """The listener of a state: rows of (kind, values), in order."""

    def __init__(self) -> None:
        self.rows: list[tuple[int, list[int]]] = []

    def add(self, kind: i64, values: list[int]) -> None:
        self.rows.append((kind, values))


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
