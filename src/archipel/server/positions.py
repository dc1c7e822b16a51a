"""States as bytes: how positions are sent to bots and kept of records."""

from __future__ import annotations

from array import array

from archipel.board.tables import vec_of
from archipel.engine.rules import Rules
from archipel.engine.scratch import Scratch
from archipel.engine.state import State


def state_from_bytes(rules: Rules, data: bytes, scratch: Scratch) -> State:
    """The state that `State.to_bytes` has written."""
    words = array("q")
    words.frombytes(data)
    return State(rules, vec_of(words.tolist()), scratch)
