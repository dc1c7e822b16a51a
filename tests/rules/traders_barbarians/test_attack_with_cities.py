"""Barbarian Attack with Cities & Knights (COMBO-25).

      M3    P8    D            coast clockwise from the castle, in the order of battles:
   G9    H4    P5    F10       4 12 9 3 8 | 10 11 5 2 6
G12   F6    G10   M8    H11
   F4    M9    G3    P5
      C     P6    H2
"""

from __future__ import annotations

from typing import Any

import pytest

import archipel
from archipel.catalogue import entry
from archipel.engine.errors import SetUpError
from archipel.rules.cities_knights.barbarians import Barbarians
from archipel.rules.cities_knights.knights import Knights
from archipel.rules.cities_knights.progress_deck import CARDS
from archipel.rules.traders_barbarians.attack_cards import AttackCards
from archipel.rules.traders_barbarians.event_takings import EventTakings
from tests.rules.traders_barbarians.attack_tables import CASTLE, COAST, GAME, sides
from tests.rules.traders_barbarians.with_cities_tables import ADVANCED, AttackCityTable, an_attack_city_table
from tests.tables import BLUE, ORANGE, RED, WHITE

pytestmark = pytest.mark.compiled

KNIGHT = {"ore": 1, "wool": 1}
RESOURCES = {"lumber", "brick", "wool", "grain", "ore"}
# Blue's city stands between the tiles of 11 and 5 and the sea.
ON_THE_COAST = {
    RED: (("0,0N", "0,0NE"), ("0,1S", "0,1SE")),
    BLUE: (("-1,0S", "-1,0SW"), ("2,0S", "2,0SW")),
    WHITE: (("1,0S", "1,0SE"), ("-1,0N", "-1,0NW")),
    ORANGE: (("0,0S", "0,0SE"), ("1,-1N", "1,-1NE")),
}
CITY = "2,0S"
AT_THE_TEN = {**ON_THE_COAST, RED: (("2,-1NE", "2,-1E"), ("0,1S", "0,1SE"))}


def a_roll(first: int, second: int, face: str, **more: Any) -> AttackCityTable:
    table = an_attack_city_table(rolled=False, chance={"dice": [(first, second)], "event_die": [face]}, **more)
    return table.put_barbarians().do("roll")


# ---- what is in play


def test_combo_25_needs_the_option_for_advanced_combinations() -> None:
    found = entry(GAME)
    with pytest.raises(SetUpError) as refused:
        found.choose(4, {"cities_knights": True})
    assert refused.value.rule == "COMBO-9"
    assert found.choose(4, ADVANCED)["target"] == 13
    assert found.choose(4, {**ADVANCED, "harbormaster": True})["target"] == 14


def test_combo_25_there_is_neither_fleet_nor_track_nor_deck_of_the_scenario() -> None:
    rules = an_attack_city_table().rules
    assert not any(rules.has(chapter) for chapter in (Knights, Barbarians, AttackCards))
    verbs = {verb.name for verb in rules.verbs}
    assert verbs.isdisjoint({"buy_card", "recruit", "lift_knight", "lose_city", "play_intrigue", "move_robber"})
    assert "defender_cards" not in rules.block_named


# ---- recruiting, activating, promoting


def test_combo_25_a_knight_is_recruited_at_the_castle() -> None:
    table = an_attack_city_table(hands={RED: {"ore": 3, "wool": 3}})
    assert len(table.legal("recruit_at_castle")) == 6
    table.do(f"recruit_at_castle {CASTLE}E")
    assert list(table.knights_of(RED).values()) == ["basic"]
    assert table.hand(RED) == {"ore": 2, "wool": 2}
    table.refused(f"recruit_at_castle {CASTLE}E", "knighthood.occupied", "COMBO-25")
    table.refused("recruit_at_castle 0,0E", "knighthood.only_at_castle", "COMBO-25")
    table.do(f"recruit_at_castle {CASTLE}W")
    table.refused(f"recruit_at_castle {CASTLE}NW", "knight.none_left", "CK-57")
    assert table.knights_left(RED) == (0, 2, 2)


def test_combo_25_a_knight_costs_what_it_always_costs() -> None:
    table = an_attack_city_table(hands={RED: {"ore": 1}}).on_path(RED, "0,0E")
    table.refused(f"recruit_at_castle {CASTLE}E", "knight.too_expensive", "CK-53")
    table.refused("activate_path_knight 0,0E", "knight.activation_too_expensive", "CK-54")
    table.refused("promote_path_knight 0,0E", "knight.promotion_too_expensive", "CK-56")
    table.hold(RED, grain=1, ore=1, wool=1).do("activate_path_knight 0,0E", "promote_path_knight 0,0E")
    assert list(table.knights_of(RED).values()) == ["strong*"]
    assert table.hand(RED) == {}


def test_combo_25_refused_activations_and_promotions() -> None:
    table = an_attack_city_table(hands={RED: {"grain": 1, "ore": 3, "wool": 3}})
    table.on_path(RED, "0,0E", active=True).on_path(RED, "0,0W", strength=2).on_path(BLUE, "0,0SE")
    table.refused("activate_path_knight 0,0E", "knighthood.already_active", "CK-54")
    table.refused("activate_path_knight 0,0SE", "march.no_knight", "CK-54")
    table.refused("promote_path_knight 0,0SE", "march.no_knight", "CK-56")
    table.refused("promote_path_knight 0,0W", "knighthood.no_fortress", "CK-45")
    table.do("promote_path_knight 0,0E")
    table.refused("promote_path_knight 0,0E", "knighthood.already_promoted", "CK-56")
    table.level(RED, "politics", 3).do("promote_path_knight 0,0W")
    table.refused("promote_path_knight 0,0W", "knighthood.already_mighty", "CK-56")


# ---- marching and displacing


def test_combo_25_any_knight_marches_three_paths_an_active_one_five() -> None:
    table = an_attack_city_table(hands={RED: {"grain": 5}}).on_path(RED, "0,0E").on_path(RED, "0,0W", active=True)
    paths = table.ranked.paths
    table.do("end_turn", "lead_knight 0,0E")
    start = table.graph.edge("0,0E")
    near = {int(paths.near[i]) for i in range(paths.near_from[start], paths.free_until[start])}
    assert table.legal_at("march") == near - table.edges("0,0W")
    far = table.graph.edge_names[int(paths.near[int(paths.free_until[start])])]
    table.refused(f"march {far}", "knighthood.inactive", "COMBO-25")
    table.do("march 0,0NE", "lead_knight 0,0W")
    start = table.graph.edge("0,0W")
    far = table.graph.edge_names[int(paths.near[int(paths.near_from[start + 1]) - 1])]
    table.do(f"march {far}")
    assert table.knights_of(RED)[far] == "basic"  # and not active any more
    assert table.hand(RED) == {"grain": 5}
    assert "long_march" not in table.rules.price_named


def test_combo_25_an_active_knight_that_goes_three_paths_stays_active() -> None:
    table = an_attack_city_table().on_path(RED, "0,0W", active=True).put_barbarians()
    table.do("end_turn", "lead_knight 0,0W", "march 0,0NW")
    assert list(table.knights_of(RED).values()) == ["basic*"]


def test_combo_25_a_knight_activated_in_this_turn_does_not_act() -> None:
    table = an_attack_city_table(hands={RED: {"grain": 1}}).on_path(RED, "0,0W", strength=2).on_path(BLUE, "0,0E")
    paths = table.ranked.paths
    table.do("activate_path_knight 0,0W", "end_turn", "lead_knight 0,0W")
    start = table.graph.edge("0,0W")
    far = table.graph.edge_names[int(paths.near[int(paths.free_until[start])])]
    table.refused(f"march {far}", "knighthood.just_activated", "CK-55")
    table.refused("displace_path_knight 0,0E", "knighthood.just_activated", "CK-55")


def test_combo_25_a_stronger_knight_displaces_a_weaker_one() -> None:
    table = an_attack_city_table().put_barbarians()
    table.on_path(RED, "0,0W", strength=2, active=True).on_path(BLUE, "0,0E", active=True).on_path(WHITE, "0,0SE", 2)
    table.do("end_turn", "lead_knight 0,0W")
    table.refused("displace_path_knight 0,0SE", "knighthood.not_weaker", "CK-60")
    table.refused("displace_path_knight 0,0NE", "knighthood.nobody_to_displace", "CK-60")
    table.do("displace_path_knight 0,0E")
    assert table.knights_of(RED) == {table.at("0,0E")[0]: "strong"}
    assert table.knights_of(BLUE) == {}
    assert (table.phase(), table.state.decider()) == ("path_displaced", BLUE)
    # All paths that touch it and are free are as near; the others are not.
    beside = set(table.at("0,0NE", "1,0NW", "1,0SW"))
    assert {one.split()[1] for one in table.legal("withdraw_knight", by=BLUE)} == beside
    table.refused("withdraw_knight 0,0SE", "knighthood.occupied", "COMBO-25", by=BLUE)
    table.refused("withdraw_knight 0,-1NE", "knighthood.not_the_next", "COMBO-25", by=BLUE)
    table.do("withdraw_knight 0,0NE", by=BLUE)
    assert table.knights_of(BLUE) == {table.at("0,0NE")[0]: "basic*"}
    assert table.game.active == BLUE


def test_combo_25_inactive_knights_and_those_at_the_castle_are_not_fought_over() -> None:
    table = an_attack_city_table().put_barbarians()
    table.on_path(RED, "-1,1SW", strength=2, active=True).on_path(RED, "0,0W", strength=2).on_path(BLUE, f"{CASTLE}E")
    table.on_path(BLUE, "0,0E").do("end_turn", "lead_knight -1,1SW")
    table.refused(f"displace_path_knight {CASTLE}E", "march.to_castle", "TB-BA-19")
    table.do("march -1,1W", "lead_knight 0,0W")
    table.refused("displace_path_knight 0,0E", "knighthood.inactive", "COMBO-25")


def test_combo_25_without_a_free_path_near_a_displaced_knight_leaves_the_board() -> None:
    table = an_attack_city_table().put_barbarians().on_path(BLUE, "-1,1SE")
    start, lost = table.graph.edge(f"{CASTLE}NE"), table.graph.edge("-1,1SE")
    paths = table.ranked.paths
    for i in range(paths.near_from[lost], paths.near_from[lost + 1]):
        table.state.s[paths.knight + paths.near[i]] = ORANGE + 1  # all paths near are taken
    table.state.s[paths.knight + start] = 0
    table.on_path(RED, f"{CASTLE}NE", strength=2, active=True).do("end_turn", f"lead_knight {CASTLE}NE")
    table.do("displace_path_knight -1,1SE")
    assert table.knights_of(RED) == {table.at("-1,1SE")[0]: "strong"}
    assert (table.knights_of(BLUE), table.knights_left(BLUE)) == ({}, (2, 2, 2))


# ---- battles


def fought(table: AttackCityTable) -> AttackCityTable:
    return table.do("end_turn", "end_march")


def test_combo_25_active_knights_fight_with_their_strength_and_are_inactive_then() -> None:
    table = an_attack_city_table(chance={"colour_die": ["green"]}).put_barbarians(n4=3)
    east, west = sides(4, "E", "W")
    table.on_path(RED, east, strength=3, active=True).on_path(BLUE, west, active=True)
    fought(table)
    assert table.prisoners() == [2, 1, 0, 0]  # one each, the third for the strongest
    assert table.knights_of(RED) == {table.at(east)[0]: "mighty"}
    assert table.knights_of(BLUE) == {table.at(west)[0]: "basic"}
    assert table.barbarians() == {}


def test_combo_25_inactive_knights_do_not_fight() -> None:
    table = an_attack_city_table().put_barbarians(n4=1)
    table.on_path(RED, sides(4, "E")[0], strength=3).on_path(BLUE, sides(4, "W")[0], active=True)
    fought(table)
    assert table.barbarians() == {4: 1}
    assert list(table.knights_of(BLUE).values()) == ["basic*"]


def test_combo_25_a_knight_activated_in_this_turn_fights() -> None:
    table = an_attack_city_table(hands={RED: {"grain": 1}}, chance={"colour_die": ["green"]}).put_barbarians(n4=1)
    east = sides(4, "E")[0]
    table.on_path(RED, east, strength=2).do(f"activate_path_knight {east}")
    assert fought(table).prisoners() == [1, 0, 0, 0]


def test_combo_25_a_knight_counts_for_two_neighbouring_tiles() -> None:
    """TB-BA-21: who has fought is inactive only when all battles are over."""
    between = sides(4, "NW")[0]
    table = an_attack_city_table(chance={"colour_die": ["brown", "brown"]}).put_barbarians(n4=1, n12=1)
    table.on_path(RED, between, strength=2, active=True)
    assert fought(table).prisoners() == [2, 0, 0, 0]
    assert list(table.knights_of(RED).values()) == ["strong"]


def test_combo_25_a_knight_that_is_hit_loses_a_rank_for_three_gold() -> None:
    table = an_attack_city_table(chance={"colour_die": ["brown"]}).put_barbarians(n4=1)
    east, west, north = sides(4, "E", "W", "NE")
    table.on_path(RED, east, strength=3, active=True).on_path(BLUE, west, active=True).on_path(WHITE, north)
    fought(table)
    assert table.knights_of(RED) == {table.at(east)[0]: "strong"}
    assert table.knights_of(BLUE) == {}  # a basic one leaves the board
    assert table.gold()[RED] + table.gold()[BLUE] == 9  # the loser of the roll for the prisoner has 3 more
    assert table.knights_left(RED) == (2, 1, 2)
    assert table.knights_left(BLUE) == (2, 2, 2)


def test_combo_25_without_a_piece_of_the_next_rank_it_falls_further() -> None:
    table = an_attack_city_table(chance={"colour_die": ["brown"]}).put_barbarians(n4=1)
    table.on_path(RED, sides(4, "E")[0], strength=3, active=True).on_path(RED, "0,0E", 2).on_path(RED, "0,0W", 2)
    fought(table)
    assert table.knights_of(RED)[table.at(*sides(4, "E"))[0]] == "basic"


def test_combo_25_an_inactive_knight_is_not_lost() -> None:
    table = an_attack_city_table(chance={"colour_die": ["brown"]}).put_barbarians(n4=1)
    table.on_path(RED, sides(4, "NE")[0], strength=2, active=True).on_path(BLUE, sides(4, "E")[0])
    fought(table)
    assert list(table.knights_of(BLUE).values()) == ["basic"]


def test_combo_25_three_prisoners_are_a_point_and_barbarians_never_run_out() -> None:
    table = an_attack_city_table()
    before = table.points(RED)
    table.coast.take_prisoners(table.state, RED, 2)
    assert table.points(RED) == before
    table.coast.take_prisoners(table.state, RED, 4)
    assert table.points(RED) == before + 2
    assert table.block("barbarians_left") > 900


# ---- landings


def test_combo_25_a_ship_brings_a_barbarian_to_the_rolled_number() -> None:
    assert a_roll(1, 3, "ship").barbarians() == {4: 1}
    assert a_roll(1, 3, "trade").barbarians() == {}
    assert a_roll(3, 4, "ship").barbarians() == {}


def test_combo_25_the_third_barbarian_comes_before_production() -> None:
    chance = {"dice": [(5, 6)], "event_die": ["ship"]}
    table = an_attack_city_table(rolled=False, chance=chance, placed=ON_THE_COAST).put_barbarians(n11=2)
    table.do("roll")
    assert table.barbarians() == {11: 3}
    assert table.hand(BLUE) == {}  # the hills have brought nothing


def test_combo_25_a_ship_leaves_a_conquered_tile_alone() -> None:
    chance = {"dice": [(5, 6)], "event_die": ["ship"]}
    table = an_attack_city_table(rolled=False, chance=chance).put_barbarians(n11=3).do("roll")
    assert table.barbarians() == {11: 3}


@pytest.mark.parametrize(("rolled", "landed"), [("5", {5: 1}), ("7", {})])
def test_combo_25_every_improvement_rolls_for_one_barbarian(rolled: str, landed: dict[int, int]) -> None:
    table = an_attack_city_table(hands={RED: {"cloth": 1}}, chance={"landing": [rolled]}).put_barbarians()
    assert table.do("improve trade").barbarians() == landed


def test_combo_25_a_settlement_or_city_still_brings_three() -> None:
    table = an_attack_city_table(hands={RED: {"ore": 3, "grain": 2}}, chance={"landing": ["4", "8", "5"]})
    assert table.put_barbarians().do("build_city 0,0N").barbarians() == {4: 1, 5: 1, 8: 1}


# ---- metropolises and walls


def test_combo_25_a_metropolis_is_never_conquered() -> None:
    table = an_attack_city_table(placed=ON_THE_COAST, rolled=False, chance={"dice": [(5, 6)], "event_die": ["trade"]})
    table.put_barbarians().level(BLUE, "trade", 4)
    before = table.points(BLUE)
    table.put_barbarians(n11=3, n5=3)
    assert not table.lies(CITY)
    assert table.points(BLUE) == before
    assert table.do("roll").hand(BLUE) == {}  # it produces nothing


def test_combo_25_a_wall_does_not_protect_a_city() -> None:
    table = an_attack_city_table(placed=ON_THE_COAST).wall(BLUE, CITY)
    before = table.points(BLUE)
    table.put_barbarians(n11=3, n5=3)
    assert table.lies(CITY)
    assert table.points(BLUE) == before - 2


def test_combo_25_a_conquered_city_that_becomes_a_metropolis_stands_again() -> None:
    table = an_attack_city_table(placed=ON_THE_COAST).put_barbarians(n11=3, n5=3)
    assert table.lies(CITY)
    table.level(BLUE, "trade", 4)
    assert not table.lies(CITY)


def test_combo_25_a_city_that_loses_its_metropolis_may_fall() -> None:
    table = an_attack_city_table(placed=ON_THE_COAST).level(BLUE, "trade", 4).put_barbarians(n11=3, n5=3)
    table.level(RED, "trade", 5)
    assert table.lies(CITY)


# ---- gold, a seven, progress cards


def test_combo_25_gold_buys_resources_only() -> None:
    table = an_attack_city_table(hands={RED: {"gold": 4}})
    assert {one.split()[1] for one in table.legal("spend_gold")} == RESOURCES
    assert not [one for one in table.legal("maritime_trade") if one.split()[1] == "gold"]


def test_combo_25_a_seven_steals_from_anybody_from_the_start() -> None:
    table = a_roll(3, 4, "ship", hands={BLUE: {"ore": 1}, WHITE: {"wool": 1}})
    assert table.phase() == "steal"
    assert sorted(table.legal("steal")) == ["steal 1", "steal 2"]


def test_combo_25_intrigue_takes_a_barbarian_prisoner() -> None:
    table = an_attack_city_table().put_barbarians(n4=3).hold_progress(RED, "intrigue", "intrigue")
    table.refused(f"capture_by_intrigue {COAST[5]}", "barbarian.none_here", "COMBO-25")
    assert table.legal("capture_by_intrigue") == [f"capture_by_intrigue {COAST[4]}"]
    table.do(f"capture_by_intrigue {COAST[4]}")
    assert (table.barbarians(), table.prisoners()[RED]) == ({4: 2}, 1)


def test_combo_25_the_inventor_swaps_inner_tokens_only() -> None:
    table = an_attack_city_table().hold_progress(RED, "inventor")
    coast = set(COAST.values())
    swaps = [one.split()[1:] for one in table.legal("play_inventor")]
    assert swaps
    assert not any(coast & set(pair) for pair in swaps)
    table.refused("play_inventor -2,1 0,0", "inventor.coast", "COMBO-25")


def test_combo_25_the_merchant_leaves_a_conquered_tile() -> None:
    table = an_attack_city_table(placed=AT_THE_TEN).put_barbarians(n10=2).hold_progress(RED, "merchant")
    before = table.points(RED)
    assert table.do(f"play_merchant {COAST[10]}").points(RED) == before + 1
    table.put_barbarians(n10=3)
    assert (table.block("merchant"), table.block("merchant_holder")) == (-1, 0)
    assert table.points(RED) == before - 1  # the settlement lies, too


def test_combo_25_the_merchant_does_not_come_to_a_conquered_tile() -> None:
    table = an_attack_city_table(placed=AT_THE_TEN)
    table.put_barbarians(n10=3).hold_progress(RED, "merchant")
    table.refused(f"play_merchant {COAST[10]}", "merchant.conquered", "COMBO-25")


def test_combo_25_the_bishop_takes_a_card_of_everybody_with_a_building_that_counts() -> None:
    hands = {BLUE: {"ore": 1}, WHITE: {"wool": 1}, ORANGE: {"grain": 1}}
    table = an_attack_city_table(placed=ON_THE_COAST, hands=hands).put_barbarians(n11=3, n5=3)
    table.hold_progress(RED, "bishop").do("play_bishop")
    table.refused(f"send_bishop {COAST[11]}", "bishop.nobody_there", "CK-96")  # blue's city lies
    beside = {one.split()[1] for one in table.legal("send_bishop")}
    assert COAST[5] in beside  # white's settlement is there, too
    table.do(f"send_bishop {COAST[5]}")
    assert table.hand(RED) == {"wool": 1}


def test_combo_25_the_bishop_may_be_left_out() -> None:
    table = an_attack_city_table(coast_bishop="left_out")
    assert table.block("progress_deck", CARDS.index("bishop")) == 0


def test_combo_25_without_anybody_to_visit_the_bishop_is_not_played() -> None:
    table = an_attack_city_table().hold_progress(RED, "bishop")
    table.refused("play_bishop", "bishop.nobody_there", "CK-96")


def test_combo_25_the_deserter_comes_to_the_castle() -> None:
    table = an_attack_city_table().hold_progress(RED, "deserter", "deserter")
    table.refused("play_deserter 1", "deserter.no_knight", "CK-96")
    table.on_path(BLUE, "0,0E", strength=2, active=True).on_path(BLUE, "0,0W").on_path(RED, f"{CASTLE}W")
    table.do("play_deserter 1")
    assert (table.phase(), table.state.decider()) == ("path_desert", BLUE)
    table.refused(f"desert_path_knight {CASTLE}W", "march.no_knight", "CK-82", by=BLUE)
    table.do("desert_path_knight 0,0E", by=BLUE)
    assert table.phase() == "path_deserter"
    table.refused("place_path_deserter 0,0E", "knighthood.only_at_castle", "COMBO-25")
    table.do(f"place_path_deserter {CASTLE}E")
    assert table.knights_of(RED)[table.at(f"{CASTLE}E")[0]] == "strong*"
    table.do("play_deserter 1")  # blue's only knight goes without a question
    assert table.knights_of(BLUE) == {}
    table.do("no_deserter")


def test_combo_25_warlord_and_smith_command_knights_on_paths() -> None:
    table = an_attack_city_table().hold_progress(RED, "warlord", "smith")
    table.refused("play_warlord", "warlord.nobody_to_wake", "CK-96")
    table.refused("play_smith", "smith.no_knight", "CK-96")
    table.on_path(RED, "0,0E").on_path(RED, "0,0W", active=True).do("play_warlord", "play_smith")
    assert table.phase() == "path_smith"
    table.do("promote_path_free 0,0E")
    table.refused("promote_path_free 0,0E", "knighthood.already_promoted", "CK-56")
    table.do("stop_promoting")
    assert sorted(table.knights_of(RED).values()) == ["basic*", "strong*"]


def test_combo_25_the_diplomat_takes_a_road_under_a_knight() -> None:
    table = an_attack_city_table().hold_progress(RED, "diplomat").on_path(BLUE, "-1,0SW")
    table.do("play_diplomat -1,0SW")
    assert list(table.knights_of(BLUE)) == table.at("-1,0SW")
    assert table.block("road", table.graph.edge("-1,0SW")) == 0


def test_combo_25_knights_hold_no_corners_and_cut_no_route() -> None:
    table = an_attack_city_table(hands={RED: {"brick": 1, "lumber": 1}}).on_path(BLUE, "0,-1E")
    assert any(table.graph.edge(one.split()[1]) == table.graph.edge("0,-1E") for one in table.legal("build_road"))


def test_combo_25_with_event_cards_the_strength_of_active_knights_counts() -> None:
    table = an_attack_city_table(event_cards=True, rolled=False)
    table.on_path(RED, "0,0E", strength=3).on_path(BLUE, "0,0W", strength=2, active=True)
    takings = table.rules.the(EventTakings)
    assert [takings.knights_of(table.state, seat) for seat in (RED, BLUE)] == [0, 2]


def test_combo_34_a_barbarian_lands_before_the_text_of_the_card() -> None:
    chance = {"red_die": ["1"], "event_die": ["ship"], "event_card": ["neighbourly_help_11"]}
    hands = {seat: {"ore": 1} for seat in (RED, BLUE, WHITE, ORANGE)}
    table = an_attack_city_table(
        placed=ON_THE_COAST, event_cards=True, rolled=False, chance=chance, hands=hands
    ).put_barbarians(n11=2, n5=3)
    points = [table.points(seat) for seat in (RED, BLUE, WHITE, ORANGE)]
    assert len(set(points)) == 1  # nobody would have to help
    table.do("reveal_card")
    assert table.lies(CITY)
    assert (table.game.phase, sorted(table.game.deciding)) == ("neighbourly_help", [RED, WHITE, ORANGE])
    for seat in (RED, WHITE, ORANGE):
        table.refused("give_help ore 0", "event.not_fewer_points", "TB-EV-14", by=seat)
        table.do("give_help ore 1", by=seat)


@pytest.mark.parametrize("seats", [5, 6])
def test_combo_25_is_played_by_five_and_six(seats: int) -> None:
    game = archipel.start(archipel.GameSpec(GAME, seats, tuple(ADVANCED.items())), 2)
    assert {"path_knight_rank", "coast_barbarians"} <= set(game.rules.block_named)
