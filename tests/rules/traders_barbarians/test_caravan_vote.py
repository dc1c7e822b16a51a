"""The vote on a camel: who is asked, what is laid and named, and who decides (TB-CAR-3, TB-CAR-9 to TB-CAR-11)."""

from __future__ import annotations

import pytest

import archipel
from tests.rules.traders_barbarians.caravan_tables import CITY, EAST, NORTH, WEST, a_caravan_table, a_vote, put_camels
from tests.tables import BLUE, ORANGE, RED, WHITE, Table

pytestmark = pytest.mark.compiled

PLACES = {"A": NORTH, "B": EAST, "C": WEST}
RICH = {seat: {"wool": 4, "grain": 4} for seat in range(4)}

# Bids clockwise from the builder, red: wool, grain and the place that is named; then how it is decided, and by whom or
# for which place.
VOTES = [
    ("00 00 00 00", "active", RED),
    ("10A 00 00 00", "majority", RED),
    ("00 01B 00 00", "majority", BLUE),
    ("00 00 00 10C", "majority", ORANGE),
    ("11A 10B 00 00", "majority", RED),
    ("10A 20B 00 00", "majority", BLUE),
    ("10A 10B 00 00", "active", RED),
    ("10A 01A 00 00", "agreed", "A"),
    ("00 10B 01B 00", "agreed", "B"),
    ("00 10B 01C 00", "active", RED),
    ("20A 11B 01A 00", "agreed", "A"),
    ("20A 02B 10B 00", "agreed", "B"),
    ("11A 20B 01C 00", "active", RED),
    ("30A 20B 02C 00", "most", RED),
    ("02A 12B 20C 00", "most", BLUE),
    ("30A 20B 11B 00", "agreed", "B"),
    ("30A 10B 01B 10B", "most", RED),
    ("21A 10B 01B 20B", "agreed", "B"),
    ("20A 10B 01C 00", "most", RED),
    ("00 20B 10C 01A", "most", BLUE),
    ("10A 10A 10B 00", "agreed", "A"),
    ("10A 10B 10C 00", "active", RED),
    ("10A 10A 10B 10B", "active", RED),
    ("10B 10A 01A 01C", "active", RED),
    ("00 20A 02B 10C", "active", RED),
    ("00 12A 20B 02C", "most", BLUE),
    ("00 10A 02B 22C", "majority", ORANGE),
    ("22A 10B 01B 20B", "most", RED),
    ("22A 20B 02B 10B", "agreed", "B"),
    ("44A 43B 00 01C", "most", RED),
]
# The same where the place with the most votes is taken.
MOST_VOTES = [
    ("20A 20B 10C 00", "active", RED),
    ("30A 20B 20C 00", "agreed", "A"),
    ("20A 10B 10C 00", "agreed", "A"),
    ("30A 10B 10B 10B", "most", RED),
    ("10A 10A 10B 10B", "active", RED),
    ("20C 10B 10B 10A", "most", RED),
    ("10C 10B 10B 10A", "agreed", "B"),
    ("30A 10B 10B 00", "majority", RED),
    ("00 00 00 00", "active", RED),
]


def bid(table: Table, seat: int, laid: str) -> None:
    """A bid such as 21A: two wool, one grain, and the place."""
    if laid == "00":
        table.do("lay_no_votes", by=seat)
        return
    table.do(f"lay_votes {laid[0]} {laid[1]}", f"name_path {PLACES[laid[2]]}", by=seat)


def check_decision(table: Table, bids: str, way: str, outcome: object) -> None:
    votes: dict[int, int] = {}
    for seat, laid in enumerate(bids.split()):
        bid(table, seat, laid)
        votes[seat] = int(laid[0]) + int(laid[1])
    (decided,) = table.told("vote_decided")
    assert (decided["by"], decided["total"]) == (way, sum(votes.values()))
    if way == "agreed":
        edge = table.graph.edge(PLACES[str(outcome)].split()[0])
        assert table.block("camel", edge) == table.graph.corner(PLACES[str(outcome)].split()[1])
        backers = [seat for seat, laid in enumerate(bids.split()) if laid.endswith(str(outcome))]
        assert decided["votes"] == sum(votes[seat] for seat in backers)
        assert decided["seat"] == max(backers, key=lambda seat: votes[seat])
        return
    assert (decided["seat"], decided["votes"]) == (outcome, votes[int(str(outcome))])
    assert table.game.deciding == [outcome]
    assert len(table.legal("place_camel")) == 3
    table.do(f"place_camel {WEST}")
    assert table.block("camel", table.graph.edge(WEST.split()[0])) == table.graph.corner(WEST.split()[1])


@pytest.mark.parametrize(("bids", "way", "outcome"), VOTES)
def test_tb_car_10_decisions(bids: str, way: str, outcome: object) -> None:
    table = a_vote(RICH)
    check_decision(table, bids, way, outcome)
    assert table.block("camels_left") == 21
    assert table.game.active == BLUE


@pytest.mark.parametrize(("bids", "way", "outcome"), MOST_VOTES)
def test_tb_car_10_the_place_with_the_most_votes_as_an_option(bids: str, way: str, outcome: object) -> None:
    check_decision(a_vote(RICH, chosen={"camel_vote": "most_votes"}), bids, way, outcome)


def test_tb_car_10_the_option_has_two_readings() -> None:
    with pytest.raises(archipel.SetUpError) as caught:
        archipel.new_game("traders_barbarians/caravans", seats=4, camel_vote="talks")
    assert caught.value.rule == "TB-CAR-10"


def test_tb_car_10_the_player_who_decides_is_not_bound_by_what_it_named() -> None:
    table = a_vote(RICH)
    for seat, laid in enumerate(["30A", "10B", "00", "00"]):
        bid(table, seat, laid)
    table.do(f"place_camel {EAST}", by=RED)
    assert table.told("camel_placed")[-1]["to"] == table.graph.edge("1,0SW")


def test_tb_car_10_only_free_places_may_be_named_and_built() -> None:
    table = a_vote(RICH)
    table.do("lay_votes 1 0")
    table.refused("name_path 0,0E 0,0NE", "camel.not_here", "TB-CAR-4")
    table.refused("place_camel " + NORTH, "action.not_now", "TB-CAR-10")
    table.do(f"name_path {NORTH}", "lay_no_votes", "lay_no_votes", "lay_no_votes")
    table.refused("place_camel 0,-1E 0,-1SE", "camel.not_here", "TB-CAR-4")  # against its arrow
    table.do(f"place_camel {NORTH}")


# ---- when


def test_tb_car_3_a_turn_without_a_building_has_no_vote() -> None:
    table = a_caravan_table({RED: {"lumber": 1, "brick": 1}})
    table.do("build_road 0,-1E", "end_turn")
    assert (table.game.active, table.block("camels_left")) == (BLUE, 22)


def test_tb_car_3_one_vote_for_several_buildings_after_the_turn() -> None:
    table = a_caravan_table({RED: {"ore": 6, "grain": 5, "wool": 1}})
    table.do("build_city 0,-1NE", "build_city 0,2S")
    assert not table.legal("lay_no_votes")  # not before the end of the turn
    table.do("end_turn")
    assert table.game.deciding == [RED]
    for _ in range(4):
        table.do("lay_no_votes")
    table.do(f"place_camel {NORTH}")
    assert (table.game.active, table.block("camels_left")) == (BLUE, 21)
    assert table.legal("roll")


def test_tb_car_3_a_settlement_calls_for_a_vote_too_and_the_placement_does_not() -> None:
    table = a_caravan_table({RED: {"lumber": 1, "brick": 1, "wool": 1, "grain": 1}})
    assert table.block("camel_due") == 0
    table.road(RED, "0,2SW", "0,2W").do("build_settlement 0,2NW", "end_turn")
    assert table.legal("lay_no_votes")


def test_tb_car_3_the_next_turn_without_a_building_has_none() -> None:
    table = a_vote()
    for _ in range(4):
        table.do("lay_no_votes")
    table.do(f"place_camel {NORTH}")
    table.turn.after_roll(table.state, BLUE)
    table.do("end_turn")
    assert table.game.active == WHITE


# ---- bids


def test_tb_car_9_each_player_once_clockwise_from_the_builder() -> None:
    table = a_caravan_table()
    table.do("end_turn")
    table.turn.after_roll(table.state, BLUE)
    table.hold(BLUE, **CITY).do("build_city 2,0N", "end_turn")
    asked: list[int] = []
    while table.legal("lay_no_votes"):
        asked += table.game.deciding
        table.do("lay_no_votes")
    assert asked == [BLUE, WHITE, ORANGE, RED]
    assert table.game.deciding == [BLUE]  # nobody has laid anything: the builder decides


def test_tb_car_9_wool_and_grain_only_and_no_more_than_held() -> None:
    table = a_vote({RED: {"wool": 2, "grain": 1, "ore": 4}})
    assert len(table.legal("lay_votes")) == 3 * 2 - 1
    table.refused("lay_votes 3 0", "votes.not_held", "TB-CAR-9")
    table.refused("lay_votes 0 2", "votes.not_held", "TB-CAR-9")
    table.refused("lay_votes 0 0", "votes.none", "TB-CAR-9")
    table.do("lay_votes 2 1")
    assert table.hand(RED) == {"ore": 4}
    assert table.told("votes_laid", to=BLUE) == [{"seat": RED, "wool": 2, "grain": 1}]  # face up


def test_tb_car_9_out_of_turn_is_refused() -> None:
    table = a_vote(RICH)
    table.refused("lay_votes 1 0", "seat.not_deciding", "TB-CAR-9", by=BLUE)


def test_tb_car_9_a_seat_without_cards_is_asked_all_the_same() -> None:
    table = a_vote({RED: {}, BLUE: {}})
    table.do("lay_no_votes")
    assert (table.game.deciding, table.legal()) == ([BLUE], ["lay_no_votes"])


def test_tb_car_11_laid_cards_go_to_the_supply() -> None:
    table = a_vote(RICH)
    wool, grain = table.supply("wool"), table.supply("grain")
    for seat, laid in enumerate(["21A", "10B", "00", "02C"]):
        bid(table, seat, laid)
    assert (table.supply("wool"), table.supply("grain")) == (wool + 3, grain + 3)
    assert table.hand(ORANGE) == {"wool": 4, "grain": 2}


def test_tb_car_11_only_bidders_name_a_path() -> None:
    table = a_vote(RICH)
    table.do("lay_no_votes")
    assert table.game.deciding == [BLUE]  # red was not asked for a path
    table.refused(f"name_path {NORTH}", "action.not_now", "TB-CAR-9")


def test_tb_car_8_no_vote_without_camels() -> None:
    table = a_caravan_table({RED: CITY})
    table.state.s[table.rules.block_named["camels_left"].at] = 0
    table.do("build_city 0,-1NE", "end_turn")
    assert table.game.active == BLUE


def test_tb_car_8_a_vote_with_the_last_camel() -> None:
    table = a_caravan_table({RED: CITY})
    put_camels(table, NORTH)
    table.state.s[table.rules.block_named["camels_left"].at] = 1
    table.do("build_city 0,-1NE", "end_turn", *["lay_no_votes"] * 4, f"place_camel {EAST}")
    assert (table.block("camels_left"), table.game.active) == (0, BLUE)


def test_votes_are_cleared_before_the_next_one() -> None:
    table = a_vote(RICH)
    for seat, laid in enumerate(["21A", "10B", "00", "02C"]):
        bid(table, seat, laid)
    table.do(f"place_camel {NORTH}")
    assert [table.block("camel_votes", k) for k in range(4)] == [2, 1, 1, 0]  # to be read until then
    table.turn.after_roll(table.state, BLUE)
    table.hold(BLUE, **CITY).do("build_city 2,0N", "end_turn")
    assert [table.block("camel_votes", k) for k in range(8)] == [0] * 8
    assert [table.block("camel_edge", seat) for seat in range(4)] == [-1] * 4
