"""Catan for Two: neutral colours, trade tokens, two rolls (TB-TWO-1 to TB-TWO-13, COMBO-5, COMBO-6, COMBO-10, COMBO-11,
COMBO-15, COMBO-17, CK-112). Stone and slate are colours 2 and 3; the desert is in the middle of the beginner board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import archipel
from archipel import SetUpError
from archipel.catalogue import catalogue, colours_in, entry, use_custom_scenarios
from archipel.rules.base.army import LargestArmy
from archipel.rules.traders_barbarians.event_cards import EventCards
from archipel.rules.traders_barbarians.trade_tokens import TradeTokens
from tests.rules.seafarers.sea_tables import COUNTS
from tests.rules.seafarers.test_fog import SMALL
from tests.rules.traders_barbarians.traders_tables import Placed, place_as
from tests.tables import BLUE, RED, Table, a_table

pytestmark = pytest.mark.compiled

STONE, SLATE = 2, 3
INLAND: Placed = {  # no tokens come with these
    RED: (("-1,0N", "-1,0NW"), ("1,0S", "1,0SE")),
    BLUE: (("2,-1S", "2,-1SE"), ("-1,0S", "-1,0SW")),
}
HOLDINGS = {"lumber": 4, "brick": 4, "wool": 2, "grain": 2}


def two(
    hands: Mapping[int, Mapping[str, int]] | None = None,
    dice: Sequence[tuple[int, int]] | None = None,
    cards: Mapping[int, Sequence[str]] | None = None,
    steals: Sequence[str] | None = None,
    rolled: bool = True,
    **options: bool | str,
) -> Table:
    """Both have placed; red is to trade and build, both rolls done, or else to roll."""
    chance = {"steal": list(steals)} if steals is not None else None
    told: dict[str, Any] = {"for_two": True, "duel": False, **options}
    table = a_table(2, dice=dice, chance=chance, placed=False, **told)
    place_as(table, INLAND)
    table.open_turn(hands or {}, cards or {}, rolled)
    if rolled:
        both_rolled(table)
    return table


def both_rolled(table: Table) -> None:
    table.state.close()
    for block, faces in (("first_dice", (1, 1)), ("dice", (1, 2))):
        for k, face in enumerate(faces):
            table.state.s[table.rules.block_named[block].at + k] = face


def tokens(table: Table) -> list[int]:
    """Those of both players, and the reserve."""
    return [table.block("trade_tokens", RED), table.block("trade_tokens", BLUE), table.block("trade_token_reserve")]


def set_tokens(table: Table, seat: int, count: int) -> Table:
    chapter = table.rules.the(TradeTokens)
    table.state.s[chapter.reserve] += table.state.s[chapter.held + seat] - count
    table.state.s[chapter.held + seat] = count
    return table


def play_knights(table: Table, seat: int, count: int) -> Table:
    """As if that many had been played in earlier turns."""
    played = table.development.played
    for _ in range(count):
        table.rules.the(LargestArmy).knight_played(table.state, seat)
        table.state.s[table.development.deck] -= 1
        table.state.s[table.development.deck_size] -= 1
        table.state.s[played] += 1
    return table


def neutral(table: Table, corner: str) -> int:
    """The colour of the building on a corner."""
    return table.block("held", table.graph.corner(corner)) - 1


# ---- what there is


def test_tb_two_1_two_players_two_neutral_colours_twenty_tokens() -> None:
    table = two()
    assert (table.rules.players, table.rules.colours) == (2, 4)
    assert tokens(table) == [5, 5, 10]
    assert colours_in(table.game) == ("red", "blue", "stone", "slate")


def test_tb_two_2_a_neutral_settlement_above_and_below_the_centre() -> None:
    table = a_table(2, for_two=True, duel=False, placed=False)
    assert (neutral(table, "1,-2S"), neutral(table, "-1,2N")) == (STONE, SLATE)
    graph = table.graph
    for corner, around in (("1,-2S", ("0,-1", "1,-1", "1,-2")), ("-1,2N", ("0,1", "-1,1", "-1,2"))):
        at = graph.corner(corner)
        assert {int(tile) for tile in graph.corner_tiles[3 * at : 3 * at + 3]} == {graph.tile(name) for name in around}
    assert not any(table.block("road", edge) for edge in range(int(graph.edges)))
    table.refused("place_settlement 1,-2S", "settlement.occupied", "BASE-64")
    table.refused("place_settlement 1,-2SE", "settlement.too_close", "BASE-26")
    order = []
    for settlement, road in (INLAND[RED][0], INLAND[BLUE][0], INLAND[BLUE][1], INLAND[RED][1]):
        order.append(table.game.seat)
        table.do(f"place_settlement {settlement}", f"place_road {road}")
    assert order == [RED, BLUE, BLUE, RED]
    assert [table.block("settlements_left", colour) for colour in range(4)] == [3, 3, 4, 4]


@pytest.mark.parametrize("name", [found.name for found in catalogue() if found.box == "seafarers" and 2 in found.seats])
def test_tb_two_2_at_sea_they_stand_on_land_where_players_start(name: str) -> None:
    for seed in range(3):
        layout = "random" if "random" in _layouts(name) and seed else entry(name).scenario(2).default_board
        game = archipel.new_game(name, seats=2, seed=seed, for_two=True, layout=layout)
        held = game.rules.block_named["held"].at
        stand = [(v, int(game.state.s[held + v]) - 1) for v in range(int(game.graph.corners)) if game.state.s[held + v]]
        assert sorted(colour for _, colour in stand) == [STONE, SLATE]
        (one, _), (other, _) = stand
        assert other not in [int(u) for u in game.graph.corner_neighbours[3 * one : 3 * one + 3]]


def _layouts(name: str) -> tuple[object, ...]:
    return next(option.choices for option in entry(name).options if option.name == "layout")


# ---- two rolls


def test_tb_two_3_two_rolls_a_turn_each_resolved_completely() -> None:
    table = two({BLUE: {"ore": 8}}, dice=[(3, 4), (1, 2)], rolled=False)
    table.do("roll")
    assert table.game.phase == "discard"
    table.do("discard_cards 4ore", by=BLUE).do("move_robber 2,0")
    assert (table.game.phase, table.game.seat) == ("second_roll", RED)
    table.refused("end_turn", "action.not_now", "TB-TWO-3")
    table.do("roll_again")
    assert table.game.phase == "action"
    assert [event["dice"] for event in table.told("rolled")] == ["3+4", "1+2"]
    assert [table.block("first_dice", k) for k in range(2)] == [3, 4]
    assert [table.block("dice", k) for k in range(2)] == [1, 2]
    assert {event["seat"] for event in table.told("produced")} == {RED, BLUE}  # both have a building at a 3


def test_tb_two_3_the_second_total_is_never_the_first() -> None:
    table = two(dice=[(2, 4), (3, 3)], rolled=False)
    table.do("roll")
    with pytest.raises(archipel.ChanceError):
        table.do("roll_again")
    outcomes = table.game.chance_outcomes("roll_again")
    assert len(outcomes) == 36 - 5
    assert {weight for _, weight, _ in outcomes} == {Fraction(1, 31)}


def test_tb_two_3_as_an_option_both_rolls_come_first() -> None:
    table = two({BLUE: {"ore": 8}}, dice=[(3, 4), (1, 2)], rolled=False, two_rolls="both_first")
    table.do("roll")
    assert (table.game.phase, table.game.seat) == ("second_roll", RED)
    assert not table.told("produced")
    table.do("roll_again")
    assert table.game.phase == "discard"
    table.do("discard_cards 4ore", by=BLUE).do("move_robber 2,0")
    assert table.game.phase == "action"
    assert len(table.told("rolled")) == 2
    assert table.told("produced")
    table.do("end_turn")
    assert [table.block("first_dice", k) for k in range(2)] == [0, 0]


# ---- neutral builds


def test_tb_two_4_with_a_road_a_neutral_colour_gets_one() -> None:
    table = two({RED: HOLDINGS})
    table.do("build_road -1,-1E")
    assert (table.game.phase, table.game.seat) == ("neutral_build", RED)
    stone, slate = table.edges("1,-2SE", "1,-2SW", "0,-1E"), table.edges("-1,2NE", "-1,2NW", "0,1W")
    legal = [(action.fields["edge"], action.fields["neutral"]) for action in table.game.legal_actions()]
    assert set(legal) == {(edge, "stone") for edge in stone} | {(edge, "slate") for edge in slate}
    table.refused("build_neutral_settlement 0,0S stone", "neutral.the_same_piece", "TB-TWO-4")
    table.refused("build_neutral_road 1,-2SE slate", "road.not_connected", "BASE-63")
    table.refused("end_turn", "action.not_now", "TB-TWO-4")
    hand = table.hand(RED)
    table.do("build_neutral_road 1,-2SE stone")
    assert table.hand(RED) == hand
    assert table.block("road", table.graph.edge("1,-2SE")) == STONE + 1
    assert table.block("roads_left", STONE) == 14
    assert table.game.phase == "building"
    assert tokens(table) == [5, 5, 10]


def test_tb_two_4_a_settlement_brings_a_neutral_settlement_or_else_a_road() -> None:
    table = two({RED: {"lumber": 2, "brick": 2, "wool": 2, "grain": 2}})
    table.road(RED, "-1,-1SW", "1,1SE").state.close()
    table.state.close()  # what these two roads bring is left out
    table.do("build_settlement -1,-1SW")  # no neutral road leads to a free corner
    assert {text.split()[0] for text in table.legal()} == {"build_neutral_road"}
    table.do("build_neutral_road 1,-2SE stone").road(STONE, "1,-2E")
    table.do("build_settlement 1,1S")
    assert table.legal() == ["build_neutral_settlement 1,-2NE stone"] or len(table.legal()) == 1
    table.refused("build_neutral_road 1,-2SW stone", "neutral.the_same_piece", "TB-TWO-4")
    table.refused("build_neutral_settlement -1,2N slate", "settlement.occupied", "BASE-64")
    table.refused("build_neutral_settlement 0,-2N slate", "neutral.no_road_there", "TB-TWO-4")
    before = tokens(table)
    table.do(table.legal()[0])
    assert neutral(table, "1,-2NE") == STONE
    assert table.block("settlements_left", STONE) == 3
    assert tokens(table) == before


def test_tb_two_4_without_pieces_the_other_colour_builds_and_at_last_none() -> None:
    table = two({RED: HOLDINGS})
    left = table.building.roads_left
    table.state.s[left + STONE] = 0
    table.do("build_road -1,-1E")
    assert {text.split()[-1] for text in table.legal()} == {"slate"}
    table.refused("build_neutral_road 1,-2SE stone", "neutral.no_road_left", "TB-TWO-4")
    table.do("build_neutral_road -1,2NE slate")
    table.state.s[left + SLATE] = 0
    table.do(table.legal("build_road")[0])
    assert table.game.phase == "building"


def test_tb_two_4_each_road_of_a_card_brings_one() -> None:
    table = two(cards={RED: ["road_building"]})
    table.do("play_road_building", "place_free_road -1,-1E")
    assert table.game.phase == "neutral_build"
    table.do("build_neutral_road 1,-2SE stone")
    assert table.game.phase == "free_roads"
    table.do(table.legal("place_free_road")[0])
    assert table.game.phase == "neutral_build"
    table.do("build_neutral_road 1,-2E stone")
    assert table.game.phase == "action"


def test_tb_two_5_cities_and_cards_bring_nothing() -> None:
    table = two({RED: {"ore": 4, "grain": 3, "wool": 1}})
    table.do("build_city -1,0N")
    assert table.game.phase == "building"
    table.do("buy_card")
    assert table.game.phase == "building"


def test_tb_two_5_neutral_buildings_produce_nothing_and_are_not_robbed() -> None:
    table = two(dice=[(1, 1), (3, 4)], rolled=False)  # the 2 is a tile at stone's settlement alone
    table.do("roll", "roll_again", "move_robber 1,-2")
    assert not table.told("produced")
    assert not table.told("stolen")
    assert table.game.phase == "action"


def test_tb_two_5_a_neutral_colour_can_hold_the_longest_route() -> None:
    table = two()
    table.road(STONE, "1,-2SE", "1,-2E", "1,-2NE", "1,-2NW", "1,-2W")
    assert table.block("longest_route") == STONE + 1
    assert [table.points(seat) for seat in range(2)] == [2, 2]
    assert table.told("longest_route") == [{"seat": STONE, "length": 5}]


@pytest.mark.parametrize("terrain", ["forest", "gold", "sea"])
def test_tb_two_5_under_a_neutral_road_fog_lifts_and_nobody_finds_anything(terrain: str, tmp_path: Path) -> None:
    """A player's road there would bring a card (SEA-S3-5, SEA-S3-7)."""
    small_fog = (SMALL + COUNTS).replace("seats = [3]", "seats = [2]")
    (tmp_path / "small_fog.toml").write_text(small_fog, encoding="utf-8")
    use_custom_scenarios(tmp_path)
    told: dict[str, list[object]] = {"fog_terrain": [terrain], "fog_number": [6]}
    game = archipel.new_game("custom/small_fog", seats=2, seed=1, chance=told, for_two=True, start=RED)
    use_custom_scenarios(None)
    game.listen()
    table = Table(game)
    place_as(table, {RED: (("0,0N", "0,0NW"), ("0,2S", "0,2SW")), BLUE: (("-1,1NW", "-1,1W"), ("-1,2SW", "-1,2W"))})
    table.open_turn({RED: HOLDINGS}, {}, rolled=True)
    both_rolled(table)
    table.do(table.legal("build_road")[0])
    hands, tile = [table.hand(RED), table.hand(BLUE)], table.graph.tile("1,1")
    table.do("build_neutral_road 0,1NE stone")
    (lifted,) = table.told("fog_lifted")
    assert lifted == {"seat": STONE, "tile": tile, "terrain": terrain, "number": 0 if terrain == "sea" else 6}
    assert table.told("fog_card") == []
    assert [table.hand(RED), table.hand(BLUE)] == hands
    assert (table.game.phase, table.game.seat) == ("building", RED)


def test_tb_two_5_its_first_road_touches_its_settlement() -> None:
    table = two({RED: HOLDINGS})
    table.do("build_road -1,-1E")
    table.refused("build_neutral_road 0,0E stone", "road.not_connected", "BASE-63")
    ends = [
        int(table.graph.edge_corners[2 * int(str(action.fields["edge"])) + k])
        for action in table.game.legal_actions()
        for k in range(2)
    ]
    count = Counter(ends)
    assert count[table.graph.corner("1,-2S")] == count[table.graph.corner("-1,2N")] == 3


# ---- token actions


def test_tb_two_6_one_action_a_turn_for_one_token_or_two_when_ahead() -> None:
    table = two({BLUE: {"ore": 3}}, steals=["ore", "ore"]).move_robber("2,0")
    assert table.game.view(RED).readings()["token_price"] == [1, 1]
    table.do("robber_home")
    assert tokens(table) == [4, 5, 11]
    table.refused("force_trade", "token.one_a_turn", "TB-TWO-6")
    table.refused("robber_home", "token.one_a_turn", "TB-TWO-6")
    ahead = two({BLUE: {"ore": 3}}).move_robber("2,0").set_points(RED, 3)
    assert ahead.game.view(BLUE).readings()["token_price"] == [2, 1]
    ahead.do("robber_home")
    assert tokens(ahead) == [3, 5, 12]


def test_tb_two_6_hidden_points_do_not_count() -> None:
    table = two(cards={RED: ["victory_point"]}).move_robber("2,0")
    table.do("robber_home")
    assert tokens(table) == [4, 5, 11]


def test_tb_two_6_without_enough_tokens_it_is_refused() -> None:
    table = set_tokens(two({BLUE: {"ore": 3}}).move_robber("2,0").set_points(RED, 3), RED, 1)
    wrong = table.refused("robber_home", "token.too_few", "TB-TWO-6")
    assert wrong.details == {"price": 2, "held": 1}
    table.set_points(RED, 2).do("robber_home")
    assert tokens(table)[0] == 0


def test_tb_two_6_before_the_first_roll_and_not_between_the_two() -> None:
    table = two(dice=[(1, 1), (1, 2)], rolled=False).move_robber("2,0")
    table.do("robber_home", "roll").move_robber("2,0")
    table.refused("robber_home", "action.not_now", "TB-TWO-3")
    table.do("roll_again")
    table.refused("robber_home", "token.one_a_turn", "TB-TWO-6")
    table.do("end_turn")
    assert "robber_home" in table.legal()  # the other player's turn


def test_tb_two_7_two_cards_at_random_for_two_of_choice() -> None:
    table = two({RED: {"wool": 3}, BLUE: {"ore": 2, "grain": 1}}, steals=["ore", "grain"])
    table.do("force_trade")
    assert (table.game.phase, table.game.seat) == ("give_back", RED)
    assert table.hands() == {RED: {"wool": 3, "ore": 1, "grain": 1}, BLUE: {"ore": 1}}
    table.refused("end_turn", "action.not_now", "TB-TWO-7")
    table.refused("give_back lumber", "return.not_held", "TB-TWO-7")
    table.refused("give_back_cards 1wool", "return.wrong_number", "TB-TWO-7")
    table.refused("give_back_cards 2lumber", "return.not_held", "TB-TWO-7")
    table.do("give_back_cards 2wool")
    assert table.hands() == {RED: {"wool": 1, "ore": 1, "grain": 1}, BLUE: {"ore": 1, "wool": 2}}
    assert table.game.phase == "action"
    assert tokens(table) == [4, 5, 11]
    for seat, card in ((RED, "wool"), (BLUE, "wool"), (-1, None)):
        assert [event.get("card") for event in table.told("gave_back", to=seat)] == [card, card]
    assert [event.get("card") for event in table.told("stolen", to=-1)] == [None, None]


def test_tb_two_7_a_single_card_is_taken_and_two_are_given() -> None:
    table = two({RED: {"wool": 3}, BLUE: {"ore": 1}}, steals=["ore"])
    table.do("force_trade", "give_back wool", "give_back ore")
    assert table.hands() == {RED: {"wool": 2}, BLUE: {"wool": 1, "ore": 1}}
    poor = two({BLUE: {"ore": 1}}, steals=["ore"])
    poor.do("force_trade", "give_back ore")  # all there is
    assert poor.hands() == {BLUE: {"ore": 1}}
    assert poor.game.phase == "action"


def test_tb_two_7_not_from_an_empty_hand() -> None:
    table = two({RED: {"wool": 3}})
    table.refused("force_trade", "token.no_cards", "TB-TWO-7")
    assert tokens(table) == [5, 5, 10]


def test_tb_two_8_the_robber_goes_to_the_desert_and_nobody_is_robbed() -> None:
    table = two({BLUE: {"ore": 3}})
    table.refused("robber_home", "robber.has_no_way_home", "TB-TWO-8")
    table.move_robber("2,0").do("robber_home")
    assert table.block("robber") == table.graph.tile("0,0")
    assert table.game.phase == "action"
    assert not table.told("stolen")


def test_tb_two_8_without_a_desert_there_is_no_way_home() -> None:
    game = archipel.new_game("seafarers/new_shores", seats=2, seed=1, for_two=True)
    table = Table(game)
    assert table.land.first_desert(table.state) == -1
    assert table.robber.home(table.state) == table.block("robber")
    assert table.rules.the(TradeTokens).may_act(table.state, RED)
    assert table.rules.verb_named["robber_home"].legal(table.state, RED, 0) == 0


def test_tb_two_8_the_forgotten_tribe_bars_the_deserts() -> None:
    game = archipel.new_game("seafarers/forgotten_tribe", seats=2, seed=1, for_two=True)
    table = Table(game)
    robber = table.robber
    land = next(tile for tile in range(int(table.graph.tiles)) if robber.land.pips(table.state, tile) > 0)
    robber.stand(table.state, land)
    assert robber.home(table.state) == land


# ---- gaining tokens


@pytest.mark.parametrize(
    ("corner", "gained"), [("0,0NW", 2), ("0,-2N", 1), ("-1,0N", 0)], ids=["desert", "coast", "inland"]
)
def test_tb_two_9_settlements_by_desert_and_coast_bring_tokens_at_the_start_too(corner: str, gained: int) -> None:
    table = a_table(2, for_two=True, duel=False, placed=False)
    table.do(f"place_settlement {corner}")
    assert tokens(table) == [5 + gained, 5, 10 - gained]


def test_tb_two_9_desert_and_coast_are_three_tokens() -> None:
    table = two()
    table.state.s[table.land.terrain + table.graph.tile("0,-2")] = table.land.desert
    table.settle(RED, "0,-2N")
    assert tokens(table) == [8, 5, 7]


def test_tb_two_9_settlements_built_later_count_and_neutral_ones_do_not() -> None:
    table = two({RED: HOLDINGS})
    table.settle(STONE, "0,0SE")
    assert tokens(table) == [5, 5, 10]
    table.settle(RED, "0,0SW")
    assert tokens(table) == [7, 5, 8]


def test_tb_two_9_one_knight_a_turn_for_two_tokens() -> None:
    table = play_knights(two(), RED, 2)
    table.do("turn_in_knight")
    assert tokens(table) == [7, 5, 8]
    assert table.block("knights_played", RED) == 1
    table.refused("turn_in_knight", "knight.one_turned_in", "TB-TWO-9")
    none = two()
    none.refused("turn_in_knight", "knight.none_to_turn_in", "TB-TWO-9")


def test_tb_two_10_the_army_is_lost_with_two_knights_or_at_a_tie() -> None:
    table = play_knights(two(), RED, 3)
    assert table.points(RED) == 4
    table.do("turn_in_knight")
    assert (table.block("largest_army"), table.points(RED)) == (0, 2)
    assert table.told("largest_army")[-1] == {"seat": None, "knights": 0}
    tie = play_knights(play_knights(two(), RED, 4), BLUE, 3)
    tie.do("turn_in_knight")
    assert (tie.block("largest_army"), tie.points(RED), tie.points(BLUE)) == (0, 2, 2)
    play_knights(tie, BLUE, 1)
    assert (tie.block("largest_army"), tie.points(BLUE)) == (BLUE + 1, 4)
    kept = play_knights(play_knights(two(), RED, 5), BLUE, 3)
    kept.do("turn_in_knight")
    assert (kept.block("largest_army"), kept.points(RED)) == (RED + 1, 4)


def test_tb_two_10_it_goes_to_the_other_with_strictly_more_and_at_least_three() -> None:
    table = play_knights(play_knights(two(), RED, 4), BLUE, 4)  # blue has drawn level, red keeps the tile
    assert table.block("largest_army") == RED + 1
    table.do("turn_in_knight")
    assert (table.block("largest_army"), table.points(RED), table.points(BLUE)) == (BLUE + 1, 2, 4)
    assert table.told("largest_army")[-1] == {"seat": BLUE, "knights": 4}
    few = play_knights(play_knights(two(), RED, 2), BLUE, 2)
    few.do("turn_in_knight")
    assert few.block("largest_army") == 0


def test_tb_two_11_from_an_empty_reserve_nobody_gains() -> None:
    table = two()
    chapter = table.rules.the(TradeTokens)
    table.state.s[chapter.held + BLUE] += 9
    table.state.s[chapter.reserve] = 1
    play_knights(table, RED, 1).do("turn_in_knight")
    assert tokens(table) == [6, 14, 0]
    table.settle(RED, "0,0SW")
    assert tokens(table) == [6, 14, 0]
    assert entry("base").choose(2, {"for_two": True})["target"] == 10


# ---- with event cards


def cards_table(*cards: str) -> Table:
    table = a_table(2, chance={"event_card": list(cards)}, placed=False, for_two=True, duel=False, event_cards=True)
    place_as(table, INLAND)
    return table.open_turn({}, {}, rolled=False)


def event_names(table: Table, *numbers: int) -> list[str]:
    """Cards of these numbers without an event."""
    rows = table.rules.the(EventCards).tables()["event_cards"]
    found = []
    for number in numbers:
        row = next(row for row in rows if row["number"] == number and row["event"] == "no_event")
        found.append(str(row["card"]))
    return found


def test_tb_two_13_and_combo_15_two_cards_a_turn() -> None:
    calm = event_names(cards_table(), 11, 3)
    table = cards_table(*calm)
    table.do("reveal_card")
    assert table.game.phase == "second_roll"
    table.refused("reveal_card", "action.not_now", "TB-TWO-3")
    table.do("roll_again")
    assert table.game.phase == "action"
    assert [event["number"] for event in table.told("card_revealed")] == [11, 3]
    assert (table.block("first_event_card") > 0, table.block("event_card") > 0) == (True, True)


def test_tb_two_13_an_equal_number_is_applied_again_and_there_is_no_third() -> None:
    (calm,) = event_names(cards_table(), 8)
    table = cards_table(calm, calm)
    table.do("reveal_card", "roll_again")
    assert [event["number"] for event in table.told("card_revealed")] == [8, 8]
    assert table.hands() == {BLUE: {"lumber": 2, "ore": 2}}
    assert table.game.phase == "action"


# ---- what it goes with


def refused(name: str, seats: int, rule: str, **options: object) -> str:
    with pytest.raises(SetUpError) as caught:
        entry(name).choose(seats, {"for_two": True, **options})
    assert caught.value.rule == rule
    return caught.value.reason


def test_tb_two_12_on_every_board_with_an_army_and_not_with_cities() -> None:
    for found in catalogue():
        if found.name in ("junior", "cities_knights") or 2 not in found.seats:
            continue
        assert found.choose(2, {"for_two": True})["duel"] is False
    refused("cities_knights", 3, "CK-112")


def test_combo_5_not_at_the_pirate_islands() -> None:
    refused("seafarers/pirate_islands", 3, "COMBO-5")
    allowed = {found.name for found in catalogue() if found.box == "seafarers" and 2 in found.seats}
    assert len(allowed) == 8


def test_combo_6_not_with_cities_and_knights() -> None:
    assert "for_two" in refused("seafarers/cloth", 2, "CK-112", cities_knights=True)


def test_ck_112_the_game_of_cities_does_not_offer_it() -> None:
    (option,) = [option for option in entry("cities_knights").options if option.name == "for_two"]
    assert (option.choices, option.rule) == ((False,), "CK-112")


def test_combo_10_and_11_exactly_two_players() -> None:
    for seats in (3, 4, 5, 6):
        assert "for 2 seats" in refused("base", seats, "COMBO-11")
    with pytest.raises(SetUpError) as caught:
        entry("base").choose(2, {})
    assert "duel=True or for_two=True" in caught.value.reason


def test_combo_11_the_duel_without_neutral_colours_is_another_game() -> None:
    assert "duel is False" in refused("base", 2, "TB-TWO-1", duel=True)
    assert entry("base").choose(2, {"duel": True})["for_two"] is False


def test_combo_17_neutral_colours_hold_no_harbour_points() -> None:
    table = two(harbormaster=True)
    harbours = [edge for edge in range(int(table.graph.edges)) if table.block("harbour", edge)]
    for edge in harbours[::2][:4]:
        corner = int(table.graph.edge_corners[2 * edge])
        if table.block("corner_free", corner):
            table.building.place_settlement(table.state, STONE, corner)
    assert table.block("harbormaster") == 0
    assert [table.points(seat) for seat in range(2)] == [2, 2]


def test_combo_17_the_friendly_robber_protects_only_the_players() -> None:
    table = two(dice=[(3, 4), (1, 1)], rolled=False, friendly_robber=True)
    table.do("roll")
    near_neutral_alone = "move_robber 1,-2"
    assert near_neutral_alone in table.legal("move_robber")
    table.refused("move_robber -1,0", "robber.friendly", "TB-FR-1")
