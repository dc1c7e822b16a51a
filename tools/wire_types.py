"""The page's types of everything that travels, made from the published schemas: web/src/wire.generated.ts.

    PYTHONPATH=src python -m tools.wire_types          # write the file
    PYTHONPATH=src python -m tools.wire_types --check  # only report whether it is up to date

The schemas are those of /api/schema.json (WebSocket frames) and /api/openapi.json (REST bodies).
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import fill
from typing import Any, Final

from archipel.server.http.openapi import describe
from archipel.server.http.routes import ROUTES
from archipel.server.messages import schema

FILE: Final = Path(__file__).resolve().parent.parent / "web/src/wire.generated.ts"
HEAD: Final = """\
// Made by tools/wire_types.py from the server's schemas; `make wire` writes it again. Do not edit.
// src/archipel/server/messages says what each is for.
import type { Action, GameEvent, OptionValue, View } from './wire'
"""
# The engine writes these; the schemas know only that they are objects. Their types are in wire.ts.
OF_THE_ENGINE: Final = {
    "action": "Action",
    "actions": "Action[]",
    "do": "Action[]",
    "view": "View",
    "events": "GameEvent[]",
}
OPTIONS: Final = ("Sheet", "options")
MANY: Final = 8  # fields that are worth sharing
NEARLY_ALL: Final = 10  # the same, where the other one has fields that this one has not

Json = dict[str, Any]


def reference(part: Json) -> str | None:
    """The name of the type a part refers to; None if it is not a reference."""
    found: str | None = part.get("$ref")
    return found.rsplit("/", 1)[-1] if found is not None else None


def references(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        if (name := reference(part)) is not None:
            yield name
        for value in part.values():
            yield from references(value)
    elif isinstance(part, list):
        for value in part:
            yield from references(value)


def reached(parts: Json, start: Any) -> set[str]:
    """The names of all types that a schema is made of."""
    found: set[str] = set()
    waiting = list(references(start))
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += references(parts[name])
    return found


def typescript(part: Json) -> str:
    """The TypeScript type of a schema."""
    if (name := reference(part)) is not None:
        return name
    if "anyOf" in part:
        return " | ".join(dict.fromkeys(typescript(one) for one in part["anyOf"]))
    if "enum" in part:
        return " | ".join(f"'{value}'" for value in part["enum"])
    match part.get("type"):
        case "array" if "prefixItems" in part:
            return f"[{', '.join(typescript(one) for one in part['prefixItems'])}]"
        case "array":
            inner = typescript(part["items"])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case "object" if "additionalProperties" in part:
            return f"Record<string, {typescript(part['additionalProperties'])}>"
        case "object":
            return "Record<string, unknown>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null":
            return str(part["type"])
    raise ValueError(f"a schema that has no type in the page yet: {json.dumps(part)}")


def field_type(struct: str, name: str, part: Json) -> str:
    if (struct, name) == OPTIONS:
        return "Record<string, OptionValue>"
    is_object = part.get("type") == "object" or "anyOf" in part or part.get("type") == "array"
    plain = typescript(part)
    if is_object and "Record<string, unknown>" in plain and name in OF_THE_ENGINE:
        return OF_THE_ENGINE[name] + (" | null" if "null" in plain else "")
    return plain


def fields_of(name: str, part: Json, sent: bool) -> list[str]:
    """The fields of a struct. The server sends all of them; clients may leave out those that have a default."""
    required = set(part["properties"]) if sent else set(part["required"])
    return [
        f"  {field}{'' if field in required else '?'}: {field_type(name, field, inner)}"
        for field, inner in part["properties"].items()
    ]


def interface(name: str, fields: dict[str, list[str]]) -> str:
    """One struct. If it has all the fields of another one and more, it extends it; only the tag differs. Else it may
    extend one of an earlier name without the fields that it does not have."""
    own = fields[name]
    for other, smaller in fields.items():
        shared = shared_fields(own, smaller)
        if len(shared) >= MANY and len(smaller) < len(own) and len(shared) == len(shared_fields(smaller, smaller)):
            return extended(name, other, own, smaller)
    for other in [one for one in fields if one < name]:
        if len(shared_fields(own, fields[other])) >= NEARLY_ALL:
            return extended(name, other, own, fields[other])
    return "\n".join([f"export interface {name} {{", *own, "}"])


def shared_fields(own: list[str], others: list[str]) -> list[str]:
    """The fields of both, apart from the tag."""
    return [field for field in others if field in own and not field.startswith("  type:")]


def extended(name: str, other: str, own: list[str], others: list[str]) -> str:
    shared = shared_fields(own, others)
    names = [line.split(":")[0].strip(" ?") for line in others if line not in shared]
    left_out = " | ".join(f"'{field}'" for field in dict.fromkeys(["type", *names]))
    more = [field for field in own if field not in shared]
    return "\n".join([f"export interface {name} extends Omit<{other}, {left_out}> {{", *more, "}"])


def union(name: str, part: Json) -> str:
    names = " | ".join(str(reference(one)) for one in part["anyOf"])
    return f"export type {name} =\n" + fill(names, 110, initial_indent="  ", subsequent_indent="  ")


def generate() -> str:
    frames, calls = schema(), describe(ROUTES)
    parts: Json = calls["components"]["schemas"] | frames["$defs"]
    answers = [operation["responses"] for path in calls["paths"].values() for operation in path.values()]
    sent = reached(parts, [frames["from_server"], answers])
    fields = {name: fields_of(name, parts[name], name in sent) for name in sorted(parts)}
    structs = [interface(name, fields) for name in fields]
    unions = [union("ServerMessage", frames["from_server"]), union("ClientMessage", frames["from_client"])]
    return "\n\n".join([HEAD.strip(), *structs, *unions]) + "\n"


def main() -> None:
    text = generate()
    if sys.argv[1:] == ["--check"]:
        if FILE.read_text("utf-8") != text:
            sys.exit("web/src/wire.generated.ts is not what the server's messages are now: run `make wire`")
    elif not sys.argv[1:]:
        FILE.write_text(text, "utf-8")
    else:
        sys.exit("usage: python -m tools.wire_types [--check]")


if __name__ == "__main__":
    main()
