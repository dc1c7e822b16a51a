"""The earthquake: damaged roads and what they forbid (TB-EV-8, TB-EV-19, TB-EV-20)."""

from __future__ import annotations

from typing import Any

from tests.rules.traders_barbarians.event_tables import EventTable, an_event_table
from tests.tables import BLUE, ORANGE, RED, WHITE

QUAKE = "earthquake_6"
ROADS = {RED: "0,-1NE", BLUE: "-1,0SW", WHITE: "1,0SE", ORANGE: "0,0SE"}
RICH = {"lumber": 3, "brick": 3, "wool": 2, "grain": 2}


def shaken(**options: Any) -> EventTable:
    """Everybody has damaged the road of the first settlement; seat 0 is to trade and build."""
    table = an_event_table(QUAKE, "no_event_8", **options)
    table.do("reveal_card")
    for seat in table.game.deciding:
        table.do(f"damage_road {ROADS[seat]}", by=seat)
    return table


def test_tb_ev_8_every_player_damages_a_road_before_the_six_produces() -> None:
    table = an_event_table(QUAKE)
    expected = table.brought_by(6)
    table.do("reveal_card")
    assert (table.game.phase, sorted(table.game.deciding), table.hands()) == (
        "earthquake",
        [RED, BLUE, WHITE, ORANGE],
        {},
    )
    assert table.legal_at("damage_road", by=BLUE) == table.edges("-1,0SW", "1,0NE")
    for seat, road in ROADS.items():
        table.do(f"damage_road {road}", by=seat)
    assert (table.game.phase, table.hands()) == ("action", expected)
    assert [event["seat"] for event in table.told("road_damaged", -1)] == [RED, BLUE, WHITE, ORANGE]


def test_tb_ev_8_another_players_road_or_none_is_refused() -> None:
    table = an_event_table(QUAKE)
    table.do("reveal_card")
    table.refused("damage_road -1,0SW", "earthquake.no_road", "TB-EV-8", by=RED)
    table.refused("damage_road 0,0NW", "earthquake.no_road", "TB-EV-8", by=RED)


def test_tb_ev_8_no_new_road_before_the_repair_for_lumber_and_brick() -> None:
    table = shaken(hands={RED: RICH})
    before = table.hand(RED)
    table.refused("build_road 0,-1E", "earthquake.repair_first", "TB-EV-8")
    assert table.legal("build_road") == []
    assert table.legal_at("repair_road") == table.edges(ROADS[RED])
    table.do(f"repair_road {ROADS[RED]}")
    assert table.told("road_repaired") == [{"seat": RED, "edge": table.graph.edge(ROADS[RED])}]
    assert {card: before[card] - table.hand(RED).get(card, 0) for card in ("lumber", "brick")} == {
        "lumber": 1,
        "brick": 1,
    }
    table.do("build_road 0,-1E")


def test_tb_ev_8_a_repair_needs_its_price_and_a_damaged_road() -> None:
    table = shaken()
    table.hold(RED, lumber=1)
    wrong = table.refused(f"repair_road {ROADS[RED]}", "earthquake.too_expensive", "TB-EV-8")
    assert wrong.details["missing"] == {"brick": 1}
    table.hold(RED, lumber=1, brick=1)
    table.refused("repair_road 0,1SE", "earthquake.nothing_to_repair", "TB-EV-8")
    table.refused(f"repair_road {ROADS[BLUE]}", "earthquake.nothing_to_repair", "TB-EV-8")


def test_tb_ev_8_road_building_waits_for_the_repair() -> None:
    table = shaken(cards={RED: ["road_building"]})
    assert table.legal("play_road_building") == []
    table.hold(RED, lumber=1, brick=1).do(f"repair_road {ROADS[RED]}", "play_road_building")
    assert table.game.phase == "free_roads"


def test_tb_ev_8_no_settlement_at_the_end_of_the_damaged_road() -> None:
    table = an_event_table(QUAKE).road(RED, "0,-1E")
    table.do("reveal_card", "damage_road 0,-1E", by=RED)
    for seat in (BLUE, WHITE, ORANGE):
        table.do(f"damage_road {ROADS[seat]}", by=seat)
    table.hold(RED, **RICH)
    table.refused("build_settlement 0,-1SE", "earthquake.beside_damage", "TB-EV-8")
    table.do("repair_road 0,-1E", "build_settlement 0,-1SE")


def test_tb_ev_8_no_city_beside_the_damaged_road_but_elsewhere() -> None:
    table = shaken(hands={RED: {"ore": 6, "grain": 4}})
    table.refused("build_city 0,-1N", "earthquake.beside_damage", "TB-EV-8")
    table.do("build_city 0,1S")


def test_tb_ev_8_others_build_beside_a_damaged_road_that_is_not_theirs() -> None:
    table = an_event_table(QUAKE).road(RED, "0,-1E").road(BLUE, "0,-1SE")
    table.do("reveal_card", "damage_road 0,-1E", by=RED)
    assert table.building.may_settle(table.state, BLUE, table.graph.corner("0,-1SE"))
    assert not table.building.may_settle(table.state, RED, table.graph.corner("0,-1SE"))


def test_tb_ev_8_a_damaged_road_counts_for_the_longest_route() -> None:
    table = an_event_table(QUAKE).road(RED, "0,-1E", "0,-1SE", "0,-1SW", "0,-1NW")
    table.do("reveal_card", "damage_road 0,-1SE", by=RED)
    assert (table.block("route_length", RED), table.block("longest_route")) == (5, RED + 1)


def test_tb_ev_19_a_damaged_road_is_not_chosen_again() -> None:
    table = an_event_table(QUAKE, QUAKE)
    table.do("reveal_card")
    for seat, road in ROADS.items():
        table.do(f"damage_road {road}", by=seat)
    table.state.s[table.rules.block_named["event_deck"].at + 3] = 1  # a year later
    table.do("end_turn", "reveal_card")
    table.refused(f"damage_road {ROADS[RED]}", "earthquake.damaged_already", "TB-EV-19", by=RED)
    assert table.legal_at("damage_road", by=RED) == table.edges("0,1SE")


def test_tb_ev_19_a_player_without_a_whole_road_ignores_it() -> None:
    table = an_event_table(QUAKE)
    for road in (ROADS[BLUE], "1,0NE"):
        table.building.remove_route(table.state, BLUE, table.graph.edge(road))
    table.do("reveal_card")
    assert BLUE not in table.game.deciding


def test_tb_ev_19_any_order_of_the_answers_comes_to_the_same() -> None:
    ends = []
    for order in ((RED, BLUE, WHITE, ORANGE), (ORANGE, BLUE, RED, WHITE)):
        table = an_event_table(QUAKE)
        table.do("reveal_card")
        for seat in order:
            table.do(f"damage_road {ROADS[seat]}", by=seat)
        ends.append(table.game.state_bytes())
    assert ends[0] == ends[1]
