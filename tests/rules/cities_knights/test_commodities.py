"""Commodities: what cities bring, shortage pile by pile, and trade, discards and thefts with them."""

from __future__ import annotations

import pytest

from archipel.rules.base.land import TERRAINS
from archipel.rules.cities_knights.progress_deck import COMMODITIES
from tests.rules.cities_knights.city_tables import CityTable, a_city_table
from tests.tables import BLUE, ORANGE, RED, WHITE, dice_for
from tests.tokens import token_in

pytestmark = pytest.mark.compiled

RESOURCES = ["lumber", "brick", "wool", "grain", "ore"]
CARDS = [*RESOURCES, *COMMODITIES]

# What a roll brings with the settlements and cities of the tables.
HARVEST: dict[int, dict[int, dict[str, int]]] = {
    2: {RED: {"wool": 1}},
    3: {BLUE: {"lumber": 1, "paper": 1, "ore": 1}, WHITE: {"lumber": 1}, ORANGE: {"ore": 1}},
    4: {RED: {"grain": 2}, BLUE: {"wool": 1, "cloth": 1}, WHITE: {"grain": 1}, ORANGE: {"grain": 1}},
    5: {WHITE: {"wool": 1}},
    6: {RED: {"brick": 1, "grain": 2}, WHITE: {"brick": 2}},
    8: {BLUE: {"lumber": 1}},
    9: {ORANGE: {"lumber": 1, "paper": 1}},
    10: {RED: {"ore": 1}, BLUE: {"brick": 2}, ORANGE: {"brick": 2}},
    11: {RED: {"wool": 1, "cloth": 1}, BLUE: {"lumber": 1}, WHITE: {"lumber": 1, "paper": 1}},
    12: {WHITE: {"grain": 2}},
}


def a_roll(total: int) -> CityTable:
    return a_city_table(dice=[dice_for(total)], events=["trade"])


# ---- the cards (CK-1)


def test_ck_1_twelve_of_each_commodity() -> None:
    table = a_city_table(placed=False)
    assert [table.supply(card) for card in CARDS] == [19] * 5 + [12] * 3
    assert table.cards.names == CARDS


@pytest.mark.parametrize("seats", [5, 6])
def test_ck_99_eighteen_of_each_for_five_and_six(seats: int) -> None:
    table = a_city_table(seats=seats, placed=False)
    assert [table.supply(card) for card in COMMODITIES] == [18, 18, 18]


# ---- production (CK-15 to CK-18)


@pytest.mark.parametrize("total", HARVEST)
def test_ck_15_what_settlements_and_cities_bring(total: int) -> None:
    assert a_roll(total).do("roll").hands() == HARVEST[total]


@pytest.mark.parametrize(
    ("terrain", "seat", "corner", "total", "cards"),
    [
        ("forest", ORANGE, "2,-1N", 9, {"lumber": 1, "paper": 1}),
        ("mountains", RED, "0,-1N", 10, {"ore": 1, "coin": 1}),
        ("pasture", RED, "0,1S", 11, {"wool": 1, "cloth": 1}),
        ("fields", WHITE, "-1,0N", 12, {"grain": 2}),
        ("hills", BLUE, "1,0N", 10, {"brick": 2}),
    ],
)
def test_ck_15_the_two_cards_of_a_city_by_terrain(
    terrain: str, seat: int, corner: str, total: int, cards: dict[str, int]
) -> None:
    table = a_roll(total)
    if corner not in table.cities_of(seat):
        table.city(seat, corner)
    width = int(table.graph.corner_tile_width)
    at = table.graph.corner(corner) * width
    numbers = {
        TERRAINS[table.block("terrain", tile)]: token_in(table.block("numbers", tile))
        for tile in table.graph.corner_tiles[at : at + width]
        if tile >= 0
    }
    assert numbers[terrain] == total
    assert table.do("roll").hand(seat) == cards


def test_ck_15_a_new_city_brings_both_cards_from_the_next_roll_on() -> None:
    table = a_city_table(hands={RED: {"ore": 3, "grain": 2}}, dice=[(1, 1), (4, 6)], events=["trade"] * 2)
    table.do("roll", "build_city 0,-1N")
    assert table.hand(RED) == {"wool": 1}
    table.do("end_turn", "roll")  # ten: mountains
    assert table.hand(RED) == {"wool": 1, "ore": 1, "coin": 1}


def test_ck_16_the_split_is_mandatory_even_without_any_commodity_left() -> None:
    """There is no paper: the city in the forest brings one lumber, not two."""
    table = a_roll(9).leave_in_supply(paper=0).do("roll")
    assert table.hand(ORANGE) == {"lumber": 1}


def test_ck_17_a_commodity_pile_that_is_short_gives_none_to_several() -> None:
    table = a_roll(11).city(BLUE, "-1,0S").leave_in_supply(paper=1).do("roll")
    assert table.hand(BLUE) == {"lumber": 1}
    assert table.hand(WHITE) == {"lumber": 1}
    assert table.supply("paper") == 1
    assert table.told("shortage", to=-1) == [{"card": "paper"}]


def test_ck_17_a_single_claimant_gets_what_is_left() -> None:
    """Two cities of blue in the forest: two papers owed, one left."""
    table = a_roll(8).city(BLUE, "-1,0S").city(BLUE, "-2,1S")
    table.leave_in_supply(paper=1).do("roll")
    assert table.hand(BLUE) == {"lumber": 2, "paper": 1}


def test_ck_17_a_short_resource_pile_does_not_touch_the_commodities() -> None:
    table = a_roll(11).leave_in_supply(lumber=1).do("roll")
    assert table.hand(BLUE) == {}
    assert table.hand(WHITE) == {"paper": 1}
    assert table.told("shortage") == [{"card": "lumber"}]


def test_ck_17_short_commodities_do_not_touch_the_resources() -> None:
    table = a_roll(11).leave_in_supply(cloth=0, paper=0).do("roll")
    assert table.hands() == {RED: {"wool": 1}, BLUE: {"lumber": 1}, WHITE: {"lumber": 1}}


def test_ck_18_the_robber_blocks_both_cards() -> None:
    table = a_roll(9).move_robber("2,-2").do("roll")
    assert table.hand(ORANGE) == {}


def test_ck_15_watchers_see_which_tile_a_commodity_came_from() -> None:
    table = a_roll(9).do("roll")
    tile = table.graph.tile("2,-2")
    assert table.told("produced", to=-1) == [
        {"seat": ORANGE, "card": "lumber", "count": 1, "tile": tile},
        {"seat": ORANGE, "card": "paper", "count": 1, "tile": tile},
    ]


# ---- hand cards (CK-19)


def test_ck_19_commodities_count_for_the_hand_limit() -> None:
    table = a_city_table(
        hands={BLUE: {"ore": 4, "coin": 4}, WHITE: {"ore": 4, "coin": 3}}, dice=[(3, 4)], events=["ship"]
    )
    table.do("roll")
    assert (table.block("discards_owed", BLUE), table.block("discards_owed", WHITE)) == (4, 0)


def test_ck_19_commodities_may_be_discarded() -> None:
    table = a_city_table(hands={BLUE: {"ore": 5, "coin": 4}}, dice=[(3, 4)], events=["ship"]).do("roll")
    table.do("discard coin", by=BLUE).do("discard_cards 2coin+1ore", by=BLUE)
    assert table.hand(BLUE) == {"ore": 4, "coin": 1}
    assert table.supply("coin") == 11


def test_ck_19_a_theft_may_take_a_commodity() -> None:
    table = a_city_table(
        hands={BLUE: {"ore": 1, "cloth": 2}}, dice=[(3, 4)], events=["trade"], chance={"steal": ["cloth"]}, attacks=1
    )
    table.do("roll", "move_robber -2,1")
    assert (table.hand(RED), table.hand(BLUE)) == ({"cloth": 1}, {"ore": 1, "cloth": 1})
    assert table.told("stolen", to=RED) == [{"thief": RED, "victim": BLUE, "card": "cloth"}]
    assert table.told("stolen", to=WHITE) == [{"thief": RED, "victim": BLUE}]


def test_ck_19_commodities_pay_no_resource_costs() -> None:
    table = a_city_table(hands={RED: dict.fromkeys(COMMODITIES, 9)}, rolled=True)
    assert [kind for kind in table.legal() if kind.startswith(("build", "recruit", "activate"))] == []
    table.refused("build_road 0,-1E", "road.too_expensive", "BASE-61")


# ---- trade with others (CK-20)


def test_ck_20_commodities_may_be_offered_and_asked_for() -> None:
    table = a_city_table(hands={RED: {"cloth": 2}, BLUE: {"coin": 1, "ore": 1}}, rolled=True)
    table.do(f"offer_trade 2cloth 1coin+1ore {BLUE}", "accept_trade", f"confirm_trade {BLUE}")
    assert (table.hand(RED), table.hand(BLUE)) == ({"coin": 1, "ore": 1}, {"cloth": 2})


def test_ck_20_no_gifts() -> None:
    table = a_city_table(hands={RED: {"cloth": 2}}, rolled=True)
    table.refused("offer_trade 1cloth 0ore", "trade.gift", "BASE-54")
    table.refused("offer_trade 0ore 1cloth", "trade.gift", "BASE-54")


def test_ck_20_only_what_one_holds() -> None:
    table = a_city_table(hands={RED: {"cloth": 1}}, rolled=True)
    table.refused("offer_trade 2cloth 1ore", "trade.not_held", "BASE-53")


# ---- trade with the supply (CK-21)


@pytest.mark.parametrize("give", COMMODITIES)
@pytest.mark.parametrize("take", CARDS)
def test_ck_21_four_equal_commodities_for_any_other_card(give: str, take: str) -> None:
    table = a_city_table(hands={RED: {give: 4}}, rolled=True)
    if give == take:
        table.refused(f"maritime_trade {give} {take}", "trade.same_kind", "BASE-56")
        return
    table.do(f"maritime_trade {give} {take}")
    assert table.hand(RED) == {take: 1}
    assert table.supply(give) == 12


@pytest.mark.parametrize("give", RESOURCES)
@pytest.mark.parametrize("take", COMMODITIES)
def test_ck_21_four_equal_resources_for_a_commodity(give: str, take: str) -> None:
    table = a_city_table(hands={RED: {give: 4}}, rolled=True).do(f"maritime_trade {give} {take}")
    assert table.hand(RED) == {take: 1}


def test_ck_21_three_are_too_few_and_commodities_do_not_mix() -> None:
    table = a_city_table(hands={RED: {"cloth": 3, "coin": 3, "paper": 3}}, rolled=True)
    assert table.legal("maritime_trade") == []
    table.refused("maritime_trade cloth ore", "trade.too_few", "BASE-56")


def test_ck_21_a_generic_harbour_takes_three_of_any_card() -> None:
    table = a_city_table(hands={RED: {"cloth": 3, "ore": 3, "coin": 2}}, rolled=True).settle(RED, "0,-2N")
    assert [table.rate(RED, card) for card in CARDS] == [3] * 8
    table.do("maritime_trade cloth paper", "maritime_trade ore coin")
    assert table.hand(RED) == {"paper": 1, "coin": 3}
    assert [told["count"] for told in table.told("traded_with_supply")] == [3, 3]


def test_ck_21_a_special_harbour_serves_its_resource_only_but_a_commodity_may_be_taken() -> None:
    table = a_city_table(hands={RED: {"wool": 2, "cloth": 3}}, rolled=True).settle(RED, "1,1S")
    assert [table.rate(RED, card) for card in CARDS] == [4, 4, 2, 4, 4, 4, 4, 4]
    table.refused("maritime_trade cloth ore", "trade.too_few", "BASE-56")
    table.do("maritime_trade wool coin")
    assert table.hand(RED) == {"cloth": 3, "coin": 1}


def test_ck_21_not_what_the_supply_has_run_out_of() -> None:
    table = a_city_table(hands={RED: {"wool": 4}}, rolled=True).leave_in_supply(paper=0)
    assert "maritime_trade wool paper" not in table.legal()
    table.refused("maritime_trade wool paper", "trade.supply_empty", "BASE-58")


# ---- when a harbour begins to serve (CK-22)

AT_THE_HARBOUR = {"brick": 1, "lumber": 1, "wool": 1, "grain": 1, "ore": 3}


def before_a_harbour(**options: object) -> CityTable:
    """Red is about to settle at a generic harbour."""
    table = a_city_table(hands={RED: AT_THE_HARBOUR}, dice=[(1, 1)] * 4, events=["trade"] * 4, rolled=True, **options)  # type: ignore[arg-type]
    return table.road(RED, "0,-2NE")


def test_ck_22_a_new_harbour_serves_at_once() -> None:
    table = before_a_harbour()
    table.do("build_settlement 0,-2N", "maritime_trade ore coin")
    assert table.hand(RED) == {"coin": 1}


def test_ck_22_as_an_option_it_serves_from_the_next_turn_on() -> None:
    table = before_a_harbour(harbour_timing="next_turn").do("build_settlement 0,-2N")
    table.refused("maritime_trade ore coin", "trade.too_few", "BASE-56")
    table.do("end_turn")
    for _ in range(3):
        table.do("roll", "end_turn")
    table.do("roll", "maritime_trade ore coin")
    assert table.hand(RED)["coin"] == 1


def test_ck_22_starting_harbours_serve_from_the_first_turn_on_with_the_option() -> None:
    """Orange's city stands at the ore harbour."""
    table = a_city_table(dice=[(1, 1)] * 4, events=["trade"] * 4, harbour_timing="next_turn")
    for _ in range(3):
        table.do("roll", "end_turn")
    table.hold(ORANGE, ore=2).do("roll", "maritime_trade ore paper")
    assert table.hand(ORANGE) == {"paper": 1}
