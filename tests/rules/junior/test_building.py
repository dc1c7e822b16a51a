"""Fortresses and ships (JR-14 to JR-19)."""

from __future__ import annotations

from tests.rules.junior.junior_tables import BLUE, FORTRESS, RED, SHIP, WHITE, a_junior_table


def test_jr_14_a_ship_costs_a_wool_and_a_wood() -> None:
    table = a_junior_table(rolled=True, hands={RED: {"wool": 2, "wood": 1}})
    table.do(table.sail("S01", "S05"))
    assert table.hand(RED) == {"wool": 1}
    assert (table.pile("wool"), table.pile("wood")) == (17, 18)
    table.refused(table.sail("S12", "S08"), "lane.too_expensive", "JR-14")


def test_jr_14_a_fortress_costs_rum_sabre_wool_and_wood() -> None:
    table = a_junior_table(rolled=True, hands={RED: {**FORTRESS, "gold": 1}}).ship(RED, "S01", "S05")
    table.do(table.found("S05"))
    assert table.hand(RED) == {"gold": 1}
    table = a_junior_table(rolled=True, hands={RED: {**FORTRESS, "sabre": 0}}).ship(RED, "S01", "S05")
    table.refused(table.found("S05"), "site.too_expensive", "JR-14")


def test_jr_14_a_coco_card_costs_rum_sabre_and_gold() -> None:
    table = a_junior_table(rolled=True, coco=["ship"], hands={RED: {"rum": 1, "sabre": 1, "gold": 2}})
    table.do("buy_coco")
    assert table.hand(RED) == {"gold": 1}
    table = a_junior_table(rolled=True, hands={RED: {"rum": 1, "sabre": 1}})
    table.refused("buy_coco", "coco.too_expensive", "JR-14")


def test_jr_15_a_ship_lies_on_a_free_lane_at_an_own_fortress() -> None:
    table = a_junior_table(rolled=True, hands={RED: SHIP})
    lanes = [("S01", "S04"), ("S01", "S05"), ("S12", "S08"), ("S12", "S17")]
    assert set(table.legal("build_ship")) == {table.sail(*lane) for lane in lanes}
    table.refused(table.sail("S05", "S02"), "lane.no_fortress", "JR-15")


def test_jr_15_ships_never_follow_each_other_without_a_fortress_between() -> None:
    table = a_junior_table(rolled=True, hands={RED: SHIP}).ship(RED, "S01", "S05")
    table.refused(table.sail("S05", "S09"), "lane.no_fortress", "JR-15")
    table.fortress(RED, "S05").do(table.sail("S05", "S09"))


def test_jr_15_where_no_lane_is_no_ship_sails() -> None:
    """On side B the top corner of an outer island is not a site and has no lanes."""
    table = a_junior_table(rolled=True, hands={RED: SHIP})
    edge = next(e for e in range(table.graph.edges) if not table.block("lane", e))
    table.refused(f"build_ship {table.graph.edge_names[edge]}", "lane.no_lane", "JR-15")


def test_jr_16_a_fortress_stands_on_a_free_site_that_an_own_ship_touches() -> None:
    table = a_junior_table(rolled=True, hands={RED: FORTRESS})
    table.refused(table.found("S05"), "site.no_ship", "JR-16")
    table.ship(RED, "S01", "S05").ship(WHITE, "S03", "S06")
    assert table.legal("build_fortress") == [table.found("S05")]
    table.refused(table.found("S06"), "site.no_ship", "JR-16")
    table.do(table.found("S05"))
    assert table.points(RED) == 3


def test_jr_16_there_is_no_distance_rule() -> None:
    """S05 lies beside S01 and S02, and both are taken."""
    table = a_junior_table(rolled=True, hands={RED: FORTRESS}).fortress(BLUE, "S02").ship(RED, "S01", "S05")
    table.do(table.found("S05"))


def test_jr_16_off_the_sites_nothing_stands() -> None:
    table = a_junior_table(rolled=True, hands={RED: FORTRESS})
    corner = next(v for v in range(table.graph.corners) if not table.block("site", v))
    table.refused(f"build_fortress {table.graph.corner_names[corner]}", "site.no_site", "JR-16")


def test_jr_17_one_ship_for_a_lane_and_one_fortress_for_a_site() -> None:
    table = a_junior_table(rolled=True, hands={RED: FORTRESS}).ship(BLUE, "S17", "S12").ship(RED, "S01", "S05")
    table.refused(table.sail("S12", "S17"), "lane.taken", "JR-17")
    table.fortress(BLUE, "S05")
    table.refused(table.found("S05"), "site.taken", "JR-17")
    table.refused(table.found("S01"), "site.taken", "JR-17")


def test_jr_17_any_number_of_builds_in_a_turn() -> None:
    table = a_junior_table(rolled=True, hands={RED: {"wood": 6, "wool": 6, "rum": 3, "sabre": 3}})
    for one, other in (("S01", "S05"), ("S05", "S09"), ("S09", "S14")):
        table.do(table.sail(one, other), table.found(other))
    assert table.points(RED) == 5
    assert table.hand(RED) == {}


def test_jr_18_a_lane_to_an_opponents_fortress_may_be_taken() -> None:
    table = a_junior_table(rolled=True, hands={RED: {**FORTRESS, "wood": 2, "wool": 2}})
    table.do(table.sail("S12", "S17"))
    assert table.block("ships_left", RED) == 7
    table.refused(table.found("S17"), "site.taken", "JR-17")


def test_jr_19_without_ships_in_reserve_none_can_be_built() -> None:
    table = a_junior_table(rolled=True, hands={RED: SHIP})
    table.state.s[table.building.ships_left + RED] = 0
    assert table.legal("build_ship") == []
    table.refused(table.sail("S01", "S05"), "lane.none_left", "JR-19")


def test_jr_19_without_fortresses_in_reserve_none_can_be_built() -> None:
    table = a_junior_table(rolled=True, hands={RED: FORTRESS}).ship(RED, "S01", "S05")
    table.state.s[table.building.fortresses_left + RED] = 0
    assert table.legal("build_fortress") == []
    table.refused(table.found("S05"), "site.none_left", "JR-19")
