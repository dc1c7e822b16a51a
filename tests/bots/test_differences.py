"""Which words of two states differ: in C beside the compiled core, in Python without it."""

from __future__ import annotations

from array import array
from random import Random
from typing import Any

import pytest

from archipel.board.vectors import COMPILED
from archipel.bots.differences import Differences, PythonDifferences

both = pytest.mark.parametrize("kind", [Differences, PythonDifferences], ids=["chosen", "python"])


def test_beside_the_compiled_core_they_are_found_in_c() -> None:
    assert (Differences.__module__ == "archipel.bots.fast_differences") is COMPILED


@both
@pytest.mark.parametrize("seed", range(40))
def test_words_that_differ_are_found_in_their_spans(kind: Any, seed: int) -> None:
    random = Random(seed)
    words = array("q", [random.randrange(-3, 3) for _ in range(random.randrange(10, 400))])
    others = array("q", words)
    for _ in range(random.randrange(30)):
        others[random.randrange(len(words))] = random.choice((-(2**62), 9, 2**62))
    cuts = sorted(random.sample(range(len(words) + 1), 6))
    inside = [at for first, end in zip(cuts[::2], cuts[1::2]) for at in range(first, end) if words[at] != others[at]]
    assert kind(array("q", cuts), max(len(inside), 1)).find(words, others) == inside
    assert kind(array("q", [0, len(words)]), len(words)).find(words, words) == []
    if len(inside) > 1:
        assert kind(array("q", cuts), len(inside) - 1).find(words, others) is None


@pytest.mark.skipif(not COMPILED, reason="the Python class trusts its callers")
def test_words_beyond_a_state_are_not_read() -> None:
    with pytest.raises(ValueError, match="beyond"):
        Differences(array("q", [0, 9]), 9).find(array("q", [1] * 8), array("q", [1] * 8))
    with pytest.raises(ValueError, match="beyond"):
        Differences(array("q", [0, 8]), 9).find(array("q", [1] * 8), array("q", [1] * 7))
    with pytest.raises(ValueError, match="pairs"):
        Differences(array("q", [0, 1, 2]), 9)
    with pytest.raises(ValueError, match="words"):
        Differences(array("h", [0, 8]), 9)
