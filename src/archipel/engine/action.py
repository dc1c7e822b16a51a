"""Actions as people and programs write them: a kind with named fields, JSON, and a short notation that parses back.

build_settlement 0,-1N        maritime_trade ore wool        offer_trade 2ore+1wool 1grain 1,3
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from archipel.board.graph import BoardError
from archipel.engine.errors import UnknownAction

if TYPE_CHECKING:
    from archipel.engine.rules import Rules
    from archipel.engine.verb import Field, Verb


MOST_CARDS: Final = 999  # of one kind in a form: far more than any box has


@final
class Action:
    """A value: two actions of the same kind with the same fields are equal, whichever game they came from.

    Those a game hands out are bound to its rules and already know their code."""

    def __init__(
        self, kind: str, fields: dict[str, object] | None = None, rules: Rules | None = None, code: i64 = -1
    ) -> None:
        self.kind = kind
        self.rules = rules
        self.code: i64 = code
        self.known = fields
        self.text = ""  # the notation, once somebody has asked for it

    @property
    def fields(self) -> dict[str, object]:
        """The named fields: places and seats as numbers, cards by name, sets of cards as {name: count}."""
        known = self.known
        if known is None:
            rules = self.rules
            known = {} if rules is None else _decode(rules, self.code)
            self.known = known
        return dict(known)  # games of one kind share their actions: nobody may write into them

    def __getitem__(self, name: str) -> object:
        return self.fields[name]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Action):
            return False
        return self is other or (self.kind == other.kind and self.fields == other.fields)

    def __hash__(self) -> int:
        return hash((self.kind, _frozen(self.fields)))

    def __repr__(self) -> str:
        said = "".join(f", {name}={value!r}" for name, value in self.fields.items())
        return f"Action({self.kind!r}{said})"

    def __str__(self) -> str:
        if self.rules is None:
            return " ".join([self.kind, *[f"{name}={_plain(value)}" for name, value in self.fields.items()]])
        if self.text == "":
            self.text = notation(self.rules, self)
        return self.text

    def to_json(self) -> dict[str, object]:
        """A flat object: kind and fields."""
        return {"kind": self.kind, **self.fields}


def _frozen(value: object) -> object:
    """Something to hash: equal for equal values, in whatever order a dictionary was written."""
    if isinstance(value, dict):
        return frozenset((name, _frozen(part)) for name, part in value.items())
    if isinstance(value, (list, tuple)):
        return tuple(_frozen(part) for part in value)
    return value


def action(kind: str, **fields: object) -> Action:
    """An action by its kind and fields: `action("build_road", edge=12)`."""
    return Action(kind, fields)


def action_from_json(data: object) -> Action:
    """The action of a JSON object with a kind."""
    if not isinstance(data, dict) or not isinstance(data.get("kind"), str):
        raise UnknownAction("an action is an object with a kind")
    kind = data["kind"]
    assert isinstance(kind, str)
    fields: dict[str, object] = {}
    for name, value in data.items():
        if name != "kind":
            fields[str(name)] = value
    return Action(kind, fields)


def _decode(rules: Rules, code: i64) -> dict[str, object]:
    """The fields of a plain verb's code."""
    verb = rules.verb_of[code]
    x: int = code - verb.base
    fields: dict[str, object] = {}
    if verb.form:
        return fields
    for field in reversed(verb.fields):
        value = x % field.size
        x //= field.size
        if field.names:
            if field.names[value]:
                fields[field.name] = field.names[value]
        else:
            fields[field.name] = value
    ordered: dict[str, object] = {}
    for field in verb.fields:
        if field.name in fields:
            ordered[field.name] = fields[field.name]
    return ordered


def form_fields(verb: Verb, values: list[int]) -> dict[str, object]:
    """The named fields of a filled-in form."""
    fields: dict[str, object] = {}
    at = 0
    for field in verb.fields:
        if field.kind == "cards":
            cards: dict[str, int] = {}
            for k, name in enumerate(field.names):
                if values[at + k] > 0:
                    cards[name] = values[at + k]
            fields[field.name] = cards
            at += len(field.names)
        elif field.kind == "seats":
            fields[field.name] = [seat for seat in range(field.size) if (values[at] >> seat) & 1 == 1]
            at += 1
        else:
            fields[field.name] = values[at]
            at += 1
    return fields


def encode(rules: Rules, action: Action) -> tuple[int, list[int]]:
    """The code of an action and, for a form, its values; UnknownAction when it is malformed."""
    verb = rules.verb_named.get(action.kind)
    if verb is None or verb.size == 0:
        raise UnknownAction(f"no action is called {action.kind!r} in this game")
    fields = action.fields
    names = [field.name for field in verb.fields]
    for name in fields:
        if name not in names:
            raise UnknownAction(f"{action.kind} has no field {name!r}; its fields: {', '.join(names) or 'none'}")
    if verb.form:
        values: list[int] = []
        for field in verb.fields:
            values += _form_values(verb, field, fields.get(field.name))
        return verb.base, values
    x = 0
    for field in verb.fields:
        x = x * field.size + _value(rules, verb, field, fields.get(field.name))
    return verb.base + verb.canonical(x), []


def _value(rules: Rules, verb: Verb, field: Field, value: object) -> int:
    if field.names:
        name = "" if value is None else str(value)
        if name not in field.names:
            known = ", ".join(filter(None, field.names))
            raise UnknownAction(f"{verb.name}: {field.name} is one of {known}, not {value!r}")
        return field.names.index(name)
    if isinstance(value, str):
        try:
            if field.kind == "corner":
                return rules.graph.corner(value)
            if field.kind == "edge":
                return rules.graph.edge(value)
            if field.kind == "tile":
                return rules.graph.tile(value)
        except BoardError as wrong:
            raise UnknownAction(f"{verb.name}: {wrong}") from None
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < field.size:
        or_named = " or a name" if field.kind in ("corner", "edge", "tile") else ""
        said = "nothing" if value is None else repr(value)
        raise UnknownAction(f"{verb.name}: {field.name} is a number from 0 to {field.size - 1}{or_named}, not {said}")
    return value


def _form_values(verb: Verb, field: Field, value: object) -> list[int]:
    if field.kind == "cards":
        counts = [0] * len(field.names)
        if not isinstance(value, dict):
            raise UnknownAction(f"{verb.name}: {field.name} is an object of cards and counts, not {value!r}")
        for name, count in value.items():
            number = isinstance(count, int) and not isinstance(count, bool) and 0 <= count <= MOST_CARDS
            if name not in field.names or not number:
                raise UnknownAction(f"{verb.name}: {field.name} cannot hold {count!r} of {name!r}")
            counts[field.names.index(name)] = count
        return counts
    if field.kind == "seats":
        mask = 0
        seats = list(range(field.size)) if value is None else value
        if not isinstance(seats, (list, tuple)):
            raise UnknownAction(f"{verb.name}: {field.name} is a list of seats, not {value!r}")
        for seat in seats:
            if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < field.size:
                raise UnknownAction(f"{verb.name}: there is no seat {seat!r}")
            mask |= int(2**seat)
        return [mask]
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < field.size:
        raise UnknownAction(f"{verb.name}: {field.name} is a number from 0 to {field.size - 1}, not {value!r}")
    return [value]


# ---- notation


def notation(rules: Rules, action: Action) -> str:
    """The short text of an action: its kind and the values of its fields in order."""
    verb = rules.verb_named[action.kind]
    words = [action.kind]
    values = action.fields
    for field in verb.fields:
        if field.name in values:
            words.append(_write(rules, field, values[field.name]))
    return " ".join(words)


def _plain(value: object) -> str:
    """A value as the notation has it, places as numbers."""
    if isinstance(value, dict):
        return "+".join(f"{count}{name}" for name, count in value.items()) or "0"
    if isinstance(value, (list, tuple)):
        return ",".join(str(seat) for seat in value) or "none"
    return str(value)


def _write(rules: Rules, field: Field, value: object) -> str:
    if isinstance(value, int):
        if field.kind == "corner":
            return rules.graph.corner_names[value]
        if field.kind == "edge":
            return rules.graph.edge_names[value]
        if field.kind == "tile":
            return rules.graph.tile_names[value]
    return _plain(value)


def parse(rules: Rules, text: str) -> Action:
    """The action that a short text names; `name=value` is understood too."""
    words = text.split()
    if not words or words[0] not in rules.verb_named:
        raise UnknownAction(f"no action is called {words[0] if words else ''!r} in this game")
    verb = rules.verb_named[words[0]]
    if len(words) - 1 > len(verb.fields):
        raise UnknownAction(f"{verb.name} takes {len(verb.fields)} values, not {len(words) - 1}")
    fields: dict[str, object] = {}
    for k, word in enumerate(words[1:]):
        name, equals, value = word.partition("=")
        if not equals:
            name, value = verb.fields[k].name, word
        field = next((f for f in verb.fields if f.name == name), None)
        if field is None:
            raise UnknownAction(f"{verb.name} has no field {name!r}")
        if name in fields:
            raise UnknownAction(f"{verb.name}: {name} is given twice")
        try:
            fields[name] = _read(verb, field, value)
        except ValueError:  # more digits than a number may have
            raise UnknownAction(f"{verb.name}: {name} is not {value[:40]!r}") from None
    code, values = encode(rules, Action(verb.name, fields))
    if verb.form:
        return Action(verb.name, form_fields(verb, values), rules, code)
    return rules.actions[code]


def _read(verb: Verb, field: Field, text: str) -> object:
    if field.kind == "cards":
        cards: dict[str, object] = {}
        for part in [] if text == "0" else text.split("+"):
            digits = len(part) - len(part.lstrip("0123456789"))
            if part[digits:] in cards:
                raise UnknownAction(f"{verb.name}: {field.name} names {part[digits:]} twice")
            cards[part[digits:]] = int(part[:digits]) if digits else 1
        return cards
    if field.kind == "seats":
        try:
            return [] if text == "none" else [int(seat) for seat in text.split(",")]
        except ValueError:
            raise UnknownAction(
                f"{verb.name}: {field.name} is a list of seats such as 1,3, not {text[:40]!r}"
            ) from None
    if field.names:
        return text
    return int(text) if text.isdecimal() else text
