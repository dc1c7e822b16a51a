"""Roads and buildings put down by random seats, until nothing fits any more: long, branching, cut and tied routes,
which random games seldom have, are the rule here. Nobody pays, and whoever can cut a line may, even without a road."""

from __future__ import annotations

from random import Random

import pytest

from archipel.catalogue import GameSpec, start
from archipel.engine.game import Game
from archipel.rules.base.building import Building
from tests.properties.invariants import Invariants, building, longest_route, maritime, score

ROADS, SETTLEMENTS, CITIES = range(3)


def places(game: Game, seat: int) -> list[tuple[int, int]]:
    """What the seat could put down now."""
    b, s, graph = game.rules.the(Building), game.state.s, game.graph
    bit = game.rules.bit(seat)
    found: list[tuple[int, int]] = []
    if s[b.roads_left + seat]:
        found += [(ROADS, edge) for edge in range(graph.edges) if s[b.open + edge] & bit]
    if s[b.settlements_left + seat]:
        found += [(SETTLEMENTS, v) for v in range(graph.corners) if s[b.free + v] and s[b.reach + v]]
    if s[b.cities_left + seat]:
        found += [(CITIES, v) for v in range(graph.corners) if s[b.piece + v] == 1 and s[b.held + v] == seat + 1]
    return found


def spree(seats: int, seed: int) -> set[str]:
    """Build at random and check after every piece; what happened to the longest route."""
    chance = Random(seed)
    spec = GameSpec("base", seats, (("target", 25),))
    game = start(spec, seed)
    invariants = Invariants(spec, game.state)
    while game.turn == 0:
        game.apply(chance.choice(game.legal_actions()))
    b = game.rules.the(Building)
    met: set[str] = set()
    eager = [chance.random() for _ in range(seats)]  # some build more than others, so that ties come and go
    while fits := [(seat, *place) for seat in range(seats) for place in places(game, seat)]:
        seat, sort, at = chance.choices(fits, [eager[seat] if sort == ROADS else 0.05 for seat, sort, _ in fits])[0]
        (before,) = invariants.block(game.state, "longest_route")
        place = (b.place_road, b.place_settlement, b.place_city)[sort]
        place(game.state, seat, at)
        for check in (building, longest_route, maritime, score):
            check(invariants, game.state)
        (after,) = invariants.block(game.state, "longest_route")
        if before != after:
            lengths = invariants.block(game.state, "route_length")
            assert after == 0 or lengths.count(max(lengths)) == 1, "only a single longest takes the tile (BASE-72)"
            met.add("taken" if before == 0 else "laid aside" if after == 0 else "taken over")
            met |= {"cut"} if sort == SETTLEMENTS else set()
    return met


@pytest.mark.compiled
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_base_68_to_73_routes_are_right_after_every_piece(seats: int) -> None:
    met = {what for seed in range(20) for what in spree(seats, seed)}
    assert met == {"taken", "taken over", "laid aside", "cut"}


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_base_68_to_73_routes_are_right_in_many_sprees(seats: int) -> None:
    for seed in range(20, 250):
        spree(seats, seed)
