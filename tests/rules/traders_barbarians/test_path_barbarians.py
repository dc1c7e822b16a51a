"""Barbarians on paths: TB-TB-6, TB-TB-20, TB-TB-21, and the deck of TB-TB-23."""

from __future__ import annotations

import pytest

import archipel
from archipel.engine.errors import ArchipelError, SetUpError
from tests.rules.traders_barbarians.wagon_tables import a_wagon_table
from tests.tables import BLUE, RED


def test_tb_tb_6_three_paths_to_start_on() -> None:
    table = a_wagon_table(placed=False)
    graph = table.graph
    assert table.barbarians_on() == [graph.edge_names[graph.edge(name)] for name in ("-1,0SW", "1,-2SE", "0,1E")]


def test_tb_tb_20_a_road_may_be_built_under_a_barbarian() -> None:
    table = a_wagon_table(hands={RED: {"brick": 1, "lumber": 1}}, rolled=True)
    assert "0,1E" in table.barbarians_on()
    table.do("build_road 0,1E")
    assert table.block("road", table.graph.edge("0,1E")) == RED + 1


def test_tb_tb_20_one_barbarian_on_a_path() -> None:
    table = a_wagon_table(dice=[(3, 4)]).do("roll")
    table.refused("move_barbarian 0,1E 1,-2SE", "barbarian.taken", "TB-TB-20")
    table.refused("move_barbarian 0,1E 0,1E", "barbarian.taken", "TB-TB-20")


def test_tb_tb_21_a_seven_discards_then_moves_a_barbarian() -> None:
    table = a_wagon_table(dice=[(3, 4)], hands={BLUE: {"ore": 8}, RED: {"wool": 7, "gold": 9}}).do("roll")
    assert table.phase == "discard"  # seven cards and nine gold are not too many
    table.do("discard_cards 4ore", by=BLUE)
    assert (table.phase, table.game.seat) == ("move_barbarian", RED)
    table.do("move_barbarian 0,1E 0,2CNW")  # an inner path is a path
    assert table.phase == "action"
    assert table.barbarians_on()[2] == "0,2CNW"
    assert table.hand_size(BLUE) == 4


def test_tb_tb_21_on_another_players_road_a_card_is_stolen() -> None:
    table = a_wagon_table(dice=[(3, 4)], hands={BLUE: {"ore": 2}}).do("roll", "move_barbarian 0,1E 1,0NE")
    assert (table.hand(RED), table.hand(BLUE)) == ({"ore": 1, "gold": 5}, {"ore": 1, "gold": 5})
    assert table.phase == "action"


def test_tb_tb_21_nothing_is_stolen_on_an_own_road_or_from_an_empty_hand() -> None:
    table = a_wagon_table(dice=[(3, 4)], hands={BLUE: {"ore": 2}}).do("roll", "move_barbarian 0,1E 0,1SE")
    assert table.hand(RED) == {"gold": 5}
    empty = a_wagon_table(dice=[(3, 4)]).do("roll", "move_barbarian 0,1E 1,0NE")
    assert empty.gold(BLUE) == 5  # gold is not stolen
    assert empty.phase == "action"


def test_tb_tb_21_by_the_option_the_thief_is_asked() -> None:
    table = a_wagon_table(dice=[(3, 4)], hands={BLUE: {"ore": 2}}, steal_at_once=False)
    table.do("roll", "move_barbarian 0,1E 1,0NE", "steal_nothing")
    assert table.hand(RED) == {"gold": 5}


def test_tb_tb_21_it_must_be_a_barbarian_and_a_path() -> None:
    table = a_wagon_table(dice=[(3, 4)]).do("roll")
    table.refused("move_barbarian 0,0E 2,0NE", "barbarian.not_there", "TB-TB-21")
    table.refused("move_barbarian 0,1E 0,2SE", "barbarian.no_path", "TB-TB-9")
    assert len(table.legal("move_barbarian")) == 3 * (72 + 12 - 9 - 3)


@pytest.mark.parametrize("dice", [(1, 1), (6, 6)])
def test_tb_tb_21_a_2_and_a_12_never_count(dice: tuple[int, int]) -> None:
    table = a_wagon_table()
    rolls = {told[0][1]: float(odd) for told, odd, _ in table.game.chance_outcomes("roll")}
    assert len(rolls) == 34
    assert f"{dice[0]}+{dice[1]}" not in rolls
    assert sum(rolls.values()) == pytest.approx(1.0)
    with pytest.raises(ArchipelError):
        a_wagon_table(dice=[dice]).do("roll")


def test_tb_tb_23_the_deck() -> None:
    table = a_wagon_table(placed=False)
    names = table.development.names
    deck = {name: table.block("deck", k) for k, name in enumerate(names) if table.block("deck", k)}
    assert deck == {"knight": 16, "road_building": 3, "swift_journey": 3, "victory_point": 3}
    assert not {"play_monopoly", "play_year_of_plenty"} & set(table.rules.verb_named)


def test_tb_tb_23_a_knight_moves_a_barbarian_and_may_steal() -> None:
    table = a_wagon_table(cards={RED: ["knight"]}, hands={BLUE: {"ore": 1}})
    table.do("play_knight", "move_barbarian 0,1E 1,0NE")  # before the roll, too
    assert table.hand(RED) == {"ore": 1, "gold": 5}
    assert table.block("knights_played", RED) == 1


def test_tb_tb_23_a_card_is_not_played_in_the_turn_it_was_bought() -> None:
    table = a_wagon_table(
        hands={RED: {"ore": 1, "wool": 1, "grain": 1}}, rolled=True, chance={"development": ["knight"]}
    )
    table.do("buy_card")
    table.refused("play_knight", "card.just_bought", "BASE-46")


def test_tb_tb_23_a_victory_point_is_secret() -> None:
    table = a_wagon_table(cards={RED: ["victory_point"]})
    assert table.game.view(BLUE).to_json()["points"] == [3, 3, 3]
    assert table.score.total(table.state, RED) == 4


def test_a_board_must_have_its_targets_where_the_inner_paths_are() -> None:
    board = archipel.new_game("traders_barbarians/wagons", 3, 1).origin.header["board"]
    assert isinstance(board, dict)
    tiles = {**board["tiles"], "-2,0": board["tiles"]["0,0"], "0,0": board["tiles"]["-2,0"]}
    with pytest.raises(SetUpError) as caught:
        archipel.new_game("traders_barbarians/wagons", 3, 1, board={**board, "tiles": tiles})
    assert caught.value.rule == "TB-TB-2"
