"""States as bytes: how positions are sent to bots and kept of records."""

from __future__ import annotations

from archipel.board.vectors import from_bytes
from archipel.engine.rules import Rules
from archipel.engine.scratch import Scratch
from archipel.engine.state import State


def state_from_bytes(rules: Rules, data: bytes, scratch: Scratch) -> State:
    """The state that `State.to_bytes` has written."""
    return State(rules, from_bytes(data), scratch)
