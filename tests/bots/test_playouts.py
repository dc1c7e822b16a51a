"""Play-outs: positions that quick players play on."""

from __future__ import annotations

import pytest

from archipel.board.tables import vec_of
from archipel.bots.bot import legal_codes
from archipel.bots.planner import Planner
from archipel.catalogue import catalogue, parse_spec, start
from archipel.engine.view import imagine
from archipel.engine.words import TURN


def test_a_playout_ends_after_its_turns() -> None:
    game = start(parse_spec("base:seats=3"), 1)
    planner = Planner(game.rules)
    g = imagine(game.view(game.seat), 7)
    planner.value.evaluation.prepare_turn(g)
    planner.opening.complete(g)
    planner.playouts.play_on(g, 5)
    assert g.s[TURN] == 7  # the first turn, five more, and the one that begins then


def test_the_same_worlds_choose_the_same_spot() -> None:
    game = start(parse_spec("base:seats=3"), 1)
    view = game.view(game.seat)
    codes = legal_codes(view.state, view.seat)
    chosen = [Planner(game.rules).playouts.choose_spot(view, vec_of([3, 4]), codes, 2) for _ in range(2)]
    assert chosen[0] == chosen[1]
    assert chosen[0] in list(codes)


@pytest.mark.long
@pytest.mark.compiled
@pytest.mark.parametrize("name", [game.name for game in catalogue()])
def test_every_game_can_be_played_on(name: str) -> None:
    game = start(parse_spec(name), 1)
    planner = Planner(game.rules)
    g = imagine(game.view(game.seat), 7)
    planner.value.evaluation.prepare_turn(g)
    planner.opening.complete(g)
    planner.playouts.play_on(g, 12)
    assert g.over() or g.s[TURN] > 12
