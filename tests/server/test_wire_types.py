"""The page's types of the messages are made from the server's schemas, and are up to date."""

from __future__ import annotations

import pytest

from tools.wire_types import FILE, generate, typescript


def test_the_page_has_the_types_of_the_messages_as_they_are_now() -> None:
    assert FILE.read_text("utf-8") == generate(), "the messages have changed: run `make wire`"


@pytest.mark.parametrize(
    ("schema", "expected"),
    [
        ({"type": "array", "items": {"anyOf": [{"type": "integer"}, {"type": "null"}]}}, "(number | null)[]"),
        (
            {"type": "array", "prefixItems": [{"type": "string"}, {"type": "number"}], "items": False},
            "[string, number]",
        ),
        ({"type": "object", "additionalProperties": {"$ref": "#/$defs/Fair"}}, "Record<string, Fair>"),
        ({"enum": ["a", "b"]}, "'a' | 'b'"),
    ],
)
def test_a_schema_becomes_a_type(schema: dict[str, object], expected: str) -> None:
    assert typescript(schema) == expected


def test_a_schema_without_a_type_in_the_page_is_an_error() -> None:
    with pytest.raises(ValueError, match="no type in the page yet"):
        typescript({"type": "date"})
