"""Every bot plays every kind of table to the end, and never does what the rules refuse."""

from __future__ import annotations

import pytest

from archipel.arena import play_match
from archipel.board.vectors import COMPILED
from tests.bots.games import EVERYWHERE, SMALL, play

TABLES = [
    "base:seats=2,duel=True",
    "base:seats=4",
    "base:seats=5,extension=paired_players,phases=combined",
]
MORE_TABLES = [
    "base:seats=3",
    "base:seats=4,phases=combined",
    "base:seats=4,steal=must,steal_at_once=False,hidden_bank=True",
    "base:seats=5",
    "base:seats=6,extension=paired_players,second_may_win=False",
    "base:seats=5,extension=none",
    "base:seats=6,phases=combined",
]


@pytest.mark.compiled
@pytest.mark.parametrize("spec", [*TABLES, *(pytest.param(spec, marks=pytest.mark.long) for spec in MORE_TABLES)])
def test_mixed_tables_come_to_an_end(spec: str) -> None:
    seats = int(spec.split("seats=")[1][0])
    target = 10 if COMPILED else 4
    names = (["standard", "greedy", "random"] * 2)[:seats]
    texts = [":".join([name, *(f"{key}={value}" for key, value in SMALL[name].items())]) for name in names]
    result = play_match(f"{spec},target={target}", texts, games=1, seed=4, jobs=1)
    assert result.ok, result.failures
    assert result.unfinished == 0


@pytest.mark.long
@pytest.mark.parametrize("name", EVERYWHERE)
def test_four_of_a_kind_come_to_an_end(name: str) -> None:
    game = play(f"base:seats=4,target={10 if COMPILED else 4}", [name] * 4, seed=6, **SMALL[name])
    assert game.over


@pytest.mark.long
def test_standard_beats_random() -> None:
    texts = [":".join(["standard", *(f"{key}={value}" for key, value in SMALL["standard"].items())]), *["random"] * 3]
    result = play_match("base:seats=4", texts, games=8 if COMPILED else 1, seed=3, jobs=1)
    assert result.bots[0].wins == len(result.games)
