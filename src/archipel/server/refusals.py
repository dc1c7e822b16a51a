"""What the table refuses, as a key, the rule it rests on, and values for the text."""

from __future__ import annotations

from typing import Any

from archipel.engine.errors import IllegalAction
from archipel.server.messages import Refusal


class Refused(Exception):
    """Something that cannot be done; `status` is for REST."""

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
