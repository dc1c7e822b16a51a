"""Who begins, and the two rounds of placement."""

from __future__ import annotations

import pytest

from archipel.engine.errors import ChanceError
from tests.tables import BLUE, ORANGE, RED, WHITE, Table, a_table

pytestmark = pytest.mark.compiled

SEATS_AND_STARTS = [(3, 0), (3, 2), (4, 0), (4, 1), (4, 3), (5, 4), (6, 0), (6, 5)]

# The beginner board with the desert in the north-western corner.
DESERT_AT_THE_COAST = {
    "tiles": {
        **{"0,-2": ["desert", 0], "1,-2": ["pasture", 2], "2,-2": ["forest", 9]},
        **{"-1,-1": ["fields", 12], "0,-1": ["hills", 6], "1,-1": ["pasture", 4], "2,-1": ["hills", 10]},
        **{"-2,0": ["fields", 9], "-1,0": ["forest", 11], "0,0": ["mountains", 10], "1,0": ["forest", 3]},
        **{"2,0": ["mountains", 8], "-2,1": ["forest", 8], "-1,1": ["mountains", 3], "0,1": ["fields", 4]},
        **{"1,1": ["pasture", 5], "-2,2": ["hills", 5], "-1,2": ["fields", 6], "0,2": ["pasture", 11]},
    },
    "harbours": {},
    "robber": "0,-2",
}


def place_one(table: Table) -> int:
    """The seat that is asked places a settlement and a road, wherever it may."""
    seat = table.game.seat
    table.do(table.legal("place_settlement")[0])
    assert table.game.seat == seat
    table.do(table.legal("place_road")[0])
    return seat


def placed_once(*corners: str) -> Table:
    """A table in the second round: the first settlements on these corners, roads anywhere, orange to place again."""
    table = a_table(placed=False)
    for corner in corners:
        table.do(f"place_settlement {corner}").do(table.legal("place_road")[0])
    return table


# ---- who begins


@pytest.mark.parametrize(
    ("rolls", "start"),
    [
        ([(1, 1), (1, 2), (6, 6), (6, 5)], WHITE),
        ([(6, 6), (1, 2), (6, 5), (6, 5)], RED),
        ([(2, 5), (4, 3), (6, 1), (1, 1), (1, 1), (1, 2), (2, 2)], WHITE),  # three sevens roll again
        ([(6, 6), (1, 1), (1, 1), (6, 6), (3, 3), (4, 2), (5, 5), (4, 6), (1, 1), (1, 2)], ORANGE),  # three ties
        ([(1, 1)] * 4 + [(1, 1), (2, 1), (1, 1), (1, 1)], BLUE),  # four twos
    ],
)
def test_base_21_the_highest_roll_begins_and_ties_roll_again(rolls: list[tuple[int, int]], start: int) -> None:
    table = a_table(placed=False, start="dice", chance={"start_roll": rolls})
    assert (table.game.seat, table.game.active, table.block("start_seat")) == (start,) * 3
    assert [said["dice"] for said in table.told("start_rolled", to=-1)] == [f"{a}+{b}" for a, b in rolls]


def test_base_21_only_the_tied_roll_again() -> None:
    rolls = [(6, 4), (2, 2), (5, 5), (1, 1), (2, 1), (2, 2)]
    table = a_table(placed=False, start="dice", chance={"start_roll": rolls})
    assert [said["seat"] for said in table.told("start_rolled")] == [RED, BLUE, WHITE, ORANGE, RED, WHITE]


def test_base_21_a_tie_needs_more_rolls() -> None:
    with pytest.raises(ChanceError, match="no outcome left for start_roll"):
        a_table(placed=False, start="dice", chance={"start_roll": [(1, 2)] * 4})


@pytest.mark.parametrize(("seats", "start"), SEATS_AND_STARTS)
def test_base_21_the_start_seat_may_be_given(seats: int, start: int) -> None:
    table = a_table(seats=seats, placed=False, start=start)
    assert table.game.seat == start
    assert table.told("start_rolled") == []


def test_base_21_every_seat_begins_now_and_then() -> None:
    assert {a_table(seats=6, placed=False, start="dice", seed=seed).game.seat for seed in range(60)} == set(range(6))


# ---- two rounds


@pytest.mark.parametrize(("seats", "start"), SEATS_AND_STARTS)
def test_base_22_and_23_clockwise_then_back(seats: int, start: int) -> None:
    table = a_table(seats=seats, placed=False, start=start)
    clockwise = [(start + k) % seats for k in range(seats)]
    assert [place_one(table) for _ in range(2 * seats)] == clockwise + clockwise[::-1]
    assert (table.game.phase, table.game.seat) == ("before_roll", start)


def test_base_22_any_free_intersection() -> None:
    table = a_table(placed=False)
    assert len(table.legal()) == len(table.legal("place_settlement")) == 54
    table.do("place_settlement 0,0N")
    assert (table.game.seat, table.game.phase) == (RED, "place_road")
    table.do("place_road 0,0NE")
    table.refused("place_settlement 0,0N", "settlement.occupied", "BASE-64")
    assert table.told("built", to=-1) == [
        {"seat": RED, "piece": "settlement", "at": table.graph.corner("0,0N")},
        {"seat": RED, "piece": "road", "at": table.graph.edge("0,0NE")},
    ]


def test_base_22_the_road_touches_the_settlement() -> None:
    table = a_table(placed=False).do("place_settlement 0,0N")
    assert table.legal_at("place_road") == table.edges("0,0NE", "0,0NW", "0,-1E")
    table.refused("place_road 0,0E", "road.not_at_new_settlement", "BASE-22")
    table.refused("place_settlement 0,0S", "action.not_now", "BASE-22")
    table.refused("place_road 0,0NE", "seat.not_deciding", "BASE-22", by=BLUE)


def test_base_22_a_coastal_settlement_has_two_paths() -> None:
    table = a_table(placed=False).do("place_settlement 0,-2N")
    assert table.legal_at("place_road") == table.edges("0,-2NE", "0,-2NW")


def test_base_23_the_second_road_touches_the_second_settlement() -> None:
    table = placed_once("0,0N", "2,-1N", "-2,1S", "0,0S").do("place_settlement 1,1S")
    assert table.game.seat == ORANGE
    table.refused("place_road 0,0SW", "road.not_at_new_settlement", "BASE-23")  # beside its first settlement
    assert table.legal_at("place_road") == table.edges("1,1SE", "1,1SW", "0,2E")


def test_base_24_starting_roads_need_not_connect() -> None:
    table = a_table()
    for seat in range(4):
        assert table.block("route_length", seat) == 1
        assert table.block("roads_left", seat) == 13


@pytest.mark.parametrize("corner", ["0,0NE", "0,0NW", "0,0S"])
def test_base_24_the_distance_rule_holds_in_the_second_round(corner: str) -> None:
    table = placed_once("0,0N", "2,-1N", "-2,1S", "0,0SE")
    table.refused(f"place_settlement {corner}", "settlement.too_close", "BASE-26")


# ---- starting cards


@pytest.mark.parametrize(
    ("corner", "cards"),
    [
        ("0,-2N", {}),  # the desert and the sea
        ("0,-2NE", {"wool": 1}),  # desert, pasture, sea
        ("2,-2N", {"lumber": 1}),  # forest and the sea
        ("2,-2S", {"wool": 1, "brick": 1, "lumber": 1}),
        ("-2,1NE", {"lumber": 2, "ore": 1}),
        ("-2,2S", {"brick": 1}),
        ("-2,2SE", {"brick": 1, "grain": 1}),
    ],
)
def test_base_25_one_card_for_every_producing_hex_at_the_second_settlement(corner: str, cards: dict[str, int]) -> None:
    table = a_table(placed=False, board=DESERT_AT_THE_COAST)
    for first in ("0,0N", "2,0N", "1,1N", "-1,1SE"):
        table.do(f"place_settlement {first}").do(table.legal("place_road")[0])
    assert table.told("took") == []
    table.do(f"place_settlement {corner}")
    assert table.hand(ORANGE) == cards
    assert sum(table.hand_size(seat) for seat in range(4)) == sum(cards.values())
    took = table.told("took", to=-1)
    assert [(said["seat"], said["count"]) for said in took] == [(ORANGE, 1)] * sum(cards.values())
    assert sorted(str(said["card"]) for said in took) == sorted(card for card in cards for _ in range(cards[card]))


def test_base_25_the_cards_come_before_the_road_and_out_of_the_supply() -> None:
    table = placed_once("0,0N", "2,-1N", "-2,1S", "0,0S").do("place_settlement 1,1S")
    assert table.game.phase == "place_road"
    assert table.hand(ORANGE) == {"wool": 2}
    assert table.supply("wool") == 17
    assert {said["tile"] for said in table.told("took")} == table.tiles("1,1", "0,2")


@pytest.mark.parametrize(("seats", "start"), SEATS_AND_STARTS)
def test_base_25_the_start_player_takes_the_first_turn(seats: int, start: int) -> None:
    table = a_table(seats=seats, placed=False, start=start)
    for _ in range(2 * seats):
        assert table.told("turn_began") == []
        last = place_one(table)
    assert last == start
    assert table.told("turn_began", to=-1) == [{"seat": start, "turn": 1}]
    assert table.legal() == ["roll"]


# ---- the distance rule


@pytest.mark.parametrize(
    ("corner", "blocked"),
    [
        ("0,0N", ["0,0N", "0,0NE", "0,0NW", "0,-1NE"]),  # inland: three neighbours
        ("0,-2N", ["0,-2N", "0,-2NE", "0,-2NW"]),  # coast: two
        ("2,0NE", ["2,0NE", "2,0SE", "2,0N"]),
    ],
)
def test_base_26_no_building_one_path_away(corner: str, blocked: list[str]) -> None:
    table = a_table(placed=False)
    free = table.legal_at("place_settlement")
    table.do(f"place_settlement {corner}").do(table.legal("place_road")[0])
    assert free - table.legal_at("place_settlement") == table.corners(*blocked)
    for name in blocked[1:]:
        table.refused(f"place_settlement {name}", "settlement.too_close", "BASE-26")


def test_base_26_own_buildings_and_cities_keep_their_distance_too() -> None:
    costs = {"brick": 1, "lumber": 1, "wool": 1, "grain": 1}
    table = a_table(hands={RED: costs}, rolled=True).city(RED, "0,-1N").road(RED, "0,-1E")
    table.refused("build_settlement 0,-1NE", "settlement.too_close", "BASE-26")
    assert table.legal_at("build_settlement") == table.corners("0,-1SE")
