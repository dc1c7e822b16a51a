"""Values of a wrong type at the front of the package are refused in words, before anything is done with them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import archipel

pytestmark = pytest.mark.compiled

GAME: Any = archipel.new_game("base", seats=3, seed=1)
DOOR: Any = archipel  # as untyped code sees it


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda: DOOR.new_game(3), "a game has a name, such as base; it is not 3"),
        (lambda: DOOR.new_game("base", "4"), "base is for 2 to 6 seats, not '4'"),
        (lambda: DOOR.new_game("base", 4, "x"), "a seed is a whole number"),
        (lambda: DOOR.parse_spec(3), "a game is described by a text such as base:seats=4, not 3"),
        (lambda: DOOR.start("base"), "a game is started by a GameSpec"),
        (lambda: DOOR.replay(None), "a record is a text, not None"),
        (lambda: GAME.apply(None), "an action is an Action or a text such as 'roll', not None"),
        (lambda: DOOR.imagine(GAME, 1), "a game is imagined from a View"),
        (lambda: DOOR.register(3), "a box, a game, a layer or a pair can be registered, not 3"),
        (lambda: DOOR.register_texts("texts"), "texts are registered by their folder, a Path, not by 'texts'"),
        (lambda: DOOR.action_from_json(3), "an action is an object with a kind"),
    ],
)
def test_a_wrong_type_is_refused_in_words(call: Callable[[], object], words: str) -> None:
    before = GAME.state_bytes()
    with pytest.raises((archipel.ArchipelError, TypeError)) as wrong:
        call()
    assert words in str(wrong.value)
    assert GAME.state_bytes() == before
