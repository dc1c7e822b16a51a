"""Building: costs, places and pieces (BASE-61 to BASE-67)."""

from __future__ import annotations

from random import Random

import pytest

import archipel
from archipel.rules.base.resource_cards import RESOURCES
from archipel.rules.box_chapter import CITY, SETTLEMENT
from tests.tables import BLUE, RED, Table, a_table

pytestmark = pytest.mark.compiled

COSTS = {
    "build_road 0,-1NW": {"brick": 1, "lumber": 1},
    "build_settlement 0,0N": {"brick": 1, "lumber": 1, "wool": 1, "grain": 1},
    "build_city 0,-1N": {"ore": 3, "grain": 2},
    "buy_card": {"ore": 1, "wool": 1, "grain": 1},
}
TOO_EXPENSIVE = {
    "build_road 0,-1NW": "road.too_expensive",
    "build_settlement 0,0N": "settlement.too_expensive",
    "build_city 0,-1N": "city.too_expensive",
    "buy_card": "card.too_expensive",
}
PLENTY = dict.fromkeys(RESOURCES, 10)


def places(names: str) -> list[str]:
    return names.split()


# Edges far from everybody on the table of `a_table`, so that they touch none of the starting pieces.
WEST = places("-2,0W -2,0NW -2,1W -2,1SW -2,2W -2,2SW -2,2SE -1,2SW -1,2SE -1,2E 0,2SW 0,2SE 0,2E")


def a_builder(hand: dict[str, int]) -> Table:
    """Red has rolled, and a road of Red leads to the free corner 0,0N."""
    return a_table(hands={RED: hand}, rolled=True).road(RED, "0,-1E")


def edges_of(table: Table, corner: int) -> list[int]:
    graph = table.graph
    width = int(graph.corner_width)
    return [e for e in (int(graph.corner_edges[corner * width + k]) for k in range(width)) if e >= 0]


def neighbours_of(table: Table, corner: int) -> list[int]:
    graph = table.graph
    width = int(graph.corner_width)
    return [v for v in (int(graph.corner_neighbours[corner * width + k]) for k in range(width)) if v >= 0]


# ---- costs


@pytest.mark.parametrize("action", COSTS)
def test_base_61_costs_are_paid_to_the_supply(action: str) -> None:
    table = a_builder(COSTS[action])
    table.do(action)
    assert table.hand(RED) == {}
    assert [table.supply(card) for card in RESOURCES] == [19] * 5


@pytest.mark.parametrize("action", COSTS)
def test_base_61_without_one_of_the_cards_nothing_is_built(action: str) -> None:
    for missing in COSTS[action]:
        hand = dict(PLENTY)
        hand[missing] = COSTS[action][missing] - 1
        table = a_builder(hand)
        wrong = table.refused(action, TOO_EXPENSIVE[action], "BASE-61")
        assert wrong.details == {"cost": COSTS[action], "missing": {missing: 1}}
        assert action not in table.legal()


def test_base_61_other_cards_stay_in_the_hand() -> None:
    table = a_builder(PLENTY)
    table.do(*COSTS)
    spent = {card: sum(cost.get(card, 0) for cost in COSTS.values()) for card in RESOURCES}
    assert table.hand(RED) == {card: 10 - spent[card] for card in RESOURCES}
    assert {card: table.supply(card) for card in RESOURCES} == {card: 9 + spent[card] for card in RESOURCES}


def test_base_62_any_number_of_builds_in_a_turn() -> None:
    table = a_builder(PLENTY)
    table.do("build_road 0,-1NW", "build_road 0,-2E", "build_road 0,-1W", "build_settlement 0,0N")
    table.do("build_city 0,-1N", "build_city 0,1S", "buy_card", "buy_card")
    assert (table.game.seat, table.game.phase) == (RED, "building")
    assert table.points(RED) == 5
    assert table.block("development_cards_count", RED) == 2


def test_base_62_the_deck_is_a_limit() -> None:
    table = a_table(hands={RED: PLENTY}, decks={"development": ["knight"]}, rolled=True)
    table.do("buy_card")
    table.refused("buy_card", "card.deck_empty", "BASE-44")


# ---- roads


def test_base_63_a_road_goes_on_from_an_own_building_or_road() -> None:
    table = a_table(hands={RED: PLENTY}, rolled=True)
    from_settlements = {"0,-1NW", "0,-2E", "0,1SW", "0,2W"}
    from_roads = {"1,-2SE", "0,-1E", "0,1E", "0,2NE"}
    expected = {table.graph.edge(edge) for edge in from_settlements | from_roads}
    legal = {action["edge"] for action in table.game.legal_actions() if action.kind == "build_road"}
    assert legal == expected
    table.refused("build_road -2,0W", "road.not_connected", "BASE-63")


def test_base_63_one_road_on_a_path() -> None:
    table = a_table(hands={RED: PLENTY}, rolled=True).road(BLUE, "0,-1NW")
    table.refused("build_road 0,-1NE", "road.occupied", "BASE-63")
    table.refused("build_road 0,-1NW", "road.occupied", "BASE-63")


def test_base_63_a_coast_may_have_a_road() -> None:
    table = a_table(hands={RED: PLENTY}, rolled=True)
    table.do("build_road 0,-2E", "build_road 0,-2NE")
    edge = table.graph.edge("0,-2NE")
    assert -1 in (int(table.graph.edge_tiles[2 * edge]), int(table.graph.edge_tiles[2 * edge + 1]))
    assert table.block("road", edge) == RED + 1


def test_base_63_no_road_goes_on_through_another_building() -> None:
    table = a_table(hands={RED: PLENTY}, rolled=True).road(RED, "0,-1E").settle(BLUE, "0,0N")
    for edge in ("0,0NE", "0,0NW"):
        table.refused(f"build_road {edge}", "road.not_connected", "BASE-63")
    table.road(RED, "0,0W")  # on the other side of one of them
    assert f"build_road {table.graph.edge_names[table.graph.edge('0,0NW')]}" in table.legal()
    table.refused("build_road 0,0NE", "road.not_connected", "BASE-63")


def test_base_63_a_road_ends_at_another_building() -> None:
    table = a_table(hands={RED: PLENTY}, rolled=True).settle(BLUE, "0,0N")
    table.do("build_road 0,-1E")
    assert table.block("road", table.graph.edge("0,-1E")) == RED + 1


def test_base_63_no_road_from_another_seats_road() -> None:
    table = a_table(hands={RED: PLENTY}, rolled=True)
    table.refused("build_road -1,0NE", "road.not_connected", "BASE-63")  # beside White's settlement
    table.refused("build_road 1,0E", "road.not_connected", "BASE-63")  # at the end of Blue's road


# ---- settlements


def test_base_64_a_settlement_at_an_own_road_brings_a_point() -> None:
    table = a_builder(COSTS["build_settlement 0,0N"])
    before = table.points(RED)
    table.do("build_settlement 0,0N")
    corner = table.graph.corner("0,0N")
    assert (table.block("held", corner), table.block("building", corner)) == (RED + 1, SETTLEMENT)
    assert table.points(RED) == before + 1
    assert table.block("settlements_left", RED) == 2


def test_base_64_no_settlement_without_an_own_road() -> None:
    table = a_table(hands={RED: PLENTY}, rolled=True).road(BLUE, "0,-1E")
    table.refused("build_settlement 0,0N", "settlement.no_road", "BASE-64")


def test_base_64_no_settlement_on_another_building() -> None:
    table = a_builder(PLENTY).settle(BLUE, "0,0N")
    table.refused("build_settlement 0,0N", "settlement.occupied", "BASE-64")
    table.refused("build_settlement 0,-1N", "settlement.occupied", "BASE-64")


@pytest.mark.parametrize("seat", [RED, BLUE])
def test_base_64_the_distance_rule_counts_for_every_colour(seat: int) -> None:
    table = a_builder(PLENTY).settle(seat, "0,0NE")
    table.refused("build_settlement 0,0N", "settlement.too_close", "BASE-26")
    assert table.legal("build_settlement") == []


def test_base_63_and_64_legal_places_are_those_of_the_rules() -> None:
    """In many positions, against the rules written down once more in plain words."""
    for seed in range(6):
        game = archipel.new_game("base", seats=4, seed=seed, phases="combined")
        chance = Random(seed)
        seen = 0
        while seen < 25 and not game.over:
            game.apply(chance.choice(game.legal_actions()))
            if game.phase == "action":
                seen += 1
                check_places(Table(game.copy()))


def check_places(table: Table) -> None:
    seat = table.game.seat
    for kind in range(len(RESOURCES)):
        # Out of the air: no question of the price.
        table.state.s[table.cards.hand + seat * len(RESOURCES) + kind] += 1
        table.state.s[table.cards.count + seat] += 1
    table.cards.pack(table.state)
    mine, graph = seat + 1, table.graph
    corners, edges = range(int(graph.corners)), range(int(graph.edges))
    held = [table.block("held", v) for v in corners]
    roads = [table.block("road", e) for e in edges]
    ends = [(int(graph.edge_corners[2 * e]), int(graph.edge_corners[2 * e + 1])) for e in edges]
    joins = [held[v] == mine or (held[v] == 0 and any(roads[e] == mine for e in edges_of(table, v))) for v in corners]
    far = [all(held[w] == 0 for w in [v, *neighbours_of(table, v)]) for v in corners]
    may_road = {e for e in edges if roads[e] == 0 and any(joins[v] for v in ends[e])}
    may_settle = {v for v in corners if far[v] and any(roads[e] == mine for e in edges_of(table, v))}
    legal = table.game.legal_actions()
    roads_left, settlements_left = table.block("roads_left", seat), table.block("settlements_left", seat)
    assert {a["edge"] for a in legal if a.kind == "build_road"} == (may_road if roads_left else set())
    assert {a["corner"] for a in legal if a.kind == "build_settlement"} == (may_settle if settlements_left else set())


# ---- cities


def test_base_65_a_city_takes_the_place_of_an_own_settlement() -> None:
    table = a_table(hands={RED: COSTS["build_city 0,-1N"]}, rolled=True)
    table.do("build_city 0,-1N")
    corner = table.graph.corner("0,-1N")
    assert (table.block("held", corner), table.block("building", corner)) == (RED + 1, CITY)
    assert table.points(RED) == 3  # two for the city, one for the other settlement
    assert (table.block("settlements_left", RED), table.block("cities_left", RED)) == (4, 3)


def test_base_65_a_city_only_on_an_own_settlement() -> None:
    table = a_builder(PLENTY).city(RED, "0,1S")
    table.refused("build_city 0,0N", "city.no_settlement", "BASE-65")  # nothing there
    table.refused("build_city -1,0S", "city.no_settlement", "BASE-65")  # Blue's
    table.refused("build_city 0,1S", "city.no_settlement", "BASE-65")  # a city already
    assert table.legal("build_city") == ["build_city 0,-1N"]


def test_base_65_a_city_produces_two_cards() -> None:
    # Red's settlement on 0,-1N touches the tile 0,-2, mountains with a 10.
    for city, cards in ((False, 1), (True, 2)):
        table = a_table(dice=[(5, 5)])
        if city:
            table.city(RED, "0,-1N")
        table.do("roll")
        assert table.hand(RED) == {"ore": cards}


# ---- pieces


def test_base_66_no_roads_left() -> None:
    table = a_table(hands={RED: PLENTY}, rolled=True).road(RED, *WEST)
    assert table.block("roads_left", RED) == 0
    table.refused("build_road 0,-1NW", "road.none_left", "BASE-66")
    assert table.legal("build_road") == []


def test_base_66_with_five_settlements_one_must_become_a_city() -> None:
    table = a_builder(PLENTY)
    for corner in ("-2,0NW", "-2,2SW", "0,2SE"):
        table.settle(RED, corner)
    table.refused("build_settlement 0,0N", "settlement.none_left", "BASE-66")
    table.do("build_city 0,-1N", "build_settlement 0,0N")
    assert table.block("settlements_left", RED) == 0


def test_base_66_no_cities_left() -> None:
    table = a_table(hands={RED: PLENTY}, rolled=True)
    for corner in ("-2,0NW", "-2,2SW", "0,2SE"):
        table.settle(RED, corner).city(RED, corner)
    table.do("build_city 0,-1N")
    assert table.block("cities_left", RED) == 0
    table.refused("build_city 0,1S", "city.none_left", "BASE-66")


def test_base_66_roads_and_cities_never_leave_the_board() -> None:
    game = archipel.new_game("base", seats=4, seed=3)
    chance = Random(3)
    table = Table(game)
    roads: dict[int, int] = {}
    cities: dict[int, int] = {}
    while not game.over:
        game.apply(chance.choice(game.legal_actions()))
        for edge, owner in roads.items():
            assert table.block("road", edge) == owner
        for corner, owner in cities.items():
            assert (table.block("building", corner), table.block("held", corner)) == (CITY, owner)
        roads = {e: table.block("road", e) for e in range(int(table.graph.edges)) if table.block("road", e)}
        corners = [v for v in range(int(table.graph.corners)) if table.block("building", v) == CITY]
        cities = {v: table.block("held", v) for v in corners}
    assert cities, "the game was long enough to say something"


def test_base_67_a_building_on_anothers_line_leaves_its_roads() -> None:
    line = ("0,0NW", "0,0NE", "1,0NW")
    table = a_table(seats=3, hands={RED: PLENTY}, placed=False).road(BLUE, *line).road(RED, "0,-1E")
    table.turn.begin_turn(table.state, RED)
    table.turn.after_roll(table.state, RED)
    assert table.block("route_length", BLUE) == 3
    table.hold(RED, **PLENTY).do("build_settlement 0,0N")
    assert [table.block("road", table.graph.edge(edge)) for edge in line] == [BLUE + 1] * 3
    assert table.block("roads_left", BLUE) == 12
    assert table.block("route_length", BLUE) == 2
