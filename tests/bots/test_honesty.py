"""Bots know what their seat knows: with every secret dealt again, each decision of a whole game stays the same."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import archipel
from archipel import bots
from archipel.board.vectors import COMPILED
from archipel.engine.state import State
from archipel.engine.view import View, imagine, view_of
from tests.bots.games import EVERYWHERE, SMALL

Sight = Callable[[State, int], View]


def decisions(spec: str, players: list[bots.Bot], see: Sight, most: int) -> tuple[int, list[str]]:
    """How many decisions a game had, and those that depended on something the seat cannot know."""
    game = archipel.parse_spec(spec).new_game(11)
    asked, leaks = 0, []
    while not game.over and asked < most:
        seat = game.seat
        twin = players[seat].copy()
        chosen = players[seat].choose(see(game.state, seat))
        elsewhere = imagine(game.view(seat), 1000 + asked)
        assert elsewhere.to_bytes() != game.state_bytes()
        again = twin.choose(see(elsewhere, seat))
        if again != chosen:
            leaks.append(f"turn {game.turn}, {game.phase}, seat {seat}: {chosen} or {again}")
        game.apply(chosen, seat)
        asked += 1
    return asked, leaks


@pytest.mark.long
@pytest.mark.parametrize("name", EVERYWHERE)
@pytest.mark.parametrize(
    "spec",
    [
        "base:seats=4",
        pytest.param("base:seats=6", marks=pytest.mark.slow),
        "base:seats=6,extension=paired_players",
    ],
)
def test_no_decision_hangs_on_a_secret(spec: str, name: str) -> None:
    seats = archipel.parse_spec(spec).seats
    players = [bots.make(name, seed=seat, **SMALL[name]) for seat in range(seats)]
    target = 10 if COMPILED or name == "random" else 4
    asked, leaks = decisions(f"{spec},target={target}", players, view_of, 5000 if COMPILED else 110)
    assert asked > 60
    assert leaks == []


@pytest.mark.long
@pytest.mark.parametrize("name", EVERYWHERE)
@pytest.mark.parametrize(
    "spec", ["cities_knights:seats=4", pytest.param("cities_knights:seats=5", marks=pytest.mark.slow)]
)
def test_no_decision_hangs_on_a_secret_in_cities(spec: str, name: str) -> None:
    """Hands, hidden progress cards and the decks; the first rounds on the Python source, to the end compiled."""
    seats = archipel.parse_spec(spec).seats
    players = [bots.make(name, seed=seat, **SMALL[name]) for seat in range(seats)]
    asked, leaks = decisions(spec, players, view_of, 5000 if COMPILED else 100)
    assert asked > 60
    assert leaks == []


class Peeping(bots.Bot):
    """Chooses by the deck, which no seat sees."""

    def choose(self, view: View) -> archipel.Action:
        actions = view.legal_actions()
        deck = view.rules.block_named["deck"].at
        seen = [int(view.state.s[deck + k]) for k in range(5)]
        return actions[(seen[0] + 7 * seen[1] + 49 * seen[2] + 343 * seen[3]) % len(actions)]

    def copy(self) -> bots.Bot:
        return Peeping(0)


def test_who_saw_more_than_a_view_would_be_found_out() -> None:
    """With open cards the same check finds leaks; with views even this bot cannot peep."""
    players: list[bots.Bot] = [Peeping(seat) for seat in range(4)]
    assert decisions("base:seats=4,frame=standard", players, View, 300)[1] != []
    assert decisions("base:seats=4,frame=standard", players, view_of, 300)[1] == []
