"""Roads and buildings put down by random seats, until nothing fits any more: long, branching, cut and tied routes,
which random games seldom have, are the rule here. Nobody pays, and whoever can cut a line may, even without a road.

With Cities & Knights pieces come and go: knights stand on lines and leave them, open roads and ships are taken off,
cities are lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from random import Random

import pytest

from archipel.catalogue import GameSpec, start
from archipel.engine.game import Game
from archipel.engine.state import State
from archipel.rules.base.building import Building
from archipel.rules.base.route import LongestRoute
from archipel.rules.box_chapter import CITY, ROAD, SETTLEMENT
from archipel.rules.cities_knights.knights import Knights
from archipel.rules.cities_knights.politics_cards import PoliticsCards
from archipel.rules.seafarers.cloth import ClothTrade
from archipel.rules.seafarers.ships import Ships
from tests.properties.city_invariants import knights
from tests.properties.invariants import Invariants, building, longest_route, maritime, score
from tests.properties.sea_invariants import cloth, ships

ROADS, SETTLEMENTS, CITIES = range(3)


def places(game: Game, seat: int) -> list[tuple[int, int]]:
    """What the seat could put down now."""
    b, s, graph = game.rules.the(Building), game.state.s, game.graph
    bit = game.rules.bits[seat]
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
        place = (partial(b.place_route, piece=ROAD), b.place_settlement, b.place_city)[sort]
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


@pytest.mark.long
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_base_68_to_73_routes_are_right_after_every_piece(seats: int) -> None:
    met = {what for seed in range(20) for what in spree(seats, seed)}
    assert met == {"taken", "taken over", "laid aside", "cut"}


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_base_68_to_73_routes_are_right_in_many_sprees(seats: int) -> None:
    for seed in range(20, 250):
        spree(seats, seed)


# ---- pieces that leave again

Deed = tuple[Callable[[], None], float]  # and how often it should be done


def city_deeds(game: Game, seat: int) -> dict[str, list[Deed]]:
    """What the seat could put down or lose now, by what happens then."""
    b, k, politics = game.rules.the(Building), game.rules.the(Knights), game.rules.the(PoliticsCards)
    g, graph = game.state, game.graph
    found: dict[str, list[Deed]] = {}

    def lose_route(g: State, seat: int, edge: int) -> None:
        b.remove_route(g, seat, edge)
        game.rules.the(LongestRoute).award(g)

    def may(what: str, weight: float, deed: Callable[..., None], *at: object) -> None:
        found.setdefault(what, []).append((partial(deed, g, *at), weight))

    for sort, at in places(game, seat):
        if sort == ROADS:
            may("road", 1, b.place_route, seat, at, ROAD)
        elif sort == SETTLEMENTS and b.may_settle(g, seat, at):
            may("settlement", 0.1, b.place_settlement, seat, at)
    for at in range(graph.corners):
        mine = g.s[b.held + at] == seat + 1
        if mine and g.s[b.piece + at] == SETTLEMENT and b.city_refusal(g, seat, at) is None:
            may("city", 0.2, b.place_city, seat, at)
        if mine and g.s[b.piece + at] == CITY:
            may("city lost", 0.1, b.lose_city, seat, at)
        if k.is_own(g, seat, at):
            may("knight leaves", 0.5, k.take, at)
        elif k.in_stock(g, seat, 1) and g.s[b.held + at] == 0 and g.s[b.reach + at] & game.rules.bits[seat]:
            may("knight", 1, k.put, seat, at, 1, False)
    for edge in range(graph.edges):
        if g.s[b.road + edge] == seat + 1 and politics.is_open(g, edge):
            may("route lost", 0.3, lose_route, seat, edge)
    if game.rules.has(Ships):
        fleet = game.rules.the(Ships)
        for edge in range(graph.edges):
            if g.s[fleet.left + seat] and fleet.is_place(g, seat, edge):
                may("ship", 1, b.place_route, seat, edge, fleet.piece)
    return found


def city_spree(spec: GameSpec, seed: int, deeds: int) -> Counter[str]:
    """Pieces come and go at random, and after each everything is checked."""
    chance = Random(seed)
    game = start(spec, seed)
    invariants = Invariants(spec, game.state)
    while game.turn == 0:
        game.apply(chance.choice(game.legal_actions()))
    checks = [building, longest_route, maritime, score, knights]
    checks += [ships] if game.rules.has(Ships) else []
    checks += [cloth] if game.rules.has(ClothTrade) else []
    met: Counter[str] = Counter()
    for _ in range(deeds):
        by_seat = [city_deeds(game, seat) for seat in range(spec.seats)]
        could = [(what, *deed) for deeds_of in by_seat for what, found in deeds_of.items() for deed in found]
        what, deed, _ = chance.choices(could, [weight for *_, weight in could])[0]
        deed()
        met[what] += 1
        for check in checks:
            check(invariants, game.state)
    return met


CITY_SPREES = {
    "cities_knights": {"road", "settlement", "city", "city lost", "knight", "knight leaves", "route lost"},
    "seafarers/new_shores": {"ship"},
    "seafarers/four_islands": {"ship"},
    "seafarers/cloth": {"ship"},
}


@pytest.mark.long
@pytest.mark.parametrize("name", CITY_SPREES)
def test_ck_62_ck_83_ck_103_routes_are_right_while_pieces_come_and_go(name: str) -> None:
    met: Counter[str] = Counter()
    for seed in range(5):
        met += city_spree(city_spec(name, 3 + seed % 2), seed, 120)
    assert set(met) >= CITY_SPREES["cities_knights"] | CITY_SPREES[name]


def city_spec(name: str, seats: int) -> GameSpec:
    return GameSpec(name, seats, (("target", 25), ("cities_knights", True)))


@pytest.mark.slow
@pytest.mark.parametrize("name", CITY_SPREES)
def test_ck_62_ck_83_ck_103_routes_are_right_in_many_sprees(name: str) -> None:
    for seed in range(5, 40):
        city_spree(city_spec(name, 3 + seed % 4), seed, 200)
