"""Rivers, fishermen, caravans and wagons with Cities & Knights (COMBO-22 to COMBO-24, COMBO-26)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import archipel
from archipel.board.layout import numbers_of
from archipel.rules.base.development import Development
from archipel.rules.base.land import TERRAINS
from archipel.rules.cities_knights.progress_deck import CARDS, TRACKS
from archipel.rules.cities_knights.science_cards import ScienceCards
from archipel.rules.traders_barbarians.coins import Coins
from archipel.rules.traders_barbarians.rivers import Rivers
from archipel.rules.traders_barbarians.wagons import Wagons
from tests.rules.cities_knights.city_tables import CityTable
from tests.rules.traders_barbarians.caravan_tables import NORTH
from tests.rules.traders_barbarians.fish_tables import PLACED as AT_WATER
from tests.rules.traders_barbarians.fish_tables import hold_fish
from tests.rules.traders_barbarians.test_caravans_combined import FAR
from tests.rules.traders_barbarians.test_rivers import BESIDE, DRY, gold
from tests.rules.traders_barbarians.with_cities_tables import ADVANCED, a_table_with_cities
from tests.tables import BLUE, ORANGE, PLACED, RED, WHITE

pytestmark = pytest.mark.compiled

SHIP = {"event_die": ["ship"], "dice": [(3, 2)]}


def a_river_table(placed: Any = DRY, coins: dict[int, int] | None = None, **more: Any) -> CityTable:
    table = a_table_with_cities("rivers", placed, **{"layout": "fixed", "rolled": True, **more})
    purse = table.rules.the(Coins)
    for seat in range(4):
        table.state.s[purse.first_hand + seat * purse.cards.kinds] = 0
    for seat, count in (coins or {}).items():
        purse.gain(table.state, seat, count)
    return table


# ---- rivers


def test_combo_22_a_starting_city_at_the_river_brings_a_gold() -> None:
    table = a_table_with_cities("rivers", BESIDE, layout="fixed")
    # Red has two buildings and two roads at the river, blue a settlement.
    gained = [one["seat"] for one in table.told("gold_gained", to=WHITE)]
    assert (gained.count(RED), gained.count(BLUE)) == (4, 1)
    assert table.cities_of(RED) == {"2,0N"}  # or 2,-1SE


def test_combo_22_gold_buys_resources_only_and_commodities_buy_gold() -> None:
    table = a_river_table(coins={RED: 4}, hands={RED: {"cloth": 4}})
    bought = {action.split()[1] for action in table.legal("spend_gold")}
    assert bought == {"lumber", "brick", "wool", "grain", "ore"}
    table.do("maritime_trade cloth gold")
    assert gold(table)[RED] == 5
    assert not [action for action in table.legal("maritime_trade") if action.split()[1] == "gold"]


def test_combo_22_progress_cards_never_touch_gold() -> None:
    table = a_river_table(coins={RED: 4, BLUE: 4}, hands={BLUE: {"wool": 1}})
    table.hold_progress(RED, "resource_monopoly", "trade_monopoly", "merchant_fleet", "master_merchant")
    for kind in ("play_resource_monopoly", "play_trade_monopoly", "play_merchant_fleet"):
        assert not [action for action in table.legal(kind) if "gold" in action]
    table.settle(BLUE, "-1,0S").do("play_master_merchant 1")
    assert table.legal("take_card") == ["take_card wool"]


def test_combo_22_the_aqueduct_gives_no_gold_and_gold_is_no_yield() -> None:
    table = a_river_table(rolled=False, chance={"dice": [(1, 1)], "event_die": ["trade"]}).level(RED, "science", 3)
    table.do("roll")
    assert {action.split()[1] for action in table.legal("take_aqueduct")} == {"lumber", "brick", "wool", "grain", "ore"}


def test_combo_22_a_bridge_is_a_road_to_knights_and_intrigue() -> None:
    table = a_river_table(BESIDE, hands={RED: {"brick": 2, "lumber": 1, "ore": 1, "wool": 1}})
    table.road(RED, "1,-1SW").do("build_bridge 1,-1W")
    assert "1,-2S" in table.knight_places(RED)  # beyond the bridge
    table.do("recruit 1,-2S")
    assert table.knights_of(RED) == {"1,-2S": "basic"}


def test_combo_22_the_diplomat_never_takes_a_bridge() -> None:
    table = a_river_table(BESIDE, hands={RED: {"brick": 2, "lumber": 1}}).hold_progress(RED, "diplomat")
    table.road(RED, "1,-1SW").do("build_bridge 1,-1W")
    assert "play_diplomat 1,-1W" not in table.legal("play_diplomat")
    table.refused("play_diplomat 1,-1W", "diplomat.bridge", "COMBO-22")


@pytest.mark.parametrize(("pays", "owner", "left"), [("owner", BLUE, [2, 1]), ("player", BLUE, [1, 2])])
def test_combo_22_a_removed_road_at_the_river_costs_a_gold(pays: str, owner: int, left: list[int]) -> None:
    table = a_river_table(coins={RED: 2, BLUE: 2}, diplomat_gold=pays).hold_progress(RED, "diplomat")
    table.settle(owner, "0,0N").road(owner, "0,0NW")
    before = gold(table)
    table.do("play_diplomat 0,0NW")
    assert [after - first for after, first in zip(gold(table), before, strict=True)][:2] == [
        left[0] - 2,
        left[1] - 2,
    ]


def test_combo_22_without_gold_nothing_is_paid() -> None:
    table = a_river_table(coins={RED: 2}).settle(BLUE, "0,0N").road(BLUE, "0,0NW")
    purse = table.rules.the(Coins)
    table.state.s[purse.first_hand + BLUE * purse.cards.kinds] = 0
    table.hold_progress(RED, "diplomat").do("play_diplomat 0,0NW")
    assert gold(table)[:2] == [2, 0]


def a_road_in_hand() -> CityTable:
    """Red has lifted a road at the river."""
    table = a_river_table(coins={RED: 2}).settle(RED, "0,0N").road(RED, "0,0NW").hold_progress(RED, "diplomat")
    before = gold(table)
    table.do("play_diplomat 0,0NW")
    assert gold(table) == before  # nothing is paid before it has arrived
    return table


def test_combo_22_a_road_moved_along_the_river_changes_nothing() -> None:
    table = a_road_in_hand()
    before = gold(table)
    assert gold(table.do("rebuild_road 0,0NE")) == before


def test_combo_22_a_road_that_leaves_the_river_costs_a_gold() -> None:
    table = a_road_in_hand()
    before = gold(table)[RED]
    beside = table.rules.the(Rivers).edge_beside
    away = next(one for one in table.legal("rebuild_road") if not beside[table.graph.edge(one.split()[1])])
    assert gold(table.do(away))[RED] == before - 1


def test_combo_22_a_road_that_stays_in_stock_costs_a_gold() -> None:
    table = a_road_in_hand()
    before = gold(table)[RED]
    assert gold(table.do("keep_road_off"))[RED] == before - 1


def test_combo_22_the_players_road_put_down_at_the_river_brings_a_gold() -> None:
    table = a_river_table(coins={RED: 2}).settle(RED, "0,0N").hold_progress(RED, "diplomat")
    before = gold(table)[RED]
    table.do("play_diplomat 0,-2NW", "rebuild_road 0,0NW")
    assert gold(table)[RED] == before + 1


def test_combo_22_five_gold_save_a_city() -> None:
    table = a_river_table(coins={RED: 5, BLUE: 4, WHITE: 5}, rolled=False, chance=SHIP).barbarians_at(6)
    table.do("roll")
    assert table.phase() == "lose_city"
    assert table.cities_of(BLUE) == set()  # four gold are not enough, and it had only one
    assert table.cities_of(ORANGE) == set()
    table.do("save_city", by=RED)
    assert gold(table)[RED] == 0
    table.do(table.legal("lose_city", by=WHITE)[0], by=WHITE)
    assert [len(table.cities_of(seat)) for seat in range(4)] == [1, 0, 0, 0]


def test_combo_22_saving_a_city_is_refused_without_gold() -> None:
    table = a_river_table(coins={RED: 3}, rolled=False, chance=SHIP).barbarians_at(6).city(RED, "0,0N")
    table.do("roll")
    table.refused("save_city", "coins.too_few", "COMBO-22", by=RED)


# ---- fishermen


def a_fish_table(**more: Any) -> CityTable:
    chance = {"fish": ["fish_1"] * 4, **more.pop("chance", {})}
    return a_table_with_cities(
        "fishermen", AT_WATER, chance=chance, **{"layout": "beginner", "frame": "standard", "rolled": True, **more}
    )


def test_combo_23_seven_fish_draw_a_progress_card_of_a_chosen_deck() -> None:
    table = a_fish_table(chance={"progress": ["smith"]})
    hold_fish(table, RED, 1, 0, 2)
    assert table.legal("fish_progress") == ["fish_progress 1+3+3"]
    table.do("fish_progress 1+3+3")
    assert table.phase() == "choose_deck"
    table.do("choose_deck science")
    assert table.progress_of(RED) == {"smith": 1}
    assert table.block("fish_count", RED) == 0


def test_combo_23_without_any_progress_card_fish_buy_none() -> None:
    table = a_fish_table()
    hold_fish(table, RED, 1, 0, 2)
    for track in range(3):
        table.state.s[table.rules.block_named["progress_left"].at + track] = 0
    table.refused("fish_progress 1+3+3", "fish.no_progress", "COMBO-23")


def test_combo_23_four_fish_are_never_a_commodity() -> None:
    table = a_fish_table()
    hold_fish(table, RED, 1, 0, 1)
    table.do("fish_take 1+3")
    assert {action.split()[1] for action in table.legal("take_for_fish")} == {
        *("lumber", "brick", "wool", "grain", "ore")
    }


def test_combo_23_two_fish_move_the_robber_only_after_the_first_attack() -> None:
    table = a_fish_table()
    hold_fish(table, RED, 0, 1, 0)
    table.refused("fish_robber 2", "fish.no_robber", "TB-FISH-8")
    table.state.s[table.rules.block_named["robber"].at] = table.graph.tile("1,0")
    table.refused("fish_robber 2", "robber.before_attack", "CK-33")
    table.attacked().do("fish_robber 2")
    assert table.block("robber") == -1


def test_combo_23_the_inventor_leaves_the_lakes_alone() -> None:
    spec = archipel.GameSpec("traders_barbarians/fishermen", 5, tuple(ADVANCED.items()))
    table = CityTable(archipel.start(spec, 1))
    numbers = table.rules.block_named["numbers"].at
    small = next(tile for tile in range(30) if numbers_of(table.state.s[numbers + tile]) == (4, 10))
    inventor = table.rules.the(ScienceCards).inventor
    end = inventor.cases(table.state, 0, 0)
    swapped = {code - inventor.base for code in table.state.scratch.codes[:end]}
    tiles = int(table.graph.tiles)
    assert swapped and all(small not in (code // tiles, code % tiles) for code in swapped)
    wrong = inventor.without_effect(table.state, 0, small * tiles + small)
    assert wrong is not None and wrong.key == "inventor.no_token"


# ---- caravans


def test_combo_24_votes_are_brick_and_lumber() -> None:
    placed = {
        **FAR,
        WHITE: (("-1,2S", "-1,2SW"), ("1,-2N", "1,-2NE")),
        ORANGE: (("2,-2NE", "2,-2E"), ("1,1SE", "1,1E")),
    }
    table = a_table_with_cities("caravans", placed, rolled=True, layout="beginner", chance={"oasis": ["up"]})
    table.hold(RED, ore=3, grain=2).do("build_city 0,2S")
    table.hold(RED, brick=2, wool=1, grain=1).hold(BLUE, lumber=1).do("end_turn")
    assert sorted(table.legal("lay_brick_votes")) == ["lay_brick_votes 1 0", "lay_brick_votes 2 0"]
    table.refused("lay_brick_votes 3 0", "votes.not_held", "TB-CAR-9")
    table.do("lay_brick_votes 2 0", f"name_path {NORTH}", "lay_brick_votes 0 1", f"name_path {NORTH}")
    assert table.told("brick_votes_laid", to=BLUE)[0] == {"seat": RED, "brick": 2, "lumber": 0}
    table.do("lay_no_votes", "lay_no_votes", f"place_camel {NORTH}")
    assert (table.block("camels_left"), table.game.active) == (21, BLUE)


# ---- wagons


def a_wagon_table(**more: Any) -> CityTable:
    return a_table_with_cities("wagons", PLACED, **{"layout": "fixed", "rolled": True, **more})


def barbarians_on(table: CityTable) -> list[str]:
    return [table.graph.edge_names[table.block("path_barbarians", k)] for k in range(3)]


def test_combo_26_a_forest_is_out_in_the_place_of_fields() -> None:
    spec = archipel.GameSpec("traders_barbarians/wagons", 4, tuple(ADVANCED.items()))
    tiles, plain = (
        Counter(TERRAINS[int(game.state.s[game.rules.block_named["terrain"].at + tile])] for tile in range(19))
        for game in (archipel.start(spec, 3), archipel.new_game("traders_barbarians/wagons", seats=4, seed=3))
    )
    assert (tiles["forest"], tiles["fields"], tiles["pasture"], tiles["desert"]) == (3, 4, 3, 0)
    assert (plain["forest"], plain["fields"]) == (4, 3)


def test_combo_26_a_knight_drives_a_barbarian_off_and_is_inactive_then() -> None:
    table = a_wagon_table()
    assert barbarians_on(table)[0] == "-2,1NE"  # or -1,0SW
    table.road(RED, "-2,1E").knight(RED, "-1,0SW", active=True)
    assert table.legal("charge_barbarian") == ["charge_barbarian -2,1N"]
    table.do("charge_barbarian -1,0SW")
    assert table.phase() == "route_barbarian"
    table.refused("route_barbarian 1,-2SE 0,0NE", "barbarian.not_beside_knight", "COMBO-26")
    table.refused("route_barbarian -1,0SW 1,-2SE", "barbarian.taken", "TB-TB-20")
    table.do("route_barbarian -1,0SW 0,0NE")
    assert barbarians_on(table)[0] == "0,0NE"
    assert table.knights_of(RED) == {"-2,1N": "basic"}  # or -1,0SW
    table.refused("charge_barbarian -1,0SW", "knight.inactive", "CK-58")


def test_combo_26_on_an_opponents_road_a_card_is_stolen() -> None:
    table = a_wagon_table(hands={BLUE: {"ore": 1}})
    table.road(RED, "-2,1E").knight(RED, "-1,0SW", active=True)
    edge = table.graph.edge_names[next(e for e in range(72) if table.block("road", e) == BLUE + 1)]
    table.do("charge_barbarian -1,0SW", f"route_barbarian -1,0SW {edge}")
    assert table.hand(RED).get("ore", 0) == 1


def test_combo_26_only_a_knight_beside_the_path_drives_off() -> None:
    table = a_wagon_table().road(RED, "0,0NE").knight(RED, "0,0NE", active=True)
    table.refused("charge_barbarian 0,0NE", "knight.no_barbarian", "COMBO-26")


def test_combo_26_a_seven_moves_a_barbarian_before_the_first_attack() -> None:
    table = a_wagon_table(rolled=False, chance={"dice": [(3, 4)], "event_die": ["ship"]}).do("roll")
    assert table.phase() == "move_barbarian"


def test_combo_26_no_knight_stays_at_the_centre_of_a_target() -> None:
    table = a_wagon_table().road(RED, "0,2CN").road(RED, "0,2CNE").knight(RED, "0,1S", active=True)
    table.do("lift_knight 0,1S")
    assert all("C" not in action for action in table.legal("set_knight"))


def test_combo_26_there_is_neither_bishop_nor_development_card() -> None:
    table = a_wagon_table()
    assert not table.rules.has(Development)
    assert table.block("progress_deck", CARDS.index("bishop")) == 0
    assert table.block("progress_left", TRACKS.index("politics")) == 16


def test_combo_26_the_alchemist_does_not_set_the_die_of_a_wagon() -> None:
    chance = {"drive_off": ["1"], "event_die": ["trade"]}
    table = a_wagon_table(rolled=False, hands={RED: {"gold": 3}}, chance=chance).hold_progress(RED, "alchemist")
    wagons = table.rules.the(Wagons)
    table.state.s[wagons.level + RED] = 4
    table.state.s[wagons.at + RED] = table.graph.corner("-1,0SW")
    table.do("play_alchemist 6 5", "end_turn", "drive_off -1,0SW")
    assert barbarians_on(table)[0] == "-2,1NE"  # a 1 does not drive it off


def test_combo_26_gold_buys_resources_only() -> None:
    table = a_wagon_table(hands={RED: {"gold": 4}})
    assert {one.split()[1] for one in table.legal("spend_gold")} == {"lumber", "brick", "wool", "grain", "ore"}
