"""The science cards: CK-70 to CK-79, and when they may be played (CK-40, CK-96)."""

from __future__ import annotations

import pytest

from archipel.rules.base.land import TERRAIN_CODES
from tests.rules.cities_knights.city_tables import CityTable, a_city_table
from tests.tables import BLUE, ORANGE, RED, WHITE
from tests.tokens import token_in

pytestmark = pytest.mark.compiled

SCIENCE_CARDS = (
    "crane",
    "engineer 0,1S",
    "inventor 1,-1 0,-2",
    "irrigation",
    "medicine 0,-1N",
    "mining",
    "road_building",
    "smith",
)

# ---- all of them


@pytest.mark.parametrize("play", SCIENCE_CARDS)
def test_ck_40_science_cards_are_played_after_the_roll(play: str) -> None:
    table = a_city_table(progress={RED: [play.split(maxsplit=1)[0]]})
    table.refused(f"play_{play}", "progress.after_the_roll", "CK-40")


@pytest.mark.parametrize("play", (*SCIENCE_CARDS, "alchemist 1 1"))
def test_ck_40_only_a_card_in_hand_is_played(play: str) -> None:
    name = play.split(maxsplit=1)[0]
    table = a_city_table(progress={BLUE: [name]}, rolled=name != "alchemist")
    table.refused(f"play_{play}", "progress.not_held", "CK-40")


def test_ck_40_any_number_of_cards_in_one_turn() -> None:
    table = a_city_table(progress={RED: ["irrigation", "irrigation", "mining"]}, rolled=True)
    table.do("play_irrigation", "play_mining", "play_irrigation")
    assert table.hand(RED) == {"grain": 8, "ore": 2}
    assert table.progress_of(RED) == {}


def test_ck_40_a_card_that_was_just_drawn_may_be_played() -> None:
    table = a_city_table(dice=[(1, 1)], events=["science"], chance={"progress": ["irrigation"]})
    table.level(RED, "science", 1).do("roll", "play_irrigation")
    assert table.hand(RED) == {"wool": 1, "grain": 4}  # one card of the roll


def test_ck_37_a_card_that_was_played_lies_under_its_deck() -> None:
    table = a_city_table(progress={RED: ["irrigation"]}, rolled=True)
    left = table.block("progress_left", 2)
    table.do("play_irrigation")
    assert table.block("progress_left", 2) == left + 1
    assert table.told("played_progress") == [{"seat": RED, "card": "irrigation"}]


def test_ck_40_no_cards_in_the_special_building_phase() -> None:
    table = a_city_table(5, progress={1: ["irrigation"]}, rolled=True, extension="special_building")
    table.do("end_turn")
    assert table.phase() == "special_building"
    assert table.state.decider() == 1
    assert table.legal("play_irrigation") == []


# ---- Alchemist


def test_ck_70_the_alchemist_chooses_both_dice() -> None:
    table = a_city_table(progress={RED: ["alchemist"]}, events=["ship"])
    assert len(table.legal("play_alchemist")) == 36
    table.do("play_alchemist 2 4")
    assert (table.block("dice", 0), table.block("dice", 1)) == (2, 4)
    assert table.told("rolled") == [{"seat": RED, "dice": "2+4"}]
    assert table.hand(RED) == {"brick": 1, "grain": 2}  # the hills and the fields with a six
    assert table.phase() == "action"
    assert table.progress_of(RED) == {}


def test_ck_70_the_event_die_is_rolled_all_the_same_and_goes_first() -> None:
    table = a_city_table(progress={RED: ["alchemist"]}, events=["ship"], barbarians=3)
    table.do("play_alchemist 2 4")
    assert table.block("barbarians") == 4
    told = [event.kind for event in table.game.events]
    assert told.index("rolled") < told.index("event_rolled") < told.index("produced")


@pytest.mark.parametrize(("red", "draws"), [(2, True), (3, False)])
def test_ck_70_the_chosen_red_die_counts_for_the_gates(red: int, draws: bool) -> None:
    table = a_city_table(
        progress={RED: ["alchemist"]}, events=["trade"], chance={"progress": ["merchant"] if draws else []}
    )
    table.level(RED, "trade", 1).do(f"play_alchemist {red} 6")
    assert table.progress_of(RED) == ({"merchant": 1} if draws else {})


def test_ck_70_a_chosen_seven_brings_the_robber() -> None:
    table = a_city_table(progress={RED: ["alchemist"]}, events=["science"], attacks=1)
    table.do("play_alchemist 3 4")
    assert table.phase() == "robber"


def test_ck_70_it_is_the_roll_of_this_turn() -> None:
    table = a_city_table(progress={RED: ["alchemist"]}, events=["science"])
    table.do("play_alchemist 1 1")
    assert table.legal("roll") == []
    assert "end_turn" in table.legal()


def test_ck_70_not_after_the_roll() -> None:
    table = a_city_table(progress={RED: ["alchemist"]}, rolled=True)
    assert table.legal("play_alchemist") == []
    table.refused("play_alchemist 1 2", "alchemist.after_the_roll", "CK-70")


def test_ck_101_the_second_of_a_pair_plays_no_alchemist() -> None:
    table = a_city_table(5, progress={3: ["alchemist"]}, rolled=True, extension="paired_players")
    table.do("end_turn")
    assert table.state.decider() == 3
    assert table.legal("play_alchemist") == []


# ---- Crane


@pytest.mark.parametrize(("level", "cost"), [(0, 0), (1, 1), (3, 3)])
def test_ck_71_an_improvement_costs_one_less(level: int, cost: int) -> None:
    table = a_city_table(progress={RED: ["crane"]}, hands={RED: {"paper": cost}}, rolled=True)
    table.level(RED, "science", level)
    assert "improve science" not in table.legal()
    table.do("play_crane", "improve science")
    assert table.hand(RED) == {}
    assert table.block("improvement", RED * 3 + 2) == level + 1


def test_ck_71_only_one_improvement_is_cheaper() -> None:
    table = a_city_table(progress={RED: ["crane"]}, hands={RED: {"cloth": 3}}, rolled=True)
    table.do("play_crane", "improve trade", "improve trade")
    assert table.hand(RED) == {"cloth": 1}  # for nothing, then the full price of two


def test_ck_71_a_crane_lasts_for_the_turn_only() -> None:
    table = a_city_table(progress={RED: ["crane"]}, rolled=True, dice=[(1, 1)], events=["ship"])
    table.do("play_crane", "end_turn")
    assert table.block("crane") == 0


def test_ck_71_two_cranes_do_not_add_up() -> None:
    table = a_city_table(progress={RED: ["crane", "crane"]}, hands={RED: {"cloth": 1}}, rolled=True)
    table.do("play_crane")
    table.refused("play_crane", "crane.one_at_a_time", "CK-71")
    table.do("improve trade", "play_crane", "improve trade")
    assert table.hand(RED) == {}  # for nothing, then one instead of two
    assert table.block("improvement", RED * 3) == 2


def test_ck_96_no_crane_without_an_improvement_to_buy() -> None:
    table = a_city_table(progress={RED: ["crane"]}, rolled=True)
    table.building.lose_city(table.state, RED, table.graph.corner("0,1S"))
    table.refused("play_crane", "crane.nothing_to_improve", "CK-96")


def test_ck_96_the_commodities_in_hand_do_not_matter_for_a_crane() -> None:
    """They are no public information; a trade may still bring them."""
    table = a_city_table(progress={RED: ["crane"]}, rolled=True).level(RED, "trade", 2)
    assert "play_crane" in table.legal()


# ---- Engineer


def test_ck_72_the_engineer_builds_a_wall_for_nothing() -> None:
    table = a_city_table(progress={RED: ["engineer"]}, rolled=True)
    assert table.legal_at("play_engineer") == table.corners("0,1S")
    table.do("play_engineer 0,1S")
    assert table.block("wall", table.graph.corner("0,1S")) == 1
    assert table.block("walls_left", RED) == 2
    assert table.progress_of(RED) == {}


def test_ck_72_one_wall_for_a_city() -> None:
    table = a_city_table(progress={RED: ["engineer"]}, rolled=True).wall(RED, "0,1S")
    table.refused("play_engineer 0,1S", "wall.already_there", "CK-66")


def test_ck_72_no_more_walls_than_there_are() -> None:
    table = a_city_table(progress={RED: ["engineer"]}, rolled=True)
    for corner in ("0,1S", "2,0SE", "-2,0NW"):
        if corner != "0,1S":
            table.city(RED, corner)
        table.wall(RED, corner)
    table.city(RED, "0,-1N")
    table.refused("play_engineer 0,-1N", "wall.none_left", "CK-66")


@pytest.mark.parametrize("corner", ["0,-1N", "1,0N", "0,2S"])
def test_ck_72_only_under_an_own_city(corner: str) -> None:
    table = a_city_table(progress={RED: ["engineer"]}, rolled=True)
    table.refused(f"play_engineer {corner}", "wall.no_city", "CK-66")


# ---- Inventor


def number(table: CityTable, tile: str) -> int:
    return token_in(table.block("numbers", table.graph.tile(tile)))


def test_ck_73_two_tokens_change_places() -> None:
    table = a_city_table(progress={RED: ["inventor"]}, rolled=True)
    table.do("play_inventor 1,-1 0,-2")
    assert (number(table, "1,-1"), number(table, "0,-2")) == (10, 4)
    first, second = sorted(table.graph.tile(tile) for tile in ("1,-1", "0,-2"))
    assert table.told("tokens_swapped") == [{"seat": RED, "first": first, "second": second}]


def test_ck_73_production_follows_the_tokens() -> None:
    table = a_city_table(progress={RED: ["inventor"]}, rolled=True, dice=[(5, 5)], events=["ship"])
    table.do("play_inventor 0,1 0,-2", "end_turn")  # the fields get the ten of the mountains
    table.do("roll")
    assert table.hand(RED) == {"grain": 2}


def test_ck_73_the_order_of_the_two_does_not_matter() -> None:
    one = a_city_table(progress={RED: ["inventor"]}, rolled=True).do("play_inventor 1,-1 0,-2")
    other = a_city_table(progress={RED: ["inventor"]}, rolled=True).do("play_inventor 0,-2 1,-1")
    assert one.game.state_bytes() == other.game.state_bytes()
    both = a_city_table(progress={RED: ["inventor"]}, rolled=True).legal("play_inventor")
    assert len(both) == len({frozenset(action.split()[1:]) for action in both})


def test_ck_73_a_token_under_the_robber_may_be_swapped() -> None:
    table = a_city_table(progress={RED: ["inventor"]}, rolled=True).move_robber("0,-2")
    table.do("play_inventor 0,-2 1,-1")
    assert number(table, "0,-2") == 4


@pytest.mark.parametrize("tile", ["1,-2", "-1,-1", "0,-1", "2,0"])  # 2, 12, 6, 8
def test_ck_73_the_rarest_and_the_most_frequent_tokens_stay(tile: str) -> None:
    table = a_city_table(progress={RED: ["inventor"]}, rolled=True)
    table.refused(f"play_inventor {tile} 1,-1", "inventor.token_stays", "CK-73")
    table.refused(f"play_inventor 1,-1 {tile}", "inventor.token_stays", "CK-73")
    assert all(tile not in action.split() for action in table.legal("play_inventor"))


def test_ck_73_the_desert_has_no_token() -> None:
    table = a_city_table(progress={RED: ["inventor"]}, rolled=True)
    table.refused("play_inventor 0,0 1,-1", "inventor.no_token", "CK-73")


@pytest.mark.parametrize("tiles", ["0,-2 2,-1", "1,-1 1,-1"])
def test_ck_96_a_swap_must_change_something(tiles: str) -> None:
    table = a_city_table(progress={RED: ["inventor"]}, rolled=True)
    table.refused(f"play_inventor {tiles}", "inventor.same_number", "CK-96")


# ---- Irrigation and Mining


def test_ck_74_two_grain_for_every_fields_tile() -> None:
    table = a_city_table(progress={RED: ["irrigation"]}, rolled=True)
    table.do("play_irrigation")
    assert table.hand(RED) == {"grain": 4}  # the fields 4 and 6 at the city; a city counts no more than a settlement
    assert table.told("harvested") == [{"seat": RED, "card": "grain", "count": 4}]


def test_ck_74_a_tile_counts_once_and_the_robber_does_not_matter() -> None:
    table = a_city_table(progress={RED: ["irrigation"]}, rolled=True)
    table.settle(RED, "-1,2SW").move_robber("-1,2")  # a second building at the same fields
    table.do("play_irrigation")
    assert table.hand(RED) == {"grain": 4}


@pytest.mark.parametrize("left", [1, 3])
def test_ck_74_no_more_than_the_supply_has(left: int) -> None:
    table = a_city_table(progress={RED: ["irrigation"]}, rolled=True).empty_supply("grain", left)
    table.do("play_irrigation")
    assert table.hand(RED) == {"grain": left}


def test_ck_74_not_from_an_empty_supply() -> None:
    table = a_city_table(progress={RED: ["irrigation"]}, rolled=True).empty_supply("grain")
    table.refused("play_irrigation", "harvest.supply_empty", "CK-74")


def test_ck_74_a_knight_brings_no_grain() -> None:
    table = a_city_table(progress={RED: ["mining"]}, rolled=True).knight(RED, "2,0N")  # beside the mountains 8
    table.do("play_mining")
    assert table.hand(RED) == {"ore": 2}


def test_ck_76_two_ore_for_every_mountains_tile() -> None:
    table = a_city_table(progress={RED: ["mining"]}, rolled=True).settle(RED, "2,0SE")
    table.do("play_mining")
    assert table.hand(RED) == {"ore": 4}
    assert table.told("harvested") == [{"seat": RED, "card": "ore", "count": 4}]


def test_ck_76_no_more_than_the_supply_has() -> None:
    table = a_city_table(progress={RED: ["mining"]}, rolled=True).empty_supply("ore", 1)
    table.do("play_mining")
    assert table.hand(RED) == {"ore": 1}


def test_ck_96_mining_needs_mountains_at_an_own_building() -> None:
    table = a_city_table(progress={RED: ["mining"]}, rolled=True)
    table.land.turn_up(table.state, table.graph.tile("0,-2"), TERRAIN_CODES["desert"], 0)
    table.refused("play_mining", "harvest.no_tile", "CK-76")


# ---- Medicine


def test_ck_75_a_city_for_two_ore_and_one_grain() -> None:
    table = a_city_table(progress={RED: ["medicine"]}, hands={RED: {"ore": 2, "grain": 2}}, rolled=True)
    assert table.legal_at("play_medicine") == table.corners("0,-1N")
    table.do("play_medicine 0,-1N")
    assert table.hand(RED) == {"grain": 1}
    assert table.cities_of(RED) == {"0,-1N", "0,1S"}
    assert table.points(RED) == 4


def test_ck_75_it_must_be_paid() -> None:
    table = a_city_table(progress={RED: ["medicine"]}, hands={RED: {"ore": 1, "grain": 5}}, rolled=True)
    table.refused("play_medicine 0,-1N", "medicine.too_expensive", "CK-75")


@pytest.mark.parametrize("corner", ["0,1S", "0,2S", "1,0S"])
def test_ck_75_only_in_the_place_of_an_own_settlement(corner: str) -> None:
    table = a_city_table(progress={RED: ["medicine"]}, hands={RED: {"ore": 2, "grain": 1}}, rolled=True)
    table.refused(f"play_medicine {corner}", "city.no_settlement", "BASE-65")


def test_ck_75_no_more_cities_than_there_are() -> None:
    table = a_city_table(progress={RED: ["medicine"]}, hands={RED: {"ore": 2, "grain": 1}}, rolled=True)
    for corner in ("2,0SE", "-2,0NW", "-2,2SW"):
        table.city(RED, corner)
    table.refused("play_medicine 0,-1N", "city.none_left", "BASE-66")


def test_ck_75_a_city_on_its_side_is_raised_for_the_price_of_medicine() -> None:
    hands = {RED: {"ore": 2, "grain": 1}}
    table = a_city_table(progress={RED: ["medicine"]}, hands=hands, rolled=True)
    for corner in ("2,0SE", "-2,0NW", "-2,2SW", "0,-2NW"):
        table.settle(RED, corner)
    table.building.lose_city(table.state, RED, table.graph.corner("0,1S"))
    assert table.block("tipped_city", table.graph.corner("0,1S")) == 1
    table.refused("play_medicine 0,-1N", "city.tipped_first", "CK-30")
    assert table.legal_at("play_medicine") == table.corners("0,1S")
    points, stock = table.points(RED), table.block("cities_left", RED)
    table.do("play_medicine 0,1S")
    assert (table.cities_of(RED), table.hand(RED), table.points(RED)) == ({"0,1S"}, {}, points + 1)
    assert (table.block("tipped_cities", RED), table.block("cities_left", RED)) == (0, stock)


# ---- Road Building


def test_ck_78_two_roads_for_nothing() -> None:
    table = a_city_table(progress={RED: ["road_building"]}, rolled=True)
    table.do("play_road_building")
    assert table.phase() == "free_roads"
    table.do("place_free_road 0,-1E", "place_free_road 1,-1SW")
    assert table.phase() == "action"
    assert table.block("roads_left", RED) == 11
    assert table.hand(RED) == {}


def test_ck_78_one_road_where_only_one_is_left() -> None:
    table = a_city_table(progress={RED: ["road_building"]}, rolled=True)
    table.state.s[table.building.roads_left + RED] = 1
    table.do("play_road_building", "place_free_road 0,-1E")
    assert table.phase() == "action"


def test_ck_96_road_building_needs_a_road_that_can_be_built() -> None:
    table = a_city_table(progress={RED: ["road_building"]}, rolled=True)
    table.state.s[table.building.roads_left + RED] = 0
    table.refused("play_road_building", "card.no_road_possible", "CK-96")


# ---- Smith


def test_ck_79_two_knights_rise_for_nothing() -> None:
    table = a_city_table(progress={RED: ["smith"]}, rolled=True)
    table.knight(RED, "1,-2S").knight(RED, "0,2N", active=True)
    table.do("play_smith")
    assert table.phase() == "smith"
    table.do("promote_free 1,-2S", "promote_free 0,2N")
    assert table.knights_of(RED) == {"1,-2S": "strong", "0,2N": "strong*"}
    assert table.knights_left(RED) == (2, 0, 2)
    assert table.phase() == "action"


def test_ck_79_one_is_enough_and_none_is_allowed() -> None:
    table = a_city_table(progress={RED: ["smith", "smith"]}, rolled=True)
    table.knight(RED, "1,-2S").knight(RED, "0,2N")
    table.do("play_smith", "promote_free 1,-2S", "stop_promoting")
    assert table.knights_of(RED) == {"1,-2S": "strong", "0,2N": "basic"}
    table.do("play_smith", "stop_promoting")
    assert table.knights_of(RED) == {"1,-2S": "strong", "0,2N": "basic"}


def test_ck_79_two_different_knights() -> None:
    table = a_city_table(progress={RED: ["smith"]}, rolled=True).level(RED, "politics", 3)
    table.knight(RED, "1,-2S").knight(RED, "0,2N")
    table.do("play_smith", "promote_free 1,-2S")
    table.refused("promote_free 1,-2S", "knight.already_promoted", "CK-56")
    assert table.legal_at("promote_free") == table.corners("0,2N")


def test_ck_79_with_a_single_knight_it_ends_by_itself() -> None:
    table = a_city_table(progress={RED: ["smith"]}, rolled=True).knight(RED, "1,-2S")
    table.do("play_smith", "promote_free 1,-2S")
    assert table.phase() == "action"


def test_ck_56_who_was_promoted_by_the_smith_is_not_promoted_again_in_this_turn() -> None:
    table = a_city_table(progress={RED: ["smith"]}, hands={RED: {"ore": 1, "wool": 1}}, rolled=True)
    table.level(RED, "politics", 3).knight(RED, "1,-2S")
    table.do("play_smith", "promote_free 1,-2S")
    table.refused("promote 1,-2S", "knight.already_promoted", "CK-56")


def test_ck_56_the_smith_helps_no_knight_that_was_promoted_in_this_turn() -> None:
    table = a_city_table(progress={RED: ["smith"]}, hands={RED: {"ore": 1, "wool": 1}}, rolled=True)
    table.level(RED, "politics", 3).knight(RED, "1,-2S")
    table.do("promote 1,-2S")
    table.refused("play_smith", "smith.no_knight", "CK-96")


def test_ck_79_mighty_knights_need_a_fortress() -> None:
    table = a_city_table(progress={RED: ["smith"]}, rolled=True)
    table.knight(RED, "1,-2S", 2).knight(RED, "0,2N")
    table.do("play_smith")
    table.refused("promote_free 1,-2S", "knight.no_fortress", "CK-45")


def test_ck_79_with_a_fortress_a_strong_one_becomes_mighty() -> None:
    table = a_city_table(progress={RED: ["smith"]}, rolled=True).level(RED, "politics", 3)
    table.knight(RED, "1,-2S", 2)
    table.do("play_smith", "promote_free 1,-2S")
    assert table.knights_of(RED) == {"1,-2S": "mighty"}


def test_ck_79_the_stronger_piece_must_be_in_stock() -> None:
    table = a_city_table(progress={RED: ["smith"]}, rolled=True)
    table.knight(RED, "1,-2S", 2).knight(RED, "0,2N", 2).knight(RED, "1,1S")
    table.refused("play_smith", "smith.no_knight", "CK-96")


def test_ck_79_a_promotion_makes_room_for_the_next() -> None:
    """A strong knight that becomes mighty gives back the piece that a basic one needs."""
    table = a_city_table(progress={RED: ["smith"]}, rolled=True).level(RED, "politics", 3)
    table.knight(RED, "1,-2S", 2).knight(RED, "0,2N", 2).knight(RED, "1,1S")
    table.do("play_smith")
    table.refused("promote_free 1,1S", "knight.none_left", "CK-57")
    table.do("promote_free 1,-2S", "promote_free 1,1S")
    assert table.knights_of(RED) == {"1,-2S": "mighty", "0,2N": "strong", "1,1S": "strong"}


def test_ck_79_nobody_elses_knights() -> None:
    table = a_city_table(progress={RED: ["smith"]}, rolled=True)
    table.knight(RED, "1,-2S").knight(BLUE, "1,0NE")
    table.do("play_smith")
    table.refused("promote_free 1,0NE", "knight.not_own", "CK-56")


# ---- Printer


def test_ck_77_the_printer_is_a_point_that_lies_open() -> None:
    table = a_city_table(dice=[(1, 1)], events=["science"], chance={"progress": ["printer"]})
    table.level(RED, "science", 1)
    points = table.points(RED)
    table.do("roll")
    assert table.points(RED) == points + 1
    assert table.progress_of(RED) == {}
    assert table.told("laid_open", WHITE) == [{"seat": RED, "card": "printer"}]


def test_ck_77_there_is_nothing_to_play_on_it() -> None:
    table = a_city_table(progress={RED: ["printer"]}, rolled=True)
    assert "play_printer" not in table.rules.verb_named
    assert [action for action in table.legal() if action.startswith("play_")] == []


def test_ck_77_it_never_counts_in_the_hand() -> None:
    table = a_city_table(progress={ORANGE: ["printer", "smith"]})
    assert sum(table.block("progress_count", ORANGE * 3 + track) for track in range(3)) == 1
