"""Tournament, Calm Sea, Plentiful Year, Trade Advantage and Conflict (TB-EV-10 to 12, 15, 16, 19, COMBO-35)."""

from __future__ import annotations

from tests.rules.traders_barbarians.event_tables import EventTable, an_event_table
from tests.tables import BLUE, ORANGE, RED, WHITE


def with_knights(table: EventTable, *played: int) -> EventTable:
    """Knights that each seat has played."""
    at = table.rules.block_named["knights_played"].at
    for seat, knights in enumerate(played):
        table.state.s[at + seat] = knights
    return table


def test_tb_ev_10_those_with_the_most_knights_take_a_resource() -> None:
    table = with_knights(an_event_table("tournament_5"), 1, 2, 0, 2)
    table.do("reveal_card")
    assert (table.game.phase, sorted(table.game.deciding)) == ("event_resource", [BLUE, ORANGE])
    table.do("take_resource ore", by=ORANGE)
    table.do("take_resource wool", by=BLUE)
    assert table.told("resource_taken", RED) == [{"seat": ORANGE, "card": "ore"}, {"seat": BLUE, "card": "wool"}]
    assert table.game.phase == "action"


def test_tb_ev_10_without_any_knight_nobody_takes() -> None:
    table = an_event_table("tournament_5", cards={RED: ["knight"]})  # one in the hand does not count
    table.do("reveal_card")
    assert table.game.phase == "action"


def test_tb_ev_10_a_player_with_fewer_knights_is_refused() -> None:
    table = with_knights(an_event_table("tournament_5"), 1, 2)
    table.do("reveal_card")
    table.refused("take_resource ore", "seat.not_deciding", "TB-EV-16", by=RED)


def test_tb_ev_11_the_holder_of_the_longest_route_takes_a_card_at_random() -> None:
    hands = {RED: {"ore": 2}, WHITE: {"grain": 2}}
    table = an_event_table("trade_advantage_5", hands=hands, chance={"steal": ["grain"]})
    table.road(BLUE, "1,0E", "1,0SW", "1,0W", "1,0NW")
    assert table.block("longest_route") == BLUE + 1
    expected = table.brought_by(5)
    table.do("reveal_card")
    assert (table.game.phase, table.game.deciding) == ("event_victim", [BLUE])
    table.refused("take_from 3", "event.no_victim", "TB-EV-11", by=BLUE)  # nothing in hand
    table.refused("take_from 1", "event.no_victim", "TB-EV-11", by=BLUE)
    table.do("take_from 2", by=BLUE)
    assert table.hand(BLUE)["grain"] == expected.get(BLUE, {}).get("grain", 0) + 1
    assert table.told("stolen", RED) == [{"thief": BLUE, "victim": WHITE}]
    assert table.told("stolen", WHITE) == [{"thief": BLUE, "victim": WHITE, "card": "grain"}]


def test_tb_ev_11_the_only_one_with_cards_is_not_asked_for() -> None:
    table = an_event_table("trade_advantage_5", hands={WHITE: {"grain": 2}})
    table.road(BLUE, "1,0E", "1,0SW", "1,0W", "1,0NW")
    table.do("reveal_card")
    assert (table.game.phase, len(table.told("stolen"))) == ("action", 1)


def test_tb_ev_11_without_a_holder_or_a_victim_nothing_happens() -> None:
    table = an_event_table("trade_advantage_5", hands={WHITE: {"grain": 2}})
    table.do("reveal_card")
    assert (table.game.phase, table.told("stolen")) == ("action", [])
    table = an_event_table("trade_advantage_5", hands={BLUE: {"grain": 2}})
    table.road(BLUE, "1,0E", "1,0SW", "1,0W", "1,0NW")
    table.do("reveal_card")
    assert (table.game.phase, table.told("stolen")) == ("action", [])


def without_harbours(table: EventTable, *left: str) -> EventTable:
    """Only these harbours, all of them generic."""
    at = table.rules.block_named["harbour"].at
    for edge in range(int(table.graph.edges)):
        table.state.s[at + edge] = 1 if table.graph.edge_names[edge] in left else 0
    return table


def test_tb_ev_12_those_with_the_most_buildings_on_harbours_take_a_resource() -> None:
    table = without_harbours(an_event_table("calm_sea_9"), "0,-1NE", "1,0SE", "0,0SE")
    table.city(ORANGE, "0,0S")  # a city is one building as well
    table.do("reveal_card")
    assert (table.game.phase, sorted(table.game.deciding)) == ("event_resource", [RED, WHITE, ORANGE])
    table.refused("take_resource ore", "seat.not_deciding", "TB-EV-16", by=BLUE)
    for seat in (WHITE, RED, ORANGE):
        table.do("take_resource ore", by=seat)
    assert table.game.phase == "action"


def test_tb_ev_12_two_settlements_are_more_than_one_city() -> None:
    table = without_harbours(an_event_table("calm_sea_9"), "0,-1NE", "0,1SE", "0,0SE")
    table.city(ORANGE, "0,0S")
    table.do("reveal_card")
    assert table.game.deciding == [RED]


def test_tb_ev_12_without_a_harbour_nobody_takes() -> None:
    table = without_harbours(an_event_table("calm_sea_12"))
    table.do("reveal_card")
    assert table.game.phase == "action"


def test_tb_ev_15_the_largest_army_takes_a_card() -> None:
    table = with_knights(an_event_table("conflict_3", hands={BLUE: {"ore": 1}, WHITE: {"ore": 1}}), 3, 4)
    table.state.s[table.rules.block_named["largest_army"].at] = RED + 1
    table.do("reveal_card")
    assert (table.game.phase, table.game.deciding) == ("event_victim", [RED])
    table.refused("take_from 3", "event.no_victim", "TB-EV-11")
    table.do("take_from 1")
    assert table.hand(RED)["ore"] >= 1


def test_tb_ev_15_without_the_tile_the_only_player_with_the_most_knights() -> None:
    hands = {RED: {"ore": 1}, WHITE: {"ore": 1}}
    table = with_knights(an_event_table("conflict_3", hands=hands), 1, 2)
    table.do("reveal_card")
    assert (table.game.phase, table.game.deciding) == ("event_victim", [BLUE])
    table = with_knights(an_event_table("conflict_3", hands=hands), 2, 2)
    table.do("reveal_card")
    assert table.game.phase == "action"
    table = an_event_table("conflict_3", hands=hands)
    table.do("reveal_card")
    assert table.game.phase == "action"


def test_tb_ev_16_everybody_takes_a_resource() -> None:
    table = an_event_table("plentiful_year_2")
    expected = table.brought_by(2)
    table.do("reveal_card")
    for seat, card in ((WHITE, "ore"), (RED, "wool"), (BLUE, "brick"), (ORANGE, "ore")):
        expected.setdefault(seat, {})
        expected[seat][card] = expected[seat].get(card, 0) + 1
        table.do(f"take_resource {card}", by=seat)
    assert (table.hands(), table.game.phase) == (expected, "action")


def test_tb_ev_16_a_kind_the_supply_lacks_is_refused() -> None:
    table = an_event_table("plentiful_year_2")
    table.empty_supply("ore")
    table.do("reveal_card")
    table.refused("take_resource ore", "event.supply_empty", "TB-EV-16", by=RED)


def test_tb_ev_16_an_empty_supply_gives_nothing() -> None:
    table = an_event_table("plentiful_year_2")
    for card in ("lumber", "brick", "wool", "grain", "ore"):
        table.empty_supply(card)
    table.do("reveal_card")
    assert table.game.phase == "action"


def test_tb_ev_19_and_combo_35_in_turn_order_when_they_could_want_the_same_card() -> None:
    table = an_event_table("no_event_8", "plentiful_year_2")
    table.do("reveal_card", "end_turn")
    table.empty_supply("ore", left=1)
    table.do("reveal_card")
    assert table.game.deciding == [BLUE]
    table.do("take_resource ore", by=BLUE)
    table.refused("take_resource ore", "event.supply_empty", "TB-EV-16", by=WHITE)
    for seat in (RED, ORANGE, WHITE):  # nothing is contested any more
        table.do("take_resource wool", by=seat)
    assert table.game.phase == "action"
