"""Refusals: a key that has a text, the number of the rule behind it, and values for the text."""

from __future__ import annotations

import re
from typing import Any, Final

from archipel.engine.errors import IllegalAction
from archipel.server.messages import Refusal

WHERE: Final = re.compile(r"at `([^`]*)`")


class Refused(Exception):
    """A request that is refused; `status` is the HTTP status."""

    def __init__(self, key: str, rule: str = "", *, status: int = 409, **details: Any) -> None:
        super().__init__(key)
        self.key = key
        self.rule = rule
        self.status = status
        self.details: dict[str, Any] = details

    def refusal(self) -> Refusal:
        return Refusal(self.key, self.rule, self.details)


def of_rules(wrong: IllegalAction) -> Refused:
    """A refusal by the rules of the game."""
    refused = Refused(wrong.key, wrong.rule)
    refused.details = dict(wrong.details)
    return refused


def malformed(wrong: Exception) -> dict[str, Any]:
    """Where a body or frame is wrong, without repeating what was in it."""
    found = WHERE.search(str(wrong))
    return {"path": found[1] if found else "$"}
