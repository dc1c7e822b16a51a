"""What chapters look up when they are installed: a chapter in plain Python may put something else in its place at any
time. The compiled core does not count references to it (`tools/lean_c.py`), and must not lose what it works with."""

from __future__ import annotations

import sys

import pytest

import archipel
from archipel.board.dealing import BoardOptions, deal_board
from archipel.catalogue import begin
from archipel.engine.game import Game
from archipel.engine.playout import play_randomly
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.stream import Stream
from archipel.rules.base.building import Building
from archipel.rules.base.game import BaseOptions, base_chapters
from archipel.rules.base.route import LongestRoute
from archipel.rules.base.trails import Trails
from archipel.rules.box_chapter import BoxChapter
from tests.tables import load_scenario

pytestmark = pytest.mark.compiled


class Surveyor(BoxChapter):
    """Is asked for the length of every road while trails are searched. One that is restless gives the route other
    trails to search with at each answer, and keeps none of them."""

    def __init__(self, restless: bool) -> None:
        super().__init__("surveyor")
        self.restless = restless
        self.given = 0

    def install(self, rules: Rules) -> None:
        self.route, self.building = rules.the(LongestRoute), rules.the(Building)
        self.route.on_edge_length.append(self)

    def edge_length(self, g: State, edge: int, length: int) -> int:
        if self.restless:
            self.route.trails = Trails(g.rules.graph, self.building, self.route.on_edge_length)
            self.given += 1
        return length


def a_game(restless: bool, seed: int) -> Game:
    """The base game with a surveyor."""
    scenario = load_scenario("base", 4)
    options = BaseOptions(start=0, supply=scenario.supply, deck=scenario.deck, pieces=scenario.pieces)
    rules = Rules(4, 4, scenario.graph, [*base_chapters(options), Surveyor(restless)])
    return begin(rules, deal_board(scenario, BoardOptions(), Stream(seed, 3).draw), seed)


@pytest.mark.parametrize("seed", range(2))
def test_what_is_replaced_in_the_middle_of_a_call_serves_to_its_end(seed: int) -> None:
    calm, restless = a_game(False, seed), a_game(True, seed)
    for game in (calm, restless):
        play_randomly(game.state, Stream(seed), 20_000)
        assert game.state.over()
    assert restless.rules.the(Surveyor).given > 100
    assert restless.state_bytes() == calm.state_bytes()


@pytest.mark.skipif(not archipel.compiled(), reason="Python counts its references")
def test_what_python_replaces_stays() -> None:
    game = a_game(False, 1)
    route, building = game.rules.the(LongestRoute), game.rules.the(Building)
    first = route.trails
    held = sys.getrefcount(first)
    route.trails = Trails(game.rules.graph, building, route.on_edge_length)
    assert route.trails is not first
    assert sys.getrefcount(first) == held
